# King of Tokyo: Duel.

title = King of Tokyo: Duel
turn = Turn { $number }: { $seat }
extra-turns = { $count ->
    [one] and { $count } more turn
   *[other] and { $count } more turns
}
sheets = card texts
sheet-of = What the cards on the table say. ↑ ↓ scroll, Tab goes back.
hand-over = { $seat }, you decide!
standing = ♥{ $hearts }

# ---- Names ----

order = Order of play
monster = Monster
pair = Monster against monster
way = Way of winning
turns = Turns
cards-bought = Cards bought
hearts-left = Hearts left

gigazaur = Gigazaur
alienoid = Alienoid
space-penguin = Space Penguin
meka-dragon = Meka Dragon
cyber-kitty = Cyber Kitty
the-king = The King
monster-name = { $monster ->
   *[gigazaur] { gigazaur }
    [alienoid] { alienoid }
    [space-penguin] { space-penguin }
    [meka-dragon] { meka-dragon }
    [cyber-kitty] { cyber-kitty }
    [the-king] { the-king }
}
power-name = { $monster ->
   *[gigazaur] Blockbuster
    [alienoid] Alien Technology
    [space-penguin] Cryo-Gadgets
    [meka-dragon] Nuclear Breath
    [cyber-kitty] Cat-astrophic Power
    [the-king] Territorial
}
power-text = { $monster ->
   *[gigazaur] Two !: pull ★ or ⌂ 1.
    [alienoid] Two !: add a symbol to the Roll; a third ! adds it once more.
    [space-penguin] One !: 1 ▣.
    [meka-dragon] Multiply your claws by your !.
    [cyber-kitty] Two !: 2 ↯; a third !: 2 ↯ more.
    [the-king] Two !: lay down one of your two tokens, or move it. They stop the rival.
}

token = { $token ->
   *[buzz-cat] cat
    [buzz-fish] fish
    [buzz-tiger] tiger
    [buzz-panda] panda
    [buzz-lizard] lizard
    [buzz-anubis] Anubis
    [buzz-dragon] dragon
    [buzz-pumpkin] pumpkin
    [buzz-alien] alien
    [buzz-phantom] phantom
    [buzz-penguin] penguin
    [buzz-king-1] King's token 1
    [buzz-king-2] King's token 2
}
token-short = { $token ->
   *[buzz-cat] Ca
    [buzz-fish] Fi
    [buzz-tiger] Ti
    [buzz-panda] Pa
    [buzz-lizard] Li
    [buzz-anubis] An
    [buzz-dragon] Dr
    [buzz-pumpkin] Pu
    [buzz-alien] Al
    [buzz-phantom] Ph
    [buzz-penguin] Pe
    [buzz-king-1] K1
    [buzz-king-2] K2
}

symbol = { $symbol ->
   *[claw] claw
    [heart] heart
    [energy] energy
    [fame] Fame
    [destruction] Destruction
    [power] power
}
sign = { $symbol ->
   *[claw] Ψ
    [heart] ♥
    [energy] ↯
    [fame] ★
    [destruction] ⌂
    [power] !
}
sign-first = { $first ->
   *[claw] Ψ
    [heart] ♥
    [energy] ↯
    [fame] ★
    [destruction] ⌂
    [power] !
}
sign-second = { $second ->
   *[claw] Ψ
    [heart] ♥
    [energy] ↯
    [fame] ★
    [destruction] ⌂
    [power] !
}
bonus-sign = { $bonus ->
   *[hit] Ψ
    [heart] ♥
    [energy] ↯
    [die-token] ▣
    [blank] ·
}
nothing = {""}
symbols = { $claw ->
    [0] {""}
   *[other] { $claw }Ψ{" "}
}{ $heart ->
    [0] {""}
   *[other] { $heart }♥{" "}
}{ $energy ->
    [0] {""}
   *[other] { $energy }↯{" "}
}{ $fame ->
    [0] {""}
   *[other] { $fame }★{" "}
}{ $destruction ->
    [0] {""}
   *[other] { $destruction }⌂{" "}
}{ $power ->
    [0] {""}
   *[other] { $power }!
}
track = { $track ->
   *[fame] ★ Fame
    [destruction] ⌂ Destruction
}
track-sign = { $track ->
   *[fame] ★
    [destruction] ⌂
}
space = { $added ->
   *[no] { $space }
    [yes] between { $space } and { $next }
}
hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}

