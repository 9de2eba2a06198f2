import { register, type Signs } from '../../parts/signs';
import { t } from '$lib/words.svelte';
import { GLYPH_OF } from './glyphOf';
import Sign from './Sign.svelte';

const ORDER = Object.keys(GLYPH_OF);

export const SIGNS: Signs = {
  // A sign of power stands alone or after its number; other exclamation marks end a word.
  pattern: /([Ψ♥↯★⌂▣]|(?<=^|[\s\d(!])!)/u,
  name: (sign) => t('duel-sign-names').split(',')[ORDER.indexOf(sign)] ?? sign,
  Sign,
};

register('king-of-tokyo-duel', SIGNS);
