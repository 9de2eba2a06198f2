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

/** A die and what it shows, as a sentence writes it. */
export function faceOf(sign: string): { die: Die; value: number } | null {
  const die = SHORT[sign.slice(0, -1)];
  return die ? { die, value: Number(sign.at(-1)) } : null;
}
