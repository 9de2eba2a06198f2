import type { Bonus, Symbol as DieSymbol } from '$lib/types/king-of-tokyo-duel';

/** What can be printed on a die, on a space of a token or on a victory space. */
export type Glyph = DieSymbol | Bonus['bonus'] | 'crown';

interface Drawing {
  /** Its outline in a box of 24 by 24. */
  d: string;
  /** How much its corners are rounded by a stroke of the same colour. */
  round: number;
  /** The paper it is printed on. */
  paper: string;
  /** What stands out on that paper. */
  ink: string;
}

export const INK = '#1a1a22';
export const CREAM = '#fbebcb';

const CLAW =
  'M7.9 4.4C3.7 8.3 1.3 14 1.8 20.8C1.9 21.6 2.6 21.6 2.9 20.9C5.2 16.3 8.2 11.3 9.1 5.2C9.1 4.3 8.5 3.9 7.9 4.4Z' +
  'M15.4 1.8C10.4 6.4 7.6 13.2 8.2 21.3C8.3 22.3 9.1 22.3 9.5 21.4C12.2 16 15.8 10 16.8 2.7C16.9 1.7 16.1 1.2 15.4 1.8Z' +
  'M21.5 4.4C17.3 8.3 14.9 14 15.4 20.8C15.5 21.6 16.2 21.6 16.5 20.9C18.8 16.3 21.8 11.3 22.7 5.2C22.7 4.3 22.1 3.9 21.5 4.4Z';

const HEART = 'M12 21.2C3.2 14.6 1.3 9.8 3.3 6.3 5.4 2.7 10.2 3.1 12 7c1.8-3.9 6.6-4.3 8.7-.7 2 3.5.1 8.3-8.7 14.9Z';

const BOLT = 'M14.2 2 4.4 13.6h6.2L9.4 22l10.2-12.4h-6.8Z';

export const GLYPHS: Record<Glyph, Drawing> = {
  claw: { d: CLAW, round: 0, paper: '#a82a20', ink: '#fff' },
  hit: { d: CLAW, round: 0, paper: '#a82a20', ink: '#fff' },
  heart: { d: HEART, round: 0, paper: '#f07aa5', ink: INK },
  energy: { d: BOLT, round: 1.4, paper: '#7cc24a', ink: INK },
  fame: {
    d: 'M12 3l2.9 6 6.6.9-4.8 4.7 1.2 6.5-5.9-3.2-5.9 3.2 1.2-6.5L2.5 9.9l6.6-.9Z',
    round: 2,
    paper: '#ffcb3d',
    ink: INK,
  },
  destruction: {
    d: 'M4 21.5v-12l3.4-3 2.3 3L13.2 3l2.5 4.8 1.8-1.6L20 9.7v11.8ZM7.7 12v3h2.8v-3ZM13.5 12v3h2.8v-3ZM10.4 18v3.5h3.2V18Z',
    round: 1,
    paper: '#5f3791',
    ink: '#fff',
  },
  power: {
    d: 'M9.7 2.6h4.6l-1.1 11.6h-2.4ZM9.9 19.3a2.1 2.1 0 1 1 4.2 0 2.1 2.1 0 1 1-4.2 0Z',
    round: 1.6,
    paper: '#3aa7c9',
    ink: INK,
  },
  'die-token': {
    d: 'M7.6 3h8.8a4.6 4.6 0 0 1 4.6 4.6v8.8a4.6 4.6 0 0 1-4.6 4.6H7.6A4.6 4.6 0 0 1 3 16.4V7.6A4.6 4.6 0 0 1 7.6 3ZM7.1 11a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0ZM13.1 11a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0Z',
    round: 0,
    paper: CREAM,
    ink: INK,
  },
  crown: { d: 'M4 19V8l4.5 3.5L12 5l3.5 6.5L20 8v11Z', round: 1.2, paper: '#f2b01e', ink: '#1a1a22' },
};
