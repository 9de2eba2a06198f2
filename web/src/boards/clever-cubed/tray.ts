import type { Die, DieView, Place } from '$lib/types/clever-cubed';
import { DICE } from './shapes';

export interface Spot {
  x: number;
  y: number;
  size: number;
}

/** Where dice, slots, wells and platter lie. */
export interface Tray {
  width: number;
  height: number;
  slots: Spot[];
  /** The wells of the dice that are thrown, one for each die; none when the dice have left them. */
  wells: Map<Die, Spot>;
  platter: { x: number; y: number; width: number; height: number };
  dice: Map<Die, Spot>;
  /** Where the sum of blue and white is told when no well is free for it. */
  sum: { x: number; y: number } | null;
}

const SLOTS: readonly Place[] = ['slot-1', 'slot-2', 'slot-3'];

/** Dice side by side in the middle of a box, in two rows if one is too long. */
function spread(count: number, box: Tray['platter'], largest: number, gap: number): Spot[] {
  const fits = (rows: number) => {
    const columns = Math.max(1, Math.ceil(count / rows));
    return Math.min(largest, (box.width - gap) / columns - gap, (box.height - gap) / rows - gap);
  };
  const rows = fits(1) >= fits(2) ? 1 : 2;
  const size = fits(rows);
  const columns = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: box.x + box.width / 2 + ((index % columns) - (inRow - 1) / 2) * (size + gap) - size / 2,
      y: box.y + box.height / 2 + (row - (rows - 1) / 2) * (size + gap) - size / 2,
      size,
    };
  });
}

interface Frame {
  height: number;
  slots: Spot[];
  wells: Spot[];
  platter: Tray['platter'];
  largest: number;
  gap: number;
  sum: Tray['sum'];
}

/** On a wide screen everything lies in one row; the platter is small until its dice are what is chosen from. */
function wideFrame(width: number, isServed: boolean): Frame {
  const slot = isServed ? 60 : 52;
  const pitch = Math.min(80, (width - 210 - 160) / 6);
  const size = Math.min(60, pitch - 16);
  return {
    height: 106,
    slots: [0, 1, 2].map((index) => ({ x: 14 + index * (slot + 6), y: 94 - slot, size: slot })),
    wells: isServed ? [] : DICE.map((_, index) => ({ x: 206 + index * pitch, y: 92 - size, size })),
    platter: isServed ? { x: 282, y: 24, width: width - 300, height: 76 } : { x: width - 152, y: 24, width: 140, height: 74 },
    largest: isServed ? 56 : 31,
    gap: isServed ? 14 : 5,
    sum: isServed ? { x: 222, y: 46 } : null,
  };
}

/** On a phone there are two rows: what is chosen from above, in the size of a finger. */
function narrowFrame(width: number, isServed: boolean): Frame {
  const pitch = (width - 52) / 6;
  const size = Math.min(54, pitch - 8);
  const second = size + 15;
  return {
    height: second + 41,
    slots: [0, 1, 2].map((index) => ({ x: 2 + index * 44, y: second, size: 38 })),
    wells: isServed ? [] : DICE.map((_, index) => ({ x: 3 + index * pitch, y: 6, size })),
    platter: isServed ? { x: 2, y: 1, width: width - 4, height: size + 10 } : { x: 138, y: second, width: width - 140, height: 38 },
    largest: isServed ? size : 29,
    gap: isServed ? 7 : 4,
    sum: isServed ? { x: 138, y: second + 1 } : { x: width - 46, y: 9 + (size - 42) / 2 },
  };
}

export function trayOf(dice: readonly DieView[], width: number, isWide: boolean): Tray {
  const isServed = dice.every(({ place }) => place !== 'pool');
  const { height, slots, wells, platter, largest, gap, sum } = (isWide ? wideFrame : narrowFrame)(width, isServed);
  const onPlatter = dice.filter(({ place }) => place === 'platter');
  const served = spread(onPlatter.length, isWide ? { ...platter, x: platter.x + 14, width: platter.width - 28 } : platter, largest, gap);
  const places = new Map<Die, Spot>();
  for (const { die, place } of dice) {
    const slot = slots[SLOTS.indexOf(place)];
    const inset = isWide ? 4 : 3;
    if (slot) places.set(die, { x: slot.x + inset, y: slot.y + inset, size: slot.size - 2 * inset });
    else if (place === 'platter') places.set(die, served[onPlatter.findIndex((view) => view.die === die)]!);
    else places.set(die, wells[DICE.indexOf(die)]!);
  }
  return { width, height, slots, wells: new Map(wells.map((well, index) => [DICE[index]!, well])), platter, dice: places, sum };
}
