import { disc, star } from './pen';

/** Small marks in a box of 24 by 24: filled paper, paper-white lights, and lines of the pen. */
export interface Drawing {
  /** Pieces with an outline: fill and path. */
  paper?: readonly (readonly [fill: string, d: string])[];
  /** Filled with the colour of the text. */
  fill?: string;
  /** Drawn with the colour of the text. */
  stroke?: string;
  width?: number;
  /** Drawn with the colour of what lies below. */
  light?: string;
}

/** The rays of the sun. */
const rays = (count: number): string =>
  Array.from({ length: count }, (_, ray) => {
    const angle = (ray * 2 * Math.PI) / count;
    const at = (radius: number) => `${(12 + radius * Math.cos(angle)).toFixed(1)} ${(12 + radius * Math.sin(angle)).toFixed(1)}`;
    return `M${at(7.6)}L${at(10.8)}`;
  }).join('');

export const SIGNS = {
  wood: { paper: [['#b9783a', disc(12, 12, 10)], ['#e8c08b', disc(12, 12, 4.4)]] },
  stone: { paper: [['#b4bac2', 'M1.500 16L6 5.500L13.500 2L22.500 10.500L18.500 21L6 21.500Z']], light: 'M8.500 9l5.5-2' },
  iron: { paper: [['#53627f', 'M1.500 19.500L6 5H18L22.500 19.500Z']], light: 'M8.500 10h7' },
  star: { paper: [['#f7c531', star(12, 13, 11.6, 6, 5)]] },
  strength: { stroke: 'M20 4L9 15M5 13l6 6M7.500 16.500L3.500 20.5', width: 3 },
  defence: { paper: [['var(--paper)', 'M3 3H21V12C21 18 16 21 12 22.500C8 21 3 18 3 12Z']] },
  pass: { paper: [['#8fd0c8', disc(12, 12, 10.6)]], stroke: 'M7.500 7.500L12 12L7.500 16.500M13 7.500L17.500 12L13 16.500', width: 2.4 },
  reroll: { stroke: 'M18.500 8A8 8 0 1 0 20 13.500M19.500 3V8.500H14', width: 2.8 },
  asleep: { stroke: 'M6 6H18L6 18H18', width: 3.4 },
  awake: { stroke: rays(8), fill: disc(12, 12, 4.6), width: 2.6 },
  swap: { stroke: 'M2.500 12H21.5M7 7.500L2.500 12L7 16.500M17 7.500L21.500 12L17 16.500', width: 2.6 },
  to: { stroke: 'M2.500 12H21M14.500 5.500L21 12L14.500 18.5', width: 2.8 },
  mask: { fill: 'M1 9C6 6 18 6 23 9L21.500 15C18 18.500 14.500 15 12 15S6 18.500 2.500 15Z', light: `${disc(7.5, 11.5, 1.4)}${disc(16.5, 11.5, 1.4)}` },
  tick: { stroke: 'M3.500 13L9.500 19L21 5.5', width: 3.2 },
  die: { paper: [['var(--paper)', 'M6.500 2.500H17.500A4 4 0 0 1 21.500 6.500V17.500A4 4 0 0 1 17.500 21.500H6.500A4 4 0 0 1 2.500 17.500V6.500A4 4 0 0 1 6.500 2.5Z']], fill: `${disc(8, 8, 2)}${disc(16, 16, 2)}` },
  cards: { paper: [['var(--paper)', 'M8 2.500H20.500V18H8Z'], ['#6b3fa0', 'M3.500 6H16V21.500H3.500Z']] },
  army: { fill: 'M2 20.500V11.500C2 5.500 6 1.500 12 1.500S22 5.500 22 11.500V20.500H15V13H9V20.5Z' },
  row: { paper: [['var(--paper)', 'M1 7.500H8.300V16.500H1Z'], ['var(--paper)', 'M8.300 7.500H15.700V16.500H8.300Z'], ['var(--paper)', 'M15.700 7.500H23V16.500H15.7Z']] },
  hammer: { stroke: 'M4 20.500L13 10.500M9.500 4.500L19.500 13.5', width: 3.4 },
} satisfies Record<string, Drawing>;

export type SignName = keyof typeof SIGNS;

export const drawing = (name: SignName): Drawing => SIGNS[name];

/** What the five types of location carry on their badges. */
export const TYPES = {
  resource: star(0, 0, 5.9, 4.1, 8),
  military: 'M-4.600 3.600V0C-4.600-3-2.500-4.800 0-4.800S4.600-3 4.600 0V3.600H1.400V.4H-1.400V3.600Z',
  economic: `${disc(0, 0, 5)}M-3.300 0a3.300 3.300 0 1 0 6.600 0a3.300 3.300 0 1 0-6.600 0ZM-.85-2h1.700v4h-1.700Z`,
  cultural: 'M-5 5.200L-4 3.500C-3 0 0-4 5-5C4.600-.5 2 2.500-2 2.800L-4 5.500Z',
  civic: `M-4.600 2.600C-3.200 1.500-3.400-4.400 0-4.400S3.200 1.500 4.600 2.600Z${disc(0, 4.3, 1.4)}`,
} as const;
