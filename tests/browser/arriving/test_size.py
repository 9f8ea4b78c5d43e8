"""A first visit stays small in every language."""

from __future__ import annotations

import pytest
from benchmarks.page import WITHIN, visit
from playwright.sync_api import Browser
from tests.web.server import Server

from fabula.text import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_first_visit_is_small(browser: Browser, server: Server, lang: str) -> None:
    sizes = visit(browser, server.page, lang)
    assert {kind for kind, _ in sizes} >= {"page", "code", "styles", "fonts"}
    assert 0 < sizes.total() < WITHIN, sizes.most_common(12)
    fonts = [url.rsplit("/", 1)[1] for kind, url in sizes if kind == "fonts"]
    others = "latin" if lang == "ru" else "cyrillic"
    assert [name for name in fonts if others in name] == []
