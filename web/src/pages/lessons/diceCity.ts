import type { DiceCity } from '$lib/table/types';
import type { Action, Colour, Location, Space, Throw } from '$lib/types/dice-city';
import type { Lesson, Move, Task } from './lesson';

const came = (card: Location): Move<DiceCity> => ({ fate: { card } });
const threw = (dice: Throw): Move<DiceCity> => ({ fate: { throw: dice } });
const did = (seat: number, ...actions: Action[]): Move<DiceCity> => ({ seat, actions });
const take = (die: Colour): Action => ({ do: 'take', die });
const use = (location: Location): Action => ({ do: 'use', location });

const STOCK = '.dice-city .stock[role="group"]';
const BAR = '.dice-city .bar.panel';
/** It is there once a die is in the hand, or a card over its space. */
const PRIMARY = '.dice-city .bar .actions .button.primary';
const space = (name: Space) => `.dice-city [data-space="${name}"]`;
const card = (thing: string) => `.dice-city [data-thing="${thing}"]`;
const FOES = '.dice-city .foes';
/** On a small board it is behind its tab. */
const ENDS = '.dice-city .ends, .dice-city .tabs button:last-child';
const PLAYERS = '.dice-city .players';
const DECKS = '.dice-city [data-thing^="deck:"]';

/** Dice are used where they stand, in any order. */
function using(key: string, uses: [Colour, number, Location][]): Task<DiceCity> {
  const spaces = uses.map(([die, column]) => space(`${die}-${column}`));
  return {
    key,
    actions: uses.flatMap(([die, , location]) => [take(die), use(location)]),
    fates: [],
    isOnTheWay: (action, { stage }) => {
      if (action.do === 'take') return uses.some(([die]) => die === action.die);
      return action.do === 'use' && typeof stage === 'object' && 'die' in stage && uses.some(([die]) => die === stage.die.die);
    },
    isDone: ({ stage, unspent }) => typeof stage !== 'object' && uses.every(([die]) => !unspent.includes(die)),
    light: [...spaces, BAR, STOCK],
    tap: [PRIMARY, ...spaces.map((name) => `${name}:has(.target)`)],
  };
}

/** A card is bought and laid. */
const building = (key: string, action: Action & { do: 'build' }, thing: string, light = card(thing)): Task<DiceCity> => ({
  key,
  actions: [action],
  fates: [],
  light: [light, STOCK],
  tap: [card(thing)],
});

const laying = (key: string, name: Space, fates: unknown[] = []): Task<DiceCity> => ({
  key,
  actions: [{ do: 'place', space: name }],
  fates,
  light: [space(name), BAR],
  tap: [PRIMARY, space(name)],
});

const OPENING: Move<DiceCity>[] = [
  ...(['manor', 'stables', 'storehouse', 'church', 'barracks', 'market-place', 'great-wall', 'town-hall'] as const).map(came),
  threw({ white: 1, yellow: 6, red: 4, blue: 2, black: 4 }),
  threw({ white: 2, yellow: 1, red: 1, blue: 1, black: 1 }),
];

/** The rival gathers and builds a Manor. */
const RIVAL: Move<DiceCity>[] = [
  did(1, take('white'), use('mountain')),
  did(1, take('yellow'), use('mountain')),
  did(1, take('red'), use('cave')),
  did(1, take('blue'), use('forest')),
  did(1, take('black'), use('mountain')),
  did(1, { do: 'build', card: 'manor', slot: 0 }, { do: 'place', space: 'red-4' }),
  came('festival-hall'),
  threw({ white: 3, yellow: 4, red: 4, blue: 6, black: 2 }),
];

export const DICE_CITY: Lesson<DiceCity> = {
  game: 'dice-city',
  setup: { players: 2, startingPlayer: 0 },
  minutes: 4,
  tutor: 'left',
  steps: [
    {
      before: OPENING,
      tasks: [using('lesson-city-use', [['white', 1, 'forest']])],
      done: 'lesson-city-use-done',
      light: [space('white-1'), STOCK],
    },
    {
      before: [],
      tasks: [using('lesson-city-more', [['yellow', 6, 'forest']]), using('lesson-city-point', [['blue', 2, 'small-house']])],
      done: 'lesson-city-point-done',
      light: [space('blue-2'), STOCK, PLAYERS],
    },
    {
      before: [],
      tasks: [
        {
          key: 'lesson-city-shift',
          actions: [take('red'), { do: 'shift', die: 'black', to: 3 }],
          fates: [],
          isOnTheWay: (action) => (action.do === 'take' ? action.die === 'red' : action.do === 'shift' && action.die === 'black' && action.to === 3),
          isDone: ({ stage }) => stage === 'dice',
          light: [space('red-4'), space('black-3'), space('black-4')],
          tap: [`${space('black-3')}:has(.target)`, space('red-4')],
        },
        using('lesson-city-black', [['black', 3, 'forest']]),
      ],
      done: 'lesson-city-black-done',
      light: [STOCK],
    },
    {
      before: [],
      tasks: [
        building('lesson-city-build', { do: 'build', card: 'lumber-mill' }, 'deck:lumber-mill', DECKS),
        laying('lesson-city-place', 'white-1'),
      ],
      done: 'lesson-city-place-done',
      light: [space('white-1'), STOCK],
    },
    {
      before: [],
      tasks: [
        {
          key: 'lesson-city-throw',
          actions: [],
          fates: [{ throw: { white: 1, yellow: 2, red: 4, blue: 3, black: 5 } }],
          light: [BAR],
          tap: [PRIMARY],
        },
      ],
      done: 'lesson-city-throw-done',
      light: [space('white-1'), space('yellow-2'), space('red-4'), space('blue-3')],
    },
    {
      before: RIVAL,
      tasks: [
        using('lesson-city-army', [
          ['yellow', 2, 'militia'],
          ['red', 4, 'militia'],
          ['blue', 3, 'militia'],
        ]),
      ],
      done: 'lesson-city-army-done',
      light: [STOCK],
    },
    {
      before: [],
      tasks: [
        using('lesson-city-mill', [
          ['white', 1, 'lumber-mill'],
          ['black', 5, 'cave'],
        ]),
        {
          key: 'lesson-city-attack',
          actions: [{ do: 'beat', bandits: 2 }],
          fates: [],
          light: [FOES, STOCK],
          tap: [`${FOES} section:first-child button:first-child`],
        },
      ],
      done: 'lesson-city-attack-done',
      light: [FOES, ENDS],
    },
    {
      before: [],
      tasks: [
        building('lesson-city-card', { do: 'build', card: 'market-place', slot: 5 }, 'slot:5'),
        laying('lesson-city-lay', 'yellow-4', [{ card: 'bazaar' }]),
      ],
      done: 'lesson-city-lay-done',
      light: [space('yellow-4'), STOCK, PLAYERS],
    },
  ],
};
