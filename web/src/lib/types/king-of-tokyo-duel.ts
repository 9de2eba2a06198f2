// Made from the Rust types by `cargo xtask types`. Do not edit.

export type Action = { "do": "sleep" } | { "do": "wake" } | { "do": "give-up", card: Card, } | { "do": "spend-die-token" } | { "do": "reroll",
/**
 * The symbol it shows.
 */
symbol: Symbol, } | { "do": "throw" } | { "do": "keep", symbol: Symbol, } | { "do": "throw-free" } | { "do": "stop" } | { "do": "add", symbol: Symbol,
/**
 * Add it twice, for one more `!`.
 */
twice?: boolean, } | { "do": "use", card: Card, } | { "do": "set-aside",
/**
 * The symbol of one of them.
 */
first: Symbol,
/**
 * The symbol of the other, not before `first` in the order of the faces.
 */
second: Symbol, } | { "do": "resolve", symbol: Symbol, } | { "do": "multiply" } | { "do": "pull", track: Track, } | { "do": "gain-die-token" } | { "do": "gain-energy",
/**
 * How much: even, and not more than the `!` give.
 */
amount: number, } | { "do": "claim",
/**
 * Which of his two.
 */
token: Token, } | { "do": "place", token: Token, track: Track,
/**
 * The leftmost space it covers.
 */
space: number,
/**
 * Is its printed order reversed, from right to left?
 */
turned?: boolean, } | { "do": "leave", token: Token, } | { "do": "take-bonus" } | { "do": "take-claw" } | { "do": "buy", card: Card, } | { "do": "sweep" } | { "do": "finish" } | { "do": "metabolize", card: Card, } | { "do": "destroy", card: Card, } | { "do": "swap", card: Card, } | { "do": "decline" } | { "do": "done" };

export type Arg = number | string | { seat: number } | Phrase;

export type Bonus = { "bonus": "hit", "amount": number } | { "bonus": "heart", "amount": number } | { "bonus": "energy", "amount": number } | { "bonus": "die-token", "amount": number };

export type BothReachZero = "active-player-loses" | "draw";

export type Card = "acid-attack" | "adrenaline-augment" | "alien-metabolism" | "antimatter-pellets" | "armor-plating" | "breaking-news" | "camouflage" | "cannonball" | "dominate" | "electrical-aura" | "energize" | "extra-head" | "eye-of-the-storm" | "frenzy" | "gentle-giant" | "giant-brain" | "hibernation" | "hors-doeuvres" | "in-shape" | "in-the-shadows" | "jets-scrambled" | "kaijutsu" | "lightning-speed" | "made-in-a-lab" | "moment-of-respite" | "monster-coaster" | "monumental" | "natural-selection" | "operation-media" | "photoshoot" | "rebooting" | "regeneration" | "sack-the-stadium" | "scrappy" | "seismic-test" | "signature-move" | "snack-time" | "spiked-tail" | "superconductor" | "tesla-impulse" | "the-partys-over" | "thermonuclear-cooking" | "thunder-stomp" | "titanic-batteries" | "too-cute" | "trendsetter" | "unchained" | "unstable-dna" | "unstoppable" | "utter-destruction";

export type CardPrint = {
/**
 * Which one.
 */
card: Card,
/**
 * Its name.
 */
name: Phrase,
/**
 * In energy, before discounts.
 */
cost: number,
/**
 * KEEP or DISCARD.
 */
kind: Kind,
/**
 * The token that its buyer places.
 */
token: Token | null,
/**
 * What it does.
 */
text: Phrase, };

export type CardView = { card: Card,
/**
 * As printed.
 */
cost: number,
/**
 * KEEP or DISCARD.
 */
kind: Kind,
/**
 * The token that its buyer places.
 */
token: Token | null,
/**
 * Is its limit for this turn used up?
 */
used: boolean, };

export type ChoiceView = { action: Action,
/**
 * What it would do at once, until chance or a player decides again.
 */
does: Array<Event>,
/**
 * How it would end the game: at once, or whatever is then answered to the questions of its own effects.
 */
ends?: Conclusion, };

export type Components = {
/**
 * The faces of every die.
 */
faces: [Symbol, Symbol, Symbol, Symbol, Symbol, Symbol],
/**
 * Normal dice.
 */
normalDice: number,
/**
 * Special dice.
 */
specialDice: number,
/**
 * Die tokens that a player can hold.
 */
dieTokensMax: number,
/**
 * Both tracks.
 */
tracks: Array<TrackPrint>,
/**
 * The Buzz tokens.
 */
tokens: Array<TokenPrint>,
/**
 * The monsters.
 */
monsters: Array<MonsterPrint>,
/**
 * The cards.
 */
cards: Array<CardPrint>, };

