"""Cases in which some have claimed nothing, and what each answer of whoever leads would leave."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from itertools import product
from random import Random

from fabula.core.requests import Inform
from fabula.core.telling import Telling
from fabula.deduction.clocktower.assumptions import IN_PLAY
from fabula.deduction.clocktower.case import read_case
from fabula.deduction.clocktower.found import deals
from fabula.deduction.clocktower.known import by_all_the_good
from fabula.deduction.clocktower.roles import GOOD, SILENT
from fabula.deduction.clocktower.standing import has_nothing_to_hide, standing
from fabula.deduction.clocktower.weighing import weights
from fabula.deduction.found import IMPOSSIBLE, LEAVES, PROVES
from fabula.games.clocktower.almanac.cards import SECTS_AND_VIOLETS, TROUBLE_BREWING
from fabula.games.clocktower.tale import Clocktower
from fabula.sim.play import Table


def asked(script: tuple[str, ...], seats: int, game: int) -> Iterator[Telling]:
    """A game of bots, at each moment at which whoever leads has to say what somebody is told."""
    lots, tale = Random(game), Clocktower()
    played = Telling(tale, tale.set_up(seats, script))
    Table(played, lots.randrange, "sensible", laws=False).play()
    again = Telling(tale, played.setup)
    for move in played.moves():
        if isinstance(again.pending, Inform) and isinstance(again.pending.options, tuple):
            yield again
        again.take(move)


def test_what_was_dealt_is_among_what_is_left_and_the_honest_is_never_called_impossible() -> None:
    seen = 0
    for game in range(40):
        for telling in asked(TROUBLE_BREWING, 7, game):
            ask = telling.pending
            assert isinstance(ask, Inform)
            assert isinstance(ask.options, tuple)
            some = [*ask.honest[:2], *(one for one in ask.options if one not in ask.honest)][:3]
            for option, left in weights(telling, some):
                seen += 1
                assert option not in ask.honest or left.word in (LEAVES, PROVES), (game, option, left)
                demon = [seat for seat in range(7) if telling.grimoire.role(seat) == "imp"]
                assert left.word == IMPOSSIBLE or not set(left.demons).isdisjoint(demon)
    assert seen > 10


def test_who_has_died_tonight_is_dead_in_the_case_before_anybody_knows_it() -> None:
    """An Empath beside whom somebody has just died learns of others."""
    seen = 0
    for telling in (one for game in range(40) for one in asked(TROUBLE_BREWING, 7, game)):
        alive, file = telling.grimoire.alive, by_all_the_good(telling)[0]
        dead = {one["player"] for one in file["events"] if one["type"] == "death" and one.get("night")}
        dead |= {one["player"] for one in file["events"] if one.get("died")}
        assert {f"p{seat}" for seat, lives in enumerate(alive) if not lives} <= dead
        seen += any(one.get("night") == telling.grimoire.number for one in file["events"])
    assert seen


def test_who_is_silent_may_be_whoever_is_not_spoken_of() -> None:
    """The same evil in the same seats are left as where each role that a silent player may have is tried."""
    telling = next(telling for game in range(20) for telling in asked(TROUBLE_BREWING, 5, game))
    file, _ = by_all_the_good(telling)
    case = read_case(file)
    silent = [seat for seat, claim in enumerate(case.claims) if claim == SILENT]
    assert len(silent) == 2
    found: set[tuple[tuple[int, str], ...]] = set()
    some = [role for role in case.script if GOOD[role] and role != "drunk"]
    for roles in product(some, repeat=len(silent)):
        claims = list(case.claims)
        for seat, role in zip(silent, roles, strict=True):
            claims[seat] = role
        left = deals(replace(case, claims=tuple(claims), assume=IN_PLAY))
        found |= {tuple((s, r) for s, r in enumerate(one.roles) if not GOOD[r]) for one in left}
    demons = {seat for one in found for seat, role in one if role == "imp"}
    assert set(standing(file).demons) == demons
    assert standing(file).count >= len(found)


def test_what_the_rules_forbid_is_called_impossible() -> None:
    telling = next(telling for game in range(20) for telling in asked(TROUBLE_BREWING, 7, game))
    file, dealt = by_all_the_good(telling)
    told = deepcopy(file)
    good = next(one for one, role in zip(file["players"], dealt, strict=True) if GOOD[role])
    told["extra_facts"] = [{"type": "is_category", "player": one, "category": "demon"} for one in (good,)]
    assert standing(file, dealt).holds
    assert not standing(told, dealt).holds


def test_where_silence_may_hide_a_choice_nothing_is_sure() -> None:
    assert not has_nothing_to_hide("snakecharmer")
    assert has_nothing_to_hide("chef")
    telling = next(telling for game in range(20) for telling in asked(SECTS_AND_VIOLETS, 7, game))
    left = standing(by_all_the_good(telling)[0])
    assert not left.whole
    assert left.proves is None
    assert not left.is_impossible
