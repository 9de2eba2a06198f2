# The page in the browser.

# Words that are the same in all files of this language; whoever changes one changes all of them:
# - location (Dice City): what stands on a space or a card; its deck alone is of buildings
# - display (Dice City): the cards on sale; the market is a card
# - bandits, not robbers; opponent in Dice City, rival in the other games
# - attack a card, raid a stock, beat bandits (Dice City)
# - sheet, slot, platter, tinted cells (Clever Cubed)
# - weakest area (Clever Cubed): what a fox is worth
# - hit, miss, push, pass, bust (Cubitos)
# - hand limit, hand token, fan track, red line, power symbol (Cubitos)
# - water feet (Cubitos): only texts of cards say that feet can swim
# - own decisions, position, turning point (luck or skill)
# A name stands before a colon or a comma, never before a verb: it may be “You”.

# ---- Shell: start, header, menus ----

navigation = Pages
language = Language
language-en = English
language-uk = Українська
language-ru = Русский
sound = Sound
to-light = Light colours
to-dark = Dark colours
learn = Learn
matches = Matches
try-again = Try again

game-clever-cubed = Clever Cubed
game-clever-cubed-line = Roll, mark, set off chains
game-clever-cubed-players = 1–4 players
game-king-of-tokyo-duel = King of Tokyo: Duel
game-king-of-tokyo-duel-line = A tug-of-war of two monsters
game-king-of-tokyo-duel-players = 2 players
game-dice-city = Dice City
game-dice-city-line = Rebuild the city under your dice
game-dice-city-players = 1–4 players
game-cubitos = Cubitos
game-cubitos-line = Push your luck, then run
game-cubitos-players = 2–4 players

start-greeting = Four boxes of dice.
start-question = Which one today?
start-continue = Continue
start-play = Play now
start-set-up = Set up
start-best = best { $score }
start-won = won { $won } of { $played }
start-new = new to you
start-learn = New here? Learn by playing
start-learn-line = a few minutes a game, on the real board
start-failed = The game could not be started: { $details }

shelf-memory = This browser keeps nothing for this page, perhaps because the window is private. Your matches last until you close it: save as a file what you want to keep.
shelf-full = There is no room left on this device, so the last changes are only in this window. Delete old matches, or save this one as a file.
shelf-wiped = The browser has thrown away what was kept here. The match in front of you goes on and is put back with your next move.
update-ready = A new version is ready. Your matches stay as they are.
update-take = Reload

elsewhere-title = Another tab has it
elsewhere-about = This match is being played in another tab. It can only be played in one at a time, so that nothing gets lost.
elsewhere-lost = Another tab has taken this match over. Everything up to there is saved.
elsewhere-take = Play it here

nowhere-address = There is nothing here
nowhere-address-about = This address leads nowhere. Perhaps something was lost on the way.
nowhere-match = There is no such match
nowhere-match-about = It is not on this device, or it cannot be read any more. Matches stay in the browser that played them, until you save them as a file.
nowhere-browser = This browser is too old
nowhere-browser-about = The games run in your browser, and this one lacks what they need. A newer one will do.

# ---- Setting up ----

setup-title = set up a match
setup-who = Who plays
setup-person = Person
setup-bot = Bot
setup-person-about = at this device
setup-level = How well seat { $number } plays
setup-easy = Easy
setup-normal = Normal
setup-hard = Hard
setup-expert = Expert
setup-easy-about = knows the rules and often forgets what is good for it
setup-normal-about = plays sensibly, move by move
setup-hard-about = works out what a move brings
setup-expert-about = thinks each move through, for up to a second
setup-seat = Seat { $number }
setup-name = Name of player { $number }
setup-remove = Remove: { $name }
setup-free = Seat { $number }
setup-first = To begin with
setup-rulings = Rulings
setup-usual = all as usual
setup-usual-rules = The usual rules. Next time this page opens with the same choices.
setup-changed = { $count ->
    [one] { $count } choice is not as usual
   *[other] { $count } choices are not as usual
}
setup-alone = You play alone, for the best score.
setup-together = At the table: { $names }.
setup-watch = You watch: { $names }.
setup-start = Start
setup-start-watch = Watch
setup-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

# ---- Setting up a race ----

setup-sets = Race
setup-sets-about = ten ready sets, each with cards and a track of its own
setup-laps = { $count ->
    [one] { $count } lap
   *[other] { $count } laps
}
setup-lap-length = { $count ->
    [one] { $count } space a lap
   *[other] { $count } spaces a lap
}
setup-cards = Cards
setup-cards-own = My own
setup-cards-random = By lot
setup-cards-random-about = One card of each colour is drawn when the race begins.
setup-cards-about = { $count ->
    [0] The cards of the set “{ $set }”. Change any of them for another of its colour.
    [one] The set “{ $set }” with { $count } other card.
   *[other] The set “{ $set }” with { $count } other cards.
}
setup-cost = { $count ->
    [one] costs { $count } coin
   *[other] costs { $count } coins
}
setup-card-number = { $number } of { $count }
setup-card-of = Card: { $colour }
setup-swap = Take { $card }

# ---- Championship ----

series = Championship
series-race = Championship, race { $number }
series-race-column = Race
series-table = Table of points
series-after = { $played ->
    [0] Before the first of { $count } races
   *[other] After { $played } of { $count } races
}
series-points = Points for the places: { $points }
series-go-on = Next: { $race }
series-continue = Continue: { $race }
series-again = Another championship
series-winners = { $count ->
    [one] Champion: { $names }
   *[other] Champions: { $names }
}
series-removed = The championship was deleted.
setup-series-about = Seven races in a row with the same seats, and a table of points after each of them. Otherwise a single race.
setup-series-points = Points for the places
setup-series-wrong = These points cannot be given. Write whole numbers up to 1000 with commas between them, none greater than the one before it: 5,3,2,1.
setup-start-series = Start the championship

# ---- Matches on this device ----

matches-about = on this device
matches-over = Played to the end
matches-played = Open in another tab
matches-duplicate = Duplicate
matches-duplicated = { $game }: a copy is on the list. Play it on in another way.
matches-remove = Delete
matches-removed = The match was deleted.
matches-damaged = { $count ->
    [one] { $count } entry cannot be read any more.
   *[other] { $count } entries cannot be read any more.
}
matches-nothing = Nothing on the shelf yet
matches-nothing-about = Every match puts itself here, from its first throw, and waits until you come back. A file from elsewhere can be dropped anywhere on this page.
matches-begin = Begin one
matches-drop = A file with a match can be dropped anywhere on this page.
import = Open a file
import-drop = Drop the match here
import-done = { $game }: the match is on the list.
import-too-large = This is far too large for a match: at most { $megabytes } MB are read.
import-unreadable = The file cannot be read. Was it moved or deleted?
import-empty = The file is empty.
import-not-json = This is not a match: not even JSON, or cut off.
import-not-a-match = This is no match record.
import-newer = This was saved by another version, which is not known here.
import-damaged-line = Line { $line } is damaged.
import-unknown-game = Nobody here knows the game “{ $game }”.
import-refused = The rules do not accept it: { refused-why }.
import-no-engine = The game could not be loaded, so nobody can check the file. Try again.

