import { expect, it } from 'vitest';
import type { Event } from '$lib/types/king-of-tokyo-duel';
import { filmOf } from './film';
import { stepsOf } from './outcome';

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

it('asks group by group, those that were chosen first', async () => {
  const open = ['claw', 'heart', 'fame'] as const;
  const film = await filmOf(0, [{ do: 'stop' }], ['fame'], async (actions) => {
    const left = open.filter((symbol) => !actions.some((action) => action.do === 'resolve' && action.symbol === symbol));
    const choices = left.map((symbol) => ({ action: { do: 'resolve', symbol }, does: [] }));
    return { view: { waitingFor: [0], pending: [], stage: 'resolve', choices } as never, events: [] };
  });
  expect(film.actions.map((action) => ('symbol' in action ? action.symbol : action.do))).toEqual(['stop', 'fame', 'claw', 'heart']);
});

it('stops where somebody else decides', async () => {
  const film = await filmOf(0, [{ do: 'stop' }], [], async () => {
    const choices = [{ action: { do: 'resolve', symbol: 'claw' }, does: [] }];
    return { view: { waitingFor: [1], pending: [], stage: 'resolve', choices } as never, events: [] };
  });
  expect(film.actions).toEqual([{ do: 'stop' }]);
});
