import type { Component } from 'svelte';
import type { GameName } from '$lib/games';

/** The signs of a game: the terminal writes them as letters, the page draws them. */
export interface Signs {
  /** Finds them in a sentence; its only group is the sign. */
  pattern: RegExp;
  name: (sign: string) => string;
  Sign: Component<{ sign: string; size: string }>;
}

const REGISTERED: Partial<Record<GameName, Signs>> = {};

/** A board that is loaded brings the signs of its game. */
export function register(game: GameName, signs: Signs): void {
  REGISTERED[game] = signs;
}

export function signsOf(game: GameName): Signs | null {
  return REGISTERED[game] ?? null;
}

/** A piece of a sentence: words, or a sign with its name. */
export interface Part {
  text: string;
  name: string | null;
}

/** A sentence in pieces, without the lines that set it off in a terminal. */
export function partsOf(sentence: string, signs: Signs | null): Part[] {
  const text = sentence.replace(/^─+ | ─+$/gu, '');
  if (!signs) return [{ text, name: null }];
  const pieces = text.split(signs.pattern);
  return pieces.flatMap((piece, index): Part[] => {
    if (piece === '') return [];
    if (index % 2 === 0) return [{ text: piece, name: null }];
    // A number and the name of what is counted are two words, whichever comes first.
    const before = /\d$/u.test(pieces[index - 1] ?? '') ? ' ' : '';
    const after = /^\d/u.test(pieces[index + 1] ?? '') ? ' ' : '';
    return [{ text: piece, name: `${before}${signs.name(piece)}${after}` }];
  });
}

/** A sentence as it is read out. */
export function spoken(game: GameName, sentence: string): string {
  return partsOf(sentence, signsOf(game))
    .map(({ text, name }) => name ?? text)
    .join('');
}
