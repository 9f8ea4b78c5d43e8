"""A role that was brought has a picture of its own, or a sign of ours."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from fabula.almanacs import Brought
from fabula.arrivals import faults_of_picture
from fabula.games import TALES

TALE = TALES["onenight"]


@pytest.mark.parametrize(
    ("icon", "drawn", "fault"),
    [
        ("lantern-flame", False, None),
        ("lampe", True, "lamps: icons/seer.svg is no picture, or does not say its viewBox"),
        ("lampe", False, "lamps: the icon of seer, lampe, is no sign of ours: draw icons/seer.svg"),
        ("", False, 'lamps: seer has no icons/seer.svg, and no icon="..." of ours in its header'),
    ],
)
def test_a_picture(tmp_path: Path, icon: str, drawn: bool, fault: str | None) -> None:
    lamps = Brought(tmp_path / "lamps", (), (), ())
    if drawn:
        (lamps.folder / "icons").mkdir(parents=True)
        (lamps.folder / "icons" / "seer.svg").touch()
    role = replace(TALE.almanac["seer"], icon=icon)
    assert list(faults_of_picture(lamps, TALE, role)) == ([] if fault is None else [fault])
