# Mafia with 32 cards: roles, prompts, the narrator's lines, settings, advice, story, rules.

mafia32-mafia = Mafia
mafia32-triads = Triads

mafia32-citizen = Citizen
    .genitive = Citizen
    .accusative = Citizen
    .gender = masculine
mafia32-citizen-short = No ability but a voice and a vote
mafia32-citizen-ability = You have no ability. You sleep at night, and by day you talk and vote like everybody.
mafia32-citizen-when = Sleeps
mafia32-citizen-example = Two players claim to be the Detective. You compare what they said yesterday, and vote for the one whose story has changed.
mafia32-citizen-play = Listen for votes without a reason. Losing you costs the town little: speak up before the Doctor has to.
mafia32-citizen-bluff = The easiest cover there is. Count how many have already said so.

mafia32-beauty = Beauty
    .genitive = Beauty
    .accusative = Beauty
    .gender = feminine
mafia32-beauty-short = Blocks somebody’s ability and shields them
mafia32-beauty-ability = At night you may visit another player. What they do that night has no effect, and nobody can kill them. They are not told: { $variant_blocked_info ->
    [truth] a check of theirs gets the true answer.
    [town] every check of theirs says “town”.
   *[random] a check of theirs gets a random answer.
}
mafia32-beauty-when = First of all, each night but the first
mafia32-beauty-example = You visit Boris, the Maniac. He shoots, and nobody falls; and the Mafia, who aimed at him, misses too.
mafia32-beauty-play = Visit those you suspect: on a quiet night you may have stopped a shot. Remember whom you visited and who lived.
mafia32-beauty-bluff = Say that you visited whoever was not killed. It cannot be disproved the next morning.

mafia32-doctor = Doctor
    .genitive = Doctor
    .accusative = Doctor
    .gender = masculine
mafia32-doctor-short = Saves one player from shots
mafia32-doctor-ability = Each night you heal one player, yourself too. Shots of this night do not kill them. You cannot heal the same player two nights in a row.
mafia32-doctor-when = After the Beauty, each night but the first
mafia32-doctor-example = Both gangs shoot at Anna, and you heal her: nobody dies. The night after you must choose somebody else.
mafia32-doctor-play = Heal whoever has spoken well for the town, and change your rhythm: the gangs know the rule of two nights as well as you.
mafia32-doctor-bluff = After a night without a death, claim to have saved somebody. Name one whom the gangs would have wanted dead.

mafia32-bodyguard = Bodyguard
    .genitive = Bodyguard
    .accusative = Bodyguard
    .gender = masculine
mafia32-bodyguard-short = Dies in another’s place
mafia32-bodyguard-ability = At night you may guard another player. If they would be killed this night, you die instead. They do not learn of it.
mafia32-bodyguard-when = After the Doctor, each night but the first
mafia32-bodyguard-example = You guard Vera and the Maniac shoots at her: in the morning you are dead and she is not.
mafia32-bodyguard-play = Guard only one who is worth more to the town than you are.
mafia32-bodyguard-bluff = A modest claim: nobody expects to hear anything from you.

mafia32-spy = Spy
    .genitive = Spy
    .accusative = Spy
    .gender = masculine
mafia32-spy-short = Of the town, but wakes with the gangs
mafia32-spy-ability = You wake with each gang and see its members, but may neither name them nor say who you are. { $variant_spy_vote ->
    [counts] Your finger counts like theirs.
   *[dummy] Your finger is for show.
} A gang that shoots you sees your card and may shoot once more; no Doctor and no Bodyguard helps you then.
mafia32-spy-when = With each gang
mafia32-spy-example = The Mafia points at you. You show them your card, they choose another victim, and in the morning both of you are dead.
mafia32-spy-play = Steer the talk without naming anybody. Point with the gang as a gangster would.
mafia32-spy-bluff = You may not claim this card: say you are a Citizen.

mafia32-detective = Detective
    .genitive = Detective
    .accusative = Detective
    .gender = masculine
mafia32-detective-short = Learns on whose side a player is
mafia32-detective-ability = Each night you check another player and learn one of four things: a criminal, of the town, a loner, or killed tonight and not saved.
mafia32-detective-when = After both gangs, each night but the first
mafia32-detective-example = You check Boris: a criminal. By day you must decide how much of that to say aloud.
mafia32-detective-play = Check those who lead the talk. One answer may be false if the Lawyer guessed whom you would check: check twice what matters.
mafia32-detective-bluff = Claim a harmless result first. A false accusation is paid for when the card is shown.

