"""``dokodesk bot --level LEVEL``: a computer player that talks the bot protocol (FORMATS 2).

It knows nothing but the lines it is told. A line that is not of the protocol, or that cannot be
true, ends it with a message and exit status 2.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Sequence
from typing import IO, TYPE_CHECKING, Any, Final

from dokodesk.cli.console import BAD_INPUT, OK, CommandError, complain
from dokodesk.engine.options import Rules

if TYPE_CHECKING:
    from dokodesk.ai.player import Player
    from dokodesk.cli.bot_table import BotTable
    from dokodesk.engine.actions import Action
    from dokodesk.engine.state import DealSetup

_LONGEST_LINE: Final = 1024 * 1024
_SHOWN: Final = 100


def add_parser(commands: Any) -> None:
    """Add ``bot`` to the subcommands of the main parser."""
    from dokodesk.ai.levels import DEFAULT_LEVEL, level_names

    known = ", ".join(level_names())
    parser = commands.add_parser(
        "bot",
        help="play one seat by the bot protocol on standard input and output",
        description=(
            "Play one seat by the bot protocol on standard input and output. "
            "Any table that talks the protocol can use it."
        ),
    )
    parser.add_argument(
        "--level",
        default=DEFAULT_LEVEL,
        type=_player,
        metavar="LEVEL",
        help=(
            f"how well it plays: {known}; LEVEL:CHARACTER:CONVENTIONS adds a habit and conventions "
            "(default: %(default)s)"
        ),
    )


def _player(name: str) -> str:
    """The name of a player, checked."""
    from dokodesk.ai.levels import make_player

    try:
        make_player(name)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return name


def run(arguments: argparse.Namespace) -> int:
    """Talk until the table says goodbye; the exit status."""
    from dokodesk.ai.levels import make_player

    bot = Bot(make_player(arguments.level))
    return serve(bot, sys.stdin.buffer, sys.stdout.buffer)


def serve(bot: Bot, heard: IO[bytes], spoken: IO[bytes]) -> int:
    """Answer line by line until the end; the exit status."""
    while not bot.done:
        raw = heard.readline(_LONGEST_LINE + 1)
        if not raw:
            if bot.in_deal:
                complain("dokodesk bot: the table left in the middle of a deal")
                return BAD_INPUT
            return OK
        try:
            answer = bot.heard(_text(raw))
        except LineError as error:
            raise CommandError(f"bot: {error}") from None
        if answer is not None:
            spoken.write(answer.encode() + b"\n")
            spoken.flush()
    return OK


class LineError(Exception):
    """A line that is not of the protocol or cannot be true; the text says why."""


def _text(raw: bytes) -> str:
    if len(raw) > _LONGEST_LINE:
        raise LineError("a line is too long")
    try:
        return raw.decode().rstrip("\r\n")
    except UnicodeDecodeError:
        raise LineError(f"a line is not UTF-8 text: {raw[:_SHOWN]!r}") from None


class Bot:
    """One bot; ``heard`` gives its answer to each line of the table.

    Attributes:
        done: the table has said goodbye.
    """

    def __init__(self, player: Player) -> None:
        """Wait for a table.

        Args:
            player: who decides.
        """
        self.done = False
        self._player = player
        self._greeted = False
        self._seat: int | None = None
        self._seed = 0
        self._table: BotTable | None = None

    @property
    def in_deal(self) -> bool:
        """Whether a deal is running."""
        return self._seat is not None

    def heard(self, line: str) -> str | None:
        """The answer to a line, or ``None`` if it wants none.

        Raises:
            LineError: the line is not of the protocol, or cannot be true.
        """
        from dokodesk.cli.protocol import GOODBYE, GREETING

        word, _, rest = line.partition(" ")
        if not self._greeted:
            if line != GREETING:
                raise LineError(f"the table has to begin with {GREETING!r}, not {_cut(line)}")
            self._greeted = True
            return f"ok dokodesk-{self._player.name}"
        match word:
            case "deal":
                self._begin(_data(line, rest, dict))
                return "ok"
            case "event":
                self._event(line, rest)
                return None
            case "ask":
                return self._decide(self._choices(line, rest))
            case "ask-call":
                return self._announce(line, self._choices(line, rest))
            case "result":
                _data(line, rest, dict)
                self._running(line)
                self._seat, self._table = None, None
                return None
            case _ if line == GOODBYE:
                self.done = True
                return None
            case _:
                raise LineError(f"this is no line of the protocol: {_cut(line)}")

    # --- lines -------------------------------------------------------------------------------

    def _begin(self, told: dict[str, Any]) -> None:
        from dokodesk.cli.bot_table import BotTable, Contradiction

        setup, seat, seed = read_deal(told)
        self._seat, self._seed = seat, seed
        try:
            self._table = BotTable(setup, seat, random.Random(seed))
        except Contradiction as error:
            raise LineError(f"the deal is impossible: {error}") from None

    def _running(self, line: str) -> int:
        if self._seat is None:
            raise LineError(f"no deal is running: {_cut(line)}")
        return self._seat

    def _event(self, line: str, text: str) -> None:
        from dokodesk.cli.bot_table import Contradiction, NoDealFound

        self._running(line)
        words = text.split(" ")
        if _is_addition(words[0]):
            complain(f"dokodesk bot: passes over an event it does not know: {_cut(line)}")
            return
        told = _event_of(words, line)
        if self._table is None:
            return
        try:
            if told is None:
                self._table.hear_fact(*words)
            elif words[0] == "known":
                self._table.hear_known(told)
            else:
                self._table.hear(told)
        except Contradiction as error:
            raise LineError(f"{_cut(line)} cannot be: {error}") from None
        except NoDealFound as error:
            self._give_up(line, str(error))

    def _give_up(self, line: str, reason: str) -> None:
        """Play on without knowing more than what is legal."""
        complain(f"dokodesk bot: after {_cut(line)} {reason}; the deal is played on simply")
        self._table = None

    def _choices(self, line: str, text: str) -> tuple[Action, ...]:
        seat = self._running(line)
        texts = _data(line, text, list)
        if not texts or not all(isinstance(entry, str) for entry in texts):
            raise LineError(f"a question holds a list of actions: {_cut(line)}")
        choices = tuple(_action(entry, line) for entry in texts)
        if any(choice.seat != seat for choice in choices):
            raise LineError(f"this is seat {seat}, others cannot be asked here: {_cut(line)}")
        return choices

    # --- answers -----------------------------------------------------------------------------

    def _decide(self, choices: tuple[Action, ...]) -> str:
        from dokodesk.cli.bot_table import Contradiction, NoDealFound

        if self._table is not None:
            try:
                self._table.asked(choices)
            except Contradiction as error:
                raise LineError(f"the question cannot be: {error}") from None
            except NoDealFound as error:
                self._give_up("the question", str(error))
        return self._answer(choices, may_pass=False) or choices[0].text

    def _announce(self, line: str, calls: tuple[Action, ...]) -> str:
        from dokodesk.cli.protocol import SILENCE
        from dokodesk.engine.actions import Call, Declare, Genscher

        if not all(isinstance(call, Call | Declare | Genscher) for call in calls):
            raise LineError(f"only announcements and declarations belong here: {_cut(line)}")
        return self._answer(calls, may_pass=True) or SILENCE

    def _answer(self, choices: tuple[Action, ...], *, may_pass: bool) -> str:
        """The player's answer; empty if it says nothing or the deal is not understood."""
        from dokodesk.ai.answering import Request, answer_request
        from dokodesk.ai.player import decision_seed

        if self._table is None:
            return ""
        view = self._table.view
        seed = decision_seed(self._seed, view)
        request = Request(0, self._player.name, view, choices, seed, may_pass)
        answer = answer_request(self._player, request)
        if answer.fault is not None:
            complain(f"dokodesk bot: {answer.fault.text}")
        return "" if answer.action is None else answer.action.text


