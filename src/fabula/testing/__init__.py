"""To try roles and tales: a table at which cards lie as written, and all is answered in a line.

    Table("empath imp chef monk poisoner").night(poisoner=3).told(0) == [2]

`Table` is one of the Clocktower, `Game` a game of any tale; `open_folder` opens an almanac first. What stands
here stays as it is, or changes with a word in the changelog.
"""

from fabula.almanacs import open_folder, open_package
from fabula.testing.clocktower import Table
from fabula.testing.game import Game

__all__ = ["Game", "Table", "open_folder", "open_package"]
