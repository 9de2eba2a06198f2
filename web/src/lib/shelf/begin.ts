import type { GameName } from '../games';
import { Table } from '../table/table.svelte';
import type { Sitter } from '../table/types';
import { shelf } from './index';
import { newId } from './saved';

/** Who plays when nobody was asked: a person against a bot that knows what it wants. */
export const OPPONENTS: readonly Sitter[] = [
  { kind: 'person', name: '' },
  { kind: 'bot', policy: 'greedy' },
];

/** Puts a new match on the shelf; the place of its table is where it is played. */
export async function begin(game: GameName, sitters: readonly Sitter[], setup: object): Promise<string> {
  const id = newId();
  const table = await Table.open(id, game, sitters.map((sitter) => ({ ...sitter })), { setup }, shelf);
  table.close();
  return id;
}
