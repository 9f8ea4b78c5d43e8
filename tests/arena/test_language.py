"""A language model as a player, with a scripted one in its place: no endpoint is called."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from fabula.arena.agents import Entrant, entrant
from fabula.arena.language import Message, Reader, reader
from fabula.arena.matches import play_match
from fabula.arena.seated import Turn
from fabula.games import tale_called
from fabula.text import LANGUAGES

FLOOR = Turn("onenight", 1, 3, {0: "Ann", 1: "Bo", 2: "Cy"}, [], "day", [["ready"]], True, [("Ann", "Hello")])
VOTE = Turn(
    "onenight",
    1,
    3,
    {0: "Ann", 1: "Bo", 2: "Cy"},
    [{"e": "shown", "seat": 1, "role": "seer"}],
    "vote",
    [0, 2],
    False,
)


class Scripted:
    """It replies with one line after another, the last one for ever, and keeps what it has read."""

    def __init__(self, *replies: str) -> None:
        self.replies = [*replies]
        self.read: list[str] = []

    def __call__(self, messages: Sequence[Message]) -> str:
        self.read += [message["content"] for message in messages if message["role"] == "user"]
        return self.replies.pop(0) if len(self.replies) > 1 else self.replies[0]


def seated(chat: Scripted, lang: str = "en") -> Reader:
    return Reader(chat, "onenight", 1, Random(1), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_reads_its_view_and_a_numbered_list_and_its_number_is_taken(lang: str) -> None:
    chat = Scripted("2")
    assert seated(chat, lang).answer(VOTE) == (2, "")
    assert chat.read[0].splitlines()[-2:] == ["1. Ann", "2. Cy"]
    assert len(chat.read[0].split("\n\n")) == 2


def test_what_it_says_beside_the_number_is_said_where_all_may_talk() -> None:
    chat = Scripted("2 I am  the Seer.")
    reply = seated(chat).answer(FLOOR)
    assert reply == (("ready",), "I am the Seer.")
    assert "Ann: Hello" in chat.read[0]
    assert seated(Scripted("I vote for 1")).answer(VOTE) == (0, "")


def test_what_cannot_be_read_is_asked_again_and_then_a_lot_decides() -> None:
    chat = Scripted("hm", "17", "2")
    choice, _ = seated(chat).answer(VOTE)
    assert len(chat.read) == 2
    assert choice in (0, 2)


@pytest.mark.parametrize("tale", ["onenight", "mafia32", "vendetta", "clocktower"])
def test_it_plays_a_whole_game(tale: str) -> None:
    chat, game = Scripted("1"), tale_called(tale)
    setup = game.set_up(max(5, game.least_seats))
    (played,) = play_match(game, setup, (Entrant("model", make=reader(chat)), entrant("random")), 1, seed=4)
    assert played.seats["model"] == played.honest
    assert chat.read
    assert "1. " in chat.read[-1]
