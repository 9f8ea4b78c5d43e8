"""In which order the roles of the box and its Travellers are woken, on the first night and on the others.

One order serves all scripts; the printed sheet of each set keeps to it. A line whose role is not ruled yet is
left out.
"""

from __future__ import annotations

from fabula.games.clocktower.cards import almanac

NEWS, MINION_INFO, DEMON_INFO = "news", "minion_info", "demon_info"
OF_ALL = (NEWS, MINION_INFO, DEMON_INFO)  # lines that are no role's


def ruled(*lines: str) -> tuple[str, ...]:
    """These lines without those of roles that have no rules here."""
    return tuple(line for line in lines if line in OF_ALL or line in almanac.printed)


FIRST_NIGHT = ruled(
    "lord_of_typhon", "kazali",
    "apprentice", "barista", "bureaucrat", "thief",
    "boffin",
    "philosopher",
    "yaggababble",
    MINION_INFO, "lunatic",
    "summoner",
    DEMON_INFO,
    "sailor",
    "marionette", "lil_monsta", "lleech", "xaan",
    "poisoner",
    "widow",
    "courtier", "snake_charmer", "godfather",
    "organ_grinder",
    "devils_advocate", "evil_twin", "witch", "cerenovus",
    "fearmonger", "harpy", "mezepheles",
    "pukka",
    "washerwoman", "librarian", "investigator", "chef", "empath", "fortune_teller", "butler",
    "grandmother", "clockmaker", "dreamer", "seamstress",
    "spy", "chambermaid", "mathematician",
    "leviathan", "vizier",
)  # fmt: skip
OTHER_NIGHTS = ruled(
    "apprentice", "barista", "bureaucrat", "thief", "harlot", "bone_collector",
    NEWS,
    "philosopher", "sailor",
    "xaan",
    "poisoner", "courtier", "innkeeper", "gambler", "snake_charmer", "monk",
    "organ_grinder",
    "devils_advocate", "witch", "cerenovus", "pit_hag",
    "fearmonger", "harpy", "mezepheles", "summoner",
    "lunatic", "exorcist",
    "legion",
    "imp", "zombuul", "pukka", "shabaloth", "po", "fang_gu", "no_dashii", "vortox",
    "lord_of_typhon",
    "vigormortis",
    "ojo", "al_hadikhia", "lleech", "lil_monsta", "yaggababble", "kazali",
    "assassin", "godfather", "gossip", "barber", "sage", "professor", "tinker",
    "moonchild", "grandmother",
    "ravenkeeper", "empath", "fortune_teller", "undertaker", "dreamer", "flowergirl", "town_crier", "oracle",
    "seamstress", "juggler", "butler", "spy", "chambermaid", "mathematician",
    "riot",
)  # fmt: skip
# At the end those of the first night alone, for whoever gains such a role in a later one.
OTHER_NIGHTS += tuple(line for line in FIRST_NIGHT if line not in (*OTHER_NIGHTS, *OF_ALL))

# Who may have something to choose when called. All of them have their time every night, in play or not, so
# that the length of a night tells nobody who is awake.
CHOOSERS = ruled(
    "philosopher", "sailor", "poisoner", "courtier", "innkeeper", "gambler", "snake_charmer", "monk",
    "devils_advocate", "witch", "cerenovus", "pit_hag", "lunatic", "exorcist",
    "imp", "zombuul", "pukka", "shabaloth", "po", "fang_gu", "no_dashii", "vortox", "vigormortis",
    "assassin", "godfather", "barber", "professor",
    "ravenkeeper", "fortune_teller", "dreamer", "seamstress", "butler", "chambermaid",
    "lord_of_typhon", "kazali", "summoner", "lil_monsta", "lleech", "widow", "organ_grinder", "fearmonger",
    "harpy", "ojo", "al_hadikhia",
)  # fmt: skip
# At these lines there may be several questions, one after another. Each has its time, in play or not.
QUESTIONS = {"al_hadikhia": 6, "kazali": 3, "lleech": 2, "po": 3, "shabaloth": 2, "harlot": 2}
