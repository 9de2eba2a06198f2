import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { DataFile } from '$lib/componentsFile';
import { faultsOf, readFault, sentenceOf, SENTENCES } from './faults';

const bob: DataFile = { cards: [{ id: 'champion', cost: 3 }, { id: 'bob', cost: 50 }], fan_track: [{ step: 3, credits: 99 }] };

test('a refusal leads to the entry, by name or by place', () => {
  expect(readFault('setup.data.cards[bob].cost: must be 1 to 20, got 50', bob)).toEqual({
    section: 'cards',
    key: 'bob',
    field: 'cost',
    path: 'cards[1].cost',
    message: 'must be 1 to 20, got 50',
  });
  expect(readFault('setup.data.cards[0].abilities[1].op: unknown variant `x`', bob)).toMatchObject({ key: 'champion', field: 'abilities[1].op' });
  expect(readFault('setup.data.fan_track[3].credits: must be 0 to 20, got 99', bob)).toMatchObject({ key: '3', path: 'fan_track[0].credits' });
  expect(readFault('setup.data.tracks[a].cells[r04c11].neighbours[1]: no', { tracks: [] })).toMatchObject({ section: 'tracks', key: null });
  expect(readFault('setup.data.cards: is empty; leave it out', {})).toMatchObject({ section: 'cards', key: null, field: '' });
  expect(readFault('setup.data: invalid type', {})).toMatchObject({ section: null, message: 'invalid type' });
  expect(readFault('something else', {})).toMatchObject({ section: null, message: 'something else' });
});

test('every entry that is refused is found, and the rest is sound', async () => {
  const refusal = (file: DataFile) => {
    if (file.cards?.some(({ cost = 0 }) => cost > 20)) return 'setup.data.cards[bob].cost: must be 1 to 20, got 50';
    return file.fan_track ? 'setup.data.fan_track[3].credits: must be 0 to 20, got 99' : null;
  };
  const { faults, sound } = await faultsOf(bob, (file) => Promise.resolve(refusal(file)));
  expect(faults.map(({ path }) => path)).toEqual(['cards[1].cost', 'fan_track[0].credits']);
  expect(sound).toEqual({ cards: [{ id: 'champion', cost: 3 }] });
});

test('a fault of the whole file leaves nothing', async () => {
  const { faults, sound } = await faultsOf(bob, () => Promise.resolve('setup.players: must be 2 to 4'));
  expect(faults.length).toBe(1);
  expect(sound).toEqual({});
});

test('sentences take their numbers along', () => {
  expect(sentenceOf('must be 1 to 20, got 50')).toEqual({ key: 'components-fault-range', args: { least: '1', most: '20', got: '50' } });
  expect(sentenceOf('something new')).toBeNull();
});

test('the rules still speak in these words', () => {
  const folder = '../crates/cubitos/src';
  const source = ['data/check.rs', 'data/check/track.rs', 'operation.rs'].map((file) => readFileSync(`${folder}/${file}`, 'utf8')).join('\n');
  for (const { says } of SENTENCES) {
    // The longest run of plain words of the pattern.
    const words = says.source.split(/\^|\$|\\S\+|\\d\+|-\?|\([^)]*\)|\.[+*]|[()']/).sort((one, other) => other.length - one.length)[0] ?? '';
    expect(words.length).toBeGreaterThan(6);
    const bare = (text: string) => text.replace(/\\\n\s*/g, '').replace(/\s+/g, ' ');
    expect(bare(source)).toContain(bare(words).trim());
  }
});
