"""A vote after which nobody has to go, and a tie: all are told so, in every game and language."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import pytest
from tests.games.clocktower.table import Table as Square
from tests.games.mafia32.table import Table as Town
from tests.games.vendetta.table import Table as Castle

from fabula.core.events import Event, Tied, Voted
from fabula.core.scenes import scenes_of
from fabula.games import TALES
from fabula.text import LANGUAGES, words
from fabula.text.scene import spoken
from fabula.text.story import Story

NAMES = dict(enumerate(("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ivy")))
MAFIA = "mafioso citizen citizen citizen citizen citizen"
LED = "leader mafioso citizen citizen citizen citizen citizen"
VENDETTA = "hunter hunter hunter vampire vampire vampire vampire vampire vampire"
CLOCKTOWER = "imp poisoner chef empath monk slayer soldier"
LEVEL = (1, 0, 1, 0, None, None)
FOUR = (0, 1, 2, 3)
TIES = next(one for one in TALES["mafia32"].settings if one.key == "tie").options


def first_day() -> Square:
    """The first day of the Clocktower has come."""
    return Square(CLOCKTOWER, poisoner=2).night()


def told(tale: str, events: Iterable[Event], lang: str = "en") -> list[str]:
    """What is said in the scenes of a vote and of an execution."""
    scenes = (one for one in scenes_of(TALES[tale].scenes, events) if one.kind in ("result", "execution"))
    story = Story(words(lang), tale, NAMES)
    return [" ".join(spoken(story, scene.said, scene.cards)) for scene in scenes]


@cache
def votes() -> dict[str, Iterable[Event]]:
    """Votes after which nobody has to go, by the tale and what they come to."""
    return {
        "mafia32, nobody": Town(MAFIA).day().now(),
        "mafia32, a tie twice": Town(MAFIA).day(*LEVEL).now(),
        "mafia32, in secret": Town(MAFIA, hands="secret").day().now(),
        "vendetta, nobody": Castle(VENDETTA).night().telling.events(),
        "vendetta, a tie": Castle(VENDETTA).night(1, 0, 1, 0).telling.events(),
        "clocktower, nobody": first_day().day().telling.events(),
        "clocktower, too few": first_day().day((0, 2, (0, 1))).telling.events(),
        "clocktower, a tie": first_day().day((0, 2, FOUR), (1, 3, FOUR)).telling.events(),
        "onenight, one each": [Voted((1, 2, 0))],
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_nobody_has_to_go_that_is_the_last_thing_said(lang: str) -> None:
    for case, events in votes().items():
        tale, _ = case.split(", ")
        own = f"scene-{tale}-execution-nobody"
        nobody = words(lang).say(own if words(lang).has(own) else "scene-execution-nobody")
        said = told(tale, events, lang)
        assert said[-1].endswith(nobody), case
        assert sum(nobody in one for one in said) == 1, case


def test_a_tie_says_between_whom_once_and_what_it_leads_to() -> None:
    again = told("mafia32", Town(MAFIA).day(*LEVEL).now())
    assert again == [
        "Ann and Ben: 2 hands each. It is a tie.",
        "Ann and Ben: 2 hands each. Nobody is voted out.",
    ]
    unseen = told("mafia32", Town(LED).day(1, 2, None, 2, None, None, None).now())
    assert unseen[0] == "Cat: 2 hands. A tie: Ben and Cat.", "a vote that nobody sees has made it one"
    assert told("mafia32", Town(MAFIA, hands="secret").day(*LEVEL).now())[0].startswith("A tie: Ann and Ben.")
    castle = told("vendetta", Castle(VENDETTA).night(1, 0, 1, 0).telling.events())
    assert castle[-1] == "There is no majority for all of them. Nobody is executed tonight."
    square = told("clocktower", first_day().day((0, 2, FOUR), (1, 3, FOUR)).telling.events())
    assert square[1] == "Dan: 4 hands. 5 votes are needed. A tie: Cat and Dan. Nobody is about to die."


@pytest.mark.parametrize("how", ["random", "all"])
def test_where_a_tie_is_the_end_of_it_nobody_hears_that_nobody_goes(how: str) -> None:
    said = told("mafia32", Town(MAFIA, fate=1, tie=how).day(*LEVEL).now())
    assert said[0] == "Ann and Ben: 2 hands each. It is a tie."
    assert "Ben" in said[-1]
    assert not any("Nobody" in one for one in said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_voice_calls_for_another_vote_only_where_there_is_one(lang: str) -> None:
    lines = {how: words(lang).say("voice-mafia32-tied", names="Ann", variant_tie=how) for how in TIES}
    assert len({*lines.values()}) == len(TIES)
    assert all("Ann" in line for line in lines.values())


def test_a_tie_among_others_than_were_counted_is_told_with_their_names() -> None:
    events = [Voted((None, None, 1, 1)), Tied((0, 1))]
    (scene,) = scenes_of(TALES["mafia32"].scenes, events)
    assert [one.code for one in scene.said] == ["result", "tie"]
