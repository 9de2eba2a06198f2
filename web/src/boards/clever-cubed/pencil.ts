import type { ActionRowView, SeatView } from '$lib/types/clever-cubed';

const rowIds = (name: string, row: ActionRowView) => row.cells.flatMap((cell, index) => (cell.circled ? [`${name}-${index + 1}`] : []));

/** Everything that is marked on a sheet: cells in the areas' order, then circles in the action rows. */
export function marked(sheet: SeatView): string[] {
  return [
    ...sheet.yellow.flatMap((row, y) => row.flatMap(({ crossed, number }) => (crossed ? [`yellow-${y + 1}-${number}`] : []))),
    ...sheet.turquoise.flatMap((row, y) => row.flatMap(({ crossed, number }) => (crossed ? [`turquoise-${y + 1}-${number}`] : []))),
    ...sheet.blueLeft.flatMap(({ number }, index) => (number === null ? [] : [`blue-left-${index + 1}`])),
    ...sheet.blueRight.flatMap(({ number }, index) => (number === null ? [] : [`blue-right-${index + 1}`])),
    ...sheet.brown.flatMap(({ crossed }, index) => (crossed ? [`brown-${index + 1}`] : [])),
    ...sheet.pink.flatMap(({ number }, index) => (number === null ? [] : [`pink-${index + 1}`])),
    ...rowIds('rerolls', sheet.rerolls),
    ...rowIds('jokers', sheet.numberJokers),
    ...rowIds('extras', sheet.extraDice),
  ];
}

/** What is marked on the later sheet and was not on the earlier one. */
export function added(earlier: SeatView, later: SeatView): string[] {
  const before = new Set(marked(earlier));
  return marked(later).filter((id) => !before.has(id));
}

/** The chain so far, in the order in which it was made: what was taken back goes, what is new comes last. */
export function followed(trail: readonly string[], pencilled: readonly string[]): string[] {
  return [...trail.filter((id) => pencilled.includes(id)), ...pencilled.filter((id) => !trail.includes(id))];
}
