import type { CleverCubed } from '$lib/table/types';
import type { Action, Die, Faces, Mark } from '$lib/types/clever-cubed';
import type { Lesson, Move, Task } from './lesson';

const fall = (dice: Faces) => ({ throw: dice });
const threw = (dice: Faces): Move<CleverCubed> => ({ fate: fall(dice) });
const did = (seat: number, ...actions: Action[]): Move<CleverCubed> => ({ seat, actions });
const mark = (mark: Mark): Action => ({ do: 'mark', mark });
const take = (die: Die): Action => ({ do: 'take', die });
const pick = (die: Die): Action => ({ do: 'pick', die });

const TRAY = '.middle > .tray';
const BAR = '.middle > .bar';
const BUTTON = '.middle > .bar .actions .button';
const cell = (id: string) => `.paper [data-target="${id}"]`;
const bonus = (id: string) => `.paper [data-bonus="${id}"]`;
const row = (name: 'rerolls' | 'jokers' | 'extras') => `.paper [data-row="${name}"]`;
const die = (name: Die) => `[data-die="${name}"]`;
/** The fox and what has to be marked for it. */
const FOX = [cell('yellow-1-6'), cell('yellow-2-6'), bonus('yellow-gap-1-6')];
const OPTIONS = '.paper .options';
const OPTION = '.paper .options button';
/** First the die, and when it is in the hand, the cell. */
const markWith = (name: Die, id: string) => [`${die(name)}:not([aria-pressed="true"])`, cell(id)];
const throwing = (key: string, dice: Faces): Task<CleverCubed> => ({
  key,
  actions: [],
  fates: [fall(dice)],
  light: [TRAY, BAR],
  tap: [BUTTON],
});

/** The rival picks from the platter and has a turn; the yellow 6 is left over. */
const RIVAL_IN_ROUND_1: Move<CleverCubed>[] = [
  did(1, pick('turquoise'), mark({ area: 'turquoise', row: 1, column: 4 })),
  threw({ yellow: 6, turquoise: 3, blue: 2, brown: 4, pink: 5, white: 4 }),
  did(1, take('brown'), mark({ area: 'brown', cell: 4 })),
  threw({ yellow: 6, pink: 6, white: 6 }),
  did(1, take('white'), mark({ area: 'turquoise', row: 1, column: 6 })),
  threw({ yellow: 6, pink: 3 }),
  did(1, take('pink'), mark({ area: 'pink', choice: 'bonus', number: 2 })),
];

/** The learner begins the second round with the pink 5. */
const ROUND_2: Move<CleverCubed>[] = [
  threw({ yellow: 5, turquoise: 6, blue: 6, brown: 5, pink: 5, white: 6 }),
  did(0, take('pink'), mark({ area: 'pink', choice: 'bonus', number: 3 })),
  threw({ yellow: 6, turquoise: 4, blue: 3, brown: 5, white: 2 }),
];

/** Again the rival; what is left over is low. */
const RIVAL_IN_ROUND_2: Move<CleverCubed>[] = [
  did(1, pick('turquoise'), mark({ area: 'turquoise', row: 2, column: 4 })),
  did(1, { do: 'stop' }),
  threw({ yellow: 1, turquoise: 1, blue: 4, brown: 2, pink: 3, white: 4 }),
  did(1, take('pink'), mark({ area: 'pink', choice: 'points', number: 3 })),
  threw({ blue: 6, white: 4 }),
  did(1, take('white'), mark({ area: 'turquoise', row: 3, column: 4 })),
  threw({ blue: 4 }),
  did(1, take('blue'), mark({ area: 'blue', side: 'right', number: 8 })),
  did(1, { do: 'stop' }),
];

/** The learner begins the third round with a yellow 4, and throws another 4. */
const ROUND_3: Move<CleverCubed>[] = [
  threw({ yellow: 4, turquoise: 5, blue: 6, brown: 5, pink: 6, white: 4 }),
  did(0, take('yellow'), mark({ area: 'yellow', row: 1, column: 4 })),
  threw({ turquoise: 4, blue: 5, brown: 6, pink: 4, white: 6 }),
];

