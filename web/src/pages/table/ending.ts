import { AREAS } from '../../boards/clever-cubed/shapes';
import { Broken, Engine, Refused, seed } from '$lib/engine/client';
import type { GameName } from '$lib/games';
import { settings } from '$lib/settings.svelte';
import { shelf, type Saved } from '$lib/shelf';
import { listed } from '$lib/shelf/people';
import type { Table } from '$lib/table/table.svelte';
import type { Sitter } from '$lib/table/types';
import type { Ending, Phrase } from '$lib/types/session';
import { t } from '$lib/words.svelte';

/** Rows that count things instead of points, or say the same of everybody: a bar would compare nothing. */
const WITHOUT_BAR: readonly string[] = ['foxes', 'turns'];

/** One thing that was counted. */
export interface Figure {
  phrase: Ending['rows'][number][0];
  numbers: number[];
  /** How long the bar of each seat is, in percent; nothing where no bar stands. */
  bars: number[] | null;
  /** How long it was in the match one compares with. */
  before: number | null;
  /** How much more it is than there. */
  more: number | null;
}

/** Who has won a match that is over, in words: the title of a solo match, or the winners. */
export function verdictOf(table: Table, ending: Ending): { title: string; hasWon: boolean } {
  const { turn } = table.scene;
  const winners = ('over' in turn ? turn.over.places : []).flatMap((place, seat) => (place === 1 ? [seat] : []));
  const { you } = table.people;
  const isShared = table.sitters.length > 1 && winners.length === table.sitters.length;
  const hasWon = you !== null && winners.includes(you) && !isShared;
  const names = listed(winners.map((seat) => table.name(seat)), settings.language);
  if (ending.title) return { title: table.say(ending.title[0]), hasWon: false };
  // Alone one is first even where the aim was missed.
  if ('over' in turn && turn.over.reason === 'solo-lost') return { title: t('ending-missed'), hasWon: false };
  if (hasWon && winners.length === 1) return { title: t('ending-won'), hasWon };
  if (isShared) return { title: t('ending-drawn'), hasWon };
  const winner = t('winners', { count: winners.length, names });
  return { title: you !== null && table.sitters.length === 2 ? t('ending-lost', { winner }) : winner, hasWon };
}

/** What each fox of a seat was worth, with the areas that count as little; nothing where no fox was found. */
export function foxWorth(ending: Ending, seat: number): { points: number; areas: Phrase[] } | null {
  const of = (key: string) => ending.rows.find(([phrase]) => phrase.key === key)?.[1][seat] ?? 0;
  const points = of('fox-points') / of('foxes');
  const areas = ending.rows.flatMap(([phrase, numbers]) => (AREAS.some((area) => area === phrase.key) && numbers[seat] === points ? [phrase] : []));
  return areas.length > 0 ? { points, areas } : null;
}

/** Do the rows add up to the last one? In a race they tell how it went. */
export function isSum(ending: Ending): boolean {
  return isScored(ending) && ending.rows.at(-1)?.[0].key !== 'distance';
}

/** Was the match about points? Where it was not, the last row says who has won. */
export function isScored(ending: Ending): boolean {
  return ending.rows.at(-1)?.[0].key !== 'victory';
}

/**
 * What was counted, with bars. Points share one scale; what is of different kinds has one scale each, and no total: the
 * places say who has won. A solo match can be compared with an earlier one.
 */
export function figures(ending: Ending, earlier: Ending | null = null): Figure[] {
  const hasBar = (row: number) => row < ending.rows.length - 1 && !WITHOUT_BAR.includes(ending.rows[row]?.[0].key ?? '');
  const compared = [...ending.rows, ...(earlier?.rows ?? [])];
  const most = Math.max(1, ...compared.flatMap(([, numbers], row) => (hasBar(row % ending.rows.length) ? numbers : [])));
  const shown = isScored(ending) ? ending.rows : ending.rows.slice(0, -1);
  return shown.map(([phrase, numbers], row) => {
    const full = isSum(ending) ? most : Math.max(1, ...numbers);
    const bars = hasBar(row) ? numbers.map((number) => (Math.max(0, number) / full) * 100) : null;
    const past = earlier?.rows[row]?.[1][0];
    const isCompared = bars !== null && past !== undefined;
    return { phrase, numbers, bars, before: isCompared ? (Math.max(0, past) / full) * 100 : null, more: isCompared ? (numbers[0] ?? 0) - past : null };
  });
}

/** How one match went for the person at this device. */
export interface Result {
  id: string;
  score: number;
  /** When it began. */
  created: number;
}

/** The only person among the sitters: of several nobody knows whose device it is. */
function person(sitters: readonly Sitter[]): number | null {
  const persons = sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []));
  return persons.length === 1 ? (persons[0] ?? null) : null;
}

/** The results of this game with so many seats, the oldest first. */
export function results(matches: readonly Saved[], game: GameName, seats: number): Result[] {
  const found = matches.flatMap(({ id, game: of, sitters, outcome, created }) => {
    const own = person(sitters);
    const score = own === null ? undefined : outcome?.scores[own];
    return of === game && sitters.length === seats && score !== undefined ? [{ id, score, created }] : [];
  });
  return found.sort((one, other) => one.created - other.created);
}

/** The middle one of the scores; of two in the middle the mean of them. */
export function median(all: readonly Result[]): number {
  const scores = all.map(({ score }) => score).sort((one, other) => one - other);
  const [low, high] = [scores[Math.floor((scores.length - 1) / 2)] ?? 0, scores[Math.floor(scores.length / 2)] ?? 0];
  return Math.round((low + high) / 2);
}

/** The best of the other matches; nothing if there is no other. */
export function bestOfOthers(all: readonly Result[], id: string): Result | null {
  const others = all.filter((result) => result.id !== id);
  return others.reduce<Result | null>((best, result) => (best && best.score >= result.score ? best : result), null);
}

/** How a match on the shelf ended: the rules tell it from its record. Nothing if they do not. */
export async function endingOf(id: string): Promise<Ending | null> {
  const saved = await shelf.get(id);
  if (!saved) return null;
  const engine = new Engine(saved.game);
  try {
    return (await engine.scene({ open: { record: saved.record, seed: seed(), viewer: null } })).ending;
  } catch (reason) {
    // A record of an older page may be one that today's rules do not know.
    if (reason instanceof Refused || reason instanceof Broken) return null;
    throw reason;
  } finally {
    engine.close();
  }
}
