import type { Card, Event, Monster, Seat, Symbol as DieSymbol, Token, Track } from '$lib/types/king-of-tokyo-duel';

/** Something that comes of resolving, as a chip shows it. */
export type Gain =
  | { gain: 'hits'; seat: Seat; amount: number; isMost?: true }
  | { gain: 'hearts' | 'energy' | 'die-token'; seat: Seat; amount: number }
  | { gain: 'moved'; seat: Seat; track: Track; steps: number }
  | { gain: 'prevented'; seat: Seat; card: Card }
  | { gain: 'over'; winner: Seat | null };

/** What one group of symbols brings, or the power, or a card. */
export interface Step {
  from:
    | { what: 'symbol'; symbol: DieSymbol; count: number }
    | { what: 'power'; monster: Monster }
    | { what: 'card'; card: Card }
    | { what: 'before' }
    | { what: 'market' };
  gains: Gain[];
  /** The tokens it goes over. */
  tokens: Token[];
}

/** The events of a resolved roll, group by group, up to the next turn. */
export function stepsOf(events: readonly Event[]): Step[] {
  const end = events.findIndex(({ event }) => event === 'turn');
  const own = end < 0 ? events : events.slice(0, end);
  const steps: Step[] = [];
  let step: Step = { from: { what: 'before' }, gains: [], tokens: [] };
  const begin = (from: Step['from']) => {
    if (step.from.what !== 'before' || step.gains.length > 0) steps.push(step);
    step = { from, gains: [], tokens: [] };
  };
  own.forEach((event, index) => {
    if (event.event === 'resolved') begin({ what: 'symbol', symbol: event.symbol, count: event.count });
    else if (event.event === 'power') begin({ what: 'power', monster: event.monster });
    else if (event.event === 'used') begin({ what: 'card', card: event.card });
    else if (isForBuyingNothing(own, index, end >= 0)) begin({ what: 'market' });
    if (event.event === 'bonus') step.tokens.push(event.token);
    add(step.gains, event);
  });
  begin({ what: 'before' });
  return steps;
}

/** The last energy before the turn passes comes of having bought nothing, unless dice or a token gave it. */
function isForBuyingNothing(events: readonly Event[], index: number, isTurnOver: boolean): boolean {
  if (!isTurnOver || index !== events.length - 1 || events[index]?.event !== 'energy') return false;
  const before = events[index - 1];
  return before?.event !== 'bonus' && !(before?.event === 'resolved' && before.symbol === 'energy');
}

/** What a player who then has this much energy could spend: what comes of having bought nothing comes after the market. */
export function purseAtMarket(events: readonly Event[], energy: number): number {
  const late = stepsOf(events).filter(({ from }) => from.what === 'market');
  return late.flatMap(({ gains }) => gains).reduce((purse, gain) => (gain.gain === 'energy' ? purse - gain.amount : purse), energy);
}

function add(gains: Gain[], event: Event): void {
  switch (event.event) {
    case 'hits':
      // Until they are taken nobody knows how many of them get through.
      gains.push({ gain: 'hits', seat: event.seat, amount: event.hits, isMost: true });
      break;
    case 'took':
      settle(gains, event.seat, () => 0);
      gains.push({ gain: 'hits', seat: event.seat, amount: event.hits });
      break;
    case 'hearts':
      gains.push({ gain: 'hearts', seat: event.seat, amount: event.amount });
      break;
    case 'energy':
      gains.push({ gain: 'energy', seat: event.seat, amount: event.amount });
      break;
    case 'die-tokens':
      gains.push({ gain: 'die-token', seat: event.seat, amount: event.amount });
      break;
    case 'ignored':
    case 'prevented':
      settle(gains, event.seat, (left) => (event.event === 'prevented' ? left - event.hits : 0));
      gains.push({ gain: 'prevented', seat: event.seat, card: event.card });
      break;
    case 'moved': {
      const last = gains.findLast((gain) => gain.gain === 'moved');
      if (last?.track === event.track && last.seat === event.seat) last.steps += 1;
      else gains.push({ gain: 'moved', seat: event.seat, track: event.track, steps: 1 });
      break;
    }
    case 'over':
      gains.push({ gain: 'over', winner: event.winner });
      break;
  }
}

/** So many of the hits that were on their way are left. */
function settle(gains: Gain[], seat: Seat, leave: (hits: number) => number): void {
  const index = gains.findLastIndex((gain) => gain.gain === 'hits' && gain.seat === seat && gain.isMost === true);
  const coming = gains[index];
  if (coming?.gain !== 'hits') return;
  coming.amount = leave(coming.amount);
  if (coming.amount <= 0) gains.splice(index, 1);
}
