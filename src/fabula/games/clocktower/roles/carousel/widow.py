"""The Minion who has seen all cards."""

from __future__ import annotations

from fabula.core.cards import FIRST_NIGHT
from fabula.core.events import Woke
from fabula.core.registration import appearances
from fabula.core.requests import Decide
from fabula.games.clocktower.almanac import decisions, questions
from fabula.games.clocktower.almanac.cards import (
    POISONED,
    minion,
)
from fabula.games.clocktower.almanac.choices import ANY_PLAYER_NOW
from fabula.games.clocktower.almanac.retelling import SHOWN
from fabula.games.clocktower.almanac.traits import (
    DISTILLED_IN_PLAY,
    FOUND_BY_NAME,
    IMPAIRS_FOR_LONG,
    NOTHING_TO_DISTIL,
    SEES_ALL,
    TOLD_TO_SOMEBODY,
)
from fabula.games.clocktower.phases.open_book import open_book
from fabula.games.clocktower.town.events import Informed
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import Me

# ---- Widow


@minion(
    "widow",
    wakes=FIRST_NIGHT,
    asks=1,
    icon="masked-spider",
    chooses=ANY_PLAYER_NOW,
    misleads=True,
    claims=("in_play",),
    news={"widow": ("in_play", SHOWN)},
    traits=(
        SEES_ALL,
        FOUND_BY_NAME,
        NOTHING_TO_DISTIL,
        DISTILLED_IN_PLAY,
        IMPAIRS_FOR_LONG,
        TOLD_TO_SOMEBODY,
    ),
)
async def widow(me: Me, town: Square) -> None:
    """You see the Grimoire and poison a player. A good player knows that there is a Widow."""
    if not (town.answer(questions.EvilAreStrangers()) or me.is_the_storytellers):
        town.tell(Informed(me.seat, "spy", open_book(town)))
    await me.mark(await me.choose(town.everyone), POISONED)
    good = tuple(seat for seat in town.others(me.seat) if may_be_good(town, seat))
    if me.works and good:
        warned = await Decide(decisions.WIDOW_KNOWN, good, me.seat)
        town.tell(Woke(warned, me.role))
        town.tell(Informed(warned, "widow", me.role, shown=me.role))


def may_be_good(town: Square, seat: int) -> bool:
    """Whether a player may be taken for good."""
    return any(not seen.evil for seen in appearances(town, seat))
