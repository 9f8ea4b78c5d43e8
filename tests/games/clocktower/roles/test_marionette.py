"""The Marionette, and how it comes into play after the Demon."""

from __future__ import annotations

import pytest
from tests.games.clocktower.square import arrive, marked
from tests.games.clocktower.table import Table

from fabula.core.requests import FATE, STORYTELLER, draw
from fabula.core.telling import Telling
from fabula.games.clocktower.phases.bag import beliefs_left
from fabula.games.clocktower.phases.drawing import Beside, orders_of
from fabula.games.clocktower.sets.role_sets import Sets
from fabula.games.clocktower.tale import Clocktower

ROLES = "marionette:empath imp chef monk slayer soldier mayor"
TEN = "marionette:empath imp poisoner chef monk slayer soldier mayor virgin undertaker"


def test_the_marionette_believes_to_be_good_and_is_woken_as_that() -> None:
    table = Table(ROLES).night()
    assert table.woke(0) == ["empath"]
    assert (table.role(0), table.town.side(0)) == ("marionette", "evil")
    assert [event["role"] for event in table.heard_by(0) if event["e"] == "shown"] == ["empath"]


def test_what_the_marionette_learns_may_be_false() -> None:
    assert set(Table(ROLES).asked_by_night("learn:empath")) == {0, 1, 2}


def test_the_demon_learns_of_the_marionette_whatever_the_number_of_players() -> None:
    table = Table(ROLES).night()
    assert (0,) in table.told(1)
    assert "marionette" in table.woke(1)
    table = Table("marionette:empath imp chef monk slayer").night()
    assert table.told(1) == [(0,)]


def test_nobody_meets_the_marionette_with_the_minions() -> None:
    table = Table(TEN).night()
    assert table.told(0) == [table.told(0)[0]]
    assert [event["kind"] for event in table.found("informed") if event["seat"] == 2] == ["demon"]
    assert [event["answer"] for event in table.found("informed") if event["kind"] == "minions"] == [(2,)]


def test_the_marionette_does_nothing_with_what_they_believe_in() -> None:
    table = Table("marionette:monk imp chef empath slayer soldier mayor").night().day()
    assert table.night(monk=4, imp=4).dead == [4]
    assert marked(table, "safe") == []


def test_the_demon_may_pass_on_to_the_marionette() -> None:
    table = Table(ROLES).night().day().night(imp=1)
    assert table.role(0) == "imp"
    assert [event["role"] for event in table.heard_by(0) if event["e"] == "shown"][-1] == "imp"


@pytest.mark.parametrize("seed", range(12))
def test_one_of_the_demons_neighbours_drew_a_good_role(seed: int) -> None:
    from random import Random

    lots = Random(seed)
    order = Beside(("empath", "imp", "poisoner", "baron", "chef"), ("empath", "chef")).draw(lots.randrange)
    at = order.index("imp")
    assert {order[at - 1], order[(at + 1) % 5]} & {"empath", "chef"}


def test_the_role_in_the_bag_is_one_that_nobody_has() -> None:
    tale = Clocktower()
    script = ("marionette", "imp", "chef", "monk", "slayer", "soldier", "mayor", "empath", "saint")
    telling = Telling(tale, tale.set_up(7, script))
    telling.begin_beat()
    telling.answer("storyteller", ("chef", "monk", "slayer", "soldier", "mayor", "marionette", "imp"))
    assert set(telling.ask_of("storyteller").options) == {"empath", "saint"}


def test_a_mathematician_may_count_the_marionette() -> None:
    table = Table("marionette:empath imp mathematician monk slayer soldier mayor")
    table.asked_by_night("learn:empath")
    table.telling.answer("storyteller", 0)
    assert set(table.asked_by_night("learn:mathematician")) == {0, 1}


def test_with_a_lunatic_the_marionette_sits_beside_the_true_demon() -> None:
    table = Table("marionette:empath imp chef monk lunatic:imp slayer soldier mayor", lunatic=4).night()
    assert (0,) in table.told(1)


