import { isLevel, USUAL } from '$lib/levels';
import { isObject, NAME_LENGTH_MAX } from '$lib/shelf/saved';
import { OPPONENTS } from '$lib/shelf/begin';
import type { Sitter } from '$lib/table/types';
import type { Choice, GameEntry } from '$lib/types/session';

/** Does the game accept this setup? */
export type Accepts = (setup: object) => Promise<boolean>;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** A match that is being put together. What fits together is up to the game. */
export class Draft {
  readonly entry: GameEntry;
  seats: Sitter[] = $state([]);
  values: Record<string, string> = $state({});
  /** What is asked for beyond the options, or instead of one of them: cards chosen one by one, components of one's own. */
  extra: Record<string, unknown> = $state.raw({});
  /** The points for the places of a championship; nothing for a match of its own. */
  points: string | null = $state(null);
  /** The values that the game refuses beside the others that are chosen now. */
  refused: Record<string, string[]> = $state.raw({});
  #checks = 0;

  constructor(entry: GameEntry, name: string, store: Store | null) {
    this.entry = entry;
    for (const { id, default: usual } of entry.options) this.values[id] = usual;
    this.seats = OPPONENTS.slice(0, this.#most).map((sitter) => ({ ...sitter }));
    while (this.seats.length < this.#fewest) this.seats.push({ kind: 'bot', policy: USUAL });
    this.#recall(store);
    const first = this.seats[0];
    if (first?.kind === 'person') first.name ||= name;
  }

  get #fewest(): number {
    return this.entry.players[0];
  }

  get #most(): number {
    return this.entry.players[1];
  }

  get canAdd(): boolean {
    return this.seats.length < this.#most;
  }

  get canRemove(): boolean {
    return this.seats.length > this.#fewest;
  }

  add(sitter: Sitter): void {
    if (this.canAdd) this.seats.push(sitter);
  }

  remove(seat: number): void {
    if (this.canRemove) this.seats.splice(seat, 1);
  }

  /** The options that mean something to as many as sit there now. */
  get options(): Choice[] {
    const isAlone = this.seats.length === 1;
    return this.entry.options.filter(({ id }) => (isAlone ? id !== 'startingPlayer' : !id.startsWith('solo')));
  }

  /** The options that are not as usual. */
  get changed(): Choice[] {
    return this.options.filter(({ id, default: usual }) => id in this.extra || this.values[id] !== usual);
  }

  /** Chooses a value of an option, instead of whatever stood there. */
  choose(id: string, value: string): void {
    this.values[id] = value;
    this.ask(id, undefined);
  }

  /** Asks for something that is no option, or no more. */
  ask(id: string, value: unknown): void {
    const others = Object.entries(this.extra).filter(([other]) => other !== id);
    this.extra = Object.fromEntries(value === undefined ? others : [...others, [id, value]]);
  }

  /** What the game is asked for. */
  get setup(): Record<string, unknown> {
    return this.#setupWith({});
  }

  #setupWith(other: Record<string, string>): Record<string, unknown> {
    const setup: Record<string, unknown> = { players: this.seats.length };
    for (const { id, default: usual } of this.options) {
      const value = other[id] ?? this.values[id] ?? usual;
      if (value !== usual) setup[id] = /^\d+$/.test(value) ? Number(value) : value;
    }
    for (const [id, value] of Object.entries(this.extra)) if (!(id in other)) setup[id] = value;
    return setup;
  }

  /** Asks the game which values fit; one that does not fit any more becomes what is usual. */
  async check(accepts: Accepts): Promise<void> {
    const check = ++this.#checks;
    const refused: Record<string, string[]> = {};
    for (const { id, values, default: usual } of this.entry.options) {
      for (const value of values) {
        const fits = await accepts(this.#setupWith({ [id]: value }));
        if (check !== this.#checks) return;
        if (!fits) (refused[id] ??= []).push(value);
      }
      if (this.values[id] !== usual && refused[id]?.includes(this.values[id] ?? '') && !refused[id].includes(usual)) {
        this.values[id] = usual;
      }
    }
    this.refused = refused;
    if (Object.keys(this.extra).length > 0 && !(await accepts(this.setup)) && check === this.#checks) this.extra = {};
  }

  /** Next time this page opens with the same choices. */
  remember(store: Store | null): void {
    try {
      store?.setItem(this.#key, JSON.stringify({ seats: this.seats, values: this.values, extra: this.extra, points: this.points }));
    } catch {
      // Storage that is full or forbidden forgets choices; nothing worse.
    }
  }

  get #key(): string {
    return `kubik.setup.${this.entry.name}`;
  }

  /** Takes what was remembered, as far as it means something today. */
  #recall(store: Store | null): void {
    let written: { seats?: unknown; values?: unknown; extra?: unknown; points?: unknown };
    try {
      written = JSON.parse(store?.getItem(this.#key) ?? '{}') ?? {};
    } catch {
      return;
    }
    const { seats, values, extra, points } = written;
    if (isObject(extra)) this.extra = extra;
    if (typeof points === 'string') this.points = points;
    if (Array.isArray(seats) && seats.length >= this.#fewest && seats.length <= this.#most) {
      const read = seats.map(sitter);
      if (!read.includes(null)) this.seats = read as Sitter[];
    }
    if (!isObject(values)) return;
    for (const choice of this.entry.options) {
      const value: unknown = values[choice.id];
      if (choice.values.includes(value as string)) this.values[choice.id] = value as string;
    }
  }
}

function sitter(value: unknown): Sitter | null {
  if (!isObject(value)) return null;
  const { kind, name, policy } = value;
  if (kind === 'person' && typeof name === 'string') return { kind, name: name.slice(0, NAME_LENGTH_MAX) };
  return kind === 'bot' && isLevel(policy) ? { kind, policy } : null;
}
