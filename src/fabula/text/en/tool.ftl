# What the command-line tools print.
tool-seat = Seat { $n }
tool-table = { $tale }. Seats: { $seats }, games: { $games }, seed: { $seed }
tool-nobody = nobody
tool-wins = { $share } % { $side } ({ $games })
tool-by-role = Share of seats dealt a role that won:
tool-pace = Decisions a game: { $decisions }, games a second: { $speed }
tool-cards = Cards: { $cards }
tool-unfinished = Here the telling breaks off.
tool-sound = The almanac is complete. Roles: { $roles }, languages: { $languages }; every card has its texts, its picture and its place in the night.
