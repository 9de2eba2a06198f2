/** The games, in the order in which they are shown. */
export const GAMES = ['clever-cubed', 'king-of-tokyo-duel', 'dice-city', 'cubitos'] as const;

export type GameName = (typeof GAMES)[number];

/** The games that have a board on this page; the others can be played in the terminal. */
const BOARDS = import.meta.glob('../boards/*/index.ts');

export const PLAYABLE: readonly GameName[] = GAMES.filter((game) => `../boards/${game}/index.ts` in BOARDS);

export function isGame(name: unknown): name is GameName {
  return GAMES.includes(name as GameName);
}

export function isPlayable(name: unknown): name is GameName {
  return PLAYABLE.includes(name as GameName);
}
