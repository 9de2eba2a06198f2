import type { GameName } from '$lib/games';
import type { Rules } from '$lib/table/types';

/** Something that happened before a step: dice fell, or somebody decided. */
export type Move<G extends Rules = Rules> = { fate: unknown } | { seat: number; actions: G['Action'][] };

/** One thing to do at the table. */
export interface Task<G extends Rules = Rules> {
  /** Names its sentences: `KEY` says what to do, `KEY-why` says why. */
  key: string;
  /** What is done; nothing where only the dice are thrown. */
  actions: G['Action'][];
  /** How the dice fall meanwhile. */
  fates: unknown[];
  /** Decisions that lead there one by one; without it, all of them come in one go. */
  isOnTheWay?: (action: G['Action'], view: G['View']) => boolean;
  /** With decisions one by one: is it done? */
  isDone?: (view: G['View']) => boolean;
  /** What the light falls on: all that matches. */
  light: string[];
  /** Where to tap: the first that is there. */
  tap: string[];
}

/** A prepared position, and what is learned there. */
export interface Step<G extends Rules = Rules> {
  /** What happened since the step before. */
  before: Move<G>[];
  /** Is it looked at, move by move? Then this is said meanwhile, and the light falls there. */
  watch?: { key: string; light: string[] };
  tasks: Task<G>[];
  /** The sentence after it. */
  done: string;
  /** What the light falls on then. */
  light: string[];
}

/** A first game: one story, told in steps. The learner has the first seat. */
export interface Lesson<G extends Rules = Rules> {
  game: GameName;
  setup: object;
  minutes: number;
  /** Where the tutor stands beside a large board: at the side that is needed less. */
  tutor: 'left' | 'right';
  steps: Step<G>[];
}

/** What has happened when a step begins; what is looked at comes with it. */
export function movesUntil(lesson: Lesson, step: number): Move[] {
  const moves: Move[] = [];
  lesson.steps.slice(0, step + 1).forEach(({ before, watch, tasks }, index) => {
    if (index < step || !watch) moves.push(...before);
    if (index < step) for (const { actions, fates } of tasks) moves.push(...movesOf(actions, fates));
  });
  return moves;
}

/** A task as it is done: first the decisions, then what the dice say to them. */
function movesOf(actions: unknown[], fates: unknown[]): Move[] {
  const decided: Move[] = actions.length > 0 ? [{ seat: LEARNER, actions }] : [];
  return [...decided, ...fates.map((fate) => ({ fate }))];
}

export const LEARNER = 0;
