import { describe, expect, it } from 'vitest';
import type { Action, View } from '$lib/types/king-of-tokyo-duel';
import { asidesOf, buttonsOf, count, deedOn, list, offersOf, questionOf, type Plan } from './offers';

const plan = (action: Action): Plan => ({ actions: [action], path: [], gains: { symbols: [], words: [], points: 0, notes: [] } });

/** One of each, as if everything could be decided at once. */
const EVERY: Action[] = [
  { do: 'sleep' },
  { do: 'wake' },
  { do: 'give-up', card: 'frenzy' },
  { do: 'spend-die-token' },
  { do: 'reroll', symbol: 'claw' },
  { do: 'throw' },
  { do: 'keep', symbol: 'fame' },
  { do: 'throw-free' },
  { do: 'stop' },
  { do: 'add', symbol: 'heart', twice: true },
  { do: 'use', card: 'camouflage' },
  { do: 'set-aside', first: 'claw', second: 'power' },
  { do: 'resolve', symbol: 'energy' },
  { do: 'multiply' },
  { do: 'pull', track: 'fame' },
  { do: 'gain-die-token' },
  { do: 'gain-energy', amount: 2 },
  { do: 'claim', token: 'buzz-king-1' },
  { do: 'place', token: 'buzz-cat', track: 'fame', space: 3 },
  { do: 'leave', token: 'buzz-cat' },
  { do: 'take-bonus' },
  { do: 'take-claw' },
  { do: 'buy', card: 'kaijutsu' },
  { do: 'sweep' },
  { do: 'finish' },
  { do: 'metabolize', card: 'kaijutsu' },
  { do: 'destroy', card: 'regeneration' },
  { do: 'swap', card: 'scrappy' },
  { do: 'decline' },
  { do: 'done' },
];

describe('offers', () => {
  it('finds a place for every plan', () => {
    const plans = EVERY.map(plan);
    const offers = offersOf(plans);
    const placed = new Set<Plan | null>([
      ...offers.reroll.values(),
      ...offers.keep.values(),
      ...offers.resolve.values(),
      ...offers.power,
      ...offers.add.map((add) => add.plan),
      ...offers.setAside.map((pair) => pair.plan),
      ...offers.places.flatMap((place) => place.plans.map((way) => way.plan)),
      ...[...offers.cards.values()].flat().map((offer) => offer.plan),
      ...offers.end,
      ...offers.answers,
      ...[offers.throw, offers.throwFree, offers.stop, offers.spendDieToken, offers.sweep],
    ]);
    expect(plans.filter((one) => !placed.has(one))).toEqual([]);
  });

  it('knows both ways round of a token as one place', () => {
    const lay = (space: number, turned?: true): Action => ({ do: 'place', token: 'buzz-lizard', track: 'fame', space, ...(turned && { turned }) });
    const { places } = offersOf([lay(1), lay(1, true), lay(2)].map(plan));
    expect(places.map(({ space, plans }) => [space, plans.map(({ turned }) => turned)])).toEqual([
      [1, [false, true]],
      [2, [false]],
    ]);
  });

  it('tells buying a card from throwing it away', () => {
    const buy = plan({ do: 'buy', card: 'kaijutsu' });
    const away = plan({ do: 'metabolize', card: 'kaijutsu' });
    const offers = offersOf([away, buy]);
    expect(deedOn(offers, 'kaijutsu', 'buy')).toBe(buy);
    expect(deedOn(offers, 'kaijutsu', 'metabolize')).toBe(away);
    expect(deedOn(offers, 'frenzy', 'buy')).toBeNull();
  });
});

describe('questions', () => {
  const view = (stage: View['stage'], pending: View['pending'] = []) => ({ stage, pending }) as unknown as View;

  it('asks the player who is hit', () => {
    const answers = [plan({ do: 'use', card: 'camouflage' }), plan({ do: 'decline' })];
    const packet = view('resolve', [{ task: 'packet', victim: 1, hits: 2 }]);
    expect(questionOf(packet, answers, 1)).toEqual({ seat: 1, card: null, answers });
    expect(questionOf(packet, answers, null)).toBeNull();
    expect(buttonsOf(offersOf(answers), questionOf(packet, answers, 1))).toEqual([]);
  });

  it('names the card that asks', () => {
    const answers = [plan({ do: 'sleep' }), plan({ do: 'wake' }), plan({ do: 'metabolize', card: 'frenzy' })];
    expect(questionOf(view('hibernation'), answers, 0)).toEqual({ seat: 0, card: 'hibernation', answers: answers.slice(0, 2) });
    const task = view('market', [{ task: 'in-shape', owner: 0, left: 1 }]);
    expect(questionOf(task, [plan({ do: 'decline' })], 0)?.card).toBe('in-shape');
  });

  it('leaves what has a place on the board alone', () => {
    const plans = [plan({ do: 'buy', card: 'frenzy' }), plan({ do: 'finish' })];
    expect(questionOf(view('market'), plans, 0)).toBeNull();
    expect(buttonsOf(offersOf(plans), null)).toEqual([]);
    expect(asidesOf(offersOf(plans), null)).toEqual([plans[1]]);
  });

  it('asks for a power that is left, and not to use it is a way out', () => {
    const [pull, done] = [plan({ do: 'pull', track: 'fame' }), plan({ do: 'done' })];
    const question = questionOf(view('resolve'), [pull, done], 0);
    expect(question?.answers).toEqual([pull]);
    expect(asidesOf(offersOf([pull, done]), question)).toEqual([done]);
    expect(questionOf(view('resolve'), [plan({ do: 'resolve', symbol: 'claw' }), pull], 0)).toBeNull();
  });
});

describe('symbols', () => {
  it('are listed in the order of the faces and counted', () => {
    expect(list({ power: 1, claw: 2 })).toEqual(['claw', 'claw', 'power']);
    expect(count({ power: 1, claw: 2 })).toBe(3);
    expect(list({})).toEqual([]);
  });
});
