import type { Report } from './report';

/** The last report, so that whoever comes back from a position need not wait once more. One is enough, and small. */
let kept: { id: string; report: Report } | null = $state.raw(null);

export function keep(id: string, report: Report): void {
  kept = { id, report };
}

/** The report of a match, if it is the last one that was made and the match still has so many steps. */
export function recall(id: string, steps: number): Report | null {
  return kept?.id === id && kept.report.values.length === steps + 1 ? kept.report : null;
}
