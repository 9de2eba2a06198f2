import { untrack } from 'svelte';
import { isMeant } from '../../parts/press';
import type { Table } from '$lib/table/table.svelte';
import type { Phrase } from '$lib/types/session';
import type { Cubitos } from '$lib/table/types';
import type { CardView, CellName, Event, PlayerView, PrintedCell, PrintedTrack, Seat, View } from '$lib/types/cubitos';
import { diceIn, handOf, isMiss, shownOn, thrownOf, type Lying } from './dice';
import { bestDraw, bustPercent, cellsOf, goalsOf, isSeldom, offersOf, taking, ZONES, type Goal, type Place, type Plan } from './offers';
import { tempoOf } from './tempo';

/** What is looked at large: a card, all that belongs to a player, or what the signs mean. */
export type Shown = { card: string } | { seat: Seat } | { legend: true };

/** What a rival did meanwhile: how far it was and is from the finish, the cards of the dice it bought, a bust. */
export interface News {
  ran: { from: number; to: number } | null;
  bought: string[];
  hasBust: boolean;
}

/** What a player does just now. */
export type Doing = 'draws' | 'rolls' | 'waits' | 'passed' | 'bust' | 'decides' | 'ready' | 'next' | 'runs' | 'buys' | 'ran' | 'finished' | 'won' | 'short';

/** What the board remembers besides the table: what is pointed at, what is looked at, which dice were just thrown. */
export class Race {
  readonly table: Table<Cubitos>;
  readonly still: boolean;

  /** What is pointed at, until something else is. */
  pointed: Plan | null = $state.raw(null);
  /** The cell that is pointed at. */
  cell: CellName | null = $state(null);
  shown: Shown | null = $state.raw(null);
  /** The cell that a line of the log names, while it is pointed at. */
  named: CellName | null = $state(null);
  /** Which of two linked tracks is looked at, if not the one that is run on. */
  leg: number | null = $state(null);
  /** The dice of the last throw, until their owner does something else. */
  thrown: ReadonlyMap<Place, number> = $state.raw(new Map());
  /** Did no die of that throw hit, and was it no bust? */
  missed = $state(false);
  /** Counts the throws of the dice that are shown. */
  throws = $state(0);

