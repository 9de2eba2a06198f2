import { Refused } from '$lib/engine/client';
import type { Forecast, KingOfTokyoDuel } from '$lib/table/types';
import type { Action, ChoiceView, Event, Symbols, View } from '$lib/types/king-of-tokyo-duel';

type Told = Pick<Forecast<KingOfTokyoDuel>, 'view' | 'events'>;

/** What comes of stopping, or of resolving what is still open, group by group. */
export interface Film {
  /** As far as nobody is asked anything on the way. */
  actions: Action[];
  /** Without the loss of hits that may still be prevented. */
  events: Event[];
  view: View;
  /** What the power offers besides: it is the player's to choose. */
  powers: ChoiceView[];
  /** Groups of which nobody can say yet what they bring. */
  open: Symbols;
}

/** No roll has more groups of symbols and uses of a power, with the questions before and after them. */
const PARTS_MAX = 2 * (6 + 3 + 3);

const BEFORE = new Set<View['stage']>(['additions', 'rebooting', 'titanic-batteries']);

const DECLINE: Action = { do: 'decline' };

/**
 * Asks the engine, part by part, as long as the next thing to decide is a group of this seat, or a power that only gives. A
 * power with something to choose is left to the player. Parts after which somebody is asked something come last, and as far as
 * it goes the answer is no.
 */
export async function filmOf(seat: number, start: Action[], forecast: (actions: Action[]) => Promise<Told>): Promise<Film> {
  const asked = [...start];
  let actions: Action[] | null = null;
  const late: Action[] = [];
  const powers: ChoiceView[] = [];
  /** Where among the events hits got through that may be prevented. */
  const unsure = new Set<number>();
  let told = await forecast(asked);
  /** What was open before a question. */
  let choices: ChoiceView[] = [];
  for (let parts = 0; parts < PARTS_MAX; parts += 1) {
    const { view } = told;
    if (view.pending.length > 0) {
      actions ??= [...asked];
      const after = await answeredNo(asked, forecast);
      if (after === null || after.view.ending) {
        powers.push(...choices);
        break;
      }
      const took = tookAt(told, after);
      if (took !== null) unsure.add(took);
      asked.push(DECLINE);
      told = after;
      continue;
    }
    if (!view.waitingFor.includes(seat)) break;
    const next = nextPart(view, late) ?? nothingMore(view);
    choices = view.choices.filter(({ action }) => isChosen(action));
    if (!next || view.stage === 'additions') powers.push(...choices.splice(0));
    if (!next) break;
    const after = await forecast([...asked, next]);
    if (after.view.pending.length > 0 && nextFreshPart(view, [...late, next])) late.push(next);
    else {
      asked.push(next);
      told = after;
    }
  }
  const open = told.view.pending.length > 0 ? told.view.roll.open : {};
  return { actions: actions ?? asked, ...spared(told, unsure), powers, open };
}

/** What follows if whoever is asked does without it, where that can be. */
async function answeredNo(asked: Action[], forecast: (actions: Action[]) => Promise<Told>): Promise<Told | null> {
  try {
    return await forecast([...asked, DECLINE]);
  } catch (reason) {
    if (reason instanceof Refused) return null;
    throw reason;
  }
}

/** Where the hits got through that could have been prevented. */
function tookAt(before: Told, after: Told): number | null {
  const task = before.view.pending.at(-1);
  if (task?.task !== 'packet') return null;
  const index = after.events.findIndex((event, index) => index >= before.events.length && event.event === 'took' && event.seat === task.victim);
  return index < 0 ? null : index;
}

/** The same with the hearts that may not be lost after all. */
function spared({ view, events }: Told, unsure: Set<number>): Told {
  if (unsure.size === 0) return { view, events };
  const seats = view.seats.map((seat) => {
    const hits = [...unsure].reduce((sum, index) => {
      const event = events[index];
      return event?.event === 'took' && event.seat === seat.seat ? sum + event.hits : sum;
    }, 0);
    return { ...seat, hearts: seat.hearts + hits };
  });
  return { view: { ...view, seats }, events: events.filter((_, index) => !unsure.has(index)) };
}

/** Is it a part of resolving all that nobody has to think about? */
export function isPart({ do: what }: Action): boolean {
  return what === 'resolve' || what === 'multiply' || what === 'gain-die-token' || what === 'gain-energy';
}

/** Has a power something to choose: a track, a token, a symbol? */
function isChosen({ do: what }: Action): boolean {
  return what === 'pull' || what === 'claim' || what === 'add';
}

/** The next group; claws are multiplied where that can be, and at last the power gives as much as it can. */
function nextPart(view: View, late: Action[]): Action | null {
  return nextFreshPart(view, late) ?? nextFreshPart(view, []);
}

/** The same without the parts that come last. */
function nextFreshPart(view: View, late: Action[]): Action | null {
  const open = view.choices.map(({ action }) => action).filter(isPart);
  const isMultiplied = open.some((action) => action.do === 'multiply');
  const isLate = (action: Action) => late.some((other) => JSON.stringify(other) === JSON.stringify(action));
  const fresh = open.filter((action) => !isLate(action) && !(isMultiplied && action.do === 'resolve' && action.symbol === 'claw'));
  return fresh.find((action) => action.do === 'multiply' || action.do === 'resolve') ?? fresh.at(-1) ?? null;
}

/** What may be done before the dice are resolved is left out. */
function nothingMore(view: View): Action | null {
  if (!BEFORE.has(view.stage)) return null;
  return view.choices.map(({ action }) => action).find((action) => action.do === 'done' || action.do === 'decline') ?? null;
}
