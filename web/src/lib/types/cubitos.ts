// Made from the Rust types by `cargo xtask types`. Do not edit.

export type Action = { "do": "draw" } & Pick | { "do": "choose" } & Pick | { "do": "lose" } & Pick | { "do": "give" } & Pick | { "do": "return" } & Pick | { "do": "discard", die: string, } | { "do": "gain", die: Die, } | { "do": "borrow", die: Die, } | { "do": "face", side: Side, } | { "do": "give-to", seat: Seat, } | { "do": "done" } | { "do": "push" } | { "do": "pass" } | { "do": "wait" } | { "do": "roll" } | { "do": "prevent",
/**
 * The card of the die.
 */
card: string,
/**
 * What it shows.
 */
side: Side,
/**
 * Is it a borrowed die?
 */
borrowed?: boolean, } | { "do": "bust" } | { "do": "keep" } | { "do": "let-go" } | { "do": "use",
/**
 * The card of the die.
 */
card: string,
/**
 * What the die shows.
 */
side: Side,
/**
 * Which part, from 0.
 */
part: number,
/**
 * Which of the two amounts, where a part offers two.
 */
option?: number,
/**
 * Is it a borrowed die?
 */
borrowed?: boolean, } | { "do": "take-credits", die: string, } | { "do": "lose-self",
/**
 * The card of the die.
 */
card: string,
/**
 * What it shows.
 */
side: Side,
/**
 * Is it a borrowed die?
 */
borrowed?: boolean, } | { "do": "take-comparison",
/**
 * The red card.
 */
card: string,
/**
 * Which of the two amounts, where the card offers two.
 */
option?: number, } | { "do": "ready" } | { "do": "step", to: CellName, } | { "do": "shortcut" } | { "do": "jetpack" } | { "do": "buy-foot" } | { "do": "stop" } | { "do": "bonus",
/**
 * Which of its bonuses, from 0.
 */
number: number, } | { "do": "nearby", cell: CellName, } | { "do": "buy", card: string, };

export type ActiveText = {
/**
 * The die.
 */
die: DieKey,
/**
 * What it shows.
 */
side: Side,
/**
 * The parts of its card that it can no longer give.
 */
spent?: Array<number>,
/**
 * How many.
 */
count: number, };

export type Arg = number | string | { seat: number } | Phrase;

export type BonusView = {
/**
 * The cell.
 */
cell: CellName,
/**
 * What is printed there.
 */
printed: Array<PrintedBonus>,
/**
 * The numbers of what can still be taken.
 */
left: Array<number>, };

export type CardView = {
/**
 * The word for it.
 */
card: string,
/**
 * Its colour.
 */
colour: Colour,
/**
 * What a die of it costs.
 */
cost: number,
/**
 * Does the cost come from no box?
 */
costIsReconstructed: boolean,
/**
 * Is part of the effect a guess?
 */
effectIsReconstructed: boolean,
/**
 * Dice left in the supply.
 */
left: number, };

export type Cards = 'of-set' | 'random' | Array<string>;

export type CellName = string;

export type ChoiceView = {
/**
 * The action.
 */
action: Action,
/**
 * What it would do at once, until chance or a player decides again.
 */
does: Array<Event>, };

export type Colour = "red" | "orange" | "yellow" | "green" | "blue" | "purple" | "brown" | "white";

export type Components = {
/**
 * Every kind of die.
 */
dice: Array<PrintedDie>,
/**
 * The 56 cards.
 */
cards: Array<PrintedCard>,
/**
 * What the steps of the fan track pay, from the first. The last one pays again for every further fan.
 */
fanTrack: Array<FanStep>,
/**
 * The track of the race, or both linked tracks in order.
 */
tracks: Array<PrintedTrack>, };

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

export type CubeKey = string;

export type Currency = "money" | "feet";

export type Die = "light-grey" | "dark-grey" | "first-player" | "red" | "orange" | "yellow" | "green" | "blue" | "purple" | "brown" | "white";

export type DieKey = CubeKey;

