"""The card table as one widget: shows a session and takes what the person does.

The session runs ahead, the table catches up: steps wait in a queue and are shown one after the
other. When everything stands still and nothing waits, the table asks the session to go on. That
call is queued, because with no animation a whole chain of cards would otherwise recurse.
"""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFontInfo,
    QHideEvent,
    QKeyEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from dokodesk.engine.actions import Play
from dokodesk.engine.cards import Card
from dokodesk.engine.errors import IllegalAction
from dokodesk.engine.seat_view import SeatView
from dokodesk.engine.state import Phase
from dokodesk.model.session import MatchSession, Step
from dokodesk.views.cardnames import card_name, refusal_text
from dokodesk.views.table.callbar import offers_for
from dokodesk.views.table.canvas import TableCanvas
from dokodesk.views.table.card_art import CardArt
from dokodesk.views.table.decor import Decor
from dokodesk.views.table.director import Beat, Director
from dokodesk.views.table.furniture import Furniture
from dokodesk.views.table.hand import Hand
from dokodesk.views.table.hints import game_title, hint_text, seat_title, thinking_text
from dokodesk.views.table.keys import Keys
from dokodesk.views.table.overlays import visible_tricks
from dokodesk.views.table.pace import Pace, pace_for
from dokodesk.views.table.paint import metrics_for, text_size
from dokodesk.views.table.picture import Sorting, picture_of
from dokodesk.views.table.pointer import Pointer
from dokodesk.views.table.questions import Question, question_for
from dokodesk.views.table.scene import TableScene
from dokodesk.views.table.seats import plates_for
from dokodesk.views.table.settings import TableSettings
from dokodesk.views.table.spoken import event_text
from dokodesk.views.table.story import Story
from dokodesk.views.table.theme import theme_named
from dokodesk.views.table.trickoverlay import TrickOverlay

__all__ = ["TableView"]

#: A player who thinks longer than this gets a word about it.
_SLOW_MS = 1200
_FALLBACK_PX = 13.0


