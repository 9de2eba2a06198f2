import type { GameName } from '$lib/games';
import { CLEVER_CUBED } from './cleverCubed';
import { KING_OF_TOKYO_DUEL } from './kingOfTokyoDuel';
import type { Lesson } from './lesson';

export const LESSONS: readonly Lesson[] = [CLEVER_CUBED as unknown as Lesson, KING_OF_TOKYO_DUEL as unknown as Lesson];

export function lessonOf(game: GameName): Lesson | null {
  return LESSONS.find((lesson) => lesson.game === game) ?? null;
}
