# Dice City.

title = Dice City
turn = Turn { $number }: { $seat }
solo-turn = Turn { $number } of { $turns }
solo-turn-open = Turn { $number }
solo-aim = target { $target }★, now { $points }★
sheets = cities
sheet-of = { $seat-is ->
    [you] Your city and what its cards do. ↑ ↓ scroll, Tab goes on.
   *[other] The city of { $seat } and what its cards do. ↑ ↓ scroll, Tab goes on.
}
nothing-built = No card has been laid here yet.
hand-over = { $seat }, your turn!
standing = { $points }★
standing-hidden = { $points }★ + ?
last-round = Last round: { trigger-name }
progress = deck { $deck } · bandits { $bandits }/3 · ships { $ships }/2 · rows { $rows }/2
progress-titled = Game ends: { $progress }

# ---- Names ----

order = Order of play
ending = What ended the game
target = Target
turns = Turns of each player
points-tokens = VP tokens
points-bandits = Bandits
points-ships = Trade ships
points-cards = Cards in the city
points-total = Total
cards-built = Cards built
cards-on-top = Cards on top in the end

trigger-name = { $trigger ->
   *[bandits] all bandits are beaten
    [ships] two decks of trade ships are empty
    [deck] the deck is empty
    [rows] two full rows
    [turn-limit] the turn limit is reached
    [clock] the last row of the display is gone
}
type-name = { $kind ->
   *[resource] Resource
    [military] Military
    [economic] Economic
    [cultural] Cultural
    [civic] Civic
}
die-name = { $die ->
   *[white] white
    [yellow] yellow
    [red] red
    [blue] blue
    [black] black
}
die-title = { $die ->
   *[white] White
    [yellow] Yellow
    [red] Red
    [blue] Blue
    [black] Black
}
die-short = { $die ->
   *[white] Wh
    [yellow] Ye
    [red] Re
    [blue] Bl
    [black] Bk
}
row-name = { $row ->
   *[white] white row
    [yellow] yellow row
    [red] red row
    [blue] blue row
    [black] black row
}
row-short = { $row ->
   *[white] Wh
    [yellow] Ye
    [red] Re
    [blue] Bl
    [black] Bk
}
resource-name = { $resource ->
   *[wood] wood
    [stone] stone
    [iron] iron
}
resource-amount = { $resource ->
   *[wood] { $amount } wood
    [stone] { $amount } stone
    [iron] { $amount } iron
}
resources = { $wood ->
    [0] {""}
   *[other] { $wood }W{" "}
}{ $stone ->
    [0] {""}
   *[other] { $stone }S{" "}
}{ $iron ->
    [0] {""}
   *[other] { $iron }I
}
resources-gained = { $wood ->
    [0] {""}
   *[other] +{ $wood }W{" "}
}{ $stone ->
    [0] {""}
   *[other] +{ $stone }S{" "}
}{ $iron ->
    [0] {""}
   *[other] +{ $iron }I
}
resources-paid = { $wood ->
    [0] {""}
   *[other] −{ $wood }W{" "}
}{ $stone ->
    [0] {""}
   *[other] −{ $stone }S{" "}
}{ $iron ->
    [0] {""}
   *[other] −{ $iron }I
}
cost = { $wood ->
    [0] {""}
    [1] W
    [2] WW
   *[other] { $wood }W
}{ $stone ->
    [0] {""}
    [1] S
    [2] SS
   *[other] { $stone }S
}{ $iron ->
    [0] {""}
    [1] I
    [2] II
   *[other] { $iron }I
}
cost-each = { $each }WSI
stock = { $wood }W { $stone }S { $iron }I
dice = { $white ->
    [0] {""}
   *[other] Wh{ $white }{" "}
}{ $yellow ->
    [0] {""}
   *[other] Ye{ $yellow }{" "}
}{ $red ->
    [0] {""}
   *[other] Re{ $red }{" "}
}{ $blue ->
    [0] {""}
   *[other] Bl{ $blue }{" "}
}{ $black ->
    [0] {""}
   *[other] Bk{ $black }
}
gives = { $location ->
   *[forest] +1W
    [mountain] +1S
    [cave] +1I
    [militia] +1†
    [small-house] +1★
    [traveller] ↻
    [lumber-mill] +2W
    [quarry] +2S
    [mine] +2I
    [regular-army] +2†
    [barracks] + Army
    [blacksmith] Army +1†
    [catapult] +3† ✗
    [training-camp] −1♜
    [watch-tower] +3†b
    [bazaar] +WSI ✗
    [storehouse] 1 → 3
    [market-place] 1 → 2
    [merchant-guild] +row ✗
    [mint] +1 each
    [cathedral] ★ by row
    [festival-hall] pair 1★
    [grand-statue] –
    [great-wall] row +2♜
    [manor] +2★
    [cemetery] use row✗
    [church] at a die
    [stables] die ↔
    [town-hall] use any
    [well] ↻ dice
}

