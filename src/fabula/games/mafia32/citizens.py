"""The townspeople, in the order of the book."""

from __future__ import annotations

from itertools import combinations

from fabula.core.cards import EACH_NIGHT_BUT_FIRST, Choosing
from fabula.core.town import Town
from fabula.core.verbs import Me
from fabula.games.mafia32 import notes
from fabula.games.mafia32.cards import (
    ARRESTS,
    BLOCKED,
    DAWN,
    GANGS,
    GUARDED,
    HEALED,
    KNOWS_THE_KILLED,
    LEARNS_SIDES,
    LISTENS_IN,
    OUT_OF_REACH,
    VOTES_TWICE,
    citizen,
    special,
)
from fabula.games.mafia32.checks import answer_of_the_check, same_faction, shown, told
from fabula.games.mafia32.choices import ANOTHER_PLAYER, PERHAPS_ANOTHER

plain_citizen = citizen("citizen", copies=7, icon="person")
"""No ability; sleeps at night."""


@special("beauty", wakes=EACH_NIGHT_BUT_FIRST, icon="lips", chooses=PERHAPS_ANOTHER._replace(ruling=5))
async def beauty(me: Me, town: Town) -> None:
    """You may visit one player, whose powers do nothing tonight and who cannot be killed tonight."""
    host = await me.may_choose(town.living_others(me.seat))
    if host is not None:
        await me.mark(host, BLOCKED, until=DAWN)


@special(
    "doctor",
    wakes=EACH_NIGHT_BUT_FIRST,
    icon="medicines",
    chooses=Choosing(self=True, dead=False, nobody=False, same=False),
)
async def doctor(me: Me, town: Town) -> None:
    """You heal one player, yourself too, never the same one two nights running."""
    last = notes.PATIENT.by(me.seat)
    patients = tuple(seat for seat in town.living if seat != last.of(town.grimoire))
    patient = await me.choose(patients)
    last.set(town, patient)
    await me.mark(patient, HEALED, until=DAWN)


@special("bodyguard", wakes=EACH_NIGHT_BUT_FIRST, icon="cross-shield", chooses=PERHAPS_ANOTHER)
async def bodyguard(me: Me, town: Town) -> None:
    """You choose one player; if that one would be killed tonight, you die instead."""
    ward = await me.may_choose(town.living_others(me.seat))
    if ward is not None:
        await me.mark(ward, GUARDED, until=DAWN)


spy = special("spy", wakes=EACH_NIGHT_BUT_FIRST, joins=GANGS, icon="spyglass", traits=(LISTENS_IN,))
"""You wake with each gang and know its members; see gangs.py for what happens when one shoots you."""


@special(
    "detective",
    wakes=EACH_NIGHT_BUT_FIRST,
    icon="magnifying-glass",
    chooses=ANOTHER_PLAYER,
    traits=(KNOWS_THE_KILLED, LEARNS_SIDES),
)
async def detective(me: Me, town: Town) -> None:
    """You learn whether one player is a criminal, of the town, a loner, or killed and not saved."""
    suspect = await me.choose(town.living_others(me.seat))
    await told(me, town, answer_of_the_check(town, me.seat, suspect))


politician = special("politician", icon="public-speaker", traits=(OUT_OF_REACH,))
"""You cannot be shot, poisoned or jailed; only the vote of the day removes you."""

leader = special("leader", icon="laurel-crown", traits=(VOTES_TWICE,))
"""Your vote counts twice by day, in secret."""


@special(
    "judge", wakes=EACH_NIGHT_BUT_FIRST, icon="gavel", chooses=ANOTHER_PLAYER, traits=(ARRESTS, LEARNS_SIDES)
)
async def judge(me: Me, town: Town) -> None:
    """You are shown one player's card; a criminal goes to jail."""
    suspect = await me.choose(town.living_others(me.seat))
    role = await shown(me, town, suspect)
    grimoire = town.grimoire
    criminal = grimoire.role(suspect) == role and town.side(suspect) in GANGS
    if me.works and criminal:
        notes.ARRESTED.add(town, (suspect, me.seat))


@special(
    "journalist",
    wakes=EACH_NIGHT_BUT_FIRST,
    icon="newspaper",
    chooses=Choosing(self=False, dead=False, nobody=False),
)
async def journalist(me: Me, town: Town) -> None:
    """You learn whether two players are of the same faction."""
    pairs = tuple(combinations(town.living_others(me.seat), 2))
    if not pairs:
        return
    pair = await me.choose(pairs)
    await told(me, town, same_faction(town, me.seat, pair))
