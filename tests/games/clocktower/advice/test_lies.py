"""What is false is to be told so that whoever is told it cannot know that it is."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.clocktower.advising import LOTS, advised
from tests.games.clocktower.betrayal import games
from tests.games.clocktower.table import Table

from fabula.core.requests import STORYTELLER, Ask, Choice, Decide
from fabula.games.clocktower.advice.decision import Matter
from fabula.games.clocktower.advice.storytelling import ADVICE
from fabula.games.clocktower.almanac.cards import MINION, YES, almanac, is_good
from fabula.games.clocktower.almanac.named_scripts import BOX

GAMES = 40
MIXED = (
    "washerwoman", "librarian", "investigator", "chef", "empath", "fortune_teller", "undertaker",
    "ravenkeeper", "grandmother", "pixie", "balloonist", "oracle", "dreamer", "flowergirl", "sage", "king",
    "village_idiot", "steward", "noble", "artist", "savant", "juggler", "drunk", "lunatic", "puzzlemaster",
    "recluse", "poisoner", "marionette", "godfather", "spy", "imp", "vortox", "no_dashii",
)  # fmt: skip


def by_lots(table: Table) -> set[Choice]:
    """What is advised for the question that is open, by many lots."""
    ask = table.telling.pending
    assert isinstance(ask, Ask)
    return {
        table.tale.suggestion(table.telling.grimoire, ask, Random(lot).randrange).choice
        for lot in range(LOTS)
    }


@pytest.mark.parametrize("script", [*BOX.values(), MIXED], ids=[*BOX, "mixed"])
def test_nobody_is_told_what_they_know_to_be_false_by_their_own_card(script: tuple[str, ...]) -> None:
    tables = list(games(script, GAMES, seed=7))
    assert sum(len(table.lies) for table in tables) > 0
    assert [one for table in tables for one in table.found if not one.forced] == []


def test_the_drunk_who_believes_to_be_the_washerwoman_is_not_told_of_another() -> None:
    roles = "drunk:washerwoman empath chef monk imp poisoner soldier virgin"
    told = advised(roles, "learn:washerwoman")
    named = {one[2] for one in told if isinstance(one, tuple)}
    assert "washerwoman" not in named
    assert len(named) > 1
    lies = [one for one in told if isinstance(one, tuple) and one[2] not in roles.split()]
    assert any({one[0], one[1]} & {4, 5} for one in lies)  # an evil player, and what they may claim to be


def test_the_drunk_librarian_hears_of_outsiders_only_where_there_may_be_some() -> None:
    """Where the script has nobody who changes the table; the Drunk is the one Outsider of eight players."""
    told = advised("drunk:librarian empath chef monk imp poisoner soldier virgin", "learn:librarian")
    assert 0 not in told


def test_the_poisoned_undertaker_is_not_told_that_a_demon_was_executed_while_the_game_goes_on() -> None:
    table = Table("imp poisoner spy undertaker monk chef empath slayer soldier virgin", poisoner=3)
    table.night().day((0, 6, (0, 1, 2, 3, 4, 5)))
    table.asked_by_night("learn:undertaker", poisoner=3, imp=9, monk=0)
    told = by_lots(table)
    assert all(is_good(str(role)) or almanac[str(role)].kind == MINION for role in told)
    assert "undertaker" not in told


def test_the_drunk_who_dies_as_the_ravenkeeper_and_looks_at_themself_is_told_what_they_believe() -> None:
    table = (
        Table("imp poisoner spy drunk:ravenkeeper monk chef empath slayer soldier virgin mayor").night().day()
    )
    table.asked_by_night("learn:ravenkeeper", poisoner=6, imp=3, ravenkeeper=3, monk=0)
    assert by_lots(table) == {"ravenkeeper"}


def test_the_poisoned_flowergirl_is_not_told_that_the_demon_voted_where_nobody_did() -> None:
    table = Table("imp poisoner spy flowergirl monk chef empath slayer soldier virgin", poisoner=3)
    table.night().day()
    table.asked_by_night("learn:flowergirl", poisoner=3, imp=9, monk=0)
    assert YES not in by_lots(table)


def test_who_drinks_and_sees_the_same_player_night_after_night_is_no_balloonist() -> None:
    table = Table("imp poisoner spy drunk:balloonist monk chef empath slayer soldier virgin mayor")
    table.asked_by_night("learn:balloonist", poisoner=2)
    ask = table.telling.pending
    assert isinstance(ask, Ask)
    first = next(iter(ask.options))
    table.night(**{"learn:balloonist": first}).day()
    table.asked_by_night("learn:balloonist", poisoner=2, imp=9, monk=0)
    assert first not in by_lots(table)


def test_a_drunk_artist_who_asks_about_themself_hears_what_they_believe() -> None:
    roles = "imp poisoner spy drunk:artist monk chef empath slayer soldier virgin mayor"
    for question, answer in ((("is", 3, "artist"), "yes"), (("not", ("of_side", 3, "good")), "no")):
        table = Table(roles).night().open_nominations()
        table.telling.answer(3, ("ask", question))
        table.telling.answer(STORYTELLER, YES)  # who has heard it
        assert by_lots(table) == {answer}


def test_a_vortox_and_a_spy_leave_the_pixie_only_what_seems_so() -> None:
    """What is advised may be told, though all that may be told is honest by how a Spy may register."""
    roles = "vortox spy poisoner pixie soldier monk chef empath slayer virgin"
    told = advised(roles, "learn:pixie", poisoner=2)
    assert told
    assert not told & {"pixie", "soldier", "monk", "chef", "empath"}


def test_no_visitor_of_the_duchess_is_told_a_number_that_they_themselves_belie() -> None:
    roles = "imp poisoner spy sage monk chef empath slayer soldier virgin"
    town = Table(roles).town
    for seat, numbers in ((0, {1, 2, 3}), (4, {0, 1, 2})):
        matter = Matter(town, Decide("duchess_number", (0, 1, 2, 3), seat), Random(1).randrange)
        assert {ADVICE["duchess_number"](matter).choice for _ in range(LOTS)} == numbers
