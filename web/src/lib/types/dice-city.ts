// Made from the Rust types by `cargo xtask types`. Do not edit.

export type Action = { "do": "take", die: Colour, } | { "do": "use", location: Location, } | { "do": "shift", die: Colour, to: number, } | { "do": "refresh" } | { "do": "discard",
/**
 * From 0.
 */
slot: number, card: Location, } | { "do": "reactivate", space: Space, location: Location, } | { "do": "deactivate", space: Space, location: Location, } | { "do": "pass" } | { "do": "forgo" } | { "do": "copy", space: Space, location: Location, } | { "do": "pay", resource: Resource, amount: number, } | { "do": "receive", resource: Resource, } | { "do": "move", die: Colour, to: number, } | { "do": "include", die: Colour, } | { "do": "roll" } | { "do": "place", space: Space, } | { "do": "trade-for-resource", resource: Resource, } | { "do": "trade-for-strength" } | { "do": "trade-for-reroll" } | { "do": "reroll", seat: Seat, die: Colour, } | { "do": "end-dice" } | { "do": "beat", bandits: Bandits, } | { "do": "attack", seat: Seat, space: Space, location: Location, } | { "do": "raid", seat: Seat, resource: Resource, } | { "do": "end-attack" } | { "do": "build", card: Location,
/**
 * Its slot of the display, from 0; left out for a basic deck.
 */
slot?: number | null, } | { "do": "extra",
/**
 * Stone or iron.
 */
resource: Resource, } | { "do": "no-extra" } | { "do": "export", ship: Ship, } | { "do": "end-turn" } | { "do": "declare" } | { "do": "play-on" };

export type Arg = number | string | { seat: number } | Phrase;

export type Bandits = number;

export type BanditsView = { bandits: Bandits, left: number,
/**
 * The strength that beats one now.
 */
price: number,
/**
 * Has the active player enough strength?
 */
beatable: boolean, };

export type CardView = { card: Location, kind: Type,
/**
 * What it costs.
 */
cost: Resources, defence: number,
/**
 * Its points; none if they depend on its row.
 */
points: number | null,
/**
 * Does the stock of the active player cover its cost? Never if its deck is empty.
 */
affordable: boolean, };

export type ChoiceView = { action: Action,
/**
 * What it would do at once, until chance or a player decides again.
 */
does: Array<Event>,
/**
 * How many points more or fewer the cards in the viewer's city would then be worth.
 */
cityPoints: number, };

export type Colour = "white" | "yellow" | "red" | "blue" | "black";

export type CopiedThisDie = "spent-die" | "die-on-copied-location";

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

export type CountView = { card: Location, count: number, };

export type DeckView = { left: number, card: Location, kind: Type,
/**
 * What it costs.
 */
cost: Resources, defence: number,
/**
 * Its points; none if they depend on its row.
 */
points: number | null,
/**
 * Does the stock of the active player cover its cost? Never if its deck is empty.
 */
affordable: boolean, };

export type DiceDue = { seat: Seat, dice: Array<Colour>, };

export type Event = { "event": "starting", seat: Seat, } | { "event": "turned-up", card: Location, slot: number, } | { "event": "rolled", seat: Seat, dice: Throw, } | { "event": "turn", seat: Seat, number: number, } | { "event": "used", seat: Seat, space: Space, location: Location, } | { "event": "gained", seat: Seat, resources: Resources, } | { "event": "paid", seat: Seat, resources: Resources, } | { "event": "strength", seat: Seat, amount: number, banditsOnly: boolean, } | { "event": "points", seat: Seat, points: number, } | { "event": "moved", seat: Seat, die: Colour, to: number, } | { "event": "rerolled", seat: Seat, dice: Throw, } | { "event": "discarded", seat: Seat, card: Location, slot: number, } | { "event": "deactivated", seat: Seat, space: Space, location: Location, } | { "event": "reactivated", seat: Seat, space: Space, location: Location, } | { "event": "passed", seat: Seat, } | { "event": "forgone", seat: Seat, die: Colour, } | { "event": "traded", seat: Seat, } | { "event": "beaten", seat: Seat, bandits: Bandits, price: number, } | { "event": "attacked", seat: Seat, victim: Seat, space: Space, location: Location, price: number, } | { "event": "raided", seat: Seat, victim: Seat, resource: Resource, } | { "event": "built", seat: Seat, card: Location, space: Space, covered: Location | null, } | { "event": "exported", seat: Seat, ship: Ship, } | { "event": "returned", seat: Seat, resources: Resources, } | { "event": "rows-moved" } | { "event": "triggered", seat: Seat, trigger: Trigger, } | { "event": "scored", seat: Seat, vpTokens: number, bandits: number, ships: number, cards: number, total: number, };

