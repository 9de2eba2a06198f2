import { expect, it } from 'vitest';
import { isMeant } from './press';

const press = (timeStamp: number, clientX = 10, detail = 1) => ({ detail, timeStamp, clientX, clientY: 10 }) as MouseEvent;

it('passes over a second press that comes to another button', () => {
  expect(isMeant(press(1000), 'resolve')).toBe(true);
  expect(isMeant(press(1200), 'leave')).toBe(false);
  expect(isMeant(press(1500), 'leave')).toBe(false);
  expect(isMeant(press(2000), 'leave')).toBe(true);
});

it('takes quick presses on one button, elsewhere, and by keys', () => {
  expect(isMeant(press(5000), 'pay')).toBe(true);
  expect(isMeant(press(5100), 'pay')).toBe(true);
  expect(isMeant(press(5200, 300), 'throw')).toBe(true);
  expect(isMeant(press(5300, 300, 0), 'stop')).toBe(true);
});
