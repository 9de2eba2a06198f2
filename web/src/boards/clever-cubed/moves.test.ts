import { describe, expect, it } from 'vitest';
import type { Action, BonusView, Die, Mark, SeatView, View } from '$lib/types/clever-cubed';
import { cellOf, jokersOf, lostWith, movesOf, onlyMove, plainPlans, targetsOf, usableDice, type CleverPlan } from './moves';

const plan = (...actions: Action[]): CleverPlan => ({ actions, path: [], gains: { symbols: [], words: [], points: 0, notes: [] } });
const take = (die: Die, mark: Mark, joker?: { cell: number; number: number }) =>
  plan({ do: 'take', die, ...(joker ? { joker } : {}) }, { do: 'mark', mark });
const answer = (mark: Mark) => plan({ do: 'answer', question: 'black', mark });

const bonus: BonusView = { bonus: 'fox', state: 'open' };
const blue = (...numbers: (number | null)[]) => numbers.map((number) => ({ number, points: 3, bonus }));
const pink = (...numbers: (number | null)[]) => numbers.map((number) => ({ number, choice: null, multiplier: 2, bonus }));

/** As much of a sheet as the plans need: two numbers on the left, one on the right, one pink cell. */
const sheet = {
  marking: null,
  crossing: null,
  blueLeft: blue(6, 5, null, null, null, null),
  blueRight: blue(8, null, null, null, null, null),
  brown: [1, 5, 3, 4].map((number) => ({ number, crossed: false, skipped: false })),
  pink: pink(3, null, null),
} as unknown as SeatView;

const YELLOW: Mark = { area: 'yellow', row: 1, column: 5 };
const TURQUOISE: Mark = { area: 'turquoise', row: 2, column: 4 };
const LEFT: Mark = { area: 'blue', side: 'left', number: 4 };
const POINTS: Mark = { area: 'pink', choice: 'points', number: 10 };
const BONUS: Mark = { area: 'pink', choice: 'bonus', number: 3 };

describe('a mark', () => {
  it.each([
    [YELLOW, 'yellow-1-5'],
    [TURQUOISE, 'turquoise-2-4'],
    [LEFT, 'blue-left-3'],
    [{ area: 'blue', side: 'right', number: 9 }, 'blue-right-2'],
    [{ area: 'brown', cell: 4 }, 'brown-4'],
    [POINTS, 'pink-2'],
  ] as [Mark, string][])('%j goes to %s', (mark, cell) => {
    expect(cellOf(mark, sheet)).toBe(cell);
  });
});

describe('plans become moves', () => {
  it('with their die, cell and number', () => {
    const [move] = movesOf([take('blue', LEFT)], sheet);
    expect(move).toMatchObject({ die: 'blue', joker: null, cell: 'blue-left-3', number: 4, half: null });
  });

  it('of a brown cell, with the number printed there', () => {
    expect(movesOf([take('brown', { area: 'brown', cell: 3 })], sheet)[0]?.number).toBe(3);
  });

  it('of a further cross, in the column of the first', () => {
    const crossing = { ...sheet, crossing: { column: 4, left: 1, rows: [1] } };
    expect(movesOf([plan({ do: 'cross', row: 3 })], crossing)[0]?.cell).toBe('turquoise-3-4');
  });

  it('of a die that was taken before its mark', () => {
    const marking = { ...sheet, marking: { die: 'white', use: 'take' } } as SeatView;
    expect(movesOf([plan({ do: 'mark', mark: YELLOW })], marking)[0]?.die).toBe('white');
  });

  it('only if they mark something; the others are buttons', () => {
    const plans = [plan({ do: 'reroll' }), take('yellow', YELLOW), plan({ do: 'forfeit' })];
    expect(movesOf(plans, sheet)).toHaveLength(1);
    expect(plainPlans(plans, sheet)).toEqual([plans[0], plans[2]]);
  });

  it('once, if two jokers lead to the same mark', () => {
    const plans = [take('yellow', YELLOW, { cell: 3, number: 5 }), take('yellow', YELLOW, { cell: 5, number: 5 })];
    expect(movesOf(plans, sheet).map(({ joker }) => joker?.cell)).toEqual([3]);
  });

  it('in halves, if a pink cell offers both', () => {
    expect(movesOf([take('pink', POINTS), take('pink', BONUS)], sheet).map(({ half }) => half)).toEqual(['points', 'bonus']);
    expect(movesOf([take('pink', BONUS)], sheet).map(({ half }) => half)).toEqual([null]);
  });
});

