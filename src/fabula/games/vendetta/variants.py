"""The variants of the book as settings, and which of them exclude each other."""

from __future__ import annotations

from collections.abc import Iterator

from fabula.core.grimoire import Grimoire
from fabula.core.refusals import Refusal
from fabula.core.rulings import FOURTH, THIRD, goes_by, rulings_now
from fabula.core.settings import SettingValues
from fabula.core.tale import Setting
from fabula.games.vendetta import notes

HANDS, ROSES, JUDGE, PANIC, DIE = "hands", "roses", "judge", "panic", "die"
VENGEANCE, SECRETS = "vengeance", "secrets"
AT_SIX, ALWAYS, NEVER = "at_six", "always", "never"
FACES = (HANDS, ROSES, VENGEANCE, JUDGE, PANIC, SECRETS)
DIE_OF_THE_BOOK = (ROSES, VENGEANCE, JUDGE, PANIC, SECRETS, HANDS)
# Whether all hear what a vote comes to beside its hands: by our third rulings, and where a game says so.
WEIGHTS = "weights"
TOLD, UNTOLD = "told", "untold"
# When the tale of a variant is told: as the cards are looked at, or where all talk for the first time.
AT_DUSK, AT_NIGHT, AT_ELECTION = "dusk", "night", "election"
# The four chapters of variants, for those who have played enough by the plain rules.
HARD_FOR_HUNTERS, HARD_FOR_VAMPIRES, VOTES, SPECIAL = "hunters", "vampires", "votes", "special"
FOR_SIX = 6
AT_ONCE, IN_TURN = "at_once", "in_turn"  # how hands are raised
EVERYONE, SUSPECTED = "everyone", "suspected"  # who is up for the vote
GATE = 3

SETTINGS = (
    Setting("temporary_host", AT_SIX, (AT_SIX, ALWAYS, NEVER), cards=(), led=NEVER),
    Setting("hands", IN_TURN, (AT_ONCE, IN_TURN), cards=(), before=AT_ONCE),
    Setting("open_hands", False, cards=()),
    Setting("candidates", EVERYONE, (EVERYONE, SUSPECTED), cards=(), before=EVERYONE),
    Setting("visiting_hunters", False, cards=("hunter",), chapter=HARD_FOR_HUNTERS, told=AT_DUSK),
    Setting(
        "lone_hunters",
        False,
        cards=("hunter", "ringleader", "fledgling", "scout", "beauty"),
        chapter=HARD_FOR_HUNTERS,
        told=AT_NIGHT,
    ),
    Setting("masquerade", False, cards=("vengeful_varg",), chapter=HARD_FOR_VAMPIRES, told=AT_NIGHT),
    Setting(
        "masquerade_tells",
        "counts",
        ("counts", "result"),
        under=("masquerade", True),
        cards=(),
        chapter=HARD_FOR_VAMPIRES,
    ),
    Setting("fury", False, cards=(), chapter=HARD_FOR_VAMPIRES, told=AT_NIGHT),
    Setting("voting", HANDS, (HANDS, ROSES, JUDGE, PANIC, DIE), cards=(), chapter=VOTES, told=AT_NIGHT),
    Setting("vengeance", False, cards=(), chapter=VOTES, told=AT_NIGHT),
    Setting("hunter_of_hunters", False, cards=(), chapter=VOTES, told=AT_ELECTION),
    Setting("secrets", False, cards=(), chapter=VOTES, told=AT_DUSK),
    *(
        Setting(f"die_{face}", variant, FACES, under=("voting", DIE), cards=(), chapter=VOTES)
        for face, variant in enumerate(DIE_OF_THE_BOOK, 1)
    ),
    Setting("enchanted", False, cards=(), chapter=SPECIAL, told=AT_NIGHT),
    Setting("kin", False, cards=("werewolf", "kitsune"), chapter=SPECIAL, told=AT_NIGHT),
    Setting("pits", False, cards=("werewolf",), chapter=SPECIAL, told=AT_NIGHT),
    Setting(
        "ambush",
        "nearest",
        ("nearest", "nearest_hunter"),
        under=("pits", True),
        cards=("werewolf",),
        chapter=SPECIAL,
    ),
    Setting("undercover", False, cards=("scout", "beauty", "hunter"), chapter=SPECIAL, told=AT_NIGHT),
    Setting("prince_repeat", False, cards=("prince",)),
    Setting("queen_self", "once", ("once", "never"), cards=("queen",)),
    Setting("undine", "lure", ("lure", "swap", "none"), cards=("undine",)),
    Setting("bride", "seek_lord", ("seek_lord", "heir"), cards=("bride",)),
    Setting("banshee", "omen", ("omen", "curse"), cards=("banshee",)),
    Setting("dhampir", "scent", ("scent", "lookout"), cards=("dhampir",)),
    Setting("revenant", "count", ("count", "compare"), cards=("revenant",)),
    Setting("ghoul", "bite", ("bite", "grave"), cards=("ghoul",)),
    Setting("kitsune", "mask", ("mask", "frame"), cards=("kitsune",)),
    Setting("scout", "type", ("type", "lord"), cards=("scout",)),
    rulings_now(FOURTH),
)
RETIRED = (Setting(WEIGHTS, TOLD, (TOLD, UNTOLD), cards=()),)


