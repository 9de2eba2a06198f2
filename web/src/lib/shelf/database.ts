import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Saved } from './saved';

interface Schema extends DBSchema {
  /** What lies here was put here by some version of this page; it is checked when it is taken out. */
  matches: { key: string; value: Saved };
}

const NAME = 'kubik';
const VERSION = 1;
const STORE = 'matches';

/** Some browsers never answer when they do not want to. */
const OPENING_MS_MAX = 4000;

class Silent extends Error {}

/** The matches in the browser's database. Everything here may fail. */
export class Database {
  #opened: Promise<IDBPDatabase<Schema>> | null = null;
  readonly #onwiped: () => void;

  constructor(onwiped: () => void = () => undefined) {
    this.#onwiped = onwiped;
  }

  #open(): Promise<IDBPDatabase<Schema>> {
    this.#opened ??= this.#begin().catch((reason: unknown) => {
      // Whoever was silent once is not waited for again.
      if (!(reason instanceof Silent)) this.#opened = null;
      throw reason;
    });
    return this.#opened;
  }

  async #begin(): Promise<IDBPDatabase<Schema>> {
    if (typeof indexedDB === 'undefined') throw new Error('there is no IndexedDB');
    const opening = openDB<Schema>(NAME, VERSION, {
      upgrade: (database) => void database.createObjectStore(STORE, { keyPath: 'id' }),
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

  async put(saved: Saved): Promise<void> {
    const transaction = (await this.#open()).transaction(STORE, 'readwrite');
    const put = transaction.store.put(saved);
    // At once, so that it is done even where the page is closed in this moment.
    transaction.commit();
    await Promise.all([put, transaction.done]);
  }

  async get(id: string): Promise<unknown> {
    return (await this.#open()).get(STORE, id);
  }

  async remove(id: IDBValidKey): Promise<void> {
    await (await this.#open()).delete(STORE, id as string);
  }

  /** All there is, with the keys under which it lies. */
  async all(): Promise<[IDBValidKey, unknown][]> {
    const store = (await this.#open()).transaction(STORE).store;
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
