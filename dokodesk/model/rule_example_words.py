"""Examples told in words, for rules about who speaks, who leads and who deals.

The people in them are called Anna, Ben, Clara and David and sit clockwise in this order.
"""

from __future__ import annotations

from typing import Final

from dokodesk.engine.texts import QT_TRANSLATE_NOOP
from dokodesk.model.rule_examples import WordsExample

__all__ = ["WORDS_EXAMPLES"]

_TEXTS: Final[dict[str, str]] = {
    "deck": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Without nines everybody has ten cards, of clubs and spades there are only six each, and "
        "the lowest trump is the ♦K.",
    ),
    "table_size": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Five at the table: Anna deals to Ben, Clara, David and Emil and sits out. In the next "
        "deal Ben deals and sits out.",
    ),
    "deal_packet": QT_TRANSLATE_NOOP(
        "RuleExamples", "Three at a time: four rounds of three cards for everybody."
    ),
    "deal_cut": QT_TRANSLATE_NOOP(
        "RuleExamples", "Anna shuffles, David on her right cuts, Anna deals."
    ),
    "direction": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Clockwise, Ben on Anna's left plays after her; the other way round it is David.",
    ),
    "redeal_dealer": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Anna has dealt, Clara throws her hand in. Either Anna deals again, or Ben does.",
    ),
    "genscher": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Anna has both cards of the pair. She plays the first one and names Clara: from now on "
        "these two are Re, whoever had the ♣Q.",
    ),
    "genscher_calls": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Anna has announced Re and no 90 when Ben chooses her as partner. Then no 90 lapses, or "
        "both lapse, or both stay.",
    ),
    "reservation_protocol": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Anna has a wedding, Clara wants a solo. In two steps both only say “reservation”, and "
        "when Clara names her solo, nobody learns about the wedding.",
    ),
    "reservation_priority": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Anna has a wedding, Ben is poor. With poverty before wedding, Ben's poverty is played.",
    ),
    "solo_auction": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Anna wants a queens solo, Clara a clubs solo. Clara bids no 90; if Anna passes, Clara "
        "plays and has announced no 90.",
    ),
    "solo_ranking": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Anna wants a queens solo, Clara a clubs solo. If the clubs solo ranks higher, Clara "
        "plays although Anna spoke first.",
    ),
    "solo_leader": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Anna has dealt, Clara plays a solo. Either Ben, the player after the dealer, leads, or "
        "Clara does.",
    ),
    "solo_same_dealer": QT_TRANSLATE_NOOP(
        "RuleExamples", "Anna dealt, Clara played a solo. If the dealer stays, Anna deals again."
    ),
    "compulsory_solos": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "One compulsory solo at a table of four: four of the deals are such solos, one by each.",
    ),
    "compulsory_solo_mix": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Two compulsory solos, at least one of them a picture solo: after a clubs solo, only a "
        "picture solo settles the second one.",
    ),
    "compulsory_enforcement": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Two deals are left, Anna and Clara still owe their solos. If forced, Anna plays one now "
        "and Clara in the last deal.",
    ),
    "compulsory_offer": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Anna is forced but has a bad hand. She may ask Clara, who owes one too, to play hers now.",
    ),
    "compulsory_first": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Anna owes her solo and plays a queens solo in deal 3: it is the compulsory one, whether "
        "she likes it or not.",
    ),
    "silent_counts_compulsory": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Anna owes her solo and wins a silent wedding. If it counts, she owes nothing any more.",
    ),
    "solo_claim": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "In her queens solo Clara holds both ♣Q and three aces: she shows them and takes all "
        "remaining tricks.",
    ),
    "wedding_conditions": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Anna names “first trump trick”. Ben wins a trick of clubs: not yet. Clara wins a trick "
        "of trumps: she is the partner.",
    ),
    "wedding_limit": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Three tricks: if Anna wins the first three tricks herself, she plays alone from then on.",
    ),
    "wedding_first_match_decides": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Anna named “first trump trick” and wins it herself. If it decides, she is alone at once.",
    ),
    "wedding_shift": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Clara becomes the partner in the second trick. Re is then due with 11 cards, with 10 or "
        "with 9 in hand.",
    ),
    "wedding_failed_extras": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Ben catches a fox in the second trick, then no partner is found. His point may stay.",
    ),
    "silent_wedding": QT_TRANSLATE_NOOP(
        "RuleExamples", "Anna has both ♣Q, says “healthy” and tries to win alone against three."
    ),
    "poverty_pass": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Ben has two trumps. He hands over three cards, the trumps and one more, or just the two.",
    ),
    "poverty_fox_extra": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Ben has three trumps and a fox besides. He hands over four cards and gets four back.",
    ),
    "poverty_fox_open": QT_TRANSLATE_NOOP(
        "RuleExamples", "Ben hands over a fox: face up, everybody knows that Clara has it now."
    ),
    "poverty_return_tell": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Clara gives one trump back. She says nothing, or “trump comes back”, or “one trump”.",
    ),
    "poverty_refused": QT_TRANSLATE_NOOP(
        "RuleExamples", "Clara, David and Anna all refuse Ben's cards."
    ),
    "poverty_leader": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Anna has dealt, Clara took Ben's poverty. Either Ben leads as usual, or David after her.",
    ),
    "poverty_two_poor": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Ben and David are both poor. Either Ben, who spoke first, offers his trumps, or the cards "
        "are dealt again.",
    ),
    "redeal_before_solo": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Anna wants a solo, Clara has five nines. If throwing in comes first, there are new cards.",
    ),
    "announcements": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Anna says “Re” with 11 cards in hand and “no 90” with 10: she promises that Kontra stays "
        "under 90.",
    ),
    "announce_latest": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Usual with twelve cards: Re and Kontra with 11 in hand, no 90 with 10, no 60 with 9, "
        "no 30 with 8, schwarz with 7.",
    ),
    "announce_skip": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Anna says “no 60” at once. Either Re and no 90 are included, or she must say them before.",
    ),
    "reply_extra_cards": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Anna says “Re” with 11 cards in hand. With one card of extra time, Ben may still say "
        "“Kontra” with 10.",
    ),
    "late_reply_allows_levels": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Ben answered Anna's Re with Kontra at 10 cards. May he still say “no 90”?",
    ),
    "announce_off_turn": QT_TRANSLATE_NOOP(
        "RuleExamples", "It is Ben's turn, but Clara sees her partner's card and says “Re” at once."
    ),
    "anonymous_announce": QT_TRANSLATE_NOOP(
        "RuleExamples", "Anna knocks on the table: she has announced, but nobody knows for whom."
    ),
    "announce_open_trick_counts": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Anna has led her second card. Until the trick is complete, she counts as holding 11.",
    ),
    "announce_min_left": QT_TRANSLATE_NOOP(
        "RuleExamples", "With a limit of 3 nobody says anything with only two cards left."
    ),
    "announce_scheme": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Own cards: Re with 11 in hand. Cards on the table: Re before the fifth card of the deal.",
    ),
    "forced_announce_compare": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "The trick is worth exactly 30. “At least” makes an announcement compulsory, “more than” "
        "does not.",
    ),
    "forced_announce_window": QT_TRANSLATE_NOOP(
        "RuleExamples", "With 2, a rich second trick also makes an announcement compulsory."
    ),
    "forced_announce_measure": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Anna takes 18 points in the first trick and 14 in the second: 32 together, but no single "
        "trick of 30.",
    ),
    "forced_announce_once": QT_TRANSLATE_NOOP(
        "RuleExamples", "Anna had to announce after trick 1. Must Ben, who takes a rich trick 2?"
    ),
    "forced_announce_raise": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Anna has announced Re and takes a rich trick. Either nothing follows, or she must add "
        "“no 90”.",
    ),
    "forced_announce_in_wedding": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Ben takes a rich first trick in Anna's wedding. He becomes her partner and must say “Re”.",
    ),
    "black_sow_trigger": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Nobody took Ben's poverty, so the deal goes on with the black sow; in other deals the ♠Q "
        "is a trump like any other.",
    ),
    "bock": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "A deal ends 120 to 120. The next four deals count double: 3 points become 6.",
    ),
    "bock_triggers": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "In a deal with a trick of four hearts, which also ends 120 to 120, one bock round starts, "
        "not two.",
    ),
    "bock_multiplier": QT_TRANSLATE_NOOP(
        "RuleExamples", "A deal worth 3 points counts 6 in a bock deal with factor 2."
    ),
    "bock_length": QT_TRANSLATE_NOOP(
        "RuleExamples", "With 4, everybody deals once in a bock round at a table of four."
    ),
    "bock_stack": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "Two bock deals are left when another hearts trick falls. Multiplied, two deals count four "
        "times and two count double; added, six deals count double.",
    ),
    "match_end": QT_TRANSLATE_NOOP(
        "RuleExamples", "After 8 deals, or when 40 points have been written, or when you stop."
    ),
    "match_deals": QT_TRANSLATE_NOOP(
        "RuleExamples", "24 deals at a table of four: everybody deals six times."
    ),
    "match_points": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "40 in the pot: when all together have written 40 points, the match is over.",
    ),
    "match_full_rounds": QT_TRANSLATE_NOOP(
        "RuleExamples", "With 10 deals at a table of four, two people would deal once more."
    ),
    "daily_deal": QT_TRANSLATE_NOOP(
        "RuleExamples",
        "On the same day everybody gets the same cards, and results can be compared.",
    ),
    "time_limit_min": QT_TRANSLATE_NOOP(
        "RuleExamples", "After 100 minutes the deal at hand is finished, then only owed solos."
    ),
    "visible_tricks": QT_TRANSLATE_NOOP(
        "RuleExamples", "With 1 you may turn over the last trick again, but not the one before it."
    ),
}

_WITH_CARDS: Final[dict[str, tuple[str, str]]] = {
    "forced_announce": (
        "CA C10 CK CA",
        QT_TRANSLATE_NOOP(
            "RuleExamples",
            "Anna takes this first trick. It is worth 36, so she must announce Re or Kontra.",
        ),
    ),
    "forced_announce_points": (
        "CA C10 CK C9",
        QT_TRANSLATE_NOOP(
            "RuleExamples",
            "This trick is worth 25: enough where 25 make an announcement compulsory, too little "
            "where it takes 30.",
        ),
    ),
    "black_sow": (
        "DJ SQ HQ DK",
        QT_TRANSLATE_NOOP(
            "RuleExamples",
            "The other ♠Q has been played before. Whoever takes this trick takes the black sow and "
            "plays alone from now on.",
        ),
    ),
}

#: By the option they explain.
WORDS_EXAMPLES: Final[dict[str, WordsExample]] = {
    **{key: WordsExample(text=text) for key, text in _TEXTS.items()},
    **{key: WordsExample(text=text, cards=cards) for key, (cards, text) in _WITH_CARDS.items()},
}
