"""The Minions of Trouble Brewing, in the order of the sheet."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT
from fabula.games.clocktower.almanac import notes, questions
from fabula.games.clocktower.almanac.cards import DUSK, OUTSIDER, POISONED, TOWNSFOLK, minion
from fabula.games.clocktower.almanac.choices import ANY_PLAYER
from fabula.games.clocktower.almanac.moments import DemonDied
from fabula.games.clocktower.almanac.traits import (
    DISTILLED_IN_PLAY,
    FOUND_BY_NAME,
    HIDES_IN_PUZZLES,
    LENT_TO_A_MINION,
    NOTHING_TO_DISTIL,
    PASSED_ON,
    POISONS_ANEW,
    SEEN_AS_GOOD,
    SEES_ALL,
    TOUCHES_MONSTA,
)
from fabula.games.clocktower.phases.open_book import open_book
from fabula.games.clocktower.town.changes import become
from fabula.games.clocktower.town.events import Informed
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me

ENOUGH_ALIVE = 5
FANG_GU = "fang_gu"
OPEN_BOOK = "spy"  # the news that are all of the Grimoire


@minion(
    "poisoner",
    wakes=EACH_NIGHT,
    asks=1,
    icon="poison-bottle",
    chooses=ANY_PLAYER,
    misleads=True,
    traits=(POISONS_ANEW, HIDES_IN_PUZZLES),
    marks=("poisoned",),
)
async def poisoner(me: Me, town: Square) -> None:
    """Whom you choose is poisoned till the next dusk."""
    await me.mark(await me.choose(town.everyone), POISONED, until=DUSK)


@minion(
    "spy",
    wakes=EACH_NIGHT,
    registers=(TOWNSFOLK, OUTSIDER),
    lasts=True,
    icon="spy",
    misleads=True,
    powerless=True,
    traits=(
        SEES_ALL,
        SEEN_AS_GOOD,
        FOUND_BY_NAME,
        NOTHING_TO_DISTIL,
        DISTILLED_IN_PLAY,
        LENT_TO_A_MINION,
        HIDES_IN_PUZZLES,
    ),
)
async def spy(me: Me, town: Square) -> None:
    """You read the Grimoire. Abilities may take you for good, a Townsfolk or an Outsider, after death too."""
    if not town.answer(questions.EvilAreStrangers()):
        town.tell(Informed(me.seat, OPEN_BOOK, open_book(town)))


scarlet_woman = minion(
    "scarlet_woman",
    icon="rose",
    powerless=True,
    traits=(LENT_TO_A_MINION, HIDES_IN_PUZZLES, TOUCHES_MONSTA, PASSED_ON),
)
"""The Demon's death makes a Demon of you, if five lived."""


@scarlet_woman.when(DemonDied)
async def take_over(me: Me, town: Square, role: str, living_before: int, demons_left: int) -> None:
    """Travellers do not count among the five. Of several the first takes over.

    Whether another Demon lives matters beside a Fang Gu alone, by the published rule for that pair.
    """
    is_wanted = len(town.living_demons) == demons_left and not (demons_left and FANG_GU in town.in_play)
    if living_before < ENOUGH_ALIVE or not is_wanted or not town.grimoire.alive[me.seat]:
        return
    if me.takes_effect():
        notes.SUCCEEDED.add(town, me.seat)
        await become(town, me.seat, role)


baron = minion(
    "baron", icon="top-hat", changes=(2,), powerless=True, useful_until=0, traits=(HIDES_IN_PUZZLES,)
)
"""There are two more Outsiders in the game, and two Townsfolk fewer."""
