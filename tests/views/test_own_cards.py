"""Own pictures of cards: used where they can be, told where not, and never a danger."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from dokodesk.assets.cards import CODES, card_svg
from dokodesk.engine.cards import Card
from dokodesk.views.own_cards import BACK, OwnCards, Trouble
from dokodesk.views.table.card_art import CardArt, shadow_margin
from tests.views.conftest import MakeShell

pytestmark = pytest.mark.usefixtures("qapp")

RED = QColor("#ff0000")


def picture(path: Path, width: int = 60, height: int = 90, color: QColor = RED) -> None:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(color)
    assert image.save(str(path))


def middle(art: CardArt, card: Card | None) -> QColor:
    width = 100.0
    pixmap = art.back(width, 1.0) if card is None else art.face(card, width, 1.0)
    image = pixmap.toImage()
    return image.pixelColor(shadow_margin(width) + 50, shadow_margin(width) + 40)


def checked(folder: Path, names: tuple[str, ...]) -> dict[str, Trouble]:
    cards = OwnCards(folder)
    for name in (*names, BACK):
        cards.look_at(name)
    return cards.troubles


def test_a_png_and_a_back_take_the_place_of_ours(tmp_path: Path) -> None:
    picture(tmp_path / "cq.PNG")
    picture(tmp_path / "back.png")
    art = CardArt("classic", "jqka", "classic", str(tmp_path))
    assert middle(art, Card.CQ) == RED
    assert middle(art, None) == RED
    usual = CardArt("classic", "jqka", "classic")
    assert art.face(Card.H10, 80, 1.0).toImage() == usual.face(Card.H10, 80, 1.0).toImage()


def test_an_svg_comes_before_a_png(tmp_path: Path) -> None:
    picture(tmp_path / "CQ.png")
    blue = '<svg xmlns="http://www.w3.org/2000/svg" width="5" height="7" viewBox="0 0 5 7">'
    (tmp_path / "CQ.svg").write_text(blue + '<path fill="#0000ff" d="M0 0H5V7H0z"/></svg>')
    art = CardArt("classic", "jqka", "classic", str(tmp_path))
    assert middle(art, Card.CQ) == QColor("#0000ff")


def test_corners_are_cut_to_the_shape_of_a_card(tmp_path: Path) -> None:
    picture(tmp_path / "CQ.png")
    art = CardArt("classic", "jqka", "classic", str(tmp_path))
    image = art.face(Card.CQ, 100, 1.0).toImage()
    corner = image.pixelColor(shadow_margin(100), shadow_margin(100))
    assert corner.red() < 128 or corner.alpha() < 128


def test_what_is_missing_or_broken_is_named(tmp_path: Path) -> None:
    for code in CODES[2:]:
        (tmp_path / f"{code}.svg").write_bytes(card_svg("classic", "jqka", code))
    (tmp_path / f"{CODES[2]}.svg").write_text("<svg")
    (tmp_path / f"{CODES[3]}.svg").write_text("")
    (tmp_path / "notes.txt").write_text("CA")
    assert checked(tmp_path, CODES) == {
        CODES[0]: Trouble.MISSING,
        CODES[1]: Trouble.MISSING,
        CODES[2]: Trouble.UNREADABLE,
        CODES[3]: Trouble.UNREADABLE,
    }


def test_a_folder_that_is_gone_is_named(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    assert checked(gone, CODES) == {"": Trouble.NO_FOLDER}
    art = CardArt("classic", "jqka", "classic", str(gone))
    assert not art.face(Card.CQ, 60, 1.0).isNull()


def test_a_picture_that_is_too_large_is_refused_before_it_is_read(tmp_path: Path) -> None:
    picture(tmp_path / "CQ.png", 5000, 4000)
    with (tmp_path / "CJ.svg").open("wb") as file:
        file.truncate(17_000_000)
    troubles = checked(tmp_path, ("CQ", "CJ"))
    assert troubles == {"CQ": Trouble.TOO_LARGE, "CJ": Trouble.TOO_LARGE}


def test_a_large_picture_is_read_smaller(tmp_path: Path) -> None:
    picture(tmp_path / "CQ.png", 2500, 4000)
    cards = OwnCards(tmp_path)
    cards.look_at("CQ")
    assert cards.troubles == {}
    read = cards._picture("CQ")
    assert isinstance(read, QImage)
    assert read.height() <= 2400
    assert middle(CardArt("classic", "jqka", "classic", str(tmp_path)), Card.CQ) == RED


@pytest.mark.qt_log_ignore(".*")  # Qt says what it does not like, and goes on
@pytest.mark.parametrize("kind", ["png", "svg"])
def test_flipped_bits_never_crash(tmp_path: Path, kind: str) -> None:
    good = tmp_path / "good.png"
    picture(good)
    data = good.read_bytes() if kind == "png" else card_svg("classic", "jqka", "CQ")
    chance = random.Random(5)
    area = QImage(40, 60, QImage.Format.Format_ARGB32_Premultiplied)
    for _ in range(60):
        spoiled = bytearray(data)
        for _ in range(chance.randint(1, 6)):
            spoiled[chance.randrange(len(spoiled))] ^= 1 << chance.randrange(8)
        (tmp_path / f"CQ.{kind}").write_bytes(spoiled)
        painter = QPainter(area)
        OwnCards(tmp_path).paint(painter, QRectF(area.rect()), "CQ")
        painter.end()


def test_a_back_may_be_missing_without_a_word(tmp_path: Path) -> None:
    picture(tmp_path / "CQ.png")
    assert checked(tmp_path, ("CQ",)) == {}
    (tmp_path / "back.png").write_bytes(b"no picture")
    assert checked(tmp_path, ("CQ",)) == {BACK: Trouble.UNREADABLE}


def test_the_window_says_what_is_wrong_and_takes_it_back(
    make_shell: MakeShell, tmp_path: Path
) -> None:
    shell = make_shell()
    folder = tmp_path / "cards"
    folder.mkdir()
    for code in CODES[8:]:
        picture(folder / f"{code}.png")
    (folder / "H10.png").write_bytes(b"broken")
    shell.preferences.set_value("own_cards", str(folder))
    shell.until(lambda: bool(shell.window.messages.texts))
    (message,) = shell.window.messages.texts
    assert "H10" in message
    assert f"{', '.join(CODES[:6])} and 2 more" in message
    shell.preferences.set_value("own_cards", "")
    shell.spin()
    assert shell.window.messages.texts == []
    shell.preferences.set_value("own_cards", str(tmp_path / "gone"))
    shell.until(lambda: bool(shell.window.messages.texts))
    assert "gone" in shell.window.messages.texts[0]
