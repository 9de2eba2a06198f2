# The page in the browser.

# ---- Shell: start, header, menus ----

# ---- Setting up ----

# ---- Matches on this device ----

# ---- Settings ----

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
hint-ask = What would you do?
hint-promise = Tries your choices in a few hundred games and shows the best.
hint-thinking = Trying your choices …
hint-now = +{ $points } now
hint-range = most games end between { $low } and { $high }
hint-about = How often you would win if cautious players finished the game.
hint-about-solo = Points at the end if a cautious player finished the game; the line covers eight of ten games.
recap = Since your last move
recap-nothing = Nothing has happened since.
keys = Keys
key-next = The next thing that can be chosen
key-arrows = Move on the board
key-enter = Choose
export = Save as a file
replay = Replay
rematch = Play again
ending = The end
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

# ---- Clever Cubed on the page ----

clever-dice = Dice
clever-platter = platter
clever-lost = lost
clever-stays = stays
clever-players = Players
clever-planned = planned
clever-score = score
clever-curve = Score so far
clever-which = What do you mean?
clever-sheet = Your sheet
clever-sheets = All sheets
clever-sheet-of = Sheet of { $name }
clever-look = Sheet of { $name }: { $points } points
clever-place = place { $place }
clever-doing = { $what ->
    [active] rolls the dice
    [picking] picks a die
   *[passive] waits for the platter
}
clever-each-row = each row { $scale }
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
clever-lowest = lowest area: { $area }, { $points }
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

# ---- Lessons and rules ----

# ---- Replay ----

# ---- Trouble ----

trouble-not-kept = This match could not be saved on this device ({ $details }). It goes on, but closing the page would lose it: save it as a file.
trouble-refused = The engine refused: { $details }
trouble-mended = The engine had to be started again; your match goes on where it was.
trouble-broken = The engine does not answer ({ $details }). Your match is saved; reload the page.

# ---- Measuring ----
