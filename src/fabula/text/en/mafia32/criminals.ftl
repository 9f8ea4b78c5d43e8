# Mafia with 32 cards: the criminals, and the loners. Of each: name with its cases, -short, -ability, -when, -example,
# its ways to play and to bluff it (-play, -play-2, -bluff, -bluff-2); then what it is asked, and how it is called.

mafia32-lawyer = Lawyer
    .genitive = Lawyer
    .accusative = Lawyer
    .gender = masculine
mafia32-lawyer-short = Makes checks of one player lie
mafia32-lawyer-ability = Each night you choose a player. Whoever checks that player tonight gets a false answer. Then you wake and shoot with the Mafia.
mafia32-lawyer-when = After the Bodyguard, then with the Mafia
mafia32-lawyer-example = You plead for the Don. The Detective checks him and hears: of the town.
mafia32-lawyer-play = Plead for the one the town suspects most, or for an honest player whom the Detective is about to check.
mafia32-lawyer-play-2 = Plead for yourself on the night after your name was mentioned. The Detective then clears you before everyone.
mafia32-lawyer-bluff = Talk about checks as the Detective would, and doubt them as a careful Citizen does.
mafia32-lawyer-bluff-2 = Never speak of lawyers. Ask instead for the proof: which check, which night. So an honest player is doubted, and you have said nothing false.
prompt-mafia32-lawyer = Who do you plead for?
    .note = Whoever checks this player tonight gets a false answer.
voice-mafia32-lawyer-wake = The Lawyer wakes up.
voice-mafia32-lawyer-sleep = The Lawyer falls asleep.

mafia32-don = Don
    .genitive = Don
    .accusative = Don
    .gender = masculine
mafia32-don-short = Decides where the Mafia disagrees
mafia32-don-ability = You wake with the Mafia. If they do not agree on a victim, yours is shot. When you die, a Mafioso drawn by lot becomes the Don.
mafia32-don-when = With the Mafia
mafia32-don-example = One points at Anna, another at Boris, you at Boris too: Boris. Had all three differed, your choice would have stood.
mafia32-don-play = Let the others point first, and decide only what is open: who leads the gang by day is found by day.
mafia32-don-play-2 = Once two of you are left, spread the blame: let your Mafioso vote with the town by day, and decide alone at night.
mafia32-don-bluff = Be a quiet Citizen with one strong opinion.
mafia32-don-bluff-2 = Claim a role that sleeps at night and lives long. If you are found, they will look for the next Don, and not for a friend of yours.

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
mafia32-mafioso-play-2 = Never sit with your partner’s opinion: decide at night who of you is for and who against, and keep to it by day.
mafia32-mafioso-bluff = Prepare two claims: a role for today, and a reason why you kept silent about it.
mafia32-mafioso-bluff-2 = Claim a role whose holder may still be alive and silent, and tell in order what you did each night.

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
mafia32-triad-play-2 = Leave the Mafia to the town as long as there is a Detective; shoot those the Mafia protects by day.
mafia32-triad-bluff = Hunt the Mafia as loudly as the town does: you mean it.
mafia32-triad-bluff-2 = Say that you were shot at by the Mafia and lived. The Doctor believes it was him, and nobody thinks of a second gang’s man.

mafia32-triad_boss = Triad Boss
    .genitive = Triad Boss
    .accusative = Triad Boss
    .gender = masculine
mafia32-triad_boss-short = Decides where the Triads disagree
mafia32-triad_boss-ability = You wake with the Triads. If they do not agree on a victim, yours is shot. When you die, a Triad drawn by lot becomes the Boss.
mafia32-triad_boss-when = With the Triads
mafia32-triad_boss-example = Your two Triads point at two players. Nobody has the majority, so your choice stands.
mafia32-triad_boss-play = Two gangs share one town: leave it to the Mafia to make enemies.
mafia32-triad_boss-play-2 = Aim at the side that is ahead, town or Mafia: you win only when the Mafia is gone and the town has no majority.
mafia32-triad_boss-bluff = Claim a role that acts after the gangs, and say what you learned late.
mafia32-triad_boss-bluff-2 = Be the first to count the dead of each night aloud: two shots, two gangs. Whoever explains that looks like a Citizen.

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
mafia32-maniac-play-2 = Let the gangs be blamed: shoot whoever they would have shot anyway, and you are nobody’s concern until few are left.
mafia32-maniac-play-3 = Near the end shoot those who count well. You need a last morning with at most one other player alive.
mafia32-maniac-bluff = Two deaths in a night have many explanations: blame the Triads.
mafia32-maniac-bluff-2 = Claim the Beauty or the Bodyguard, and let each of your victims be the one you could not save. You grieve, and nobody checks grief.
prompt-mafia32-maniac = Who do you shoot?
    .note = { $variant_maniac_pass ->
        [on] Any other player. You may also wait.
       *[off] Any other player.
    }
voice-mafia32-maniac-wake = The Maniac wakes up.
voice-mafia32-maniac-sleep = The Maniac falls asleep.

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
mafia32-black_widow-play-2 = Count a day ahead: tonight’s poison kills at the second dawn. Near the end, choose so that at most one other player lives to see it.
mafia32-black_widow-bluff = Your victims fall a day late: be seen to mourn somebody else.
mafia32-black_widow-bluff-2 = Say you are the Doctor who came a night too late. A death that comes a day after its cause needs somebody to explain it.
prompt-mafia32-black_widow = Who do you poison?
    .note = This player dies after the next night. You may also poison nobody.
voice-mafia32-black_widow-wake = The Black Widow wakes up.
voice-mafia32-black_widow-sleep = The Black Widow falls asleep.

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
mafia32-patient_zero-play-2 = Infect quiet players first: as long as nobody’s ability fails, nobody knows that you are in the game.
mafia32-patient_zero-bluff = You wake last and kill nobody: a Citizen could not look quieter.
mafia32-patient_zero-bluff-2 = Claim a role that one of the infected had, and let him confirm that you are known to each other. A town trusts two voices.
prompt-mafia32-patient_zero = Who do you infect?
    .note = This player loses every ability and joins you. You may also infect nobody.
voice-mafia32-patient_zero-wake = Patient Zero wakes up.
voice-mafia32-patient_zero-sleep = Patient Zero falls asleep.