export type Event = { "event": "card", card: string, } | { "event": "round", round: number, seat: Seat, } | { "event": "drew", seat: Seat, dice: Record<string, number>, } | { "event": "refilled", seat: Seat, } | { "event": "rolled", seat: Seat, roll: RollKind, sides: Sides, } | { "event": "pushed", seat: Seat, atRisk: boolean, } | { "event": "returned", seat: Seat, die: string, } | { "event": "forced", seat: Seat, } | { "event": "passed", seat: Seat, } | { "event": "waited", seat: Seat, } | { "event": "must-act", seat: Seat, } | { "event": "saved", seat: Seat, card: string, } | { "event": "busted", seat: Seat, } | { "event": "kept", seat: Seat, } | { "event": "discarded", seat: Seat, dice: Record<string, number>, } | { "event": "fan", seat: Seat, fans: number, credits: number, handTokens: number, } | { "event": "used", seat: Seat, card: string, part: number, } | { "event": "gained", seat: Seat, coins: number, feet: number, waterFeet: number, credits: number, } | { "event": "gained-die", seat: Seat, die: Die, } | { "event": "lost-die", seat: Seat, die: string, zone: Zone, } | { "event": "gave-die", seat: Seat, to: Seat, die: Die, } | { "event": "set", seat: Seat, die: string, side: Side, } | { "event": "shielded", seat: Seat, } | { "event": "next-draw", seat: Seat, } | { "event": "ready", seat: Seat, } | { "event": "compared", swords: Swords, most: Seat | null, } | { "event": "comparison-taken", seat: Seat, card: string, } | { "event": "moved", seat: Seat, to: CellName, } | { "event": "hopped", seat: Seat, leg: number, } | { "event": "shortcut", seat: Seat, to: CellName, } | { "event": "jetpack", seat: Seat, feet: number, } | { "event": "foot-bought", seat: Seat, } | { "event": "bonus", seat: Seat, cell: CellName, number: number, } | { "event": "bought", seat: Seat, card: string, price: number, } | { "event": "gave-back", seat: Seat, die: Die, dice: number, } | { "event": "finished", seat: Seat, } | { "event": "extra-round" } | { "event": "over", winner: Seat | null, way: Way, };

export type FanStep = {
/**
 * Credits.
 */
credits: number,
/**
 * Hand tokens.
 */
handTokens: number,
/**
 * Nobody knows whether the box has it so.
 */
reconstructed: boolean, };

export type Fate = { "roll": Sides } | { "card": string } | { "first-player": Seat };

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

export type GoalView = {
/**
 * The cell.
 */
cell: CellName,
/**
 * The leg that it is on.
 */
leg: number,
/**
 * Feet that it takes for steps and shortcuts, bought ones included.
 */
feet: number,
/**
 * Coins and credits that it takes.
 */
money: number,
/**
 * Feet that are left there.
 */
feetLeft: number,
/**
 * How far along the course it is.
 */
distance: number,
/**
 * The steps over land from there to the end of the race.
 */
stepsLeft: number,
/**
 * How to get there, one decision after the other.
 */
path: Array<Action>,
/**
 * Would the runner be on water there if the move ended, with water all around?
 */
isStranded: boolean,
/**
 * What the cell gives if the move ends there.
 */
bonus: Array<PrintedBonus>, };

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

export type Laps = number | 'of-set';

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

export type Phase = "cards" | "first-player" | "roll" | "abilities" | "comparison" | "run" | "over";

export type Phrase = {
/**
 * The key of the message.
 */
key: string,
/**
 * Its named arguments.
 */
args?: { [key in string]: Arg }, };

export type Pick = { zone: Zone, die: CubeKey, side?: Side | null, spent?: Array<number>, };

export type Plan = { actions: Array<Action>, path: Array<Label>, gains: Gains, };

