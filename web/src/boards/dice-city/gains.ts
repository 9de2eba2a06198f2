import type { Event, Phrase, Seat, Space } from '$lib/types/dice-city';

const phrase = (key: string, args?: Record<string, number>): Phrase => (args ? { key, args } : { key });

/** What events bring a player, in the symbols of the guide. */
export function symbolsOf(events: readonly Event[], seat: Seat): Phrase[] {
  return events.flatMap((event) => symbolOf(event, seat) ?? []);
}

function symbolOf(event: Event, seat: Seat): Phrase | null {
  if (!('seat' in event) || event.seat !== seat) return null;
  switch (event.event) {
    case 'gained':
      return phrase('resources-gained', event.resources);
    case 'paid':
      return phrase('resources-paid', event.resources);
    case 'strength':
      return phrase(event.banditsOnly ? 'gain-strength-bandits' : 'gain-strength', { amount: event.amount });
    case 'points':
      return phrase('gain-points', { points: event.points });
    case 'deactivated':
      return phrase('gain-deactivated');
    default:
      return null;
  }
}

/** What rises from a space of a city when its location has been used. */
export interface Rise {
  space: Space;
  symbols: Phrase[];
}

/** What the locations that were used brought, one by one. */
export function risesOf(events: readonly Event[], seat: Seat): Rise[] {
  const rises: Rise[] = [];
  for (const event of events) {
    if (event.event === 'used' && event.seat === seat) rises.push({ space: event.space, symbols: [] });
    else rises.at(-1)?.symbols.push(...symbolsOf([event], seat));
  }
  return rises.filter(({ symbols }) => symbols.length > 0);
}

/** What has been changed since a player decided last: what is used is changed by it only where that is an event of its own. */
export function changesOf(before: readonly Event[], events: readonly Event[], seat: Seat): readonly Event[] {
  const hasDecided = events.some((event) => 'seat' in event && event.seat === seat && event.event !== 'rerolled');
  return [...(hasDecided ? [] : before), ...events.filter(({ event }) => event !== 'used')];
}

/** The spaces of a city where something has just changed. */
export function freshOf(events: readonly Event[], seat: Seat): ReadonlySet<Space> {
  return new Set(
    events.flatMap((event) => {
      if (event.event === 'attacked') return event.victim === seat ? [event.space] : [];
      const isChange = event.event === 'built' || event.event === 'used' || event.event === 'deactivated' || event.event === 'reactivated';
      return isChange && event.seat === seat ? [event.space] : [];
    }),
  );
}
