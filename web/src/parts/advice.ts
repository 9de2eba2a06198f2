import type { Hinted } from '$lib/types/session';

/** A difference of fewer standard errors than this may be pure chance. */
const NOISE = 2;
/** But so much of a win, or so many points, are told in any case. */
const MUCH = { ofWins: 0.1, ofPoints: 10 };

/** Can the games that were tried not tell a choice from the best one? */
export function isAsGood({ loss, error }: Pick<Hinted, 'loss' | 'error'>, isSolo: boolean): boolean {
  return loss <= NOISE * error && loss < (isSolo ? MUCH.ofPoints : MUCH.ofWins);
}

/** Can they not tell any of these from each other? */
export function areEqual(worths: readonly Hinted[], isSolo: boolean): boolean {
  return worths.length > 1 && worths.every((worth) => isAsGood(worth, isSolo));
}
