import type { Glyph } from '../../art/duel/glyphs';

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
