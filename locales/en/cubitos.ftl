# Cubitos.

title = Cubitos

# ---- Colours and dice ----

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-purple = purple
colour-brown = brown
colour-white = white

die-light-grey = light grey die
die-dark-grey = dark grey die
die-first-player = first-player die
die-red = red die
die-orange = orange die
die-yellow = yellow die
die-green = green die
die-blue = blue die
die-purple = purple die
die-brown = brown die
die-white = white die

so-many-credits = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}

# ---- Zones ----

zone-draw = draw zone
zone-roll = roll zone
zone-active = active zone
zone-discard = discard zone

# ---- Tracks ----

track-nothing-goes-right = Nothing Goes Right
track-ahead-of-the-curve = Ahead of the Curve
track-testing-the-waters = Testing the Waters
track-still-waters-run-deep = Still Waters Run Deep

# ---- Cells ----

cell-start = start
cell-finish = finish
bonus-credits = gain { so-many-credits }
bonus-fan = gain a fan with the reward of the step
bonus-lose-die = you may lose { $count ->
    [one] { $count } die
   *[other] up to { $count } dice
}
bonus-gain-die = gain any die
bonus-gain-die-up-to = gain a die that costs { $cost } or less

# ---- Race sets ----

set-race-1 = Race 1
set-race-2 = Race 2
set-race-3 = Race 3
set-race-4 = Race 4
set-race-5 = Race 5
set-race-6 = Race 6
set-race-7 = Race 7
set-combotastic = Combotastic
set-such-much-fans = Such Much Fans
set-grand-finale = Grand Finale

reconstructed-track = This map is reconstructed: the box may look different.
replaced-effect = The effect of this card comes from your file.
correct-data = Own the box? A file given with --data corrects costs, cards, the fan track and the maps.
warning-too-dear = Few of these cards cost 5 or less: buying may start slowly.
warning-too-slow = No card here gets rid of dice or adds dice to a roll.

# ---- Cards ----

mr-soldier = Mr. Soldier
punch-guy = Punch Guy
supah-general = Supah General!
jacques-couteau = Jacques Couteau
champion = Champion
crabby = Crabby
el-bandito = El Bandito
dugout = Dugout
reliever-beaver = Reliever Beaver
benchwarmer = Benchwarmer
batter-beaver = Batter Beaver
mr-bats = Mr. Bats
the-babe = The Babe
pinch-eater = Pinch Eater
reckless-cheese = Reckless Cheese
the-big-cheese = The Big Cheese
ledercheesen = Ledercheesen
stinky-cheese = Stinky Cheese
bad-cheese = Bad Cheese
the-cheese-stands-alone = The Cheese Stands Alone
cheese-boy = Cheese Boy
rock-on = Rock On
pina-cubelada = Piña Cubelada
keep-on-rollin = Keep On Rollin'
pineapple-rocks = Pineapple Rocks
up-to-11 = Up to 11
rolling-stoned = Rolling Stoned
punk-fruit = Punk Fruit
bob = Bob
undercover-fish = Undercover Fish
llama-rama = Llama-Rama
bahama-llama = Bahama Llama
llama-shaman = Llama Shaman
stogie = Stogie
chilly-mcchillster = Chilly McChillster
rollosaurus = Rollosaurus
dancing-dino = Dancing Dino
cubasaurus = Cubasaurus
wikiwiki-dinosaur = Wikiwiki Dinosaur
you-bet-jurassican = You Bet Jurassican
shimmy-shimmy-dino = Shimmy Shimmy Dino
pronto-bronto = Pronto Bronto
rich-dog = Rich Dog
captain-bark = Captain Bark
wizard = Wizard
dapper-doggie = Dapper Doggie
dr-livingstone = Dr. Livingstone
mr-dog = Mr. Dog
muggles = Muggles
smelly-cat = Smelly Cat
cat-tastrophy = Cat Tastrophy
fat-cat = Fat Cat
dope-cat = Dope Cat
broken-cow = Broken Cow
fast-cat = Fast Cat
schmutz = Schmutz

