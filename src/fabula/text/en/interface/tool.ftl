# What the command-line tools print.
tool-seat = Seat { $n }
tool-table = { $tale }. Seats: { $seats }, games: { $games }, seed: { $seed }
tool-nobody = nobody
tool-wins = { $share } % { $side } ({ $games })
tool-by-role = Share of seats dealt a role that won:
tool-pace = Decisions a game: { $decisions }, games a second: { $speed }
tool-cards = Cards: { $cards }
tool-unfinished = The record ends here.
tool-sound = The almanac is complete. Roles: { $roles }, languages: { $languages }; every card has its texts, its picture and its place in the night.
tool-sound-almanac = { $almanac }: complete. Roles: { $roles }; each has its texts in all languages, its tests and its place in the night.
tool-room-same = { $room }: goes on as it is.
tool-room-recorded = { $room }: other rules would tell its game differently; it keeps to what was told.
tool-room-resumed = { $room }: its game goes on a little earlier, some answers are asked for again.
tool-room-untold = { $room }: its game cannot go on by these rules and is abandoned.
tool-room-unreadable = { $room }: cannot be read by this version; it is kept for a later one.
tool-room-lacking = { $room }: plays roles or a game that were brought by an almanac; it is kept. Name the almanac with --almanac.
tool-rooms = Rooms: { $rooms }, as they are: { $same }
