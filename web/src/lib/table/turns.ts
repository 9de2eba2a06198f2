import type { Phrase } from '../types/session';

/** A turn, or a round where a game counts those, as the log of a match is divided by. */
export interface Turn {
  kind: 'turn' | 'round';
  number: number;
  /** Whose turn it is; nobody where all play at once. */
  seat: number | null;
  /** The first position in which it has begun. */
  from: number;
}

/** What tells the log of a match after so many steps. */
export type Logs = (step: number) => Promise<readonly Phrase[]>;

const HEADINGS = { 'event-turn': ['turn', 'number'], 'event-round': ['round', 'round'] } as const;

function headingOf(phrase: Phrase): Omit<Turn, 'from'> | null {
  const { key, args } = phrase;
  if (key !== 'event-turn' && key !== 'event-round') return null;
  const [kind, counted] = HEADINGS[key];
  const number = args?.[counted];
  if (typeof number !== 'number') return null;
  return { kind, number, seat: kind === 'turn' ? moverOf(phrase) : null };
}

/** Whom a line is about. */
export function moverOf({ args }: Phrase): number | null {
  const seat = args?.seat;
  return typeof seat === 'object' && 'seat' in seat ? seat.seat : null;
}

/**
 * Where the turns of a match of so many steps begin. Only the log knows, and to ask for each step would take too long: where two
 * positions have the same headings there is none between them.
 */
export async function turnsOf(logs: Logs, steps: number): Promise<Turn[]> {
  const headings = async (step: number) => (await logs(step)).flatMap((phrase) => headingOf(phrase) ?? []);
  const found: Turn[] = (await headings(0)).map((heading) => ({ ...heading, from: 0 }));
  const all = await headings(steps);
  async function look(low: number, known: number, high: number, count: number): Promise<void> {
    if (known >= count) return;
    if (high - low <= 1) {
      found.push(...all.slice(known, count).map((heading) => ({ ...heading, from: high })));
      return;
    }
    const middle = Math.floor((low + high) / 2);
    const there = (await headings(middle)).length;
    await look(low, known, middle, there);
    await look(middle, there, high, count);
  }
  await look(0, found.length, steps, all.length);
  const first = found[0];
  // Not every game says that its first round begins.
  return first?.kind === 'round' && first.number === 2 ? [{ ...first, number: 1, from: 0 }, ...found] : found;
}

/** The turn to which a position belongs. */
export function turnAt(turns: readonly Turn[], step: number): Turn | null {
  return turns.findLast(({ from }) => from <= step) ?? null;
}

/** A line of the log, and the position in which it can be read for the first time. */
export interface Line {
  phrase: Phrase;
  step: number;
}

/** What the log says between two positions, step by step, from the heading with which the first of them begins, if it has one. */
export async function linesOf(logs: Logs, from: number, to: number): Promise<Line[]> {
  const lines: Line[] = [];
  let told = from > 0 ? (await logs(from - 1)).length : 0;
  for (let step = from; step <= to; step += 1) {
    const log = await logs(step);
    lines.push(...log.slice(told).map((phrase) => ({ phrase, step })));
    told = log.length;
  }
  const heading = lines.findIndex(({ phrase, step }) => step === from && headingOf(phrase) !== null);
  return lines.slice(Math.max(0, heading));
}