mafia32-politician = Politician
    .genitive = Politician
    .accusative = Politician
    .gender = masculine
mafia32-politician-short = Only the town’s vote removes him
mafia32-politician-ability = You cannot be shot, poisoned or jailed. Only the vote of the day can remove you.
mafia32-politician-when = Sleeps
mafia32-politician-example = Three nights in a row the Mafia shoots at you in vain. On the fourth day the town asks why nobody dies.
mafia32-politician-play = Speak loudly: shots at you are shots at nobody. But do not seem dangerous to the town itself.
mafia32-politician-bluff = Whoever is still alive after many nights can claim it with ease.

mafia32-leader = Leader
    .genitive = Leader
    .accusative = Leader
    .gender = masculine
mafia32-leader-short = Votes twice, in secret
mafia32-leader-ability = By day your vote counts twice. Nobody is told.
mafia32-leader-when = Sleeps
mafia32-leader-example = Two hands against Anna and two against Boris, and one of them is yours, against Boris: Boris leaves.
mafia32-leader-play = Vote early and calmly. As long as you live, the town can hold out with one player fewer.
mafia32-leader-bluff = After a vote that seemed tied, claim it was your hand that decided.

mafia32-judge = Judge
    .genitive = Judge
    .accusative = Judge
    .gender = masculine
mafia32-judge-short = Sees a card and jails criminals
mafia32-judge-ability = Each night you are shown another player’s card{ $variant_crossed_arms ->
    [all] ; if they were killed tonight, only crossed arms.
   *[detective] , even if they were killed tonight.
} A criminal goes to jail in the morning and can neither act nor vote, only talk. If you die{ $variant_judge_infected ->
    [free] { " " }or are infected,
   *[keep] ,
} all your prisoners go free.
mafia32-judge-when = After the Detective, each night but the first
mafia32-judge-example = You are shown Boris’s card, a Mafioso. In the morning everyone hears that he is in jail.
mafia32-judge-play = Your first arrest makes you the gangs’ first target. Stay hidden, and let the Doctor guess.
mafia32-judge-bluff = Once somebody is jailed, the Judge is easy to find: any townsperson may claim to be the Judge and take the shot.

mafia32-journalist = Journalist
    .genitive = Journalist
    .accusative = Journalist
    .gender = masculine
mafia32-journalist-short = Compares two players
mafia32-journalist-ability = Each night you choose two other players and learn whether they belong to the same side{ $variant_crossed_arms ->
    [all] ; if one was killed tonight, only that.
   *[detective] , even if one was killed tonight.
} { $variant_journalist_gangs ->
    [same] Mafia and Triads count as one side.
   *[different] Mafia and Triads are two sides.
}
mafia32-journalist-when = After the Judge, each night but the first
mafia32-journalist-example = Anna and Boris are not of one side, Anna and Vera are. If Anna shows a town card, you know a good deal about Vera.
mafia32-journalist-play = Compare unknown players with one you trust, and keep one name in common from night to night.
mafia32-journalist-bluff = Two gangs, a town and a loner are all different from each other: “different” fits almost any pair.

mafia32-lawyer = Lawyer
    .genitive = Lawyer
    .accusative = Lawyer
    .gender = masculine
mafia32-lawyer-short = Makes checks of one player lie
mafia32-lawyer-ability = Each night you choose a player. Whoever checks that player tonight gets a false answer. Then you wake and shoot with the Mafia.
mafia32-lawyer-when = After the Bodyguard, then with the Mafia
mafia32-lawyer-example = You plead for the Don. The Detective checks him and hears: of the town.
mafia32-lawyer-play = Plead for the one the town suspects most, or for an honest player whom the Detective is about to check.
mafia32-lawyer-bluff = Talk about checks as the Detective would, and doubt them as a careful Citizen does.

mafia32-don = Don
    .genitive = Don
    .accusative = Don
    .gender = masculine
mafia32-don-short = Decides where the Mafia disagrees
mafia32-don-ability = You wake with the Mafia. If they do not agree on a victim, yours is shot. When you die, a Mafioso drawn by lot becomes the Don.
mafia32-don-when = With the Mafia
mafia32-don-example = One points at Anna, another at Boris, you at Boris too: Boris. Had all three differed, your choice would have stood.
mafia32-don-play = Let the others point first, and decide only what is open: who leads the gang by day is found by day.
mafia32-don-bluff = Be a quiet Citizen with one strong opinion.

mafia32-mafioso = Mafioso
    .genitive = Mafioso
    .accusative = Mafioso
    .gender = masculine
