"""What a tale declares: names that nothing has, times and choices out of their bounds."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from tests.arrivals.ferries import a_ferry

from fabula.arrivals.declarations import LOOKS, faults_of_clocks, faults_of_declarations, misspelt
from fabula.core.events import Died
from fabula.core.scenes import USUAL, Cue, Staging
from fabula.core.tale import Beat, Pace, Setting, Tale, Timer
from fabula.games import TALES
from fabula.games.onenight.tale import OneNight

FOG = Setting("fog", default=False, cards=())
VOTE = Timer("vote", 30, 5, 120)
DRAWN = {"crew": "good", "stowaways": "evil"}


@pytest.mark.parametrize("tale", [a_ferry().TALE, *TALES.values()], ids=lambda tale: tale.id)
def test_what_there_is_declares_nothing_amiss(tale: Tale) -> None:
    assert list(faults_of_declarations(tale)) == []


def test_each_look_is_one_of_some_tale() -> None:
    assert {*LOOKS} == {look for tale in TALES.values() for look in tale.looks.values()} | {"good", "evil"}


@pytest.mark.parametrize(
    ("what", "declared", "fault"),
    [
        ("sheet", ("stowaway", "stowawy"), "the sheet calls stowawy, at which no role wakes: stowaway?"),
        ("timers", (VOTE, VOTE), "the timer vote is declared twice"),
        ("timers", (replace(VOTE, default=200),), "the timer vote lasts 200 seconds and may last 5 to 120"),
        ("timers", (replace(VOTE, least=-1),), "the timer vote lasts 30 seconds and may last -1 to 120"),
        ("settings", (FOG, FOG), "the setting fog is declared twice"),
        (
            "settings",
            (replace(FOG, default="thik", options=("thick", "thin")),),
            "the setting fog is 'thik' by default, which is none of these: thick, thin",
        ),
        (
            "settings",
            (replace(FOG, default="on"),),
            "the setting fog is 'on' by default, which is none of these: True, False",
        ),
        (
            "settings",
            (FOG, replace(FOG, key="horn", under=("fogg", True))),
            "the setting horn is under fogg, which is no setting: fog?",
        ),
        ("looks", {**DRAWN, "crew": "god"}, "looks has god, which there is not: good?"),
        ("looks", {**DRAWN, "crew": "blue"}, "looks has blue, which there is not: good, evil, gang, loner"),
        ("looks", {"crow": "good", "stowaways": "evil"}, "looks names crow, which is no side: crew?"),
        (
            "looks",
            {"crew": "good"},
            'looks has nothing for the side stowaways: write "stowaways": "good", or evil, gang, loner',
        ),
        (
            "answered_in",
            {"win": "rules-ferry-1"},
            (
                "answered_in names rules-ferry-1, which is no chapter in text/en, text/ru, text/fr: "
                "write it there"
            ),
        ),
        ("answered_in", {"wins": "rules-onenight-6"}, "answered_in has wins, which there is not: win?"),
        (
            "scenes",
            (Staging("deth", ()), *USUAL),
            "scenes have the kind deth, which there is not: death?",
        ),
    ],
)
def test_a_declaration_that_cannot_be_meant(
    monkeypatch: pytest.MonkeyPatch, what: str, declared: Any, fault: str
) -> None:
    ferry = a_ferry()
    monkeypatch.setattr(ferry.Ferry, what, declared)
    assert list(faults_of_declarations(ferry.TALE)) == [f"ferry: {fault}"]


def test_a_chapter_that_is_spelt_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OneNight, "answered_in", {"win": "rules-onenight-66"})
    (fault,) = faults_of_declarations(TALES["onenight"])
    assert fault.startswith("onenight: answered_in names rules-onenight-66, which is no chapter in text/en")
    assert fault.endswith(": rules-onenight-6?")


def test_a_call_at_which_nobody_wakes_may_be_meant(monkeypatch: pytest.MonkeyPatch) -> None:
    ferry = a_ferry()
    monkeypatch.setattr(ferry.Ferry, "sheet", ("stowaway", "fog_horn"))
    assert list(faults_of_declarations(ferry.TALE)) == []


def test_each_time_of_a_beat_is_a_timer() -> None:
    ferry = a_ferry()
    beats = [
        Beat("vote", ferry.vote, Pace("votes")),
        Beat("day", ferry.talk, Pace("talk", asides="vote"), stillness="rest"),
        Beat("trial", ferry.vote, Pace("vote", asides="asides")),
        Beat("deal", ferry.deal),
    ]
    assert list(faults_of_clocks(ferry.TALE, beats)) == [
        "ferry: the beat vote has the time of votes, which is none of its timers: vote?",
        "ferry: the beat day has the time of rest, which is none of its timers",
        "ferry: the beat trial has the time of asides, which is none of its timers",
    ]


def test_a_question_or_a_phase_that_is_spelt_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    ferry = a_ferry()
    monkeypatch.setattr(ferry.Ferry, "done_openly", ("vot", "vote", "salute"))
    monkeypatch.setattr(ferry.Ferry, "counted", ("votes",))
    monkeypatch.setattr(ferry.Ferry, "settings", (replace(FOG, told="nigth"),))
    dawn = Staging("dawn", (Cue(Died, "gloom", only=("overbord", "gale")),), (Cue(Died, only=("overbord",)),))
    monkeypatch.setattr(ferry.Ferry, "scenes", (dawn,))
    assert list(misspelt(ferry.TALE, ["stowaway", "vote"], ["night", "day", "overboard"])) == [
        "ferry: done_openly names vot, which never comes: vote?",
        "ferry: counted names votes, which never comes: vote?",
        "ferry: the setting fog is told at nigth, which never comes: night?",
        "ferry: a scene waits for overbord, which never comes: overboard?",
    ]
