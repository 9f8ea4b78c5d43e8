"""What holds under random play on scripts with roles without rules, whatever whoever leads does by hand."""

from __future__ import annotations

from random import Random

import pytest
from tests.laws.keeping import AT_ANY_MOMENT, AT_EVERY_STEP, TOLD_BY_READERS, Law
from tests.laws.playing import steps

from fabula.core.grimoire import Setup
from fabula.core.notation import play_again, read, write
from fabula.core.telling import Amended, BeatBegan, Move, Telling, tell_again
from fabula.core.views import TOWN, view
from fabula.games.clocktower.leading.prompting import ASKING
from fabula.games.clocktower.tale import Clocktower
from fabula.games.clocktower.town.led import KIND_OF_BLANK, LED

TALE = Clocktower()
PUBLISHED = tuple(role for role in LED if role not in KIND_OF_BLANK)
HOMEBREW = (
    ("own_townsfolk_1", "Baker", "Bakes.", "Wake the Baker.", "Wake again.", ("Bread", "Flour")),
    ("own_demon_1", "no", "", "", "Somebody dies."),
)
GAMES = range(24)
AMENDS = 0.1
LONG = 400  # moves; a game by lot without a Demon may go on and on
ASKED = f"night:{ASKING}"
SECRET = ("card", "wake", "ask", "show_role", "show_player")
LAWS = [law for law in (*AT_ANY_MOMENT, *AT_EVERY_STEP) if law not in TOLD_BY_READERS]


def a_led_setup(lots: Random) -> Setup:
    """A script with some led roles, some of the author's own, and some company."""
    seats = lots.randint(5, 12)
    some = lots.sample(PUBLISHED, lots.randint(1, len(PUBLISHED)))
    return TALE.set_up(
        seats,
        (*TALE.suggest(seats), *some, *(card[0] for card in HOMEBREW)),
        homebrew=HOMEBREW,
        company=lots.sample(TALE.company.members, lots.randint(0, 3)),
        first_night=("own_townsfolk_1", "chef"),
        other_nights=("own_demon_1", "imp", "own_townsfolk_1"),
    )


def a_game(seed: int) -> Telling:
    """A random game, with corrections, to its end or for long."""
    lots = Random(seed)
    telling = Telling(TALE, a_led_setup(lots))
    for count, _ in enumerate(steps(telling, lots, AMENDS)):
        TALE.laws(telling.grimoire)
        if count > LONG:
            break
    return telling


@pytest.mark.parametrize("law", LAWS, ids=[law.__name__ for law in LAWS])
def test_a_law_of_play_holds(law: Law) -> None:
    for seed in GAMES:
        lots = Random(seed)
        telling = Telling(TALE, a_led_setup(lots))
        law(telling, lots)
        assert set(telling.setup.roles) & set(LED)


@pytest.mark.parametrize("seed", GAMES)
def test_it_is_written_and_read_again(seed: int) -> None:
    telling = a_game(seed)
    text = write(telling)
    assert write(play_again(TALE, read(text))) == text
    assert tell_again(TALE, telling.setup, telling.moves()).grimoire.position() == telling.grimoire.position()


def is_kept(move: Move, seat: int) -> bool:
    """Whether a move stays where nothing is done at this player's bed by hand."""
    if isinstance(move, Amended):
        return move.act[0] not in SECRET or move.act[1] != seat
    if isinstance(move, BeatBegan):
        return move.name != ASKED
    return not move.prompt.startswith("led_")


def test_what_is_done_at_a_players_bed_nobody_else_hears() -> None:
    done = 0
    for seed in range(60):
        lots = Random(seed)
        telling = Telling(TALE, a_led_setup(lots))
        for count, _ in enumerate(steps(telling, lots)):
            if count > LONG or telling.grimoire.phase == "day":
                break
            seat = telling.grimoire.seats - 1
            if telling.pending is None and telling.grimoire.phase == "night":
                possible = [one for one in telling.amendments() if one.word in SECRET and seat in one.gaps[0]]
                one = lots.choice(possible)
                telling.amend((one.word, seat, *(lots.choice(gap) for gap in one.gaps[1:])))
                done += 1
        without = [move for move in telling.moves() if is_kept(move, seat)]
        again = tell_again(TALE, telling.setup, without)
        for listener in (*range(seat), TOWN):
            assert list(view(listener, again.events())) == list(view(listener, telling.events()))
    assert done > 100
