# Blood Vendetta: the shapeshifters, the hunters and the vargs. Of each: name with its cases, -short, -ability, -when, -example,
# its ways to play and to bluff it (-play, -play-2, -bluff, -bluff-2); then what it is asked, and how it is called.

vendetta-werewolf = Werewolf
    .genitive = Werewolf
    .accusative = Werewolf
    .gender = masculine
vendetta-werewolf-short = { $variant_pits ->
    [on] Kills alone, or lies in wait
   *[off] Kills alone, against all
}
vendetta-werewolf-ability = At sunset you may kill one player{ $variant_pits ->
    [on] , or lie in wait: the first killer who comes for you today dies instead of you (if it is the hunters, { $variant_ambush ->
    [nearest_hunter] the nearest hunter clockwise
   *[nearest] the nearest player clockwise
}).
   *[off] .
} You win if you are the last alive, or alone with a single hunter.{ $variant_kin ->
    [on] { " " }You and the other shapeshifter know each other, and win together if you are the last.
   *[off] { "" }
}
vendetta-werewolf-when = At sunset, called as the shapeshifter
vendetta-werewolf-example = Three are left: you, a hunter, a vampire. You kill the vampire and have won.
vendetta-werewolf-play = Let the two sides wear each other down, and remove whoever sees too much.
vendetta-werewolf-play-2 = Do not kill every day. A sunset without you makes them believe that the shapeshifter is gone, and the two sides turn on each other.
vendetta-werewolf-bluff = Say you are a plain vampire; say it before they ask.
vendetta-werewolf-bluff-2 = If nosferatu or the king may be in the game, claim him when you are cornered: a vampire who kills at sunset explains it all.
prompt-vendetta-werewolf = Who do you kill?
    .note = { $variant_pits ->
        [on] You may also lie in wait for whoever comes for you, or do nothing.
       *[off] You may also kill nobody.
    }

vendetta-kitsune = Kitsune
    .genitive = Kitsune
    .accusative = Kitsune
    .gender = feminine
vendetta-kitsune-short = { $variant_kitsune ->
    [frame] Kills, or makes somebody look a hunter
   *[mask] Kills, and passes for a vampire
}
vendetta-kitsune-ability = { $variant_kitsune ->
    [frame] At sunset you may kill one player, or make one look like a hunter to every check of this day. Checks see you as you are.
   *[mask] At sunset you may kill one player. Every check takes you for a plain vampire.
} You win if you are the last alive, or alone with a single hunter.{ $variant_kin ->
    [on] { " " }You and the other shapeshifter know each other, and win together if you are the last.
   *[off] { "" }
}
vendetta-kitsune-when = At sunset, called as the shapeshifter
vendetta-kitsune-example = { $variant_kitsune ->
    [frame] You pass Anna off as a hunter. The dhampir gets a nod for her, and at night she is executed.
   *[mask] The count checks you and is shown a vampire. At night he vouches for you.
}
vendetta-kitsune-play = { $variant_kitsune ->
    [frame] Frame whoever is sure to be checked today.
   *[mask] Be checked early, then live on your good name.
}
vendetta-kitsune-play-2 = { $variant_kitsune ->
    [frame] Frame one day and kill the next. The days on which nobody dies by you are the days on which they execute for you.
   *[mask] Keep alive whoever has checked you. While they live, so does your good name; kill those they have not looked at.
}
vendetta-kitsune-bluff = { $variant_kitsune ->
    [frame] A plain vampire: be the first to believe the check you have spoiled.
   *[mask] You need no other mask than the one you wear.
}
vendetta-kitsune-bluff-2 = { $variant_kitsune ->
    [frame] Claim to check, too, and agree with the real one about the player you have framed.
   *[mask] Ask to be checked before anybody wishes it, and offer your neck if it turns out badly.
}
prompt-vendetta-kitsune = { $variant_kitsune ->
    [frame] Kill, or frame? And who?
   *[mask] Who do you kill?
}
    .note = { $variant_kitsune ->
        [frame] Whoever you frame looks like a hunter to every check of today. You may also kill nobody.
       *[mask] You may also kill nobody.
    }

vendetta-monk = Monk
    .genitive = Monk
    .accusative = Monk
    .gender = masculine
