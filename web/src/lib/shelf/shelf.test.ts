import 'fake-indexeddb/auto';
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newId } from '../id';
import type { Check } from './reading';
import { isSaved, type Saved } from './saved';
import { Shelf } from './shelf.svelte';

const record = { format: 2, game: 'clever-cubed', rulesVersion: 2, setup: { players: 2 }, steps: [], hash: '0' };

function saved(id: string, changed = 1, more: Partial<Saved> = {}): Saved {
  return {
    id,
    game: 'clever-cubed',
    sitters: [
      { kind: 'person', name: 'Anna' },
      { kind: 'bot', policy: 'greedy' },
    ],
    record,
    view: { round: 1 },
    standings: [{ key: 'standing', args: { points: 3 } }, { key: 'standing' }],
    prompt: { key: 'prompt-throw', args: { roll: 1 } },
    outcome: null,
    created: 1,
    changed,
    ...more,
  };
}

const check: Check = () => Promise.reject(new Error('nothing is imported here'));

let shelf: Shelf;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  shelf = new Shelf(check);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await shelf.close();
});

/** Another visit of the page. */
function later(): Shelf {
  return new Shelf(check);
}

function refuse(name: string): void {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no', name);
  });
}

const ids = async (of: Shelf) => (await of.list()).map(({ id }) => id);

test('matches are there on the next visit, the newest first', async () => {
  await shelf.put(saved('old', 1));
  await shelf.put(saved('new', 3));
  await shelf.put(saved('middle', 2));
  await shelf.put(saved('old', 4));
  const next = later();
  expect(await ids(next)).toEqual(['old', 'new', 'middle']);
  expect(await next.get('new')).toEqual(saved('new', 3));
  expect(await next.get('nothing')).toBeNull();
  expect(next.state).toBe('kept');
  await next.close();
});

test('what was removed can be put back as it was', async () => {
  await shelf.put(saved('one', 5));
  const removed = await shelf.remove('one');
  expect(await ids(shelf)).toEqual([]);
  await shelf.restore(removed!);
  expect(await shelf.get('one')).toEqual(saved('one', 5));
  expect(await shelf.remove('nothing')).toBeNull();
});

test('a copy is a match of its own', async () => {
  await shelf.put(saved('one'));
  const copy = await shelf.duplicate('one');
  expect(copy?.id).not.toBe('one');
  expect(await ids(shelf)).toEqual([copy?.id, 'one']);
  await shelf.remove('one');
  expect(await shelf.get(copy!.id)).toMatchObject({ record, sitters: saved('one').sitters });
  expect(await shelf.duplicate('nothing')).toBeNull();
});

test('what goes along with a match stays with it, and not with its copy', async () => {
  const along = { seed: '42', daily: '2026-11-16', series: { id: 's', state: { points: [5, 3], finished: [[1, 2]] } } };
  await shelf.put({ ...saved('one'), ...along });
  expect(await shelf.get('one')).toMatchObject(along);
  const copy = await shelf.duplicate('one');
  expect(Object.keys(copy!)).not.toEqual(expect.arrayContaining(['seed']));
  expect(Object.keys(copy!)).not.toEqual(expect.arrayContaining(['series']));
  expect(Object.keys(copy!)).not.toEqual(expect.arrayContaining(['daily']));
  expect(isSaved({ ...saved('one'), series: { id: 's', state: { points: 'many' } } })).toBe(false);
});

test('names of matches fit into an address and do not repeat', () => {
  const names = Array.from({ length: 1000 }, newId);
  expect(new Set(names).size).toBe(1000);
  expect(names.every((name) => /^[a-z2-9]{14}$/.test(name))).toBe(true);
});

