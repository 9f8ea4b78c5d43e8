"""The Pixie."""

from __future__ import annotations

from tests.games.clocktower.table import Table

from fabula.core.requests import Decide

NINE = "pixie chef empath monk saint recluse slayer poisoner imp"


def shown(role: str, roles: str = NINE, **settled: object) -> Table:
    """The Pixie has seen this role in the first night."""
    return Table(roles, poisoner=1, **{"learn:pixie": role}, **settled).night()


def test_a_townsfolk_in_play_is_shown() -> None:
    table = shown("empath")
    assert table.told(0) == ["empath"]
    assert table.asked("learn:pixie") == [("chef", "empath", "monk", "slayer")]


def test_who_was_mad_has_the_ability_when_they_die() -> None:
    table = shown("empath").day((6, 2, (0, 1, 3, 4, 5)), pixie="yes")
    assert [one["shown"] for one in table.found("informed") if one["kind"] == "gained"] == ["empath"]
    assert table.night(imp=1, monk=5).woke(0) == ["empath"]
    assert table.role(0) == "pixie"


def test_who_was_not_has_nothing() -> None:
    table = shown("empath").day((6, 2, (0, 1, 3, 4, 5)), pixie="no")
    assert table.night(imp=1, monk=5).woke(0) == []


def test_by_night_it_is_the_same_night() -> None:
    table = shown("empath").day().night(imp=2, monk=5, pixie="yes")
    assert table.woke(0) == ["empath"]


def test_the_death_of_another_role_is_none_of_hers() -> None:
    assert shown("empath").day((6, 1, (0, 2, 3, 4, 5))).asked("pixie") == []


def test_what_is_for_the_first_night_is_learned_in_the_next() -> None:
    table = shown("chef").day((6, 1, (0, 2, 3, 4, 5)), pixie="yes").night(imp=2, monk=5)
    assert table.woke(0) == ["chef"]


def test_poisoned_when_she_learns_she_may_be_shown_anything() -> None:
    table = Table(NINE, poisoner=0, **{"learn:pixie": "mayor"}).night()
    assert table.told(0) == ["mayor"]


def test_poisoned_at_the_death_she_gains_nothing() -> None:
    table = shown("empath").day().night(imp=2, monk=5, poisoner=0)
    assert table.asked("pixie") == []
    assert table.woke(0) == []


def test_dead_she_gains_nothing() -> None:
    assert shown("empath").bury(0).day((6, 2, (1, 3, 4, 5, 6))).asked("pixie") == []


def test_who_only_believes_to_be_the_pixie_gains_nothing() -> None:
    table = shown("empath", "drunk:pixie chef empath monk saint mayor slayer poisoner imp")
    assert table.day((6, 2, (0, 1, 3, 4, 5))).asked("pixie") == []


def test_ruling_382_it_is_judged_once() -> None:
    table = shown("empath").day((6, 2, (0, 1, 3, 4, 5)), pixie="no")
    table.telling.amend(("role", 3, "empath"))
    assert table.night(imp=3).asked("pixie") == []


def test_a_spy_may_be_shown_as_a_townsfolk() -> None:
    table = Table("pixie chef empath monk saint recluse slayer spy imp").night()
    assert "washerwoman" in table.asked("learn:pixie")[0]


def test_what_was_said_today_is_what_is_advised() -> None:
    for claim, advised in (("empath", "yes"), ("chef", "no")):
        table = shown("empath").open_nominations().say(0, "claim", claim)
        ask = Decide("pixie", ("no", "yes"), 0, 2)
        assert table.tale.suggestion(table.telling.grimoire, ask, lambda _: 0).choice == advised
