import type { Resource, Resources } from '$lib/types/dice-city';
import { RESOURCES } from './signs';

/** A cost resource by resource, and which of them a stock lacks. */
export function tagOf(cost: Resources, stock: Resources | null): { kind: Resource; isMissing: boolean }[] {
  return RESOURCES.flatMap((kind) =>
    Array.from({ length: cost[kind] }, (_, index) => ({ kind, isMissing: stock !== null && index >= stock[kind] })),
  );
}

/** How many resources a stock lacks. */
export const missing = (cost: Resources, stock: Resources): number => tagOf(cost, stock).filter(({ isMissing }) => isMissing).length;
