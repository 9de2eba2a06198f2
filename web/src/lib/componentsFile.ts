import { isObject } from './shelf/saved';

/**
 * The file of component data of Cubitos: the same that the terminal takes with `--data`. The built-in file has all of it; a file
 * of one's own has what differs. What may stand in it is for the rules to say: here is only its form.
 */
export interface DataFile {
  dice?: DieEntry[];
  cards?: CardEntry[];
  race_sets?: RaceSetEntry[];
  fan_track?: FanStepEntry[];
  tracks?: TrackEntry[];
}

export interface FaceEntry {
  kind: string;
  n?: number;
}

export interface DieEntry {
  id: string;
  faces: FaceEntry[];
  reconstructed?: boolean;
}

/** One part of what a card does, in the vocabulary of the rules. */
export type PartEntry = Record<string, unknown>;

export interface CardEntry {
  id: string;
  colour?: string;
  cost?: number;
  reconstructed?: string[];
  abilities?: PartEntry[];
}

export interface RaceSetEntry {
  id: string;
  tracks?: string[];
  laps?: number;
  cards?: string[];
}

export interface FanStepEntry {
  step: number;
  credits?: number;
  hand_tokens?: number;
  reconstructed?: boolean;
}

export interface BonusEntry {
  kind: string;
  n?: number;
  max_cost?: number;
}

export interface ShortcutEntry {
  currency: string;
  cost: number;
  symbol: string;
  to: string;
}

/** Row and column; columns are half a cell wide. */
export type Place = [row: number, column: number];

export interface CellEntry {
  id: string;
  kind: string;
  tiles: Place[];
  red: number;
  bonus?: BonusEntry[];
  shortcut?: ShortcutEntry;
  neighbours: string[];
}

export interface TrackEntry {
  id: string;
  reconstructed?: boolean;
  red_lines: number;
  lap_length?: number;
  lap_length_with_water?: number;
  walls?: Place[];
  cells: CellEntry[];
}

export const SECTIONS = ['dice', 'cards', 'race_sets', 'fan_track', 'tracks'] as const;

export type Section = (typeof SECTIONS)[number];

/** All component data, nothing left out. */
export interface Whole {
  dice: DieEntry[];
  cards: Required<CardEntry>[];
  race_sets: Required<RaceSetEntry>[];
  fan_track: Required<FanStepEntry>[];
  tracks: TrackEntry[];
}

export type Entry<S extends Section> = Whole[S][number];

/** By what an entry is found. */
export function keyOf(entry: { id: string } | { step: number }): string {
  return 'step' in entry ? String(entry.step) : entry.id;
}

export function entry<S extends Section>(data: Whole, section: S, key: string): Entry<S> | undefined {
  return (data[section] as Entry<S>[]).find((one) => keyOf(one) === key);
}

/** The same data with one entry changed. */
export function withEntry<S extends Section>(data: Whole, section: S, changed: Entry<S>): Whole {
  const list = (data[section] as Entry<S>[]).map((one) => (keyOf(one) === keyOf(changed) ? changed : one));
  return { ...data, [section]: list };
}

/** Are two values written the same, whatever the order of their fields? */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => same(value, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && same(one[key], other[key]));
}

/** Do two tracks have the same map? The order of cells and neighbours means nothing, and lengths are measured on it. */
export function sameMap(one: TrackEntry, other: TrackEntry): boolean {
  const sorted = (track: TrackEntry) => ({
    red: track.red_lines,
    walls: (track.walls ?? []).map(String).sort(),
    cells: Object.fromEntries(
      track.cells.map(({ neighbours, tiles, ...cell }) => [cell.id, { ...cell, tiles: tiles.map(String).sort(), neighbours: [...neighbours].sort() }]),
    ),
  });
  return one === other || same(sorted(one), sorted(other));
}

