"""What one pass down a timeline has come to, and what the steps of it do to a branch."""

from __future__ import annotations

from typing import NamedTuple

from fabula.deduction.clocktower.branch import (
    ANY_NIGHT,
    CORRUPT,
    DRINK,
    FOREVER,
    SWAP,
    Branch,
    Cloud,
    Demand,
    Sober,
    Source,
    Turn,
    townsfolk_beside,
)
from fabula.deduction.clocktower.quiet import quiet_of
from fabula.deduction.clocktower.roles import GOOD, MAKING_MINIONS, TOLD_IF_ABLE, TOLD_OF
from fabula.deduction.clocktower.sight import View
from fabula.deduction.clocktower.timeline import DEATHS, Timeline
from fabula.games.clocktower.almanac.knowing import at_least

MOST_IDIOTS = 3
SMALL = 1 << 17  # so many deals: to go through them costs less than to look at each step at roles for nothing


class Left(NamedTuple):
    """The deals that are left of one branch, and who is what at its end."""

    deals: int
    branch: Branch
    time: Timeline


class History:
    """One pass down a timeline with these turns in it, and no other."""

    def __init__(self, time: Timeline, live: int, turns: tuple[Turn, ...] = ()) -> None:
        self.time, self.turns, self.step = time, turns, 0
        self.taken = 0  # branches that have been gone through
        self.possible: dict[Turn, int] = {}  # other turns that could come, and in which deals
        self.left: list[Left] = []
        self.unchanged = 0  # of these the deals in which nobody has become anything else
        branch = self.start = _as_dealt(time, live)
        self.liar = list(time.evil)
        self.quiet = {seat: quiet_of(time, seat) for seat in branch.who.get("goon", ())}
        self.counts_the_woken = any(one.role == "chambermaid" for one in time.case.told)
        for turn in turns:
            self.liar[turn.seat] = time.all
            if turn.kind == SWAP:
                self.liar[turn.by] = 0
        if time.case.you is not None:
            self.liar[time.case.you] = 0
        self.honest = [time.all ^ lies for lies in self.liar]
        self._begin(branch)

    # ---- its beginning

    def _begin(self, branch: Branch) -> None:
        time = self.time
        for place, turn in enumerate(self.turns):
            if turn.kind == CORRUPT:
                branch.evil[turn.seat] |= branch.anybody("bountyhunter")
                branch.turned = (*branch.turned, place)
        self._lay_sources(branch)
        branch.monsta = time.deals.monsta
        branch.unmade = time.deals.unmade
        for role in TOLD_OF:
            if role in time.roles and role not in TOLD_IF_ABLE:
                branch.live &= ~self._nobody_says(role, branch)
        if time.has_long and "poisoner" in time.roles:
            branch.poisons = tuple(roles.get("poisoner", 0) for roles in branch.role)
        if "pukka" in time.roles:
            branch.pukkas = tuple(roles.get("pukka", 0) for roles in branch.role)
        self.derive(branch)

    def _lay_sources(self, branch: Branch) -> None:
        """Whom somebody may have made drunk or poisoned from the start."""
        time = self.time
        for role in time.case.holders("puzzlemaster"):
            here = branch.where(role)
            if here:
                others = {seat: here & ~branch.here(seat, role) for seat in range(time.seats)}
                branch.sources.append(Source(0, FOREVER, others, here, "puzzlemaster"))
        if "villageidiot" in time.roles:
            branch.sources.append(self._drunk_among_idiots(branch))

    def choose_somebody_else(self, branch: Branch, role: str) -> None:
        """Somebody has made another drunk or poisoned from now on: a Widow, a Lleech."""
        here = branch.where(role)
        others = {seat: here & ~branch.here(seat, role) for seat in range(self.time.seats)}
        branch.sources = [*branch.sources, Source(self.step, FOREVER, others, here, role)]

    def choose_anew(self, branch: Branch, seat: int, role: str, deals: int) -> None:
        """Whoever has just become a Lleech chooses a host among the living, a Widow whom to poison."""
        dead_too = role == "widow"
        if deals and (dead_too or role == "lleech"):
            others = [other for other, lives in enumerate(branch.alive) if lives or dead_too]
            whom = {other: deals for other in others if other != seat}
            branch.sources = [*branch.sources, Source(self.step + 1, FOREVER, whom, deals, role)]

    def _drunk_among_idiots(self, branch: Branch) -> Source:
        """Of several Village Idiots one is drunk, of whom some may have been made Minions at once."""
        idiots, made = [branch.here(seat, "villageidiot") for seat in range(self.time.seats)], 0
        for role in MAKING_MINIONS:
            made |= branch.where(role)
        several = at_least(idiots, 2, self.time.all) | made & at_least(idiots, 1, self.time.all)
        seats = {seat: several & here for seat, here in enumerate(idiots)}
        gone = made & several & ~at_least(idiots, MOST_IDIOTS, self.time.all)  # the drunk one, made a Minion
        return Source(0, FOREVER, seats, several, nowhere=gone)

    def living_or_kept(self, branch: Branch, role: str) -> int:
        """Where somebody who has this role lives, or keeps its ability, whether it works or not."""
        found = 0
        for seat in branch.who.get(role, ()):
            found |= branch.here(seat, role) & (-1 if branch.alive[seat] else branch.keeps[seat])
        return found

    def somebody_was_told(self, branch: Branch, night: int) -> None:
        """Of whom somebody good would be told in the first night, and was not, was drunk or poisoned."""
        for role in TOLD_IF_ABLE:
            if role in self.time.roles:
                silent = self._nobody_says(role, branch)
                for seat in branch.who.get(role, ()) if silent else ():
                    self.demand(branch, night, seat, silent & branch.here(seat, role))

    def _nobody_says(self, role: str, branch: Branch) -> int:
        """Where this role is in play, of which somebody good is told, and nobody good says that they were."""
        silent = 0
        for seat in branch.who.get(role, ()):
            heard = self._kept_from_telling(branch, seat, role)
            if role == "widow":  # of whom a Spy may have been told, who seems good
                heard |= branch.where("spy")
            for turn in self.turns:  # who is evil by now need not say that they were told
                heard |= self.time.all ^ self.time.evil[turn.seat]
            for one in self.time.case.told:
                about = one.players[0] if one.players else seat
                if one.role == role and one.kind == "told" and about == seat:
                    heard |= self.honest[one.by]
            here = branch.here(seat, role)
            silent |= here ^ here & heard
        return silent

    def _kept_from_telling(self, branch: Branch, seat: int, role: str) -> int:
        """Where a Preacher or an Engineer has come before somebody of this evil role was to be known."""
        found = 0
        for one in self.time.case.told if not GOOD[role] else ():
            if one.night == 1 and (
                one.role == "engineer" or (one.role == "preacher" and seat in one.players)
            ):
                found |= branch.here(one.by, one.role)
        return found

    # ---- what steps do

    def derive(self, branch: Branch) -> None:
        """Lay the drunkenness and poison whose place the rules say.

        A No Dashii that is well poisons those beside it, and what they have done to others rests.
        """
        time = self.time
        branch.impaired = list(branch.fixed)
        if not (branch.clouded or branch.lulled or branch.sickness or branch.pukkas or time.has_no_dashii):
            return
        if branch.sickness:
            for seat in range(time.seats):
                branch.impaired[seat] |= branch.sickness & branch.kind[seat]["townsfolk"]
        for deals, _ in branch.lulled:
            for seat in range(time.seats):
                branch.impaired[seat] |= deals ^ deals & branch.role[seat].get("minstrel", 0)
        before = branch.impaired
        if branch.clouded:
            before = list(before)
            _cloud(branch)
        poisoned = self._beside_a_no_dashii(branch) if time.has_no_dashii else ()
        for seat, deals in poisoned:
            before[seat] |= deals
        if poisoned and branch.clouded:
            branch.impaired = before
            _cloud(branch)
        if branch.pukkas and (branch.clouded or branch.lulled or branch.lame):
            branch.rest_while_drunk(self.step)

    def _beside_a_no_dashii(self, branch: Branch) -> list[tuple[int, int]]:
        """Whom a No Dashii poisons, and where."""
        found: list[tuple[int, int]] = []
        for seat in branch.who.get("nodashii", ()):
            alive = branch.alive[seat]
            here = branch.here(seat, "nodashii") & branch.live & ~branch.impaired[seat] if alive else 0
            for step in (1, -1) if here else ():
                found += townsfolk_beside(branch, seat, step, here)
        return found

    def demand(self, branch: Branch, day: int, seat: int, deals: int, step: int = -1, ring: int = 0) -> None:
        """Let a seat have been drunk or poisoned at a step, or just now, in these deals."""
        if not deals:
            return
        deals &= branch.live
        deals ^= deals & branch.impaired[seat]
        if not deals:
            return
        when, short = self.step if step < 0 else step, deals & branch.short
        could = short
        if self.time.has_long and deals != short:
            could |= deals & self.may_be_impaired(branch, seat, when)
        branch.live ^= branch.live & (deals ^ deals & could)
        if could:
            branch.demands.append(Demand(when, day, seat, could, short, ring))

    def may_be_impaired(self, branch: Branch, seat: int, step: int) -> int:
        """Where what lasts may have made a seat drunk or poisoned at a step, for all that has come."""
        if step > self.step:
            return -1
        found = bitten = 0
        for source in branch.sources:
            if source.lies_on(seat, step):
                here = source.seats.get(seat, 0) & source.deals
                found, bitten = (found, bitten | here) if source.of == "pukka" else (found | here, bitten)
        if "pukka" in self.time.roles:
            for begins, deals in branch.poisoned_from:
                bitten |= deals if begins <= step else 0
            if self.time.steps[self.step][0] == DEATHS:
                bitten |= branch.demons("pukka")
            if self.time.stays:  # a Pukka is kept by its own poison from nothing
                bitten &= ~branch.here(seat, "pukka")
        return found | bitten

    def must_work(self, branch: Branch, day: int, seat: int, deals: int, step: int = -1) -> None:
        """Let a seat have been neither drunk nor poisoned at a step, or just now, in these deals."""
        if not deals:
            return
        branch.live ^= branch.live & deals & branch.impaired[seat]
        deals &= branch.live
        if deals:
            branch.sobers.append(Sober(self.step if step < 0 else step, day, seat, deals))

    def may_be_left_alone(self, seat: int, night: int) -> int:
        """Where nothing shows of a Goon at this seat, nor matters who was the first to choose it tonight."""
        quiet = self.quiet.get(seat)
        return quiet.deals if quiet is not None and night not in quiet.nights else 0

    def is_to_come(self, branch: Branch) -> bool:
        """Whether a turn of this history has not come yet that has its night."""
        turns = enumerate(self.turns)
        return any(turn.night != ANY_NIGHT and place not in branch.turned for place, turn in turns)

    def takes(self, branch: Branch, turn: Turn, deals: int) -> Branch | None:
        """A branch in which this turn comes, if it belongs to this history; else it is kept for another."""
        if not deals:
            return None
        if turn not in self.turns:
            if not self.is_to_come(branch):
                self.possible[turn] = self.possible.get(turn, 0) | deals
            return None
        new = branch.copy()
        new.live &= deals
        place = self.turns.index(turn)
        new.turned = new.turned if place in new.turned else (*new.turned, place)
        return new

    def feign_death(self, branch: Branch, seat: int) -> int:
        """Where a Zombuul only seems to die, as it does once, if it is neither drunk nor poisoned."""
        first = branch.here(seat, "zombuul") & branch.live & ~branch.feigns[seat] & ~branch.impaired[seat]
        if first:
            branch.feigns = list(branch.feigns)
            branch.feigns[seat] |= first
            self.must_work(branch, self.time.steps[self.step][1], seat, first)
        return first

    def pass_away(self, branch: Branch, seat: int, after: int = 0) -> None:
        """What the death of a player ends and begins: the poison of a Widow, the pain of a Sweetheart.

        Somebody who drank with them may do so for a step `after`.
        """
        if "widow" in self.time.roles:
            branch.end_poison_of(seat, "widow", self.step)
        if "lleech" in self.time.roles:
            branch.spare(seat, "lleech", self.step, self._where_a_lleech_dies_too(branch, seat))
            branch.end_poison_of(seat, "lleech", self.step)
        branch.drink_no_more(seat, self.step + after)
        if branch.lulled:
            mine = branch.here(seat, "minstrel")
            branch.lulled = tuple((deals & ~mine, day) for deals, day in branch.lulled)
        self.end_what_has_no_source(branch)
        if branch.unmade:  # there will be no Demon, and the game goes on for twins alone
            summoner = branch.unmade & branch.here(seat, "summoner")
            branch.stalled |= summoner & branch.in_play("summoner") & self.both_twins_live(branch)
            branch.unmade ^= summoner
            branch.live &= ~summoner | branch.stalled
        if "pukka" in self.time.roles:
            self.end_poison_of_a_pukka(branch, branch.here(seat, "pukka"))
        here = self.as_outsider(branch, seat, "sweetheart") & branch.live & ~branch.impaired[seat]
        here &= ~branch.doomed
        if here:
            everybody = dict.fromkeys(range(self.time.seats), here)
            pain = Source(self.step + 1, FOREVER, everybody, here, "sweetheart", by=seat)
            branch.sources = [*branch.sources, pain]
        self.derive(branch)
        if branch.plots & ~branch.short:  # who was drunk by whoever has died is well again
            self.end_what_has_no_source(branch)

    def _where_a_lleech_dies_too(self, branch: Branch, seat: int) -> int:
        """Where a Lleech is found dead together with this player, after which the game may still go on."""
        line, number, _ = self.time.steps[self.step]
        together = self.time.found_dead if line == DEATHS else self.time.fallen_by_day
        found = 0
        for other in together.get(number, ()):
            found |= branch.here(other, "lleech") if other != seat else 0
        return found

    def both_twins_live(self, branch: Branch) -> int:
        """Where an able Evil Twin lives, and whoever was told of them by now: good cannot win."""
        found, now = 0, self.time.steps[self.step][1]
        for one in self.time.case.told:
            if one.role == "eviltwin" and one.kind == "told" and one.players and one.night <= now:
                both = branch.able(one.player, "eviltwin") | branch.able(one.by, "eviltwin")
                alive = branch.alive[one.by] and branch.alive[one.player]
                found |= both & self.honest[one.by] if alive else 0
        return found

    def end_poison_of_a_pukka(self, branch: Branch, dead: int) -> None:
        """Whom a Pukka had poisoned when it died or changed is healthy, and does not die of it.

        Where it has killed tonight before that, as itself, whoever that was is known by now.
        """
        for step, deals in branch.poisoned_from:
            since = deals & dead & branch.live
            for one in branch.sources:
                since &= ~one.deals if (one.of, one.begins) == ("pukka", step) else -1
            if since:
                seats = {seat: since & ~branch.here(seat, "pukka") for seat in range(self.time.seats)}
                source = Source(step, self.step, seats, since, "pukka")
                branch.sources = [*branch.sources, *branch.rested(source)]
        branch.poisoned_from = tuple((step, deals & ~dead) for step, deals in branch.poisoned_from)

    def as_outsider(self, branch: Branch, seat: int, role: str) -> int:
        """Where a seat has this Outsider's ability, as that Outsider or as a Hermit."""
        hermit = branch.here(seat, "hermit") if role in self.time.case.hermit else 0
        return branch.here(seat, role) | hermit

    def borrows(self, branch: Branch, seat: int, role: str, night: int) -> int:
        """Where a seat has this ability of another: a Cannibal, a Pixie, a Philosopher."""
        if role not in self.time.borrowed:
            return 0
        borrows = self.left_to_a_cannibal(branch, seat, role, night)
        if "pixie" in self.time.roles and any(
            (one.by, one.role, one.shown) == (seat, "pixie", (role,)) for one in self.time.case.told
        ):
            borrows |= branch.here(seat, "pixie")
        if role in self.time.case.hermit:
            borrows |= branch.here(seat, "hermit")
        if self.time.chosen.get(seat) == role:
            borrows |= branch.here(seat, "philosopher") & ~branch.void.get(seat, 0)
        return borrows

    def has(self, branch: Branch, seat: int, role: str) -> int:
        """Where a seat has this role, or is a Philosopher who has chosen it by now, drunk or not."""
        here = branch.here(seat, role)
        if self.time.chosen.get(seat) == role:
            since = self.time.used.get((seat, "philosopher"), (1,))
            if since[-1] <= self.time.steps[self.step][1]:
                here |= branch.here(seat, "philosopher") & ~branch.void.get(seat, 0)
        return here

    def able_as(self, branch: Branch, seat: int, role: str, night: int) -> int:
        """Where a seat has this ability, its own or another's, and is not drunk or poisoned by rule."""
        lives = branch.alive[seat]
        borrows = self.borrows(branch, seat, role, night) & ~branch.impaired[seat] if lives else 0
        return branch.able(seat, role) | borrows

    def left_to_a_cannibal(self, branch: Branch, seat: int, role: str, night: int) -> int:
        """Where a seat is a Cannibal whom the last that was executed before a night has left this ability."""
        eaten = [day for day in self.time.executed if day < night] if "cannibal" in self.time.roles else []
        if not eaten:
            return 0
        left = self.time.executed[max(eaten)]
        return branch.here(seat, "cannibal") & branch.here(left, role) & ~branch.evil[left]

    def end_what_has_no_source(self, branch: Branch) -> None:
        """Without those whose Poisoner or Xaan has died or is another role."""
        if branch.plots:
            short = branch.short
            branch.short = branch.plots & self.poisoners(branch)
            self._act_again(branch, short & ~branch.short)
        if branch.sickness:
            branch.sickness &= branch.anybody("xaan")

    def _act_again(self, branch: Branch, well: int) -> None:
        """What rested because a Poisoner had poisoned whoever does it goes on with that Poisoner's death."""
        rest: list[Cloud] = []
        for by, seat, deals, till in branch.paused if well & branch.live else ():
            back = deals & well & ~self.may_be_impaired(branch, by, self.step)
            branch.clouded = [*branch.clouded, (by, seat, back, till)] if back else branch.clouded
            rest += [(by, seat, deals & ~back, till)] if deals & ~back else []
        branch.paused = rest if well & branch.live else branch.paused

    def poisoners(self, branch: Branch) -> int:
        """Where a Poisoner poisons."""
        return branch.anybody("poisoner")

    def remember_who_woke(self, branch: Branch, seat: int, deals: int) -> None:
        """Whoever becomes another role tonight was woken as what they were, or not, and is not woken anew."""
        if not (self.counts_the_woken and deals):
            return
        woken = View(self.time, branch, night=self.time.steps[self.step][1]).woke(seat)[1]
        here, before = branch.before.get(seat, (0, 0))
        branch.before = {**branch.before, seat: (here | deals, before & ~deals | woken & deals)}

    def remember_who_was_woken(self, branch: Branch, seat: int, deals: int, place: int, role: str) -> None:
        """Remember of whoever becomes this role at a place of the sheet that they may be woken as it."""
        if self.counts_the_woken and deals:
            see = View(self.time, branch, night=self.time.steps[self.step][1])
            here, before = branch.before.get(seat, (0, 0))
            woken = see.woke_before(seat, place, role) & deals
            branch.before = {**branch.before, seat: (here | deals, before & ~deals | woken)}

    def save_by_a_scarlet_woman(self, branch: Branch, dead: int, lost: int, before: int) -> int:
        """Where a Scarlet Woman becomes the Demon that has died; five had to live just before."""
        saved = 0
        if before < 5 or not lost:
            return saved
        line, night, _ = self.time.steps[self.step]
        tonight = self.time.found_dead.get(night, ()) if line == DEATHS else ()
        # who has died just before may have made her drunk
        drank = any(one.of == DRINK and one.by in tonight for one in branch.sources)
        for seat in branch.who.get("scarletwoman", ()):
            here = branch.able(seat, "scarletwoman") & lost & ~saved if branch.alive[seat] else 0
            if here:
                self.must_work(branch, night, seat, here, self.step + drank)
                self.remember_who_woke(branch, seat, here)
                for role in self.time.demon_roles:
                    branch.become(seat, role, here & branch.here(dead, role))
                saved |= here & branch.live
        return saved


def _as_dealt(time: Timeline, live: int) -> Branch:
    """All as they began; of a part of all deals, if it is small, without who can be nothing in these."""
    if not time.is_part or time.deals.total > SMALL:
        return Branch(time.deals.role, live, time.kinds, time.who)
    role = [{one: here for one, all_ in mine.items() if (here := all_ & live)} for mine in time.deals.role]
    return Branch(role, live, time.kinds)


def _cloud(branch: Branch) -> None:
    """Lay what somebody has done to somebody else: whoever acted last was well then."""
    for by, seat, deals, _ in reversed(branch.clouded):
        if branch.alive[by]:
            branch.impaired[seat] |= deals & (~branch.impaired[by] if by != seat else -1)
