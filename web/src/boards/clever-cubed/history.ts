import type { View } from '$lib/types/clever-cubed';

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
