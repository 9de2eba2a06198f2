import { afterEach, expect, test, vi } from 'vitest';
import { missing } from './ability';

afterEach(() => vi.unstubAllGlobals());

const stub = () => {
  vi.stubGlobal('Worker', class {});
  vi.stubGlobal('HTMLDialogElement', class {});
  vi.stubGlobal('CSS', { supports: () => true });
};

test('a browser of today lacks nothing', () => {
  stub();
  expect(missing()).toEqual([]);
});

test('an old one is told what it lacks', () => {
  stub();
  vi.stubGlobal('WebAssembly', undefined);
  vi.stubGlobal('CSS', { supports: () => false });
  expect(missing()).toEqual(['WebAssembly', 'light-dark()']);
});
