import { expect, test } from 'vitest';
import { cut, disc, soft } from './paper';

const numbers = (path: string) => path.match(/-?[\d.]+/g)!.map(Number);

test('the same shape is always cut in the same way', () => {
  expect(cut('0 0 100 0 100 60 0 60')).toBe(cut('0 0 100 0 100 60 0 60'));
  expect(disc(50, 50, 20)).toBe(disc(50, 50, 20));
});

test('scissors leave the line by no more than the wobble', () => {
  const ys = numbers(cut('0 0 400 0 400 300', 0.5)).filter((_, index) => index % 2 === 1);
  const alongTheTop = ys.slice(0, 18);
  expect(Math.max(...alongTheTop.map(Math.abs))).toBeLessThanOrEqual(0.6);
  expect(new Set(alongTheTop).size).toBeGreaterThan(1);
});

test('a smooth curve passes through all its points', () => {
  const path = soft('0 0 40 0 40 40');
  for (const point of ['0 0', '40 0', '40 40']) expect(path).toContain(point);
});
