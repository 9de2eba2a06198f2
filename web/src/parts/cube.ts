/** How a cube is turned, in degrees about the two axes of the screen. */
export interface Turn {
  x: number;
  y: number;
}

/** Where the six faces sit on the cube; opposite faces add up to seven when they show pips. */
export const SIDES: readonly Turn[] = [
  { x: 0, y: 0 },
  { x: 0, y: 90 },
  { x: 90, y: 0 },
  { x: -90, y: 0 },
  { x: 0, y: -90 },
  { x: 0, y: 180 },
];

/** The turn that brings a face to the front: what put it there, undone. */
export function facing(face: number): Turn {
  const side = SIDES[face % SIDES.length] ?? { x: 0, y: 0 };
  return { x: 0 - side.x, y: 0 - side.y };
}

/** One throw: where the cube comes from and how it spins before it shows its face. */
export interface Tumble {
  from: Turn;
  to: Turn;
  /** How far the cube comes flying in, in its own sides. */
  drift: number;
  /** How high it is thrown, in its own sides. */
  height: number;
}

/** A throw that ends with the face in front. `chance` gives numbers from 0 to 1; nothing of the game depends on them. */
export function tumble(face: number, chance: () => number = Math.random): Tumble {
  const to = facing(face);
  const spin = (turns: number) => (chance() < 0.5 ? -360 : 360) * turns;
  return {
    from: { x: to.x + spin(1) + 90 * (chance() - 0.5), y: to.y + spin(chance() < 0.5 ? 1 : 2) + 90 * (chance() - 0.5) },
    to,
    drift: (chance() - 0.5) * 0.9,
    height: 1.1 + chance() * 0.5,
  };
}

/** The fall with its two bounces: when, how high (1 is the start), and how the way to the next moment is eased. */
export const BOUNCES: readonly { offset: number; height: number; easing: string }[] = [
  { offset: 0, height: 1, easing: 'cubic-bezier(.3, .1, .8, .7)' },
  { offset: 0.4, height: 0, easing: 'cubic-bezier(.2, .6, .5, 1)' },
  { offset: 0.58, height: 0.34, easing: 'cubic-bezier(.5, 0, .8, .4)' },
  { offset: 0.76, height: 0, easing: 'cubic-bezier(.2, .6, .5, 1)' },
  { offset: 0.87, height: 0.1, easing: 'cubic-bezier(.5, 0, .8, .4)' },
  { offset: 1, height: 0, easing: 'linear' },
];
