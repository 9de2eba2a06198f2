/** The games, in the order in which they are shown. */
export const GAMES = ['clever-cubed', 'king-of-tokyo-duel', 'dice-city', 'cubitos'] as const;

export type GameName = (typeof GAMES)[number];

export function isGame(name: unknown): name is GameName {
  return GAMES.includes(name as GameName);
}