export type PlayerView = {
/**
 * Where the player sits.
 */
seat: Seat,
/**
 * Where in the round.
 */
stage: Stage,
/**
 * What has to be chosen first.
 */
task: Task,
/**
 * Does the player wait for others?
 */
waits: boolean,
/**
 * The draw zone.
 */
draw: { [key in DieKey]: number },
/**
 * The roll zone.
 */
roll: { [key in DieKey]: number },
/**
 * The active zone.
 */
active: Array<ActiveText>,
/**
 * The discard zone.
 */
discard: { [key in DieKey]: number },
/**
 * Dice about to be rolled, or being chosen for it.
 */
hand: { [key in DieKey]: number },
/**
 * Money of this round.
 */
coins: number,
/**
 * Money that is kept.
 */
credits: number,
/**
 * Movement of this round.
 */
feet: number,
/**
 * Movement of this round that may enter water.
 */
waterFeet: number,
/**
 * The step on the fan track.
 */
fans: number,
/**
 * Hand tokens.
 */
handTokens: number,
/**
 * The hand limit of this round.
 */
limit: number,
/**
 * The hand limit if a round began now: the base, tokens, and red lines behind.
 */
nextLimit: number,
/**
 * Red lines between this runner and the leader.
 */
redLinesBehind: number,
/**
 * The cell of the runner.
 */
cell: CellName,
/**
 * The leg that it is on, from 0.
 */
leg: number,
/**
 * The name of its track.
 */
track: string,
/**
 * Is it on water, with water all around?
 */
isStranded: boolean,
/**
 * How far along the course it is.
 */
distance: number,
/**
 * The steps over land that it still has to walk to finish the race.
 */
stepsLeft: number,
/**
 * Has it finished the race?
 */
hasFinished: boolean,
/**
 * Where it stood when the round began.
 */
beganCell: CellName,
/**
 * Can a push bust?
 */
atRisk: boolean,
/**
 * Would the next push be at risk: by an earlier one, or as enough dice are active?
 */
pushIsAtRisk: boolean,
/**
 * How often in a thousand throws no die of the roll zone hits when all are rolled.
 */
missesPerThousand: number,
/**
 * Is the next push safe?
 */
shield: boolean,
/**
 * Pushes that are compulsory.
 */
forced: number,
/**
 * Did the player bust in this round?
 */
busted: boolean,
/**
 * The swords now, or those of the comparison once it was made.
 */
swords: number,
/**
 * May the player still take what the comparison gives?
 */
mayTakeComparison: boolean,
/**
 * Colours bought in this round.
 */
bought: Array<Colour>,
/**
 * Dice that will not count at the next draw.
 */
exempt: Array<Die>,
/**
 * May any die be drawn at the next draw?
 */
drawsAll: boolean,
/**
 * The cell whose bonus is being taken, and what is left of it.
 */
bonus: BonusView | null,
/**
 * Busts in the race.
 */
busts: number,
/**
 * Dice bought in the race.
 */
diceBought: number, };

export type PrintedBonus = { "kind": "credits", n: number, } | { "kind": "fan" } | { "kind": "lose-die", n: number, } | { "kind": "gain-die", maxCost: number | null, };

export type PrintedCard = {
/**
 * The word for it, which is also the key of its name.
 */
card: string,
/**
 * The colour of its dice.
 */
colour: Colour,
/**
 * What a die of it costs.
 */
cost: number,
/**
 * Does the cost come from no box?
 */
costIsReconstructed: boolean,
/**
 * Is part of the effect a guess?
 */
effectIsReconstructed: boolean,
/**
 * What it does.
 */
text: Phrase, };

export type PrintedCell = {
/**
 * Its name.
 */
cell: CellName,
/**
 * What it is.
 */
kind: PrintedKind,
/**
 * The squares that it covers.
 */
tiles: Array<Tile>,
/**
 * How many red lines lie between the start and it: one runs between neighbours that differ here.
 */
red: number,
/**
 * The cells that a runner can step to from it.
 */
neighbours: Array<CellName>,
/**
 * What it gives to those who end their move on it.
 */
bonus?: Array<PrintedBonus>,
/**
 * The shortcut that begins there.
 */
shortcut?: PrintedShortcut,
/**
 * The letter of the shortcut that ends there.
 */
exitOf?: string, };

export type PrintedDie = {
/**
 * The kind.
 */
die: Die,
/**
 * How many of them there are.
 */
inTheBox: number,
/**
 * What its six faces show.
 */
faces: Array<PrintedFace>, };

export type PrintedFace = {
/**
 * What it shows.
 */
side: Side,
/**
 * How many coins, feet or credits, or how many swords a symbol counts as; 0 for a blank.
 */
amount: number, };

export type PrintedKind = "start" | "finish" | "plain" | "water" | "bonus" | "shortcut" | "jetpack";

export type PrintedShortcut = {
/**
 * What it is paid with.
 */
currency: Currency,
/**
 * How much of it.
 */
cost: number,
/**
 * Where it ends.
 */
to: CellName,
/**
 * The letter on both of its ends.
 */
symbol: string, };

export type PrintedTrack = {
/**
 * Its name, as in the legs of a view.
 */
track: string,
/**
 * Nobody knows whether the box has it so.
 */
reconstructed: boolean,
/**
 * The red lines of a lap.
 */
redLines: number,
/**
 * Feet of the shortest lap by land.
 */
lapLength: number,
/**
 * The cells, in no order that means anything.
 */
cells: Array<PrintedCell>,
/**
 * Places that are no cells.
 */
walls: Array<Tile>,
/**
 * One shortest way by land from the start to the finish, as straight as can be: the direction of a lap.
 */
lap: Array<CellName>, };

