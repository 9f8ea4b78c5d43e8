"""The Travellers who go well with Bad Moon Rising."""

from __future__ import annotations

from itertools import combinations

from fabula.core.cards import FIRST_NIGHT
from fabula.core.grimoire import Grant
from fabula.core.requests import Ask, Decide
from fabula.games.clocktower.almanac import notes
from fabula.games.clocktower.almanac.cards import HASTENS, MINION, SLOWS, TOWNSFOLK, of_kind, traveller
from fabula.games.clocktower.almanac.moments import Counted, Swaps
from fabula.games.clocktower.almanac.questions import (
    DeedsOfOne,
    FewestVotes,
    IsWoken,
    MayVote,
    NoWhispers,
    StorytellerNominates,
)
from fabula.games.clocktower.judgement.votes import DEATH, PARDON
from fabula.games.clocktower.phases.day import use_today
from fabula.games.clocktower.phases.day_options import Deed
from fabula.games.clocktower.town.changes import begin
from fabula.games.clocktower.town.events import Informed, NothingHappened, Used
from fabula.games.clocktower.town.lending import of_use
from fabula.games.clocktower.town.public_events import Reseated
from fabula.games.clocktower.town.square import Square, tonight
from fabula.games.clocktower.town.verbs import Me, times_of

MATRON, APPRENTICE, JUDGE = "matron", "apprentice", "judge"
SWAP = "swap"
MOST_SWAPS = 3


# ---- Matron

matron = traveller(MATRON, tempo=SLOWS, icon="whistle")
"""Each day you may have two players change seats, up to three times. Nobody leaves their seat to whisper."""


@matron.says(DeedsOfOne)
def two_and_two(town: Square, grant: Grant) -> Deed:
    """Any two, the dead too, Travellers and yourself; so often a day, as far as all know."""
    used = notes.USED_TODAY.of(town.grimoire).count(grant.seat)
    left = used < MOST_SWAPS * times_of(town.grimoire, grant.seat)
    return SWAP, tuple(combinations(sorted(town.everyone), 2)) if left else ()


@matron.when(Swaps)
async def have_them_change_seats(me: Me, town: Square, seat: int, chosen: tuple[int, int]) -> None:
    """All see where they sit from now on."""
    if seat == me.seat:
        use_today(town, seat)
        town.tell(Reseated(seat, *chosen, kind=None if me.works else "in_vain"))


@matron.says(NoWhispers)
def while_you_live(town: Square, grant: Grant) -> bool:
    """Drunk or poisoned too: it would show, and nobody may know."""
    return town.grimoire.alive[grant.seat]


# ---- Apprentice


@traveller(
    APPRENTICE,
    wakes=FIRST_NIGHT,
    gives=(TOWNSFOLK, MINION),
    # a Traveller stays one; a Baron's and an Atheist's belong to the deal
    withholds=("scarlet_woman", "marionette", "summoner", "baron", "atheist"),
    icon="graduate-cap",
    misleads=True,
)
async def apprentice(me: Me, town: Square) -> None:
    """What you can do you learn in your first night: good from a Townsfolk, evil from a Minion."""
    role = await Decide(me.role, to_learn(town, MINION if town.is_evil(me.seat) else TOWNSFOLK), me.seat)
    town.tell(Informed(me.seat, APPRENTICE, role, shown=role))
    if me.works:
        await begin(town, me.seat, role, source=APPRENTICE)
    else:
        town.give(me.seat, role, sham=True, source=APPRENTICE)


def to_learn(town: Square, kind: str) -> tuple[str, ...]:
    """The roles of this kind of which something may come, those nobody has first."""
    here = town.in_play
    known = [role for role in of_kind(kind, town.grimoire.roles) if role not in apprentice.withholds]
    useful = of_use(town, tuple(known) or of_kind(kind, town.grimoire.roles))
    return tuple(sorted(useful, key=lambda role: role in here))


@apprentice.says(IsWoken)
def in_their_first_night(town: Square, grant: Grant) -> bool:
    """Once, though they die and live again."""
    learned = any((one.seat, one.source) == (grant.seat, APPRENTICE) for one in town.grimoire.grants)
    first = tonight(town.grimoire) == 1
    fresh = (grant.seat, grant.role) in notes.FRESH.of(town.grimoire)
    return town.grimoire.alive[grant.seat] and not learned and (first or fresh)


judge = traveller(JUDGE, clashes=("saint", "evil_twin", "goblin"), icon="banging-gavel")
"""For once, when somebody else nominated, you let the nominee die or go, whatever the hands say."""


@judge.when(Counted)
async def pass_sentence(
    me: Me, town: Square, nominator: int | None, nominee: int, voters: tuple[int, ...]
) -> None:
    """When the hands have been counted, whatever they say; all see it. The Storyteller is no player."""
    if nominator in (None, me.seat) or me.is_spent or not town.grimoire.alive[me.seat]:
        return
    verdict = await Ask(me.seat, JUDGE, (None, DEATH, PARDON))
    if verdict is None:
        return
    me.spend()
    town.tell(Used(me.seat, f"{JUDGE}_{verdict}", nominee))
    if me.works:
        notes.VERDICT.set(town, (verdict, JUDGE))
    else:
        town.tell(NothingHappened())


bishop = traveller("bishop", tempo=HASTENS, icon="chess-bishop", turning=True)
"""The Storyteller nominates, and nobody else: each day at least one player of the side against you."""


@bishop.says(StorytellerNominates)
def whom_they_may(town: Square, grant: Grant, nominees: tuple[int, ...]) -> tuple[int | None, ...]:
    """Nobody any more only when an opponent has been nominated today, or none is left to be."""
    mine = town.side(grant.seat)
    nominated = [nominee for _, nominee in notes.NOMINATED.of(town.grimoire)]
    named = [seat for seat in nominated if seat is not None]  # the Storyteller is on no side
    against = tuple(seat for seat in nominees if town.side(seat) != mine)
    owed = against and all(town.side(seat) == mine for seat in named)
    others = tuple(seat for seat in nominees if seat not in against)
    return (*against, *others) if owed else (None, *nominees)


voudon = traveller("voudon", tempo=HASTENS, icon="voodoo-doll")
"""You and the dead vote, nobody else: without tokens, and one vote may be enough."""


@voudon.says(MayVote)
def you_and_the_dead(town: Square, grant: Grant, seat: int) -> bool:
    """A Voudon and the dead may vote as often as they like, and nobody else."""
    return seat == grant.seat or not town.grimoire.alive[seat]


@voudon.says(FewestVotes)
def no_half_is_needed(town: Square, grant: Grant) -> int:
    """One, and more than anybody had today."""
    return 1
