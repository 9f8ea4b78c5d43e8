"""That a game goes on: as long as nobody has won, somebody may still kill."""

from __future__ import annotations

from collections import Counter

from fabula.deduction.mafia.case import Case
from fabula.deduction.vendetta.falling import Seats
from fabula.games.vendetta.cards import ARMED, HUNTERS, KILLER, VAMPIRES, VARGS, WEREWOLF, almanac
from fabula.games.vendetta.winners import Standing, hunters_are_level, winner


def goes_on(case: Case, number: int, town: tuple[str, ...]) -> bool:
    """Whether nobody has won as a light began, nor when it was dark, with these cards."""
    was_level = number > 1 and _are_level(town, _at_dark(case, number - 1))
    at_first = winner(_standing(case, town, case.living(number + 1), due=was_level), at_nightfall=False)
    at_last = winner(_standing(case, town, _at_dark(case, number), due=was_level), at_nightfall=True)
    return at_first is None and at_last is None


def is_near_its_end(case: Case, number: int) -> bool:
    """Whether as many hunters as vampires may have lived when it was dark, by the cards that lie open."""
    left = Counter(almanac[role].side for role in case.roles)
    living = _at_dark(case, number)
    dead = [one.role for one in case.deaths if one.player not in living]
    left.subtract(almanac[role].side for role in dead if role)
    return hunters_are_level(left[HUNTERS], left[VAMPIRES] - dead.count(""))


def _at_dark(case: Case, number: int) -> Seats:
    fallen = case.fallen(number + 1)
    return tuple([seat for seat in case.living(number + 1) if seat not in fallen])


def _are_level(town: tuple[str, ...], living: Seats) -> bool:
    sides = [almanac[town[seat]].side for seat in living]
    return hunters_are_level(sides.count(HUNTERS), sides.count(VAMPIRES))


def _standing(case: Case, town: tuple[str, ...], living: Seats, *, due: bool) -> Standing:
    """The town as the page on winning counts it: see `standing` in fabula.games.vendetta.ending."""
    sides = Counter(almanac[town[seat]].side for seat in living)
    traits = [trait for seat in living for trait in almanac[town[seat]].traits]
    beasts = sides[WEREWOLF] > 0
    return Standing(
        sides,
        armed=beasts or sides[VARGS] > 0 or ARMED in traits or _may_inherit(case, town, living),
        killers=beasts or KILLER in traits,
        kin=bool(case.settings["kin"]),
        due=due,
    )


def _may_inherit(case: Case, town: tuple[str, ...], living: Seats) -> bool:
    """Whether a bride may have the power of a king who is dead."""
    lives = [town[seat] for seat in living]
    return case.settings["bride"] == "heir" and "bride" in lives and "king" in town and "king" not in lives