text-mr-soldier = Run, most swords: 3 coins and 2 feet, but one of your active red dice returns to the supply.
text-punch-guy = Run, most swords: at your next draw white and green dice come on top of the hand limit.
text-supah-general = Run, most swords: one foot for each of your fans, but one active red die returns to the supply.
text-jacques-couteau = Run, with a sword: for each rival with fewer swords pick 2 of your dice, no red ones, and roll them all together.
text-champion = Run, most swords, no ties: your next draw is free: take any of your dice, whatever the limit.
text-crabby = Run, most swords: hand any die of yours to the rival with the fewest swords.
text-el-bandito = Run, with a sword: 1 credit for each rival with fewer swords.
text-dugout = Now: pick 3 dice of the draw zone and roll them.
text-reliever-beaver = Run: one die of your roll zone may return to the supply.
text-benchwarmer = Run: this die and another one of yours may return to the supply, both or neither.
text-batter-beaver = Now: pick 2 dice of the draw zone and roll them. Run: if a credit came to you this round, a die of yours must go.
text-mr-bats = Run: 2 credits, or one credit for every two fans.
text-the-babe = Run: 5 coins. Power: also 1 foot, and this die must go.
text-pinch-eater = Now: make one die of the roll zone active and turn it to any face.
text-reckless-cheese = Active: after each push without a bust move your runner 1 space at once, not onto water.
text-the-big-cheese = Run: 1 foot, or one foot for every two fans.
text-ledercheesen = Active: after each push without a bust pick a die of the draw zone and roll it. Power, run: 1 credit for every 4 active dice.
text-stinky-cheese = Run: 2 feet. Power: at your next draw grey dice come on top of the hand limit.
text-bad-cheese = Run: 2 feet. Power: 3 more feet, and this die must go.
text-the-cheese-stands-alone = Now: you have to push once more. Run: 3 feet.
text-cheese-boy = Run: with an active brown die 2 feet; with an active orange one a die of the roll zone may return to the supply.
text-rock-on = Active: whenever you push, this die may go back to the roll zone first.
text-pina-cubelada = Active: use this die, and your next push this phase cannot bust.
text-keep-on-rollin = Active: instead of busting you may return this die to the supply.
text-pineapple-rocks = Active: whenever you push, this die may go back to the roll zone first. Power: another active die must then go with it.
text-up-to-11 = Active: whenever you push, this die may go back to the roll zone first. Power, run: 2 feet.
text-rolling-stoned = Active: when you would bust, use this die and roll some of your grey dice; a single hit saves you.
text-punk-fruit = Active: on a bust your green and grey dice stay active. Run: use this die and roll up to 9 dice of different colours from the draw and roll zones.
text-bob = Run, after moving: take the bonus of a space 1 or 2 steps away from your runner.
text-undercover-fish = Run: 2 feet that can swim.
text-llama-rama = Run: 3 coins. Power: also 1 fan, with the hand tokens of the step but without its credits.
text-bahama-llama = Run: 3 coins and a foot that can swim.
text-llama-shaman = Run: 2 coins and a red die for free, into discard.
text-stogie = Now: roll all your grey and white dice of the draw and roll zones.
text-chilly-mcchillster = Run: roll everything in your roll zone, and then what lies there once more.
text-rollosaurus = Run: 4 feet.
text-dancing-dino = Run: 2 feet; 2 more with an active red die, 1 more with an active orange one.
text-cubasaurus = Now: borrow any die but a purple one, active and with a face of your choice, until the round ends. Run: this die must go.
text-wikiwiki-dinosaur = Run: a foot for each colour among your active dice.
text-you-bet-jurassican = Run: 2 feet; 2 more with an active brown die, 1 more with an active yellow one.
text-shimmy-shimmy-dino = Run: a foot for each active white or grey die.
text-pronto-bronto = Run: a foot for every two red lines that you still have to cross on this lap.
text-rich-dog = Run: 3 credits, and this die must go.
text-captain-bark = Run: 2 credits; with an active white and red die also 1 fan without the credits of its step; this die must go.
text-wizard = Active: 1 credit after each push without a bust. Run: this die must go.
text-dapper-doggie = Run: take the coins and feet of your active grey dice once more; this die must go.
text-dr-livingstone = Run: 2 fans with all their rewards, and this die must go.
text-mr-dog = Run: 2 feet, and this die must go.
text-muggles = Now: pick 2 dice of the draw zone and roll them. Run: 2 credits, and this die must go.
text-smelly-cat = Run: 2 feet.
text-cat-tastrophy = Run: a free die that costs no more than you have fans, into discard.
text-fat-cat = Run: 1 coin; also 3 feet if you like, but then a grey die comes along, as far as there is one.
text-dope-cat = Run: with an active brown die 2 coins; with an active green one 3 coins.
text-broken-cow = Active: use two of these symbols to borrow any die, active and with a face of your choice, until the round ends.
text-fast-cat = Now: pick 2 dice of the draw zone and roll them.
text-schmutz = Run: 1 foot, and 3 more if you lost a die this round.

# ---- By name ----

