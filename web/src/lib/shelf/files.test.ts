import { expect, test } from 'vitest';
import { Broken, Refused } from '../engine/client';
import type { Scene } from '../types/session';
import { FILE_BYTES_MAX, fileOf, read } from './files';
import { readFile, type Check } from './reading';
import type { Saved } from './saved';

const RECORD = { format: 2, game: 'clever-cubed', rulesVersion: 2, setup: { players: 2 }, steps: [{ chance: {} }], hash: '00' };
const OPENING = '{"kubik":2,"game":"clever-cubed","rulesVersion":1,"setup":{"players":2},"seats":["person","greedy"],"names":["Anna",""]}';
const THROW = '{"chance":{"throw":{}}}';
const FORFEIT = '{"seat":0,"action":{"do":"forfeit"}}';

const lines = (...all: string[]) => all.map((line) => `${line}\n`).join('');

test('the file is the record itself, named by game and day', () => {
  const saved = { game: 'clever-cubed', record: RECORD, changed: new Date(2026, 10, 6, 23, 59).getTime() } as Saved;
  const { name, text } = fileOf(saved);
  expect(name).toBe('clever-cubed-2026-11-06.kubik.json');
  expect(text).toBe(`${JSON.stringify(RECORD)}\n`);
  expect(read(text)).toEqual({ game: 'clever-cubed', record: RECORD, sitters: null });
});

test('a journal of the terminal is read, without what was taken back', () => {
  const journal = lines(OPENING, THROW, FORFEIT, '{"undo":0}', THROW, '{"table":{"seats":["random","person"],"names":["","Bo"]}}');
  expect(read(journal)).toEqual({
    game: 'clever-cubed',
    record: {
      format: 1,
      game: 'clever-cubed',
      rulesVersion: 1,
      setup: { players: 2 },
      steps: [JSON.parse(THROW), JSON.parse(THROW)],
      hash: '0000000000000000',
    },
    sitters: [
      { kind: 'bot', policy: 'random' },
      { kind: 'person', name: 'Bo' },
    ],
  });
});

test('a last line that was cut off is left out wherever the cut is', () => {
  const whole = lines(OPENING, THROW, FORFEIT);
  for (let length = whole.length - FORFEIT.length - 1; length < whole.length; length += 1) {
    expect(read(whole.slice(0, length))).toMatchObject({ record: { steps: [JSON.parse(THROW)] } });
  }
});

test('a save of the first version is read', () => {
  const save = { kubik: 1, seats: ['person', 'greedy'], names: ['An\u0007na'], language: 'uk', record: RECORD };
  expect(read(JSON.stringify(save, null, 2))).toEqual({
    game: 'clever-cubed',
    record: RECORD,
    sitters: [
      { kind: 'person', name: 'Anna' },
      { kind: 'bot', policy: 'greedy' },
    ],
  });
});

test.each([
  ['', 'import-empty', undefined],
  [' \n', 'import-empty', undefined],
  ['hello', 'import-not-json', undefined],
  [JSON.stringify(RECORD).slice(0, -5), 'import-not-json', undefined],
  ['7', 'import-not-a-match', undefined],
  ['[]', 'import-not-a-match', undefined],
  ['null', 'import-not-a-match', undefined],
  ['{}', 'import-not-a-match', undefined],
  ['{"game":"clever-cubed"}', 'import-not-a-match', undefined],
  ['{"game":"chess","steps":[]}', 'import-unknown-game', { game: 'chess' }],
  ['{"kubik":9,"record":{}}', 'import-newer', undefined],
  ['{"kubik":3,"game":"clever-cubed"}', 'import-newer', undefined],
  ['{"kubik":1,"record":7}', 'import-not-a-match', undefined],
  [lines(OPENING, 'rubbish', FORFEIT), 'import-damaged-line', { line: 2 }],
  [lines(OPENING, THROW, ''), 'import-damaged-line', { line: 3 }],
  [lines(OPENING, THROW, '{"undo":0}'), 'import-damaged-line', { line: 3 }],
])('%j is %s', (text, key, args) => {
  expect(read(text)).toEqual(args ? { key, args } : { key });
});

const SCENE = {
  turn: { over: { places: [1, 2], scores: [9, 4], reason: 'points' } },
  view: { round: 6 },
  standings: [{ key: 'standing' }, { key: 'standing' }],
  prompt: { key: 'prompt-over' },
} as unknown as Scene;

const accept: Check = (_game, record) =>
  Promise.resolve({ scene: SCENE, record: { ...(record as object), hash: 'checked' }, policies: ['random', 'greedy'] });

const refuse = (reason: Error): Check => () => Promise.reject(reason);

const file = (content: unknown) => new Blob([typeof content === 'string' ? content : JSON.stringify(content)]);

test('what the rules accept becomes a match, with the record as they write it', async () => {
  const result = await readFile(file(RECORD), accept);
  expect(result).toMatchObject({
    saved: {
      game: 'clever-cubed',
      record: { ...RECORD, hash: 'checked' },
      sitters: [
        { kind: 'person', name: '' },
        { kind: 'bot', policy: 'normal' },
      ],
      outcome: { scores: [9, 4] },
    },
  });
});

test('a bot that is not known here is replaced, and every seat is taken', async () => {
  const journal = OPENING.replace('["person","greedy"]', '["oracle:9"]');
  const result = await readFile(file(lines(journal)), accept);
  expect(result).toMatchObject({
    saved: {
      sitters: [
        { kind: 'bot', policy: 'normal' },
        { kind: 'bot', policy: 'normal' },
      ],
    },
  });
});

test('a file that is too large is not even read', async () => {
  const huge = { size: FILE_BYTES_MAX + 1, text: () => Promise.reject(new Error('it was read')) } as Blob;
  expect(await readFile(huge, accept)).toEqual({ wrong: { key: 'import-too-large', args: { megabytes: 8 } } });
});

test('everything that can go wrong afterwards is told', async () => {
  const gone = { size: 5, text: () => Promise.reject(new DOMException('gone', 'NotFoundError')) } as Blob;
  expect(await readFile(gone, accept)).toEqual({ wrong: { key: 'import-unreadable' } });
  const details = 'steps[0].chance.throw: missing field';
  expect(await readFile(file(RECORD), refuse(new Refused({ code: 'bad-record', message: details })))).toEqual({
    wrong: { key: 'import-refused', args: { code: 'bad-record', place: 'steps[0].chance.throw' } },
  });
  expect(await readFile(file(RECORD), refuse(new Broken('no module')))).toEqual({ wrong: { key: 'import-no-engine' } });
});