/** The built-in file as a whole. */
export function whole(file: DataFile): Whole {
  return {
    dice: file.dice ?? [],
    cards: (file.cards ?? []).map((card) => ({ colour: '', cost: 0, abilities: [], reconstructed: [], ...card })),
    race_sets: (file.race_sets ?? []).map((set) => ({ tracks: [], laps: 1, cards: [], ...set })),
    fan_track: (file.fan_track ?? []).map((step) => ({ credits: 0, hand_tokens: 0, reconstructed: false, ...step })),
    tracks: file.tracks ?? [],
  };
}

/** The built-in data with what a file replaces. What is replaced counts as known unless the file says otherwise. */
export function merged(printed: Whole, file: DataFile): Whole {
  let data = printed;
  for (const die of file.dice ?? []) data = withEntry(data, 'dice', die);
  for (const card of file.cards ?? []) {
    const old = entry(printed, 'cards', card.id);
    if (!old) continue;
    const { cost = old.cost, abilities = old.abilities } = card;
    data = withEntry(data, 'cards', { ...old, cost, abilities, reconstructed: card.reconstructed ?? stillUnknown(old, card) });
  }
  for (const set of file.race_sets ?? []) {
    const old = entry(printed, 'race_sets', set.id);
    if (old) data = withEntry(data, 'race_sets', { ...old, ...set });
  }
  for (const step of file.fan_track ?? []) {
    const old = entry(printed, 'fan_track', keyOf(step));
    if (old) data = withEntry(data, 'fan_track', { ...old, reconstructed: false, ...step });
  }
  for (const track of file.tracks ?? []) data = withEntry(data, 'tracks', track);
  return data;
}

/** What of a card stays reconstructed when an entry replaces parts of it and says nothing about that. */
function stillUnknown(old: Required<CardEntry>, card: CardEntry): string[] {
  return old.reconstructed.filter((mark) => !(mark === 'cost' && 'cost' in card) && !(mark === 'effect' && 'abilities' in card));
}

/** The smallest file that makes these data of the built-in ones. */
export function differences(printed: Whole, now: Whole): DataFile {
  const file: DataFile = {};
  const each = <S extends Section, E>(section: S, reduce: (old: Entry<S>, entry: Entry<S>) => E | null): E[] =>
    (now[section] as Entry<S>[]).flatMap((one) => {
      const old = entry(printed, section, keyOf(one));
      if (!old || one === old) return [];
      return reduce(old, one) ?? [];
    });
  const dice = each('dice', (old, die) => (same(old, die) ? null : die));
  if (dice.length > 0) file.dice = dice;
  const cards = each('cards', reduceCard);
  if (cards.length > 0) file.cards = cards;
  const sets = each('race_sets', reduceSet);
  if (sets.length > 0) file.race_sets = sets;
  const steps = each('fan_track', reduceStep);
  if (steps.length > 0) file.fan_track = steps;
  const tracks = each('tracks', (old, track) =>
    sameMap(old, track) && (old.reconstructed ?? false) === (track.reconstructed ?? false) ? null : track,
  );
  if (tracks.length > 0) file.tracks = tracks;
  return file;
}

function reduceCard(old: Required<CardEntry>, now: Required<CardEntry>): CardEntry | null {
  const isKnownNow = (mark: string) => old.reconstructed.includes(mark) && !now.reconstructed.includes(mark);
  const card: CardEntry = { id: now.id };
  if (now.cost !== old.cost || isKnownNow('cost')) card.cost = now.cost;
  if (!same(now.abilities, old.abilities) || isKnownNow('effect')) card.abilities = now.abilities;
  if (!same([...stillUnknown(old, card)].sort(), [...now.reconstructed].sort())) card.reconstructed = now.reconstructed;
  return Object.keys(card).length > 1 ? card : null;
}

