"""Minions whose hour is the night, in the order of the sheet."""

from __future__ import annotations

from fabula.core.cards import EACH_NIGHT, FIRST_NIGHT
from fabula.core.events import Lost, Woke
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.requests import Decide
from fabula.core.working import has_use_of
from fabula.games.clocktower.almanac import decisions, notes
from fabula.games.clocktower.almanac.cards import (
    ALCHEMIST,
    ANY,
    BOFFIN,
    DUSK,
    EVIL,
    GOOD_KINDS,
    MARIONETTE,
    OUTSIDER,
    POISONED,
    TOWNSFOLK,
    almanac,
    is_good,
    minion,
)
from fabula.games.clocktower.almanac.moments import Became, Begins, Died
from fabula.games.clocktower.almanac.questions import IsWoken, WhoIsWoken
from fabula.games.clocktower.almanac.setup_table import copies_of
from fabula.games.clocktower.almanac.traits import (
    ANOTHER_IN_THE_BAG,
    BECOMES_A_PLAYER,
    BELIEF_COUNTS,
    BESIDE_A_DEMON,
    DISTILLED_IN_PLAY,
    NAMES,
    NOTHING_TO_DISTIL,
    POISONS_ANEW,
    SLEEPS_ON,
    TOUCHES_MONSTA,
    TURNS_OTHERS,
    UNAWARE,
)
from fabula.games.clocktower.company.spirit_of_ivory import may_turn_evil, turn
from fabula.games.clocktower.phases.introductions import not_in_play
from fabula.games.clocktower.phases.marionettes import show_the_marionette
from fabula.games.clocktower.town.changes import begin
from fabula.games.clocktower.town.events import Informed
from fabula.games.clocktower.town.lending import of_use
from fabula.games.clocktower.town.square import Square, tonight
from fabula.games.clocktower.town.verbs import Me

NIGHT_OF_THE_XAAN = "night_of_the_xaan"
HARPY, MEZEPHELES = "harpy", "mezepheles"

# ---- Boffin


@minion(
    BOFFIN,
    wakes=FIRST_NIGHT,
    lends=True,
    gives=GOOD_KINDS,
    withholds=(
        "drunk",
        "lunatic",
        "heretic",
        "ogre",
        "politician",
    ),  # these by the published rules for the pairs
    icon="erlenmeyer",
    misleads=True,
)
async def boffin(me: Me, town: Square) -> None:
    """The Demon has the ability of a good role that is not in play, drunk or poisoned as it may be."""
    spare = tuple(role for role in town.grimoire.roles if 0 < town.in_play.count(role) < spare_copies(role))
    gifts = tuple(role for role in (*not_in_play(town), *spare) if role not in boffin.withholds)
    if not gifts or me.again:
        return
    role = await Decide(me.role, of_use(town, gifts), *town.living_demons)
    if me.works:
        notes.GIFT.set(town, role)
        await hand_over(me, town, role)
    elif not me.is_the_storytellers and me.grant.source != ALCHEMIST:
        for seat in town.living_demons[:1]:
            town.tell(Informed(me.seat, BOFFIN, role, place=seat, shown=role))


@boffin.says(WhoIsWoken)
def who_learns_of_it(town: Square, grant: Grant) -> tuple[int, ...]:
    """A Boffin is told while there is a Demon; an Alchemist is not, by the published rule for this pair."""
    return () if grant.source == ALCHEMIST or not town.living_demons else (grant.seat,)


def spare_copies(role: str) -> int:
    """So many good players may have this role."""
    return copies_of(role) if is_good(role) else 0


async def hand_over(me: Me, town: Square, role: str) -> None:
    """Both learn which it is, an Alchemist does not. It is what its player does that is no Demon's doing."""
    for seat in town.living_demons:
        if any(grant.source == BOFFIN for grant in town.abilities(seat)):
            continue
        await begin(town, seat, role, source=BOFFIN)
        town.tell(Woke(seat, BOFFIN))
        alone = me.grant.source == ALCHEMIST or me.is_the_storytellers
        for other in (seat,) if alone else (me.seat, seat):
            town.tell(Informed(other, BOFFIN, role, place=seat, shown=role))


@boffin.when(Became)
async def follow_the_demon(me: Me, town: Square, seat: int, role: str) -> None:
    """A new Demon has it instead of the old one."""
    given = notes.GIFT.of(town.grimoire)
    if given is not None and seat in town.living_demons and me.works:
        await hand_over(me, town, given)


@boffin.when(Died)
async def take_it_along(me: Me, town: Square, seat: int, cause: str) -> None:
    """With you the ability is gone; whoever lives again hands it over anew."""
    if seat == me.seat and not me.is_the_storytellers:
        for gift in [grant for grant in town.grimoire.grants if grant.source == BOFFIN and grant.step]:
            town.tell(Lost(gift.seat, gift.step))


