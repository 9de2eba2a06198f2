import type { CellName, PrintedBonus, PrintedCell } from '$lib/types/cubitos';
import { t } from '$lib/words.svelte';
import type { Goal, Plan } from './offers';
import type { Lying } from './dice';
import type { News, Race } from './race.svelte';

/** A bonus in words. */
export function bonusWords(race: Race, bonus: PrintedBonus): string {
  const n = bonus.kind === 'credits' || bonus.kind === 'lose-die' ? bonus.n : bonus.kind === 'gain-die' ? (bonus.maxCost ?? 0) : 1;
  const kind = bonus.kind === 'gain-die' && bonus.maxCost !== null ? 'gain-die-up-to' : bonus.kind;
  return race.table.text('bonus-name', { kind, n, count: n, cost: n });
}

/** What is printed on a cell, in words; nothing where it is plain. */
export function cellWords(race: Race, cell: PrintedCell): string {
  if (cell.bonus) return cell.bonus.map((bonus) => bonusWords(race, bonus)).join('; ');
  if (cell.shortcut) {
    const { symbol, cost, currency } = cell.shortcut;
    return t('cubitos-cell-shortcut', { symbol: symbol.toUpperCase(), cost, currency });
  }
  if (cell.exitOf) return t('cubitos-cell-exit', { symbol: cell.exitOf.toUpperCase() });
  if (cell.kind === 'plain' || cell.kind === 'bonus') return '';
  return t('cubitos-cell', { kind: cell.kind });
}

/** A goal for those who hear it: where, for what, and what it brings. */
export function goalWords(race: Race, cell: CellName, plan: Plan, goal: Goal | null): string {
  const name = plan.path.at(-1)?.phrase;
  const notes = plan.gains.notes.map((note) => race.table.say(note)).join(' ');
  const feet = goal?.view.feet ?? 1;
  return [name ? race.table.say(name) : cell, t('cubitos-feet', { feet }), notes].filter((part) => part !== '').join('. ');
}

/** What a rival did meanwhile. */
export function newsWords(race: Race, { ran, bought, hasBust }: News): string {
  const parts = [
    hasBust ? t('cubitos-doing', { doing: 'bust' }) : '',
    ran ? t('cubitos-ran', ran) : '',
    bought.length > 0 ? t('cubitos-bought', { names: bought.map((card) => race.table.text(card)).join(', ') }) : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** A die for those who hear it. */
export function dieWords(race: Race, { die, isBorrowed, side, zone, isSpent }: Lying): string {
  const name = race.table.text('die-name', { die: isBorrowed ? `borrowed-${die}` : die });
  const shows = side === null ? '' : race.table.text('side-name', { side });
  return [name, shows, race.table.text('zone-name', { zone }), isSpent ? t('cubitos-spent') : ''].filter((part) => part !== '').join(', ');
}
