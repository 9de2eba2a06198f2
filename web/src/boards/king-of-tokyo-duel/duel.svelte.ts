import { untrack } from 'svelte';
import { Refused, Broken } from '$lib/engine/client';
import type { Table } from '$lib/table/table.svelte';
import type { KingOfTokyoDuel } from '$lib/table/types';
import type { Action, Card, Die, Event, Phrase, Seat, SeatView, Side, Symbol as DieSymbol, Track, View } from '$lib/types/king-of-tokyo-duel';
import { filmOf, type Film } from './film';
import { buttonsOf, count, list, offersOf, questionOf, type Plan } from './offers';
import { settle } from './tray';

/** What is looked at large: a card, or all that belongs to a player. */
export type Shown = { card: Card } | { seat: Seat };

/** What the board remembers besides the table: which of equal dice was meant, the order of the groups, what is looked at. */
export class Duel {
  readonly table: Table<KingOfTokyoDuel>;
  readonly still: boolean;

  dice: Die[] = $state.raw([]);
  /** Counts the throws of these dice. */
  throws = $state(0);
  /** What comes of stopping now, or of resolving the rest. */
  film: Film | null = $state.raw(null);
  /** The groups in the order that was chosen. */
  order: DieSymbol[] = $state.raw([]);
  shown: Shown | null = $state.raw(null);
  /** Where the token would lie: which place, and which way round. */
  chosen: { place: number; way: number } | null = $state.raw(null);
  /** The track whose stops are being read with the arrow keys. */
  explored: Track = $state('fame');
  /** The first of two dice that are set aside. */
  aside: number | null = $state(null);

  offers = $derived.by(() => offersOf(this.choices));
  question = $derived.by(() => (this.still ? null : questionOf(this.view, this.choices, this.table.seat)));
  buttons = $derived.by(() => this.#buttons());
  /** What is shown as planned: what is pointed at, or what stopping would bring. */
  preview: { view: View; events: Event[] } | null = $derived.by(() => this.table.forecast ?? this.film);

  #turn = -1;
  /** The throw that the film is about. */
  #filmed = '';
  /** Which of equal dice were meant to be thrown again. */
  #meant: number[] = [];
  #queue: Promise<unknown> = Promise.resolve();

  constructor(table: Table<KingOfTokyoDuel>, still: boolean) {
    this.table = table;
    this.still = still;
    $effect.pre(() => {
      const { view } = this;
      untrack(() => this.#settle(view));
    });
    $effect(() => {
      const { seat, isBusy } = this.table;
      const { view, order } = this;
      untrack(() => void this.#foresee(view, isBusy ? null : seat, order));
    });
    $effect(() => {
      const isPlacing = this.offers.places.length > 0;
      untrack(() => {
        if (!isPlacing) this.chosen = null;
        this.aside = null;
      });
    });
  }

  get view(): View {
    return this.table.view;
  }

  /** The dice on the tray; before the first throw those that are going to be thrown. */
  get tray(): { dice: Die[]; special: number } {
    const { roll, turn } = this.view;
    if (this.dice.length > 0) return { dice: this.dice, special: turn > 0 ? roll.special : 0 };
    const next = this.film?.view.roll ?? roll;
    return { dice: Array.from({ length: next.inHand }, () => ({ symbol: null, isNew: false, isMarked: false })), special: next.special };
  }

  get choices(): Plan[] {
    return this.still ? [] : this.table.choices;
  }

  /** Whose column stands on a side. */
  at(side: Side): SeatView {
    const found = this.view.seats.find((seat) => seat.side === side) ?? this.view.seats[0];
    if (!found) throw new Error('a duel without players');
    return found;
  }

  /** What waits for a player, in words. */
  notesOn({ fewerDice, dominates, immune }: SeatView): string[] {
    return [
      ...(fewerDice > 0 ? [this.table.text('fewer-dice', { count: fewerDice })] : []),
      ...(dominates > 0 ? [this.table.text('dominated', { count: dominates })] : []),
      ...(immune ? [this.table.text('immune')] : []),
    ];
  }

  // ---- Dice ----

  #settle(view: View): void {
    const isNewTurn = view.turn !== this.#turn;
    this.#turn = view.turn;
    if (isNewTurn) this.order = [];
    if (count(view.roll.marked) === 0) this.#meant = [];
    if (view.turn === 0) this.dice = this.#rollOff(view);
    else this.dice = isNewTurn || this.still ? this.table.traces.dice : settle(this.dice, view.roll, this.#meant);
    if (this.table.scene.events.some(({ event }) => event === 'threw' || event === 'roll-off') && this.dice.some(({ isNew }) => isNew)) this.throws += 1;
  }

  /** Before the first turn both throw for the start. */
  #rollOff(view: View): Die[] {
    const thrown = this.table.scene.events.findLast((event) => event.event === 'roll-off');
    const symbols = thrown ? list(thrown.dice) : Array<null>(view.diceDue).fill(null);
    return symbols.map((symbol) => ({ symbol, isMarked: false, isNew: symbol !== null }));
  }

  canToggle(die: Die): boolean {
    if (die.symbol === null) return false;
    if (this.offers.setAside.length > 0) return this.offers.setAside.some(({ first, second }) => first === die.symbol || second === die.symbol);
    return die.isMarked ? !this.still && this.table.corrections.length > 0 : this.offers.reroll.has(die.symbol);
  }

  /** Taps come faster than the engine answers; each waits for its turn. */
  toggle(index: number): Promise<unknown> {
    this.#queue = this.#queue.then(() => this.#toggle(index));
    return this.#queue;
  }

  async #toggle(index: number): Promise<void> {
    const die = this.dice[index];
    if (!die?.symbol) return;
    if (this.offers.setAside.length > 0) return this.#setAside(index);
    if (die.isMarked) {
      this.#meant = this.#meant.filter((other) => other !== index);
      return this.#keep(die.symbol);
    }
    const plan = this.offers.reroll.get(die.symbol);
    if (!plan) return;
    this.#meant = [...this.#meant, index];
    await this.table.play(plan);
  }

  /** Takes the decision back to throw a die of this symbol, and leaves the others as they are. */
  async #keep(symbol: DieSymbol): Promise<void> {
    const correction = this.table.corrections.find(({ label }) => label.phrase.args?.['symbol'] === symbol);
    if (correction) await this.table.correct(correction);
  }

