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
options: Array<Choice>, };

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

export type Seat = number;

export type Section = {
/**
 * What it is about.
 */
title: Phrase,
/**
 * What it says.
 */
paragraphs: Array<Phrase>, };

export type WireTurn = { "players": Array<Seat> } | { "chance": Seat | null } | { "over": Outcome };