describe('what lights up', () => {
  const moves = movesOf(
    [
      take('yellow', YELLOW),
      take('white', YELLOW),
      take('white', TURQUOISE),
      take('yellow', { area: 'yellow', row: 1, column: 3 }, { cell: 1, number: 3 }),
      take('yellow', { area: 'yellow', row: 1, column: 4 }, { cell: 5, number: 4 }),
      take('yellow', { area: 'yellow', row: 1, column: 6 }, { cell: 5, number: 6 }),
      take('pink', POINTS),
      take('pink', BONUS),
    ],
    sheet,
  );

  it('without a die: whatever needs no joker, and a pink cell in one piece', () => {
    const targets = targetsOf(moves, { die: null, joker: null });
    expect([...targets.keys()]).toEqual(['yellow-1-5', 'turquoise-2-4', 'pink-2']);
    expect(targets.get('yellow-1-5')?.moves.map(({ die }) => die)).toEqual(['yellow', 'white']);
    expect([...targets.values()].every(({ light }) => light === 'dot')).toBe(true);
  });

  it('with a die: its cells, and fainter those a joker would reach', () => {
    const targets = targetsOf(moves, { die: 'yellow', joker: null });
    expect([...targets.values()].map(({ id, light }) => [id, light])).toEqual([
      ['yellow-1-5', 'ring'],
      ['yellow-1-3', 'joker'],
      ['yellow-1-4', 'joker'],
      ['yellow-1-6', 'joker'],
    ]);
  });

  it('with a joker: only what its number reaches', () => {
    expect([...targetsOf(moves, { die: 'yellow', joker: 4 }).keys()]).toEqual(['yellow-1-4']);
  });

  it('for a pink die: both halves', () => {
    expect([...targetsOf(moves, { die: 'pink', joker: null }).keys()]).toEqual(['pink-2:points', 'pink-2:bonus']);
  });

  it('for a question mark: everything at once, several numbers at one place together', () => {
    const answers = movesOf([answer({ area: 'blue', side: 'left', number: 4 }), answer({ area: 'blue', side: 'left', number: 7 })], sheet);
    const targets = targetsOf(answers, { die: null, joker: null });
    expect(targets.get('blue-left-3')).toMatchObject({ light: 'ring' });
    expect(targets.get('blue-left-3')?.moves.map(({ number }) => number)).toEqual([4, 7]);
  });

  it('tells the jokers of a die by the cell that pays', () => {
    expect([...jokersOf(moves, 'yellow')]).toEqual([
      [1, [3]],
      [5, [4, 6]],
    ]);
    expect(jokersOf(moves, 'white').size).toBe(0);
  });

  it('knows the dice that can be used, and a die that has one mark only', () => {
    expect([...usableDice(moves)]).toEqual(['yellow', 'white', 'pink']);
    expect(onlyMove(moves, { die: 'yellow', joker: null })?.cell).toBe('yellow-1-5');
    expect(onlyMove(moves, { die: 'white', joker: null })).toBeNull();
    expect(onlyMove(moves, { die: 'yellow', joker: 6 })?.cell).toBe('yellow-1-6');
  });
});

it('names the dice that would go to the platter, as the engine says', () => {
  const view = {
    choices: [
      { action: { do: 'take', die: 'pink' }, platter: { yellow: 2, white: 1 } },
      { action: { do: 'pick', die: 'blue' }, platter: {} },
    ],
  } as unknown as View;
  expect([...lostWith(view, 'pink')]).toEqual(['yellow', 'white']);
  expect(lostWith(view, 'blue').size).toBe(0);
  expect(lostWith(view, null).size).toBe(0);
});
