import { expect, test } from 'vitest';
import type { Colour, Components, PrintedTrack, View } from '$lib/types/cubitos';
import { different, laid, ofColour, swapped } from './box';

const card = (name: string, colour: Colour) => ({
  card: name,
  colour,
  cost: 5,
  costIsReconstructed: false,
  effectIsReconstructed: false,
  text: { key: 'card-text', args: { card: name } },
});
const ALL = [card('crabby', 'red'), card('bob', 'blue'), card('champion', 'red'), card('stogie', 'blue'), card('el-bandito', 'red')];
const track = (name: string) => ({ track: name }) as PrintedTrack;

test('a setup is laid out with what is printed on its cards and tracks', () => {
  const view = {
    cards: [{ card: 'bob' }, { card: 'nobody' }],
    legs: ['curve', 'curve'],
    warnings: ['too-dear'],
  } as unknown as View;
  const components = { cards: ALL, tracks: [track('waters'), track('curve')] } as unknown as Components;
  const { cards, legs, warnings, all } = laid(view, components);
  expect(cards).toEqual([ALL[1]]);
  expect(legs).toEqual([track('curve'), track('curve')]);
  expect(warnings).toEqual(['too-dear']);
  expect(all).toBe(ALL);
});

test('a card takes the place of that of its colour, and the others stay', () => {
  expect(swapped([ALL[0]!, ALL[1]!], ALL[2]!)).toEqual(['champion', 'bob']);
  expect(ofColour(ALL, 'blue').map((one) => one.card)).toEqual(['bob', 'stogie']);
});

test('a track that is run twice is shown once', () => {
  expect(different([track('a'), track('a')])).toEqual([track('a')]);
  expect(different([track('a'), track('b')])).toEqual([track('a'), track('b')]);
});
