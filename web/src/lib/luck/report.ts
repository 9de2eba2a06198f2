import type { Phrase } from '../types/session';

/** A value with its standard error. */
export interface Figure {
  value: number;
  error: number;
}

/** A whole move: what was done, in words, and what it is worth to who made it. */
export interface Way {
  actions: unknown[];
  said: Phrase[];
  value: number;
}

/** One step of the match: it leads from one position to the next. */
export interface Step {
  kind: 'chance' | 'decision';
  seat: number | null;
  /** For each seat. */
  change: Figure[];
}

/** Something that changed much: `step` counts the steps before it. */
export interface Event extends Step {
  step: number;
  steps: number;
  said: Phrase[];
}

export interface Mistake {
  step: number;
  steps: number;
  seat: number;
  played: Way;
  better: Way;
  loss: Figure;
}

/** How a match went for a seat: `result - start` is the sum of luck, skill and others. */
export interface SeatReport {
  start: number;
  result: number;
  luck: Figure;
  ownLuck: Figure;
  skill: Figure;
  others: Figure;
  withoutLuck: Figure;
  decisions: number;
  mistakes: number;
  lost: Figure;
}

/** What the analysis of a match says. Values are parts of the win; in a match of one they are points. */
export interface Report {
  unit: 'win' | 'points';
  /** How many games were played out from each position. */
  games: number;
  isOver: boolean;
  /** For each position and seat. */
  values: Figure[][];
  steps: Step[];
  seats: SeatReport[];
  turningPoints: Event[];
  throws: Event[];
  mistakes: Mistake[];
}

/** How far an analysis has come; the report is there with the last job. */
export interface Progress {
  jobs: number;
  done: number;
  report: Report | null;
}

export type Sharpness = 'quick' | 'normal' | 'deep';

export type LuckQuestion =
  | { analyze: { level: Sharpness } }
  | { analyzeOn: { jobs?: number } }
  | { hint: { seat: number; games: number } };

/** What a choice is worth, the best first: `loss` is how much less than the best one by the same dice. */
export interface Worth {
  choice: number;
  games: number;
  wins: number;
  score: number;
  low: number;
  high: number;
  loss: number;
  error: number;
}
