import { expect, it } from 'vitest';
import { partsOf, register, spoken, type Signs } from './signs';

const signs: Signs = { pattern: /([★!])/u, name: (sign) => (sign === '★' ? 'star' : 'power'), Sign: (() => {}) as never };

it('takes a sentence to pieces', () => {
  expect(partsOf('pull ★ 1', signs)).toEqual([
    { text: 'pull ', name: null },
    { text: '★', name: 'star' },
    { text: ' 1', name: null },
  ]);
});

it('leaves a sentence of a game without signs as it is, without the lines around it', () => {
  expect(partsOf('── Turn 2: you ──', null)).toEqual([{ text: 'Turn 2: you', name: null }]);
});

it('reads signs out by their names', () => {
  register('king-of-tokyo-duel', signs);
  expect(spoken('king-of-tokyo-duel', 'you: 2★ 1!')).toBe('you: 2 star 1 power');
  expect(spoken('king-of-tokyo-duel', 'you: 1×die ★3, ★4')).toBe('you: 1×die star 3, star 4');
  expect(spoken('clever-cubed', '2★')).toBe('2★');
});
