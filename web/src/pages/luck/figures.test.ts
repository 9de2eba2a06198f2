import { expect, test } from 'vitest';
import type { Swing, Figure, Mistake, Report } from '$lib/luck/report';
import { costliest, decidedBy, luckiest, plain, Scale, segments, signed, spread, tilt, wayOf } from './figures';

const figure = (value: number, error = 0.01): Figure => ({ value, error });

const thrown = (step: number, change: number): Swing => ({ step, steps: 1, kind: 'chance', seat: 0, change: [figure(change), figure(-change)], said: [] });

const mistake = (seat: number, loss: number): Mistake => {
  const way = { actions: [], said: [], value: 0.5 };
  return { step: 3, steps: 1, seat, played: way, better: way, loss: figure(loss) };
};

const seat = (start: number, luck: number, skill: number, others: number) => ({
  start,
  result: start + luck + skill + others,
  luck: figure(luck),
  ownLuck: figure(luck * 0.75),
  skill: figure(skill),
  others: figure(others),
  withoutLuck: figure(start + skill + others),
  decisions: 10,
  mistakes: 2,
  lost: figure(0.3),
});

const REPORT: Report = {
  unit: 'win',
  games: 1000,
  isOver: true,
  values: [
    [figure(0.5), figure(0.5)],
    [figure(0.75), figure(0.25)],
    [figure(1, 0), figure(0, 0)],
  ],
  steps: [],
  seats: [seat(0.5, 0.4, -0.1, 0.2), seat(0.5, -0.4, -0.2, 0.1)],
  turningPoints: [],
  throws: [thrown(1, 0.3), thrown(2, -0.2), thrown(3, 0.1), thrown(4, -0.1), thrown(5, 0.05)],
  mistakes: [mistake(1, 0.2), mistake(0, 0.15), mistake(0, 0.1), mistake(1, 0.09)],
};

test('changes have a sign and a real minus, in the way of the language', () => {
  expect(signed(0.414, 'win', 'en')).toBe('+0.41');
  expect(signed(-0.34, 'win', 'uk')).toBe('−0,34');
  expect(signed(0, 'points', 'en')).toBe('0');
  expect(plain(351.4, 'points', 'ru')).toBe('351');
  expect([plain(-0.02, 'win', 'en'), plain(-0.001, 'win', 'en')]).toEqual(['−0.02', '0.00']);
});

test('points have a decimal where their error is below one', () => {
  expect([signed(-0.6, 'points', 'en', 0.23), plain(0.23, 'points', 'uk', 0.23)]).toEqual(['−0.6', '0,2']);
  expect([signed(-41.4, 'points', 'en', 3.2), signed(-0.04, 'points', 'ru', 0.23)]).toEqual(['−41', '0,0']);
  expect(signed(-1, 'points', 'en', 0)).toBe('−1.0');
  expect(signed(-0.034, 'win', 'en', 0.004)).toBe('−0.03');
});

test('luck decided if it moved more than all decisions, and nothing did within the noise', () => {
  expect(decidedBy(REPORT, 0)).toBe('luck');
  expect(decidedBy({ ...REPORT, seats: [seat(0.5, 0.1, 0.3, 0)] }, 0)).toBe('skill');
  expect(decidedBy({ ...REPORT, seats: [seat(0.5, 0.02, -0.01, 0)] }, 0)).toBe('nothing');
});

test('the costliest decisions are those of the person, or of everybody', () => {
  expect(costliest(REPORT, 0).map(({ loss }) => loss.value)).toEqual([0.15, 0.1]);
  expect(costliest(REPORT, null).map(({ loss }) => loss.value)).toEqual([0.2, 0.15, 0.1]);
});

test('the luckiest throws come first, the unluckiest last', () => {
  expect(luckiest(REPORT, 0).map(({ step }) => step)).toEqual([1, 3, 4, 2]);
  expect(luckiest(REPORT, 1).map(({ step }) => step)).toEqual([2, 4, 3, 1]);
});

test('the way leads from the start to the result without a gap', () => {
  const bars = wayOf(REPORT, 0);
  expect(bars.map(({ kind }) => kind)).toEqual(['start', 'thrown', 'table', 'skill', 'others', 'result']);
  expect(bars[0]).toMatchObject({ from: 0, width: 50, to: 50 });
  expect(bars[1]?.from).toBeCloseTo(50);
  expect(bars[1]?.width).toBeCloseTo(30);
  expect(bars[2]?.width).toBeCloseTo(10);
  expect(bars[3]?.from).toBeCloseTo(80);
  expect(bars[4]?.to).toBeCloseTo(100);
  expect(bars[5]?.width).toBeCloseTo(100);
});

test('a match of one has no others, and its chart goes from the lowest to the highest points', () => {
  const solo: Report = { ...REPORT, unit: 'points', values: [[figure(250)], [figure(300)], [figure(350)]], seats: [seat(250, 60, 40, 0)] };
  expect(wayOf(solo, 0).map(({ kind }) => kind)).toEqual(['start', 'luck', 'skill', 'result']);
  const scale = new Scale(solo);
  expect([scale.y(250), scale.y(300), scale.y(350)]).toEqual([100, 50, 0]);
  expect(scale.line(solo.values, 0)).toBe('0.00,100.00 50.00,50.00 100.00,0.00');
});

test('the line is in pieces: by luck, and by the decisions of each seat', () => {
  const step = (kind: 'chance' | 'decision', seat: number | null) => ({ kind, seat, change: [] });
  const pieces = segments({ ...REPORT, steps: [step('chance', 1), step('decision', 1)] }, 0, new Scale(REPORT));
  expect(pieces).toEqual([
    { by: 'luck', path: 'M0.00 50.00L50.00 25.00' },
    { by: 1, path: 'M50.00 25.00L100.00 0.00' },
  ]);
});

test('numbers of turns stand in the middle of them, as many as there is room for', () => {
  const turns = [0, 4, 6].map((from, index) => ({ kind: 'turn' as const, number: index + 1, seat: 0, from }));
  expect(spread(turns, 10, 3).map(({ middle }) => middle)).toEqual([2, 5, 8]);
  expect(spread(turns, 10, 4).map(({ turn }) => turn.number)).toEqual([1, 3]);
});

test('the scales tilt to what weighs more, for or against', () => {
  expect([tilt(0.3, 0), tilt(0, -0.2), tilt(-0.2, 0.2), tilt(0, 0)]).toEqual([-1, 1, 0, 0]);
});
