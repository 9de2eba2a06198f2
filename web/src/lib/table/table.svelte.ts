import { Broken, Engine, Refused, seed } from '../engine/client';
import type { GameName } from '../games';
import { settings, type Pace } from '../settings.svelte';
import { knock } from '../sound';
import type { Along, Saved } from '../shelf/saved';
import type { Hinted, Moment, Phrase } from '../types/session';
import { load, Texts, type People } from '../words.svelte';
import { Clock } from './clock';
import type { Correction, Forecast, Plan, Rules, Scene, Sitter } from './types';

/** How many games a hint tries. */
const HINT_GAMES = 400;

/** How long dice tumble. */
export const THROW_MS = 700;

/** How many knocks a throw makes, however many dice there are. */
const KNOCKS = 4;

/** What keeps a match: every change is handed to it when it is shown, and is kept before the next one is made. */
export interface Keeper {
  keep(saved: Saved): Promise<void>;
}

/** How a match begins: with a setup, or where a record ends. */
export type Beginning = { setup: unknown } | { record: unknown };

/**
 * A match at this device. It shows what the engine says, lets bots and dice go on by themselves at a pace one can follow, and
 * waits for people. It knows no rule of any game.
 */
export class Table<G extends Rules = Rules> {
  readonly id: string;
  readonly game: GameName;
  readonly sitters: Sitter[];
  /** What is kept with the match, besides the match. */
  readonly along: Along;

  /** What the engine said last. */
  scene: Scene<G> = $state.raw(undefined as unknown as Scene<G>);
  /** The whole log. */
  log: Phrase[] = $state.raw([]);
  /** How much of it may be told: what dice show is told when they rest. */
  told = $state(0);
  /** Where in the log the last move of the person at this device ended. */
  seen = $state(0);
  /** Through whose eyes the board is seen: the person's who decides, or decided last. */
  viewer: number | null = $state(null);
  /** Somebody else must take the device first. */
  handOver: number | null = $state(null);
  /** Bots or dice are at work. */
  isBusy = $state(false);
  /** The engine was asked for a change. The picture stays as it is until the answer is there. */
  isAsking = $state(false);
  /** The person's turn is about to pass to others, and the settings say to ask first. */
  isEnding = $state(false);
  /** What the plan that is pointed at would lead to. */
  forecast: Forecast<G> | null = $state.raw(null);
  /** What the choices are worth; the best first. */
  advice: Hinted[] | null = $state.raw(null);
  isAdvising = $state(false);
  /** Counts the throws, so that dice know when to tumble. */
  throws = $state(0);
  /** Those who watch have stopped the match. */
  isPaused = $state(false);
  /** The pace of those who watch; nothing where the settings decide. */
  pace: Pace | null = $state(null);
  /** Something went wrong and was mended, or could not be. */
  trouble: { key: string; details: string; code?: string; place?: string } | null = $state.raw(null);

  /** How long a board wants its last change to be seen before others go on, in milliseconds; nothing for the ordinary time. */
  tempo: (() => number | null) | null = null;

  /** What is printed on the components. */
  components: G['Components'] = $state.raw(null);

  #engine: Engine;
  #texts: Texts | null = $state.raw(null);
  readonly #keeper: Keeper | null;
  readonly #clock = new Clock();
  readonly #created: number;
  #pointed: Plan<G> | null = null;
  #isClosed = false;
  /** Ends the wait of a match that was stopped. */
  #goOnNow: () => void = () => undefined;
  #lastRecord: unknown = null;
  /** The last change is kept; nothing before there is one. */
  #kept: Promise<void> = Promise.resolve();

  private constructor(
    id: string,
    game: GameName,
    sitters: Sitter[],
    keeper: Keeper | null,
    created: number,
    engine: Engine,
    along: Along,
  ) {
    this.id = id;
    this.game = game;
    this.sitters = sitters;
    this.#keeper = keeper;
    this.#created = created;
    this.#engine = engine;
    this.along = along;
  }

