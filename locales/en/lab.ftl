# What `kubik arena`, `kubik teach` and `kubik balance` tell people. Columns are narrow: keep their headings short.

lab-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
lab-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
lab-seed = seed { $seed }
lab-policy = policy
lab-games-column = games
lab-wins = wins
lab-points = points
lab-interval = 99 %
lab-note-any-time = Intervals of 99 % that hold however often one looks: play ends as soon as a difference is decided.
lab-note-once = Intervals of 99 %.

# ---- Arena ----

arena-title = Arena
arena-rating = rating
arena-ratings = Ratings
arena-mean-points = Mean points
arena-pair = pair
arena-first-wins = first wins
arena-first-more = first has more
arena-decided = decided
arena-yes = yes
arena-no = no
arena-note-rating = A rating of 400 more means ten wins to one; { $policy } has 0.
arena-note-tables = First wins: of the games that one of the two won, so many were won by the first.
arena-note-seeds = The games of a block have the same dice, and everybody plays them from every seat; blocks are what is counted.
arena-note-dice = Everybody plays the same dice; compared is game by game.

# ---- Teaching ----

teach-generations = { $count ->
    [one] { $count } generation
   *[other] { $count } generations
}
teach-first = against greedy-1
teach-taught = against greedy
teach-more = more
teach-note = The new judgement has one seat, the old one all others. Points and how many more: with the same seat and dice in the hands of the old one. Intervals of 99 %, on seeds that were used for nothing else.

# ---- Balance ----

balance-title = balance
balance-seats = seat, in the order of play
balance-seat = seat { $number }
balance-sets = who begins, by set
balance-share = share
balance-error = chance
balance-stands-out = stands out
balance-numbers = in a game
balance-mean = mean
balance-note-holm = Wins: of the games of such a seat, so many were won, with intervals of 99 %. Chance: how probable it is that luck alone brings it so far from the even share, raised for looking at so many lines at once (Holm); what lies below 1 % stands out.
balance-note-cause = What somebody bought or built tells who wins, not why: who is ahead can afford more.
balance-note-chart = Whiskers: intervals of 99 %. Dashed: the even share. Filled: stands out, even for looking at so many lines (Holm, 1 %).
