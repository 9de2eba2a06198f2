// Made from the Rust types by `cargo xtask types`. Do not edit.

export type Analyze = {
/**
 * How sharp it is.
 */
level?: Level,
/**
 * How many jobs are done before there is an answer; all if nothing is said.
 */
jobs?: number, };

export type Answer = { error: Error, } | { commands: Array<Command>, } | GameList | Played | { turn: WireTurn, } | { actions: Array<Json>, } | { view: Json, } | { components: Json, } | { action: Json, } | { hint: Array<Hinted>, } | { analysis: Progress, } | { guide: Told, } | Undone | { left: number, } | { game: string, state: Json, } | { record: Json, } | { outcome: Outcome | null, } | { bye: boolean, };

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

export type Bot = {
/**
 * Its name.
 */
policy: string,
/**
 * For whom it chooses.
 */
seat: Seat, };

export type Chance = {
/**
 * What the next random events come out as; replaces what is left of an earlier list.
 */
chance: Array<Json>, };

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

export type Command = {
/**
 * Its name.
 */
cmd: string,
/**
 * Its fields; those with a question mark may be left out.
 */
fields: Array<string>,
/**
 * What it does.
 */
does: string, };

export type Dice = "at-once" | "by-hand";

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

export type GameList = {
/**
 * [`PROTOCOL_VERSION`].
 */
protocol: number,
/**
 * All games.
 */
games: Array<GameEntry>,
/**
 * All policies, the weakest first.
 */
policies: Array<string>, };

export type GuideOf = {
/**
 * Who is told.
 */
seat: Seat,
/**
 * In which language; in English if nothing is said.
 */
language?: Language, };

export type Happen = {
/**
 * How the random event comes out.
 */
fate: Json, };

export type HintOf = {
/**
 * For whom.
 */
seat: Seat,
/**
 * How many games may be tried.
 */
games?: number, };

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

export type Id = number | string;

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

export type Language = "en" | "ru" | "uk";

export type Level = "quick" | "normal" | "deep";

export type Load = {
/**
 * The name of the game; that of the open match if it is left out.
 */
game?: string,
/**
 * The state.
 */
state: Json,
/**
 * As in [`New`].
 */
seed?: Seed,
/**
 * As in [`New`].
 */
chance?: Array<Json>,
/**
 * As in [`New`].
 */
dice?: Dice, };

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

export type New = {
/**
 * The name of the game.
 */
game: string,
/**
 * Players and variants.
 */
setup: Json,
/**
 * For the dice, and for bots that are asked.
 */
seed?: Seed,
/**
 * What the first random events come out as.
 */
chance?: Array<Json>,
/**
 * When they come out.
 */
dice?: Dice, };

export type OfSeat = {
/**
 * Its number; the first is 0.
 */
seat: Seat, };

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

export type Play = {
/**
 * Whose decision it is.
 */
seat: Seat,
/**
 * One of those that `legal` lists.
 */
action: Json, };

export type Played = {
/**
 * Whom the game waits for now.
 */
turn: WireTurn,
/**
 * What happened, in order.
 */
events: Array<Json>, };

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

export type Replay = {
/**
 * The record.
 */
record: Json,
/**
 * As in [`New`], for what follows.
 */
seed?: Seed,
/**
 * As in [`New`], for what follows.
 */
chance?: Array<Json>,
/**
 * As in [`New`].
 */
dice?: Dice, };

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

export type Request = { "cmd": "help" } | { "cmd": "games" } | { "cmd": "new" } & New | { "cmd": "load" } & Load | { "cmd": "replay" } & Replay | { "cmd": "turn" } | { "cmd": "legal" } & OfSeat | { "cmd": "view" } & View | { "cmd": "components" } | { "cmd": "play" } & Play | { "cmd": "throw" } | { "cmd": "happen" } & Happen | { "cmd": "bot" } & Bot | { "cmd": "hint" } & HintOf | { "cmd": "analyze" } & Analyze | { "cmd": "guide" } & GuideOf | { "cmd": "undo" } & OfSeat | { "cmd": "chance" } & Chance | { "cmd": "save" } | { "cmd": "record" } | { "cmd": "outcome" } | { "cmd": "quit" };

export type Said = {
/**
 * The words of a language.
 */
text: string,
/**
 * The key of the message.
 */
key: string,
/**
 * Its named arguments.
 */
args?: { [key in string]: Arg }, };

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

export type Told = {
/**
 * What is being decided.
 */
prompt: Said,
/**
 * What the seat may do.
 */
choices: Array<ToldChoice>,
/**
 * What it can decide otherwise.
 */
corrections: Array<ToldCorrection>,
/**
 * What it might expect to be able to do, and why not.
 */
blocked: Array<ToldBlocked>,
/**
 * How everybody stands, by seat.
 */
standings: Array<Said>,
/**
 * What has happened since the seat last decided.
 */
since: Array<Said>,
/**
 * The final table, once the game is over.
 */
ending: ToldEnding | null,
/**
 * What a board shows besides the view, as it depends on how the position came about.
 */
traces: Json,
/**
 * The symbols and rules in short.
 */
help: Array<ToldSection>, };

export type ToldBlocked = {
/**
 * What it is.
 */
what: Said,
/**
 * Why not.
 */
why: Said, };

export type ToldChoice = {
/**
 * What is played, one after the other.
 */
actions: Array<Json>,
/**
 * The way to it, from the general to the particular.
 */
path: Array<ToldLabel>,
/**
 * What it brings at once.
 */
gains: ToldGains, };

export type ToldCorrection = {
/**
 * What it says.
 */
label: ToldLabel,
/**
 * How many decisions are taken back, one after the other.
 */
undo: number,
/**
 * What is played again afterwards.
 */
actions: Array<Json>, };

export type ToldEnding = {
/**
 * What was counted, with a number for each seat; the last row is the total.
 */
rows: Array<[Said, Array<number>]>,
/**
 * How it was won.
 */
reason: Said,
/**
 * A title for the winner of a solo game, and stars of five.
 */
title: [Said, number] | null, };

export type ToldGains = {
/**
 * In symbols, for short lines.
 */
symbols: Array<Said>,
/**
 * In words.
 */
words: Array<Said>,
/**
 * What it adds to the score.
 */
points: number,
/**
 * What one should know about it.
 */
notes: Array<Said>, };

export type ToldLabel = {
/**
 * The letter that chooses it on a keyboard.
 */
letter: string | null,
/**
 * Is it understood without words when there is nothing else to choose at this step?
 */
isQuiet: boolean,
/**
 * The words of a language.
 */
text: string,
/**
 * The key of the message.
 */
key: string,
/**
 * Its named arguments.
 */
args?: { [key in string]: Arg }, };

export type ToldSection = {
/**
 * What it is about.
 */
title: Said,
/**
 * What it says.
 */
paragraphs: Array<Said>, };

export type Undone = {
/**
 * The action that was taken back.
 */
undone: Json,
/**
 * Whom the game waits for now.
 */
turn: WireTurn, };

export type Unit = "win" | "points";

export type View = {
/**
 * Who looks; without it a spectator does.
 */
seat?: Seat, };

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
