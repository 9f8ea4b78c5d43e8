"""Faces are told apart: their colours by every kind of sight, what is drawn against its ground."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

from fabula.rooms.room.faces import FACES
from fabula.text import LANGUAGES
from fabula.text.words import source_on_demand

STATIC = Path(__file__).parents[2] / "src" / "fabula" / "web" / "static"
APART = 16.0  # in CIELAB; the smallest difference that is seen at a glance on a small disc
CONTRAST = 5.7
Colour = tuple[float, float, float]

# How linear red, green and blue look to who lacks a kind of cone: Machado, Oliveira and Fernandes 2009.
SIGHTS: dict[str, tuple[Colour, Colour, Colour]] = {
    "full": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900),
    ),
}  # fmt: skip
TO_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.9505, 1.0, 1.089)


def linear(colour: str) -> Colour:
    """Light of a colour as a style sheet writes it."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    r, g, b = (
        one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in (red, green, blue)
    )
    return r, g, b


def times(matrix: tuple[Colour, Colour, Colour], light: Colour) -> Colour:
    """Light as it is changed by a matrix."""
    x, y, z = (sum(a * b for a, b in zip(row, light, strict=True)) for row in matrix)
    return x, y, z


def lab(light: Colour) -> Colour:
    """Where light lies in CIELAB."""
    x, y, z = (
        one ** (1 / 3) if one > 216 / 24389 else (24389 / 27 * one + 16) / 116
        for one in (max(0.0, part) / white for part, white in zip(times(TO_XYZ, light), WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: str, other: str, sight: str) -> float:
    """How far apart two colours are for somebody who sees like that."""
    seen = (lab(times(SIGHTS[sight], linear(colour))) for colour in (one, other))
    return float(sum((a - b) ** 2 for a, b in zip(*seen, strict=True)) ** 0.5)


def alike(colours: dict[str, str]) -> list[tuple[str, str, str]]:
    """Which of these colours are too near to each other, and for whom."""
    return [
        (one, other, sight)
        for one, other in combinations(colours, 2)
        for sight in SIGHTS
        if distance(colours[one], colours[other], sight) < APART
    ]


def contrast(one: str, other: str) -> float:
    """How a drawing stands out from its ground."""
    dark, light = sorted(times(TO_XYZ, linear(colour))[1] for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


def enamels() -> dict[str, tuple[str, str]]:
    """Each enamel with what is drawn on it, as the page has them."""
    sheet = (STATIC / "look" / "faces.css").read_text(encoding="utf-8")
    inks = dict(re.findall(r"--(ivory|soot): (#\w{6});", sheet))
    found = re.findall(r"\.e-(\w+) \{\s+--enamel: (#\w{6});\s+--drawn: var\(--(\w+)\);", sheet)
    return {name: (ground, inks[ink]) for name, ground, ink in found}


def test_any_two_enamels_are_told_apart_by_every_kind_of_sight() -> None:
    grounds = {name: ground for name, (ground, _) in enamels().items()}
    assert len(grounds) == 8
    assert alike(grounds) == []


def test_red_and_green_of_one_lightness_are_not() -> None:
    assert ("red", "green", "deuteranopia") in alike({"red": "#b0563f", "green": "#7f7a2c"})
    assert alike({"ink": "#1d2538", "chalk": "#efeeeb"}) == []


def test_what_is_drawn_stands_out_from_its_enamel() -> None:
    assert {
        name: round(contrast(*both), 1) for name, both in enamels().items() if contrast(*both) < CONTRAST
    } == {}
    assert contrast("#3a5e90", "#9c3f6c") < CONTRAST


def test_the_page_has_the_faces_of_the_server_a_drawing_of_each_and_its_name_in_each_language() -> None:
    listed = (STATIC / "base" / "faces.js").read_text(encoding="utf-8")
    words = "".join(re.findall(r'^ +"([a-z ]+)"', listed, re.MULTILINE))
    assert tuple(words.split()) == FACES
    drawn = re.findall(r'<symbol id="f-(\w+)"', (STATIC / "look" / "faces.svg").read_text(encoding="utf-8"))
    assert sorted(drawn) == sorted(FACES)
    for lang in LANGUAGES:
        names = re.findall(r"^face-(\w+) = (.+)$", source_on_demand(lang, "faces"), re.MULTILINE)
        named = {face: name for face, name in names if face in FACES}
        assert set(named) == set(FACES)
        assert len(set(named.values())) == len(FACES)


def test_neighbours_in_the_order_have_different_enamels_and_each_enamel_has_three() -> None:
    listed = (STATIC / "base" / "faces.js").read_text(encoding="utf-8")
    found = re.search(r"const ENAMELS = \[(.+)\];", listed)
    assert found is not None
    order = re.findall(r'"(\w+)"', found[1])
    assert sorted(order) == sorted(enamels())
    assert len(FACES) == 3 * len(order)
