import { Engine } from './engine/client';
import type { GameName } from './games';
import { shelf, type Saved } from './shelf';
import { begin } from './shelf/begin';
import { newId } from './id';
import type { Sitter } from './table/types';
import type { Reply } from './types/session';

/** How a championship stands, as the game counts it. */
export type Standing = Extract<Reply, { stages: string[] }>;

/** What the places are worth when nobody says otherwise. */
export const POINTS = '5,3,2,1';

/** The match of a championship with this number, from 0; who asks for it twice gets the same one. */
const matchId = (series: string, stage: number) => `${series}-${stage + 1}`;

/** How many matches of the championship were over before this one. */
export const stageOf = ({ series }: Saved): number => series?.state.finished.length ?? 0;

const setupOf = ({ record }: Saved) => (record as { setup: object }).setup;

/** The championship after a match, or while it is being played. */
export async function standing(engine: Engine, saved: Saved): Promise<Standing> {
  const series = saved.series?.state ?? null;
  return (await engine.ask({
    series: { setup: setupOf(saved), points: null, series, last: saved.outcome?.places ?? null },
  })) as Standing;
}

/** A new championship with these points; the game refuses those that it cannot give. */
export async function opening(engine: Engine, setup: object, points: string): Promise<Standing> {
  return (await engine.ask({ series: { setup, points, series: null, last: null } })) as Standing;
}

/** Begins a championship; says where its first match is played. */
export async function beginSeries(game: GameName, sitters: readonly Sitter[], setup: object, points: string): Promise<string> {
  const engine = new Engine(game);
  try {
    const { series, setup: first } = await opening(engine, setup, points);
    const id = newId();
    return await begin(game, sitters, first as object, { series: { id, state: series } }, matchId(id, 0));
  } finally {
    engine.close();
  }
}

/** Begins the next match of a championship, if that has not been done yet. */
export async function goOn(saved: Saved, { next }: Standing): Promise<string | null> {
  if (!next || !saved.series) return null;
  const id = matchId(saved.series.id, stageOf(saved) + 1);
  if (await shelf.get(id)) return id;
  const series = { id: saved.series.id, state: next.series };
  return begin(saved.game, saved.sitters, next.setup as object, { series }, id);
}

/** The matches of a championship that are on the shelf, the first one first. */
export function matchesOf(matches: readonly Saved[], id: string): Saved[] {
  return matches.filter(({ series }) => series?.id === id).sort((one, other) => stageOf(one) - stageOf(other));
}

/** Matches one by one, and those of a championship together: the latest one, and those before it. */
export function grouped(matches: readonly Saved[]): { latest: Saved; earlier: Saved[] }[] {
  const seen = new Set<string>();
  return matches.flatMap((saved) => {
    const id = saved.series?.id;
    if (id === undefined) return [{ latest: saved, earlier: [] }];
    if (seen.has(id)) return [];
    seen.add(id);
    const all = matchesOf(matches, id);
    return [{ latest: all.at(-1) ?? saved, earlier: all.slice(0, -1) }];
  });
}