card-name = { $card ->
   *[mr-soldier] { mr-soldier }
    [punch-guy] { punch-guy }
    [supah-general] { supah-general }
    [jacques-couteau] { jacques-couteau }
    [champion] { champion }
    [crabby] { crabby }
    [el-bandito] { el-bandito }
    [dugout] { dugout }
    [reliever-beaver] { reliever-beaver }
    [benchwarmer] { benchwarmer }
    [batter-beaver] { batter-beaver }
    [mr-bats] { mr-bats }
    [the-babe] { the-babe }
    [pinch-eater] { pinch-eater }
    [reckless-cheese] { reckless-cheese }
    [the-big-cheese] { the-big-cheese }
    [ledercheesen] { ledercheesen }
    [stinky-cheese] { stinky-cheese }
    [bad-cheese] { bad-cheese }
    [the-cheese-stands-alone] { the-cheese-stands-alone }
    [cheese-boy] { cheese-boy }
    [rock-on] { rock-on }
    [pina-cubelada] { pina-cubelada }
    [keep-on-rollin] { keep-on-rollin }
    [pineapple-rocks] { pineapple-rocks }
    [up-to-11] { up-to-11 }
    [rolling-stoned] { rolling-stoned }
    [punk-fruit] { punk-fruit }
    [bob] { bob }
    [undercover-fish] { undercover-fish }
    [llama-rama] { llama-rama }
    [bahama-llama] { bahama-llama }
    [llama-shaman] { llama-shaman }
    [stogie] { stogie }
    [chilly-mcchillster] { chilly-mcchillster }
    [rollosaurus] { rollosaurus }
    [dancing-dino] { dancing-dino }
    [cubasaurus] { cubasaurus }
    [wikiwiki-dinosaur] { wikiwiki-dinosaur }
    [you-bet-jurassican] { you-bet-jurassican }
    [shimmy-shimmy-dino] { shimmy-shimmy-dino }
    [pronto-bronto] { pronto-bronto }
    [rich-dog] { rich-dog }
    [captain-bark] { captain-bark }
    [wizard] { wizard }
    [dapper-doggie] { dapper-doggie }
    [dr-livingstone] { dr-livingstone }
    [mr-dog] { mr-dog }
    [muggles] { muggles }
    [smelly-cat] { smelly-cat }
    [cat-tastrophy] { cat-tastrophy }
    [fat-cat] { fat-cat }
    [dope-cat] { dope-cat }
    [broken-cow] { broken-cow }
    [fast-cat] { fast-cat }
    [schmutz] { schmutz }
}
card-text = { $card ->
   *[mr-soldier] { text-mr-soldier }
    [punch-guy] { text-punch-guy }
    [supah-general] { text-supah-general }
    [jacques-couteau] { text-jacques-couteau }
    [champion] { text-champion }
    [crabby] { text-crabby }
    [el-bandito] { text-el-bandito }
    [dugout] { text-dugout }
    [reliever-beaver] { text-reliever-beaver }
    [benchwarmer] { text-benchwarmer }
    [batter-beaver] { text-batter-beaver }
    [mr-bats] { text-mr-bats }
    [the-babe] { text-the-babe }
    [pinch-eater] { text-pinch-eater }
    [reckless-cheese] { text-reckless-cheese }
    [the-big-cheese] { text-the-big-cheese }
    [ledercheesen] { text-ledercheesen }
    [stinky-cheese] { text-stinky-cheese }
    [bad-cheese] { text-bad-cheese }
    [the-cheese-stands-alone] { text-the-cheese-stands-alone }
    [cheese-boy] { text-cheese-boy }
    [rock-on] { text-rock-on }
    [pina-cubelada] { text-pina-cubelada }
    [keep-on-rollin] { text-keep-on-rollin }
    [pineapple-rocks] { text-pineapple-rocks }
    [up-to-11] { text-up-to-11 }
    [rolling-stoned] { text-rolling-stoned }
    [punk-fruit] { text-punk-fruit }
    [bob] { text-bob }
    [undercover-fish] { text-undercover-fish }
    [llama-rama] { text-llama-rama }
    [bahama-llama] { text-bahama-llama }
    [llama-shaman] { text-llama-shaman }
    [stogie] { text-stogie }
    [chilly-mcchillster] { text-chilly-mcchillster }
    [rollosaurus] { text-rollosaurus }
    [dancing-dino] { text-dancing-dino }
    [cubasaurus] { text-cubasaurus }
    [wikiwiki-dinosaur] { text-wikiwiki-dinosaur }
    [you-bet-jurassican] { text-you-bet-jurassican }
    [shimmy-shimmy-dino] { text-shimmy-shimmy-dino }
    [pronto-bronto] { text-pronto-bronto }
    [rich-dog] { text-rich-dog }
    [captain-bark] { text-captain-bark }
    [wizard] { text-wizard }
    [dapper-doggie] { text-dapper-doggie }
    [dr-livingstone] { text-dr-livingstone }
    [mr-dog] { text-mr-dog }
    [muggles] { text-muggles }
    [smelly-cat] { text-smelly-cat }
    [cat-tastrophy] { text-cat-tastrophy }
    [fat-cat] { text-fat-cat }
    [dope-cat] { text-dope-cat }
    [broken-cow] { text-broken-cow }
    [fast-cat] { text-fast-cat }
    [schmutz] { text-schmutz }
}
set-name = { $set ->
   *[race-1] { set-race-1 }
    [race-2] { set-race-2 }
    [race-3] { set-race-3 }
    [race-4] { set-race-4 }
    [race-5] { set-race-5 }
    [race-6] { set-race-6 }
    [race-7] { set-race-7 }
    [combotastic] { set-combotastic }
    [such-much-fans] { set-such-much-fans }
    [grand-finale] { set-grand-finale }
}
track-name = { $track ->
   *[nothing-goes-right] { track-nothing-goes-right }
    [ahead-of-the-curve] { track-ahead-of-the-curve }
    [testing-the-waters] { track-testing-the-waters }
    [still-waters-run-deep] { track-still-waters-run-deep }
}
a-die = { $die ->
   *[other] a { die-name }
    [orange] an { die-name }
}
die-name = { $die ->
   *[light-grey] { die-light-grey }
    [dark-grey] { die-dark-grey }
    [first-player] { die-first-player }
    [red] { die-red }
    [orange] { die-orange }
    [yellow] { die-yellow }
    [green] { die-green }
    [blue] { die-blue }
    [purple] { die-purple }
    [brown] { die-brown }
    [white] { die-white }
    [borrowed-light-grey] borrowed { die-light-grey }
    [borrowed-dark-grey] borrowed { die-dark-grey }
    [borrowed-red] borrowed { die-red }
    [borrowed-orange] borrowed { die-orange }
    [borrowed-yellow] borrowed { die-yellow }
    [borrowed-green] borrowed { die-green }
    [borrowed-blue] borrowed { die-blue }
    [borrowed-purple] borrowed { die-purple }
    [borrowed-brown] borrowed { die-brown }
    [borrowed-white] borrowed { die-white }
}
die-short = { $die ->
   *[light-grey] lg
    [dark-grey] dg
    [first-player] 1p
    [red] rd
    [orange] or
    [yellow] ye
    [green] gr
    [blue] bl
    [purple] pu
    [brown] br
    [white] wh
}
cell = { $row ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
    [5] F
    [6] G
    [7] H
    [8] I
    [9] J
    [10] K
    [11] L
    [12] M
    [13] N
    [14] O
    [15] P
    [16] Q
    [17] R
    [18] S
    [19] T
    [20] U
    [21] V
    [22] W
    [23] X
   *[other] { $row }/
}{ $column }

