import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Question, Scene } from '$lib/types/session';
import { moduleOf } from '../../../tests/module';

// What the search chose outside a browser, see crates/protocol/tests/choices.rs.
const CHOSEN = JSON.parse(readFileSync(new URL('../../../tests/choices.json', import.meta.url), 'utf8')) as Record<string, { do: string }[]>;

it.each(Object.keys(CHOSEN))('an opponent at %s chooses in a page what it chooses anywhere', async (game) => {
  const ask = await moduleOf(game);
  const scene = async (question: Question) => {
    const reply = await ask(question);
    if ('error' in reply) throw new Error(reply.error.message);
    return reply as Scene;
  };
  let { turn } = await scene({ new: { setup: { players: 2 }, seed: '5', viewer: null } });
  for (let decisions = 0; decisions < 24; ) {
    if ('players' in turn) decisions += 1;
    ({ turn } = await scene('players' in turn ? { bot: { seat: turn.players[0]!, policy: 'search:40', viewer: null } } : { throw: { viewer: null } }));
  }
  const reply = await ask({ record: { steps: null } });
  expect((reply as { record: { steps: unknown[] } }).record.steps).toEqual(CHOSEN[game]);
});
