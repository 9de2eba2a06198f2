import { expect, test } from 'vitest';
import type { Colour, Components, PrintedTrack, View } from '$lib/types/cubitos';
import { different, laid, ofColour, repair, swapped, type Laid } from './box';

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

test('a warning is silenced by a card of the set first, by a cheap one else, and by none where none helps', async () => {
  const [crabby, bob, champion, stogie] = ALL as [(typeof ALL)[0], (typeof ALL)[0], (typeof ALL)[0], (typeof ALL)[0]];
  const cheap = { ...card('el-bandito', 'red'), cost: 2 };
  const now: Laid = { cards: [crabby, bob], legs: [], warnings: ['too-dear'], all: [crabby, bob, champion, stogie, cheap] };
  const helping =
    (...names: string[]) =>
    async (cards: string[]): Promise<Laid> => ({ ...now, warnings: cards.some((one) => names.includes(one)) ? [] : ['too-dear'] });
  expect(await repair(now, [stogie], 'too-dear', helping('stogie', 'el-bandito'))).toBe(stogie);
  expect(await repair(now, [], 'too-dear', helping('stogie', 'el-bandito'))).toBe(cheap);
  expect(await repair(now, [stogie], 'too-dear', helping())).toBeNull();
});
