#!/usr/bin/env python3
"""A bot over the bridge: takes what gives the most points at once. Plays Clever Cubed against a policy.

    python3 docs/bots/points.py [KUBIK] [GAMES] [POLICY]
"""

import json
import subprocess
import sys

KUBIK = sys.argv[1] if len(sys.argv) > 1 else "kubik"
GAMES = int(sys.argv[2]) if len(sys.argv) > 2 else 50
RIVAL = sys.argv[3] if len(sys.argv) > 3 else "random"

bridge = subprocess.Popen([KUBIK, "bridge"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)


def ask(**request):
    bridge.stdin.write(json.dumps(request) + "\n")
    answer = json.loads(bridge.stdout.readline())
    if "error" in answer:
        sys.exit(answer["error"]["message"])
    return answer


def choose(seat):
    """The idea: of all whole moves the one that the guide says gains most, and rather a mark than nothing."""

    def worth(choice):
        gains, first = choice["gains"], choice["actions"][0]["do"]
        idle = first in ("forfeit", "decline", "stop", "reroll")
        return (gains["points"] or 0) + 5 * len(gains["symbols"]) - 10 * idle

    return max(ask(cmd="guide", seat=seat)["guide"]["choices"], key=worth)["actions"]


wins = 0.0
for number in range(GAMES):
    mine = number % 2
    turn = ask(cmd="new", game="clever-cubed", setup={"players": 2}, seed=number // 2)["turn"]
    while "players" in turn:
        seat = turn["players"][0]
        actions = choose(seat) if seat == mine else [ask(cmd="bot", policy=RIVAL, seat=seat)["action"]]
        for action in actions:
            turn = ask(cmd="play", seat=seat, action=action)["turn"]
    places = turn["over"]["places"]
    wins += (places[mine] == 1) / places.count(1)
print(f"{wins:g} of {GAMES} games won against {RIVAL}")
