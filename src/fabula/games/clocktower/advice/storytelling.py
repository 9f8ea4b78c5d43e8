"""What the book advises the Storyteller to decide: never against the rules, and each time with its reason.

Help the side that is behind, support the bluffs of the evil players, reach the last day, and never end the
game by a decision of your own. Where nothing speaks for an answer, lots are drawn, so that nobody can count
on the Storyteller.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from fabula.core.requests import Ask, Below, Choice, Decide, Inform, draw
from fabula.core.rulings import by_the_first
from fabula.core.tale import Decisions, Suggestion
from fabula.games.clocktower.advice import (
    bad_moon_rising,
    carousel_evil,
    carousel_good,
    carousel_learners,
    company,
    free_news,
    sects_and_violets,
)
from fabula.games.clocktower.advice.backing import a_lie, backing
from fabula.games.clocktower.advice.carousel_good import mixed_bluffs
from fabula.games.clocktower.advice.decision import INFORMED, Matter, evil_is_far_ahead
from fabula.games.clocktower.advice.free_news import fitting_what_is_claimed
from fabula.games.clocktower.advice.lies import believable
from fabula.games.clocktower.advice.refutations import is_seen_through, known_by_oneself
from fabula.games.clocktower.almanac import decisions
from fabula.games.clocktower.almanac.cards import (
    DEMON,
    MINION,
    NO,
    OUTSIDER,
    TOWNSFOLK,
    UNSURE,
    YES,
    almanac,
)
from fabula.games.clocktower.almanac.traits import ONCE_BY_NIGHT
from fabula.games.clocktower.town.answers import without
from fabula.games.clocktower.town.square import Square
from fabula.games.clocktower.town.statements import (
    Pairs,
    Sight,
    Statement,
    is_in_own_words,
    is_true,
    sight_of,
)

# They are told something in every night, or nearly: not once alone, and not when they have died.
LEARN_EVERY_NIGHT = almanac.facts(
    lambda role: role.informed and role.wakes.on(2) and not role.lasts and ONCE_BY_NIGHT not in role.traits
)
SEVERAL_TRUTHS = (decisions.LEARN.of("king"),)
TRUTH_IN = 4  # one lie in so many may be true, so that nobody can turn it round
AS_THEY_ARE_IN = 3
NOMINATIONS_A_DAY = 3
MOST_WEIGHED = 400  # of more options so many by lot are weighed
MANY_TRIES = 64  # after so many whatever fits is told


def suggest(town: Square, ask: Ask, below: Below) -> Suggestion:
    """What to decide now."""
    matter = Matter(town, ask, below)
    if isinstance(ask, Decide | Inform) and any(map(is_in_own_words, ask.said)):
        return Suggestion(next(one for one in (UNSURE, NO, *ask.options) if one in ask.options))
    if isinstance(ask, Inform):
        return what_to_tell(matter, ask)
    advice = ADVICE.get(ask.prompt) or advice_of_its_card(ask.prompt)
    return matter.one_of((), "lot") if advice is None else advice(matter)


def advice_of_its_card(word: str) -> Callable[[Matter], Suggestion] | None:
    """What a role that was brought advises where it is decided by its own word."""
    return almanac[word].advice if word in almanac.brought else None


# ---- what to tell


def what_to_tell(matter: Matter, ask: Inform) -> Suggestion:
    """The truth to who is sober; to who is not a lie that helps the evil, or now and then the truth.

    Nothing that they would see through, if there is anything else: it would tell them that they are drunk.
    """
    ordered = ask.honest[0] not in matter.options  # by a Vortox, who allows what seems so and not what is so
    if not ordered and all(option in ask.honest for option in matter.options):
        return sober_news(matter, ask)
    weighed = what_to_weigh(matter, ask)
    credible = tuple(option for option in weighed if not is_seen_through(matter, ask, option))
    honest = () if ordered else ask.honest
    truth = tuple(option for option in credible if option in honest)
    lies = tuple(option for option in credible if option not in honest)
    if truth and (not lies or evil_is_far_ahead(matter.town) or not matter.below(TRUTH_IN)):
        return matter.one_of(truth, "truth-among-lies")
    lies = lies or without(weighed, ask.honest)
    by_claims = a_lie(matter, ask, lies)
    if by_claims is not None:
        return by_claims
    helpful = believable(matter, ask, lies) or believable(matter, ask, credible)  # a Spy is no lie
    return matter.one_of(helpful or lies, "lie")


def what_to_weigh(matter: Matter, ask: Inform) -> tuple[Choice, ...]:
    """All that may be told; of very much so many by lot, and what is true."""
    if len(matter.options) <= MOST_WEIGHED:
        return matter.options
    some = matter.some_of(matter.options, MOST_WEIGHED)
    honest = ask.honest if len(ask.honest) <= MOST_WEIGHED else ask.honest[:1]
    return tuple(dict.fromkeys((*some, *(one for one in honest if one in matter.options))))


def sober_news(matter: Matter, ask: Inform) -> Suggestion:
    """Where somebody may register as what they are not, mostly so, and as they claim; else whichever.

    Where the good are far behind everybody registers as what they are.
    """
    truth = ask.honest[0]
    several = isinstance(truth, tuple) or ask.prompt in SEVERAL_TRUTHS
    backed = backing(matter, ask, ask.honest)
    if backed is not None:
        found = backed
    elif not several and evil_is_far_ahead(matter.town) and not by_the_first(matter.town.grimoire):
        found = Suggestion(truth, "help-good")
    elif not several and matter.below(AS_THEY_ARE_IN):
        found = matter.one_of(ask.honest[1:], "registers")
    else:
        found = matter.one_of(ask.honest, "lot")
    return found._replace(why="revolts") if found.choice in ask.once else found


# ---- what to decide


def a_set(matter: Matter) -> Suggestion:
    """Of three sets by lot the one of whose Townsfolk about half learn something by themselves."""
    three = [draw(matter.ask.options, matter.below) for _ in range(3)]

    def off(roles: tuple[str, ...]) -> int:
        townsfolk = [role for role in roles if almanac[role].kind == TOWNSFOLK]
        return abs(2 * sum(role in INFORMED for role in townsfolk) - len(townsfolk))

    return Suggestion(min(three, key=off), "mix")


def drunk_role(matter: Matter) -> Suggestion:
    """A role that learns something, so that there is something to be wrong about."""
    return matter.one_of([role for role in matter.options if role in INFORMED], "drunk-informed")


def red_herring(matter: Matter) -> Suggestion:
    """Anybody good but the Fortune Teller, who soon finds that out."""
    return matter.one_of([seat for seat in matter.options if seat not in matter.about], "lot")


def heir(matter: Matter) -> Suggestion:
    """A true Minion, not a Recluse."""
    return matter.one_of([seat for seat in matter.options if matter.town.kind(seat) == MINION], "lot")


def bounce(matter: Matter) -> Suggestion:
    """Another dies for the Mayor, but never the Demon: a Minion where the good are far behind."""
    town = matter.town
    others = [seat for seat in matter.options if seat not in matter.about and town.kind(seat) != DEMON]
    minions = [seat for seat in others if town.is_evil(seat)]
    if evil_is_far_ahead(town) and minions:
        return matter.one_of(minions, "help-good")
    return matter.one_of([seat for seat in others if not town.is_evil(seat)], "mayor-lives")


def scapegoat(matter: Matter) -> Suggestion:
    """The Scapegoat goes where the side would else lose the game, or is behind."""
    condemned = matter.about[0]
    town = matter.town
    fatal = town.kind(condemned) == DEMON or town.grimoire.role(condemned) == "saint"
    behind = evil_is_far_ahead(town) is not town.is_evil(condemned)
    return Suggestion(YES if fatal or behind else NO, "help-behind")


def virgin_and_spy(matter: Matter) -> Suggestion:
    """The Spy dies for a Townsfolk where that helps the good; else the Virgin only seems to be nothing."""
    return Suggestion(YES if evil_is_far_ahead(matter.town) else NO, "help-behind")


def slayer_and_recluse(matter: Matter) -> Suggestion:
    """A Recluse is rarely shot as a Demon: that looks like the end and is none."""
    return Suggestion(NO if matter.below(TRUTH_IN) else YES, "rarely")


def gossip(matter: Matter) -> Suggestion:
    """Somebody good dies, or where the good are far behind an evil player, but never the Demon."""
    town = matter.town
    safe = [seat for seat in matter.options if town.kind(seat) != DEMON]
    evil = [seat for seat in safe if town.is_evil(seat)]
    if evil_is_far_ahead(town) and evil:
        return matter.one_of(evil, "help-good")
    return matter.one_of([seat for seat in safe if not town.is_evil(seat)], "help-behind")


def savant(matter: Matter) -> Suggestion:
    """One plain thing that is truly so and one that is not; to who is drunk or poisoned two lies, mostly.

    Where a Vortox is about there is no choice: two lies. What they know by themselves is rather not told.
    """
    options, town = matter.ask.options, matter.town
    assert isinstance(options, Pairs)
    sight = sight_of(town)
    lies = options.sight is None and bool(matter.below(TRUTH_IN))
    for tried in count():
        pair = options.draw_plain(matter.below)
        truths = [is_true(one, sight) for one in pair]
        new = all(known_by_oneself(town, matter.about[0], one) is None for one in pair)
        news = (new and all(is_believable(one, sight) for one in pair)) or tried > MANY_TRIES
        if news and sum(truths) == (0 if lies else options.truths):
            break
    told = fitting_what_is_claimed(matter, pair)
    return told if told.why else Suggestion(pair, "lie" if lies else "lot")


def is_believable(statement: Statement, sight: Sight) -> bool:
    """Whether a statement about a number is so, or wrong by one only."""
    word, *rest = statement
    if word not in ("count", "living"):
        return True
    what, number = rest
    return any(is_true((word, what, near), sight) for near in range(number - 1, number + 2))


def outsider_who_died(matter: Matter) -> Suggestion:
    """Who seems to be an Outsider and is none, or the other way round, rarely does so in death."""
    true = YES if matter.town.kind(matter.about[0]) == OUTSIDER else NO
    return Suggestion(true, "rarely") if matter.below(TRUTH_IN) else matter.one_of((), "registers")


def regurgitate(matter: Matter) -> Suggestion:
    """Somebody good, where the good are behind, and now and then; else nobody."""
    good = [seat for seat in matter.options if seat is not None and not matter.town.is_evil(seat)]
    wanted = good if evil_is_far_ahead(matter.town) or not matter.below(TRUTH_IN) else []
    return matter.one_of(wanted or [None], "eaten-few")


def apprentice(matter: Matter) -> Suggestion:
    """A role nobody has, of which something comes after the deal."""
    here = matter.town.in_play
    free = [role for role in matter.options if role not in (*here, "baron")]
    return matter.one_of(free, "apprentice-alone")


def whom_to_nominate(matter: Matter) -> Suggestion:
    """Three living players a day, both sides; on the last days all who live."""
    town = matter.town
    living = [seat for seat in matter.options if seat is not None and town.grimoire.alive[seat]]
    named = len(town.residents) - len([seat for seat in matter.options if seat is not None])
    enough = None in matter.options and named >= NOMINATIONS_A_DAY and len(town.living) > NOMINATIONS_A_DAY
    if enough or (not living and None in matter.options):
        return Suggestion(None, "nominated-enough")
    return matter.one_of(living, "lot")


def sweetheart(matter: Matter) -> Suggestion:
    """Somebody good who lives and learns something every night."""
    town = matter.town
    good = [seat for seat in matter.options if town.grimoire.alive[seat] and not town.is_evil(seat)]
    learning = [seat for seat in good if town.grimoire.role(seat) in LEARN_EVERY_NIGHT]
    return matter.one_of(learning or good, "drunk-every-night")


def mutant(matter: Matter) -> Suggestion:
    """Now and then, but not where the good are far behind."""
    if YES not in matter.options:
        return Suggestion(NO, "lot")
    if evil_is_far_ahead(matter.town):
        return Suggestion(NO, "help-behind")
    return matter.one_of((YES, NO), "mad")


def charmed_recluse(matter: Matter) -> Suggestion:
    """A Recluse is rarely charmed as a Demon."""
    return Suggestion(NO if matter.below(TRUTH_IN) else YES, "rarely")


def klutz(_: Matter) -> Suggestion:
    """Never end the game by a decision of your own: whoever may seem good does."""
    return Suggestion(NO, "rarely")


ADVICE: dict[str, Callable[[Matter], Suggestion]] = {
    decisions.SET: a_set,
    decisions.ROLE.of("drunk"): drunk_role,
    decisions.BELIEVES.of("drunk"): drunk_role,
    decisions.ROLE.of("hermit"): drunk_role,
    decisions.BELIEVES.of("hermit"): drunk_role,
    decisions.RED_HERRING: red_herring,
    decisions.BLUFFS: mixed_bluffs,
    decisions.HEIR: heir,
    decisions.BOUNCE: bounce,
    decisions.SCAPEGOAT: scapegoat,
    decisions.REGISTER.of("virgin"): virgin_and_spy,
    decisions.REGISTER.of("slayer"): slayer_and_recluse,
    "gossip": gossip,
    "savant": savant,
    decisions.REGISTER.of("godfather"): outsider_who_died,
    decisions.REGURGITATE: regurgitate,
    **sects_and_violets.ADVICE,
    "apprentice": apprentice,
    decisions.STORYTELLER_NOMINATES: whom_to_nominate,
    decisions.REGISTER.of("snake_charmer"): charmed_recluse,
    decisions.REGISTER.of("klutz"): klutz,
    "sweetheart": sweetheart,
    decisions.MUTANT: mutant,
    **bad_moon_rising.ADVICE,
    **carousel_evil.ADVICE,
    **carousel_learners.ADVICE,
    **carousel_good.ADVICE,
    **company.ADVICE,
    **free_news.ADVICE,
}

# The book says nothing of these, or what is decided so is the same to all: lots are drawn.
BY_LOT: tuple[decisions.Decision, ...] = (
    decisions.ALCHEMIST_IN, decisions.ALCHEMIST_OUT, decisions.AMIGO,
    decisions.AMNESIAC_NEAR, decisions.BABYSITTER, decisions.DUCHESS_LIE,
    decisions.ENGINEER_ROLE, decisions.EXECUTION, decisions.FAUX_PAW, decisions.FIDDLER_DEMON,
    decisions.GARDENER, decisions.LIL_MONSTA_MINION, decisions.ROLE.of("lunatic"), decisions.NEW_DAMSEL,
    decisions.NEW_TOWNSFOLK, decisions.NOMINATION, decisions.PHRASE, decisions.PLAGUE_MINION,
    decisions.PLAGUE_OUTSIDER, decisions.REVOLUTIONARY, decisions.SECRET_WORD,
    decisions.STORM_CATCHER, decisions.SUMMONS, decisions.TRAVELLERS, decisions.TYPHON_LINE,
    decisions.TYPHON_MINION, decisions.USED, decisions.VILLAGE_IDIOT_DRUNK, decisions.WIDOW_KNOWN,
)  # fmt: skip
OWN_BY_LOT = ("alchemist", "shugenja", "vizier")  # of whose decision the book says only whose it is
AS_NEWS = (decisions.PUZZLE_ANSWER,)  # what is told is weighed as all news is
DECISIONS = Decisions(
    decisions.asked, {*ADVICE, *AS_NEWS}, (*BY_LOT, *OWN_BY_LOT), "games/clocktower/advice/storytelling.py"
)
