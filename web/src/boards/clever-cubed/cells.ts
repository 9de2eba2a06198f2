import type { BonusView, SeatView } from '$lib/types/clever-cubed';
import type { Area } from './shapes';

/** One cell of an area, as it is drawn. */
export interface Cell {
  id: string;
  area: Area;
  /** The number printed in it. */
  printed: number | null;
  /** A cross, or the number that was written. */
  mark: 'cross' | number | null;
  tone: 'plain' | 'grey' | 'deep';
  /** It was passed over and can never be marked. */
  isSkipped?: boolean;
}

const cross = (crossed: boolean) => (crossed ? ('cross' as const) : null);

export function cellsOf(sheet: SeatView): Cell[] {
  const blue = (side: 'left' | 'right', cells: SeatView['blueLeft']): Cell[] =>
    cells.map(({ number }, index) => ({ id: `blue-${side}-${index + 1}`, area: 'blue', printed: null, mark: number, tone: 'plain' }));
  return [
    ...sheet.yellow.flatMap((row, y) =>
      row.map(({ number, crossed, grey }, x): Cell => ({
        id: `yellow-${y + 1}-${x + 1}`,
        area: 'yellow',
        printed: number,
        mark: cross(crossed),
        tone: grey ? 'grey' : 'plain',
      })),
    ),
    ...sheet.turquoise.flatMap((row, y) =>
      row.map(({ number, crossed, tinted }, x): Cell => ({
        id: `turquoise-${y + 1}-${x + 1}`,
        area: 'turquoise',
        printed: number,
        mark: cross(crossed),
        tone: tinted ? 'deep' : 'plain',
      })),
    ),
    ...blue('left', sheet.blueLeft).reverse(),
    ...blue('right', sheet.blueRight),
    ...sheet.brown.map(({ number, crossed, skipped }, index): Cell => ({
      id: `brown-${index + 1}`,
      area: 'brown',
      printed: number,
      mark: cross(crossed),
      tone: 'plain',
      isSkipped: skipped,
    })),
    ...sheet.pink.map(({ number }, index): Cell => ({ id: `pink-${index + 1}`, area: 'pink', printed: null, mark: number, tone: 'plain' })),
  ];
}

/** The bonuses of the areas, by where they are. */
export function bonusesOf(sheet: SeatView): Map<string, BonusView> {
  const found = new Map<string, BonusView>();
  const put = (id: string, bonus: BonusView | null | undefined) => bonus && found.set(id, bonus);
  sheet.yellowGaps.forEach((gap, row) => gap.forEach((bonus, column) => put(`yellow-gap-${row + 1}-${column + 1}`, bonus)));
  sheet.turquoiseRows.forEach((bonus, row) => put(`turquoise-row-${row + 1}`, bonus));
  sheet.turquoiseColumns.forEach((bonus, column) => put(`turquoise-column-${column + 1}`, bonus));
  sheet.blueLeft.forEach(({ bonus }, cell) => put(`blue-left-${cell + 1}`, bonus));
  sheet.blueRight.forEach(({ bonus }, cell) => put(`blue-right-${cell + 1}`, bonus));
  sheet.brownGaps.forEach((bonus, gap) => put(`brown-gap-${gap + 1}`, bonus));
  sheet.pink.forEach(({ bonus }, cell) => put(`pink-${cell + 1}`, bonus));
  put('rerolls-end', sheet.rerolls.end);
  put('jokers-end', sheet.numberJokers.end);
  put('extras-end', sheet.extraDice.end);
  return found;
}

/** What is printed above a cell of the blue or the pink area. */
export function captionsOf(sheet: SeatView): Map<string, string> {
  const found = new Map<string, string>();
  sheet.blueLeft.forEach(({ points }, cell) => found.set(`blue-left-${cell + 1}`, String(points)));
  sheet.blueRight.forEach(({ points }, cell) => found.set(`blue-right-${cell + 1}`, String(points)));
  sheet.pink.forEach(({ multiplier }, cell) => found.set(`pink-${cell + 1}`, multiplier === null ? '½' : `×${multiplier}`));
  return found;
}