  async #setAside(index: number): Promise<void> {
    const [one, two] = [this.aside === null ? null : this.dice[this.aside]?.symbol, this.dice[index]?.symbol];
    if (this.aside === null || this.aside === index || !one || !two) {
      this.aside = this.aside === index ? null : index;
      return;
    }
    const isPair = (first: DieSymbol, second: DieSymbol) => (first === one && second === two) || (first === two && second === one);
    const pair = this.offers.setAside.find(({ first, second }) => isPair(first, second));
    this.aside = null;
    if (pair) await this.table.play(pair.plan);
  }

  /** Is stopping possible, once the dice that are marked are kept after all? */
  get canStopAfterAll(): boolean {
    return !this.still && this.offers.stop === null && this.offers.throw !== null && this.view.stage === 'roll' && this.table.corrections.length > 0;
  }

  async stopAfterAll(): Promise<void> {
    const all = this.table.corrections[0];
    if (all) await this.table.correct({ ...all, undo: count(this.view.roll.marked), actions: [] });
    if (this.offers.stop) await this.table.play(this.offers.stop);
  }

  // ---- Tokens ----

  /** Shows the token at a place; a second time turns it round. */
  choose(index: number): void {
    const place = this.offers.places[index];
    if (!place) return;
    const way = this.chosen?.place === index ? (this.chosen.way + 1) % place.plans.length : 0;
    this.chosen = { place: index, way };
    void this.table.point(place.plans[way]?.plan ?? null);
  }

  async lay(): Promise<void> {
    const { chosen } = this;
    const plan = chosen && this.offers.places[chosen.place]?.plans[chosen.way]?.plan;
    this.chosen = null;
    if (plan) await this.table.play(plan);
  }

  // ---- What comes of it ----

  async #foresee(view: View, seat: Seat | null, order: DieSymbol[]): Promise<void> {
    const start = seat === null || this.still ? null : this.#startOfFilm(view);
    if (start === null || seat === null) {
      // Dice that are being marked change nothing of what stopping would bring, and the next group is about to be asked for.
      const isSameThrow = view.stage === 'roll' && this.#filmed === throwOf(view);
      const isGoingOn = view.stage === 'resolve' && this.table.isBusy && this.table.viewer === view.activePlayer;
      if (!isSameThrow && !isGoingOn) this.film = null;
      return;
    }
    const { scene } = this.table;
    const filmed = throwOf(view);
    try {
      const film = await filmOf(seat, start, order, async (actions) => {
        const { view, events } = await this.table.engine.forecast({ forecast: { seat, actions } });
        return { view: view as View, events: events as Event[] };
      });
      if (this.table.scene !== scene && throwOf(this.view) !== filmed) return;
      this.film = film;
      this.#filmed = filmed;
    } catch (reason) {
      // What was asked about may have gone by.
      if (!(reason instanceof Refused || reason instanceof Broken)) throw reason;
    }
  }

  #startOfFilm(view: View): Action[] | null {
    if (view.pending.length > 0) return null;
    if (this.offers.stop) return this.offers.stop.actions;
    if (view.stage === 'gather') return this.offers.throw?.actions ?? null;
    return this.offers.resolve.size > 0 ? [] : null;
  }

  /** Puts a group first among those that were not chosen yet; a second time takes it out again. */
  pick(symbol: DieSymbol): void {
    this.order = this.order.includes(symbol) ? this.order.filter((other) => other !== symbol) : [...this.order, symbol];
  }

  // ---- The bar ----

  #buttons(): Plan[] {
    const { throw: again, stop } = this.offers;
    const buttons = buttonsOf(this.offers, this.question).map((plan) => {
      const dice = count(this.view.roll.marked);
      if (plan === again && dice > 0) return named(plan, { key: 'duel-throw', args: { count: dice } });
      return plan === stop ? named(plan, { key: 'duel-stop' }) : plan;
    });
    const groups = this.offers.resolve.size > 0 && !this.question ? (this.film?.actions ?? []) : [];
    if (groups.length === 0 || groups.some((action) => action.do !== 'resolve')) return buttons;
    const key = groups.length > 1 ? 'duel-resolve-all' : 'duel-resolve-rest';
    return [named({ actions: groups, path: [], gains: NO_GAINS }, { key }), ...buttons];
  }
}

const NO_GAINS: Plan['gains'] = { symbols: [], words: [], points: 0, notes: [] };

/** A plan under the name that its button has here. */
function named(plan: Plan, phrase: Phrase): Plan {
  return { ...plan, path: [{ phrase, letter: null, isQuiet: false }] };
}

/** Names the throw that lies on the table while dice are kept or thrown; what comes after it has no name. */
function throwOf({ stage, turn, roll }: View): string {
  return stage === 'roll' ? `${turn}/${roll.made}` : '';
}
