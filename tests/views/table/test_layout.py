"""Layout as a pure function: everything on the table, nothing over another, in every window."""

from __future__ import annotations

import math
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dokodesk.engine.cards import Card
from dokodesk.views.table.assign import assign
from dokodesk.views.table.geometry import (
    CARD_H,
    Geometry,
    Metrics,
    Point,
    Rect,
    geometry_for,
)
from dokodesk.views.table.layout import (
    HandOptions,
    Placement,
    Slot,
    Zone,
    bounds,
    hand_index_at,
    place_cards,
)
from dokodesk.views.table.picture import Picture, with_card_played, with_packet
from dokodesk.views.table.room import compact_metrics, covered, metrics_for, sizes_for, text_size

SIZES = [
    (800, 500),
    (1024, 600),
    (1000, 1000),
    (800, 1200),
    (1280, 720),
    (1280, 800),
    (1366, 768),
    (1920, 1080),
    (2560, 1080),
    (2560, 1600),
    (3840, 2160),
]
HAND: tuple[Card | None, ...] = tuple(Card)[:12]
FULL = Picture(own_seat=0, hands=(HAND, (None,) * 12, (None,) * 12, (None,) * 12))


def table(size: tuple[int, int], percent: int = 100) -> Geometry:
    """A divided table with the text it would have."""
    return geometry_for(*size, sizes_for(13.0, percent, *size)[1])


def corners(placement: Placement) -> list[Point]:
    """The corners of a turned card."""
    turn = math.radians(placement.angle)
    w, h = placement.scale / 2, placement.scale * CARD_H / 2
    return [
        Point(
            placement.x + x * math.cos(turn) - y * math.sin(turn),
            placement.y + x * math.sin(turn) + y * math.cos(turn),
        )
        for x, y in ((-w, -h), (w, -h), (w, h), (-w, h))
    ]


@pytest.mark.parametrize("size", SIZES)
def test_own_cards_and_trick_are_wholly_in_the_window(size: tuple[int, int]) -> None:
    geometry = table(size)
    picture = FULL
    for seat in range(4):
        picture = with_card_played(picture, seat, Card.CA)
    shown = [
        p for p in place_cards(picture, geometry) if p.slot.zone is Zone.TRICK or p.slot.seat == 0
    ]
    assert len(shown) == 15
    window = Rect(0, 0, geometry.width, geometry.height)
    assert all(window.contains(corner) for p in shown for corner in corners(p))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [80, 100, 150, 200])
def test_plates_piles_and_hand_do_not_cover_each_other(size: tuple[int, int], percent: int) -> None:
    geometry = table(size, percent)
    pile_w, pile_h = geometry.pile_scale * CARD_H, geometry.pile_scale
    areas = [geometry.hand]
    for place in geometry.seats:
        areas.append(place.plate)
        areas.append(Rect(place.pile.x - pile_w / 2, place.pile.y - pile_h / 2, pile_w, pile_h))
    for first, second in combinations(areas, 2):
        assert first.overlap(second) < 0.01
    for area in areas:
        assert area.x >= -0.01
        assert area.right <= geometry.width + 0.01


@pytest.mark.parametrize("size", [*SIZES, (480, 320), (540, 415), (500, 800), (1280, 415)])
@pytest.mark.parametrize("percent", [80, 100, 125, 150, 175, 200])
def test_marks_and_the_game_cover_nothing_either(size: tuple[int, int], percent: int) -> None:
    text_px, metrics = sizes_for(13.0, percent, *size)
    assert list(covered(geometry_for(*size, metrics), metrics, text_px)) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [80, 100, 125])
def test_text_is_as_large_as_asked_for_in_every_ordinary_window(
    size: tuple[int, int], percent: int
) -> None:
    assert sizes_for(13.0, percent, *size)[0] == text_size(13.0, percent, *size)


def test_text_that_has_no_room_is_smaller_but_no_smaller_than_needed() -> None:
    wanted, (got, metrics) = text_size(13.0, 200, 540, 415), sizes_for(13.0, 200, 540, 415)
    assert wanted * 0.6 < got < wanted
    assert metrics.compact
    at_once = compact_metrics(wanted)
    assert list(covered(geometry_for(540, 415, at_once), at_once, wanted))


