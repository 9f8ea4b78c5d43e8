"""What is said of a vote in which hands alone do not say what it comes to."""

from __future__ import annotations

import pytest
from tests.games.vendetta.table import Table

from fabula.core.events import Voted
from fabula.core.scenes import Scene, hands_told, scenes_of
from fabula.games.vendetta.events import Counted
from fabula.games.vendetta.scenes import SCENES
from fabula.text import words


@pytest.mark.parametrize(
    ("halves", "code", "names", "said"),
    [
        ((4, None, 2), "result-votes", {"who": 0}, "Ann: 2 votes."),
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


SEVEN = "hunter hunter vampire vampire vampire vampire vampire"
BLACK = {0: (1, 2), 2: (0, 1), **dict.fromkeys((1, 3, 4, 5, 6), (0, 2))}


def results(table: Table) -> list[Scene]:
    """The scenes of what was voted."""
    return [scene for scene in scenes_of(SCENES, table.telling.events()) if scene.kind == "result"]


def test_a_vote_more_against_somebody_counts_in_what_is_said() -> None:
    """Two hands and a ghoul's choice outweigh two hands."""
    table = Table("ghoul hunter hunter vampire vampire vampire vampire vampire vampire").round(ghoul=5)
    table.night(5, 6, 6, None, 5)
    scene = results(table)[-1]
    assert scene.said[0] == ("result-votes", {"who": 5, "n": 3})
    assert dict(scene.counts) == {5: 6, 6: 4}
    assert sorted(scene.hands) == [(0, 5), (1, 6), (2, 6), (4, 5)]
    assert table.dead[-1] == 5


def test_the_half_vote_of_the_hunter_of_hunters_is_said_where_hands_are_open() -> None:
    table = Table(
        "hunter hunter hunter vampire vampire vampire vampire vampire vampire",
        hunter_of_hunters=True,
        first={"hunter_of_hunters": {1: 0, 2: 0}},
    )
    table.night(3, None, None, None, 5)
    assert results(table)[-1].said[0] == ("result-half", {"who": 3, "n": 1})


def test_where_each_hand_is_a_vote_nothing_is_told_but_the_hands() -> None:
    table = Table(SEVEN).night(None, 0, 0)
    assert table.found("counted") == []
    assert results(table)[-1].said[0] == ("result", {"who": 0, "n": 2})


@pytest.mark.parametrize(
    ("given", "code", "names", "n"),
    [
        ({**BLACK}, "result-roses", (0,), 6),
        (
            {0: (1, 2), 1: (2, 0), 2: (0, 1), 3: (4, 5), 4: (5, 6), 5: (6, 3), 6: (3, 4)},
            "result-roses-even",
            (0, 1, 2, 3, 4, 5, 6),
            0,
        ),
    ],
)
def test_roses_are_said_as_black_less_red(
    given: dict[int, tuple[int, int]], code: str, names: tuple[int, ...], n: int
) -> None:
    table = Table(SEVEN, voting="roses").night(roses=given)
    scene = results(table)[0]
    assert scene.said[0] == (code, {"names": names, "n": n})
    assert sorted(scene.hands) == [(seat, black) for seat, (black, _) in sorted(given.items())]


def test_more_red_than_black_is_said_too() -> None:
    (scene,) = scenes_of(SCENES, [Counted((-4, None, -2), roses=True)])
    assert scene.said == (("result-roses-red", {"names": (2,), "n": 1}),)


def test_whose_hand_is_for_whom_is_told_of_roses_as_of_hands() -> None:
    assert hands_told(SCENES, Voted((1, None, 0))) == ((0, 1), (2, 0))
    assert hands_told(SCENES, Voted(((1, 2), (0, 2), None))) == ((0, 1), (1, 0))
    assert hands_told(SCENES, Counted((4, None, 2))) == ()
