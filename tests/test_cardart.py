"""The deck drawn by tools/cardart: complete, drawable, symmetric, told apart by everybody."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

from dokodesk.assets import cards, portraits
from dokodesk.assets import icons as icon_files
from tools.cardart import backs, deck, geometry, icons, letters, pips, sheet
from tools.cardart.__main__ import ASSETS, write
from tools.cardart.palette import FOUR_COLOUR, TWO_COLOUR
from tools.cardart.raster import SIZES
from tools.cardart.sheet import MATRICES, simulate

DESIGNS = ("classic", "fourcolour", "german", "large", "large_fourcolour")
LIMIT = 40_000
CARD = (250, 364)


def drawn(data: bytes, width: int, height: int) -> QImage:
    """Renders a picture on a transparent ground."""
    renderer = QSvgRenderer(QByteArray(data))
    assert renderer.isValid()
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def difference(one: QImage, other: QImage) -> float:
    """Gives the mean difference of two pictures' bytes, 0 to 255."""
    a, b = bytes(one.constBits()), bytes(other.constBits())
    assert len(a) == len(b)
    return sum(abs(x - y) for x, y in zip(a, b, strict=True)) / len(a)


def turned(image: QImage) -> QImage:
    """Gives the picture turned by 180 degrees."""
    return image.transformed(QTransform().rotate(180)).convertToFormat(image.format())


@pytest.fixture(scope="module")
def made() -> dict[str, str]:
    """Everything the generator makes."""
    return deck.files()


def test_repository_holds_what_the_generator_makes(made: dict[str, str]) -> None:
    stored = {
        file.relative_to(ASSETS).as_posix()
        for folder in ("cards", "icons", "portraits")
        for file in (ASSETS / folder).rglob("*.svg")
    }
    assert stored == set(made)
    for name, text in made.items():
        assert (ASSETS / name).read_bytes() == text.encode(), f"{name}: run python -m tools.cardart"


def test_write_renews_and_removes(tmp_path: Path) -> None:
    old = tmp_path / "cards" / "classic" / "X9.svg"
    old.parent.mkdir(parents=True)
    old.write_text("<svg/>")
    other = tmp_path / "sounds" / "wave.svg"
    other.parent.mkdir()
    other.write_text("<svg/>")
    made = {"cards/classic/CA.svg": "<svg>1</svg>", "icons/app.svg": "<svg>2</svg>"}
    assert write(tmp_path, made) == 2
    assert old.exists(), "tidying was not asked for"
    assert write(tmp_path, made, tidy=True) == 2
    assert not old.exists()
    assert other.exists(), "a folder the generator does not write to was touched"
    for name, text in made.items():
        assert (tmp_path / name).read_text() == text


