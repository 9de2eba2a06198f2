import type { SignName } from '../../art/city/signs';
import type { Resource } from '$lib/types/dice-city';

/** A piece of a line in symbols: a sign, or text as it is. */
export type Part = { sign: SignName } | { text: string };

const MARKS: Record<string, SignName> = {
  '★': 'star',
  '†': 'strength',
  '♜': 'defence',
  '◎': 'pass',
  '↻': 'reroll',
  '✗': 'asleep',
  '↔': 'swap',
  '→': 'to',
  '⚂': 'die',
  '⛑': 'army',
  '▤': 'row',
};

export const RESOURCES = ['wood', 'stone', 'iron'] as const satisfies readonly Resource[];

/** A few of the same sign are drawn one by one, as on the cards; of more there is a number. */
const ONE_BY_ONE = 2;

/**
 * A line in symbols, as the guide writes it, with the signs drawn. Letters stand for resources where they stand alone or after
 * a number: `letters` are those of the language in use, in the order of the resources; `bandits` is the letter behind a
 * strength that counts against bandits only.
 */
export function partsOf(line: string, letters: readonly string[], bandits: string): Part[] {
  const parts: Part[] = [];
  const write = (text: string) => {
    const last = parts.at(-1);
    if (last && 'text' in last) last.text += text;
    else parts.push({ text });
  };
  const words = line.match(/[\p{L}.]+|[^\p{L}.]/gu) ?? [];
  words.forEach((word, index) => {
    const mark = MARKS[word];
    const kinds = [...word].map((letter) => RESOURCES[letters.indexOf(letter)]);
    if (mark) parts.push({ sign: mark });
    else if (word === bandits && words[index - 1] === '†') parts.push({ sign: 'mask' });
    else if (kinds.every((kind) => kind !== undefined)) parts.push(...kinds.map((sign) => ({ sign })));
    else write(word);
  });
  return parts.flatMap((part) => ('text' in part ? trimmed(part.text) : [part])).reduce<Part[]>(spread, []);
}

function trimmed(text: string): Part[] {
  const kept = text.trim();
  return kept ? [{ text: kept }] : [];
}

/** "+2" before a resource becomes two of it. */
function spread(parts: Part[], part: Part): Part[] {
  const before = parts.at(-1);
  const isResource = 'sign' in part && RESOURCES.includes(part.sign as Resource);
  const count = before && 'text' in before ? /^\+(\d+)$/.exec(before.text)?.[1] : undefined;
  if (isResource && count && Number(count) <= ONE_BY_ONE) return [...parts.slice(0, -1), ...Array<Part>(Number(count)).fill(part)];
  if (isResource && before && 'text' in before && before.text === '+') return [...parts.slice(0, -1), part];
  return [...parts, part];
}
