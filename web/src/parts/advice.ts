import type { Hinted } from '$lib/types/session';

/** A difference of fewer standard errors than this may be pure chance. */
const NOISE = 2;

/** Can the games that were tried not tell a choice from the best one? */
export function isAsGood({ loss, error }: Pick<Hinted, 'loss' | 'error'>): boolean {
  return loss <= NOISE * error;
}

/** Can they not tell any of these from each other? */
export function areEqual(worths: readonly Hinted[]): boolean {
  return worths.length > 1 && worths.every(isAsGood);
}