# ---- Locations: names ----

forest = Forest
mountain = Mountain
cave = Cave
militia = Militia
small-house = Small House
traveller = Traveller
lumber-mill = Lumber Mill
quarry = Quarry
mine = Mine
regular-army = Regular Army
barracks = Barracks
blacksmith = Blacksmith
catapult = Catapult
training-camp = Training Camp
watch-tower = Watch Tower
bazaar = Bazaar
storehouse = Storehouse
market-place = Market Place
merchant-guild = Merchant Guild
mint = Mint
cathedral = Cathedral
festival-hall = Festival Hall
grand-statue = Grand Statue
great-wall = Great Wall
manor = Manor
cemetery = Cemetery
church = Church
stables = Stables
town-hall = Town Hall
well = Well

location-name = { $location ->
   *[forest] { forest }
    [mountain] { mountain }
    [cave] { cave }
    [militia] { militia }
    [small-house] { small-house }
    [traveller] { traveller }
    [lumber-mill] { lumber-mill }
    [quarry] { quarry }
    [mine] { mine }
    [regular-army] { regular-army }
    [barracks] { barracks }
    [blacksmith] { blacksmith }
    [catapult] { catapult }
    [training-camp] { training-camp }
    [watch-tower] { watch-tower }
    [bazaar] { bazaar }
    [storehouse] { storehouse }
    [market-place] { market-place }
    [merchant-guild] { merchant-guild }
    [mint] { mint }
    [cathedral] { cathedral }
    [festival-hall] { festival-hall }
    [grand-statue] { grand-statue }
    [great-wall] { great-wall }
    [manor] { manor }
    [cemetery] { cemetery }
    [church] { church }
    [stables] { stables }
    [town-hall] { town-hall }
    [well] { well }
}
card-name = { $card ->
   *[forest] { forest }
    [mountain] { mountain }
    [cave] { cave }
    [militia] { militia }
    [small-house] { small-house }
    [traveller] { traveller }
    [lumber-mill] { lumber-mill }
    [quarry] { quarry }
    [mine] { mine }
    [regular-army] { regular-army }
    [barracks] { barracks }
    [blacksmith] { blacksmith }
    [catapult] { catapult }
    [training-camp] { training-camp }
    [watch-tower] { watch-tower }
    [bazaar] { bazaar }
    [storehouse] { storehouse }
    [market-place] { market-place }
    [merchant-guild] { merchant-guild }
    [mint] { mint }
    [cathedral] { cathedral }
    [festival-hall] { festival-hall }
    [grand-statue] { grand-statue }
    [great-wall] { great-wall }
    [manor] { manor }
    [cemetery] { cemetery }
    [church] { church }
    [stables] { stables }
    [town-hall] { town-hall }
    [well] { well }
}
covered-name = { $covered ->
   *[forest] { forest }
    [mountain] { mountain }
    [cave] { cave }
    [militia] { militia }
    [small-house] { small-house }
    [traveller] { traveller }
    [lumber-mill] { lumber-mill }
    [quarry] { quarry }
    [mine] { mine }
    [regular-army] { regular-army }
    [barracks] { barracks }
    [blacksmith] { blacksmith }
    [catapult] { catapult }
    [training-camp] { training-camp }
    [watch-tower] { watch-tower }
    [bazaar] { bazaar }
    [storehouse] { storehouse }
    [market-place] { market-place }
    [merchant-guild] { merchant-guild }
    [mint] { mint }
    [cathedral] { cathedral }
    [festival-hall] { festival-hall }
    [grand-statue] { grand-statue }
    [great-wall] { great-wall }
    [manor] { manor }
    [cemetery] { cemetery }
    [church] { church }
    [stables] { stables }
    [town-hall] { town-hall }
    [well] { well }
}
location-short = { $location ->
   *[forest] Forest
    [mountain] Mount.
    [cave] Cave
    [militia] Milit.
    [small-house] House
    [traveller] Travel
    [lumber-mill] LumMil
    [quarry] Quarry
    [mine] Mine
    [regular-army] RegArm
    [barracks] Barrck
    [blacksmith] Smith
    [catapult] Catap.
    [training-camp] TrCamp
    [watch-tower] WTower
    [bazaar] Bazaar
    [storehouse] Store
    [market-place] Market
    [merchant-guild] Guild
    [mint] Mint
    [cathedral] Cathed
    [festival-hall] FestHl
    [grand-statue] Statue
    [great-wall] GrWall
    [manor] Manor
    [cemetery] Cemet.
    [church] Church
    [stables] Stable
    [town-hall] TownHl
    [well] Well
}
location-wide = { $location ->
   *[forest] Forest
    [mountain] Mountain
    [cave] Cave
    [militia] Militia
    [small-house] SmHouse
    [traveller] Travell.
    [lumber-mill] LumbMill
    [quarry] Quarry
    [mine] Mine
    [regular-army] Reg.Army
    [barracks] Barracks
    [blacksmith] Blacksm.
    [catapult] Catapult
    [training-camp] Tr. Camp
    [watch-tower] W. Tower
    [bazaar] Bazaar
    [storehouse] Storehs.
    [market-place] Market
    [merchant-guild] M. Guild
    [mint] Mint
    [cathedral] Cathedr.
    [festival-hall] FestHall
    [grand-statue] G.Statue
    [great-wall] Gr. Wall
    [manor] Manor
    [cemetery] Cemetery
    [church] Church
    [stables] Stables
    [town-hall] TownHall
    [well] Well
}

