# What every game needs in the terminal.

you = You
player = Player { $number }
bot-easy = Easy bot
bot-normal = Normal bot
bot-hard = Hard bot
bot-expert = Expert bot
bot-greedy-1 = Greedy the First
bot-search = Search
bot-random-search = Random search
bot-greedy = Greedy
bot-random = Random
bot-busy = Busy
bot-uniform = Uniform

# ---- The window ----

too-small = This window is too small. Please make it at least { $width } × { $height } (width × height).
hint-help = [?] help
hint-undo = [u] undo
hint-recap = [h] what happened
hint-log = [h] log
hint-points = [z] points
hint-record = [w] record
hint-language = [l] language
hint-quit = [q] quit
hint-new = [n] new game
hint-next = [n] next match
hint-sheets = [Tab] { sheets }
hint-texts = [Tab] card texts
log = Log
log-scrolled = Log, { $count ->
    [one] { $count } line
   *[other] { $count } lines
} up
colour-on = Colours are on.
colour-off = Colours are off.

# ---- Choosing ----

menu-throw = Throw the dice
menu-back = Esc: back
menu-more = …
follow-hint = [any key] skip  [+] [-] pace
watch-hint = [Space] pause  [Enter] step  [+] [-] pace
thinks = { $seat } is thinking…
paused = Paused. Space goes on, Enter goes a step.
unpaused = It goes on.
pace = Pace of the bots: { $pace }.
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-at-once = at once
recap-title = Since your last move
recap-nothing = Nothing has happened since your last move.
nothing-back = There is no step back from here; u takes your last decision back.
no-such-key = This key does nothing here; ? lists the keys.
points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
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
resume-with = To go on: { $command }
exported = Written as a record for others: { $file }
not-saved = Not saved: { $reason }
trouble = The last steps are not saved: { $reason }
saved-again = Everything is saved again.
not-saved-yet = The end of this match is not saved yet. Free some space first, or leave with q.
torn = The last step in the file was cut off in the middle and is left out: make it again.
language-now = Now in English.
quit-question = Leave the game? Everything is saved.
quit-hint = [y] leave  [Esc] stay
quit-unsaved = Leave the game? The last steps are not saved.
quit-unsaved-hint = [y] leave and lose them  [w] write a record here  [Esc] stay

# ---- The end ----

over = The game is over
over-won = { $seat-is ->
    [you] You have won!
   *[other] { $seat } has won!
}
over-lost = You have lost: { $seat } has won.
over-shared = A shared victory: { $names }
replay-not-over = The match is not over yet.
replay-parted = Played by older rules; those of today part from them at step { $step }.
replay-no-outcome = How it ended was not written down.
replay-torn = { $file }: the last line was cut off in the middle and is left out.
place = { $place }.
series-title = After { $played } of { $count }
series-stage = Championship, { $number } of { $count }
series-total = Total
series-next = [Enter] the next one  [Esc] back
series-over = The series is over. [Enter] begins anew.
series-back = [Esc] back to the game

# ---- Help ----

help-title = Help
help-close = Esc closes, arrows and Page Up, Page Down scroll
text-more = { $count ->
    [one] { $count } more line
   *[other] { $count } more lines
}
help-1 = 1 to 9 or ↑ ↓ and Enter: choose. Esc or Backspace: one step back.
help-2 = A letter before an entry chooses it too. Letters work on any keyboard layout.
help-3 = Enter or Space: throw the dice. Until then u takes your last decision back.
help-4 = { help-tab } Page Up, Page Down: the log. h: what happened since your last move.
help-5 = w: write a record for others. l: language. c: colours on or off. q: leave; every step is saved by itself.
help-6 = While bots play, any key skips to your turn; + and - change their pace. If you only watch, Space pauses.

help-keys = Keys
help-notes = This match
help-symbols = Symbols
help-rules = Rules
help-cards = Cards

# ---- The menu before a match ----