# --- reading lines --------------------------------------------------------------------------------


def read_deal(told: dict[str, Any]) -> tuple[DealSetup, int, int]:
    """The deal, the own seat and the seed of a ``deal`` line; only the own hand in it is true.

    Raises:
        LineError: something is missing or has not the right form.
    """
    import msgspec

    from dokodesk.engine.cards import Card
    from dokodesk.engine.errors import EngineError
    from dokodesk.engine.state import ALL_SEATS
    from dokodesk.records.check import setup_alone
    from dokodesk.records.documents import Document
    from dokodesk.records.model import VERSION
    from dokodesk.records.problems import RecordError
    from dokodesk.records.reader import record_of

    seat, seed, hand = told.get("seat"), told.get("seed", 0), told.get("hand")
    if not isinstance(seat, int) or isinstance(seat, bool) or seat not in ALL_SEATS:
        raise LineError("deal: 'seat' must be a seat 0-3")
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise LineError("deal: 'seed' must be a whole number")
    if not isinstance(hand, list) or not all(isinstance(code, str) for code in hand):
        raise LineError("deal: 'hand' must be a list of cards")
    rules = _rules(told.get("rules"))
    # The rest has the form of a record, so the reader of records judges it.
    document: dict[str, Any] = {
        "doko": VERSION,
        "kind": "deal",
        "rules": {"options": told["rules"]},
        "hands": [" ".join(hand) if place == seat else "" for place in ALL_SEATS],
        **{key: told[key] for key in ("dealer", "forehand", "state") if key in told},
    }
    try:
        (deal,) = record_of([Document(0, document)]).deals
        setup = setup_alone(deal)
    except RecordError as error:
        reasons = "; ".join(problem.reason for problem in error.problems)
        raise LineError(f"deal: {reasons}") from None
    except EngineError as error:
        raise LineError(f"deal: {error}") from None
    own: tuple[Card, ...] = deal.hands[seat]
    hands = tuple(own if place == seat else () for place in ALL_SEATS)
    return msgspec.structs.replace(setup, rules=rules, hands=hands), seat, seed


