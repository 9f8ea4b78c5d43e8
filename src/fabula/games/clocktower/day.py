"""The day: talk, the powers of the day, nominations, exiles, the one execution."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

from fabula.core.events import Nominated, Noted, PhaseBegan, Readied
from fabula.core.floor import JUST_READY, READY, until_all_are_ready
from fabula.core.grimoire import Grimoire
from fabula.core.requests import Choice, Decide, Options, Pattern, Statements, Window
from fabula.core.working import KEPT, keeps, works
from fabula.games.clocktower.cards import DAY, NOMINATIONS, SIDES, YES, YES_NO
from fabula.games.clocktower.deaths import (
    ARBITRARY,
    DEAD_TODAY,
    EXECUTED,
    NOMINATED,
    PLEADED,
    SPEAKING,
    execute,
)
from fabula.games.clocktower.ending import lose, winning_side
from fabula.games.clocktower.events import (
    ATTACKS,
    WRONG,
    Announced,
    ExileCalled,
    NothingHappened,
    PutUp,
    Unexecuted,
    Used,
    tokens_of,
)
from fabula.games.clocktower.failures import go_wrong
from fabula.games.clocktower.madness import ACCUSED, SAID, SAID_OUTSIDER, UTTERED, hear, judge_mutants
from fabula.games.clocktower.saying import (
    POWERS_OF_SPEECH,
    SAID_TODAY,
    SPOKEN,
    STRIKE,
    patterns,
    powers_in,
    powers_left,
    speak,
)
from fabula.games.clocktower.square import SHOTS, Square, other_side
from fabula.games.clocktower.verbs import happens
from fabula.games.clocktower.votes import BEST, EXILING, IN_TRUTH, NOMINEE, VOTED, VOTERS, keep_in_mind

CALLED = "called"  # whose exile was called for today
CLOSED = "closed"  # no more nominations today
AGAIN = "again"  # the day has gone on after an execution
NOMINATORS = "nominators"  # who has nominated today, and the role they had then
OF_THE_DAY = (
    NOMINATED, NOMINATORS, CALLED, CLOSED, AGAIN, BEST, IN_TRUTH, VOTED, VOTERS, EXECUTED, ATTACKS, WRONG,
    DEAD_TODAY, ARBITRARY, SAID, SAID_OUTSIDER, ACCUSED, UTTERED, PLEADED, *SAID_TODAY,
)  # fmt: skip
EXECUTION = "execution"
FINAL_THREE = 3
POWERS = {"slay": "slayer"}  # what anybody may say to use in public, and whose power it is
GIVE = "give"  # what is left of one's votes
ACTS = (*POWERS, GIVE, *POWERS_OF_SPEECH)


async def talk(town: Square) -> None:
    """All talk, the dead too, until the living are ready to nominate or time is up."""
    if town.grimoire.phase != DAY:
        town.tell(PhaseBegan(DAY, town.night))
    if await keep_open(town, DAY) and not await judge(town, closing=False):
        town.tell(PhaseBegan(NOMINATIONS, town.night))


async def take_nominations(town: Square) -> None:
    """One nomination, or none any more: then it is time for the execution."""
    if not await keep_open(town, NOMINATIONS):
        return
    nominee = await whom_the_storyteller_nominates(town)
    if nominee is None:
        town.tell(Noted(CLOSED, True))
        await judge(town, closing=True)
    else:
        await nominate(town, None, nominee)


async def judge(town: Square, *, closing: bool) -> bool:
    """What was said is weighed, at the end of the talk and of the day; gives whether that ends the day."""
    await happens(town, "judged", closing=closing)
    await judge_mutants(town)
    if EXECUTED not in town.grimoire.notes:
        return False
    town.tell(PhaseBegan(EXECUTION, town.night))
    return True


async def whom_the_storyteller_nominates(town: Square) -> int | None:
    """Nobody, unless an ability has the Storyteller nominate instead of the players."""
    possible = town.answer("storyteller_nominates", nominees_today(town))
    nominee: int | None = await Decide("storyteller_nominates", possible) if possible else None
    return nominee


async def keep_open(town: Square, prompt: str) -> bool:
    """Keep the floor open; False if something was said that has to be settled first."""
    window, waiting = a_window(town, prompt), not_ready(town)
    while waiting:
        who, words = await window
        if not isinstance(who, int):
            return True
        if words == READY:
            town.tell(Readied(who))
            if who in waiting:
                waiting.remove(who)
            continue
        word, *rest = words
        if word == "nominate":
            await nominate(town, who, rest[0])
            return False
        if word == "exile":
            call_exile(town, who, rest[0])
            return False
        if word not in ACTS:
            hear(town, who, words)
            continue
        await act(town, who, word, *rest)
        if winning_side(town.grimoire) is not None or SPEAKING in town.grimoire.notes:
            return False
        window, waiting = a_window(town, prompt), not_ready(town)
    return True


async def act(town: Square, who: int, word: str, *rest: Choice) -> None:
    """Somebody does, or says that they do, what an ability may make something of."""
    if word in POWERS:
        await use(town, who, POWERS[word], *rest)
    elif word == GIVE:
        await happens(town, "given", seat=who, beggar=rest[0])
    else:
        await speak(town, who, word, *rest)


async def nominate(town: Square, nominator: int | None, nominee: int) -> None:
    """A nomination is heard, a player's or the Storyteller's; a Virgin may end the day with it."""
    notes = town.grimoire.notes
    town.tell(PutUp(nominee) if nominator is None else Nominated(nominator, nominee))
    town.tell(Noted(NOMINATED, (*notes.get(NOMINATED, ()), (nominator, nominee))))
    if nominator is not None:
        keep_in_mind(town, NOMINATORS, nominator)
    await confirm("nomination", *(seat for seat in (nominator, nominee) if seat is not None))
    await happens(town, "nominated", nominator=nominator, nominee=nominee)
    if EXECUTED in notes:
        town.tell(PhaseBegan(EXECUTION, town.night))
        await day_is_over(town)
    else:
        town.tell(Noted(NOMINEE, (nominator, nominee)))


def goes_on(town: Square) -> bool:
    """Whether somebody may nominate again after the first execution."""
    notes = town.grimoire.notes
    return EXECUTED in notes and AGAIN not in notes and town.is_said("day_goes_on")


async def go_on(town: Square) -> None:
    """After the first execution of the day somebody may nominate again."""
    await happens(town, "day_goes_on")


async def nominate_again(town: Square, nominator: int, nominee: int) -> None:
    """One more nomination, for which no earlier votes count; nothing follows it but its vote."""
    town.tell(PhaseBegan(NOMINATIONS, town.night))
    town.tell(Noted(CLOSED, True))
    for word in (BEST, IN_TRUTH):
        town.tell(Noted(word, None))
    town.tell(Nominated(nominator, nominee))
    await confirm("nomination", nominator, nominee)
    await happens(town, "nominated", nominator=nominator, nominee=nominee)
    town.tell(Noted(NOMINEE, (nominator, nominee)))


def call_exile(town: Square, caller: int, traveller: int) -> None:
    """Anybody may call for the exile of a Traveller, once a day each Traveller."""
    town.tell(ExileCalled(caller, traveller))
    town.tell(Noted(CALLED, (*town.grimoire.notes.get(CALLED, ()), traveller)))
    town.tell(Noted(EXILING, (traveller, town.grimoire.phase)))


async def use(town: Square, seat: int, role: str, target: int) -> None:
    """What is said to be used looks the same whoever says so."""
    town.tell(Used(seat, role, target))
    town.tell(Noted(SHOTS, (*town.grimoire.notes.get(SHOTS, ()), seat)))
    lived = town.grimoire.alive[target]
    await confirm("used", seat, target)
    await happens(town, "used", seat=seat, target=target)
    if town.grimoire.alive[target] == lived:
        town.tell(NothingHappened())


async def plead(town: Square) -> None:
    """The nominee, and who nominated them, may say something before hands are counted."""
    nominator, nominee = town.grimoire.notes[NOMINEE]
    town.tell(PhaseBegan("plea", town.night))
    if town.answer("secret_votes"):
        town.tell(Announced("eyes_closed"))
    speaking = tuple(seat for seat in dict.fromkeys((nominator, nominee)) if seat in town.everyone)
    await until_all_are_ready(town, "plea", speaking, only_words(town), hear)


async def end_the_day(town: Square) -> None:
    """Whoever is about to die is executed, or nobody."""
    notes = town.grimoire.notes
    town.tell(PhaseBegan(EXECUTION, town.night))
    _, about_to_die = notes.get(IN_TRUTH, notes.get(BEST, (0, None)))
    if about_to_die is not None:
        await confirm("execution", about_to_die)
        await execute(town, about_to_die)
    elif EXECUTED not in notes:
        await execute_nobody(town)
    await day_is_over(town)


async def execute_nobody(town: Square) -> None:
    """With three alive and nobody executed a Mayor wins."""
    town.tell(Unexecuted())
    await happens(town, "nobody_executed")
    for seat in town.living if len(town.living) == FINAL_THREE else ():
        for grant in town.abilities(seat):
            if grant.role == "mayor" and works(town.grimoire, grant):
                await lose(town, other_side(town.side(seat)), "mayor")
            elif grant.role == "mayor":
                go_wrong(town, grant)
    await happens(town, "unexecuted")


async def day_is_over(town: Square) -> None:
    """What abilities do before night falls, if there is a night to come."""
    if winning_side(town.grimoire) is None:
        await happens(town, "day_ends")


async def confirm(prompt: str, *about: int) -> None:
    """The Storyteller repeats what all have heard, each time, so that no pause betrays a decision."""
    await Decide(prompt, (YES,), *about)


def forget_the_day(town: Square) -> None:
    """A new day begins with nothing nominated and nobody executed."""
    for word in OF_THE_DAY:
        if word in town.grimoire.notes:
            town.tell(Noted(word, None))


# ---- what can be said and done


def a_window(town: Square, prompt: str) -> Window:
    """The floor, with what each may say and do on it."""
    grimoire, everyone, living = town.grimoire, town.everyone, town.living
    called = grimoire.notes.get(CALLED, ())
    travellers = town.living_travellers
    exiles = tuple([seat for seat in travellers if seat not in called])
    by_storyteller = town.answer("storyteller_nominates", ()) is not None
    nominees = nominees_today(town) if prompt == NOMINATIONS and not by_storyteller else ()
    beggars = tuple([seat for seat in travellers if grimoire.role(seat) == "beggar"])
    open_to: Callable[..., Statements] = partial(acts, everyone, grimoire.roles, exiles)
    fresh = at_this_time(powers_in(grimoire.roles), prompt)
    own: dict[int, Options] = dict.fromkeys(living, open_to(everyone, nominees, (), fresh))
    shot, nominated = who_have_shot(grimoire), who_have_nominated(grimoire)
    spoken = [seat for seat, _ in grimoire.notes.get(SPOKEN, ())]
    for seat in living:
        if seat in shot or seat in nominated or seat in spoken:
            targets, named = () if seat in shot else everyone, () if seat in nominated else nominees
            own[seat] = open_to(targets, named, (), at_this_time(powers_left(grimoire, seat), prompt))
    for seat in who_may_shoot_though_dead(town):
        own[seat] = open_to(everyone, (), ())
    for seat in who_may_give(town) if beggars else ():
        own[seat] = open_to((), (), beggars)
    return Window(everyone, prompt, open_to((), (), ()), silent=JUST_READY, own=own)


def at_this_time(powers: tuple[str, ...], prompt: str) -> tuple[str, ...]:
    """A Psychopath strikes before nominations."""
    return powers if prompt == DAY else tuple(word for word in powers if word != STRIKE)


def not_ready(town: Square) -> list[int]:
    """The living who still have something to say: the dead keep nobody waiting."""
    return [seat for seat in town.living if seat not in town.grimoire.ready]


def who_have_shot(grimoire: Grimoire) -> tuple[int, ...]:
    """Anybody alive may say once in the game to be the Slayer, but not these again."""
    shots: tuple[int, ...] = grimoire.notes.get(SHOTS, ())
    return shots


def who_may_shoot_though_dead(town: Square) -> list[int]:
    """A dead Slayer who has the ability again, as far as they know."""
    grimoire, shot = town.grimoire, who_have_shot(town.grimoire)
    dead = [mark.seat for mark in grimoire.marks if mark.kind == KEPT and mark.seat not in shot]
    return [seat for seat in dead if grimoire.beliefs[seat] == "slayer" and keeps(grimoire, seat)]


def who_have_nominated(grimoire: Grimoire) -> list[int | None]:
    """The living may, once a day each: these not again today."""
    return [nominator for nominator, _ in grimoire.notes.get(NOMINATED, ())]


def nominees_today(town: Square) -> tuple[int, ...]:
    """Who may be nominated: nobody twice a day, and no Traveller."""
    taken = [nominee for _, nominee in town.grimoire.notes.get(NOMINATED, ())]
    return tuple([seat for seat in town.residents if seat not in taken])


def who_may_give(town: Square) -> list[int]:
    """A dead player may give away the vote that is left."""
    alive, notes = town.grimoire.alive, town.grimoire.notes
    return [seat for seat in town.everyone if not alive[seat] and notes.get(tokens_of(seat), 0) > 0]


def only_words(town: Square) -> Statements:
    """What can be said and does nothing."""
    return acts(town.everyone, town.grimoire.roles, (), (), (), ())


@lru_cache(maxsize=4096)
def acts(
    circle: tuple[int, ...],
    roles: tuple[str, ...],
    exiles: tuple[int, ...],
    targets: tuple[int, ...],
    nominees: tuple[int, ...],
    gifts: tuple[int, ...],
    spoken: tuple[str, ...] = (),
) -> Statements:
    """What one may say, true or not, and do in public."""
    numbers = tuple(map(str, range(len(circle) // 2 + 1)))
    words = (
        Pattern("ready"),
        Pattern("claim", roles),
        Pattern("one_of", circle, circle, roles),
        Pattern("no_outsiders"),
        Pattern("pairs", numbers),
        Pattern("neighbours", numbers[:3]),
        Pattern("demon_among", circle, circle, YES_NO),
        Pattern("is", circle, roles),
        Pattern("side", circle, SIDES),
        Pattern("protected", circle),
        Pattern("master", circle),
        Pattern("suspect", circle),
        Pattern("trust", circle),
    )
    deeds = (("exile", exiles), ("slay", targets), ("nominate", nominees), (GIVE, gifts))
    in_public = (Pattern(word, gap) for word, gap in deeds if gap)
    return Statements(*words, *in_public, *patterns(spoken, circle, roles))
