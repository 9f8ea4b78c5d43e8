"""The evening the French book tells of, its three sets and its smaller examples, played."""

from __future__ import annotations

import pytest
from tests.games.clocktower.square import may, open_talk, tallies
from tests.games.clocktower.table import Table

from fabula.core.refusals import Refusal
from fabula.games.clocktower.sets.role_sets import EXAMPLES

MARIANNA, JULIAN, ALEX, SARAH, LACHLAN, LEWIS, EVIN, DOUGLAS, BENJAMIN, AMY, ABDALLAH = range(11)
ELEVEN = "investigator undertaker empath scarlet_woman poisoner soldier monk chef imp slayer saint"
MANY = (MARIANNA, ALEX, LEWIS, EVIN, DOUGLAS, BENJAMIN)


def first_day() -> Table:
    """Lachlan has poisoned nobody who learns anything."""
    return Table(ELEVEN).night(poisoner=ABDALLAH)


def second_dawn() -> Table:
    """Sarah was executed; Lachlan has poisoned Julian, whom Evin protects; Benjamin attacks Douglas."""
    table = first_day().day((DOUGLAS, SARAH, MANY))
    lie = {"learn:undertaker": "drunk"}
    return table.night(poisoner=JULIAN, monk=JULIAN, imp=DOUGLAS, **lie)


def test_in_the_first_night_they_learn_what_they_say_by_day() -> None:
    suspects = (SARAH, ABDALLAH, "scarlet_woman")
    table = Table(ELEVEN).night(**{"poisoner": ABDALLAH, "learn:investigator": suspects})
    assert table.told(MARIANNA) == [suspects]
    assert (table.told(ALEX), table.told(DOUGLAS)) == ([1], [1])


def test_who_is_executed_is_no_demon_and_the_game_goes_on() -> None:
    table = first_day().day((DOUGLAS, SARAH, MANY))
    assert (table.executed, table.dead, table.winners) == ([SARAH], [SARAH], ())
    assert SARAH not in [event["seat"] for event in table.found("revealed")]


def test_the_poisoned_undertaker_hears_of_the_drunk() -> None:
    table = second_dawn()
    assert table.told(JULIAN) == ["drunk"]
    assert table.role(SARAH) == "scarlet_woman"


def test_at_dawn_all_hear_of_the_one_who_died() -> None:
    assert second_dawn().dead == [DOUGLAS]


def test_the_protected_undertaker_lives_if_attacked_and_so_does_the_soldier() -> None:
    for safe in (JULIAN, LEWIS):
        table = first_day().day((DOUGLAS, SARAH, MANY))
        assert table.night(poisoner=AMY, monk=JULIAN, imp=safe).dead == []


def test_the_slayer_misses_and_cannot_try_again() -> None:
    table = open_talk(second_dawn()).say(AMY, "slay", ABDALLAH)
    assert len(table.found("nothing_happened")) == 1
    assert table.alive(ABDALLAH)
    assert may(table, AMY, "slay") == []


def test_had_the_slayer_found_the_demon_good_had_won() -> None:
    table = open_talk(second_dawn()).say(AMY, "slay", BENJAMIN).end_if_decided()
    assert table.winners == ("good",)


def test_the_saint_executed_would_have_lost_it_all() -> None:
    assert second_dawn().day((AMY, ABDALLAH, (MARIANNA, ALEX, LEWIS, EVIN, AMY))).winners == ("evil",)


# ---- the three sets


def set_of_the_book(number: int) -> str:
    """The roles of one of them; the Drunk of the first believes to be the Investigator."""
    return EXAMPLES[number].replace("drunk", "drunk:investigator")


def test_the_drunk_investigator_may_be_told_what_is_false_and_does_not_die_of_the_virgin() -> None:
    roles = set_of_the_book(0).split()
    drunk, virgin = roles.index("drunk:investigator"), roles.index("virgin")
    table = Table(" ".join(roles)).night(**{"learn:investigator": (0, 1, "baron")})
    assert table.told(drunk) == [(0, 1, "baron")]
    assert table.day((drunk, virgin, ())).executed == []


def test_the_ravenkeeper_may_die_for_the_mayor_and_learns() -> None:
    roles = EXAMPLES[1].split()
    mayor, keeper, imp = (roles.index(role) for role in ("mayor", "ravenkeeper", "imp"))
    table = Table(" ".join(roles), poisoner=roles.index("saint")).night().day()
    table.night(imp=mayor, bounce=keeper, ravenkeeper=imp)
    assert (table.dead, table.told(keeper)) == ([keeper], ["imp"])


def test_spy_and_recluse_may_register_to_those_of_the_third_set() -> None:
    roles = EXAMPLES[2].split()
    seats = {role: roles.index(role) for role in roles}
    two = tuple(sorted((seats["recluse"], seats["slayer"])))
    table = Table(" ".join(roles)).night(fortune_teller=two, red_herring=seats["virgin"])
    assert set(table.asked("learn:fortune_teller")[0]) == {"yes", "no"}
    shown = {role for *two, role in table.asked("learn:washerwoman")[0] if seats["spy"] in two}
    assert "soldier" in shown
    assert table.day((seats["spy"], seats["virgin"], ())).asked("register:virgin")


# ---- votes


@pytest.mark.parametrize("voters", [(0, 1, 2), (0, 6, 7), (6, 7, 8)])
def test_with_six_alive_and_four_dead_three_votes_are_enough_whoever_gives_them(
    voters: tuple[int, ...],
) -> None:
    table = Table("imp poisoner chef empath monk slayer soldier virgin mayor spy", poisoner=2).night()
    for seat in (6, 7, 8, 9):
        table.telling.amend(("kill", seat))
    table.day((0, 2, voters))
    assert tallies(table) == [(2, 3, 3, 2)]
    assert table.executed == [2]


def test_one_is_nominated_at_a_time() -> None:
    table = first_day().open_nominations().say(DOUGLAS, "nominate", SARAH)
    assert table.next == "plea"
    table.telling.begin_beat()
    with pytest.raises(Refusal):
        table.telling.answer(AMY, ("nominate", BENJAMIN))
    table.say_nothing().close_votes()
    assert BENJAMIN in may(table, AMY, "nominate")


def test_the_dead_are_heard_and_sleep() -> None:
    table = open_talk(second_dawn()).say(SARAH, "claim", "fortune_teller")
    assert [event["seat"] for event in table.found("claimed")] == [SARAH]
    assert may(table.open_nominations(), SARAH, "nominate") == []
    table.close_the_day().night(poisoner=LEWIS, monk=ALEX, imp=AMY)
    assert (table.woke(SARAH), table.woke(DOUGLAS)) == ([], [])