# ---- Locations: what they do ----

location-text = { $location ->
   *[forest] 1 wood.
    [mountain] 1 stone.
    [cave] 1 iron.
    [militia] Army strength +1.
    [small-house] 1 VP.
    [traveller] Reroll this die; it may be used again.
    [lumber-mill] 2 wood.
    [quarry] 2 stone.
    [mine] 2 iron.
    [regular-army] Army strength +2.
    [barracks] Lay a Regular Army from its deck on any space of your city, free of charge.
    [blacksmith] Until the end of the turn each use of an Army location gives 1 strength more.
    [catapult] Army strength +3; the Catapult falls asleep.
    [training-camp] Until the end of the turn bandits have 1 defence less against you, but never less than 1.
    [watch-tower] Army strength +3, but only against bandits.
    [bazaar] 1 wood, 1 stone and 1 iron; the Bazaar falls asleep.
    [storehouse] Pay 1 resource and receive 3 of that kind.
    [market-place] Pay 1 or 2 resources of one kind; each brings 2 of one other kind.
    [merchant-guild] For each awake Lumber Mill, Quarry and Mine in this row 1 of its resource; the Guild falls asleep.
    [mint] Until the end of the turn each use of a Resource location gives 1 more.
    [cathedral] Cannot be used. At the end 1 VP for each Cultural location in its row, itself too.
    [festival-hall] 1 VP for every two equal resources you have; you keep them.
    [grand-statue] Cannot be used. When you build it, you may pay up to 3 more stone or iron for 1 VP each.
    [great-wall] Cannot be used. While it is awake, every other card in its row has 2 more defence.
    [manor] 2 VP.
    [cemetery] Use another awake location of this row; the Cemetery falls asleep.
    [church] Use an awake location of your city on which an unspent die stands; that die stays.
    [stables] Move another unspent die to any space of its row.
    [town-hall] Use any other awake location of your city.
    [well] Reroll this die and as many other unspent dice as you like; all may be used again.
}
# ---- The board ----

city-of = { $seat-is ->
    [you] Your city
   *[other] City of { $seat }
}
owns-you = you: { $owns }
owns = { $stock }  ◎{ $tokens }  city { $city }★
heap = heap { $heap }★
heap-hidden = heap ?
display = Display
display-counts = deck { $deck }, discarded { $discard }
display-rows = bottom row, leaves next │ top row
bandits = Bandits
ships = Ships
step = { $step ->
   *[dice] dice
    [attack] attack
    [build] build
}
strength = strength { $strength }†{ $bandits ->
    [0] {""}
   *[other] {" "}(vs bandits { $bandits }†)
}
army-bonus = each army +{ $amount }†
resource-bonus = each resource location +{ $amount }
weaker-bandits = bandits −{ $amount }♜

# ---- Decisions ----

