import type { Table } from '$lib/table/table.svelte';
import type { CleverCubed } from '$lib/table/types';
import type { Die, SeatView } from '$lib/types/clever-cubed';
import { jokersOf, lostWith, movesOf, onlyMove, plainPlans, targetsOf, usableDice, type Held, type Move } from './moves';

/** What somebody at the table holds and points at, and what follows from it. */
export class Hand {
  /** The die that was chosen. */
  die: Die | null = $state(null);
  /** The cell of the joker row that is spent, and the number it stands for. */
  joker: { cell: number; number: number } | null = $state.raw(null);
  /** The die pointed at. */
  pointed: Die | null = $state(null);
  /** Several moves at one place, to choose from: where, and which. */
  open: { id: string; moves: Move[] } | null = $state.raw(null);
  /** A joker that stands for any number, to choose from: which cell, and which numbers. */
  asked: { cell: number; numbers: number[] } | null = $state.raw(null);
  /** A die that cannot be chosen was pressed. */
  refused: Die | null = $state(null);

  readonly #table: () => Table<CleverCubed>;
  readonly #sheet: () => SeatView;
  readonly #isStill: () => boolean;
  readonly #plans = $derived.by(() => (this.#isStill() ? [] : this.#table().choices));
  readonly moves: Move[] = $derived.by(() => movesOf(this.#plans, this.#sheet()));
  readonly buttons = $derived.by(() => plainPlans(this.#plans, this.#sheet()));
  readonly usable = $derived.by(() => usableDice(this.moves));
  readonly held: Held = $derived.by(() => {
    const pointed = this.pointed && this.usable.has(this.pointed) ? this.pointed : null;
    if (pointed && pointed !== this.die) return { die: pointed, joker: null };
    // A die that was taken and is not marked yet, because its mark was taken back, is in the hand.
    const { marking } = this.#sheet();
    if (this.die === null && marking) return { die: marking.die, joker: marking.joker?.number ?? null };
    return { die: this.die, joker: this.joker?.number ?? null };
  });
  readonly targets = $derived.by(() => targetsOf(this.moves, this.held));
  readonly jokers = $derived.by(() => jokersOf(this.moves, this.held.die));
  /** The dice that would go to the platter with the one held. */
  readonly lost = $derived.by(() => lostWith(this.#table().view, this.held.die));

  constructor(table: () => Table<CleverCubed>, sheet: () => SeatView, isStill: () => boolean) {
    this.#table = table;
    this.#sheet = sheet;
    this.#isStill = isStill;
  }

  /** Puts everything down: the match has moved on, or somebody thought better of it. */
  release(): void {
    this.die = null;
    this.joker = null;
    this.pointed = null;
    this.close();
  }

  close(): void {
    this.open = null;
    this.asked = null;
    this.refused = null;
  }

  /** Shows what a move would lead to. */
  #show(move: Move | null): void {
    void this.#table().point(move?.plan ?? null);
  }

  /** What is in the hand stays there until the match has moved on. */
  play(move: Move): void {
    void this.#table().play(move.plan);
  }

  pressDie(die: Die): void {
    this.close();
    if (!this.usable.has(die)) {
      this.refused = die;
      return;
    }
    if (this.die !== die) {
      this.die = die;
      this.joker = null;
      this.#show(onlyMove(this.moves, { die, joker: null }));
      return;
    }
    const only = onlyMove(this.moves, this.held);
    if (only) this.play(only);
    else this.release();
  }

  pointAtDie(die: Die | null): void {
    this.pointed = die;
    const only = die !== null && this.usable.has(die) ? onlyMove(this.moves, this.held) : null;
    this.#show(only ?? (die === null && this.die ? onlyMove(this.moves, this.held) : null));
  }

  pointAt(id: string | null): void {
    const moves = id === null ? [] : (this.targets.get(id)?.moves ?? []);
    const resting = this.die && id === null ? onlyMove(this.moves, this.held) : null;
    this.#show(moves.length === 1 ? (moves[0] ?? null) : resting);
  }

  /** A cell, half of one, or a joker was pressed. */
  press(id: string): void {
    const target = this.targets.get(id);
    if (!target) {
      this.#pressJoker(Number(id.split('-')[1]));
      return;
    }
    this.close();
    const [first] = target.moves;
    // A joker is never spent by a press that might have meant something else.
    if (first && target.moves.length === 1 && target.light !== 'joker') this.play(first);
    // What brings most comes first, since it is what is looked at first.
    else this.open = { id, moves: [...target.moves].sort((one, other) => other.plan.gains.points - one.plan.gains.points) };
  }

  #pressJoker(cell: number): void {
    const numbers = this.jokers.get(cell) ?? [];
    this.close();
    // From now on the die that was only pointed at is the one in the hand.
    this.die = this.held.die;
    if (this.joker?.cell === cell) this.joker = null;
    else if (numbers.length === 1) this.joker = { cell, number: numbers[0]! };
    else if (numbers.length > 1) this.asked = { cell, numbers };
  }

  chooseJoker(cell: number, number: number): void {
    this.close();
    this.joker = { cell, number };
    this.#show(onlyMove(this.moves, this.held));
  }
}
