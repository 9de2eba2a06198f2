// Made from the Rust types by `cargo xtask types`. Do not edit.

export type Arg = number | string | { seat: number } | Phrase;

export type Blocked = {
/**
 * What it is.
 */
what: Phrase,
/**
 * Why not, in a few words.
 */
why: Phrase, };

export type Choice = {
/**
 * The field of the setup.
 */
id: string,
/**
 * What it may be set to.
 */
values: Array<string>,
/**
 * What it is when nothing is said.
 */
default: string, };

export type Code = "bad-json" | "line-too-long" | "bad-request" | "unknown-command" | "unknown-game" | "bad-setup" | "no-match" | "bad-seat" | "not-your-turn" | "no-chance-now" | "game-over" | "bad-action" | "illegal-action" | "bad-chance" | "bad-state" | "bad-policy" | "bad-record" | "cannot-undo";

export type Ending = {
/**
 * What was counted, with a number for each seat; the last row is the total.
 */
rows: Array<[Phrase, Array<number>]>,
/**
 * How it was won.
 */
reason: Phrase,
/**
 * A title for the winner of a solo game, and stars of five.
 */
title: [Phrase, number] | null, };

export type Error = { code: Code, message: string };

export type Figure = {
/**
 * The estimate.
 */
value: number,
/**
 * Its standard error: two of three such estimates are not farther off than this.
 */
error: number, };

export type Forecast = {
/**
 * The game as whoever decides would see it then.
 */
view: Json,
/**
 * What would happen, in order.
 */
events: Array<Json>,
/**
 * The same in phrases.
 */
log: Array<Phrase>,
/**
 * What the random event that would be due then may decide, where the game tells.
 */
stakes: Json, };

export type GameEntry = {
/**
 * Its name.
 */
name: string,
/**
 * The fewest and the most players.
 */
players: [number, number],
/**
 * The version of its rules, as in records.
 */
rulesVersion: number,
/**
 * Are parts of the state hidden from some viewers?
 */
hidden: boolean,
/**
 * The switches of its setup.
 */
options: Array<Choice>,
/**
 * What is uncertain about its component data, and how to correct it.
 */
data?: Array<string>, };

export type Hinted = {
/**
 * Which choice, by its index among those that the guide offers.
 */
choice: number,
/**
 * What is played, one after the other.
 */
actions: Array<Json>,
/**
 * How many games were tried.
 */
games: number,
/**
 * Which part of them was won.
 */
wins: number,
/**
 * The score at their end, on average.
 */
score: number,
/**
 * In eight of ten games the score was at least this …
 */
low: number,
/**
 * … and at most this.
 */
high: number,
/**
 * How much less it is worth than the best choice, by the same dice: parts of the win, or in a game for one points.
 */
loss: number,
/**
 * The standard error of the loss.
 */
error: number,
/**
 * Does the strongest bot begin with it?
 */
advised: boolean,
/**
 * What that bot would go on with, as the guide says it; only with what it would play itself.
 */
then: Array<Array<Label>>, };

export type Json = unknown;

export type Kind = "chance" | "decision";

export type Label = {
/**
 * What it says.
 */
phrase: Phrase,
/**
 * The letter that chooses it on a keyboard; a number where there is none.
 */
letter: string | null,
/**
 * Is it understood without words when there is nothing else to choose at this step?
 */
isQuiet: boolean, };

export type Level = "quick" | "normal" | "deep";

export type Mistake<A> = {
/**
 * How many steps were taken before it.
 */
step: number,
/**
 * How many decisions it took.
 */
steps: number,
/**
 * Whose it was.
 */
seat: Seat,
/**
 * The move as it was.
 */
played: Way<A>,
/**
 * The move that would have been better.
 */
better: Way<A>,
/**
 * What it lost, by the same dice.
 */
loss: Figure, };

export type Moment = {
/**
 * Who decided; nobody for a random event.
 */
seat: Seat | null,
/**
 * How good the position is for each seat, by the judgement of the bots.
 */
worth: Array<number>,
/**
 * How everybody stood.
 */
standings: Array<Phrase>, };

export type Next = {
/**
 * What the series has come to by then.
 */
series: Series,
/**
 * Players and variants.
 */
setup: Json, };

export type Outcome = {
/**
 * As in [`Outcome::places`].
 */
places: Array<number>,
/**
 * As in [`Outcome::scores`].
 */
scores: Array<number>,
/**
 * As in [`Outcome::reason`].
 */
reason: string, };

