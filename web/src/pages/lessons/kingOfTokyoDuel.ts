import type { KingOfTokyoDuel } from '$lib/table/types';
import type { Action, Card, Symbol as DieSymbol, Symbols, View } from '$lib/types/king-of-tokyo-duel';
import type { Lesson, Move, Task } from './lesson';

const fall = (dice: Symbols) => ({ throw: dice });
const threw = (dice: Symbols): Move<KingOfTokyoDuel> => ({ fate: fall(dice) });
const came = (card: Card): Move<KingOfTokyoDuel> => ({ fate: { card } });
const did = (seat: number, ...actions: Action[]): Move<KingOfTokyoDuel> => ({ seat, actions });

const DICE = '.duel section.tray';
const TRACKS = '.duel section.tracks';
const MARKET = '.duel section.market';
const STEPS = '.duel section.steps';
const BAR = '.duel .bar';
const GO = '.duel .bar .actions .primary';
const STOP = '.duel .bar .actions .out';
const ME = '.duel section.seat.seat-0';
const RIVAL = '.duel section.seat.seat-1';

const throwing = (key: string, dice: Symbols, ...light: string[]): Task<KingOfTokyoDuel> => ({
  key,
  actions: [],
  fates: [fall(dice)],
  light: [DICE, BAR, ...light],
  tap: [GO],
});

/** One die of each of two symbols is thrown again; they lie at these places of the tray. */
function throwingAgain(key: string, symbols: [DieSymbol, DieSymbol], places: [number, number], dice: Symbols): Task<KingOfTokyoDuel> {
  const isMarked = ({ roll }: View, symbol: DieSymbol) => roll.marked[symbol] === 1;
  const die = (place: number) => `${DICE} .die:nth-child(${place}):not(.marked)`;
  return {
    key,
    actions: [...symbols.map((symbol): Action => ({ do: 'reroll', symbol })), { do: 'throw' }],
    fates: [fall(dice)],
    isOnTheWay: (action, view) => {
      if (action.do === 'throw') return symbols.every((symbol) => isMarked(view, symbol));
      return action.do === 'reroll' && symbols.includes(action.symbol) && !isMarked(view, action.symbol);
    },
    isDone: ({ stage }) => stage === 'throw',
    light: [DICE, BAR],
    tap: [...places.map(die), GO],
  };
}

const stopping = (key: string, ...light: string[]): Task<KingOfTokyoDuel> => ({
  key,
  actions: [{ do: 'stop' }],
  fates: [],
  light: [DICE, STEPS, BAR, ...light],
  tap: [STOP],
});

/** The rival wins the roll-off and begins with three hits. */
const OPENING: Move<KingOfTokyoDuel>[] = [
  threw({ heart: 3, energy: 3 }),
  threw({ claw: 3, fame: 3 }),
  came('spiked-tail'),
  came('photoshoot'),
  came('giant-brain'),
  threw({ claw: 3, energy: 2 }),
  did(1, { do: 'stop' }),
  did(1, { do: 'finish' }),
];

const RIVAL_BUYS: Move<KingOfTokyoDuel>[] = [
  threw({ energy: 3, heart: 2, power: 1 }),
  did(1, { do: 'stop' }),
  did(1, { do: 'buy', card: 'giant-brain' }),
  came('extra-head'),
  did(1, { do: 'finish' }),
];

const RIVAL_HITS: Move<KingOfTokyoDuel>[] = [threw({ claw: 2, heart: 2, energy: 2 }), did(1, { do: 'stop' }), did(1, { do: 'finish' })];

export const KING_OF_TOKYO_DUEL: Lesson<KingOfTokyoDuel> = {
  game: 'king-of-tokyo-duel',
  setup: { players: 2, monsterOfSeat0: 'gigazaur', monsterOfSeat1: 'cyber-kitty', firstPlayerSeat: 'right' },
  minutes: 4,
  tutor: 'left',
  steps: [
    {
      before: OPENING,
      tasks: [throwing('lesson-duel-throw', { claw: 2, heart: 1, energy: 1, fame: 1, power: 1 }, ME, RIVAL, TRACKS)],
      done: 'lesson-duel-throw-done',
      light: [DICE],
    },
    {
      before: [],
      tasks: [throwingAgain('lesson-duel-again', ['fame', 'power'], [5, 6], { claw: 1, energy: 1 })],
      done: 'lesson-duel-again-done',
      light: [DICE],
    },
    {
      before: [],
      tasks: [stopping('lesson-duel-stop')],
      done: 'lesson-duel-stop-done',
      light: [ME, RIVAL],
    },
    {
      before: [],
      tasks: [
        {
          key: 'lesson-duel-buy',
          actions: [{ do: 'buy', card: 'photoshoot' }],
          fates: [{ card: 'regeneration' }],
          light: [MARKET],
          tap: ['.duel + dialog[open] .button.primary', `${MARKET} .card:nth-child(2) .buy`, `${MARKET} .card:nth-child(2) .face`],
        },
        {
          key: 'lesson-duel-place',
          actions: [{ do: 'place', token: 'buzz-fish', track: 'fame', space: -1 }],
          fates: [],
          light: [TRACKS, `${STEPS} .laying`, BAR],
          tap: [`${TRACKS} .controls .primary`, `${STEPS} .laying .primary`, `${TRACKS} [data-place="6"]`],
        },
      ],
      done: 'lesson-duel-place-done',
      light: [TRACKS, ME],
    },
    {
      before: RIVAL_BUYS,
      watch: { key: 'lesson-duel-watch', light: [DICE, STEPS, RIVAL] },
      tasks: [
        throwing('lesson-duel-next', { destruction: 4, claw: 1, energy: 1 }, RIVAL),
        throwingAgain('lesson-duel-pull', ['claw', 'energy'], [1, 2], { destruction: 1, heart: 1 }),
        stopping('lesson-duel-five', TRACKS),
        {
          key: 'lesson-duel-order',
          actions: [{ do: 'resolve', symbol: 'heart' }],
          fates: [],
          isOnTheWay: (action) => action.do === 'resolve',
          light: [STEPS, BAR],
          tap: [GO],
        },
      ],
      done: 'lesson-duel-order-done',
      light: [TRACKS],
    },
    {
      before: RIVAL_HITS,
      watch: { key: 'lesson-duel-watch', light: [DICE, STEPS, RIVAL] },
      tasks: [throwing('lesson-duel-luck', { fame: 3, power: 2, claw: 1 }, ME, TRACKS), stopping('lesson-duel-power', TRACKS)],
      done: 'lesson-duel-power-done',
      light: [TRACKS, STEPS],
    },
    {
      before: [],
      tasks: [
        {
          key: 'lesson-duel-fame',
          actions: [{ do: 'resolve', symbol: 'fame' }],
          fates: [],
          light: [TRACKS, STEPS],
          tap: [`${STEPS} button.step:nth-child(2)`],
        },
        {
          key: 'lesson-duel-win',
          actions: [{ do: 'pull', track: 'fame' }],
          fates: [],
          light: [TRACKS, STEPS],
          tap: [`${STEPS} button.power`],
        },
      ],
      done: 'lesson-duel-win-done',
      light: [TRACKS],
    },
  ],
};
