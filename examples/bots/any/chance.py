#!/usr/bin/env python3
"""Plays any game at random: read a line, answer a line."""
import json
import random
import sys


def send(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        send({"type": "ready", "name": "chance.py"})
    elif message["type"] == "question":
        option = random.randrange(len(message["options"]))
        send({"type": "answer", "number": message["number"], "option": option})
