import { describe, expect, it } from 'vitest';
import type { Action, SeatView, View } from '$lib/types/dice-city';
import { placeOf, rowOf, spaceAt, step, thingOf } from './places';

const seat = (number: number, column: number): SeatView =>
  ({ seat: number, dice: { white: column, yellow: column, red: column, blue: column, black: column }, city: [] }) as unknown as SeatView;
const view = (stage: View['stage']): View => ({ stage, seats: [seat(0, 3), seat(1, 5)] }) as unknown as View;

describe('places', () => {
  it('are named by row and column', () => {
    expect(placeOf('yellow-4')).toEqual({ row: 'yellow', column: 4 });
    expect(spaceAt('black', 6)).toBe('black-6');
  });

  it('are walked over by arrows, up to the edges', () => {
    expect(step({ row: 'white', column: 1 }, 'ArrowDown')).toEqual({ row: 'yellow', column: 1 });
    expect(step({ row: 'white', column: 1 }, 'ArrowUp')).toBeNull();
    expect(step({ row: 'red', column: 6 }, 'ArrowRight')).toBeNull();
    expect(step({ row: 'red', column: 3 }, 'End')).toEqual({ row: 'red', column: 6 });
    expect(step({ row: 'red', column: 3 }, 'x')).toBeNull();
  });

  it('count cards and those that are awake', () => {
    const city = [
      { space: 'red-1', isCard: true, deactivated: false },
      { space: 'red-2', isCard: true, deactivated: true },
      { space: 'red-3', isCard: false, deactivated: false },
      { space: 'blue-1', isCard: true, deactivated: false },
    ];
    expect(rowOf({ city } as unknown as SeatView, 'red')).toEqual({ cards: 2, active: 1 });
  });
});

describe('what an action is about', () => {
  const cases: [Action, string | null][] = [
    [{ do: 'take', die: 'white' }, 'space:0:white-3'],
    [{ do: 'include', die: 'blue' }, 'space:0:blue-3'],
    [{ do: 'use', location: 'mine' }, 'space:0:red-3'],
    [{ do: 'shift', die: 'black', to: 2 }, 'space:0:black-2'],
    [{ do: 'move', die: 'black', to: 6 }, 'space:0:black-6'],
    [{ do: 'reactivate', space: 'blue-1', location: 'bazaar' }, 'space:0:blue-1'],
    [{ do: 'copy', space: 'white-1', location: 'forest' }, 'space:0:white-1'],
    [{ do: 'place', space: 'white-6' }, 'space:0:white-6'],
    [{ do: 'attack', seat: 1, space: 'red-2', location: 'manor' }, 'space:1:red-2'],
    [{ do: 'reroll', seat: 1, die: 'red' }, 'space:1:red-5'],
    [{ do: 'raid', seat: 1, resource: 'iron' }, 'stock:1:iron'],
    [{ do: 'discard', slot: 4, card: 'mint' }, 'slot:4'],
    [{ do: 'build', card: 'mint', slot: 0 }, 'slot:0'],
    [{ do: 'build', card: 'mine' }, 'deck:mine'],
    [{ do: 'beat', bandits: 3 }, 'bandits:3'],
    [{ do: 'export', ship: 10 }, 'ship:10'],
    [{ do: 'pass' }, null],
    [{ do: 'end-turn' }, null],
  ];
  it.each(cases)('%o', (action, thing) => {
    expect(thingOf(view({ die: { die: 'red' } }), 0, action)).toBe(thing);
  });

  it('is nothing for a use without a die in the hand', () => {
    expect(thingOf(view('dice'), 0, { do: 'use', location: 'mine' })).toBeNull();
  });
});
