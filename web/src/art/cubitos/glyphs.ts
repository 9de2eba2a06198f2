import type { Die } from '$lib/types/cubitos';

/** A sign in a box from -10 to 10: what is filled, what is drawn with the pen, and what is cut out of it. */
export interface Glyph {
  fill?: string;
  line?: string;
  lineWidth?: number;
  hole?: string;
  holeLine?: string;
}

export const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

const SWORD = 'M-8.6-9.2-4.2-8.4 5 3.4 2.8 5.2-7.6-5Z';
const SWORD_MIRRORED = 'M8.6-9.2 4.2-8.4-5 3.4-2.8 5.2 7.6-5Z';

/** The mark of each die, on its symbol faces and in the corner of all others. */
export const MARKS: Record<Die, Glyph> = {
  red: { fill: SWORD + SWORD_MIRRORED, line: 'M.8 7 7 1.6M4.6 4.8 8 8.6M-.8 7-7 1.6M-4.6 4.8-8 8.6', lineWidth: 2.7 },
  orange: {
    fill: `${disc(-6.2, -6, 2.8)}${disc(6.2, -6, 2.8)}M0-8.6C6.4-8.6 8.6-4 8.2 0 8 5 4 7 0 7S-8 5-8.2 0C-8.6-4-6.4-8.6 0-8.6Z`,
    hole: `${disc(-3.2, -2.6, 1.4)}${disc(3.2, -2.6, 1.4)}M-2.6 2.6H-.3V9.4H-2.6ZM.3 2.6H2.6V9.4H.3ZM-1.8.2H1.8L0 2Z`,
  },
  yellow: {
    fill: 'M-9 1.4C-8.6-1.6 3-8.4 6-8 8.4-7.6 9.2-2 9 1.4V7.6H-9Z',
    hole: disc(-3.6, 4, 1.9) + disc(4.6, 3.6, 1.6) + disc(2.8, -2.8, 1.7),
    holeLine: 'M-9 .6H9',
  },
  green: { fill: 'M0-9.4 8-6.6C8.4 1 6 6.4 0 9.6-6 6.4-8.4 1-8-6.6Z', hole: 'M1.8-5.6-3.4 1H.2L-1.6 6 3.8-1.2H.4Z' },
  blue: { line: `${disc(0, 0, 8.2)}M0-8.2V8.2M0 0-5.8 5.8M0 0 5.8 5.8`, lineWidth: 2.5 },
  purple: {
    fill: 'M-9 8.6C-8 2-7.4-1-4.4-4.6L-5-8.4-1.4-6.4 1-9.4 3-6.2C7-6.4 9.8-4 9.6-1.2 9.4 1.2 6 2 3.4 1.8L4.6 4H1.4C1 6.4 1.8 7.4 2.4 8.6Z',
    hole: disc(3.2, -3.2, 1.3),
  },
  brown: {
    fill: 'M-6-6.6C-3-8.8 3-8.8 6-6.6 7.4-2 7 3 4 6.4 2 8.8-2 8.8-4 6.4-7 3-7.4-2-6-6.6ZM-6-7C-9.6-6.6-9.8-.6-8.6 2.6-6.6 1.4-5.6-2-5.4-5ZM6-7C9.6-6.6 9.8-.6 8.6 2.6 6.6 1.4 5.6-2 5.4-5Z',
    hole: `${disc(-2.7, -2.2, 1.35)}${disc(2.7, -2.2, 1.35)}M-2 2.4H2L0 4.8Z`,
  },
  white: {
    fill: 'M-8-9-3.4-5.8C-1-6.6 1-6.6 3.4-5.8L8-9C8.8-4.6 8.8-1 8 2 7 6.6 3 8.4 0 8.4S-7 6.6-8 2C-8.8-1-8.8-4.6-8-9Z',
    hole: `${disc(-3.3, -0.8, 1.4)}${disc(3.3, -0.8, 1.4)}M-1.4 2.6H1.4L0 4.2Z`,
  },
  'light-grey': { fill: disc(0, 0, 4) },
  'dark-grey': { fill: disc(-4.4, 0, 3.6) + disc(4.4, 0, 3.6) },
  'first-player': { line: 'M-5.5 9.5V-8.5', lineWidth: 2.6, fill: 'M-5.5-8.5C0-11.5 3-5 8.5-8V1C3 4-0-2.5-5.5.5Z' },
};

export const FOOT: Glyph = {
  fill: `M-2.6 9.4C-6.2 8.6-5 4.6-4.6 2.2-4.2-.6-6.2-2.4-5-5-3.6-7.6 2.6-7 4-3.4 5-.4 2.6 1.6 2.6 4.4 2.6 7.4 1 10-2.6 9.4Z${disc(-5.4, -8.2, 1.9)}${disc(-1.6, -9.6, 1.6)}${disc(1.8, -9.2, 1.4)}${disc(4.6, -7.4, 1.25)}`,
};

export const HAND: Glyph = {
  fill: 'M-5.6 1.4V-4.4C-5.6-6.4-3-6.4-3-4.4V-7C-3-9-.4-9-.4-7V-7.6C-.4-9.6 2.2-9.6 2.2-7.6V-5.6C2.2-7.6 4.8-7.6 4.8-5.6V1L6.4-1C7.8-2.6 9.8-1.2 8.6.6L4.8 7C3.6 9 1.6 9.6-.6 9.6-4.2 9.6-5.6 7-5.6 4Z',
};

/** A foot that swims has a wave below it. */
export const WAVE: Glyph = { line: 'M-9 8.2q3-3.6 6 0t6 0 6 0', lineWidth: 2.2 };

export const JETPACK: Glyph = {
  fill: 'M-6.4-7C-6.4-10-1-10-1-7V3H-6.4ZM1-7C1-10 6.4-10 6.4-7V3H1ZM-5.6 4.4H-1.8L-3.7 9.8ZM1.8 4.4H5.6L3.7 9.8Z',
};
