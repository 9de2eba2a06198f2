import type { Forecast, KingOfTokyoDuel } from '$lib/table/types';
import type { Action, ChoiceView, Event, View } from '$lib/types/king-of-tokyo-duel';

type Told = Pick<Forecast<KingOfTokyoDuel>, 'view' | 'events'>;

/** What comes of stopping, or of resolving what is still open, group by group. */
export interface Film {
  actions: Action[];
  events: Event[];
  view: View;
  /** What the power offers besides: it is the player's to choose. */
  powers: ChoiceView[];
}

/** No roll has more groups of symbols and uses of a power, with the three questions that may come before them. */
const PARTS_MAX = 6 + 3 + 3;

const BEFORE = new Set<View['stage']>(['additions', 'rebooting', 'titanic-batteries']);

/**
 * Asks the engine, part by part, as long as the next thing to decide is a group of this seat, or a power that only gives. A
 * power with something to choose is left to the player.
 */
export async function filmOf(seat: number, start: Action[], forecast: (actions: Action[]) => Promise<Told>): Promise<Film> {
  const actions = [...start];
  const powers: ChoiceView[] = [];
  let told = await forecast(actions);
  for (let parts = 0; parts < PARTS_MAX; parts += 1) {
    const { view } = told;
    const isOwn = view.waitingFor.includes(seat) && view.pending.length === 0;
    if (!isOwn) break;
    const next = nextPart(view) ?? nothingMore(view);
    if (!next || view.stage === 'additions') powers.push(...view.choices.filter(({ action }) => isChosen(action)));
    if (!next) break;
    actions.push(next);
    told = await forecast(actions);
  }
  return { actions, events: told.events, view: told.view, powers };
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
function nextPart(view: View): Action | null {
  const open = view.choices.map(({ action }) => action).filter(isPart);
  const isMultiplied = open.some((action) => action.do === 'multiply');
  const group = open.find((action) => action.do === 'multiply' || (action.do === 'resolve' && !(isMultiplied && action.symbol === 'claw')));
  return group ?? open.at(-1) ?? null;
}

/** What may be done before the dice are resolved is left out. */
function nothingMore(view: View): Action | null {
  if (!BEFORE.has(view.stage)) return null;
  return view.choices.map(({ action }) => action).find((action) => action.do === 'done' || action.do === 'decline') ?? null;
}
