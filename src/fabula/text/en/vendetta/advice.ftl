# advice
advice-vendetta-set-wrong-size = { $needed } cards are needed, one for each player; there are { $got }.
advice-vendetta-too-few-seats = At least { $least } players are needed.
advice-vendetta-three-or-six = The book is for six players and more, or for three at the gate.
advice-vendetta-gate-set = At the gate there are two vampires and a hunter.
advice-vendetta-two-lords = The vampires have one lord at most.
advice-vendetta-no-enemies = There must be vampires, and somebody for them to find.
advice-vendetta-pile-empty = { $role }: { $count } to be drawn, { $left } left in the pile.
advice-vendetta-vampires-by-table = By the rulebook’s table there are { $least } to { $most } vampires.
advice-vendetta-hunters-by-table = By the rulebook’s table there are { $least } to { $most } hunters.
advice-vendetta-vampires-by-number = { $needed ->
    [one] By the rulebook’s table there is just one vampire.
   *[other] By the rulebook’s table there are just { $needed } vampires.
}
advice-vendetta-hunters-by-number = { $needed ->
    [one] By the rulebook’s table there is just one hunter.
   *[other] By the rulebook’s table there are just { $needed } hunters.
}
advice-vendetta-many-special-vampires = { $most ->
    [one] By the rulebook’s table at most one vampire is special.
   *[other] By the rulebook’s table at most { $most } vampires are special.
} With more it can be played, but it becomes a duel of calculations: nobody reads faces any more.
advice-vendetta-few-special-vampires = By the rulebook’s table at least { $least } of the vampires should be special.
advice-vendetta-few-special-hunters = By the rulebook’s table at least { $least } of the hunters should be special.
advice-vendetta-many-special-hunters = { $most ->
    [one] By the rulebook’s table at most one hunter is special.
   *[other] By the rulebook’s table at most { $most } hunters are special.
}
advice-vendetta-early-lord = By the rulebook’s table six players have no lord.
advice-vendetta-no-lord = From seven players on the vampires have a lord.
advice-vendetta-all-hunters-special = Not every hunter should be special: they know each other, and that is strong enough.
advice-vendetta-werewolf-early = A shapeshifter is for { $least } players and more.
advice-vendetta-vargs-early = Vargs are for { $least } players and more.
advice-vendetta-vargs-and-werewolf = Vargs and another shapeshifter together are too much for the town.
advice-vendetta-decided-at-once = There are as many hunters as vampires: they win at the first nightfall.
advice-vendetta-more-than-box = { $role }: { $count } in the set, { $box } in the box; fine with phones.
