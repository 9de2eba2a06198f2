import type { GameName } from '$lib/games';

/** A moment of a match that bots have played up to there: nothing is kept of it but how to get there. */
export interface Position {
  /** What it is called: `gallery-` and this. */
  name: string;
  setup: { players: number } & Record<string, unknown>;
  seed: string;
  /** At least so many steps. */
  after: number;
  /** And then up to this question to the first seat. */
  at?: string;
}

/** Farther than any match goes. */
const END = 100_000;

const two = { players: 2 };

export const POSITIONS: Record<GameName, readonly Position[]> = {
  'clever-cubed': [
    { name: 'begin', setup: two, seed: '7', after: 0 },
    { name: 'dice', setup: two, seed: '7', after: 1, at: 'prompt-roll' },
    { name: 'platter', setup: two, seed: '7', after: 24, at: 'prompt-pick' },
    { name: 'extra', setup: two, seed: '7', after: 65, at: 'prompt-extra-die' },
    { name: 'chain', setup: two, seed: '7', after: 83, at: 'prompt-question' },
    { name: 'middle', setup: two, seed: '7', after: 93, at: 'prompt-roll' },
    { name: 'others', setup: two, seed: '7', after: 109 },
    { name: 'alone', setup: { players: 1 }, seed: '3', after: 93, at: 'prompt-roll' },
    { name: 'four', setup: { players: 4 }, seed: '5', after: 180, at: 'prompt-questions' },
    { name: 'end', setup: two, seed: '7', after: END },
  ],
  'king-of-tokyo-duel': [
    { name: 'begin', setup: two, seed: '11', after: 0 },
    { name: 'roll-off', setup: two, seed: '7', after: 2 },
    { name: 'dice', setup: two, seed: '7', after: 8, at: 'prompt-roll' },
    { name: 'kept', setup: two, seed: '11', after: 45, at: 'prompt-roll' },
    { name: 'market', setup: two, seed: '11', after: 66, at: 'prompt-market' },
    { name: 'order', setup: two, seed: '11', after: 102, at: 'prompt-resolve' },
    { name: 'place', setup: two, seed: '11', after: 131, at: 'prompt-gives' },
    { name: 'question', setup: two, seed: '5', after: 83, at: 'prompt-gather' },
    { name: 'others', setup: two, seed: '11', after: 133, at: 'prompt-wait' },
    { name: 'end', setup: two, seed: '11', after: END },
  ],
  'dice-city': [
    { name: 'begin', setup: two, seed: '7', after: 10 },
    { name: 'dice', setup: two, seed: '7', after: 28, at: 'prompt-dice' },
    { name: 'die', setup: two, seed: '7', after: 101, at: 'prompt-die' },
    { name: 'market', setup: two, seed: '7', after: 149, at: 'prompt-build' },
    { name: 'place', setup: two, seed: '7', after: 289, at: 'prompt-place' },
    { name: 'attack', setup: two, seed: '7', after: 583, at: 'prompt-attack' },
    { name: 'chain', setup: two, seed: '9', after: 440, at: 'prompt-copy' },
    { name: 'four', setup: { players: 4 }, seed: '5', after: 631, at: 'prompt-build' },
    { name: 'alone', setup: { players: 1, soloLevel: 'hard' }, seed: '3', after: 110, at: 'prompt-build' },
    { name: 'end', setup: two, seed: '7', after: END },
  ],
  cubitos: [
    { name: 'begin', setup: two, seed: '7', after: 1 },
    { name: 'push', setup: two, seed: '7', after: 5, at: 'prompt-decide' },
    { name: 'bust', setup: two, seed: '7', after: 48, at: 'prompt-discard' },
    { name: 'draw', setup: two, seed: '7', after: 184, at: 'prompt-draw' },
    { name: 'swords', setup: two, seed: '9', after: 280, at: 'prompt-comparison' },
    { name: 'abilities', setup: two, seed: '7', after: 263, at: 'prompt-abilities' },
    { name: 'move', setup: { players: 3, set: 'race-4' }, seed: '11', after: 238, at: 'prompt-move' },
    { name: 'market', setup: { players: 3, set: 'race-4' }, seed: '11', after: 241, at: 'prompt-buy' },
    { name: 'finale', setup: { players: 4, set: 'grand-finale' }, seed: '11', after: 405, at: 'prompt-move' },
    { name: 'end', setup: two, seed: '7', after: END },
  ],
};
