import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { whole, type DataFile, type TrackEntry } from '$lib/componentsFile';
import { beside, flagsOf, Lattice, redPieces } from './lattice';
import { spots } from './paint';

const { tracks } = whole(JSON.parse(readFileSync('../crates/cubitos/data/cubitos.json', 'utf8')) as DataFile);

test.each(tracks.map((track) => [track.id, track] as const))('%s has all its red lines on the paper', (_id, track) => {
  const lines = new Set(redPieces(track).map(({ line }) => line));
  expect([...lines].sort((one, other) => one - other)).toEqual(Array.from({ length: track.red_lines }, (_, index) => index + 1));
});

test('every red line has a flag, beside the cells', () => {
  for (const track of tracks) {
    const lattice = new Lattice(track, false);
    const flags = flagsOf(lattice, redPieces(track));
    expect(flags).toHaveLength(track.red_lines);
    for (const { x, y } of flags) {
      const near = spots(track).filter(({ cell }) => cell && !['water', 'wall'].includes(cell.kind)).map(({ place }) => lattice.middle(place));
      expect(Math.min(...near.map((point) => Math.hypot(point.x - x, point.y - y)))).toBeGreaterThan(10);
    }
  }
});

test('a turned map has every place inside, and right becomes down', () => {
  const track = tracks[0] as TrackEntry;
  for (const isTurned of [false, true]) {
    const lattice = new Lattice(track, isTurned);
    for (const { place } of spots(track)) {
      const { x, y } = lattice.middle(place);
      expect(x > 0 && x < lattice.width && y > 0 && y < lattice.height).toBe(true);
    }
  }
  const turned = new Lattice(track, true);
  expect(turned.middle([3, 6]).y).toBeGreaterThan(turned.middle([3, 4]).y);
  expect(turned.step('ArrowDown')).toEqual([0, 2]);
});

test('arrows lead to the next place, and not off the paper', () => {
  const places = spots(tracks[0] as TrackEntry).map(({ place }) => place);
  expect(beside(places, [4, 11], [0, 2])).toEqual([4, 13]);
  expect(beside(places, [4, 11], [1, 0])).toEqual([5, 10]);
  expect(beside(places, [0, 7], [-1, 0])).toBeNull();
});
