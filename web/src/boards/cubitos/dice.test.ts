import { expect, it } from 'vitest';
import type { Components, Event, PlayerView } from '$lib/types/cubitos';
import { diceIn, fit, handOf, hitsOf, isMiss, kindOf, shownOn, thrownOf, total } from './dice';

const PLAYER = {
  draw: { red: 1 },
  roll: { 'light-grey': 3 },
  discard: {},
  hand: { white: 2 },
  active: [
    { die: 'blue', side: 'coins', count: 2 },
    { die: 'borrowed-green', side: 'feet', spent: [0], count: 1 },
  ],
} as unknown as PlayerView;

const COMPONENTS = {
  dice: [
    { die: 'blue', inTheBox: 10, faces: [{ side: 'symbol', amount: 1 }, { side: 'coins', amount: 2 }, { side: 'blank', amount: 0 }] },
    { die: 'green', inTheBox: 10, faces: [{ side: 'feet', amount: 1 }, { side: 'blank', amount: 0 }] },
  ],
} as unknown as Components;

it('dice lie one by one', () => {
  expect(diceIn(PLAYER, 'roll', new Map()).map(({ die, side }) => `${die} ${side}`)).toEqual(Array(3).fill('light-grey blank'));
  expect(diceIn(PLAYER, 'draw', new Map())).toMatchObject([{ die: 'red', side: null, place: 'draw/red' }]);
  expect(handOf(PLAYER)).toHaveLength(2);
  expect(total(PLAYER.roll)).toBe(3);
});

it('a borrowed die is known as such, and so is one that has given what it can', () => {
  expect(kindOf('borrowed-green')).toEqual({ die: 'green', isBorrowed: true });
  expect(kindOf('first-player')).toEqual({ die: 'first-player', isBorrowed: false });
  expect(diceIn(PLAYER, 'active', new Map()).at(-1)).toMatchObject({ die: 'green', isBorrowed: true, isSpent: true });
});

it('of equal dice the last ones are those that were thrown', () => {
  const rolled: Event = { event: 'rolled', seat: 0, roll: 'push', sides: { 'light-grey': { blank: 1 }, blue: { coins: 1 } } };
  const thrown = thrownOf([rolled, { ...rolled, seat: 1 }], 0);
  expect(diceIn(PLAYER, 'roll', thrown).map(({ isNew }) => isNew)).toEqual([false, false, true]);
  expect(diceIn(PLAYER, 'active', thrown).map(({ isNew }) => isNew)).toEqual([false, true, false]);
});

it('what dice show is counted with the amounts of their faces', () => {
  expect(shownOn(COMPONENTS, PLAYER)).toEqual({ coins: 4, feet: 1 });
  expect(hitsOf(COMPONENTS, 'blue')).toBe(2);
});

it('dice are as large as their box allows, in one row or in several', () => {
  const box = { width: 320, height: 64 };
  expect(fit(4, box, 40, 6)).toBe(40);
  expect(fit(0, box, 40, 6)).toBe(40);
  const many = fit(16, box, 40, 6);
  expect(many).toBe(29);
  expect(8 * (many + 6) - 6).toBeLessThanOrEqual(box.width);
});

it('a throw without a hit is a miss, unless it is a bust', () => {
  const thrown = (sides: Extract<Event, { event: 'rolled' }>['sides']): Event => ({ event: 'rolled', seat: 0, roll: 'push', sides });
  expect(isMiss([thrown({ red: { blank: 2 } })])).toBe(true);
  expect(isMiss([thrown({ red: { blank: 2, symbol: 1 } })])).toBe(false);
  expect(isMiss([thrown({ red: { blank: 2 } }), { event: 'busted', seat: 0 }])).toBe(false);
  expect(isMiss([])).toBe(false);
});
