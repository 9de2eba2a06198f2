import type { Report } from '$lib/luck/report';

/** A seat's share of the height at a position, from 0 at the top to 100 at the bottom. */
export interface Share {
  top: number;
  bottom: number;
}

/** The chances of everybody one above the other: the first seat lies at the bottom, as the nearest. */
export function sharesAt(values: Report['values'][number]): Share[] {
  const sum = values.reduce((all, { value }) => all + Math.max(0, value), 0) || 1;
  let bottom = 100;
  return values.map(({ value }) => {
    const top = bottom - (Math.max(0, value) / sum) * 100;
    const share = { top, bottom };
    bottom = top;
    return share;
  });
}

/** The field of each seat over the whole match, as the corners of a polygon between 0 and 100 in both directions. */
export function fields(values: Report['values']): string[] {
  const last = Math.max(1, values.length - 1);
  const shares = values.map(sharesAt);
  const corner = (step: number, y: number) => `${((step / last) * 100).toFixed(2)},${y.toFixed(2)}`;
  return (values[0] ?? []).map((_, seat) => {
    const edge = (side: keyof Share) => shares.map((at, step) => corner(step, at[seat]?.[side] ?? 0));
    return [...edge('top'), ...edge('bottom').reverse()].join(' ');
  });
}

/** Where the name of a seat stands: in the middle of its field, where that is highest for a while. */
export function nameAt(values: Report['values'], seat: number, width = Math.ceil(values.length / 10)): { step: number; y: number; room: number } {
  const shares = values.map((at) => sharesAt(at)[seat] ?? { top: 0, bottom: 0 });
  const room = (from: number) => {
    const part = shares.slice(from, from + width);
    return Math.min(...part.map(({ bottom }) => bottom)) - Math.max(...part.map(({ top }) => top));
  };
  let best = 0;
  for (let from = 1; from + width <= shares.length; from += 1) if (room(from) > room(best) + 0.5) best = from;
  const step = Math.min(shares.length - 1, best + Math.floor(width / 2));
  const { top, bottom } = shares[step] ?? { top: 0, bottom: 0 };
  return { step, y: (top + bottom) / 2, room: Math.max(0, room(best)) };
}
