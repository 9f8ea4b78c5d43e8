"""Which lines of the night sheet wake a role."""

from __future__ import annotations

from fabula.core.cards import Almanac
from fabula.core.town import Town
from fabula.core.verbs import Me

almanac = Almanac("king", "queen", "hunter", "monk", "vampire")
one = almanac.kind("one", side="one")


async def nothing(me: Me, town: Town) -> None:
    """Nothing."""


def test_a_script_runs_in_its_own_call_or_in_one_it_shares() -> None:
    assert one("queen")(nothing).calls == ("queen",)
    assert one("king", called="lord")(nothing).calls == ("lord",)


def test_whoever_joins_a_call_wakes_for_it_too() -> None:
    assert one("hunter", joins=("meeting",)).calls == ("meeting",)
    assert one("monk", joins=("meeting",))(nothing).calls == ("monk", "meeting")


def test_who_neither_acts_nor_joins_is_never_called() -> None:
    assert one("vampire").calls == ()
