"""Piece by piece one comes to every option that is listed, and to nothing that is none."""

from __future__ import annotations

from random import Random

import pytest

from fabula.arena.pieces import Choosing, Piece
from fabula.arena.prose import Prose
from fabula.arena.seated import Game
from fabula.core.requests import Choice, Composed, Options, Orders, Pattern, Statements, Subsets, Wide
from fabula.games import tale_called
from fabula.games.clocktower.town.statements import Accusations, Guesses, Sayings
from fabula.rooms.wire.options import shown_options
from fabula.sim.seeding import lots_of
from fabula.text import LANGUAGES

SEATS, ROLES = (0, 1, 2), ("imp", "monk")


def all_of(options: Options, taken: tuple[Piece, ...] = ()) -> set[Choice]:
    """Every choice that one comes to."""
    choosing = Choosing(shown_options(options))
    for piece in taken:
        choosing.take(piece)
    if choosing.is_whole:
        return {choosing.choice}
    return set().union(*(all_of(options, (*taken, piece)) for piece in choosing.offered))


@pytest.mark.parametrize(
    "options",
    [
        (None, 0, 3, "table", (1, 2), (2, 1), ("a", "b")),
        ((1,), (1, 2)),
        Orders(("a", "b", "c")),
        Subsets(("a", "b", "c", "d"), 2),
        Statements(
            Pattern("ready"), Pattern("saw", (0, 1), ("x", "y")), Pattern("saw", (2,)), Pattern("a", ((0,),)),
        ),
    ],
)  # fmt: skip
def test_all_that_is_listed_is_come_to_and_nothing_else(options: Options) -> None:
    assert all_of(options) == set(options)


@pytest.mark.parametrize("within", [Sayings(SEATS, ROLES), Guesses(SEATS, ROLES), Accusations(SEATS)])
def test_what_is_put_together_is_an_option_and_all_that_is_listed_is_come_to(within: Composed) -> None:
    options, chance = Statements(Wide("say", within)), Random(1)
    come_to = set()
    for _ in range(2000):
        choosing = Choosing(shown_options(options))
        while not choosing.is_whole:
            choosing.take(chance.choice(choosing.offered))
        come_to.add(choosing.choice)
    assert all(choice in options for choice in come_to)
    assert come_to >= {("say", one) for one in within}
    assert len(come_to) > len({*within})


def test_what_is_not_offered_is_not_taken() -> None:
    choosing = Choosing([1, 2])
    with pytest.raises(ValueError, match="not offered"):
        choosing.take(3)
    choosing.take(2)
    assert (choosing.is_whole, choosing.choice, choosing.offered) == (True, 2, ())


def test_in_the_floor_one_may_pass() -> None:
    choosing = Choosing([["ready"]], may_pass=True)
    choosing.take("nothing")
    assert choosing.is_whole
    assert choosing.choice is None


def bare_words(pieces: tuple[Piece, ...]) -> set[str]:
    """The ids among them, which no sentence in Russian has."""
    return {piece for piece in pieces if isinstance(piece, str) and not piece.isdecimal()}


@pytest.mark.parametrize("tale", ["onenight", "mafia32", "vendetta", "clocktower"])
def test_every_piece_and_every_question_has_words_in_all_languages(tale: str) -> None:
    setup, below = tale_called(tale).set_up(7), lots_of(6, 1)
    game = Game(tale_called(tale), setup, below, lambda _: {}, talk=2)
    asked = 0
    while game.turn is not None:
        tellers = [Prose(tale, game.turn.seat, dict.fromkeys(range(7), "Ø"), lang) for lang in LANGUAGES]
        russian = tellers[LANGUAGES.index("ru")]
        choosing = Choosing(game.turn.options, may_pass=game.turn.open)
        while not choosing.is_whole:
            for teller in tellers:
                assert teller.question(game.turn)
                said = [teller.piece(piece, not choosing.taken) for piece in choosing.offered]
                assert teller is not russian or not {*said} & bare_words(choosing.offered)
            choosing.take(choosing.offered[below(len(choosing.offered))])
            asked += 1
        game.answer(choosing.choice)
    assert asked > 10
