import type { PrintedBonus } from '$lib/types/cubitos';

/** The token that stands for a bonus, and what is written on it. */
export function tokenOf(bonus: PrintedBonus): { kind: 'credit' | 'fan' | 'lose-die' | 'gain-die'; text: number | '' } {
  switch (bonus.kind) {
    case 'credits':
      return { kind: 'credit', text: bonus.n };
    case 'fan':
      return { kind: 'fan', text: '' };
    case 'lose-die':
      return { kind: 'lose-die', text: bonus.n };
    case 'gain-die':
      return { kind: 'gain-die', text: bonus.maxCost ?? '' };
  }
}
