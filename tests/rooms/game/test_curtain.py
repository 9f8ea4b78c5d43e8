"""The curtain: in which order the dead behind it may be named, and what is told with each."""

from __future__ import annotations

import pytest
from tests.games.mafia32.table import Table as Mafia
from tests.games.mafia32.test_foresight import CARDS
from tests.games.mafia32.test_foresight import foreseen as night_of
from tests.games.vendetta.table import Table as Vendetta
from tests.games.vendetta.test_foresight import CARDS as HUNTED
from tests.games.vendetta.test_foresight import foreseen as light_of

from fabula.core.events import Died, Event, PhaseBegan, Revealed
from fabula.core.grimoire import Setup
from fabula.core.requests import STORYTELLER
from fabula.core.telling import Telling
from fabula.games import tale_called
from fabula.rooms.game.curtain import Curtain


def behind(*events: Event, tale: str = "mafia32") -> Curtain:
    """A curtain that has fallen before these events, in a town of seven."""
    telling = Telling(tale_called(tale), Setup(tale, 7, ("mafioso", "doctor")))
    curtain = Curtain(telling)
    curtain.falls = True
    telling.log += events
    curtain.fall()
    return curtain


def test_whom_somebody_takes_along_is_not_named_before_them() -> None:
    curtain = behind(Died(1, "vote"), Died(2, "vote"), Revealed(2, "citizen"), Died(3, "revenge"))
    assert (curtain.to_be_named, curtain.nameable) == ([1, 2, 3], [1, 2])
    curtain.rise(all_of_it=False, seat=3)
    assert (curtain.named, curtain.to_be_named) == ([1], [2, 3])
    curtain.fall_back()
    curtain.rise(all_of_it=False, seat=2)
    assert (curtain.named, curtain.to_be_named, curtain.nameable) == ([2], [1, 3], [1])
    curtain.rise(all_of_it=False)
    assert curtain.nameable == [3]


def test_a_card_is_told_with_its_death_and_what_is_told_last_stays_last() -> None:
    deaths = (Died(1, "vote"), Revealed(1, "doctor"), Died(2, "vote"), Revealed(2, "citizen"))
    end = (Revealed(3, "mafioso"), PhaseBegan("night", 2))
    curtain = behind(*deaths, *end)
    curtain.rise(all_of_it=False, seat=2)
    assert curtain.at is not None
    assert curtain.told(0, curtain.at) == [*deaths[2:]]
    curtain.rise(all_of_it=False)
    assert curtain.told(0, 6) == [*deaths[2:], *deaths[:2], *end]


def test_what_was_told_in_an_order_of_its_own_stays_told_so_unless_it_is_told_otherwise() -> None:
    curtain = behind(Died(1, "vote"), Died(2, "vote"))
    curtain.rise(all_of_it=False, seat=2)
    curtain.rise(all_of_it=False)
    again, other = (Telling(curtain.telling.tale, curtain.telling.setup) for _ in range(2))
    again.log += [*curtain.telling.log, Died(4, "night")]
    other.log += [Died(1, "vote"), Died(5, "vote")]
    assert curtain.before(again).told(0, 2) == [Died(2, "vote"), Died(1, "vote")]
    assert curtain.before(other).told(0, 2) == other.log


@pytest.mark.parametrize(
    ("tale", "phase", "cause"),
    [("mafia32", "dawn", "night"), ("clocktower", "dawn", "night"), ("vendetta", "nightfall", "murder")],
)
def test_each_who_is_named_apart_has_a_dawn_of_their_own_and_nobody_hears_who_struck_them(
    tale: str, phase: str, cause: str
) -> None:
    deaths = (Died(1, cause), Died(2, cause), Died(3, STORYTELLER))
    curtain = behind(PhaseBegan(phase, 2), *deaths, tale=tale)
    for _ in deaths:
        curtain.rise(all_of_it=False)
    told = [(one.kind, one.said[0].code, one.dead, one.phase) for one in curtain.watched]
    assert told == [("dawn", "dawn", (seat,), phase) for seat in (1, 2, 3)]
    at_once = behind(PhaseBegan(phase, 2), *deaths, tale=tale)
    at_once.rise(all_of_it=True)
    assert [(one.kind, one.dead) for one in at_once.watched] == [("dawn", (1, 2, 3))]


Causes = list[tuple[str, dict[str, object]]]


def causes_at_dawn(telling: Telling) -> tuple[Curtain, Causes]:
    """The curtain that falls before the next dawn, and of what those behind it die."""
    curtain = Curtain(telling)
    curtain.falls = True
    curtain.open()
    assert telling.begin_beat()
    curtain.fall()
    return curtain, [(line.code, dict(line.args)) for line in curtain.causes]


def test_whoever_leads_is_told_of_a_guard_in_whose_place_they_die() -> None:
    table = Mafia(CARDS)
    night_of(table, mafia=6, bodyguard=6)
    curtain, causes = causes_at_dawn(table.telling)
    assert causes == [("foresee-dies-guard", {"who": 3, "ward": 6})]
    assert curtain.to_be_named == [3]
    curtain.rise(all_of_it=False)
    assert [line.dies for line in curtain.causes] == [3], "as long as they may be taken back"
    curtain.open()
    assert curtain.causes == ()


@pytest.mark.parametrize(
    ("cards", "choices", "expected"),
    [
        (HUNTED, {"hunters": 7, "lamia": ["visit", 7]}, ["dies-murdered 7", "dies-shared 1 7"]),
        (
            HUNTED.replace("lamia", "vampire"),
            {"king": 5, "queen": 8, "werewolf": "ambush"},
            ["dies-ambush 0 5"],
        ),
    ],
)
def test_whoever_leads_is_told_of_an_ambush_and_of_a_fate_that_was_shared(
    cards: str, choices: dict[str, object], expected: list[str]
) -> None:
    table = Vendetta(cards, pits=True)
    light_of(table, **choices)
    _, causes = causes_at_dawn(table.telling)
    told = [
        " ".join(
            str(one)
            for one in (code.removeprefix("foresee-"), args["who"], args.get("ward"))
            if one is not None
        )
        for code, args in causes
    ]
    assert sorted(told) == sorted(expected)


def test_who_lives_on_is_no_cause_of_death() -> None:
    table = Mafia(CARDS)
    night_of(table, mafia=6, doctor=6)
    _, causes = causes_at_dawn(table.telling)
    assert causes == []