action-take = Take the { die-name } die
action-use = Use { location-name }
action-shift = Move the { die-name } die to column { $to }
action-refresh = Replace four cards of the display
action-discard = Discard { card-name } from slot { $slot }
action-reactivate = Wake { location-name } ({ row-short }{ $column })
action-deactivate = Put { location-name } to sleep ({ row-short }{ $column })
action-pass = Take a pass token
action-forgo = Give the die up for nothing
action-copy = Use { location-name } ({ row-short }{ $column })
action-pay = Pay { resource-amount }
action-receive = Receive { resource-name }
action-move = Move the { die-name } die to column { $to }
action-include = Reroll the { die-name } die too
action-roll = Roll the chosen dice
action-place = Lay the card on { row-short }{ $column }
action-end-dice = Go on to attack and build
action-trade-for-resource = Two pass tokens for 1 { resource-name }
action-trade-for-strength = Two pass tokens for 1 army strength
action-trade-for-reroll = Two pass tokens: every opponent rerolls a die of your choice
action-reroll = { $seat-is ->
    [you] Reroll your { die-name } die
   *[other] { $seat } rerolls the { die-name } die
}
action-beat = Beat the bandits worth { $points } VP
action-attack = Attack { location-name } ({ row-short }{ $column }) of { $seat }
action-raid = Take 1 { resource-name } from { $seat }
action-end-attack = Attack no more
action-build = Build { card-name }
action-extra = Pay 1 { resource-name } for 1 VP
action-no-extra = Pay no more
action-export = Send the trade ship worth { $points } VP
action-end-turn = End the turn
action-declare = Declare the end of the game
action-play-on = Play on

# ---- The log ----

event-starting = { $seat-is ->
    [you] You go first.
   *[other] { $seat } goes first.
}
event-turned-up = Display { $slot }: { card-name }
event-rolled = { $seat-is ->
    [you] Your dice: { $dice }
   *[other] { $seat }, dice: { $dice }
}
event-turn = ── Turn { $number }: { $seat } ──
event-used = { $seat }: { location-name } ({ row-short }{ $column })
event-gained = { $seat }: { $resources }
event-paid = { $seat }: { $resources }
event-strength = { $seat }: +{ $amount }†{ $against ->
   *[all] {""}
    [bandits] {" "}against bandits
}
event-points = { $seat }: +{ $points }★
event-moved = { $seat }: { die-name } die to column { $to }
event-rerolled = { $seat-is ->
    [you] You reroll: { $dice }
   *[other] { $seat } rerolls: { $dice }
}
event-discarded = { $seat }: { card-name } discarded
event-deactivated = ✗ { $seat }: { location-name } ({ row-short }{ $column }) falls asleep
event-reactivated = { $seat }: { location-name } ({ row-short }{ $column }) awake again
event-passed = { $seat }: +1◎
event-forgone = { $seat }: { die-name } die given up
event-traded = { $seat }: −2◎
event-beaten = { $seat }: bandits beaten, { $points }★ for { $price }†
event-attacked = { $seat-is ->
    [you] You attack { $victim }
   *[other] { $seat } attacks { $victim-is ->
        [you] you
       *[other] { $victim }
    }
}: { location-name } ({ row-short }{ $column }) for { $price }†
event-raided = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} 1 { resource-name } from { $victim-is ->
    [you] you
   *[other] { $victim }
}
event-built = { $seat }: { card-name } built on { row-short }{ $column }{ $covered ->
   *[other] , over { covered-name }
    [none] {""}
}
event-exported = { $seat }: trade ship, { $points }★
event-returned = { $seat }: { $resources } back to the supply
event-rows-moved = The bottom row goes, the top row moves down
event-triggered = This round is the last: { trigger-name } ({ $seat })
event-scored = { $seat }: tokens { $tokens } + bandits { $bandits } + ships { $ships } + cards { $cards } = { $total }★

# ---- Choosing ----

