"""Games that were played, as cases: what was dealt is always among the deals that are left."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from fabula.core.events import PhaseBegan
from fabula.core.telling import Telling
from fabula.deduction.clocktower.case import read_case
from fabula.deduction.clocktower.played import SHORT, Played, Record, as_case, is_kept
from fabula.games.clocktower.almanac.cards import BAD_MOON_RISING, SECTS_AND_VIOLETS, TROUBLE_BREWING
from fabula.games.clocktower.judgement.votes import BALLOT
from fabula.games.clocktower.tale import Clocktower
from fabula.games.clocktower.town.events import Informed
from fabula.sim.play import Table

GAMES = 8
SETS = {"trouble": TROUBLE_BREWING, "sects": SECTS_AND_VIOLETS, "moon": BAD_MOON_RISING}


def played(script: Iterable[str], seats: int, games: Iterable[int], nights: int = 3) -> list[Played]:
    """The cases of so many games of sensible bots."""
    found = []
    for game in games:
        lots = Random(game)
        tale = Clocktower()
        telling = Telling(tale, tale.set_up(seats, tuple(script)))
        Table(telling, lots.randrange, "sensible", laws=False).play()
        case = as_case(telling, lots.randrange, nights)
        if case is not None:
            found.append(case)
    return found


@pytest.mark.parametrize("name", SETS)
def test_what_was_dealt_is_never_excluded(name: str) -> None:
    cases = played(SETS[name], 7, range(GAMES))
    assert len(cases) > GAMES // 2
    assert [place for place, case in enumerate(cases) if not is_kept(case)] == []


def test_who_has_become_good_knows_their_evil_twin_and_late_news_is_not_counted() -> None:
    """An old Demon may be the good twin; a Clockmaker that a Pit-Hag has made learns after all others."""
    assert is_kept(played(SECTS_AND_VIOLETS, 7, [9082])[0])
    assert is_kept(played(SECTS_AND_VIOLETS, 8, [9111])[0])


def test_a_vote_with_eyes_closed_is_kept_without_hands() -> None:
    record = Record(5)
    for one in (PhaseBegan("dawn", 1), PhaseBegan(BALLOT, 1), PhaseBegan("night", 2)):
        record.hear(one)
    votes = {"type": "vote", "day": 1, "voters": [], "reported_by": None, "secret": True}
    assert record.events == [votes]
    record.hear(PhaseBegan("night", 3))
    assert record.events == [votes]


TOWN = (
    "washerwoman empath chef fortune_teller oracle seamstress dreamer undertaker monk soldier sage noble "
    "recluse saint sweetheart drunk"
)


def test_a_widow_is_known_a_marionette_may_be_an_outsider_and_a_hermit_has_what_outsiders_have() -> None:
    wed = f"widow xaan marionette {TOWN} baron imp no_dashii".split()
    assert [game for game in (5009, 5011) if not is_kept(played(wed, 8, [game])[0])] == []
    alone = f"puzzlemaster hermit moonchild {TOWN} poisoner witch imp".split()
    assert is_kept(played(alone, 8, [5008])[0])


@pytest.mark.parametrize(
    ("beside", "game"),
    [
        ("vizier goblin psychopath poisoner baron witch", 4009),  # all know the Vizier, who says so too
        (
            "kazali lord_of_typhon lleech poisoner baron witch",
            4011,
        ),  # a Kazali has made a Minion
        ("legion leviathan riot poisoner baron witch", 4001),  # Minions are Riot after the third night
    ],
)
def test_what_evil_of_the_carousel_does_is_followed(beside: str, game: int) -> None:
    script = f"{' '.join(beside.split()[:3])} {TOWN} {' '.join(beside.split()[3:])} imp no_dashii".split()
    assert is_kept(played(script, 9, [game], 4)[0])


def test_the_law_sees_a_fact_that_is_not_so() -> None:
    cases = [case for case in played(TROUBLE_BREWING, 7, range(30), 1) if "chef" in case.roles]
    lost = 0
    for case in cases:
        false = Played(deepcopy(case.file), case.roles, case.final)
        for told in false.file["info"]:
            if told["role"] == "chef" and case.roles[int(told["by"][1:])] == "chef":
                told["count"] += 3
        lost += not is_kept(false)
    assert lost


def test_a_case_has_what_all_saw_and_each_says() -> None:
    case = played(TROUBLE_BREWING, 7, [2])[0]
    read = read_case(case.file)
    assert read.names == tuple(f"p{seat}" for seat in range(7))
    assert read.told
    assert read.happenings
    assert not read.not_understood


def test_what_is_told_is_in_the_case_whatever_the_role() -> None:
    """Of these roles what their players were told is told by the case as it is read."""
    heard: dict[str, Any] = {
        "steward": Informed(0, "steward", (2,), place=2),
        "balloonist": Informed(0, "balloonist", (2,), place=2),
        "shugenja": Informed(0, "shugenja", "anticlockwise"),
        "village_idiot": Informed(0, "village_idiot", "evil", place=2),
        "king": Informed(0, "king", "imp"),
        "pixie": Informed(0, "pixie", "chef"),
        "librarian": Informed(0, "no_outsiders", 0),
    }
    for role, one in heard.items():
        record = Record(5, night=1, phase="night", now=dict.fromkeys(range(5), role))
        record.hear(one)
        assert [said["role"] for said in record.info] == [SHORT[role]]
    assert record.info[-1]["none"] is True
