"""The Storyteller's company: the Fabled and Loric in play. All see them; they come and go at any moment."""

from __future__ import annotations

from fabula.core.grimoire import Grimoire
from fabula.core.refusals import Refusal
from fabula.core.town import Town
from fabula.games.clocktower.almanac.companions import PUBLISHED
from fabula.games.clocktower.almanac.published import FABLED, LORIC
from fabula.games.clocktower.town.events import Entered, Exited, company
from fabula.games.clocktower.town.led import KIND_OF_BLANK, cards_of


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