prompt-start = Who goes first? It is drawn by lot.
prompt-card = Cards are turned up.
prompt-first-roll = { $seat-is ->
    [you] Roll the dice for your first turn.
   *[other] { $seat } rolls the dice for the first turn.
}
prompt-next-roll = { $seat-is ->
    [you] Roll the dice for your next turn.
   *[other] { $seat } rolls the dice for the next turn.
}
prompt-last-roll = { $seat-is ->
    [you] Your last turn is over. Roll your dice once more.
   *[other] { $seat }: the last turn is over, the dice are rolled once more.
}
prompt-throw = { $seat-is ->
    [you] Reroll { $count ->
        [one] { $count } die.
       *[other] { $count } dice.
    }
   *[other] { $seat } rerolls { $count ->
        [one] { $count } die.
       *[other] { $count } dice.
    }
}
prompt-over = The game is over.
prompt-wait = { $seat-is ->
    [you] You decide.
   *[other] { $seat } decides.
}
prompt-dice = Which die will you use?
prompt-tokens = No die is left. Spend pass tokens?
prompt-die = { die-title } die on { location-name }: what do you spend it on?
prompt-refresh = Which cards go? { $count ->
    [one] { $count } more.
   *[other] { $count } more.
}
prompt-copy = { location-name }: which location do you use?
prompt-pay = { location-name }: what do you pay?
prompt-move = { location-name }: which die moves, and where?
prompt-army = { location-name }: where shall the Regular Army go?
prompt-receive = { market-place }: what do you receive? { $count ->
    [one] { $count } more time.
   *[other] { $count } more times.
}
prompt-well = { well }: { $count ->
    [one] { $count } die will be rerolled. Others too?
   *[other] { $count } dice will be rerolled. Others too?
}
prompt-reroll = { $seat-is ->
    [you] Which of your dice do you reroll?
   *[other] Which die shall { $seat } reroll?
}
prompt-attack = Whom do you attack?
prompt-build = What do you build or export?
prompt-place = Where shall the { card-name } go?
prompt-extra = { grand-statue }: pay stone or iron for 1 VP each? { $count ->
    [one] { $count } more at the most.
   *[other] { $count } more at the most.
}
prompt-declare = Two rows of your city are full. Shall the game end with this round?

menu-die-on = { die-name }: { location-name }
menu-card = { card-name }
menu-use = use { location-name }
menu-shift = shift another die by one
menu-die = { die-name } die
menu-space = { row-short }{ $column } { location-name }
menu-refresh = replace four cards of the display
menu-reactivate = wake a card
menu-deactivate = put a card to sleep
menu-pass = take a pass token
menu-forgo = give the die up
menu-row = { row-name }
menu-pay = { resource-amount }
menu-receive = { resource-name }
menu-roll = roll
menu-trade = spend two pass tokens
menu-for-resource = 1 { resource-name }
menu-for-strength = 1 army strength
menu-for-reroll = opponents reroll a die
menu-end-dice = { $left ->
   *[some] use no more dice
    [none] spend no tokens
}
menu-beat = bandits, { $points }★
menu-attack = attack { $seat }
menu-raid = raid { $seat } ({ $stock })
menu-resource = { resource-name }
menu-end-attack = attack no more
menu-extra = pay 1 { resource-name }
menu-no-extra = keep the resources
menu-export = trade ship, { $points }★
menu-end-turn = end the turn
menu-declare = end the game with this round
menu-play-on = play on

gain-strength = +{ $amount }†
gain-strength-bandits = +{ $amount }†b
gain-points = +{ $points }★
gain-price = −{ $price }†
gain-pass = +1◎
gain-traded = −2◎
gain-deactivated = ✗
gain-lost = −{ $points }★
gain-even = ±0★
gain-worth = → { $points }★
gain-worth-varies = → ?★
gain-end = last round
words-strength = army strength +{ $amount }
words-strength-bandits = army strength +{ $amount } against bandits
words-points = { $points ->
    [one] { $points } VP
   *[other] { $points } VP
}
words-pass = a pass token
note-covered = { covered-name } is discarded.
note-lost = Your city is worth { $points } VP less then.
note-attacked = { location-name } falls asleep; its owner loses no points.
note-returned = One of each kind can be kept; back to the supply: { $resources }
note-end = The game ends with this round.
note-location = { location-name }: { location-text }
note-built = { location-name } [{ gives }]: { location-text }
note-deactivated = { location-name } is asleep and cannot be used.
note-when-used = { $location ->
   *[forest] When used: { location-text }
    [cathedral] { location-text }
    [grand-statue] { location-text }
    [great-wall] { location-text }
}
note-kind = { $kind ->
   *[resource] Resource location.
    [military] Military location.
    [economic] Economic location.
    [cultural] Cultural location.
    [civic] Civic location.
}

# ---- The end ----

ended-by-bandits = All bandits are beaten.
ended-by-ships = Two decks of trade ships are empty.
ended-by-deck = The building deck is empty.
ended-by-rows = Two full rows of cards ended the game.
ended-by-turn-limit = The turn limit is reached.
solo-won = Won: the target of { $target } VP is reached. Next time aim for { $next }.
solo-lost = Lost: { $missing } VP short of the target of { $target }.
ended-with-ties = { $reason } Ties: more cards in the city, then bandits and ships, then the order of play.

