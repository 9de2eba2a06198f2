import { expect, test } from 'vitest';
import type { GameEntry } from '$lib/types/session';
import { Draft } from './draft.svelte';

const ENTRY: GameEntry = {
  name: 'clever-cubed',
  players: [1, 3],
  rulesVersion: 2,
  hidden: false,
  options: [
    { id: 'startingPlayer', values: ['random', '0', '1', '2'], default: '0' },
    { id: 'soloFallback', values: ['on', 'off'], default: 'on' },
  ],
};

function store(content: unknown) {
  let text = typeof content === 'string' ? content : JSON.stringify(content);
  return { getItem: () => text, setItem: (_key: string, value: string) => void (text = value) };
}

const you = { kind: 'person', name: 'Anna' };
const normal = { kind: 'bot', policy: 'normal' };

test('somebody against a bot, by the usual rules', () => {
  const draft = new Draft(ENTRY, 'Anna', null);
  expect(draft.seats).toEqual([you, normal]);
  expect(draft.setup).toEqual({ players: 2 });
  expect(draft.changed).toEqual([]);
});

test('seats stay within the range of the game', () => {
  const draft = new Draft(ENTRY, '', null);
  for (let seat = 0; seat < 5; seat += 1) draft.add({ kind: 'bot', policy: 'easy' });
  expect(draft.seats).toHaveLength(3);
  for (let seat = 0; seat < 5; seat += 1) draft.remove(0);
  expect(draft.seats).toEqual([{ kind: 'bot', policy: 'easy' }]);
});

test('only what differs is asked for, numbers as numbers', () => {
  const draft = new Draft(ENTRY, '', null);
  draft.values.startingPlayer = '1';
  draft.values.soloFallback = 'off';
  expect(draft.setup).toEqual({ players: 2, startingPlayer: 1 });
  draft.remove(1);
  expect(draft.setup).toEqual({ players: 1, soloFallback: 'off' });
  expect(draft.changed.map(({ id }) => id)).toEqual(['soloFallback']);
});

test('cards chosen one by one stand instead of the option, until it is chosen again', () => {
  const draft = new Draft({ ...ENTRY, options: [{ id: 'cards', values: ['of-set', 'random'], default: 'of-set' }] }, '', null);
  draft.ask('cards', ['bob']);
  expect(draft.setup).toEqual({ players: 2, cards: ['bob'] });
  expect(draft.changed.map(({ id }) => id)).toEqual(['cards']);
  draft.choose('cards', 'random');
  expect(draft.setup).toEqual({ players: 2, cards: 'random' });
});

test('what is asked for beyond the options is given up when the game refuses it', async () => {
  const draft = new Draft(ENTRY, '', store({ extra: { cards: ['nobody knows it'] } }));
  expect(draft.setup).toEqual({ players: 2, cards: ['nobody knows it'] });
  await draft.check(async (setup) => !('cards' in setup));
  expect(draft.setup).toEqual({ players: 2 });
});

test('what the game refuses is known, and given up when it does not fit any more', async () => {
  const accepts = async (setup: object) => {
    const { players, startingPlayer = 0 } = setup as { players: number; startingPlayer?: number | string };
    return startingPlayer === 'random' || Number(startingPlayer) < players;
  };
  const draft = new Draft(ENTRY, '', null);
  draft.add({ kind: 'bot', policy: 'normal' });
  await draft.check(accepts);
  expect(draft.refused).toEqual({});
  draft.values.startingPlayer = '2';
  draft.remove(1);
  await draft.check(accepts);
  expect(draft.values.startingPlayer).toBe('0');
  expect(draft.refused).toEqual({ startingPlayer: ['2'] });
});

test('of two checks the later one counts', async () => {
  const draft = new Draft(ENTRY, '', null);
  const early = draft.check(async () => false);
  await draft.check(async () => true);
  await early;
  expect(draft.refused).toEqual({});
});

test('the last choices come back', () => {
  const kept = store({});
  const draft = new Draft(ENTRY, 'Anna', kept);
  draft.add({ kind: 'person', name: 'Bo' });
  draft.values.soloFallback = 'off';
  draft.remember(kept);
  const next = new Draft(ENTRY, 'Somebody else', kept);
  expect(next.seats).toEqual([you, normal, { kind: 'person', name: 'Bo' }]);
  expect(next.setup).toEqual({ players: 3 });
  expect(next.values.soloFallback).toBe('off');
});

test.each([
  'rubbish',
  'null',
  { seats: 7, values: 7 },
  { seats: [], values: null },
  { seats: [{ kind: 'bot', policy: 'oracle' }], values: { startingPlayer: '9', other: '1' } },
  { seats: [you, you, you, you], values: [] },
])('choices that mean nothing are not taken: %j', (content) => {
  const draft = new Draft(ENTRY, 'Anna', store(content));
  expect(draft.seats).toEqual([you, normal]);
  expect(draft.setup).toEqual({ players: 2 });
});
