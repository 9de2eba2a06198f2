import { troubleOf } from '../engine/client';
import type { Question } from '../types/session';
import type { Progress, Report, Sharpness } from './report';

/** What answers the questions: the engine, with the match open in it. */
export interface Asked {
  ask(question: Question): Promise<unknown>;
}

/** The analysis of a match, job by job: it can be stopped after each of them, and goes on where it was. */
export class Analysis {
  readonly #engine: Asked;
  readonly #level: Sharpness;
  #isBegun = false;
  jobs = $state(0);
  done = $state(0);
  isRunning = $state(false);
  report: Report | null = $state.raw(null);
  /** Why it cannot be made. */
  wrong: unknown = $state.raw(null);

  constructor(engine: Asked, level: Sharpness = 'normal') {
    this.#engine = engine;
    this.#level = level;
  }

  /** Which part of the work is done, from 0 to 1. */
  get part(): number {
    return this.jobs === 0 ? 0 : this.done / this.jobs;
  }

  /** Begins, or goes on where it was stopped. */
  async run(): Promise<void> {
    if (this.isRunning || this.report) return;
    this.isRunning = true;
    this.wrong = null;
    try {
      if (!this.#isBegun) await this.#ask({ analyze: { level: this.#level } });
      this.#isBegun = true;
      while (this.isRunning && !this.report) await this.#ask({ analyzeOn: { jobs: null } });
    } catch (reason) {
      this.wrong = troubleOf(reason);
      this.#isBegun = false;
    } finally {
      this.isRunning = false;
    }
  }

  stop(): void {
    this.isRunning = false;
  }

  async #ask(question: Question): Promise<void> {
    const { jobs, done, report } = ((await this.#engine.ask(question)) as { analysis: Progress }).analysis;
    this.jobs = jobs;
    this.done = done;
    this.report = report;
  }
}
