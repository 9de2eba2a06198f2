import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Components from './components';

let components: typeof Components;

/** The page, visited anew. */
async function visit(): Promise<typeof Components> {
  vi.resetModules();
  return import('./components');
}

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  components = await visit();
});

afterEach(() => vi.restoreAllMocks());

const kept = (id: string, changed = 1) => ({ id, name: 'House rules', file: { cards: [{ id: 'bob', cost: 5 }] }, changed });
const ids = async (of: typeof Components) => (await of.kept()).map(({ id }) => id);

test('files are there on the next visit, those changed last first, until they are removed', async () => {
  expect(await components.keep(kept('old', 1))).toBe('kept');
  await components.keep(kept('new', 2));
  const later = await visit();
  expect(await later.kept()).toEqual([kept('new', 2), kept('old', 1)]);
  await later.remove('new');
  expect(await ids(later)).toEqual(['old']);
});

test('what is no such file is not shown', async () => {
  await components.keep(kept('good'));
  const database = await openDB('kubik.components');
  for (const garbage of [{ id: 'a' }, { ...kept('b'), file: { cards: 'none' } }, { ...kept('c'), changed: 'now' }]) await database.put('files', garbage);
  database.close();
  expect(await ids(components)).toEqual(['good']);
});

test.each([
  ['QuotaExceededError', 'full'],
  ['InvalidStateError', 'memory'],
])('with %s a file stays in this tab', async (name, where) => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no', name);
  });
  expect(await components.keep(kept('mine'))).toBe(where);
  expect(await ids(components)).toEqual(['mine']);
  await components.remove('mine');
  expect(await ids(components)).toEqual([]);
});

test('without storage nothing fails', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const here = await visit();
  expect(await here.keep(kept('mine'))).toBe('memory');
  expect(await ids(here)).toEqual(['mine']);
  vi.unstubAllGlobals();
});