  offers = $derived.by(() => offersOf(this.choices));
  goals = $derived.by(() => goalsOf(this.view.reach, this.choices));
  /** Everything on the map that can be chosen. */
  targets = $derived.by(() => this.#targets());
  dice = $derived.by(() => this.#dice());
  track = $derived.by(() => this.#track());
  cells = $derived.by(() => new Map(this.track.cells.map((cell) => [cell.cell, cell])));

  constructor(table: Table<Cubitos>, still: boolean) {
    this.table = table;
    this.still = still;
    table.tempo = () => tempoOf(table.view, table.scene.events, table.viewer);
    $effect.pre(() => {
      const { scene } = this.table;
      untrack(() => {
        this.pointed = null;
        this.cell = null;
        this.leg = null;
        this.#remember(scene.events);
      });
    });
    $effect(() => {
      if (this.targets.size > 0) untrack(() => this.#propose());
    });
  }

  #thrower: Seat | null = null;
  #seen = -1;
  /** How far everybody had to go when the person who looks decided last. */
  #before: number[] = $state.raw([]);
  #compared: Extract<Event, { event: 'compared' }> | null = $state.raw(null);

  /** What rivals do meanwhile does not make the own throw an old one. */
  #remember(events: readonly Event[]): void {
    const { seat, table } = this;
    if (table.seen !== this.#seen) {
      this.#seen = table.seen;
      this.#before = this.view.players.map(({ stepsLeft }) => stepsLeft);
    }
    if (this.view.phase !== 'comparison') this.#compared = null;
    else this.#compared = events.find((event) => event.event === 'compared') ?? this.#compared;
    const own = events.filter((event) => 'seat' in event && event.seat === seat);
    if (own.length === 0 && this.#thrower === seat && this.view.phase === 'roll') return;
    this.#thrower = seat;
    this.thrown = this.still ? new Map() : thrownOf(own, seat);
    this.missed = !this.still && isMiss(own);
    if (this.thrown.size > 0) this.throws += 1;
  }

  /** The run that most people mean is drawn from the start: as far as the feet go. */
  #propose(): void {
    if (this.cell !== null || this.choices[0]?.path[0]?.phrase.key !== 'menu-run-on') return;
    const way = JSON.stringify(this.choices[0].actions);
    for (const [cell, { view }] of this.goals) if (JSON.stringify(view.path) === way) this.pointAt(cell);
  }

  get view(): View {
    return this.table.view;
  }

  get choices(): Plan[] {
    return this.still ? [] : this.table.choices;
  }

  /** Whose dice are shown: those of the person at this device, else those of whoever is asked. */
  get seat(): Seat {
    const { mover, rolls, waitingFor, holder } = this.view;
    return this.table.viewer ?? mover ?? rolls ?? waitingFor[0] ?? holder;
  }

  get player(): PlayerView {
    return this.of(this.seat);
  }

  of(seat: Seat): PlayerView {
    const player = this.view.players[seat];
    if (!player) throw new Error(`nobody sits at ${seat}`);
    return player;
  }

  /** The coins and feet of the round: what was counted, or what the active dice show until it is. */
  purseOf(player: PlayerView): { coins: number; feet: number } {
    return this.view.phase === 'roll' ? shownOn(this.table.components, player) : player;
  }

  /** The player as the plan that is pointed at would have it. */
  get foreseen(): PlayerView | null {
    return this.table.forecast?.view.players[this.seat] ?? null;
  }

  cardOf(name: string): CardView | null {
    return this.view.cards.find(({ card }) => card === name) ?? null;
  }

  /** Is the map what matters, or are the dice? */
  get mode(): 'roll' | 'run' {
    if (this.offers.dice.size > 0) return 'roll';
    if (this.targets.size > 0) return 'run';
    return this.view.phase === 'run' || this.view.phase === 'over' ? 'run' : 'roll';
  }

  /** The answers of a question that has no picture on the board. */
  get answers(): Plan[] {
    const { abilities, supply, faces, seats, strides, everything, end, stop, push } = this.offers;
    const isMoving = stop !== null;
    return [
      ...abilities.filter((plan) => !isSeldom(plan)),
      ...supply.map(({ plan }) => plan),
      ...faces.map(({ plan }) => plan),
      ...seats.map(({ plan }) => plan),
      ...(isMoving ? [] : strides),
      ...(everything ? [everything] : []),
      // No more than two words fit into the bar.
      ...(push === null ? end.slice(2) : end.slice(1)),
      ...abilities.filter(isSeldom),
    ];
  }

  /** How many dice and cards could still give something, where one is about to be ready. */
  get unused(): number {
    if (!this.offers.end.some(({ actions: [action] }) => action?.do === 'ready')) return 0;
    const sources = this.offers.abilities.flatMap(({ actions: [action] }) => {
      if (action?.do === 'use') return [`${action.card} ${action.side} ${action.part} ${action.borrowed}`];
      return action?.do === 'take-credits' || action?.do === 'take-comparison' ? [action.do] : [];
    });
    return new Set(sources).size;
  }

  /** What a rival did since the person who looks decided last. */
  newsOf(player: PlayerView): News | null {
    const { log, seen, told, viewer } = this.table;
    if (viewer === null || player.seat === viewer) return null;
    const lines = log.slice(seen, told).filter(({ args }) => typeof args?.seat === 'object' && 'seat' in args.seat && args.seat.seat === player.seat);
    const count = (key: string) => lines.filter((line) => line.key === key).length;
    const from = this.#before[player.seat] ?? player.stepsLeft;
    const news: News = {
      ran: from === player.stepsLeft ? null : { from, to: player.stepsLeft },
      bought: lines.flatMap(({ key, args }) => (key === 'event-bought' && typeof args?.card === 'string' ? [args.card] : [])),
      hasBust: count('event-busted') > 0,
    };
    return news.ran || news.bought.length > 0 || news.hasBust ? news : null;
  }

  /** What the comparison of this round said, while abilities can still be used after it. */
  get compared(): Phrase | null {
    const compared = this.#compared;
    if (!compared) return null;
    if (compared.most !== null) return { key: 'event-compared', args: { seat: { seat: compared.most } } };
    return { key: compared.swords.some((count) => count > 0) ? 'event-compared-tied' : 'event-compared-none' };
  }

  /** Has somebody crossed the line, so that the race ends with this round? */
  get isLastRound(): boolean {
    return this.view.phase !== 'over' && !this.view.extraRound && this.view.players.some(({ hasFinished }) => hasFinished);
  }

  /** Who has won, once the race is over. */
  get winners(): PlayerView[] {
    return this.view.players.filter(({ seat }) => this.view.outcome?.places[seat] === 1);
  }

  doing(player: PlayerView): Doing {
    const { phase, mover, players, holder } = this.view;
    if (phase === 'over') return this.winners.includes(player) ? 'won' : player.hasFinished ? 'finished' : 'short';
    if (player.hasFinished && phase !== 'run') return 'finished';
    if (phase === 'roll') {
      if (player.busted) return player.stage === 'done' ? 'bust' : 'decides';
      if (player.waits) return 'waits';
      if (player.stage === 'done') return 'passed';
      return player.stage === 'draw' || player.stage === 'draw-more' ? 'draws' : 'rolls';
    }
    if (phase === 'run' && mover !== null) {
      if (player.seat === mover) return player.stage === 'buy' ? 'buys' : 'runs';
      const turn = (seat: Seat) => (seat - holder + players.length) % players.length;
      return turn(player.seat) < turn(mover) ? 'ran' : player.busted ? 'bust' : 'next';
    }
    if (player.hasFinished) return 'finished';
    if (player.busted) return 'bust';
    return player.stage === 'done' ? 'ready' : 'decides';
  }

  // ---- Dice ----

  #dice(): Record<'active' | 'roll' | 'draw' | 'discard' | 'hand', Lying[]> {
    const { player, thrown } = this;
    const [active, roll, draw, discard] = ZONES.map((zone) => diceIn(player, zone, thrown));
    return { active: active ?? [], roll: roll ?? [], draw: draw ?? [], discard: discard ?? [], hand: handOf(player) };
  }

  canTake(die: Lying): boolean {
    return taking(this.offers, die.place, 1) !== null;
  }

  async take(die: Lying): Promise<void> {
    const plan = taking(this.offers, die.place, 1);
    if (plan) await this.table.play(plan);
  }

  /** How many dice are still to be drawn, if that is what is asked. */
  get missing(): number | null {
    const { prompt } = this.table.scene;
    const missing = prompt.key === 'prompt-draw' && !this.still ? prompt.args?.dice : undefined;
    return typeof missing === 'number' && bestDraw(this.choices) !== null ? missing : null;
  }

  /** Draws the best dice until the hand is full; each draw can be taken back. */
  async drawBest(): Promise<void> {
    const { seat } = this.table;
    for (let plan = bestDraw(this.choices); plan !== null && this.missing !== null; plan = bestDraw(this.choices)) {
      await this.table.play(plan);
      if (this.table.seat !== seat) return;
    }
  }

  /** How likely the push is to bust; nothing while it cannot. */
  get odds(): number | null {
    return bustPercent(this.offers.push);
  }

  // ---- The map ----

  /** The tracks of the race, each once. */
  get tracks(): PrintedTrack[] {
    return this.table.components.tracks;
  }

  /** Whose runner the map follows. */
  get followed(): PlayerView {
    return this.of(this.view.mover ?? this.seat);
  }

  #track(): PrintedTrack {
    const name = this.leg === null ? this.followed.track : this.view.legs[this.leg];
    const track = this.tracks.find((printed) => printed.track === name) ?? this.tracks[0];
    if (!track) throw new Error('a race without a track');
    return track;
  }

  #targets(): Map<CellName, { plan: Plan; goal: Goal | null }> {
    const targets = new Map<CellName, { plan: Plan; goal: Goal | null }>();
    for (const [cell, [plan]] of this.offers.cells) if (plan) targets.set(cell, { plan, goal: null });
    for (const [cell, goal] of this.goals) targets.set(cell, { plan: goal.plan, goal });
    return targets;
  }

