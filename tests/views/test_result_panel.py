"""The result of a deal: complete, and nothing in it hidden by its place or size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from dokodesk.engine.match import Match
from dokodesk.engine.parties import Party
from dokodesk.model.deal_summary import DealSummary, summarise
from dokodesk.model.numbers import plain, signed
from dokodesk.views.appearance import Appearance
from dokodesk.views.cardnames import party_text, reason_text
from dokodesk.views.deal_view import DealView
from dokodesk.views.minicards import HandStrip
from dokodesk.views.result_panel import ResultPanel
from tests.helpers.matches import REFUSED_POVERTY, play_match, scripted_deal


@pytest.fixture(scope="module")
def match() -> Match:
    return play_match(seed=3, calls=0.1)


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[QWidget]:
    """Something for the panel to lie on."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(1000, 640)
    widget.show()
    yield widget
    widget.hide()


def texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if not label.isHidden()]


def visible_buttons(panel: ResultPanel) -> dict[str, QPushButton]:
    return {
        button.text(): button for button in panel.findChildren(QPushButton) if not button.isHidden()
    }


def check_told(widget: QWidget, summary: DealSummary) -> None:
    """Everything that belongs to a result is on the screen."""
    shown = texts(widget)
    for line in summary.lines:
        assert any(text.startswith(reason_text(line.reason)) for text in shown)
        assert signed(summary.signed(line)) in shown
    assert plain(summary.value) in shown
    for seat in summary.seats:
        assert seat.name in shown
        assert signed(seat.score) in shown
        assert plain(seat.total) in shown
    for side, role in ((Party.RE, "tag-re"), (Party.KONTRA, "tag-kontra")):
        tags = [one for one in widget.findChildren(QLabel) if one.property("role") == role]
        assert [tag.text() for tag in tags] == [party_text(side)] * len(summary.side(side))
    strips = widget.findChildren(HandStrip)
    assert [strip.cards for strip in strips] == [
        tuple(card for group in seat.hand for card in group) for seat in summary.seats
    ]
    for points in summary.card_points:
        assert any(str(points) in text for text in shown)


@pytest.mark.parametrize("place", range(8))
def test_a_result_is_told_in_full(
    qtbot: QtBot, appearance: Appearance, match: Match, place: int
) -> None:
    assert not match.deals[place].void
    view = DealView(appearance)
    qtbot.addWidget(view)
    summary = summarise(match, place)
    view.show_deal(summary)
    check_told(view, summary)


def test_a_void_deal_shows_no_hand(qtbot: QtBot, appearance: Appearance) -> None:
    view = DealView(appearance)
    qtbot.addWidget(view)
    view.show_deal(summarise(scripted_deal(*REFUSED_POVERTY), -1))
    assert not view.findChildren(HandStrip)
    assert not any("♦" in text for text in texts(view))
    assert "Nobody takes the poverty" in texts(view)


@pytest.mark.parametrize("size", [(480, 320), (800, 430), (1280, 740), (2560, 1500)])
def test_the_panel_stays_on_the_table_with_its_buttons_in_sight(
    table: QWidget, appearance: Appearance, match: Match, size: tuple[int, int]
) -> None:
    table.resize(*size)
    panel = ResultPanel(appearance, table)
    panel.show_result(summarise(match, 0), over=False)
    QCoreApplication.processEvents()
    assert table.rect().contains(panel.geometry())
    for button in visible_buttons(panel).values():
        corner = button.mapTo(panel, button.rect().bottomRight())
        assert panel.rect().contains(corner)
    scroller = panel.findChild(QScrollArea)
    assert scroller is not None
    if size[1] > 700:
        assert not scroller.verticalScrollBar().isVisible()


@pytest.mark.parametrize(
    ("over", "last", "text"),
    [
        (False, False, "Next deal"),
        (False, True, "Play the last deal"),
        (True, False, "Final ranking"),
    ],
)
def test_the_button_says_what_comes_next(
    table: QWidget, appearance: Appearance, match: Match, over: bool, last: bool, text: str
) -> None:
    panel = ResultPanel(appearance, table)
    panel.show_result(summarise(match, 0), over=over, last=last)
    assert text in visible_buttons(panel)


def test_after_a_void_deal_the_cards_are_dealt_again(
    table: QWidget, appearance: Appearance
) -> None:
    panel = ResultPanel(appearance, table)
    panel.show_result(summarise(scripted_deal(*REFUSED_POVERTY), -1), over=False)
    assert set(visible_buttons(panel)) == {"Deal again", "Score sheet"}


def test_each_button_does_its_own_thing(
    qtbot: QtBot, table: QWidget, appearance: Appearance, match: Match
) -> None:
    panel = ResultPanel(appearance, table)
    panel.show_result(summarise(match, 0), over=False)
    for text, wish in (
        ("Next deal", panel.next_wanted),
        ("Score sheet", panel.sheet_wanted),
        ("Last trick", panel.trick_wanted),
    ):
        with qtbot.waitSignal(wish):
            visible_buttons(panel)[text].click()
    panel.show_result(summarise(match, 0), over=True)
    with qtbot.waitSignal(panel.ranking_wanted), qtbot.assertNotEmitted(panel.next_wanted):
        visible_buttons(panel)["Final ranking"].click()


def test_cards_have_names_for_a_screen_reader(
    qtbot: QtBot, appearance: Appearance, match: Match
) -> None:
    strip = HandStrip(summarise(match, 0).seats[0].hand, appearance.theme)
    qtbot.addWidget(strip)
    assert strip.accessibleName().count(" of ") == 12
    strip.resize(strip.sizeHint())
    assert not strip.grab().isNull()
