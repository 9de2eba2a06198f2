import { Broken, Engine, Refused, seed } from '../engine/client';
import type { GameName } from '../games';
import { USUAL } from '../levels';
import type { Sitter } from '../table/types';
import type { Scene } from '../types/session';
import { FILE_BYTES_MAX, read, type Wrong } from './files';
import { savedNow, type Saved } from './saved';

/** What the rules say to a record: where it leads, and the record as they write it today. */
export type Check = (game: GameName, record: unknown) => Promise<{ scene: Scene; record: unknown; policies: string[] }>;

/** Lets the game itself look at a record. */
export const checkWithEngine: Check = async (game, record) => {
  const engine = new Engine(game);
  try {
    const { policies } = await engine.about();
    const scene = await engine.scene({ open: { record, seed: seed(), viewer: 0 } });
    return { scene, record: await engine.record(), policies };
  } finally {
    engine.close();
  }
};

/** The match of a file, checked; or what is wrong with it. */
export async function readFile(file: Blob, check: Check): Promise<{ saved: Saved } | { wrong: Wrong }> {
  if (file.size > FILE_BYTES_MAX) return { wrong: { key: 'import-too-large', args: { megabytes: FILE_BYTES_MAX >> 20 } } };
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { wrong: { key: 'import-unreadable' } };
  }
  const found = read(text);
  if ('key' in found) return { wrong: found };
  const { game } = found;
  try {
    const { scene, record, policies } = await check(game, found.record);
    const sitters = seated(found.sitters, scene.standings.length, policies);
    return { saved: savedNow(game, sitters, record, scene) };
  } catch (reason) {
    if (reason instanceof Refused) return { wrong: { key: 'import-refused', args: reason.why } };
    if (reason instanceof Broken) return { wrong: { key: 'import-no-engine' } };
    throw reason;
  }
}

/** Where nobody knows who sat there, somebody sits down first and bots take the other seats. */
function seated(sitters: Sitter[] | null, seats: number, policies: readonly string[]): Sitter[] {
  const otherwise = (seat: number): Sitter =>
    seat === 0 && !sitters ? { kind: 'person', name: '' } : { kind: 'bot', policy: USUAL };
  return Array.from({ length: seats }, (_, seat) => {
    const sitter = sitters?.[seat];
    if (!sitter || (sitter.kind === 'bot' && !policies.includes(sitter.policy.split(':')[0] ?? ''))) return otherwise(seat);
    return sitter;
  });
}
