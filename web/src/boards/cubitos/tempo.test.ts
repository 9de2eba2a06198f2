import { expect, it } from 'vitest';
import type { Event, Phase, Stage, View } from '$lib/types/cubitos';
import { tempoOf } from './tempo';

const view = (phase: Phase, stage: Stage) => ({ phase, players: [{ stage }, { stage: 'decide' }] }) as unknown as View;
const rolled = (seat: number): Event => ({ event: 'rolled', seat, roll: 'push', sides: {} });

it('nobody waits for others while something is still to be decided', () => {
  expect(tempoOf(view('roll', 'decide'), [rolled(1)], 0)).toBe(0);
  expect(tempoOf(view('roll', 'decide'), [{ event: 'busted', seat: 1 }], 0)).toBe(0);
});

it('own dice take their time, and so do all dice for those who only look on', () => {
  expect(tempoOf(view('roll', 'decide'), [rolled(0)], 0)).toBeGreaterThan(400);
  expect(tempoOf(view('roll', 'decide'), [rolled(1)], null)).toBeGreaterThan(400);
});

it('runners walk faster than news is told', () => {
  const step = tempoOf(view('run', 'done'), [{ event: 'moved', seat: 1, to: 'r01c01' }], 0) ?? 0;
  const purchase = tempoOf(view('run', 'done'), [{ event: 'bought', seat: 1, card: 'bob', price: 6 }], 0) ?? 0;
  expect(step).toBeGreaterThan(100);
  expect(purchase).toBeGreaterThan(step);
});
