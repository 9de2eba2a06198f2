/** How often a page that stays open looks for a newer version. */
const LOOK_MS = 60 * 60 * 1000;

/** A newer version of the page, and what is needed to play without a network. */
class Update {
  /** A new version waits until everybody has left the old one, or until it is let in. */
  isReady = $state(false);
  #waiting: ServiceWorker | null = null;

  /** Where there are no service workers (plain http, private windows) the page works online only. */
  async follow(): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    try {
      const isUpdate = navigator.serviceWorker.controller !== null;
      // Whichever tab lets it in: the files of the old version are gone then. Matches lie on the shelf and go on.
      if (isUpdate) navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      const registration = await navigator.serviceWorker.register(new URL('sw.js', document.baseURI));
      if (registration.waiting && isUpdate) this.#offer(registration.waiting);
      registration.addEventListener('updatefound', () => this.#watch(registration.installing));
      setInterval(() => void registration.update().catch(() => undefined), LOOK_MS);
      // The games themselves are large: they come when the page has all it needs.
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage('take the rest');
    } catch {
      // Forbidden; nothing else depends on it.
    }
  }

  /** Lets the new version in, in this tab and all others. */
  take(): void {
    this.#waiting?.postMessage('take over');
  }

  #watch(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) this.#offer(worker);
    });
  }

  #offer(worker: ServiceWorker): void {
    this.#waiting = worker;
    this.isReady = true;
  }
}

export const update = new Update();
