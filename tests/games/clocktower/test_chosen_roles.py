"""Who may choose a role by night is known, for all the others dream of roles then."""

from __future__ import annotations

from itertools import chain
from random import Random

from fabula.core.requests import TIME, Ask, Window, draw
from fabula.core.telling import Telling
from fabula.games import tale_called
from fabula.games.clocktower.cards import DEMON, MINION, NIGHT, OUTSIDER, TOWNSFOLK, almanac, of_kind
from fabula.games.clocktower.sets import Sets

GAMES, MOVES, SEATS = 200, 300, 10
OF_EACH = {TOWNSFOLK: 16, OUTSIDER: 6, MINION: 6, DEMON: 4}
SHOWN = 200  # options looked at
IN_THE_OPEN = ("live_or_die",)  # all have heard who is asked


def a_script(lots: Random) -> tuple[str, ...]:
    """Roles by lot out of which a game can be dealt."""
    while True:
        drawn = [lots.sample(of_kind(kind, almanac.printed), many) for kind, many in OF_EACH.items()]
        roles = tuple(chain.from_iterable(drawn))
        if Sets(SEATS, roles):
            return roles


def words_of(ask: Ask) -> list[str]:
    """The words among what may be chosen: neither players nor nothing."""
    some = [option for option, _ in zip(ask.options, range(SHOWN), strict=False)]
    parts = (part for one in some for part in (one if isinstance(one, tuple) else (one,)))
    return [part for part in parts if isinstance(part, str)]


def is_a_secret(telling: Telling, ask: Ask) -> bool:
    """Whether a player is asked by night, and not before all."""
    by_night = telling.beat is not None and telling.beat.name.startswith(NIGHT)
    return isinstance(ask.who, int) and by_night and ask.prompt not in IN_THE_OPEN


def asked_by_night(seed: int) -> set[str]:
    """For what players have to name a role by night in a game by lot."""
    tale, lots, found = tale_called("clocktower"), Random(seed), set[str]()
    telling = Telling(tale, tale.set_up(SEATS, a_script(lots)))
    for _ in range(MOVES):
        if telling.told:
            break
        if telling.pending is None:
            telling.begin_beat()
        elif isinstance(telling.pending, Window):
            telling.answer(TIME, None)
        else:
            ask = telling.ask_of(telling.waiting_for()[0])
            assert isinstance(ask, Ask)
            if is_a_secret(telling, ask) and (words := words_of(ask)):
                assert all(word in almanac for word in words), f"{ask.prompt} betrays who answers: {words}"
                found.add(ask.prompt)
            telling.answer(ask.who, draw(ask.options, lots.randrange))
    return found


def test_all_dream_of_roles_where_somebody_may_have_to_choose_one() -> None:
    found = set.union(*(asked_by_night(seed) for seed in range(GAMES)))
    tale = tale_called("clocktower")
    assert found <= set(tale.choose_roles)
    assert len(found) > len(tale.choose_roles) / 2
    assert tale.roles_dreamt(("imp", "philosopher")) == ("imp", "philosopher")
    assert tale.roles_dreamt(("imp", "chef")) == ()
