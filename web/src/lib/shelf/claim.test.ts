import { expect, test } from 'vitest';
import { Claim, played } from './claim.svelte';
import type { Saved } from './saved';

/** Locks as browsers have them, as far as they are used here. */
class Locks {
  readonly held = new Map<string, (reason: Error) => void>();

  request(name: string, options: LockOptions, callback: (lock: Lock | null) => Promise<void> | undefined): Promise<void> {
    if (options.ifAvailable && this.held.has(name)) return Promise.resolve(callback(null));
    this.held.get(name)?.(new DOMException('stolen', 'AbortError'));
    return new Promise((resolve, reject) => {
      this.held.set(name, reject);
      void callback({ name, mode: 'exclusive' })?.then(() => {
        this.held.delete(name);
        resolve();
      });
    });
  }

  query(): Promise<LockManagerSnapshot> {
    return Promise.resolve({ held: [...this.held.keys(), 'something else'].map((name) => ({ name })), pending: [] });
  }
}

class Kept {
  ids: string[] = [];

  keep(saved: Saved): Promise<void> {
    this.ids.push(saved.id);
    return Promise.resolve();
  }
}

function tabs(): { locks: LockManager; kept: Kept; tab: () => Claim } {
  const locks = new Locks() as unknown as LockManager;
  const kept = new Kept();
  return { locks, kept, tab: () => new Claim('one', kept, locks) };
}

test('one tab plays a match, the second is told, and can take it over', async () => {
  const { locks, kept, tab } = tabs();
  const [first, second] = [tab(), tab()];
  await first.ask();
  await second.ask();
  expect([first.state, second.state]).toEqual(['held', 'elsewhere']);
  expect(await played(locks)).toEqual(new Set(['one']));
  await second.take();
  await Promise.resolve();
  expect([first.state, second.state]).toEqual(['lost', 'held']);
  await first.keep({ id: 'from the first' } as Saved);
  await second.keep({ id: 'from the second' } as Saved);
  expect(kept.ids).toEqual(['from the second']);
});

test('a tab that leaves lets the next one play', async () => {
  const { tab } = tabs();
  const [first, second] = [tab(), tab()];
  await first.ask();
  first.release();
  await Promise.resolve();
  await second.ask();
  expect(second.state).toBe('held');
});

test('without locks every tab plays', async () => {
  const claim = new Claim('one', new Kept(), null);
  await claim.ask();
  expect(claim.state).toBe('held');
  expect(await played(null)).toEqual(new Set());
});

test('where the browser gives no locks the match is played all the same', async () => {
  const refusing = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } as unknown as LockManager;
  const claim = new Claim('one', new Kept(), refusing);
  await claim.ask();
  expect(claim.state).toBe('held');
});
