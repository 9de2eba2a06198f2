// Made from the Rust types by `cargo xtask types`. Do not edit.

export type Action = { "do": "take", die: Die, joker?: Joker | null, } | { "do": "reroll" } | { "do": "forfeit" } | { "do": "pick", die: Die, joker?: Joker | null, } | { "do": "decline" } | { "do": "extra", die: Die, joker?: Joker | null, } | { "do": "stop" } | { "do": "mark", mark: Mark, } | { "do": "cross",
/**
 * 1 to 5.
 */
row: number, } | { "do": "enough" } | { "do": "answer", question: Question, mark: Mark, };

export type ActionCell = {
/**
 * The number printed in it, in the number-joker row; a cell without one stands for any number.
 */
number: number | null,
/**
 * Is the action earned?
 */
circled: boolean,
/**
 * Is it used?
 */
used: boolean, };

export type ActionRowView = {
/**
 * Its seven cells.
 */
cells: Array<ActionCell>,
/**
 * How many actions are left to use.
 */
available: number,
/**
 * The bonus at its end.
 */
end: BonusView, };

export type Arg = number | string | { seat: number } | Phrase;

export type BlockedView = {
/**
 * Its colour.
 */
die: Die, } & ({ "why": "crossed", number: number, row: number, } | { "why": "column-full", number: number, } | { "why": "no-step", number: number, } | { "why": "passed", number: number, } | { "why": "full" } | { "why": "nowhere" } | { "why": "used" });

export type BlueCell = {
/**
 * The number written in it.
 */
number: number | null,
/**
 * The points above it.
 */
points: number,
/**
 * The bonus under it.
 */
bonus: BonusView | null, };

export type Bonus = string;

export type BonusOrder = "owner" | "first-in-first-out";

export type BonusState = "open" | "earned" | "gone";

export type BonusView = {
/**
 * What it earns.
 */
bonus: Bonus,
/**
 * Still to be had, earned, or gone.
 */
state: BonusState, };

export type BrownCell = {
/**
 * The number in it.
 */
number: number,
/**
 * Is it crossed?
 */
crossed: boolean,
/**
 * Was it passed by, never to be crossed?
 */
skipped: boolean, };

export type ChoiceView = {
/**
 * The action.
 */
action: Action,
/**
 * The mark it would make; for the choice of a die, every mark that the die could make then.
 */
marks: Array<MarkView>,
/**
 * What it would earn at once without a mark: the bonuses of turquoise crosses that are left at that.
 */
bonuses: Array<Bonus>,
/**
 * The dice that would go to the platter in the end.
 */
platter: Faces,
/**
 * Would no die be left for the next roll, though there could be one?
 */
endsRolls: boolean, };

export type Correction<A> = {
/**
 * What it says. Its letter is that of the choice which it takes back, so that one key does both.
 */
label: Label,
/**
 * How many decisions are taken back.
 */
undo: number,
/**
 * What is decided again afterwards.
 */
actions: Array<A>, };

export type CrossingState = {
/**
 * 1 to 6.
 */
column: number,
/**
 * How many more may be made.
 */
left: number,
/**
 * The rows crossed so far for this die.
 */
rows: Array<number>, };

export type Die = "yellow" | "turquoise" | "blue" | "brown" | "pink" | "white";

export type DieUse = "take" | "pick" | "extra";

export type DieView = {
/**
 * Its colour, which names it.
 */
die: Die,
/**
 * Its face; none before it was thrown in this turn.
 */
value: number | null,
/**
 * Where it lies.
 */
place: Place, };

export type Event = { "event": "starting-player", seat: Seat, } | { "event": "round", round: number, } | { "event": "turn", seat: Seat, } | { "event": "threw", seat: Seat, roll: number, dice: Faces, } | { "event": "reroll", seat: Seat, } | { "event": "took", seat: Seat, die: Die, value: number, roll: number, } | { "event": "forfeited", seat: Seat, roll: number, } | { "event": "platter", dice: Faces, } | { "event": "passive-threw", seat: Seat, dice: Faces,
/**
 * Those on the platter.
 */
platter: Array<Die>, } | { "event": "picked", seat: Seat, die: Die, value: number, } | { "event": "declined", seat: Seat, } | { "event": "extra", seat: Seat, die: Die, value: number, } | { "event": "joker", seat: Seat, joker: Joker, } | { "event": "marked", seat: Seat, mark: Mark, } | { "event": "earned", seat: Seat, bonus: Bonus, } | { "event": "lost", seat: Seat, question: Question, } | { "event": "last-chance" } | { "event": "over" };

