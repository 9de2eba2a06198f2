import type { Choice } from '$lib/types/session';
import type { Texts } from '$lib/words.svelte';

/** The words of an option and of its values; the terminal says them in the same way. */
export class OptionWords {
  readonly #texts: Texts;

  constructor(texts: Texts) {
    this.#texts = texts;
  }

  name({ id }: Choice): string {
    return this.#texts.say(`option-${id}`);
  }

  about({ id }: Choice): string {
    return this.#texts.say(`option-${id}-about`);
  }

  /** Numbers speak for themselves, unless they are seats; what is joined is said one by one. */
  value(choice: Choice, value: string): string {
    if (value.includes('+')) return value.split('+').map((part) => this.value(choice, part)).join(' + ');
    if (/^\d+$/.test(value)) return this.#words(`option-${choice.id}-seat`, { number: Number(value) + 1 }) ?? value;
    return this.#words(`value-${value}`, {}) ?? this.#words(`option-${choice.id}-value`, { value }) ?? value;
  }

  #words(key: string, args: Record<string, string | number>): string | null {
    return this.#texts.has(key) ? this.#texts.say(key, args) : null;
  }
}
