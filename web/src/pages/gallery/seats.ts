import { USUAL } from '$lib/levels';
import type { Sitter } from '$lib/table/types';
import type { Position } from './positions';

/** Somebody looks from the first seat, bots sit on the others. */
export function seats({ setup }: Position): Sitter[] {
  return Array.from({ length: setup.players }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: '' } : { kind: 'bot', policy: USUAL },
  );
}