export type Conclusion = {
/**
 * Nobody in a draw and in a game that was stopped.
 */
winner: Seat | null,
/**
 * In which way.
 */
way: Way, };

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

export type Die = {
/**
 * What it shows; nothing while it is in the hand.
 */
symbol: Symbol | null,
/**
 * Did the last throw bring it, while others were kept?
 */
isNew: boolean,
/**
 * Will it be thrown again? Of equal dice the last ones are.
 */
isMarked: boolean, };

export type Event = { "event": "monster", seat: Seat, monster: Monster, } | { "event": "roll-off", seat: Seat, dice: Symbols, } | { "event": "tied" } | { "event": "first", seat: Seat, } | { "event": "revealed", card: Card, slot: Slot, } | { "event": "reshuffled" } | { "event": "turn", seat: Seat, number: number, } | { "event": "slept", seat: Seat, } | { "event": "fewer-dice", seat: Seat, dice: number, } | { "event": "die-token-spent", seat: Seat, } | { "event": "threw", seat: Seat, dice: Symbols, kept: Symbols, roll: number, } | { "event": "added", seat: Seat, symbol: Symbol, count: number, } | { "event": "used", seat: Seat, card: Card, } | { "event": "set-aside", seat: Seat, first: Symbol, second: Symbol, } | { "event": "resolved", seat: Seat, symbol: Symbol, count: number, } | { "event": "power", seat: Seat, monster: Monster, } | { "event": "moved", seat: Seat, track: Track, to: Position, } | { "event": "stopped", seat: Seat, track: Track, } | { "event": "bonus", seat: Seat, token: Token, bonus: Bonus, } | { "event": "hits", seat: Seat, hits: number, } | { "event": "ignored", seat: Seat, card: Card, } | { "event": "prevented", seat: Seat, card: Card, hits: number, } | { "event": "camouflaged", seat: Seat, dice: Symbols, } | { "event": "took", seat: Seat, hits: number, hearts: number, } | { "event": "saved", seat: Seat, } | { "event": "hearts", seat: Seat, amount: number, hearts: number, } | { "event": "energy", seat: Seat, amount: number, energy: number, } | { "event": "paid", seat: Seat, amount: number, energy: number, } | { "event": "die-tokens", seat: Seat, amount: number, } | { "event": "bought", seat: Seat, card: Card, price: number, } | { "event": "swept", seat: Seat, } | { "event": "placed", seat: Seat, token: Token, track: Track, space: number, turned: boolean, } | { "event": "thrown-away", seat: Seat, card: Card, } | { "event": "swapped", seat: Seat, given: Card, taken: Card, } | { "event": "extra-turn", seat: Seat, } | { "event": "penalty", seat: Seat, card: Card, } | { "event": "over", winner: Seat | null, way: Way, };

export type Fate = { "monster": Monster } | { "throw": Symbols } | { "card": Card };

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

export type InShapeTurns = "any" | "own";

export type Kind = "keep" | "discard";

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

export type Monster = "gigazaur" | "alienoid" | "space-penguin" | "meka-dragon" | "cyber-kitty" | "the-king";

export type MonsterChoice = string;

export type MonsterPrint = {
/**
 * Which one.
 */
monster: Monster,
/**
 * Its name.
 */
name: Phrase,
/**
 * Hearts at the start of the game, never to be exceeded.
 */
hearts: number,
/**
 * How hard it is to play, from 1 to 3.
 */
difficulty: number,
/**
 * The name of its power.
 */
powerName: Phrase,
/**
 * What its power does.
 */
powerText: Phrase, };

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

export type Packet = {
/**
 * Whom it will hit.
 */
victim: Seat,
/**
 * How many are left.
 */
hits: number,
/**
 * Was Camouflage used or declined?
 */
camouflaged?: boolean,
/**
 * Are the dice of Camouflage being thrown?
 */
throwing?: boolean,
/**
 * Is it one of two packets by one effect?
 */
pair?: Pair, };

export type Pair = "none" | "first" | "waiting" | "second";

export type Phrase = {
/**
 * The key of the message.
 */
key: string,
/**
 * Its named arguments.
 */
args?: { [key in string]: Arg }, };

export type Plan = { actions: Array<Action>, path: Array<Label>, gains: Gains, };

export type Position = number | string;

