"""Hands: the vote on a nominee, and the decision on an exile."""

from __future__ import annotations

from fabula.core.events import Condemned, Event, PhaseBegan, Raised, Tied
from fabula.core.grimoire import Grimoire
from fabula.core.notes import Always, Entries
from fabula.core.requests import Ask, Poll
from fabula.core.working import bears
from fabula.games.clocktower.almanac import moments, notes, prompts, questions
from fabula.games.clocktower.almanac.cards import NEGATIVE_VOTE, NOMINATIONS, THREE_VOTES, WAILING
from fabula.games.clocktower.almanac.traits import VOTES_BY_TOKEN, has_trait
from fabula.games.clocktower.town.abnormal import miss
from fabula.games.clocktower.town.ballots import Electorate, ExileFailed, ExileSupported, Polled, Tallied
from fabula.games.clocktower.town.deaths import EXECUTION, EXILE, die
from fabula.games.clocktower.town.events import SecretlyRaised, SecretToken, Survived, VoteTokens
from fabula.games.clocktower.town.executions import execute
from fabula.games.clocktower.town.hats import wears_hat
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.verbs import happens

HAND = "hand"
UP_OR_DOWN = (None, HAND)
DEATH, PARDON = "death", "pardon"
BALLOT = "ballot"  # the phase of a vote with eyes closed


async def vote(town: Square) -> None:
    """Hands are counted, in turn before all or all at once in secret; a ruling may overrule them."""
    nominator, nominee = notes.NOMINEE.known(town.grimoire)
    secret = bool(town.answer(questions.SecretVotes()))
    town.tell(PhaseBegan(BALLOT if secret else "vote", town.night))
    voters, count = await (count_in_secret if secret else count_in_turn)(town, nominee)
    keep_in_mind(town, notes.VOTERS, *voters)
    await happens(town, moments.HandsCounted(voters))
    await happens(town, moments.Counted(nominator, nominee, voters))
    verdict, by = notes.VERDICT.of(town.grimoire)
    tally(town, nominee, 0 if verdict == PARDON else count, secret=secret)
    notes.NOMINEE.forget(town)
    notes.VERDICT.forget(town)
    if not notes.VOTED.stands(town.grimoire):
        notes.VOTED.set(town)
        await happens(town, moments.FirstVote(voters, secret=secret))
    if verdict == DEATH:
        await execute(town, nominee, by)
    town.tell(PhaseBegan(EXECUTION if verdict == DEATH else NOMINATIONS, town.night))


async def count_in_turn(town: Square, nominee: int) -> tuple[tuple[int, ...], int]:
    """The hand of the clock goes round, clockwise, and ends with the nominee; hands that are up count."""
    say_who_votes(town)
    voters: list[int] = []
    count = 0
    for seat in town.clockwise_to(nominee):
        if not may_vote(town, seat):
            continue
        up = await Ask(seat, prompts.VOTE, UP_OR_DOWN) == HAND
        if up:
            count += weight(town, seat)
            voters.append(seat)
            pay(town, seat)
            miss_what_weighs(town, seat)
        town.tell(Polled(seat, up, count))
    town.tell(Raised(nominee, tuple(voters)))
    return tuple(voters), count


async def count_in_secret(town: Square, nominee: int) -> tuple[tuple[int, ...], int]:
    """All eyes are closed: all decide at once, and nobody learns who did what, nor how many hands were up.

    A Butler's hand counts only if their master's is up, which they cannot see.
    """
    entitled = tuple(seat for seat in town.clockwise_to(nominee) if may_vote(town, seat))
    hands = await Poll(entitled, prompts.SECRET_VOTE, UP_OR_DOWN)
    up = tuple(seat for seat, hand in zip(entitled, hands, strict=True) if hand == HAND)
    voters = tuple(seat for seat in up if counts(town, seat, up))
    for seat in voters:
        pay(town, seat, secret=True)
        miss_what_weighs(town, seat)
    town.tell(SecretlyRaised(nominee, voters))
    return voters, sum(weight(town, seat) for seat in voters)


def counts(town: Square, seat: int, up: tuple[int, ...]) -> bool:
    """Whether a hand counts where these are up."""
    return all(answer for grant, answer in town.answers(questions.HandCounts(up)) if grant.seat == seat)


def miss_what_weighs(town: Square, seat: int) -> None:
    """Marks that should have made this vote weigh otherwise, and did not."""
    miss(town, seat, THREE_VOTES)
    miss(town, seat, NEGATIVE_VOTE)


def say_who_votes(town: Square) -> None:
    """All hear it where somebody lives whose role may change it, whether it does this time or not."""
    if any(questions.MayVote in town.almanac[town.grimoire.role(seat)].answers for seat in town.living):
        voters = tuple(seat for seat in town.everyone if may_vote(town, seat))
        town.tell(Electorate(voters, needed(town)))


