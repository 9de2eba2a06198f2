import type { Phrase } from '../types/session';
import type { People, Texts } from '../words.svelte';

/** How somebody stands, beside their sign: the number by which the terminal's map tells runners apart is left out. */
export function standingWords(words: Texts | null | undefined, standing: Phrase, seated: People): string {
  const { args } = standing;
  return words?.phrase(args && 'runner' in args ? { ...standing, args: { ...args, runner: '' } } : standing, seated).trim() ?? '';
}
