import type { Keeper } from '../table/table.svelte';
import type { Saved } from './saved';

/**
 * Who plays a match.
 * - `asking`: not known yet.
 * - `held`: this tab.
 * - `elsewhere`: another tab; `take` takes it over.
 * - `lost`: another tab has taken it over from this one.
 */
export type ClaimState = 'asking' | 'held' | 'elsewhere' | 'lost';

const PREFIX = 'kubik.match.';

/**
 * The right of one tab to play a match. What is kept goes through it, so that a tab that has lost the match writes nothing
 * over what the other one plays.
 */
export class Claim implements Keeper {
  readonly id: string;
  state: ClaimState = $state('asking');
  readonly #keeper: Keeper;
  readonly #locks: LockManager | null;
  #release: (() => void) | null = null;

  constructor(id: string, keeper: Keeper, locks: LockManager | null = globalThis.navigator?.locks ?? null) {
    this.id = id;
    this.#keeper = keeper;
    this.#locks = locks;
  }

  /** Asks for the match; the state says whether it was got. */
  async ask(): Promise<void> {
    await this.#request({ ifAvailable: true });
  }

  /** Takes the match over from whichever tab plays it. */
  async take(): Promise<void> {
    await this.#request({ steal: true });
  }

  async keep(saved: Saved): Promise<void> {
    if (this.state === 'held') await this.#keeper.keep(saved);
  }

  /** Lets others play it. */
  release(): void {
    this.#release?.();
    this.#release = null;
    this.state = 'asking';
  }

  #request(options: LockOptions): Promise<void> {
    // Without locks, as on plain http, every tab is on its own.
    if (!this.#locks) {
      this.state = 'held';
      return Promise.resolve();
    }
    const locks = this.#locks;
    return new Promise((settle) => {
      const held = locks.request(PREFIX + this.id, options, (lock) => {
        this.state = lock ? 'held' : 'elsewhere';
        settle();
        return lock ? new Promise<void>((release) => (this.#release = release)) : undefined;
      });
      held.catch(() => {
        // It was stolen; or the browser gives no locks to this page, which is then on its own.
        this.state = this.state === 'held' ? 'lost' : 'held';
        settle();
      });
    });
  }
}

/** The matches that some tab plays now. */
export async function played(locks: LockManager | null = globalThis.navigator?.locks ?? null): Promise<Set<string>> {
  try {
    const { held = [] } = (await locks?.query()) ?? {};
    return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
  } catch {
    return new Set();
  }
}
