import { expect, test } from 'vitest';
import type { Sitter } from '../table/types';
import { listed, people, tally } from './people';
import type { Saved } from './saved';

const say = (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join(' ');
const person = (name = ''): Sitter => ({ kind: 'person', name });
const bot = (policy: string): Sitter => ({ kind: 'bot', policy });

test.each([
  [[person('Anna'), bot('greedy')], ['you', 'bot-greedy'], 0],
  [[bot('greedy'), person()], ['bot-greedy', 'you'], 1],
  [[person('Anna'), person()], ['Anna', 'player 2'], null],
  [[bot('greedy'), bot('greedy'), bot('random:3')], ['bot-greedy 1', 'bot-greedy 2', 'bot-random'], null],
])('%j are called %j', (sitters, names, you) => {
  expect(people(sitters, say)).toEqual({ names, you });
});

const over = (sitters: Sitter[], places: number[], scores: number[], game = 'clever-cubed') =>
  ({ game, sitters, outcome: { places, scores, reason: '' } }) as Saved;

test('only what one person has played to its end counts', () => {
  const matches = [
    over([person(), bot('greedy')], [1, 2], [210, 190]),
    over([bot('greedy'), person()], [1, 2], [250, 241]),
    over([person()], [1], [180]),
    over([person(), person()], [1, 2], [400, 300]),
    over([person(), bot('greedy')], [1, 2], [9, 3], 'king-of-tokyo-duel'),
    { game: 'clever-cubed', sitters: [person()], outcome: null } as unknown as Saved,
  ];
  expect(tally(matches, 'clever-cubed')).toEqual({ played: 3, won: 1, best: 241 });
  expect(tally(matches, 'king-of-tokyo-duel')).toEqual({ played: 1, won: 1, best: 9 });
  expect(tally(matches, 'cubitos')).toEqual({ played: 0, won: 0, best: null });
});

test('names are listed in the manner of the language', () => {
  expect(listed(['A', 'B', 'C'], 'en')).toBe('A, B, and C');
  expect(listed(['А', 'Б'], 'uk')).toMatch(/^А (і|й|та) Б$/);
});
