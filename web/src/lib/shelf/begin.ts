import { Engine, seed } from '../engine/client';
import type { GameName } from '../games';
import { newId } from '../id';
import { USUAL } from '../levels';
import type { Sitter } from '../table/types';
import { shelf } from './index';
import { savedNow, type Along } from './saved';

/** Who plays when nobody was asked: a person against an opponent of the usual level. */
export const OPPONENTS: readonly Sitter[] = [
  { kind: 'person', name: '' },
  { kind: 'bot', policy: USUAL },
];

/** Who plays when somebody wants to look on. */
export const WATCHED: readonly Sitter[] = [
  { kind: 'bot', policy: USUAL },
  { kind: 'bot', policy: USUAL },
];

/** Puts a new match on the shelf; the place of its table is where it is played. */
export async function begin(
  game: GameName,
  sitters: readonly Sitter[],
  setup: object,
  along: Along = {},
  id = newId(),
): Promise<string> {
  const engine = new Engine(game);
  try {
    const person = sitters.findIndex(({ kind }) => kind === 'person');
    const scene = await engine.scene({ new: { setup, seed: along.seed ?? seed(), viewer: person < 0 ? null : person } });
    const saved = savedNow(game, sitters.map((sitter) => ({ ...sitter })), await engine.record(), scene, along);
    await shelf.put({ ...saved, id });
    return id;
  } finally {
    engine.close();
  }
}
