"""A role that was brought has a picture of its own, or a sign of ours, whichever tale had it first."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from fabula import almanacs
from fabula.almanacs import Brought
from fabula.check import faults_of_icon
from fabula.games import TALES
from fabula.web import drawings

ALMANAC = TALES["onenight"].almanac
PICTURE = '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>'


@pytest.fixture
def lamps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An almanac that has brought the Seer."""
    folder = tmp_path / "lamps"
    (folder / "icons").mkdir(parents=True)
    monkeypatch.setitem(almanacs.OPENED, folder, Brought(folder, (("onenight", "seer"),), (), ()))
    return folder


def test_its_own_picture_comes_before_a_sign_of_ours(lamps: Path) -> None:
    seer = ALMANAC["seer"]
    assert drawings.sprites() == {}
    assert list(faults_of_icon("onenight", seer)) == []
    drawn = lamps / "icons" / "seer.svg"
    drawn.write_text(PICTURE, "utf-8")
    symbol = '<symbol id="g-onenight-seer" viewBox="0 0 9 9"><path d="M0 0h9"/></symbol>'
    assert drawings.sprites()["look/onenight.svg"].endswith(f"{symbol}</svg>")
    drawn.write_text("none", "utf-8")
    assert list(faults_of_icon("onenight", seer)) == [
        "onenight: icons/seer.svg is no picture, or does not say its viewBox"
    ]


def test_a_sign_of_another_tale_is_drawn_in_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "compass" not in drawings.sprites_of_ours()["onenight"]
    monkeypatch.setitem(ALMANAC._roles, "seer", replace(ALMANAC["seer"], icon="compass"))
    assert drawings.sprites()["look/onenight.svg"].count('id="g-compass"') == 1
