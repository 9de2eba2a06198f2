import type { Engine } from '$lib/engine/client';
import type { Event, SeatView, View } from '$lib/types/clever-cubed';
import { added } from './pencil';

/** At how many positions a look back stops. */
const LOOKS = 24;

/** Points of all seats at one moment of a match. */
export interface Moment {
  step: number;
  round: number;
  totals: number[];
}

/** The moments seen so far, with this one; what was taken back is forgotten, and only changes are kept. */
export function remember(history: readonly Moment[], step: number, view: View): Moment[] {
  const totals = view.seats.map(({ score }) => score.total);
  const before = history.filter((moment) => moment.step < step);
  const last = before.at(-1);
  const isSame = last?.round === view.round && last.totals.every((total, seat) => total === totals[seat]);
  return isSame ? before : [...before, { step, round: view.round, totals }];
}

/** How the points of a match of so many steps grew before somebody looked. */
export async function lookBack(engine: Pick<Engine, 'scene'>, steps: number): Promise<Moment[]> {
  let past: Moment[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    const step = Math.floor((steps * look) / LOOKS);
    const { view } = await engine.scene({ at: { step, viewer: null } });
    past = remember(past, step, view as unknown as View);
  }
  return past;
}

/** What was before, and what was seen since. */
export function merged(past: readonly Moment[], seen: readonly Moment[]): Moment[] {
  const first = seen[0]?.step ?? Infinity;
  return [...past.filter(({ step }) => step < first), ...seen];
}

/** What a player decides; to throw is no decision. */
const DECISIONS: readonly Event['event'][] = ['took', 'reroll', 'forfeited', 'picked', 'declined', 'extra', 'marked'];

/** The sheets as everybody saw them when they last decided; before that, as they were found. */
export function lastSeen(before: readonly SeatView[][], events: readonly Event[], seats: SeatView[]): SeatView[][] {
  const hasDecided = (seat: number) => events.some((event) => 'seat' in event && event.seat === seat && DECISIONS.includes(event.event));
  return seats.map(({ seat }) => (hasDecided(seat) ? seats : (before[seat] ?? seats)));
}

/** What happened on a sheet meanwhile. */
export interface News {
  points: number;
  cells: ReadonlySet<string>;
}

export const NO_NEWS: News = { points: 0, cells: new Set() };

export function newsOf(before: SeatView, now: SeatView): News {
  return { points: now.score.total - before.score.total, cells: new Set(added(before, now)) };
}
