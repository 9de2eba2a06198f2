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

  /** Ends all waits at once. */
  skip(): void {
    for (const end of [...this.#waiting]) end();
  }
}
