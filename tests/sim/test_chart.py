"""`fabula rehearse`: figures as a table, as JSON and as a picture that holds nothing but what it draws."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from fabula.cli import main
from fabula.games.clocktower.almanac.named_scripts import BOX
from fabula.sim.chart import chart
from fabula.text import LANGUAGES, words

Capture = pytest.CaptureFixture[str]
SHARE = {"won": 3, "of": 4, "low": 0.3, "high": 0.95}
NONE = {"won": 0, "of": 0, "low": 0.0, "high": 1.0}
FIGURES = {
    "games": 4,
    "broken": 0,
    "sides": {"good": SHARE, "evil": SHARE},
    "days": {"2": 3, "5": 1},
    "side": "good",
    "roles": {"imp": {"with": SHARE, "without": NONE}, "monk": {"with": SHARE, "without": SHARE}},
}
SOME = ("--seats", "5", "--games", "4", "--seed", "2")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_poster_is_a_picture_and_its_title_is_text(lang: str) -> None:
    title = "<script>alert(1)</script> & co"
    drawn = chart("clocktower", title, FIGURES, {"imp": "evil", "monk": "good"}, words(lang))
    root = ET.fromstring(drawn)
    told = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert title in told
    assert words(lang).role("clocktower", "monk") in told
    assert words(lang).role("clocktower", "imp") not in told  # in every game: nothing to compare
    kinds = {one.tag.rpartition("}")[2] for one in root.iter()}
    assert kinds == {"svg", "rect", "text", "path", "circle"}


def test_a_set_of_the_box_is_rehearsed(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "poster.svg"
    assert main(("rehearse", "trouble_brewing", *SOME, "--lang", "en", "--svg", str(file))) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert out.startswith("Trouble Brewing. 4 of 4 games\n")
    assert ET.parse(file).getroot().tag.endswith("svg")


def test_a_file_is_rehearsed_the_same_whenever_it_is(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "script.json"
    file.write_text(json.dumps([{"id": "_meta", "name": "Oz"}, *BOX["trouble_brewing"], "djinn"]))
    told = []
    for _ in range(2):
        assert main(("rehearse", str(file), *SOME, "--json")) == 0
        told.append(json.loads(capsys.readouterr().out))
    assert told[0] == told[1]
    assert (told[0]["seats"], told[0]["seed"], told[0]["games"]) == (5, 2, 4)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[]", "does not know the rules of any of its roles"),
        ("nonsense", "does not know the rules of any of its roles"),
        ('["imp", "chef"]', "too few roles"),
    ],
)
def test_what_cannot_be_rehearsed_is_said_in_one_line(
    capsys: Capture, tmp_path: Path, text: str, why: str
) -> None:
    file = tmp_path / "script.json"
    file.write_text(text)
    assert main(("rehearse", str(file), "--lang", "en")) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert why in err
    assert err.count("\n") == 1
