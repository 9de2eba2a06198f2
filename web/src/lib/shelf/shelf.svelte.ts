import type { Keeper } from '../table/table.svelte';
import { Database } from './database';
import { download, fileOf, type Wrong } from './files';
import { readFile, type Check } from './reading';
import { branch, isSaved, type Saved } from './saved';

/**
 * Where the matches are.
 * - `kept`: on this device.
 * - `memory`: only in this tab, because the browser allows no storage here.
 * - `full`: the last changes are only in this tab, because there is no room left.
 * - `wiped`: the browser has thrown away what was kept; what is open here is put back with its next change.
 */
export type ShelfState = 'kept' | 'memory' | 'full' | 'wiped';

/**
 * The matches on this device. Whatever the browser does with its storage, nothing here fails for whoever plays: what cannot
 * be kept stays in memory, and `state` says so.
 */
export class Shelf implements Keeper {
  state: ShelfState = $state('kept');
  /** Counts the changes, in this tab and in others, so that lists know when to look again. */
  changes = $state(0);
  /** The keys of entries that nobody can read. */
  damaged: IDBValidKey[] = $state.raw([]);

  readonly #database = new Database(() => (this.state = 'wiped'));
  /** What could not be put into the database. */
  readonly #memory = new Map<string, Saved>();
  readonly #channel: BroadcastChannel | null;
  readonly #check: Check;
  #isAsked = false;

  constructor(check: Check) {
    this.#check = check;
    this.#channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('kubik.shelf');
    if (this.#channel) this.#channel.onmessage = () => (this.changes += 1);
  }

  /** For `Table`: keeps every change of a match. */
  async keep(saved: Saved): Promise<void> {
    await this.put(saved);
  }

  async put(saved: Saved): Promise<void> {
    try {
      await this.#database.put(saved);
      this.#memory.delete(saved.id);
      await this.#retry();
      this.#persist();
    } catch (reason) {
      this.#memory.set(saved.id, saved);
      this.#fail(reason);
    }
    this.#changed();
  }

  /** The match, if it is there and can be read. */
  async get(id: string): Promise<Saved | null> {
    const here = this.#memory.get(id);
    if (here) return here;
    try {
      const found = await this.#database.get(id);
      return isSaved(found) ? found : null;
    } catch (reason) {
      this.#fail(reason);
      return null;
    }
  }

  /** All matches that can be read, the newest first. */
  async list(): Promise<Saved[]> {
    const found = new Map<string, Saved>();
    const damaged: IDBValidKey[] = [];
    try {
      for (const [key, value] of await this.#database.all()) {
        if (isSaved(value)) found.set(value.id, value);
        else damaged.push(key);
      }
    } catch (reason) {
      this.#fail(reason);
    }
    for (const [id, saved] of this.#memory) found.set(id, saved);
    this.damaged = damaged;
    return [...found.values()].sort((one, other) => other.changed - one.changed);
  }

  /** Takes a match away; what is returned can be put back with `restore`. */
  async remove(id: string): Promise<Saved | null> {
    const saved = await this.get(id);
    await this.#drop(id);
    return saved;
  }

  async restore(saved: Saved): Promise<void> {
    await this.put(saved);
  }

  /** Takes away what nobody can read. */
  async removeDamaged(): Promise<void> {
    for (const key of this.damaged) await this.#drop(key);
    this.damaged = [];
  }

  /** The same match once more, to be played on from here in another way. */
  async duplicate(id: string): Promise<Saved | null> {
    const saved = await this.get(id);
    if (!saved) return null;
    const copy = branch(saved);
    await this.put(copy);
    return copy;
  }

  /** Hands the record to the browser as a file; says whether there was one. */
  async exportFile(id: string): Promise<boolean> {
    const saved = await this.get(id);
    if (saved) download(fileOf(saved));
    return saved !== null;
  }

  /** Puts the match of a file on the shelf, once the rules have looked at it. */
  async importFile(file: Blob): Promise<{ saved: Saved } | { wrong: Wrong }> {
    const read = await readFile(file, this.#check);
    if ('saved' in read) await this.put(read.saved);
    return read;
  }

  async close(): Promise<void> {
    this.#channel?.close();
    await this.#database.close();
  }

  async #drop(key: IDBValidKey): Promise<void> {
    if (typeof key === 'string') this.#memory.delete(key);
    try {
      await this.#database.remove(key);
      await this.#retry();
    } catch (reason) {
      this.#fail(reason);
    }
    this.#changed();
  }

  /** There may be room again for what is only in memory. */
  async #retry(): Promise<void> {
    for (const [id, saved] of [...this.#memory]) {
      await this.#database.put(saved);
      this.#memory.delete(id);
    }
    this.state = 'kept';
  }

  #fail(reason: unknown): void {
    this.state = reason instanceof Error && reason.name === 'QuotaExceededError' ? 'full' : 'memory';
  }

  #changed(): void {
    this.changes += 1;
    this.#channel?.postMessage(null);
  }

  /** Asks the browser, once there is something to lose, not to throw it away when it tidies up. */
  #persist(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    navigator.storage?.persist?.().catch(() => undefined);
  }
}
