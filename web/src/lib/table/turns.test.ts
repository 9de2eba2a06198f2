import { expect, test } from 'vitest';
import type { Phrase } from '../types/session';
import { linesOf, turnAt, turnsOf } from './turns';

const turn = (number: number, seat: number): Phrase => ({ key: 'event-turn', args: { number, seat: { seat } } });
const threw: Phrase = { key: 'event-threw' };

/** A match whose steps add these lines; it counts how often it is asked. */
function matchOf(lines: Phrase[][]) {
  let asked = 0;
  return {
    logs: async (step: number) => {
      asked += 1;
      return lines.slice(0, step + 1).flat();
    },
    asked: () => asked,
  };
}

test('turns begin where the log says so, also several at one step', async () => {
  const { logs } = matchOf([[turn(1, 0)], [threw], [threw, turn(2, 1)], [], [turn(3, 0), turn(4, 1)], [threw]]);
  const turns = await turnsOf(logs, 5);
  expect(turns.map(({ number, seat, from }) => [number, seat, from])).toEqual([[1, 0, 0], [2, 1, 2], [3, 0, 4], [4, 1, 4]]);
  expect([0, 1, 2, 3, 9].map((step) => turnAt(turns, step)?.number)).toEqual([1, 1, 2, 2, 4]);
  expect(turnAt([], 3)).toBeNull();
});

test('rounds belong to nobody, and a turn without a number is no heading', async () => {
  const round: Phrase = { key: 'event-round', args: { round: 1, seat: { seat: 2 } } };
  const { logs } = matchOf([[], [round], [{ key: 'event-turn', args: { seat: { seat: 0 } } }]]);
  expect(await turnsOf(logs, 2)).toEqual([{ kind: 'round', number: 1, seat: null, from: 1 }]);
});

test('what lies before the second round is the first', async () => {
  const round = (number: number): Phrase => ({ key: 'event-round', args: { round: number } });
  const { logs } = matchOf([[], [threw], [round(2)], [round(3)]]);
  expect((await turnsOf(logs, 3)).map(({ number, from }) => [number, from])).toEqual([[1, 0], [2, 2], [3, 3]]);
});

test('a long match is not read step by step', async () => {
  const match = matchOf(Array.from({ length: 1024 }, (_, step) => (step % 256 === 1 ? [turn(step, 0)] : [threw])));
  expect(await turnsOf(match.logs, 1023)).toHaveLength(4);
  expect(match.asked()).toBeLessThan(60);
});

test('lines have the step that brought them', async () => {
  const { logs } = matchOf([[turn(1, 0)], [threw], [threw, threw], [turn(2, 1)]]);
  expect((await linesOf(logs, 1, 3)).map(({ phrase, step }) => [phrase.key, step])).toEqual([['event-threw', 1], ['event-threw', 2], ['event-threw', 2], ['event-turn', 3]]);
  expect(await linesOf(logs, 0, 0)).toHaveLength(1);
  const late = matchOf([[], [threw, turn(1, 0), threw]]);
  expect((await linesOf(late.logs, 1, 1)).map(({ phrase }) => phrase.key)).toEqual(['event-turn', 'event-threw']);
});
