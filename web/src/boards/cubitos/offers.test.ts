import { describe, expect, it } from 'vitest';
import type { Action, GoalView } from '$lib/types/cubitos';
import { bestDraw, bustPercent, cellsOf, goalsOf, isSeldom, offersOf, placeOf, taking, type Offers, type Plan } from './offers';

const plan = (actions: Action[], ...path: string[]): Plan => ({
  actions,
  path: path.map((key) => ({ phrase: { key }, letter: null, isQuiet: false })),
  gains: { symbols: [], words: [], points: 0, notes: [] },
});
const one = (action: Action, ...path: string[]) => plan([action], ...(path.length > 0 ? path : [`menu-${action.do}`]));

/** One of each, as if everything could be decided at once. */
const EVERY: Action[] = [
  { do: 'draw', zone: 'draw', die: 'red' },
  { do: 'choose', zone: 'roll', die: 'light-grey' },
  { do: 'lose', zone: 'discard', die: 'white' },
  { do: 'give', zone: 'active', die: 'blue', side: 'coins' },
  { do: 'return', zone: 'active', die: 'green', side: 'power' },
  { do: 'discard', die: 'dark-grey' },
  { do: 'gain', die: 'red' },
  { do: 'borrow', die: 'orange' },
  { do: 'face', side: 'power' },
  { do: 'give-to', seat: 1 },
  { do: 'done' },
  { do: 'push' },
  { do: 'pass' },
  { do: 'wait' },
  { do: 'prevent', card: 'keep-on-rollin', side: 'symbol' },
  { do: 'bust' },
  { do: 'keep' },
  { do: 'let-go' },
  { do: 'use', card: 'fat-cat', side: 'symbol', part: 0 },
  { do: 'take-credits', die: 'first-player' },
  { do: 'lose-self', card: 'rich-dog', side: 'symbol' },
  { do: 'take-comparison', card: 'champion' },
  { do: 'ready' },
  { do: 'shortcut' },
  { do: 'jetpack' },
  { do: 'buy-foot' },
  { do: 'stop' },
  { do: 'bonus', number: 0 },
  { do: 'nearby', cell: 'r01c01' },
  { do: 'buy', card: 'bob' },
];

function held(offers: Offers): Plan[] {
  const { dice, cells, cards, supply, faces, seats, abilities, strides, end, everything, push, pass, wait, stop } = offers;
  const single = [everything, push, pass, wait, stop].filter((found) => found !== null);
  const listed = [...supply, ...faces, ...seats].map((found) => found.plan);
  return [...[...dice.values()].flat(), ...[...cells.values()].flat(), ...cards.values(), ...listed, ...abilities, ...strides, ...end, ...single];
}

describe('offers', () => {
  it('have a place for every decision there is', () => {
    const plans = EVERY.map((action) => one(action));
    expect(held(offersOf(plans))).toHaveLength(plans.length);
    expect(new Set(held(offersOf(plans)))).toEqual(new Set(plans));
  });

  it('put a single step at its cell, and leave whole ways to the goals', () => {
    const step = one({ do: 'step', to: 'r01c01' }, 'menu-one-step', 'menu-step');
    const way = plan([{ do: 'step', to: 'r01c01' }, { do: 'step', to: 'r01c03' }], 'menu-to-any', 'menu-goal');
    const offers = offersOf([way, step]);
    expect([...offers.cells]).toEqual([['r01c01', [step]]]);
    expect(offers.strides).toEqual([]);
  });

  it('tell equal dice by their number, and keep "everything" apart', () => {
    const draw = { do: 'draw', zone: 'draw', die: 'red' } as const;
    const [single, both, all] = [plan([draw], 'menu-die'), plan([draw, draw], 'menu-die'), plan([draw, draw], 'menu-everything')];
    const offers = offersOf([single, both, all]);
    expect(taking(offers, 'draw/red', 1)).toBe(single);
    expect(taking(offers, 'draw/red', 2)).toBe(both);
    expect(taking(offers, 'draw/red', 3)).toBeNull();
    expect(offers.everything).toBe(all);
  });

  it('tell active dice by what they show and have given', () => {
    expect(placeOf({ zone: 'active', die: 'green', side: 'power', spent: [0, 1] })).toBe('active/green/power/0,1');
    expect(placeOf({ zone: 'roll', die: 'green' })).toBe('roll/green');
  });
});

describe('goals', () => {
  const goal = (cell: string, path: Action[], leg = 0): GoalView => ({
    cell,
    leg,
    feet: path.length,
    money: 0,
    feetLeft: 0,
    distance: 0,
    stepsLeft: 0,
    path,
    isStranded: false,
    bonus: [],
  });
  const step: Action = { do: 'step', to: 'r01c01' };

  it('are those for which there is a plan', () => {
    const found = one(step, 'menu-to-any', 'menu-goal');
    const goals = goalsOf([goal('r01c01', [step]), goal('r09c09', [{ do: 'step', to: 'r09c09' }]), goal('here', [])], [found]);
    expect([...goals.keys()]).toEqual(['r01c01']);
    expect(goals.get('r01c01')?.plan).toBe(found);
  });

  it('of one cell in two laps are those of the later lap', () => {
    const round: Action[] = [step, { do: 'step', to: 'finish' }];
    const plans = [one(step, 'menu-to-any', 'menu-goal'), plan(round, 'menu-to-any', 'menu-goal')];
    expect(goalsOf([goal('r01c01', [step]), goal('r01c01', round, 1)], plans).get('r01c01')?.view.leg).toBe(1);
  });

  it('are reached through shortcuts, while bought feet and jetpacks stay where they are', () => {
    const way: Action[] = [{ do: 'buy-foot' }, step, { do: 'shortcut' }, { do: 'jetpack' }, { do: 'step', to: 'r05c05' }];
    expect(cellsOf(way, (from) => (from === 'r01c01' ? 'r04c04' : null), 'start')).toEqual(['r01c01', 'r04c04', 'r05c05']);
  });
});

it('the best draw takes all dice of the first kind', () => {
  const red: Action = { do: 'draw', zone: 'draw', die: 'red' };
  const grey: Action = { do: 'draw', zone: 'draw', die: 'light-grey' };
  const two = plan([red, red], 'menu-die', 'menu-count');
  const plans = [plan([red], 'menu-die', 'menu-count'), two, plan([grey, grey, grey], 'menu-die', 'menu-count'), plan([red, red, grey], 'menu-everything')];
  expect(bestDraw(plans)).toBe(two);
  expect(bestDraw([one({ do: 'pass' })])).toBeNull();
});

it('the odds are those that the guide tells', () => {
  const push = one({ do: 'push' });
  const risky = { ...push, gains: { ...push.gains, symbols: [{ key: 'gain-bust', args: { percent: 26 } }] } };
  expect(bustPercent(risky)).toBe(26);
  expect(bustPercent(push)).toBeNull();
  expect(bustPercent(null)).toBeNull();
});

it('only what would go by itself is seldom meant', () => {
  expect(EVERY.filter((action) => isSeldom(one(action))).map((action) => action.do)).toEqual(['lose-self']);
});
