import type { Advice } from '$lib/types/session';

/** Nine of ten differences that are pure chance are smaller than this many standard errors. */
const NOISE = 1.64;

/** Eight of ten values of a normal distribution lie within so many standard deviations. */
const EIGHT_OF_TEN = 2.56;

/** How far off the value of a choice may be, for want of games: one standard error. */
function error({ wins, low, high, games }: Advice, isSolo: boolean): number {
  const deviation = isSolo ? (high - low) / EIGHT_OF_TEN : Math.sqrt(wins * (1 - wins));
  return deviation / Math.sqrt(Math.max(1, games));
}

/** Can the games that were tried not tell the best from the worst of these? */
export function areEqual(advice: readonly Advice[], isSolo: boolean): boolean {
  const [first, last] = [advice[0], advice.at(-1)];
  if (!first || !last || advice.length < 2) return false;
  const difference = isSolo ? first.score - last.score : first.wins - last.wins;
  return difference <= NOISE * Math.hypot(error(first, isSolo), error(last, isSolo));
}