export type Fate = { "startingPlayer": Seat } | { "card": Location } | { "throw": Throw };

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

export type HeapView = {
/**
 * The points of VP tokens.
 */
vpTokens: number,
/**
 * Bandits beaten, by deck.
 */
bandits: [number, number, number],
/**
 * Trade ships sent, by deck.
 */
ships: [number, number, number],
/**
 * Where all points come from.
 */
score: Score,
/**
 * All points as things stand.
 */
total: number, };

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

export type Location = "forest" | "mountain" | "cave" | "militia" | "small-house" | "traveller" | "lumber-mill" | "quarry" | "mine" | "regular-army" | "barracks" | "blacksmith" | "catapult" | "training-camp" | "watch-tower" | "bazaar" | "storehouse" | "market-place" | "merchant-guild" | "mint" | "cathedral" | "festival-hall" | "grand-statue" | "great-wall" | "manor" | "cemetery" | "church" | "stables" | "town-hall" | "well";

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

export type PassRerollTargets = "opponents" | "everyone";

export type PassTokenWindow = "use-dice-step" | "any-own-step";

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

export type Resource = "wood" | "stone" | "iron";

export type Resources = { wood: number, stone: number, iron: number, };

export type RowsTrigger = "owner-may-declare" | "automatic";

export type Score = {
/**
 * VP tokens.
 */
vpTokens: number,
/**
 * Bandit cards.
 */
bandits: number,
/**
 * Trade ships.
 */
ships: number,
/**
 * Cards on top in the city.
 */
cards: number, };

export type Seat = number;

export type SeatView = { seat: Seat,
/**
 * The city, row by row.
 */
city: Array<SpaceView>,
/**
 * Where the dice stand, spent ones included.
 */
dice: Throw, stock: Resources, passTokens: number,
/**
 * Cards on top in the city.
 */
cards: number,
/**
 * Rows whose six cards are all active.
 */
fullRows: number,
/**
 * Points of the cards in the city, which everybody can count.
 */
cityPoints: number,
/**
 * What lies face down, for those who may know it: the owner, everybody when the game is open or over.
 */
heap: HeapView | null, };

export type Setup = {
/**
 * 1 to 4; one player plays the solo game.
 */
players: number,
/**
 * R33: who takes the first turn.
 */
startingPlayer: StartingPlayer,
/**
 * How hard the solo game is.
 */
soloLevel: SoloLevel,
/**
 * The points that win the solo game, in steps of 5.
 */
soloTarget: number,
/**
 * R2: how many cards are on display; the solo game has its own number.
 */
displaySize: number,
/**
 * R8: who rerolls when pass tokens are spent for it.
 */
passRerollTargets: PassRerollTargets,
/**
 * R7: when pass tokens may be spent.
 */
passTokenWindow: PassTokenWindow,
/**
 * R11: do Blacksmith and Mint pay for uses earlier in the turn as well?
 */
turnModifiersRetroactive: Switch,
/**
 * R13: which die a copied Traveller or Well rerolls.
 */
copiedThisDie: CopiedThisDie,
/**
 * R28: do two full rows end the game by themselves?
 */
rowsTrigger: RowsTrigger,
/**
 * R5: may a die deactivate a card of its owner?
 */
voluntaryDeactivation: Switch,
/**
 * R38: may a pair that the Market Place brings be of two kinds?
 */
marketPlaceSplitPairs: Switch,
/**
 * R32: may the display be refreshed in the solo game?
 */
soloRefresh: Switch,
/**
 * R31: are VP tokens and taken cards hidden from others?
 */
hiddenVp: Switch,
/**
 * After how many turns the last round is played; no effect in the solo game.
 */
turnLimit: TurnLimit, };

export type Ship = number;

export type ShipView = { ship: Ship, left: number,
/**
 * What has to be exported.
 */
cost: Resources,
/**
 * Is one left, and does the stock of the active player cover it?
 */
affordable: boolean, };

