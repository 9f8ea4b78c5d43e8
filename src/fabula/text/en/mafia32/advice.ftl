# advice
advice-mafia32-set-wrong-size = { $needed } cards are needed, one for each player; there are { $got }.
advice-mafia32-too-few-seats = At least { $least } players are needed.
advice-mafia32-no-criminals = There is no criminal in this set.
advice-mafia32-many-criminals = The book allows at most { $most ->
    [one] one criminal
   *[other] { $most } criminals
} for so many players.
advice-mafia32-two-gangs-early = Two gangs need at least { $least } players.
advice-mafia32-decided-at-once = The gang has as many votes as the town: it wins on the first morning.
advice-mafia32-one-mistake = One wrong vote and one shot, and the gang has won: hard for the town. With one criminal fewer it is fairer.
advice-mafia32-one-loner = Take one loner at most.
advice-mafia32-detective-and-judge = Better only one of the two: Detective or Judge.
advice-mafia32-town-share = The town should be about twice as large as the criminals; here: { $town } to { $criminals }.
advice-mafia32-special-town = About a third of the town should be special; here: { $special }.
advice-mafia32-special-criminals = About a third of the criminals should be special; here: { $special }.
advice-mafia32-gangs-uneven = Divide the criminals in halves; here it is { $mafia } to { $triads }.
advice-mafia32-more-than-box = { $role }: { $count } in the set, { $box } in the box; fine with phones.