vendetta-monk-short = Stops an ability for a day
vendetta-monk-ability = At dawn choose a player: their ability fails today. You are not told whether there was one. You hunt with the hunters.
vendetta-monk-when = At dawn, first
vendetta-monk-example = You pray against Boris. At sunset the shapeshifter is shown crossed arms, and nobody but him knows.
vendetta-monk-play = A day without murder tells you something. Say nothing of it.
vendetta-monk-play-2 = Pray against whoever speaks as if they knew something. If they fall silent tomorrow, their ability has failed today.
vendetta-monk-bluff = Play a vampire whose ability failed; it will be believed.
vendetta-monk-bluff-2 = If the undine is in the set, claim her: abilities that failed are then your song, and not a prayer.
prompt-vendetta-monk = Whose ability fails today?
    .note = You are not told whether there was one.
voice-vendetta-monk-wake = The monk wakes up.
voice-vendetta-monk-sleep = The monk falls asleep.

vendetta-ringleader = Ringleader
    .genitive = Ringleader
    .accusative = Ringleader
    .gender = masculine
vendetta-ringleader-short = Decides where hunters are divided
vendetta-ringleader-ability = { $variant_lone_hunters ->
    [on] You hunt with the hunters. They point unseen and need more than half, so your finger decides nothing by itself.
   *[off] You hunt with the hunters. When the fingers are divided evenly, yours decides.
}
vendetta-ringleader-when = At noon, with the hunters
vendetta-ringleader-example = { $variant_lone_hunters ->
    [on] Two for Anna, one for Boris, and you for Boris: two of four are not more than half, and nobody dies.
   *[off] Two for Anna, one for Boris, and you for Boris: a tie, so Boris dies.
}
vendetta-ringleader-play = If one of them always points elsewhere, ask yourself whether that face belongs there.
vendetta-ringleader-play-2 = { $variant_lone_hunters ->
    [on] Choose by a rule the others can guess, say whoever spoke most: fingers that cannot see each other meet there.
   *[off] Point last. Where the others agree, your finger is never needed, and nobody counts on it who should not know.
}
vendetta-ringleader-bluff = A plain vampire, like all of you.
vendetta-ringleader-bluff-2 = Be the one who forgets who said what. Leaders are looked for among those who count the hands.

vendetta-scout = Scout
    .genitive = Scout
    .accusative = Scout
    .gender = feminine
vendetta-scout-short = { $variant_scout ->
    [lord] Looks for the lord, for the hunters
   *[type] Is shown a type card, for the hunters
}
vendetta-scout-ability = At sunset choose a player: you { $variant_scout ->
    [lord] learn whether they are the lord of the vampires.
   *[type] are shown the card of their type.
} { $variant_undercover ->
    [on] You act apart: the hunters do not know you, and you do not kill with them.
   *[off] You hunt with the hunters{ $variant_lone_hunters ->
    [on] : each of you points unseen.
   *[off] .
}
}
vendetta-scout-when = At sunset, after the dhampir
vendetta-scout-example = { $variant_scout ->
    [lord] You get a nod: Boris is the lord.
   *[type] You are shown a special vampire.
} { $variant_undercover ->
    [on] At night you have to speak without giving yourself away.
   *[off] Tomorrow at noon your finger will say so.
}
vendetta-scout-play = { $variant_undercover ->
    [on] Look for the lord; then turn the vote against him without seeming to know.
   *[off] Look for the lord; then let the hunters see where you point.
}
vendetta-scout-play-2 = Look first at those who claim nothing: a lord who fears you keeps still. Leave the loud ones to the hunters at noon.
vendetta-scout-bluff = A vampire who checks seems useful: claim the count, if the count is dead.
vendetta-scout-bluff-2 = Claim the dhampir, if he is in the set, and clear a real vampire: what you say is even true, and he is grateful.
prompt-vendetta-scout = { $variant_scout ->
    [lord] Is this the lord?
   *[type] Who do you look at?
}
    .note = { $variant_scout ->
        [lord] You learn whether this player is the lord of the vampires.
       *[type] You are shown the card of their type.
    }
voice-vendetta-scout-wake = The scout wakes up.
voice-vendetta-scout-sleep = The scout falls asleep.

vendetta-beauty = Beauty
    .genitive = Beauty
    .accusative = Beauty
    .gender = feminine
