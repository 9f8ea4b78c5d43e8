# What is kept of evenings. Gaps: n (a number), evenings (a number), won (a number), name, when.
evenings-title = Our evenings
evenings-intro = The host of a table can have its games kept from evening to evening: who played which role, and who won. After a game, or in the lobby, tap “Keep our evenings”.
evenings-unknown = Nothing is kept under this link.
evenings-none = No game is over yet.
evenings-sum = { $n ->
    [one] One game
   *[other] { $n } games
} on { $evenings ->
    [one] one evening
   *[other] { $evenings } evenings
}
evenings-csv = As a table (CSV)
evenings-json = As data (JSON)
evenings-copy = Copy the link
evenings-copied = Copied
evenings-note = All of this stays on this server, for 400 days after the last game. Whoever has the link can read it, and take out names and games.
evenings-each = Evening by evening
evenings-sides = Who wins
evenings-people = People
evenings-roles = Roles
evenings-all-roles = All roles: { $n }
evenings-won-of = won { $won } of { $n }
evenings-games = The games
evenings-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
evenings-somebody = somebody
evenings-drop = Take out the game of { $when }
evenings-drop-ask = Take this game out for good?
evenings-drop-yes = Take it out
evenings-not = Leave it
evenings-names = The names
evenings-names-note = A name that is taken out is gone from every game, and stands in none that comes later.
evenings-strike = Take out
evenings-strike-whom = Take { $name } out
evenings-strike-ask = Take { $name } out of all games for good?
evenings-let-in = Somebody who was taken out wants to be counted again: their name
evenings-let-in-yes = Count from now on
evenings-let-in-done = They count again from the next game on.
evenings-burn = Forget all of it
evenings-burn-ask = Forget “{ $name }” with all its games for good?
evenings-keep-note = Games that are over are kept from evening to evening, by the names at the table. Everybody at the table sees that, and can read it.
evenings-name = What is your group called?
evenings-begin = Begin
evenings-go-on = Go on with “{ $name }”
evenings-kept-in = The games of this table are kept in “{ $name }”.
evenings-open = Open
evenings-stop = Keep no more games
evenings-tonight = This evening, to take along
evenings-col-date = date
evenings-col-time = time
evenings-col-minutes = minutes
evenings-col-game = game
evenings-col-led = led by a person
evenings-col-winners = winners
evenings-col-player = player
evenings-col-role = role
evenings-col-end = role at the end
evenings-col-side = side
evenings-col-won = won
evenings-col-points = points
evenings-col-dead = dead
