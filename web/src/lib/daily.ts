import type { GameName } from './games';
import type { Saved } from './shelf';
import { isObject } from './shelf/saved';

/** The games of which there is a match of the day. */
export const DAILY_GAMES = ['clever-cubed', 'dice-city'] as const satisfies readonly GameName[];

export type DailyGame = (typeof DAILY_GAMES)[number];

/** How a match of the day ended. */
export interface Result {
  game: DailyGame;
  day: string;
  points: number;
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'kubik.daily';

/** More than a year of both games. */
const RESULTS_MAX = 1000;

const two = (number: number) => String(number).padStart(2, '0');

/** The day in the calendar on the wall, wherever that wall is. */
export function dayOf(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The day before a day. */
export function dayBefore(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date - 1)).toISOString().slice(0, 10);
}

/** The dice of a day: FNV-1a of its name, so that everybody has the same, without asking anybody. */
export function seedOf(game: DailyGame, day: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(`kubik daily ${game} ${day}`)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString();
}

/** Who asks for the match of a day twice gets the same one. */
export const matchOf = (game: DailyGame, day: string): string => `daily-${game}-${day}`;

/** How long until the dice of the next day. */
export function untilNext(now: Date): { hours: number; minutes: number } {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const minutes = Math.ceil((midnight.getTime() - now.getTime()) / 60_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** How many days in a row were played to the end; a day that is not over yet breaks nothing. */
export function streak(results: readonly Result[], game: DailyGame, today: string): number {
  const days = new Set(results.flatMap((result) => (result.game === game ? [result.day] : [])));
  let day = days.has(today) ? today : dayBefore(today);
  let count = 0;
  while (days.has(day)) {
    count += 1;
    day = dayBefore(day);
  }
  return count;
}

/** The results on this device; whatever else lies there is passed over. */
export function recall(store: Store | null): Result[] {
  try {
    const written: unknown = JSON.parse(store?.getItem(KEY) ?? '[]');
    return Array.isArray(written) ? written.filter(isResult) : [];
  } catch {
    return [];
  }
}

function isResult(value: unknown): value is Result {
  if (!isObject(value)) return false;
  const { game, day, points } = value;
  return DAILY_GAMES.includes(game as DailyGame) && typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && Number.isFinite(points);
}

/** The results with those of the matches that are over by now; matches may be deleted, results stay. */
export function note(store: Store | null, matches: readonly Saved[]): Result[] {
  const results = recall(store);
  const known = results.length;
  for (const { game, daily, outcome } of matches) {
    const found = { game, day: daily, points: outcome?.scores[0] };
    if (isResult(found) && !resultOf(results, found.game, found.day)) results.push(found);
  }
  if (results.length > known) {
    try {
      store?.setItem(KEY, JSON.stringify(results.slice(-RESULTS_MAX)));
    } catch {
      // Storage that is full or forbidden forgets a streak; nothing worse.
    }
  }
  return results;
}

export function resultOf(results: readonly Result[], game: DailyGame, day: string): Result | undefined {
  return results.find((result) => result.game === game && result.day === day);
}