class TableView(QWidget):
    """The table of one session.

    Signals:
        deal_presented: the deal is over and its last card has been seen; only now should a result
            be shown. Emitted once for each deal.
        message(str): what has just happened, in words, for a message line.
        tricks_visible(bool): whether there is a trick that may be looked at.
    """

    deal_presented = Signal()
    message = Signal(str)
    tricks_visible = Signal(bool)

    def __init__(
        self,
        session: MatchSession,
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
        super().__init__(parent)
        self._session = session
        self._settings = settings if settings is not None else TableSettings()
        self._fixed_pace = pace
        self._pace = pace if pace is not None else pace_for(self._settings)
        self._theme = theme_named(self._settings.theme)
        self._art = CardArt(self._settings.deck, self._settings.letters, self._settings.back)
        self._steps: deque[Step] = deque()
        self._view: SeatView | None = None
        self._told = False
        self._arranged: tuple[QSize, float, float] | None = None

        self._scene = TableScene(self)
        self._canvas = TableCanvas(self._scene, self)
        self._decor = Decor(self._scene)
        self._director = Director(self)
        self._story = Story(self._scene, self._decor, self._pace)
        self._hand = Hand(self._scene, self._director, self)
        self._furniture = Furniture(self)
        self._keys = Keys(self._hand, self._director, self._furniture, lambda: self.idle, self)
        self._pointer = Pointer(
            self._canvas,
            self._scene,
            self._hand,
            self._director,
            self._furniture,
            lambda: self.idle,
        )
        self._slow = QTimer(self)
        self._warm = QTimer(self)
        self._story.waiting = self._show_waiting
        self._build()
        self._connect()
        self.apply_settings(self._settings)
        self._retranslate()
        self._on_view_replaced()

    # --- building --------------------------------------------------------------------------------

    def _build(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMinimumSize(480, 320)
        self._warm.setSingleShot(True)
        self._warm.setInterval(0)
        self._slow.setSingleShot(True)
        self._slow.setInterval(_SLOW_MS)

    def _connect(self) -> None:
        hand, session = self._hand, self._session
        self._pointer.pressed.connect(self._on_pressed)
        hand.play_wanted.connect(self._on_play_wanted)
        hand.looked_at.connect(lambda card: self.announce(card_name(card)))
        things = self._furniture
        hand.picked.connect(things.panel.show_picked)
        things.panel.answered.connect(self._request)
        things.panel.confirmed.connect(self._on_confirmed)
        things.calls.chosen.connect(self._request)
        things.last_button.clicked.connect(self.toggle_last_trick)
        things.overlay.closed.connect(self._on_still)
        things.bubble.closed.connect(self._show_hint)
        things.entry.closed.connect(self._show_hint)
        self._keys.last_trick_wanted.connect(self.toggle_last_trick)
        self._keys.drag_cancelled.connect(self._pointer.spend)
        self._keys.unclear.connect(self._refuse)
        self._warm.timeout.connect(self._warm_up)
        self._slow.timeout.connect(self._show_thinking)
        # Queued: see the module's docstring.
        self._director.still.connect(self._on_still, Qt.ConnectionType.QueuedConnection)
        session.match_started.connect(self._on_match_started)
        session.deal_started.connect(self._on_deal_started)
        session.step_applied.connect(self._on_step_applied)
        session.view_replaced.connect(self._on_view_replaced)
        session.deal_finished.connect(self._on_deal_finished, Qt.ConnectionType.QueuedConnection)
        session.names_changed.connect(self._on_names_changed)
        session.refused.connect(self._on_refused)
        session.thinking_changed.connect(self._on_thinking_changed)

    # --- for others ------------------------------------------------------------------------------

    @property
    def settings(self) -> TableSettings:
        """Look and habits in force."""
        return self._settings

    @property
    def scene(self) -> TableScene:
        """The items."""
        return self._scene

    @property
    def canvas(self) -> TableCanvas:
        """The graphics view; real mouse events go to its viewport."""
        return self._canvas

    @property
    def art(self) -> CardArt:
        """The pictures of the cards."""
        return self._art

    @property
    def decor(self) -> Decor:
        """Name plates, bubbles, banner."""
        return self._decor

    @property
    def hand(self) -> Hand:
        """Input on the own hand."""
        return self._hand

    @property
    def director(self) -> Director:
        """What is being shown."""
        return self._director

    @property
    def furniture(self) -> Furniture:
        """The widgets on the table: question, calls, hint, bubble, last trick."""
        return self._furniture

    @property
    def overlay(self) -> TrickOverlay:
        """The tricks that may be looked at."""
        return self._furniture.overlay

    @property
    def view(self) -> SeatView | None:
        """What is shown; behind the session's while something is being shown."""
        return self._view

    @property
    def idle(self) -> bool:
        """Whether everything stands still and nothing waits to be shown."""
        return not self._director.busy and not self._steps

    def apply_settings(self, settings: TableSettings) -> None:
        """Change look and habits at once, whatever is going on."""
        before = self._settings
        self._settings = settings
        self._theme = theme_named(settings.theme)
        if (settings.deck, settings.letters, settings.back) != (
            before.deck,
            before.letters,
            before.back,
        ):
            self._art = CardArt(settings.deck, settings.letters, settings.back)
        self._pace = self._fixed_pace if self._fixed_pace is not None else pace_for(settings)
        self._story.pace = self._pace
        self._furniture.use_pace(self._pace)
        self._story.sorting = Sorting(settings.sort_order, settings.sort_high_first)
        self._story.show_trick_points = settings.show_trick_points
        self._furniture.calls.set_ask_back(ask_back=settings.confirm_calls)
        self._arranged = None
        self._arrange()
        self._hand.configure(settings, self._pace)
        if self.idle:
            self._settle(self._view)
            self._refresh()

    def show_last_trick(self) -> bool:
        """Show the last trick if the rules let it be seen; returns whether they do."""
        if self._view is None:
            return False
        return self._furniture.overlay.open_for(self._view, self._story.names)

    def toggle_last_trick(self) -> None:
        """Show or hide the last trick."""
        if self._furniture.overlay.isHidden():
            self.show_last_trick()
        else:
            self._furniture.overlay.dismiss()

    def skip(self) -> None:
        """End what is being shown now."""
        self._director.skip()

    def announce(self, text: str) -> None:
        """Tell a screen reader, and whoever shows messages."""
        if not text:
            return
        self.message.emit(text)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

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
        self._told = False
        self._view = self._keys.view = view
        self._show_decor(view)
        self._hand.take(None, (), None)
        self._director.play([*self._story.deal(view), self._settled(view)])

    def _on_step_applied(self, step: Step) -> None:
        self._steps.append(step)
        self._withdraw_offers()
        self._pump()

    def _on_view_replaced(self) -> None:
        self._drop_all()
        self._story.names = self._session.names
        view = self._session.view
        self._told = False
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

    def _refuse(self, text: str) -> None:
        """Say why something was not done."""
        self._furniture.refuse(text, self._pace.bubble_ms)
        self.announce(text)

    def _on_thinking_changed(self, seat: object) -> None:
        if seat is None:
            self._slow.stop()
        else:
            self._slow.start()

    def _drop_all(self) -> None:
        """Forget everything that was being shown or waiting: another position comes."""
        self._hand.rest()
        self._steps.clear()
        self._director.drop()
        self._decor.hush()
        self._decor.hide_banner()
        self._decor.show_points("")
        self._furniture.clear()
        self._pointer.forget()

    # --- showing ---------------------------------------------------------------------------------

    def _pump(self) -> None:
        """Show the next step if nothing is being shown."""
        if self._director.busy or not self._steps:
            return
        step = self._steps.popleft()
        self._hand.rest()
        self._furniture.set_hint("")
        self._furniture.bubble.dismiss()
        asked = self._furniture.panel.question
        latest = self._question(self._session.view)
        if asked is not None and (latest is None or latest.key != asked.key):
            self._furniture.panel.ask(None)
        self._tell(step)
        self._director.play([*self._story.step(step), self._settled(step.view)])

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
            )
        )

    def _settled(self, view: SeatView) -> Beat:
        """The beat that ends every step: everything where the view says."""
        return Beat(0, end=lambda: self._settle(view))

    def _settle(self, view: SeatView | None) -> None:
        self._view = self._keys.view = view
        if view is None:
            self._scene.settle(None)
            self._decor.show_plates(())
            self._decor.show_info("", "")
            return
        self._scene.settle(picture_of(view, self._story.sorting), self._hand.options)
        self._show_decor(view)

    def _show_decor(self, view: SeatView) -> None:
        plates = plates_for(view, self._story.names, show_parties=self._settings.show_parties)
        self._decor.show_plates(plates, view.seat)
        match = self._session.match
        planned = match.planned if match is not None else 0
        self._decor.show_info(
            game_title(view, self._story.names),
            seat_title(view, self._session.deal_number, planned),
        )
        self._show_last_button()

    def _on_still(self) -> None:
        """Nothing moves: show what waits, or let the person and the session go on."""
        if self._director.busy:
            return
        if self._steps:
            self._pump()
            return
        self._refresh()
        if self._view is None:
            return
        self._warm.start()
        if self._session.deal_over:
            if not self._told:
                self._told = True
                self.deal_presented.emit()
            return
        if not self._furniture.overlay.isHidden():
            # Somebody looks at a trick: it would be gone if the others went on playing.
            return
        if self._play_forced():
            return
        self._session.advance()

    def _warm_up(self) -> None:
        """Prepare the pictures of cards that will be played, one at a time while all is still."""
        if self.idle and self._scene.warm_up():
            self._warm.start()

    def _refresh(self) -> None:
        """Ask, offer and hint what the shown position wants."""
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

    def _show_last_button(self) -> None:
        there = bool(visible_tricks(self._view))
        self._furniture.last_button.setVisible(there)
        self.tricks_visible.emit(there)

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

    # --- what the person does --------------------------------------------------------------------

    def _request(self, action: object) -> None:
        """The one way from every kind of input to the session."""
        self._furniture.bubble.dismiss()
        self._session.request(action)  # type: ignore[arg-type]

    def _on_play_wanted(self, card: Card) -> None:
        view = self._view
        if view is not None and self.idle:
            self._request(Play(view.seat, card))

    def _on_confirmed(self) -> None:
        question = self._furniture.panel.question
        view = self._view
        if question is not None and question.pick is not None and view is not None:
            self._request(question.pick.action(view.seat, self._hand.chosen_cards))

    def _on_pressed(self) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self._furniture.bubble.dismiss()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._keys.handle(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    # --- size, language, look --------------------------------------------------------------------

    def _arrange(self) -> None:
        """Divide the table anew and put everything in its place."""
        size, ratio = self.size(), self.devicePixelRatioF()
        base = QFontInfo(self.font()).pixelSize() or _FALLBACK_PX
        text_px = text_size(base, self._settings.text_scale, size.width(), size.height())
        if self._arranged == (size, ratio, text_px):
            return
        self._arranged = (size, ratio, text_px)
        metrics = metrics_for(text_px)
        self._canvas.setGeometry(0, 0, size.width(), size.height())
        self._scene.arrange((size.width(), size.height()), ratio, metrics, self._art, self._theme)
        geometry = self._scene.geometry
        self._decor.arrange(geometry, metrics, text_px, self._theme, ratio)
        self._furniture.arrange(geometry, text_px, self._theme, self._art)

    def _retranslate(self) -> None:
        self._furniture.retranslate()
        self.setAccessibleName(self.tr("Card table"))
        if self._view is not None:
            self._show_decor(self._view)
        if self.idle:
            self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._hand.cancel_drag(glide=False)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._arrange()

    def hideEvent(self, event: QHideEvent) -> None:
        self._hand.cancel_drag(glide=False)
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        match event.type():
            case QEvent.Type.LanguageChange:
                self._retranslate()
            case QEvent.Type.ApplicationFontChange | QEvent.Type.FontChange:
                self._arrange()
            case _:
                pass

    def event(self, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.WindowDeactivate:
                self._pointer.cancel_drag()
            case QEvent.Type.DevicePixelRatioChange:
                self._arrange()
            case _:
                pass
        return super().event(event)

    def sizeHint(self) -> QSize:
        return QSize(1280, 800)
