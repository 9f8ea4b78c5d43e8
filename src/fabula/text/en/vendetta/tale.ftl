# Blood Vendetta: roles, prompts, the narrator's lines, story.

vendetta-hunters = The hunters
vendetta-vargs = The vargs
prompt-vendetta-hunters = Who do the hunters kill?
    .note = { $variant_lone_hunters ->
        [on] You point unseen. A victim needs more than half of the hunters.
       *[off] You see where the others point. If you differ, all point once more; most fingers decide.
    }
prompt-vendetta-vargs = Who does the pack kill?
    .note = You see where the others point. If you differ, all point once more; most decide, or the leader.
prompt-vendetta-vote = Who do you vote for?
    .note = Whoever has the most votes is executed. You may change your mind until everyone has voted.
prompt-vendetta-hand = Execute this player?
    .note = You have one hand in this vote. Raise it for this player, or keep it for one named later.
    .name = Execute { $name }?
prompt-vendetta-roses = A black rose and a red one
    .note = Black for a suspect, red for somebody you trust. Red roses are taken off the black: whoever has most left is executed.
prompt-vendetta-judge = Who shall judge tonight?
    .note = The judge alone names who is executed. Nobody is judge twice in a row.
prompt-vendetta-sentence = Judge, who is executed?
    .note = You must name somebody.
prompt-vendetta-nominate = Who do you put up?
    .note = All who are named are voted on, one after another.
prompt-vendetta-panic = Is this player executed?
    .note = All with more than half of the votes die together.
prompt-vendetta-both = Execute all who are tied?
    .note = Only if more than half want it. Otherwise nobody dies.
prompt-vendetta-entrust = Who votes for you?
    .note = You are enchanted and have no voice. Point at somebody, or at nobody.
prompt-vendetta-hunter_of_hunters = Who is hunter of hunters?
    .note = This player has one vote and a half.
prompt-vendetta-enchant = Has anybody broken the code?
    .note = The first time a player loses voice and vote, the second time they leave.
    .read = { rules-vendetta-7 }
    .list = { rules-vendetta-7.text }
    .none = Nobody
prompt-vendetta-night = Talk
    .note = All are vampires here, or say so. Nobody shows a card.
prompt-vendetta-plea = Defend yourself
    .note = You are tied. Say why it should not be you.
prompt-vendetta-dusk = Look at your card
    .note = Remember it, and lay it face down.
option-vendetta-visit = Visit somebody
option-vendetta-home = Take somebody home
option-vendetta-ambush = Lie in wait
option-vendetta-kill = Kill
option-vendetta-frame = Pass somebody off as a hunter
option-vendetta-yes = Yes
voice-vendetta-dusk = Look at your card, then lay it face down.
voice-vendetta-begin = { $variant_masks ->
    [on] It is darkest before the dawn. Raise your masks.
   *[off] It is darkest before the dawn. Close your eyes.
}
voice-vendetta-begin-phones = It is darkest before the dawn. Eyes down, each on your own screen.
voice-vendetta-election = Choose the hunter of hunters.
voice-vendetta-meet-hunters = { $variant_masks ->
    [on] Hunters, lower your masks and look at each other.
   *[off] Hunters, look at each other.
}
voice-vendetta-meet-hunters-sleep = { $variant_masks ->
    [on] Hunters, raise your masks.
   *[off] Hunters, close your eyes.
}
voice-vendetta-hunters-wake = { $variant_lone_hunters ->
    [on] The hunters wake up, and each chooses alone.
   *[off] The hunters gather and choose.
}
voice-vendetta-hunters-sleep = The hunters have struck the fatal blow and part.
voice-vendetta-night = { $variant_masks ->
    [on] Night has come. Lower your masks. All are here: talk.
   *[off] Night has come. All are here: talk.
}
voice-vendetta-time-to-choose = The night is nearly over, dawn is near. It is time to choose whom to execute.
voice-vendetta-last-minute = One minute left.
voice-vendetta-vote = The night is nearly over. Who is to be executed?
voice-vendetta-plea = { $name }, defend yourself.
voice-vendetta-named = Who is for executing { $name }?
voice-vendetta-revote = Vote once more, on these alone: { $names }.
voice-vendetta-both = Shall all of them die?
voice-vendetta-dawn = { $variant_masks ->
    [on] Dawn is near. Raise your masks.
   *[off] Dawn is near. Close your eyes.
}
voice-vendetta-dawn-phones = Dawn is near. Eyes down, each on your own screen.
voice-vendetta-day = The sun stands high.
voice-vendetta-sunset = The sun goes down.
voice-vendetta-killed = { $n ->
    [1] { $names } was killed today.
   *[other] Killed today: { $names }.
}
voice-vendetta-nobody-killed = Nobody was killed today.
voice-vendetta-die = The die is cast.
voice-vendetta-stalled = { story-vendetta-stalled }

