"""Five Fabled come into a game from the Grimoire, and each does what it is for, led by a person."""

from __future__ import annotations

import pytest
from tests.browser.fabled_game import fabled_game
from tests.browser.fit.test_axe import grave, sticking_out
from tests.browser.fit.test_languages import UNTRANSLATED, texts
from tests.browser.phones import Table

SIZES = {"fr": (360, 740), "ru": (1440, 900)}


@pytest.mark.parametrize(("lang", "size"), list(SIZES.items()), ids=list(SIZES))
def test_a_game_with_fabled(table: Table, lang: str, size: tuple[int, int]) -> None:
    steps = []
    for name, phone in fabled_game(table, lang, size):
        assert not sticking_out(phone), name
        assert not UNTRANSLATED.search(texts(phone)), name
        assert grave(phone) == [], name
        steps.append(name)
    assert steps[-1] == "after"
    assert table.complaints == []
