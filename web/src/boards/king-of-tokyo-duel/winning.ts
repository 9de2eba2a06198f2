import type { Symbol as DieSymbol, Symbols, Winning } from '$lib/types/king-of-tokyo-duel';
import { SYMBOLS } from './offers';

/** More ways to win than these are told by their probability alone. */
export const WAYS_MAX = 3;

/** In whole percents; what is possible is never 0 and what is not certain never 100. */
export function percentOf({ wins, of }: Winning): number {
  if (wins === 0 || wins === of) return wins === 0 ? 0 : 100;
  return Math.min(Math.max(Math.round((wins / of) * 100), 1), 99);
}

/** How many of each symbol there are. */
export function countedOf(symbols: Symbols): [DieSymbol, number][] {
  return SYMBOLS.flatMap((symbol): [DieSymbol, number][] => (symbols[symbol] ? [[symbol, symbols[symbol]]] : []));
}
