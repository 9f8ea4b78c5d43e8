# Mafia with 32 cards: the town. Of each: name with its cases, -short, -ability, -when, -example,
# its ways to play and to bluff it (-play, -play-2, -bluff, -bluff-2); then what it is asked, and how it is called.

mafia32-citizen = Citizen
    .genitive = Citizen
    .accusative = Citizen
    .gender = masculine
mafia32-citizen-short = No ability but a voice and a vote
mafia32-citizen-ability = You have no ability. You sleep at night, and by day you talk and vote like everybody.
mafia32-citizen-when = Sleeps
mafia32-citizen-example = Two players claim to be the Detective. You compare what they said yesterday, and vote for the one whose story has changed.
mafia32-citizen-play = Listen for votes without a reason. Losing you costs the town little: speak up before the Doctor has to.
mafia32-citizen-play-2 = Hint that you know more than you say. A gang that spends its night on you has spared the Detective.
mafia32-citizen-play-3 = Say openly what you are and lend your hand to whoever gives the best reason: a small town wins by voting as one.
mafia32-citizen-bluff = The easiest cover there is. Count how many have already said so.
mafia32-citizen-bluff-2 = As a criminal say it early, while few have, and complain about it a little. Nobody expects a story of the nights from you.

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
mafia32-beauty-play-2 = Visit whoever speaks best for the town: no shot kills them tonight. Only not an investigator, whose check you would spoil.
mafia32-beauty-play-3 = Visit the same suspect two nights in a row: if nobody is shot while you are there and somebody is once you are gone, say so.
mafia32-beauty-bluff = Say that you visited whoever was not killed. It cannot be disproved the next morning.
mafia32-beauty-bluff-2 = Take a quiet night for yourself: you were with the one you want voted out, and look, nobody fell.
prompt-mafia32-beauty = Who do you visit?
    .note = Tonight this player can do nothing and cannot be killed. You may also visit nobody.
voice-mafia32-beauty-wake = The Beauty wakes up.
voice-mafia32-beauty-sleep = The Beauty falls asleep.

mafia32-doctor = Doctor
    .genitive = Doctor
    .accusative = Doctor
    .gender = masculine
mafia32-doctor-short = Saves one player from shots
mafia32-doctor-ability = Each night you heal one player, yourself too. Shots of this night do not kill them. You cannot heal the same player two nights in a row.
mafia32-doctor-when = After the Beauty, each night but the first
mafia32-doctor-example = Both gangs shoot at Anna, and you heal her: nobody dies. The night after you must choose somebody else.
mafia32-doctor-play = Heal whoever has spoken well for the town, and change your rhythm: the gangs know the rule of two nights as well as you.
mafia32-doctor-play-2 = Stay hidden until you can explain two nights without a death. Then name whom you healed both times, and be believed.
mafia32-doctor-play-3 = Heal yourself on the night after you have spoken too well, and the Detective on the next: so both of you are covered when it counts.
mafia32-doctor-bluff = After a night without a death, claim to have saved somebody. Name one whom the gangs would have wanted dead.
mafia32-doctor-bluff-2 = As a criminal claim it first and beg the “false” one to be silent. If nobody contradicts you, you have a reason to live through every vote.
prompt-mafia32-doctor = Who do you heal?
    .note = Yourself too, but never the same player two nights in a row.
voice-mafia32-doctor-wake = The Doctor wakes up.
voice-mafia32-doctor-sleep = The Doctor falls asleep.

mafia32-bodyguard = Bodyguard
    .genitive = Bodyguard
    .accusative = Bodyguard
    .gender = masculine
mafia32-bodyguard-short = Dies in another’s place
mafia32-bodyguard-ability = At night you may guard another player. If they would be killed this night, you die instead. They do not learn of it.
mafia32-bodyguard-when = After the Doctor, each night but the first
mafia32-bodyguard-example = You guard Vera and the Maniac shoots at her: in the morning you are dead and she is not.
mafia32-bodyguard-play = Guard only one who is worth more to the town than you are.
mafia32-bodyguard-play-2 = Say that somebody is going to be guarded tonight, without saying by whom, and name the loudest voice of the town. Then guard another, whom the gangs will choose instead.
mafia32-bodyguard-bluff = A modest claim: nobody expects to hear anything from you.
mafia32-bodyguard-bluff-2 = As a criminal, name a player who lived through the night and say you guarded them. It cannot be disproved, and it makes a friend.
prompt-mafia32-bodyguard = Who do you guard?
    .note = If this player would be killed tonight, you die instead. You may also guard nobody.
