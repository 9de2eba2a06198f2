import { isGame, type GameName } from '../games';
import type { Sitter } from '../table/types';
import { isObject, tidyName, type Saved } from './saved';

/** No match comes near it; it keeps a wrong file from filling the memory. */
export const FILE_BYTES_MAX = 8 << 20;

/** Why a file cannot be taken: a sentence of `page.ftl`, and what to put into it. */
export interface Wrong {
  key:
    | 'import-too-large'
    | 'import-unreadable'
    | 'import-empty'
    | 'import-not-json'
    | 'import-not-a-match'
    | 'import-newer'
    | 'import-damaged-line'
    | 'import-unknown-game'
    | 'import-refused'
    | 'import-no-engine';
  args?: Record<string, string | number>;
}

/** What a file says: the match, and who sat there if that was written down. */
export interface Read {
  game: GameName;
  record: Record<string, unknown>;
  sitters: Sitter[] | null;
}

/** A file to be saved. */
export interface Download {
  name: string;
  text: string;
}

/** The record of a match as a file, as `kubik replay` reads it. */
export function fileOf({ game, record, changed }: Saved): Download {
  const day = new Date(changed);
  const two = (number: number) => String(number).padStart(2, '0');
  const date = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  return { name: `${game}-${date}.kubik.json`, text: `${JSON.stringify(record)}\n` };
}

export function download({ name, text }: Download): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has to have begun to read it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * Reads a record; a journal, which is what the terminal keeps of a match; or a save of its first version. The rules have the
 * last word on all of them.
 */
export function read(text: string): Read | Wrong {
  if (text.trim() === '') return { key: 'import-empty' };
  const first = text.split('\n', 1)[0] ?? '';
  const opening = parse(first);
  if (isObject(opening) && 'kubik' in opening && !('record' in opening)) return readJournal(opening, text);
  const whole = parse(text);
  if (whole === undefined) return { key: 'import-not-json' };
  if (!isObject(whole)) return { key: 'import-not-a-match' };
  if ('record' in whole) {
    if (whole.kubik !== 1) return { key: 'import-newer' };
    return readRecord(whole.record, sittersOf(whole));
  }
  return readRecord(whole, null);
}

function readRecord(record: unknown, sitters: Sitter[] | null): Read | Wrong {
  if (!isObject(record) || typeof record.game !== 'string' || !Array.isArray(record.steps)) return { key: 'import-not-a-match' };
  if (!isGame(record.game)) return { key: 'import-unknown-game', args: { game: tidyName(record.game) } };
  return { game: record.game, record, sitters };
}

/** A journal has a line for each step; a line that was cut off at its end does not count. */
function readJournal(opening: Record<string, unknown>, text: string): Read | Wrong {
  if (opening.kubik !== 2) return { key: 'import-newer' };
  const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n').slice(1, -1);
  const steps: Record<string, unknown>[] = [];
  let seating = opening;
  for (const [index, line] of lines.entries()) {
    const wrong: Wrong = { key: 'import-damaged-line', args: { line: index + 2 } };
    const step = parse(line);
    if (!isObject(step)) return wrong;
    if (isObject(step.table)) seating = step.table;
    else if ('undo' in step) {
      const taken = steps.findLastIndex(({ seat }) => seat === step.undo);
      if (taken < 0) return wrong;
      steps.splice(taken, 1);
    } else steps.push(step);
  }
  const { game, rulesVersion, setup, state } = opening;
  // A journal has no hash. Records of the first format have none that could be checked: their steps vouch for themselves.
  const record = { format: 1, game, rulesVersion, setup, ...(state === undefined ? {} : { state }), steps, hash: NO_HASH };
  return readRecord(record, sittersOf(seating));
}

const NO_HASH = '0000000000000000';

/** Who sat where, in the terminal's words. */
function sittersOf({ seats, names }: Record<string, unknown>): Sitter[] | null {
  if (!Array.isArray(seats) || seats.length === 0 || !seats.every((seat) => typeof seat === 'string')) return null;
  return seats.map((seat: string, index) => {
    const name: unknown = Array.isArray(names) ? names[index] : '';
    if (seat === 'person') return { kind: 'person', name: typeof name === 'string' ? tidyName(name) : '' };
    return { kind: 'bot', policy: seat };
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
