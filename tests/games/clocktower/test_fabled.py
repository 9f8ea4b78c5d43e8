"""The Fabled whose matter is a rule."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.games.clocktower.square import arrive, may, tokens
from tests.games.clocktower.table import Table

from fabula.core.events import Turned
from fabula.core.requests import STORYTELLER
from fabula.core.telling import Telling
from fabula.games.clocktower.cards import OUTSIDER, TROUBLE_BREWING, of_kind
from fabula.games.clocktower.events import Entered, company
from fabula.games.clocktower.fabled import RULED, turn
from fabula.games.clocktower.sets import Sets
from fabula.games.clocktower.tale import Clocktower

SEVEN = "imp poisoner empath chef monk slayer virgin"


def table_with(*fabled: str, roles: str = SEVEN, **choices: Any) -> Table:
    """The roles are dealt, and some Fabled are in play."""
    table = Table(roles, **choices)
    for role in fabled:
        table.town.tell(Entered(role))
    return table


def informed(table: Table, kind: str) -> list[tuple[int, Any]]:
    """Who was told what of a kind."""
    return [(one["seat"], one["answer"]) for one in table.found("informed") if one["kind"] == kind]


def test_where_fabula_leads_those_with_rules_stay() -> None:
    tale = Clocktower()
    assert tale.by_hand((*RULED, "tor")) == ("hells_librarian", "tor")


# ---- Sentinel


def test_a_sentinel_lets_there_be_an_outsider_more_or_less_or_as_many() -> None:
    plain, watched = Sets(8, TROUBLE_BREWING), Sets(8, TROUBLE_BREWING, ("sentinel", "angel"))
    drawn = [watched.draw(Random(seed).randrange) for seed in range(200)]
    numbers = {len(of_kind(OUTSIDER, one)) for one in drawn}
    assert numbers >= {0, 1, 2}
    assert len(watched) > len(plain)
    assert plain != watched


def test_there_are_never_fewer_outsiders_than_none() -> None:
    sets = Sets(7, TROUBLE_BREWING, ("sentinel",))
    assert ("imp", "poisoner", "empath", "chef", "monk", "slayer", "virgin") in sets
    assert ("imp", "poisoner", "empath", "chef", "monk", "slayer", "saint") in sets


def test_the_room_deals_with_the_sentinel_that_was_agreed_on() -> None:
    tale = Clocktower()
    telling = Telling(tale, tale.set_up(7, company=("sentinel",)))
    telling.begin_beat()
    with_a_saint = ("imp", "poisoner", "empath", "chef", "monk", "slayer", "saint")
    assert with_a_saint in telling.ask_of(STORYTELLER).options


# ---- Spirit of Ivory


def test_one_player_more_may_be_evil_and_no_second() -> None:
    table = table_with("spirit_of_ivory")
    turn(table.town, 2, "evil")
    turn(table.town, 3, "evil")
    assert [seat for seat in range(7) if table.town.is_evil(seat)] == [0, 1, 2]
    assert informed(table, "side") == [(2, "evil")]


def test_who_turns_good_makes_room() -> None:
    table = table_with("spirit_of_ivory")
    for seat, side in ((2, "evil"), (2, "good"), (3, "evil")):
        turn(table.town, seat, side)
    assert table.town.is_evil(3)


def test_a_goon_stays_good_where_one_more_is_evil_already() -> None:
    table = table_with("spirit_of_ivory", roles="imp poisoner goon chef monk slayer fortune_teller virgin")
    table.town.tell(Turned(3, "evil"))
    table.night(poisoner=2)
    assert not table.town.is_evil(2)


def test_a_fang_gu_does_not_move_where_one_more_is_evil_already() -> None:
    table = table_with("spirit_of_ivory", roles="fang_gu poisoner saint chef monk slayer virgin")
    table.town.tell(Turned(3, "evil"))
    table.night(poisoner=5).day().night(poisoner=5, monk=6, fang_gu=2)
    assert table.dead == [2]
    assert table.role(0) == "fang_gu"


def test_evil_travellers_do_not_count() -> None:
    table = table_with("spirit_of_ivory")
    arrive(table, "thief", "evil")
    turn(table.town, 2, "evil")
    assert table.town.is_evil(2)


# ---- Ferryman


def test_with_three_alive_all_the_dead_have_their_vote_again() -> None:
    table = table_with("ferryman", poisoner=1)
    table.night().bury(3, 4, 5)
    assert [tokens(table, seat) for seat in (3, 4, 5)] == [0, 0, 0]
    table.day().night(imp=6, poisoner=1)
    assert [tokens(table, seat) for seat in (3, 4, 5, 6)] == [1, 1, 1, 1]
    assert len([one for one in table.found("vote_tokens") if one.get("kind") == "ferryman"]) == 3


def test_before_that_day_nothing_comes_back() -> None:
    table = table_with("ferryman", poisoner=1)
    table.night().bury(3, 4).day().night(imp=6, poisoner=1)
    assert [tokens(table, seat) for seat in (3, 4)] == [0, 0]


def test_it_happens_once() -> None:
    table = table_with("ferryman", poisoner=1)
    table.night().bury(3, 4, 5).day().night(imp=6, poisoner=1)
    table.day().night(imp=3, poisoner=1)
    assert [one for one in table.found("vote_tokens") if one.get("kind") == "ferryman"] == []


# ---- Toymaker

FIVE = "imp poisoner empath chef monk"


def test_with_few_players_the_evil_meet_all_the_same() -> None:
    assert informed(table_with("toymaker", roles=FIVE).night(poisoner=2), "demon") == [(1, (0,))]
    assert informed(table_with(roles=FIVE).night(poisoner=2), "demon") == []


def test_a_demon_may_choose_not_to_attack() -> None:
    table = table_with("toymaker", poisoner=1, monk=6).night().day()
    table.night(toymaker="rests", imp=2)
    assert table.dead == []
    assert table.asked("imp") == []
    assert table.day().night(toymaker="attacks", imp=2).dead == [2]


def test_a_demon_that_never_rested_does_not_end_the_game_tonight() -> None:
    table = table_with("toymaker", poisoner=1, monk=6).night().bury(3, 4, 5, 6).day()
    table.night(imp=2)
    assert table.dead == []
    assert table.asked("toymaker") == []
    table.day().night(toymaker="attacks", imp=2)
    assert table.winners == ("evil",)


def test_who_has_rested_may_end_the_game() -> None:
    table = table_with("toymaker", poisoner=1, monk=6).night().day().night(toymaker="rests")
    table.bury(3, 4, 5, 6).day().night(toymaker="attacks", imp=2)
    assert table.winners == ("evil",)


def test_a_shabaloth_leaves_off_while_its_two_would_end_it() -> None:
    roles = "shabaloth poisoner empath chef monk slayer virgin"
    table = table_with("toymaker", roles=roles, poisoner=1, monk=6).night().bury(4, 5, 6).day()
    assert table.night(shabaloth=[2, 3]).dead == []


def test_a_lunatic_s_rest_is_not_the_demon_s() -> None:
    roles = "imp poisoner lunatic:imp chef monk slayer fortune_teller virgin"
    table = table_with("toymaker", roles=roles, poisoner=1, monk=7).night().day()
    table.night(toymaker={2: "rests", 0: "attacks"}, imp={0: 6, 2: 3})
    assert "rested" not in table.town.grimoire.notes


# ---- Doomsayer


def day_of_doom(roles: str = SEVEN, **choices: Any) -> Table:
    """Nominations are open on the first day, with a Doomsayer."""
    return table_with("doomsayer", roles=roles, poisoner=1, **choices).night().open_nominations()


def test_whoever_calls_loses_somebody_of_their_own_side() -> None:
    table = day_of_doom().say(3, "doom", 3, doomsayer=2)
    assert table.dead == [2]
    assert set(table.asked("doomsayer")[0]) == {2, 3, 4, 5, 6}
    assert table.found("beckoned") == [{"e": "beckoned", "seat": 3, "kind": "doomsayer"}]


def test_once_in_the_game_each() -> None:
    table = day_of_doom().say(3, "doom", 3, doomsayer=2)
    assert not may(table, 3, "doom")
    assert may(table, 4, "doom")
    assert not may(table.close_the_day().night(imp=6).open_nominations(), 3, "doom")


def test_the_last_demon_does_not_die_of_it() -> None:
    table = day_of_doom().say(0, "doom", 0)
    assert table.asked("doomsayer") == [(1,)]
    assert table.dead == [1]
    assert not table.is_over


def test_where_nobody_can_be_spared_nothing_happens() -> None:
    table = table_with("doomsayer", poisoner=1).night().bury(1).open_nominations().say(0, "doom", 0)
    assert table.dead == [1]
    assert table.asked("doomsayer") == []
    assert len(table.found("nothing_happened")) == 1


def test_with_fewer_than_four_alive_nobody_may_call() -> None:
    table = table_with("doomsayer", poisoner=1).night().bury(3, 4, 5, 6).open_nominations()
    assert not may(table, 2, "doom")


def test_the_dead_do_not_call_and_without_a_doomsayer_nobody_does() -> None:
    assert not may(table_with("doomsayer").night().bury(2).open_nominations(), 2, "doom")
    assert not may(table_with().night().open_nominations(), 2, "doom")


# ---- Duchess


def visited(*three: int, roles: str = SEVEN) -> Table:
    """Some players have called on the Duchess on the first day."""
    table = table_with("duchess", roles=roles, poisoner=1, monk=6).night().open_nominations()
    for seat in three:
        table.say(seat, "call_on", seat)
    return table.close_the_day()


def test_three_visitors_learn_how_many_of_them_are_evil_and_one_is_told_a_lie() -> None:
    table = visited(0, 2, 3).night(imp=6, duchess_lie=3, duchess_number=2)
    assert informed(table, "duchess") == [(0, 1), (2, 1), (3, 2)]


def test_the_lie_is_one() -> None:
    table = visited(0, 2, 3).night(imp=6)
    assert table.asked("duchess_number") == [(0, 2, 3)]


def test_of_two_visitors_nobody_learns_anything_and_a_fourth_is_not_received() -> None:
    assert informed(visited(0, 2).night(imp=6), "duchess") == []
    table = table_with("duchess", poisoner=1).night().open_nominations()
    for seat in (0, 2, 3):
        table.say(seat, "call_on", seat)
    assert not any(may(table, seat, "call_on") for seat in range(7))


def test_the_dead_may_visit_and_each_day_anew() -> None:
    table = visited(0, 2, 3).night(imp=4).open_nominations()
    assert may(table, 4, "call_on")
    assert may(table, 2, "call_on")


def test_a_poisoned_visitor_hears_the_truth_and_a_recluse_may_count() -> None:
    table = visited(2, 3, 4).night(poisoner=2, imp=6, duchess_lie=4)
    assert informed(table, "duchess")[0] == (2, 0)
    table = visited(2, 3, 4, roles="imp poisoner empath recluse monk slayer virgin chef")
    assert table.asked_by_night("learn:duchess") == (0, 1)


# ---- Fibbin


def test_somebody_good_may_be_told_a_lie_once_in_the_game() -> None:
    table = table_with("fibbin").night(poisoner=1, fibbin=2, **{"learn:empath": 2})
    assert informed(table, "empath") == [(2, 2)]
    assert [(one["seat"], one["kind"]) for one in table.found("misled")] == [(2, "fibbed")]
    table.day().night(imp=6, poisoner=1)
    assert table.asked("fibbin") == []


def test_only_the_good_and_the_truth_uses_nothing_up() -> None:
    table = table_with("fibbin").night(poisoner=1, fibbin=2, **{"learn:empath": 1})
    assert set(table.asked("fibbin")[0]) == {None, 2, 3, 4, 5, 6}
    table.day().night(imp=6, poisoner=1)
    assert len(table.asked("fibbin")) == 1


def test_a_vortox_lies_without_the_fibbin() -> None:
    roles = "vortox empath chef monk slayer virgin poisoner"
    table = table_with("fibbin", roles=roles).night(poisoner=3, fibbin=1, **{"learn:empath": 2})
    assert "vortox" in [one["kind"] for one in table.found("misled") if one["seat"] == 1]
    assert "fibbed" not in [one["kind"] for one in table.found("misled")]
    table.day((1, 5, (1, 2, 3, 4))).night(vortox=4, poisoner=3)
    assert len(table.asked("fibbin")) == 1


LIES = (("is", 2, "imp"), ("is", 3, "imp"))
ONE_OF_EACH = (("is", 2, "imp"), ("is", 2, "chef"))


def savant_told(two: object, fibbin: int | None) -> Table:
    """The Savant comes on the first day and is told this."""
    table = table_with("fibbin", roles="savant monk chef empath soldier poisoner imp")
    table.night(poisoner=1, fibbin=fibbin).open_nominations()
    return table.say(0, "visit", savant=two)


def test_a_savant_may_be_told_two_lies_by_the_fibbin() -> None:
    table = savant_told(LIES, 0)
    assert informed(table, "savant") == [(0, LIES)]
    assert [one["kind"] for one in table.found("misled")] == ["fibbed_savant"]
    assert table.close_the_day().night(poisoner=1, imp=4).asked("fibbin") == []


def test_one_true_thing_and_one_false_are_no_lie_of_the_fibbin() -> None:
    table = savant_told(ONE_OF_EACH, 0)
    assert table.found("misled") == []
    assert len(table.close_the_day().night(poisoner=1, imp=4).asked("fibbin")) == 1


def test_to_whom_the_fibbin_does_not_lie_the_savant_s_two_lies_cannot_be_told() -> None:
    with pytest.raises(AssertionError, match="none of"):
        savant_told(LIES, 1)


def test_a_mathematician_counts_no_lie_of_the_fibbin() -> None:
    roles = "imp scarlet_woman empath mathematician slayer virgin chef"
    table = table_with("fibbin", roles=roles).night(fibbin=2, **{"learn:empath": 0})
    assert informed(table, "empath") == [(2, 0)]
    assert informed(table, "mathematician") == [(3, 0)]


def test_what_they_do_works_all_the_same() -> None:
    table = table_with("fibbin").night(poisoner=1).day().night(fibbin=4, poisoner=1, monk=6, imp=6)
    assert table.dead == []


@pytest.mark.parametrize("role", RULED)
def test_they_come_and_go_in_the_middle_of_a_game(role: str) -> None:
    table = table_with().night(poisoner=1)
    table.telling.amend(("enter", role))
    assert company(table.telling.grimoire) == (role,)
    table.day().night(imp=6, poisoner=1)
    table.telling.amend(("exit", role))
    table.day().night(imp=5, poisoner=1)
    assert company(table.telling.grimoire) == ()
