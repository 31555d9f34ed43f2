"""What cards, contracts, announcements, refusals and score lines are called on the screen.

Every function looks its text up when it is called, so that a change of language needs nothing but
calling it again. Refusals and score lines come from the engine as reasons with facts; the sentences
for them stand here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from dokodesk.engine.actions import (
    Accept,
    Action,
    Bid,
    Call,
    Choice,
    Choose,
    Claim,
    Declare,
    Decline,
    Genscher,
    Healthy,
    Lay,
    Offer,
    Pass,
    Play,
    Reserve,
    Return,
    Special,
    Word,
)
from dokodesk.engine.cards import Card, Rank, Suit
from dokodesk.engine.errors import IllegalAction, Refusal
from dokodesk.engine.parties import Party
from dokodesk.engine.texts import QT_TRANSLATE_NOOP
from dokodesk.views.amounts import amounts

__all__ = [
    "action_text",
    "call_text",
    "card_name",
    "card_text",
    "condition_text",
    "contract_text",
    "party_text",
    "rank_letter",
    "reason_text",
    "refusal_text",
    "seat_name",
    "solo_group_text",
    "special_text",
    "suit_name",
    "suit_symbol",
    "thing_text",
    "word_text",
]

_SYMBOLS: Final = ("♣", "♠", "♥", "♦")

_SUIT_NAMES: Final = (
    QT_TRANSLATE_NOOP("Cards", "clubs"),
    QT_TRANSLATE_NOOP("Cards", "spades"),
    QT_TRANSLATE_NOOP("Cards", "hearts"),
    QT_TRANSLATE_NOOP("Cards", "diamonds"),
)

#: What was led, at the beginning of a sentence.
_SUITS_LED: Final = {
    "clubs": QT_TRANSLATE_NOOP("Cards", "Clubs were led"),
    "spades": QT_TRANSLATE_NOOP("Cards", "Spades were led"),
    "hearts": QT_TRANSLATE_NOOP("Cards", "Hearts were led"),
    "diamonds": QT_TRANSLATE_NOOP("Cards", "Diamonds were led"),
    "trump": QT_TRANSLATE_NOOP("Cards", "Trumps were led"),
}

_LETTERS: Final = (
    QT_TRANSLATE_NOOP("Cards", "A"),
    QT_TRANSLATE_NOOP("Cards", "10"),
    QT_TRANSLATE_NOOP("Cards", "K"),
    QT_TRANSLATE_NOOP("Cards", "Q"),
    QT_TRANSLATE_NOOP("Cards", "J"),
    QT_TRANSLATE_NOOP("Cards", "9"),
)

#: Spoken names: a sentence frame for the rank, filled with the name of the suit.
_SPOKEN: Final = (
    QT_TRANSLATE_NOOP("Cards", "ace of {suit}"),
    QT_TRANSLATE_NOOP("Cards", "ten of {suit}"),
    QT_TRANSLATE_NOOP("Cards", "king of {suit}"),
    QT_TRANSLATE_NOOP("Cards", "queen of {suit}"),
    QT_TRANSLATE_NOOP("Cards", "jack of {suit}"),
    QT_TRANSLATE_NOOP("Cards", "nine of {suit}"),
)

_CONTRACTS: Final = {
    "normal": QT_TRANSLATE_NOOP("Contracts", "Normal game"),
    "silent_wedding": QT_TRANSLATE_NOOP("Contracts", "Silent wedding"),
    "wedding": QT_TRANSLATE_NOOP("Contracts", "Wedding"),
    "failed_wedding": QT_TRANSLATE_NOOP("Contracts", "Wedding without a partner"),
    "poverty": QT_TRANSLATE_NOOP("Contracts", "Poverty"),
    "black_sow": QT_TRANSLATE_NOOP("Contracts", "Black sow"),
    "void": QT_TRANSLATE_NOOP("Contracts", "Not played"),
    "suit_clubs": QT_TRANSLATE_NOOP("Contracts", "Clubs solo"),
    "suit_spades": QT_TRANSLATE_NOOP("Contracts", "Spades solo"),
    "suit_hearts": QT_TRANSLATE_NOOP("Contracts", "Hearts solo"),
    "suit_diamonds": QT_TRANSLATE_NOOP("Contracts", "Diamonds solo"),
    "queens": QT_TRANSLATE_NOOP("Contracts", "Queens solo"),
    "jacks": QT_TRANSLATE_NOOP("Contracts", "Jacks solo"),
    "aces": QT_TRANSLATE_NOOP("Contracts", "Aces solo"),
    "kings": QT_TRANSLATE_NOOP("Contracts", "Kings solo"),
    "pure_clubs": QT_TRANSLATE_NOOP("Contracts", "Pure clubs solo"),
    "pure_spades": QT_TRANSLATE_NOOP("Contracts", "Pure spades solo"),
    "pure_hearts": QT_TRANSLATE_NOOP("Contracts", "Pure hearts solo"),
    "pure_diamonds": QT_TRANSLATE_NOOP("Contracts", "Pure diamonds solo"),
    "queens_jacks": QT_TRANSLATE_NOOP("Contracts", "Queens and jacks solo"),
    "jacks_queens": QT_TRANSLATE_NOOP("Contracts", "Jacks over queens solo"),
    "kings_queens": QT_TRANSLATE_NOOP("Contracts", "Kings and queens solo"),
    "kings_jacks": QT_TRANSLATE_NOOP("Contracts", "Kings and jacks solo"),
    "koehler": QT_TRANSLATE_NOOP("Contracts", "Köhler (all pictures)"),
    "queen_suit_clubs": QT_TRANSLATE_NOOP("Contracts", "Queens and clubs solo"),
    "queen_suit_spades": QT_TRANSLATE_NOOP("Contracts", "Queens and spades solo"),
    "queen_suit_hearts": QT_TRANSLATE_NOOP("Contracts", "Queens and hearts solo"),
    "queen_suit_diamonds": QT_TRANSLATE_NOOP("Contracts", "Queens and diamonds solo"),
    "jack_suit_clubs": QT_TRANSLATE_NOOP("Contracts", "Jacks and clubs solo"),
    "jack_suit_spades": QT_TRANSLATE_NOOP("Contracts", "Jacks and spades solo"),
    "jack_suit_hearts": QT_TRANSLATE_NOOP("Contracts", "Jacks and hearts solo"),
    "jack_suit_diamonds": QT_TRANSLATE_NOOP("Contracts", "Jacks and diamonds solo"),
    "null_no_tricks": QT_TRANSLATE_NOOP("Contracts", "Null"),
    "slim_martin": QT_TRANSLATE_NOOP("Contracts", "Slim Martin"),
}

_CONDITIONS: Final = {
    "any": QT_TRANSLATE_NOOP("Contracts", "first trick of another player"),
    "plain": QT_TRANSLATE_NOOP("Contracts", "first plain-suit trick"),
    "trump": QT_TRANSLATE_NOOP("Contracts", "first trump trick"),
    "clubs": QT_TRANSLATE_NOOP("Contracts", "first clubs trick"),
    "spades": QT_TRANSLATE_NOOP("Contracts", "first spades trick"),
    "hearts": QT_TRANSLATE_NOOP("Contracts", "first hearts trick"),
}

#: Headings under which the solos are offered.
_SOLO_GROUPS: Final = {
    "suit": QT_TRANSLATE_NOOP("Contracts", "Suit solo"),
    "pure": QT_TRANSLATE_NOOP("Contracts", "Pure suit solo"),
    "picture": QT_TRANSLATE_NOOP("Contracts", "Picture solo"),
    "queen_suit": QT_TRANSLATE_NOOP("Contracts", "Queens and a suit"),
    "jack_suit": QT_TRANSLATE_NOOP("Contracts", "Jacks and a suit"),
    "other": QT_TRANSLATE_NOOP("Contracts", "Other solos"),
}

_WORDS: Final = {
    Word.RE: QT_TRANSLATE_NOOP("Calls", "Re"),
    Word.KONTRA: QT_TRANSLATE_NOOP("Calls", "Kontra"),
    Word.NO90: QT_TRANSLATE_NOOP("Calls", "no 90"),
    Word.NO60: QT_TRANSLATE_NOOP("Calls", "no 60"),
    Word.NO30: QT_TRANSLATE_NOOP("Calls", "no 30"),
    Word.SCHWARZ: QT_TRANSLATE_NOOP("Calls", "schwarz"),
    Word.PREDICT_NO90: QT_TRANSLATE_NOOP("Calls", "prediction: no 90"),
    Word.PREDICT_NO60: QT_TRANSLATE_NOOP("Calls", "prediction: no 60"),
    Word.PREDICT_NO30: QT_TRANSLATE_NOOP("Calls", "prediction: no 30"),
    Word.PREDICT_SCHWARZ: QT_TRANSLATE_NOOP("Calls", "prediction: schwarz"),
    # Where announcements are anonymous somebody knocks on the table (``anonymous_announce``).
    Word.HIDDEN: QT_TRANSLATE_NOOP("Calls", "knock"),
}

_SPECIALS: Final = {
    Special.PIGS: QT_TRANSLATE_NOOP("Calls", "Pigs"),
    Special.SUPER_PIGS: QT_TRANSLATE_NOOP("Calls", "Super pigs"),
    Special.HYPER_PIGS: QT_TRANSLATE_NOOP("Calls", "Hyper pigs"),
    Special.REVERSE: QT_TRANSLATE_NOOP("Calls", "Reverse"),
    Special.HEIDMANN: QT_TRANSLATE_NOOP("Calls", "Heidmann"),
    Special.HEIDFRAU: QT_TRANSLATE_NOOP("Calls", "Heidfrau"),
    Special.KEMMERICH: QT_TRANSLATE_NOOP("Calls", "Kemmerich"),
}

_PARTIES: Final = {
    Party.RE: QT_TRANSLATE_NOOP("Calls", "Re"),
    Party.KONTRA: QT_TRANSLATE_NOOP("Calls", "Kontra"),
    Party.NONE: QT_TRANSLATE_NOOP("Calls", "nobody"),
}

#: What is said in one way only.
_PLAIN_WORDS: Final[Mapping[type, str]] = {
    Healthy: QT_TRANSLATE_NOOP("Calls", "Healthy"),
    Reserve: QT_TRANSLATE_NOOP("Calls", "Reservation"),
    Offer: QT_TRANSLATE_NOOP("Calls", "Does anybody else want to play a solo?"),
    Pass: QT_TRANSLATE_NOOP("Calls", "Pass"),
    Accept: QT_TRANSLATE_NOOP("Calls", "I take it"),
    Decline: QT_TRANSLATE_NOOP("Calls", "No, thanks"),
}

_THINGS: Final = {
    "wedding": QT_TRANSLATE_NOOP("Calls", "a wedding"),
    "poverty": QT_TRANSLATE_NOOP("Calls", "a poverty"),
    "throw_in": QT_TRANSLATE_NOOP("Calls", "throwing in"),
    "reservation": QT_TRANSLATE_NOOP("Calls", "a reservation without its name"),
    "genscher": QT_TRANSLATE_NOOP("Calls", "Genscher"),
    "decline": QT_TRANSLATE_NOOP("Calls", "declining"),
}

_REFUSALS: Final = {
    Refusal.FINISHED: QT_TRANSLATE_NOOP("Refusals", "The deal is over."),
    Refusal.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Refusals", "It is {turn}'s turn."),
    Refusal.WRONG_PHASE: QT_TRANSLATE_NOOP("Refusals", "This is not possible now."),
    Refusal.NOT_IN_HAND: QT_TRANSLATE_NOOP("Refusals", "{card} is not in your hand."),
    Refusal.MUST_FOLLOW_TRUMP: QT_TRANSLATE_NOOP(
        "Refusals", "Trumps were led and you hold {card}."
    ),
    Refusal.MUST_FOLLOW_SUIT: QT_TRANSLATE_NOOP("Refusals", "{led} and you hold {card}."),
    Refusal.NOTHING_TO_RESERVE: QT_TRANSLATE_NOOP("Refusals", "Your hand has nothing to reserve."),
    Refusal.MUST_DECLARE: QT_TRANSLATE_NOOP(
        "Refusals", "You hold both ♣{queen}: declare a wedding or a solo."
    ),
    Refusal.NOT_OFFERED: QT_TRANSLATE_NOOP("Refusals", "These rules do not offer it: {what}."),
    Refusal.HAND_DOES_NOT_ALLOW: QT_TRANSLATE_NOOP(
        "Refusals", "Your hand does not allow it: {what}."
    ),
    Refusal.ALREADY_ANSWERED: QT_TRANSLATE_NOOP("Refusals", "You have already answered."),
    Refusal.COMPULSORY_ONLY: QT_TRANSLATE_NOOP(
        "Refusals", "Only a compulsory solo is possible here."
    ),
    Refusal.VOLUNTARY_POINTLESS: QT_TRANSLATE_NOOP(
        "Refusals", "This solo would not count as your compulsory one anyway."
    ),
    Refusal.BID_TOO_LOW: QT_TRANSLATE_NOOP("Refusals", "The next bid is {level}."),
    Refusal.AUCTION_AT_TOP: QT_TRANSLATE_NOOP(
        "Refusals", "The bidding is at its highest level. You can only pass."
    ),
    Refusal.WRONG_NUMBER_OF_CARDS: QT_TRANSLATE_NOOP(
        "Refusals", "Choose {expected} cards, not {given}."
    ),
    Refusal.ALL_TRUMPS_MUST_GO: QT_TRANSLATE_NOOP(
        "Refusals", "All your trumps must be among the cards."
    ),
    Refusal.TOO_LATE: QT_TRANSLATE_NOOP(
        "Refusals", "Too late: possible with at least {least} cards in hand, you hold {held}."
    ),
    Refusal.TOO_LATE_ON_TABLE: QT_TRANSLATE_NOOP(
        "Refusals", "Too late: possible up to {most} played cards, there are {lying}."
    ),
    Refusal.TOO_FEW_CARDS_LEFT: QT_TRANSLATE_NOOP(
        "Refusals", "No announcements with fewer than {least} cards in hand."
    ),
    Refusal.PARTNER_NOT_FOUND: QT_TRANSLATE_NOOP(
        "Refusals", "No announcements before the wedding has found its partner."
    ),
    Refusal.WRONG_SIDE: QT_TRANSLATE_NOOP("Refusals", "You do not belong to {side}."),
    Refusal.ALREADY_CALLED: QT_TRANSLATE_NOOP("Refusals", "Already announced: {word}."),
    Refusal.STEP_MISSING: QT_TRANSLATE_NOOP("Refusals", "This must be announced first: {missing}."),
    Refusal.LATE_REPLY_NO_LEVELS: QT_TRANSLATE_NOOP(
        "Refusals", "After a late reply your side can announce nothing more."
    ),
    Refusal.NO_CALLS_IN_CONTRACT: QT_TRANSLATE_NOOP(
        "Refusals", "There are no announcements in this game."
    ),
    Refusal.CALLS_OFF_TURN: QT_TRANSLATE_NOOP(
        "Refusals", "Announcements are only possible when it is your turn."
    ),
    Refusal.PREDICTION_CLOSED: QT_TRANSLATE_NOOP("Refusals", "No prediction is possible now."),
    Refusal.DUTY_FIRST: QT_TRANSLATE_NOOP("Refusals", "First {seat} must announce: {word}."),
    Refusal.PLAY_DECLARED_CARD: QT_TRANSLATE_NOOP(
        "Refusals", "The declared card must be played now: {card}."
    ),
    Refusal.DECLARE_NOT_NOW: QT_TRANSLATE_NOOP("Refusals", "Not possible now: {what}."),
    Refusal.NAME_A_SOLO: QT_TRANSLATE_NOOP("Refusals", "First {seat} must name a solo."),
    Refusal.LEADS_NOTHING: QT_TRANSLATE_NOOP("Refusals", "Nobody else owes a compulsory solo."),
    Refusal.NO_CLAIM: QT_TRANSLATE_NOOP(
        "Refusals", "These rules do not know claiming the rest of the tricks."
    ),
    Refusal.CLAIM_NOT_NOW: QT_TRANSLATE_NOOP(
        "Refusals", "Only the soloist can end the deal, and only when leading to a trick."
    ),
    Refusal.CLAIM_NOT_CERTAIN: QT_TRANSLATE_NOOP(
        "Refusals", "It is not certain that you win all the other tricks."
    ),
}

_REASONS: Final = {
    "game": QT_TRANSLATE_NOOP("Reasons", "Game won"),
    "against_old": QT_TRANSLATE_NOOP("Reasons", "Against the old ones"),
    "under_90": QT_TRANSLATE_NOOP("Reasons", "Under 90"),
    "under_60": QT_TRANSLATE_NOOP("Reasons", "Under 60"),
    "under_30": QT_TRANSLATE_NOOP("Reasons", "Under 30"),
    "schwarz": QT_TRANSLATE_NOOP("Reasons", "Schwarz"),
    "120_vs_no90": QT_TRANSLATE_NOOP("Reasons", "120 points against “no 90”"),
    "90_vs_no60": QT_TRANSLATE_NOOP("Reasons", "90 points against “no 60”"),
    "60_vs_no30": QT_TRANSLATE_NOOP("Reasons", "60 points against “no 30”"),
    "30_vs_schwarz": QT_TRANSLATE_NOOP("Reasons", "30 points against “schwarz”"),
    "re_call": QT_TRANSLATE_NOOP("Reasons", "Re announced"),
    "kontra_call": QT_TRANSLATE_NOOP("Reasons", "Kontra announced"),
    "doppelkopf": QT_TRANSLATE_NOOP("Reasons", "Doppelkopf"),
    "heart_trick": QT_TRANSLATE_NOOP("Reasons", "Heart trick"),
    "fox": QT_TRANSLATE_NOOP("Reasons", "Fox caught"),
    "fox_caught_last": QT_TRANSLATE_NOOP("Reasons", "Fox caught in the last trick"),
    "dulle_caught": QT_TRANSLATE_NOOP("Reasons", "Dulle caught"),
    "fox_wins_last": QT_TRANSLATE_NOOP("Reasons", "Fox wins the last trick"),
    "fox_wins_last_double": QT_TRANSLATE_NOOP("Reasons", "Both foxes in the last trick"),
    "charlie": QT_TRANSLATE_NOOP("Reasons", "Charlie wins the last trick"),
    "charlie_double": QT_TRANSLATE_NOOP("Reasons", "Both Charlies in the last trick"),
    "charlie_caught": QT_TRANSLATE_NOOP("Reasons", "Charlie caught"),
    "cap": QT_TRANSLATE_NOOP("Reasons", "Not below zero"),
    "solo_double": QT_TRANSLATE_NOOP("Reasons", "Solo counts double"),
    "klabautermann": QT_TRANSLATE_NOOP("Reasons", "Klabautermann"),
    "kaffeekranz": QT_TRANSLATE_NOOP("Reasons", "Kaffeekranz"),
    "agathe": QT_TRANSLATE_NOOP("Reasons", "Agathe"),
    "fischauge": QT_TRANSLATE_NOOP("Reasons", "Fischauge"),
    "gans": QT_TRANSLATE_NOOP("Reasons", "Gans"),
    "koppeldopf": QT_TRANSLATE_NOOP("Reasons", "Koppeldopf"),
}

#: What becomes of a level or prediction: a frame for its name.
_LEVEL_REASONS: Final = (
    ("_failed_side", QT_TRANSLATE_NOOP("Reasons", "“{level}” announced by the losers")),
    ("_missed", QT_TRANSLATE_NOOP("Reasons", "“{level}” missed")),
    ("_false", QT_TRANSLATE_NOOP("Reasons", "“{level}” predicted wrongly")),
    ("_call", QT_TRANSLATE_NOOP("Reasons", "“{level}” announced")),
)
_PREDICTED: Final = QT_TRANSLATE_NOOP("Reasons", "“{level}” predicted")
_YOU: Final = QT_TRANSLATE_NOOP("Cards", "you")


def _t(context: str, text: str) -> str:
    return QCoreApplication.translate(context, text)


# --- cards ----------------------------------------------------------------------------------------


def suit_symbol(suit: Suit) -> str:
    """The sign of a suit, as text."""
    return _SYMBOLS[suit]


def suit_name(suit: Suit) -> str:
    """The name of a suit inside a sentence, e.g. ``clubs``."""
    return _t("Cards", _SUIT_NAMES[suit])


def rank_letter(rank: Rank) -> str:
    """The corner sign of a rank in the language of the program: J Q K A or B D K A."""
    return _t("Cards", _LETTERS[rank])


def card_text(card: Card) -> str:
    """A card in short, e.g. ``♥10``."""
    return f"{_SYMBOLS[card.suit]}{rank_letter(card.rank)}"


def card_name(card: Card) -> str:
    """A card in words, for screen readers, e.g. ``ten of hearts``."""
    return _t("Cards", _SPOKEN[card.rank]).format(suit=suit_name(card.suit))


def led_text(class_name: str) -> str:
    """What was led as a clause, e.g. ``Trumps were led``; takes a name of ``CLASS_NAMES``."""
    return _t("Cards", _SUITS_LED[class_name])


# --- games and words ------------------------------------------------------------------------------


def contract_text(contract: str) -> str:
    """The name of a contract as written in records; empty for no contract yet."""
    return _t("Contracts", _CONTRACTS[contract]) if contract else ""


def condition_text(condition: str) -> str:
    """Which trick decides a wedding."""
    return _t("Contracts", _CONDITIONS[condition])


def solo_group_text(group: str) -> str:
    """The heading for a group of solos: suit, pure, picture, queen_suit, jack_suit or other."""
    return _t("Contracts", _SOLO_GROUPS[group])


def word_text(word: Word) -> str:
    """The word of an announcement, e.g. ``no 90``."""
    return _t("Calls", _WORDS[word])


def call_text(call: Call | Word) -> str:
    """What somebody announces, as it is spoken: like ``word_text`` with a capital letter."""
    text = word_text(call.word if isinstance(call, Call) else call)
    return text[:1].upper() + text[1:]


def special_text(special: Special) -> str:
    """What declared pigs are called."""
    return _t("Calls", _SPECIALS[special])


def party_text(party: Party) -> str:
    """The name of a side."""
    return _t("Calls", _PARTIES[party])


def seat_name(seat: int, names: Sequence[str], own_seat: int = 0) -> str:
    """Who sits there; "you" for the own seat."""
    return _t("Cards", _YOU) if seat == own_seat else names[seat]


def thing_text(what: str) -> str:
    """A word out of the facts of a refusal: a solo, a condition, an announcement and so on."""
    if what in _THINGS:
        return _t("Calls", _THINGS[what])
    if what in _CONTRACTS:
        return contract_text(what)
    if what in _CONDITIONS:
        return condition_text(what)
    for word, text in _WORDS.items():
        if word.value == what:
            return _t("Calls", text)
    for special, text in _SPECIALS.items():
        if special.value == what:
            return _t("Calls", text)
    return what


def action_text(action: Action, names: Sequence[str]) -> str:
    """What a seat says or does, as it is spoken at the table.

    Args:
        action: as the person sees it.
        names: who sits at seats 0-3; needed for Genscher.
    """
    plain = _PLAIN_WORDS.get(type(action))
    if plain is not None:
        return _t("Calls", plain)
    match action:
        case Choose():
            return _choice_text(action)
        case Bid(level=level):
            return call_text(level)
        case Lay() | Return():
            known = [card_text(card) for card in action.cards if card is not None]
            if len(known) == len(action.cards):
                return " ".join(known)
            return amounts().cards(len(action.cards))
        case Declare(special=special):
            return special_text(special)
        case Genscher(partner=partner):
            return QCoreApplication.translate("Calls", "Genscher: with {name}").format(
                name=names[partner]
            )
        case Call():
            return call_text(action)
        case Play(card=card):
            return card_text(card)
        case Claim(concede=True):
            return QCoreApplication.translate("Calls", "The rest is yours")
        case Claim():
            return QCoreApplication.translate("Calls", "The rest is mine")
        case _:
            return action.text


def _choice_text(choice: Choose) -> str:
    match choice.what:
        case Choice.SOLO:
            return contract_text(choice.detail)
        case Choice.WEDDING:
            return contract_text("wedding")
        case Choice.POVERTY:
            return contract_text("poverty")
        case Choice.THROW_IN:
            return QCoreApplication.translate("Calls", "Throw in")
        case Choice.HIDDEN:
            return QCoreApplication.translate("Calls", "Reservation")


# --- refusals and reasons -------------------------------------------------------------------------


def refusal_text(error: IllegalAction, names: Sequence[str] = ()) -> str:
    """Why something is not allowed, as a sentence for the person who tried.

    Args:
        error: from the engine.
        names: who sits at seats 0-3; seats get their names, the acting one is "you".
    """
    own = error.action.seat
    if error.reason is Refusal.DUTY_FIRST and error.facts.get("seat") == own:
        text = QCoreApplication.translate("Refusals", "First you must announce: {word}.")
    elif error.reason is Refusal.NAME_A_SOLO and error.facts.get("seat") == own:
        text = QCoreApplication.translate("Refusals", "First you must name a solo.")
    elif error.reason is Refusal.NOT_YOUR_TURN and error.facts.get("turn") == own:
        text = QCoreApplication.translate("Refusals", "It is your turn.")
    elif error.reason is Refusal.NOT_YOUR_TURN and not _names_seat(error.facts, names):
        text = QCoreApplication.translate("Refusals", "It is not your turn.")
    else:
        # A reason this table does not know yet is better told in English than not at all.
        text = _t("Refusals", _REFUSALS.get(error.reason, error.reason.value))
    return text.format_map(_shown_facts(error.facts, names, own))


def _names_seat(facts: Mapping[str, str | int], names: Sequence[str]) -> bool:
    turn = facts.get("turn")
    return isinstance(turn, int) and 0 <= turn < len(names)


class _Facts(dict[str, str]):
    """Facts for a sentence; one that is missing leaves a gap instead of an exception."""

    def __missing__(self, key: str) -> str:
        return "…"


def _shown_facts(facts: Mapping[str, str | int], names: Sequence[str], own_seat: int) -> _Facts:
    shown = _Facts(queen=rank_letter(Rank.QUEEN))
    for key, value in facts.items():
        if key in ("turn", "seat") and isinstance(value, int):
            known = 0 <= value < len(names)
            shown[key] = seat_name(value, names, own_seat) if known else str(value)
        elif key == "card" and value in Card.__members__:
            shown[key] = card_text(Card[str(value)])
        elif key == "suit" and value in _SUITS_LED:
            shown["led"] = led_text(str(value))
            shown[key] = str(value)
        elif key == "side":
            shown[key] = party_text(Party(value)) if value in set(Party) else str(value)
        elif isinstance(value, str):
            shown[key] = thing_text(value)
        else:
            shown[key] = str(value)
    return shown


def reason_text(reason: str) -> str:
    """The reason of a score line in a few words (``Line.reason``, also of house rules)."""
    if reason in _REASONS:
        return _t("Reasons", _REASONS[reason])
    for ending, frame in _LEVEL_REASONS:
        if reason.endswith(ending):
            level = _level_text(reason.removesuffix(ending))
            if level:
                return _t("Reasons", frame).format(level=level)
    level = _level_text(reason)
    return _t("Reasons", _PREDICTED).format(level=level) if level else reason


def _level_text(name: str) -> str:
    """The words for a level in a score line, which may be a prediction; empty if it is none."""
    try:
        return word_text(Word(name.removeprefix("predict_")))
    except ValueError:
        return ""