# ---- Marionette


@minion(
    MARIONETTE,
    wakes=FIRST_NIGHT,
    alone=True,
    icon="claw-string",
    misleads=True,
    powerless=True,
    believes=(TOWNSFOLK,),
    traits=(
        UNAWARE,
        ANOTHER_IN_THE_BAG,
        BELIEF_COUNTS,
        BESIDE_A_DEMON,
        BECOMES_A_PLAYER,
        NOTHING_TO_DISTIL,
        DISTILLED_IN_PLAY,
        SLEEPS_ON,
        TOUCHES_MONSTA,
    ),
)
async def marionette(me: Me, town: Square) -> None:
    """You believe to be good, and sit beside the Demon, who knows you; with a Magician only where you sit."""
    show_the_marionette(town, me.seat, me.role)


@marionette.says(WhoIsWoken)
def the_demon(town: Square, grant: Grant) -> tuple[int, ...]:
    """The Demon wakes for it, the Marionette sleeps on."""
    return town.living_demons


# ---- Xaan


def night_of_poison(grimoire: Grimoire) -> int:
    """The night whose number is that of the Outsiders."""
    town = Square(grimoire, almanac)
    return sum(town.kind(seat) == OUTSIDER for seat in town.everyone)


@minion(
    "xaan",
    wakes=EACH_NIGHT,
    asleep=True,
    icon="hourglass",
    changes=ANY,
    misleads=True,
    useful_until=night_of_poison,
    traits=(POISONS_ANEW,),
)
async def xaan(me: Me, town: Square) -> None:
    """In the night whose number is that of the Outsiders all Townsfolk are poisoned, till dusk."""
    for seat in town.everyone:
        if town.kind(seat) == TOWNSFOLK:
            await me.mark(seat, POISONED, until=DUSK)


@xaan.when(Begins)
async def count_the_outsiders(me: Me, town: Square) -> None:
    """A Xaan's night is the number of Outsiders that there are when they begin."""
    outsiders = sum(town.kind(seat) == OUTSIDER for seat in town.everyone)
    notes.XAAN_NIGHT.by(me.seat).set(town, outsiders)


@xaan.says(IsWoken)
def in_that_night(town: Square, grant: Grant) -> bool:
    """Xaan acts on the night whose number was noted, if their player lives."""
    night = notes.XAAN_NIGHT.by(grant.seat).of(town.grimoire)
    return has_use_of(town.grimoire, grant) and tonight(town.grimoire) == night


# ---- Mezepheles


@minion(MEZEPHELES, wakes=EACH_NIGHT, icon="book-aura", heeds=(NAMES,), traits=(TURNS_OTHERS,))
async def mezepheles(me: Me, town: Square) -> None:
    """A word is yours, the name of a role. Whoever good says it first is evil from that night on."""
    if word_of(town.grimoire, me.grant) is None:
        word = await Decide(decisions.SECRET_WORD, not_in_play(town) or town.grimoire.roles, me.seat)
        notes.SECRET_WORD.by(me.seat).set(town, word)
        if not me.is_the_storytellers:
            town.tell(Informed(me.seat, "secret_word", word, shown=word))
    elif me.works and not me.is_spent and not me.again and may_turn_evil(town):
        await turn_the_first(me, town)


@mezepheles.says(WhoIsWoken)
def to_be_told(town: Square, grant: Grant) -> tuple[int, ...]:
    """A Mezepheles is woken to be told their word, and sleeps when somebody turns evil by it."""
    return (grant.seat,) if word_of(town.grimoire, grant) is None else ()


async def turn_the_first(me: Me, town: Square) -> None:
    """The Storyteller has heard who it was; what was said in the app comes first."""
    secret = word_of(town.grimoire, me.grant)
    said = [seat for seat, word in notes.UTTERED.of(town.grimoire) if word == secret]
    good = tuple(seat for seat in town.everyone if not town.is_evil(seat))
    first = tuple(seat for seat in dict.fromkeys(said) if seat in good)[:1]
    seat = await Decide(me.role, (*(first or (None,)), *without_first(good, first)), me.seat)
    if seat is not None:
        me.spend()
        town.tell(Woke(seat, MEZEPHELES))
        turn(town, seat, EVIL)


def word_of(grimoire: Grimoire, grant: Grant) -> str | None:
    """The secret word of a Mezepheles."""
    return notes.SECRET_WORD.by(grant.seat).of(grimoire)


def without_first(good: tuple[int, ...], first: tuple[int, ...]) -> tuple[int | None, ...]:
    """All others, and nobody where somebody is suggested."""
    return (*([None] if first else []), *(seat for seat in good if seat not in first))