@pytest.mark.parametrize("size", SIZES)
def test_trick_is_free_of_plates_and_hand(size: tuple[int, int]) -> None:
    geometry = table(size)
    picture = FULL
    for seat in range(4):
        picture = with_card_played(picture, seat, Card.CA)
    trick = [p for p in place_cards(picture, geometry) if p.slot.zone is Zone.TRICK]
    for placement in trick:
        xs = [corner.x for corner in corners(placement)]
        ys = [corner.y for corner in corners(placement)]
        box = Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        assert box.overlap(geometry.hand) == 0
        for place in geometry.seats:
            assert box.overlap(place.plate) < 0.06


@pytest.mark.parametrize("size", SIZES)
def test_each_index_of_the_hand_can_be_read_and_hit(size: tuple[int, int]) -> None:
    """The corner sign is a fifth of a card wide; a card must show more than that."""
    geometry = table(size)
    placed = [p for p in place_cards(FULL, geometry) if p.slot.seat == 0]
    for left, right in pairwise(placed):
        assert right.x - left.x > 0.3
    for placement in placed:
        at = Point(placement.x - 0.4, placement.y)
        assert hand_index_at(FULL, geometry, at) == placement.slot.index
    assert hand_index_at(FULL, geometry, Point(placed[0].x, geometry.hand.y - 1)) is None
    assert hand_index_at(FULL, geometry, Point(0.0, placed[0].y - 1)) is None


@given(
    st.integers(480, 4000),
    st.integers(320, 2400),
    st.integers(0, 15),
    st.integers(0, 12),
    st.integers(75, 200),
)
def test_any_window_holds_every_card(w: int, h: int, own: int, others: int, percent: int) -> None:
    """No size, text or number of cards breaks the layout; each card has one place."""
    geometry = table((w, h), percent)
    hands = (tuple(Card)[:own], *((None,) * others,) * 3)
    picture = Picture(own_seat=0, hands=hands)
    placed = place_cards(picture, geometry)
    assert len(placed) == picture.cards == own + 3 * others
    assert len({p.slot for p in placed}) == len(placed)
    for p in placed:
        assert math.isfinite(p.x)
        assert math.isfinite(p.y)
    for p in placed[:own]:
        assert p.x - 0.5 >= 0
        assert p.x + 0.5 <= geometry.width + 1e-6


def test_options_raise_choose_and_dim() -> None:
    geometry = table((1280, 800))
    plain = place_cards(FULL, geometry)
    options = HandOptions(playable=frozenset({0, 1}), raised=frozenset({1}), chosen=frozenset({2}))
    shown = place_cards(FULL, geometry, options)
    assert [p.dimmed for p in shown[:4]] == [False, False, True, True]
    assert shown[0].y == plain[0].y
    assert shown[1].y < plain[1].y
    assert shown[2].y < shown[1].y


def test_later_cards_lie_on_top() -> None:
    geometry = table((1280, 800))
    picture = FULL
    for seat in (2, 3, 0, 1):
        picture = with_card_played(picture, seat, Card.CA)
    placed = place_cards(picture, geometry)
    trick = [p for p in placed if p.slot.zone is Zone.TRICK]
    assert [p.slot.seat for p in sorted(trick, key=lambda p: p.z)] == [2, 3, 0, 1]
    own = [p for p in placed if p.slot.zone is Zone.HAND and p.slot.seat == 0]
    assert [p.z for p in own] == sorted(p.z for p in own)
    assert min(p.z for p in trick) > max(p.z for p in placed if p.slot.zone is not Zone.TRICK)


def test_other_seats_lie_to_the_left_above_and_to_the_right() -> None:
    """Seats go round clockwise as seen from the own one."""
    geometry = table((1280, 800))
    fans = [place.fan for place in geometry.seats]
    assert fans[1].x < fans[2].x < fans[3].x
    assert fans[2].y < fans[1].y < fans[0].y
    for own in range(4):
        picture = Picture(own_seat=own, hands=((None,) * 12,) * 4)
        placed = place_cards(picture, geometry)
        left = [p for p in placed if p.slot.seat == (own + 1) % 4]
        assert all(p.x < 1.5 for p in left)


# --- which item goes where ------------------------------------------------------------------------


