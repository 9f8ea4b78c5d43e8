# Blood Vendetta: second and third ways to play each role and to bluff it.

vendetta-king-play-2 = Strike on the first days, while you are one of many. A second death in a day tells the hunters that somebody kills back, and nobody yet asks who.
vendetta-king-bluff-2 = Claim no lord at all: be a plain vampire, and let somebody else play the count. The hunters spend their noon on him.

vendetta-prince-play-2 = Tell one player whom you trust, and nobody else. Protected every other day, they can speak for you and lead the talk.
vendetta-prince-bluff-2 = As a hunter, claim him after a day on which your side killed nobody: you “saved” a vampire, who will stand by you.

vendetta-count-play-2 = Say nothing and steer with questions: the scout listens for whoever knows. Let another accuse the one you have found.
vendetta-count-play-3 = Or tell every result the same night, the vampires too. A few days of true answers make a circle the hunters cannot enter.
vendetta-count-bluff-2 = As a plain vampire, claim the count while the real one is silent. The hunters strike you at noon and not him.

vendetta-lamia-play-2 = Visit somebody nobody would kill, and keep it to yourself. Whoever comes for you finds an empty house, day after day.
vendetta-lamia-bluff-2 = As a hunter, say that a player who lived through the day was your guest. A guest is told nothing, and cannot deny it.

vendetta-undine-play-2 = { $variant_undine ->
    [swap] Swap a loud vampire with a silent suspect, and say so only when the deaths are known.
    [none] Hint at a song of your own: a noon that is spent on you spares the queen.
   *[lure] Say nothing, and listen at night: whoever tells of an ability that failed today had one.
}
vendetta-undine-bluff-2 = As a hunter, claim her and name a vampire as the one you chose this dawn. He cannot know whether it is true.

vendetta-queen-play-2 = Tell nobody, and go between two: whoever accuses best, and whoever is believed most. The hunters will want one of them.
vendetta-queen-bluff-2 = As a hunter, claim her and name as protected somebody your side never meant to strike. The quiet day bears you out.

vendetta-fledgling-play-2 = Point with the majority until they trust your finger. Then let it be missing on the one day on which it saves the lord.
vendetta-fledgling-play-3 = Or give away all you know in a single night, when the vampires are enough to execute one after another. By the next you may be dead.
vendetta-fledgling-bluff-2 = At night be a plain vampire with a good nose: give one hunter’s name as a guess, with a reason everybody could have seen.

vendetta-nosferatu-play-2 = Hold back until an execution has proved somebody wrong. Then strike whoever defended the hunter.
vendetta-nosferatu-bluff-2 = As a hunter, claim him and say today’s death was your mistake. A vampire who is sorry is soon forgiven.

vendetta-banshee-play-2 = { $variant_banshee ->
    [curse] Curse one of two who will be close in the vote, and speak for the other: one vote decides, and nobody hears whose.
   *[omen] Ask about somebody everyone takes for a vampire. If day after day nobody tries to kill them, ask yourself why.
}
vendetta-banshee-bluff-2 = As a hunter, claim her early and be wrong once about something small. Whoever admits a mistake is believed the next time.

vendetta-bride-play-2 = When you have found him, disagree with him at night where it costs nothing. Hunters look for two who always agree.
vendetta-bride-bluff-2 = As a hunter, say you have found your lord and will not name him. The vampires spare you for his sake, and wait.

vendetta-dhampir-play-2 = { $variant_dhampir ->
    [lookout] Count the visitors of somebody who says they were protected or attacked: the number tells whether the story holds.
   *[scent] Smell those who are believed, not those who are suspected. The suspects are executed without you.
}
vendetta-dhampir-bluff-2 = { $variant_dhampir ->
    [lookout] As a hunter, give numbers that fit everybody’s story, until one of them fits only yours.
   *[scent] As a hunter, clear two real vampires first. When the third is your partner, they believe you.
}

vendetta-revenant-play-2 = { $variant_revenant ->
    [compare] Compare two who defend each other. “Different” breaks them apart before everyone.
   *[count] Tell each number the same night: everybody counts along, and your death takes nothing away.
}
vendetta-revenant-bluff-2 = { $variant_revenant ->
    [compare] As a hunter, say that your partner and a proven vampire are on the same side.
   *[count] As a hunter, count one too few where your partner sits. Change the others each day, never him.
}

vendetta-ghoul-play-2 = { $variant_ghoul ->
    [grave] Open the grave of whoever accused the loudest: the card says what those words were worth.
   *[bite] Bite one of two who will be close in the vote, and say nothing against them: the hands of others do the rest.
}
vendetta-ghoul-bluff-2 = { $variant_ghoul ->
    [grave] As a hunter, find a plain vampire in the grave: then whoever brought the execution about is to blame.
   *[bite] As a hunter, say last night’s extra vote was yours. Nobody is told whose it was.
}

