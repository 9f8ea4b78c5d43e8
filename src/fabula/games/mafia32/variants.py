"""The variants of Mafia with 32 cards, and how long what lasts."""

from __future__ import annotations

from fabula.core.rulings import THIRD, rulings_now
from fabula.core.tale import Setting, Timer

SETTINGS = (
    Setting("candidates", "everyone", ("everyone", "nominated"), cards=()),
    Setting("hands", "in_turn", ("in_turn", "at_once", "secret"), cards=()),
    Setting("open_hands", False, cards=()),
    Setting("must_vote", False, cards=()),
    Setting("tie", "revote_none", ("revote_none", "random", "all"), cards=()),
    Setting("last_words", False, cards=()),
    Setting("blocked_info", "random", ("random", "truth", "town"), cards=("beauty",)),
    Setting("crossed_arms", "detective", ("detective", "all"), cards=("judge", "journalist"), before="all"),
    Setting("spy_vote", "dummy", ("dummy", "counts"), cards=("spy",)),
    Setting("journalist_gangs", "different", ("different", "same"), cards=("journalist",)),
    Setting("judge_infected", "keep", ("keep", "free"), cards=("judge",)),
    Setting("infected", "join", ("join", "checks_only"), cards=("patient_zero",)),
    Setting("infected_criminals", "count", ("count", "gone"), cards=("patient_zero",), before="gone"),
    Setting("maniac_pass", False, cards=("maniac",)),
    Setting("loner_blocks", False, cards=("mafioso", "triad", "maniac", "black_widow", "patient_zero")),
    Setting("pad_calls", False, cards=()),
    rulings_now(THIRD),
)
TIMERS = (
    Timer("look", 20, 5, 120),
    Timer("step", 15, 4, 90),
    Timer("gang", 15, 4, 90),
    Timer("talk", 300, 20, 1800),
    Timer("vote", 30, 5, 180),
    Timer("hand", 8, 3, 60),
    Timer("farewell", 20, 5, 120),
)
