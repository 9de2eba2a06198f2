import { describe, expect, it } from 'vitest';
import { curve, isTurning, lead } from './course';

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
  });

  it('draws from the lowest to the highest worth', () => {
    expect(curve([moment(0, 10), moment(10, 0)], 0)).toBe('0.00,96.00 100.00,4.00');
    expect(curve([moment(4)], 0)).toBe('0.00,96.00');
  });
});
