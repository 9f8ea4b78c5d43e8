"""The Storyteller's company: the Fabled and Loric in play. All see them; they come and go at any moment."""

from __future__ import annotations

from collections.abc import Mapping

from fabula.core.grimoire import Grimoire
from fabula.core.parts import Company
from fabula.core.refusals import Refusal
from fabula.core.town import Town
from fabula.games.clocktower.almanac.published import FABLED, LORIC, ROLL
from fabula.games.clocktower.company import fabled
from fabula.games.clocktower.town.events import Entered, Exited, company
from fabula.games.clocktower.town.led import KIND_OF_BLANK, cards_of

PUBLISHED = tuple(role.id for role in ROLL.values() if role.kind in (FABLED, LORIC))

# What a table may need, and who is for that.
NEEDS: Mapping[str, tuple[str, ...]] = {
    "newcomers": ("angel", "buddhist", "hindu"),
    "shy": ("buddhist", "hells_librarian"),
    "help": ("revolutionary",),
    "time": ("doomsayer", "fiddler"),
    "leaving": ("fiddler",),
    "order": ("hells_librarian", "deus_ex_fiasco"),
    "few": ("toymaker",),
    "dead": ("ferryman",),
    "balance": ("sentinel", "spirit_of_ivory", "fibbin", "duchess"),
    "script": ("djinn", "bootlegger", "sentinel", "storm_catcher", "gardener", "pope"),
}


def not_in_play(grimoire: Grimoire) -> tuple[str, ...]:
    """The Fabled and Loric who are not here and may come."""
    here = company(grimoire)
    own = tuple(card[0] for card in cards_of(grimoire) if KIND_OF_BLANK[card[0]] in (FABLED, LORIC))
    return tuple(role for role in (*PUBLISHED, *own) if role not in here)


def check(roles: tuple[str, ...]) -> None:
    """Refusal for one who is none of them."""
    for role in roles:
        if role not in (*PUBLISHED, *KIND_OF_BLANK) or KIND_OF_BLANK.get(role, FABLED) not in (FABLED, LORIC):
            raise Refusal("unknown-role", role=role)


def let_in(town: Town, role: str) -> None:
    """A Fabled or a Loric comes into play; all see it."""
    town.tell(Entered(role))


def let_out(town: Town, role: str) -> None:
    """A Fabled or Loric leaves the game."""
    town.tell(Exited(role))


RULED_ALONE = tuple(role for role in fabled.RULED if role not in fabled.HEARING)  # where nobody leads too
COMPANY_OF_ALL = Company(PUBLISHED, NEEDS, fabled.AT_ANY_TIME, fabled.MARKS)
