"""Beginning, going on with and ending matches: what the window does about them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QObject

from dokodesk.engine.options import Rules
from dokodesk.model.daily import DailyKind
from dokodesk.model.journal import OpenMatch
from dokodesk.model.preferences_model import PreferencesModel
from dokodesk.model.session import MatchSession
from dokodesk.storage.history_rows import MatchKind
from dokodesk.views.message_bar import Option
from dokodesk.views.navigation import Page
from dokodesk.views.sheet.daily_desk import DailyDesk
from dokodesk.views.window_pages import Surroundings

if TYPE_CHECKING:
    from dokodesk.engine.deal_codes import DealCode
    from dokodesk.views.main_window import MainWindow
    from dokodesk.views.match_plan import MatchPlan
    from dokodesk.views.new_match_page import NewMatchPage
    from dokodesk.views.ranking_page import RankingPage

__all__ = ["MatchDesk"]

_ASK_NEW: Final = "ask-new-match"
_ASK_END: Final = "ask-end-match"


class MatchDesk(QObject):
    """Looks after the match at hand and the plans for the next one.

    A match that is being played is never left without a question.
    """

    def __init__(
        self,
        window: MainWindow,
        session: MatchSession,
        preferences: PreferencesModel,
        surroundings: Surroundings,
    ) -> None:
        """Works for this window.

        Args:
            window: shows the pages and asks the questions.
            session: what is played.
            preferences: what was chosen the last time.
            surroundings: what the command line has named.
        """
        super().__init__(window)
        self._window = window
        self._session = session
        self._preferences = preferences
        self._around = surroundings
        self._stored: OpenMatch | None = None
        self.daily = DailyDesk(window, self, session, surroundings.history)

    @property
    def stored(self) -> OpenMatch | None:
        """The stored match that can be gone on with."""
        return self._stored

    @property
    def preferences(self) -> PreferencesModel:
        """What was chosen the last time, and how the program looks."""
        return self._preferences

    @property
    def is_playing(self) -> bool:
        """Whether a match would be left unfinished by beginning another."""
        return self._session.match is not None and not self._session.match_over

    # --- the next match --------------------------------------------------------------------------

    @property
    def typed_names(self) -> tuple[str, ...]:
        """The names of the players as typed, some of them perhaps empty."""
        return self._preferences.values.player_names

    def plan(self) -> MatchPlan:
        """The match that the preferences and the command line describe."""
        from dokodesk.views.match_plan import plan_from

        return plan_from(
            self._preferences.values,
            self._around.levels,
            self._around.default_level,
            self._around.rules,
        )

    def offer_stored(self, stored: OpenMatch | None) -> None:
        """Offers to go on with a stored match."""
        self._stored = stored
        self._window.refresh_start()
        self._window.update_commands()

    def start_quickly(self) -> None:
        """Begins a match with the settings of the last one, without a question."""
        self.begin(self.plan())

    def start_daily(self, day: str) -> None:
        """Begins the match of a day: the same deals for everybody who plays these rules.

        Args:
            day: the date, ``2026-11-30``.
        """
        self.daily.play(DailyKind.MATCH, day)

    def begin(
        self,
        plan: MatchPlan,
        seed: str | None = None,
        *,
        first_dealer: int | None = None,
        kind: MatchKind = MatchKind.MATCH,
        remember: bool = True,
    ) -> None:
        """Begins a match; the one at hand is left unfinished.

        Args:
            plan: the match.
            seed: what its deals follow from; a new one unless told.
            first_dealer: drawn by lot unless told.
            kind: as what it is stored.
            remember: whether the next match has these rules and this length unless told.
        """
        from dokodesk.engine.rules import code
        from dokodesk.model.opponents import Opponents, draw_characters
        from dokodesk.views.match_plan import named_people

        self._window.pages.widget_of(Page.TABLE)
        drawn = draw_characters(plan.characters, seed)
        who = Opponents(plan.level, drawn, plan.conventions).text
        names = named_people(plan.names, drawn)
        self._session.new_match(
            plan.rules,
            names,
            level=who,
            planned=plan.deals,
            first_dealer=first_dealer,
            seed=seed,
            kind=kind,
        )
        self._stored = None
        if not remember:
            return
        self._preferences.set_value("last_rules", code(plan.rules))
        self._preferences.set_value("last_deals", plan.deals)
        self._preferences.set_value("computer_level", plan.level)
        self._preferences.set_value("computer_characters", plan.characters)
        self._preferences.set_value("computer_conventions", plan.conventions)

    # --- the match at hand -----------------------------------------------------------------------

    def want_new_match(self) -> None:
        """Asks, if a match is being played; then goes to the page for a new one."""
        if not self.is_playing:
            self._window.pages.show_page(Page.NEW)
            return
        self._window.messages.withdraw(_ASK_END)
        self._window.messages.ask(
            lambda: self.tr("A match is being played. Leave it unfinished and begin a new one?"),
            Option(lambda: self.tr("New match…"), lambda: self._window.pages.show_page(Page.NEW)),
            Option(lambda: self.tr("Keep playing"), self._window.focus_page),
            key=_ASK_NEW,
        )

    def want_end_match(self) -> None:
        """Asks, and then leaves the match for good."""
        if not self.is_playing:
            self.end_match()
            return
        self._window.messages.withdraw(_ASK_NEW)
        self._window.messages.ask(
            lambda: self.tr("End the match here? What was played stays stored."),
            Option(lambda: self.tr("End match"), self.end_match),
            Option(lambda: self.tr("Keep playing"), self._window.focus_page),
            key=_ASK_END,
        )

    def go_on(self) -> None:
        """Goes on with the match at hand, or with the stored one."""
        if self._session.match is not None:
            self._window.pages.show_page(Page.TABLE)
        elif self._stored is not None:
            stored, self._stored = self._stored, None
            self._window.pages.widget_of(Page.TABLE)
            self._session.resume(stored)

    def withdraw_questions(self) -> None:
        """Takes back what was asked about a match that has been left since."""
        self._window.messages.withdraw(_ASK_NEW)
        self._window.messages.withdraw(_ASK_END)

    def use_rules(self, rules: Rules, name: str) -> None:
        """Takes these rules for the next matches.

        Args:
            rules: the options.
            name: what the person calls them; may be empty.
        """
        from dokodesk.engine.rules import code

        self._around = replace(self._around, rules=None, rules_source="")
        self._preferences.set_value("last_rules", code(rules))
        self._preferences.set_value("last_deals", rules.match_deals)
        plan = self.plan()
        cast("NewMatchPage", self._window.pages.widget_of(Page.NEW)).show_plan(
            self.typed_names,
            plan.rules,
            plan.deals,
            plan.level,
            characters=plan.characters,
            conventions=plan.conventions,
            source=name,
        )
        self._window.messages.inform(
            lambda: self.tr("These rules hold from the next match on."), key="rules"
        )

    def start_with_rules(self, rules: Rules) -> None:
        """Begins a match with these rules; asks first if one is being played."""
        plan = replace(self.plan(), rules=rules, deals=rules.match_deals)
        self.leave_for(lambda: self.begin(plan))

    def next_deal(self) -> None:
        if self._session.match_over:
            self._window.pages.show_page(Page.RANKING)
        else:
            self._session.next_deal()
            self._window.pages.show_page(Page.TABLE)

    def leave_for(self, begin: Callable[[], object]) -> None:
        """Begins something else; asks first if a match is being played."""
        if not self.is_playing:
            begin()
            return
        self._window.messages.withdraw(_ASK_END)
        self._window.messages.ask(
            lambda: self.tr("A match is being played. Leave it unfinished and begin a new one?"),
            Option(lambda: self.tr("New match"), begin),
            Option(lambda: self.tr("Keep playing"), self._window.focus_page),
            key=_ASK_NEW,
        )

    def start_code(self, code: DealCode) -> None:
        """Plays the deal that belongs to a code, as a match of one deal.

        It does not count in statistics: whoever has the code may know the cards.

        Args:
            code: of the cards, perhaps with forehand and rules; otherwise the rules of the next
                match hold and the person leads.
        """
        from dokodesk.engine.deal_codes import seed_for

        plan = self.plan()
        rules = plan.rules if code.rules is None else code.rules
        dealer = (code.forehand - (1 if rules.direction == "cw" else -1)) % 4
        plan = replace(plan, rules=rules, deals=1)
        self.leave_for(
            lambda: self.begin(
                plan,
                seed_for(code.code),
                first_dealer=dealer,
                kind=MatchKind.CODE,
                remember=False,
            )
        )

    def end_match(self) -> None:
        match = self._session.match
        self._session.end_match()
        if match is not None and match.rules.match_end == "open" and match.scored:
            # A match without a set length ends like this, so it has a ranking.
            cast("RankingPage", self._window.pages.widget_of(Page.RANKING)).show_match(match)
            self._window.pages.show_page(Page.RANKING)
        else:
            self._window.pages.show_page(Page.START)

    def play_again(self) -> None:
        """Begins a match with rules, players and length of the one at hand."""
        match = self._session.match
        if match is None:
            self.start_quickly()
            return
        plan = self.plan()
        self.begin(replace(plan, rules=match.rules, names=match.names, deals=match.planned))

    def accept_plan(self, plan: MatchPlan) -> None:
        """Begins the match that was put together on the page for it."""
        page = cast("NewMatchPage", self._window.pages.widget_of(Page.NEW))
        self._preferences.set_value("player_names", page.typed_names())
        self.begin(plan)
