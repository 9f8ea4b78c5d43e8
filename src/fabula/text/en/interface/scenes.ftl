# What is said while all watch: a result, an execution, a dawn, the end.
scene-result = { $n ->
    [0] { $who }: no hands.
    [one] { $who }: one hand.
   *[other] { $who }: { $n } hands.
}
scene-result-each = { $n ->
    [one] { $names }: one hand each.
   *[other] { $names }: { $n } hands each.
}
scene-result-votes = { $n ->
    [one] { $who }: one vote.
   *[other] { $who }: { $n } votes.
}
scene-result-votes-each = { $n ->
    [one] { $names }: one vote each.
   *[other] { $names }: { $n } votes each.
}
scene-result-half = { $n ->
    [0] { $who }: half a vote.
   *[other] { $who }: { $n }½ votes.
}
scene-result-half-each = { $n ->
    [0] { $names }: half a vote each.
   *[other] { $names }: { $n }½ votes each.
}
scene-result-roses = { $n ->
    [one] { $names }: one more black rose than red.
   *[other] { $names }: { $n } more black roses than red.
}
scene-result-roses-even = { $names }: as many red roses as black.
scene-result-roses-red = { $n ->
    [one] { $names }: one more red rose than black.
   *[other] { $names }: { $n } more red roses than black.
}
scene-result-nobody = Not one hand was raised.
scene-onenight-result = { $n ->
    [one] { $who }: one finger.
   *[other] { $who }: { $n } fingers.
}
scene-onenight-result-each = { $n ->
    [one] { $names }: one finger each.
   *[other] { $names }: { $n } fingers each.
}
scene-needed = { $needed ->
    [one] One vote is needed.
   *[other] { $needed } votes are needed.
}
scene-tie = A tie: { $names }.
scene-clocktower-tie = A tie: { $names }. Nobody is about to die.
scene-level = It is a tie.
scene-condemned = { $names } is about to die.
scene-execution = { $who } goes to the block.
scene-execution-too = And { $who }.
scene-execution-several = To the block: { $names }.
scene-execution-nobody = Nobody is executed.
scene-mafia32-execution-nobody = Nobody is voted out.
scene-vendetta-execution-nobody = Nobody is executed tonight.
scene-execution-for-virgin = { $who } nominated { $name } and is executed at once.
scene-execution-scapegoat = { $who } is executed in place of { $name }.
scene-execution-dead = { $who } is executed, though dead already.
scene-mafia32-execution = { $who } is voted out.
scene-mafia32-execution-several = Voted out: { $names }.
scene-onenight-execution = { $who } dies.
scene-onenight-execution-several = Dead: { $names }.
scene-onenight-execution-nobody = Nobody dies.
scene-card = The card: { $role }.
scene-dies = { $who } dies.
scene-dies-several = Dead: { $names }.
scene-lives = { $who } does not die.
scene-words = { $names }, your last words.
scene-died-hunter = The Hunter takes { $who } along.
scene-died-revenge = Revenge takes { $who } along.
scene-dawn = Tonight { $who } dies.
scene-dawn-too = And { $who }.
scene-dawn-several = Tonight’s dead: { $names }.
scene-dawn-nobody = Nobody died in the night.
scene-vendetta-dawn = By day { $who } was killed.
scene-vendetta-dawn-several = Killed by day: { $names }.
scene-vendetta-dawn-nobody = Nobody was killed by day.
scene-jailed = { $who } goes to jail.
scene-freed = { $who } is out of jail.
scene-revived = { $who } is alive again.
scene-used-slayer = { $who } shoots at { $name }.
scene-used = { $who } acts against { $name }.
scene-nothing = Nothing happens.
scene-exile = { $who } leaves the town.
scene-exile-lives = The exile is decided, but { $who } lives and stays.
scene-exile-failed = { $who } may stay.
scene-agreed = All of them die: { $names }.
scene-not-agreed = There is no majority for all of them.
scene-you-execution = You are executed
scene-you-mafia32-execution = You are voted out
scene-you-onenight-execution = You die
scene-you-died-hunter = The Hunter takes you along
scene-you-dawn = You were killed
scene-you-death = You die
scene-you-power = You are hit, and die
scene-you-exile = You are exiled
scene-you-lives = You do not die
scene-you-words = Your last words
scene-you-words-note = Everybody is listening.
scene-left-clocktower = You go on talking, and one vote is left to you.
scene-left-mafia32 = Watch and listen. The dead say nothing.
scene-left-vendetta = Watch and listen. The dead say nothing.
scene-you-won = You have won.
scene-you-lost = You have lost.
scene-kind-result = The vote
scene-kind-execution = The verdict
scene-kind-dawn = Dawn
scene-kind-vendetta-dawn = Nightfall
scene-kind-death = A death
scene-kind-power = In public
scene-kind-exile = Exile
scene-kind-end = The end
scene-looking-on = You are watching
scene-go-on = Go on
scene-all-said = That is all
scene-name = Name: { $name }
scene-name-all = Hold to name all
scene-name-one = Name
scene-last-words = Last words
scene-named = already told
scene-tell = Tell the town
scene-wake = Wake the town
scene-untold = Nobody else knows yet
cause-role = Cause: { $role }
cause-vote = Executed
cause-vote-hands = By vote, { $n ->
    [one] one hand
   *[other] { $n } hands
}
cause-night = Dies in the night
cause-murder = Killed by day
cause-revenge = Taken along by whoever was executed
cause-nomination = Because of a nomination
cause-storyteller = By your decision
cause-banished = Against the code of honour
cause-asked = has been asked already
naming-title = { $kind }: { $what }
naming-title-dead = { $n ->
    [0] nobody dies
    [1] one dies
    [2] two die
    [3] three die
   *[other] { $n } die
}
naming-fate = The execution
naming-dies = Dies
naming-lives = Lives
naming-lives-on = { $name } lives after all
naming-phones = On the phones now:
naming-phones-said = “{ $what }”
naming-phones-left = { $n } s more
naming-phones-role = The role is not shown
