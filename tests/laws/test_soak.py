"""The laws of play can be broken: a One Night gone wrong in one beat is found out, and made short."""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.laws.keeping import AT_ANY_MOMENT, AT_EVERY_STEP
from tests.laws.playing import steps
from tests.laws.shrinking import Fault, fault_of, shrunk
from tests.laws.soak import LAWS, Soak, main

from fabula.core.events import EVERYONE, Became, Claimed, Revealed, Shown, Silenced
from fabula.core.grimoire import Grimoire
from fabula.core.notation import Told, play_again, read
from fabula.core.requests import Ask
from fabula.core.tale import Beat
from fabula.core.telling import Answered, Telling
from fabula.core.town import Town
from fabula.games import TALES
from fabula.games.onenight.tale import TALK, VOTE, OneNight

Wrong = Callable[[Town], Coroutine[Any, Any, None]]
TIMES = count()


class Spoilt(OneNight):
    """One Night with something wrong at the end of a beat."""

    def __init__(self, wrong: Wrong, beat: str = "talk") -> None:
        self.wrong = wrong
        self.beat = beat

    def next_beat(self, grimoire: Grimoire) -> Beat | None:
        """As the book says, but then."""
        beat = super().next_beat(grimoire)
        if beat is None or beat.name != self.beat:
            return beat
        script = beat.script

        async def spoilt(town: Town) -> None:
            await script(town)
            await self.wrong(town)

        return replace(beat, script=spoilt)


class Endless(OneNight):
    """Where talk follows talk."""

    def next_beat(self, grimoire: Grimoire) -> Beat | None:
        """Never a vote."""
        beat = super().next_beat(grimoire)
        return TALK if beat is VOTE else beat


@dataclass(slots=True)
class Whispered(Claimed):
    """Said to all or to nobody, by whim."""

    @property
    def audience(self) -> tuple[int, ...] | None:
        """Another each time one asks."""
        return () if next(TIMES) % 3 else EVERYONE


async def a_card_is_forged(town: Town) -> None:
    """A Werewolf more than there are."""
    town.tell(Became(0, "werewolf" if town.card(0).printed != "werewolf" else "seer", "village"))


async def nothing_can_be_said(town: Town) -> None:
    """A question without an answer."""
    await Ask(0, "riddle", ())


async def something_is_said_twice(town: Town) -> None:
    """An answer that stands there twice."""
    await Ask(0, "riddle", (1, 1))


async def the_world_breaks_in(town: Town) -> None:
    """What happens depends on how often it was told."""
    town.tell(Claimed(0, (next(TIMES),)))


async def without_a_pen(town: Town) -> None:
    """The Grimoire changes, and nobody wrote it down."""
    town.grimoire.turn(0, "werewolf")


async def unspeakable(town: Town) -> None:
    """An answer that cannot be read again."""
    await Ask(0, "riddle", (10**12,))


async def a_card_is_seen_by_all(town: Town) -> None:
    """What nobody may know."""
    town.tell(Revealed("left", town.card("left").printed))


async def a_whisper(town: Town) -> None:
    """Something that some hear now and others later."""
    town.tell(Whispered(0, ("ready",)))


async def a_stranger_is_shown(town: Town) -> None:
    """A seat is shown a card and believes another."""
    town.tell(Shown(0, "tanner"))
    town.grimoire.beliefs[0] = "seer"


async def somebody_is_silenced_twice(town: Town) -> None:
    """Somebody to whom the word can be given back twice."""
    town.tell(Silenced(0))
    town.tell(Silenced(0))


async def too_many_are_ready(town: Town) -> None:
    """It goes wrong only if somebody did something by day."""
    if town.grimoire.ready:
        await a_card_is_forged(town)


async def a_fall(town: Town) -> None:
    """The script itself goes wrong."""
    raise RuntimeError("fallen")


@pytest.mark.parametrize(
    ("wrong", "law"),
    [
        (a_card_is_forged, "position_can_be"),
        (nothing_can_be_said, "something_can_be_answered"),
        (something_is_said_twice, "something_can_be_answered"),
        (the_world_breaks_in, "told_again_it_is_the_same"),
        (without_a_pen, "events_are_the_grimoire"),
        (unspeakable, "read_as_written"),
        (the_world_breaks_in, "corrected_or_edited_it_is_a_telling"),
        (somebody_is_silenced_twice, "what_may_be_corrected_can_be_filled"),
        (a_card_is_seen_by_all, "secrets_are_kept"),
        (a_whisper, "views_have_no_gaps"),
        (a_whisper, "each_hears_what_is_theirs"),
        (a_stranger_is_shown, "what_is_heard_is_believed"),
        (a_fall, "playing"),
    ],
)
def test_each_law_of_play_can_be_broken(wrong: Wrong, law: str) -> None:
    watched = {law: LAWS[law]} if law in LAWS else {}
    for beat in ("deal", "talk"):
        tale = Spoilt(wrong, beat)
        faults = [fault_of(tale, tale.set_up(3), answers_of(seed), watched) for seed in range(6)]
        assert {fault.law for fault in faults if fault is not None} == {law}
    honest = OneNight()
    assert fault_of(honest, honest.set_up(3), answers_of(1), watched) is None


