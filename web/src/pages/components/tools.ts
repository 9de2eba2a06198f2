import type { BonusEntry } from '$lib/componentsFile';
import type { Brush } from './paint';

/** What lies in the paint box. */
export const TOOLS = [
  'pick',
  'plain',
  'water',
  'wall',
  'gap',
  'red',
  'start',
  'finish',
  'both',
  'credits',
  'fan',
  'lose-die',
  'gain-die',
  'jetpack',
  'shortcut',
] as const;

export type Tool = (typeof TOOLS)[number];

/** A tool with its number: credits, dice, the dearest die or red lines. Nothing is painted with the hand that only picks. */
export function brushOfTool(tool: Tool, number: number | null): Brush | null {
  switch (tool) {
    case 'pick':
      return null;
    case 'red':
      return { paint: 'red', red: number ?? 0 };
    case 'credits':
    case 'fan':
    case 'lose-die':
    case 'gain-die':
      return { paint: 'bonus', bonus: [bonusOf(tool, number)] };
    case 'shortcut':
      return { paint: 'shortcut', shortcut: { currency: 'money', cost: number ?? 5, symbol: 'a', to: '' } };
    default:
      return { paint: tool };
  }
}

export function bonusOf(kind: string, number: number | null): BonusEntry {
  if (kind === 'credits' || kind === 'lose-die') return { kind, n: number ?? 1 };
  return kind === 'gain-die' && number !== null ? { kind, max_cost: number } : { kind };
}
