import type { GameName } from '../games';
import type { Sitter } from '../table/types';
import type { Arguments, People } from '../words.svelte';
import type { Saved } from './saved';

/** What everybody is called, as `Table` calls them. */
export function people(sitters: readonly Sitter[], say: (key: string, args?: Arguments) => string): People {
  const persons = sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []));
  const name = (sitter: Sitter, seat: number) => {
    if (sitter.kind === 'person') {
      if (persons.length === 1) return say('you');
      return sitter.name || say('player', { number: seat + 1 });
    }
    const alike = sitters.filter((other) => other.kind === 'bot' && other.policy === sitter.policy).length;
    const bot = say(`bot-${sitter.policy.split(':')[0]}`);
    return alike > 1 ? `${bot} ${seat + 1}` : bot;
  };
  return { names: sitters.map(name), you: persons.length === 1 ? (persons[0] ?? null) : null };
}

/** How it went so far in one game, for the person at this device. */
export interface Tally {
  played: number;
  won: number;
  best: number | null;
}

/** Matches that are over count, if exactly one person took part: of several nobody knows whose device it is. */
export function tally(matches: readonly Saved[], game: GameName): Tally {
  const sum: Tally = { played: 0, won: 0, best: null };
  for (const { outcome, sitters, game: of } of matches) {
    const persons = sitters.flatMap((sitter, seat) => (sitter.kind === 'person' ? [seat] : []));
    const [person] = persons;
    if (of !== game || !outcome || persons.length !== 1 || person === undefined) continue;
    sum.played += 1;
    if (sitters.length > 1 && outcome.places[person] === 1) sum.won += 1;
    const score = outcome.scores[person];
    if (score !== undefined) sum.best = Math.max(sum.best ?? score, score);
  }
  return sum;
}

/** Names one after the other, in the manner of the language. */
export function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
