import type { Die } from '$lib/types/clever-cubed';

/** How the languages shorten the colours of the dice. */
export const SHORT: Record<string, Die> = {
  Ye: 'yellow', Жё: 'yellow', Жо: 'yellow',
  Tu: 'turquoise', Бю: 'turquoise',
  Bl: 'blue', Си: 'blue',
  Br: 'brown', Ко: 'brown',
  Pi: 'pink', Ро: 'pink',
  Wh: 'white', Бе: 'white', Бі: 'white',
};

const STEMS: Record<string, Die> = {
  yellow: 'yellow', жёлт: 'yellow', жовт: 'yellow',
  turquoise: 'turquoise', бирюзов: 'turquoise', бірюзов: 'turquoise',
  blue: 'blue', син: 'blue',
  brown: 'brown', коричнев: 'brown',
  pink: 'pink', розов: 'pink', рожев: 'pink',
  white: 'white', бел: 'white', біл: 'white',
};

/** The word for a colour, within a sentence. */
export const COLOUR = `(?:${Object.keys(STEMS).join('|')})(?:ый|ий|ой|ей|ій|ая|яя|ую|юю|а|я|у|ю)?`;

const COLOUR_ALONE = new RegExp(`^${COLOUR}$`, 'u');

/** The die or the area that a word for a colour names. */
export function dieOf(word: string): Die | null {
  if (!COLOUR_ALONE.test(word)) return null;
  return STEMS[Object.keys(STEMS).find((stem) => word.startsWith(stem)) ?? ''] ?? null;
}

/** A die and what it shows, as a sentence writes it. */
export function faceOf(sign: string): { die: Die; value: number } | null {
  const die = SHORT[sign.slice(0, -1)];
  return die ? { die, value: Number(sign.at(-1)) } : null;
}