  static async open<G extends Rules>(
    id: string,
    game: GameName,
    sitters: Sitter[],
    beginning: Beginning,
    keeper: Keeper | null,
    created = Date.now(),
    engine = new Engine(game),
    along: Along = {},
  ): Promise<Table<G>> {
    const table = new Table<G>(id, game, sitters, keeper, created, engine, along);
    try {
      await table.#begin(beginning);
    } catch (reason) {
      table.close();
      throw reason;
    }
    return table;
  }

  async #begin(beginning: Beginning): Promise<void> {
    await this.useLanguage();
    const viewer = this.#persons()[0] ?? null;
    this.viewer = viewer;
    const question =
      'setup' in beginning
        ? { new: { setup: beginning.setup, seed: this.#seed, viewer } }
        : { open: { record: beginning.record, seed: this.#seed, viewer } };
    const [scene, record, components] = await Promise.all([this.#engine.scene(question), this.#engine.record(), this.#engine.components()]);
    this.components = components as G['Components'];
    this.#show(scene);
    await this.#keep(record);
  }

  /** A match with a seed of its own has the same dice whenever it is opened. */
  get #seed(): string {
    return this.along.seed ?? seed();
  }

  /** Loads the sentences of the language in use. */
  async useLanguage(): Promise<void> {
    this.#texts = await load(settings.language, this.game);
  }

  // ---- What can be seen ----

  get view(): G['View'] {
    return this.scene.view;
  }

  /** The view at the last point of no return: what differs from it is pencil, and can be taken back. */
  get sealed(): G['View'] {
    return this.scene.sealed ?? this.scene.view;
  }

  /** What the person can decide otherwise. */
  get corrections(): Correction<G>[] {
    return this.isWaiting ? this.scene.corrections : [];
  }

  /** What a board shows besides the view. */
  get traces(): G['Traces'] {
    return this.scene.traces;
  }

  get choices(): Plan<G>[] {
    return this.isWaiting ? this.scene.choices : [];
  }

  get isOver(): boolean {
    return 'over' in this.scene.turn;
  }

  /** The person who decides now. */
  get seat(): number | null {
    const turn = this.scene.turn;
    const viewer = this.viewer;
    return 'players' in turn && viewer !== null && turn.players.includes(viewer) && this.isPerson(viewer) ? viewer : null;
  }

  /** Can the person at this device do something? */
  get isWaiting(): boolean {
    return !this.isBusy && this.handOver === null && !this.isEnding;
  }

  /** Does the match wait for the person to throw the dice? */
  get canThrow(): boolean {
    const turn = this.scene.turn;
    return this.isWaiting && 'chance' in turn && turn.chance !== null && this.isPerson(turn.chance);
  }

  get canUndo(): boolean {
    return (this.isWaiting || this.isEnding) && this.viewer !== null && this.scene.canUndo.includes(this.viewer);
  }

  get people(): People {
    const alone = this.#persons().length === 1 ? (this.#persons()[0] ?? null) : null;
    return { names: this.sitters.map((_, seat) => this.name(seat)), you: alone };
  }

  /** Do only bots play? Then people look on, and hold the match when they like. */
  get isWatched(): boolean {
    return this.#persons().length === 0;
  }

  isPerson(seat: number): boolean {
    return this.sitters[seat]?.kind === 'person';
  }

  #persons(): number[] {
    return this.sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []));
  }

  /** What a seat is called: "you", a person's own name, or the bot's. */
  name(seat: number): string {
    const sitter = this.sitters[seat];
    if (!sitter) return '?';
    if (sitter.kind === 'person') {
      if (this.#persons().length === 1) return this.text('you');
      return sitter.name || this.text('player', { number: seat + 1 });
    }
    const name = this.text(`bot-${sitter.policy.split(':')[0]}`);
    const same = this.sitters.filter((other) => other.kind === 'bot' && other.policy === sitter.policy).length;
    return same > 1 ? `${name} ${seat + 1}` : name;
  }

  /** A sentence of the game or of the program. */
  text(key: string, args?: Record<string, string | number>): string {
    return this.#texts?.say(key, args) ?? '';
  }

  has(key: string): boolean {
    return this.#texts?.has(key) ?? false;
  }

  /** A phrase of the engine or of the guide, in words. */
  say(phrase: Phrase): string {
    return this.#texts?.phrase(phrase, this.people) ?? '';
  }

  /** How good every position of the match was for everybody, as the bots judge it. */
  course(): Promise<Moment[]> {
    return this.#engine.course();
  }

  /** A plan in words: the way to it, from the general to the particular, without what is understood. */
  sayPlan(plan: Plan<G>): string {
    const same = (one: Plan<G>, other: Plan<G>, step: number) =>
      JSON.stringify(one.path[step]?.phrase) === JSON.stringify(other.path[step]?.phrase);
    let beside = this.scene.choices;
    const labels = plan.path.filter((label, step) => {
      const others = beside.filter((other) => !same(plan, other, step));
      beside = beside.filter((other) => same(plan, other, step));
      return !label.isQuiet || others.length > 0;
    });
    return (labels.length > 0 ? labels : plan.path).map((label) => this.say(label.phrase)).join(' · ');
  }

  /** What a plan brings besides points: the things by commas, then the sentences. */
  sayGains({ words, notes }: Plan<G>['gains']): string {
    const things = words.map((phrase) => this.say(phrase)).join(', ');
    const sentences = notes.map((phrase) => this.say(phrase)).join(' ');
    return [things, sentences].filter(Boolean).join(' · ');
  }

  get prompt(): string {
    return this.say(this.scene.prompt);
  }

  // ---- What can be done ----

  /** Plays a plan of the person who decides; what is to change in the same picture is handed along. */
  async play(plan: Pick<Plan<G>, 'actions'>, along: () => void = () => undefined): Promise<void> {
    const seat = this.seat;
    if (seat === null || !this.#isReady) return;
    await this.#change(
      () => this.#engine.scene({ play: { seat, actions: plan.actions, viewer: this.viewer } }),
      () => {
        along();
        this.isEnding = settings.askBeforeEnd && this.#hasPassed(seat);
        if (!this.isEnding) this.#settle();
      },
    );
    if (!this.isEnding) await this.#goOn();
  }

  /** Takes one decision back and keeps those made after it. */
  async correct(correction: Correction<G>): Promise<void> {
    const seat = this.seat;
    if (seat === null || !this.#isReady) return;
    const { undo, actions } = correction;
    await this.#change(() => this.#engine.scene({ correct: { seat, undo, actions, viewer: this.viewer } }));
  }

  /** Lets the turn pass, after having been asked. */
  async endTurn(): Promise<void> {
    if (!this.isEnding) return;
    this.isEnding = false;
    await this.#goOn();
  }

  async throw(): Promise<void> {
    if (!this.canThrow || this.isAsking) return;
    await this.#throw();
    await this.#goOn();
  }

  async undo(): Promise<void> {
    const viewer = this.viewer;
    if (!this.canUndo || this.isAsking || viewer === null) return;
    await this.#change(
      () => this.#engine.scene({ undo: { seat: viewer, viewer } }),
      () => (this.isEnding = false),
    );
  }

  /** Shows what a plan would lead to; with nothing, shows the board as it is. */
  async point(plan: Plan<G> | null): Promise<void> {
    this.#pointed = plan;
    const seat = this.seat;
    if (!plan || seat === null) {
      this.forecast = null;
      return;
    }
    try {
      const { view, events, log } = await this.#engine.forecast({ forecast: { seat, actions: plan.actions } });
      // A press that came meanwhile shows its own result: a picture of what it might be would only delay it.
      if (this.#pointed === plan && !this.isAsking) this.forecast = { plan, view: view as G['View'], events: events as G['Event'][], log };
    } catch (reason) {
      // What is pointed at may have gone by; what is shown stays true.
      if (!(reason instanceof Refused || reason instanceof Broken)) throw reason;
    }
  }

  /** Asks what the choices are worth. */
  async hint(): Promise<void> {
    const seat = this.seat;
    if (seat === null || !this.isWaiting || this.isAdvising) return;
    const steps = this.scene.steps;
    this.isAdvising = true;
    try {
      const advice = await this.#engine.hint(seat, HINT_GAMES);
      if (this.scene.steps === steps) this.advice = advice;
    } catch (reason) {
      await this.#mend(reason);
    } finally {
      this.isAdvising = false;
    }
  }

  /** The next person has the device. */
  async takeOver(): Promise<void> {
    const seat = this.handOver;
    if (seat === null) return;
    this.viewer = seat;
    this.handOver = null;
    await this.#change(() => this.#engine.scene({ look: { viewer: seat } }));
  }

  /** Stops the match, or lets it run again. */
  pause(isPaused: boolean): void {
    this.isPaused = isPaused;
    if (!isPaused) this.#goOnNow();
  }

  /** Lets one thing happen while the match is stopped. */
  stepOn(): void {
    this.isPaused = true;
    this.#goOnNow();
  }

  /** Shows at once what would come slowly. */
  skip(): void {
    this.#clock.skip();
  }

  record(steps: number | null = null): Promise<unknown> {
    return this.#engine.record(steps);
  }

  /** Shows the match after so many steps; for replays, which change nothing. */
  async lookAt(step: number): Promise<void> {
    const scene = await this.#engine.scene({ at: { step, viewer: this.viewer } });
    this.#show(scene);
  }

  /** For replays: the engine itself, which this table does not change. */
  get engine(): Engine {
    return this.#engine;
  }

  close(): void {
    this.#isClosed = true;
    this.#goOnNow();
    this.#clock.skip();
    this.#engine.close();
  }

  /** Lets bots and dice go on until a person is asked. To be called once after opening. */
  async start(): Promise<void> {
    await this.#goOn();
  }

  // ---- How it goes on ----

  /** Can the person at this device ask for a change? */
  get #isReady(): boolean {
    return this.isWaiting && !this.isAsking;
  }

  /** Has the turn passed from the seat to others? */
  #hasPassed(seat: number): boolean {
    const turn = this.scene.turn;
    if ('over' in turn) return false;
    return 'players' in turn ? !turn.players.includes(seat) : turn.chance !== seat;
  }

  /** Who is next: a person, a bot, or dice that nobody has to throw. Nobody when it is over. */
  #next(): { person: number } | { bot: number } | 'dice' | null {
    const turn = this.scene.turn;
    if ('over' in turn) return null;
    if ('chance' in turn) {
      const owner = turn.chance;
      return owner !== null && this.isPerson(owner) && !this.scene.throwAskedFor ? { person: owner } : 'dice';
    }
    const bot = turn.players.find((seat) => !this.isPerson(seat));
    if (bot !== undefined) return { bot };
    const person = turn.players.find((seat) => seat === this.viewer) ?? turn.players[0];
    return person === undefined ? null : { person };
  }

