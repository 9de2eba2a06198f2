import { describe, expect, it } from 'vitest';
import { placeBetween } from './place';

const box = (y: number, height: number) => ({ x: 0, y, width: 100, height });

describe('where the tutor speaks', () => {
  it('is the lowest gap that is high enough', () => {
    expect(placeBetween([box(50, 100), box(400, 100)], 80, 50, 600)).toBe(510);
    expect(placeBetween([box(50, 100), box(400, 150)], 80, 50, 600)).toBe(235);
  });

  it('is as far from the light as can be where there is no room', () => {
    expect(placeBetween([box(50, 300), box(420, 180)], 100, 50, 600)).toBe(335);
  });

  it('leaves the bar below readable where there is hardly a gap', () => {
    expect(placeBetween([box(50, 420), box(520, 80)], 200, 50, 600)).toBe(344);
  });

  it('never leaves the screen', () => {
    expect(placeBetween([box(0, 600)], 100, 50, 600)).toBe(50);
  });
});
