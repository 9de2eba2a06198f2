import { expect, test } from 'vitest';
import { Refused } from '../engine/client';
import { Analysis } from './analysis.svelte';
import type { Question } from '../types/session';
import type { Report } from './report';

const REPORT = { unit: 'win' } as Report;

/** An engine that needs so many jobs for a match; after `hook` is called with each of them. */
function engineOf(jobs: number, hook: (done: number) => void = () => undefined) {
  const asked: Question[] = [];
  let done = 0;
  return {
    asked,
    ask: async (question: Question) => {
      asked.push(question);
      if ('analyze' in question) done = 0;
      else hook((done += 1));
      return { analysis: { jobs, done, report: done === jobs ? REPORT : null } };
    },
  };
}

test('runs job by job to the report', async () => {
  const engine = engineOf(3);
  const analysis = new Analysis(engine, 'quick');
  await analysis.run();
  expect(engine.asked).toEqual([{ analyze: { level: 'quick' } }, { analyzeOn: { jobs: null } }, { analyzeOn: { jobs: null } }, { analyzeOn: { jobs: null } }]);
  expect(analysis.report).toEqual(REPORT);
  expect([analysis.part, analysis.isRunning]).toEqual([1, false]);
});

test('can be stopped, and goes on where it was', async () => {
  const engine = engineOf(4, (done) => done === 2 && analysis.stop());
  const analysis: Analysis = new Analysis(engine);
  await analysis.run();
  expect([analysis.done, analysis.report, analysis.isRunning]).toEqual([2, null, false]);
  await analysis.run();
  expect(analysis.report).toEqual(REPORT);
  expect(engine.asked.filter((question) => 'analyze' in question)).toHaveLength(1);
});

test('says why it cannot be made', async () => {
  const refusal = new Refused({ code: 'bad-request', message: 'nothing is open' });
  const analysis = new Analysis({ ask: () => Promise.reject(refusal) });
  await analysis.run();
  expect([analysis.wrong, analysis.isRunning]).toEqual([refusal, false]);
});
