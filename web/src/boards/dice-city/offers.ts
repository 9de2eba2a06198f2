import type { DiceCity, Plan as TablePlan } from '$lib/table/types';
import type { Action, View } from '$lib/types/dice-city';
import { spaceOfDie, thingOf, type Thing } from './places';

export type Plan = TablePlan<DiceCity>;
type Deed = Action['do'];

/** What can be decided now, sorted by where it is done. */
export interface Offers {
  /** By the thing it is about; most things have one plan. */
  things: Map<Thing, Plan[]>;
  /** What the step asks for, as large buttons; the first is what most people mean. */
  buttons: Plan[];
  /** What ends a step or does without. */
  outs: Plan[];
  /** Everything else, as small buttons. */
  chips: Plan[];
}

/** What answers a question. */
const ANSWERS = new Set<Deed>(['roll', 'declare', 'play-on']);
/** What leads on to the next step. */
const ONWARD = new Set<Deed>(['end-dice', 'end-attack', 'end-turn', 'no-extra']);

export function deedOf(plan: Plan): Deed {
  return plan.actions[plan.actions.length - 1]!.do;
}

export function offersOf(view: View, seat: number | null, plans: readonly Plan[]): Offers {
  const offers: Offers = { things: new Map(), buttons: [], outs: [], chips: [] };
  if (seat === null) return offers;
  for (const plan of plans) {
    const thing = thingOf(view, seat, plan.actions[0]!);
    if (thing) offers.things.set(thing, [...(offers.things.get(thing) ?? []), plan]);
    // What a die does where it stands is so usual that it is a large button too.
    if (deedOf(plan) === 'use' || wakesUnderDie(view, plan)) offers.buttons.unshift(plan);
    else if (ANSWERS.has(deedOf(plan))) offers.buttons.push(plan);
    else if (ONWARD.has(deedOf(plan))) offers.outs.push(plan);
    else if (!thing) offers.chips.push(plan);
  }
  return offers;
}

/** Does the die in the hand wake what it stands on? */
function wakesUnderDie({ stage, seats, activePlayer }: View, { actions: [first] }: Plan): boolean {
  if (first?.do !== 'reactivate' || typeof stage !== 'object' || !('die' in stage)) return false;
  return spaceOfDie(seats[activePlayer]!, stage.die.die) === first.space;
}

/** Is it shown what a press leads to, and done by the next one? So it is where a place is chosen: for a card, or what a location uses. */
export const isAimed = (plan: Plan): boolean => deedOf(plan) === 'place' || deedOf(plan) === 'copy';

/** Would the city be worth less? */
export const losesPoints = (plan: Plan): boolean => plan.gains.symbols.some(({ key }) => key === 'gain-lost');
