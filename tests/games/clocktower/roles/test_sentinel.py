"""Sentinel, of the Fabled."""

from __future__ import annotations

from random import Random

from fabula.core.requests import STORYTELLER
from fabula.core.telling import Telling
from fabula.games.clocktower.almanac.cards import OUTSIDER, TROUBLE_BREWING, of_kind
from fabula.games.clocktower.sets.role_sets import Sets
from fabula.games.clocktower.tale import Clocktower


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
