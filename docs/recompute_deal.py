"""Deals the cards that belong to a dokodesk deal code: python3 recompute_deal.py CODE [48|40]"""

import hashlib
import sys


def numbers(code):
    block = 0
    while True:
        digest = hashlib.sha256(f"dokodesk-deal-1|{code}|{block}".encode()).digest()
        yield from (digest[at] * 256 + digest[at + 1] for at in range(0, 32, 2))
        block += 1


def hands(code, cards=48):
    ranks = ["A", "10", "K", "Q", "J", "9"][: cards // 8]
    deck = [suit + rank for suit in "CSHD" for rank in ranks for _ in "12"]
    stream = numbers(code)
    for i in range(cards - 1, 0, -1):
        limit = 65536 - 65536 % (i + 1)
        j = next(number for number in stream if number < limit) % (i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return [deck[seat * cards // 4 : (seat + 1) * cards // 4] for seat in range(4)]


if __name__ == "__main__":
    code = sys.argv[1].split(":")[0].strip().lower()
    mark = hashlib.sha256(f"dokodesk-fingerprint-1|{code}".encode()).hexdigest()
    print("fingerprint", "-".join(mark[at : at + 8] for at in range(0, 32, 8)))
    for seat, hand in enumerate(hands(code, int([*sys.argv, 48][2]))):
        print(("south", "west", "north", "east")[seat].ljust(6), *hand)
