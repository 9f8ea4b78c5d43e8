"""Every telling kept in tests/tellings, played again under all laws of play."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from tests.laws.keeping import AT_ANY_MOMENT, AT_EVERY_STEP, TOLD_BY_READERS
from tests.laws.playing import READ, scripted

from fabula.core.grimoire import Setup
from fabula.core.notation import Unreadable, play_again, read, write
from fabula.core.telling import Telling
from fabula.games import tale_called

KEPT = sorted((Path(__file__).parents[1] / "tellings").glob("*.telling"))
EACH = pytest.mark.parametrize("path", KEPT, ids=[path.stem for path in KEPT])


def is_read(setup: Setup) -> bool:
    """Whether an independent reader knows the rules of all its roles."""
    tale = tale_called(setup.tale)
    return tale.id not in READ or set(setup.roles) <= set(scripted(tale, *READ[tale.id]))


def without_settings(text: str) -> list[str]:
    """A telling but for its settings, of which there are more today than there were."""
    return [line for line in text.split("\n") if not line.startswith(("set ", "  began "))]


@EACH
def test_it_is_told_as_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    told = read(text)
    again = play_again(tale_called(told.setup.tale), told)
    if told.written:
        written = write(again, told.names)
        assert without_settings(written) == without_settings(text)
        assert without_settings(write(play_again(again.tale, read(written)), told.names)) == without_settings(
            text
        )


@EACH
def test_it_keeps_the_laws_of_play(path: Path) -> None:
    told = read(path.read_text(encoding="utf-8"))
    lots = Random(path.stem)
    tale, setup = tale_called(told.setup.tale), told.setup
    telling = Telling(tale, tale.set_up_again(setup.seats, setup.roles, setup.settings))
    looks = 0
    laws = [law for law in AT_ANY_MOMENT if law not in TOLD_BY_READERS or is_read(told.setup)]
    for move in (None, *told.moves):
        if move is not None:
            telling.take(move)
        for law in (*AT_EVERY_STEP, *laws):
            law(telling, lots)
            looks += 1
    assert looks > len(told.moves)


def test_some_are_kept() -> None:
    assert len(KEPT) >= 3


def test_another_ending_is_found() -> None:
    told = read(KEPT[0].read_text(encoding="utf-8"))
    line, last = told.written[-1]
    told.written[-1] = (line, last + " ")
    with pytest.raises(Unreadable, match="here it goes on differently"):
        play_again(tale_called(told.setup.tale), told)