# ---- Settings ----

settings-person = You
settings-name = Your name
settings-look = Look and sound
settings-theme = Colours
theme-system = like the device
theme-light = light
theme-dark = dark
settings-motion = Motion
settings-motion-about = Dice tumble, markers slide.
motion-system = like the device
motion-full = all of it
motion-reduced = as little as possible
settings-sound-about = The knock of dice on wood.
settings-table = At the table
settings-pace = Pace of the bots
settings-ask = Ask before ending my turn
settings-ask-about = Otherwise your next press lets the turn pass.
settings-about = About Kubik
settings-version = Version { $version }. Four modern dice games, in the browser and in the terminal.
settings-private = Everything happens on this device: no account, no cookies, nothing is sent anywhere.
settings-names = Rules and pictures are told and drawn anew. The names of the games belong to their publishers, who have nothing to do with Kubik.
settings-licences = Licences

# ---- The table ----

close = Close
menu = Menu
to-start = To the start page
rules = Rules
settings = Settings
throw = Throw
undo = Undo
undo-reach = Takes your last decision back, as far as the last throw
end-turn = End my turn
ending-turn = Your turn would pass to the others now.
skip = Skip
all-actions = All actions
no-actions = There is nothing to decide just now.
hint = Hint
bar-tools = Tools
hint-ask = What would you do?
hint-promise = Tries your choices in a few hundred games and shows the best.
hint-thinking = Trying your choices…
hint-now = +{ $points } now
hint-range = most games end between { $low } and { $high }
hint-about = How often you would win if cautious players finished the game.
hint-about-solo = Points at the end if a cautious player finished the game; the line covers eight of ten games.
recap = Since your last move
recap-empty = Nothing has happened since.
keys = Keys
key-next = The next thing that can be chosen
key-arrows = Move on the board
key-enter = Choose
export = Save as a file
replay = Replay
rematch = Play again
the-end = The end
ending-where = Where the points came from
ending-place = Place
show-ending = Show the result
winners = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
stars = { $count ->
    [one] { $count } star of five
   *[other] { $count } stars of five
}
hand-over-title = Pass the device on
hand-over-ready = I am ready

# ---- The end ----

ending-won = You have won!
ending-lost = You have lost. { $winner }
ending-missed = Not this time
ending-drawn = A draw
ending-points = { $count ->
    [one] point
   *[other] points
}
ending-stamp = Record
ending-record = The best so far on this device
ending-better = +{ $more } on your best, { $best }
ending-best = Your best: { $best }
ending-fox = A fox is worth your weakest area ({ $areas }: { $points })
ending-tick = best other: { $best }
ending-median = median { $score }
ending-stood = How it stood at the end
ending-past = Your last matches of this size
ending-past-solo = Your last solo matches
ending-replay = Replay
ending-save = Save
ending-start = Start page
ending-board = To the board
hint-equal = About equal: the games tried show no clear difference.
hint-do = Do it

# ---- Clever Cubed on the page ----

clever-dice = Dice
clever-sign-names = yellow,turquoise,blue,brown,pink,white
clever-platter = platter
clever-lost = lost
clever-stays = stays
clever-players = Players
clever-planned = in pencil
clever-planned-about = In pencil: you can take it back until dice are thrown or the turn passes.
clever-since = since your last move
clever-last-chance = Last chance: everybody may still use extra dice.
clever-score = score
clever-meaning = What counts, and what the signs mean
clever-curve = Score so far
clever-which = What do you mean?
clever-sheet = Your sheet
clever-sheets = All sheets
clever-sheet-of = Sheet: { $name }
clever-place = place { $place }
clever-doing = { $what ->
    [active] rolling now
    [extra] extra dice
    [done] done
    [rolled] has rolled
    [picking] picking a die
   *[passive] waiting for the platter
}
clever-each-row = each row { $scale }
clever-crosses = crosses { $scale }
clever-blue-extra = 2–4 and 10–12: +4 each
clever-round-short = Round { $round }/{ $rounds }
clever-round = { $gives ->
    [yes] round { $round }: { $bonus }
   *[no] round { $round }
}
clever-throw = { $count ->
    [one] Throw { $count } die
   *[other] Throw { $count } dice
}
clever-foxes = { $count ->
    [0] No fox yet
    [one] { $count } fox, worth { $worth }
   *[other] { $count } foxes, each worth { $worth }
}
clever-lowest = { $area } is weakest: { $points }
clever-area-score = { $area }: { $points }
clever-row = { $row }: { $available } ready, { $circled } of 7 circled
clever-joker = { $number ->
    [0] Number joker: any number
   *[other] Number joker: { $number }
}
clever-die = { $die } die, { $value ->
    [0] not thrown
   *[other] { $value }
}, { $place ->
    [slot-1] slot I
    [slot-2] slot II
    [slot-3] slot III
    [platter] on the platter
   *[pool] to throw
}
clever-cell-yellow = Yellow, row { $row }, number { $number }{ $tone ->
    [grey] , grey
   *[plain] {""}
}
clever-cell-turquoise = Turquoise, row { $row }, number { $number }{ $tone ->
    [tinted] , tinted
   *[plain] {""}
}
clever-cell-blue = { $side ->
    [left] Blue, cell { $cell } left of the 7
   *[right] Blue, cell { $cell } right of the 7
}
clever-cell-brown = Brown, cell { $cell }, number { $number }
clever-cell-pink = { $half ->
    [points] Pink, cell { $cell }, multiplied { $caption }
    [bonus] Pink, cell { $cell }, halved, with bonus: { $bonus }
   *[whole] Pink, cell { $cell }, { $caption }
}
clever-state = { $state ->
    [crossed] crossed
    [written] { $number } written
    [skipped] passed over
   *[free] free
}
clever-pencil = in pencil
clever-offer = { $how ->
    [joker] possible with a number joker
   *[plain] possible
}

# ---- King of Tokyo: Duel on the page ----

