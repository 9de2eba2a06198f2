export type Pips = 1 | 2 | 3 | 4 | 5 | 6;

/** Columns and rows, 0 to 2, of the pips of each face. */
export const pips: Record<Pips, [column: number, row: number][]> = {
  1: [[1, 1]],
  2: [[0, 2], [2, 0]],
  3: [[0, 2], [1, 1], [2, 0]],
  4: [[0, 0], [0, 2], [2, 0], [2, 2]],
  5: [[0, 0], [0, 2], [1, 1], [2, 0], [2, 2]],
  6: [[0, 0], [0, 1], [0, 2], [2, 0], [2, 1], [2, 2]],
};
