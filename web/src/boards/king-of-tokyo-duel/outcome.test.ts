import { expect, it } from 'vitest';
import { Refused } from '$lib/engine/client';
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

it('tells the most of hits that have not come through', () => {
  const coming: Event[] = [
    { event: 'resolved', seat: 0, symbol: 'claw', count: 3 },
    { event: 'hits', seat: 1, hits: 3 },
    { event: 'prevented', seat: 1, card: 'armor-plating', hits: 1 },
  ];
  const gains = (events: Event[]) => stepsOf(events).flatMap((step) => step.gains);
  expect(gains(coming)).toContainEqual({ gain: 'hits', seat: 1, amount: 2, isMost: true });
  expect(gains([...coming, { event: 'took', seat: 1, hits: 2, hearts: 4 }]).filter(({ gain }) => gain === 'hits')).toEqual([
    { gain: 'hits', seat: 1, amount: 2 },
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

/** An engine whose rival may hide from the claws, and answers what is asked of them or is not asked at all. */
const hiding = (canAnswer: boolean) => async (actions: Action[]) => {
  const done = (symbol: string) => actions.some((action) => 'symbol' in action && action.symbol === symbol);
  const hasAnswered = actions.some(({ do: what }) => what === 'decline');
  if (hasAnswered && !canAnswer) throw new Refused({ code: 'not-your-turn', message: '' });
  const isAsked = actions.at(-1)?.do === 'resolve' && done('claw') && !hasAnswered;
  const choices = (['claw', 'heart'] as const).filter((symbol) => !done(symbol)).map((symbol) => ({ action: { do: 'resolve', symbol }, does: [] }));
  return {
    view: {
      waitingFor: [isAsked ? 1 : 0],
      pending: isAsked ? [{ task: 'packet', victim: 1, hits: 2 }] : [],
      stage: 'resolve',
      choices: isAsked ? [] : choices,
      roll: { open: { claw: 2 } },
      seats: [{ seat: 0, hearts: 9 }, { seat: 1, hearts: hasAnswered ? 6 : 8 }],
    } as never,
    events: actions.flatMap((action): Event[] => {
      if (action.do === 'decline') return [{ event: 'took', seat: 1, hits: 2, hearts: 6 }];
      if (action.do !== 'resolve') return [];
      const resolved: Event = { event: 'resolved', seat: 0, symbol: action.symbol, count: 2 };
      return action.symbol === 'claw' ? [resolved, { event: 'hits', seat: 1, hits: 2 }] : [resolved];
    }),
  };
};

it.each([true, false])('counts the other groups first where somebody may hide from hits', async (canAnswer) => {
  const film = await filmOf(0, [], hiding(canAnswer));
  expect(said(film)).toEqual(['heart', 'claw']);
  expect(film.view.seats[1]?.hearts).toBe(8);
  expect(stepsOf(film.events).at(-1)?.gains).toEqual([{ gain: 'hits', seat: 1, amount: 2, isMost: true }]);
});
