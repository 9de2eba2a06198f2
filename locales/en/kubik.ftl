# What every game needs in the terminal.

you = You
player = Player { $number }
bot-greedy = Greedy
bot-random = Random
bot-busy = Busy
bot-uniform = Uniform

# ---- The window ----

too-small = This window is too small. Please make it at least { $width } × { $height } (width × height).
hints = [?] help  [u] undo  [Tab] { sheets }  [w] save  [l] language  [q] quit
hints-over = [n] new game  [Tab] { sheets }  [w] save  [l] language  [q] quit
hints-series = [n] next match  [z] points  [Tab] { sheets }  [w] save  [l] language  [q] quit
log = Log
log-scrolled = Log, { $count ->
    [one] { $count } line
   *[other] { $count } lines
} back
colour-on = Colours are on.
colour-off = Colours are off.

# ---- Choosing ----

menu-throw = Throw the dice
menu-go-on = Go on
menu-back = Esc: back
menu-more = …
detail-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
detail-brings = Brings: { $what }.
hand-over-hint = Press Enter when you are ready.

# ---- Taking back, saving, leaving ----

undone = Taken back.
undo-nothing = There is nothing to take back.
undo-revealed = Something random or hidden has been shown since then: too late to take it back.
undo-others = Others have moved on since then: too late to take it back.
saved = Saved: { $file }
not-saved = Not saved: { $reason }
quit-unsaved-hint = [y] leave and lose them  [w] write a record here  [Esc] stay
quit-unsaved = Leave the game? The last steps are not saved.
torn = The last step in the file was cut off in the middle and is left out: make it again.
not-saved-yet = The end of this match is not saved yet. Free some space first, or leave with q.
saved-again = Everything is saved again.
trouble = Nothing is saved any more: { $reason }
exported = Written as a record for others: { $file }
resume-with = To go on: { $command }
language-now = Now in English.
quit-question = Leave the game? It is saved as it is.
quit-hint = [y] leave  [Esc] stay

# ---- The end ----

over = The game is over
place = { $place }.
series-title = After { $played } of { $count }
series-total = Total
series-next = [Enter] the next one  [Esc] back
series-over = That was the last one. [Enter] begins anew.
series-back = [Esc] back to the game

# ---- Help ----

help-title = Help
help-close = Esc closes, arrows scroll
help-1 = 1 to 9 or ↑ ↓ and Enter: choose. Esc or Backspace: one step back.
help-2 = A letter before an entry chooses it too. Letters work on any keyboard layout.
help-3 = Enter or Space: throw the dice. Until then u takes your last decision back.
help-4 = { help-tab } Page Up, Page Down: the log.
help-5 = w: save. l: language. c: colours on or off. q: leave.

help-keys = Keys
help-notes = This match
help-symbols = Symbols
help-rules = Rules
help-cards = Cards
