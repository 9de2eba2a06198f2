import { describe, expect, it } from 'vitest';
import { BOUNCES, facing, SIDES, tumble, type Turn } from './cube';

type Vector = [x: number, y: number, z: number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** As CSS does it: `rotateX(x) rotateY(y)` turns about y first. */
function rotate([x, y, z]: Vector, turn: Turn): Vector {
  const [sineY, cosineY] = [Math.sin(radians(turn.y)), Math.cos(radians(turn.y))];
  const [aboutX, aboutZ] = [x * cosineY + z * sineY, z * cosineY - x * sineY];
  const [sineX, cosineX] = [Math.sin(radians(turn.x)), Math.cos(radians(turn.x))];
  return [aboutX, y * cosineX - aboutZ * sineX, y * sineX + aboutZ * cosineX];
}

const FACES = [0, 1, 2, 3, 4, 5];
const TOWARDS_US: Vector = [0, 0, 1];
const UP: Vector = [0, -1, 0];

function expectSame(found: Vector, wanted: Vector): void {
  found.forEach((value, axis) => expect(value).toBeCloseTo(wanted[axis]!, 6));
}

describe('a cube', () => {
  it.each(FACES)('shows face %i to us, and upright', (face) => {
    const side = SIDES[face]!;
    expectSame(rotate(rotate(TOWARDS_US, side), facing(face)), TOWARDS_US);
    expectSame(rotate(rotate(UP, side), facing(face)), UP);
  });

  it('has six different sides', () => {
    const normals = SIDES.map((side) => rotate(TOWARDS_US, side).map(Math.round).join());
    expect(new Set(normals).size).toBe(6);
  });

  it.each(FACES)('lands on face %i however it is thrown', (face) => {
    for (const luck of [0, 0.3, 0.7, 0.99]) {
      const { from, to } = tumble(face, () => luck);
      expect(to).toEqual(facing(face));
      expect(Math.abs(from.x - to.x)).toBeGreaterThanOrEqual(300);
    }
  });

  it('falls, bounces twice and lies still', () => {
    expect(BOUNCES.filter(({ height }) => height === 0)).toHaveLength(3);
    expect(BOUNCES.at(-1)).toMatchObject({ offset: 1, height: 0 });
    const offsets = BOUNCES.map(({ offset }) => offset);
    expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
  });
});
