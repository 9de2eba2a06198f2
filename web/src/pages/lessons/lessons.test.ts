import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { moduleOf } from '../../../tests/module';
import type { Question, Reply, Scene } from '$lib/types/session';
import { LEARNER, movesUntil, type Lesson } from './lesson';
import { LESSONS } from './lessons';
import { asked, Tutor } from './tutor';

const SENTENCES = ['en', 'ru', 'uk'].map((language) => readFileSync(new URL(`../../../../locales/${language}/page.ftl`, import.meta.url), 'utf8'));

function scene(reply: Reply): Scene {
  if ('error' in reply) throw new Error(`${reply.error.code}: ${reply.error.message}`);
  return reply as Scene;
}

const choicesOf = ({ choices }: Scene) => choices.map((plan) => (plan as { actions: unknown[] }).actions);

describe.each(LESSONS.map((lesson): [string, Lesson] => [lesson.game, lesson]))('the lesson of %s', (game, lesson) => {
  let ask: (question: Question) => Promise<Reply>;

  beforeAll(async () => {
    ask = await moduleOf(game);
  });

  const open = async (step: number) => {
    const tutor = new Tutor(lesson, step, ask);
    let begun = scene(await tutor.answer({ new: { setup: null, seed: '1', viewer: LEARNER } }));
    while (tutor.isWatched) {
      // What is looked at happens without the learner.
      expect(begun.turn).not.toEqual({ players: [LEARNER] });
      const question: Question = 'chance' in begun.turn ? { throw: { viewer: LEARNER } } : { bot: { seat: 1, policy: '', viewer: LEARNER } };
      begun = scene(await tutor.answer(question));
    }
    return { tutor, begun };
  };

  it('is a story that the rules allow from its first throw to its last', async () => {
    scene(await ask({ new: { setup: lesson.setup, seed: '1', viewer: LEARNER } }));
    for (const [index, move] of movesUntil(lesson, lesson.steps.length).entries()) {
      const reply = await ask(asked(move));
      expect('error' in reply ? [index, move, reply.error] : null).toBeNull();
    }
  });

  it.each(lesson.steps.map((_, step) => step))('can be played to its end on the table: step %i', async (step) => {
    const { tutor, begun } = await open(step);
    let now = begun;
    for (const task of lesson.steps[step]!.tasks) {
      expect(tutor.task).toBe(task);
      const parts = task.isOnTheWay ? task.actions.map((action) => [action]) : task.actions.length > 0 ? [task.actions] : [];
      for (const actions of parts) {
        expect(now.turn).toEqual({ players: [LEARNER] });
        expect(choicesOf(now)).toContainEqual(actions);
        const place = task.tap.join().match(/data-place="(\d+)"/)?.[1];
        if (place) expect(choicesOf(now)[Number(place)]).toEqual(actions);
        now = scene(await tutor.answer({ play: { seat: LEARNER, actions, viewer: LEARNER } }));
      }
      for (let left = task.fates.length; left > 0; left -= 1) {
        expect(now.turn).toHaveProperty('chance');
        now = scene(await tutor.answer({ throw: { viewer: LEARNER } }));
      }
    }
    expect(tutor.task).toBeNull();
    expect(now.choices).toEqual([]);
  });

  it.each(lesson.steps.map((_, step) => step))('is not led astray by what is allowed but not asked for: step %i', async (step) => {
    const { tutor, begun } = await open(step);
    const task = tutor.task!;
    let astray = 0;
    tutor.onastray = () => (astray += 1);
    const others = choicesOf(begun).filter((actions) => {
      const isAsked = JSON.stringify(actions) === JSON.stringify(task.actions);
      return task.isOnTheWay ? !actions.every((action) => task.isOnTheWay!(action, begun.view)) : !isAsked;
    });
    for (const actions of others) {
      const after = scene(await tutor.answer({ play: { seat: LEARNER, actions, viewer: LEARNER } }));
      expect(after.view).toEqual(begun.view);
    }
    expect(astray).toBe(others.length);
    expect(tutor.task).toBe(task);
  });

  it('says everything in all languages', () => {
    const keys = lesson.steps.flatMap(({ tasks, done, watch }) => [done, ...(watch ? [watch.key] : []), ...tasks.flatMap(({ key }) => [key, `${key}-why`])]);
    for (const sentences of SENTENCES) {
      const said = new Set(sentences.match(/^[a-z][\w-]*(?= =)/gm));
      expect(keys.filter((key) => !said.has(key))).toEqual([]);
    }
  });
});