# ---- Cards: names, in the order of the alphabet ----

acid-attack = Acid Attack
adrenaline-augment = Adrenaline Augment
alien-metabolism = Alien Metabolism
antimatter-pellets = Antimatter Pellets
armor-plating = Armor Plating
breaking-news = Breaking News
camouflage = Camouflage
cannonball = Cannonball!
dominate = Dominate
electrical-aura = Electrical Aura
energize = Energize
extra-head = Extra Head
eye-of-the-storm = Eye of the Storm
frenzy = Frenzy
gentle-giant = Gentle Giant
giant-brain = Giant Brain
hibernation = Hibernation
hors-doeuvres = Hors d'oeuvres
in-shape = In Shape
in-the-shadows = In the Shadows
jets-scrambled = Jets Scrambled
kaijutsu = Kaijutsu
lightning-speed = Lightning Speed
made-in-a-lab = Made in a Lab
moment-of-respite = Moment of Respite
monster-coaster = Monster Coaster
monumental = Monumental
natural-selection = Natural Selection
operation-media = Operation Media
photoshoot = Photoshoot
rebooting = Rebooting
regeneration = Regeneration
sack-the-stadium = Sack the Stadium
scrappy = Scrappy
seismic-test = Seismic Test
signature-move = Signature Move
snack-time = Snack Time
spiked-tail = Spiked Tail
superconductor = Superconductor
tesla-impulse = Tesla Impulse
the-partys-over = The Party's Over!
thermonuclear-cooking = Thermonuclear Cooking
thunder-stomp = Thunder Stomp
titanic-batteries = Titanic Batteries
too-cute = Too Cute
trendsetter = Trendsetter
unchained = Unchained
unstable-dna = Unstable DNA
unstoppable = Unstoppable
utter-destruction = Utter Destruction

card = { $card ->
    [acid-attack] { acid-attack }
    [adrenaline-augment] { adrenaline-augment }
    [alien-metabolism] { alien-metabolism }
    [antimatter-pellets] { antimatter-pellets }
    [armor-plating] { armor-plating }
    [breaking-news] { breaking-news }
    [camouflage] { camouflage }
    [cannonball] { cannonball }
    [dominate] { dominate }
    [electrical-aura] { electrical-aura }
    [energize] { energize }
    [extra-head] { extra-head }
    [eye-of-the-storm] { eye-of-the-storm }
    [frenzy] { frenzy }
    [gentle-giant] { gentle-giant }
    [giant-brain] { giant-brain }
    [hibernation] { hibernation }
    [hors-doeuvres] { hors-doeuvres }
    [in-shape] { in-shape }
    [in-the-shadows] { in-the-shadows }
    [jets-scrambled] { jets-scrambled }
    [kaijutsu] { kaijutsu }
    [lightning-speed] { lightning-speed }
    [made-in-a-lab] { made-in-a-lab }
    [moment-of-respite] { moment-of-respite }
    [monster-coaster] { monster-coaster }
    [monumental] { monumental }
    [natural-selection] { natural-selection }
    [operation-media] { operation-media }
    [photoshoot] { photoshoot }
    [rebooting] { rebooting }
    [regeneration] { regeneration }
    [sack-the-stadium] { sack-the-stadium }
    [scrappy] { scrappy }
    [seismic-test] { seismic-test }
    [signature-move] { signature-move }
    [snack-time] { snack-time }
    [spiked-tail] { spiked-tail }
    [superconductor] { superconductor }
    [tesla-impulse] { tesla-impulse }
    [the-partys-over] { the-partys-over }
    [thermonuclear-cooking] { thermonuclear-cooking }
    [thunder-stomp] { thunder-stomp }
    [titanic-batteries] { titanic-batteries }
    [too-cute] { too-cute }
    [trendsetter] { trendsetter }
    [unchained] { unchained }
    [unstable-dna] { unstable-dna }
    [unstoppable] { unstoppable }
   *[utter-destruction] { utter-destruction }
}
card-taken = { $taken ->
    [acid-attack] { acid-attack }
    [adrenaline-augment] { adrenaline-augment }
    [alien-metabolism] { alien-metabolism }
    [antimatter-pellets] { antimatter-pellets }
    [armor-plating] { armor-plating }
    [breaking-news] { breaking-news }
    [camouflage] { camouflage }
    [cannonball] { cannonball }
    [dominate] { dominate }
    [electrical-aura] { electrical-aura }
    [energize] { energize }
    [extra-head] { extra-head }
    [eye-of-the-storm] { eye-of-the-storm }
    [frenzy] { frenzy }
    [gentle-giant] { gentle-giant }
    [giant-brain] { giant-brain }
    [hibernation] { hibernation }
    [hors-doeuvres] { hors-doeuvres }
    [in-shape] { in-shape }
    [in-the-shadows] { in-the-shadows }
    [jets-scrambled] { jets-scrambled }
    [kaijutsu] { kaijutsu }
    [lightning-speed] { lightning-speed }
    [made-in-a-lab] { made-in-a-lab }
    [moment-of-respite] { moment-of-respite }
    [monster-coaster] { monster-coaster }
    [monumental] { monumental }
    [natural-selection] { natural-selection }
    [operation-media] { operation-media }
    [photoshoot] { photoshoot }
    [rebooting] { rebooting }
    [regeneration] { regeneration }
    [sack-the-stadium] { sack-the-stadium }
    [scrappy] { scrappy }
    [seismic-test] { seismic-test }
    [signature-move] { signature-move }
    [snack-time] { snack-time }
    [spiked-tail] { spiked-tail }
    [superconductor] { superconductor }
    [tesla-impulse] { tesla-impulse }
    [the-partys-over] { the-partys-over }
    [thermonuclear-cooking] { thermonuclear-cooking }
    [thunder-stomp] { thunder-stomp }
    [titanic-batteries] { titanic-batteries }
    [too-cute] { too-cute }
    [trendsetter] { trendsetter }
    [unchained] { unchained }
    [unstable-dna] { unstable-dna }
    [unstoppable] { unstoppable }
   *[utter-destruction] { utter-destruction }
}