def test_a_review_shows_every_design_in_every_size_and_to_every_eye(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn_sheets: dict[str, int] = {}

    def draw(documents: list[bytes], width: int, *rest: object) -> None:
        out = next(one for one in rest if isinstance(one, Path))
        assert all(text.startswith(b"<svg") for text in documents)
        drawn_sheets[out.stem] = width

    monkeypatch.setattr(sheet, "sheet", draw)
    assert sheet.main([str(tmp_path), "--all"]) == 0
    wanted = {
        f"{design}_{width}_{table}": width
        for design in DESIGNS
        for width in (60, 120, 240, 400)
        for table in ("light", "dark")
    }
    wanted |= {f"{design}_{kind}": 60 for design in DESIGNS for kind in MATRICES}
    assert drawn_sheets == wanted | {"backs": 200}


def test_names() -> None:
    assert cards.designs() == DESIGNS
    assert cards.letter_sets() == ("bdka", "jqka")
    assert set(cards.backs()) == set(backs.BACKS)
    assert cards.backs()[0] == cards.STANDARD
    assert len(cards.backs()) >= 4
    assert len(cards.CODES) == 24


@pytest.mark.parametrize("design", DESIGNS)
def test_every_face_is_there_and_no_two_are_equal(design: str) -> None:
    for letter_set in cards.letter_sets():
        faces = {cards.card_svg(design, letter_set, code) for code in cards.CODES}
        assert len(faces) == 24


def test_letters_differ_where_the_languages_do() -> None:
    for design in ("classic", "fourcolour", "large", "large_fourcolour"):
        for code in cards.CODES:
            differ = cards.card_svg(design, "bdka", code) != cards.card_svg(design, "jqka", code)
            assert differ == (code[1:] in ("Q", "J")), code
    for code in cards.CODES:
        assert cards.card_svg("german", "bdka", code) == cards.card_svg("german", "jqka", code)


@pytest.mark.parametrize(
    ("design", "letter_set", "code"),
    [("classic", "bdka", "C7"), ("classic", "xyz", "CQ"), ("baroque", "bdka", "CQ")],
)
def test_unknown_faces_are_refused(design: str, letter_set: str, code: str) -> None:
    with pytest.raises(KeyError, match=r"there are|a code is"):
        cards.card_svg(design, letter_set, code)


@pytest.mark.parametrize("name", ["backs", "../classic/CA", ""])
def test_unknown_backs_are_refused(name: str) -> None:
    with pytest.raises(KeyError, match="no card back"):
        cards.back_svg(name)


def test_only_what_qt_draws(made: dict[str, str], qapp: QGuiApplication) -> None:
    for name, text in made.items():
        assert set(re.findall(r"<(\w+)", text)) <= {"svg", "g", "path"}, name
        assert "url(" not in text, name
        assert len(text.encode()) <= LIMIT, f"{name} has {len(text.encode())} bytes"
        assert QSvgRenderer(QByteArray(text.encode())).isValid(), name


def test_nothing_sticks_out_of_a_card(made: dict[str, str], qapp: QGuiApplication) -> None:
    """Around the white card, drawn with a margin, nothing may be painted."""
    for name, text in made.items():
        if not name.startswith("cards/"):
            continue
        wider = re.sub(r'viewBox="[^"]*"', 'viewBox="-25 -25 300 414"', text, count=1)
        image = drawn(wider.encode(), 150, 207)
        painter = QPainter(image)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillRect(11, 11, 128, 185, QColor(0, 0, 0))
        painter.end()
        assert not any(image.constBits()), name


@pytest.mark.parametrize("design", DESIGNS)
def test_courts_are_point_symmetric(design: str, qapp: QGuiApplication) -> None:
    for letter_set in cards.letter_sets():
        for suit in "CSHD":
            for rank in "KQJ":
                image = drawn(cards.card_svg(design, letter_set, suit + rank), *CARD)
                assert difference(image, turned(image)) < 0.5, f"{design} {letter_set} {suit}{rank}"


@pytest.mark.parametrize("name", sorted(backs.BACKS))
def test_backs_tell_nothing(name: str, qapp: QGuiApplication) -> None:
    image = drawn(cards.back_svg(name), *CARD)
    assert difference(image, turned(image)) < 0.5


def test_the_symmetry_test_can_see(qapp: QGuiApplication) -> None:
    """An ace of hearts has one upright sign: that is far more than the limit above."""
    image = drawn(cards.card_svg("classic", "bdka", "HA"), *CARD)
    assert difference(image, turned(image)) > 2


def lab(rgb: tuple[int, int, int]) -> tuple[float, float, float]:
    """Gives a colour in CIE Lab (white point D65)."""
    linear = [
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in rgb)
    ]
    r, g, b = linear
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def rgb_of(colour: str) -> tuple[int, int, int]:
    """Reads #rrggbb."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@pytest.mark.parametrize("kind", ["", *MATRICES])
def test_suit_colours_are_told_apart(kind: str) -> None:
    """Four suit colours stay apart for people who see fewer colours; so do black and red."""

    def seen(colour: str) -> tuple[float, float, float]:
        rgb = rgb_of(colour)
        return lab(simulate(rgb, kind) if kind else rgb)

    for one, other in combinations("CSHD", 2):
        a, b = seen(FOUR_COLOUR.of(one)), seen(FOUR_COLOUR.of(other))
        distance = sum((p - q) ** 2 for p, q in zip(a, b, strict=True)) ** 0.5
        assert distance > 20, f"{one} and {other} with {kind or 'full colour'}: {distance:.1f}"
    black, red = seen(TWO_COLOUR.of("S")), seen(TWO_COLOUR.of("H"))
    assert sum((p - q) ** 2 for p, q in zip(black, red, strict=True)) ** 0.5 > 25


def test_icons_and_portraits(made: dict[str, str], qapp: QGuiApplication) -> None:
    for name in ("clubs", "spades", "hearts", "diamonds"):
        assert f"icons/suit_{name}.svg" in made
    for name in icons.MARKS:
        assert f"icons/{name}.svg" in made
    assert len([name for name in made if re.fullmatch(r"portraits/portrait_\d\d\.svg", name)]) == 10
    for name, text in made.items():
        if not name.startswith("cards/"):
            image = drawn(text.encode(), 32, 32)
            painted = sum(image.pixelColor(x, y).alpha() > 0 for x in range(32) for y in range(32))
            assert painted > 150, f"{name} is nearly empty"


def test_icons_and_portraits_are_found_by_name(made: dict[str, str]) -> None:
    assert icon_files.icon_svg("mark_fox") == made["icons/mark_fox.svg"].encode()
    assert "suit_german_bell" in icon_files.icons()
    with pytest.raises(KeyError, match="no icon"):
        icon_files.icon_svg("../cards/classic/CA")
    assert len(portraits.portraits()) == 10
    assert portraits.portrait_svg("portrait_03") == made["portraits/portrait_03.svg"].encode()
    with pytest.raises(KeyError, match="no portrait"):
        portraits.portrait_svg("portrait_11")


@pytest.mark.parametrize("size", SIZES)
def test_program_icons(size: int) -> None:
    image = QImage(str(ASSETS / "icons" / f"app_{size}.png"))
    assert (image.width(), image.height()) == (size, size)
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(size // 2, size // 2).alpha() == 255


@pytest.mark.parametrize("sign", ["A", "K", "Q", "J", "B", "D", "O", "U", "9", "10"])
@pytest.mark.parametrize("cut", [letters.REGULAR, letters.BOLD])
def test_letters_keep_their_height(sign: str, cut: letters.Cut) -> None:
    outline, width = letters.glyph(sign, 50, cut)
    points = [point for polygon in outline.polygons() for point in polygon]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    assert min(ys) >= -1
    assert max(ys) <= (58 if sign == "Q" else 51)
    assert 20 < width < 60
    assert max(xs) - min(xs) <= width + 4


def test_path_text_does_not_drift() -> None:
    """Many short steps end where the rounded last point is."""
    steps = geometry.polygon([(i * 0.26, i * 0.14) for i in range(200)], closed=False)
    x = y = 0.0
    numbers = [float(n) for n in re.findall(r"-?\d*\.?\d+", steps.text())]
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + dx, y + dy
    assert (round(x, 1), round(y, 1)) == (round(199 * 0.26, 1), round(199 * 0.14, 1))


def test_reading_a_wrong_path() -> None:
    with pytest.raises(ValueError, match="C needs 6 numbers"):
        geometry.path("M0,0 C1,2 3,4")


def test_reversed_twice_is_the_same() -> None:
    outline = pips.OUTLINES["S"]
    assert outline.reversed().reversed() == outline


def test_hatch_stays_inside() -> None:
    disc = geometry.ellipse(50, 50, 40)
    for segment in geometry.hatch(disc, 7, 30).polygons():
        for x, y in segment:
            assert (x - 50) ** 2 + (y - 50) ** 2 <= 40.5**2


def test_lattice_keeps_its_margin() -> None:
    disc = geometry.ellipse(50, 50, 40)
    places = geometry.lattice(disc, 10, 5, 6)
    assert places
    assert all((x - 50) ** 2 + (y - 50) ** 2 <= 34.5**2 for x, y in places)
