# Mafia with 32 cards: roles, prompts, the narrator's lines, settings, advice, story, rules.

mafia32-mafia = Mafia
mafia32-triads = Triads
prompt-mafia32-mafia = Who does the Mafia shoot?
    .note = You see where the others point. If you differ, all point once more; then the majority decides, or the Don.
prompt-mafia32-mafia_more = One more shot?
    .note = The victim was the Spy, who is lost. The Mafia may shoot one more player.
prompt-mafia32-triads = Who do the Triads shoot?
    .note = You see where the others point. If you differ, all point once more; then the majority decides, or the Boss.
prompt-mafia32-triads_more = One more shot?
    .note = The victim was the Spy, who is lost. The Triads may shoot one more player.
prompt-mafia32-vote = Who do you vote for?
    .note = Whoever has the most votes leaves the town. You may change your mind until everyone has voted.
prompt-mafia32-hand = Vote this player out?
    .note = You have one hand in this vote. Raise it for this player, or keep it for one named later.
    .name = Vote { $name } out?
prompt-mafia32-day = Talk
    .note = Say what you like, true or not. Nobody shows a card.
prompt-mafia32-dusk = Look at your card
    .note = Remember it, and lay it face down.
prompt-mafia32-farewell = Last words
    .note = You have been voted out. Say what you still want to say; then your card is turned up.
voice-mafia32-dusk = Look at your card, then lay it face down.
voice-mafia32-begin = The town falls asleep. Night falls.
voice-mafia32-mafia-wake = The Mafia wakes up.
voice-mafia32-mafia-sleep = The Mafia has shot and falls asleep.
voice-mafia32-meet-mafia-sleep = The Mafia falls asleep.
voice-mafia32-triads-wake = The Triads wake up.
voice-mafia32-triads-sleep = The Triads have shot and fall asleep.
voice-mafia32-meet-triads-sleep = The Triads fall asleep.
voice-mafia32-dawn = The town wakes up.
voice-mafia32-killed = { $n ->
    [1] { $names } was killed in the night.
   *[other] Killed in the night: { $names }.
}
voice-mafia32-nobody-killed = Nobody was killed in the night.
voice-mafia32-jailed = In jail from today: { $names }.
voice-mafia32-freed = Out of jail: { $names }.
voice-mafia32-day = It is day. Talk.
voice-mafia32-last-minute = One minute left.
voice-mafia32-vote = The talk is over. The town votes.
voice-mafia32-named = Who votes for { $name }?
voice-mafia32-tied = { $variant_tie ->
    [random] A tie. The lot decides between { $names }.
    [all] A tie. All of them leave: { $names }.
   *[revote_none] A tie. The town votes once more: { $names }.
}
voice-mafia32-farewell = Voted out: { $names }. Last words.
voice-mafia32-stalled = { story-stalled }

# settings
setting-must_vote = Everybody must vote
    .note = Nobody may keep their hand down.
setting-tie = A tie
    .note = What follows if several have the most votes.
setting-tie-revote_none = A second vote, then nobody
setting-tie-random = A lot decides
setting-tie-all = All of them leave
setting-last_words = Last words
    .note = Whoever is voted out may speak before the card is shown.
setting-blocked_info = Investigators blocked by the Beauty
    .note = What a blocked investigator is told.
setting-blocked_info-random = A random answer
setting-blocked_info-truth = The truth
setting-blocked_info-town = Always the town
setting-crossed_arms = Crossed arms
    .note = Who is shown that a player was killed tonight. By the book it is the Detective’s sign; the Judge sees the card all the same, and the Journalist a nod or a shake.
setting-crossed_arms-detective = The Detective’s sign alone
setting-crossed_arms-all = Judge and Journalist see them too
setting-spy_vote = The Spy’s hand
    .note = Whether it counts when a gang points. If it counts, a Spy can keep a small gang from shooting at all.
setting-spy_vote-counts = Counts
setting-spy_vote-dummy = Is for show
setting-journalist_gangs = Two gangs to the Journalist
    .note = Whether Mafia and Triads are one side.
setting-journalist_gangs-different = Two sides
setting-journalist_gangs-same = One side
setting-judge_infected = An infected Judge
    .note = What becomes of the prisoners.
setting-judge_infected-keep = Keeps them
setting-judge_infected-free = Frees them
setting-infected = The infected
    .note = With whom they win.
setting-infected-join = With Patient Zero
setting-infected-checks_only = With their old side
setting-infected_criminals = Infected criminals
    .note = Whether the town and the other gang have to be rid of them too before they win.
setting-infected_criminals-count = Are criminals still
setting-infected_criminals-gone = Count no more
setting-maniac_pass = The Maniac may wait
    .note = A night without a shot is allowed.
setting-loner_blocks = A loner stands in the way
    .note = By the book town or gang win although a loner lives, so a loner seldom does. Switched on, nobody else wins while a loner lives.
setting-pad_calls = Call the dead too
    .note = Dead roles are still called, so that all nights are equally long.
setting-gang = A gang points
    .note = Up to three times in its call. Always lasts its whole time.
setting-farewell = Last words
    .note = Ends as soon as they are spoken.

# story
story-mafia32-unexecuted = Nobody is voted out
story-mafia32-died-vote = { $n ->
    [0] { $who } is voted out
    [one] { $who } is voted out with one vote
   *[other] { $who } is voted out with { $n } votes
}
foresee-dies-shot = { $who } dies, shot by: { $role }
foresee-dies-venom = { $who } dies of the venom of: { $role }
foresee-dies-exposed = { $who } dies, exposed as the Spy by: { $role }
foresee-dies-guard = { $who } dies in place of { $ward }
cause-venom = Venom of: { $role }
cause-exposed = Exposed as the Spy by: { $role }
cause-guard = In place of { $ward }
foresee-blocked = { $who } lives: the Beauty is there (attacked by: { $role })
foresee-healed = { $who } lives: the Doctor heals (attacked by: { $role })
foresee-untouchable = { $who } lives: the Politician cannot be killed (attacked by: { $role })
foresee-later = { $who } dies a night later, poisoned by: { $role }
foresee-jailed = { $who } goes to jail
refused-no-criminals = A set needs at least one criminal.
story-you-met-patient_zero = { $role }: { $names }. You may tell nobody who belongs to which side.