def _rules(told: object) -> Rules:
    from dokodesk.engine.rules import RulesError, from_dict

    if not isinstance(told, dict):
        raise LineError("deal: 'rules' must give the options")
    try:
        return from_dict(told)
    except RulesError as error:
        reasons = "; ".join(problem.text for problem in error.problems)
        raise LineError(f"deal: rule option {reasons}") from None


_FACTS: Final = {"contract": 1, "trick": 2, "party": 2, "alone": 1, "trumps": 2, "sow": 1}


def _is_addition(word: str) -> bool:
    """Whether an event is one that another version of the protocol has in addition."""
    return word.isidentifier() and word != "known" and word not in _FACTS


def _event_of(words: Sequence[str], line: str) -> Action | None:
    """The action of an event, or ``None`` for a well-formed fact."""
    if words[0] == "known":
        return _action(" ".join(words[1:]), line)
    if words[0][:1].isdigit():
        return _action(" ".join(words), line)
    number = _FACTS.get(words[0])
    if number is None:
        raise LineError(f"this event is not known: {_cut(line)}")
    values = words[1:]
    numbers = [word for word in values if word.isdecimal() and word.isascii()]
    if words[0] == "contract":
        fits = bool(values) and values[0].replace("_", "").isalnum()
    elif words[0] == "party":
        fits = len(numbers) == 1 and values[1:] in (["re"], ["kontra"])
    else:
        fits = len(numbers) == len(values)
    if len(values) != number or not fits:
        raise LineError(f"this event has not the right form: {_cut(line)}")
    return None


def _action(text: str, line: str) -> Action:
    from dokodesk.engine.actions import parse
    from dokodesk.engine.errors import ActionSyntaxError

    try:
        return parse(text)
    except ActionSyntaxError as error:
        raise LineError(f"{_cut(line)}: {error}") from None


def _data(line: str, text: str, kind: type) -> Any:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise LineError(f"after the first word there must be JSON: {_cut(line)}") from None
    if not isinstance(data, kind):
        raise LineError(f"the JSON has not the right form: {_cut(line)}")
    return data


def _cut(text: str) -> str:
    return repr(text if len(text) <= _SHOWN else f"{text[: _SHOWN - 3]}...")
