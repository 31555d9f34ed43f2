"""What stands at the seats: faces, who leads, what is owed, and all of it in words."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtWidgets import QApplication

from dokodesk.assets.portraits import portraits
from dokodesk.engine.actions import Call, Word
from dokodesk.engine.parties import Party
from dokodesk.engine.seat_view import SeenCall
from dokodesk.engine.state import Phase
from dokodesk.views.table.paintplate import chip_spots
from dokodesk.views.table.portraits import portraits_for
from dokodesk.views.table.room import compact_metrics, metrics_for
from dokodesk.views.table.seats import Chip, ChipKind, Plate, plates_for
from dokodesk.views.table.settings import TableSettings
from tests.views.table.conftest import NAMES, MakeTable
from tests.views.table.test_table_questions import quiet
from tests.views.table.test_trophies import FOX, view_with


def test_everybody_has_a_face_of_his_own() -> None:
    faces = portraits_for((), (0, 1, 2, 3))
    assert len(set(faces)) == 4
    assert set(faces) <= set(portraits())


def test_chosen_faces_are_kept_and_given_to_nobody_else() -> None:
    usual = portraits_for((), (0, 1, 2, 3))
    faces = portraits_for(("", usual[0], "no such face", ""), (0, 1, 2, 3))
    assert faces[1] == usual[0]
    assert len(set(faces)) == 4
    assert set(faces) <= set(portraits())
    assert portraits_for(("portrait_09",) * 4, (0, 1, 2, 3)) == ("portrait_09",) * 4


def test_faces_go_with_the_people_and_not_with_the_seats() -> None:
    five = portraits_for(("portrait_07",), (0, 1, 2, 4))
    moved = portraits_for(("portrait_07",), (0, 4, 1, 2))
    assert moved == (five[0], five[3], five[1], five[2])


def test_the_table_shows_the_chosen_faces(make_table: MakeTable) -> None:
    settings = TableSettings(portraits=("portrait_10", "portrait_09", "portrait_08", "portrait_07"))
    table = make_table(settings=settings, player=quiet)
    table.until_asked()
    shown = [plate.portrait for plate in table.view.decor.plates]
    assert shown == list(settings.portraits)


def test_one_seat_leads_and_one_deals(make_table: MakeTable) -> None:
    table = make_table(player=quiet)
    table.say_healthy()
    for _ in range(6):
        plates = table.view.decor.plates
        assert [plate.seat for plate in plates if plate.dealer] == [table.seen.dealer]
        leaders = [plate.seat for plate in plates if plate.leads]
        trick = table.seen.trick
        assert leaders == [table.seen.turn if trick is None else trick.leader]
        table.click(table.legal_places()[0])
        table.until_asked()


def test_what_is_seen_at_a_seat_is_said_too() -> None:
    view = msgspec.structs.replace(
        view_with((FOX,), (None, Party.RE, None, Party.KONTRA)),
        owed=(0, 0, 1, 0),
        phase="play",
        turn=2,
    )
    plates = plates_for(view, NAMES, show_parties=True)
    owing = [chip.text for chip in plates[2].chips if chip.kind is ChipKind.NOTE]
    assert len(owing) == 1
    for plate in plates:
        assert plate.spoken.startswith(NAMES[plate.seat])
        for chip in plate.chips:
            if chip.kind is not ChipKind.TROPHY:
                assert chip.text in plate.spoken
    assert "fox put aside" in plates[1].spoken
    assert "has the turn" in plates[2].spoken
    assert "leads to this trick" in plates[2].spoken


def test_sides_are_marked_only_if_wanted_but_always_the_own() -> None:
    view = view_with((), (Party.KONTRA, Party.RE, None, None))
    marked = plates_for(view, NAMES, show_parties=False)
    assert any(chip.kind is ChipKind.KONTRA for chip in marked[0].chips)
    assert not any(chip.kind is ChipKind.RE for chip in marked[1].chips)


def plate_with(*chips: Chip) -> Plate:
    """A plate with these marks."""
    return Plate(0, "Anna", True, "", False, False, chips, 0)


SIDE = Chip(ChipKind.RE, "Re!")
LEVELS = tuple(
    Chip(ChipKind.SAID, text, implied=text != "Schwarz")
    for text in ("No 90", "No 60", "No 30", "Schwarz")
)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("side", [0, 1, 2, 3])
def test_where_there_is_no_room_the_latest_announcement_stays(side: int) -> None:
    metrics = compact_metrics(20.0)
    shown = [chip for chip, _, _ in chip_spots(plate_with(SIDE, *LEVELS), side, metrics, 20.0)]
    assert shown[0] is SIDE
    assert shown[-1] is LEVELS[-1]
    assert len(shown) < 5


@pytest.mark.usefixtures("qapp")
def test_marks_are_written_smaller_before_one_is_left_out(qapp: QApplication) -> None:
    del qapp
    words = ("Pigs", "Genscher", "Fox")
    plate = plate_with(SIDE, *(Chip(ChipKind.SAID, word) for word in words))
    spots = chip_spots(plate, 0, metrics_for(20.0), 20.0)
    assert len(spots) == 4
    assert spots[0][2] < 20.0
    edges = [spot.right() for _, spot, _ in spots]
    assert edges == sorted(edges)
    assert edges[-1] <= metrics_for(20.0).plate_w + 1


def test_a_lower_level_is_implied_by_the_higher_one() -> None:
    view = view_with(())
    calls = tuple(SeenCall(Call(0, word), Party.RE, 1) for word in (Word.RE, Word.NO90, Word.NO60))
    view = msgspec.structs.replace(view, phase=Phase.PLAY, contract="normal", calls=calls)
    chips = plates_for(view, NAMES, show_parties=True)[0].chips
    assert [chip.implied for chip in chips if chip.text.startswith("No")] == [True, False]
