"""The floor by day: what each may say and do on it, as it is opened."""

from __future__ import annotations

from functools import partial

from fabula.core.floor import JUST_READY
from fabula.core.grimoire import Grimoire
from fabula.core.requests import Options, Window
from fabula.core.working import KEPT, bears, keeps
from fabula.games.clocktower.almanac import notes, questions
from fabula.games.clocktower.almanac.cards import DAY, NOMINATIONS, WAILING
from fabula.games.clocktower.almanac.traits import SLAY, VOTES_BY_TOKEN, has_trait, whose
from fabula.games.clocktower.company import fabled
from fabula.games.clocktower.judgement.trial import INDICT, is_nominated_today
from fabula.games.clocktower.phases.day_options import Deed, acts_of
from fabula.games.clocktower.phases.day_powers import (
    STRIKE,
    powers_in,
    powers_left,
    powers_of_the_dead,
    uses_each,
)
from fabula.games.clocktower.town.square import Square


def a_window(town: Square, prompt: str) -> Window:
    """The floor, with what each may say and do on it."""
    floor = Floor(town, prompt)
    own = dict.fromkeys(town.living, floor.of_the_living)
    for seat in floor.odd_ones:
        own[seat] = floor.options_of(seat)
    anew = partial(a_window, town, prompt)
    return Window(town.everyone, prompt, floor.of_the_dead, silent=JUST_READY, own=own, anew=anew)


class Floor:
    """What each may do on the floor: most of the living the same, and most of the dead."""

    __slots__ = (
        "_acts", "_alive", "_beggars", "_deeds", "_everyone", "_exiles", "_givers", "_grimoire", "_nominated",
        "_nominees", "_powers", "_prompt", "_shooting", "_shot", "_spoken", "_targets", "_too_late",
        "_wailing",
    )  # fmt: skip

    def __init__(self, town: Square, prompt: str) -> None:
        grimoire = self._grimoire = town.grimoire
        travellers = town.living_travellers
        self._prompt = prompt
        self._alive = grimoire.alive
        self._everyone = town.everyone
        self._too_late = notes.TOO_LATE.stands(grimoire)
        self._targets = () if self._too_late else town.everyone
        self._acts = acts_of(town.everyone, grimoire.roles)
        self._exiles = who_may_be_exiled(grimoire, travellers) if travellers else ()
        self._beggars = tuple([seat for seat in travellers if has_trait(grimoire.role(seat), VOTES_BY_TOKEN)])
        self._givers = who_may_give(town) if self._beggars else []
        self._nominees = nominees_for_players(town) if prompt == NOMINATIONS else ()
        self._nominated = who_may_not_nominate(town) if self._nominees else []
        self._powers = () if self._too_late else powers_in(grimoire.roles)
        self._shot = who_have_shot(grimoire)
        self._shooting = who_may_shoot_though_dead(grimoire, self._shot)
        self._spoken = [seat for seat, _ in notes.SPOKEN.of(grimoire)]
        self._wailing = who_wail(grimoire)
        self._deeds = {} if self._too_late else deeds_of_some(town, travellers)

    @property
    def of_the_living(self) -> Options:
        """What all the living may do who have not done it before."""
        powers = self._at_this_time(self._powers)
        return self._acts[self._exiles, self._targets, self._nominees, (), powers, ()]

    @property
    def of_the_dead(self) -> Options:
        """What all the dead may do."""
        powers = powers_of_the_dead(self._grimoire.roles) if self._powers else ()
        return self._acts[self._exiles, (), (), (), powers, ()]

    @property
    def odd_ones(self) -> list[int]:
        """Who may do less than the other living, or more than the other dead."""
        less = [seat for seat in (*self._shot, *self._nominated) if seat is not None and self._alive[seat]]
        more = (*self._spoken, *self._shooting, *self._givers, *self._wailing, *self._deeds)
        return [*dict.fromkeys((*less, *more))]

    def options_of(self, seat: int) -> Options:
        """What this one may do."""
        lives = self._alive[seat]
        shoots = seat not in self._shot if lives else seat in self._shooting
        nominates = (lives or seat in self._wailing) and seat not in self._nominated
        return self._acts[
            self._exiles,
            self._targets if shoots else (),
            self._nominees if nominates else (),
            self._beggars if seat in self._givers else (),
            self._at_this_time(powers_left(self._grimoire, seat), nominates=nominates)
            if self._powers
            else (),
            self._deeds.get(seat, ()),
        ]

    def _at_this_time(self, powers: tuple[str, ...], *, nominates: bool = True) -> tuple[str, ...]:
        """A Psychopath strikes before nominations; the Storyteller is nominated by whoever may nominate."""
        if not powers:
            return ()
        barred = [] if self._prompt == DAY else [STRIKE]
        may_not = not nominates or not self._nominees or is_nominated_today(self._grimoire)
        if self._prompt == DAY or may_not:
            barred.append(INDICT)
        return tuple(word for word in powers if word not in barred)


