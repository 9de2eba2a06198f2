import { describe, expect, it } from 'vitest';
import type { Report } from '$lib/luck/report';
import { chances, curve, isTurning, lead, turnFrom, turningSteps } from './course';

const moment = (...worth: number[]) => ({ seat: 0, worth, standings: [] });

describe('the course of a match', () => {
  it('measures a lead against the best of the others, and alone by itself', () => {
    expect(lead(moment(5, 9, 7), 0)).toBe(-4);
    expect(lead(moment(5, 9, 7), 1)).toBe(2);
    expect(lead(moment(5), 0)).toBe(5);
  });

  it('finds the steps that changed most', () => {
    const course = [moment(0, 0), moment(1, 0), moment(11, 0), moment(11, 9), moment(12, 9)];
    expect(course.map((_, step) => isTurning(course, step))).toEqual([false, false, true, true, false]);
    expect(isTurning([moment(3, 3), moment(3, 3)], 1)).toBe(false);
    const decided = [...course, moment(9999, 0)];
    expect(isTurning(decided, 2)).toBe(true);
  });

  it('draws from the lowest to the highest worth', () => {
    expect(curve([moment(0, 10), moment(10, 0)], 0)).toBe('0.00,96.00 100.00,4.00');
    expect(curve([moment(4)], 0)).toBe('0.00,96.00');
    expect(curve([moment(0), moment(10), moment(9999)], 0)).toBe('0.00,96.00 50.00,4.00 100.00,4.00');
  });

  it('shows the chances where they are known', () => {
    const at = (...values: number[]) => values.map((value) => ({ value, error: 0 }));
    const report = {
      unit: 'win',
      values: [at(0.5, 0.5), at(0.75, 0.25)],
      steps: [{ kind: 'decision', seat: 1, change: at(0.25, -0.25) }],
    } as unknown as Report;
    expect(chances(report).map(({ seat, worth }) => [seat, worth])).toEqual([[null, [50, 50]], [1, [75, 25]]]);
  });

  it('turns after the step that changed most', () => {
    const steps = [0.1, 0, 0.3, 0.1].map((value) => ({ change: [{ value, error: 0 }, { value: -value, error: 0 }] }));
    const report = { steps, turningPoints: [{ step: 1, steps: 3 }, { step: 0, steps: 1 }] } as unknown as Report;
    expect(turningSteps(report)).toEqual([1, 3]);
  });

  it('goes from turn to turn, and not beyond the ends', () => {
    const turns = [2, 5, 9].map((from, index) => ({ kind: 'turn' as const, number: index + 1, seat: 0, from }));
    expect([0, 2, 5, 9].map((step) => turnFrom(turns, step, 1, 12))).toEqual([2, 5, 9, 12]);
    expect([12, 9, 3, 2].map((step) => turnFrom(turns, step, -1, 12))).toEqual([9, 5, 2, 0]);
  });
});
