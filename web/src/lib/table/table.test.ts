import { expect, test, vi } from 'vitest';
import type { Engine } from '../engine/client';
import type { Saved } from '../shelf/saved';
import type { Question } from '../types/session';
import { Table } from './table.svelte';
import type { Sitter } from './types';

// There are no pictures here.
vi.stubGlobal('requestAnimationFrame', (then: () => void) => setTimeout(then));

const BOTS: Sitter[] = [
  { kind: 'bot', policy: 'greedy' },
  { kind: 'bot', policy: 'greedy' },
];

/** A game of some steps, each of them a bot's. */
function engineOf(steps: number) {
  const asked: Question[] = [];
  let step = 0;
  const engine = {
    scene: async (question: Question) => {
      asked.push(question);
      if ('bot' in question) step += 1;
      const turn = step < steps ? { players: [step % 2] } : { over: { places: [1, 2], scores: [2, 1], reason: 'end' } };
      return { turn, view: { step }, standings: [], prompt: { key: 'x' }, log: [], logFrom: 0, logSeen: 0, choices: [] };
    },
    record: async () => ({ game: 'cubitos', steps: step }),
    components: async () => null,
    close: () => undefined,
  };
  return { engine: engine as unknown as Engine, asked };
}

const stepOf = (table: Table) => (table.view as { step: number }).step;

test('a match that is watched can be stopped, goes on by single steps, and runs to its end', async () => {
  const { engine } = engineOf(6);
  const table = await Table.open('x', 'cubitos', BOTS, { setup: {} }, null, 0, engine);
  expect(table.isWatched).toBe(true);
  table.pace = 'at-once';
  table.pause(true);
  const running = table.start();
  await vi.waitFor(() => expect(stepOf(table)).toBe(1));
  table.stepOn();
  await vi.waitFor(() => expect(stepOf(table)).toBe(2));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(stepOf(table)).toBe(2);
  expect(table.choices).toEqual([]);
  table.pause(false);
  await running;
  expect(table.isOver).toBe(true);
  expect(stepOf(table)).toBe(6);
});

test('a match that was stopped can be left', async () => {
  const { engine } = engineOf(6);
  const table = await Table.open('x', 'cubitos', BOTS, { setup: {} }, null, 0, engine);
  table.pause(true);
  table.pace = 'at-once';
  const running = table.start();
  await vi.waitFor(() => expect(stepOf(table)).toBe(1));
  table.close();
  await running;
  expect(stepOf(table)).toBe(1);
});

test('a match is opened and kept with what goes along with it', async () => {
  const { engine, asked } = engineOf(1);
  const kept: Saved[] = [];
  const keeper = { keep: async (saved: Saved) => void kept.push(saved) };
  const along = { seed: '42', daily: '2026-11-16', series: { id: 's', state: { points: [5, 3], finished: [] } } };
  await Table.open('x', 'cubitos', BOTS, { record: {} }, keeper, 0, engine, along);
  expect(asked[0]).toMatchObject({ open: { seed: '42' } });
  expect(kept[0]).toMatchObject(along);
});