lobby-title = Kubik: modern dice games
lobby-continue = Continue: { $match }
lobby-new = New game
lobby-saved = Saved matches: { $count }
lobby-language = Language: English
lobby-leave = Leave
lobby-games = Which game?
lobby-players-range = { $fewest }–{ $most } players
lobby-players-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lobby-matches = Saved matches
lobby-no-matches = Nothing is saved yet. Every match is saved by itself, from its first step.
lobby-start = Start
lobby-players = Players
lobby-seat = Seat { $number }
lobby-seat-about = A person at this keyboard, or a bot: from easy to expert.
lobby-championship = Championship
lobby-championship-about = Several matches in a row, with points for the places.
lobby-over = over
lobby-in-use = being played
lobby-unreadable = cannot be read
lobby-remove-question = Delete this match for good?
lobby-remove-no = Keep it
lobby-remove-yes = Delete it
lobby-hints-home = [↑↓ Enter] choose  [l] language  [c] colours  [q Esc] leave
lobby-hints = [↑↓ Enter] choose  [Esc] back  [l] language  [q] leave
lobby-hints-draft = [↑↓] select  [←→] change  [Enter] on Start: play  [Esc] back  [q] leave
lobby-hints-matches = [↑↓ Enter] go on  [d] delete  [Esc] back  [q] leave
lobby-no-such-key = This key does nothing here; those that do are below.
age-now = just now
age-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
age-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
age-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}
value-on = yes
value-off = no
value-true = yes
value-false = no
value-random = by lot
value-none = none

# ---- Luck or skill ----

analyze-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
analyze-games = { $count ->
    [one] Every position was played on in { $count } game, everybody by the judging bot.
   *[other] Every position was played on in { $count } games, everybody by the judging bot.
}
analyze-unfinished = The match is not over: its result is an estimate too.
analyze-chart-win = Chance to win
analyze-chart-points = Points to expect
analyze-chart-steps = step
analyze-unit-win = In percent of a win
analyze-unit-points = In points
analyze-amount-win = { $value } %
analyze-amount-points = { $value } pts
analyze-start = At the start
analyze-luck = Luck
analyze-own-luck = of it with own throws
analyze-skill = Own decisions
analyze-others = Decisions of others
analyze-result = Result
analyze-without-luck = Without luck
analyze-skill-about = Decisions are compared here with what the judging bot would have done.
analyze-decided-luck = Luck decided: without it { $name } would be ahead.
analyze-decided-skill = It was not luck that decided: without it { $name } would be ahead as well.
analyze-decided-close = Without luck it would be too close to call.
analyze-lucky = { $name }: luck helped ({ $value }).
analyze-unlucky = { $name }: bad luck ({ $value }).
analyze-luck-even = { $name }: no luck, good or bad, that can be told from noise ({ $value }).
analyze-better = { $name }: better decisions than the judging bot’s ({ $value }).
analyze-worse = { $name }: weaker decisions than the judging bot’s ({ $value }).
analyze-as-good = { $name }: decisions that cannot be told from the judging bot’s ({ $value }).
analyze-turning-points = Turning points
analyze-mistakes = The decisions that cost most
analyze-mistakes-about = Here each one is compared with the best move that was found.
analyze-mistakes-of = { $name }: by the judging bot’s play { $count } of { $decisions } decisions cost something.
analyze-no-mistakes = { $name }: of { $decisions ->
    [one] { $decisions } decision none
   *[other] { $decisions } decisions none
} can be said to have cost anything.
analyze-lost = Together { $value }; the costliest:
analyze-step = Step { $step }
analyze-step-in = Step { $step }, { $turn }
analyze-in-turn = turn { $number }
analyze-in-round = round { $number }
analyze-played = played: { $what } ({ $value })
analyze-best = better: { $what } ({ $value })
analyze-about = ± is the standard error: two of three estimates are not farther off. Only the chance of the dice is in it, not the judging bot’s own weakness. A decision is listed if it lost more than two such errors by the same dice, and loses among better players and those of other likings too. Small losses stay hidden in the noise; --level deep finds more of them.
analyze-beyond = ‘Without luck’ may go beyond 0 and 100: then skill alone would have done for more than one match.
