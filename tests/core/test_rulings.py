"""A game goes by the rulings that held when it began, by one number."""

from __future__ import annotations

from typing import Any

import pytest

from fabula.core.grimoire import Grimoire
from fabula.core.refusals import Refusal
from fabula.core.rulings import (
    FIRST,
    FOURTH,
    RULINGS,
    SECOND,
    SIXTH,
    THIRD,
    by_the_first,
    goes_by,
    rulings_now,
)
from fabula.core.tale import Tale
from fabula.games import TALES

NUMBERED = {"mafia32": THIRD, "vendetta": FOURTH, "clocktower": SIXTH}


def begun(tale: Tale, **settings: Any) -> Grimoire:
    """A game that an earlier version has begun with these settings."""
    return Grimoire(tale.set_up_again(8, tale.suggest(8), settings))


@pytest.mark.parametrize(("id", "now"), NUMBERED.items())
def test_a_game_that_begins_now_goes_by_the_last_number_and_has_nothing_retired(id: str, now: str) -> None:
    tale = TALES[id]
    settings = tale.set_up(8, tale.suggest(8)).settings
    assert settings[RULINGS] == now
    assert not {one.key for one in tale.retired} & {*settings}
    assert not next(one for one in tale.settings if one.key == RULINGS).is_offered


@pytest.mark.parametrize(("id", "now"), NUMBERED.items())
def test_one_begun_before_there_was_a_number_goes_by_the_first(id: str, now: str) -> None:
    game = begun(TALES[id])
    assert by_the_first(game)
    assert not goes_by(game, SECOND)
    assert not by_the_first(begun(TALES[id], rulings=now))


@pytest.mark.parametrize("id", ["vendetta", "clocktower"])
def test_one_begun_in_between_keeps_its_number_and_what_is_retired_of_it(id: str) -> None:
    tale = TALES[id]
    (retired,) = tale.retired
    plain = begun(tale, rulings=SECOND)
    assert goes_by(plain, SECOND)
    assert not goes_by(plain, THIRD)
    assert retired.key not in plain.settings
    told = begun(tale, rulings=SECOND, **{retired.key: retired.default})
    assert (told.settings[RULINGS], told.settings[retired.key]) == (SECOND, retired.default)
    assert not goes_by(told, THIRD)
    with pytest.raises(Refusal, match="setting-range"):
        begun(tale, **{retired.key: "perhaps"})


def test_a_number_that_there_never_was_is_refused() -> None:
    with pytest.raises(Refusal, match="setting-range"):
        begun(TALES["mafia32"], rulings=FOURTH)
    assert rulings_now(SECOND).earlier == (FIRST,)
    assert rulings_now(THIRD).earlier == (FIRST, SECOND)
