import type { ActiveText, Components, Die, DieKey, Event, PlayerView, PrintedFace, Seat, Side, Zone } from '$lib/types/cubitos';
import { placeOf, type Place } from './offers';

/** One die as it lies there. */
export interface Lying {
  /** Names it among all dice of a zone. */
  key: string;
  place: Place;
  zone: Zone;
  die: Die;
  isBorrowed: boolean;
  /** What it shows; nothing where dice are kept. */
  side: Side | null;
  /** Has it given all that it can give? */
  isSpent: boolean;
  /** Has it just been thrown? */
  isNew: boolean;
}

const BORROWED = 'borrowed-';

export function kindOf(key: DieKey): { die: Die; isBorrowed: boolean } {
  const isBorrowed = key.startsWith(BORROWED);
  return { die: (isBorrowed ? key.slice(BORROWED.length) : key) as Die, isBorrowed };
}

/** The dice of a zone, one by one; of equal ones the last are those that were thrown. */
export function diceIn(player: PlayerView, zone: Zone, thrown: ReadonlyMap<Place, number>): Lying[] {
  const groups: (Pick<ActiveText, 'die' | 'count' | 'spent'> & { side: Side | null })[] =
    zone === 'active'
      ? player.active
      : Object.entries(player[zone]).map(([die, count]) => ({ die, count: count ?? 0, side: zone === 'roll' ? 'blank' : null }));
  return groups.flatMap(({ die, side, spent = [], count }) => {
    const place = placeOf({ zone, die, side, spent });
    const fresh = thrown.get(place) ?? 0;
    return Array.from({ length: count }, (_, index) => ({
      key: `${place}/${index}`,
      place,
      zone,
      ...kindOf(die),
      side,
      isSpent: spent.length > 0,
      isNew: index >= count - fresh,
    }));
  });
}

/** Dice that are about to be rolled. */
export function handOf(player: PlayerView): Lying[] {
  return Object.entries(player.hand).flatMap(([key, count]) =>
    Array.from({ length: count ?? 0 }, (_, index) => ({
      key: `hand/${key}/${index}`,
      place: `hand/${key}`,
      zone: 'roll' as const,
      ...kindOf(key),
      side: null,
      isSpent: false,
      isNew: false,
    })),
  );
}

/** Where the dice of the last throw came to lie, and how many; hits are active, misses stay. */
export function thrownOf(events: readonly Event[], seat: Seat): Map<Place, number> {
  const places = new Map<Place, number>();
  for (const event of events) {
    if (event.event !== 'rolled' || event.seat !== seat) continue;
    for (const [die, sides] of Object.entries(event.sides)) {
      for (const [side, count] of Object.entries(sides)) {
        const place = side === 'blank' ? placeOf({ zone: 'roll', die }) : placeOf({ zone: 'active', die, side: side as Side });
        places.set(place, (places.get(place) ?? 0) + count);
      }
    }
  }
  return places;
}

/** Was the last throw without a hit, and yet no bust? */
export function isMiss(events: readonly Event[]): boolean {
  const last = events.findLast((event) => event.event === 'rolled');
  if (last?.event !== 'rolled' || events.some(({ event }) => event === 'busted')) return false;
  return Object.values(last.sides).every((sides) => Object.keys(sides).every((side) => side === 'blank'));
}

export function facesOf(components: Components, die: Die): PrintedFace[] {
  return components.dice.find((printed) => printed.die === die)?.faces ?? [];
}

/** How many of the six faces are hits. */
export function hitsOf(components: Components, die: Die): number {
  return facesOf(components, die).filter(({ side }) => side !== 'blank').length;
}

export function total(dice: Partial<Record<string, number>>): number {
  return Object.values(dice).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** What the active dice show before it is counted: coins and feet. */
export function shownOn(components: Components, player: PlayerView): { coins: number; feet: number } {
  const sum = (wanted: Side) =>
    player.active.reduce((total, { die, side, count }) => {
      const face = facesOf(components, kindOf(die).die).find((printed) => printed.side === side);
      return side === wanted ? total + count * (face?.amount ?? 0) : total;
    }, 0);
  return { coins: sum('coins'), feet: sum('feet') };
}

/** The largest dice that fit into a box, in as many rows as are best. */
export function fit(count: number, box: { width: number; height: number }, most: number, gap: number): number {
  const sizes = [1, 2, 3, 4].map((rows) => {
    const across = (box.width + gap) / Math.ceil(Math.max(count, 1) / rows) - gap;
    const down = (box.height - (rows - 1) * gap) / rows;
    return Math.min(across, down);
  });
  return Math.max(8, Math.min(most, Math.floor(Math.max(...sizes))));
}