# ---- Cards: what they do ----

text-acid-attack = Every Roll of yours holds one claw more.
text-adrenaline-augment = Your Roll holds one claw more for each marker that stands in a Spotlight Zone, yours or the rival's.
text-alien-metabolism = Once in your turn you may discard a face-up card; another is turned up.
text-antimatter-pellets = Five or more equal symbols in your Roll: 4 hits to the rival, then pull ⌂ 2.
text-armor-plating = In each turn of the rival you ignore the first hit.
text-breaking-news = Each time you buy another card, pull ★ 1.
text-camouflage = When hits come at you, you may throw as many dice: each ♥ cancels a hit.
text-cannonball = Pull ★ 1, 1 hit to the rival, 4 ↯.
text-dominate = In the rival's next turn each of their KEEP cards costs them a die; they may discard some first.
text-electrical-aura = End of your turn: pull ⌂ 1 for each full 7 ↯ you hold. You keep them.
text-energize = Gain 8 ↯ and 2 ▣.
text-extra-head = One special die more in each of your turns.
text-eye-of-the-storm = 1 ↯ for each roll that you leave unused.
text-frenzy = Take another turn after this one.
text-gentle-giant = Not one claw in your Roll once the dice are resolved: pull ★ 1.
text-giant-brain = Four rolls a turn instead of three.
text-hibernation = No hit reaches you. When your turn begins, discard this card and play, or gain 6 ♥ and end the turn.
text-hors-doeuvres = Take 3 hits, then pull ⌂ 2.
text-in-shape = For each hit the rival takes beyond the third of a turn you may pay 1 ↯ and pull ★ 1.
text-in-the-shadows = While rolling you may reroll dice that show ★ as often as you like, without using up a roll.
text-jets-scrambled = 5 hits to both monsters, yours first.
text-kaijutsu = Pull ⌂ 1, then 2 hits to the rival.
text-lightning-speed = When you pull a marker onto a blank space of a token, you may deal 1 hit.
text-made-in-a-lab = Before your first roll you may buy one card for 1 ↯ less.
text-moment-of-respite = 2 ♥ and 1 ▣.
text-monster-coaster = Pull ⌂ 3.
text-monumental = Pull ⌂ 1, then ★ 1.
text-natural-selection = At once 4 ↯ and 4 ♥. One special die more in each of your turns. But four or more equal symbols in your Roll: 10 hits to you.
text-operation-media = Pull ★ 1 for each claw you resolved in this turn.
text-photoshoot = Pull ★ 1.
text-rebooting = Instead of resolving your dice you may gain 2 ▣ and 2 ↯ and discard this card.
text-regeneration = Once a turn, when you gain ♥, gain 1 ♥ more.
text-sack-the-stadium = Pull ⌂ 2, then ★ 2.
text-scrappy = 1 ▣ each time you pull a marker off a Buzz token.
text-seismic-test = Pull ⌂ 2.
text-signature-move = Pull ★ 1 for every three ! in your Roll; they still feed your power.
text-snack-time = 3 ♥.
text-spiked-tail = When you pull ⌂, 1 hit to the rival for each space.
text-superconductor = When the rival gains ↯ from resolving dice, you may discard this card and gain as much.
text-tesla-impulse = Discard a KEEP card of the rival. Gain 2 ↯.
text-the-partys-over = 4 hits to each monster that has a marker in its own Spotlight Zone, yours first.
text-thermonuclear-cooking = Pull ⌂ 1, then 2 ♥ and 2 ↯.
text-thunder-stomp = If you pull ⌂ while resolving your dice, the rival has one die fewer in their next turn.
text-titanic-batteries = Before resolving you may leave two dice unresolved for 1 ▣.
text-too-cute = 2 hits to the rival.
text-trendsetter = While ★ stands on a Buzz token you ignore the first hit in each turn of the rival.
text-unchained = Any bonus that a Buzz token gives you may be 1 hit to the rival instead.
text-unstable-dna = After 3 or more hits at once you may swap this card for a KEEP card of the rival.
text-unstoppable = Instead of losing your last ♥ keep it, take no more hits in this turn, and discard this card.
text-utter-destruction = All six symbols in your Roll: pull ⌂ 2, pull ★ 2, 2 hits to the rival.

