import type { Swing, Figure, Mistake, Report } from '$lib/luck/report';
import type { Turn } from '$lib/table/turns';
import type { Language } from '$lib/types/wire';

export type Unit = Report['unit'];

/** Parts of a win have two decimals, points have none, or one where their error is below one. */
function digitsOf(unit: Unit, error: number): number {
  if (unit === 'win') return 2;
  return error < 1 ? 1 : 0;
}

function written(value: number, digits: number, language: Language, signDisplay: 'negative' | 'exceptZero'): string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay });
  return format.format(value).replace('-', '−');
}

/** A value in the language's own way of writing, as sharp as its error, if it has one. */
export function plain(value: number, unit: Unit, language: Language, error = Infinity): string {
  return written(value, digitsOf(unit, error), language, 'negative');
}

/** A change: with its sign, a real minus and not a hyphen. */
export function signed(value: number, unit: Unit, language: Language, error = Infinity): string {
  return written(value, digitsOf(unit, error), language, 'exceptZero');
}

/** What made the match: what the dice brought to a seat, or what was decided. */
export function decidedBy(report: Report, seat: number): 'luck' | 'skill' | 'nothing' {
  const own = report.seats[seat];
  if (!own) return 'nothing';
  const [luck, skill] = [own.luck.value, own.skill.value + own.others.value];
  const noise = 2 * Math.hypot(own.luck.error, own.skill.error, own.others.error);
  if (Math.max(Math.abs(luck), Math.abs(skill)) <= noise) return 'nothing';
  return Math.abs(luck) >= Math.abs(skill) ? 'luck' : 'skill';
}

/** The decisions that cost most: of the seat, or of all if there is none. */
export function costliest(report: Report, seat: number | null, count = 3): Mistake[] {
  return report.mistakes.filter((mistake) => seat === null || mistake.seat === seat).slice(0, count);
}

/** The throws that brought a seat most and least, in this order. */
export function luckiest(report: Report, seat: number, count = 2): Swing[] {
  const change = (event: Swing) => event.change[seat]?.value ?? 0;
  const sorted = report.throws.toSorted((one, other) => change(other) - change(one));
  const lucky = sorted.filter((event) => change(event) > 0).slice(0, count);
  const unlucky = sorted.filter((event) => change(event) < 0).slice(-count);
  return [...lucky, ...unlucky];
}

/** A bar of the way from the start to the result, in percent of the whole width. */
export interface Bar {
  kind: 'start' | 'luck' | 'thrown' | 'table' | 'skill' | 'others' | 'result';
  value: number;
  from: number;
  width: number;
  /** Where the next bar begins. */
  to: number;
}

/** How the value at the start became the result: each bar begins where the one before it ends. */
export function wayOf(report: Report, seat: number): Bar[] {
  const own = report.seats[seat];
  if (!own) return [];
  const isShared = report.seats.length > 1;
  const moves: { kind: Bar['kind']; value: number }[] = [
    isShared ? { kind: 'thrown', value: own.ownLuck.value } : { kind: 'luck', value: own.luck.value },
    ...(isShared ? [{ kind: 'table' as const, value: own.luck.value - own.ownLuck.value }] : []),
    { kind: 'skill', value: own.skill.value },
    ...(isShared ? [{ kind: 'others' as const, value: own.others.value }] : []),
  ];
  let at = own.start;
  const spans = moves.map(({ kind, value }) => {
    const from = at;
    at += value;
    return { kind, value, low: Math.min(from, at), high: Math.max(from, at), to: at };
  });
  const all = [
    { kind: 'start' as const, value: own.start, low: Math.min(0, own.start), high: own.start, to: own.start },
    ...spans,
    { kind: 'result' as const, value: own.result, low: Math.min(0, own.result), high: own.result, to: own.result },
  ];
  const low = Math.min(0, ...all.map((bar) => bar.low));
  const width = Math.max(...all.map((bar) => bar.high)) - low || 1;
  const percent = (value: number) => ((value - low) / width) * 100;
  return all.map(({ kind, value, low, high, to }) => ({ kind, value, from: percent(low), width: percent(high) - percent(low), to: percent(to) }));
}

/** The line of a seat in pieces: what the dice moved, and what each seat decided. */
export function segments({ values, steps }: Report, seat: number, scale: Scale): { by: 'luck' | number; path: string }[] {
  const paths = new Map<'luck' | number, string>();
  const at = (step: number) => `${scale.x(step).toFixed(2)} ${scale.y(values[step]?.[seat]?.value ?? 0).toFixed(2)}`;
  steps.forEach(({ kind, seat: mover }, step) => {
    const by = kind === 'chance' || mover === null ? 'luck' : mover;
    paths.set(by, `${paths.get(by) ?? ''}M${at(step)}L${at(step + 1)}`);
  });
  return [...paths].map(([by, path]) => ({ by, path }));
}

/** The turns whose numbers are shown, with the middle of each of them: those that lie at least so many steps apart. */
export function spread(turns: readonly Turn[], steps: number, apart: number): { turn: Turn; middle: number }[] {
  let last = -Infinity;
  return turns.flatMap((turn, index) => {
    const middle = (turn.from + (turns[index + 1]?.from ?? steps)) / 2;
    if (middle - last < apart) return [];
    last = middle;
    return [{ turn, middle }];
  });
}

/** How far the scales tilt, from -1, where only luck weighs, to 1, where only what was decided does. */
export function tilt(luck: number, skill: number): number {
  const [one, other] = [Math.abs(luck), Math.abs(skill)];
  return one + other === 0 ? 0 : (other - one) / (one + other);
}

/** Where values lie in the chart: from 0 to 100 in both directions, the highest on top. */
export class Scale {
  readonly low: number;
  readonly high: number;
  readonly #last: number;

  constructor({ unit, values }: Pick<Report, 'unit' | 'values'>) {
    const all = values.flat().map(({ value }) => value);
    this.low = unit === 'win' ? 0 : Math.min(...all);
    this.high = unit === 'win' ? 1 : Math.max(...all, this.low + 1);
    this.#last = Math.max(1, values.length - 1);
  }

  x(step: number): number {
    return (step / this.#last) * 100;
  }

  y(value: number): number {
    return 100 - ((Math.min(this.high, Math.max(this.low, value)) - this.low) / (this.high - this.low)) * 100;
  }

  /** The line of a seat. */
  line(values: readonly Figure[][], seat: number): string {
    return values.map((at, step) => `${this.x(step).toFixed(2)},${this.y(at[seat]?.value ?? 0).toFixed(2)}`).join(' ');
  }

  /** What lies within one standard error of it. */
  band(values: readonly Figure[][], seat: number): string {
    const edge = (side: 1 | -1) =>
      values.map((at, step) => {
        const { value, error } = at[seat] ?? { value: 0, error: 0 };
        return `${this.x(step).toFixed(2)},${this.y(value + side * error).toFixed(2)}`;
      });
    return [...edge(1), ...edge(-1).reverse()].join(' ');
  }
}