# ---- Help ----

help-tab = Tab: the city of the next player and what its cards do; your own comes last.
legend-signs = W wood   S stone   I iron   ★ VP   † army strength (†b against bandits only)   ♜ defence   ◎ pass token
legend-city = ▣ die   ▢ die in your hand   ✗ asleep, or falls asleep   ┃ card   │ printed location   ► selected   ↻ reroll   • you can pay for it
legend-rows = Rows and dice: Wh white, Ye yellow, Re red, Bl blue, Bk black. Re4 is column 4 of the red row. What stands at the bottom of a card in the city is in brackets in the list of cards below; ?★ depends on the row.
help-rule = { $rule ->
   *[goal] The most VP wins: VP tokens, bandits, trade ships, and the cards on top in your city. Tokens, bandits and ships of others are hidden until the end.
    [dice] Use dice: take a die and use the location under it, shift another die by one space, wake a card, replace four cards of the display (once a turn), or take a pass token (once a turn).
    [tokens] Two pass tokens bring a resource, 1 strength, or let every opponent reroll a die you pick.
    [attack] Attack: pay strength for bandits, for a card of an opponent (it falls asleep, you take its VP from the supply; its owner loses nothing), or 2 for each resource you take from a stock.
    [build] Build and trade: pay for cards and lay them on any space; what lies there is covered. Send trade ships. Afterwards you keep one resource of each kind.
    [deactivated] A card that is asleep cannot be used, but it still scores. Any die can be spent to wake it, and a new card may cover it.
    [end] The game ends with the round in which all bandits are beaten, two decks of ships or the building deck are empty, or somebody with two full rows of awake cards declares the end.
    [solo] Alone: bandits and ships never run out; each turn the bottom row of the display goes. Reach the target within 15 turns (12 on the hard level).
}
help-card = { card-name } [{ gives }] ({ type-name }, { $cost }, { $defence }♜ { $points }★): { location-text }
help-card-varies = { card-name } [{ gives }] ({ type-name }, { $cost }, { $defence }♜): { location-text }

# ---- Options of a new match ----

option-startingPlayer = Who begins
option-startingPlayer-about = Who takes the first turn.
option-startingPlayer-seat = player { $number }
option-soloLevel = Level of the solo game
option-soloLevel-about = Normal: two rows of four cards, fifteen turns. Hard: two rows of five, twelve turns.
option-soloLevel-value = { $value ->
   *[normal] normal
    [hard] hard
}
option-soloTarget = Target of the solo game
option-soloTarget-about = The points that win it; raise them by 5 after each win.
option-displaySize = Cards on display
option-displaySize-about = How many locations can be bought at a time; the solo game has its own number.
option-passRerollTargets = Pass tokens reroll
option-passRerollTargets-about = Who rerolls a die when two pass tokens are spent for it.
option-passRerollTargets-value = { $value ->
   *[opponents] the opponents
    [everyone] everyone
}
option-passTokenWindow = Pass tokens may be spent
option-passTokenWindow-about = In which steps of your turn pass tokens may be spent.
option-passTokenWindow-value = { $value ->
   *[use-dice-step] while dice are used
    [any-own-step] in any step
}
option-turnModifiersRetroactive = { blacksmith } and { mint } count backwards
option-turnModifiersRetroactive-about = Do they count for locations used earlier in the turn as well?
option-copiedThisDie = "This die" of a copy
option-copiedThisDie-about = Which die a copied { traveller } or { well } rerolls.
option-copiedThisDie-value = { $value ->
   *[spent-die] the die that was spent
    [die-on-copied-location] the die on the copied location
}
option-rowsTrigger = Two full rows
option-rowsTrigger-about = Do two full rows of locations end the game by themselves?
option-rowsTrigger-value = { $value ->
   *[owner-may-declare] their owner may end it
    [automatic] they end it
}
option-voluntaryDeactivation = Putting one's own cards to sleep
option-voluntaryDeactivation-about = May a die be spent to put a card of your own city to sleep?
option-marketPlaceSplitPairs = { market-place }: two kinds
option-marketPlaceSplitPairs-about = May a pair that the { market-place } brings be of two kinds?
option-soloRefresh = Refresh in the solo game
option-soloRefresh-about = May the display be refreshed in the solo game?
option-hiddenVp = Hidden points
option-hiddenVp-about = Are VP tokens and taken cards hidden from the others?
option-turnLimit = Turn limit
option-turnLimit-about = After so many turns the last round is played; not in the solo game.
