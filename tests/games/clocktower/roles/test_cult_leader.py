"""The Cult Leader."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.clocktower.square import arrive, may
from tests.games.clocktower.table import Table

from fabula.core.refusals import Refusal
from fabula.core.requests import Round

EIGHT = "cult_leader chef empath monk saint slayer poisoner imp"


def call(table: Table, caller: int, *joining: int) -> Table:
    """Somebody calls a cult, and these join."""
    if table.telling.pending is None:
        table.open_nominations()
    table.say(caller, "cult")
    assert table.next == "cult"
    table.telling.begin_beat()
    request = table.telling.pending
    assert isinstance(request, Round)
    for ask in request.asks:
        assert ask.options == (None, "yes")
        table.telling.answer(ask.who, "yes" if ask.who in joining else None)
    return table.end_if_decided()


def test_each_night_the_cult_leader_takes_the_side_of_a_living_neighbour() -> None:
    """Between an Imp and a Chef the Storyteller decides."""
    for side, told in (("evil", ["evil"]), ("good", [])):
        table = Table(EIGHT, cult_leader=side, poisoner=1).night()
        assert table.town.side(0) == side
        assert table.told(0) == told
        assert sorted(table.asked("cult_leader")[0]) == ["evil", "good"]


def test_between_two_of_one_side_nothing_is_decided() -> None:
    table = Table("chef cult_leader empath monk saint slayer poisoner imp", poisoner=0).night()
    assert table.town.side(1) == "good"
    assert table.asked("cult_leader") == []


@pytest.mark.parametrize(("side", "woken"), [("evil", 1), ("good", 0)])
def test_who_is_told_of_another_side_has_woken_for_their_own_ability(side: str, woken: int) -> None:
    roles = "cult_leader chef chambermaid monk saint slayer poisoner imp"
    table = Table(roles, cult_leader=side, poisoner=1).night(chambermaid=(0, 3))
    assert table.told(2)[-1] == woken


def test_the_dead_are_passed_over() -> None:
    table = Table("chef cult_leader empath monk saint slayer poisoner imp", poisoner=0).night()
    table.bury(0, 2, 3, 4).day().night(imp=5, cult_leader="evil")
    assert table.town.side(1) == "evil"


def test_poisoned_the_side_does_not_change() -> None:
    table = Table(EIGHT, cult_leader="evil", poisoner=0).night()
    assert table.town.side(0) == "good"
    assert table.asked("cult_leader") == []


def test_who_only_believes_to_be_the_cult_leader_stays_good_and_wins_nothing() -> None:
    table = Table("drunk:cult_leader chef empath monk mayor slayer poisoner imp", poisoner=1).night()
    assert table.town.side(0) == "good"
    assert call(table, 0, 1, 2, 3, 4, 5).winners == ()


def test_if_all_good_players_join_the_team_wins() -> None:
    table = call(Table(EIGHT, cult_leader="good", poisoner=1).night(), 0, 1, 2, 3, 4, 5)
    assert table.winners == ("good",)
    assert table.found("ended") == [{"e": "ended", "kind": "cult_leader"}]
    table = call(Table(EIGHT, cult_leader="evil", poisoner=1).night(), 0, 1, 2, 3, 4, 5)
    assert table.winners == ("evil",)


def test_one_who_does_not_is_enough() -> None:
    table = call(Table(EIGHT, cult_leader="good", poisoner=1).night(), 0, 1, 2, 3, 4, 6, 7)
    assert table.winners == ()
    assert table.found("cult_joined") == [{"e": "cult_joined", "seat": 0, "seats": (1, 2, 3, 4, 6, 7)}]
    assert table.next == "nominations"


def test_ruling_378_the_dead_and_good_travellers_are_asked_too() -> None:
    table = Table(EIGHT, cult_leader="good", poisoner=1).night().bury(1)
    seat = arrive(table, "thief")
    assert call(table, 0, 2, 3, 4, 5, seat).winners == ()
    table.open_nominations().close_the_day().night(imp=2, monk=4)
    assert call(table, 0, 1, 2, 3, 4, 5, seat).winners == ("good",)


def test_anybody_alive_may_call_once_a_day_and_nothing_comes_of_it() -> None:
    table = call(Table(EIGHT, cult_leader="good", poisoner=1).night().bury(4), 3, 0, 1, 2, 4, 5)
    assert table.winners == ()
    table.telling.begin_beat()
    with pytest.raises(Refusal):
        table.say(3, "cult")
    assert may(table, 4, "cult") == []
    with pytest.raises(Refusal):
        table.say(4, "cult")


def test_poisoned_by_day_the_call_is_in_vain() -> None:
    table = Table(EIGHT, poisoner=0).night()
    assert call(table, 0, 1, 2, 3, 4, 5).winners == ()


def test_in_the_talk_of_the_day_it_can_be_called_as_well() -> None:
    table = Table(EIGHT, cult_leader="good", poisoner=1).night()
    table.telling.begin_beat()
    assert call(table, 3).next == "day"


def test_ruling_365_whom_a_pit_hag_made_the_cult_leader_does_not_turn_good() -> None:
    roles = "chef mayor empath virgin monk pit_hag scarlet_woman imp soldier slayer"
    table = Table(roles, also="cult_leader").night().day()
    table.night(pit_hag=(6, "cult_leader"), imp=1, monk=1, cult_leader="good")
    assert table.role(6) == "cult_leader"
    assert table.town.side(6) == "evil"


def test_a_recluse_beside_may_register_as_evil() -> None:
    roles = "chef cult_leader recluse monk soldier slayer poisoner imp"
    table: Any = Table(roles, poisoner=0, cult_leader="evil").night()
    assert table.town.side(1) == "evil"