class Thing:
    """Something that lies at a place."""

    def __init__(self, slot: Slot | None, card: Card | None) -> None:
        self.slot = slot
        self.card = card


def things(picture: Picture) -> list[Thing]:
    """The deck as it lies in a picture."""
    return [Thing(p.slot, p.card) for p in place_cards(picture, table((1280, 800)))]


def test_a_played_card_comes_out_of_its_hand_and_the_rest_stays() -> None:
    deck = things(FULL)
    after = with_card_played(FULL, 0, Card.CK)
    pairs = assign(place_cards(after, table((1280, 800))), deck)
    assert len(pairs) == len(deck)
    assert len({id(thing) for thing, _ in pairs}) == len(deck)
    for thing, placement in pairs:
        assert thing.slot is not None
        assert thing.slot.seat == placement.slot.seat
        if placement.slot.zone is Zone.TRICK:
            assert thing.card is Card.CK
        elif placement.slot.seat == 0:
            assert thing.card is placement.card


def test_of_two_equal_cards_the_preferred_one_is_played() -> None:
    twins = Picture(own_seat=0, hands=((Card.CQ, Card.CQ), (), (), ()))
    deck = things(twins)
    after = with_card_played(twins, 0, Card.CQ)
    for preferred in deck:
        pairs = assign(place_cards(after, table((1280, 800))), deck, preferred)
        played = next(t for t, p in pairs if p.slot.zone is Zone.TRICK)
        assert played is preferred


def test_a_trick_goes_to_the_pile_and_a_packet_comes_from_the_stock() -> None:
    trick = Picture(
        own_seat=0,
        hands=((Card.CA,), (None,), (None,), (None,)),
        trick=((0, Card.D9), (1, Card.DK), (2, Card.DA), (3, Card.D10)),
    )
    deck = things(trick)
    won = Picture(
        own_seat=0,
        hands=trick.hands,
        piles=((), ((Card.D9, Card.DK, Card.DA, Card.D10),), (), ()),
    )
    for thing, placement in assign(place_cards(won, table((1280, 800))), deck):
        assert thing.slot is not None
        if placement.slot.zone is Zone.PILE:
            assert thing.slot.zone is Zone.TRICK
            assert thing.card is placement.card
        else:
            assert thing.slot == placement.slot
    stock = Picture(own_seat=0, hands=((), (), (), ()), stock=48, dealer=2)
    deck = things(stock)
    dealt = with_packet(stock, 3, 3)
    for thing, placement in assign(place_cards(dealt, table((1280, 800))), deck):
        assert thing.slot is not None
        if placement.slot.zone is Zone.HAND:
            assert thing.slot.index >= 45


def test_metrics_follow_the_text() -> None:
    small, large = metrics_for(10.0), metrics_for(20.0)
    assert isinstance(small, Metrics)
    assert large.plate_w == pytest.approx(2 * small.plate_w, rel=0.05)


@pytest.mark.parametrize("size", [(1280, 415), (1280, 800), (1000, 500), (860, 537)])
def test_open_hands_are_covered_by_no_plate_where_text_is_large(size: tuple[int, int]) -> None:
    geometry = table(size, 200)
    assert geometry.compact
    seats = place_cards(Picture(own_seat=0, hands=(HAND,) * 4), geometry)
    cards = [bounds(each) for each in seats if each.slot.zone is Zone.HAND and each.slot.seat]
    for plate in (place.plate for place in geometry.seats):
        assert all(plate.overlap(card) < 0.001 for card in cards)
    assert all(card.x >= 0 and card.right <= geometry.width for card in cards)


@pytest.mark.parametrize("size", [(789, 628), (409, 428), (1280, 415), (1280, 800), (1000, 500)])
def test_of_every_open_card_something_is_seen_where_text_is_large(size: tuple[int, int]) -> None:
    geometry = table(size, 200)
    seats = place_cards(Picture(own_seat=0, hands=(HAND,) * 4), geometry)
    least = 0.19 * geometry.small
    for seat in (1, 2, 3):
        cards = [
            bounds(each) for each in seats if each.slot.zone is Zone.HAND and each.slot.seat == seat
        ]
        for one, other in combinations(cards, 2):
            assert max(abs(one.x - other.x), abs(one.y - other.y)) >= least
