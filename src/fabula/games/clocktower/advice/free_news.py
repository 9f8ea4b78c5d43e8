"""What is advised of news that the Storyteller makes freely: where it is a lie it heeds what was claimed.

Of whom it is told the Storyteller chooses. Whoever bluffs is in the lot twice, and who truly is what they
claim once: so a lie rather backs a bluff, and nobody can turn it round.
"""

from __future__ import annotations

from fabula.core.requests import Decide
from fabula.core.tale import Suggestion
from fabula.core.working import works
from fabula.games.clocktower.advice.backing import AS_CLAIMED_IN, backed_bluffs, backing
from fabula.games.clocktower.advice.decision import EVEN, INFORMED, Matter, evil_is_far_ahead, lead_of_evil
from fabula.games.clocktower.advice.refutations import known_by_oneself
from fabula.games.clocktower.almanac import decisions, questions
from fabula.games.clocktower.almanac.cards import EVIL, GOOD, MINION, NEITHER, SIDES
from fabula.games.clocktower.company.duchess import THREE_VISITORS
from fabula.games.clocktower.town.bluffing import Claims, as_it_seems, claims_of
from fabula.games.clocktower.town.statements import (
    Pairs,
    Sayings,
    Sight,
    Statement,
    is_true,
    neighbours,
    sight_of,
)

TRUTH_IN = 4  # one lie in so many may be true, so that nobody can turn it round
BACKED_IN = 2  # lies of a General or a Savant, of which one is as the evil players claim


def tells_truly(matter: Matter, role: str) -> bool:
    """Whether what is told by this ability should help: it works, and no lies are ordered."""
    ability = next(one for one in matter.town.abilities(matter.about[0]) if one.role == role)
    return works(matter.town.grimoire, ability) and not are_lies_ordered(matter)


def are_lies_ordered(matter: Matter) -> bool:
    """Whether nothing true may be told to Townsfolk."""
    return matter.town.is_said(questions.TownsfolkLearnLies())


def one_of_those(matter: Matter, seats: list[int], rather: Claims) -> Suggestion:
    """A lie about one of these, by lot; who is named in `rather`, with a claim, is in the lot twice."""
    drawn = matter.one_of([*seats, *(seat for seat in seats if seat in rather)], "lie")
    claim = rather.get(drawn.choice)
    return drawn if claim is None else Suggestion(drawn.choice, "backs-claim", ((drawn.choice, claim),))


# ---- High Priestess


def whom_to_talk_to(matter: Matter) -> Suggestion:
    """Somebody good who knows something; for whom it does not work anybody else, or who claims to know."""
    town = matter.town
    living = [seat for seat in matter.options if town.grimoire.alive[seat]]
    good = [seat for seat in living if not town.is_evil(seat)]
    knowing = [seat for seat in good if town.grimoire.role(seat) in INFORMED] or good
    if tells_truly(matter, "high_priestess"):
        return matter.one_of(knowing, "talk-to-knowing")
    claims, bluffs = claims_of(town.grimoire), backed_bluffs(town)
    seem_to_know = [seat for seat in living if claims.get(seat) in INFORMED and not are_lies_ordered(matter)]
    others = [seat for seat in living if seat not in knowing or seat in seem_to_know]
    return one_of_those(matter, others, {seat: role for seat, role in bluffs.items() if role in INFORMED})


# ---- General


def who_is_winning(matter: Matter) -> Suggestion:
    """Who has lost fewer; for whom it does not work rather who seems to, or now and then the truth."""
    true = who_leads(lead_of_evil(matter.town))
    if tells_truly(matter, "general"):
        return Suggestion(true, "fewer-lost")
    if not are_lies_ordered(matter) and not matter.below(TRUTH_IN):
        return Suggestion(true, "truth-among-lies")
    bluffs = backed_bluffs(matter.town)
    seems = who_leads(lead_of_evil(matter.town, taken_for_good=tuple(bluffs)))
    if seems != true and not matter.below(BACKED_IN):
        return Suggestion(seems, "backs-claim", tuple(bluffs.items()))
    return matter.one_of([one for one in (*SIDES, NEITHER) if one != true], "lie")


def who_leads(lead: float) -> str:
    """The side ahead, or neither, by how much the good have lost more."""
    if abs(lead) < EVEN:
        return NEITHER
    return EVIL if lead > 0 else GOOD


# ---- Fisherman


def what_to_advise(matter: Matter) -> Suggestion:
    """Whom to execute, where the good are far behind; else whom to talk to, or to leave alive."""
    if evil_is_far_ahead(matter.town):
        return Suggestion("execute", "help-behind")
    return matter.one_of(("talk_to", "spare"), "lot")


def whom_it_helps_to_execute(matter: Matter) -> Suggestion:
    """Somebody evil who lives; for whom it does not work rather who stands against a bluff."""
    if tells_truly(matter, "fisherman"):
        return about(matter, evil=True)
    town, bluffs = matter.town, backed_bluffs(matter.town)
    if not bluffs or are_lies_ordered(matter):
        return about(matter, evil=False)
    living = [seat for seat in matter.options if town.grimoire.alive[seat]]
    possible = [seat for seat in living if not town.is_evil(seat) or seat in bluffs]
    claims, bluffers = claims_of(town.grimoire), {role: seat for seat, role in bluffs.items()}
    rivals = [seat for seat in living if seat not in bluffs and claims.get(seat) in bluffers]
    drawn = matter.one_of([*possible, *rivals], "lie")
    if drawn.choice not in rivals:
        return drawn
    role = claims[drawn.choice]
    return Suggestion(drawn.choice, "backs-claim", ((bluffers[role], role),))


