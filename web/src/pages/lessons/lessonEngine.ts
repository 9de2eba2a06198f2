import { Engine } from '$lib/engine/client';
import type { Question, Reply } from '$lib/types/session';
import type { Lesson } from './lesson';
import { Tutor } from './tutor';

/** The rules of a game with a tutor in front of them. */
export class LessonEngine extends Engine {
  readonly tutor: Tutor;

  constructor(lesson: Lesson, step: number) {
    super(lesson.game);
    this.tutor = new Tutor(lesson, step, (question) => super.ask(question));
  }

  override ask(question: Question): Promise<Reply> {
    return this.tutor.answer(question);
  }
}
