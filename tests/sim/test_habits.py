"""Bots do not give themselves away: what they do on the first day tells sides apart by chance alone."""

from __future__ import annotations

import pytest

from fabula.core.events import PhaseBegan
from fabula.core.telling import Telling
from fabula.games import tale_called
from fabula.minds.clocktower.sensible import Sensible
from fabula.sim.habits import CLAIMS, Habit, believes_to_hide, habits, is_honest
from fabula.sim.play import Table, play_one
from fabula.sim.seeding import lots_of

COUNCIL = {"speaks", "speaks first", "says suspect", "is the first to suspect", "votes"}
DEEDS = {
    "mafia32": COUNCIL,
    "vendetta": COUNCIL,
    "clocktower": {*COUNCIL, "nominates", "says claim", "speaks again"},
    "onenight": {"speaks", "speaks first", "speaks again", "says claim", "says saw", "says swapped"},
}


# `./dev bench habits` plays ten thousand of each.
@pytest.mark.parametrize(
    ("tale", "seats", "games"),
    [
        ("mafia32", 8, 200),
        ("vendetta", 8, 200),
        ("onenight", 6, 300),
        ("onenight", 10, 300),  # with Masons
        ("onenight", 12, 300),  # with a Tanner too
        ("onenight", 14, 300),  # with a Doppelganger too
        ("clocktower", 8, 60),
    ],
)
def test_no_habit_of_the_first_day_tells_who_hides(tale: str, seats: int, games: int) -> None:
    found = habits(tale_called(tale), tale_called(tale).set_up(seats), games, seed=11)
    assert set(found) >= DEEDS[tale]
    assert {name: habit.errors for name, habit in found.items() if habit.betrays} == {}


def test_no_habit_of_the_first_day_tells_who_hides_in_sects_and_violets() -> None:
    tale = tale_called("clocktower")
    assert tale.scripts
    found = habits(tale, tale.set_up(8, tale.scripts.named["sects_and_violets"]), 60, seed=12)
    assert set(found) >= DEEDS["clocktower"]
    assert {name: habit.errors for name, habit in found.items() if habit.betrays} == {}


def test_who_hides_is_who_takes_themselves_for_one_who_does() -> None:
    tale = tale_called("clocktower")
    telling = Telling(tale, tale.set_up(8))
    play_one(Table(telling, lots_of(11, 0), "sensible"))
    grimoire = telling.grimoire
    grimoire.sides = {}
    seats = range(8)
    demon = next(seat for seat in seats if grimoire.dealt(seat) == "imp")
    good = next(seat for seat in seats if is_honest(telling, seat))
    assert believes_to_hide(telling, demon)
    assert not believes_to_hide(telling, good)
    grimoire.beliefs[good], grimoire.beliefs[demon] = "imp", "chef"  # a Lunatic, and whom a charm has swapped
    assert believes_to_hide(telling, good)
    assert not believes_to_hide(telling, demon)
    assert is_honest(telling, good)
    grimoire.sides = {demon: "evil"}  # who was turned knows it
    assert believes_to_hide(telling, demon)


def test_bots_of_which_only_one_side_speaks_betray_themselves() -> None:
    tale = tale_called("mafia32")
    found = habits(tale, tale.set_up(8), 60, seed=11, bots={"mafia": "sensible"})
    assert {"speaks", "speaks first", "says suspect", "is the first to suspect"} <= {
        name for name, habit in found.items() if habit.betrays
    }


def test_a_hand_too_many_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    thinks = Sensible._raises_a_hand

    def raises(self: Sensible) -> bool:
        return thinks(self) or (self.memory.is_evil and not self.below(4))

    tale = tale_called("clocktower")
    monkeypatch.setattr(Sensible, "_raises_a_hand", raises)
    assert habits(tale, tale.set_up(8), 60, seed=11)["votes"].betrays


def test_a_nominee_is_not_expected_to_raise_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    tale = tale_called("clocktower")
    monkeypatch.setattr(Sensible, "_raises_a_hand", lambda self: self.memory.nominee != self.memory.seat)
    votes = habits(tale, tale.set_up(8), 30, seed=11)["votes"]
    assert votes.times > 200
    assert votes.expected == pytest.approx(votes.hiding)


def test_pleas_are_compared_with_pleas() -> None:
    tale = tale_called("clocktower")
    found = habits(tale, tale.set_up(8), 30, seed=11)
    pleas = found[CLAIMS]  # whoever has not claimed yet does so then
    assert pleas.times > 20
    assert pleas.expected == pytest.approx(pleas.hiding)


def test_a_table_stops_after_its_last_day() -> None:
    tale = tale_called("clocktower")
    table = Table(Telling(tale, tale.set_up(8)), lots_of(11, 0), "sensible")
    table.last = 1
    play_one(table)
    begun = [event.number for event in table.telling.events() if isinstance(event, PhaseBegan)]
    assert begun.count(1) > 1
    assert begun.count(2) == 1


def test_a_vote_that_ends_the_game_is_no_habit() -> None:
    tale = tale_called("onenight")
    assert "votes" not in habits(tale, tale.set_up(5), 5)


def test_the_margin_is_taken_over_games() -> None:
    habit = Habit()
    for hiding in (0, 2, 0, 2):
        habit.count(4, hiding, 1.0)
    assert (habit.times, habit.hiding, habit.errors, habit.betrays) == (16, 4, 0.0, False)
    for _ in range(12):
        habit.count(4, 2, 1.0)
    assert habit.errors == pytest.approx(12 / 16**0.5)
    assert not habit.betrays
    habit.count(4, 2, 1.0)
    assert habit.betrays
