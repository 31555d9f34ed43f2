"""The card table of a match: shows a session and takes what the person does.

The session runs ahead, the table catches up: steps wait in a queue and are shown one after the
other. When everything stands still and nothing waits, the table asks the session to go on. That
call is queued, because with no animation a whole chain of cards would otherwise recurse.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from dokodesk.ai.characters import character_of
from dokodesk.engine.actions import Action, Claim, Play
from dokodesk.engine.cards import Card
from dokodesk.engine.certainty import certain_rest
from dokodesk.engine.errors import IllegalAction
from dokodesk.engine.match import is_over, totals
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.state import Phase
from dokodesk.model.session import MatchSession, Step
from dokodesk.model.table_session import TableSession
from dokodesk.views.cardnames import card_name, refusal_text
from dokodesk.views.table.callbar import offers_for
from dokodesk.views.table.director import Beat
from dokodesk.views.table.hints import hint_text, thinking_text
from dokodesk.views.table.pace import Pace
from dokodesk.views.table.questions import Question, question_for
from dokodesk.views.table.settings import TableSettings
from dokodesk.views.table.spoken import deal_text, event_text, question_text
from dokodesk.views.table.stage import TableStage

__all__ = ["TableView"]

#: A player who thinks longer than this gets a word about it.
_SLOW_MS = 1200


class TableView(TableStage):
    """The table of one session.

    Signals:
        deal_presented: the deal is over and its last card has been seen; only now should a result
            be shown. Emitted once for each deal.
    """

    deal_presented = Signal()

    def __init__(
        self,
        session: TableSession,
        settings: TableSettings | None = None,
        parent: QWidget | None = None,
        *,
        pace: Pace | None = None,
    ) -> None:
        """Show a session.

        Args:
            session: what is played.
            settings: look and habits; the defaults unless given.
            parent: Qt parent.
            pace: durations in place of those that follow from the settings.
        """
        super().__init__(settings, parent, pace=pace)
        self._session = session
        self._told = False
        self._takes_rest = False
        self._asked: SeatView | None = None
        #: Asked before a card of the person is played; ``False`` keeps it in the hand.
        self.allow_play: Callable[[Play], bool] | None = None
        self._slow = QTimer(self)
        self._slow.setSingleShot(True)
        self._slow.setInterval(_SLOW_MS)
        self._story.waiting = self._show_waiting
        self._connect()
        self.apply_settings(self._settings)
        self._retranslate()
        self._on_view_replaced()

    def _connect(self) -> None:
        hand, session = self._hand, self._session
        hand.play_wanted.connect(self._on_play_wanted)
        hand.looked_at.connect(lambda card: self.message.emit(card_name(card)))
        things = self._furniture
        hand.picked.connect(things.panel.show_picked)
        things.panel.answered.connect(self._request)
        things.panel.confirmed.connect(self._on_confirmed)
        things.calls.chosen.connect(self._on_called)
        things.proof.accepted.connect(self._take_rest)
        things.overlay.closed.connect(self._on_still)
        things.proof.closed.connect(self._on_still)
        things.bubble.closed.connect(self._show_hint)
        things.entry.closed.connect(self._show_hint)
        self._keys.unclear.connect(self._refuse)
        self._slow.timeout.connect(self._show_thinking)
        session.match_started.connect(self._on_match_started)
        session.deal_started.connect(self._on_deal_started)
        session.step_applied.connect(self._on_step_applied)
        session.view_replaced.connect(self._on_view_replaced)
        session.deal_finished.connect(self._on_deal_finished, Qt.ConnectionType.QueuedConnection)
        session.names_changed.connect(self._on_names_changed)
        session.refused.connect(self._on_refused)
        session.thinking_changed.connect(self._on_thinking_changed)

    # --- the session -----------------------------------------------------------------------------

    def _on_match_started(self) -> None:
        self._drop_all()
        self._story.names = self._session.names

    def _on_deal_started(self) -> None:
        self._drop_all()
        view = self._session.view
        if view is None:
            return
        self._story.names = self._session.names
        self._told = self._takes_rest = False
        self._story.own_order = ()
        self._view = self._keys.view = view
        self._show_decor(view)
        self._hand.take(None, (), None)
        self.announce(deal_text(view, self._story.names, detail=self._settings.detail))
        self._director.play([*self._story.deal(view), self._settled(view)])

    def _on_step_applied(self, step: Step) -> None:
        self._steps.append(step)
        self._withdraw_offers()
        self._pump()

    def _on_view_replaced(self) -> None:
        self._drop_all()
        self._story.names = self._session.names
        view = self._session.view
        self._told = self._takes_rest = False
        self._story.own_order = ()
        self._settle(view)
        self._director.play([])

    def _on_deal_finished(self, _result: object) -> None:
        """The result may come after the last card has long been shown (a late Genscher)."""
        self._on_still()

    def _on_names_changed(self) -> None:
        self._story.names = self._session.names
        if self._view is not None:
            self._show_decor(self._view)
            self._refresh()

    def _on_refused(self, error: IllegalAction) -> None:
        self._refuse(refusal_text(error, self._story.names))
        self._hand.glide_home()

    def set_interactive(self, interactive: bool) -> None:
        super().set_interactive(interactive)
        if interactive:
            self._on_still()

    def _refuse(self, text: str) -> None:
        """Say why something was not done."""
        self._furniture.refuse(text, self._pace.bubble_ms)
        self.announce(text)

    def _on_thinking_changed(self, seat: object) -> None:
        if seat is None:
            self._slow.stop()
        else:
            self._slow.start()

    # --- showing ---------------------------------------------------------------------------------

    def _before_step(self, step: Step) -> None:
        asked = self._furniture.panel.question
        latest = self._question(self._session.view)
        if asked is not None and (latest is None or latest.key != asked.key):
            self._furniture.panel.ask(None)
        self._furniture.proof.dismiss()
        self._tell(step)

    def _portraits(self) -> Sequence[str]:
        """What the person has chosen comes first, then the face of a character."""
        session = self._session
        chosen = list(super()._portraits())
        if not isinstance(session, MatchSession):
            return chosen
        for number, name in enumerate(session.opponents.characters, 1):
            character = character_of(name)
            chosen += [""] * (number + 1 - len(chosen))
            if character is not None and not chosen[number]:
                chosen[number] = character.portrait
        return chosen

    def _people(self) -> Sequence[int]:
        match = self._session.match
        if match is None or len(set(match.names)) < len(match.names):
            return super()._people()
        numbers = {name: number for number, name in enumerate(match.names)}
        return [numbers.get(name, seat) for seat, name in enumerate(self._session.names)]

    def _numbers(self) -> tuple[int, int]:
        match = self._session.match
        return self._session.deal_number, match.planned if match is not None else 0

    def _tell(self, step: Step) -> None:
        trick = step.view.trick
        self.announce(
            event_text(
                step.action,
                step.events,
                self._story.names,
                step.view.seat,
                detail=self._settings.detail,
                winning=trick.winner if trick is not None else None,
                view=step.view,
            )
        )

    def _on_still(self) -> None:
        """Nothing moves: show what waits, or let the person and the session go on."""
        super()._on_still()
        if not self.idle or self._view is None or not self._interactive:
            return
        if self._session.deal_over:
            if not self._told:
                self._told = True
                beats = self._won_match()
                self._director.play([*beats, Beat(0, end=self.deal_presented.emit)])
            return
        if self._furniture.proof.proof:
            return
        if not self._furniture.overlay.isHidden():
            # Somebody looks at a trick: it would be gone if the others went on playing.
            return
        if self._play_rest() or self._play_forced():
            return
        self._session.advance()

    def _refresh(self) -> None:
        """Ask, offer and hint what the shown position wants."""
        if not self._interactive:
            super()._refresh()
            self._furniture.set_hint("")
            return
        view = self._view
        picture = self._scene.picture
        question = self._question(view)
        cards = picture.hands[view.seat] if view is not None and picture is not None else ()
        self._furniture.panel.ask(question)
        self._hand.take(view, cards, question.pick if question is not None else None)
        open_deal = view is not None and not self._session.deal_over
        offers = offers_for(view, self._story.names) if view is not None and open_deal else ()
        self._furniture.calls.show_offers(offers)
        self._show_hint()
        self._show_last_button()
        self._tell_turn(view, question)

    def _tell_turn(self, view: SeatView | None, question: Question | None) -> None:
        """Say once what is asked or to be played."""
        if view is None or view is self._asked or view.turn != view.seat:
            return
        self._asked = view
        self.announce(hint_text(view) if question is None else question_text(question))

    def _question(self, view: SeatView | None) -> Question | None:
        return None if view is None else question_for(view, self._story.names)

    def _withdraw_offers(self) -> None:
        """Take away at once what the session no longer allows; new offers wait for stillness."""
        view = self._session.view
        latest = offers_for(view, self._story.names) if view is not None else ()
        allowed = {offer.action for offer in latest}
        self._furniture.calls.show_offers(
            tuple(offer for offer in self._furniture.calls.offers if offer.action in allowed)
        )

    def _show_hint(self) -> None:
        view = self._view
        text = ""
        if view is not None and self.idle and self._furniture.bubble.isHidden():
            text = hint_text(view)
        self._furniture.set_hint(text)

    def _show_thinking(self) -> None:
        if self._view is not None and self.idle:
            self._furniture.set_hint(thinking_text(self._view, self._story.names))

    def _show_waiting(self, waits: bool) -> None:
        self._furniture.set_hint(self.tr("Click or press a key to go on") if waits else "")

    def _play_forced(self) -> bool:
        """Play the only card that can be played, if the person wants that."""
        view = self._view
        if (
            not self._settings.auto_play_forced
            or view is None
            or view.turn != view.seat
            or view.phase != Phase.PLAY
            or len(view.legal) != 1
            or view.legal_calls
        ):
            return False
        action = view.legal[0]
        if not isinstance(action, Play):
            return False

        def play() -> None:
            if self._session.view is view:
                self._request(action)

        self._director.play([Beat(self._pace.forced_ms, end=play)])
        return True

    def _won_match(self) -> list[Beat]:
        """The match is over and the person has won it."""
        match = self._session.match
        if match is None or not self._session.deal_over or not is_over(match):
            return []
        points = totals(match)
        if points[0] < max(points) or points.count(points[0]) > 1:
            return []
        title = QCoreApplication.translate("Celebration", "You have won the match!")
        return self._story.celebrate(title)

    def _play_rest(self) -> bool:
        """Lead the next sure card after the person has taken the rest."""
        view = self._view
        if not self._takes_rest or view is None or view.turn != view.seat:
            return False
        sure = certain_rest(view)
        if sure is None:
            self._takes_rest = False
            return False
        action = Play(view.seat, sure[0].card)

        def play() -> None:
            if self._session.view is view:
                self._request(action)

        self._director.play([Beat(self._pace.forced_ms, end=play)])
        return True

    # --- what the person does --------------------------------------------------------------------

    def _request(self, action: Action) -> None:
        """The one way from every kind of input to the session."""
        self._furniture.bubble.dismiss()
        self._session.request(action)

    def _on_called(self, action: Action) -> None:
        """Something was said; before the rest is taken the proof is shown."""
        view = self._view
        claims = isinstance(action, Claim) and not action.concede
        proof = certain_rest(view) if claims and view is not None else None
        if proof is None:
            self._request(action)
        else:
            self._furniture.proof.show_proof(proof)

    def _take_rest(self) -> None:
        """The person takes all remaining tricks: by the rule for it, or card by card."""
        view = self._view
        if view is None or certain_rest(view) is None:
            return
        if Claim(view.seat) in view.legal_claims:
            self._request(Claim(view.seat))
            return
        self._takes_rest = True
        self._on_still()

    def _on_play_wanted(self, card: Card) -> None:
        view = self._view
        if view is None or not self.idle:
            return
        play = Play(view.seat, card)
        if play in view.legal and self.allow_play is not None and not self.allow_play(play):
            self._hand.glide_home()
            return
        self._request(play)

    def _on_confirmed(self) -> None:
        question = self._furniture.panel.question
        view = self._view
        if question is not None and question.pick is not None and view is not None:
            self._request(question.pick.action(view.seat, self._hand.chosen_cards))
