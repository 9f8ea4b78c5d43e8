"""Gaps: each that a text has is one that is filled where it is said."""

from __future__ import annotations

from random import Random

import pytest

from fabula.core.tale import Tale
from fabula.core.telling import Telling
from fabula.games import TALES
from fabula.games.clocktower.town.events import Informed
from fabula.gaps import GAP, Parts, filled_in, gaps_of, misfilled, note_parts, unfilled
from fabula.sim.play import Table
from fabula.text import source, words
from fabula.text.brought import entries
from fabula.text.story import FIELDS, Story

LIT = "{ $variant_lamp -> [on] ! *[off] . }"


@pytest.mark.parametrize(
    ("id", "text", "open_"),
    [
        ("scene-gloom", f"{{ $whom }} and {{ $who }}{LIT}", ["whom"]),
        ("story-gloom", "{ $gloom -> [one] a *[other] b }", ["gloom"]),
        ("story-clocktower-informed-chef", "{ $who }: { $n } { $votes }", ["votes"]),
        ("story-you-informed-chef", "{ $n } { $value }", ["value"]),
        ("story-vendetta-claim-checked", "{ $place } { $answer } { $who }", ["who"]),
        ("story-died-hunter", "{ $who } { $names } { $value }", ["value"]),
        ("story-won-village", "{ $who }", ["who"]),
        ("prompt-onenight-seer", f"{{ $name }}{LIT}", ["name"]),
        ("prompt-vendetta-hand", "{ $name }", []),
        ("lamp-ability", "{ $gloom }", []),
        ("clocktower-chef-ability", f"{{ $gloom }}{LIT}", ["gloom"]),
        ("clocktower-counts", "{ $demon }", []),
        ("call-chef", "{ $gloom }", ["gloom"]),
    ],
)
def test_a_gap_that_nothing_fills(id: str, text: str, open_: list[str]) -> None:
    said = [f"{id} has a gap {{ ${gap} }} that nothing fills" for gap in open_]
    assert list(unfilled(id, text, TALES)) == said


def test_each_gap_is_one_of_some_event_and_of_some_text() -> None:
    story = [text for id, text in entries(source("en")).items() if id.startswith("story-")]
    assert FIELDS.keys() <= {gap for text in story for gap in GAP.findall(text)}
    assert gaps_of("no event") == frozenset(FIELDS)


@pytest.mark.parametrize("tale", TALES.values(), ids=list(TALES))
def test_what_an_event_fills_is_what_it_is_said_to_fill(tale: Tale) -> None:
    """Whatever a game tells fills those gaps that its events have parts for."""
    telling = played(tale)
    story = Story(words("en"), tale.id, dict.fromkeys(range(telling.grimoire.seats), "Ada"))
    for event in telling.events():
        if story.sentence(event.data(), own=True) is None:
            continue
        filled = story.gaps(event.data())
        assert filled.keys() <= FIELDS.keys()
        told = {gap for gap, text in filled.items() if text not in ("", "–", 0)}
        assert told <= gaps_of(event.name), event


def played(tale: Tale) -> Telling:
    """A game by lot."""
    telling = Telling(tale, tale.set_up(tale.least_seats, tale.suggest(tale.least_seats)))
    Table(telling, Random(7).randrange).play()
    return telling


def test_what_is_learned_has_the_parts_that_were_told() -> None:
    parts = Parts()
    note_parts(parts, Informed(0, "chef", 1, n=1), "clocktower")
    ids = ("story-you-informed-chef", "story-you-informed-sage")
    told = {id: f"{id} = {{ $n }} {{ $shown }}" for id in ids}
    assert list(misfilled(told, parts)) == [
        "story-you-informed-chef says { $shown }, and what is told is in { $n }"
    ]
    assert filled_in("story-you-informed-chef", TALES) == gaps_of("informed")
