"""What is advised to the Storyteller for Trouble Brewing, as the book has it beside its three sets."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.clocktower.advising import LOTS, advised
from tests.games.clocktower.table import Table

from fabula.core.requests import Ask, Choice
from fabula.games.clocktower.almanac.cards import OUTSIDER, TOWNSFOLK, almanac, is_good
from fabula.games.clocktower.sets.role_sets import EXAMPLES

TALKATIVE = EXAMPLES[0].replace("drunk", "drunk:investigator")
QUIET, RIDDLE = EXAMPLES[1:]


def by_lots(table: Table) -> list[Choice]:
    """What is advised for the question that is open, lot by lot."""
    ask = table.telling.pending
    assert isinstance(ask, Ask)
    grimoire = table.telling.grimoire
    return [table.tale.suggestion(grimoire, ask, Random(lot).randrange).choice for lot in range(LOTS)]


def test_the_demon_is_to_be_shown_two_townsfolk_and_an_outsider_whom_nobody_believes_to_be() -> None:
    for three in advised(TALKATIVE, "bluffs"):
        assert isinstance(three, tuple)
        assert sorted(almanac[role].kind for role in three) == [OUTSIDER, TOWNSFOLK, TOWNSFOLK]
        assert "investigator" not in three


def test_bluffs_are_advised_among_all_good_roles_there_are_too() -> None:
    """Some eighty thousand ways to choose three, which a room with many others has no time to weigh twice."""
    table = Table(TALKATIVE, also=" ".join(filter(is_good, almanac.printed)))
    table.asked_by_night("bluffs")
    ask = table.telling.pending
    assert isinstance(ask, Ask)
    assert len(ask.options) > 50_000
    advice = table.tale.suggestion(table.telling.grimoire, ask, Random(1).randrange)
    assert advice.choice in ask.options
    assert advice.why == "bluffs-mixed"


def test_where_all_outsiders_are_in_play_three_townsfolk_are_shown_that_nobody_believes_they_are() -> None:
    roles = "baron butler recluse saint drunk:chef washerwoman empath monk imp"
    table = Table(roles)
    table.asked_by_night("bluffs")
    ask = table.telling.pending
    assert isinstance(ask, Ask)
    grimoire = table.telling.grimoire
    suggested = [table.tale.suggestion(grimoire, ask, Random(lot).randrange) for lot in range(LOTS)]
    assert {one.why for one in suggested} == {"bluffs-unbelieved"}
    assert not any("chef" in one.choice for one in suggested if isinstance(one.choice, tuple))


def test_the_drunk_investigator_is_mostly_to_be_told_what_is_false() -> None:
    roles = TALKATIVE.split()
    true = roles.index("scarlet_woman")
    table = Table(TALKATIVE)
    table.asked_by_night("learn:investigator")
    told = by_lots(table)
    lies = [one for one in told if isinstance(one, tuple) and (true not in one or "scarlet_woman" not in one)]
    assert 2 * len(lies) > len(told)


def test_another_good_player_is_to_die_for_the_mayor_perhaps_the_ravenkeeper() -> None:
    roles = QUIET.split()
    table = Table(QUIET, poisoner=roles.index("saint")).night().day()
    table.asked_by_night("bounce", imp=roles.index("mayor"))
    dying = set(by_lots(table))
    assert roles.index("ravenkeeper") in dying
    assert roles.index("mayor") not in dying
    assert all(is_good(roles[int(str(seat))]) for seat in dying)


def test_the_recluse_mostly_seems_to_be_the_demon_to_the_fortune_teller() -> None:
    roles = RIDDLE.split()
    two = tuple(sorted((roles.index("recluse"), roles.index("slayer"))))
    table = Table(RIDDLE, red_herring=roles.index("virgin"))
    table.asked_by_night("learn:fortune_teller", fortune_teller=two)
    told = by_lots(table)
    assert 2 * told.count("yes") > len(told)


@pytest.mark.parametrize("executed", ["scarlet_woman", "spy"])
def test_an_executed_minion_is_mostly_to_be_a_good_role_nobody_has_to_a_poisoned_undertaker(
    executed: str,
) -> None:
    """A Spy too, who may well register as one."""
    table = Table(f"imp poisoner {executed} soldier monk chef empath slayer undertaker virgin", poisoner=3)
    table.night().day((0, 2, (0, 1, 3, 4, 5)))
    table.asked_by_night("learn:undertaker", poisoner=8, imp=9, monk=3)
    told = by_lots(table)
    good = [role for role in told if is_good(str(role)) and role not in table.town.in_play]
    assert 2 * len(good) > len(told)
