"""What stands at the seats: faces, who leads, what is owed, and all of it in words."""

from __future__ import annotations

import msgspec

from dokodesk.assets.portraits import portraits
from dokodesk.engine.parties import Party
from dokodesk.views.table.portraits import portraits_for
from dokodesk.views.table.seats import ChipKind, plates_for
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
