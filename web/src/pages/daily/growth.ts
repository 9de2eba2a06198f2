import type { Arg, Moment } from '$lib/types/session';

/** How the points grew, step by step: what the game says of how the first seat stood. */
export function growth(course: readonly Moment[]): number[] {
  const points: number[] = [];
  for (const { standings } of course) {
    const now: Arg | undefined = standings[0]?.args?.points;
    points.push(typeof now === 'number' ? now : (points.at(-1) ?? 0));
  }
  return points;
}

const BLOCKS = '▁▂▃▄▅▆▇█';

/** The same as a line of text: what each part of the match has brought. */
export function blocks(points: readonly number[], parts = 8): string {
  const gains = Array.from({ length: parts }, (_, part) => {
    const at = (index: number) => points[Math.round((index / parts) * (points.length - 1))] ?? 0;
    return Math.max(0, at(part + 1) - at(part));
  });
  const most = Math.max(1, ...gains);
  return gains.map((gain) => BLOCKS[Math.round((gain / most) * (BLOCKS.length - 1))]).join('');
}
