import type { Question, Scene } from '$lib/types/session';
import type { Position } from './positions';

/** Through whose eyes a position is seen. */
export const VIEWER = 0;

/** What answers with scenes: the engine. */
export interface Player {
  scene(question: Question): Promise<Scene>;
}

/** Lets bots whose choices never change play up to a position, or to the end if the match never gets there. */
export async function reach(player: Player, { setup, seed, after, at }: Position): Promise<Scene> {
  // On the way nobody looks, which saves the game from listing what could be chosen.
  const viewerAt = (steps: number) => (steps >= after - 1 ? VIEWER : null);
  let scene = await player.scene({ new: { setup, seed, viewer: viewerAt(0) } });
  while (!('over' in scene.turn) && (scene.steps < after || (at !== undefined && scene.prompt.key !== at))) {
    const viewer = viewerAt(scene.steps);
    const seat = 'players' in scene.turn ? (scene.turn.players[0] ?? VIEWER) : null;
    scene = await player.scene(seat === null ? { throw: { viewer } } : { bot: { seat, policy: 'greedy-1', viewer } });
  }
  return 'over' in scene.turn ? player.scene({ look: { viewer: VIEWER } }) : scene;
}