export type Phrase = {
/**
 * The key of the message.
 */
key: string,
/**
 * Its named arguments.
 */
args?: { [key in string]: Arg }, };

export type Progress = {
/**
 * How many jobs there are.
 */
jobs: number,
/**
 * How many of them are done.
 */
done: number,
/**
 * What was found out, once all are done.
 */
report: Report<Json> | null, };

export type Question = { "about": Record<symbol, never> } | { "new": {
/**
 * Players and variants.
 */
setup: Json,
/**
 * For its dice and bots.
 */
seed: Seed,
/**
 * Through whose eyes the answer is; without a seat a spectator's.
 */
viewer: Seat | null, } } | { "open": {
/**
 * The record.
 */
record: Json,
/**
 * For the dice and bots of what follows.
 */
seed: Seed,
/**
 * Through whose eyes the answer is.
 */
viewer: Seat | null, } } | { "look": {
/**
 * Through whose eyes the answer is.
 */
viewer: Seat | null, } } | { "components": Record<symbol, never> } | { "data": Record<symbol, never> } | { "series": {
/**
 * Players and variants of its matches.
 */
setup: Json,
/**
 * For a new one the points for the places, as in `5,3,2,1`.
 */
points: string | null,
/**
 * The series so far; without it a new one.
 */
series: Series | null,
/**
 * The places of the match on the table, once it is over.
 */
last: Array<number> | null, } } | { "play": {
/**
 * Whose decisions they are.
 */
seat: Seat,
/**
 * One after the other.
 */
actions: Array<Json>,
/**
 * Through whose eyes the answer is.
 */
viewer: Seat | null, } } | { "correct": {
/**
 * Whose decisions they are.
 */
seat: Seat,
/**
 * How many are taken back, one after the other.
 */
undo: number,
/**
 * What is decided afterwards.
 */
actions: Array<Json>,
/**
 * Through whose eyes the answer is.
 */
viewer: Seat | null, } } | { "throw": {
/**
 * Through whose eyes the answer is.
 */
viewer: Seat | null, } } | { "happen": {
/**
 * What it comes out as.
 */
fate: Json,
/**
 * Through whose eyes the answer is.
 */
viewer: Seat | null, } } | { "bot": {
/**
 * For which seat.
 */
seat: Seat,
/**
 * Which bot.
 */
policy: string,
/**
 * Through whose eyes the answer is.
 */
viewer: Seat | null, } } | { "undo": {
/**
 * Which seat.
 */
seat: Seat,
/**
 * Through whose eyes the answer is.
 */
viewer: Seat | null, } } | { "forecast": {
/**
 * Who would make them.
 */
seat: Seat,
/**
 * One after the other; what others are asked after the first one is theirs.
 */
actions: Array<Json>, } } | { "hint": {
/**
 * Which seat.
 */
seat: Seat,
/**
 * How many games may be tried.
 */
games: number, } } | { "analyze": {
/**
 * How sharp it is.
 */
level: Level, } } | { "analyzeOn": {
/**
 * How many of its jobs are done before there is an answer; one if nothing is said.
 */
jobs: number | null, } } | { "record": {
/**
 * Only so many of its first steps.
 */
steps: number | null, } } | { "at": {
/**
 * How many.
 */
step: number,
/**
 * Through whose eyes the answer is.
 */
viewer: Seat | null, } } | { "course": Record<symbol, never> } | { "bench": {
/**
 * Players and variants.
 */
setup: Json,
/**
 * Who plays all seats.
 */
policy: string,
/**
 * How many.
 */
games: number,
/**
 * Of their dice.
 */
seed: Seed, } };

export type Reply = { error: Error, } | Scene | { game: GameEntry, policies: Array<string>, help: Array<Section>, } | { components: Json, } | { data: Json, } | { series: Series, stage: number, stages: Array<string>, setup: Json, standings: Standings, next: Next | null, } | { forecast: Forecast, } | { hint: Array<Hinted>, } | { analysis: Progress, } | { record: Json, } | { course: Array<Moment>, } | { decisions: number, };