vendetta-beauty-short = Takes a vote
vendetta-beauty-ability = At sunset choose a player, who may not vote in the coming night. Never the same player twice in a row. { $variant_undercover ->
    [on] You act apart: the hunters do not know you, and you do not kill with them.
   *[off] You hunt with the hunters{ $variant_lone_hunters ->
    [on] : each of you points unseen.
   *[off] .
}
}
vendetta-beauty-when = At sunset, last
vendetta-beauty-example = Vera counts the votes best of all. Tonight she has none.
vendetta-beauty-play = In a small circle your choice decides the vote.
vendetta-beauty-play-2 = Take the vote of whoever wants one of your side executed, and only on the night on which it will be close.
vendetta-beauty-bluff = Be angry when somebody loses the vote, the more the better.
vendetta-beauty-bluff-2 = Say that you would gladly go without your own vote. Whoever takes votes is looked for among those who guard theirs.
prompt-vendetta-beauty = Who may not vote tonight?
    .note = Not the same player twice in a row.
voice-vendetta-beauty-wake = The beauty wakes up.
voice-vendetta-beauty-sleep = The beauty falls asleep.

vendetta-hunter = Hunter
    .genitive = Hunter
    .accusative = Hunter
    .gender = masculine
vendetta-hunter-short = Kills with the others at noon
vendetta-hunter-ability = { $variant_visiting_hunters ->
    [on] You do not know the other hunters before the first noon.
   *[off] You know the other hunters
}{ $variant_undercover ->
    [on] { $variant_visiting_hunters ->
    [on] { " " }The scout and the beauty you never know.
   *[off] , but for the scout and the beauty.
}
   *[off] { $variant_visiting_hunters ->
    [on] { "" }
   *[off] .
}
} { $variant_lone_hunters ->
    [on] At noon each points unseen: a victim needs more than half of you.
   *[off] At noon you agree on a victim: most fingers decide.
} You win at nightfall when there are at least as many of you as vampires and nobody can kill you any more.
vendetta-hunter-when = At noon, with the hunters
vendetta-hunter-example = You point at the queen, they point at the lamia. You see it, point once more, and the lamia dies.
vendetta-hunter-play = At night accuse one of yours now and then; it costs little and earns much trust.
vendetta-hunter-play-2 = Defend a vampire who is wrongly accused. When the card proves you right, you have earned two quiet nights.
vendetta-hunter-bluff = You are a vampire. Your pedigree goes back to Dracula.
vendetta-hunter-bluff-2 = Claim a special vampire of the set who has not spoken yet. To contradict you they have to come forward, and noon follows night.

vendetta-pack_leader = Leader of the pack
    .genitive = Leader of the pack
    .accusative = Leader of the pack
    .gender = masculine
vendetta-pack_leader-short = Decides where the vargs are divided
vendetta-pack_leader-ability = You hunt with the vargs at sunset. Where they are divided, your choice decides.
vendetta-pack_leader-when = At sunset, called as the shapeshifter
vendetta-pack_leader-example = Two for Anna, one for Boris, and you for Boris: a tie, so Boris dies.
vendetta-pack_leader-play = Let hunters and vampires fight; strike at who is winning.
vendetta-pack_leader-play-2 = Let the sly varg speak for the pack at night, and vote with the crowd yourself. Decide at sunset alone what is divided.
vendetta-pack_leader-bluff = A plain vampire.
vendetta-pack_leader-bluff-2 = Be a plain vampire who was wrong yesterday and is sorry for it. Nobody takes that one for a leader.

vendetta-sly_varg = Sly varg
    .genitive = Sly varg
    .accusative = Sly varg
    .gender = masculine
vendetta-sly_varg-short = Passes for a vampire
vendetta-sly_varg-ability = You hunt with the vargs. Every check takes you for a plain vampire.
vendetta-sly_varg-when = At sunset, called as the shapeshifter
vendetta-sly_varg-example = The scout is shown a vampire, and looks elsewhere.
vendetta-sly_varg-play = Speak for the pack: you are the one who can be checked.
vendetta-sly_varg-play-2 = Once you have been cleared, vouch for nobody of the pack: a good name is lost with the first varg’s card.
vendetta-sly_varg-bluff = Ask to be checked.
vendetta-sly_varg-bluff-2 = Claim a special vampire whose answers you can repeat, and agree with the checks that others tell of.

vendetta-vengeful_varg = Vengeful varg
    .genitive = Vengeful varg
    .accusative = Vengeful varg
    .gender = masculine
