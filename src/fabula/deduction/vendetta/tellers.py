"""Whether what somebody tells can have been asked of their card at all: of whom, and twice running or not."""

from __future__ import annotations

from itertools import pairwise

from fabula.deduction.mafia.case import MET, Case, Told
from fabula.deduction.vendetta.ways import QUEEN, UNDINE
from fabula.games.vendetta.cards import NEVER_TWICE, almanac


def may_be_told(case: Case, told: tuple[Told, ...]) -> bool:
    """Whether all these use their cards on the living, and on whom they may."""
    dated = [one for one in told if one.night and one.kind != MET]
    return all(_may_choose(case, one) for one in dated) and all(
        _may_follow(case, [one for one in dated if one.by == seat])
        for seat in {one.by: True for one in dated}
    )


def _may_choose(case: Case, one: Told) -> bool:
    if one.role == "ghoul" and case.settings["ghoul"] == "grave":
        return all(seat not in case.living(one.night + 1) for seat in one.about)
    living = case.living(one.night + 1)
    herself = one.role == QUEEN and case.settings["queen_self"] == "once"
    himself = herself or _swaps(case, one.role)
    return one.by in living and all(seat in living and (seat != one.by or himself) for seat in one.about)


def _may_follow(case: Case, told: list[Told]) -> bool:
    """Nobody twice running where there was anybody else, and the queen herself but once."""
    role = told[0].role
    herself = role == QUEEN and sum(one.about == (one.by,) for one in told) > 1
    if not _is_never_used_twice(case, role):
        return not herself
    nights = [one.night for one in told]
    used = sorted([one for one in told if one.about], key=_night)
    again = any(
        one.about == two.about
        and len(case.living(two.night + 1)) > 2
        and all(night in nights for night in range(one.night + 1, two.night))
        for one, two in pairwise(used)
    )
    return not herself and not again


def _is_never_used_twice(case: Case, role: str) -> bool:
    """Whether this card is used on nobody twice running; two who change places may do so each day."""
    may_repeat = case.settings.get(f"{role}_repeat") or _swaps(case, role)
    return NEVER_TWICE in almanac[role].traits and not may_repeat


def _swaps(case: Case, role: str) -> bool:
    return role == UNDINE and bool(case.settings[UNDINE] == "swap")


def _night(one: Told) -> int:
    return one.night
