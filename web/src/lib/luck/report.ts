import type { Json, Mistake as MistakeOf, Report as ReportOf, Way as WayOf } from '../types/session';

export type { Figure, Level as Sharpness, Progress, SeatReport, Swing } from '../types/session';

/** What the analysis of a match says. Values are parts of the win; in a match of one they are points. */
export type Report = ReportOf<Json>;

/** A move that lost something. */
export type Mistake = MistakeOf<Json>;

/** A whole move: what was done, in words, and what it is worth to who made it. */
export type Way = WayOf<Json>;