# ---- The board ----

market = Face-up cards
market-counts = deck { $deck }, discarded { $discard }
market-empty = no card
kind = { $kind ->
   *[keep] KEEP
    [discard] DISCARD
}
kind-short = { $kind ->
   *[keep] K
    [discard] D
}
card-line = { $name } ({ kind }, { $cost } ↯): { $text }
kept-line = { $name }: { $text }
fewer-dice = { $count ->
    [one] next turn: −{ $count } die
   *[other] next turn: −{ $count } dice
}
dominated = next turn: Dominate ×{ $count }
immune = no more hits in this turn
no-cards = no cards
roll = Roll { $made } of { $allowed }
roll-none = No dice yet
added = Added: { $symbols }
open = Open: { $symbols }

# ---- Decisions ----

action-sleep = Sleep on: 6 ♥, and the turn is over
action-wake = Discard { hibernation } and play
action-give-up = Discard { card }
action-spend-die-token = Spend a ▣ for a special die in this turn
action-reroll = Reroll one { sign }
action-throw = Throw the dice
action-keep = Keep all { sign } and reroll the rest
action-throw-free = Reroll the ★ dice without using up a roll
action-stop = Keep all dice and roll no more
action-add = Add to the Roll: { $count } × { symbol }
action-use = Use { card }
action-set-aside = Leave { sign-first } and { sign-second } unresolved for 1 ▣
action-resolve = Resolve all { sign }
action-multiply = Resolve all Ψ, multiplied by the number of !
action-pull = Spend two !: pull { track }
action-gain-die-token = Spend one ! for a ▣
action-gain-energy = Spend the ! for { $amount } ↯
action-claim = Spend two ! to place or move the { token }
action-place = Lay the { token } on { track }, from space { $space }{ $turned ->
   *[no] {""}
    [yes] , turned round
}
action-leave = Leave the { token } where it lies
action-take-bonus = Do not change what the space gives
action-take-claw = Deal 1 hit to the rival instead
action-buy = Buy { card }
action-sweep = Pay 2 ↯ and replace all face-up cards
action-finish = Leave the market
action-metabolize = Discard { card } with { alien-metabolism }
action-destroy = Discard { card } of the rival
action-swap = Give { unstable-dna } for { card }
action-decline = Do without it
action-done = Nothing more

# ---- The log ----