# ---- after the Demon


MONSTA = "marionette:empath lil_monsta:baron chef monk slayer soldier mayor"
SUMMONED = "summoner marionette:empath chef monk slayer soldier mayor virgin undertaker ravenkeeper"
MORE = {"lil_monsta_minion": "marionette", "marionette_role": "empath"}
ALSO = "imp legion lord_of_typhon pit_hag witch"


def two_nights(roles: str = SUMMONED, **choices: object) -> Table:
    """The second day is over; nobody has died."""
    table = Table(roles, also=ALSO).night(**choices).day()
    return table.night(**choices).day()


def shown(table: Table, seat: int) -> list[str]:
    """The roles that a player was ever shown."""
    return [event["role"] for event in table.heard_by(seat) if event["e"] == "shown"]


def test_beside_a_summoner_or_lil_monsta_it_may_be_in_the_set() -> None:
    script = tuple(f"{SUMMONED} imp lil_monsta poisoner empath".replace(":empath", "").split())
    assert tuple(SUMMONED.replace(":empath", "").split()) in Sets(10, script)
    assert ("chef", "monk", "slayer", "soldier", "mayor", "marionette", "lil_monsta") in Sets(7, script)
    assert any("marionette" in roles and "lil_monsta" in roles for roles in Sets(7, script))


def test_with_lil_monsta_a_good_neighbour_of_whoever_minds_it_becomes_the_marionette() -> None:
    table = Table(MONSTA)
    assert "marionette" not in [table.role(seat) for seat in range(7)]
    table.night(marionette=2)
    assert table.asked("marionette") == [(2, 0)]
    assert (table.role(2), table.town.side(2), table.role(0)) == ("marionette", "evil", "empath")
    assert [event["answer"] for event in table.heard_by(1) if event.get("kind") == "marionette"] == [(2,)]


def test_nobody_but_the_demon_hears_of_it() -> None:
    table = Table(MONSTA).night(marionette=2)
    assert shown(table, 2) == ["chef"]
    assert table.woke(2) == ["chef"]
    for seat in (0, 2, 3, 4, 5, 6):
        assert "marionette" not in str([one for one in table.heard_by(seat) if one["e"] != "began"])


def test_who_has_become_the_marionette_learns_what_may_be_false() -> None:
    table = Table(MONSTA).night(marionette=0)
    assert set(table.asked("learn:empath")[0]) == {0, 1, 2}
    assert Table(MONSTA).night(marionette=2).asked("learn:empath") == []


def test_the_marionette_never_minds_lil_monsta() -> None:
    table = Table("marionette:empath lil_monsta:baron chef monk slayer soldier mayor").night(marionette=0)
    table.day().night(monsta_kills=5)
    assert table.asked("lil_monsta") == [(1,)]
    assert "lil_monsta" not in table.woke(0)
    assert table.woke(0) == ["empath"]


def test_the_minion_more_that_lil_monsta_brings_may_be_the_marionette() -> None:
    table = Table("poisoner lil_monsta:empath chef monk slayer soldier mayor", also="marionette", **MORE)
    assert table.role(1) == "empath"
    table.night(marionette=1, poisoner=6)
    assert table.role(1) == "marionette"


def test_where_no_good_role_is_left_for_it_it_is_not_the_minion_more() -> None:
    script = ("poisoner", "baron", "marionette", "lil_monsta", "chef", "monk", "slayer", "soldier", "mayor")
    table = Table("poisoner lil_monsta:baron chef monk slayer soldier mayor", also="marionette")
    table.town.grimoire.roles = script
    chosen = tuple(role for role in script if role not in ("baron", "marionette"))
    assert beliefs_left(table.town, chosen, ()) == ()
    table.town.grimoire.roles = (*script, "empath")
    assert beliefs_left(table.town, chosen, ()) == ("empath",)


def test_travellers_do_not_part_it_from_a_late_demon() -> None:
    table = Table(MONSTA)
    arrive(table, "beggar", after=1)
    assert table.night(marionette=2).asked("marionette") == [(2, 0)]