# story
story-vendetta-died-execution = { $n ->
    [0] { $who } is executed
    [one] { $who } is executed with one vote
   *[other] { $who } is executed with { $n } votes
}
story-vendetta-died-murder = { $who } was killed by day
story-vendetta-died-revenge = { $who } dies with the executed player
story-vendetta-died-banished = { $who } has to leave
foresee-nobody-nightfall = Nobody dies at nightfall
foresee-dies-murdered = { $who } dies, killed by: { $role }
foresee-dies-ambush = { $who } dies in the ambush of { $ward }
foresee-dies-diverted = { $who } dies in place of { $ward }, of the pack
foresee-dies-shared = { $who } shares the fate of { $ward } and dies
cause-ambush = In the ambush of { $ward }
cause-diverted = In place of { $ward }, of the pack
cause-shared = Shares the fate of { $ward }
foresee-away = { $who } lives: not at home, but with { $ward } (attacked by: { $role })
foresee-protected = { $who } lives: protected by { $guard } (attacked by: { $role })
foresee-protected-shared = { $who } lives: { $guard } protects from the fate of { $ward }
foresee-spared = { $who } lives by your decision
story-vendetta-hosted-first_night = { $who } minds the time of the first night
story-vendetta-hosted = { $who } was executed first and may lead from now on
story-vendetta-rolled = The die shows { $value }: { $variant }
story-vendetta-voteless = { $who } may not vote tonight
story-vendetta-stalled = { $n ->
    [one] Nobody has died for a long time. After one more such round the game is over.
   *[other] Nobody has died for a long time. After { $n } more such rounds the game is over.
}
story-vendetta-enchanted = { $who } is enchanted and falls silent
story-vendetta-entrusted = { $who } entrusts their vote to { $to }
story-vendetta-burdened = Extra votes against { $who }: { $votes }
story-vendetta-listed = Up for execution: { $names }
story-vendetta-unexecuted = Nobody is executed
story-vendetta-agreed = All of them are executed
story-vendetta-not-agreed = There is no majority for all of them
story-vendetta-elected-judge = { $who } judges tonight
story-vendetta-elected-hunter_of_hunters = { $who } is hunter of hunters
story-vendetta-won-werewolf = The shapeshifter has won
ui-beat-vendetta-talk = Night
ui-night-quiet-vendetta = The day goes on
ui-town-sleeps-vendetta = The vampires sleep
answer-vampire = a vampire
answer-special_vampire = a special vampire
answer-special_hunter = a special hunter
answer-shapeshifter = a shapeshifter
story-won-vampires = The vampires have won
story-won-hunters = The hunters have won
story-won-vargs = The vargs have won
side-vampires = Vampires
side-hunters = Hunters
side-vargs = Vargs
side-vendetta-werewolf = Shapeshifter
refused-variants-exclude = “{ $one }” and “{ $other }” cannot be played together.
refused-no-such-scenario = There is no scenario called { $scenario }.
refused-gate-set = At the gate there are two vampires and a hunter.
refused-two-lords = The vampires have one lord at most.
refused-no-enemies = There must be vampires, and somebody for them to find.
refused-pile-empty = { $role }: { $count } to be drawn, { $left } left in the pile.
ui-phase-acquaintance = Acquaintance
ui-phase-election = Election
ui-phase-die = The die
ui-phase-sunset = Sunset
ui-phase-nightfall = Nightfall
voice-vendetta-first-night = { $variant_masquerade ->
    [on] { $variant_masks ->
    [on] Night has come. Lower your masks. All are here. You will vote with your masks raised, by name: clockwise, each of you, say who you are. Then talk.
   *[off] Night has come. All are here. You will vote with closed eyes, by name: clockwise, each of you, say who you are. Then talk.
}
   *[off] { voice-vendetta-night }
}