export type Report<A> = {
/**
 * What values count.
 */
unit: Unit,
/**
 * How many games were tried at every position.
 */
games: number,
/**
 * Is the match over? Otherwise its result is an estimate too.
 */
isOver: boolean,
/**
 * What everybody could expect before the first step and after each, by seat.
 */
values: Array<Array<Figure>>,
/**
 * What each step did.
 */
steps: Array<StepReport>,
/**
 * What it comes to for every seat.
 */
seats: Array<SeatReport>,
/**
 * The largest swings, the largest first. A decision that seems to have cost whoever made it something, and is no mistake when
 * looked at more closely, is none.
 */
turningPoints: Array<Swing>,
/**
 * The random events that did most, for whomever, the largest first.
 */
throws: Array<Swing>,
/**
 * The moves that lost something beyond noise, the costliest first.
 */
mistakes: Array<Mistake<A>>, };

export type Scene = {
/**
 * Whom the match waits for.
 */
turn: WireTurn,
/**
 * How many steps have been taken.
 */
steps: number,
/**
 * Did the last decision ask for the throw that is due? Then nobody is asked again.
 */
throwAskedFor: boolean,
/**
 * The game as the viewer sees it.
 */
view: Json,
/**
 * The same at the last point of no return; nothing where no step was taken since. What differs can be taken back.
 */
sealed: Json | null,
/**
 * What is being decided.
 */
prompt: Phrase,
/**
 * What the viewer may do: plans of the game.
 */
choices: Array<Json>,
/**
 * What the viewer can decide otherwise: corrections of the game.
 */
corrections: Array<Json>,
/**
 * What the viewer might expect to be able to do, and why not.
 */
blocked: Array<Blocked>,
/**
 * How everybody stands, by seat.
 */
standings: Array<Phrase>,
/**
 * The final table, once the game is over.
 */
ending: Ending | null,
/**
 * What a board shows besides the view, as it depends on how the position came about.
 */
traces: Json,
/**
 * Who can take a decision back.
 */
canUndo: Array<Seat>,
/**
 * What this change led to, in order.
 */
events: Array<Json>,
/**
 * How many lines of the log, as it was known before, are still right.
 */
logFrom: number,
/**
 * The lines after them.
 */
log: Array<Phrase>,
/**
 * How many lines of the whole log the viewer has seen when deciding last.
 */
logSeen: number, };

export type Seat = number;

export type SeatReport = {
/**
 * What it could expect at the start.
 */
start: number,
/**
 * What it got.
 */
result: number,
/**
 * What all random events brought it.
 */
luck: Figure,
/**
 * What those brought that were its own.
 */
ownLuck: Figure,
/**
 * What its decisions brought, compared with those of the yardstick.
 */
skill: Figure,
/**
 * What the decisions of the others brought it.
 */
others: Figure,
/**
 * The result with luck taken out.
 */
withoutLuck: Figure,
/**
 * Its moves in which something could be chosen.
 */
decisions: number,
/**
 * How many of them lost something beyond noise.
 */
mistakes: number,
/**
 * What these lost.
 */
lost: Figure, };

export type Section = {
/**
 * What it is about.
 */
title: Phrase,
/**
 * What it says.
 */
paragraphs: Array<Phrase>, };

export type Seed = number | string;

export type Series = {
/**
 * Points for the first place, the second and so on; nothing for places beyond.
 */
points: Array<number>,
/**
 * The places of each match that is over, by seat.
 */
finished: Array<Array<number>>, };

export type Standings = {
/**
 * For each match that counts the points of each seat.
 */
matches: Array<Array<number>>,
/**
 * Their sums.
 */
totals: Array<number>,
/**
 * For each seat its place; equal totals share one.
 */
places: Array<number>, };

export type StepReport = {
/**
 * Chance or a decision.
 */
kind: Kind,
/**
 * Who decided, or whose random event it was; nobody for those of the table.
 */
seat: Seat | null,
/**
 * What it changed, by seat.
 */
change: Array<Figure>, };

export type Swing = {
/**
 * How many steps were taken before it.
 */
step: number,
/**
 * How many it took.
 */
steps: number,
/**
 * Chance or a decision.
 */
kind: Kind,
/**
 * Who decided, or whose random event it was.
 */
seat: Seat | null,
/**
 * What it changed, by seat.
 */
change: Array<Figure>,
/**
 * What happened; of several moves what did most.
 */
said: Array<Phrase>, };

export type Unit = "win" | "points";

export type Way<A> = {
/**
 * One decision after the other.
 */
actions: Array<A>,
/**
 * The same in words.
 */
said: Array<Phrase>,
/**
 * What the seat can expect of it.
 */
value: number, };

export type WireTurn = { "players": Array<Seat> } | { "chance": Seat | null } | { "over": Outcome };