def test_all_laws_of_play_are_tried_here() -> None:
    (marks,) = test_each_law_of_play_can_be_broken.pytestmark  # type: ignore[attr-defined]  # set by the mark
    tried = {law for _, law in marks.args[1]} | {"answers_are_honest"}  # tests/games/clocktower/test_book.py
    assert {law.__name__ for law in (*AT_EVERY_STEP, *AT_ANY_MOMENT)} | {"playing"} == tried


def answers_of(seed: int) -> list[Answered]:
    """What was answered in a game of three, and the answer to the riddle if there is one."""
    telling = Telling(OneNight(), OneNight().set_up(3))
    for _ in steps(telling, Random(seed)):
        pass
    given = [move for move in telling.moves() if isinstance(move, Answered)]
    return [*given, Answered(0, "riddle", 10**12)]


def test_what_breaks_a_law_is_made_short() -> None:
    tale = Spoilt(too_many_are_ready)
    fault = first_fault(tale)
    short = shrunk(fault, LAWS)
    assert (short.law, short.kind) == ("position_can_be", fault.kind)
    assert len(short.answers) < len(fault.answers)
    by_day = [(move.who, move.choice) for move in short.answers if move.prompt == "day"]
    assert len(by_day) == 2
    assert by_day[0][1] == ("ready",)
    assert by_day[1] == ("time", None)
    assert short.answers[-1].prompt == "day"
    assert all(
        move.choice is None or move.who == "fate" for move in short.answers if move.prompt not in FORCED
    )
    again = fault_of(tale, short.telling.setup, answers_in(read(short.on_paper())), LAWS)
    assert again is not None
    assert again.kind == fault.kind


FORCED = ("day", "drunk")


def first_fault(tale: Spoilt | Endless) -> Fault:
    """The first that playing by lot finds."""
    soaked = Soak()
    seed = 0
    while not soaked.faults:
        soaked.play(tale, seed)
        seed += 1
    return soaked.faults[0][1]


def answers_in(told: Told) -> list[Answered]:
    """The answers of a file."""
    return [move for move in told.moves if isinstance(move, Answered)]


def test_a_fall_is_made_short_too() -> None:
    fault = first_fault(Spoilt(a_fall))
    short = shrunk(fault, LAWS)
    assert short.kind == fault.kind == ("playing", "RuntimeError")
    assert len(short.answers) <= len(fault.answers)
    assert [move.choice for move in short.answers if move.prompt == "day"] == [None]


def test_a_fault_that_does_not_come_again_is_kept_as_it_was() -> None:
    fault = first_fault(Spoilt(the_world_breaks_in))
    honest = Telling(OneNight(), fault.telling.setup)
    lost = Fault(honest, "position_can_be", "AssertionError: once")
    assert shrunk(lost, LAWS) is lost


def test_a_game_without_end_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.laws.playing.LONGEST", 300)
    fault = first_fault(Endless())
    assert fault.law == "playing"
    assert "there is no end" in fault.why


def test_the_command_keeps_what_it_finds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(TALES, "onenight", Spoilt(too_many_are_ready))
    assert main(["--decisions", "300", "--seed", "7", "--folder", str(tmp_path)]) == 1
    printed = capsys.readouterr().out
    seed = re.search(r"^seed (\d+) breaks position_can_be: AssertionError: the cards", printed, re.MULTILINE)
    assert seed is not None
    (kept,) = tmp_path.iterdir()
    assert kept.name == f"onenight-position-can-be-{seed[1]}.telling"
    assert str(kept) in printed
    text = kept.read_text(encoding="utf-8")
    assert "became" not in text
    assert play_again(OneNight(), read(text)).log != []
    monkeypatch.setitem(TALES, "onenight", Spoilt(too_many_are_ready))
    assert main(["--decisions", "1", "--seed", seed[1], "--folder", str(tmp_path)]) == 1


def test_the_command_finds_nothing_in_an_honest_tale(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--decisions", "3000", "--folder", str(tmp_path)]) == 0
    assert list(tmp_path.iterdir()) == []
    assert re.match(
        r"onenight: 3,0\d\d decisions in \d+ tellings, [\d,]+ a second, .* 0 faults", capsys.readouterr().out
    )
