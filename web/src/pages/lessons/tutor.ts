import type { Question, Reply, Scene } from '$lib/types/session';
import { LEARNER, movesUntil, type Lesson, type Move, type Task } from './lesson';

type Ask = (question: Question) => Promise<Reply>;

/**
 * Stands between the table and the engine during one step of a lesson. Dice fall as they are written, whatever is not asked for
 * changes nothing, and when all is done the table waits.
 */
export class Tutor {
  /** Told whenever a task is done: how many are. */
  onprogress: (done: number) => void = () => {};
  /** Told when all that was to be looked at has happened. */
  onwatched: () => void = () => {};
  /** Told whenever something else was tried. */
  onastray: () => void = () => {};

  readonly #lesson: Lesson;
  readonly #step: number;
  readonly #ask: Ask;
  readonly #watched: Move[];
  #done = 0;
  #fates: unknown[] = [];
  #view: unknown = null;

  constructor(lesson: Lesson, step: number, ask: Ask) {
    this.#lesson = lesson;
    this.#step = step;
    this.#ask = ask;
    const { watch, before } = lesson.steps[step] ?? {};
    this.#watched = watch && before ? [...before] : [];
  }

  /** Is something looked at, before anything is to be done? */
  get isWatched(): boolean {
    return this.#watched.length > 0;
  }

  get task(): Task | null {
    return this.#lesson.steps[this.#step]?.tasks[this.#done] ?? null;
  }

  async answer(question: Question): Promise<Reply> {
    if ('new' in question) return this.#begin(question.new);
    if ('play' in question) return this.#play(question.play);
    if ('throw' in question) return this.#throw(question.throw.viewer);
    if ('correct' in question) return this.#show(await this.#ask(question));
    if ('undo' in question) return this.#show(await this.#ask({ look: { viewer: LEARNER } }));
    if ('bot' in question) return this.isWatched ? this.#watch() : resting(await this.#ask({ look: { viewer: LEARNER } }));
    return this.#ask(question);
  }

  async #begin(beginning: Extract<Question, { new: unknown }>['new']): Promise<Reply> {
    let reply = await this.#ask({ new: { ...beginning, setup: this.#lesson.setup } });
    for (const move of movesUntil(this.#lesson, this.#step)) {
      if ('error' in reply) return reply;
      reply = await this.#ask(asked(move));
    }
    if ('error' in reply) return reply;
    // Opened anew, it is told from the beginning.
    const { record } = (await this.#ask({ record: { steps: null } })) as { record: unknown };
    return this.#show(await this.#ask({ open: { record, seed: beginning.seed, viewer: beginning.viewer } }));
  }

  async #play({ seat, actions, viewer }: Extract<Question, { play: unknown }>['play']): Promise<Reply> {
    const { task } = this;
    if (!task || !this.#isWanted(task, actions)) {
      this.onastray();
      return this.#show(await this.#ask({ look: { viewer } }));
    }
    const reply = await this.#ask({ play: { seat, actions, viewer } });
    if ('error' in reply) return reply;
    const isDone = task.isDone?.((reply as Scene).view) ?? true;
    if (isDone) this.#fates.push(...task.fates);
    return this.#follow(reply, isDone && task.fates.length === 0);
  }

  #isWanted({ actions, isOnTheWay }: Task, played: unknown[]): boolean {
    if (isOnTheWay) return played.every((action) => isOnTheWay(action, this.#view));
    return actions.length > 0 && JSON.stringify(sorted(actions)) === JSON.stringify(sorted(played));
  }

  /** The next thing that happens by itself. */
  async #watch(): Promise<Reply> {
    const move = this.#watched.shift();
    const reply = await this.#ask(move ? asked(move) : { look: { viewer: LEARNER } });
    if (!this.isWatched) this.onwatched();
    return this.#show(reply);
  }

  async #throw(viewer: number | null): Promise<Reply> {
    if (this.isWatched) return this.#watch();
    const { task } = this;
    if (task && task.actions.length === 0 && this.#fates.length === 0) this.#fates.push(...task.fates);
    const fate = this.#fates.shift();
    if (fate === undefined) return resting(await this.#ask({ look: { viewer } }));
    const reply = await this.#ask({ happen: { fate, viewer } });
    return this.#follow(reply, this.#fates.length === 0);
  }

  #follow(reply: Reply, isDone: boolean): Reply {
    if ('error' in reply) return reply;
    if (isDone) {
      this.#done += 1;
      this.onprogress(this.#done);
    }
    return this.#show(reply);
  }

  /** A table that has nothing more to do in this step waits; there is nothing to take back. */
  #show(reply: Reply): Reply {
    if ('error' in reply || !('turn' in reply)) return reply;
    this.#view = reply.view;
    if (this.isWatched) return { ...reply, canUndo: [] };
    if (!this.task) return resting(reply);
    // Where all decide at once, the rival waits for the next step.
    const isAsked = 'players' in reply.turn && reply.turn.players.includes(LEARNER);
    return { ...reply, turn: isAsked ? { players: [LEARNER] } : reply.turn, canUndo: [] };
  }
}

/** A scene in which nobody is asked for anything. */
function resting(reply: Reply): Reply {
  return 'turn' in reply ? { ...reply, turn: { players: [] }, choices: [], corrections: [], blocked: [], canUndo: [] } : reply;
}

/** A move as a question to the engine. */
export function asked(move: Move): Question {
  if ('fate' in move) return { happen: { fate: move.fate, viewer: LEARNER } };
  return { play: { seat: move.seat, actions: move.actions, viewer: LEARNER } };
}

/** The same with all keys in order and without those that say nothing, so that equal things read equal. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, entry]) => entry !== null && entry !== undefined);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, entry]) => [key, sorted(entry)]));
}
