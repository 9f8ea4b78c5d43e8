"""Prompts: what players are asked besides what a role asks by its own id, each by one constant.

Who lets the time pass does nothing, or where they have to do something, a lot decides.
"""

from __future__ import annotations

from fabula.core.requests import Prompt

# ---- by day
VOTE = Prompt("vote")
SECRET_VOTE = Prompt("secret_vote")
EXILE = Prompt("exile")
INDICT = Prompt("indict")
CULT = Prompt("cult")
LAST_WISH = Prompt("last_wish")
FIDDLER_WHOM = Prompt("fiddler_whom")
FIDDLER_WINS = Prompt("fiddler_wins")
POINTING = Prompt("pointing")
ROSHAMBO = Prompt("roshambo")
STOP_RIOT = Prompt("stop_riot")
GANGSTER_AGREES = Prompt("gangster_agrees")

# ---- by night
HARLOT_AGREES = Prompt("harlot_agrees")
HATTER_MINION = Prompt("hatter_minion")
SEEK_OUT = Prompt("seek_out")
TAKE_MONSTA = Prompt("take_monsta")
LIVE_OR_DIE = Prompt("live_or_die")


def naming(role: str) -> Prompt:
    """Who is this Minion, whom an Alchemist or a Magician seeks."""
    return Prompt(f"name_{role}")


def led(what: str) -> Prompt:
    """What whoever leads has a player asked: so many players, a role, yes or no."""
    return Prompt(f"led_{what}")
