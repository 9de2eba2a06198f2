import type { Table } from '$lib/table/table.svelte';
import type { Phrase } from '$lib/types/session';

/** What happened, in one line and without the strokes that set a line off in a terminal. */
export function told(table: Table, said: readonly Phrase[]): string {
  return said.map((phrase) => table.say(phrase).replace(/^─+ | ─+$/gu, '')).join(' · ');
}
