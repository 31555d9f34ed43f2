"""Looks after the branch that is being played: begins it, compares it, gives it up."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from dokodesk.engine.options import Rules
from dokodesk.model.branches import (
    BranchError,
    BranchJournal,
    Comparison,
    begin_branch,
    compare,
    give_up,
)
from dokodesk.model.journal import OpenMatch
from dokodesk.model.replay import Replay
from dokodesk.model.session import MatchSession, SessionNotice
from dokodesk.model.stored_deals import StoredDealError, deal_source
from dokodesk.storage.errors import StorageError
from dokodesk.storage.history import History
from dokodesk.storage.history_forms import base_level
from dokodesk.views.appearance import Appearance
from dokodesk.views.history.branch_page import BranchPage
from dokodesk.views.navigation import Page
from dokodesk.views.window_pages import Surroundings

if TYPE_CHECKING:
    from dokodesk.views.main_window import MainWindow

__all__ = ["BranchDesk"]


@dataclass(frozen=True, slots=True)
class _Branch:
    """What is being tried out."""

    replay: Replay
    moment: int
    seat: int
    rules: Rules | None
    level: str
    opened: OpenMatch


class BranchDesk(QObject):
    """Has a session of its own, so that the match at hand is left in peace.

    Signals:
        back_wanted(Replay, int): return to the original, to this moment.
        replay_wanted(DealSource): replay what was played.
    """

    back_wanted = Signal(object, int)
    replay_wanted = Signal(object)

    def __init__(
        self, window: MainWindow, appearance: Appearance, around: Surroundings, history: History
    ) -> None:
        """Makes the session and the page.

        Args:
            window: shows the page.
            appearance: the look.
            around: levels and pace.
            history: where branches are stored.
        """
        super().__init__(window)
        self._window = window
        self._around = around
        self._history = history
        self._memory: History | None = None
        self._branch: _Branch | None = None
        self._journal = BranchJournal(history, around.default_level)
        self.session = MatchSession(self._journal, window.session.thinker, self)
        self.session.notice.connect(self._on_notice)
        self.page = BranchPage(
            appearance, self.session, window.table_settings, self._compared, pace=around.pace
        )
        self.page.back_wanted.connect(self._on_back)
        self.page.again_wanted.connect(self._on_again)
        self.page.replay_wanted.connect(self._on_replay)

    def level_for(self, replay: Replay) -> str:
        """The level that the others play at: that of the original if it is still offered."""
        level = base_level(replay.source.level)
        return level if level in self._around.levels else self._around.default_level

    def begin(
        self,
        replay: Replay,
        moment: int,
        seat: int,
        *,
        rules: Rules | None = None,
        level: str = "",
    ) -> None:
        """Plays on from a moment, or the whole deal again.

        Args:
            replay: the original.
            moment: after so many actions; 0 for the whole deal.
            seat: the seat that the person plays from.
            rules: other rules, for a whole deal.
            level: of the others; that of the original unless told.
        """
        level = level or self.level_for(replay)
        try:
            history = self._history_for(replay)
            opened = begin_branch(history, replay, moment, seat, level=level, rules=rules)
        except StorageError as error:
            self._window.tell(error.notice)
            return
        except BranchError as error:
            reason = str(error)
            self._window.messages.inform(
                lambda: self.tr("From here nobody can play on: {reason}").format(reason=reason),
                key="branch",
                error=True,
            )
            return
        self.give_up()
        self._branch = _Branch(replay, moment, seat, rules, level, opened)
        self._journal.use(history)
        self.page.show_branch(self._about)
        self.session.resume(opened)
        self._window.pages.show_page(Page.BRANCH)

    def give_up(self) -> None:
        """Leaves the branch; one that is not over stays unfinished under its original."""
        branch, self._branch = self._branch, None
        if branch is None:
            return
        over = self.session.deal_over
        self.session.put_aside()
        if not over:
            give_up(self._history_for(branch.replay), branch.opened.match_id)

    def _history_for(self, replay: Replay) -> History:
        """Where a branch is kept: with its original, or only for now if that is not stored."""
        if replay.source.deal_id is not None:
            return self._history
        if self._memory is None:
            self._memory = History(None)
            self._memory.open()
        return self._memory

    def _compared(self) -> Comparison | None:
        branch, match = self._branch, self.session.match
        if branch is None or match is None or not match.deals:
            return None
        return compare(branch.replay, branch.seat, match.deals[-1].result)

    def _about(self) -> str:
        branch = self._branch
        if branch is None:
            return ""
        name = branch.replay.source.names[branch.seat]
        if not branch.moment:
            return self.tr("The deal once more, for {name}. It does not count.").format(name=name)
        trick = branch.replay.trick_of(branch.moment)
        if trick is None:
            return self.tr(
                "Played on before the first card, for {name}. It does not count."
            ).format(name=name)
        return self.tr("Played on from trick {number}, for {name}. It does not count.").format(
            number=trick + 1, name=name
        )

    def _on_back(self) -> None:
        branch = self._branch
        self.give_up()
        if branch is not None:
            self.back_wanted.emit(branch.replay, branch.moment)

    def _on_again(self) -> None:
        branch = self._branch
        if branch is not None:
            self.begin(
                branch.replay, branch.moment, branch.seat, rules=branch.rules, level=branch.level
            )

    def _on_replay(self) -> None:
        branch = self._branch
        if branch is None or branch.opened.deal_id is None:
            return
        history = self._history_for(branch.replay)
        try:
            source = deal_source(history.match(branch.opened.match_id), branch.opened.deal_id)
        except (StorageError, StoredDealError) as error:
            reason = str(error)
            self._window.messages.inform(lambda: reason, key="branch", error=True)
            return
        if history is self._memory:
            source = replace(source, deal_id=None)
        self.replay_wanted.emit(source)

    def _on_notice(self, code: SessionNotice, facts: dict[str, object]) -> None:
        from dokodesk.views.notice_texts import session_text

        names = self.session.names
        self._window.messages.inform(lambda: session_text(code, facts, names), key=f"branch-{code}")