voice-mafia32-bodyguard-wake = The Bodyguard wakes up.
voice-mafia32-bodyguard-sleep = The Bodyguard falls asleep.

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
mafia32-spy-play-2 = Vote as one who knows, but never first: second, with a reason that somebody else has already given.
mafia32-spy-play-3 = Be for the gang what they take you for: point where they point, and leave the saving to the Doctor.
mafia32-spy-bluff = You may not claim this card: say you are a Citizen.
mafia32-spy-bluff-2 = Claim another role of the town and tell of its nights. The gang hears one of theirs lie well, and the town an honest player.

mafia32-detective = Detective
    .genitive = Detective
    .accusative = Detective
    .gender = masculine
mafia32-detective-short = Learns on whose side a player is
mafia32-detective-ability = Each night you check another player and learn one of four things: a criminal, of the town, a loner, or killed tonight and not saved.
mafia32-detective-when = After both gangs, each night but the first
mafia32-detective-example = You check Boris: a criminal. By day you must decide how much of that to say aloud.
mafia32-detective-play = Check those who lead the talk. One answer may be false if the Lawyer guessed whom you would check: check twice what matters.
mafia32-detective-play-2 = Say nothing until you know two criminals, then name both in one breath: you may not see the next morning.
mafia32-detective-play-3 = If your first answer is a criminal, say so at once. The card that is shown in the evening proves you, and the Doctor knows whom to heal.
mafia32-detective-bluff = Claim a harmless result first. A false accusation is paid for when the card is shown.
mafia32-detective-bluff-2 = As a criminal, “check” your own partner and find a townsperson. Do it before the real Detective comes to him.
prompt-mafia32-detective = Who do you check?
    .note = You learn: a criminal, of the town, a loner, or killed tonight.
voice-mafia32-detective-wake = The Detective wakes up.
voice-mafia32-detective-sleep = The Detective falls asleep.

mafia32-politician = Politician
    .genitive = Politician
    .accusative = Politician
    .gender = masculine
mafia32-politician-short = Only the town’s vote removes him
mafia32-politician-ability = You cannot be shot, poisoned or jailed. Only the vote of the day can remove you.
mafia32-politician-when = Sleeps
mafia32-politician-example = Three nights in a row the Mafia shoots at you in vain. On the fourth day the town asks why nobody dies.
mafia32-politician-play = Speak loudly: shots at you are shots at nobody. But do not seem dangerous to the town itself.
mafia32-politician-play-2 = When few are left, say openly what you are and keep the list of all claims: no gang can take it from you.
mafia32-politician-bluff = Whoever is still alive after many nights can claim it with ease.
mafia32-politician-bluff-2 = As the Maniac or a criminal claim it after a night without a death: they shot at you, and in vain.

mafia32-leader = Leader
    .genitive = Leader
    .accusative = Leader
    .gender = masculine
mafia32-leader-short = Votes twice, in secret
mafia32-leader-ability = By day your vote counts twice. Nobody is told.
mafia32-leader-when = Sleeps
mafia32-leader-example = Two hands against Anna and two against Boris, and one of them is yours, against Boris: Boris leaves.
mafia32-leader-play = Vote early and calmly. As long as you live, the town can hold out with one player fewer.
mafia32-leader-play-2 = Hold your hand back until the sums are close. Where one vote seems to decide, yours decides by two.
mafia32-leader-bluff = After a vote that seemed tied, claim it was your hand that decided.
mafia32-leader-bluff-2 = As a criminal in a small town, say they need your second vote to hold out. They will put off voting you out by a day.

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
mafia32-judge-play-2 = Leave the arrest unexplained and listen to who pities the prisoner. You know for certain what he is; they should not.
mafia32-judge-bluff = Once somebody is jailed, the Judge is easy to find: any townsperson may claim to be the Judge and take the shot.
mafia32-judge-bluff-2 = As a criminal claim it while the jail is empty: so far you were shown only townspeople, and you name two of them.
prompt-mafia32-judge = Who do you judge?
    .note = { $variant_crossed_arms ->
        [all] You are shown this player’s card, or crossed arms if they were killed tonight. A criminal goes to jail in the morning.
       *[detective] You are shown this player’s card. A criminal goes to jail in the morning.
    }
voice-mafia32-judge-wake = The Judge wakes up.
voice-mafia32-judge-sleep = The Judge falls asleep.

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
mafia32-journalist-play-2 = Compare two who accuse each other. “The same” makes their quarrel a play; “different” tells you that one of them deserves to be heard.
mafia32-journalist-bluff = Two gangs, a town and a loner are all different from each other: “different” fits almost any pair.
mafia32-journalist-bluff-2 = As a criminal say that your partner and somebody all trust are the same. He is cleared by another’s good name.
prompt-mafia32-journalist = Who do you compare?
    .note = Choose two players. You learn whether they belong to the same side.
voice-mafia32-journalist-wake = The Journalist wakes up.
voice-mafia32-journalist-sleep = The Journalist falls asleep.