def test_the_summoned_demon_has_a_marionette_from_then_on() -> None:
    table = two_nights()
    assert "marionette" not in [table.role(seat) for seat in range(10)]
    table.night(summoner=(4, "imp"), marionette=5, monk=9, imp=8)
    assert (table.role(5), table.town.side(5)) == ("marionette", "evil")
    assert [event["kind"] for event in table.found("informed") if event["seat"] == 4][-1] == "marionette"
    assert table.told(4)[-1] == (5,)
    assert shown(table, 5) == ["soldier"]


def test_it_goes_on_as_what_it_was_and_what_it_used_up_stays_so() -> None:
    roles = SUMMONED.replace("soldier", "professor")
    table = Table(roles, also=ALSO).night().day((1, 9, (1, 2, 3, 4, 5, 6))).night(professor=9).day()
    assert marked(table, "spent") == [5]
    table.night(summoner=(4, "imp"), marionette=5, monk=8, imp=7)
    assert "professor" not in table.woke(5)
    table = Table(roles, also=ALSO).night().day((1, 9, (1, 2, 3, 4, 5, 6))).night(professor=None).day()
    table.night(summoner=(4, "imp"), marionette=5, monk=8, imp=7, professor=9)
    assert "professor" in table.woke(5)
    assert not table.alive(9)


def test_what_it_learned_in_the_first_night_is_not_told_again() -> None:
    table = two_nights().night(summoner=(3, "imp"), marionette=2, monk=9, imp=8)
    assert table.role(2) == "marionette"
    assert table.woke(2) == []


def test_whom_a_monk_who_became_the_marionette_chose_is_not_safe() -> None:
    table = two_nights().night(summoner=(4, "imp"), marionette=3, monk=8, imp=8)
    assert table.role(3) == "marionette"
    assert table.dead == [8]


def test_a_dead_neighbour_may_be_it_and_one_who_lives_is_advised() -> None:
    from fabula.core.requests import Ask

    table = two_nights().bury(5)
    assert table.asked_by_night("marionette", summoner=(4, "imp")) == (5, 3)
    ask = table.telling.pending
    assert isinstance(ask, Ask)
    assert {table.tale.suggestion(table.telling.grimoire, ask, lambda n: n - 1).choice} == {3}


def test_where_nobody_beside_the_demon_is_good_there_is_no_marionette() -> None:
    roles = "summoner poisoner marionette:empath chef monk slayer soldier mayor virgin undertaker ravenkeeper"
    table = two_nights(f"{roles} washerwoman librarian", poisoner=6)
    table.town.grimoire.turn(2, "evil")
    table.night(summoner=(1, "imp"), poisoner=6, imp=8)
    assert "marionette" not in [table.role(seat) for seat in range(13)]


def test_a_lunatic_does_not_become_it() -> None:
    table = two_nights(
        "summoner lunatic:imp chef marionette:empath monk slayer soldier mayor virgin undertaker ravenkeeper"
    )
    assert "marionette" not in [table.role(seat) for seat in range(11)]
    table.night(summoner=(0, "imp"), imp=5)
    assert table.role(10) == "marionette"


def test_with_legion_none_comes() -> None:
    table = two_nights().night(summoner=(4, "legion"))
    assert sorted(table.role(seat) for seat in range(10)).count("legion") == 2
    assert "marionette" not in [table.role(seat) for seat in range(10)]


def test_beside_a_lord_of_typhon_it_is_the_minion_on_the_other_side() -> None:
    table = two_nights().night(summoner=(1, "lord_of_typhon"))
    assert table.role(2) == "marionette"
    assert table.asked("typhon_minion") == []


def test_another_who_makes_a_demon_before_the_summoner_makes_room_for_it_too() -> None:
    roles = "summoner pit_hag marionette:empath chef monk slayer soldier mayor virgin undertaker ravenkeeper"
    table = Table(f"{roles} washerwoman librarian", also=ALSO).night().day()
    table.night(pit_hag=(5, "imp"), marionette=6, imp=9)
    assert table.role(6) == "marionette"


