import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sameMap, whole, type DataFile, type TrackEntry } from '$lib/componentsFile';
import { differing, joined, paint, restored, spots, type Brush } from './paint';

const file = JSON.parse(readFileSync('../crates/cubitos/data/cubitos.json', 'utf8')) as DataFile;
const { tracks } = whole(file);
const first = tracks[0] as TrackEntry;

const cell = (track: TrackEntry, id: string) => track.cells.find((one) => one.id === id);

describe.each(tracks.map((track) => [track.id, track] as const))('%s', (_id, track) => {
  test('touching cells are neighbours, as on the maps of the box', () => {
    const bare = { ...track, cells: track.cells.map((one) => ({ ...one, neighbours: [] as string[] })) };
    const again = bare.cells.reduce((map, { id }) => joined(map, id), bare as TrackEntry);
    expect(sameMap(again, track)).toBe(true);
  });

  test('a place can be torn out and put back', () => {
    for (const { place } of spots(track).filter((_, index) => index % 5 === 0)) {
      const torn = paint(track, place, { paint: 'gap' });
      expect(restored(torn, track, place)).toBe(track);
    }
  });
});

test('a wall takes the cell away from its neighbours', () => {
  const walled = paint(first, [0, 7], { paint: 'wall' });
  expect(cell(walled, 'r00c07')).toBeUndefined();
  expect(walled.walls).toContainEqual([0, 7]);
  expect(walled.cells.some(({ neighbours }) => neighbours.includes('r00c07'))).toBe(false);
  expect(differing(walled, first)).toEqual(new Set(['r00c07']));
});

test('a road where nothing was is joined to what is around it and lies between the same red lines', () => {
  const free = spots(first).find(({ cell, isWall, isStart, isFinish, place }) => !cell && !isWall && !isStart && !isFinish && place[0] === 0);
  const place = free?.place ?? [0, 0];
  const wider = paint(first, place, { paint: 'plain' });
  expect(wider.cells.length).toBe(first.cells.length + 1);
  const added = wider.cells.at(-1);
  for (const name of added?.neighbours ?? []) expect(cell(wider, name)?.neighbours).toContain(added?.id);
});

test('water keeps the neighbours, and a bonus what it gives', () => {
  const wet = paint(first, [0, 7], { paint: 'water' });
  expect(cell(wet, 'r00c07')).toMatchObject({ kind: 'water', neighbours: cell(first, 'r00c07')?.neighbours });
  const rich = paint(wet, [0, 7], { paint: 'bonus', bonus: [{ kind: 'credits', n: 3 }] });
  expect(cell(rich, 'r00c07')).toMatchObject({ kind: 'bonus', bonus: [{ kind: 'credits', n: 3 }] });
  expect(cell(paint(rich, [0, 7], { paint: 'plain' }), 'r00c07')).not.toHaveProperty('bonus');
});

test('lengths that were measured on another map are left out', () => {
  expect(first).toHaveProperty('lap_length');
  expect(paint(first, [0, 7], { paint: 'water' })).not.toHaveProperty('lap_length');
});

test('painting what is there already changes nothing', () => {
  const strokes: [[number, number], Brush][] = [[[5, 6], { paint: 'wall' }], [[6, 17], { paint: 'both' }], [[0, 0], { paint: 'gap' }]];
  for (const [place, brush] of strokes) expect(paint(first, place, brush)).toBe(first);
});

test('a second start moves tile by tile, and never stays behind', () => {
  const moved = paint(first, [0, 7], { paint: 'start' });
  const starts = moved.cells.filter(({ kind }) => kind === 'start');
  expect(starts.length).toBe(1);
  expect(starts[0]?.tiles).toContainEqual([0, 7]);
});

test('red lines are painted from area to area', () => {
  const red = paint(first, [0, 7], { paint: 'red', red: 3 });
  expect(cell(red, 'r00c07')).toMatchObject({ red: 3, neighbours: cell(first, 'r00c07')?.neighbours });
});