  /** Waits for whoever is next; the board turns to the person whose decision it is. */
  #settle(): void {
    const next = this.#next();
    const person = next !== null && next !== 'dice' && 'person' in next ? next.person : null;
    this.isBusy = next !== null && person === null;
    if (person !== null && person !== this.viewer) this.handOver = person;
  }

  async #goOn(): Promise<void> {
    try {
      this.#settle();
      // Whoever pressed something sees first what it did, however quick the others are.
      if (this.isBusy) await this.#clock.picture();
      while (this.isBusy && !this.#isClosed && (await this.#step())) {
        this.#settle();
        if (this.isBusy) await this.#whilePaused();
      }
    } catch (reason) {
      await this.#mend(reason);
    } finally {
      this.isBusy = false;
    }
  }

  /** Waits while those who watch have stopped the match. */
  async #whilePaused(): Promise<void> {
    if (this.isPaused) await new Promise<void>((goOn) => (this.#goOnNow = goOn));
    this.#goOnNow = () => undefined;
  }

  /** Lets one thing happen that needs no person; says whether it did. */
  async #step(): Promise<boolean> {
    const next = this.#next();
    if (next === 'dice') return this.#throw();
    return next !== null && 'bot' in next && this.#decide(next.bot);
  }

  async #decide(bot: number): Promise<boolean> {
    const { turn } = this.scene;
    const sitter = this.sitters[bot];
    const policy = sitter?.kind === 'bot' ? sitter.policy : 'random';
    // Where a person decides at the same time nobody waits for a bot.
    const isAlone = 'players' in turn && turn.players.every((seat) => !this.isPerson(seat));
    if (isAlone) await this.#clock.wait(this.#beat(this.tempo?.() ?? undefined));
    if (this.#isClosed) return false;
    return this.#change(() => this.#engine.scene({ bot: { seat: bot, policy, viewer: this.viewer } }), () => this.#settle());
  }

  async #throw(): Promise<boolean> {
    const isThrown = await this.#change(() => this.#engine.scene({ throw: { viewer: this.viewer } }), () => this.#fall(), false);
    if (isThrown) await this.#tumble();
    return isThrown;
  }

  /** The dice begin to roll, and nobody can press anything before they rest. */
  #fall(): void {
    this.isBusy = true;
    this.throws += 1;
    knock(KNOCKS);
  }

  /** The dice roll, and then it is told what they show. */
  async #tumble(): Promise<void> {
    await this.#clock.wait(this.#beat(this.tempo?.() ?? THROW_MS));
    this.told = this.log.length;
  }

  /** How long something is shown. */
  #beat(ordinary = 900): number {
    if (this.isPaused) return 0;
    return ordinary * { slow: 1.7, normal: 1, fast: 0.4, 'at-once': 0 }[this.pace ?? settings.pace];
  }

  /**
   * Shows what the engine answers, with all that follows from it, at once. What is shown is on its way to where it is kept, and
   * the next change waits for that. Says whether the match can go on.
   */
  async #change(ask: () => Promise<unknown>, follow: () => void = () => undefined, isTold = true): Promise<boolean> {
    this.isAsking = true;
    const before = this.#kept;
    let kept = () => {};
    this.#kept = new Promise((resolve) => (kept = resolve));
    try {
      await before;
      const [scene, record] = await Promise.all([ask(), this.#engine.record()]);
      this.#show(scene, isTold);
      follow();
      this.isAsking = false;
      void this.#keep(record).then(kept);
      return true;
    } catch (reason) {
      const isMended = await this.#mend(reason);
      this.isAsking = false;
      kept();
      return isMended;
    }
  }

  #show(scene: unknown, isTold = true): void {
    const shown = scene as Scene<G>;
    this.scene = shown;
    this.log = [...this.log.slice(0, shown.logFrom), ...shown.log];
    this.seen = shown.logSeen;
    this.told = isTold ? this.log.length : Math.min(this.told, shown.logFrom);
    this.forecast = null;
    this.#pointed = null;
    this.advice = null;
  }

  async #keep(record: unknown): Promise<void> {
    this.#lastRecord = record;
    const { id, game, sitters } = this;
    const { view, standings, prompt, turn } = this.scene;
    const outcome = 'over' in turn ? turn.over : null;
    try {
      await this.#keeper?.keep({
        id,
        game,
        sitters: $state.snapshot(sitters) as Sitter[],
        record,
        view,
        standings,
        prompt,
        outcome,
        created: this.#created,
        changed: Date.now(),
        ...this.along,
      });
      if (this.trouble?.key === 'trouble-not-kept') this.trouble = null;
    } catch (reason) {
      this.trouble = { key: 'trouble-not-kept', details: String(reason) };
    }
  }

  /** An engine that broke is replaced, and the match goes on where it was; says whether it does. */
  async #mend(reason: unknown): Promise<boolean> {
    if (this.#isClosed) return false;
    if (!(reason instanceof Broken) || this.#lastRecord === null) {
      const why = reason instanceof Refused ? reason.why : { code: 'other', place: 'none' };
      this.trouble = { key: 'trouble-refused', details: String(reason), ...why };
      return false;
    }
    this.#engine.close();
    this.#engine = new Engine(this.game);
    this.log = [];
    try {
      this.#show(await this.#engine.scene({ open: { record: this.#lastRecord, seed: this.#seed, viewer: this.viewer } }));
      this.trouble = { key: 'trouble-mended', details: reason.message };
      return true;
    } catch (again) {
      this.trouble = { key: 'trouble-broken', details: String(again) };
      return false;
    }
  }
}
