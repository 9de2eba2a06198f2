import { isGame, type GameName } from '$lib/games';

const KEY = 'kubik.lessons';

/** The games whose lesson was finished on this device. */
export function learned(): GameName[] {
  try {
    const written: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(written) ? written.filter((game): game is GameName => typeof game === 'string' && isGame(game)) : [];
  } catch {
    return [];
  }
}

export function learn(game: GameName): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...learned(), game])]));
  } catch {
    // Storage that is full or forbidden forgets the tick; nothing worse.
  }
}