export type Faces = { [die in Die]?: number };

export type FallbackArea = "passive" | "location";

export type FallbackTest = "real-values" | "jokers-count";

export type Fate = { "startingPlayer": Seat } | { "throw": Faces } | { "passiveThrow": PassiveThrow };

export type Gains = {
/**
 * In symbols, for short lines.
 */
symbols: Array<Phrase>,
/**
 * In words.
 */
words: Array<Phrase>,
/**
 * What it adds to the score.
 */
points: number,
/**
 * What one should know about it, in whole sentences.
 */
notes: Array<Phrase>, };

export type Joker = {
/**
 * 1 to 7.
 */
cell: number,
/**
 * 1 to 6.
 */
number: number, };

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

export type Mark = { "area": "yellow",
/**
 * 1 to 3.
 */
row: number,
/**
 * 1 to 6.
 */
column: number, } | { "area": "turquoise",
/**
 * 1 to 5.
 */
row: number,
/**
 * 1 to 6.
 */
column: number, } | { "area": "blue",
/**
 * Left or right of the middle.
 */
side: Side,
/**
 * 2 to 12.
 */
number: number, } | { "area": "brown",
/**
 * 1 to 12.
 */
cell: number, } | { "area": "pink",
/**
 * Bonus or points.
 */
choice: PinkChoice,
/**
 * The number as it is written, halved or multiplied.
 */
number: number, };

export type MarkView = {
/**
 * The mark.
 */
mark: Mark,
/**
 * Its cell.
 */
target: Target,
/**
 * The bonuses it would earn at once; for a turquoise cross, if it were the last one of its die.
 */
bonuses: Array<Bonus>,
/**
 * What it would add to the total as it stands, without the question marks it earns.
 */
points: number,
/**
 * How many more crosses dice of the same value would then bring.
 */
furtherCrosses: number, };

export type Marking = {
/**
 * It lies where its use found it; a taken die lies in its slot already.
 */
die: Die,
/**
 * In which way it is used.
 */
use: DieUse,
/**
 * The number joker that changes its value, if one does.
 */
joker?: Joker | null, };

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

export type PassiveThrow = { dice: Faces, slots: [Die, Die, Die], };

export type Phase = "starting-player" | "round-start" | "throw" | "roll" | "active-extra-dice" | "passive-throw" | "passive" | "last-chance" | "over";

export type Phrase = {
/**
 * The key of the message.
 */
key: string,
/**
 * Its named arguments.
 */
args?: { [key in string]: Arg }, };

export type PinkCell = {
/**
 * The number written in it.
 */
number: number | null,
/**
 * What it was used for.
 */
choice: PinkChoice | null,
/**
 * The multiplier above it.
 */
multiplier: number | null,
/**
 * The bonus under it.
 */
bonus: BonusView | null, };

export type PinkChoice = "bonus" | "points";

export type Place = "pool" | "slot-1" | "slot-2" | "slot-3" | "platter";

export type Plan = { actions: Array<Action>, path: Array<Label>, gains: Gains, };

export type Question = "yellow" | "turquoise" | "blue" | "brown" | "pink" | "black";

export type QuestionBlue = "run-step" | "one-to-six";

export type QuestionTurquoise = "one-cross" | "matching-dice";

export type QuestionYellow = "any-cell" | "grey-only";

export type Rating = {
/**
 * 1 to 11.
 */
tier: number,
/**
 * 0 to 5.
 */
stars: number,
/**
 * The word for it in the locale files.
 */
name: string, };

export type Scales = {
/**
 * In a row of the yellow area.
 */
yellow: Array<number>,
/**
 * In a row of the turquoise area.
 */
turquoise: Array<number>,
/**
 * In the brown area.
 */
brown: Array<number>, };

export type Score = {
/**
 * The yellow area.
 */
yellow: number,
/**
 * The turquoise area.
 */
turquoise: number,
/**
 * The blue area.
 */
blue: number,
/**
 * The brown area.
 */
brown: number,
/**
 * The pink area.
 */
pink: number,
/**
 * The lowest of them, which every fox is worth.
 */
lowest: number,
/**
 * All foxes together.
 */
foxes: number,
/**
 * All together.
 */
total: number, };

export type Seat = number;

