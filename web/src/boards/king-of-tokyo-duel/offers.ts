import type { KingOfTokyoDuel, Plan as AnyPlan } from '$lib/table/types';
import type { Action, Card, Symbol as DieSymbol, Symbols, Token, Track, View } from '$lib/types/king-of-tokyo-duel';

export type Plan = AnyPlan<KingOfTokyoDuel>;

/** A place where a token may be laid; the same spaces may be covered in two ways round. */
export interface Place {
  token: Token;
  track: Track;
  space: number;
  plans: { turned: boolean; plan: Plan }[];
}

/** What can be done with a card. */
export type Deed = 'buy' | 'metabolize' | 'give-up' | 'destroy' | 'swap' | 'use';

/** Every plan at the thing on the board that it is about. */
export interface Offers {
  /** Dice that can be taken to be thrown again. */
  reroll: Map<DieSymbol, Plan>;
  /** Keep these only. */
  keep: Map<DieSymbol, Plan>;
  throw: Plan | null;
  throwFree: Plan | null;
  stop: Plan | null;
  spendDieToken: Plan | null;
  resolve: Map<DieSymbol, Plan>;
  /** The powers of the monster while dice are resolved. */
  power: Plan[];
  add: { symbol: DieSymbol; twice: boolean; plan: Plan }[];
  setAside: { first: DieSymbol; second: DieSymbol; plan: Plan }[];
  places: Place[];
  cards: Map<Card, { deed: Deed; plan: Plan }[]>;
  sweep: Plan | null;
  /** Plans that end something: leave the market, decline, leave the token, nothing more. */
  end: Plan[];
  /** Answers of one word that belong to a question: sleep or wake, this bonus or that. */
  answers: Plan[];
}

export function offersOf(plans: readonly Plan[]): Offers {
  const offers: Offers = {
    reroll: new Map(),
    keep: new Map(),
    throw: null,
    throwFree: null,
    stop: null,
    spendDieToken: null,
    resolve: new Map(),
    power: [],
    add: [],
    setAside: [],
    places: [],
    cards: new Map(),
    sweep: null,
    end: [],
    answers: [],
  };
  for (const plan of plans) {
    const action = plan.actions[0];
    if (action) sort(offers, plan, action);
  }
  return offers;
}

function sort(offers: Offers, plan: Plan, action: Action): void {
  switch (action.do) {
    case 'reroll':
    case 'keep':
    case 'resolve':
      offers[action.do].set(action.symbol, plan);
      break;
    case 'throw':
    case 'stop':
    case 'sweep':
      offers[action.do] = plan;
      break;
    case 'throw-free':
      offers.throwFree = plan;
      break;
    case 'spend-die-token':
      offers.spendDieToken = plan;
      break;
    case 'multiply':
    case 'pull':
    case 'gain-die-token':
    case 'gain-energy':
    case 'claim':
      offers.power.push(plan);
      break;
    case 'add':
      offers.add.push({ symbol: action.symbol, twice: action.twice ?? false, plan });
      break;
    case 'set-aside':
      offers.setAside.push({ first: action.first, second: action.second, plan });
      break;
    case 'place':
      layAt(offers.places, plan, action);
      break;
    case 'buy':
    case 'metabolize':
    case 'give-up':
    case 'destroy':
    case 'swap':
    case 'use':
      offers.cards.set(action.card, [...(offers.cards.get(action.card) ?? []), { deed: action.do, plan }]);
      break;
    case 'leave':
    case 'finish':
    case 'decline':
    case 'done':
      offers.end.push(plan);
      break;
    case 'sleep':
    case 'wake':
    case 'take-bonus':
    case 'take-claw':
      offers.answers.push(plan);
      break;
    default:
      action satisfies never;
  }
}

function layAt(places: Place[], plan: Plan, { token, track, space, turned = false }: Extract<Action, { do: 'place' }>): void {
  const same = places.find((place) => place.token === token && place.track === track && place.space === space);
  if (same) same.plans.push({ turned, plan });
  else places.push({ token, track, space, plans: [{ turned, plan }] });
}

/** What can be done with a card in one way. */
export function deedOn(offers: Offers, card: Card, deed: Deed): Plan | null {
  return offers.cards.get(card)?.find((offer) => offer.deed === deed)?.plan ?? null;
}

/** What a question is about that is answered with a big button: a card, or nothing in particular. */
export interface Question {
  /** Whose question it is; it comes from their side. */
  seat: number;
  card: Card | null;
  answers: Plan[];
}

const ASKING = new Set(['hibernation', 'rebooting', 'triggers', 'dominate']);
const ASKING_TASKS = new Set(['pull', 'packet', 'in-shape', 'unstable-dna', 'superconductor', 'effect']);

/** The question that stops the game, if what is to be decided is one. */
export function questionOf(view: View, plans: readonly Plan[], seat: number | null): Question | null {
  const task = view.pending.at(-1);
  // The power that is left when all dice are resolved is a question of its own, and not to use it is no answer.
  const isPower = !task && view.stage === 'resolve' && !plans.some((plan) => plan.actions[0]?.do === 'resolve');
  const isAsked = task ? ASKING_TASKS.has(task.task) : isPower || ASKING.has(view.stage);
  const left = isPower ? ['metabolize', 'done'] : ['metabolize'];
  const answers = plans.filter((plan) => !left.includes(plan.actions[0]?.do ?? ''));
  if (!isAsked || seat === null || answers.length === 0) return null;
  return { seat, card: cardAskedAbout(view), answers };
}

function cardAskedAbout(view: View): Card | null {
  const task = view.pending.at(-1);
  switch (task?.task) {
    case 'in-shape':
    case 'unstable-dna':
    case 'superconductor':
      return task.task;
    case 'effect':
      return task.card;
    case undefined:
      return view.stage === 'hibernation' || view.stage === 'rebooting' || view.stage === 'dominate' ? view.stage : null;
    default:
      return null;
  }
}

/** What the bar shows: the plans without a place of their own, the one most people mean first. */
export function buttonsOf(offers: Offers, question: Question | null): Plan[] {
  if (question) return [];
  return [offers.throw, offers.throwFree].filter((plan) => plan !== null);
}

/** The ways out, apart from stopping: to leave, to do without. Those of a question are among its answers. */
export function asidesOf({ end }: Offers, question: Question | null): Plan[] {
  return end.filter((plan) => !question?.answers.includes(plan));
}

export const SYMBOLS = ['claw', 'heart', 'energy', 'fame', 'destruction', 'power'] as const satisfies DieSymbol[];

/** The symbols one by one. */
export function list(symbols: Symbols): DieSymbol[] {
  return SYMBOLS.flatMap((symbol) => Array<DieSymbol>(symbols[symbol] ?? 0).fill(symbol));
}

export function count(symbols: Symbols): number {
  return SYMBOLS.reduce((sum, symbol) => sum + (symbols[symbol] ?? 0), 0);
}
