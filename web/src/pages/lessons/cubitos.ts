import type { Cubitos } from '$lib/table/types';
import type { Action, CellName, Sides } from '$lib/types/cubitos';
import { LEARNER, type Lesson, type Move, type Task } from './lesson';

const fall = (roll: Sides) => ({ roll });
const threw = (roll: Sides): Move<Cubitos> => ({ fate: fall(roll) });
const did = (seat: number, ...actions: Action[]): Move<Cubitos> => ({ seat, actions });
const step = (to: CellName): Action => ({ do: 'step', to });
const draw = (die: string): Action => ({ do: 'draw', zone: 'draw', die });

const MAP = '.cubitos .map';
const ZONES = '.cubitos section.zones';
const ACTIVE = '.cubitos .zone.active';
const ROLL = '.cubitos .zone.roll';
/** What can be drawn and what is discarded: a row of dice, or only how many. */
const KEEP = ['.cubitos .zone.keep', '.cubitos .bag'];
const BAR = '.cubitos > .bar';
const PLAYERS = '.cubitos .players';
const PRIMARY = `${BAR} .button.primary`;
const PASS = `${BAR} .button.pass`;
const PUSH = `${BAR} .button.push`;
const ANSWER = '.cubitos .question button';
const cell = (name: CellName) => `.cubitos [data-cell="${name}"]`;
const card = (name: string) => `.cubitos [data-card="${name}"]`;

const doing = (key: string, action: Action, light: string[], tap: string[], fates: unknown[] = []): Task<Cubitos> => ({
  key,
  actions: [action],
  fates,
  light,
  tap,
});

const buying = (key: string, name: string): Task<Cubitos> => doing(key, { do: 'buy', card: name }, [card(name), BAR], [card(name)]);

/** The rival is not satisfied, pushes once more and busts. */
const RIVAL_BUSTS: Move<Cubitos>[] = [
  did(1, { do: 'push' }),
  threw({ 'light-grey': { blank: 5 }, 'dark-grey': { blank: 1 }, 'first-player': { blank: 1 } }),
  did(1, { do: 'done' }),
];

const RUN = [step('r10c21'), step('r10c23'), step('r10c25')];

export const CUBITOS: Lesson<Cubitos> = {
  game: 'cubitos',
  setup: { players: 2, set: 'race-1', firstPlayer: 1 },
  minutes: 5,
  tutor: 'right',
  steps: [
    {
      before: [],
      tasks: [
        {
          key: 'lesson-cubitos-throw',
          actions: [],
          fates: [
            fall({ 'light-grey': { coins: 1, blank: 6 }, 'dark-grey': { feet: 1, blank: 1 } }),
            fall({ 'light-grey': { coins: 2, blank: 5 }, 'dark-grey': { feet: 1, blank: 1 }, 'first-player': { blank: 1 } }),
          ],
          light: [ZONES, BAR],
          tap: [PRIMARY],
        },
      ],
      done: 'lesson-cubitos-throw-done',
      light: [ACTIVE, ROLL],
    },
    {
      before: [],
      tasks: [
        doing('lesson-cubitos-push', { do: 'push' }, [ACTIVE, ROLL, BAR], [PUSH], [fall({ 'light-grey': { coins: 2, blank: 4 }, 'dark-grey': { blank: 1 } })]),
      ],
      done: 'lesson-cubitos-push-done',
      light: [ACTIVE, ROLL],
    },
    {
      before: [],
      tasks: [doing('lesson-cubitos-pass', { do: 'pass' }, [ROLL, BAR], [PASS])],
      done: 'lesson-cubitos-pass-done',
      light: [PLAYERS],
    },
    {
      before: RIVAL_BUSTS,
      tasks: [
        doing('lesson-cubitos-run', step('r09c20'), [MAP], [cell('r09c20')]),
        doing('lesson-cubitos-bonus', { do: 'bonus', number: 0 }, [MAP], [ANSWER]),
      ],
      done: 'lesson-cubitos-bonus-done',
      light: [MAP, PLAYERS],
    },
    {
      before: [],
      tasks: [buying('lesson-cubitos-buy', 'mr-soldier')],
      done: 'lesson-cubitos-buy-done',
      light: KEEP,
    },
    {
      before: [threw({ 'light-grey': { coins: 1, blank: 6 }, 'dark-grey': { blank: 2 } })],
      tasks: [
        {
          key: 'lesson-cubitos-draw',
          actions: [draw('red'), draw('dark-grey')],
          fates: [fall({ 'light-grey': { coins: 1, blank: 5 }, 'dark-grey': { feet: 1, blank: 1 }, red: { symbol: 1 }, 'first-player': { blank: 1 } })],
          isOnTheWay: (action) => action.do === 'draw' && (action.die === 'red' || action.die === 'dark-grey'),
          isDone: ({ players }) => players[LEARNER]?.stage !== 'draw',
          light: [ZONES, BAR],
          tap: [PRIMARY],
        },
      ],
      done: 'lesson-cubitos-draw-done',
      light: [ACTIVE],
    },
    {
      before: [],
      tasks: [doing('lesson-cubitos-enough', { do: 'pass' }, [ACTIVE, ROLL, BAR], [PASS])],
      done: 'lesson-cubitos-enough-done',
      light: [PLAYERS, ACTIVE],
    },
    {
      before: [did(1, { do: 'pass' })],
      tasks: [doing('lesson-cubitos-soldier', { do: 'take-comparison', card: 'mr-soldier' }, [MAP, card('mr-soldier')], [ANSWER])],
      done: 'lesson-cubitos-soldier-done',
      light: [card('mr-soldier'), ACTIVE],
    },
    {
      before: [],
      tasks: [
        {
          key: 'lesson-cubitos-far',
          actions: [...RUN, { do: 'stop' }],
          fates: [],
          isOnTheWay: (action) => action.do === 'stop' || RUN.some((stride) => JSON.stringify(stride) === JSON.stringify(action)),
          isDone: ({ players }) => players[LEARNER]?.stage === 'bonus',
          light: [MAP, BAR],
          tap: [cell('r10c25'), PRIMARY],
        },
        doing('lesson-cubitos-lose', { do: 'bonus', number: 0 }, [MAP], [ANSWER]),
        doing('lesson-cubitos-grey', { do: 'lose', zone: 'roll', die: 'light-grey' }, [ROLL, BAR], ['.cubitos [data-place="roll/light-grey"]']),
        buying('lesson-cubitos-rock', 'rock-on'),
      ],
      done: 'lesson-cubitos-rock-done',
      light: [MAP],
    },
  ],
};
