"""Roles without rules, published and of the author's own: dropped, dealt, led through a night to the end."""

from __future__ import annotations

import pytest
from tests.browser.fit.test_axe import grave, sticking_out
from tests.browser.led_game import led_game
from tests.browser.phones import Table

SIZES = {"ru": (1440, 900), "fr": (360, 740), "en": (820, 1180)}


@pytest.mark.parametrize(("lang", "size"), list(SIZES.items()), ids=list(SIZES))
def test_a_game_with_led_roles(table: Table, lang: str, size: tuple[int, int]) -> None:
    steps = []
    for name, phone in led_game(table, lang, size):
        assert not sticking_out(phone), name
        assert grave(phone) == [], name
        assert phone.page.locator("img[src*='example.org']").count() == 0
        steps.append(name)
    assert steps[-1] == "after"
    assert table.complaints == []
