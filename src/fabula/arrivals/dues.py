"""Dues: what the beats of a tale owe to pages, rooms and the story, read off one game that was played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from fabula.core.events import (
    Began,
    Called,
    Dealt,
    Died,
    Event,
    Granted,
    PhaseBegan,
    Revealed,
    Shown,
    Voted,
    Woke,
    Won,
)  # fmt: skip
from fabula.core.scenes import Staging, cue_for
from fabula.core.tale import Beat, Tale
from fabula.core.telling import Amended, Answered, BeatBegan, Telling

WATCHED = (Voted, Died, Won)  # what `USUAL` makes scenes of
DEAL, END = "deal", "end"
Beats = list[tuple[str, list[Event]]]  # each beat of a game by its name, with what it told


def faults_of_beats(telling: Telling, beats: dict[str, Beat]) -> Iterator[str]:
    """What a game that has come to its end owes, after the name of its tale."""
    tale, told = telling.tale, by_beats(telling)
    events = list(telling.events())
    for fault in (
        *faults_of_deal(telling, events),
        *faults_of_calls(tale, told),
        *faults_of_numbers(tale, events),
        *faults_of_end(telling, told, beats),
        *faults_of_scenes(tale.scenes, events),
    ):
        yield f"{tale.id}: {fault}"


def faults_of_a_broken_game(telling: Telling) -> Iterator[str]:
    """What its deal owes, if a game has broken off later: it may be why."""
    if len(by_beats(telling)) > 1:
        yield from (f"{telling.tale.id}: {fault}" for fault in faults_of_deal(telling, telling.events()))


def by_beats(telling: Telling) -> Beats:
    """What each beat of a game has told."""
    begun = [place for place, line in enumerate(telling.log) if isinstance(line, BeatBegan)]
    told: Beats = []
    for start, end in pairwise((*begun, len(telling.log))):
        first, *lines = telling.log[start:end]
        assert isinstance(first, BeatBegan)
        events = [line for line in lines if not isinstance(line, BeatBegan | Answered | Amended)]
        told.append((first.name, events))
    return told


def faults_of_deal(telling: Telling, events: Iterable[Event]) -> Iterator[str]:
    """The deal says which game begins, lays a card before each seat, shows it, and gives its ability."""
    events = list(events)
    tale = telling.tale
    began = [one for one in events if isinstance(one, Began)]
    if not began:
        yield "the deal tells no Began"
    yield from (f"Began names the tale {one.tale}" for one in began if one.tale != tale.id)
    yield from no_phase(DEAL, events)
    if not any(isinstance(one, Dealt) for one in events):
        yield "the deal tells no Dealt"
    for kind in (Shown, Granted):
        yield from left_out(
            DEAL, kind.__name__, telling, [one.seat for one in events if isinstance(one, kind)]
        )


def left_out(what: str, event: str, telling: Telling, seats: Iterable[int]) -> Iterator[str]:
    """The first seat of which an event is not told."""
    told = list(seats)
    missing = [seat for seat in range(telling.grimoire.seats) if seat not in told]
    if missing:
        yield f"the {what} tells no {event} for seat {missing[0]}"


def no_phase(phase: str, events: Iterable[Event]) -> Iterator[str]:
    """A phase that pages wait for, and that never begins."""
    if not any(isinstance(one, PhaseBegan) and one.phase == phase for one in events):
        yield f'the {phase} tells no PhaseBegan("{phase}")'


def faults_of_calls(tale: Tale, told: Beats) -> Iterator[str]:
    """Each call of the sheet is told, wakes whoever acts in it, and is named as a beat of the night."""
    called, woken = dict[str, None](), dict[str, None]()
    owners = dict.fromkeys(
        one.step for _, events in told for one in events if isinstance(one, Granted) and one.step is not None
    )
    for name, events in told:
        here = [one.step for one in events if isinstance(one, Called)]
        awake = [one for one in events if isinstance(one, Woke)]
        called.update(dict.fromkeys(here))
        woken.update(dict.fromkeys(here) if awake else {})
        phase, _, step = name.partition(":")
        if (here or awake) and (phase not in tale.nights.asleep or not step):
            known = next(iter(here), awake[0].role if awake else "")
            yield f"the beat {name} calls {known}: name it {tale.nights.asleep[0]}:{known}"
    if tale.nights.aloud:
        lines = [line for line in tale.sheet if line in owners]
        yield from (f"the call of {line} tells no Called" for line in lines if line not in called)
        yield from (
            f"the call of {line} tells no Woke" for line in lines if line in called and line not in woken
        )


def faults_of_numbers(tale: Tale, events: Iterable[Event]) -> Iterator[str]:
    """The first night is number 1, and each that follows the next."""
    asleep = tale.nights.asleep[0]
    nights = [one.number for one in events if isinstance(one, PhaseBegan) and one.phase == asleep]
    if nights and nights[0] != 1:
        yield f'the first night tells PhaseBegan("{asleep}", {nights[0]}): nights are counted from 1'
    for before, after in pairwise(nights):
        if after != before + 1:
            yield f'after night {before} comes PhaseBegan("{asleep}", {after}): it is night {before + 1}'
            return


def faults_of_end(telling: Telling, told: Beats, beats: dict[str, Beat]) -> Iterator[str]:
    """The end turns up all cards, begins its phase, and its beat closes."""
    events = [one for _, events in told for one in events]
    turned = [one.place for one in events if isinstance(one, Revealed) and isinstance(one.place, int)]
    yield from left_out(END, Revealed.__name__, telling, turned)
    yield from no_phase(END, events)
    last = next((name for name, events in reversed(told) if any(isinstance(one, Won) for one in events)), "")
    if last in beats and not beats[last].closes:
        yield f"the beat {last} tells Won and does not close: Beat(..., closes=True)"


def faults_of_scenes(stagings: Iterable[Staging], events: Iterable[Event]) -> Iterator[str]:
    """What all watch in every tale has a scene."""
    cues = [cue for one in stagings for cue in (*one.opens, *one.joins)]
    shown = [one for one in events if isinstance(one, WATCHED) and cue_for(one, cues, ()) is None]
    for kind in dict.fromkeys(type(one).__name__ for one in shown):
        yield f"no scene has {kind}: scenes = (..., *USUAL)"
