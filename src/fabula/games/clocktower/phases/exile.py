"""An exile that is called for: whoever called and the Traveller speak before hands are counted."""

from __future__ import annotations

from fabula.core.events import PhaseBegan
from fabula.core.floor import until_all_are_ready
from fabula.core.grimoire import Grimoire
from fabula.core.rulings import THIRD, goes_by
from fabula.core.tale import Setting
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.judgement.madness import hear
from fabula.games.clocktower.phases.day_options import only_words
from fabula.games.clocktower.town.ballots import ExileCalled
from fabula.games.clocktower.town.square import Square

EXILE_PLEA = "exile_plea"
# Whether somebody speaks before hands are counted: by our third rulings, and where a game says so.
EXILES = "exiles"
PLEADED, AT_ONCE = "pleaded", "at_once"
HOW_EXILES_GO = Setting(EXILES, PLEADED, (PLEADED, AT_ONCE), cards=())


def call_exile(town: Square, caller: int, traveller: int) -> None:
    """Anybody may call for the exile of a Traveller, once a day each Traveller."""
    town.tell(ExileCalled(caller, traveller))
    notes.CALLED.add(town, traveller)
    notes.EXILING.set(town, (traveller, town.grimoire.phase))
    notes.ACCUSER.set(town, caller)


def is_to_be_pleaded(grimoire: Grimoire) -> bool:
    """Whether somebody may still speak before hands are counted; games of before counted them at once."""
    pleaded = goes_by(grimoire, THIRD) or grimoire.settings.get(EXILES) == PLEADED
    return pleaded and grimoire.phase != "plea"


async def plead_against_exile(town: Square) -> None:
    """The Traveller, and who called for it, may say something before hands are counted."""
    traveller, _ = notes.EXILING.known(town.grimoire)
    town.tell(PhaseBegan("plea", town.night))
    here = (seat for seat in (notes.ACCUSER.known(town.grimoire), traveller) if seat in town.everyone)
    await until_all_are_ready(town, EXILE_PLEA, tuple(dict.fromkeys(here)), only_words(town), hear)
