import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changesOf, differences, entry, hasStrangers, isDataFile, merged, whole, withEntry, type DataFile, type TrackEntry } from './componentsFile';

const printed = whole(JSON.parse(readFileSync('../crates/cubitos/data/cubitos.json', 'utf8')) as DataFile);
const track = printed.tracks[1] as TrackEntry;

/** What is left of a file when it has been laid over the built-in one and read off again. */
const kept = (file: DataFile) => differences(printed, merged(printed, file));

test('the built-in data differ in nothing from themselves', () => {
  expect(kept({})).toEqual({});
  expect(kept(printed)).toEqual({});
  expect(isDataFile(JSON.parse(JSON.stringify(printed)))).toBe(true);
});

test.each<DataFile>([
  { cards: [{ id: 'bob', cost: 5 }] },
  { cards: [{ id: 'bob', cost: 9, reconstructed: ['cost'] }] },
  { cards: [{ id: 'the-babe', abilities: [{ timing: 'run', op: { gain: { coins: 4 } } }] }] },
  { fan_track: [{ step: 2, credits: 3, hand_tokens: 3 }] },
  { fan_track: [{ step: 2, credits: 9, reconstructed: true }] },
  { race_sets: [{ id: 'race-1', laps: 2 }] },
  { dice: [{ id: 'red', faces: [1, 2, 3, 4, 5, 6].map(() => ({ kind: 'symbol' })) }] },
  { tracks: [{ ...track, red_lines: 9 }] },
])('a correction stays what it is: %j', (file) => {
  expect(kept(file)).toEqual(file);
});

test('what a whole file repeats is left out', () => {
  const cards = printed.cards.map((card) => (card.id === 'bob' ? { ...card, cost: 7, reconstructed: [] } : card));
  expect(kept({ ...printed, cards })).toEqual({ cards: [{ id: 'bob', cost: 7 }] });
});

test('whoever repeats a reconstructed value has looked at the box', () => {
  const cost = entry(printed, 'cards', 'bob')?.cost ?? 0;
  const file: DataFile = { cards: [{ id: 'bob', cost }] };
  expect(entry(merged(printed, file), 'cards', 'bob')?.reconstructed).not.toContain('cost');
  expect(kept(file)).toEqual(file);
});

test('a map is the same whatever the order of its cells', () => {
  const turned = { ...track, cells: [...track.cells].reverse().map((cell) => ({ ...cell, neighbours: [...cell.neighbours].reverse() })) };
  expect(differences(printed, withEntry(printed, 'tracks', turned))).toEqual({});
});

test('changes are counted field by field', () => {
  expect(changesOf({ cards: [{ id: 'bob', cost: 5 }, { id: 'champion', cost: 2, abilities: [] }], tracks: [track] })).toBe(4);
});

test.each<unknown>([
  null,
  [],
  { notes: '' },
  { cards: {} },
  { cards: [{ cost: 5 }] },
  { cards: [{ id: 'bob', cost: '5' }] },
  { cards: [{ id: 'bob', cost: 5.5 }] },
  { cards: [{ id: 'bob', price: 5 }] },
  { dice: [{ id: 'red' }] },
  { fan_track: [{ step: '2' }] },
  { tracks: [{ id: 'x', red_lines: 1, cells: [{ id: 'a' }] }] },
  { tracks: [{ ...track, walls: [[1]] }] },
])('%j has not the form of such a file', (value) => {
  expect(isDataFile(value)).toBe(false);
});

test('names that the box does not know, and names that come twice, cannot be shown', () => {
  expect(hasStrangers(printed, { cards: [{ id: 'bobby', cost: 1 }] })).toBe(true);
  expect(hasStrangers(printed, { cards: [{ id: 'bob', cost: 1 }, { id: 'bob', cost: 2 }] })).toBe(true);
  expect(hasStrangers(printed, { fan_track: [{ step: 13, credits: 1 }] })).toBe(false);
});