event-monster = { $seat }: { monster-name }
event-roll-off = { $seat }, roll-off: { $dice }
event-tied = A tie: both throw again
event-first = { $seat-is ->
    [you] You go first
   *[other] { $seat } goes first
}
event-revealed = Turned up: { card } ({ $slot ->
   *[left] left
    [middle] middle
    [right] right
})
event-reshuffled = The discarded cards are the new deck
event-turn = ── Turn { $number }: { $seat } ──
event-slept = { $seat }: asleep this turn
event-fewer-dice = { $seat }: { $dice ->
    [one] { $dice } die fewer in this turn
   *[other] { $dice } dice fewer in this turn
}
event-die-token-spent = { $seat }: a ▣ for a special die
event-threw = { $seat }, roll { $roll }: { $dice }
event-added = { $seat }: { $count } { sign } added
event-used = { $seat }: { card }
event-set-aside = { $seat }: { sign-first } and { sign-second } stay unresolved
event-resolved = { $seat }: { $count } { sign } resolved
event-power = { $seat }: { power-name }
event-moved = { $seat }: { track } to { space }
event-stopped = { $seat }: the King's token stops { track }
event-bonus = { $seat }: { token }, bonus { $amount } { bonus-sign }
event-hits = { $seat-is ->
    [you] { hits } coming at you
   *[other] { $seat }: { hits } coming
}
event-ignored = { $seat }: { card }, no hit gets through
event-prevented = { $seat }: { card } prevents { hits }
event-camouflaged = { $seat }, { camouflage }: { $dice }
event-took = { $seat }: −{ $hits } ♥, { $hearts } left
event-saved = { $seat }: { unstoppable }! 1 ♥ left
event-hearts = { $seat }: +{ $amount } ♥, now { $hearts }
event-energy = { $seat }: +{ $amount } ↯, now { $energy }
event-paid = { $seat }: −{ $amount } ↯, { $energy } left
event-die-tokens = { $seat }: +{ $amount } ▣
event-bought = { $seat }: { card } bought for { $price } ↯
event-swept = { $seat }: all face-up cards replaced
event-placed = { $seat }: { token } laid on { track }, from { $space }
event-thrown-away = { $seat }: { card } discarded
event-swapped = { $seat }: { unstable-dna } given for { card-taken }
event-extra-turn = { $seat }: another turn will follow
event-penalty = { $seat }: { card }, fewer dice for the rival
event-over = { $seat-is ->
    [you] You win
   *[other] { $seat } wins
}: { way-won }
event-undecided = Nobody wins: { way-won }
way-won = { $way ->
   *[knockout] the loser has no ♥ left
    [victory-space] a marker on the winner's victory space
    [spotlight] both markers in the winner's Spotlight Zone
    [both-at-zero] both monsters lost their last ♥
    [turn-limit] the turn limit is reached
}

# ---- Choosing ----

prompt-monsters = Draw the monsters.
prompt-roll-off = Who begins? Both throw; the most { sign } goes first.
prompt-reveal = A card is turned up.
prompt-throw = { $seat-is ->
    [you] Throw { dice-count }.
   *[other] { $seat }: { dice-count } to throw.
}
dice-count = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
prompt-over = The game is over.
prompt-wait = { $seat-is ->
    [you] You decide.
   *[other] { $seat } decides.
}
prompt-answer = Turn of: { $active }. { $seat-is ->
    [you] {""}
   *[other] Now asked: { $seat }.{" "}
}{ $what }
prompt-hibernation = { hibernation }: sleep on, or wake up?
prompt-laboratory = { made-in-a-lab }: buy one card for 1 ↯ less?
prompt-dominate = { dominate }: each KEEP card you hold costs you a die. Discard some?
prompt-gather = Before your first roll.
prompt-roll = Roll { $made } of { $allowed }: reroll which dice?
prompt-roll-last = Your rolls are used up.
prompt-additions = { $count ->
    [one] { $count } ! unspent: add a symbol for every two?
   *[other] { $count } ! unspent: add a symbol for every two?
}
prompt-triggers = Several cards act: which first?
prompt-rebooting = { rebooting }: take 2 ▣ and 2 ↯ instead of resolving your dice?
prompt-batteries = { titanic-batteries }: leave two dice unresolved for a ▣?
prompt-resolve = Resolve your dice: what next?
prompt-power = All dice are resolved. Your power?
prompt-market = Buy cards? You have { $energy } ↯.
prompt-destroy = { tesla-impulse }: discard which card of the rival?
prompt-place = Where do you place the { token }?
prompt-move = The { token } is already on the board: move it?
prompt-gives = { $what } It gives: { $gives }.
stops-give = { $first }, { $next }
stop-gives = { $bonus ->
    [hit] { $amount ->
        [one] { $amount } hit
       *[other] { $amount } hits
    }
    [heart] { $amount } ♥
    [energy] { $amount } ↯
    [die-token] { $amount } ▣
   *[blank] nothing
}
prompt-bonus = { track } has reached the { token }: take what it gives, or deal 1 hit?
prompt-blank = { track } has reached a blank space of the { token }: deal 1 hit?
prompt-packet = { $hits ->
    [one] { $hits } hit comes at you: prevent it?
   *[other] { $hits } hits come at you: prevent them?
}
prompt-in-shape = { in-shape }: pay 1 ↯ and pull ★ 1? { $count ->
    [one] { $count } more time at the most.
   *[other] { $count } more times at the most.
}
prompt-unstable-dna = You took 3 or more hits at once: swap { unstable-dna } for a card of the rival?
prompt-superconductor = The rival gains { $energy } ↯: use { superconductor }?