export type SlotView = { slot: number,
/**
 * The card in it.
 */
card: CardView | null, };

export type SoloLevel = "normal" | "hard";

export type Space = string;

export type SpaceView = { space: Space,
/**
 * What lies on top.
 */
location: Location, kind: Type,
/**
 * Is it a card, and not printed?
 */
isCard: boolean,
/**
 * Does a deactivation token lie on it?
 */
deactivated: boolean,
/**
 * Its defence now; none for printed locations.
 */
defence: number | null,
/**
 * What it is worth now.
 */
points: number,
/**
 * The die that stands on it.
 */
die: Colour | null, };

export type Stage = "start" | "deal" | { "first-roll": { seat: Seat, } } | "dice" | { "die": { die: Colour, } } | { "refresh": { left: number, } } | { "use": {
/**
 * The die that was spent.
 */
die: Colour, at: Space,
/**
 * All locations of this chain of copies, with this one.
 */
chain: Array<Space>, } } | { "receive": { paid: Resource,
/**
 * How many times more something is received.
 */
left: number, } } | { "well": {
/**
 * Those that will be rolled.
 */
dice: Array<Colour>, } } | { "throw": { dice: Array<Colour>, } } | { "reroll": { seat: Seat,
/**
 * Where the game goes on afterwards.
 */
step: Step, } } | { "reroll-throw": { seat: Seat, die: Colour,
/**
 * Where the game goes on afterwards.
 */
step: Step, } } | "attack" | "build" | { "place": { card: Location, } } | { "extra": { left: number, } } | "declare" | "roll" | "over";

export type StartingPlayer = 'random' | number;

export type Step = "dice" | "attack" | "build";

export type Switch = 'on' | 'off';

export type ThisTurn = {
/**
 * Army strength against any target.
 */
strength: number,
/**
 * Army strength against bandits only.
 */
strengthAgainstBandits: number,
/**
 * Extra strength of each use of an Army location.
 */
armyBonus: number,
/**
 * Extra resources of each use of a Resource-type location.
 */
resourceBonus: number,
/**
 * How much less defence bandits have.
 */
weakerBandits: number,
/**
 * Uses of Army locations so far; counted only if R11 is switched.
 */
armyUses: number,
/**
 * Uses of Resource-type locations so far, by resource; likewise.
 */
resourceUses: [number, number, number],
/**
 * Was the display refreshed?
 */
refreshed: boolean,
/**
 * Was a die spent for a pass token?
 */
passed: boolean, };

export type Throw = { [die: string]: number };

export type Trigger = "bandits" | "ships" | "deck" | "rows" | "turn-limit" | "clock";

export type TurnLimit = number | 'none';

export type Type = "resource" | "military" | "economic" | "cultural" | "civic";

export type View = {
/**
 * Players and variants.
 */
setup: Setup,
/**
 * Where the game is.
 */
stage: Stage,
/**
 * Turns begun.
 */
turn: number,
/**
 * The last turn of the solo game, as long as its length is fixed.
 */
turns: number | null,
/**
 * Who took the first turn.
 */
startingPlayer: Seat,
/**
 * Whose turn it is.
 */
activePlayer: Seat,
/**
 * Whom the game waits for.
 */
waitingFor: Array<Seat>,
/**
 * Why the game ends with this round, if it does.
 */
trigger: Trigger | null,
/**
 * Whose dice are about to be thrown, and which.
 */
diceDue: DiceDue | null,
/**
 * Is a card about to be turned up?
 */
cardDue: boolean,
/**
 * Dice of the active player that still stand on the board.
 */
unspent: Array<Colour>,
/**
 * What lasts until the end of the turn.
 */
thisTurn: ThisTurn,
/**
 * The display, slot by slot; in the solo game the bottom row comes first.
 */
display: Array<SlotView>,
/**
 * Slots of a row of the display.
 */
row: number,
/**
 * The basic decks.
 */
basicDecks: Array<DeckView>,
/**
 * Cards left in the building deck.
 */
deckLeft: number,
/**
 * Which they are, without their order.
 */
deck: Array<CountView>,
/**
 * The discard pile.
 */
discard: Array<CountView>, bandits: Array<BanditsView>, ships: Array<ShipView>, seats: Array<SeatView>,
/**
 * What the viewer may do.
 */
choices: Array<ChoiceView>,
/**
 * Ranking and scores.
 */
outcome: Outcome | null, };