export type Pull = { track: Track, puller: Seat,
/**
 * Steps still to make.
 */
left: number,
/**
 * Steps made.
 */
moved: number,
/**
 * What comes next.
 */
step: PullStep,
/**
 * Does this step bring a die token by Scrappy?
 */
scrappy?: boolean, };

export type PullStep = "move" | "bonus" | "after" | "stomp";

export type PurchaseStep = "token" | "breaking-news" | "effect" | "settle";

export type RollView = {
/**
 * Dice on the table.
 */
dice: Symbols,
/**
 * Those of them that will be thrown again.
 */
marked: Symbols,
/**
 * Everything that counts as part of the Roll now, added symbols included.
 */
symbols: Symbols,
/**
 * Dice in the hand of the active player, about to be thrown.
 */
inHand: number,
/**
 * How many of all dice of this turn are special ones. They have the same symbols as the others, so that which of
 * them are the white ones is for the board to choose.
 */
special: number,
/**
 * Die tokens spent in this turn.
 */
tokensSpent: number,
/**
 * Normal dice missing in this turn.
 */
fewer: number,
/**
 * Symbols added by the Alienoid.
 */
added: Symbols,
/**
 * Symbols added by cards at this moment.
 */
addedByCards: Symbols,
/**
 * Rolls made.
 */
made: number,
/**
 * Rolls the player is entitled to.
 */
allowed: number,
/**
 * `!` spent.
 */
spent: number,
/**
 * Symbols whose group is still to be resolved.
 */
open: Symbols, };

export type Seat = number;

export type SeatView = { seat: Seat,
/**
 * Where the player sits and pulls to.
 */
side: Side, monster: Monster | null, hearts: number,
/**
 * The hearts that cannot be exceeded.
 */
heartsMax: number, energy: number, dieTokens: number, cards: Array<CardView>,
/**
 * Dice missing in the player's next turn, by Thunder Stomp.
 */
fewerDice: number,
/**
 * How often Dominate waits for the player's next turn.
 */
dominates: number,
/**
 * Hits taken in this turn.
 */
hitsTaken: number,
/**
 * Do hits pass the player by until this turn ends?
 */
immune: boolean, };

export type Setup = {
/**
 * Always 2.
 */
players: number,
/**
 * The monster of seat 0.
 */
monsterOfSeat0: MonsterChoice,
/**
 * The monster of seat 1, another one.
 */
monsterOfSeat1: MonsterChoice,
/**
 * R1: the symbol that decides who begins.
 */
rollOffSymbol: Symbol,
/**
 * R4: where the first player sits.
 */
firstPlayerSeat: Side,
/**
 * R7: is the discard pile shuffled into a new deck when the deck is empty?
 */
reshuffleWhenDeckEmpty: Switch,
/**
 * R9: may a token of three spaces be turned either way?
 */
freeOrientationForThreeSpaceTokens: Switch,
/**
 * R19: does In the Shadows wait until all rolls are used?
 */
shadowsOnlyAfterLastRoll: Switch,
/**
 * R31: what happens if one effect brings both monsters to 0 hearts.
 */
bothReachZero: BothReachZero,
/**
 * R44: can your own pull let the rival win?
 */
rivalCanWinOnYourPull: Switch,
/**
 * R45: may the Alienoid add a `!`?
 */
alienoidMayAddPower: Switch,
/**
 * R46: in whose turns In Shape works.
 */
inShapeTurns: InShapeTurns,
/**
 * R55: after how many turns a game is undecided.
 */
turnLimit: TurnLimit, };

export type Side = "left" | "right";

export type Slot = "left" | "middle" | "right";

export type SlotView = { slot: Slot, card: CardView | null,
/**
 * What it costs the active player now.
 */
price: number | null, };

export type SpacePrint = {
/**
 * Its number, 0 in the middle.
 */
space: number,
/**
 * Does it lie in the lower row of the zig-zag?
 */
lowerRow: boolean,
/**
 * In whose Spotlight Zone it lies.
 */
spotlight: Side | null,
/**
 * Whose victory space it is.
 */
victory: Side | null, };

export type Stage = "monsters" | "roll-off" | "deal" | "hibernation" | "laboratory" | "dominate" | "gather" | "throw" | "roll" | "additions" | "triggers" | "rebooting" | "natural-selection" | "titanic-batteries" | "resolve" | "gentle-giant" | "market" | "turn-end" | "pass-on" | "over";

