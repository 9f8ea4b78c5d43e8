# advice
advice-onenight-set-wrong-size = { $needed } cards are needed (players plus three); there are { $got }.
advice-onenight-set-one-mason = Always take both Masons.
advice-onenight-too-few-seats = At least { $least } players are needed.
advice-onenight-insomniac-alone = The Insomniac is best with a Robber or a Troublemaker.
advice-onenight-no-werewolf = There is no Werewolf in this set.
advice-onenight-minion-alone = A Minion without any Werewolf in the set plays for himself.
advice-onenight-many-werewolves = Many Werewolves: the village will have a hard time.
advice-onenight-more-than-box = { $role }: { $count } in the set, { $box } in the box; fine with phones.
advice-onenight-werewolf-chance = Chance that no Werewolf is dealt: { $percent } %.
advice-onenight-doppelganger-known = The Doppelganger is for those who know the other roles: she becomes whoever she looks at.
