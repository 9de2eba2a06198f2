import { isGame, type GameName } from '../games';
import { newId } from '../id';
import type { Sitter } from '../table/types';
import type { Outcome, Phrase, Scene, Series } from '../types/session';

/** A championship, as each of its matches has it with it. */
export interface KeptSeries {
  /** The same for all of its matches. */
  id: string;
  /** What it had come to before the match. */
  state: Series;
}

/** What goes along with a match without being part of it. */
export interface Along {
  /** Of its dice and bots, where the match goes on with the same whenever it is opened. */
  seed?: string;
  /** The championship to which it belongs. */
  series?: KeptSeries;
  /** The day of which it is the match. */
  daily?: string;
}

/** A match as it is kept on this device. */
export interface Saved extends Along {
  id: string;
  game: GameName;
  sitters: Sitter[];
  /** The same record that the terminal and the bridge use. */
  record: unknown;
  /** For the small picture of the board. */
  view: unknown;
  standings: Phrase[];
  prompt: Phrase;
  outcome: Outcome | null;
  created: number;
  changed: number;
}

/** How long a name may be. */
export const NAME_LENGTH_MAX = 24;

/** No game has more. */
const SEATS_MAX = 4;

/** Names are written by hand, here or in a file that came from elsewhere. */
export function tidyName(name: string): string {
  return name.replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').slice(0, NAME_LENGTH_MAX).trim();
}

/** A match that comes to this device now. */
export function savedNow(game: GameName, sitters: Sitter[], record: unknown, scene: Scene, along: Along = {}): Saved {
  const { view, standings, prompt, turn } = scene;
  const outcome = 'over' in turn ? turn.over : null;
  const now = Date.now();
  return { id: newId(), game, sitters, record, view, standings, prompt, outcome, created: now, changed: now, ...along };
}

/** What goes along with the match. */
export function alongOf({ seed, series, daily }: Saved): Along {
  return { ...(seed === undefined ? {} : { seed }), ...(series ? { series } : {}), ...(daily === undefined ? {} : { daily }) };
}

/** The match again, to be played on from some point in another way: nothing goes along with it, not even its dice. */
export function branch(saved: Saved): Saved {
  const now = Date.now();
  const copy = { ...saved, id: newId(), created: now, changed: now };
  delete copy.seed;
  delete copy.series;
  delete copy.daily;
  return copy;
}

/** Is this what was put on the shelf? A database can hold what an older page, or another program, has left there. */
export function isSaved(value: unknown): value is Saved {
  if (!isObject(value)) return false;
  const { id, game, sitters, record, standings, prompt, outcome, created, changed, seed, series, daily } = value;
  return (
    typeof id === 'string' &&
    /^[\w-]{1,64}$/.test(id) &&
    isGame(game) &&
    Array.isArray(sitters) &&
    sitters.length > 0 &&
    sitters.length <= SEATS_MAX &&
    sitters.every(isSitter) &&
    isObject(record) &&
    record.game === game &&
    Array.isArray(standings) &&
    standings.every(isPhrase) &&
    isPhrase(prompt) &&
    (outcome === null || isOutcome(outcome)) &&
    Number.isFinite(created) &&
    Number.isFinite(changed) &&
    (seed === undefined || typeof seed === 'string') &&
    (series === undefined || isKeptSeries(series)) &&
    (daily === undefined || typeof daily === 'string')
  );
}

function isKeptSeries(value: unknown): value is KeptSeries {
  if (!isObject(value) || typeof value.id !== 'string' || !isObject(value.state)) return false;
  const { points, finished } = value.state;
  return isNumbers(points) && Array.isArray(finished) && finished.every(isNumbers);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSitter(value: unknown): value is Sitter {
  if (!isObject(value)) return false;
  return value.kind === 'person' ? typeof value.name === 'string' : value.kind === 'bot' && typeof value.policy === 'string';
}

function isPhrase(value: unknown): value is Phrase {
  return isObject(value) && typeof value.key === 'string' && (value.args === undefined || isObject(value.args));
}

function isOutcome(value: unknown): value is Outcome {
  return isObject(value) && isNumbers(value.places) && isNumbers(value.scores) && typeof value.reason === 'string';
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(Number.isFinite);
}
