"""Real tokens drawn from a real bag: the Storyteller says who drew what, and asks Fate nothing."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.clocktower.table import FATE, STORYTELLER, Table

from fabula.core.refusals import Refusal
from fabula.core.requests import Ask
from fabula.core.telling import Answered, Telling
from fabula.games.clocktower.tale import Clocktower
from fabula.rooms.wire.options import shown_options

SEVEN = ("washerwoman", "empath", "monk", "virgin", "soldier", "poisoner", "imp")
WITH_A_DRUNK = ("washerwoman", "empath", "monk", "drunk", "recluse", "saint", "baron", "imp")


def until_drawn(chosen: tuple[str, ...], *, travelling: tuple[int, ...] = (), **settled: Any) -> Telling:
    """A deal from a bag, up to the question who drew what."""
    tale = Clocktower()
    script = tuple(dict.fromkeys((*tale.suggest(7), *chosen)))
    seats = len(chosen) + len(travelling)
    telling = Telling(tale, tale.set_up(seats, script, dealing="bag", travellers=travelling))
    telling.begin_beat()
    telling.answer(STORYTELLER, chosen)
    while (ask := asked(telling)).prompt != "tokens":
        telling.answer(ask.who, settled[ask.prompt])
    return telling


def asked(telling: Telling) -> Ask:
    ask = telling.pending
    assert isinstance(ask, Ask)
    return ask


def roles_of(telling: Telling) -> tuple[str, ...]:
    return tuple(telling.grimoire.role(seat) for seat in range(telling.grimoire.seats))


def test_everybody_has_what_they_drew() -> None:
    telling = until_drawn(SEVEN)
    order = tuple(reversed(SEVEN))
    telling.answer(STORYTELLER, order)
    assert roles_of(telling) == order
    assert all(line.who != FATE for line in telling.log if isinstance(line, Answered))


def test_each_token_is_drawn_once() -> None:
    telling = until_drawn(SEVEN)
    with pytest.raises(Refusal):
        telling.answer(STORYTELLER, ("imp", *SEVEN[1:]))


def test_instead_of_the_drunk_the_token_they_believe_in_is_drawn() -> None:
    telling = until_drawn(WITH_A_DRUNK, drunk_role="chef")
    (shown,) = shown_options(asked(telling).options)
    assert sorted(shown["bag"]) == sorted({*WITH_A_DRUNK, "chef"} - {"drunk"})
    order = ("chef", "washerwoman", "empath", "monk", "saint", "baron", "recluse", "imp")
    telling.answer(STORYTELLER, order)
    assert asked(telling).prompt == "drunk"
    assert tuple(asked(telling).options) == (0, 1, 2, 3)
    telling.answer(STORYTELLER, 2)
    assert telling.grimoire.role(2) == "drunk"
    assert telling.grimoire.role(0) == "chef"
    assert [event.data()["role"] for event in telling.events() if event.name == "shown"] == list(order)


def test_for_the_lunatic_a_demon_lies_in_the_bag() -> None:
    chosen = ("washerwoman", "empath", "monk", "virgin", "soldier", "lunatic", "poisoner", "imp")
    telling = until_drawn(chosen, lunatic_role="imp")
    order = ("imp", "washerwoman", "empath", "monk", "virgin", "soldier", "poisoner", "imp")
    telling.answer(STORYTELLER, order)
    assert tuple(asked(telling).options) == (0, 7)
    telling.answer(STORYTELLER, 0)
    assert roles_of(telling) == ("lunatic", *order[1:])


def test_travellers_draw_nothing() -> None:
    telling = until_drawn(SEVEN, travelling=(2,))
    (shown,) = shown_options(asked(telling).options)
    assert shown["seats"] == [0, 1, 3, 4, 5, 6, 7]
    telling.answer(STORYTELLER, SEVEN)
    assert telling.grimoire.role(3) == "monk"
    assert asked(telling).prompt == "traveller"


def test_somebody_good_draws_beside_a_demon_where_there_is_a_marionette() -> None:
    good = (*SEVEN[:5], "librarian", "investigator", "chef", "slayer")
    telling = until_drawn((*good, "marionette", "poisoner", "scarlet_woman", "imp"), marionette_role="mayor")
    (shown,) = shown_options(asked(telling).options)
    assert shown["beside"]
    with pytest.raises(Refusal):
        telling.answer(STORYTELLER, (*good, "mayor", "poisoner", "imp", "scarlet_woman"))
    telling.answer(STORYTELLER, (*good, "mayor", "imp", "poisoner", "scarlet_woman"))
    assert telling.grimoire.role(9) == "marionette"


def test_where_nothing_is_said_of_a_bag_the_lot_deals() -> None:
    assert "dealing" not in Table(" ".join(SEVEN)).telling.grimoire.settings


def test_where_fabula_leads_after_all_it_draws_for_them() -> None:
    telling = until_drawn(SEVEN)
    tale, ask = telling.tale, asked(telling)
    assert tale.suggestion(telling.grimoire, ask, lambda n: n - 1).choice in ask.options
