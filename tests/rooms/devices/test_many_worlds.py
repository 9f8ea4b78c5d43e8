"""The law of secrets by hand: it counts worlds that look alike, and says where a secret comes out."""

from __future__ import annotations

import pytest
from tests.rooms.many_worlds import main

from fabula.rooms.game.beat import BeatOn

FEW = ("--worlds", "6")


def test_it_counts_worlds_that_look_alike(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*FEW, "--table", "two copiers"]) == 0
    assert "two copiers: {'subject': " in capsys.readouterr().out


def test_a_secret_that_comes_out_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(BeatOn, "seals", False)
    assert main([*FEW, "--table", "a lone hunter"]) == 1
    assert "a lone hunter: " in capsys.readouterr().out
