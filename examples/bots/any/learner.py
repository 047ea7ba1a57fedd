#!/usr/bin/env python3
"""Learns any game a little while it plays: of what it may do, it prefers what has won more often so far.

One program plays many matches, so it remembers: for each prompt and option, in how many matches it was
chosen and how well those matches ended. What was never tried counts as promising; what was chosen
often in this match counts a little less each time, so that no choice is repeated for ever.
"""
import json
import math
import random
import sys
from collections import Counter, defaultdict

memory = defaultdict(lambda: [0, 0.0])  # (prompt, option) -> matches, sum of results
chosen = Counter()  # (prompt, option) -> times in this match
matches = 0
seat = 0


def send(message):
    print(json.dumps(message), flush=True)


def hope(prompt, option):
    """The share of matches won with this, and a bonus for what is little known."""
    key = (prompt, json.dumps(option))
    tried, won = memory[key]
    if tried == 0:
        return 1 + random.random() - chosen[key] / 50
    bonus = math.sqrt(math.log(matches + 1) / tried) / 4
    return won / tried + bonus + random.random() / 1000 - chosen[key] / 50


for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        seat = message["seat"]
        chosen.clear()
        send({"type": "ready", "name": "learner"})
    elif kind == "question":
        prompt, options = message["prompt"], message["options"]
        best = max(options, key=lambda option: hope(prompt, option))
        chosen[prompt, json.dumps(best)] += 1
        send({"type": "answer", "number": message["number"], "choice": best})
    elif kind == "over":
        matches += 1
        places = message["places"]
        result = (len(places) - places[seat]) / (len(places) - 1)  # 1 for the first, 0 for the last
        for key in chosen:
            memory[key][0] += 1
            memory[key][1] += result
        print(f"match {matches}: place {places[seat]}", file=sys.stderr)
