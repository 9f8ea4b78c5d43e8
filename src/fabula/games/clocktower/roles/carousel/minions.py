"""Minions whose hour is the night, in the order of the sheet."""

from __future__ import annotations

from itertools import permutations, product

from fabula.core.cards import EACH_NIGHT, FIRST_NIGHT
from fabula.core.events import Lost, Marked, Woke
from fabula.core.grimoire import Grant, Grimoire
from fabula.core.registration import appearances
from fabula.core.requests import Choice, Decide
from fabula.core.working import has_use_of
from fabula.games.clocktower.almanac import decisions, notes, questions
from fabula.games.clocktower.almanac.cards import (
    ALCHEMIST,
    ANY,
    BOFFIN,
    DECEIVED,
    DEMON,
    DUSK,
    EVIL,
    FEIGNED,
    GOOD_KINDS,
    LEGION,
    MARIONETTE,
    MINION,
    NIGHT,
    OUTSIDER,
    POISONED,
    SUMMONER,
    TOWNSFOLK,
    is_good,
    minion,
    of_kind,
)
from fabula.games.clocktower.almanac.choices import ANY_PLAYER, ANY_PLAYER_NOW
from fabula.games.clocktower.almanac.moments import Became, Begins, Died, Judged
from fabula.games.clocktower.almanac.questions import IsWoken, NobodyWinsYet, WhoIsWoken
from fabula.games.clocktower.almanac.setup_table import copies_of
from fabula.games.clocktower.almanac.traits import ACCUSATIONS, JUDGED_BY_MANNER, NAMES
from fabula.games.clocktower.company.fabled import may_turn_evil, turn
from fabula.games.clocktower.phases.marionettes import (
    beside_among_residents,
    let_the_marionette_in,
    show_the_marionette,
)
from fabula.games.clocktower.phases.night import bluffs_for, not_in_play
from fabula.games.clocktower.phases.open_book import open_book
from fabula.games.clocktower.roles.carousel.hordes import TYPHON
from fabula.games.clocktower.roles.pairs import all_become_legion, is_robbed_by
from fabula.games.clocktower.roles.sects_and_violets.minions import let_anybody_die
from fabula.games.clocktower.town.changes import become, begin
from fabula.games.clocktower.town.deaths import UNEXPLAINED, die
from fabula.games.clocktower.town.events import Informed
from fabula.games.clocktower.town.lending import of_use
from fabula.games.clocktower.town.square import Square, tonight
from fabula.games.clocktower.town.verbs import Me, is_spent

NIGHT_OF_THE_XAAN = "night_of_the_xaan"
HARPY, MEZEPHELES = "harpy", "mezepheles"
NIGHT_OF_SUMMONING = 3
EARLY = "pukka"  # may be summoned a night sooner
UNSUMMONED = "lil_monsta"  # it has to be there from the beginning
NEVER_GIVEN = ("heretic", "ogre", "politician")  # by the published rules for these pairs

# ---- Boffin


