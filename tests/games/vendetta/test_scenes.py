"""What is said of a vote whose hands nobody has seen."""

from __future__ import annotations

import pytest

from fabula.core.scenes import scenes_of
from fabula.games.vendetta.events import Counted
from fabula.games.vendetta.scenes import SCENES
from fabula.text import words


@pytest.mark.parametrize(
    ("halves", "code", "names", "said"),
    [
        ((4, None, 2), "result", {"who": 0}, "Ann: 2 hands."),
        ((5, 2, None), "result-half", {"who": 0}, "Ann: 2½ votes."),
        ((0, 1, None), "result-half", {"who": 1}, "Ann: half a vote."),
        ((3, 3, 2), "result-half-each", {"names": (0, 1)}, "Ann: 1½ votes each."),
    ],
)
def test_a_half_is_said_and_not_rounded_away(
    halves: tuple[int | None, ...], code: str, names: dict[str, object], said: str
) -> None:
    (scene,) = scenes_of(SCENES, [Counted(halves)])
    (sentence,) = scene.said
    assert (sentence.code, {gap: sentence.args[gap] for gap in names}) == (code, names)
    gaps = {**dict.fromkeys(names, "Ann"), "n": sentence.args["n"]}
    assert words("en").say(f"scene-{sentence.code}", **gaps) == said
