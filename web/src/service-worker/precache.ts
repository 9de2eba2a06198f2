import type { PageFile } from '../../build/offline';

/** What is used of the browser's caches and network. */
export interface World {
  caches: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'>;
  fetch: (request: Request) => Promise<Response>;
  /** The address under which the page lies. */
  scope: string;
}

const PREFIX = 'kubik ';

/** The files of one version of the page, kept so that it works without a network. */
export class Precache {
  readonly #world: World;
  readonly #files: Map<string, PageFile>;
  readonly #name: string;
  readonly #index: string;

  constructor(world: World, files: readonly PageFile[]) {
    this.#world = world;
    this.#files = new Map(files.map((file) => [new URL(file.address, world.scope).href, file]));
    this.#name = PREFIX + world.scope + ' ' + files.map(({ hash }) => hash.slice(0, 6)).join('');
    this.#index = new URL('./', world.scope).href;
  }

  /** Takes all that is needed to begin; fails as a whole, and the version before stays. */
  async install(): Promise<void> {
    const needed = [...this.#files].filter(([, { isLarge }]) => !isLarge);
    await Promise.all(needed.map(([address]) => this.#take(address)));
    // What an older version had already need not be loaded again.
    const large = [...this.#files].filter(([, { isLarge }]) => isLarge);
    await Promise.all(large.map(([address]) => this.#inherit(address)));
  }

  /** Takes the rest, one after the other; what fails is taken when it is used. */
  async complete(): Promise<void> {
    for (const [address, { isLarge }] of this.#files) {
      if (isLarge) await this.#take(address).catch(() => undefined);
    }
  }

  /** Throws away what other versions have left. */
  async tidy(): Promise<void> {
    const mine = PREFIX + this.#world.scope + ' ';
    const names = await this.#world.caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(mine) && name !== this.#name).map((name) => this.#world.caches.delete(name)));
  }

  /** The answer to a request of the page; nothing for what is none of ours. */
  answer(request: Request): Promise<Response> | null {
    if (request.method !== 'GET') return null;
    const address = new URL(request.url);
    address.hash = '';
    if (request.mode === 'navigate') return this.#navigate(request, address);
    return this.#files.has(address.href) ? this.#serve(address.href, request) : null;
  }

  /** The page itself comes with its files, always of one version. Other addresses below it may be something else. */
  async #navigate(request: Request, address: URL): Promise<Response> {
    const bare = address.origin + address.pathname;
    if (bare === this.#index || bare === `${this.#index}index.html`) return this.#serve(this.#index, request);
    try {
      return await this.#world.fetch(request);
    } catch {
      return this.#serve(this.#index, request);
    }
  }

  async #serve(address: string, request: Request): Promise<Response> {
    const cache = await this.#world.caches.open(this.#name);
    const kept = await cache.match(address);
    if (kept) return kept;
    const response = await this.#world.fetch(request);
    if (response.ok && this.#files.has(address)) await cache.put(address, response.clone()).catch(() => undefined);
    return response;
  }

  /** A name with a hash in it stands for the same bytes in every version. */
  async #inherit(address: string): Promise<boolean> {
    if (!/-[\w-]{8}\.\w+$/.test(address)) return false;
    const kept = await this.#world.caches.match(address);
    if (kept) await (await this.#world.caches.open(this.#name)).put(address, kept);
    return kept !== undefined;
  }

  async #take(address: string): Promise<void> {
    const cache = await this.#world.caches.open(this.#name);
    if ((await cache.match(address)) || (await this.#inherit(address))) return;
    const response = await this.#world.fetch(new Request(address, { cache: 'reload' }));
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    // A navigation may not be answered with a response that was redirected.
    const { status, statusText, headers } = response;
    await cache.put(address, response.redirected ? new Response(await response.blob(), { status, statusText, headers }) : response);
  }
}
