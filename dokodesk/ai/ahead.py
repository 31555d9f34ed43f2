"""Thinking ahead: answers to questions that may come next, found while the person still thinks.

``AheadPool`` puts a second process beside the one that decides. It has the lowest priority and gets
the questions that may come next; each is a question as it would be asked later, with the view of
its own seat and nothing else. When one of them is really asked its answer is there already;
otherwise the first process is asked as ever, at once and without waiting for the second. An answer
follows from the question alone, so the cards are the same with and without thinking ahead.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable
from typing import Final

import msgspec

from dokodesk.ai.answering import Answer, Request
from dokodesk.ai.worker import Notify, PlayerPool, ProcessPool
from dokodesk.engine.actions import Action, Play
from dokodesk.engine.seat_view import SeatView

#: Players that answer faster than this are not asked ahead: nobody could notice the difference.
SLOW_S: Final = 0.005
#: Of so many of the last cards of a player ...
_REMEMBERED: Final = 24
#: ... this share must have been slow; the last tricks of a deal are fast for everybody.
_SHARE: Final = 0.25
#: So many have to be known before it is called slow: the first ones of all need longer.
_LEAST: Final = 4
#: After so many faults nobody thinks ahead any more; the first process alone tells of faults.
_FAULTS: Final = 3
#: A thought that nobody wants any more may go on for so long before its process is ended: to start
#: the process again costs more than to let it finish, and at its priority it is in nobody's way.
_GRACE_S: Final = 3.0

#: Makes a pool that calls the given function when an answer is ready.
MakePool = Callable[[Notify], PlayerPool]


class AheadPool:
    """A pool of players that also takes questions which may come later."""

    def __init__(
        self,
        front: MakePool,
        back: MakePool,
        notify: Notify | None = None,
        *,
        slow_s: float = SLOW_S,
    ) -> None:
        """Put two pools together.

        Args:
            front: makes the pool that decides.
            back: makes the pool that thinks ahead, when it is needed first.
            notify: called, in any thread, when an answer may be ready.
            slow_s: how long a player must need to be asked ahead.
        """
        self._notify = notify
        self._told = threading.Event()
        self._front = front(self._tell)
        self._make_back = back
        self._back: PlayerPool | None = None
        self._slow_s = slow_s
        self._seconds: dict[str, deque[float]] = {}
        self._asked: dict[int, Request] = {}
        self._ready: list[Answer] = []
        self._thoughts: dict[int, Request] = {}
        self._known: list[tuple[Request, Answer]] = []
        self._number = 0
        self._faults = 0
        #: The first process may still be at a question that was taken back; the second one, which
        #: is free, is asked as well then.
        self._disturbed = False

    # --- as every pool ----------------------------------------------------------------------------

    def request(
        self,
        number: int,
        level: str,
        view: SeatView,
        choices: tuple[Action, ...],
        seed: int,
        *,
        may_pass: bool = False,
    ) -> None:
        self._gather()
        asked = Request(number, level, view, choices, seed, may_pass)
        known = next((answer for thought, answer in self._known if _same(thought, asked)), None)
        if known is not None:
            self._ready.append(_numbered(known, number))
            self._tell()
            return
        # If it is being thought about already, whoever has the answer first gives it.
        self._asked[number] = asked
        if self._disturbed and self.is_slow(level) and not _among(asked, self._thinking):
            self._think(asked)
        self._front.request(number, level, view, choices, seed, may_pass=may_pass)

    def poll(self) -> Answer | None:
        self._gather()
        return self._ready.pop(0) if self._ready else None

    def wait(self, timeout_s: float) -> Answer | None:
        deadline = time.monotonic() + timeout_s
        while True:
            self._told.clear()
            answer = self.poll()
            left = deadline - time.monotonic()
            if answer is not None or left <= 0:
                return answer
            self._told.wait(left)

    def cancel(self, number: int) -> None:
        self._ready = [answer for answer in self._ready if answer.number != number]
        if self._asked.pop(number, None) is not None:
            self._front.cancel(number)
            self._disturbed = True

    def close(self) -> None:
        self._ready.clear()
        self._asked.clear()
        self._known.clear()
        self._thoughts.clear()
        self._front.close()
        if self._back is not None:
            self._back.close()

    # --- thinking ahead ---------------------------------------------------------------------------

    def is_slow(self, level: str) -> bool:
        seconds = self._seconds.get(level, ())
        slow = sum(taken >= self._slow_s for taken in seconds)
        return len(seconds) >= _LEAST and slow >= _SHARE * len(seconds)

    def think_ahead(self, questions: tuple[Request, ...]) -> None:
        self._gather()
        wanted = [question for question in questions if self.is_slow(question.level)]
        self._known = [pair for pair in self._known if _among(pair[0], wanted)]
        for number, thought in list(self._thoughts.items()):
            if not _among(thought, wanted):
                self._drop(number)
        old = [thought for thought, _ in self._known] + self._thinking
        for question in wanted:
            if not _among(question, old):
                self._think(question)

    @property
    def _thinking(self) -> list[Request]:
        """What the second process has been asked and not answered yet."""
        return list(self._thoughts.values())

    def _think(self, question: Request) -> None:
        if self._faults >= _FAULTS:
            return
        if self._back is None:
            self._back = self._make_back(self._tell)
        self._number += 1
        self._thoughts[self._number] = question
        self._back.request(
            self._number,
            question.level,
            question.view,
            question.choices,
            question.seed,
            may_pass=question.may_pass,
        )

    def _drop(self, number: int) -> None:
        del self._thoughts[number]
        if self._back is not None:
            self._back.cancel(number)

    # --- answers ----------------------------------------------------------------------------------

    def _tell(self) -> None:
        """Something is ready; called in the threads of both pools."""
        self._told.set()
        if self._notify is not None:
            self._notify()

    def _gather(self) -> None:
        """Take what both pools have found."""
        while (answer := self._front.poll()) is not None:
            asked = self._asked.pop(answer.number, None)
            self._disturbed = False
            if asked is not None:
                self._note_time(asked, answer)
                self._ready.append(answer)
                for number, thought in list(self._thoughts.items()):
                    if _same(thought, asked):
                        self._drop(number)
        while self._back is not None and (answer := self._back.poll()) is not None:
            known = self._thoughts.pop(answer.number, None)
            if known is None:
                continue
            if answer.fault is not None:
                self._faults += 1
                continue
            waiting = [number for number, asked in self._asked.items() if _same(known, asked)]
            if not waiting:
                self._known.append((known, answer))
            for number in waiting:
                # The first process goes on with it and is not listened to: to stop it would mean
                # to end it, and to start it again takes longer.
                del self._asked[number]
                self._ready.append(_numbered(answer, number))

    def _note_time(self, asked: Request, answer: Answer) -> None:
        cards = sum(isinstance(choice, Play) for choice in asked.choices)
        if cards > 1 and answer.fault is None:
            past = self._seconds.setdefault(asked.level, deque(maxlen=_REMEMBERED))
            past.append(answer.seconds)


def thinking_process(notify: Notify) -> PlayerPool:
    """The process that thinks ahead."""
    return ProcessPool(background=True, grace_s=_GRACE_S, notify=notify)


def _same(one: Request, two: Request) -> bool:
    """Whether two questions are the same but for their numbers."""
    return (
        one.seed == two.seed
        and one.level == two.level
        and one.may_pass == two.may_pass
        and one.choices == two.choices
        and one.view == two.view
    )


def _among(question: Request, questions: list[Request]) -> bool:
    return any(_same(question, other) for other in questions)


def _numbered(answer: Answer, number: int) -> Answer:
    return msgspec.structs.replace(answer, number=number)