def test_with_a_magician_a_late_marionette_is_one_of_two() -> None:
    table = two_nights(SUMMONED.replace("virgin", "magician")).night(summoner=(4, "imp"), marionette=5)
    found = [one for one in table.found("informed") if one["kind"].startswith("marionette")]
    assert [(one["seat"], one["kind"], one["seats"]) for one in found] == [(4, "marionette_beside", (5, 3))]


def test_what_lies_in_the_bag_for_a_late_marionette_goes_with_the_others() -> None:
    table = Table(MONSTA, also="choirboy king saint huntsman damsel")
    table.heard = 0
    (free,) = table.asked("marionette_role")
    assert "empath" in free
    assert {"choirboy", "huntsman", "saint"}.isdisjoint(free)


@pytest.mark.parametrize(
    ("bag", "enough"),
    [
        (("imp", "pukka", "po", "vortox", "chef", "monk"), True),
        (("imp", "pukka", "poisoner", "spy", "witch", "chef"), True),
        (("imp", "pukka", "po", "vortox", "chef"), False),
    ],
)
def test_where_hardly_anybody_is_good_the_tokens_are_dealt_all_the_same(
    bag: tuple[str, ...], enough: bool
) -> None:
    from random import Random

    orders, lots = orders_of(bag, ("chef", "monk")), Random(1)
    drawn = orders.draw(lots.randrange)
    assert sorted(drawn) == sorted(bag)
    assert drawn in orders
    assert isinstance(orders, Beside) is enough


# ---- the square brackets of the cards hold for those who are not the Marionette

OUTSIDER_DRAWN = "marionette:saint imp chef monk slayer soldier mayor"


def test_with_an_outsider_in_the_bag_for_it_a_townsfolk_is_not_the_marionette() -> None:
    table = Table(OUTSIDER_DRAWN)
    assert table.role(0) == "marionette"
    table.heard = 0
    assert table.asked("marionette") == []


def test_with_one_outsider_more_the_balloonist_is_not_the_marionette() -> None:
    table = Table("marionette:empath imp balloonist monk slayer soldier saint", marionette_role="empath")
    assert table.role(0) == "marionette"
    assert table.role(2) == "balloonist"


def test_a_townsfolk_drawn_for_it_lets_both_neighbours_be_it() -> None:
    table = Table(ROLES)
    table.heard = 0
    assert table.asked("marionette") == [(0, 2)]


@pytest.mark.parametrize("seed", range(12))
def test_a_lot_lays_beside_the_demon_who_may_be_the_marionette(seed: int) -> None:
    from random import Random

    tale, lots = Clocktower(), Random(seed)
    chosen = tuple(OUTSIDER_DRAWN.replace(":saint", "").split())
    telling = Telling(tale, tale.set_up(7, (*chosen, "saint", "empath")))
    telling.begin_beat()
    for answer in (chosen, "saint"):
        telling.answer(STORYTELLER, answer)
    drawn = draw(telling.ask_of(FATE).options, lots.randrange)
    assert isinstance(drawn, tuple)
    at = drawn.index("imp")
    assert "saint" in (drawn[at - 1], drawn[(at + 1) % 7])


def test_an_alchemist_who_changed_the_set_parts_nobody_from_the_demon() -> None:
    """Sober for sure, they are no Marionette, and who sits beyond them is not beside the Demon."""
    roles = "marionette:empath imp alchemist chef monk slayer soldier"
    table = Table(
        roles,
        also="baron",
        alchemist_deal="baron",
        alchemist_in=("recluse", "saint"),
        alchemist_out=("slayer", "soldier"),
        deal=("chef", "imp", "alchemist", "empath", "monk", "recluse", "saint"),
    )
    table.heard = 0
    assert table.role(0) == "marionette"
    assert table.asked("marionette") == []
