"""What goes wrong: abilities that work otherwise than they should because of other abilities.

It is written down at the moment at which something would have been different: a lie is told, nobody dies who
should, a mark that should act does not. Who is impaired and does what comes to the same is not written down.
"""

from __future__ import annotations

from fabula.core.grimoire import Grant, Grimoire
from fabula.core.rulings import SIXTH, goes_by
from fabula.core.working import IMPAIRING, acts, bears
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import DEMON, DRUNKEN, POISONED, almanac
from fabula.games.clocktower.almanac.mistaken import thinks_to_be_a_demon
from fabula.games.clocktower.almanac.traits import ALWAYS_DRUNK, UNAWARE, has_trait
from fabula.games.clocktower.town.census import babysitting
from fabula.games.clocktower.town.events import WentWrong
from fabula.games.clocktower.town.square import Square

BELIEVES = "believes"  # by a Drunk or a Marionette, who has no ability that could go wrong
REGISTERS = "registers"  # by somebody who registered as what they are not


def what_impairs(grimoire: Grimoire, grant: Grant) -> str | None:
    """The word for why an ability does not work, if that is another's doing, or the Drunk's; else None."""
    if grant.sham:
        return BELIEVES if has_trait(str(grant.source), UNAWARE) else None
    for mark in grimoire.marks:
        own = mark.owner is not None and mark.owner.seat == grant.seat
        if mark.seat == grant.seat and mark.kind in IMPAIRING and not own and acts(grimoire, mark):
            return mark.kind
    return None


def is_drunk_or_poisoned(grimoire: Grimoire, seat: int) -> bool:
    """Whether a player is, by anything: the Drunk always is."""
    always = has_trait(grimoire.role(seat), ALWAYS_DRUNK)
    return always or bears(grimoire, seat, DRUNKEN) or bears(grimoire, seat, POISONED)


def go_wrong(town: Square, grant: Grant) -> None:
    """An ability that does not work would have done something now."""
    kind = what_impairs(town.grimoire, grant)
    if kind is not None:
        town.tell(WentWrong(grant.seat, kind))


def mark_in_vain(town: Square, seat: int, kind: str, grant: Grant, until: str | None) -> None:
    """A mark is not laid. Poison is missed at once, all others when they should have acted."""
    if kind in IMPAIRING:
        go_wrong(town, grant)
        return
    why = what_impairs(town.grimoire, grant)
    if why is not None:
        notes.VAIN.add(town, (seat, kind, grant.seat, why, until))


def miss(town: Square, seat: int, kind: str) -> None:
    """Marks of this kind should act on a player now: whose marks do not, whose ability has gone wrong."""
    grimoire = town.grimoire
    for mark in tuple(grimoire.marks):
        if (mark.seat, mark.kind) == (seat, kind) and mark.owner is not None and not acts(grimoire, mark):
            go_wrong(town, mark.owner)
    for where, what, by, why, _ in notes.VAIN.of(grimoire):
        if (where, what) == (seat, kind):
            town.tell(WentWrong(by, why))


def forget_in_vain(town: Square, phase: str) -> None:
    """Marks that were not laid would end now."""
    vain = notes.VAIN.of(town.grimoire)
    if vain is not None:
        left = tuple(one for one in vain if one[-1] != phase)
        if left != vain:
            notes.VAIN.set(town, left or None)


def lunatics_apart(grimoire: Grimoire) -> tuple[int, ...]:
    """The Lunatics who have attacked tonight, but not the same as the Demons."""
    attacks = notes.ATTACKS.of(grimoire)
    victims: dict[int, set[int]] = {}
    for seat, _, ward, by in attacks:
        if by is not None:
            victims.setdefault(by, set()).add(seat if ward is None else ward)
    minding, kind_of = babysitting(grimoire), almanac.kind_of
    demons = [by for by in victims if kind_of[grimoire.role(by)] == DEMON or by in minding]
    theirs = {seat for by in demons for seat in victims[by]}
    return tuple(by for by, mine in victims.items() if is_a_lunatic(grimoire, by) and mine != theirs)


def is_a_lunatic(grimoire: Grimoire, seat: int) -> bool:
    """Whether a player has a Lunatic's ability, a Hermit too."""
    return any(
        one.seat == seat and thinks_to_be_a_demon(one.role) and not one.sham for one in grimoire.grants
    )


def how_many_went_wrong(grimoire: Grimoire) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How many players' abilities may have gone wrong since dawn; and which of these numbers are no lie.

    Drunks may be counted too, and Lunatics who attacked others than the Demon.
    """
    wrong = notes.WRONG.of(grimoire)
    sure = dict.fromkeys(seat for seat, kind in wrong if kind != BELIEVES)
    perhaps = (*(seat for seat, _ in wrong), *lunatics_apart(grimoire))
    drunks = dict.fromkeys(seat for seat in perhaps if seat not in sure)
    numbers = tuple(range(len(sure), len(sure) + len(drunks) + 1))
    return numbers, numbers if goes_by(grimoire, SIXTH) else numbers[:1]
