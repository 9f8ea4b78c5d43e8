"""For whom the Fabled and Loric are: each is found by what a table needs, in words of every language."""

from __future__ import annotations

from fabula.games.clocktower.almanac.companions import ALL, AT_ANY_TIME, NEEDS, PUBLISHED, RULED, WANTS, those
from fabula.games.clocktower.almanac.published import FABLED, ROLL
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
    early = {"sentinel", "toymaker", "revolutionary", "djinn", *those(lambda one: one.heard)}
    assert not early & set(AT_ANY_TIME)
    assert set(AT_ANY_TIME) <= set(RULED)


def test_every_published_one_is_declared_once_and_serves_what_a_table_may_need() -> None:
    declared = [one.id for one in ALL]
    assert sorted(declared) == sorted(PUBLISHED)
    assert {want for one in ALL for want in one.needs} == set(WANTS)
