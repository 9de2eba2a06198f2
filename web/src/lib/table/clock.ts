const PICTURE_MS_MAX = 100;

/** Waits that can be cut short. */
export class Clock {
  #waiting = new Set<() => void>();

  wait(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#waiting.delete(end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      this.#waiting.add(end);
    });
  }

  /** Waits until what has changed is seen. A page in the background shows nothing, and is not waited for. */
  picture(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, PICTURE_MS_MAX);
      requestAnimationFrame(() => {
        clearTimeout(timer);
        setTimeout(resolve);
      });
    });
  }

  /** Ends all waits at once. */
  skip(): void {
    for (const end of [...this.#waiting]) end();
  }
}
