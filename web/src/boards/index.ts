import type { Component } from 'svelte';
import type { GameName } from '$lib/games';
import type { Table } from '$lib/table/table.svelte';

/** What is drawn of a game. */
export interface Boards {
  /** The whole table; `still` where nothing can be chosen. */
  Board: Component<{ table: Table; still?: boolean }>;
  /** A small picture of a view, with the things of one seat where there is no room for all. */
  Thumbnail: Component<{ view: unknown; seat: number }>;
  /** What a seat has made of the match, to be held up at its end; the small picture where there is none. */
  Keepsake?: Component<{ table: Table; seat: number }>;
  /** What lies about then. */
  Scattered?: Component<{ table: Table; seat: number }>;
}

const FOLDERS = import.meta.glob<Boards>('./*/index.ts');

/** The boards of a game; nothing for one that has none here. */
export function boards(game: GameName): Promise<Boards> | null {
  return FOLDERS[`./${game}/index.ts`]?.() ?? null;
}
