"""The census: in every position of whole games it says what counting anew would say."""

from __future__ import annotations

import pytest

from fabula.core.grimoire import Grimoire
from fabula.core.telling import Telling
from fabula.games import TALES
from fabula.games.clocktower.almanac.cards import DEMON, FEIGNED, TRAVELLER, almanac
from fabula.games.clocktower.tale import Clocktower
from fabula.games.clocktower.town.census import Census, census
from fabula.games.clocktower.town.circle import circle
from fabula.sim import lots_of
from fabula.sim.play import Table

TALE = TALES["clocktower"]
GAMES = 12


def counted(grimoire: Grimoire) -> tuple[object, ...]:
    """The same, seat by seat."""
    kinds = {seat: almanac[card.printed].kind for seat, card in grimoire.cards.items()}
    seems_dead = {
        mark.seat for mark in grimoire.marks if mark.kind == FEIGNED and not grimoire.alive[mark.seat]
    }
    living = {seat for seat, lives in enumerate(grimoire.alive) if lives} | seems_dead
    known = sorted(seat for seat in living if seat in kinds)
    return (
        seems_dead,
        len(living),
        sorted(kinds[seat] for seat in known),
        [seat for seat in known if kinds[seat] == DEMON],
        len([seat for seat in known if kinds[seat] != TRAVELLER]),
        [seat for seat in circle(grimoire) if kinds.get(seat, TRAVELLER) == TRAVELLER],
    )


def told(now: Census) -> tuple[object, ...]:
    """What the census says."""
    kinds, demons = sorted(now.kinds), sorted(now.demons)
    return set(now.feigning), now.living, kinds, demons, now.residents, list(now.travellers)


@pytest.mark.parametrize("script", Clocktower.scripts.named)
def test_the_census_that_was_kept_is_the_one_that_would_be_taken(script: str) -> None:
    setup = TALE.set_up(9, Clocktower.scripts.named[script], travellers=(2, 5))
    positions = 0
    for game in range(GAMES):
        table = Table(Telling(TALE, setup), lots_of(1, game))
        table.play()
        grimoire = Grimoire(setup)
        for event in table.telling.events():
            event.apply(grimoire)
            assert told(census(grimoire)) == counted(grimoire), event
            positions += 1
    assert positions > GAMES * 100


def test_it_is_taken_again_only_when_something_counted_is_not_as_it_was() -> None:
    table = Table(Telling(TALE, TALE.set_up(7)), lots_of(1, 1))
    table.play()
    grimoire = table.telling.grimoire
    first = census(grimoire)
    grimoire.notes["word"] = 1
    grimoire.number += 1
    assert census(grimoire) is first
    dead = grimoire.alive.index(False)
    grimoire.let_live(dead)
    assert census(grimoire) is not first
    assert census(grimoire).living == first.living + 1
