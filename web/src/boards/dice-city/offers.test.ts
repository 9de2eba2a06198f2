import { describe, expect, it } from 'vitest';
import type { Action, SeatView, View } from '$lib/types/dice-city';
import { deedOf, isAimed, losesPoints, offersOf, type Plan } from './offers';

const plan = (action: Action): Plan => ({ actions: [action], path: [], gains: { symbols: [], words: [], points: 0, notes: [] } });
const dice = { white: 1, yellow: 1, red: 1, blue: 1, black: 1 };
const view = (stage: View['stage']): View => ({ stage, activePlayer: 0, seats: [0, 1].map((seat) => ({ seat, dice, city: [] }) as unknown as SeatView) }) as unknown as View;

/** One of each, as if everything could be decided at once. */
const EVERY: Action[] = [
  { do: 'take', die: 'white' },
  { do: 'use', location: 'forest' },
  { do: 'shift', die: 'yellow', to: 2 },
  { do: 'refresh' },
  { do: 'discard', slot: 1, card: 'mint' },
  { do: 'reactivate', space: 'red-1', location: 'bazaar' },
  { do: 'deactivate', space: 'red-2', location: 'bazaar' },
  { do: 'pass' },
  { do: 'forgo' },
  { do: 'copy', space: 'blue-1', location: 'forest' },
  { do: 'pay', resource: 'wood', amount: 1 },
  { do: 'receive', resource: 'wood' },
  { do: 'move', die: 'black', to: 3 },
  { do: 'include', die: 'blue' },
  { do: 'roll' },
  { do: 'place', space: 'white-5' },
  { do: 'trade-for-resource', resource: 'iron' },
  { do: 'trade-for-strength' },
  { do: 'trade-for-reroll' },
  { do: 'reroll', seat: 1, die: 'red' },
  { do: 'end-dice' },
  { do: 'beat', bandits: 2 },
  { do: 'attack', seat: 1, space: 'red-2', location: 'manor' },
  { do: 'raid', seat: 1, resource: 'stone' },
  { do: 'end-attack' },
  { do: 'build', card: 'mint', slot: 0 },
  { do: 'build', card: 'quarry' },
  { do: 'extra', resource: 'stone' },
  { do: 'no-extra' },
  { do: 'export', ship: 5 },
  { do: 'end-turn' },
  { do: 'declare' },
  { do: 'play-on' },
];

describe('offers', () => {
  it('leave no plan without a place', () => {
    const plans = EVERY.map(plan);
    const offers = offersOf(view({ die: { die: 'white' } }), 0, plans);
    const reachable = new Set([...[...offers.things.values()].flat(), ...offers.buttons, ...offers.outs, ...offers.chips]);
    expect(plans.filter((one) => !reachable.has(one))).toEqual([]);
  });

  it('gather what can be done at one thing', () => {
    const both: Action[] = [{ do: 'shift', die: 'yellow', to: 2 }, { do: 'reactivate', space: 'yellow-2', location: 'bazaar' }];
    const offers = offersOf(view({ die: { die: 'white' } }), 0, both.map(plan));
    expect(offers.things.get('space:0:yellow-2')?.map(deedOf)).toEqual(['shift', 'reactivate']);
  });

  it('put the use of a location first', () => {
    const offers = offersOf(view({ die: { die: 'white' } }), 0, EVERY.map(plan));
    expect(deedOf(offers.buttons[0]!)).toBe('use');
  });

  it('are nobody’s while nobody here decides', () => {
    const offers = offersOf(view('dice'), null, EVERY.map(plan));
    expect([offers.things.size, offers.buttons.length, offers.outs.length, offers.chips.length]).toEqual([0, 0, 0, 0]);
  });

  it('keep what ends a step apart', () => {
    const { buttons, outs } = offersOf(view('attack'), 0, EVERY.map(plan));
    expect(outs.map(deedOf)).toEqual(['end-dice', 'end-attack', 'no-extra', 'end-turn']);
    expect(buttons.filter((one) => outs.includes(one))).toEqual([]);
  });

  it('make waking what the die stands on a large button', () => {
    const wake = (space: string) => plan({ do: 'reactivate', space, location: 'bazaar' });
    const { buttons } = offersOf(view({ die: { die: 'red' } }), 0, [wake('red-1'), wake('blue-1')]);
    expect(buttons).toEqual([wake('red-1')]);
  });

  it('aim a card before it is laid, and a location before another one uses it', () => {
    expect(isAimed(plan({ do: 'place', space: 'white-1' }))).toBe(true);
    expect(isAimed(plan({ do: 'copy', space: 'white-1', location: 'forest' }))).toBe(true);
    expect(isAimed(plan({ do: 'beat', bandits: 2 }))).toBe(false);
  });

  it('tell where a card would cost points', () => {
    const place = plan({ do: 'place', space: 'white-1' });
    const lost = { ...place, gains: { ...place.gains, symbols: [{ key: 'gain-lost', args: { points: 2 } }] } };
    expect([losesPoints(place), losesPoints(lost)]).toEqual([false, true]);
  });
});