export type SeatView = {
/**
 * Which seat.
 */
seat: Seat,
/**
 * What the player has to do.
 */
stage: Stage,
/**
 * The yellow area, row by row.
 */
yellow: Array<Array<YellowCell>>,
/**
 * The bonuses between its rows.
 */
yellowGaps: Array<Array<BonusView>>,
/**
 * The turquoise area, row by row.
 */
turquoise: Array<Array<TurquoiseCell>>,
/**
 * The bonuses at the ends of its rows.
 */
turquoiseRows: Array<BonusView | null>,
/**
 * The bonuses under its columns.
 */
turquoiseColumns: Array<BonusView>,
/**
 * The blue area left of the middle, from the middle outwards.
 */
blueLeft: Array<BlueCell>,
/**
 * The blue area right of the middle, from the middle outwards.
 */
blueRight: Array<BlueCell>,
/**
 * The brown area.
 */
brown: Array<BrownCell>,
/**
 * The bonuses between its cells.
 */
brownGaps: Array<BonusView | null>,
/**
 * The pink area.
 */
pink: Array<PinkCell>,
/**
 * The re-roll row.
 */
rerolls: ActionRowView,
/**
 * The number-joker row.
 */
numberJokers: ActionRowView,
/**
 * The extra-die row.
 */
extraDice: ActionRowView,
/**
 * Foxes earned.
 */
foxes: number,
/**
 * Points as they stand.
 */
score: Score,
/**
 * The solo rating of these points.
 */
rating: Rating,
/**
 * The die that was chosen and is to be marked now.
 */
marking: Marking | null,
/**
 * Turquoise crosses in the making.
 */
crossing: CrossingState | null,
/**
 * Open question marks.
 */
questions: Array<Question>,
/**
 * Dice already chosen for extra-die actions in this turn.
 */
extraUsed: Array<Die>, };

export type Setup = {
/**
 * 1 to 4; one player plays the solo game.
 */
players: number,
/**
 * Who is active first.
 */
startingPlayer: StartingPlayer,
/**
 * Which numbers a blue question mark may write.
 */
questionBlue: QuestionBlue,
/**
 * Which cells a yellow question mark may cross.
 */
questionYellow: QuestionYellow,
/**
 * How many crosses a turquoise question mark makes.
 */
questionTurquoise: QuestionTurquoise,
/**
 * How a die taken by the passive fallback is read.
 */
fallbackArea: FallbackArea,
/**
 * When the passive fallback opens.
 */
fallbackTest: FallbackTest,
/**
 * Ruling SOLO-FALLBACK: is there a passive fallback in the solo game?
 */
soloFallback: Switch,
/**
 * In which order open question marks are used.
 */
bonusOrder: BonusOrder, };

export type Side = "left" | "right";

export type Stage = "idle" | "roll" | "took" | "pick" | "extra-dice";

export type StartingPlayer = 'random' | number;

export type Switch = 'on' | 'off';

export type Target = { "area": "yellow", row: number, column: number, } | { "area": "turquoise", row: number, column: number, } | { "area": "blue", side: Side, cell: number, } | { "area": "brown", cell: number, } | { "area": "pink", cell: number, };

export type TurquoiseCell = {
/**
 * The number in it.
 */
number: number,
/**
 * Is it tinted, and asked for by the bonuses of its row and column?
 */
tinted: boolean,
/**
 * Is it crossed?
 */
crossed: boolean, };

export type View = {
/**
 * Players and variants.
 */
setup: Setup,
/**
 * Where in the order of play the game is.
 */
phase: Phase,
/**
 * The round, from 1; 0 before the first.
 */
round: number,
/**
 * How many rounds there are.
 */
rounds: number,
/**
 * What the round track gives, by round.
 */
roundBonuses: Array<Bonus | null>,
/**
 * Who is active.
 */
activePlayer: Seat,
/**
 * The roll of the active turn, 1 to 3.
 */
roll: number,
/**
 * Whom the game waits for.
 */
waitingFor: Array<Seat>,
/**
 * The six dice.
 */
dice: Array<DieView>,
/**
 * The players.
 */
seats: Array<SeatView>,
/**
 * What the viewer may do.
 */
choices: Array<ChoiceView>,
/**
 * The dice that lie there for the viewer and that no choice uses.
 */
blocked: Array<BlockedView>,
/**
 * What crosses are worth.
 */
scales: Scales,
/**
 * How it ended.
 */
outcome: Outcome | null, };

export type YellowCell = {
/**
 * The number in it.
 */
number: number,
/**
 * Is it grey, for dice on the platter?
 */
grey: boolean,
/**
 * Is it crossed?
 */
crossed: boolean, };
