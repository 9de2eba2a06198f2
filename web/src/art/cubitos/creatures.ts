import type { Colour } from '$lib/types/cubitos';
import { disc } from './glyphs';
import { INK } from './palette';

/** One piece of paper: its shape, its fill, and the pen around it. */
export interface Cut {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

/** A cube with a face, in a box of 100 by 100; the cube itself is the same for all. */
export interface Creature {
  front: string;
  top: string;
  side: string;
  /** Behind the cube: tails, ears, claws. */
  back: Cut[];
  /** On it: hats, mouths, whiskers. */
  face: Cut[];
  eyes: readonly (readonly [number, number])[];
  eyeInk: string;
}

const EYES = [[36, 58], [57, 58]] as const;
const line = (d: string, stroke: string, width = 3): Cut => ({ d, stroke, width });

export const CREATURES: Record<Colour, Creature> = {
  red: {
    front: '#c8372d',
    top: '#e2675e',
    side: '#942921',
    back: [
      line('M24 62C10 60 6 52 8 44M76 62C90 60 94 52 92 44', '#942921', 6),
      { d: 'M8 46C-4 42-3 26 8 22L11 32 19 25C24 36 18 46 8 46ZM92 46C104 42 103 26 92 22L89 32 81 25C76 36 82 46 92 46Z', fill: '#c8372d' },
    ],
    face: [
      line('M36 38V22M57 38V22', INK, 5),
      { d: disc(36, 18, 7) + disc(57, 18, 7), fill: '#ffffff' },
      { d: disc(37.5, 18, 3) + disc(58.5, 18, 3), fill: INK, width: 0 },
      { d: 'M14 46C16 34 76 34 78 46Z', fill: '#6b7b3a' },
      { d: disc(46, 43, 3.2), fill: '#ffd84d', width: 0 },
      line('M34 70Q46 64 59 70', '#ffffff', 3.4),
      line('M38 58h6M50 58h6', '#ffffff'),
    ],
    eyes: [],
    eyeInk: '#ffffff',
  },
  orange: {
    front: '#ff9a1f',
    top: '#ffb65e',
    side: '#bd7217',
    back: [{ d: 'M78 78C92 60 102 66 98 80 94 92 82 92 76 88Z', fill: '#8a5a2a' }, line('M84 82 92 72M88 86 96 76', '#5e300a', 2)],
    face: [
      { d: 'M16 40C16 22 40 14 52 16 66 18 76 28 76 40Z', fill: '#2b5fe3' },
      { d: 'M60 34C76 32 92 34 96 41 84 44 70 42 60 40Z', fill: '#1f47ae' },
      line('M40 24V36H44C52 36 52 24 44 24Z', '#ffffff', 2.6),
      { d: 'M41 72H52V85H41Z', fill: '#ffffff', width: 2.4 },
      line('M46.5 72V85', INK, 2),
      line('M36 70Q46 75 57 70', INK),
    ],
    eyes: [[35, 56], [58, 56]],
    eyeInk: INK,
  },
  yellow: {
    front: '#ffe04a',
    top: '#ffe97d',
    side: '#bda637',
    back: [],
    face: [
      { d: disc(27, 79, 5) + disc(64, 76, 6.5) + disc(66, 47, 4.5) + disc(46, 83, 3.2), fill: '#e3b81f', width: 2 },
      { d: 'M16 46H76V39H16Z', fill: '#d6402b', width: 2.4 },
      { d: 'M76 41 92 34 88 43 94 50 76 45Z', fill: '#d6402b', width: 2.4 },
      line('M29 50 40 54M64 50 53 54', INK, 3.4),
      line('M36 70Q46 80 57 69', INK, 3.2),
    ],
    eyes: EYES,
    eyeInk: INK,
  },
  green: {
    front: '#5fa85a',
    top: '#8cc488',
    side: '#467c43',
    back: [],
    face: [
      { d: 'M46 28C30 26 22 14 24 6 36 8 44 16 48 26ZM54 28C68 26 78 14 78 6 66 6 56 16 52 26ZM50 28C40 18 42 4 51-3 60 6 60 18 52 28Z', fill: '#3d7f43' },
      line('M22 82 40 88M18 66 74 86M36 37 74 50M18 44 60 37', '#4a8b48', 2),
      { d: 'M24 51H44C44 62 28 64 24 51ZM49 51H69C66 64 50 62 49 51Z', fill: INK, width: 2 },
      line('M20 51H74', INK),
      line('M36 74Q48 82 60 72', INK, 3.2),
      { d: disc(34, 55, 2.1) + disc(58, 55, 2.1), fill: '#ffffff', width: 0 },
    ],
    eyes: [],
    eyeInk: INK,
  },
  blue: {
    front: '#2b5fe3',
    top: '#668cee',
    side: '#2046a8',
    back: [{ d: 'M30 30C24 14 28 4 33 4 39 8 40 20 40 30ZM72 28C78 12 74 2 69 2 63 6 62 18 62 28Z', fill: '#2b5fe3' }],
    face: [
      { d: 'M20 37C18 22 34 20 36 24 42 16 56 16 60 24 68 20 78 26 74 38 62 44 30 44 20 37Z', fill: '#f4f1ec' },
      { d: 'M34 64H60C66 70 62 84 47 84S28 70 34 64Z', fill: '#bfd0fa', width: 2.4 },
      line('M43 69 47 73 51 69M47 73V78', INK, 2.6),
    ],
    eyes: [[35, 54], [58, 54]],
    eyeInk: '#ffffff',
  },
  purple: {
    front: '#7a3c8e',
    top: '#a06bb1',
    side: '#5a2c69',
    back: [{ d: 'M80 88C94 88 98 76 97 66 90 74 84 74 78 74Z', fill: '#7a3c8e' }],
    face: [
      { d: 'M30 26 39 8 47 26ZM47 26 56 9 64 26ZM64 26 73 10 81 26Z', fill: '#b6e06b' },
      { d: 'M30 70H64L60 78 55 71 50 78 45 71 40 78 35 71Z', fill: '#ffffff', width: 2.2 },
      { d: disc(28, 68, 3) + disc(66, 66, 3), fill: '#a86bbd', width: 0 },
    ],
    eyes: EYES,
    eyeInk: '#ffffff',
  },
  brown: {
    front: '#7a451a',
    top: '#96602f',
    side: '#5e300a',
    back: [],
    face: [
      { d: 'M20 34C8 36 4 56 12 66 22 64 26 50 26 40ZM72 34C86 36 88 56 80 66 72 62 68 50 68 40Z', fill: '#5e300a' },
      { d: 'M24 30H70L68 25H62V4H32V25H26Z', fill: INK },
      line('M32 20H62', '#d6402b', 5),
      { d: 'M36 66H58C62 72 58 82 47 82S32 72 36 66Z', fill: '#e9c9a0', width: 2.4 },
      { d: 'M42 67H52L47 73Z', fill: INK, width: 2 },
      line(disc(58, 56, 9), '#f7c531'),
      line('M66 60 70 76', '#f7c531', 2.2),
    ],
    eyes: EYES,
    eyeInk: '#ffffff',
  },
  white: {
    front: '#f4f1ec',
    top: '#ffffff',
    side: '#d5d2cf',
    back: [line('M80 80C98 78 98 60 90 52', INK, 7), line('M80 80C98 78 98 60 90 52', '#f4f1ec', 3)],
    face: [
      { d: 'M18 44 20 16 42 34ZM50 34 74 14 76 44Z', fill: '#f4f1ec' },
      line('M24 34 25 24 32 31M66 30 70 23 71 33', '#ee9fb5', 4),
      { d: 'M19.6 37.6H72.4V50H19.6Z', fill: '#f4f1ec', width: 0 },
      { d: 'M42 66H52L47 71Z', fill: '#ee5c86', width: 2 },
      line('M47 71Q42 78 36 73M47 71Q52 78 58 73', INK, 2.6),
      line('M16 66 30 68M16 74 30 72M78 66 64 68M78 74 64 72', INK, 2),
    ],
    eyes: EYES,
    eyeInk: INK,
  },
};
