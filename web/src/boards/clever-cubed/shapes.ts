import type { Die } from '$lib/types/clever-cubed';

export type Area = Exclude<Die, 'white'>;

export const AREAS: readonly Area[] = ['yellow', 'turquoise', 'blue', 'brown', 'pink'];
export const DICE: readonly Die[] = [...AREAS, 'white'];

const round = (value: number) => Math.round(value * 100) / 100;

/** A circle, drawn one way round or the other: within another one it is a hole if they differ. */
function ring(x: number, y: number, radius: number, way: 0 | 1): string {
  const r = round(radius);
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 ${way} ${2 * r} 0a${r} ${r} 0 1 ${way} ${-2 * r} 0z`;
}

function star(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 10 }, (_, corner) => {
    const angle = -Math.PI / 2 + (corner * Math.PI) / 5;
    const reach = radius * (corner % 2 === 0 ? 1.2 : 0.52);
    return `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** The shape that goes with a colour, so that no colour stands alone: around a middle, about as large as a disc of that radius. */
export function shape(die: Die, x: number, y: number, radius: number): string {
  const r = radius;
  switch (die) {
    case 'yellow':
      // Rimmed, so that it is no pip.
      return ring(x, y, r * 1.2, 0) + ring(x, y, r * 0.85, 1) + ring(x, y, r * 0.5, 0);
    case 'turquoise':
      return `M${x} ${round(y - r * 1.1)}L${round(x + r * 1.15)} ${round(y + r * 0.9)}H${round(x - r * 1.15)}Z`;
    case 'blue':
      return `M${round(x - r * 0.9)} ${round(y - r * 0.9)}h${round(1.8 * r)}v${round(1.8 * r)}h${round(-1.8 * r)}z`;
    case 'brown':
      return `M${round(x - r * 1.25)} ${round(y - r * 0.45)}h${round(2.5 * r)}v${round(0.9 * r)}h${round(-2.5 * r)}z`;
    case 'pink':
      return [
        `M${x} ${round(y + r)}`,
        `C${round(x - 2 * r)} ${round(y - r * 0.35)} ${round(x - r * 0.75)} ${round(y - 1.65 * r)} ${x} ${round(y - r * 0.45)}`,
        `C${round(x + r * 0.75)} ${round(y - 1.65 * r)} ${round(x + 2 * r)} ${round(y - r * 0.35)} ${x} ${round(y + r)}Z`,
      ].join('');
    case 'white':
      return star(x, y, r);
  }
}

/** A cross by hand: two strokes, never quite the same from cell to cell. */
export function cross(x: number, y: number, reach: number, seed: number): string {
  let state = (seed * 7919 + 17) % 2147483647;
  const shake = (by: number) => {
    state = (state * 48271) % 2147483647;
    return round((state / 2147483647 - 0.5) * 2 * by);
  };
  const stroke = (fromX: number, toX: number) =>
    `M${round(x + fromX * reach + shake(reach * 0.12))} ${round(y - reach + shake(reach * 0.12))}` +
    `Q${round(x + shake(reach * 0.2))} ${round(y + shake(reach * 0.2))} ` +
    `${round(x + toX * reach + shake(reach * 0.12))} ${round(y + reach + shake(reach * 0.12))}`;
  return stroke(-1, 1) + stroke(1, -1);
}

/** What the three actions look like, in a box of two by two around the middle. */
export function glyph(kind: 'reroll' | 'number-joker' | 'extra-die', x: number, y: number, half: number): { line: string; solid?: string } {
  const at = (dx: number, dy: number) => `${round(x + dx * half)} ${round(y + dy * half)}`;
  if (kind === 'extra-die') return { line: `M${at(-1, 0)}L${at(1, 0)}M${at(0, -1)}L${at(0, 1)}` };
  if (kind === 'number-joker')
    return { line: `M${at(-0.35, -1)}L${at(-0.6, 1)}M${at(0.6, -1)}L${at(0.35, 1)}M${at(-0.95, -0.36)}L${at(1, -0.36)}M${at(-1, 0.36)}L${at(0.95, 0.36)}` };
  const arc = (degrees: number): [number, number] => [
    0.95 * Math.cos((degrees * Math.PI) / 180),
    0.07 + 0.95 * Math.sin((degrees * Math.PI) / 180),
  ];
  const [tipX, tipY] = arc(255);
  const radius = round(0.95 * half);
  return {
    line: `M${at(...arc(-15))}A${radius} ${radius} 0 1 1 ${at(tipX, tipY)}`,
    solid: `M${at(tipX + 0.82, tipY - 0.08)}L${at(tipX - 0.1, tipY - 0.58)}L${at(tipX - 0.04, tipY + 0.54)}Z`,
  };
}