test('damaged entries are left out, counted, and can be thrown away', async () => {
  await shelf.put(saved('good'));
  const database = await openDB('kubik', 1);
  const bare = saved('x');
  const damaged: unknown[] = [
    { id: 'empty' },
    { ...bare, id: 7 },
    { ...bare, id: 'a/b' },
    { ...bare, id: 'game', game: 'chess' },
    { ...bare, id: 'other-record', record: { ...record, game: 'cubitos' } },
    { ...bare, id: 'no-record', record: 'text' },
    { ...bare, id: 'nobody', sitters: [] },
    { ...bare, id: 'crowd', sitters: Array(5).fill({ kind: 'person', name: '' }) },
    { ...bare, id: 'ghost', sitters: [{ kind: 'ghost' }] },
    { ...bare, id: 'prompt', prompt: 'Throw!' },
    { ...bare, id: 'standings', standings: [null] },
    { ...bare, id: 'outcome', outcome: { places: ['1'], scores: [], reason: '' } },
    { ...bare, id: 'when', changed: NaN },
  ];
  for (const entry of damaged) await database.put('matches', entry);
  database.close();
  expect(await ids(shelf)).toEqual(['good']);
  expect(shelf.damaged).toHaveLength(damaged.length);
  expect(await shelf.get('prompt')).toBeNull();
  await shelf.removeDamaged();
  expect(await ids(shelf)).toEqual(['good']);
  expect(shelf.damaged).toEqual([]);
});

test('with a full disk the match goes on in memory, and is kept once there is room', async () => {
  await shelf.put(saved('one', 1));
  refuse('QuotaExceededError');
  await shelf.keep(saved('one', 2));
  await shelf.keep(saved('two', 3));
  expect(shelf.state).toBe('full');
  expect(await ids(shelf)).toEqual(['two', 'one']);
  expect((await shelf.get('one'))?.changed).toBe(2);
  vi.restoreAllMocks();
  await shelf.keep(saved('two', 4));
  expect(shelf.state).toBe('kept');
  const next = later();
  expect((await next.list()).map(({ changed }) => changed)).toEqual([4, 2]);
  await next.close();
});

test('removing something makes room for what is only in memory', async () => {
  await shelf.put(saved('old'));
  refuse('QuotaExceededError');
  await shelf.keep(saved('new'));
  vi.restoreAllMocks();
  await shelf.remove('old');
  expect(shelf.state).toBe('kept');
});

test.each([
  ['there is no storage', () => Object.assign(globalThis, { indexedDB: undefined })],
  [
    'storage is forbidden',
    () => vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    }),
  ],
])('%s: everything works in memory', async (_name, forbid) => {
  forbid();
  await shelf.put(saved('one'));
  expect(shelf.state).toBe('memory');
  const copy = await shelf.duplicate('one');
  expect(await ids(shelf)).toEqual([copy?.id, 'one']);
  await shelf.remove('one');
  expect(await ids(shelf)).toEqual([copy?.id]);
  expect(await shelf.get('nothing')).toBeNull();
});

test('a browser that never answers is waited for once', async () => {
  vi.useFakeTimers();
  vi.spyOn(indexedDB, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
  const putting = shelf.put(saved('one'));
  await vi.advanceTimersByTimeAsync(4000);
  await putting;
  vi.useRealTimers();
  await shelf.put(saved('two'));
  expect(shelf.state).toBe('memory');
  expect((await ids(shelf)).sort()).toEqual(['one', 'two']);
});

test('storage that is wiped is told of, and filled again by the match that goes on', async () => {
  const opened: IDBDatabase[] = [];
  const { transaction } = IDBDatabase.prototype;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...names) {
    opened.push(this);
    return transaction.apply(this, names);
  });
  await shelf.put(saved('one', 1));
  globalThis.indexedDB = new IDBFactory();
  forceCloseDatabase(opened[0] as never);
  await vi.waitFor(() => expect(shelf.state).toBe('wiped'));
  await shelf.keep(saved('one', 2));
  expect(shelf.state).toBe('kept');
  expect(await ids(shelf)).toEqual(['one']);
});

test('a newer page in another tab is not held up', async () => {
  await shelf.put(saved('one'));
  const newer = await openDB('kubik', 2);
  await shelf.keep(saved('one', 2));
  expect(shelf.state).toBe('memory');
  expect((await shelf.get('one'))?.changed).toBe(2);
  newer.close();
});

test('other tabs hear of a change', async () => {
  const other = later();
  const before = other.changes;
  await shelf.put(saved('one'));
  await vi.waitFor(() => expect(other.changes).toBe(before + 1));
  await other.close();
});
