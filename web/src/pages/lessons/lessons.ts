import type { GameName } from '$lib/games';
import { CLEVER_CUBED } from './cleverCubed';
import { CUBITOS } from './cubitos';
import { DICE_CITY } from './diceCity';
import { KING_OF_TOKYO_DUEL } from './kingOfTokyoDuel';
import type { Lesson } from './lesson';

export const LESSONS: readonly Lesson[] = [CLEVER_CUBED, KING_OF_TOKYO_DUEL, DICE_CITY, CUBITOS].map((lesson) => lesson as unknown as Lesson);

export function lessonOf(game: GameName): Lesson | null {
  return LESSONS.find((lesson) => lesson.game === game) ?? null;
}
