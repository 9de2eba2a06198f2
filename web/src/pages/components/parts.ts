import { isObject } from '$lib/shelf/saved';
import type { PartEntry } from '$lib/componentsFile';

/** A number somewhere in a part of a card. */
export interface PartNumber {
  path: readonly (string | number)[];
  /** What it counts, in the word of the file. */
  name: string;
  value: number;
}

/** Every number that a part speaks of. */
export function numbersOf(part: unknown, path: readonly (string | number)[] = []): PartNumber[] {
  if (typeof part === 'number') return [{ path, name: String(path.findLast((step) => typeof step === 'string') ?? ''), value: part }];
  if (Array.isArray(part)) return part.flatMap((value, index) => numbersOf(value, [...path, index]));
  if (!isObject(part)) return [];
  return Object.entries(part).flatMap(([name, value]) => numbersOf(value, [...path, name]));
}

/** A part with another number in one place. */
export function withNumber(part: PartEntry, path: readonly (string | number)[], value: number): PartEntry {
  return replace(part, path, value) as PartEntry;
}

function replace(node: unknown, [step, ...rest]: readonly (string | number)[], value: number): unknown {
  if (step === undefined) return value;
  if (Array.isArray(node)) return node.map((one: unknown, index) => (index === step ? replace(one, rest, value) : one));
  return isObject(node) ? { ...node, [step]: replace(node[step], rest, value) } : node;
}

/** The word for what a part does. */
export function operationOf({ op }: PartEntry): string {
  if (typeof op === 'string') return op;
  return isObject(op) ? (Object.keys(op)[0] ?? '') : '';
}
