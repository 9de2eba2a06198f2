import type { ActionRowView, Event, SeatView } from '$lib/types/clever-cubed';

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

/** The action rows, by the bonus that circles their cells. */
const ROWS: Readonly<Record<string, string>> = { reroll: 'rerolls', 'number-joker': 'jokers', 'extra-die': 'extras' };

/** Which of these marks came with a new round: they belong to no die. */
export function givenByRound(events: readonly Event[], seat: number, ids: readonly string[]): string[] {
  const begun = events.findLastIndex(({ event }) => event === 'round');
  if (begun < 0) return [];
  const given: string[] = [];
  for (const event of events.slice(begun)) {
    if (event.event !== 'earned' || event.seat !== seat) continue;
    // Rows are circled from left to right, and the round comes last.
    const last = ids.findLast((id) => id.startsWith(`${ROWS[event.bonus]}-`) && !given.includes(id));
    if (last) given.push(last);
  }
  return given;
}

/** The chain so far, in the order in which it was made: what was taken back goes, what is new comes last. */
export function followed(trail: readonly string[], pencilled: readonly string[]): string[] {
  return [...trail.filter((id) => pencilled.includes(id)), ...pencilled.filter((id) => !trail.includes(id))];
}
