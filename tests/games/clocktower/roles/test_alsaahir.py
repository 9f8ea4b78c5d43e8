"""The Alsaahir."""

from __future__ import annotations

import pytest
from tests.games.clocktower.table import Table

from fabula.core.refusals import Refusal
from fabula.games.clocktower.town.statements import Accusations

EIGHT = "alsaahir chef empath monk saint slayer poisoner imp"


def accuse(table: Table, seat: int, **kinds: str) -> Table:
    """Somebody says who are all the evil, by seats."""
    if table.telling.pending is None:
        table.open_nominations()
    accused = tuple(("of_kind", int(name[1:]), kind) for name, kind in kinds.items())
    return table.say(seat, "accuse", accused).end_if_decided()


def test_all_named_and_good_has_won() -> None:
    table = accuse(Table(EIGHT, poisoner=1).night(), 0, s6="minion", s7="demon")
    assert table.winners == ("good",)
    assert table.found("ended") == [{"e": "ended", "kind": "alsaahir"}]


@pytest.mark.parametrize(
    "kinds",
    [
        {"s7": "demon"},
        {"s6": "demon", "s7": "minion"},
        {"s1": "minion", "s6": "minion", "s7": "demon"},
        {"s5": "minion", "s7": "demon"},
    ],
)
def test_a_single_mistake_spoils_it(kinds: dict[str, str]) -> None:
    table = accuse(Table(EIGHT, poisoner=1).night(), 0, **kinds)
    assert table.winners == ()


def test_it_may_be_said_each_day_once() -> None:
    table = accuse(Table(EIGHT, poisoner=1).night(), 0, s5="demon")
    with pytest.raises(Refusal):
        accuse(table, 0, s6="minion", s7="demon")
    table.close_the_day().night(imp=1, monk=2)
    assert accuse(table, 0, s6="minion", s7="demon").winners == ("good",)


def test_everybody_else_may_say_it_and_all_hear_the_same() -> None:
    table = accuse(Table(EIGHT, poisoner=1).night(), 1, s6="minion", s7="demon")
    assert table.winners == ()
    (stated,) = [one for one in table.heard_by(3) if one["e"] == "stated"]
    assert stated == {
        "e": "stated",
        "seat": 1,
        "kind": "accuse",
        "statements": (("of_kind", 6, "minion"), ("of_kind", 7, "demon")),
    }


def test_poisoned_it_is_in_vain() -> None:
    assert accuse(Table(EIGHT, poisoner=0).night(), 0, s6="minion", s7="demon").winners == ()


def test_who_only_believes_to_be_the_alsaahir_wins_nothing() -> None:
    table = Table("drunk:alsaahir chef empath monk mayor slayer poisoner imp", poisoner=1).night()
    assert accuse(table, 0, s6="minion", s7="demon").winners == ()


def test_the_dead_evil_have_to_be_named_too() -> None:
    table = Table(EIGHT, poisoner=1).night().bury(6)
    assert accuse(table, 0, s7="demon").winners == ()
    table.close_the_day().night(imp=1, monk=2)
    assert accuse(table, 0, s6="minion", s7="demon").winners == ("good",)


def test_the_dead_say_nothing() -> None:
    table = Table(EIGHT, poisoner=1).night().bury(0)
    with pytest.raises(Refusal):
        accuse(table, 0, s6="minion", s7="demon")


@pytest.mark.parametrize(("answer", "winners"), [("no", ()), ("yes", ("good",))])
def test_ruling_379_a_recluse_may_register_and_the_truth_comes_first(
    answer: str, winners: tuple[str, ...]
) -> None:
    roles = "alsaahir chef empath monk recluse slayer poisoner imp"
    table = Table(roles, poisoner=1, **{"register:alsaahir": answer}).night()
    accuse(table, 0, s4="minion", s6="minion", s7="demon")
    assert table.asked("register:alsaahir") == [("no", "yes")]
    assert table.winners == winners


def test_an_evil_alsaahir_wins_for_good_all_the_same() -> None:
    table = Table(EIGHT, poisoner=1).night()
    table.telling.amend(("side", 0, "evil"))
    assert accuse(table, 0, s6="minion", s7="demon").winners == ("good",)


def test_what_can_be_said_names_each_player_once_in_the_order_of_the_circle() -> None:
    said = Accusations((0, 1, 2))
    assert (("of_kind", 0, "demon"), ("of_kind", 2, "minion")) in said
    assert () not in said
    assert (("of_kind", 2, "minion"), ("of_kind", 0, "demon")) not in said
    assert (("of_kind", 0, "minion"), ("of_kind", 0, "demon")) not in said
    assert (("of_kind", 0, "townsfolk"),) not in said
    assert (("of_kind", 5, "demon"),) not in said
    assert len(said) == len(tuple(said)) == 6
    assert all(one in said for one in said)
    assert said == Accusations((0, 1, 2))
    assert said != Accusations((0, 1))
