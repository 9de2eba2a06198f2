import { untrack } from 'svelte';
import { Refused, Broken } from '$lib/engine/client';
import type { Table } from '$lib/table/table.svelte';
import type { KingOfTokyoDuel } from '$lib/table/types';
import type { Action, Card, Die, Event, Phrase, Seat, SeatView, Side, Symbol as DieSymbol, Track, View, Winning } from '$lib/types/king-of-tokyo-duel';
import { t } from '$lib/words.svelte';
import { filmOf, isPart, type Film } from './film';
import { isMirrored } from './geometry';
import { asidesOf, buttonsOf, count, list, offersOf, questionOf, type Plan } from './offers';
import { stepsOf } from './outcome';
import { settle } from './tray';

/** What is looked at large: a card, or all that belongs to a player. */
export type Shown = { card: Card } | { seat: Seat };

/** How long the dice of Camouflage are seen. */
const CAMOUFLAGE_MS = 3200;

/** What the board remembers besides the table: which of equal dice was meant, the order of the groups, what is looked at. */
export class Duel {
  readonly table: Table<KingOfTokyoDuel>;
  readonly still: boolean;

  dice: Die[] = $state.raw([]);
  /** What both threw for the start, by seat. */
  rollOff: (DieSymbol[] | null)[] = $state.raw([null, null]);
  /** Dice that somebody threw to hide from hits; they are shown for a moment. */
  camouflage: { seat: Seat; dice: DieSymbol[] } | null = $state.raw(null);
  /** Whose of these dice were thrown last. */
  thrower: Seat | null = $state(null);
  /** Counts the throws of these dice. */
  throws = $state(0);
  /** What comes of stopping now, or of resolving the rest. */
  film: Film | null = $state.raw(null);
  /** How probable it is that the dice which are marked win once they are thrown. */
  winning: Winning | null = $state.raw(null);
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
  asides = $derived.by(() => this.#asides());
  /** What is shown as planned: what is pointed at, or what stopping would bring. */
  preview: { view: View; events: Event[] } | null = $derived.by(() => this.table.forecast ?? this.film);

  #turn = -1;
  /** The throw that the film is about. */
  #filmed = '';
  /** Which of equal dice were meant to be thrown again. */
  #meant: number[] = [];
  #queue: Promise<unknown> = Promise.resolve();
  #hiding: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table<KingOfTokyoDuel>, still: boolean) {
    this.table = table;
    this.still = still;
    $effect.pre(() => {
      const { view } = this;
      untrack(() => this.#settle(view));
    });
    $effect(() => {
      const { seat, isBusy } = this.table;
      const { view } = this;
      untrack(() => void this.#foresee(view, isBusy ? null : seat));
      untrack(() => void this.#weigh(isBusy ? null : seat));
    });
    $effect(() => () => clearTimeout(this.#hiding));
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

  /** Whose column stands on a side of the screen: nobody moves over when the roll-off says who sits where. */
  at(side: Side): SeatView {
    const found = this.view.seats[side === 'left' ? 0 : 1];
    if (!found) throw new Error('a duel without players');
    return found;
  }

  /** On which side of the screen somebody has their column. */
  sideOf(seat: Seat): Side {
    return seat === 0 ? 'left' : 'right';
  }

  /** Who sits on a side of the board. */
  sitterAt(side: Side): Seat {
    return this.view.seats.find((seat) => seat.side === side)?.seat ?? 0;
  }

  get isMirrored(): boolean {
    return isMirrored(this.view);
  }

  /** Is a card being chosen? The dice have done their work by then. */
  get isShopping(): boolean {
    return this.view.stage === 'market' && this.table.seat !== null && this.offers.places.length === 0 && this.question === null && this.choices.length > 0;
  }

  /** What on the board is to be pressed, where no button of the bar is meant. */
  get waits(): string {
    if (this.table.seat === null) return '';
    if (this.question) return this.question.answers.length > 0 ? t('duel-tap-answer') : '';
    if (this.offers.stop) return this.offers.reroll.size > 0 ? t('duel-tap-dice') : '';
    if (this.offers.places.length > 0) return t('duel-tap-place');
    if (this.offers.add.length > 0) return t('duel-tap-symbol');
    return [...this.offers.cards.values()].flat().some(({ deed }) => deed === 'buy') ? t('duel-tap-card') : '';
  }

  /** Is it the turn of somebody else than who looks on? */
  get isTheirs(): boolean {
    return this.view.turn > 0 && this.view.activePlayer !== (this.table.viewer ?? 0) && !this.table.isOver;
  }

  monsterOf(seat: Seat): string {
    const monster = this.view.seats[seat]?.monster;
    return monster ? this.table.text(monster) : this.table.name(seat);
  }

  /** Whose dice lie there, and which roll it is. */
  get told(): string {
    const { activePlayer, roll, stage } = this.view;
    const name = this.monsterOf(activePlayer);
    const isRolling = stage === 'roll' || stage === 'throw';
    return isRolling ? `${name} · ${this.table.text('roll', { made: roll.made, allowed: roll.allowed })}` : name;
  }

  /** What waits for a player, in words. */
  notesOn({ fewerDice, dominates, immune }: SeatView): string[] {
    return [
      ...(fewerDice > 0 ? [this.table.text('fewer-dice', { count: fewerDice })] : []),
      ...(dominates > 0 ? [this.table.text('dominated', { count: dominates })] : []),
      ...(immune ? [this.table.text('immune')] : []),
    ];
  }

  /** How the match begins: what both threw for it, and what who begins and who follows get. */
  get start(): string[] {
    const { firstPlayer, diceDue, seats, setup } = this.view;
    const rival = seats.find(({ seat }) => seat !== firstPlayer);
    const [left, right] = this.rollOff.map((dice) => dice?.filter((symbol) => symbol === setup.rollOffSymbol).length ?? null);
    const sign = this.table.text('sign', { symbol: setup.rollOffSymbol });
    const is = firstPlayer === this.table.people.you ? 'you' : 'other';
    const follows = rival?.seat === this.table.people.you ? 'you' : 'other';
    return [
      ...(left === undefined || left === null || right === undefined || right === null ? [] : [t('duel-roll-off', { sign, first: this.monsterOf(0), second: this.monsterOf(1), left, right })]),
      t('duel-begins', { is, name: this.monsterOf(firstPlayer), dice: diceDue }),
      ...(rival && rival.energy > 0 ? [t('duel-follows', { is: follows, name: this.monsterOf(rival.seat), energy: rival.energy })] : []),
    ];
  }

  /** Hearts that one's own card has just taken. */
  get losses(): string[] {
    const me = this.table.viewer;
    if (this.still || me === null || me !== this.view.activePlayer) return [];
    return stepsOf(this.table.scene.events).flatMap(({ from, gains }) => {
      const hits = gains.reduce((sum, gain) => (gain.gain === 'hits' && gain.seat === me && !gain.isMost ? sum + gain.amount : sum), 0);
      return from.what === 'card' && hits > 0 ? [t('duel-card-hits', { card: this.table.text(from.card), count: hits })] : [];
    });
  }

  // ---- Dice ----

  #settle(view: View): void {
    const isNewTurn = view.turn !== this.#turn;
    this.#turn = view.turn;
    if (count(view.roll.marked) === 0) this.#meant = [];
    this.dice = isNewTurn || this.still ? this.table.traces.dice : settle(this.dice, view.roll, this.#meant);
    if (this.table.scene.events.some(({ event }) => event === 'threw') && this.dice.some(({ isNew }) => isNew)) this.throws += 1;
    for (const event of this.table.scene.events) this.#notice(event);
  }

  /** Dice that are not those of the turn. */
  #notice(event: Event): void {
    if (event.event === 'roll-off') {
      // After a tie both throw again.
      const before = this.rollOff.includes(null) ? this.rollOff : [null, null];
      this.rollOff = before.map((dice, seat) => (seat === event.seat ? list(event.dice) : dice));
      this.thrower = event.seat;
      this.throws += 1;
    } else if (event.event === 'camouflaged' && !this.still) {
      this.camouflage = { seat: event.seat, dice: list(event.dice) };
      this.thrower = event.seat;
      this.throws += 1;
      clearTimeout(this.#hiding);
      this.#hiding = setTimeout(() => (this.camouflage = null), CAMOUFLAGE_MS);
    }
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

  async #foresee(view: View, seat: Seat | null): Promise<void> {
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
      const film = await filmOf(seat, start, async (actions) => {
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

  /** Asks what the throw can win that is planned now. */
  async #weigh(seat: Seat | null): Promise<void> {
    const { scene } = this.table;
    const plan = this.still || count(this.view.roll.marked) === 0 ? null : this.offers.throw;
    if (seat === null || plan === null) {
      this.winning = null;
      return;
    }
    try {
      const { stakes } = await this.table.engine.forecast({ forecast: { seat, actions: plan.actions } });
      if (this.table.scene === scene) this.winning = stakes as Winning | null;
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

  // ---- The bar ----

  #buttons(): Plan[] {
    const { throw: again } = this.offers;
    const buttons = buttonsOf(this.offers, this.question).map((plan) => {
      const dice = count(this.view.roll.marked);
      return plan === again && dice > 0 ? named(plan, { key: 'duel-throw', args: { count: dice } }) : plan;
    });
    const parts = this.offers.resolve.size > 0 && !this.question ? (this.film?.actions ?? []) : [];
    if (parts.length === 0 || !parts.every(isPart)) return buttons;
    const key = parts.length > 1 ? 'duel-resolve-all' : 'duel-resolve-rest';
    return [named({ actions: parts, path: [], gains: NO_GAINS }, { key }), ...buttons];
  }

  /** To stop has one place, whether dice are marked or not; all other ways out have it, too. */
  #asides(): Plan[] {
    const { stop } = this.offers;
    const stopping = stop ?? (this.canStopAfterAll ? STOP_AFTER_ALL : null);
    return [...(stopping ? [named(stopping, { key: 'duel-stop' })] : []), ...asidesOf(this.offers, this.question).map((plan) => this.#leaving(plan))];
  }

  /** To leave the market after having bought nothing brings something. */
  #leaving(plan: Plan): Plan {
    const does = plan.actions[0]?.do === 'finish' ? this.view.choices.find(({ action }) => action.do === 'finish')?.does : undefined;
    const late = stepsOf(does ?? []).filter(({ from }) => from.what === 'market');
    const amount = late.flatMap(({ gains }) => gains).reduce((sum, gain) => (gain.gain === 'energy' ? sum + gain.amount : sum), 0);
    return amount > 0 ? named(plan, { key: 'duel-buy-nothing', args: { amount } }) : plan;
  }

  play(plan: Plan): Promise<void> {
    return plan.actions === STOP_AFTER_ALL.actions ? this.stopAfterAll() : this.table.play(plan);
  }
}

const NO_GAINS: Plan['gains'] = { symbols: [], words: [], points: 0, notes: [] };

/** Not to be played as it is: the dice that are marked have to be kept first. */
const STOP_AFTER_ALL: Plan = { actions: [{ do: 'stop' }], path: [], gains: NO_GAINS };

/** A plan under the name that its button has here. */
function named(plan: Plan, phrase: Phrase): Plan {
  return { ...plan, path: [{ phrase, letter: null, isQuiet: false }] };
}

/** Names the throw that lies on the table while dice are kept or thrown; what comes after it has no name. */
function throwOf({ stage, turn, roll }: View): string {
  return stage === 'roll' ? `${turn}/${roll.made}` : '';
}