# ---- The table ----

sheets = rivals
sheet-of = { $seat } and the cards of the race. Tab goes back.
hand-over = { $seat }, you decide!
standing = { $runner } { $distance }/{ $length } ♥{ $fans }
headline = { $race } · round { $round }, { $phase ->
   *[roll] roll phase
    [abilities] abilities
    [comparison] after the swords
    [run] moving and buying
    [before] before the start
    [over] finished
} · { $track }
laps-of = { $track }, { $laps ->
    [one] { $laps } lap
   *[other] { $laps } laps
}
linked = { $first } + { $second }
own-cards = Own cards
nothing = {""}
extra-round = Extra round!

flag-busted = bust
flag-shield = safe push
flag-at-risk = AT RISK
label-draw = Draw
label-roll = Roll
label-active = Active
label-discard = Discard
label-hand = To roll
limit = Limit { $limit }
cards-title = Cards: cost, dice left if not { $all }
cards-title-with-faces = Cards: cost, faces, dice left
fan-next = Next fan: step { $step }, ${ $credits }{ $tokens ->
    [0] {""}
    [one] { " and " }{ $tokens } hand token
   *[other] { " and " }{ $tokens } hand tokens
}{ $mark }.
behind = { $count ->
    [0] No red line behind the leader
    [one] { $count } red line behind the leader
   *[other] { $count } red lines behind the leader
}: hand limit { $next } next round.
in-water = The runner stands in water with water all around: only blue dice get it out.
uncertain = (?): reconstructed. Below it says how to correct it.
page-card = { $name }: { $text }
note-card = { die-short } { $name } { $faces }, cost { $cost }{ $costMark }, { $left } left: { $text }{ $textMark }

sign-start = S
sign-finish = F
side-sign = { $side ->
   *[blank] ·
    [coins] ●
    [feet] »
    [credits] $
    [symbol] ◆
    [power] ◈
}
faces = { side-sign }{ $rest }
faces-of-several = { side-sign }{ $amount }{ $rest }
faces-end = {""}
side-name = { $side ->
   *[blank] blank
    [coins] coins
    [feet] foot
    [credits] credit
    [symbol] symbol
    [power] power symbol
}
zone-name = { $zone ->
   *[draw] { zone-draw }
    [roll] { zone-roll }
    [active] { zone-active }
    [discard] { zone-discard }
}
of-side = { $side ->
   *[none] {""}
    [blank] { " · " }
    [coins] { " ●" }
    [feet] { " »" }
    [credits] { " $" }
    [symbol] { " ◆" }
    [power] { " ◈" }
}
of-amount = { $amount ->
    [0] {""}
   *[other] { $amount }
}
of-whose = { $whose ->
   *[own] {""}
    [borrowed] { " (borrowed)" }
}

# ---- Figures ----

way = Way it ended
rounds = Rounds
busts = Busts
fans = Fans
credits-left = Credits left
dice-bought = Dice bought
distance = Distance
won-by-finish = Won by reaching the finish
won-by-farthest = Won by getting farthest beyond the finish
won-by-extra-round = Won in an extra round
ended-by-round-limit = Broken off at the limit of rounds