mafia32-mafioso-short = Shoots with the gang
mafia32-mafioso-ability = Each night but the first you and the Mafia choose together whom to shoot; the majority decides. You win when a day begins and the town has no more votes than your gang{ $variant_loner_blocks ->
    [on] , and no loner is alive.
   *[off] .
}
mafia32-mafioso-when = After the Lawyer, all together
mafia32-mafioso-example = There are two of you and three of the town at night. You shoot, and in the morning you are as many as they are: the Mafia has won.
mafia32-mafioso-play = Now and then vote with the town against one of yours who is lost anyway.
mafia32-mafioso-bluff = Prepare two claims: a role for today, and a reason why you kept silent about it.

mafia32-triad = Triad
    .genitive = Triad
    .accusative = Triad
    .gender = masculine
mafia32-triad-short = The second gang, against everybody
mafia32-triad-ability = Each night but the first you and the Triads choose together whom to shoot, after the Mafia; both shots fall at once. You do not know the Mafia, and you win without them{ $variant_loner_blocks ->
    [on] , once no loner is alive.
   *[off] .
}
mafia32-triad-when = After the Mafia, all together
mafia32-triad-example = The Mafia shoots at you tonight. You have still pointed with the Triads, and in the morning two are dead.
mafia32-triad-play = The town is a help while the Mafia lives. Find them before they find you.
mafia32-triad-bluff = Hunt the Mafia as loudly as the town does: you mean it.

mafia32-triad_boss = Triad Boss
    .genitive = Triad Boss
    .accusative = Triad Boss
    .gender = masculine
mafia32-triad_boss-short = Decides where the Triads disagree
mafia32-triad_boss-ability = You wake with the Triads. If they do not agree on a victim, yours is shot. When you die, a Triad drawn by lot becomes the Boss.
mafia32-triad_boss-when = With the Triads
mafia32-triad_boss-example = Your two Triads point at two players. Nobody has the majority, so your choice stands.
mafia32-triad_boss-play = Two gangs share one town: leave it to the Mafia to make enemies.
mafia32-triad_boss-bluff = Claim a role that acts after the gangs, and say what you learned late.

mafia32-maniac = Maniac
    .genitive = Maniac
    .accusative = Maniac
    .gender = masculine
mafia32-maniac-short = Shoots alone, for himself
mafia32-maniac-ability = Each night but the first you { $variant_maniac_pass ->
    [on] may shoot
   *[off] must shoot
} another player. You win if, when a day begins, at most one other player is alive. { $variant_loner_blocks ->
    [on] While you live, nobody else can win.
   *[off] Town or gang may win before that.
}
mafia32-maniac-when = After the Journalist
mafia32-maniac-example = In the morning a Mafioso and you are left. The Mafia does not win: you do.
mafia32-maniac-play = Keep town and gangs in balance. Whoever leads is your target.
mafia32-maniac-bluff = Two deaths in a night have many explanations: blame the Triads.

mafia32-black_widow = Black Widow
    .genitive = Black Widow
    .accusative = Black Widow
    .gender = feminine
mafia32-black_widow-short = Her poison kills a day later
mafia32-black_widow-ability = At night you may poison another player, who dies after the following night. Only a Doctor, a Bodyguard or the Beauty in that following night can prevent it. You win if, when a day begins, at most one other player is alive. { $variant_loner_blocks ->
    [on] While you live, nobody else can win.
   *[off] Town or gang may win before that.
}
mafia32-black_widow-when = After the Maniac
mafia32-black_widow-example = On the second night you poison Anna. She still talks and votes all day, and dies at the dawn after the third night.
mafia32-black_widow-play = Poison those nobody would think of protecting two nights in a row.
mafia32-black_widow-bluff = Your victims fall a day late: be seen to mourn somebody else.

mafia32-patient_zero = Patient Zero
    .genitive = Patient Zero
    .accusative = Patient Zero
    .gender = masculine
mafia32-patient_zero-short = Infects one player a night
mafia32-patient_zero-ability = At night you may infect a player, who loses every ability, counts as a loner for checks { $variant_infected ->
    [checks_only] but stays on their old side.
   *[join] and is on your side while you live.
} { $variant_infected_criminals ->
    [gone] An infected criminal bars nobody from winning any more.
   *[count] An infected criminal still bars the others from winning.
} You win if, when a day begins, at most one healthy player is left. { $variant_loner_blocks ->
    [on] While you live, nobody else can win.
   *[off] Town or gang may win before that.
}
mafia32-patient_zero-when = Last of all; the infected wake with you
mafia32-patient_zero-example = You infect the Doctor. At once he meets you and all who are infected, and from dawn on he heals nobody.
mafia32-patient_zero-play = Infect those whose ability would find you. The infected keep their voice: agree on a vote.
mafia32-patient_zero-bluff = You wake last and kill nobody: a Citizen could not look quieter.

