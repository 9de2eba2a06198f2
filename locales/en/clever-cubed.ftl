# Clever Cubed.

title = Clever Cubed
round = Round { $round } of { $rounds }
sheets = sheets
sheet-of = You are looking at the sheet of { $seat }.
hand-over = { $seat }, your turn!
standing = { $points }

# ---- Names ----

yellow = Yellow
turquoise = Turquoise
blue = Blue
brown = Brown
pink = Pink
foxes = Foxes
fox-points = Fox points
total = Total
rating = Rating
rerolls = Re-rolls
number-jokers = Jokers
extra-dice = Extra dice
pool = To throw
slots = Slots
platter = Platter

die = { $die ->
    [yellow] yellow
    [turquoise] turquoise
    [blue] blue
    [brown] brown
    [pink] pink
   *[white] white
}
die-short = { $die ->
    [yellow] Ye
    [turquoise] Tu
    [blue] Bl
    [brown] Br
    [pink] Pi
   *[white] Wh
}
question = { $question ->
    [yellow] yellow ?
    [turquoise] turquoise ?
    [blue] blue ?
    [brown] brown ?
    [pink] pink ?
   *[black] black ?
}
bonus = { $bonus ->
    [reroll] re-roll
    [number-joker] number joker
    [extra-die] extra die
    [fox] fox
    [question-yellow] mark in yellow
    [question-turquoise] mark in turquoise
    [question-blue] mark in blue
    [question-brown] mark in brown
    [question-pink] mark in pink
   *[question-black] mark in any area
}
symbol = { $bonus ->
    [reroll] R
    [number-joker] J
    [extra-die] +1
    [fox] F
    [question-yellow] ?y
    [question-turquoise] ?t
    [question-blue] ?b
    [question-brown] ?n
    [question-pink] ?p
   *[question-black] ??
}
symbol-crosses = +{ $count }X
roman = { $row ->
    [1] I
    [2] II
   *[other] III
}
slot = { $roll ->
    [1] I
    [2] II
   *[other] III
}
faces = { $yellow ->
    [0] {""}
   *[other] Ye{ $yellow }{" "}
}{ $turquoise ->
    [0] {""}
   *[other] Tu{ $turquoise }{" "}
}{ $blue ->
    [0] {""}
   *[other] Bl{ $blue }{" "}
}{ $brown ->
    [0] {""}
   *[other] Br{ $brown }{" "}
}{ $pink ->
    [0] {""}
   *[other] Pi{ $pink }{" "}
}{ $white ->
    [0] {""}
   *[other] Wh{ $white }
}

# ---- Marks and decisions ----

mark-yellow = { $column } in the yellow area, row { roman }
mark-turquoise = { $column } in the turquoise area, row { $row }
mark-blue-left = { $number } in the blue area, on the left
mark-blue-right = { $number } in the blue area, on the right
mark-brown = { $number } in the brown area, cell { $cell }
mark-pink-bonus = { $number } in the pink area, half rounded up
mark-pink-points = { $number } in the pink area, multiplied

action-take = Take the { die } die
action-take-joker = Take the { die } die as { $number } with a number joker
action-reroll = Use a re-roll and throw again
action-forfeit = Take no die in this roll
action-pick = Pick the { die } die
action-pick-joker = Pick the { die } die as { $number } with a number joker
action-decline = Pick no die
action-extra = Use the { die } die as an extra die
action-extra-joker = Use the { die } die as an extra die, as { $number } with a number joker
action-stop = Use no more extra dice in this turn
action-mark = mark { $mark }
action-cross = Another cross in row { $row }
action-enough = Make no more crosses
action-answer = Use the { question }: { $mark }

# ---- The log ----

