import type { Choice } from '$lib/types/session';
import type { Texts } from '$lib/words.svelte';

/** The words of an option and of its values; the terminal says them in the same way. */
export class OptionWords {
  readonly #texts: Texts;
  readonly #names: readonly string[];

  /** Seats are called by their names, where there are some. */
  constructor(texts: Texts, names: readonly string[] = []) {
    this.#texts = texts;
    this.#names = names;
  }

  name({ id }: Choice): string {
    return this.#texts.say(`option-${id}`);
  }

  /** Whose monster it is says more than the number of a seat. */
  about({ id }: Choice): string {
    const seat = /^monsterOfSeat(\d+)$/.exec(id)?.[1];
    return this.#names[Number(seat)] ?? this.#texts.say(`option-${id}-about`);
  }

  /** What a monster can do. */
  power(monster: string): { name: string; text: string } {
    return { name: this.#texts.say('power-name', { monster }), text: this.#texts.say('power-text', { monster }) };
  }

  /** Numbers speak for themselves, unless they are seats; what is joined is said one by one. */
  value(choice: Choice, value: string): string {
    if (value.includes('+')) return value.split('+').map((part) => this.value(choice, part)).join(' + ');
    if (/^\d+$/.test(value)) return this.#seat(choice, Number(value)) ?? value;
    return this.#words(`value-${value}`, {}) ?? this.#words(`option-${choice.id}-value`, { value }) ?? value;
  }

  #seat({ id }: Choice, seat: number): string | null {
    const said = this.#words(`option-${id}-seat`, { number: seat + 1 });
    return said && (this.#names[seat] ?? said);
  }

  #words(key: string, args: Record<string, string | number>): string | null {
    return this.#texts.has(key) ? this.#texts.say(key, args) : null;
  }
}
