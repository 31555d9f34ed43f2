"""A bot for dokodesk in thirty lines: plays aces first, then the card of the fewest points.

dokodesk simulate --player "exec:python3 docs/example_bot.py" --player standard
"""

import json
import sys

POINTS = {"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2, "9": 0}


def choose(choices: list[str], leads: bool) -> str:
    """One of the legal actions; of what is no card the first one will do."""
    cards = [choice for choice in choices if choice.split()[1] == "play"]
    if not cards:
        return choices[0]
    rank = {card: card.split()[2][1:] for card in cards}
    aces = [card for card in cards if rank[card] == "A" and not card.endswith("DA")]
    return aces[0] if leads and aces else min(cards, key=lambda card: POINTS[rank[card]])


played = 0
for line in sys.stdin:
    word, _, rest = line.rstrip("\n").partition(" ")
    if word == "doko-bot":
        print("ok example", flush=True)
    elif word == "deal":
        played = 0
        print("ok", flush=True)
    elif word == "event" and rest.split()[1] == "play":
        played += 1
    elif word == "ask":
        print(choose(json.loads(rest), leads=played % 4 == 0), flush=True)
    elif word == "ask-call":
        print("-", flush=True)
    elif word == "bye":
        break
