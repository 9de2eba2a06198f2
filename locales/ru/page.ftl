# The page in the browser.

# ---- Shell: start, header, menus ----

# ---- Setting up ----

# ---- Matches on this device ----

# ---- Settings ----

# ---- The table ----

# ---- Clever Cubed on the page ----

# ---- King of Tokyo: Duel on the page ----

# ---- Lessons and rules ----

# ---- Replay ----

# ---- Trouble ----

# ---- Measuring ----