vendetta-vengeful_varg-short = Takes somebody along when executed
vendetta-vengeful_varg-ability = { $variant_masquerade ->
    [on] You hunt with the vargs. If you are executed, a player of your choice dies with you: behind masks nobody knows who voted for it.
   *[off] You hunt with the vargs. If you are executed, one of those who voted for it dies with you, by your choice.
}
vendetta-vengeful_varg-when = At sunset, called as the shapeshifter
vendetta-vengeful_varg-example = Six hands are raised against you. You take the count along.
vendetta-vengeful_varg-play = Make them think twice before they vote for you.
vendetta-vengeful_varg-play-2 = Let yourself be executed when it pays: late, and for a death that costs them more than yours costs the pack.
vendetta-vengeful_varg-bluff = Threaten like this even when you hold another card.
vendetta-vengeful_varg-bluff-2 = Threaten once, quietly, and never again. A threat that is repeated sounds like fear.
prompt-vendetta-vengeful_varg = Who do you take along?
    .note = You are executed. One of these dies with you.

vendetta-paralysing_varg = Paralysing varg
    .genitive = Paralysing varg
    .accusative = Paralysing varg
    .gender = masculine
vendetta-paralysing_varg-short = Stops an ability for the next day
vendetta-paralysing_varg-ability = You hunt with the vargs. At sunset also choose a player: their ability fails all through the next day.
vendetta-paralysing_varg-when = At sunset, called as the shapeshifter
vendetta-paralysing_varg-example = You choose the queen: tomorrow she protects nobody.
vendetta-paralysing_varg-play = Choose who will be in the way tomorrow.
vendetta-paralysing_varg-play-2 = Listen to who wants to check whom, and stop that ability a day before it comes to the pack.
vendetta-paralysing_varg-bluff = A vampire whose ability failed today.
vendetta-paralysing_varg-bluff-2 = Blame the monk or the undine for what you have done: they stop abilities, too, and one of them may be in the set.
prompt-vendetta-paralysing_varg = Whose ability fails tomorrow?
    .note = All day tomorrow.

vendetta-tricky_varg = Tricky varg
    .genitive = Tricky varg
    .accusative = Tricky varg
    .gender = masculine
vendetta-tricky_varg-short = Turns one attack away, once
vendetta-tricky_varg-ability = You hunt with the vargs. Once in the game, at sunset, choose a player: the first attack of today on the pack hits them.
vendetta-tricky_varg-when = At sunset, called as the shapeshifter
vendetta-tricky_varg-example = The hunters had struck your leader. By your choice their blow fell on one of them.
vendetta-tricky_varg-play = Wait for the day on which they surely know one of you.
vendetta-tricky_varg-play-2 = Use it on a day like any other and aim at the lord, if you know him: whoever is struck in your place should cost them most.
vendetta-tricky_varg-bluff = A plain vampire.
vendetta-tricky_varg-bluff-2 = Play somebody nobody would attack: plain, slow, of the same mind as whoever spoke last.
prompt-vendetta-tricky_varg = Who shall the attack hit?
    .note = Once in the game. You may also wait.

vendetta-special_hunter = Special hunter
    .genitive = Special hunter
    .accusative = Special hunter
    .gender = masculine
vendetta-special_hunter-short = A hunter’s ability drawn blind
vendetta-special_hunter-ability = A card drawn blind: monk, ringleader, scout or beauty.
vendetta-special_hunter-when = At noon, or by its own call
vendetta-special_hunter-example = Neither monk nor scout nor beauty is called: it must be the ringleader.
vendetta-special_hunter-play = Count the calls.
vendetta-special_hunter-play-2 = Look at what goes wrong: a vote that is missing speaks of the beauty, an ability that failed of the monk.
vendetta-special_hunter-bluff = Nobody claims this.
vendetta-special_hunter-bluff-2 = As a hunter, be the first to work out aloud which one it must be, and leave out the right one.

vendetta-shapeshifter = Shapeshifter
    .genitive = Shapeshifter
    .accusative = Shapeshifter
    .gender = masculine
vendetta-shapeshifter-short = Werewolf or kitsune: drawn blind
vendetta-shapeshifter-ability = A card drawn blind: werewolf or kitsune. Only its player knows which.
vendetta-shapeshifter-when = At sunset
vendetta-shapeshifter-example = The count was shown a vampire, and still somebody kills: perhaps a kitsune.
vendetta-shapeshifter-play = Do not trust a check too much while you do not know which it is.
vendetta-shapeshifter-play-2 = Put deaths and checks side by side: a player found to be a vampire whom nobody ever attacks may be a kitsune.
vendetta-shapeshifter-bluff = Nobody claims this.
vendetta-shapeshifter-bluff-2 = As one of the two, be afraid of the other, and aloud. Nobody fears themselves.
voice-vendetta-shapeshifter-wake = The shapeshifter wakes up.
voice-vendetta-shapeshifter-sleep = The shapeshifter falls asleep.
