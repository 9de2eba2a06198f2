import { describe, expect, it } from 'vitest';
import { partsOf, type Part } from './signs';

const written = (parts: Part[]) => parts.map((part) => ('sign' in part ? `<${part.sign}>` : part.text)).join(' ');
const english = (line: string) => written(partsOf(line, ['W', 'S', 'I'], 'b'));
const ukrainian = (line: string) => written(partsOf(line, ['Д', 'К', 'З'], 'б'));

describe('lines in symbols', () => {
  it.each([
    ['+1W', '<wood>'],
    ['+2S', '<stone> <stone>'],
    ['+3I', '+3 <iron>'],
    ['−2W −1S', '−2 <wood> −1 <stone>'],
    ['+WSI ✗', '<wood> <stone> <iron> <asleep>'],
    ['+3†b', '+3 <strength> <mask>'],
    ['1 → 3', '1 <to> 3'],
    ['pair 1★', 'pair 1 <star>'],
    ['row +2♜', 'row +2 <defence>'],
    ['use row✗', 'use row <asleep>'],
    ['die ↔', 'die <swap>'],
  ])('%s', (line, parts) => {
    expect(english(line)).toBe(parts);
  });

  it('do not take letters of words for resources', () => {
    expect(ukrainian('з ряду ✗')).toBe('з ряду <asleep>');
    expect(ukrainian('+1З')).toBe('<iron>');
    expect(ukrainian('+3†б')).toBe('+3 <strength> <mask>');
    expect(english('Well')).toBe('Well');
  });
});
