import { expect, test } from 'vitest';
import type { PageFile } from '../../build/offline';
import { Precache, type World } from './precache';

const SCOPE = 'https://example.org/games/kubik/';
const at = (path: string) => SCOPE + path;

const FILES: PageFile[] = [
  { address: './', hash: 'index-1', isLarge: false },
  { address: './assets/main-aaaaaaaa.js', hash: 'main-1', isLarge: false },
  { address: './assets/clever-bbbbbbbb.wasm', hash: 'wasm-1', isLarge: true },
];
const NEXT: PageFile[] = [
  { address: './', hash: 'index-2', isLarge: false },
  { address: './assets/main-cccccccc.js', hash: 'main-2', isLarge: false },
  { address: './assets/clever-bbbbbbbb.wasm', hash: 'wasm-1', isLarge: true },
];

/** Caches and a network that can be cut. */
class Fake implements World {
  readonly scope = SCOPE;
  readonly kept = new Map<string, Map<string, Response>>();
  readonly asked: string[] = [];
  isOnline = true;
  missing = '';

  readonly caches = {
    open: (name: string) => {
      const entries = this.kept.get(name) ?? new Map<string, Response>();
      this.kept.set(name, entries);
      return Promise.resolve({
        match: (address: string) => Promise.resolve(entries.get(address)?.clone()),
        put: (address: string, response: Response) => Promise.resolve(void entries.set(address, response)),
      } as unknown as Cache);
    },
    keys: () => Promise.resolve([...this.kept.keys()]),
    delete: (name: string) => Promise.resolve(this.kept.delete(name)),
    match: (address: RequestInfo | URL) => {
      const found = [...this.kept.values()].map((entries) => entries.get(String(address))).find(Boolean);
      return Promise.resolve(found?.clone());
    },
  };

  fetch = ({ url }: Request): Promise<Response> => {
    this.asked.push(url.replace(SCOPE, ''));
    if (!this.isOnline) return Promise.reject(new TypeError('no network'));
    return Promise.resolve(new Response(`from the network: ${url}`, { status: url === this.missing ? 404 : 200 }));
  };
}

function ask(url: string, mode: string = 'no-cors', method = 'GET'): Request {
  // Nobody but a browser may make a request that navigates.
  return { url, mode, method } as Request;
}

test('after the first visit the page works without a network, and the games too once they were taken', async () => {
  const world = new Fake();
  const precache = new Precache(world, FILES);
  await precache.install();
  expect(world.asked).toEqual(['', 'assets/main-aaaaaaaa.js']);
  await precache.complete();
  world.isOnline = false;
  for (const path of ['assets/main-aaaaaaaa.js', 'assets/clever-bbbbbbbb.wasm']) {
    expect((await precache.answer(ask(at(path))))?.ok).toBe(true);
  }
  for (const path of ['', 'index.html', '?from=home', 'some/where']) {
    const response = await precache.answer(ask(at(path), 'navigate'));
    expect(await response?.text()).toBe(`from the network: ${SCOPE}`);
  }
});

test('a game is kept when it is used first', async () => {
  const world = new Fake();
  const precache = new Precache(world, FILES);
  await precache.install();
  await precache.answer(ask(at('assets/clever-bbbbbbbb.wasm')));
  world.isOnline = false;
  expect((await precache.answer(ask(at('assets/clever-bbbbbbbb.wasm'))))?.ok).toBe(true);
});

test('what is none of ours is left alone', () => {
  const precache = new Precache(new Fake(), FILES);
  expect(precache.answer(ask(at('other.txt')))).toBeNull();
  expect(precache.answer(ask('https://elsewhere.org/'))).toBeNull();
  expect(precache.answer(ask(at(''), 'navigate', 'POST'))).toBeNull();
});

test('a version that cannot be taken as a whole is not taken', async () => {
  const world = new Fake();
  world.missing = at('assets/main-aaaaaaaa.js');
  await expect(new Precache(world, FILES).install()).rejects.toThrow('404');
});

test('an answer that is an error is not kept', async () => {
  const world = new Fake();
  const precache = new Precache(world, FILES);
  world.missing = at('assets/clever-bbbbbbbb.wasm');
  expect((await precache.answer(ask(world.missing)))?.status).toBe(404);
  world.missing = '';
  expect((await precache.answer(ask(at('assets/clever-bbbbbbbb.wasm'))))?.status).toBe(200);
});

test('the next version takes over what is the same, and only its own caches are thrown away', async () => {
  const world = new Fake();
  world.kept.set('another program', new Map());
  const old = new Precache(world, FILES);
  await old.install();
  await old.complete();
  world.asked.length = 0;
  const next = new Precache(world, NEXT);
  await next.install();
  expect(world.asked).toEqual(['', 'assets/main-cccccccc.js']);
  await next.tidy();
  expect(world.kept.size).toBe(2);
  expect(world.kept.has('another program')).toBe(true);
  world.isOnline = false;
  expect((await next.answer(ask(at('assets/clever-bbbbbbbb.wasm'))))?.ok).toBe(true);
});
