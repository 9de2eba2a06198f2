import { expect, it } from 'vitest';
import type { Event, SeatView, View } from '$lib/types/clever-cubed';
import type { Question, Scene } from '$lib/types/session';
import { lastSeen, lookBack, merged, remember } from './history';
import { followed, givenByRound, linksOf } from './pencil';
import { trayOf } from './tray';

it('keeps the chain in the order in which it was made', () => {
  expect(followed([], ['yellow-1-1'])).toEqual(['yellow-1-1']);
  expect(followed(['pink-1'], ['brown-1', 'pink-1'])).toEqual(['pink-1', 'brown-1']);
  expect(followed(['pink-1', 'brown-1'], ['pink-1'])).toEqual(['pink-1']);
});

it('joins nothing that came with a new round to the chain', () => {
  const marked: Event = { event: 'earned', seat: 0, bonus: 'reroll' };
  const round: Event[] = [{ event: 'round', round: 2 }, { event: 'earned', seat: 0, bonus: 'reroll' }, { event: 'earned', seat: 1, bonus: 'reroll' }];
  const ids = ['yellow-1-1', 'rerolls-2', 'rerolls-3'];
  expect(givenByRound([marked], 0, ids)).toEqual([]);
  expect(givenByRound([marked, ...round], 0, ids)).toEqual(['rerolls-3']);
  expect(givenByRound(round, 0, ['yellow-1-1'])).toEqual([]);
});

it('joins a mark to what its bonus brought, and to nothing else', () => {
  const row = { cells: [], available: 0, end: { bonus: 'fox', state: 'open' } };
  const sheet = (earned: readonly string[]): SeatView => {
    const bonus = (id: string, bonus: string) => ({ bonus, state: earned.includes(id) ? 'earned' : 'open' });
    const empty = { yellowGaps: [], turquoiseRows: [], turquoiseColumns: [], blueLeft: [], blueRight: [], rerolls: row, numberJokers: row, extraDice: row };
    const brownGaps = [bonus('brown-gap-1', 'reroll'), bonus('brown-gap-2', 'question-pink')];
    return { ...empty, brownGaps, pink: [{ bonus: bonus('pink-1', 'question-black') }] } as unknown as SeatView;
  };
  const links = (trail: string[], ...earned: string[]) => linksOf(sheet([]), sheet(earned), trail).map(({ from, to }) => `${from} ${to}`);
  expect(links(['yellow-1-1', 'brown-2', 'rerolls-1'], 'brown-gap-1')).toEqual(['brown-2 rerolls-1']);
  expect(links(['brown-3', 'pink-1', 'yellow-1-1'], 'brown-gap-2', 'pink-1')).toEqual(['brown-3 pink-1', 'pink-1 yellow-1-1']);
  expect(links(['pink-1', 'brown-3'], 'brown-gap-2')).toEqual([]);
  expect(links(['brown-2', 'pink-1'])).toEqual([]);
});

it('remembers the sheets as everybody saw them when they last decided', () => {
  const seats = (points: number) => [0, 1].map((seat) => ({ seat, points })) as unknown as SeatView[];
  const [first, second, third] = [seats(0), seats(1), seats(2)];
  const begun = lastSeen([], [], first);
  expect(begun).toEqual([first, first]);
  const decided = lastSeen(begun, [{ event: 'declined', seat: 1 }], second);
  expect(decided).toEqual([first, second]);
  expect(lastSeen(decided, [{ event: 'threw', seat: 0, roll: 1, dice: {} }], third)).toEqual(decided);
});

it('remembers points, and forgets what was taken back', () => {
  const view = (total: number) => ({ round: 1, seats: [{ score: { total } }] }) as unknown as View;
  const history = remember(remember(remember([], 0, view(0)), 3, view(5)), 5, view(5));
  expect(history.map(({ step, totals }) => [step, totals[0]])).toEqual([
    [0, 0],
    [3, 5],
  ]);
  expect(remember(history, 2, view(0)).map(({ step }) => step)).toEqual([0]);
});

it('looks back at how a match grew that was opened in its middle', async () => {
  const view = (total: number) => ({ round: 1, seats: [{ score: { total } }] }) as unknown as View;
  const asked: number[] = [];
  const scene = (question: Question) => {
    const { step } = (question as { at: { step: number } }).at;
    asked.push(step);
    return Promise.resolve({ view: view(Math.floor(step / 50)) } as unknown as Scene);
  };
  const past = await lookBack({ scene }, 200);
  expect(asked.length).toBeLessThan(50);
  expect(past.map(({ step, totals }) => [step, totals[0]])).toEqual([0, 50, 100, 150].map((step) => [step, step / 50]));
  expect(merged(past, remember([], 120, view(9))).map(({ step }) => step)).toEqual([0, 50, 100, 120]);
});

it.each([true, false])('lays all six dice out inside the tray (wide: %s)', (isWide) => {
  const dice = (['yellow', 'turquoise', 'blue', 'brown', 'pink', 'white'] as const).map((die) => ({ die, value: 3 }));
  const width = isWide ? 700 : 352;
  for (const place of ['pool', 'platter'] as const) {
    const tray = trayOf(dice.map((die) => ({ ...die, place })), width, isWide);
    const spots = [...tray.dice.values()];
    expect(spots).toHaveLength(6);
    for (const { x, y, size } of spots) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + size).toBeLessThanOrEqual(width);
      expect(y + size).toBeLessThanOrEqual(tray.height);
    }
    const lefts = spots.map(({ x }) => x).sort((one, other) => one - other);
    lefts.slice(1).forEach((left, index) => expect(left - lefts[index]!).toBeGreaterThanOrEqual(spots[0]!.size));
  }
});