function reduceSet(old: Required<RaceSetEntry>, now: Required<RaceSetEntry>): RaceSetEntry | null {
  const set: RaceSetEntry = { id: now.id };
  if (!same(now.tracks, old.tracks)) set.tracks = now.tracks;
  if (now.laps !== old.laps) set.laps = now.laps;
  if (!same([...now.cards].sort(), [...old.cards].sort())) set.cards = now.cards;
  return Object.keys(set).length > 1 ? set : null;
}

function reduceStep(old: Required<FanStepEntry>, now: Required<FanStepEntry>): FanStepEntry | null {
  const step: FanStepEntry = { step: now.step };
  const isConfirmed = old.reconstructed && !now.reconstructed && now.credits === old.credits && now.hand_tokens === old.hand_tokens;
  if (now.credits !== old.credits || isConfirmed) step.credits = now.credits;
  if (now.hand_tokens !== old.hand_tokens || isConfirmed) step.hand_tokens = now.hand_tokens;
  if (Object.keys(step).length === 1) return null;
  if (now.reconstructed) step.reconstructed = true;
  return step;
}

/** How many things a file corrects. */
export function changesOf(file: DataFile): number {
  const fields = ['cost', 'abilities', 'laps', 'cards', 'tracks', 'credits', 'hand_tokens'];
  const entries: object[] = SECTIONS.flatMap((section): object[] => file[section] ?? []);
  return entries.reduce<number>((sum, one) => sum + Math.max(1, fields.filter((field) => field in one).length), 0);
}

/** The first entry that the built-in data do not have, or that is there twice: a file with it cannot be shown entry by entry. */
export function hasStrangers(printed: Whole, file: DataFile): boolean {
  return SECTIONS.some((section) => {
    const keys = (file[section] ?? []).map(keyOf);
    return new Set(keys).size < keys.length || keys.some((key) => !entry(printed, section, key));
  });
}

type Shape = (value: unknown) => boolean;

const isWord: Shape = (value) => typeof value === 'string';
const isNumber: Shape = (value) => Number.isInteger(value);
const isFact: Shape = (value) => typeof value === 'boolean';
const isPlace: Shape = (value) => Array.isArray(value) && value.length === 2 && value.every(isNumber);
const listOf = (shape: Shape): Shape => (value) => Array.isArray(value) && value.every(shape);

/** An object with all of the first fields, and perhaps some of the others, but nothing else. */
const withFields = (needed: Record<string, Shape>, free: Record<string, Shape> = {}): Shape => (value) =>
  isObject(value) &&
  Object.entries(needed).every(([name, shape]) => shape(value[name])) &&
  Object.entries(value).every(([name, field]) => name in needed || (free[name]?.(field) ?? false));

const CELL = withFields(
  { id: isWord, kind: isWord, tiles: listOf(isPlace), red: isNumber, neighbours: listOf(isWord) },
  {
    bonus: listOf(withFields({ kind: isWord }, { n: isNumber, max_cost: isNumber })),
    shortcut: withFields({ currency: isWord, cost: isNumber, symbol: isWord, to: isWord }),
  },
);

const FILE = withFields(
  {},
  {
    dice: listOf(withFields({ id: isWord, faces: listOf(withFields({ kind: isWord }, { n: isNumber })) }, { reconstructed: isFact })),
    cards: listOf(withFields({ id: isWord }, { colour: isWord, cost: isNumber, reconstructed: listOf(isWord), abilities: listOf(isObject) })),
    race_sets: listOf(withFields({ id: isWord }, { tracks: listOf(isWord), laps: isNumber, cards: listOf(isWord) })),
    fan_track: listOf(withFields({ step: isNumber }, { credits: isNumber, hand_tokens: isNumber, reconstructed: isFact })),
    tracks: listOf(
      withFields(
        { id: isWord, red_lines: isNumber, cells: listOf(CELL) },
        { reconstructed: isFact, lap_length: isNumber, lap_length_with_water: isNumber, walls: listOf(isPlace) },
      ),
    ),
  },
);

/** Has it the form of such a file? */
export function isDataFile(value: unknown): value is DataFile {
  return FILE(value);
}
