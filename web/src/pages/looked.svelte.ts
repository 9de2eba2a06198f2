import { onDestroy } from 'svelte';
import { boards, type Boards } from '../boards';
import { troubleOf } from '$lib/engine/client';
import { explain } from '$lib/explain';
import { settings } from '$lib/settings.svelte';
import { shelf, type Saved } from '$lib/shelf';
import { alongOf } from '$lib/shelf/saved';
import { Table } from '$lib/table/table.svelte';

/** A match from the shelf that is only looked at: nobody keeps what is done with it, so that it stays as it is. */
export class Looked {
  table: Table | null = $state.raw(null);
  board: Boards | null = $state.raw(null);
  /** Why there is nothing to see. */
  wrong: string | null = $state(null);
  #isGone = false;

  /** To be called while a page is made; `prepare` is waited for before anything is shown. */
  constructor(id: string, prepare: (table: Table) => Promise<void> = async () => undefined) {
    onDestroy(() => {
      this.#isGone = true;
      this.table?.close();
    });
    $effect(() => {
      if (settings.language) void this.table?.useLanguage();
    });
    void this.#open(id, prepare);
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  async #open(id: string, prepare: (table: Table) => Promise<void>): Promise<void> {
    const saved = await shelf.get(id);
    const board = saved && (await boards(saved.game));
    if (!saved || !board) {
      this.wrong = id;
      return;
    }
    try {
      await this.#show(saved, board, prepare);
    } catch (reason) {
      this.wrong = explain(troubleOf(reason));
    }
  }

  async #show(saved: Saved, board: Boards, prepare: (table: Table) => Promise<void>): Promise<void> {
    const { id, game, sitters, record, created } = saved;
    const table = await Table.open(id, game, sitters, { record }, null, created, undefined, alongOf(saved));
    if (!this.#isGone) await prepare(table);
    if (this.#isGone) {
      table.close();
      return;
    }
    this.board = board;
    this.table = table;
  }
}
