import type { Table } from '$lib/table/table.svelte';
import type { CleverCubed } from '$lib/table/types';
import type { DieView, SeatView } from '$lib/types/clever-cubed';
import { t } from '$lib/words.svelte';
import { captionsOf, cellsOf, type Cell } from './cells';
import type { Target } from './moves';
import type { Area } from './shapes';

const ROMAN = ['I', 'II', 'III'];

const byId = (sheet: SeatView) => new Map(cellsOf(sheet).map((cell) => [cell.id, cell]));

/** What things on the sheet are called, for those who hear it. */
export class Names {
  #cells: Map<string, Cell> | null = null;
  #inked: Map<string, Cell> | null = null;

  constructor(
    readonly table: Table<CleverCubed>,
    readonly sheet: SeatView,
    readonly sealed: SeatView,
    readonly targets: ReadonlyMap<string, Target>,
  ) {}

  /** An area, an action row, a cell, or half of one. */
  of(id: string): string {
    const [area = '', first = '', second = ''] = id.split(/[-:]/);
    if (id === area) return this.table.text(this.#key(area));
    if (area === 'jokers') return this.#joker(Number(first));
    return [this.#place(area as Area, first, second), this.#state(id), this.#offer(id)].filter(Boolean).join(', ');
  }

  /** An action row with what it holds. */
  row(id: string): string {
    const row = { rerolls: this.sheet.rerolls, jokers: this.sheet.numberJokers, extras: this.sheet.extraDice }[id];
    if (!row) return this.of(id);
    const circled = row.cells.filter((cell) => cell.circled).length;
    return t('clever-row', { row: this.table.text(this.#key(id)), available: row.available, circled });
  }

  #key(id: string): string {
    return { jokers: 'number-jokers', extras: 'extra-dice' }[id] ?? id;
  }

  #joker(cell: number): string {
    const number = this.sheet.numberJokers.cells[cell - 1]?.number ?? 0;
    return t('clever-joker', { number });
  }

  #place(area: Area, first: string, second: string): string {
    switch (area) {
      case 'yellow': {
        const grey = this.sheet.yellow[Number(first) - 1]?.[Number(second) - 1]?.grey;
        return t('clever-cell-yellow', { row: ROMAN[Number(first) - 1] ?? '', number: Number(second), tone: grey ? 'grey' : 'plain' });
      }
      case 'turquoise': {
        const tinted = this.sheet.turquoise[Number(first) - 1]?.[Number(second) - 1]?.tinted;
        return t('clever-cell-turquoise', { row: Number(first), number: Number(second), tone: tinted ? 'tinted' : 'plain' });
      }
      case 'blue':
        return t('clever-cell-blue', { side: first, cell: Number(second) });
      case 'brown':
        return t('clever-cell-brown', { cell: Number(first), number: this.sheet.brown[Number(first) - 1]?.number ?? 0 });
      case 'pink': {
        const caption = captionsOf(this.sheet).get(`pink-${first}`) ?? '';
        const bonus = this.sheet.pink[Number(first) - 1]?.bonus?.bonus;
        const word = bonus ? this.table.text('bonus', { bonus }) : '';
        return t('clever-cell-pink', { cell: Number(first), half: second || 'whole', caption, bonus: word });
      }
    }
  }

  #state(id: string): string {
    this.#cells ??= byId(this.sheet);
    this.#inked ??= byId(this.sealed);
    const cell = this.#cells.get(id.split(':')[0] ?? '');
    if (!cell) return '';
    if (cell.mark === null) return t('clever-state', { state: cell.isSkipped ? 'skipped' : 'free', number: 0 });
    const inked = this.#inked.get(cell.id)?.mark;
    const word = t('clever-state', { state: cell.mark === 'cross' ? 'crossed' : 'written', number: cell.mark === 'cross' ? 0 : cell.mark });
    return inked === null ? `${word}, ${t('clever-pencil')}` : word;
  }

  #offer(id: string): string {
    const target = this.targets.get(id);
    const first = target?.moves[0];
    if (!target || !first) return '';
    const how = t('clever-offer', { how: target.light === 'joker' ? 'joker' : 'plain' });
    if (target.moves.length > 1) return how;
    const { points, words } = first.plan.gains;
    const written = first.mark.area === 'blue' || first.mark.area === 'pink' ? [this.table.text('menu-write', { number: first.number })] : [];
    const gains = [...written, ...(points > 0 ? [`+${points}`] : []), ...words.map((word) => this.table.say(word))].join(', ');
    return gains ? `${how}: ${gains}` : how;
  }

  die({ die, value, place }: DieView, why: string, isLost: boolean): string {
    const word = this.table.text('die', { die });
    const parts = [t('clever-die', { die: word, value: value ?? 0, place })];
    if (why) parts.push(why);
    if (isLost) parts.push(t('clever-lost'));
    return parts.join(', ');
  }
}
