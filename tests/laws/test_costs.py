"""What a question costs: no options too many to list are ever listed, and no message is large.

Nothing here is timed. What is counted is the same on every machine: the options that were looked at while a
question was shown and advised on, the calls that took, and the bytes of the message.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from cProfile import Profile
from random import Random
from typing import Any

import msgspec
import pytest
from tests.laws import prompts
from tests.laws.playing import decide

from fabula.core import requests
from fabula.core.requests import STORYTELLER, Orders, Report, Round, Subsets, draw
from fabula.games import tale_called
from fabula.games.clocktower.phases import drawing
from fabula.games.clocktower.sets import cores, role_sets
from fabula.games.clocktower.tale import Clocktower
from fabula.games.clocktower.town import statements
from fabula.rooms.devices.notebook import Moves
from fabula.rooms.game.play import Play
from fabula.rooms.game.shown import amendments, ask_shown_to_leader
from fabula.rooms.wire.messages import Ask
from fabula.rooms.wire.options import shown_options

TALE = Clocktower()
EVERY_ROLE = tuple(role for role in TALE.almanac.printed if TALE.almanac[role].kind != "traveller")
LISTS = (
    requests.Orders, requests.Subsets, requests.Pattern, requests.Wide, requests.Statements,
    role_sets.Sets, drawing.FromTheBag, drawing.Beside, statements.Sayings, statements.Pairs,
    statements.Guesses, statements.Accusations,
)  # fmt: skip
CACHED = (
    shown_options, cores.evil_sets, cores.cores_with, cores.special_sets, cores.number_of,
    role_sets.ways_beside,
)  # fmt: skip
MOST_OPTIONS = 5_000  # looked at for one question
MOST_CALLS = 250_000  # some 35 ms
MOST_BYTES = 500_000
FEW_CALLS = 5_000
SEATS = (5, 10, 11, 12, 13, 15)
TRAVELLING = 5
DECISIONS = 150  # the deal, a night or two and the day between them
GAMES = 2
OFTEN = 1  # each question is looked at so often
PROMPT_GAMES = 46
SELDOM_MET = 0.2  # of all prompts; most of these need three roles that stand just so


class Counted:
    """How many options were looked at, and how many calls were made."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.options = 0
        self.calls = 0
        for options in LISTS:
            monkeypatch.setattr(options, "__iter__", self._counting(options.__iter__))

    def _counting(self, each: Callable[[Any], Iterator[Any]]) -> Callable[[Any], Iterator[Any]]:
        def counting(options: Any) -> Iterator[Any]:
            for option in each(options):
                self.options += 1
                yield option

        return counting

    def of(self, does: Callable[[], Any]) -> Any:
        """What it gives; what it cost is counted."""
        for cached in CACHED:
            cached.cache_clear()
        self.options = 0
        counting = Profile(subcalls=False)
        counting.enable()
        try:
            return does()
        finally:
            counting.disable()
            self.calls = sum(entry.callcount for entry in counting.getstats())


def shown(play: Play) -> list[Ask]:
    """All that is asked now, as whoever leads is sent it."""
    who = (STORYTELLER, *range(play.telling.grimoire.seats))
    return [ask for one in who if (ask := ask_shown_to_leader(play, one)) is not None]


def a_game(seats: int, travellers: int = 0, dealing: str = "bag") -> Play:
    """A game with all roles on the script, led by a person."""
    wished = tuple(range(seats, seats + travellers))
    setup = TALE.set_up(seats + travellers, EVERY_ROLE, travellers=wished, dealing=dealing)
    return Play(TALE, setup, 1, Random(seats).randrange)


def a_step(play: Play, lots: Random) -> bool:
    """The next beat or the next answer; False if the game is over."""
    if play.telling.pending is None:
        if play.telling.told:
            return False
        play.begin_beat(0, None, led=True)
    else:
        play.answer(*decide(play.telling, lots), "")
    return True


