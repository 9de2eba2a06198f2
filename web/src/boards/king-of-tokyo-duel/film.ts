import type { Forecast, KingOfTokyoDuel } from '$lib/table/types';
import type { Action, Event, Symbol as DieSymbol, View } from '$lib/types/king-of-tokyo-duel';

type Told = Pick<Forecast<KingOfTokyoDuel>, 'view' | 'events'>;

/** What comes of stopping, or of resolving what is still open, group by group in the order that was chosen. */
export interface Film {
  actions: Action[];
  events: Event[];
  view: View;
}

/** No roll has more groups of symbols, with the three questions that may come before them. */
const GROUPS_MAX = 6 + 3;

const BEFORE = new Set<View['stage']>(['additions', 'rebooting', 'titanic-batteries']);

/**
 * Asks the engine, group by group, as long as the next thing to decide is a group of this seat. The groups that were chosen
 * come first, the others in the engine's order.
 */
export async function filmOf(
  seat: number,
  start: Action[],
  order: readonly DieSymbol[],
  forecast: (actions: Action[]) => Promise<Told>,
): Promise<Film> {
  const actions = [...start];
  let told = await forecast(actions);
  for (let groups = 0; groups < GROUPS_MAX; groups += 1) {
    const isOwn = told.view.waitingFor.includes(seat) && told.view.pending.length === 0;
    const next = isOwn ? (nextGroup(told.view, order) ?? nothingMore(told.view)) : null;
    if (!next) break;
    actions.push(next);
    told = await forecast(actions);
  }
  return { actions, events: told.events, view: told.view };
}

function nextGroup(view: View, order: readonly DieSymbol[]): Action | null {
  const open = view.choices.flatMap(({ action }) => (action.do === 'resolve' ? [action] : []));
  return order.map((symbol) => open.find((action) => action.symbol === symbol)).find(Boolean) ?? open[0] ?? null;
}

/** What may be done before the dice are resolved is left out. */
function nothingMore(view: View): Action | null {
  if (!BEFORE.has(view.stage)) return null;
  return view.choices.map(({ action }) => action).find((action) => action.do === 'done' || action.do === 'decline') ?? null;
}
