import type { Report } from '$lib/luck/report';
import type { Turn } from '$lib/table/turns';
import type { Moment } from '$lib/types/session';

/** How far ahead of the best of the others a seat is. */
export function lead(moment: Moment, seat: number): number {
  const own = moment.worth[seat] ?? 0;
  const others = moment.worth.filter((_, other) => other !== seat);
  return others.length > 0 ? own - Math.max(...others) : own;
}

/** Does a step change much for anybody, measured by the largest change of the whole match? */
export function isTurning(course: readonly Moment[], step: number): boolean {
  if (step === 0) return false;
  const jump = (at: number) => {
    const [before, after] = [course[at - 1], course[at]];
    return before && after ? Math.abs(lead(after, 0) - lead(before, 0)) : 0;
  };
  const largest = Math.max(...whileOpen(course).map((_, at) => (at > 0 ? jump(at) : 0)));
  return largest > 0 && jump(step) > largest * 0.6;
}

/** The course before it was decided: a judgement of the end counts so much that nothing else could be seen beside it. */
function whileOpen(course: readonly Moment[]): readonly Moment[] {
  return course.length > 2 ? course.slice(0, -1) : course;
}

/** The curve of a seat as points between 0 and 100 in both directions. */
export function curve(course: readonly Moment[], seat: number): string {
  const all = whileOpen(course).flatMap((moment) => moment.worth);
  const low = Math.min(...all);
  const high = Math.max(...all);
  const across = Math.max(1, course.length - 1);
  return course
    .map(({ worth }, step) => {
      const value = (Math.min(high, Math.max(low, worth[seat] ?? low)) - low) / Math.max(1, high - low);
      return `${((step / across) * 100).toFixed(2)},${(96 - value * 92).toFixed(2)}`;
    })
    .join(' ');
}

/** The course of a match that was analysed: the chances, or the points to be expected, instead of a judgement. */
export function chances({ unit, values, steps }: Report): Moment[] {
  const scale = unit === 'win' ? 100 : 1;
  return values.map((at, step) => ({ seat: steps[step - 1]?.seat ?? null, worth: at.map(({ value }) => value * scale), standings: [] }));
}

/** The positions just after the turning points of an analysis, in order: of several steps after the one that changed most. */
export function turningSteps({ turningPoints, steps: all }: Report): number[] {
  const change = (at: number) => Math.max(...(all[at - 1]?.change ?? []).map(({ value }) => Math.abs(value)), 0);
  return turningPoints
    .map(({ step, steps }) => Array.from({ length: steps }, (_, made) => step + made + 1).reduce((most, at) => (change(at) > change(most) ? at : most)))
    .toSorted((one, other) => one - other);
}

/** Where the next turn begins, or the one before it; at the ends of the match they are its ends. */
export function turnFrom(turns: readonly Turn[], step: number, by: 1 | -1, last: number): number {
  const begins = turns.map(({ from }) => from);
  return by > 0 ? (begins.find((from) => from > step) ?? last) : (begins.findLast((from) => from < step) ?? 0);
}
