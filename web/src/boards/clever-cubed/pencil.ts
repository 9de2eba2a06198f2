import type { ActionRowView, Event, SeatView } from '$lib/types/clever-cubed';
import { bonusesOf } from './cells';

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

/** A mark, and what its bonus brought. */
export interface Link {
  from: string;
  to: string;
}

/** The cells that stand around a bonus, as it is printed. */
function around(bonus: string): string[] {
  const [area = '', kind = '', first = '', second = ''] = bonus.split('-');
  const next = Number(first) + 1;
  if (kind === 'row') return [1, 2, 3, 4, 5, 6].map((column) => `${area}-${first}-${column}`);
  if (kind === 'column') return [1, 2, 3, 4, 5].map((row) => `${area}-${row}-${first}`);
  if (kind === 'end') return [`${area}-7`];
  if (kind !== 'gap') return [bonus];
  return area === 'yellow' ? [`${area}-${first}-${second}`, `${area}-${next}-${second}`] : [`${area}-${first}`, `${area}-${next}`];
}

/** Can a bonus bring this mark? */
function brings(bonus: string, id: string): boolean {
  const isAction = Object.values(ROWS).some((row) => id.startsWith(`${row}-`));
  if (bonus === 'question-black') return !isAction;
  return id.startsWith(`${ROWS[bonus] ?? bonus.replace('question-', '')}-`);
}

/** What led to what in a chain; each bonus brings one thing, and the black one what no other does. */
export function linksOf(sealed: SeatView, shown: SeatView, trail: readonly string[]): Link[] {
  const inked = bonusesOf(sealed);
  const earned = [...bonusesOf(shown)]
    .filter(([id, { state }]) => state === 'earned' && inked.get(id)?.state !== 'earned')
    .map(([id, { bonus }]) => ({ bonus, at: trail.findLastIndex((mark) => around(id).includes(mark)) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => Number(one.bonus === 'question-black') - Number(other.bonus === 'question-black') || one.at - other.at);
  return trail.flatMap((to, index) => {
    const cause = earned.findIndex(({ bonus, at }) => at < index && brings(bonus, to));
    return cause < 0 ? [] : earned.splice(cause, 1).map(({ at }) => ({ from: trail[at]!, to }));
  });
}
