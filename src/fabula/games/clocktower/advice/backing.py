"""What is advised because of what was claimed: an evil player’s bluff is backed, a lie fits what is believed.

Nobody good may read off an answer whether a claim is true. Whoever is sober is told the truth of who tells
it in any case; so it betrays nobody to be told the same of who bluffs, as long as that is no more frequent.
Where the Storyteller also chooses of whom something is told no claim is sought out, for whoever is named so
often would bluff.
"""

from __future__ import annotations

from fabula.core.requests import Choice, Decide, Inform
from fabula.core.tale import Suggestion
from fabula.games.clocktower.advice.decision import EVEN, Matter, evil_is_far_ahead, lead_of_evil
from fabula.games.clocktower.advice.lies import roles_in
from fabula.games.clocktower.almanac.cards import UNSURE, is_good
from fabula.games.clocktower.town.bluffing import AsClaimed, Claims, bluffs_of, claims_of
from fabula.games.clocktower.town.square import Square

AS_CLAIMED_IN = 3  # lies about somebody who bluffs, of which all but one are as they claim
ASKED_IN = 2  # lies about whom the learner has named, of which all but one are as they claim
ANYTHING_IN = 4  # lies about somebody who has claimed something, of which one is any that could be true
HINT_IN = 20
ONE_TIME_IN = 4
NAMED_BY_THEMSELVES = ("learn:artist", "learn:juggler")

Backed = tuple[
    tuple[Choice, ...], tuple[tuple[int, str], ...]
]  # what may be told, and the claims that it backs


def backed_bluffs(town: Square) -> Claims:
    """What the evil players claim in vain; nothing where the good need a hand."""
    return {} if evil_is_far_ahead(town) else bluffs_of(town)


def what_backs(matter: Matter, ask: Inform | Decide, among: tuple[Choice, ...]) -> Backed:
    """Those of these answers that are as the evil players claim; nothing where the good need a hand."""
    bluffs = backed_bluffs(matter.town)
    if not bluffs:
        return (), ()
    if ask.question is not None:
        return as_it_would_be(matter, ask, among, bluffs)
    backed = {seat: bluffs[seat] for seat in ask.about if seat in bluffs}
    told = tuple(one for one in among if any(role in roles_in(one) for role in backed.values()))
    return (told, tuple(backed.items())) if told else ((), ())


def as_it_would_be(matter: Matter, ask: Inform | Decide, among: tuple[Choice, ...], bluffs: Claims) -> Backed:
    """What would be learned if those who bluff were what they claim."""
    assert ask.question is not None
    town = AsClaimed(matter.town, bluffs)
    answer = ask.question(town)
    return ((answer,), tuple(town.backed.items())) if town.backed and answer in among else ((), ())


def backing(matter: Matter, ask: Inform | Decide, among: tuple[Choice, ...]) -> Suggestion | None:
    """One of the answers that are as the evil players claim, if there are such."""
    told, claims = what_backs(matter, ask, among)
    return matter.one_of(told, "backs-claim")._replace(because=claims) if told else None


def a_lie(matter: Matter, ask: Inform, lies: tuple[Choice, ...]) -> Suggestion | None:
    """A lie because of what was claimed; None where nothing was, or the lie is as good as any."""
    claimed = claimed_by_those(matter, ask)
    if not claimed:
        return None
    hints = what_hints(matter, ask, lies, claimed)
    if hints and not matter.below(HINT_IN):
        return matter.one_of(hints, "hint")._replace(because=tuple(claimed.items()))
    backed = backing(matter, ask, lies)
    if backed is not None and matter.below(ASKED_IN if ask.prompt in NAMED_BY_THEMSELVES else AS_CLAIMED_IN):
        return backed
    if ask.said and backed is None and bluffs_of(matter.town).keys() & claimed.keys():
        return rather_unsure(matter, lies)
    return None if matter.below(ANYTHING_IN) else matter.one_of(lies, "any-lie")


def rather_unsure(matter: Matter, lies: tuple[Choice, ...]) -> Suggestion:
    """Where the truth is as the evil claim nothing sure is told rather than the contrary."""
    return matter.one_of([*lies, *(one for one in lies if one == UNSURE)], "lie")


def claimed_by_those(matter: Matter, ask: Inform) -> Claims:
    """What those have claimed who are looked at."""
    claims = claims_of(matter.town.grimoire)
    if not claims or ask.question is None:
        return {seat: claims[seat] for seat in ask.about if seat in claims}
    looking = AsClaimed(matter.town, claims)
    ask.question(looking)
    return looking.backed


def what_hints(matter: Matter, ask: Inform, lies: tuple[Choice, ...], claimed: Claims) -> tuple[Choice, ...]:
    """Good roles that nobody claims, of somebody who has claimed another: only while the good are behind."""
    if lead_of_evil(matter.town) <= EVEN or ask.about != tuple(claimed):
        return ()
    taken = claims_of(matter.town.grimoire).values()
    roles = [role for one in lies if isinstance(one, str) for role in roles_in(one)]
    return tuple(role for role in roles if is_good(role) and role not in taken)


def as_they_are(matter: Matter) -> Suggestion:
    """Mostly as they are: what seems to be is a spice. An evil player rather as they claim."""
    ask = matter.ask
    backed = backing(matter, ask, matter.options) if isinstance(ask, Decide) else None
    return backed or Suggestion(matter.options[0 if matter.below(ONE_TIME_IN) else -1], "rarely")