def look(counted: Counted, play: Play, often: Counter[str]) -> None:
    """AssertionError if what is asked now, or what may be changed and corrected, costs too much."""
    words = asked_words(play)
    if all(often[word] >= OFTEN for word in words):
        return
    often.update(words)
    asks = counted.of(lambda: shown(play))
    assert counted.options <= MOST_OPTIONS, words
    assert counted.calls <= MOST_CALLS, words
    assert all(len(msgspec.json.encode(ask)) <= MOST_BYTES for ask in asks), words
    counted.of(Moves(play).grow)
    assert counted.options <= MOST_OPTIONS, words
    assert counted.calls <= MOST_CALLS, words
    assert len(msgspec.json.encode(amendments(play))) <= MOST_BYTES


def asked_words(play: Play) -> list[str]:
    """The prompts of what is asked now."""
    request = play.telling.pending
    if request is None:
        return []
    return [ask.prompt for ask in request.asks] if isinstance(request, Round) else [request.prompt]


@pytest.mark.parametrize("seats", [5, 15])
def test_no_question_with_all_roles_on_the_script_costs_much(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted, often = Counted(monkeypatch), Counter[str]()
    for game in range(GAMES):
        lots, play = Random(f"{seats} {game}"), a_game(seats)
        for _ in range(DECISIONS):
            look(counted, play, often)
            if not a_step(play, lots):
                break
    assert often["set"] == often["tokens"] == OFTEN


def test_nor_does_nearly_any_prompt_there_is_where_they_come_about(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is looked at when it is first met; games go on, with roles that bring about what is missing."""
    counted, often = Counted(monkeypatch), Counter[str]()
    met: dict[str, None] = {}
    for number in range(PROMPT_GAMES):
        play, wanted, lots = prompts.a_game(number, [one for one in prompts.prompts() if one not in met])
        for _ in range(prompts.MOVES):
            look(counted, play, often)
            met |= dict.fromkeys(prompts.met_now(play))
            if not prompts.a_move(play, lots, wanted):
                break
    never = [one for one in prompts.prompts() if one not in met and one not in prompts.NEVER_BY_LOT]
    assert len(never) < SELDOM_MET * len(prompts.prompts()), f"never met: {never}"


def test_each_prompt_that_no_lot_brings_about_is_there_and_has_its_reason() -> None:
    assert [one for one in prompts.NEVER_BY_LOT if one not in prompts.prompts()] == []
    assert all(prompts.NEVER_BY_LOT.values())


@pytest.mark.parametrize(("seats", "travellers"), [*((seats, 0) for seats in SEATS), (15, TRAVELLING)])
def test_who_drew_which_token_is_a_fact_and_nothing_is_advised(
    seats: int, travellers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    play, lots, counted = a_game(seats, travellers), Random(seats), Counted(monkeypatch)
    while not isinstance(report := play.telling.pending, Report):
        a_step(play, lots)
    (ask,) = counted.of(lambda: shown(play))
    assert counted.options == 0
    assert counted.calls < FEW_CALLS
    assert ask.prompt == "tokens"
    assert ask.suggested is msgspec.UNSET
    order = draw(report.options, lots.randrange)
    play.answer(STORYTELLER, order, "")
    play.undo()
    (ask,) = shown(play)
    assert (ask.suggested, ask.why) == (order, "before")


def test_the_law_finds_a_list_of_all_orders(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Counted(monkeypatch)
    counted.of(lambda: tuple(Orders(tuple("abcdefgh"))))
    assert counted.options > MOST_OPTIONS
    counted.of(lambda: tuple(Subsets(tuple(range(30)), 4)))
    assert counted.options > MOST_OPTIONS
    assert counted.calls > MOST_OPTIONS


@pytest.mark.parametrize("tale", ["onenight", "mafia32", "vendetta"])
def test_nor_does_any_question_of_the_other_tales(tale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    counted, one = Counted(monkeypatch), tale_called(tale)
    lots = Random(tale)
    seats = one.most_seats
    play = Play(one, one.set_up(seats, one.suggest(seats)), 1, lots.randrange)
    often = Counter[str]()
    for _ in range(DECISIONS):
        look(counted, play, often)
        if not a_step(play, lots):
            break
    assert often