export type StopView = { position: Position,
/**
 * Does it lie in the lower row of the zig-zag? An added stop lies between the rows.
 */
lowerRow: boolean,
/**
 * In whose Spotlight Zone it lies.
 */
spotlight: Side | null,
/**
 * Whose victory space it is.
 */
victory: Side | null,
/**
 * The token that offers it.
 */
token: Token | null,
/**
 * What it gives.
 */
bonus: Bonus | null, };

export type Switch = 'on' | 'off';

export type Symbol = "claw" | "heart" | "energy" | "fame" | "destruction" | "power";

export type Symbols = { [name in Symbol]?: number };

export type Task = { "task": "refill" } | { "task": "purchase", card: Card,
/**
 * What comes next.
 */
step: PurchaseStep, } | { "task": "effect", card: Card,
/**
 * The line that comes next, from 0.
 */
line: number, } | { "task": "place", token: Token, } | { "task": "pull" } & Pull | { "task": "packet" } & Packet | { "task": "in-shape", owner: Seat, left: number, } | { "task": "unstable-dna", owner: Seat, } | { "task": "superconductor", owner: Seat,
/**
 * For so much energy.
 */
energy: number, };

export type Token = "buzz-cat" | "buzz-fish" | "buzz-tiger" | "buzz-panda" | "buzz-lizard" | "buzz-anubis" | "buzz-dragon" | "buzz-pumpkin" | "buzz-alien" | "buzz-phantom" | "buzz-penguin" | "buzz-king-1" | "buzz-king-2";

export type TokenPrint = {
/**
 * Which one.
 */
token: Token,
/**
 * How many spaces it covers.
 */
covers: number,
/**
 * Is it one of The King's, which end the pulls of his rival?
 */
isKings: boolean,
/**
 * Its stops from left to right, as it is printed.
 */
stops: Array<TokenStop>,
/**
 * The same when it is turned round.
 */
turned: Array<TokenStop>, };

export type TokenStop = {
/**
 * How far it lies from the leftmost space that the token covers, in half spaces: an odd one lies between two spaces.
 */
halves: number,
/**
 * What it gives; nothing on a blank stop.
 */
bonus: Bonus | null, };

export type TokenView = { token: Token,
/**
 * On which track.
 */
track: Track,
/**
 * The leftmost space it covers.
 */
space: number,
/**
 * Is its printed order reversed, from right to left?
 */
turned?: boolean, };

export type Traces = {
/**
 * The dice of the turn, place by place.
 */
dice: Array<Die>, };

export type Track = "fame" | "destruction";

export type TrackPrint = {
/**
 * Which one.
 */
track: Track,
/**
 * Its spaces from left to right.
 */
spaces: Array<SpacePrint>, };

export type TrackView = { track: Track,
/**
 * Where its marker stands.
 */
marker: Position,
/**
 * Its stops from left to right.
 */
stops: Array<StopView>, tokens: Array<TokenView>, };

export type TurnLimit = number | 'none';

export type View = {
/**
 * Monsters and variants.
 */
setup: Setup,
/**
 * Where in the order of play the game is, once nothing is pending.
 */
stage: Stage,
/**
 * Turns begun.
 */
turn: number,
/**
 * Whose turn it is.
 */
activePlayer: Seat,
/**
 * Who began.
 */
firstPlayer: Seat,
/**
 * Turns the active player takes after this one.
 */
extraTurns: number,
/**
 * Whom the game waits for.
 */
waitingFor: Array<Seat>,
/**
 * How many dice are about to be thrown, if any.
 */
diceDue: number, roll: RollView, tracks: Array<TrackView>,
/**
 * Common tokens that are not on the board, and The King's if he plays.
 */
supply: Array<Token>,
/**
 * The face-up cards, from the deck outwards.
 */
market: Array<SlotView>,
/**
 * What is left in the deck, in alphabetical order.
 */
deck: Array<Card>,
/**
 * The discard pile, in alphabetical order.
 */
discard: Array<Card>, seats: Array<SeatView>,
/**
 * Effects under way, the innermost last.
 */
pending: Array<Task>,
/**
 * What the viewer may do.
 */
choices: Array<ChoiceView>,
/**
 * How it ended.
 */
ending: Conclusion | null,
/**
 * Ranking and scores.
 */
outcome: Outcome | null, };

export type Way = "knockout" | "victory-space" | "spotlight" | "both-at-zero" | "turn-limit";

export type Winning = {
/**
 * So many throws win, if everything is made of them that can be...
 */
wins: number,
/**
 * ...of so many that are equally probable.
 */
of: number,
/**
 * Dice that win whatever the other ones show: the fewest that are enough, for every way to win.
 */
by: Array<Symbols>, };
