#!/usr/bin/env python3
"""A bot for Uno in Python: plays the first card that fits, buys one if none does."""
import signal
import sys

signal.signal(signal.SIGINT, signal.SIG_DFL)  # the referee ends its bots so: no reason to complain

me, hand, value, suit, owed = "", [], "", "", 0


def lay(card, named):
    """The top card of the pile; the next player may have to draw two or four cards."""
    global value, suit, owed
    value, suit = card[:-1], named or card[-1]
    owed = {"V": 2, "C": 4}.get(value, 0)


def fits(card):
    return card[0] in "AC" or card[:-1] == value or card[-1] == suit


def play():
    global owed
    if owed:
        print(f"BUY {owed}", flush=True)
        owed = 0
        return
    card = next(filter(fits, hand), None)
    if card is None:
        print("BUY 1", flush=True)
        return
    hand.remove(card)
    named = card[-1] if card[0] in "AC" else ""
    print(f"DISCARD {card} {named}".rstrip(), flush=True)
    lay(card, named)
    owed = 0  # for the next player to pay


for line in sys.stdin:
    verb, *words = line.split()
    if verb == "YOU":
        me = words[0]
    elif verb == "HAND":
        hand = words[1:-1]
    elif verb in ("TABLE", "DISCARD"):
        lay(words[0], words[1] if len(words) > 1 else "")
    elif verb in ("BUY", "INVALID"):
        owed = 0
    elif verb == "TURN" and words[0] == me:
        play()
    elif not words:
        hand.append(verb)  # a card that was bought: a line of its own
