import type { Event, View } from '$lib/types/cubitos';

/** How long a throw or a step of somebody else is looked at, in milliseconds. */
const STEP = 150;
const THROW = 650;
const GLANCE = 220;
const LOOK = 600;
const STORY = 1000;

/** What is worth a longer look, the longest first. */
const LONG: readonly (readonly [Event['event'], number])[] = [
  ['compared', STORY],
  ['finished', STORY],
  ['busted', LOOK],
  ['fan', LOOK],
  ['bought', LOOK],
  ['bonus', LOOK],
  ['jetpack', LOOK],
  ['shortcut', LOOK],
  ['hopped', LOOK],
  ['round', LOOK],
];

/**
 * How long a change is shown before the others go on. All roll at the same time, so that nobody waits for others while
 * something is still to be decided by the person who looks; runners walk a step at a time.
 */
export function tempoOf(view: View, events: readonly Event[], viewer: number | null): number | null {
  const told = new Set(events.map(({ event }) => event));
  const own = viewer === null ? null : (view.players[viewer] ?? null);
  const isOwnThrow = events.some((event) => event.event === 'rolled' && event.seat === viewer);
  if (viewer === null || isOwnThrow) {
    if (told.has('rolled')) return THROW;
  } else if (view.phase === 'roll' && own !== null && own.stage !== 'done') return 0;
  const long = LONG.find(([event]) => told.has(event));
  if (long) return long[1];
  if (told.has('moved')) return STEP;
  if (told.has('drew')) return viewer === null ? STEP : 0;
  return viewer === null ? LOOK : GLANCE;
}