duel-player = { $name }: { $monster }
duel-active = whose turn it is
duel-winner = winner
duel-turn-number = turn { $number }
duel-of = of { $max }
duel-then = then
duel-hearts = Hearts:
duel-energy = Energy:
duel-die-tokens = Die tokens:
duel-cards-here = KEEP cards lie here
duel-cards-of = { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
duel-power-of = { $name }: power and cards
duel-used = used in this turn
duel-sign-names = claw,heart,energy,Fame,Destruction,die token,power
duel-tracks = The tracks
duel-spotlight = Spotlight Zone
duel-spotlight-narrow = Spotlight
duel-space = { $track }, { $space }{ $role ->
    [victory] , victory space: { $zone }
    [spotlight] , Spotlight Zone: { $zone }
   *[plain] {""}
}{ $hasToken ->
    [yes] , { $token }
   *[no] {""}
}{ $hasBonus ->
    [yes] : { $bonus }
   *[no] {""}
}{ $hasMarker ->
    [yes] , the marker stands here
   *[no] {""}
}
duel-lay = Lay it here
duel-turn = Turn it
duel-price = energy
duel-payable = Enough energy
duel-payable-later = Enough after this roll
duel-short = { $count } energy short
duel-buy = Buy for { $price }
duel-buy-short = buy for { $price }
duel-metabolize = Discard it
duel-price-now = now { $price }
duel-no-token = no Buzz token
duel-token = token: { $list }
duel-brings = Brings this Buzz token ({ $token }): { $list }. Whoever pulls a marker onto it gets what the space gives.
duel-blank = blank
duel-bonus = { $bonus ->
    [hit] { $amount ->
        [one] hit
       *[other] { $amount } hits
    }
    [heart] heart
    [energy] energy
   *[die-token] die token
}
duel-sweep = 3 new cards
duel-sweep-cost = 2
duel-dice = Dice
duel-die = Die { $number }{ $special ->
    [yes] , special
   *[no] {""}
}: { $state ->
    [hand] to be thrown
   *[shown] { $symbol }
}
duel-state = { $state ->
    [hand] …
    [throw] throw
    [aside] leave out
   *[keep] keep
}
duel-if-stop = If you stop now
duel-in-order = in this order
duel-resolving = Resolve
duel-tap-order = in the order you like
duel-resolve-all = Resolve all
duel-resolve-rest = Resolve
duel-throw = Throw { $count }
duel-stop = Stop and resolve
duel-nothing = nothing
duel-over = over: { $tokens }
duel-from = { $what ->
    [market] nothing bought
   *[before] first
}
duel-gain-most = up to −{ $count }
duel-camouflage-rolls = { $card } rolls
duel-card-hits = { $card }: −{ $count } ♥
duel-buy-nothing = Buy nothing: +{ $amount } ↯
duel-special-die = A special die has the same six faces as every die; you throw it along with the others.
duel-roll-off = Roll-off { $sign }: { $first } { $left }, { $second } { $right }
duel-begins = { $is ->
    [you] You begin
   *[other] { $name } begins
}, with only { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
duel-follows = { $is ->
    [you] You go second and start
   *[other] { $name } goes second and starts
} with { $energy } ↯.
duel-gain-hits = { $name }: hearts −{ $count }
duel-gain-moved = { $name }: { $track } { $count ->
    [one] { $count } stop
   *[other] { $count } stops
}
duel-gain = { $name }: +{ $count } { $what ->
    [hearts] hearts
    [energy] energy
   *[die-token] die tokens
}
duel-track = { $track ->
    [fame] Fame
   *[destruction] Destruction
}
duel-now-narrow = enough ↯
duel-later-narrow = after this roll
duel-short-narrow = { $count } ↯ short
duel-tap-place = Tap a place
duel-spend-die-token = Spend a die token: one special die more
duel-wins-now = { $percent } % to win now
duel-plan = You keep { $keep } and throw { $throw }.
duel-question = A question
duel-tap-dice = Tap dice to throw
duel-tap-card = Tap a card to buy
duel-tap-symbol = Tap a symbol
duel-tap-answer = Tap an answer
duel-dice-of = Dice: { $name }
duel-or = or
duel-power-add = add a symbol
duel-monsters = The monsters
duel-who = { $is ->
    [you] You are { $monster }
   *[other] { $name }: { $monster }
}
duel-thrown = { $name }: { $state ->
    [hand] to be thrown
   *[shown] { $dice }
}

# ---- Cubitos on the page ----

cubitos-map = The map of the race
cubitos-feet = { $feet ->
    [one] { $feet } foot
   *[other] { $feet } feet
}
cubitos-cell = { $kind ->
   *[water] Water: only water feet enter it. In the middle of it one stays until one has some.
    [start] Start
    [finish] Finish
    [jetpack] Jetpack: doubles the feet that are left
    [shortcut] Shortcut
    [plain] A space
    [bonus] A bonus
}
cubitos-cell-shortcut = Shortcut { $symbol }: { $currency ->
   *[money] { $cost } coins and credits
    [feet] { $cost } feet
}
cubitos-cell-exit = Shortcut { $symbol } ends here
cubitos-sign-names = coins,feet,water feet,credits,fans,symbol,power symbol
cubitos-odds = Chance of a bust
cubitos-safe = Safe
cubitos-misses = No hit at { $percent } %, and it costs nothing yet.
cubitos-zones = Dice: { $name }
cubitos-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
cubitos-swords = Swords:
cubitos-coins = Coins:
cubitos-feet-word = Feet:
cubitos-water-feet = Water feet:
cubitos-credits = Credits:
cubitos-no-hits = No hits yet
cubitos-none = None
cubitos-spent = used
cubitos-next-hand = Next hand
cubitos-next-hand-why = Next hand: { $base }, hand tokens { $tokens }, red lines behind the leader { $lines }, together { $limit }.
cubitos-card = { $name }: costs { $cost }, { $left } left, you have { $own }.
cubitos-cards = The cards of the race
cubitos-left = { $count } left
cubitos-players = The runners
cubitos-doing = { $doing ->
   *[waits] waiting
    [draws] drawing dice
    [rolls] rolling
    [passed] passed
    [bust] bust
    [decides] deciding
    [ready] ready
    [next] running later
    [runs] running now
    [ran] moved
    [finished] finished
    [buys] buying
    [won] winner
    [short] on the way
}
cubitos-player = { $name }, { $doing }. Place { $place }, { $left } feet to the finish, fans { $fans }, credits { $credits }, next hand { $hand }. Shows the dice.
cubitos-head-left = to go
cubitos-head-fans = fans
cubitos-head-credits = credits
cubitos-head-hand = hand
cubitos-own-dice = What you have: shows your dice
cubitos-question = What can be chosen
cubitos-draw-best = { $count ->
    [one] Draw the best { $count }
   *[other] Draw the best { $count }
}
cubitos-pass = Pass
cubitos-push = Push
cubitos-push-says = { $percent ->
    [0] Push: safe
   *[other] Push: { $percent } % that it is a bust
}
cubitos-stay = Stay here
cubitos-go = Run there
cubitos-there = Take it
cubitos-enough = Enough
cubitos-buy = Buy { $name } for { $cost }
cubitos-buy-for = Buy for { $cost }
cubitos-last-round = Last round!
cubitos-missed = { $state ->
   *[safe] No hit, still safe.
    [saved] No hit, but no bust.
} Push or pass?
cubitos-unused = not used: { $count }
cubitos-unused-later = not used yet: { $count }
cubitos-lose-unused = Run without { $count ->
    [one] { $count } ability?
   *[other] { $count } abilities?
}
cubitos-ran = ran { $from } → { $to }
cubitos-bought = bought { $names }
cubitos-tap-again = Tap it again to run.
cubitos-legend = What the signs mean
cubitos-reconstructed = Part of this is reconstructed: the box may have it otherwise.
cubitos-sign = { $sign ->
   *[coin] Coin: buys dice in this round; four coins or credits buy a foot.
    [foot] Foot: one step of your runner.
    [water-foot] Water foot: a step that may go through water.
    [credit] Credit: money that you keep.
    [fan] Fan: one step on the fan track, with its reward.
    [hand] Hand: how many dice you draw; a token adds one.
    [sword] Sword: the most swords win the comparison.
    [lose-die] Stop here: you may lose up to this many dice.
    [gain-die] Stop here: gain any die.
    [gain-die-up-to] Stop here: gain a die of this cost or less.
    [jetpack] Jetpack: doubles the feet that are left.
    [red-line] Red line: each one between you and the leader is one more die in your hand.
    [water] Water: only water feet enter it.
    [symbol] Symbol: does what the card of its colour says.
    [power] Power symbol, with four dots: does that too, and what the card says for power.
}
cubitos-round = Round { $round }
cubitos-step = { $step ->
   *[roll] Roll
    [abilities] Abilities
    [move] Move
    [buy] Buy
}
cubitos-before = { $phase ->
   *[over] The race is over
    [cards] Before the start
    [first-player] Before the start
}
cubitos-lap = Lap { $lap } of { $laps }
cubitos-throw = { $count ->
    [0] Roll
    [one] Roll { $count } die
   *[other] Roll { $count } dice
}

# ---- Dice City on the page ----

city-letter = { $row ->
   *[white] W
    [yellow] Y
    [red] R
    [blue] B
    [black] K
}
city-gives = { $location ->
   *[other] {""}
    [barracks] +⛑
    [blacksmith] ⛑ +1†
    [merchant-guild] +▤ ✗
    [cathedral] ★ ▤
    [festival-hall] pair ★
    [great-wall] ▤ +2♜
    [cemetery] → ▤ ✗
    [church] → ⚂
    [stables] ⚂ ↔
    [town-hall] use any
    [well] ↻ ⚂
}
city-of-six = of { $count }
city-row-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, asleep: { $asleep }
city-asleep = asleep
city-asleep-about = Asleep: it still scores but cannot be used; any die wakes it.
city-wake = Wake the { $name }
city-wakes = wake
city-die-here = the { $die } die stands here
city-card-worth = { $points } VP, defence { $defence }
city-way = possible: { $way }
city-costs = costs { $cost }
city-in-hand = in your hand
city-none-left = none left
city-discard = discard
city-payable = can be paid
city-payable-then = payable then
city-short = { $count } short
city-solo-rows = the bottom row leaves next
city-always = Always on sale
city-bandits = Bandits: { $points } VP for { $price } army strength
city-ship = Trade ship: { $points } VP for { $cost }
city-left = { $count } left
city-endless = never run out
city-stock = Belongings: { $name }
city-strength = strength
city-strength-bandits = against bandits
city-pass-tokens = { $count ->
    [one] pass token
   *[other] pass tokens
}
city-points = VP
city-chip = { $deed ->
   *[refresh] New cards
    [pass] Pass token
    [forgo] Leave unused
}
city-sign-names = VP,strength,defence,pass tokens,reroll,wood,stone,iron
city-or = Other uses
city-steps = Steps of the turn
city-step = { $step ->
   *[dice] Dice
    [attack] Attack
    [build] Build
    [end] End
}
city-targets = { $count ->
    [one] { $count } target here
   *[other] { $count } targets here
}
city-from = { $from ->
   *[city] city
    [tokens] VP tokens
    [bandits] bandits
    [ships] ships
}
city-best-row = row { $count }/6
city-ends = The game ends when
city-ends-round = any one is met; then the round is finished
city-ends-solo = the last row of the display is gone
city-end = { $trigger ->
   *[bandits] Bandits gone
    [ships] Two ship decks empty
    [deck] Building deck empty
    [rows] Two full rows
}
city-empty-decks = { $count } of 2
city-rows = { $count } of 2 in the best city
city-turn = Turn { $number }
city-tab = { $tab ->
   *[market] Display ({ $deck })
    [foes] Bandits, ships
    [ends] The end
}
city-last-round = Last round
city-home = My city
city-deck = What the deck holds
city-leaves = leaves at the end of the turn
city-lay = Build here
city-take = Take { $what }
city-end-dice = { $left ->
    [0] Spend no pass tokens
   *[other] Use no more dice: { $left } left
}
city-end-attack = { $left ->
    [0] Attack no more
   *[other] Attack no more: { $left }† left
}
city-end-turn = { $lost ->
    [none] End the turn
   *[some] End the turn, lose { $lost }
}

# ---- Lessons and rules ----

rules-search = Search the rules
learn-by-playing = Learn by playing
lessons-about = Play a few turns on the real board. I say what to do, the dice do as they are told, and nothing can go wrong.
lesson-length = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, { $minutes ->
    [one] about { $minutes } minute
   *[other] about { $minutes } minutes
}
lesson-begin = Begin
lesson-known = Done. Once more?
lesson-step = { $step } of { $steps }
lesson-back = One step back
lesson-skip = Skip
lesson-next = Next
lesson-tutor = Your tutor
lesson-astray = That is allowed too. For now, follow the dashed ring.
lesson-over = You can play
lesson-over-praise = That is all you need for a first match.
lesson-first-match = Play your first match
lesson-others = Other lessons
rules-of = Rules: { $game }

lesson-clever-throw = Throw the six dice.
lesson-clever-throw-why = The most points after six rounds win. In your turn you throw three times and take one die after each throw.
lesson-clever-throw-done = Each colour marks the area of its colour on your sheet. White can mark any.
lesson-clever-take = Take the yellow 3: tap the die, then the cell.
lesson-clever-take-why = The lower dice, pink 2 and white 1, go to the platter. They are gone for this turn.
lesson-clever-take-done = A cross in row I, the row of the first throw. It is in pencil: until you throw again, you can take it back.
lesson-clever-again = Throw the dice that are left.
lesson-clever-again-why = Yellow lies in slot I. Pink and white wait on the platter.
lesson-clever-blue = Take the blue 5 and write a 6 beside the 7.
lesson-clever-blue-why = Blue always counts together with white, wherever white lies: 5 + 1 = 6.
lesson-clever-blue-done = The blue row goes on step by step from the 7: down on the left, up on the right. A 7 starts it anew: 7 8 9 7 8.
lesson-clever-reroll = Not what you want? Use your re-roll.
lesson-clever-reroll-why = A brown 6 would skip five cells. Round 1 gave you one re-roll.
lesson-clever-brown = Take the brown 1: the first cell.
lesson-clever-brown-why = Brown goes from left to right; what you skip is lost.
lesson-clever-brown-done = Your three throws are over. Between two crosses lies a bonus: the next brown 5 would bring a number joker.
lesson-clever-pick = Your rival is done. Pick the yellow 6.
lesson-clever-pick-why = In a rival’s turn you use one die from the platter, or from the slots if none there fits. Yellow then goes to a grey cell.
lesson-clever-pick-done = Look below it: a second 6 in row II earns the fox between them.
lesson-clever-fox = Your second throw: take the yellow 6.
lesson-clever-fox-why = I played your first throw: pink 5. Now two sixes around the fox; they cost you the third throw, as all other dice are lower.
lesson-clever-fox-done = A fox! At the end each fox is worth as many points as your weakest area.
lesson-clever-extra = Use your extra die: the brown 5.
lesson-clever-extra-why = At the end of every turn, yours or a rival’s, an extra die uses any of the six once more. Yellow or white from a slot keeps the row of that slot; from the platter it goes to a grey cell.
lesson-clever-extra-done = Both neighbours are crossed: the # between them circles a number joker, a 3. A row that is circled to its end earns one more bonus.
lesson-clever-joker = Pick the yellow 1 as a 3, with the joker.
lesson-clever-joker-why = Your rival left low dice. The joker makes one a 3, right under your first cross.
lesson-clever-pink = A pink heart: one more mark in the pink area! Tap the lower half and write 3.
lesson-clever-pink-why = The number is yours to choose: take a 6. Upper half: all its points. Lower half: half of it, 3, and the bonus under the cell.
lesson-clever-pink-done = One die, two marks and a re-roll: chains like this win the game.
lesson-clever-turquoise = Take the turquoise 4 and cross row 1.
lesson-clever-turquoise-why = I played your first throw: yellow 4. Turquoise crosses a cell in the column of its number, in any row.
lesson-clever-twice = One more 4: cross row 2 as well.
lesson-clever-twice-why = A yellow 4 lies in your slot I. Every equal die of yours allows one more cross.
lesson-clever-twice-done = The tinted cells of the column are full: the # under it is another number joker. A full tinted row earns its bonus, too.
lesson-clever-cubed-over-1 = Every area scores in its own way: tap its points to read how. Each fox adds your weakest area once more, so leave none empty.
lesson-clever-cubed-over-2 = Low dice first: whatever is lower than the die you take is lost to you, and the others pick from it.
lesson-clever-cubed-over-3 = Marks are in pencil until dice are thrown or the turn passes, as it does after your third die. After the last round everybody may still use the extra dice they have left.

rules-now = Now in your match
rules-back = Back to the match
rules-own = Own the box? Correct costs, cards, the fan track and the maps:
rules-die-token = die token: one more special die
rules-defence = defence
rules-reroll = throw the die again
lesson-duel-throw = Throw your six dice.
lesson-duel-throw-why = You are Gigazaur, on the left. To win, take all ♥ of Cyber Kitty, pull a marker to your end, or get both into your Spotlight Zone.
lesson-duel-throw-done = Ψ hits the rival, ♥ heals you, ↯ pays for cards, ★ and ⌂ pull the markers, ! is for your monster’s own power, more of it soon.
lesson-duel-again = Tap ★ and !, then throw these two again.
lesson-duel-again-why = You have three throws in a turn, and keep whatever you like.
lesson-duel-again-done = Three Ψ, one ♥, two ↯. One more throw would be yours, but this is good.
lesson-duel-stop = Stop here.
lesson-duel-stop-why = Everything you kept takes effect.
lesson-duel-stop-done = Cyber Kitty takes three hits, you get one ♥ and two ↯. At 0 ♥ a monster is out.
lesson-duel-buy = Buy the card in the middle.
lesson-duel-buy-why = It costs 2 ↯, pulls ★ once and brings the Buzz token drawn on it, a bonus piece for the tracks. A card with a pin stays with you, 1× works once; the one on the right costs 1 ↯ less than printed.
lesson-duel-place = Lay the fish, your token, to the left of the star.
lesson-duel-place-why = ★ is about to be pulled that way, and who pulls a marker onto a token gets its bonus.
lesson-duel-place-done = The star came one space nearer, and the token gave you a ♥.
lesson-duel-watch = Now watch Cyber Kitty’s turn.
lesson-duel-next = Your turn again: throw.
lesson-duel-next-why = Two ♥ healed, and Giant Brain bought: it now lies with Cyber Kitty.
lesson-duel-pull = Keep the four ⌂, throw the other two.
lesson-duel-pull-why = Three of a kind pull their marker one space, each further one a space more.
lesson-duel-five = Five ⌂: three spaces. Stop here.
lesson-duel-five-why = That takes ⌂ right into your Spotlight Zone. The 1 ↯ you get comes from buying nothing in this turn.
lesson-duel-order = Now resolve the dice.
lesson-duel-order-why = You choose the order; here it makes no difference.
lesson-duel-order-done = ⌂ stands in your Spotlight Zone. With ★ there as well you would win.
lesson-duel-luck = Your next turn: throw.
lesson-duel-luck-why = Cyber Kitty has hit you twice, but ⌂ stayed with you.
lesson-duel-power = Three ★ and two !: stop here.
lesson-duel-power-why = The star is two spaces away from your zone.
lesson-duel-power-done = Three ★ pull the star once. Two ! are the power of Gigazaur: one pull more.
lesson-duel-fame = Resolve the three ★.
lesson-duel-fame-why = They take the star one space to the left.
lesson-duel-win = Now the power: pull ★ once more.
lesson-duel-win-why = Both markers in your Spotlight Zone win on the spot.
lesson-duel-win-done = Victory. Gigazaur is the talk of the town.
lesson-king-of-tokyo-duel-over-1 = There are three ways to win: take all hearts of the rival, pull a marker to your end of its track, or have both markers in your Spotlight Zone.
lesson-king-of-tokyo-duel-over-2 = After the dice, buy cards if you have energy. The one on the right is cheaper, and a turn without a purchase gives one energy.
lesson-king-of-tokyo-duel-over-3 = Every monster has a power of its own. Tap a card or a monster to read what it does.
lesson-city-use = Use the white die: tap it, then “Take 1 wood”.
lesson-city-use-why = Most victory points win: for cards, bandits and ships. Dice bring what these take: each stands in the row of its colour, on the space of its number.
lesson-city-use-done = One wood. Every die is spent once in your turn, in any order.
lesson-city-more = The yellow die stands on a Forest too.
lesson-city-more-why = One more wood.
lesson-city-point = Now the blue die: the Small House.
lesson-city-point-why = It gives a victory point at once.
lesson-city-point-done = Such points lie face down: the others see +? beside yours, as you see it beside theirs.
lesson-city-shift = Spend the red die to move the black one.
lesson-city-shift-why = Tap red, then the Forest to the left of black. Instead of being used, a die can move another one by one space.
lesson-city-black = Use the black die.
lesson-city-black-why = The third wood.
lesson-city-black-done = All five dice are spent. There is nothing to attack with, so it is time to build.
lesson-city-build = Buy the Lumber Mill: two wood.
lesson-city-build-why = These four decks are always on sale. A Lumber Mill gives two wood where a Forest gives one.
lesson-city-place = Lay it on the first white space.
lesson-city-place-why = It covers the Forest: from now on a 1 on the white die is a Lumber Mill. Another card may cover it later.
lesson-city-place-done = Your turn is over. Of every kind of resource you keep one for the next turn.
lesson-city-throw = Throw for your next turn.
lesson-city-throw-why = You throw at the end of your turn, so that you can think while others play.
lesson-city-throw-done = White shows a 1: your Lumber Mill. And three dice stand on Militias!
lesson-city-army = Use the three Militias.
lesson-city-army-why = Your opponent has built a Manor meanwhile. Each Militia gives one army strength, for this turn only.
lesson-city-army-done = Strength 3. That is enough to beat bandits.
lesson-city-mill = Use white and black as well.
lesson-city-mill-why = The Lumber Mill gives two wood, the Cave one iron.
lesson-city-attack = Beat the bandits with defence 3.
lesson-city-attack-why = You could also attack a card of your opponent: you gain its points and it falls asleep, so that it scores but cannot be used until a die wakes it. Or take their resources, 2 strength each.
lesson-city-attack-done = Two points. The game ends with the round in which all bandits are gone, two ship decks are empty, the building deck is empty, or somebody with two full rows of awake cards says so.
lesson-city-card = Buy the Market Place: two wood, one iron.
lesson-city-card-why = It is worth two points at the end, and a die on it exchanges resources.
lesson-city-lay = Lay it over the yellow Traveller.
lesson-city-lay-why = Good cards belong in rows that have few: only one die comes to each row.
lesson-city-lay-done = Five points in two turns. That is how a city grows.
lesson-dice-city-over-1 = A turn has three parts: use your dice, attack, build. Then you throw for the next one.
lesson-dice-city-over-2 = Most points win: from cards in your city, from beaten bandits, from ships that take goods away, and from locations that give them at once.
lesson-dice-city-over-3 = Stuck with a bad throw? A die can move another one, change the cards on sale, or bring a pass token: two of them buy a resource, 1 strength, or a reroll of your rivals’ dice. Tap any space or card to read what it does.
lesson-cubitos-throw = Throw your nine dice.
lesson-cubitos-throw-why = Be the first around the track: the flag counts the spaces left to the finish. In each round everybody rolls, then everybody runs.
lesson-cubitos-throw-done = A coin and a foot. Whatever shows something is a hit and becomes active; blank dice wait in the roll zone.
lesson-cubitos-push = PUSH: roll the blank dice again.
lesson-cubitos-push-why = It is safe: with fewer than three active dice a roll without a hit costs nothing.
lesson-cubitos-push-done = Two coins more. Now four dice are active, and from three on a push is a risk: a roll without a single hit is a bust, and all active dice go to the discard.
lesson-cubitos-pass = PASS: keep what you have.
lesson-cubitos-pass-why = The chance of a bust stands beside your dice. Three coins and a foot are good for a first round.
lesson-cubitos-pass-done = Your rival pushes again, at the risk of a bust…
lesson-cubitos-run = Your rival went bust. Run: tap the space with a 2, then tap it again.
lesson-cubitos-run-why = Violet numbers say how many feet a space costs. You may run sideways or back as well: here the flag even gains a space (+1), but there is a bonus.
lesson-cubitos-bonus = Take the bonus.
lesson-cubitos-bonus-why = Only the space on which you stop gives you something: here two credits.
lesson-cubitos-bonus-done = Credits are money that you keep. Coins are gone at the end of the round. Your rival’s bust brought a fan, and fans bring credits.
lesson-cubitos-buy = Buy a red die: Mr. Soldier.
lesson-cubitos-buy-why = Three coins and two credits. Up to two dice of different colours may be bought in a round.
lesson-cubitos-buy-done = Round 2. Bought and used dice go to the discard. Nothing was left to draw, so all of it came back, your red die too.
lesson-cubitos-draw = Draw the red die and the best others, then throw.
lesson-cubitos-draw-why = Your blank dice are still in the roll zone; you draw up to your hand limit. The first-player die, which is yours now, comes on top.
lesson-cubitos-draw-done = A sword, a coin and a foot.
lesson-cubitos-enough = Three active dice. PASS.
lesson-cubitos-enough-why = A push would risk the sword.
lesson-cubitos-enough-done = Some creatures compare what they show: whoever has the most swords…
lesson-cubitos-soldier = You have. Take what Mr. Soldier gives.
lesson-cubitos-soldier-why = The card in play says what a colour does. There are seven cards for each colour, so no two races are alike.
lesson-cubitos-soldier-done = Three coins and two feet, for one die. It has gone back to the supply.
lesson-cubitos-far = Three feet: run to the white die with −1, and stop there.
lesson-cubitos-far-why = Along the arrows. Water needs water feet, and a face is a fan. Red lines are numbered: whoever is one behind gets one more die. Four coins would buy one more foot.
lesson-cubitos-lose = Take the bonus: you may lose a die.
lesson-cubitos-lose-why = That is good news! The fewer grey dice you have, the sooner the good ones come back.
lesson-cubitos-grey = Lose a light grey one.
lesson-cubitos-grey-why = Five of its six sides are blank.
lesson-cubitos-rock = Four coins: buy Rock On.
lesson-cubitos-rock-why = Green gives feet as well as its ability. Before you buy, the card says what it does.
lesson-cubitos-rock-done = That is a round of Cubitos. Once somebody crosses the finish line everybody ends that round, and whoever is farthest beyond it wins.
lesson-cubitos-over-1 = Push while it is safe; pass when it hurts to lose what is active. Whoever busts gets a fan instead.
lesson-cubitos-over-2 = Whoever is behind by red lines rolls more dice: a bad start is not the end.
lesson-cubitos-over-3 = Buy early and thin out the grey dice. Feet do not keep, credits do: in the last round run as far beyond the line as you can.

# ---- Watching ----

start-watch = Watch
watching = Watching
watch-pause = Pause
watch-on = Go on
watch-step = One step
watch-again = Watch again
watch-play = Play yourself
watch-decides = Deciding: { $names }

# ---- Own components ----

components = Own components
components-sections = What to look at
components-tracks = Tracks
components-cards = Cards
components-dice = Dice
components-fan_track = Fan track
components-race_sets = Sets
components-file = File
components-files = Your files
components-name = Name of this file
components-unnamed = My components { $number }
components-new = New
components-copy = Copy
components-discard = Delete
components-discarded = Deleted: { $name }
components-redo = Redo
components-export = Save file
components-play = Play with these
components-play-sound = Play with what is in order
components-printed = As built in. Change anything: only your changes are kept.
components-changes = { $count ->
    [one] { $count } change
   *[other] { $count } changes
}, { $where }
components-where-kept = kept on this device
components-where-memory = only in this tab: this browser keeps nothing here
components-where-full = only in this tab: there is no room left
components-in-order = Everything is in order.
components-checking = Being checked…
components-rest-in-order = Everything else is in order.
components-more-faults = { $count ->
    [one] And one more fault.
   *[other] And { $count } more faults.
}
components-show = Show me
components-wrong = a fault
components-yours = yours
components-guess-cost = cost reconstructed
components-guess-effect = effect reconstructed
components-guess-reward = reconstructed
components-guess-map = map reconstructed
components-guess-all = reconstructed
components-was = was
components-less = { $what }: one less
components-more = { $what }: one more
components-back = Back to printed
components-confirm = Confirm: my box has this
components-filter = Which cards
components-all = All
components-only-mine = Mine: { $count }
components-nothing-own = You have corrected no card yet.
components-cost = cost
components-cost-of = Cost of { $name }
components-effect = Effect
components-parts = The parts of { $name } as the file has them
components-timing-now = Now
components-timing-active = Active
components-timing-run = Run
components-timing-other = At another time
components-number-n = number
components-number-coins = coins
components-number-feet = feet
components-number-water-feet = water feet
components-number-credits = credits
components-number-take-grey = grey dice to take
components-number-per = active dice for it
components-number-per-fans = fans for one
components-number-divisor = for one of it
components-number-max = at most
components-number-max-cost = cost at most
components-number-max-distance = steps at most
components-number-needs = symbols used
components-number-times = times
components-faces = faces
components-face = Side { $number } of the { $name }
components-face-count = Number on side { $number } of the { $name }
components-step = Fan step { $step }
components-fan-about = What each step pays. The last one pays again for every further fan.
components-credits = credits
components-tokens = hand tokens
components-laps = laps
components-set-track = Track of { $name }
components-set-linked = Track linked to that of { $name }
components-not-linked = no second track
components-map = Map: { $name }. Arrow keys go from space to space, Enter uses the brush.
components-lap = Shortest lap: { $feet ->
    [one] { $feet } foot
   *[other] { $feet } feet
}
components-red-lines = red lines of a lap
components-red = red lines before it
components-red-before = { $count ->
    [one] { $count } red line before it
   *[other] { $count } red lines before it
}
components-neighbours = neighbours
components-no-spot = Tap a space to see what it is. With a brush, tap or draw.
components-kind = Kind
components-bonus = bonus
components-second = A second bonus
components-no-second = Without it
components-any-die = any die
components-pay = Paid with
components-pay-money = coins and credits
components-pay-feet = feet
components-letter = Letter
components-to = Leads to
components-nowhere = nowhere yet
components-paint = Paint
components-paint-pick = look
components-paint-pick-about = Tap a space and change it below the map.
components-paint-plain = path
components-paint-plain-about = Also where no space was: it joins what is around it.
components-paint-water = water
components-paint-water-about = Only water feet get in.
components-paint-wall = wall
components-paint-wall-about = The stand in the infield; nobody passes.
components-paint-gap = nothing
components-paint-gap-about = Takes the space out of the map.
components-paint-red = red line
components-paint-red-about = Paints areas: each space gets the number of red lines before it, and lines run where areas meet.
components-paint-start = start
components-paint-start-about = The large space where a lap begins.
components-paint-finish = finish
components-paint-finish-about = The large space where a lap ends.
components-paint-both = start and finish
components-paint-both-about = Where a lap ends in the place where it begins.
components-paint-bonus = bonus
components-paint-credits = credits
components-paint-credits-about = A bonus for those who stop there: so many credits.
components-paint-fan = fan
components-paint-fan-about = A bonus for those who stop there: a fan.
components-paint-lose-die = lose dice
components-paint-lose-die-about = A bonus for those who stop there: get rid of up to so many dice.
components-paint-gain-die = gain a die
components-paint-gain-die-about = A bonus for those who stop there: a free die.
components-paint-jetpack = jetpack
components-paint-jetpack-about = Doubles the feet that are left.
components-paint-shortcut = shortcut
components-paint-shortcut-about = Then say below the map where it leads and what it costs.
components-file-about = Only what differs from the built-in data. kubik play cubitos --data FILE takes the same file.
components-line = Line { $line }: { $words }
components-not-json = This is not JSON: it breaks off in line { $line }, column { $column }.
components-no-form = This is not what belongs here.
components-drop = Drop the file here
components-taken = Taken over: { $name }
components-too-large = This is far too large for component data: at most { $megabytes } MB are read.
components-unreadable = The file cannot be read. Was it moved or deleted?
components-empty = The file is empty.
components-no-engine = The game could not be loaded, so nobody can check the file. Try again.
components-refused = { $where }: { $details }
components-no-rules = The rules do not answer ({ $details }). What you changed is safe; it is checked again as soon as they do.
components-built-in = as built in
components-other = as handed over
components-open = Correct or look
components-set-up = Set up
components-fault-range = must be { $least } to { $most }, not { $got }
components-fault-grey-symbol = only coloured dice have symbols: choose a blank, coins, feet or credits
components-fault-no-symbol = a coloured die needs at least one symbol or power symbol
components-fault-last-step = the last step gives no hand tokens: it pays again and again, and hands must not grow for ever
components-fault-linked = two linked tracks must differ; for more laps use laps
components-fault-linked-laps = two linked tracks are run once
components-fault-effect = no card of the box does “{ $op }” in this way: take timing, trigger, mandatory and uses_die from one that does
components-fault-no-way = no way over land leads here from the start
components-fault-island = cannot be reached from the start: join it to the other spaces, or take it out
components-fault-red = lies behind { $here } red lines, but its neighbour { $cell } behind { $there }: one step crosses one line at most
components-fault-missing-end = { $end ->
    [start] the map has no start
   *[finish] the map has no finish
}
components-fault-no-cell = there is no such space ({ $cell })
components-fault-shortcut-end = { $cell } is water, start or finish: a shortcut ends on another space
components-fault-shortcut-land = both ends of a shortcut must be reachable over land
components-fault-shortcut-back = { $cell } is { $there } feet from the start and this space { $here }: a shortcut leads forward
components-fault-shortcut-twice = another shortcut ends on { $cell } already
components-fault-letter = must be one letter
components-fault-bonuses = one bonus or two
components-fault-many = { $got } are too many: at most { $most }
components-fault-movement = { $got } shortcuts and jetpacks are too many: at most { $most }
components-fault-start-finish = start and finish must not touch each other
components-fault-length = is { $measured } on this map, not { $got }: correct the map or the number, or leave it out

# ---- Daily dice ----

daily = Daily dice
daily-line = the same throws for everyone
daily-about = one match a day, with the same throws for everyone
daily-open = Play today
daily-play = Play
daily-alone = Alone against the score. Today’s dice fall the same for everyone.
daily-waits = Today’s match waits for you to play on.
daily-streak = { $count ->
    [0] no streak yet
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
daily-next = New dice in { $time }
daily-share = Share
daily-copy = Copy the line
daily-copied = Copied. Now paste it wherever you like.
daily-save = Save the picture
daily-result = Result to share

# ---- Replay ----

replay-first = To the beginning
replay-back = One step back
replay-run = Play it
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-step = Step of the match
replay-at = Step { $step } of { $steps }
replay-start = Before the first step
replay-winning = Who was winning
replay-judged = How it stood, as the bots judge it
replay-share = share of the height = chance to win
replay-next-turning = Next turning point
replay-speed = Speed
replay-key-step = step
replay-large = Large board
replay-controls = Replay
replay-turn = What happened
replay-changes = change of their chance
replay-chance = { $name }: chance to win
replay-points = { $name }: points to be expected
play-on = Play on from here
to-matches = To the matches
loading = Loading…

# ---- Gallery ----

gallery = Gallery
gallery-about = every board in prepared positions
gallery-game = Game
gallery-size = Size of the window
gallery-here = this window
gallery-phone = phone
gallery-desktop = desktop
gallery-previous = The position before
gallery-next = The next position
gallery-begin = The beginning
gallery-dice = Dice to choose from
gallery-die = What to do with a die
gallery-kept = Some dice are kept
gallery-platter = A die from the platter
gallery-extra = An extra die
gallery-chain = A chain
gallery-middle = In the middle
gallery-others = Others decide
gallery-alone = Alone
gallery-four = Four at the table
gallery-roll-off = Who begins?
gallery-market = Cards to buy
gallery-order = In which order?
gallery-place = Where to lay it?
gallery-question = A card asks
gallery-attack = An attack
gallery-push = One more push?
gallery-bust = Bust
gallery-draw = Dice to draw
gallery-swords = Most swords
gallery-abilities = Abilities of the dice
gallery-move = Where to run?
gallery-finale = Two tracks, four runners
gallery-end = The end

# ---- Trouble ----

refused-why = { $code ->
    [bad-record] it is damaged, or another version has written it
    [bad-setup] these options do not go together
    [bad-policy] this bot is not known here
    [unknown-game] this game is not known here
    [not-your-turn] somebody else decides now
    [illegal-action] this is not possible now
    [cannot-undo] this cannot be taken back any more
    [game-over] the match is over
   *[other] the page and its engine do not understand each other
}{ $place ->
    [none] {""}
   *[some] {" "}({ $place })
}
trouble-not-loaded = This part of the page could not be loaded. Check the network and reload; your matches are safe.

trouble-not-kept = This match could not be saved on this device ({ $details }). It goes on, but closing the page would lose it: save it as a file.
trouble-refused = The engine refused: { refused-why }.
trouble-mended = The engine had to be started again; your match goes on where it was.
trouble-broken = The engine does not answer ({ $details }). Your match is saved; reload the page.

# ---- Measuring ----

bench = Measuring
bench-about = How fast this browser plays whole games with random decisions, by two players on one thread: the twin of the command kubik bench.
bench-start = Measure
bench-running = Measuring { $game }…
bench-game = Game
bench-games = Games a second
bench-decisions = Decisions a second

# ---- Luck or skill ----

luck = Luck or skill
luck-verdict = What decided
luck-working = Every position is played out many times…
luck-stopped = Stopped. It goes on where it was.
luck-part = { $percent } % done
luck-stop = Stop
luck-go-on = Go on
luck-failed = This match cannot be analysed: { $details }.
luck-decided = Luck decided:
luck-skill-decided = Skill decided:
luck-nothing-decided = Neither luck nor skill shows clearly.
luck-gave-away = { $is ->
    [you] { $count ->
        [one] Your one mistake cost
       *[other] Your { $count } mistakes cost
    }
   *[other] { $count ->
        [one] { $name }: one mistake cost
       *[other] { $name }: { $count } mistakes cost
    }
}
luck-without-win = { $is ->
    [you] Take the luck out, and this match stands at { $value } ± { $error } for you.
   *[other] Take the luck out, and this match stands at { $value } ± { $error } for { $name }.
}
luck-without-points = Take the luck out, and this match is worth { $value } ± { $error } points.
luck-scale-win = 1.00 is a whole win. { $sign ->
    [whole] { $change } means: it would have decided more than one match.
    [less] { $change } means: with such { $of ->
        [skill] decisions
       *[luck] dice
    } one wins { $more } fewer of 100 matches.
   *[more] { $change } means: with such { $of ->
        [skill] decisions
       *[luck] dice
    } one wins { $more } more of 100 matches.
}
luck-scale-points = Skill is measured against a careful bot: above 0 is better than it.
luck-mistakes-about = Mistakes count against the best moves found.
luck-unfinished = This match is not over; its last value is an estimate.
luck-chart-win = The chance to win
luck-chart-points = Points to be expected
luck-chart-says = from { $from } to { $to }
luck-legend-turn = turning point
luck-legend-mistake = costly decision
luck-legend-luck = luck
luck-decision = { $name }: { $what }
luck-scales = The scales: luck { $luck }, decisions { $skill }
luck-start = start
luck-turn = turn
luck-round = round
luck-in-turn = turn { $number }
luck-in-round = round { $number }
luck-end = end
luck-now = now
luck-way = How { $from } became { $to }
luck-way-start = start
luck-way-luck = luck
luck-way-thrown = own throws
luck-way-table = others’ throws, cards
luck-way-skill = own decisions
luck-way-others = others’ decisions
luck-way-result = result
luck-way-now = now
luck-row = Part
luck-row-luck = Luck
luck-row-skill = Own decisions
luck-row-others = Others’ decisions
luck-row-mistakes = Mistakes
luck-row-without = Without luck
luck-yardsticks = Own decisions: against the judge’s. Mistakes: against the best.
luck-error-about = ± and the band: two of three new estimates lie within; the judge’s own weakness is not in them.
luck-costliest = Your costliest decisions
luck-costliest-all = The costliest decisions
luck-of-decisions = of { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
luck-no-mistakes = No single decision lost so much that the games tried can be sure of it.
luck-mistake-number = costly decision { $number }
luck-step = step { $step }
luck-played = Played
luck-better = Better
luck-see = See it
luck-throws = Luckiest and unluckiest moments
luck-no-throws = Nothing was thrown or drawn that changed much.
luck-one-match = One match says little about skill.
luck-judge = { $games ->
    [one] Judge: { $games } game played out from each position.
   *[other] Judge: { $games } games played out from each position.
}
luck-by-dice = by the dice
luck-by-decision = by a decision
hint-advised = what the strongest bot would play
hint-then = then: { $what }
hint-as-good = as good
hint-less-wins = −{ $loss } ± { $error } %
hint-less-points = −{ $loss } ± { $error }
