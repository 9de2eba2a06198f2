/** A box on the screen. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** That much of what lies below may be hidden: mostly the bar, which says what a press does. */
const OVERLAP = 24;

/** Where something of a height is out of the way of what is lit: the lowest gap in which it fits, or else the largest. */
export function placeBetween(lit: readonly Area[], height: number, from: number, to: number): number {
  const gaps: [number, number][] = [];
  let top = from;
  for (const { y, height: tall } of [...lit].sort((one, other) => one.y - other.y)) {
    if (y > top) gaps.push([top, y]);
    top = Math.max(top, y + tall);
  }
  if (to > top) gaps.push([top, to]);
  const size = ([start, end]: [number, number]) => end - start;
  const largest = gaps.reduce<[number, number]>((best, gap) => (size(gap) > size(best) ? gap : best), [from, from]);
  const [start, end] = gaps.findLast((gap) => size(gap) >= height) ?? largest;
  const middle = Math.min(start + (end - start - height) / 2, end + OVERLAP - height);
  return Math.max(from, Math.min(middle, to - height));
}