event-starting-player = { $seat-is ->
    [you] You go first.
   *[other] { $seat } goes first.
}
event-round = ── Round { $round } ──
event-turn = { $seat-is ->
    [you] Your active turn
   *[other] Active turn: { $seat }
}
event-threw = { $seat-is ->
    [you] Your roll { $roll }: { $dice }
   *[other] { $seat }, roll { $roll }: { $dice }
}
event-reroll = { $seat-is ->
    [you] You use a re-roll.
   *[other] { $seat } uses a re-roll.
}
event-took = { $seat }: { die } { $value } into slot { slot }
event-forfeited = { $seat-is ->
    [you] You take no die in roll { $roll }.
   *[other] { $seat } takes no die in roll { $roll }.
}
event-platter = To the platter: { $dice }
event-passive-threw = { $seat-is ->
    [you] Your passive turn: { $dice }; on the platter: { $platter }
   *[other] { $seat }, passive turn: { $dice }; on the platter: { $platter }
}
event-picked = { $seat }: { die } { $value } picked
event-declined = { $seat-is ->
    [you] You pick no die.
   *[other] { $seat } picks no die.
}
event-extra = { $seat }: extra die, { die } { $value }
event-joker = { $seat }: number joker, the die counts as { $number }
event-marked = { $seat }: { $mark }
event-earned = { $seat }: bonus, { $bonus }
event-lost = { $seat }: { $bonus } fits nowhere and is lost
event-last-chance = Last chance for extra dice
event-over = The game is over.

# ---- Choosing ----

prompt-starting-player = Draw lots for who goes first.
prompt-throw = Roll { $roll }: throw the dice.
prompt-passive-throw = Passive turn: throw the dice.
prompt-roll = Roll { $roll }: take a die.
prompt-roll-none = Roll { $roll }: no die fits.
prompt-pick = Passive turn: pick a die from the platter.
prompt-pick-slots = Passive turn: no die of the platter fits, pick one from the slots.
prompt-pick-none = Passive turn: no die fits.
prompt-extra-die = { $count ->
    [one] You have { $count } extra die: use it?
   *[other] You have { $count } extra dice: use one?
}
prompt-cross = A matching die: cross one more?
prompt-question = { $question ->
    [yellow] A bonus: mark a yellow cell.
    [turquoise] A bonus: mark a turquoise cell.
    [blue] A bonus: mark a blue cell.
    [brown] A bonus: mark a brown cell.
    [pink] A bonus: mark the next pink cell.
   *[black] A bonus: mark a cell of any area.
}
prompt-questions = { $count ->
    [one] You have { $count } question mark: which first?
   *[other] You have { $count } question marks: which first?
}
prompt-wait = Others are deciding.
prompt-wait-for = { $seat-is ->
    [you] You decide.
   *[other] { $seat } decides.
}
prompt-over = The game is over.

note-crosses = { $count ->
    [one] A matching die brings { $count } more cross in this column.
   *[other] Matching dice bring { $count } more crosses in this column.
}
note-platter = To the platter: { $dice }.
note-last-roll = No die is left for another roll.
why-crossed = { $number } in row { roman } is crossed
why-column-full = column { $number } is full
why-no-step = { $number } continues neither side
why-passed = no { $number } is left on the right
why-full = the pink area is full
why-nowhere = fits no area
why-used = was an extra die already

menu-die = { die } { $value }
menu-die-placed = { die } { $value } ({ $place ->
    [slot-1] slot I
    [slot-2] slot II
    [slot-3] slot III
   *[platter] platter
})
menu-area = { $area ->
    [yellow] yellow area
    [turquoise] turquoise area
    [blue] blue area
    [brown] brown area
   *[pink] pink area
}
menu-plain = without a joker
menu-joker = joker { $number }
menu-joker-any = joker ?
menu-question = { question }
menu-row-roman = row { roman }
menu-row = row { $row }
menu-number = number { $number }
menu-left = left: { $number }
menu-right = right: { $number }
menu-cell = cell { $cell } (number { $number })
menu-half = half: { $number }
menu-multiplied = multiplied: { $number }
menu-bonus = half, with the bonus
menu-points = multiplied, no bonus
menu-write = write { $number }
menu-write-die = number { $die }: write { $number }
menu-reroll = re-roll ({ $count } left)
menu-forfeit = take no die
menu-decline = pick no die
menu-stop = no more extra dice
menu-enough = no more crosses

# ---- The end ----

won-by-total = The highest total wins.
won-by-area = The totals are level: the best single area decides.
won-shared = Level all the way: the victory is shared.
won-solo = How clever was that?

tier-11 = The foxes tip their hats to you
tier-10 = Even the dice are taking notes
tier-9 = Sharper than the edge of a die
tier-8 = Chance comes to you for advice
tier-7 = Admitted to the skulk of foxes
tier-6 = The dice respect you
tier-5 = On first-name terms with the dice
tier-4 = A fox cub with a future
tier-3 = The dice are still a little shy
tier-2 = Warmed up nicely
tier-1 = The dice owe you an apology

