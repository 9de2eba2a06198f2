import type { Glyph } from '../../art/duel/glyphs';
import type { Signs } from '../../parts/signs';
import { t } from '$lib/words.svelte';
import Sign from './Sign.svelte';

/** In the order of their names in the sentence that lists them. */
export const GLYPH_OF: Record<string, Glyph> = {
  'Ψ': 'claw',
  '♥': 'heart',
  '↯': 'energy',
  '★': 'fame',
  '⌂': 'destruction',
  '▣': 'die-token',
  '!': 'power',
};

const ORDER = Object.keys(GLYPH_OF);

export const SIGNS: Signs = {
  // A sign of power stands alone or after its number; other exclamation marks end a word.
  pattern: /([Ψ♥↯★⌂▣]|(?<=^|[\s\d(!])!)/u,
  name: (sign) => t('duel-sign-names').split(',')[ORDER.indexOf(sign)] ?? sign,
  Sign,
};
