import type { BonusEntry } from '$lib/componentsFile';
import { t, type Texts } from '$lib/words.svelte';
import { cellName } from './names';
import { brushOf, nameOf, type Spot } from './paint';

/** A bonus as a thing that lies on the map. */
export function tokenOf({ kind, n, max_cost: most }: BonusEntry): { kind: 'credit' | 'fan' | 'lose-die' | 'gain-die'; text: string } {
  if (kind === 'credits') return { kind: 'credit', text: String(n ?? 1) };
  if (kind === 'lose-die') return { kind, text: String(n ?? 1) };
  return kind === 'gain-die' ? { kind, text: String(most ?? '') } : { kind: 'fan', text: '' };
}

/** A bonus in words. */
export function bonusWords(texts: Texts, { kind, n, max_cost: most }: BonusEntry): string {
  if (kind === 'gain-die' && most !== undefined) return texts.say('bonus-gain-die-up-to', { cost: most });
  return texts.say(`bonus-${kind}`, { count: n ?? 1 });
}

/** What is at a place, in words. */
export function spotWords(texts: Texts, spot: Spot, isOwn: boolean, isWrong: boolean): string {
  const brush = brushOf(spot);
  const what = brush.paint === 'bonus' ? brush.bonus.map((bonus) => bonusWords(texts, bonus)) : [t(`components-paint-${brush.paint}`)];
  const marks = [
    spot.cell ? t('components-red-before', { count: spot.cell.red }) : '',
    isOwn ? t('components-yours') : '',
    isWrong ? t('components-wrong') : '',
  ];
  return [`${cellName(texts, nameOf(spot.place))}: ${what.join(', ')}`, ...marks].filter(Boolean).join(', ');
}
