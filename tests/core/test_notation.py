"""The text of a telling: what is written, what can be read, and what cannot."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some
from tests.table import dealt, ended

from fabula.core.notation import HEADING, Unreadable, play_again, read, read_choice, write, write_choice
from fabula.core.refusals import Refusal
from fabula.core.requests import Choice
from fabula.core.tale import Tale
from fabula.core.telling import Answered, Telling
from fabula.games import tale_called

TALE: Tale = tale_called("onenight")
WORDS = some.none() | some.integers(-(10**9) + 1, 10**9 - 1) | some.text(max_size=12)
CHOICES = some.recursive(WORDS, lambda inner: some.lists(inner, max_size=4).map(tuple), max_leaves=10)


# ---- choices


@pytest.mark.parametrize(
    ("choice", "text"),
    [
        (None, "-"),
        (3, "3"),
        (-1, "-1"),
        ("left", "left"),
        ("learn:empath", "learn:empath"),
        ((), "()"),
        ((0, 3), "(0 3)"),
        (("saw", 2, "werewolf"), "(saw 2 werewolf)"),
        (((1,), None), "((1) -)"),
        ("3", '"3"'),
        ("-", '"-"'),
        ("", '""'),
        ("два слова", '"два слова"'),
        ('a "b" \\', '"a \\"b\\" \\\\"'),
        (("gossip", ("words", "Elle ment\u202f! (oui)")), '(gossip (words "Elle ment\u202f! (oui)"))'),
        (("ask", ("words", "imp")), "(ask (words imp))"),
    ],
)
def test_a_choice_on_paper(choice: Choice, text: str) -> None:
    assert write_choice(choice) == text
    assert read_choice(text) == choice


@given(CHOICES)
def test_every_choice_is_read_as_it_was_written(choice: Choice) -> None:
    assert read_choice(write_choice(choice)) == choice


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "(", ")", "(1", "1)", "1 2", '"a', 'a"', '"a" "', "Left", "1.5", "--1", "+1", "²", "9" * 10,
        "a=b", "(" * 3000, "(" * 30 + ")" * 30, '"\\q"', "((1 2)",
    ],
)  # fmt: skip
def test_what_is_no_choice(text: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        read_choice(text)


@given(some.text(alphabet='()"-\\ a1é\n', max_size=20))
def test_any_other_text_is_refused_with_a_reason(text: str) -> None:
    try:
        choice = read_choice(text)
    except ValueError as error:
        why = str(error)
        assert why
    else:
        assert read_choice(write_choice(choice)) == choice


# ---- files


def a_text() -> str:
    """A short whole telling."""
    table = dealt("robber werewolf villager", lone_wolf=True).answers(robber=1).votes(1, 0, 0)
    return write(table.telling, {0: "Аня", 1: "B by C"})


def test_a_file_is_for_people() -> None:
    text = a_text()
    assert text.startswith(
        "fabula 1\n"
        "tale onenight\n"
        "seats 3\n"
        "roles robber werewolf villager villager villager villager\n"
        "set lone_wolf yes\n"
        "set hunter_points vote\n"
        'name 0 "Аня"\n'
        'name 1 "B by C"\n'
        "\n"
        "beat deal\n"
    )
    assert "\nbeat night:robber\n" in text
    assert "\n  woke seat=0 role=robber\n> 0 robber 1\n  chose seat=0 role=robber choice=1\n" in text
    assert "\n  swapped a=0 b=1\n  saw seat=0 place=0 role=werewolf\n" in text
    assert text.endswith("  won sides=(village) seats=(1 2)\n")


def test_who_answered_in_anothers_stead_is_written() -> None:
    table = dealt("robber werewolf villager").goes_on_to("vote")
    for seat, by in ((0, "clock"), (1, ""), (2, "the Host")):
        table.telling.answer(seat, (seat + 1) % 3, by)
    text = write(table.telling)
    assert '> 0 vote 1 by clock\n> 1 vote 2\n> 2 vote 0 by "the Host"\n' in text
    given = [move for move in read(text).moves if isinstance(move, Answered) and move.prompt == "vote"]
    assert [move.by for move in given] == ["clock", "", "the Host"]
    assert write(play_again(TALE, read(text))) == text


def test_names_may_hold_anything() -> None:
    names = {0: 'a "b" by c', 1: "new\nline \u2028 \x85 \t", 2: "> 0 robber 1"}
    told = read(write(dealt("seer werewolf villager").telling, names))
    assert told.names == names
    assert len(told.moves) == 2


def test_blank_lines_and_windows_ends_are_no_matter() -> None:
    text = a_text()
    assert read(text.replace("\n", "\r\n").replace("beat", "\r\n\r\nbeat")).moves == read(text).moves


def test_what_is_written_may_be_cut_after_any_line() -> None:
    lines = a_text().split("\n")
    for end in range(4, len(lines)):
        try:
            again = play_again(TALE, read("\n".join(lines[:end])))
        except Unreadable as spoilt:
            why = spoilt.why
            assert "missing or too many" in why
        else:
            assert isinstance(again, Telling)


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        (HEADING, "fabula 2", 1, "a telling begins with"),
        ("tale onenight\n", "", 1, "the heading lacks tale"),
        ("tale onenight", "tale bridge", 1, "this is bridge, not onenight"),
        ("seats 3", "seats three", 1, "no number: three"),
        ("seats 3", "seats 1_0", 1, "no number: 1_0"),
        ("seats 3", "seats 3\nseats 4", 4, "not twice: seats"),
        ("seats 3", "moons 3", 3, "no such heading"),
        ("roles robber werewolf villager villager villager villager\n", "", 1, "lacks roles"),
        ("set lone_wolf yes", "set", 5, "a choice is missing"),
        ("set lone_wolf yes", "set lone_wolf (", 5, "a bracket is not closed"),
        ('name 0 "Аня"', "name 0 7", 7, "no name: 7"),
        ('name 0 "Аня"', 'name zero "Аня"', 7, "no number: zero"),
        ('name 0 "Аня"', 'name 0 "Аня', 7, "Unterminated"),
        ("beat look", "beat talk", 22, "what follows here is look"),
        ("beat talk", "beat vote", 0, "what follows here is talk"),
        ("> 0 robber 1", "> 0 robber 0", 0, "not-an-option"),
        ("> 0 robber 1", "> 1 robber 1", 0, "not-asked"),
        ("> 0 robber 1", "> 0 seer 1", 0, "what is asked here is robber"),
        ("> 0 robber 1", "> 0 robber 1 2", 0, "more than one choice"),
        ("> 0 robber 1", "> 0 robber 1 by", 0, "a choice is missing"),
        ("> 0 robber 1", "> 0 robber 1 by a b", 0, "this says too much"),
        ("> 0 robber 1", "> 0 robber", 0, "a choice is missing"),
        ("> 0 robber 1", "> 0 robber 1\nbeat talk\nbeat vote", 0, "the beat before is not over"),
        ("> 0 robber 1", "0 robber 1", 0, "neither beat, answer, correction nor event"),
        ("  swapped a=0 b=1", "  swapped a=0 b=2", 0, "here it goes on differently: swapped a=0 b=1"),
        ("  won sides=(village) seats=(1 2)\n", "", 0, "events are missing or too many"),
        ("seats=(1 2)\n", "seats=(1 2)\nbeat more\n", 0, "what follows here is nothing"),
    ],
)
def test_what_cannot_be_read_says_where_and_why(old: str, new: str, line: int, why: str) -> None:
    text = a_text()
    assert old in text
    with pytest.raises(Unreadable) as unreadable:
        play_again(TALE, read(text.replace(old, new, 1)))
    assert why in unreadable.value.why
    assert line in (0, unreadable.value.line)
    assert str(unreadable.value).startswith(f"line {unreadable.value.line}: ")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("seats 3", "seats 4", "set-wrong-size"),
        ("seats 3", "seats 999999999", "too-many-seats"),
        ("seats 3", "seats -3", "too-few-seats"),
        ("roles robber", "roles rubber", "unknown-role"),
        ("set lone_wolf yes", "set seats 3", "unknown-setting"),
        ("set lone_wolf yes", "set roles 3", "unknown-setting"),
        ("set lone_wolf yes", "set self 3", "unknown-setting"),
        ("set lone_wolf yes", "set lone_wolf 1", "setting-range"),
        ("set hunter_points vote", "set hunter_points (vote)", "setting-range"),
    ],
)
def test_a_setup_that_cannot_be_is_refused(old: str, new: str, why: str) -> None:
    text = a_text().replace(old, new, 1)
    with pytest.raises(Refusal, match=why):
        play_again(TALE, read(text))


@pytest.mark.parametrize("text", ["", "\n", "hello", "FABULA 1", "\ufefffabula 1"])
def test_other_files_are_no_telling(text: str) -> None:
    with pytest.raises(Unreadable, match="line 1: a telling begins with"):
        read(text)


def test_a_telling_that_has_not_begun() -> None:
    telling = Telling(TALE, TALE.set_up(3))
    assert play_again(TALE, read(write(telling))).log == []


def test_a_whole_game_is_a_page() -> None:
    text = write(ended("hunter werewolf villager", "1 0 0").telling)
    assert len(text.split("\n")) < 60
    assert max(map(len, text.split("\n"))) < 140
