"""Who wishes to be a Traveller is one from the beginning; the book's table is for the others."""

from __future__ import annotations

from random import Random

import pytest

from fabula.core import notation
from fabula.core.events import Dealt
from fabula.core.refusals import Refusal
from fabula.core.requests import STORYTELLER, Ask, draw
from fabula.core.telling import Telling
from fabula.games.clocktower.almanac.cards import TROUBLE_BREWING, almanac
from fabula.games.clocktower.almanac.setup_table import TABLE
from fabula.games.clocktower.tale import Clocktower
from fabula.games.clocktower.town.events import Arrived
from fabula.games.clocktower.town.square import count_kinds
from fabula.sim.play import Table
from fabula.sim.seeding import lots_of

TALE = Clocktower()


def dealt(seats: int, *travellers: int) -> tuple[Telling, list[Ask]]:
    """A telling up to the end of its deal, and what the Storyteller was asked in it."""
    telling = Telling(TALE, TALE.set_up(seats, TROUBLE_BREWING, travellers=travellers))
    below, asked = Random(7).randrange, list[Ask]()
    telling.begin_beat()
    while isinstance(telling.pending, Ask):
        ask = telling.pending
        asked += [ask] if ask.who == STORYTELLER else []
        telling.answer(ask.who, draw(ask.options, below))
    return telling, asked


def arrived(telling: Telling) -> list[int]:
    """The seats of the Travellers."""
    return [event.seat for event in telling.events() if isinstance(event, Arrived)]


@pytest.mark.parametrize(("seats", "travellers"), [(7, (1,)), (10, (0, 4, 9)), (20, (2, 3, 5, 7, 11))])
def test_the_table_is_for_who_is_no_traveller(seats: int, travellers: tuple[int, ...]) -> None:
    telling, asked = dealt(seats, *travellers)
    assert arrived(telling) == [*travellers]
    assert "travellers" not in [ask.prompt for ask in asked]
    (deal,) = (event for event in telling.events() if isinstance(event, Dealt))
    counts = count_kinds(almanac, tuple(deal.cards.values()))
    assert counts["demon"] == TABLE[seats - len(travellers)][3]
    assert counts["minion"] == TABLE[seats - len(travellers)][2]
    assert not {*deal.cards} & {*travellers}


def test_above_fifteen_the_storyteller_chooses_the_others() -> None:
    telling, asked = dealt(18, 4)
    (ask,) = (one for one in asked if one.prompt == "travellers")
    assert all(4 not in option and len(option) == 2 for option in ask.options)
    assert len(arrived(telling)) == 3
    assert 4 in arrived(telling)


@pytest.mark.parametrize(
    ("seats", "travellers", "why"),
    [
        (6, (0, 1), "too-few-seats"),
        (21, (0,), "too-many-seats"),
        (15, (0, 1, 2, 3, 4, 5), "too-many-travellers"),
        (8, (8,), "no-such-seat"),
        (8, (3, 3), "no-such-seat"),
        (8, (3, 1), "no-such-seat"),
    ],
)
def test_what_cannot_be_is_refused(seats: int, travellers: tuple[int, ...], why: str) -> None:
    with pytest.raises(Refusal, match=why):
        TALE.set_up(seats, TROUBLE_BREWING, travellers=travellers)


def test_without_them_a_setup_is_as_ever() -> None:
    assert TALE.set_up(9, TROUBLE_BREWING, travellers=()) == TALE.set_up(9, TROUBLE_BREWING)


@pytest.mark.parametrize("mind", ["random", "sensible"])
@pytest.mark.parametrize(("seats", "travellers"), [(6, (2,)), (12, (0, 3, 11)), (17, (5,))])
def test_such_games_are_played_to_the_end_and_their_files_read_again(
    seats: int, travellers: tuple[int, ...], mind: str
) -> None:
    setup = TALE.set_up(seats, TROUBLE_BREWING, travellers=travellers)
    for seed in range(3):
        telling = Telling(TALE, setup)
        Table(telling, lots_of(seed, 0), mind).play()
        text = notation.write(telling)
        assert f"set travellers ({' '.join(map(str, travellers))})" in text
        again = notation.play_again(TALE, notation.read(text))
        assert again.log == telling.log