menu-card = { $name }
menu-sleep = sleep on
menu-wake = wake up
menu-spend-die-token = spend a ▣
menu-reroll = { $count ->
    [one] reroll { sign } { symbol }
   *[other] reroll one { sign } of { $count }
}
menu-unmark = keep: { $count }{ sign } { symbol }
menu-keep = keep one kind, reroll the rest
menu-throw-first = throw
menu-throw-again = { $count ->
    [one] reroll { $count } die
   *[other] reroll { $count } dice
}
menu-throw-free = reroll ★ for free
menu-stop = keep all, roll no more
menu-symbol = { sign } { symbol }
menu-once = { $count } in all
menu-twice = { $count } in all, for one more !
menu-set-aside = leave { sign } unresolved
menu-set-aside-too = and { sign }
menu-resolve = { sign } { symbol } ×{ $count }
menu-multiply = Ψ ×{ $count } × { $powers } !
menu-pull = two !: pull { track }
menu-gain-die-token = one !: 1 ▣
menu-power-energy = use the !
menu-energy = gain { $amount } ↯ in all
menu-claim = two !: { token }
menu-track = { track }
menu-space = space { $space }
menu-spaces = spaces { $space } to { $last }
menu-order = { $first }{ $second }{ $third } from { $space } to { $last }
menu-order-on = { $first } on space { $space }
menu-leave = leave it there
menu-take-bonus = { $amount } { bonus-sign } as printed
menu-take-nothing = nothing
menu-take-claw = 1 hit to the rival
menu-buy = buy { $name }
menu-sweep = replace all cards
menu-finish = leave the market
menu-metabolize = { alien-metabolism }
menu-skip = take them
menu-use = use { $name }
menu-pay = pay and pull
menu-decline = no
menu-done = nothing more

gain-moved = { track-sign }→{ $added ->
   *[no] { $space }
    [yes] { $space }/{ $next }
}
gain-hits = { $hits }Ψ
gain-lost = −{ $amount }♥
gain-hearts = +{ $amount }♥
gain-energy = +{ $amount }↯
gain-paid = −{ $amount }↯
gain-die-tokens = +{ $amount }▣
gain-won = victory!
gain-not-won = defeat!
gain-undecided = nobody wins
gain-moved-words = { track } to { space }
gain-hits-words = { hits } to the rival
note-ends = { $result ->
   *[won] This wins the game.
    [lost] This loses the game.
    [drawn] This ends the game, and nobody wins.
}

# ---- The end ----

hearts = Hearts
energy = Energy
keep-cards = KEEP cards
victory = Victory
ended = { $reason } { $turns ->
    [one] It took { $turns } turn.
   *[other] It took { $turns } turns.
}
won-by-knockout = The loser has no ♥ left.
won-by-victory-space = A marker has reached the winner's victory space.
won-by-spotlight = Both markers are in the winner's Spotlight Zone.
drawn-both-at-zero = Both monsters lost their last ♥ at once: a draw.
drawn-turn-limit = The turn limit is reached: nobody wins.

# ---- Help ----

