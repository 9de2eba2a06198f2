import type { Colour, View } from '$lib/types/dice-city';
import { COLOURS, rowOf } from './places';

/** How near each end of the game is. */
export interface Clock {
  /** Bandits left in all decks. */
  bandits: number;
  /** Empty decks of ships. */
  ships: number;
  /** How much of the building deck is gone, from 0 to 1. */
  deck: number;
  /** The player nearest to two full rows, and the two best rows of the city that is shown. */
  rows: { full: number; best: { row: Colour; active: number }[] };
  solo: { turn: number; turns: number; points: number; target: number } | null;
}

export function clockOf(view: View, own: number): Clock {
  const seat = view.seats[own]!;
  const rows = COLOURS.map((row) => ({ row, active: rowOf(seat, row).active }));
  const isSolo = view.setup.players === 1;
  return {
    bandits: view.bandits.reduce((sum, { left }) => sum + left, 0),
    ships: view.ships.filter(({ left }) => left === 0).length,
    deck: Math.max(0, 1 - view.deckLeft / Math.max(1, deckSize(view))),
    rows: { full: Math.max(...view.seats.map(({ fullRows }) => fullRows)), best: rows.sort((one, other) => other.active - one.active).slice(0, 2) },
    solo: isSolo
      ? { turn: view.turn, turns: view.turns ?? view.turn + Math.ceil(view.deckLeft / view.row) + 1, points: seat.heap?.total ?? 0, target: view.setup.soloTarget }
      : null,
  };
}

/** The deck as it was when the display had been laid out: every building that is not in it now lies somewhere in the open. */
function deckSize(view: View): number {
  const basic = new Set(view.basicDecks.map(({ card }) => card));
  const displayed = view.display.filter(({ card }) => card).length;
  const discarded = view.discard.filter(({ card }) => !basic.has(card)).reduce((sum, { count }) => sum + count, 0);
  const built = view.seats.flatMap(({ city }) => city).filter(({ isCard, location }) => isCard && !basic.has(location)).length;
  return view.deckLeft + displayed + discarded + built - view.display.length;
}
