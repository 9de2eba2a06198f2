import type { Snippet } from 'svelte';
import type { Seat } from '../../art/shell/seat';

export type Game = 'clever-cubed' | 'king-of-tokyo-duel' | 'dice-city' | 'cubitos';

/** The match that waits to be played on. */
export interface Continuing {
  game: Game;
  title: string;
  /** Where it stands: "round 3 of 5, your second roll". */
  where: string;
  standings: Standing[];
  label: string;
  /** The board as it is now; without it the scene of the game. */
  picture?: Snippet;
}

export interface Standing {
  seat: Seat;
  /** Heard, not seen: the figure stands for the name. */
  name: string;
  text: string;
}

export interface Tile {
  game: Game;
  title: string;
  /** The game in a few words. */
  line: string;
  /** How many play and how it went so far. */
  meta: string;
  playLabel: string;
  setUpLabel: string;
  /** Bots play, one looks on. */
  watchLabel: string;
}

/** The same throws for everyone, once a day. */
export interface Daily {
  title: string;
  line: string;
  playLabel: string;
}

/** The way to the lessons. */
export interface Learn {
  title: string;
  line: string;
  href: string;
}

export interface Link {
  label: string;
  href: string;
}

export interface StartProps {
  brand: string;
  /** What the navigation is called, for those who hear the page. */
  navigationLabel: string;
  /** A statement and a question. */
  greeting: [string, string];
  continuing: Continuing | null;
  tiles: Tile[];
  daily?: Daily;
  learn: Learn;
  links: Link[];
  /** Language, sound, theme and settings, at the end of the first line. */
  controls?: Snippet;
  /** A match is being laid out: nothing else can be begun. */
  isBusy?: boolean;
  oncontinue: () => void;
  onplay: (game: Game) => void;
  onsetup: (game: Game) => void;
  onwatch: (game: Game) => void;
  ondaily?: () => void;
}
