"""Whoever learns something says of whom, and in which words they may tell it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fabula import check
from fabula.games import tale_called


@pytest.mark.parametrize(
    ("id", "header", "lacks"),
    [
        ("empath", {"claims": ()}, "claims=(...)"),
        ("noble", {"claims": ()}, "claims=(...)"),
        ("noble", {"learns": None}, "learns=(...)"),
        ("noble", {}, None),
        ("noble", {"learns": (), "claims": ()}, None),
        ("monk", {"claims": ()}, None),
    ],
)
def test_a_role_that_was_brought_says_in_which_words_it_is_told_on(
    monkeypatch: pytest.MonkeyPatch, id: str, header: dict[str, Any], lacks: str | None
) -> None:
    tale = tale_called("clocktower")
    role = replace(tale.almanac[id], **header)
    monkeypatch.setattr(tale.almanac, "brought", (id,))
    found = list(check.fault_of_learning(tale, role))
    assert [f"{role.header} needs {lacks}" in fault for fault in found] == [True] * (lacks is not None)
