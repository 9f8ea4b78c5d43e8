"""Whatever happens in a game has its sentence, in every language, for all and for each seat's own journal."""

from __future__ import annotations

from random import Random

import pytest
from tests.laws.playing import a_setup, steps

from fabula.core.tale import Tale
from fabula.core.telling import BeatBegan, Telling
from fabula.core.views import view
from fabula.games import TALES
from fabula.text import LANGUAGES, words
from fabula.text.story import Story

NAMES = {0: "Anna", 1: "Boris", 2: "Vera"}


def tellings(tale: Tale, games: int) -> list[Telling]:
    """Some random tellings."""
    told = []
    for seed in range(games):
        lots = Random(seed)
        told.append(Telling(tale, a_setup(tale, lots, most_seats=12, every=True)))
        for _ in steps(told[-1], lots):
            pass
    return told


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("tale", TALES.values(), ids=list(TALES))
def test_everything_that_happens_has_its_sentence(tale: Tale, lang: str) -> None:
    seen: dict[str, bool] = {}
    for telling in tellings(tale, 40):
        whole = Story(words(lang), tale.id, NAMES)
        for event in telling.events():
            for line in whole.lines(event.data()):
                assert line.strip()
                seen[event.name] = True
        for seat in telling.town.everyone:
            own = Story(words(lang), tale.id, NAMES, seat)
            for _, event in view(seat, telling.events()):
                assert all(line.strip() for line in own.lines(event.data()))
        for entry in telling.log:
            if isinstance(entry, BeatBegan):
                assert whole.heading(entry.name)
    assert {"dealt", "claimed", "died", "revealed", "won"} <= set(seen)


def test_a_call_is_headed_by_who_wakes() -> None:
    mafia = Story(words("en"), "mafia32", NAMES)
    assert mafia.heading("night:black_widow") == "Night: Black Widow"
    assert mafia.heading("night:triads") == "Night: Triads"
    assert mafia.heading("farewell") == "Last words"
    assert Story(words("en"), "onenight", NAMES).heading("night:doppelganger_minion") == (
        "Night: Doppelganger (Minion)"
    )


def test_a_gangster_reads_where_the_others_pointed() -> None:
    pointed = {"e": "pointed", "seat": 0, "role": "mafia", "hands": ((0, 2), (1, None))}
    assert list(Story(words("en"), "mafia32", NAMES, 0).lines(pointed)) == [
        "Mafia points: Anna → Vera; Boris → –."
    ]


def test_the_sides_that_can_win_have_their_sentence() -> None:
    for lang in LANGUAGES:
        for sides in (("town",), ("mafia",), ("triads",), ("loner",), ()):
            story = Story(words(lang), "mafia32", NAMES)
            assert next(story.lines({"e": "won", "sides": sides, "seats": (0,)}))
