import type { CleverCubed, Plan } from '$lib/table/types';
import type { Action, Die, Joker, Mark, PinkChoice, Question, SeatView, View } from '$lib/types/clever-cubed';

export type CleverPlan = Plan<CleverCubed>;

/** A plan that makes a mark: with what, and where on the sheet. */
export interface Move {
  plan: CleverPlan;
  /** The die it uses; a question mark and a further cross use none. */
  die: Die | null;
  joker: Joker | null;
  question: Question | null;
  mark: Mark;
  /** The cell that is marked. */
  cell: string;
  /** What is written there, or the number that is crossed. */
  number: number;
  /** Halved for the bonus, or multiplied for points: only where there is the choice. */
  half: PinkChoice | null;
}

/** The cell a mark goes to. The blue and the pink area are filled in order, so there the mark names no cell. */
export function cellOf(mark: Mark, sheet: SeatView): string {
  switch (mark.area) {
    case 'yellow':
    case 'turquoise':
      return `${mark.area}-${mark.row}-${mark.column}`;
    case 'blue': {
      const side = mark.side === 'left' ? sheet.blueLeft : sheet.blueRight;
      return `blue-${mark.side}-${side.filter(({ number }) => number !== null).length + 1}`;
    }
    case 'brown':
      return `brown-${mark.cell}`;
    case 'pink':
      return `pink-${sheet.pink.filter(({ number }) => number !== null).length + 1}`;
  }
}

function numberOf(mark: Mark, sheet: SeatView): number {
  switch (mark.area) {
    case 'yellow':
    case 'turquoise':
      return mark.column;
    case 'brown':
      return sheet.brown[mark.cell - 1]?.number ?? 0;
    case 'blue':
    case 'pink':
      return mark.number;
  }
}

interface Reading {
  die: Die | null;
  joker: Joker | null;
  question: Question | null;
  mark: Mark | null;
}

/** What a plan does, its decisions taken together. */
function read(actions: readonly Action[], sheet: SeatView): Reading {
  const reading: Reading = {
    die: sheet.marking?.die ?? null,
    joker: sheet.marking?.joker ?? null,
    question: null,
    mark: null,
  };
  for (const action of actions) {
    if (action.do === 'take' || action.do === 'pick' || action.do === 'extra') {
      reading.die = action.die;
      reading.joker = action.joker ?? null;
    } else if (action.do === 'mark') {
      reading.mark = action.mark;
    } else if (action.do === 'answer') {
      reading.question = action.question;
      reading.mark = action.mark;
    } else if (action.do === 'cross' && sheet.crossing) {
      reading.mark = { area: 'turquoise', row: action.row, column: sheet.crossing.column };
    }
    if (reading.mark) break;
  }
  return reading;
}

const sameMark = (one: Move, other: Move) =>
  one.die === other.die &&
  one.question === other.question &&
  one.joker?.number === other.joker?.number &&
  JSON.stringify(one.mark) === JSON.stringify(other.mark);

/** The plans that mark a cell, in the guide's order. Two jokers that lead to the same mark count as one: the guide's first. */
export function movesOf(plans: readonly CleverPlan[], sheet: SeatView): Move[] {
  const moves: Move[] = [];
  for (const plan of plans) {
    const { mark, ...reading } = read(plan.actions, sheet);
    if (!mark) continue;
    const cell = cellOf(mark, sheet);
    const move: Move = { plan, ...reading, mark, cell, number: numberOf(mark, sheet), half: mark.area === 'pink' ? mark.choice : null };
    if (!moves.some((known) => sameMark(known, move))) moves.push(move);
  }
  const hasBoth = (move: Move) => moves.some(({ cell, half }) => cell === move.cell && half !== null && half !== move.half);
  return moves.map((move) => (move.half && !hasBoth(move) ? { ...move, half: null } : move));
}

/** The plans that mark nothing: re-roll, forfeit, decline, stop, enough. */
export function plainPlans(plans: readonly CleverPlan[], sheet: SeatView): CleverPlan[] {
  return plans.filter(({ actions }) => read(actions, sheet).mark === null);
}

/** What can be pressed on the sheet: a cell, or one half of a pink cell. */
export function targetOf({ cell, half }: Pick<Move, 'cell' | 'half'>): string {
  return half ? `${cell}:${half}` : cell;
}

/** What is in the hand: a die, and the number a joker turns it into. */
export interface Held {
  die: Die | null;
  joker: number | null;
}

/** How a target shows that it can be pressed. */
export type Light = 'ring' | 'dot' | 'joker';

export interface Target {
  id: string;
  light: Light;
  moves: Move[];
}

function gather(moves: readonly Move[], light: Light, into: Map<string, Target>): void {
  for (const move of moves) {
    // With nothing in the hand a pink cell is one place: the halves come with the die.
    const id = light === 'dot' ? move.cell : targetOf(move);
    const known = into.get(id);
    if (!known) into.set(id, { id, light, moves: [move] });
    else if (known.light === light) known.moves.push(move);
  }
}

/**
 * What lights up. With a die in the hand: its cells, and, fainter, those it would reach with a joker. With none: everything
 * that needs no joker.
 */
export function targetsOf(moves: readonly Move[], held: Held): Map<string, Target> {
  const targets = new Map<string, Target>();
  const free = moves.filter(({ die }) => die === null);
  gather(free, 'ring', targets);
  if (held.die === null) {
    gather(moves.filter(({ die, joker }) => die !== null && joker === null), 'dot', targets);
    return targets;
  }
  const own = moves.filter(({ die }) => die === held.die);
  if (held.joker !== null) {
    gather(own.filter(({ joker }) => joker?.number === held.joker), 'ring', targets);
    return targets;
  }
  gather(own.filter(({ joker }) => joker === null), 'ring', targets);
  gather(own.filter(({ joker }) => joker !== null), 'joker', targets);
  return targets;
}

/** The numbers a die may be turned into, by the cell of the joker row that pays for it. */
export function jokersOf(moves: readonly Move[], die: Die | null): Map<number, number[]> {
  const jokers = new Map<number, number[]>();
  for (const { die: used, joker } of moves) {
    if (used !== die || !joker) continue;
    const numbers = jokers.get(joker.cell) ?? [];
    if (!numbers.includes(joker.number)) numbers.push(joker.number);
    jokers.set(joker.cell, numbers.sort((one, other) => one - other));
  }
  return jokers;
}

/** The dice some plan uses. */
export function usableDice(moves: readonly Move[]): Set<Die> {
  return new Set(moves.flatMap(({ die }) => (die ? [die] : [])));
}

/** The mark a second press on the die makes: the only one there is without a joker. */
export function onlyMove(moves: readonly Move[], held: Held): Move | null {
  const own = moves.filter(({ die, joker }) => die === held.die && (joker?.number ?? null) === held.joker);
  return own.length === 1 ? (own[0] ?? null) : null;
}

/** The dice that would go to the platter if that one were taken. */
export function lostWith(view: Pick<View, 'choices'>, die: Die | null): Set<Die> {
  const choice = view.choices.find(({ action }) => action.do === 'take' && action.die === die);
  return new Set(Object.keys(choice?.platter ?? {}) as Die[]);
}
