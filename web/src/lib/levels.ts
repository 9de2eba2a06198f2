/** How well opponents play, the weakest first; each is a policy of the engine by this name. */
export const LEVELS = ['easy', 'normal', 'hard', 'expert'] as const;

export type Level = (typeof LEVELS)[number];

/** Who sits there when nobody was asked. */
export const USUAL: Level = 'normal';

export function isLevel(policy: unknown): policy is Level {
  return LEVELS.includes(policy as Level);
}