def whom_it_helps_to_believe(matter: Matter) -> Suggestion:
    """Somebody good who lives, rather who knows something; for whom it does not work rather who bluffs."""
    if tells_truly(matter, "fisherman"):
        return about(matter, evil=False)
    town, bluffs = matter.town, backed_bluffs(matter.town)
    claims = claims_of(town.grimoire)
    if not claims or are_lies_ordered(matter) or evil_is_far_ahead(town):
        return about(matter, evil=True)
    living = [seat for seat in matter.options if town.grimoire.alive[seat]]
    return one_of_those(matter, [seat for seat in living if town.is_evil(seat) or seat in claims], bluffs)


def about(matter: Matter, *, evil: bool) -> Suggestion:
    """A living player of this side: of the good one who knows something, of the evil a Minion first."""
    town = matter.town
    living = [seat for seat in matter.options if town.grimoire.alive[seat] and town.is_evil(seat) is evil]
    rather = [
        seat
        for seat in living
        if town.kind(seat) == MINION or (not evil and town.grimoire.role(seat) in INFORMED)
    ]
    return matter.one_of(rather or living, "lot")


# ---- Nightwatchman


def who_seems_to_watch(matter: Matter) -> Suggestion:
    """Anybody else, and rather whoever claims to be the Nightwatchman in vain."""
    bluffs = backed_bluffs(matter.town)
    watching = {seat: role for seat, role in bluffs.items() if role == "nightwatchman"}
    return one_of_those(matter, list(matter.options), watching)


# ---- Duchess


def how_many_it_seems(matter: Matter) -> Suggestion:
    """A number that the visitor does not know to be wrong by being one of the three; rather as is claimed."""
    town, ask = matter.town, matter.ask
    own = [town.is_evil(seat) for seat in matter.about]
    possible = tuple(n for n in matter.options if sum(own) <= n <= THREE_VISITORS - own.count(False))
    backed = backing(matter, ask, possible) if isinstance(ask, Decide) else None
    if backed is not None and matter.below(AS_CLAIMED_IN):
        return backed
    return matter.one_of(possible, "lie")


# ---- Savant


def fitting_what_is_claimed(matter: Matter, pair: tuple[Statement, ...]) -> Suggestion:
    """Two statements, of which one that is false of who bluffs is rather so as they claim.

    Whom they are about the lot has said, so that no claim is sought out.
    """
    sight, bluffs = sight_of(matter.town), backed_bluffs(matter.town)
    seeming = as_it_seems(sight, bluffs)
    backed: dict[int, str] = {}
    told = []
    for statement in pair:
        named = [seat for seat in seats_named(statement, sight.circle) if seat in bluffs]
        other = None
        if named and not is_true(statement, sight) and not matter.below(BACKED_IN):
            other = so_as_claimed(matter, statement, sight, seeming)
        told.append(other or statement)
        if other is not None:
            backed |= {seat: bluffs[seat] for seat in named}
    if not backed or told[0] == told[-1]:
        return Suggestion(pair)
    return Suggestion(tuple(told), "backs-claim", tuple(backed.items()))


def so_as_claimed(matter: Matter, statement: Statement, sight: Sight, seeming: Sight) -> Statement | None:
    """Something of the same sort about the same player that is false, and as the evil claim."""
    assert isinstance(matter.ask.options, Pairs)
    fitting = [
        other
        for other in of_the_sort(statement, matter.ask.options.sayings)
        if is_true(other, seeming)
        and not is_true(other, sight)
        and known_by_oneself(matter.town, matter.about[0], other) is None
    ]
    return matter.some_of(fitting, 1)[0] if fitting else None


def seats_named(plain: Statement, circle: tuple[int, ...]) -> tuple[int, ...]:
    """Of whom a plain statement says something, if not of all."""
    word, *rest = plain
    if word == "beside":
        return neighbours(circle, rest[0])
    return (rest[0],) if word in ("is", "of_kind", "of_side") else ()


def of_the_sort(plain: Statement, sayings: Sayings) -> tuple[Statement, ...]:
    """What else can be said in the same way of the player whom a plain statement names."""
    word, seat, _ = plain
    gaps = next(pattern.gaps for pattern in sayings.plain if pattern.word == word)
    return tuple((word, seat, what) for what in gaps[1])


ADVICE = {
    "fisherman": what_to_advise,
    decisions.FISHERMAN_SAYS.of("execute"): whom_it_helps_to_execute,
    decisions.FISHERMAN_SAYS.of("doubt"): whom_it_helps_to_execute,
    decisions.FISHERMAN_SAYS.of("talk_to"): whom_it_helps_to_believe,
    decisions.FISHERMAN_SAYS.of("spare"): whom_it_helps_to_believe,
    "high_priestess": whom_to_talk_to,
    "general": who_is_winning,
    decisions.NIGHTWATCHMAN_LIE: who_seems_to_watch,
    decisions.DUCHESS_NUMBER: how_many_it_seems,
}
