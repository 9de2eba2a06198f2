import { expect, it } from 'vitest';
import type { Action, Event } from '$lib/types/king-of-tokyo-duel';
import { filmOf } from './film';
import { purseAtMarket, stepsOf } from './outcome';

it('tells what each group brings', () => {
  const events: Event[] = [
    { event: 'resolved', seat: 0, symbol: 'claw', count: 1 },
    { event: 'hits', seat: 1, hits: 1 },
    { event: 'took', seat: 1, hits: 1, hearts: 8 },
    { event: 'resolved', seat: 0, symbol: 'fame', count: 4 },
    { event: 'moved', seat: 0, track: 'fame', to: -1 },
    { event: 'bonus', seat: 0, token: 'buzz-lizard', bonus: { bonus: 'die-token', amount: 1 } },
    { event: 'die-tokens', seat: 0, amount: 1 },
    { event: 'moved', seat: 0, track: 'fame', to: -2 },
    { event: 'energy', seat: 0, amount: 1, energy: 1 },
    { event: 'turn', seat: 1, number: 2 },
    { event: 'energy', seat: 1, amount: 5, energy: 5 },
  ];
  expect(stepsOf(events)).toEqual([
    { from: { what: 'symbol', symbol: 'claw', count: 1 }, gains: [{ gain: 'hits', seat: 1, amount: 1 }], tokens: [] },
    {
      from: { what: 'symbol', symbol: 'fame', count: 4 },
      gains: [
        { gain: 'moved', seat: 0, track: 'fame', steps: 2 },
        { gain: 'die-token', seat: 0, amount: 1 },
      ],
      tokens: ['buzz-lizard'],
    },
    { from: { what: 'market' }, gains: [{ gain: 'energy', seat: 0, amount: 1 }], tokens: [] },
  ]);
});

it('does not take the energy of dice for that of having bought nothing', () => {
  const steps = stepsOf([
    { event: 'resolved', seat: 0, symbol: 'energy', count: 2 },
    { event: 'energy', seat: 0, amount: 2, energy: 2 },
    { event: 'turn', seat: 1, number: 2 },
  ]);
  expect(steps.map(({ from }) => from.what)).toEqual(['symbol']);
});

it('counts on no energy that comes after the market', () => {
  const events = (energy: number): Event[] => [
    { event: 'resolved', seat: 0, symbol: 'heart', count: 1 },
    { event: 'hearts', seat: 0, amount: 1, hearts: 9 },
    { event: 'energy', seat: 0, amount: 1, energy },
  ];
  expect(purseAtMarket([...events(2), { event: 'turn', seat: 1, number: 2 }], 2)).toBe(1);
  expect(purseAtMarket(events(2), 2)).toBe(2);
});

/** The engine, of which only what can be decided is of interest. */
const engine = (choices: (actions: Action[]) => Action[], seat = 0) => async (actions: Action[]) => ({
  view: { waitingFor: [seat], pending: [], stage: 'resolve', choices: choices(actions).map((action) => ({ action, does: [] })) } as never,
  events: [],
});
const without = (open: Action[]) => (actions: Action[]) => open.filter((one) => !actions.some((other) => JSON.stringify(other) === JSON.stringify(one)));
const said = ({ actions }: { actions: Action[] }) => actions.map((action) => ('symbol' in action ? action.symbol : action.do));

it('asks group by group', async () => {
  const open: Action[] = [{ do: 'resolve', symbol: 'claw' }, { do: 'resolve', symbol: 'fame' }];
  expect(said(await filmOf(0, [{ do: 'stop' }], engine(without(open))))).toEqual(['stop', 'claw', 'fame']);
});

it('takes what the power gives for nothing, and all of it', async () => {
  const open: Action[] = [{ do: 'resolve', symbol: 'claw' }, { do: 'gain-energy', amount: 2 }, { do: 'gain-energy', amount: 4 }];
  const offered = (actions: Action[]) => (actions.some((action) => action.do === 'gain-energy') ? [] : without(open)(actions));
  const film = await filmOf(0, [], engine(offered));
  expect(film.actions.at(-1)).toEqual({ do: 'gain-energy', amount: 4 });
});

it('multiplies claws before they are resolved', async () => {
  const open: Action[] = [{ do: 'resolve', symbol: 'claw' }, { do: 'resolve', symbol: 'heart' }, { do: 'multiply' }];
  const offered = (actions: Action[]) => {
    const left = without(open)(actions);
    return actions.some((action) => action.do === 'multiply') ? left.filter((action) => !('symbol' in action) || action.symbol !== 'claw') : left;
  };
  expect(said(await filmOf(0, [], engine(offered)))).toEqual(['heart', 'multiply']);
});

it('leaves a power with a choice to the player, and tells of it', async () => {
  const open: Action[] = [{ do: 'resolve', symbol: 'fame' }];
  const pulls: Action[] = [{ do: 'pull', track: 'fame' }, { do: 'pull', track: 'destruction' }];
  const film = await filmOf(0, [{ do: 'stop' }], engine((actions) => [...without(open)(actions), ...pulls]));
  expect(said(film)).toEqual(['stop', 'fame']);
  expect(film.powers.map(({ action }) => action)).toEqual(pulls);
});

it('stops where somebody else decides', async () => {
  const film = await filmOf(0, [{ do: 'stop' }], engine(() => [{ do: 'resolve', symbol: 'claw' }], 1));
  expect(film.actions).toEqual([{ do: 'stop' }]);
});
