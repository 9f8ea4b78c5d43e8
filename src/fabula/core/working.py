"""Whether an ability works: derived at each moment from who holds it and which marks act, never stored."""

from __future__ import annotations

from fabula.core.grimoire import DOOMED, Grant, Grimoire, Mark

IMPAIRING = ("drunk", "poisoned", "blocked")


def works(grimoire: Grimoire, grant: Grant) -> bool:
    """Whether this ability acts now: its seat lives, has it truly, and is neither impaired nor doomed.

    A chain of marks is followed to its source: poison the Poisoner and the victim is well again.
    A ring of marks, each undoing the next, is cut where it closes: there the mark counts as acting.
    """
    return _works(grimoire, grant, ()) and not doomed(grimoire, grant.seat)


def doomed(grimoire: Grimoire, seat: int) -> bool:
    """Whether a strike that nothing stops waits to land here: what the seat does from now on is in vain."""
    for mark in grimoire.marks:  # noqa: SIM110 - at every use of a power; a loop takes half the time
        if mark.seat == seat and mark.kind == DOOMED:
            return True
    return False


def has(grimoire: Grimoire, seat: int, role: str) -> bool:
    """Whether a seat has this role's ability and has not lost it."""
    return any(grant.seat == seat and grant.role == role and not grant.sham for grant in grimoire.grants)


def acts(grimoire: Grimoire, mark: Mark) -> bool:
    """Whether a mark has its effect now. That its owner is doomed does not undo what was done before."""
    return _acts(grimoire, mark, ())


def bears(grimoire: Grimoire, seat: int, kind: str) -> bool:
    """Whether a mark of this kind acts on a seat."""
    for mark in grimoire.marks:  # noqa: SIM110 - as above
        if mark.seat == seat and mark.kind == kind and acts(grimoire, mark):
            return True
    return False


def _works(grimoire: Grimoire, grant: Grant, asked: tuple[Mark, ...]) -> bool:
    if grant.sham or not (grimoire.alive[grant.seat] or grant.lasts):
        return False
    for mark in grimoire.marks:
        if mark.seat == grant.seat and mark.kind in IMPAIRING and _acts(grimoire, mark, asked):
            return False
    return True


def _acts(grimoire: Grimoire, mark: Mark, asked: tuple[Mark, ...]) -> bool:
    if mark in asked or mark.owner is None:
        return True
    return mark.owner in grimoire.grants and _works(grimoire, mark.owner, (*asked, mark))
