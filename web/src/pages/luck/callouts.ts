/** A place in the chart, in pixels from its upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** A callout: what it points at, and how large it is. */
export interface Callout extends Point {
  width: number;
  height: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Field {
  width: number;
  height: number;
}

/** How near to each other things may be. */
const GAP = 5;
/** How far the places that are tried lie apart. */
const STEP = { x: 24, y: 9 };
/** How much worse it is to lie over the line, over a mark or over another callout than to lie one pixel farther away. */
const OVER = { line: 60, mark: 200, box: 1e6 };

const isWithin = ({ x, y }: Point, box: Box, by = GAP) =>
  x > box.x - by && x < box.x + box.width + by && y > box.y - by && y < box.y + box.height + by;

const touches = (one: Box, other: Box) =>
  one.x < other.x + other.width + GAP &&
  other.x < one.x + one.width + GAP &&
  one.y < other.y + other.height + GAP &&
  other.y < one.y + one.height + GAP;

/** The line as points that lie close together, so that what lies over it can be counted. */
export function dotted(line: readonly Point[], apart = 6): Point[] {
  return line.flatMap((to, index) => {
    const from = line[index - 1] ?? to;
    const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / apart));
    return Array.from({ length: count }, (_, part) => {
      const share = (part + 1) / count;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    });
  });
}

/**
 * Where callouts lie: near to what they point at, within the field, and if possible not over the line, the marks or each other.
 * The first has the first choice; one for which no room is left has no place. Other things to keep clear of may be named.
 */
export function placed(callouts: readonly Callout[], line: readonly Point[], field: Field, things: readonly Point[] = []): (Box | null)[] {
  const dots = dotted(line);
  const marks = [...callouts, ...things];
  const boxes: Box[] = [];
  return callouts.map((callout) => {
    const best = places(callout, field)
      .map((box) => ({ box, cost: costOf(box, callout, dots, marks, boxes) }))
      .reduce<{ box: Box; cost: number } | null>((best, one) => (best && best.cost <= one.cost ? best : one), null);
    if (!best || best.cost >= OVER.box) return null;
    boxes.push(best.box);
    return best.box;
  });
}

function places({ x, width, height }: Callout, field: Field): Box[] {
  const found: Box[] = [];
  const right = field.width - width;
  if (right < 0) return found;
  for (let y = GAP; y <= field.height - height - GAP; y += STEP.y) {
    for (let away = -width - STEP.x; away <= STEP.x; away += STEP.x) found.push({ x: Math.min(right, Math.max(0, x + away)), y, width, height });
  }
  return found;
}

function costOf(box: Box, own: Callout, line: readonly Point[], marks: readonly Point[], boxes: readonly Box[]): number {
  if (boxes.some((other) => touches(box, other))) return OVER.box;
  const [middle, beside] = [box.y + box.height / 2 - own.y, box.x + box.width / 2 - own.x];
  const away = Math.max(0, Math.abs(middle) - 40) + Math.abs(beside) / 3;
  const overLine = line.filter((point) => isWithin(point, box)).length * OVER.line;
  const overMarks = marks.filter((mark) => isWithin(mark, box, 16)).length * OVER.mark;
  return away + overLine + overMarks;
}

/** The stroke from a callout to what it points at: from its nearest edge. */
export function leader(box: Box, { x, y }: Point): { from: Point; to: Point } {
  const from = { x: Math.min(box.x + box.width - 12, Math.max(box.x + 12, x)), y: y > box.y ? box.y + box.height : box.y };
  return { from, to: { x, y } };
}
