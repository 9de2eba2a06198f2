import type { GameName } from '../games';
import type { Sitter } from '../table/types';
import type { Outcome, Phrase } from '../types/session';

/** A match as it is kept on this device. */
export interface Saved {
  id: string;
  game: GameName;
  sitters: Sitter[];
  /** The same record that the terminal and the bridge use. */
  record: unknown;
  /** For the small picture of the board. */
  view: unknown;
  standings: Phrase[];
  prompt: Phrase;
  outcome: Outcome | null;
  created: number;
  changed: number;
}
