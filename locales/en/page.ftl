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

# ---- King of Tokyo: Duel on the page ----

# ---- Lessons and rules ----

# ---- Replay ----

# ---- Trouble ----

trouble-not-kept = This match could not be saved on this device ({ $details }). It goes on, but closing the page would lose it: save it as a file.
trouble-refused = The engine refused: { $details }
trouble-mended = The engine had to be started again; your match goes on where it was.
trouble-broken = The engine does not answer ({ $details }). Your match is saved; reload the page.

# ---- Measuring ----
