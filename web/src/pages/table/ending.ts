import type { GameName } from '$lib/games';
import type { Saved } from '$lib/shelf';
import type { Sitter } from '$lib/table/types';
import type { Ending } from '$lib/types/session';

/** Rows that count things instead of points, or say the same of everybody: a bar would compare nothing. */
const WITHOUT_BAR: readonly string[] = ['foxes', 'turns'];

/** One thing that was counted. */
export interface Figure {
  phrase: Ending['rows'][number][0];
  numbers: number[];
  /** How long the bar of each seat is, in percent; nothing where no bar stands. */
  bars: number[] | null;
}

/** Was the match about points? Where it was not, the last row says who has won. */
export function isScored(ending: Ending): boolean {
  return ending.rows.at(-1)?.[0].key !== 'victory';
}

/**
 * What was counted, with bars. Points share one scale; what is of different kinds has one scale each, and no total: the
 * places say who has won.
 */
export function figures(ending: Ending): Figure[] {
  const hasBar = (row: number) => row < ending.rows.length - 1 && !WITHOUT_BAR.includes(ending.rows[row]?.[0].key ?? '');
  const most = Math.max(1, ...ending.rows.flatMap(([, numbers], row) => (hasBar(row) ? numbers : [])));
  const shown = isScored(ending) ? ending.rows : ending.rows.slice(0, -1);
  return shown.map(([phrase, numbers], row) => {
    const full = isScored(ending) ? most : Math.max(1, ...numbers);
    const bars = hasBar(row) ? numbers.map((number) => (Math.max(0, number) / full) * 100) : null;
    return { phrase, numbers, bars };
  });
}

/** How one match went for the person at this device. */
export interface Result {
  id: string;
  score: number;
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
  return found.sort((one, other) => one.created - other.created).map(({ id, score }) => ({ id, score }));
}

/** The best of the other matches; nothing if there is no other. */
export function bestOfOthers(all: readonly Result[], id: string): number | null {
  const others = all.filter((result) => result.id !== id).map(({ score }) => score);
  return others.length > 0 ? Math.max(...others) : null;
}
