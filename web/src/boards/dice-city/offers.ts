import type { DiceCity, Plan as TablePlan } from '$lib/table/types';
import type { Action, View } from '$lib/types/dice-city';
import { thingOf, type Thing } from './places';

export type Plan = TablePlan<DiceCity>;
type Deed = Action['do'];

/** What can be decided now, sorted by where it is done. */
export interface Offers {
  /** By the thing it is about; most things have one plan. */
  things: Map<Thing, Plan[]>;
  /** What goes on, as large buttons; the first is what most people mean. */
  buttons: Plan[];
  /** Everything else, as small buttons. */
  chips: Plan[];
}

/** What leads on to the next step, or answers a question with yes or no. */
const ONWARD = new Set<Deed>(['end-dice', 'end-attack', 'end-turn', 'roll', 'no-extra', 'declare', 'play-on']);

export function deedOf(plan: Plan): Deed {
  return plan.actions[plan.actions.length - 1]!.do;
}

export function offersOf(view: View, seat: number | null, plans: readonly Plan[]): Offers {
  const offers: Offers = { things: new Map(), buttons: [], chips: [] };
  if (seat === null) return offers;
  for (const plan of plans) {
    const thing = thingOf(view, seat, plan.actions[0]!);
    if (thing) offers.things.set(thing, [...(offers.things.get(thing) ?? []), plan]);
    // What a die does where it stands is so usual that it is a large button too.
    if (deedOf(plan) === 'use') offers.buttons.unshift(plan);
    else if (ONWARD.has(deedOf(plan))) offers.buttons.push(plan);
    else if (!thing) offers.chips.push(plan);
  }
  return offers;
}

/** Is it clear which plan is meant when its thing is pressed once? Laying a card shows the next one, so it is aimed first. */
export const isAimed = (plan: Plan): boolean => deedOf(plan) === 'place';

/** Would the city be worth less? */
export const losesPoints = (plan: Plan): boolean => plan.gains.symbols.some(({ key }) => key === 'gain-lost');