@minion(
    BOFFIN,
    wakes=FIRST_NIGHT,
    lends=True,
    gives=GOOD_KINDS,
    withholds=(*DECEIVED, *NEVER_GIVEN),
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
    """Not an Alchemist, by the published rule for this pair, and nobody while there is no Demon."""
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


# ---- Summoner


@minion(SUMMONER, wakes=EACH_NIGHT, asks=1, names_roles=True, alone=True, icon="magic-gate")
async def summoner(me: Me, town: Square) -> None:
    """The Demon is yours to make, in the third night, of whom you like."""
    if tonight(town.grimoire) == 1:
        bluffs = await Decide(decisions.BLUFFS, bluffs_for(town), me.seat)
        town.tell(Informed(me.seat, "bluffs", bluffs))
        return
    early = tonight(town.grimoire) < NIGHT_OF_SUMMONING
    possible = tuple(product(town.residents, (EARLY,))) if early else possible_demons(town)
    choose = me.may_choose if early else me.choose
    if me.grant.source == ALCHEMIST or (not early and grows_poppies(town)):
        role = await choose(tuple(dict.fromkeys(role for _, role in possible)))
        seats = tuple(seat for seat, one in possible if one == role)
        chosen = (await Decide(decisions.SUMMONED, seats, me.seat), role) if seats else None
    else:
        chosen = await choose(possible)
    await call_forth(me, town, chosen)


def grows_poppies(town: Square) -> bool:
    """Whether a Poppy Grower lives, drunk or not: then the Storyteller chooses the player."""
    return any(town.grimoire.role(seat) == "poppy_grower" for seat in town.living)


def possible_demons(town: Square) -> tuple[tuple[int, str], ...]:
    """Who may become which Demon; a Lord of Typhon has to sit beside a Minion."""
    demons = of_kind(DEMON, town.grimoire.roles)
    known = tuple(role for role in demons if role != UNSUMMONED) or demons
    beside = [seat for seat in town.residents if minions_beside(town, seat)]
    pairs = tuple(product(town.residents, known))
    return tuple((seat, role) for seat, role in pairs if role != TYPHON or seat in beside) or pairs


def minions_beside(town: Square, seat: int) -> tuple[int, ...]:
    """Which of a player's neighbours are Minions, Travellers passed over."""
    return tuple(one for one in beside_among_residents(town, seat) if town.kind(one) == MINION)


async def call_forth(me: Me, town: Square, chosen: tuple[int, str] | None) -> None:
    """Once. Where a Courtier or a Preacher has taken the ability, the Storyteller has it."""
    if chosen is None:
        return
    me.spend()
    if me.works:
        await summon(town, *chosen)
    elif is_robbed_by(town, me.seat, "courtier", "preacher"):
        await summon(town, *await Decide(decisions.SUMMONS, possible_demons(town), me.seat))


async def summon(town: Square, seat: int, role: str) -> None:
    """Where a Demon lives already, who dies tonight is for the Storyteller. A dead Zombuul has died once."""
    several = bool(town.living_demons)
    if several:
        notes.MADE.set(town)
    await become(town, seat, role, EVIL)
    if role == "zombuul" and not town.grimoire.alive[seat]:
        town.tell(Marked(seat, FEIGNED, town.abilities(seat)[-1]))
    await let_the_marionette_in(town)
    if role == LEGION:
        await all_become_legion(town)
    if role == TYPHON and minions_beside(town, seat):
        await complete_the_line(town, seat)
    if several:
        await let_anybody_die(town, seat)


async def complete_the_line(town: Square, demon: int) -> None:
    """The other neighbour of a Lord of Typhon becomes an evil Minion."""
    free = tuple(role for role in of_kind(MINION, town.grimoire.roles) if role not in town.in_play)
    free = tuple(role for role in free if role not in (MARIONETTE, SUMMONER)) or free
    for seat in beside_among_residents(town, demon):
        if town.kind(seat) != MINION and free:
            await become(town, seat, await Decide(decisions.TYPHON_MINION, free, seat), EVIL)


@summoner.when(Became)
async def be_followed(me: Me, town: Square, seat: int, role: str) -> None:
    """By a Marionette, where there is to be one: after the Demon, whoever made it."""
    if town.living_demons:
        await let_the_marionette_in(town)


@summoner.says(IsWoken)
def at_first_and_in_the_third_night(town: Square, grant: Grant) -> bool:
    """While you live and have not summoned; in the second too where there may be a Pukka.

    By the published rule for this pair an Alchemist is shown no bluffs.
    """
    grimoire = town.grimoire
    first = () if grant.source == ALCHEMIST else (1,)
    nights = (*first, NIGHT_OF_SUMMONING, *([NIGHT_OF_SUMMONING - 1] if EARLY in grimoire.roles else []))
    return has_use_of(grimoire, grant) and tonight(grimoire) in nights and not is_spent(grimoire, grant)


@summoner.says(NobodyWinsYet)
def until_a_demon_is_there(town: Square, grant: Grant) -> bool:
    """As long as you live and have not summoned; then the good have won where no Demon is."""
    spent = is_spent(town.grimoire, grant)
    early = town.grimoire.number < NIGHT_OF_SUMMONING or (
        town.grimoire.number == NIGHT_OF_SUMMONING and town.grimoire.phase == NIGHT
    )
    return has_use_of(town.grimoire, grant) and not spent and early


# ---- Marionette


@minion(MARIONETTE, wakes=FIRST_NIGHT, alone=True, icon="claw-string", misleads=True, powerless=True)
async def marionette(me: Me, town: Square) -> None:
    """You believe to be good, and sit beside the Demon, who knows you; with a Magician only where you sit."""
    show_the_marionette(town, me.seat)


@marionette.says(WhoIsWoken)
def the_demon(town: Square, grant: Grant) -> tuple[int, ...]:
    """The Demon wakes for it, the Marionette sleeps on."""
    return town.living_demons


# ---- Xaan


@minion("xaan", wakes=EACH_NIGHT, asleep=True, icon="hourglass", changes=ANY, misleads=True)
async def xaan(me: Me, town: Square) -> None:
    """In the night whose number is that of the Outsiders all Townsfolk are poisoned, till dusk."""
    for seat in town.everyone:
        if town.kind(seat) == TOWNSFOLK:
            await me.mark(seat, POISONED, until=DUSK)


@xaan.when(Begins)
async def count_the_outsiders(me: Me, town: Square) -> None:
    """As many as there are at that moment."""
    outsiders = sum(town.kind(seat) == OUTSIDER for seat in town.everyone)
    notes.XAAN_NIGHT.by(me.seat).set(town, outsiders)


@xaan.says(IsWoken)
def in_that_night(town: Square, grant: Grant) -> bool:
    """If you live then."""
    night = notes.XAAN_NIGHT.by(grant.seat).of(town.grimoire)
    return has_use_of(town.grimoire, grant) and tonight(town.grimoire) == night


# ---- Widow


@minion(
    "widow",
    wakes=FIRST_NIGHT,
    asks=1,
    icon="masked-spider",
    chooses=ANY_PLAYER_NOW,
    misleads=True,
    claims=("in_play",),
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


# ---- Harpy


@minion(
    HARPY,
    wakes=EACH_NIGHT,
    asks=1,
    icon="harpy",
    chooses=ANY_PLAYER,
    heeds=(ACCUSATIONS,),
    traits=(JUDGED_BY_MANNER,),
)
async def harpy(me: Me, town: Square) -> None:
    """Of two players the first has to insist tomorrow that the second is evil, or one or both may die."""
    first, second = await me.choose(tuple(permutations(town.everyone, 2)))
    notes.PREY.by(me.seat).set(town, (first, second, town.night) if me.works else None)
    town.tell(Woke(first, HARPY))
    town.tell(Informed(first, HARPY, (second,), place=second))


@harpy.when(Judged)
async def have_them_mauled(me: Me, town: Square, *, closing: bool) -> None:
    """The Storyteller is judge. Asked at the end of the talk only if they have called the other good."""
    prey = notes.PREY.by(me.seat).of(town.grimoire)
    if prey is None or prey[2] != town.night or not me.works or not town.lives(prey[0]):
        return
    first, second, _ = prey
    if not closing and (first, second, False) not in notes.ACCUSED.of(town.grimoire):
        return
    dead: tuple[int, ...] = await Decide(decisions.HARPY_DEATHS, mauled(town, first, second), first, second)
    for seat in dead:
        await die(town, seat, UNEXPLAINED)
    if dead:
        notes.PREY.by(me.seat).forget(town)


def mauled(town: Square, first: int, second: int) -> tuple[Choice, ...]:
    """Nobody, one or both of them, as far as they live."""
    some: tuple[Choice, ...] = ((), (first,), (second,), (first, second))
    return tuple(one for one in some if all(town.lives(seat) for seat in one))


# ---- Mezepheles


@minion(MEZEPHELES, wakes=EACH_NIGHT, icon="book-aura", heeds=(NAMES,))
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
    """Only for the word."""
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