vendetta-vampire-play-2 = Let them think you have an ability. The hunters come at noon for whoever they fear, and the queen lives another day.
vendetta-vampire-bluff-2 = As a hunter, say it second: after a real one, in the same words, and with a question at once.

vendetta-werewolf-play-2 = Do not kill every day. A sunset without you makes them believe that the shapeshifter is gone, and the two sides turn on each other.
vendetta-werewolf-bluff-2 = If nosferatu or the king may be in the game, claim him when you are cornered: a vampire who kills at sunset explains it all.

vendetta-kitsune-play-2 = { $variant_kitsune ->
    [frame] Frame one day and kill the next. The days on which nobody dies by you are the days on which they execute for you.
   *[mask] Keep alive whoever has checked you. While they live, so does your good name; kill those they have not looked at.
}
vendetta-kitsune-bluff-2 = { $variant_kitsune ->
    [frame] Claim to check, too, and agree with the real one about the player you have framed.
   *[mask] Ask to be checked before anybody wishes it, and offer your neck if it turns out badly.
}

vendetta-monk-play-2 = Pray against whoever speaks as if they knew something. If they fall silent tomorrow, their ability has failed today.
vendetta-monk-bluff-2 = If the undine is in the set, claim her: abilities that failed are then your song, and not a prayer.

vendetta-ringleader-play-2 = { $variant_lone_hunters ->
    [on] Choose by a rule the others can guess, say whoever spoke most: fingers that cannot see each other meet there.
   *[off] Point last. Where the others agree, your finger is never needed, and nobody counts on it who should not know.
}
vendetta-ringleader-bluff-2 = Be the one who forgets who said what. Leaders are looked for among those who count the hands.

vendetta-scout-play-2 = Look first at those who claim nothing: a lord who fears you keeps still. Leave the loud ones to the hunters at noon.
vendetta-scout-bluff-2 = Claim the dhampir, if he is in the set, and clear a real vampire: what you say is even true, and he is grateful.

vendetta-beauty-play-2 = Take the vote of whoever wants one of your side executed, and only on the night on which it will be close.
vendetta-beauty-bluff-2 = Say that you would gladly go without your own vote. Whoever takes votes is looked for among those who guard theirs.

vendetta-hunter-play-2 = Defend a vampire who is wrongly accused. When the card proves you right, you have earned two quiet nights.
vendetta-hunter-bluff-2 = Claim a special vampire of the set who has not spoken yet. To contradict you they have to come forward, and noon follows night.

vendetta-pack_leader-play-2 = Let the sly varg speak for the pack at night, and vote with the crowd yourself. Decide at sunset alone what is divided.
vendetta-pack_leader-bluff-2 = Be a plain vampire who was wrong yesterday and is sorry for it. Nobody takes that one for a leader.

vendetta-sly_varg-play-2 = Once you have been cleared, vouch for nobody of the pack: a good name is lost with the first varg’s card.
vendetta-sly_varg-bluff-2 = Claim a special vampire whose answers you can repeat, and agree with the checks that others tell of.

vendetta-vengeful_varg-play-2 = Let yourself be executed when it pays: late, and for a death that costs them more than yours costs the pack.
vendetta-vengeful_varg-bluff-2 = Threaten once, quietly, and never again. A threat that is repeated sounds like fear.

vendetta-paralysing_varg-play-2 = Listen to who wants to check whom, and stop that ability a day before it comes to the pack.
vendetta-paralysing_varg-bluff-2 = Blame the monk or the undine for what you have done: they stop abilities, too, and one of them may be in the set.

vendetta-tricky_varg-play-2 = Use it on a day like any other and aim at the lord, if you know him: whoever is struck in your place should cost them most.
vendetta-tricky_varg-bluff-2 = Play somebody nobody would attack: plain, slow, of the same mind as whoever spoke last.

vendetta-lord-play-2 = Count the days without a murder, too: that may be a prince, and he needs others to speak in his place.
vendetta-lord-bluff-2 = As a hunter, claim the lord that nothing has ruled out yet. Somebody who has seen neither a second death nor a rescue can only be shown wrong by the real one.

vendetta-special_vampire-play-2 = Put the calls beside the claims. A call nobody has owned up to for days is a claim that hunters would like to make.
vendetta-special_vampire-bluff-2 = Claim it before its holder does. Of two who claim one call, the second has the harder night.

vendetta-special_hunter-play-2 = Look at what goes wrong: a vote that is missing speaks of the beauty, an ability that failed of the monk.
vendetta-special_hunter-bluff-2 = As a hunter, be the first to work out aloud which one it must be, and leave out the right one.

vendetta-shapeshifter-play-2 = Put deaths and checks side by side: a player found to be a vampire whom nobody ever attacks may be a kitsune.
vendetta-shapeshifter-bluff-2 = As one of the two, be afraid of the other, and aloud. Nobody fears themselves.