# ---- Questions ----

prompt-over = The race is over.
prompt-wait = Others decide.
prompt-advised = { $what } { $advice }
prompt-cards = A card is drawn for each colour.
prompt-first-player = Who begins?
prompt-throw = { $seat }: { $dice ->
    [one] { $dice } die to roll.
   *[other] { $dice } dice to roll.
}
prompt-draw = Draw { $dice ->
    [one] { $dice } more die
   *[other] { $dice } more dice
} for this roll. Which?
prompt-draw-all = Champion: take any of your dice, whatever the limit.
prompt-draw-more = These dice do not count against the limit. Add some?
prompt-decide = { $state ->
   *[safe] Safe: a roll without a hit costs nothing yet.
    [risky] Pushing now puts you at risk: no hit, and all active dice go to discard.
    [at-risk] At risk! Push without a hit, and all active dice go to discard.
    [shielded] Your next push cannot bust.
    [forced] You have to push once more.
    [empty] There is nothing left to roll.
} Push or pass?
prompt-rerolls = The roll zone is about to be rolled once more.
prompt-declare = You push. Take active dice back into the roll first?
prompt-rescue = No hit: you bust! Prevent it?
prompt-keep = Bust! Some active dice may stay. Keep them?
prompt-discard = Bust! The active dice are in discard. Misses (blank dice) stay and fill your next hand. Discard some of them?
prompt-abilities = Step 1 of 2: use abilities, now or after the swords. None works by itself.
prompt-comparison = Step 2 of 2, after the swords: use what is left, or it is lost. Then you run.
prompt-losing = Step 2 of 2: dice that must go are lost now; then you run.
prompt-used = Step 1 of 2: your abilities are used. Next the swords are compared.
prompt-move = { $feet ->
    [0] No feet
    [one] Run! { $feet } foot
   *[other] Run! { $feet } feet
}{ $water ->
    [0] {""}
    [one] , { $water } of them a water foot
   *[other] , { $water } of them water feet
}; { $money ->
    [one] { $money } coin or credit
   *[other] { $money } coins and credits
}. Where to?
prompt-bonus = { $which ->
   *[it] You stopped on a bonus. Take it?
    [all] You stopped on two bonuses. Which one first?
    [rest] Take the other bonus too?
}
prompt-bonus-nearby = { $which ->
   *[it] { $cell } is near enough: take its bonus?
    [all] { $cell } is near enough and has two bonuses. Which one first?
    [rest] Take the other bonus of { $cell } too?
}
prompt-after-move = Something nearby can be taken.
prompt-buy = { $bought ->
    [0] Buy up to two dice of different colours?
   *[other] Buy a second die, of another colour?
} { $money ->
    [one] You have { $money } coin or credit.
   *[other] You have { $money } coins and credits.
}
prompt-extra-roll = Choose { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} to roll.
prompt-roll-different = Choose dice of different colours, then roll them.
prompt-roll-grey = Choose grey dice to roll against the bust.
prompt-set-face = Which die of the roll zone becomes active?
prompt-face = Which face of the { die-name }?
prompt-borrow = Borrow which die?
prompt-gain = Take which die from the supply?
prompt-lose = { $must ->
   *[may] Lose a die?
    [must] A die must go.
} { $dice ->
    [one] {""}
   *[other] Not more than { $dice } in all.
}
prompt-receiver = Who gets a die from you?
prompt-give = Which die goes to { $seat-is ->
    [you] you
   *[other] { $seat }
}?
prompt-walk = Move one space at once. Where to?
prompt-nearby = Take the bonus of which space?
prompt-return-other = Another active die is rolled again. Which?

# ---- The menu ----