export type RaceEnd = {
/**
 * Who won, unless the race was broken off with several leaders.
 */
winner: Seat | null,
/**
 * What brought it to its end.
 */
way: Way, };

export type Replacement = unknown;

export type RollKind = "first" | "push" | "extra" | "rescue";

export type RoundLimit = number;

export type Seat = number;

export type SetChoice = string;

export type Setup = {
/**
 * How many play.
 */
players: number,
/**
 * The set, which names cards, track and laps.
 */
set: SetChoice,
/**
 * The cards, if not those of the set.
 */
cards: Cards,
/**
 * The track, if not that of the set.
 */
track: TrackChoice,
/**
 * How many laps, if not as many as the set says. Linked tracks are run once.
 */
laps: Laps,
/**
 * Who begins.
 */
firstPlayer: StartingPlayer,
/**
 * After how many rounds the race is broken off.
 */
roundLimit: RoundLimit,
/**
 * Component data that replace the built-in ones.
 */
data?: Replacement, };

export type Side = "blank" | "coins" | "feet" | "credits" | "symbol" | "power";

export type Sides = { [die: string]: { [side: string]: number } };

export type Stage = "draw" | "draw-more" | "decide" | "declare" | "rescue" | "keep" | "discard" | "abilities" | "move" | "bonus" | "after-move" | "buy" | "done";

export type StartingPlayer = 'random' | number;

export type Swords = Array<number>;

export type Task = { "task": "none" } | { "task": "extra-roll", left: number, } | { "task": "reroll", left: number, dice: Array<Die>, zones: Array<Zone>, } | { "task": "roll-different",
/**
 * How many more at the most.
 */
left: number, zones: Array<Zone>, } | { "task": "roll-grey" } | { "task": "set-face", left: number, } | { "task": "face", die: string,
/**
 * How many more dice may be set then.
 */
left: number, } | { "task": "borrow", dice: Array<Die>, } | { "task": "gain-die", dice: Array<Die>,
/**
 * How dear it may be.
 */
maxCost: number, left: number, } | { "task": "lose", left: number, dice: Array<Die>, zones: Array<Zone>,
/**
 * May the player stop?
 */
optional: boolean, } | { "task": "receiver",
/**
 * Where the die may come from.
 */
zones: Array<Zone>, } | { "task": "give", to: Seat,
/**
 * Where it may come from.
 */
zones: Array<Zone>, } | { "task": "walk",
/**
 * How many more spaces.
 */
left: number, } | { "task": "nearby",
/**
 * How far away.
 */
distance: number, } | { "task": "return-other", left: number, };

export type Tile = {
/**
 * From the top, beginning with 0.
 */
row: number,
/**
 * From the left, beginning with 0, in half cells.
 */
column: number, };

export type TrackChoice = string;

export type View = {
/**
 * Players, cards and course.
 */
setup: Setup,
/**
 * The part of the round.
 */
phase: Phase,
/**
 * Rounds begun.
 */
round: number,
/**
 * Is this a round to break a tie?
 */
extraRound: boolean,
/**
 * Who has the first-player die.
 */
holder: Seat,
/**
 * Whose turn it is to move and buy.
 */
mover: Seat | null,
/**
 * Whom the race waits for.
 */
waitingFor: Array<Seat>,
/**
 * Whose dice are about to be rolled.
 */
rolls: Seat | null,
/**
 * The legs of the course: the name of the track of each.
 */
legs: Array<string>,
/**
 * The eight cards, those that are known.
 */
cards: Array<CardView>,
/**
 * Dice that nobody owns.
 */
supply: { [key in Die]?: number },
/**
 * The players.
 */
players: Array<PlayerView>,
/**
 * Who had the most swords in this round.
 */
mostSwords: Seat | null,
/**
 * Where the runner that is moving can go, for everybody to see.
 */
reach: Array<GoalView>,
/**
 * The viewer, if the race waits for it: several may decide at once.
 */
chooser: Seat | null,
/**
 * What the viewer may do.
 */
choices: Array<ChoiceView>,
/**
 * How it ended.
 */
ending: RaceEnd | null,
/**
 * Ranking and distances.
 */
outcome: Outcome | null,
/**
 * What the rulebook would advise against in these cards, once all are known.
 */
warnings: Array<Warning>, };

export type Warning = "too-dear" | "too-slow";

export type Way = "finish" | "extra-round" | "round-limit" | "farthest";

export type Zone = "draw" | "roll" | "active" | "discard";
