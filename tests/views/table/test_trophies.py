"""What is marked in the piles and celebrated: only what is certain is called out."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from dokodesk.engine import deal
from dokodesk.engine.actions import Healthy, Play
from dokodesk.engine.cards import Card
from dokodesk.engine.extras import extra_lines
from dokodesk.engine.match import new_match, next_seating, next_setup
from dokodesk.engine.parties import Party
from dokodesk.engine.rules import preset
from dokodesk.engine.scoring import Result
from dokodesk.engine.seat_view import SeatView, SeenTrick, seat_view
from dokodesk.engine.shuffling import deal_hands
from dokodesk.engine.state import DealState
from dokodesk.views.table.celebration import deal_words, trophy_words
from dokodesk.views.table.director import Beat
from dokodesk.views.table.geometry import geometry_for
from dokodesk.views.table.layout import Zone, place_cards
from dokodesk.views.table.pace import NORMAL, pace_for
from dokodesk.views.table.picture import Sorting, picture_of
from dokodesk.views.table.room import sizes_for
from dokodesk.views.table.settings import Speed, TableSettings
from dokodesk.views.table.trophies import Trophy, TrophyKind, trophies_of
from tests.views.table.conftest import NAMES, MakeTable
from tests.views.table.test_table_questions import quiet
from tests.views.table.test_table_robust import skip_until

RULES = preset("pagat_standard")


def played_out(code: str) -> DealState:
    """A deal played to its end, the first legal card each time."""
    match = new_match(RULES, NAMES, 3)
    state = deal.start(next_setup(match, deal_hands(code, RULES.deck), next_seating(match)))
    while not state.finished:
        legal = deal.legal_actions(state)
        healthy = [action for action in legal if isinstance(action, Healthy)]
        state, _ = deal.apply(state, (healthy or legal)[0])
    return state


def view_with(
    tricks: tuple[SeenTrick, ...], parties: tuple[Party | None, ...] = (None, None, None, None)
) -> SeatView:
    """A view of a normal game after some tricks."""
    match = new_match(RULES, NAMES, 3)
    state = deal.start(next_setup(match, deal_hands("abcd1234", RULES.deck), next_seating(match)))
    return msgspec.structs.replace(
        seat_view(state, 0), contract="normal", tricks=tricks, parties=parties, own_party=parties[0]
    )


def trick(winner: int, *cards: Card) -> SeenTrick:
    """A trick with these cards of seats 0 to 3."""
    points = sum(card.points for card in cards)
    return SeenTrick(leader=0, cards=cards, seats=(0, 1, 2, 3), winner=winner, points=points)


FOX = trick(1, Card.DA, Card.CQ, Card.DK, Card.D9)
RE, KONTRA = Party.RE, Party.KONTRA


@pytest.mark.parametrize(
    ("parties", "sure"),
    [
        ((None, None, None, None), False),
        ((RE, KONTRA, None, None), True),
        ((KONTRA, None, None, None), False),
        ((RE, RE, KONTRA, KONTRA), None),
    ],
)
def test_a_fox_is_caught_only_when_the_sides_are_known(
    parties: tuple[Party | None, ...], sure: bool | None
) -> None:
    found = trophies_of(view_with((FOX,), parties))
    wanted = [] if sure is None else [Trophy(TrophyKind.FOX, 1, 0, Card.DA, sure)]
    assert list(found) == wanted
    for trophy in found:
        assert bool(trophy_words(trophy)) == sure


def test_a_trick_of_forty_is_a_doppelkopf_for_whoever_has_it() -> None:
    rich = trick(2, Card.CA, Card.C10, Card.CA, Card.C10)
    found = trophies_of(view_with((FOX, rich)))
    assert [(one.kind, one.winner, one.trick) for one in found] == [
        (TrophyKind.FOX, 1, 0),
        (TrophyKind.DOPPELKOPF, 2, 1),
    ]
    poor = trick(2, Card.CA, Card.C10, Card.CA, Card.CK)
    assert trophies_of(view_with((poor,))) == ()


def test_nothing_is_marked_where_nothing_counts() -> None:
    view = view_with((FOX,))
    solo = msgspec.structs.replace(view, contract="queens")
    assert trophies_of(solo) == ()
    assert trophies_of(msgspec.structs.replace(view, contract="")) == ()
    rules = msgspec.structs.replace(view.rules, fox_caught=0)
    assert trophies_of(msgspec.structs.replace(view, rules=rules)) == ()


@pytest.mark.parametrize("number", range(40))
def test_at_the_end_the_marks_agree_with_the_score(number: int) -> None:
    """When all sides are known, what is marked is what brings extra points."""
    state = played_out(f"{number:08x}")
    if state.result is None or state.result.contract == "void":
        return
    view = seat_view(state, 0)
    counted = sorted(
        line.reason
        for line in extra_lines(state)
        if line.reason in ("doppelkopf", "fox", "charlie", "charlie_caught")
    )
    marked = sorted(
        trophy.kind.value for trophy in trophies_of(view) if trophy.kind is not TrophyKind.FOX_WINS
    )
    assert marked == counted
    assert all(trophy.sure for trophy in trophies_of(view))


def test_marked_cards_lie_open_across_their_pile() -> None:
    view = view_with((FOX,))
    picture = replace(picture_of(view, Sorting()), hands=tuple((None,) * 11 for _ in range(4)))
    for size in ((1280, 800), (600, 900)):
        geometry = geometry_for(*size, sizes_for(12.5, 100, *size)[1])
        pile = [p for p in place_cards(picture, geometry) if p.slot.zone is Zone.PILE]
        shown = [p for p in pile if p.face_up]
        assert [(p.card, p.angle, p.hidden) for p in shown] == [(Card.DA, 0.0, False)]
        assert len(pile) == 4


def result(contract: str, winner: Party, tricks: tuple[int, int]) -> Result:
    """A finished deal."""
    return Result(
        contract, (RE, KONTRA, KONTRA, KONTRA), winner, (120, 120), tricks, (), 1, (0,) * 4
    )


@pytest.mark.parametrize(
    ("contract", "winner", "tricks", "soloist", "title"),
    [
        ("normal", RE, (12, 0), None, "Schwarz!"),
        ("normal", RE, (11, 1), None, ""),
        ("queens", RE, (9, 3), 0, "Solo won!"),
        ("queens", RE, (9, 3), 2, "Łukasz wins the solo"),
        ("queens", KONTRA, (5, 7), 0, ""),
        ("null_no_tricks", RE, (0, 12), 0, ""),
        ("void", RE, (0, 0), None, ""),
    ],
)
def test_the_end_of_a_deal_is_called_out_when_it_is_rare(
    contract: str, winner: Party, tricks: tuple[int, int], soloist: int | None, title: str
) -> None:
    view = msgspec.structs.replace(view_with(()), soloist=soloist)
    name = NAMES[soloist] if soloist is not None else ""
    assert deal_words(view, result(contract, winner, tricks), name)[0] == title


def test_sparks_fly_and_end_with_a_click(make_table: MakeTable) -> None:
    table = make_table(pace=replace(NORMAL, celebrate_ms=100_000), player=quiet)
    skip_until(table, lambda: table.view.idle)
    story = table.view._story
    beats = story.celebrate("Doppelkopf!", "Anna")
    table.view.director.play(beats)
    assert table.view.decor.banner_text == ("Doppelkopf!", "Anna")
    visible = [story.burst.visible]
    table.click_anywhere()
    visible.append(story.burst.visible)
    assert visible == [True, False]


@pytest.mark.parametrize(
    "settings", [TableSettings(reduced_motion=True), TableSettings(speed=Speed.OFF)]
)
def test_with_less_motion_nothing_is_celebrated(
    make_table: MakeTable, settings: TableSettings
) -> None:
    assert pace_for(settings).celebrate_ms == 0
    assert pace_for(TableSettings()).celebrate_ms > 0
    table = make_table(settings=settings, pace=None, player=quiet)
    beats: list[Beat] = table.view._story.celebrate("Schwarz!")
    assert beats == []


def test_a_trick_is_pushed_together_before_it_goes_to_its_pile(make_table: MakeTable) -> None:
    """Two motions that a single click ends."""
    table = make_table(pace=replace(NORMAL, say_ms=0, banner_ms=0), player=quiet)
    skip_until(table, lambda: table.own_turn and table.view.idle and table.seen.phase != "play")
    table.session.request(Healthy(0))
    seen = []
    for _ in range(400):
        table.spin(1)
        picture = table.view.scene.picture
        if picture is not None and picture.gathered:
            seen.append(len(picture.trick))
            table.view.skip()
            assert table.view.scene.picture is not None
            assert not table.view.scene.picture.gathered
            break
        if table.own_turn and table.view.idle:
            legal = [action for action in table.seen.legal if isinstance(action, Play)]
            table.session.request(legal[0])
        else:
            table.view.skip()
    assert seen == [4]
