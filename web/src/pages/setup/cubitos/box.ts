import type { Engine } from '$lib/engine/client';
import { seed } from '$lib/engine/client';
import type { Colour, Components, PrintedCard, PrintedTrack, View } from '$lib/types/cubitos';

/** What lies on the table with a setup, as the game itself says. */
export interface Laid {
  /** The eight cards; none where they are drawn at random. */
  cards: PrintedCard[];
  /** The tracks in the order in which they are run; one that is run twice stands there twice. */
  legs: PrintedTrack[];
  warnings: View['warnings'];
  /** All cards there are. */
  all: PrintedCard[];
}

/** Lays a setup out, without anybody playing it. */
export async function lay(engine: Engine, setup: object): Promise<Laid> {
  // Both are asked in one go, so that nobody else's question comes between them.
  const [scene, components] = await Promise.all([
    engine.scene({ new: { setup, seed: seed(), viewer: null } }),
    engine.components(),
  ]);
  return laid(scene.view as View, components as Components);
}

export function laid({ cards, legs, warnings }: Pick<View, 'cards' | 'legs' | 'warnings'>, components: Components): Laid {
  const printed = <T>(all: readonly T[], is: (one: T) => boolean): T[] => all.filter(is).slice(0, 1);
  return {
    cards: cards.flatMap(({ card }) => printed(components.cards, (one) => one.card === card)),
    legs: legs.flatMap((leg) => printed(components.tracks, ({ track }) => track === leg)),
    warnings,
    all: components.cards,
  };
}

/** The cards of a colour, in the order of the box. */
export function ofColour(all: readonly PrintedCard[], colour: Colour): PrintedCard[] {
  return all.filter((card) => card.colour === colour);
}

/** The chosen cards with another one in the place of that of its colour. */
export function swapped(chosen: readonly PrintedCard[], other: PrintedCard): string[] {
  return chosen.map(({ card, colour }) => (colour === other.colour ? other.card : card));
}

/**
 * A card that would silence a warning, as the game itself judges: one of the set where that helps, else the cheapest that does.
 * `tried` lays other cards out; nothing where no single card helps.
 */
export async function repair(
  now: Laid,
  usual: readonly PrintedCard[],
  warning: Laid['warnings'][number],
  tried: (cards: string[]) => Promise<Laid | null>,
): Promise<PrintedCard | null> {
  const isChosen = ({ card }: PrintedCard) => now.cards.some((other) => other.card === card);
  const byCost = now.all.toSorted((one, other) => one.cost - other.cost);
  for (const card of [...usual, ...byCost].filter((card) => !isChosen(card))) {
    const laid = await tried(swapped(now.cards, card));
    if (laid && !laid.warnings.includes(warning) && laid.warnings.length < now.warnings.length) return card;
  }
  return null;
}

/** A track run more than once is shown once. */
export function different(legs: readonly PrintedTrack[]): PrintedTrack[] {
  return legs.filter((leg, index) => legs.findIndex(({ track }) => track === leg.track) === index);
}