prompt-mafia32-beauty = Who do you visit?
    .note = Tonight this player can do nothing and cannot be killed. You may also visit nobody.
prompt-mafia32-doctor = Who do you heal?
    .note = Yourself too, but never the same player two nights in a row.
prompt-mafia32-bodyguard = Who do you guard?
    .note = If this player would be killed tonight, you die instead. You may also guard nobody.
prompt-mafia32-lawyer = Who do you plead for?
    .note = Whoever checks this player tonight gets a false answer.
prompt-mafia32-mafia = Who does the Mafia shoot?
    .note = You see where the others point. If you differ, all point once more; then the majority decides, or the Don.
prompt-mafia32-mafia_more = One more shot?
    .note = The victim was the Spy, who is lost. The Mafia may shoot one more player.
prompt-mafia32-triads = Who do the Triads shoot?
    .note = You see where the others point. If you differ, all point once more; then the majority decides, or the Boss.
prompt-mafia32-triads_more = One more shot?
    .note = The victim was the Spy, who is lost. The Triads may shoot one more player.
prompt-mafia32-detective = Who do you check?
    .note = You learn: a criminal, of the town, a loner, or killed tonight.
prompt-mafia32-judge = Who do you judge?
    .note = { $variant_crossed_arms ->
        [all] You are shown this player’s card, or crossed arms if they were killed tonight. A criminal goes to jail in the morning.
       *[detective] You are shown this player’s card. A criminal goes to jail in the morning.
    }
prompt-mafia32-journalist = Who do you compare?
    .note = Choose two players. You learn whether they belong to the same side.
prompt-mafia32-maniac = Who do you shoot?
    .note = { $variant_maniac_pass ->
        [on] Any other player. You may also wait.
       *[off] Any other player.
    }
prompt-mafia32-black_widow = Who do you poison?
    .note = This player dies after the next night. You may also poison nobody.
prompt-mafia32-patient_zero = Who do you infect?
    .note = This player loses every ability and joins you. You may also infect nobody.
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
voice-mafia32-beauty-wake = The Beauty wakes up.
voice-mafia32-beauty-sleep = The Beauty falls asleep.
voice-mafia32-doctor-wake = The Doctor wakes up.
voice-mafia32-doctor-sleep = The Doctor falls asleep.
voice-mafia32-bodyguard-wake = The Bodyguard wakes up.
voice-mafia32-bodyguard-sleep = The Bodyguard falls asleep.
voice-mafia32-lawyer-wake = The Lawyer wakes up.
voice-mafia32-lawyer-sleep = The Lawyer falls asleep.
voice-mafia32-mafia-wake = The Mafia wakes up.
voice-mafia32-mafia-sleep = The Mafia has shot and falls asleep.
voice-mafia32-meet-mafia-sleep = The Mafia falls asleep.
voice-mafia32-triads-wake = The Triads wake up.
voice-mafia32-triads-sleep = The Triads have shot and fall asleep.
voice-mafia32-meet-triads-sleep = The Triads fall asleep.
voice-mafia32-detective-wake = The Detective wakes up.
voice-mafia32-detective-sleep = The Detective falls asleep.
voice-mafia32-judge-wake = The Judge wakes up.
voice-mafia32-judge-sleep = The Judge falls asleep.
voice-mafia32-journalist-wake = The Journalist wakes up.
voice-mafia32-journalist-sleep = The Journalist falls asleep.
voice-mafia32-maniac-wake = The Maniac wakes up.
voice-mafia32-maniac-sleep = The Maniac falls asleep.
voice-mafia32-black_widow-wake = The Black Widow wakes up.
voice-mafia32-black_widow-sleep = The Black Widow falls asleep.
voice-mafia32-patient_zero-wake = Patient Zero wakes up.
voice-mafia32-patient_zero-sleep = Patient Zero falls asleep.
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
foresee-blocked = { $who } lives: the Beauty is there (attacked by: { $role })
foresee-healed = { $who } lives: the Doctor heals (attacked by: { $role })
foresee-untouchable = { $who } lives: the Politician cannot be killed (attacked by: { $role })
foresee-later = { $who } dies a night later, poisoned by: { $role }
foresee-jailed = { $who } goes to jail
refused-no-criminals = A set needs at least one criminal.
story-you-met-patient_zero = { $role }: { $names }. You may tell nobody who belongs to which side.