# ---- Help ----

legend-cells = X crossed   ░ grey or tinted   ● ready to use   · not yet
legend-bonuses = ✓ bonus earned   – bonus gone
legend-gains = At the end of a choice: what it earns, its points, +1X a further cross
legend-scales = Σ points for 1, 2, 3 … crosses
legend-symbols = R re-roll   J number joker   +1 extra die   F fox
legend-questions = Question marks: ?y yellow, ?t turquoise, ?b blue, ?n brown, ?p pink, ?? any area
help-tab = Tab: look at the next player's sheet.
help-rule = { $rule ->
   *[turn] The most points win, after 6 rounds with one or two players, 5 with three, 4 with four. Rounds 1 to 4 begin with a bonus for everybody: re-roll, extra die, number joker, a mark in any area. Your turn has three rolls. Take one die a roll; lower dice go to the platter. In the turns of others you may mark one die of the platter, or of their slots if none there can be marked.
    [white] The white die marks any area.
    [yellow] Yellow: rolls 1, 2, 3 mark rows I, II, III; dice of the platter mark grey cells (░). Two crosses one above the other earn the bonus between them. Crosses in a row score 2 6 12 20 30 42.
    [turquoise] Turquoise: one cross, and one more in the same column for every other die of that value in the slots (on the platter for a passive player). All tinted cells (░) of a row or column earn its bonus. A row scores 1 3 6 10 15 21.
    [blue] Blue: blue and white dice are added. From the 7 outwards, one less to the left, one more to the right; a 7 starts anew, as in 7 8 9 7 8. On both sides the number over the outermost cell filled scores, and 4 points come on top for each of 2 3 4 10 11 12.
    [brown] Brown: only to the right of the last cross. Two neighbours earn the bonus between them. Crosses score 2 5 9 14 20 27 35 44 54 65 77 90.
    [pink] Pink: cell by cell. Write half the die (rounded up) and take the bonus, or the die times the multiplier. The first cell is always half.
    [actions] A re-roll throws all dice of the roll again. A number joker changes the number of a die for you. An extra die: at the end of every turn, yours or another's, mark any of the six dice once more, each once a turn. A die in a slot marks yellow in the row of that slot, a die of the platter in grey cells. A row circled to its end earns one more bonus.
    [foxes] Each fox scores as much as your weakest area. After the last picks everybody may use the extra dice they have left; then the highest total wins, on a tie the best single area.
}

# ---- Options of a new match ----

option-startingPlayer = Who begins
option-startingPlayer-about = Who is active in the first round.
option-startingPlayer-seat = player { $number }
option-questionBlue = Blue question mark
option-questionBlue-about = Which numbers a blue question mark may write.
option-questionBlue-value = { $value ->
   *[run-step] the next step or 7
    [one-to-six] the same, only 1 to 6
}
option-questionYellow = Yellow question mark
option-questionYellow-about = Which cells a yellow question mark may cross.
option-questionYellow-value = { $value ->
   *[any-cell] any free cell
    [grey-only] grey cells only
}
option-questionTurquoise = Turquoise question mark
option-questionTurquoise-about = How many crosses a turquoise question mark makes.
option-questionTurquoise-value = { $value ->
   *[one-cross] one
    [matching-dice] one more for each equal die
}
option-fallbackArea = Passive pick from a slot
option-fallbackArea-about = How a die counts that a passive player takes from a slot of the active one.
option-fallbackArea-value = { $value ->
   *[passive] like one from the platter
    [location] by its slot
}
option-fallbackTest = When slots may be picked from
option-fallbackTest-about = Passive players may pick from the slots when no die of the platter can be marked.
option-fallbackTest-value = { $value ->
   *[real-values] jokers do not count
    [jokers-count] jokers count
}
option-soloFallback = Slots in the solo game
option-soloFallback-about = May dice be picked from the slots in the solo game too?
option-bonusOrder = Order of bonuses
option-bonusOrder-about = In which order several open question marks are used.
option-bonusOrder-value = { $value ->
   *[owner] the owner chooses
    [first-in-first-out] as they came
}
