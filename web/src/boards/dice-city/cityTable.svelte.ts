import { untrack } from 'svelte';
import { Broken, Refused } from '$lib/engine/client';
import { settings } from '$lib/settings.svelte';
import type { Table } from '$lib/table/table.svelte';
import type { DiceCity } from '$lib/table/types';
import type { Action, Colour, Event, Location, SeatView, Space, Stage, Step, View } from '$lib/types/dice-city';
import { changesOf, symbolsOf } from './gains';
import { deedOf, isAimed, offersOf, type Plan } from './offers';
import { spaceOfDie, thingOf, type Thing } from './places';
import { RESOURCES } from './signs';

/** What is told about in words: a location wherever it lies, bandits, or a ship. */
export type About = { location: Location; isAsleep?: boolean } | { bandits: number } | { ship: number };

/** What the board remembers besides the table: which city is looked at, what is pointed at, where a card is aimed. */
export class CityTable {
  readonly table: Table<DiceCity>;
  readonly still: boolean;

  /** Whose city is looked at instead of one's own. */
  looked: number | null = $state(null);
  /** Is one's own city shown while others play? Without it theirs are, so that one sees what they do. */
  staysHome = $state(false);
  /** Where the card in the hand would go. */
  aim: Plan | null = $state.raw(null);
  /** Several plans at one thing, to choose from. */
  open: { thing: Thing; plans: Plan[] } | null = $state.raw(null);
  about: About | null = $state.raw(null);
  /** Is it shown which cards the deck and the discard pile hold? */
  isDeckOpen = $state(false);
  /** The card that was taken to be laid. */
  taken: Thing | null = $state(null);
  /** What has happened since one decided last. */
  news: readonly Event[] = $state.raw([]);
  /** Has anything been moved yet? What happens to lie under a pointer at rest is not meant. */
  hasMoved = false;
  /** What each die would bring where it stands. */
  uses: ReadonlyMap<Colour, Plan> = $state.raw(new Map());

  readonly own = $derived.by(() => this.table.viewer ?? this.view.activePlayer);
  readonly offers = $derived.by(() => offersOf(this.view, this.table.seat, this.still ? [] : this.table.choices));
  /** The letters of the resources in the language in use, and the one for "against bandits only". */
  readonly letters = $derived.by(() => RESOURCES.map((kind) => this.table.text('cost', { wood: 0, stone: 0, iron: 0, [kind]: 1 })));
  readonly banditsLetter = $derived.by(() => this.table.text('gain-strength-bandits', { amount: 1 }).slice(-1));
  readonly shown = $derived.by(() => this.view.seats[this.#seen()] ?? this.view.seats[0]!);
  /** The city that is shown, as it would be after what is pointed at. */
  readonly planned = $derived.by(() => this.table.forecast?.view.seats[this.shown.seat] ?? null);

  /** Thirty spaces say the same few things at every step; forgotten when the language changes. */
  readonly #said = $derived.by(() => ({ title: this.table.text('title'), words: new Map<string, string>() }));

  #steps = -1;

  constructor(table: Table<DiceCity>, still: boolean) {
    this.table = table;
    this.still = still;
    $effect.pre(() => {
      const { steps } = this.table.scene;
      untrack(() => this.#settle(steps));
    });
    $effect(() => {
      const { seat, isBusy, scene } = this.table;
      untrack(() => {
        void this.#foresee(isBusy || this.still ? null : seat, scene.view);
        if (seat !== null && !isBusy) this.point(null);
      });
    });
  }

  get view(): View {
    return this.table.view;
  }

  /** Whose city is shown. */
  #seen(): number {
    const { stage, activePlayer } = this.view;
    if (this.looked !== null) return this.looked;
    if (this.isFollowing) return activePlayer;
    // Whose die is rerolled is asked in that city.
    if (this.table.seat !== null && typeof stage === 'object' && 'reroll' in stage) return stage.reroll.seat;
    return this.own;
  }

  /** Is somebody else at work, and is it shown? */
  get isFollowing(): boolean {
    const { table } = this;
    if (this.staysHome || table.isOver || table.seat !== null || this.view.activePlayer === this.own) return false;
    return this.still || (table.isBusy && settings.pace !== 'at-once');
  }

  get isOwn(): boolean {
    return this.shown.seat === this.own;
  }

  /** What is always said of a location: its name, what it does, what it gives in symbols, and in fewer where those are too long. */
  word(key: 'location-name' | 'location-text' | 'gives' | 'city-gives', location: Location): string {
    const { words } = this.#said;
    let said = words.get(key + location);
    if (said === undefined) {
      said = this.table.text(key, { location });
      words.set(key + location, said);
    }
    return said;
  }

  /** The step of the turn, as the rail shows it. */
  get step(): Step | 'end' {
    return stepOf(this.view.stage);
  }

  /** The die in the hand. */
  get held(): Colour | null {
    const { stage } = this.view;
    if (typeof stage !== 'object') return null;
    if ('die' in stage) return stage.die.die;
    return 'use' in stage ? stage.use.die : null;
  }

  /** The locations that have been used in this chain of copies, one after the other. */
  get chain(): Space[] {
    const { stage } = this.view;
    return typeof stage === 'object' && 'use' in stage && this.view.activePlayer === this.shown.seat ? stage.use.chain : [];
  }

  /** The card that is being laid. */
  get card(): Location | null {
    const { stage } = this.view;
    if (typeof stage !== 'object') return null;
    if ('place' in stage) return stage.place.card;
    // What a location has laid is always this.
    return this.table.choices.some((plan) => deedOf(plan) === 'place') ? 'regular-army' : null;
  }

  isUnspent(seat: SeatView, die: Colour): boolean {
    return seat.seat !== this.view.activePlayer || this.view.unspent.includes(die);
  }

  plansAt(thing: Thing): Plan[] {
    return this.offers.things.get(thing) ?? [];
  }

  /** What pointing at a thing would lead to, where that is clear. */
  planAt(thing: Thing): Plan | null {
    const plans = this.plansAt(thing);
    const only = plans.length === 1 ? plans[0]! : null;
    const first = only?.actions[0];
    return first?.do === 'take' ? (this.uses.get(first.die) ?? only) : only;
  }

  /** What is shown while nothing is pointed at: where the card is aimed, or what the die in the hand does where it stands. */
  get resting(): Plan | null {
    return this.aim ?? this.offers.buttons.find((plan) => deedOf(plan) === 'use') ?? null;
  }

  /** What a plan brings, in symbols; only those of a key if one is named. */
  symbols(plan: Plan, only: string | null = null): string {
    const symbols = plan.gains.symbols.filter(({ key }) => only === null || key === only);
    return symbols.map((symbol) => this.table.say(symbol)).join(' ');
  }

  // ---- Pointing and pressing ----

  point(thing: Thing | null, about: About | null = null): void {
    if (about && this.hasMoved) this.about = about;
    void this.table.point((thing && this.planAt(thing)) ?? this.resting);
  }

  async press(thing: Thing, about: About | null = null): Promise<void> {
    this.about = about;
    const plans = this.plansAt(thing);
    if (plans.length === 0) return this.#changeMind(thing);
    if (plans.length > 1) this.open = { thing, plans };
    else if (isAimed(plans[0]!) && this.aim !== plans[0]) {
      this.aim = plans[0]!;
      await this.table.point(this.aim);
    } else await this.play(plans[0]!);
  }

  async play(plan: Plan): Promise<void> {
    const first = plan.actions[0]!;
    if (first.do === 'build') this.taken = thingOf(this.view, this.own, first);
    this.aim = null;
    this.open = null;
    await this.table.play(plan);
  }

  /** What is in the hand is put back, and something else of its kind is taken instead. */
  async #changeMind(thing: Thing): Promise<void> {
    const { stage } = this.view;
    if (this.table.seat === null || !this.table.canUndo || typeof stage !== 'object') return;
    const isOtherDie = 'die' in stage && this.#dieAt(thing) !== null;
    const isCard = 'place' in stage && (thing.startsWith('slot:') || thing.startsWith('deck:'));
    if (!isOtherDie && !isCard) return;
    const before = 'place' in stage ? stage.place.card : null;
    await this.table.undo();
    const plan = this.plansAt(thing)[0];
    const first = plan?.actions[0];
    const isSame = first?.do === 'build' && first.card === before;
    if (plan && !isSame) await this.play(plan);
  }

  /** The unspent die of one's own that stands there. */
  #dieAt(thing: Thing): Colour | null {
    const seat = this.view.seats[this.own];
    const found = seat && this.view.unspent.find((die) => thing === `space:${this.own}:${spaceOfDie(seat, die)}`);
    return found ?? null;
  }

