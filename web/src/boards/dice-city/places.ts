import type { Action, Colour, SeatView, Space, View } from '$lib/types/dice-city';

/** The rows of a city and their dice, from top to bottom. */
export const COLOURS = ['white', 'yellow', 'red', 'blue', 'black'] as const satisfies readonly Colour[];
export const COLUMNS = [1, 2, 3, 4, 5, 6] as const;

export interface Place {
  row: Colour;
  /** From 1. */
  column: number;
}

export function placeOf(space: Space): Place {
  const [row, column] = space.split('-');
  return { row: row as Colour, column: Number(column) };
}

export const spaceAt = (row: Colour, column: number): Space => `${row}-${column}`;

/** Where a die of a player stands. */
export const spaceOfDie = (seat: SeatView, die: Colour): Space => spaceAt(die, seat.dice[die] ?? 0);

/** A thing on the table that can be pointed at. */
export type Thing =
  | `space:${number}:${Space}`
  | `slot:${number}`
  | `deck:${string}`
  | `bandits:${number}`
  | `ship:${number}`
  | `stock:${number}:${string}`;

/** What an action of a player is about; nothing where it is a button. */
export function thingOf(view: View, seat: number, action: Action): Thing | null {
  const own = view.seats[seat];
  if (!own) return null;
  const at = (space: Space, whose = seat): Thing => `space:${whose}:${space}`;
  switch (action.do) {
    case 'take':
    case 'include':
      return at(spaceOfDie(own, action.die));
    case 'use':
      return typeof view.stage === 'object' && 'die' in view.stage ? at(spaceOfDie(own, view.stage.die.die)) : null;
    case 'shift':
    case 'move':
      return at(spaceAt(action.die, action.to));
    case 'reactivate':
    case 'deactivate':
    case 'copy':
    case 'place':
      return at(action.space);
    case 'attack':
      return at(action.space, action.seat);
    case 'reroll': {
      const other = view.seats[action.seat];
      return other ? at(spaceOfDie(other, action.die), action.seat) : null;
    }
    case 'raid':
      return `stock:${action.seat}:${action.resource}`;
    case 'discard':
      return `slot:${action.slot}`;
    case 'build':
      return action.slot === undefined || action.slot === null ? `deck:${action.card}` : `slot:${action.slot}`;
    case 'beat':
      return `bandits:${action.bandits}`;
    case 'export':
      return `ship:${action.ship}`;
    default:
      return null;
  }
}

/** Where an arrow key leads from a space. */
export function step({ row, column }: Place, key: string): Place | null {
  const rows = COLOURS.indexOf(row);
  const moved = {
    ArrowUp: [rows - 1, column],
    ArrowDown: [rows + 1, column],
    ArrowLeft: [rows, column - 1],
    ArrowRight: [rows, column + 1],
    Home: [rows, 1],
    End: [rows, COLUMNS.length],
  }[key];
  if (!moved) return null;
  const [toRow, toColumn] = moved as [number, number];
  const next = COLOURS[toRow];
  return next && toColumn >= 1 && toColumn <= COLUMNS.length ? { row: next, column: toColumn } : null;
}

/** How many cards a row holds, and how many of them are active. */
export function rowOf(seat: SeatView, row: Colour): { cards: number; active: number } {
  const cards = seat.city.filter((space) => space.isCard && placeOf(space.space).row === row);
  return { cards: cards.length, active: cards.filter(({ deactivated }) => !deactivated).length };
}
