"""Whether an ability works: derived at each moment from who holds it and which marks act, never stored."""

from __future__ import annotations

from fabula.core.grimoire import DOOMED, Grant, Grimoire, Mark

IMPAIRING = ("drunk", "poisoned", "blocked")
KEPT = "kept"  # who bears it has their ability though dead
THE_STORYTELLERS = "the storyteller's"  # where an ability comes from that is no player's: nothing stops it
SOBER = "sober"  # who bears it is neither drunk nor poisoned, whatever else lies there


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
    for grant in grimoire.grants:  # noqa: SIM110 - as above
        if grant.seat == seat and grant.role == role and not grant.sham:
            return True
    return False


def acts(grimoire: Grimoire, mark: Mark) -> bool:
    """Whether a mark has its effect now. That its owner is doomed does not undo what was done before."""
    return _acts(grimoire, mark, ())


def bears(grimoire: Grimoire, seat: int, kind: str) -> bool:
    """Whether a mark of this kind acts on a seat."""
    for mark in grimoire.marks:  # noqa: SIM110 - as above
        if mark.seat == seat and mark.kind == kind and acts(grimoire, mark):
            return True
    return False


def marked_by(grimoire: Grimoire, grant: Grant, kind: str) -> tuple[int, ...]:
    """On whom the marks of this kind lie that an ability has made, whether or not they act."""
    return tuple([mark.seat for mark in grimoire.marks if mark.kind == kind and mark.owner == grant])


def lies(grimoire: Grimoire, mark: Mark) -> bool:
    """Whether a mark still lies there: whoever dies loses their ability, and its marks are taken away."""
    owner = mark.owner
    return owner is None or bool(owner.lasts or has_use_of(grimoire, owner))


def keeps(grimoire: Grimoire, seat: int) -> bool:
    """Whether a player, though dead, has their ability, be it that it does not work at the moment."""
    owners = [mark.owner for mark in grimoire.marks if mark.seat == seat and mark.kind == KEPT]
    return any(owner is None or grimoire.alive[owner.seat] or owner.lasts for owner in owners)


def is_able(grimoire: Grimoire, seat: int) -> bool:
    """Whether a player has abilities: alive, or dead and keeping them."""
    return bool(grimoire.alive[seat]) or keeps(grimoire, seat)


def has_use_of(grimoire: Grimoire, grant: Grant) -> bool:
    """Whether an ability can be used: its player has abilities, or it is the Storyteller's own."""
    return grant.source == THE_STORYTELLERS or is_able(grimoire, grant.seat)


def _works(grimoire: Grimoire, grant: Grant, asked: tuple[Mark, ...]) -> bool:
    if grant.source == THE_STORYTELLERS:
        return True
    if grant.sham:
        return False
    if not (grimoire.alive[grant.seat] or grant.lasts or _bears(grimoire, grant.seat, KEPT, asked)):
        return False
    if grant.lent:
        givers = [one for one in grimoire.grants if one.role == grant.source]
        return any(_works(grimoire, one, asked) for one in givers)
    for mark in grimoire.marks:
        if mark.seat == grant.seat and mark.kind in IMPAIRING and _acts(grimoire, mark, asked):
            return _bears(grimoire, grant.seat, SOBER, asked)
    return True


def _bears(grimoire: Grimoire, seat: int, kind: str, asked: tuple[Mark, ...]) -> bool:
    return any(
        mark.seat == seat and mark.kind == kind and _acts(grimoire, mark, asked) for mark in grimoire.marks
    )


def _acts(grimoire: Grimoire, mark: Mark, asked: tuple[Mark, ...]) -> bool:
    if mark in asked or mark.owner is None:
        return True
    return mark.owner in grimoire.grants and _works(grimoire, mark.owner, (*asked, mark))