def may_vote(town: Square, seat: int) -> bool:
    """The living as often as they like; the dead, and a Beggar, only with a token; or an ability says who."""
    ruled: bool | None = town.answer(questions.MayVote(seat))
    if ruled is not None:
        return ruled
    return not needs_token(town, seat) or notes.TOKENS.by(seat).of(town.grimoire) > 0


def needs_token(town: Square, seat: int) -> bool:
    """Whose votes are counted out: those of the dead, but for a Banshee's, and of a Beggar."""
    if bears(town.grimoire, seat, WAILING):
        return False
    return not town.grimoire.alive[seat] or has_trait(town.grimoire.role(seat), VOTES_BY_TOKEN)


def pay(town: Square, seat: int, *, secret: bool = False) -> None:
    """A vote that needs a token costs it; of one in secret they alone know."""
    left = notes.TOKENS.by(seat).of(town.grimoire)
    if left and needs_token(town, seat) and town.answer(questions.MayVote(seat)) is None:
        spent = SecretToken if secret else VoteTokens
        town.tell(spent(seat, left - 1, "spent"))


def weight(town: Square, seat: int) -> int:
    """How often a player's vote counts."""
    three = 3 if bears(town.grimoire, seat, THREE_VOTES) else 1
    twice = 2 if bears(town.grimoire, seat, WAILING) else 1
    hat = 2 if wears_hat(town.grimoire, seat) else 1
    return (-three if bears(town.grimoire, seat, NEGATIVE_VOTE) else three) * twice * hat


def keep_in_mind(town: Square, note: Entries[tuple[int, str]], *seats: int) -> None:
    """These did so today, as what they are now."""
    did = tuple((seat, town.grimoire.role(seat)) for seat in seats)
    if did:
        note.add(town, *did)


def half(number: int) -> int:
    """Half of so many, rounded up."""
    return (number + 1) // 2


def in_force(grimoire: Grimoire) -> Always[notes.Votes]:
    """The reckoning that decides who dies: without votes in vain, where there were such."""
    return notes.IN_TRUTH if notes.IN_TRUTH.stands(grimoire) else notes.BEST


def needed(town: Square, best: Always[notes.Votes] = notes.BEST) -> int:
    """How many votes it takes now: half of the living, and more than anybody had today."""
    most = best.of(town.grimoire)[0]
    least: int = town.answer(questions.FewestVotes()) or half(len(town.living))
    return max(least, most + 1)


def tally(town: Square, nominee: int, votes: int, *, secret: bool) -> None:
    """Whoever has enough votes is about to die; who draws level with them saves both.

    Of a count in secret nobody learns anything; nor that a vote has been in vain.
    """
    if notes.VOID.stands(town.grimoire) and not notes.IN_TRUTH.stands(town.grimoire):
        notes.IN_TRUTH.set(town, notes.BEST.of(town.grimoire))
    told: list[Event] = [Tallied(nominee, votes, needed(town)), *reckon(town, nominee, votes, notes.BEST)]
    if notes.IN_TRUTH.stands(town.grimoire):
        reckon(town, nominee, 0 if notes.VOID.stands(town.grimoire) else votes, notes.IN_TRUTH)
        notes.VOID.forget(town)
    for event in () if secret else told:
        town.tell(event)


def reckon(town: Square, nominee: int, votes: int, best: Always[notes.Votes]) -> list[Event]:
    """Keep in mind the most votes of today, and who is about to die; what all hear of it."""
    most, about_to_die = best.of(town.grimoire)
    told: list[Event] = []
    if votes >= needed(town, best):
        told.append(Condemned((nominee,)))
        about_to_die = nominee
    elif votes == most and about_to_die is not None:
        told.append(Tied(tuple(one for one in (about_to_die, nominee) if isinstance(one, int))))
        about_to_die = None
    best.set(town, (max(most, votes), about_to_die))
    return told


# ---- exile


async def decide_exile(town: Square) -> None:
    """All, the dead too, may support it; no ability and no token has to do with it."""
    traveller, before = notes.EXILING.known(town.grimoire)
    town.tell(PhaseBegan("exile", town.night))
    hands: list[int] = []
    for seat in town.clockwise_to(traveller):
        up = await Ask(seat, prompts.EXILE, UP_OR_DOWN) == HAND
        hands += [seat] * up
        town.tell(Polled(seat, up, len(hands)))
    enough = half(len(town.everyone))
    notes.EXILING.forget(town)
    if len(hands) >= enough:
        town.tell(ExileSupported(traveller, tuple(hands), enough))
        if not await die(town, traveller, EXILE):
            town.tell(Survived(traveller))
    else:
        town.tell(ExileFailed(traveller, len(hands), enough, tuple(hands)))
    town.tell(PhaseBegan(before, town.night))