# ---- who may shoot


def who_have_shot(grimoire: Grimoire) -> tuple[int, ...]:
    """Anybody alive may say once in the game to be the Slayer, but not these again."""
    shots: tuple[int, ...] = notes.SHOTS.of(grimoire)
    if not shots or uses_each(grimoire) == 1:
        return shots
    return tuple(seat for seat in shots if shots.count(seat) > 1)


def who_may_shoot_though_dead(grimoire: Grimoire, shot: tuple[int, ...]) -> list[int]:
    """A dead Slayer who has the ability again, as far as they know."""
    kept = [mark.seat for mark in grimoire.marks if mark.kind == KEPT]
    slayers = [seat for seat in kept if seat not in shot and grimoire.beliefs[seat] == whose(SLAY)]
    return [seat for seat in slayers if keeps(grimoire, seat)]


# ---- who may nominate, and whom


def who_may_not_nominate(town: Square) -> list[int | None]:
    """Who has nominated today, and whom an ability of their own forbids it, whether it works or not."""
    forbidden = [grant.seat for grant, is_so in town.answers(questions.MayNotNominate()) if is_so]
    return [*who_have_nominated(town.grimoire), *forbidden]


def who_have_nominated(grimoire: Grimoire) -> list[int | None]:
    """The living may, once a day each, a Banshee whom the Demon has killed twice: these not again today."""
    nominators = [nominator for nominator, _ in notes.NOMINATED.of(grimoire)]
    return [
        seat
        for seat in nominators
        if seat is None or nominators.count(seat) > 1 or not bears(grimoire, seat, WAILING)
    ]


def who_wail(grimoire: Grimoire) -> list[int]:
    """The dead Banshees who may nominate as if they lived."""
    marked = [mark.seat for mark in grimoire.marks if mark.kind == WAILING]
    return [seat for seat in marked if not grimoire.alive[seat] and bears(grimoire, seat, WAILING)]


def nominees_today(town: Square) -> tuple[int, ...]:
    """Who may be nominated: nobody twice a day, and no Traveller."""
    taken = [nominee for _, nominee in notes.NOMINATED.of(town.grimoire)]
    return tuple([seat for seat in town.residents if seat not in taken]) if taken else town.residents


def nominees_for_players(town: Square) -> tuple[int, ...]:
    """Whom the players may nominate, unless the Storyteller nominates in their stead."""
    by_storyteller = town.answer(questions.StorytellerNominates(())) is not None
    return () if by_storyteller else nominees_today(town)


# ---- Travellers and Fabled


def who_may_be_exiled(grimoire: Grimoire, travellers: tuple[int, ...]) -> tuple[int, ...]:
    """Each Traveller once a day."""
    called = notes.CALLED.of(grimoire)
    return tuple([seat for seat in travellers if seat not in called])


def who_may_give(town: Square) -> list[int]:
    """A dead player may give away the vote that is left."""
    alive = town.grimoire.alive
    return [seat for seat in town.everyone if not alive[seat] and notes.TOKENS.by(seat).of(town.grimoire) > 0]


def deeds_of_travellers(town: Square) -> list[tuple[int, Deed]]:
    """What only some may do on the floor, and with whom; nothing for the dead."""
    deeds, alive = town.answers(questions.DeedsOfOne()), town.grimoire.alive
    return [(grant.seat, deed) for grant, deed in deeds if deed[1] and alive[grant.seat]]


def deeds_of_some(town: Square, travellers: tuple[int, ...]) -> dict[int, tuple[Deed, ...]]:
    """What Travellers may do by their abilities, and anybody because of the Fabled."""
    own: dict[int, tuple[Deed, ...]] = {}
    travelling = deeds_of_travellers(town) if travellers else []
    for seat, deed in (*travelling, *fabled.deeds(town)):
        own[seat] = (*own.get(seat, ()), deed)
    return own
