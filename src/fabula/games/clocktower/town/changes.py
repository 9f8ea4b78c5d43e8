"""Changes of role: who becomes what, how they learn of it, and the abilities that begin."""

from __future__ import annotations

from fabula.core.events import Became, Marked, Shown
from fabula.core.requests import Decide
from fabula.games.clocktower.almanac import decisions, moments, notes
from fabula.games.clocktower.almanac.cards import DEMON, NIGHT, SPENT, TOWNSFOLK, almanac, of_kind
from fabula.games.clocktower.almanac.mistaken import is_unaware
from fabula.games.clocktower.town.deaths import reaction_of, resurrect
from fabula.games.clocktower.town.events import Informed
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me, happens


async def make(town: Square, seat: int, role: str, side: str | None = None) -> None:
    """An ability makes a player another role; of a Demon made so note is taken."""
    if almanac[role].kind == DEMON:
        notes.MADE.set(town)
    await become(town, seat, role, side)


async def become(town: Square, seat: int, role: str, side: str | None = None) -> None:
    """A player changes into another role, its ability fresh; but for who is unaware they are told."""
    if town.feigns(seat):
        resurrect(town, seat)
    before = town.side(seat)
    town.tell(Became(seat, role, side or before))
    await begin(town, seat, role)
    if not town.grimoire.alive[seat]:
        lose_the_moment_of_death(town, seat)
    if is_unaware(town.grimoire, role):
        await believe_in_another(town, seat, role)
    elif town.grimoire.phase == NIGHT:
        town.tell(Shown(seat, role))
    else:
        notes.CHANGED.add(town, seat)
    if side not in (None, before) and not is_unaware(town.grimoire, role):
        town.tell(Informed(seat, "side", side))
    note_the_first_demon(town)
    await happens(town, moments.Became(seat, role))


def note_the_first_demon(town: Square) -> None:
    """Somebody is the Demon at last, whoever made them: good wins by their death as ever."""
    if notes.DEMON_TO_COME.stands(town.grimoire) and town.living_demons:
        notes.DEMON_TO_COME.forget(town)


def lose_the_moment_of_death(town: Square, seat: int) -> None:
    """Whoever is dead already has died as somebody else: what their new role does at its death is past."""
    for grant in town.abilities(seat):
        if grant.lasts and not town.almanac[grant.role].registers:
            town.tell(Marked(seat, SPENT, grant))


async def believe_in_another(town: Square, seat: int, truth: str) -> None:
    """A new Drunk or Marionette takes themselves for a Townsfolk, if there is one, who is not in play."""
    roles = of_kind(TOWNSFOLK, town.grimoire.roles)
    free = tuple(role for role in roles if role not in town.in_play) or roles
    role = await Decide(decisions.BELIEVES.of(truth), free, seat)
    town.give(seat, role, sham=True, source=truth)
    town.tell(Shown(seat, role))


async def begin(town: Square, seat: int, role: str, source: str | None = None) -> None:
    """A player has an ability from now on."""
    grant = town.give(seat, role, source=source)
    reaction = reaction_of(grant, moments.Begins)
    if reaction is not None:
        await reaction(Me(town, grant), town)