  look(seat: number | null): void {
    const isHome = seat === null || seat === this.own;
    this.staysHome = isHome && (this.isFollowing || this.staysHome);
    this.looked = isHome ? null : seat;
  }

  // ---- What comes of it ----

  #settle(steps: number): void {
    if (steps === this.#steps) return;
    this.#steps = steps;
    this.aim = null;
    this.open = null;
    this.uses = new Map();
    this.news = changesOf(this.news, this.table.scene.events, this.own);
    this.about = this.#aboutHand();
    // Attacks may go on in the city one looks at; anything else is done at home.
    if (this.step !== 'attack') this.looked = null;
  }

  /** What is in the hand is told about first. */
  #aboutHand(): About | null {
    const { stage } = this.view;
    const seat = this.view.seats[this.view.activePlayer];
    if (this.table.seat === null || typeof stage !== 'object' || !seat) return null;
    if (this.card) return { location: this.card };
    const space = 'die' in stage ? spaceOfDie(seat, stage.die.die) : 'use' in stage ? stage.use.at : null;
    const found = seat.city.find((other) => other.space === space);
    return found ? { location: found.location, isAsleep: found.deactivated } : null;
  }

  /** Asks what each die would bring where it stands. */
  async #foresee(seat: number | null, view: View): Promise<void> {
    if (seat === null || view.stage !== 'dice') return;
    const uses = new Map<Colour, Plan>();
    try {
      for (const die of view.unspent) {
        const take: Action = { do: 'take', die };
        const told = await this.table.engine.forecast({ forecast: { seat, actions: [take] } });
        const use = (told.view as View).choices.find(({ action }) => action.do === 'use');
        if (!use) continue;
        const symbols = symbolsOf(use.does, seat);
        uses.set(die, { actions: [take, use.action], path: [], gains: { symbols, words: [], points: 0, notes: [] } });
      }
    } catch (reason) {
      // What was looked at may have gone by.
      if (!(reason instanceof Refused || reason instanceof Broken)) throw reason;
      return;
    }
    if (this.view === view) this.uses = uses;
  }
}

export function stepOf(stage: Stage): Step | 'end' {
  if (typeof stage === 'object') {
    if ('reroll' in stage) return stage.reroll.step;
    if ('reroll-throw' in stage) return stage['reroll-throw'].step;
    return 'place' in stage || 'extra' in stage ? 'build' : 'dice';
  }
  if (stage === 'attack' || stage === 'build') return stage;
  return stage === 'declare' || stage === 'roll' || stage === 'over' ? 'end' : 'dice';
}
