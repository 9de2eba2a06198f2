import { expect, test } from 'vitest';
import type { Choice } from '$lib/types/session';
import { Texts } from '$lib/words.svelte';
import { OptionWords } from './optionWords';

const SOURCE = `
value-on = yes
value-random = by lot
option-startingPlayer = Who begins
option-startingPlayer-about = Who is active first.
option-startingPlayer-seat = player { $number }
option-track-value = { $value ->
   *[hill] the hill
    [lake] the lake
}
`;

const words = new OptionWords(new Texts('en', [SOURCE]));
const choice = (id: string): Choice => ({ id, values: [], default: '' });

test('an option has a name and an explanation', () => {
  expect(words.name(choice('startingPlayer'))).toBe('Who begins');
  expect(words.about(choice('startingPlayer'))).toBe('Who is active first.');
});

test('a seat is called by the name of who sits there', () => {
  const named = new OptionWords(new Texts('en', [SOURCE]), ['You', 'Normal bot']);
  expect(named.value(choice('startingPlayer'), '1')).toBe('Normal bot');
  expect(named.value(choice('turnLimit'), '1')).toBe('1');
  expect(named.about(choice('monsterOfSeat1'))).toBe('Normal bot');
});

test.each([
  ['startingPlayer', 'random', 'by lot'],
  ['startingPlayer', '1', 'player 2'],
  ['turnLimit', '200', '200'],
  ['soloFallback', 'on', 'yes'],
  ['track', 'lake', 'the lake'],
  ['track', 'hill+lake', 'the hill + the lake'],
  ['laps', 'many', 'many'],
])('%s=%s is said as "%s"', (id, value, said) => {
  expect(words.value(choice(id), value)).toBe(said);
});
