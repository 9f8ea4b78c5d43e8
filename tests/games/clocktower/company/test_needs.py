"""For whom the Fabled and Loric are: each is found by what a table needs, in words of every language."""

from __future__ import annotations

from fabula.games.clocktower.almanac.published import FABLED, ROLL
from fabula.games.clocktower.company import fabled
from fabula.games.clocktower.company.members import NEEDS, PUBLISHED
from fabula.text import LANGUAGES, words


def test_every_fabled_is_for_somebody_and_says_so() -> None:
    found = {role for roles in NEEDS.values() for role in roles}
    assert {role for role in PUBLISHED if ROLL[role].kind == FABLED} <= found <= set(PUBLISHED)
    for lang in LANGUAGES:
        say = words(lang)
        assert all(say.has(f"clocktower-{role}-for") for role in found)
        assert all(say.has(f"company-for-{need}") for need in (*NEEDS, "all"))


def test_the_book_has_some_for_newcomers_little_time_the_quiet_and_who_must_leave() -> None:
    assert "angel" in NEEDS["newcomers"]
    assert "buddhist" in NEEDS["shy"]
    assert "doomsayer" in NEEDS["time"]
    assert "fiddler" in NEEDS["leaving"]
    assert "revolutionary" in NEEDS["help"]


def test_what_changes_the_deal_or_the_first_night_does_not_come_later() -> None:
    early = {"sentinel", "toymaker", "revolutionary", "djinn", *fabled.HEARING}
    assert not early & set(fabled.AT_ANY_TIME)
    assert set(fabled.AT_ANY_TIME) <= set(fabled.RULED)
