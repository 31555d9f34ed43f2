"""The names of the ideas that can decide, for those who explain a decision in words.

A decision carries the name of the idea that spoke most for it (``player.Decision``). Names are
stable: texts are found by them.
"""

from __future__ import annotations

from typing import Final

#: Ideas for a card that is led.
LEADS: Final = (
    "lead_ace",
    "lead_plain",
    "lead_trump",
    "lone_ace_first",
    "draw_trumps",
    "second_round",
    "lead_to_lone",
    "spare_lead_strength",
)
#: Ideas for a card that follows.
FOLLOWS: Final = ("win_trick", "spare_strength", "get_the_lead")
#: Ideas for both.
CARDS: Final = (
    "give_points",
    "save_fox",
    "catch_fox",
    "doppelkopf",
    "keep_charlie",
    "hunt_charlie",
    "become_void",
    "avoid_sow",
    "let_partner_win",
    "become_partner",
)
#: Ideas in games that are won without tricks.
NEGATIVE: Final = ("duck", "throw_high", "take_high")
#: Ideas before the first card.
TALK: Final = (
    "healthy",
    "solo_hand",
    "forced_solo",
    "offer_solo",
    "decline_solo",
    "throw_in_bad_hand",
    "silent_solo",
    "find_partner",
    "offer_poverty",
    "bid_strong_solo",
    "pass",
    "lay_blank_suit",
    "take_poverty",
    "decline_poverty",
    "return_blank_suit",
    "sow_solo",
)
#: Ideas for what is said between the cards.
WORDS: Final = (
    "strong_hand",
    "reply",
    "call_level",
    "predict",
    "declare_pigs",
    "new_partner",
)
ONLY_CHOICE: Final = "only_choice"

IDEAS: Final = frozenset((*LEADS, *FOLLOWS, *CARDS, *NEGATIVE, *TALK, *WORDS, ONLY_CHOICE))
