"""Who wins: the last page of the book, as one function."""

from __future__ import annotations

from collections.abc import Sequence

from fabula.games.onenight.cards import almanac


def winners(roles: Sequence[str], dead: Sequence[int]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The sides and seats that win, from the roles of the players' final cards and the seats that died."""
    seats = range(len(roles))
    wolves = [seat for seat in seats if almanac.kind_of[roles[seat]] == "werewolf"]
    tanners = [seat for seat in dead if almanac.kind_of[roles[seat]] == "tanner"]
    winning = [(seat, "tanner") for seat in tanners]
    if village_wins(wolves, dead):
        winning += [(seat, "village") for seat in seats if almanac.side_of[roles[seat]] == "village"]
    elif not tanners:
        winning += [(seat, "werewolf") for seat in winning_pack(roles, wolves, dead)]
    winning.sort()
    return tuple(sorted({side for _, side in winning})), tuple(seat for seat, _ in winning)


def village_wins(wolves: Sequence[int], dead: Sequence[int]) -> bool:
    """A Werewolf dies, whoever else does; without Werewolves, nobody at all dies."""
    return any(seat in wolves for seat in dead) if wolves else not dead


def winning_pack(roles: Sequence[str], wolves: Sequence[int], dead: Sequence[int]) -> list[int]:
    """Werewolves, all alive, with their Minions; without Werewolves, each Minion who outlives another.

    No Tanner has died and the village has not won.
    """
    minions = [seat for seat in range(len(roles)) if almanac.kind_of[roles[seat]] == "minion"]
    if wolves:
        return [*wolves, *minions]
    return [seat for seat in minions if seat not in dead and dead]
