import { count, list } from './offers';
import type { Die, RollView, Symbol as DieSymbol, Symbols } from '$lib/types/king-of-tokyo-duel';

/**
 * The rules count equal dice, a table shows each of them: those that are kept stay where they lie, and the others come to lie in
 * the gaps. Of equal dice those are marked that were meant.
 */
export function settle(before: readonly Die[], roll: RollView, meant: readonly number[]): Die[] {
  const total = count(roll.dice) + roll.inHand;
  const kept = { ...roll.dice };
  const isLeft = (symbol: DieSymbol) => (kept[symbol] ?? 0) > 0;
  const take = (symbol: DieSymbol) => (kept[symbol] = (kept[symbol] ?? 0) - 1);
  // Dice that were to be thrown give way first: an equal one that was kept stays.
  const order = before.map((die, index) => ({ die, index })).sort((a, b) => Number(a.die.isMarked) - Number(b.die.isMarked));
  const places = before.map((): Die => ({ symbol: null, isMarked: false, isNew: false }));
  for (const { die, index } of order) {
    if (die.symbol === null || !isLeft(die.symbol)) continue;
    take(die.symbol);
    places[index] = { symbol: die.symbol, isMarked: false, isNew: false };
  }
  for (const symbol of list(kept)) {
    const gap = places.findIndex((die) => die.symbol === null);
    const die = { symbol, isMarked: false, isNew: true };
    if (gap < 0) places.push(die);
    else places[gap] = die;
  }
  while (places.length < total) places.push({ symbol: null, isMarked: false, isNew: false });
  while (places.length > total) {
    const gap = places.findLastIndex((die) => die.symbol === null);
    places.splice(gap < 0 ? places.length - 1 : gap, 1);
  }
  return mark(places, roll.marked, meant);
}

/** Marks as many dice of each symbol as the engine says: those that were meant first, then the last ones. */
function mark(places: Die[], marked: Symbols, meant: readonly number[]): Die[] {
  const left = { ...marked };
  const order = places.map((_, index) => index).sort((a, b) => Number(meant.includes(b)) - Number(meant.includes(a)) || b - a);
  for (const index of order) {
    const die = places[index];
    if (!die || die.symbol === null || (left[die.symbol] ?? 0) <= 0) continue;
    left[die.symbol] = (left[die.symbol] ?? 0) - 1;
    places[index] = { ...die, isMarked: true };
  }
  return places;
}
