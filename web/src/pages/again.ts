import { route } from '$lib/route.svelte';
import { begin } from '$lib/shelf/begin';
import type { Table } from '$lib/table/table.svelte';
import type { Sitter } from '$lib/table/types';

/** Begins a match with the same setup, and goes there. */
export async function playAgain(table: Table, sitters: readonly Sitter[] = table.sitters): Promise<void> {
  const { setup } = (await table.record()) as { setup: object };
  route.go({ at: 'play', id: await begin(table.game, sitters, setup) });
}
