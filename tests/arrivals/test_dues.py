"""What the beats of a tale owe: each thing left out of one game is named."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.arrivals.ferries import a_ferry, leave_out

from fabula.arrivals import faults_of_tale_played
from fabula.arrivals.dues import faults_of_beats, faults_of_numbers, no_phase
from fabula.arrivals.tryouts import Heard, play
from fabula.core.events import Began, Called, Event, Granted, PhaseBegan, Revealed, Shown, Woke
from fabula.core.scenes import USUAL
from fabula.core.tale import Beat, Pace
from fabula.core.telling import Telling


def faults(ferry: Any) -> list[str]:
    """What one whole game of it owes."""
    heard, tale = Heard(whole=True), ferry.TALE
    telling = Telling(tale, tale.set_up(5))
    play(telling, (), Random(1).randrange, heard)
    assert telling.told
    return list(faults_of_beats(telling, heard.beats))


def test_the_ferry_owes_nothing() -> None:
    assert faults(a_ferry()) == []


@pytest.mark.parametrize(
    ("kind", "said", "owed"),
    [
        (Began, {}, "the deal tells no Began"),
        (Shown, {"seat": 2}, "the deal tells no Shown for seat 2"),
        (Shown, {}, "the deal tells no Shown for seat 0"),
        (Granted, {"seat": 4}, "the deal tells no Granted for seat 4"),
        (Called, {}, "the call of stowaway tells no Called"),
        (Woke, {}, "the call of stowaway tells no Woke"),
        (Revealed, {"place": 3}, "the end tells no Revealed for seat 3"),
        (PhaseBegan, {"phase": "end"}, 'the end tells no PhaseBegan("end")'),
    ],
)
def test_an_event_that_is_not_told(
    monkeypatch: pytest.MonkeyPatch, kind: type[Event], said: dict[str, Any], owed: str
) -> None:
    leave_out(monkeypatch, kind, **said)
    assert faults(a_ferry()) == [f"ferry: {owed}"]


def test_a_deal_that_begins_no_phase() -> None:
    assert list(no_phase("deal", [PhaseBegan("dusk", 1)])) == ['the deal tells no PhaseBegan("deal")']
    assert list(no_phase("deal", [PhaseBegan("deal", 1)])) == []


def test_a_deal_that_names_another_tale(monkeypatch: pytest.MonkeyPatch) -> None:
    ferry = a_ferry()
    monkeypatch.setattr(ferry.Ferry, "id", "raft")
    assert faults(ferry) == ["raft: Began names the tale ferry"]


def test_an_end_that_does_not_close(monkeypatch: pytest.MonkeyPatch) -> None:
    ferry = a_ferry()
    monkeypatch.setitem(ferry.BEATS, "vote", Beat("end", ferry.end))
    assert faults(ferry) == ["ferry: the beat end tells Won and does not close: Beat(..., closes=True)"]


@pytest.mark.parametrize("name", ["stowaway", "day:stowaway", "night"])
def test_a_call_that_is_no_beat_of_the_night(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    ferry = a_ferry()
    monkeypatch.setitem(ferry.BEATS, "dusk", Beat(name, ferry.call))
    assert faults(ferry) == [f"ferry: the beat {name} calls stowaway: name it night:stowaway"]


def test_nights_are_counted_from_one() -> None:
    ferry = a_ferry()
    nights = [PhaseBegan("night", number) for number in (2, 3, 5, 9)]
    assert list(faults_of_numbers(ferry.TALE, nights)) == [
        'the first night tells PhaseBegan("night", 2): nights are counted from 1',
        'after night 3 comes PhaseBegan("night", 5): it is night 4',
    ]
    days = [PhaseBegan("day", 7), PhaseBegan("night", 1), PhaseBegan("night", 2)]
    assert list(faults_of_numbers(ferry.TALE, days)) == []


def test_scenes_without_the_usual_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    ferry = a_ferry()
    monkeypatch.setattr(ferry.Ferry, "scenes", USUAL[1:])
    assert faults(ferry) == ["ferry: no scene has Voted: scenes = (..., *USUAL)"]


def test_a_floor_without_a_pace_and_a_pace_without_a_timer(monkeypatch: pytest.MonkeyPatch) -> None:
    ferry = a_ferry()
    monkeypatch.setitem(ferry.BEATS, "night", Beat("talk", ferry.talk))
    monkeypatch.setitem(ferry.BEATS, "day", Beat("vote", ferry.vote, Pace("chat")))
    monkeypatch.setitem(ferry.BEATS, "dusk", Beat("night:stowaway", ferry.call))
    heard = Heard(whole=True)
    play(Telling(ferry.TALE, ferry.TALE.set_up(5)), (), Random(1).randrange, heard)
    assert list(faults_of_tale_played(ferry.TALE, heard, ())) == [
        "ferry: the beat talk opens a floor and has no Pace",
        "ferry: the beat night:stowaway asks players and has no Pace",
        "ferry: the beat vote has the time of chat, which is none of its timers",
    ]
