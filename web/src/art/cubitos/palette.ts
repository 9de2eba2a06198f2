import type { Colour, Die } from '$lib/types/cubitos';

/** The colours of a die, the same in both themes: dice are things. */
export interface Paint {
  fill: string;
  ink: string;
  /** Top and side of a cube of it. */
  top: string;
  side: string;
}

export const INK = '#1a1a22';
export const PAPER = '#fffdf8';

export const PAINTS: Record<Die, Paint> = {
  red: { fill: '#c8372d', ink: '#ffffff', top: '#e2675e', side: '#942921' },
  orange: { fill: '#ff9a1f', ink: INK, top: '#ffb65e', side: '#bd7217' },
  yellow: { fill: '#ffe04a', ink: INK, top: '#ffe97d', side: '#bda637' },
  green: { fill: '#5fa85a', ink: INK, top: '#8cc488', side: '#467c43' },
  blue: { fill: '#2b5fe3', ink: '#ffffff', top: '#668cee', side: '#2046a8' },
  purple: { fill: '#7a3c8e', ink: '#ffffff', top: '#a06bb1', side: '#5a2c69' },
  brown: { fill: '#5e300a', ink: '#ffffff', top: '#96602f', side: '#45230a' },
  white: { fill: '#ffffff', ink: INK, top: '#ffffff', side: '#d5d2cf' },
  'light-grey': { fill: '#cfcbc4', ink: INK, top: '#dedbd6', side: '#999691' },
  'dark-grey': { fill: '#5a5c60', ink: '#ffffff', top: '#888a8e', side: '#434447' },
  'first-player': { fill: '#f9dfae', ink: INK, top: '#fdf0d6', side: '#c9a768' },
};

export const COLOURS: readonly Colour[] = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'brown', 'white'];

/** The four runners: coral circle, teal square, amber triangle, indigo diamond. */
export const SEATS: readonly { fill: string; ink: string }[] = [
  { fill: '#d6402b', ink: '#ffffff' },
  { fill: '#0b7285', ink: '#ffffff' },
  { fill: '#f2b01e', ink: INK },
  { fill: '#4b2e83', ink: '#ffffff' },
];