menu-die = { die-name }{ of-whose }
menu-die-in = { die-name }{ of-whose }{ of-side }{ of-amount }, { zone-name }{ $spent ->
    [0] {""}
   *[other] , used
}
menu-count = ×{ $count }
menu-return = Take back: { die-name }{ of-whose }{ of-side }{ of-amount }
menu-discard = Discard: { die-name }{ of-whose }
menu-everything = { $what ->
   *[draw] Add all of them
    [discard] Discard all misses
}
menu-face = { side-sign }{ of-amount } { side-name }
menu-seat = { $seat }
menu-push = Push: roll { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
menu-pass = Pass
menu-wait = Wait for the others
menu-roll = Roll
menu-prevent = { card-name }{ of-side }{ of-whose }
menu-bust = Bust: the active dice go to discard
menu-keep = Keep them
menu-let-go = Let them go
menu-use = { card-name }{ of-side }{ of-whose }{ $which ->
    [0] {""}
   *[other] {", effect "}{ $which }
}
menu-use-nearby = { card-name }{ of-side }{ of-whose } takes { $cell }: { $bonus }
menu-take-credits = Take the credit of the { die-name }{ of-whose }
menu-lose-self = { card-name }{ of-side }{ of-whose } goes anyway: lose it early
menu-comparison = For the swords: { card-name }{ $which ->
    [0] {""}
   *[other] {", effect "}{ $which }
}
menu-ready = { $next ->
   *[swords] Ready: compare the swords
    [run] Ready to run
}
menu-enough = That is enough
menu-lose-none = Lose none of them
menu-bonus = { $kind ->
   *[credits] Gain { so-many-credits }
    [fan] Gain a fan with its reward
    [lose-die] Lose { $count ->
        [one] a die
       *[other] up to { $count } dice
    }
    [gain-die] Gain any die
    [gain-die-up-to] Gain a die that costs { $cost } or less
}
menu-no-bonus = { $which ->
   *[it] Leave it
    [all] Take neither
    [rest] Leave the other one
}
menu-leave-misses = Leave the misses there
menu-no-purchase = { $bought ->
    [0] Buy nothing
   *[other] Buy nothing more
}
menu-run-on = { $goal ->
   *[cell] Run on to { $cell }
    [finish] Run to the finish!
    [beyond] Run over the finish to { $cell }!
}
menu-run-on-paid = { $goal ->
   *[cell] Run on to { $cell }, paying
    [finish] Run to the finish, paying!
    [beyond] Run over the finish to { $cell }, paying!
}
menu-to-bonus = To a bonus
menu-to-any = To any space
menu-one-step = One step
menu-goal = { $cell }
menu-step = { $arrow ->
   *[here] ·
    [east] →
    [west] ←
    [north] ↑
    [south] ↓
    [north-east] ↗
    [north-west] ↖
    [south-east] ↘
    [south-west] ↙
} { $cell }
menu-shortcut = Take the shortcut
menu-jetpack = Jetpack: double your feet
menu-buy-foot = Buy a foot for 4
menu-stop = End the move
menu-buy = { die-short } { $faces } { card-name }
menu-bonus-at = { $cell }: { $bonus }
blocked-too-dear = costs { $cost }
blocked-none-left = none left
blocked-bought = already bought

gain-coins = +{ $amount }●
gain-feet = +{ $amount }»
gain-water-feet = +{ $amount }≈
gain-credits = +{ $amount }$
gain-fan = ♥{ $fans }
gain-tokens = limit +{ $tokens }
gain-die = +{ $short }
lose-die = −{ $short }
gain-price = −{ $price }
gain-finish = ⚑
gain-stranded = !
gain-left = { $feet }» left
gain-bust = ✗{ $percent } %
note-die = { $name } { $faces }
note-bust = { $percent } % that no die hits.
note-stranded = Careful: water all around, and no water foot left to get out.
note-stop-stranded = Careful: your runner is in water with no way out. Without water feet it stays there.
note-left = { $feet ->
    [one] { $feet } foot
   *[other] { $feet } feet
} left there.
note-bonus = If you stop there: { $bonus }.
note-space = The bonus of the space: { $bonus }.
note-losing = Dice that must go are lost now.
note-lose-self = It goes before you run anyway; only a card that counts lost dice wants it sooner.
note-finish = You reach the finish.
note-money = Costs { $money ->
    [one] { $money } coin or credit.
   *[other] { $money } coins and credits.
}

bonus-sign = { $kind ->
   *[credits] ${ $n }
    [fan] ♥
    [lose-die] ×{ $n }
    [gain-die] ■*
    [gain-die-up-to] ■{ $n }
}
bonus-name = { $kind ->
   *[credits] { bonus-credits }
    [fan] { bonus-fan }
    [lose-die] { bonus-lose-die }
    [gain-die] { bonus-gain-die }
    [gain-die-up-to] { bonus-gain-die-up-to }
}

# ---- What is decided ----

action-draw = draw { a-die }{ of-side } ({ zone-name })
action-choose = choose { a-die }{ of-side } ({ zone-name })
action-lose = lose { a-die }{ of-side } ({ zone-name })
action-give = give { a-die }{ of-side } ({ zone-name })
action-return = roll { a-die }{ of-side } again ({ zone-name })
action-discard = move { a-die } to discard
action-gain = take { a-die } from the supply
action-borrow = borrow { a-die }
action-face = turn it to: { side-name }
action-give-to = give a die to { $seat-is ->
    [you] you
   *[other] { $seat }
}
action-prevent = prevent the bust with { card-name }{ of-side }{ of-whose }
action-use = use { card-name }{ of-side }{ of-whose }{ $option ->
    [0] {""}
   *[other] , the second amount
}
action-lose-self = lose { card-name }{ of-side }{ of-whose }
action-take-comparison = { card-name }: take what the swords give{ $option ->
    [0] {""}
   *[other] , the second amount
}
action-take-credits = take the credit of the { die-name }
action-step = step to { $cell }
action-nearby = take the bonus of { $cell }
action-bonus = { $number ->
    [0] take the bonus
   *[other] take the second bonus
}
action-buy = buy a die: { card-name }
action-done = go on
action-push = push
action-pass = pass
action-wait = wait for the others
action-roll = roll
action-bust = bust
action-keep = keep the dice
action-let-go = let the dice go
action-ready = done
action-shortcut = take the shortcut
action-jetpack = use the jetpack
action-buy-foot = buy a foot
action-stop = end the move

# ---- What happened ----

event-card = In this race: { card-name }.
event-round = Round { $round }. First player: { $seat }.
event-drew = { $seat }, draw: { $dice }.
event-refilled = { $seat }: discard becomes the draw zone.
event-rolled = { $seat }, { $roll ->
   *[first] roll
    [push] push
    [extra] extra roll
    [rescue] roll against the bust
}: { $hits ->
    [0] no hit.
   *[other] { $dice }.
}
sides = { $count }×{ sides-die } { side-sign }{ of-amount }{ $more ->
   *[no] {""}
    [yes] , { $rest }
}
dice = { $count }×{ sides-die }{ $more ->
   *[no] {""}
    [yes] , { $rest }
}
sides-die = { $die ->
   *[light-grey] light grey
    [dark-grey] dark grey
    [first-player] first player
    [red] { colour-red }
    [orange] { colour-orange }
    [yellow] { colour-yellow }
    [green] { colour-green }
    [blue] { colour-blue }
    [purple] { colour-purple }
    [brown] { colour-brown }
    [white] { colour-white }
    [borrowed-light-grey] light grey°
    [borrowed-dark-grey] dark grey°
    [borrowed-red] { colour-red }°
    [borrowed-orange] { colour-orange }°
    [borrowed-yellow] { colour-yellow }°
    [borrowed-green] { colour-green }°
    [borrowed-blue] { colour-blue }°
    [borrowed-purple] { colour-purple }°
    [borrowed-brown] { colour-brown }°
    [borrowed-white] { colour-white }°
}
die-key = { die-short } { sides-die }
sides-end = -
event-pushed = { $seat-is ->
    [you] You push
   *[other] { $seat } pushes
}: { $risk ->
   *[safe] still safe.
    [at-risk] at risk.
}
event-returned = { $seat }: back into the roll, { die-name }.
event-forced = { $seat }: one more push is compulsory.
event-passed = { $seat-is ->
    [you] You pass
   *[other] { $seat } passes
}.
event-waited = { $seat-is ->
    [you] You wait
   *[other] { $seat } waits
} for the others.
event-must-act = Everybody waits. To decide: { $seat }.
event-saved = { $seat }: no bust thanks to { card-name }.
event-busted = { $seat }: bust!
event-kept = { $seat }: some dice stay active.
event-discarded = { $seat }, misses discarded: { $dice }.
event-fan = { $seat }: fan { $fans }, +{ $credits }${ $tokens ->
    [0] .
   *[other] , hand limit +{ $tokens }.
}
event-used = { $seat-is ->
    [you] You use
   *[other] { $seat } uses
} { card-name }.
event-gained = { $seat-is ->
    [you] You gain
   *[other] { $seat } gains
}{ $coins ->
    [0] {""}
   *[other] { " " }{ $coins }●
}{ $feet ->
    [0] {""}
   *[other] { " " }{ $feet }»
}{ $waterFeet ->
    [0] {""}
   *[other] { " " }{ $waterFeet }≈
}{ $credits ->
    [0] {""}
   *[other] { " " }{ $credits }$
}.
event-gained-die = { $seat-is ->
    [you] You gain
   *[other] { $seat } gains
} { a-die }.
event-lost-die = { $seat-is ->
    [you] You lose
   *[other] { $seat } loses
} { a-die } ({ zone-name }).
event-gave-die = { $seat } → { $to }: { die-name }.
event-set = { $seat }: { die-name }, { side-name }.
event-shielded = { $seat }: the next push is safe.
event-next-draw = { $seat }: more may be drawn next time.
event-ready = { $seat }: ready.
event-compared = Most swords: { $seat }.
event-compared-none = Swords: nobody has one.
event-compared-tied = Swords: a tie, nobody has the most.
event-comparison-taken = { $seat }: the swords pay, { card-name }.
event-moved = { $seat } → { $cell }
event-hopped = { $seat }: over the line and on.
event-shortcut = { $seat }: shortcut to { $cell }.
event-jetpack = { $seat }: jetpack, { $feet }» now.
event-foot-bought = { $seat-is ->
    [you] You buy
   *[other] { $seat } buys
} a foot.
event-bonus = { $seat-is ->
    [you] You take
   *[other] { $seat } takes
} the bonus of { $cell }.
event-bought = { $seat-is ->
    [you] You buy
   *[other] { $seat } buys
} a die for { $price }: { card-name }.
event-gave-back = { $seat }: given back, { $dice }× { die-name }.
event-finished = { $seat }: finish!
event-extra-round = The leaders are equally far: one more round.
event-over = The winner: { $seat }. { $way ->
   *[won-by-finish] First at the finish.
    [won-by-farthest] Farthest beyond the finish.
    [won-by-extra-round] Decided in an extra round.
    [ended-by-round-limit] Farthest when the rounds were over.
}
event-undecided = There is no single winner. { $way ->
   *[ended-by-round-limit] The limit of rounds is reached.
    [won-by-finish] {""}
    [won-by-farthest] {""}
    [won-by-extra-round] {""}
}

# ---- Help ----

help-tab = Tab: the dice of a rival, and the texts of the cards.
legend = { $sign ->
   *[way] ↗ this way
    [red-line] ┃ red line
    [water] ≈ water
    [wall] ▒ wall
    [jetpack] ▲ jetpack
    [shortcut] a6● a7» shortcut
    [exit] ◎a its end
    [feet] 1 2 3 feet to there
    [money] + feet to buy
    [credits] $ credits
    [fan] ♥ fan
    [lose-die] × lose dice
    [gain-die] ■ gain a die
}
legend-map = The map: S start, F finish, arrows along the lap, ┃ red line, ≈ water, ▒ wall, ① to ④ runners. While you move, numbers are the feet to a free space (• in a small window), + marks those for which feet must be bought. A space is named by row and column, as in D9.
legend-bonus = Bonus where a move ends: $3 credits, ♥ fan, ×1 lose up to one die, ■4 gain a die of cost 4 or less, ■* any die.
legend-movement = On the way: ▲ jetpack, a6● shortcut a for 6 coins or credits, b7» shortcut b for 7 feet, ◎a where shortcut a ends.
legend-purse = Above your dice: Limit 9→11 the hand limit of this round and of the next, ♥ fans, $ credits, ● coins, » feet, ≈ water feet, † swords.
legend-dice = Dice: { $dice }; lg×3 three of them, ●3 three coins on one, ° borrowed, ' no use just now. They show ● coins, » feet, $ credits, ◆ symbol, ◈ power symbol, · blank. ≈ are feet that swim.
help-rule = { $rule ->
   *[goal] Be the first at the finish. If several get there in one round, the one who gets farthest beyond it wins.
    [draw] Each round draw dice up to your hand limit: 9, plus hand tokens, plus red lines between you and the leader. Misses left from last round count towards it.
    [roll] Roll them. Hits become active. Then push (roll the misses again) or pass. A push with three active dice or more puts you at risk for the rest of the phase: a push without any hit is a bust.
    [bust] A bust costs all active dice of this round, but a fan comes along with credits and hand tokens.
    [run] When all have passed: use abilities, compare the swords of red dice, then one after the other move, buy up to two dice of different colours, and discard.
    [move] One foot is one step. Coins and credits buy feet: 4 for each. Choose where to stop, and the runner walks there; or go step by step. Only the space where you stop gives its bonus.
    [water] Water needs water feet (≈). A runner in the middle of it stays there until it gets some.
    [cards] Each colour has a card. Now: as soon as the die is active. Active: while it lies there. Run: in the run phase. A power symbol ◈ does the normal effect too.
}
help-data-title = What is not certain
help-data-costs = Costs: { $costs } of { $cards } are reconstructed, as nobody has published them.
help-data-effects = Part of the effect is reconstructed on { $count } cards: { $names }.
help-data-fans = Fan track: the rewards of { $count } of { $steps } steps are reconstructed.
help-data-tracks = Reconstructed maps: { $names }.
help-data-correct = { correct-data } One line is enough; the program checks the file and names what is wrong. The format is described in crates/cubitos/data/README.md, an example is in the list of kubik games.
list = { $first }{ $more ->
   *[no] {""}
    [yes] , { $rest }
}

# ---- Options of a new match ----

option-set = Set of cards
option-set-about = The cards, the track and the laps that belong together.
option-set-value = { $value ->
   *[race-1] { set-race-1 }
    [race-2] { set-race-2 }
    [race-3] { set-race-3 }
    [race-4] { set-race-4 }
    [race-5] { set-race-5 }
    [race-6] { set-race-6 }
    [race-7] { set-race-7 }
    [combotastic] { set-combotastic }
    [such-much-fans] { set-such-much-fans }
    [grand-finale] { set-grand-finale }
}
option-cards = Cards
option-cards-about = Those of the set, or drawn at random for each colour.
option-cards-value = { $value ->
   *[of-set] as the set says
}
option-track = Track
option-track-about = Another track than that of the set, or two linked ones.
option-track-value = { $value ->
   *[of-set] as the set says
    [nothing-goes-right] { track-nothing-goes-right }
    [ahead-of-the-curve] { track-ahead-of-the-curve }
    [testing-the-waters] { track-testing-the-waters }
    [still-waters-run-deep] { track-still-waters-run-deep }
}
option-laps = Laps
option-laps-about = How many laps are run; linked tracks are run once.
option-laps-value = { $value ->
   *[of-set] as the set says
}
option-firstPlayer = Who begins
option-firstPlayer-about = Who has the first-player die at the start.
option-firstPlayer-seat = player { $number }
option-roundLimit = Round limit
option-roundLimit-about = After this many rounds the race ends.
