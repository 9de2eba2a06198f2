import { openDB, type IDBPDatabase } from 'idb';
import type { Saved } from './saved';

const VERSION = 1;

/** Some browsers never answer when they do not want to. */
const OPENING_MS_MAX = 4000;

class Silent extends Error {}

/**
 * The matches, or other things with an id, in a database of the browser. What lies there was put there by some version of this page,
 * and is checked when it is taken out. Everything here may fail.
 */
export class Database<T extends { id: string } = Saved> {
  #opened: Promise<IDBPDatabase> | null = null;
  readonly #onwiped: () => void;
  readonly #name: string;
  readonly #store: string;

  constructor(onwiped: () => void = () => undefined, name = 'kubik', store = 'matches') {
    this.#onwiped = onwiped;
    this.#name = name;
    this.#store = store;
  }

  #open(): Promise<IDBPDatabase> {
    this.#opened ??= this.#begin().catch((reason: unknown) => {
      // Whoever was silent once is not waited for again.
      if (!(reason instanceof Silent)) this.#opened = null;
      throw reason;
    });
    return this.#opened;
  }

  async #begin(): Promise<IDBPDatabase> {
    if (typeof indexedDB === 'undefined') throw new Error('there is no IndexedDB');
    const opening = openDB(this.#name, VERSION, {
      upgrade: (database) => void database.createObjectStore(this.#store, { keyPath: 'id' }),
      // A newer page in another tab needs another shelf: make room for it.
      blocking: (_old, _new, event) => {
        (event.target as IDBDatabase).close();
        this.#opened = null;
      },
      terminated: () => {
        this.#opened = null;
        this.#onwiped();
      },
    });
    return inTime(opening);
  }

  async put(value: T): Promise<void> {
    const transaction = (await this.#open()).transaction(this.#store, 'readwrite');
    const put = transaction.store.put(value);
    // At once, so that it is done even where the page is closed in this moment.
    transaction.commit();
    await Promise.all([put, transaction.done]);
  }

  async get(id: string): Promise<unknown> {
    return (await this.#open()).get(this.#store, id);
  }

  async remove(id: IDBValidKey): Promise<void> {
    await (await this.#open()).delete(this.#store, id);
  }

  /** All there is, with the keys under which it lies. */
  async all(): Promise<[IDBValidKey, unknown][]> {
    const store = (await this.#open()).transaction(this.#store).store;
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return keys.map((key, index) => [key, values[index]]);
  }

  async close(): Promise<void> {
    const opened = this.#opened;
    this.#opened = null;
    (await opened?.catch(() => null))?.close();
  }
}

function inTime<T>(opening: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Silent('the database does not answer')), OPENING_MS_MAX);
    opening.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
