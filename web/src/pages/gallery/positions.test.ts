import { expect, test } from 'vitest';
import { GAMES } from '$lib/games';
import type { Question, Scene } from '$lib/types/session';
import { moduleOf } from '../../../tests/module';
import { POSITIONS, type Position } from './positions';
import { reach } from './reach';

test('there are ten positions of each game, each with a name of its own', () => {
  for (const game of GAMES) {
    expect(POSITIONS[game]).toHaveLength(10);
    expect(new Set(POSITIONS[game].map(({ name }) => name)).size).toBe(10);
  }
});

test.each(GAMES)('the first judgement gets to the positions of %s', { timeout: 60_000 }, async (game) => {
  const ask = await moduleOf(game);
  const scene = async (question: Question) => (await ask(question)) as Scene;
  for (const position of POSITIONS[game]) {
    const { turn, prompt } = await reach({ scene }, position);
    expect([position.name, 'over' in turn]).toEqual([position.name, position.name === 'end']);
    if (position.at) expect([position.name, prompt.key]).toEqual([position.name, position.at]);
  }
});

/** A game of steps that asks one question after the other. */
function player(prompts: readonly string[]) {
  const asked: Question[] = [];
  let steps = 0;
  const scene = async (question: Question) => {
    asked.push(question);
    if ('bot' in question || 'throw' in question) steps += 1;
    const turn = steps >= prompts.length ? { over: {} } : steps % 2 === 0 ? { chance: 0 } : { players: [1] };
    return { turn, steps, prompt: { key: prompts[steps] ?? 'prompt-over' } } as unknown as Scene;
  };
  return { scene, asked };
}

const PROMPTS = ['throw', 'roll', 'throw', 'build', 'throw', 'roll'];
const position = (after: number, at?: string): Position => ({
  name: 'x',
  setup: { players: 2 },
  seed: '1',
  after,
  ...(at === undefined ? {} : { at }),
});

test('bots play up to the step and the question', async () => {
  expect((await reach(player(PROMPTS), position(0))).steps).toBe(0);
  expect((await reach(player(PROMPTS), position(2))).steps).toBe(2);
  expect((await reach(player(PROMPTS), position(2, 'roll'))).steps).toBe(5);
});

test('what is never reached is the end of the match, seen by somebody', async () => {
  const game = player(PROMPTS);
  expect((await reach(game, position(1, 'nothing'))).turn).toEqual({ over: {} });
  expect(game.asked.at(-1)).toEqual({ look: { viewer: 0 } });
});
