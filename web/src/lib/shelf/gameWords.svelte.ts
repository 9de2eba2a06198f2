import { untrack } from 'svelte';
import type { GameName } from '../games';
import type { Language } from '../types/wire';
import { load, type Texts } from '../words.svelte';

/** The sentences of games whose matches are listed. */
class GameWords {
  #texts: Partial<Record<GameName, Texts>> = $state.raw({});
  #language: Language | null = null;

  /** Loads what is not there yet. To be called whenever the language or the games change. */
  async use(language: Language, games: Iterable<GameName>): Promise<void> {
    this.#language = language;
    for (const game of new Set(games)) {
      if (untrack(() => this.of(game)?.language) === language) continue;
      const texts = await load(language, game).catch(() => null);
      if (texts && this.#language === language) this.#texts = { ...this.#texts, [game]: texts };
    }
  }

  of(game: GameName): Texts | null {
    return this.#texts[game] ?? null;
  }
}

export const gameWords = new GameWords();
