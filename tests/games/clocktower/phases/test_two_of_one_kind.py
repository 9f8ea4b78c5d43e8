"""Two who have one ability use it side by side, and no call outlasts the time that it has in any game."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.clocktower.table import Table

from fabula.core.grimoire import Grant
from fabula.core.requests import TIME, Window
from fabula.core.verbs import become
from fabula.games.clocktower.phases.wakings import side_by_side
from fabula.sim.nights import answer_all, is_in_the_open, players_asked, untimed

NIGHTS = 4
MANY = 99  # questions, more than any call has time for
ASKED_OFTEN = {"kazali": "mayor", **dict.fromkeys(("shabaloth", "po", "lleech", "al_hadikhia"), "poisoner")}


@pytest.mark.parametrize("demon", [*ASKED_OFTEN])
@pytest.mark.parametrize("seed", range(3))
def test_two_demons_of_one_kind_choose_at_once_and_outlast_no_call(demon: str, seed: int) -> None:
    table = Table(f"{demon} {ASKED_OFTEN[demon]} empath chef monk slayer virgin butler saint", also=demon)
    become(table.town, 2, demon)
    lots, telling = Random(f"{demon} {seed}"), table.telling
    both = 0
    while telling.grimoire.number <= NIGHTS and not table.is_over:
        questions = 0
        telling.begin_beat()
        while telling.pending is not None:
            if isinstance(telling.pending, Window):
                telling.answer(TIME, None)
                continue
            asks = players_asked(telling)
            questions += bool(asks)
            both += {ask.who for ask in asks} == {0, 2}
            secret = [ask for ask in asks if not is_in_the_open(telling, ask)]
            assert list(untimed(telling, secret, questions)) == []
            assert all(f"needs asks={MANY}" in one for one in untimed(telling, secret, MANY))
            assert len({ask.who for ask in asks}) == len(asks)
            answer_all(telling, lots.randrange, ())
    assert both


def test_two_lunatics_meet_their_minions_at_once_and_choose_at_once() -> None:
    grants = [Grant(seat, role, "lunatic") for seat in (6, 9) for role in ("lunatic", "vortox")]
    turns = [[(one.seat, one.role) for one in turn] for turn in side_by_side(grants)]
    assert turns == [[(6, "lunatic"), (9, "lunatic")], [(6, "vortox"), (9, "vortox")]]


def test_whose_ability_asks_others_uses_it_alone() -> None:
    grants = [
        Grant(seat, role, "barber") for seat, role in enumerate(("imp", "barber", "barber", "imp", "imp"))
    ]
    turns = [[one.seat for one in turn] for turn in side_by_side(grants)]
    assert turns == [[0], [1], [2], [3, 4]]