def tells_weights(grimoire: Grimoire) -> bool:
    """Whether all hear what a vote comes to where hands alone do not say it."""
    return goes_by(grimoire, THIRD) or grimoire.settings.get(WEIGHTS) == TOLD


def die_of(settings: SettingValues) -> tuple[str, ...]:
    """What each face of the die stands for."""
    return tuple(str(settings[f"die_{face}"]) for face in range(1, 7))


def refuse_contradictions(settings: SettingValues) -> None:
    """Refusal for variants that cannot be played together."""
    for one, other in _contradictions(settings):
        raise Refusal("variants-exclude", one=one, other=other)


def _contradictions(settings: SettingValues) -> Iterator[tuple[str, str]]:
    """Pairs of variants of which one takes away what the other needs."""
    rolled = settings["voting"] == DIE
    faces = die_of(settings) if rolled else ()
    avenged = settings["vengeance"] or VENGEANCE in faces
    # They learn who they are at noon of the first day; who wakes alone never does.
    if settings["visiting_hunters"] and settings["lone_hunters"]:
        yield "visiting_hunters", "lone_hunters"
    # The candidates would name those who voted in secret.
    if settings["masquerade"] and avenged:
        yield "masquerade", "vengeance"
    # The candidates would tell the side of a card that stays closed.
    if settings["fury"] and avenged:
        yield "fury", "vengeance"
    # Everybody gives one rose of each kind.
    if settings["hunter_of_hunters"] and settings["voting"] == ROSES:
        yield "hunter_of_hunters", "roses"
    # The die says when.
    for variant in (VENGEANCE, SECRETS):
        if rolled and settings[variant]:
            yield DIE, variant


def tonight(grimoire: Grimoire) -> str:
    """How this night is voted, with the die or without."""
    if grimoire.settings["voting"] == DIE:
        rolled = notes.TONIGHT.known(grimoire)
        return rolled if rolled in (ROSES, JUDGE, PANIC) else HANDS
    return str(grimoire.settings["voting"])


def holds_tonight(grimoire: Grimoire, variant: str) -> bool:
    """Whether vengeance or secrets hold this night."""
    return bool(grimoire.settings[variant]) or notes.TONIGHT.of(grimoire) == variant


def are_called_in_turn(grimoire: Grimoire) -> bool:
    """Whether one name is called after another, and hands are raised for each."""
    return grimoire.settings["hands"] == IN_TURN and tonight(grimoire) == HANDS


def has_temporary_host(grimoire: Grimoire) -> bool:
    """Whether the first night is led by a player: with six, or always; at the gate never."""
    when = grimoire.settings["temporary_host"]
    return (when == ALWAYS and grimoire.seats != GATE) or (when != NEVER and grimoire.seats == FOR_SIX)