  /** The way to the cell that is pointed at. */
  get way(): CellName[] {
    const target = this.cell === null ? undefined : this.targets.get(this.cell);
    if (!target) return [];
    const exitOf = (cell: CellName) => this.cells.get(cell)?.shortcut?.to ?? null;
    return cellsOf(target.plan.actions, exitOf, this.player.cell);
  }

  cellNamed(name: CellName): PrintedCell | null {
    return this.cells.get(name) ?? null;
  }

  /** The cell that a sentence names by its row and its number there; with two tracks it could be on either. */
  cellIn(phrase: Phrase | undefined): CellName | null {
    const named = phrase?.args?.cell;
    if (typeof named !== 'object' || !('key' in named) || this.tracks.length > 1) return null;
    const { row, column } = named.args ?? {};
    return this.track.cells.find(({ cell }) => {
      const [, down, across] = /^r(\d+)c(\d+)$/.exec(cell) ?? [];
      return Number(down) === row && Math.floor(Number(across) / 2) + 1 === column;
    })?.cell ?? null;
  }

  // ---- Pointing and choosing ----

  point(plan: Plan | null): void {
    if (this.pointed === plan) return;
    this.pointed = plan;
    void this.table.point(plan);
  }

  pointAt(cell: CellName): void {
    const target = this.targets.get(cell);
    if (!target) return;
    this.cell = cell;
    this.point(target.plan);
  }

  /** The first press points, the second one goes. */
  press(event: MouseEvent, plan: Plan): void {
    if (this.pointed === plan) this.play(event, plan);
    else this.point(plan);
  }

  /** Whoever taps twice means the question before. */
  play(event: MouseEvent, plan: Pick<Plan, 'actions'>): void {
    if (isMeant(event, `cubitos ${this.table.scene.steps}`)) void this.table.play(plan);
  }
}