export const CLEVER_CUBED: Lesson<CleverCubed> = {
  game: 'clever-cubed',
  setup: { players: 2, startingPlayer: 0 },
  minutes: 5,
  tutor: 'left',
  steps: [
    {
      before: [],
      tasks: [throwing('lesson-clever-throw', { yellow: 3, turquoise: 5, blue: 4, brown: 4, pink: 2, white: 1 })],
      done: 'lesson-clever-throw-done',
      light: [TRAY],
    },
    {
      before: [],
      tasks: [
        {
          key: 'lesson-clever-take',
          actions: [take('yellow'), mark({ area: 'yellow', row: 1, column: 3 })],
          fates: [],
          light: [TRAY, cell('yellow-1-3')],
          tap: markWith('yellow', 'yellow-1-3'),
        },
      ],
      done: 'lesson-clever-take-done',
      light: [TRAY, cell('yellow-1-3')],
    },
    {
      before: [],
      tasks: [
        throwing('lesson-clever-again', { turquoise: 6, blue: 5, brown: 5 }),
        {
          key: 'lesson-clever-blue',
          actions: [take('blue'), mark({ area: 'blue', side: 'left', number: 6 })],
          fates: [],
          light: [TRAY, cell('blue-left-1')],
          tap: markWith('blue', 'blue-left-1'),
        },
      ],
      done: 'lesson-clever-blue-done',
      light: [TRAY, cell('blue-left-1')],
    },
    {
      before: [threw({ turquoise: 2, brown: 6 })],
      tasks: [
        {
          key: 'lesson-clever-reroll',
          actions: [{ do: 'reroll' }],
          fates: [fall({ turquoise: 4, brown: 1 })],
          light: [TRAY, BAR, row('rerolls')],
          tap: [BUTTON],
        },
        {
          key: 'lesson-clever-brown',
          actions: [take('brown'), mark({ area: 'brown', cell: 1 })],
          fates: [],
          light: [TRAY, cell('brown-1')],
          tap: markWith('brown', 'brown-1'),
        },
      ],
      done: 'lesson-clever-brown-done',
      light: [cell('brown-1'), cell('brown-2'), bonus('brown-gap-1')],
    },
    {
      before: RIVAL_IN_ROUND_1,
      tasks: [
        {
          key: 'lesson-clever-pick',
          actions: [pick('yellow'), mark({ area: 'yellow', row: 1, column: 6 })],
          fates: [],
          light: [TRAY, cell('yellow-1-6')],
          tap: markWith('yellow', 'yellow-1-6'),
        },
      ],
      done: 'lesson-clever-pick-done',
      light: FOX,
    },
    {
      before: ROUND_2,
      tasks: [
        {
          key: 'lesson-clever-fox',
          actions: [take('yellow'), mark({ area: 'yellow', row: 2, column: 6 })],
          fates: [],
          light: [TRAY, ...FOX],
          tap: markWith('yellow', 'yellow-2-6'),
        },
      ],
      done: 'lesson-clever-fox-done',
      light: [TRAY, ...FOX],
    },
    {
      before: [],
      tasks: [
        {
          key: 'lesson-clever-extra',
          actions: [{ do: 'extra', die: 'brown' }, mark({ area: 'brown', cell: 2 })],
          fates: [],
          light: [TRAY, cell('brown-1'), cell('brown-2'), row('extras')],
          tap: markWith('brown', 'brown-2'),
        },
      ],
      done: 'lesson-clever-extra-done',
      light: [cell('brown-1'), cell('brown-2'), bonus('brown-gap-1'), row('jokers')],
    },
    {
      before: RIVAL_IN_ROUND_2,
      tasks: [
        {
          key: 'lesson-clever-joker',
          actions: [{ do: 'pick', die: 'yellow', joker: { cell: 1, number: 3 } }, mark({ area: 'yellow', row: 2, column: 3 })],
          fates: [],
          light: [TRAY, cell('yellow-1-3'), cell('yellow-2-3'), row('jokers'), OPTIONS],
          tap: [OPTION, ...markWith('yellow', 'yellow-2-3')],
        },
        {
          key: 'lesson-clever-pink',
          actions: [{ do: 'answer', question: 'pink', mark: { area: 'pink', choice: 'bonus', number: 3 } }],
          fates: [],
          light: [bonus('yellow-gap-1-3'), cell('pink-2:bonus'), cell('pink-2:points'), OPTIONS],
          tap: [OPTION, cell('pink-2:bonus')],
        },
      ],
      done: 'lesson-clever-pink-done',
      light: [cell('yellow-2-3'), cell('pink-2'), row('rerolls')],
    },
    {
      before: ROUND_3,
      tasks: [
        {
          key: 'lesson-clever-turquoise',
          actions: [take('turquoise'), mark({ area: 'turquoise', row: 1, column: 4 })],
          fates: [],
          light: [TRAY, cell('turquoise-1-4')],
          tap: markWith('turquoise', 'turquoise-1-4'),
        },
        {
          key: 'lesson-clever-twice',
          actions: [{ do: 'cross', row: 2 }],
          fates: [],
          light: [TRAY, cell('turquoise-1-4'), cell('turquoise-2-4')],
          tap: [cell('turquoise-2-4')],
        },
      ],
      done: 'lesson-clever-twice-done',
      light: [cell('turquoise-1-4'), cell('turquoise-2-4'), bonus('turquoise-column-4'), row('jokers')],
    },
  ],
};
