"""Which Travellers are recommended, which hasten or slow the game, and which spoil a script."""

from __future__ import annotations

import pytest

from fabula.games.clocktower.almanac.cards import (
    BAD_MOON_RISING,
    HASTENS,
    OF_ANY,
    OF_MOON,
    OF_TROUBLE,
    OF_VIOLETS,
    SECTS_AND_VIOLETS,
    SLOWS,
    TRAVELLERS,
    TROUBLE_BREWING,
    almanac,
    fitting_travellers,
    travellers_for,
)
from fabula.text import LANGUAGES, words


def of_tempo(tempo: str) -> set[str]:
    """The Travellers whose card says this."""
    return {role for role in TRAVELLERS if almanac[role].tempo == tempo}


def test_the_book_names_seven_who_hasten_the_game_and_five_who_slow_it() -> None:
    hasten = {"gunslinger", "bureaucrat", "voudon", "bishop", "butcher", "harlot", "barista"}
    assert of_tempo(HASTENS) == hasten
    assert of_tempo(SLOWS) == {"scapegoat", "beggar", "thief", "matron", "deviant"}


@pytest.mark.parametrize(
    ("script", "five"),
    [(TROUBLE_BREWING, OF_TROUBLE), (BAD_MOON_RISING, OF_MOON), (SECTS_AND_VIOLETS, OF_VIOLETS)],
)
def test_each_set_has_five_that_are_recommended_and_come_first_of_all_eighteen(
    script: tuple[str, ...], five: tuple[str, ...]
) -> None:
    assert fitting_travellers(script) == five == travellers_for(script)[:5]
    assert sorted(travellers_for(script)) == sorted(TRAVELLERS)


def test_a_mixed_script_has_those_of_the_set_it_has_most_of() -> None:
    assert fitting_travellers((*TROUBLE_BREWING[:3], *BAD_MOON_RISING[:5])) == OF_MOON
    assert fitting_travellers(("alsaahir", "noble")) == OF_ANY
    assert fitting_travellers(TROUBLE_BREWING, ("judge",)) == ("judge",)


def test_a_judge_spoils_a_script_with_a_saint_and_its_card_says_why() -> None:
    assert "saint" in almanac["judge"].clashes
    assert all(other in almanac for role in TRAVELLERS for other in almanac[role].clashes)
    for lang in LANGUAGES:
        say = words(lang)
        assert all(say.has(f"clocktower-{role}-clash") for role in TRAVELLERS if almanac[role].clashes)
