"""In which order the roles of Trouble Brewing and its Travellers are woken."""

FIRST_NIGHT = (
    "bureaucrat", "thief",
    "minion_info", "demon_info",
    "poisoner",
    "washerwoman", "librarian", "investigator", "chef", "empath", "fortune_teller",
    "butler", "spy",
)  # fmt: skip
# At the end those of the first night, for whoever gains such a role in a later one.
OTHER_NIGHTS = (
    "bureaucrat", "thief",
    "news",
    "poisoner", "monk", "imp",
    "ravenkeeper", "empath", "fortune_teller", "undertaker",
    "butler", "spy",
    "washerwoman", "librarian", "investigator", "chef",
)  # fmt: skip

# Who may have something to choose when called. All of them have their time every night, in play or not, so
# that the length of a night tells nobody who is awake.
CHOOSERS = ("poisoner", "monk", "imp", "ravenkeeper", "fortune_teller", "butler")
