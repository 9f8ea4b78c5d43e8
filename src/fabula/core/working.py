"""Whether an ability works: derived at each moment from who holds it and which marks act, never stored."""

from __future__ import annotations

from fabula.core.grimoire import Grant, Grimoire, Mark

IMPAIRING = ("drunk", "poisoned", "blocked")


def works(grimoire: Grimoire, grant: Grant) -> bool:
    """Whether this ability acts now: its seat lives, has it truly, and is not impaired.

    A chain of marks is followed to its source: poison the Poisoner and the victim is well again.
    A ring of marks, each undoing the next, is cut where it closes: there the mark counts as acting.
    """
    return _works(grimoire, grant, ())


def acts(grimoire: Grimoire, mark: Mark) -> bool:
    """Whether a mark has its effect now."""
    return _acts(grimoire, mark, ())


def _works(grimoire: Grimoire, grant: Grant, asked: tuple[Mark, ...]) -> bool:
    if grant.sham or not grimoire.alive[grant.seat]:
        return False
    if not grimoire.marks:
        return True
    return not any(
        mark.seat == grant.seat and mark.kind in IMPAIRING and _acts(grimoire, mark, asked)
        for mark in grimoire.marks
    )


def _acts(grimoire: Grimoire, mark: Mark, asked: tuple[Mark, ...]) -> bool:
    if mark in asked:
        return True
    return mark.owner in grimoire.grants and _works(grimoire, mark.owner, (*asked, mark))
