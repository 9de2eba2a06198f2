import type { Swing } from '$lib/luck/report';
import type { Table } from '$lib/table/table.svelte';
import type { Turn } from '$lib/table/turns';
import type { Phrase } from '$lib/types/session';
import { t } from '$lib/words.svelte';

/** What happened, in one line and without the strokes that set a line off in a terminal. */
export function told(table: Table, said: readonly Phrase[]): string {
  return said.map((phrase) => table.say(phrase).replace(/^─+ | ─+$/gu, '')).join(' · ');
}

/** What a swing was: a random event says itself whose it is, and what follows it is understood; a decision does not. */
export function toldSwing(table: Table, { kind, seat, said }: Swing): string {
  if (kind === 'chance') return told(table, said.slice(0, 1));
  return seat === null ? told(table, said) : t('luck-decision', { name: table.name(seat), what: told(table, said) });
}

/** What a turn or a round is called. */
export function turnName({ kind, number }: Turn): string {
  return t(kind === 'turn' ? 'luck-in-turn' : 'luck-in-round', { number });
}
