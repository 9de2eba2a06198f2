import { expect, test } from 'vitest';
import { address, read, type Place } from './route.svelte';

const PLACES: Place[] = [
  { at: 'start' },
  { at: 'setup', game: 'cubitos' },
  { at: 'play', id: 'daily-dice-city-2026-11-16' },
  { at: 'series', id: 'abc' },
  { at: 'luck', id: 'abc' },
  { at: 'replay', id: 'abc' },
  { at: 'replay', id: 'abc', step: 62 },
  { at: 'daily' },
  { at: 'gallery', game: 'dice-city' },
  { at: 'position', game: 'cubitos', number: 10 },
];

test('every place has an address that leads back to it', () => {
  for (const place of PLACES) expect(read(address(place))).toEqual(place);
});

test('the gallery begins with the first game', () => {
  expect(read('#/gallery')).toEqual({ at: 'gallery', game: 'clever-cubed' });
});

test('what is no address leads nowhere', () => {
  for (const wrong of ['gallery/chess', 'gallery/cubitos/0', 'gallery/cubitos/1/2', 'gallery/cubitos/x', 'gallery//1', 'daily/1', 'series/', 'replay/', 'replay/a/x', 'replay/a/1/2', 'luck/a/1']) {
    expect(read(`#/${wrong}`), wrong).toEqual({ at: 'nowhere', address: wrong });
  }
});
