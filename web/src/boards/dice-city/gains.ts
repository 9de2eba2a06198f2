import type { Event, Phrase, Seat } from '$lib/types/dice-city';

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