legend-symbols = Ψ claw, hit   ♥ heart   ↯ energy   ★ Fame   ⌂ Destruction   ! power   ▣ die token
legend-dice = Dice: •Ψ just thrown, [Ψ] to be rerolled. The key of a symbol marks its dice one by one, and after the last one none.
legend-tracks = ★ ⌂ markers   [ ] ░ Spotlight Zone   ◄ ► victory spaces   · blank space of a token   ── no stop   ■ token of The King
legend-numbers = Numbers: -7 is the left end of the board in the box. Seat 1 is always shown on the left, so they may run from right to left.
legend-tokens = Tokens: Ca cat, Fi fish, Ti tiger, Pa panda, Li lizard, An Anubis, Dr dragon, Pu pumpkin, Al alien, Ph phantom, Pe penguin, K1 K2 The King's
legend-cards = Cards: K KEEP, D DISCARD, (5) printed cost, • kept, ✓ used in this turn
help-tab = Tab: the texts of all cards and powers, and back.
help-rule = { $rule ->
   *[win] You win at once when the rival has no ♥ left, when a marker stands on your victory space, or when both markers stand in your Spotlight Zone.
    [turn] A turn: up to three rolls (each time reroll any dice you like), resolve all symbols in any order, then the market.
    [symbols] Each Ψ is a hit to the rival, each ♥ heals up to the starting value, each ↯ is an energy. Three ★ or ⌂ pull that marker one stop towards you, each further one a stop more.
    [power] ! feed the power of your monster, as often as there are enough of them.
    [market] Buy as many cards as you can pay; the one on the right costs 1 ↯ less. KEEP cards stay, DISCARD cards work once. 2 ↯ replace all three. If you buy nothing, gain 1 ↯.
    [tokens] Some cards bring a Buzz token: lay it on free spaces of a track before anything else. Whoever pulls a marker onto a stop of it gets its bonus, also in passing. Phantom and penguin add a stop, the alien takes one away.
    [dice] A ▣ spent before the first roll is a special die in that turn. Nobody holds more than two. No turn has more than eight dice.
    [start] The first player throws only five dice in the very first turn; the second begins with 1 ↯.
}

# ---- Options of a new match ----

option-monsterOfSeat0 = Monster on the left
option-monsterOfSeat0-about = The monster of seat 1.
option-monsterOfSeat0-value = { $value ->
   *[gigazaur] { gigazaur }
    [alienoid] { alienoid }
    [space-penguin] { space-penguin }
    [meka-dragon] { meka-dragon }
    [cyber-kitty] { cyber-kitty }
    [the-king] { the-king }
}
option-monsterOfSeat1 = Monster on the right
option-monsterOfSeat1-about = The monster of seat 2, another one.
option-monsterOfSeat1-value = { $value ->
   *[gigazaur] { gigazaur }
    [alienoid] { alienoid }
    [space-penguin] { space-penguin }
    [meka-dragon] { meka-dragon }
    [cyber-kitty] { cyber-kitty }
    [the-king] { the-king }
}
option-rollOffSymbol = Symbol of the roll-off
option-rollOffSymbol-about = Whoever throws more of it begins.
option-rollOffSymbol-value = { $value ->
   *[claw] Ψ claw
    [heart] ♥ heart
    [energy] ↯ energy
    [fame] ★ fame
    [destruction] ⌂ destruction
    [power] ! power
}
option-firstPlayerSeat = First player sits
option-firstPlayerSeat-about = On which side of the board the first player sits.
option-firstPlayerSeat-value = { $value ->
   *[left] on the left
    [right] on the right
}
option-reshuffleWhenDeckEmpty = Shuffle the discard pile
option-reshuffleWhenDeckEmpty-about = Is the discard pile shuffled into a new deck when the deck is empty?
option-freeOrientationForThreeSpaceTokens = Turn long tokens freely
option-freeOrientationForThreeSpaceTokens-about = May a token of three spaces be turned either way?
option-shadowsOnlyAfterLastRoll = { in-the-shadows }: after the last roll
option-shadowsOnlyAfterLastRoll-about = Does this card wait until all rolls are used?
option-bothReachZero = Both monsters at 0 ♥
option-bothReachZero-about = What one effect that takes the last ♥ of both leads to.
option-bothReachZero-value = { $value ->
   *[active-player-loses] the active player loses
    [draw] nobody wins
}
option-rivalCanWinOnYourPull = Your pull can let the rival win
option-rivalCanWinOnYourPull-about = Does the rival win if your own effect pulls a marker to where it wins for them?
option-alienoidMayAddPower = { alienoid } may add !
option-alienoidMayAddPower-about = May this monster add a ! too, or only other symbols?
option-inShapeTurns = { in-shape } works
option-inShapeTurns-about = In whose turns this card works.
option-inShapeTurns-value = { $value ->
   *[any] in every turn
    [own] in its owner's turns
}
option-turnLimit = Turn limit
option-turnLimit-about = After this many turns the game ends and nobody wins.
