import { isGame, type GameName } from '../games';
import type { Sitter } from '../table/types';
import type { Outcome, Phrase, Scene } from '../types/session';

/** A match as it is kept on this device. */
export interface Saved {
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

/** Addresses and the keys of the database are made of it; unlike `randomUUID` it is there without https. */
export function newId(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(14)), (byte) => letters[byte % 32]).join('');
}

/** A match that comes to this device now. */
export function savedNow(game: GameName, sitters: Sitter[], record: unknown, scene: Scene): Saved {
  const { view, standings, prompt, turn } = scene;
  const outcome = 'over' in turn ? turn.over : null;
  const now = Date.now();
  return { id: newId(), game, sitters, record, view, standings, prompt, outcome, created: now, changed: now };
}

/** Is this what was put on the shelf? A database can hold what an older page, or another program, has left there. */
export function isSaved(value: unknown): value is Saved {
  if (!isObject(value)) return false;
  const { id, game, sitters, record, standings, prompt, outcome, created, changed } = value;
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
    Number.isFinite(changed)
  );
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
