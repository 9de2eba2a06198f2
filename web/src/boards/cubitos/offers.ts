import type { Cubitos, Plan as AnyPlan } from '$lib/table/types';
import type { Action, CellName, Die, GoalView, Pick, Seat, Side, Zone } from '$lib/types/cubitos';

export type Plan = AnyPlan<Cubitos>;

/** A place for dice that look alike: zone, die, and for active ones what they show and what they have given. */
export type Place = string;

/** Every plan at the thing on the board that it is about. */
export interface Offers {
  /** Dice that can be taken, one, two or more of those that look alike. */
  dice: Map<Place, Plan[]>;
  /** All dice that may be taken at once. */
  everything: Plan | null;
  /** Where the runner can go or which spaces can be used; the first is meant. */
  cells: Map<CellName, Plan[]>;
  cards: Map<string, Plan>;
  /** Dice of the supply. */
  supply: { die: Die; plan: Plan }[];
  faces: { side: Side; plan: Plan }[];
  seats: { seat: Seat; plan: Plan }[];
  /** What cards can do now, and what there is to be taken. */
  abilities: Plan[];
  push: Plan | null;
  pass: Plan | null;
  wait: Plan | null;
  stop: Plan | null;
  /** On the way: a foot for money, the jetpack, the shortcut. */
  strides: Plan[];
  /** Plans that end something. */
  end: Plan[];
}

export function offersOf(plans: readonly Plan[]): Offers {
  const offers: Offers = {
    dice: new Map(),
    everything: null,
    cells: new Map(),
    cards: new Map(),
    supply: [],
    faces: [],
    seats: [],
    abilities: [],
    push: null,
    pass: null,
    wait: null,
    stop: null,
    strides: [],
    end: [],
  };
  for (const plan of plans) {
    const action = plan.actions[0];
    if (action) sort(offers, plan, action);
  }
  return offers;
}

function sort(offers: Offers, plan: Plan, action: Action): void {
  const first = plan.path[0]?.phrase.key;
  if (first === 'menu-everything') {
    offers.everything = plan;
    return;
  }
  switch (action.do) {
    case 'draw':
    case 'choose':
    case 'lose':
    case 'give':
    case 'return':
      add(offers.dice, placeOf(action), plan);
      break;
    case 'discard':
      add(offers.dice, placeOf({ zone: 'roll', die: action.die }), plan);
      break;
    case 'gain':
    case 'borrow':
      offers.supply.push({ die: action.die, plan });
      break;
    case 'face':
      offers.faces.push({ side: action.side, plan });
      break;
    case 'give-to':
      offers.seats.push({ seat: action.seat, plan });
      break;
    case 'push':
    case 'roll':
      offers.push = plan;
      break;
    case 'pass':
    case 'wait':
    case 'stop':
      offers[action.do] = plan;
      break;
    case 'buy':
      offers.cards.set(action.card, plan);
      break;
    case 'prevent':
    case 'use':
    case 'take-credits':
    case 'lose-self':
    case 'take-comparison':
    case 'bonus':
    case 'keep':
      offers.abilities.push(plan);
      break;
    case 'step':
    case 'shortcut':
    case 'jetpack':
    case 'buy-foot':
      stride(offers, plan, action);
      break;
    case 'nearby':
      add(offers.cells, action.cell, plan);
      break;
    case 'done':
    case 'bust':
    case 'let-go':
    case 'ready':
      offers.end.push(plan);
      break;
    default:
      action satisfies never;
  }
}

/** A way to a goal belongs to the goal; a single stride belongs to where it leads, or to the bar. */
function stride(offers: Offers, plan: Plan, action: Action): void {
  const isGoal = plan.path[0]?.phrase.key !== 'menu-one-step' && plan.path[0]?.phrase.key !== `menu-${action.do}`;
  // Goals are told by the view, with what they cost.
  if (isGoal) return;
  if (action.do === 'step') add(offers.cells, action.to, plan);
  else offers.strides.push(plan);
}

function add<K>(map: Map<K, Plan[]>, key: K, plan: Plan): void {
  map.set(key, [...(map.get(key) ?? []), plan]);
}

export function placeOf({ zone, die, side = null, spent = [] }: Pick): Place {
  return zone === 'active' ? `${zone}/${die}/${side}/${spent.join()}` : `${zone}/${die}`;
}

/** The plan that takes so many of the dice at a place. */
export function taking(offers: Offers, place: Place, count: number): Plan | null {
  return offers.dice.get(place)?.find((plan) => plan.actions.length === count) ?? null;
}

/** A goal with the plan that leads there. */
export interface Goal {
  view: GoalView;
  plan: Plan;
}

/** The goals for which there is a plan, by cell; of several ways to one cell the one that gets farther. */
export function goalsOf(reach: readonly GoalView[], plans: readonly Plan[]): Map<CellName, Goal> {
  const ways = new Map(plans.map((plan) => [JSON.stringify(plan.actions), plan]));
  const goals = new Map<CellName, Goal>();
  for (const view of reach) {
    const plan = ways.get(JSON.stringify(view.path));
    if (!plan || view.path.length === 0) continue;
    const other = goals.get(view.cell);
    if (!other || other.view.leg < view.leg) goals.set(view.cell, { view, plan });
  }
  return goals;
}

/** The cells of a way, one after the other. */
export function cellsOf(path: readonly Action[], exitOf: (from: CellName) => CellName | null, from: CellName): CellName[] {
  const cells: CellName[] = [];
  let at = from;
  for (const action of path) {
    const next = action.do === 'step' ? action.to : action.do === 'shortcut' ? exitOf(at) : null;
    if (next === null) continue;
    cells.push(next);
    at = next;
  }
  return cells;
}

/**
 * The next dice of a whole hand: the guide's order begins with the best ones, and as many of them are taken as there are. The
 * engine draws by itself what is left when there is nothing more to choose.
 */
export function bestDraw(plans: readonly Plan[]): Plan | null {
  const draws = plans.filter(({ actions, path }) => actions[0]?.do === 'draw' && path[0]?.phrase.key !== 'menu-everything');
  const first = draws[0]?.actions[0];
  if (first?.do !== 'draw') return null;
  const same = draws.filter(({ actions: [action] }) => action?.do === 'draw' && placeOf(action) === placeOf(first));
  return same.reduce((best, plan) => (plan.actions.length > best.actions.length ? plan : best));
}

/** How likely a bust is, as the guide says it; nothing where none can come. */
export function bustPercent(plan: Plan | null): number | null {
  const percent = plan?.gains.symbols.find(({ key }) => key === 'gain-bust')?.args?.percent;
  return typeof percent === 'number' ? percent : null;
}

/** Is it something that comes by itself later, so that hardly anybody means it now? */
export function isSeldom({ actions: [action] }: Plan): boolean {
  return action?.do === 'lose-self';
}

export const ZONES: readonly Zone[] = ['active', 'roll', 'draw', 'discard'];
