# Blood Vendetta: the lords and the vampires. Of each: name with its cases, -short, -ability, -when, -example,
# its ways to play and to bluff it (-play, -play-2, -bluff, -bluff-2); then what it is asked, and how it is called.

vendetta-king = King
    .genitive = King
    .accusative = King
    .gender = masculine
vendetta-king-short = Lord who may kill at sunset
vendetta-king-ability = At sunset you may kill one player. You are the lord of the vampires.
vendetta-king-when = At sunset, called as the lord
vendetta-king-example = You take Boris for a hunter and point at him. He was a dhampir: nobody learns that it was you.
vendetta-king-play = Hold back while you know nothing. While you live, hunters who are as many as the vampires have not won yet.
vendetta-king-play-2 = Strike on the first days, while you are one of many. A second death in a day tells the hunters that somebody kills back, and nobody yet asks who.
vendetta-king-bluff = Say you are the count and name somebody you “saw”: three lords are called with the same words.
vendetta-king-bluff-2 = Claim no lord at all: be a plain vampire, and let somebody else play the count. The hunters spend their noon on him.
prompt-vendetta-king = Who do you kill?
    .note = You may also kill nobody.

vendetta-prince = Prince
    .genitive = Prince
    .accusative = Prince
    .gender = masculine
vendetta-prince-short = Lord who protects at sunset
vendetta-prince-ability = At sunset you protect another player: no murder of this day harms them, not even the hunters’ blow at noon. { $variant_prince_repeat ->
    [on] The same player again, if you like.
   *[off] Never the same player twice in a row.
}
vendetta-prince-when = At sunset, called as the lord
vendetta-prince-example = The hunters struck Vera at noon. At sunset you choose her, and at nightfall all are alive.
vendetta-prince-play = A day without a death makes the hunters doubt themselves. Protect those they surely fear.
vendetta-prince-play-2 = Tell one player whom you trust, and nobody else. Protected every other day, they can speak for you and lead the talk.
vendetta-prince-bluff = Claim to have saved somebody; nobody can prove the contrary.
vendetta-prince-bluff-2 = As a hunter, claim him after a day on which your side killed nobody: you “saved” a vampire, who will stand by you.
prompt-vendetta-prince = Who do you protect?
    .note = No murder of this day harms this player, not even one that was done before.

vendetta-count = Count
    .genitive = Count
    .accusative = Count
    .gender = masculine
vendetta-count-short = Lord who is shown a type card
vendetta-count-ability = At sunset choose a player: you are shown the card of their type (vampire, special vampire, hunter, special hunter, shapeshifter).
vendetta-count-when = At sunset, called as the lord
vendetta-count-example = You point at Anna and are shown a special hunter. Now she has to be executed before she finds you.
vendetta-count-play = The scout looks for you while you look for her. Speak when you have a name, not before.
vendetta-count-play-2 = Say nothing and steer with questions: the scout listens for whoever knows. Let another accuse the one you have found.
vendetta-count-play-3 = Or tell every result the same night, the vampires too. A few days of true answers make a circle the hunters cannot enter.
vendetta-count-bluff = A hunter who plays the count accuses a vampire nobody likes.
vendetta-count-bluff-2 = As a plain vampire, claim the count while the real one is silent. The hunters strike you at noon and not him.
prompt-vendetta-count = Who do you look at?
    .note = You are shown the card of their type.

vendetta-lamia = Lamia
    .genitive = Lamia
    .accusative = Lamia
    .gender = feminine
vendetta-lamia-short = Visits, or takes somebody home
vendetta-lamia-ability = At dawn choose a player and how you spend the day. Visiting: whoever comes for you finds nobody, but if your host is killed, you die too. At home with a guest: whoever comes for the guest finds nobody, but if you are killed, the guest dies too.
vendetta-lamia-when = At dawn, after the monk
vendetta-lamia-example = You take Boris home. The hunters come for you: you die, and Boris, a hunter, with you.
vendetta-lamia-play = Take suspects home and let everybody know it: hunters who strike you might strike their own.
vendetta-lamia-play-2 = Visit somebody nobody would kill, and keep it to yourself. Whoever comes for you finds an empty house, day after day.
vendetta-lamia-bluff = As a hunter, say you are the lamia and visited somebody whom nobody attacked.
vendetta-lamia-bluff-2 = As a hunter, say that a player who lived through the day was your guest. A guest is told nothing, and cannot deny it.
prompt-vendetta-lamia = Visit, or have a guest? And who?
    .note = Whoever is out cannot be found. If you visit, you share your host’s death; a guest shares yours.
voice-vendetta-lamia-wake = The lamia wakes up.
voice-vendetta-lamia-sleep = The lamia falls asleep.

vendetta-undine = Undine
    .genitive = Undine
    .accusative = Undine
    .gender = feminine
vendetta-undine-short = { $variant_undine ->
    [swap] Has two players change places for a day
    [none] Has no ability
   *[lure] Lures a player away for a day
}
vendetta-undine-ability = { $variant_undine ->
    [swap] At dawn choose two players, who change places for the day: whatever is done to one happens to the other.
    [none] You have no ability. Find hunters and shapeshifter by talking, and execute them.
   *[lure] At dawn choose a player, who is as if asleep all day: an ability called later fails, and a hunter’s finger at the meeting does not count. Never the same player twice in a row.
}
vendetta-undine-when = At dawn, after the lamia
vendetta-undine-example = { $variant_undine ->
    [swap] You swap Anna and Boris. The hunters strike Anna, and Boris dies.
    [none] The undine is called and does nothing: a quiet dawn tells nobody anything.
   *[lure] You lure Anna. At noon the hunters point one against one: without her finger nobody agrees, and everyone lives.
}
vendetta-undine-play = { $variant_undine ->
    [swap] Swap somebody you trust with somebody you suspect.
    [none] Losing you costs little: stand before those who have an ability.
   *[lure] Lure those you suspect, and watch whether the day grows quiet.
}
vendetta-undine-play-2 = { $variant_undine ->
    [swap] Swap a loud vampire with a silent suspect, and say so only when the deaths are known.
    [none] Hint at a song of your own: a noon that is spent on you spares the queen.
   *[lure] Say nothing, and listen at night: whoever tells of an ability that failed today had one.
}
vendetta-undine-bluff = Explain every quiet day by your song.
vendetta-undine-bluff-2 = As a hunter, claim her and name a vampire as the one you chose this dawn. He cannot know whether it is true.
prompt-vendetta-undine = { $variant_undine ->
    [swap] Which two change places?
    [none] Nothing to choose
   *[lure] Who do you lure away?
}
    .note = { $variant_undine ->
        [swap] Today, whatever is done to one happens to the other.
        [none] The undine has no ability at this table.
       *[lure] An ability called later today fails, a finger at noon does not count.
    }
voice-vendetta-undine-wake = The undine wakes up.
voice-vendetta-undine-sleep = The undine falls asleep.

vendetta-queen = Queen
    .genitive = Queen
    .accusative = Queen
    .gender = feminine
vendetta-queen-short = Protects somebody at dawn
vendetta-queen-ability = At dawn protect a player from every murder of this day. Never the same player twice in a row, { $variant_queen_self ->
    [never] and never yourself.
   *[once] yourself only once.
}
vendetta-queen-when = At dawn, last
vendetta-queen-example = You protect the lord you think you know. Hunters, nosferatu and werewolf all come for him, and he lives.
vendetta-queen-play = Nothing protects from execution: think of the day, not of the vote.
vendetta-queen-play-2 = Tell nobody, and go between two: whoever accuses best, and whoever is believed most. The hunters will want one of them.
vendetta-queen-bluff = A dangerous claim: the hunters will find out at noon whether you can protect yourself.
vendetta-queen-bluff-2 = As a hunter, claim her and name as protected somebody your side never meant to strike. The quiet day bears you out.
prompt-vendetta-queen = Who do you protect?
    .note = Not the same player twice in a row, { $variant_queen_self ->
        [never] and not yourself.
       *[once] yourself only once.
    }
voice-vendetta-queen-wake = The queen wakes up.
voice-vendetta-queen-sleep = The queen falls asleep.

vendetta-fledgling = Fledgling
    .genitive = Fledgling
    .accusative = Fledgling
    .gender = masculine
vendetta-fledgling-short = Vampire who meets with the hunters
vendetta-fledgling-ability = You wake with the hunters, { $variant_lone_hunters ->
    [on] each of you points unseen, and your finger counts.
   *[off] they take you for one of theirs, and your finger counts at the meeting.
} You win with the vampires.
vendetta-fledgling-when = At noon, with the hunters
vendetta-fledgling-example = One hunter wants the queen, one the lamia. You point at Boris: nobody agrees, and nobody dies.
vendetta-fledgling-play = Do not point differently each day. One wrong word at night, and they know which face is one too many.
vendetta-fledgling-play-2 = Point with the majority until they trust your finger. Then let it be missing on the one day on which it saves the lord.
vendetta-fledgling-play-3 = Or give away all you know in a single night, when the vampires are enough to execute one after another. By the next you may be dead.
vendetta-fledgling-bluff = As a hunter under suspicion, say that you are the fledgling: you know their faces, too.
vendetta-fledgling-bluff-2 = At night be a plain vampire with a good nose: give one hunter’s name as a guess, with a reason everybody could have seen.
voice-vendetta-fledgling-wake = The fledgling wakes up.
voice-vendetta-fledgling-sleep = The fledgling falls asleep.

vendetta-nosferatu = Nosferatu
    .genitive = Nosferatu
    .accusative = Nosferatu
    .gender = masculine
vendetta-nosferatu-short = Vampire who may kill at sunset
vendetta-nosferatu-ability = At sunset you may kill one player.
vendetta-nosferatu-when = At sunset, after the lord
vendetta-nosferatu-example = At noon the hunters killed you. At sunset you still rise and take one of them along.
vendetta-nosferatu-play = Two deaths in one day, and everyone asks who was wrong. Be sure of your victim.
vendetta-nosferatu-play-2 = Hold back until an execution has proved somebody wrong. Then strike whoever defended the hunter.
vendetta-nosferatu-bluff = Hunters like to claim a kill of theirs as yours.
vendetta-nosferatu-bluff-2 = As a hunter, claim him and say today’s death was your mistake. A vampire who is sorry is soon forgiven.
prompt-vendetta-nosferatu = Who do you kill?
    .note = You may also kill nobody.
voice-vendetta-nosferatu-wake = Nosferatu wakes up.
voice-vendetta-nosferatu-sleep = Nosferatu falls asleep.

vendetta-banshee = Banshee
    .genitive = Banshee
    .accusative = Banshee
    .gender = feminine
vendetta-banshee-short = { $variant_banshee ->
    [curse] Adds a vote against somebody
   *[omen] Hears whether somebody was to die
}
vendetta-banshee-ability = { $variant_banshee ->
    [curse] At sunset choose a player: in the coming night one extra vote counts against them where somebody is to be executed, and nobody hears from whom. By itself it executes nobody.
   *[omen] At sunset choose a player: you learn whether anybody has tried to kill them today, even in vain.
}
vendetta-banshee-when = At sunset, after the killers
vendetta-banshee-example = { $variant_banshee ->
    [curse] With three hands each, Boris is executed and not Anna: he bore one extra vote.
   *[omen] You ask about Vera and hear a yes. At nightfall she lives: hardly a hunter.
}
vendetta-banshee-play = { $variant_banshee ->
    [curse] Curse whoever you will speak against.
   *[omen] Whoever was struck and lives was protected. Put that together with what the queen says.
}
vendetta-banshee-play-2 = { $variant_banshee ->
    [curse] Curse one of two who will be close in the vote, and speak for the other: one vote decides, and nobody hears whose.
   *[omen] Ask about somebody everyone takes for a vampire. If day after day nobody tries to kill them, ask yourself why.
}
vendetta-banshee-bluff = Name somebody for whom “death has come”. If they live, so much the better.
vendetta-banshee-bluff-2 = As a hunter, claim her early and be wrong once about something small. Whoever admits a mistake is believed the next time.
prompt-vendetta-banshee = { $variant_banshee ->
    [curse] Who do you curse?
   *[omen] Whose death do you listen for?
}
    .note = { $variant_banshee ->
        [curse] One extra vote counts against this player tonight.
       *[omen] You learn whether anybody has tried to kill this player today.
    }
voice-vendetta-banshee-wake = The banshee wakes up.
voice-vendetta-banshee-sleep = The banshee falls asleep.

vendetta-bride = Bride
    .genitive = Bride
    .accusative = Bride
    .gender = feminine
vendetta-bride-short = Looks for her lord
vendetta-bride-ability = At sunset choose a player: you learn whether they are the lord. From the sunset after you found him, you know each other.{ $variant_bride ->
    [heir] { " " }When he dies, his ability is yours.
   *[seek_lord] { "" }
}
vendetta-bride-when = At sunset, after the shapeshifter
vendetta-bride-example = You point at Boris and see a nod. The next sunset both of you open your eyes for a moment.
vendetta-bride-play = { $variant_bride ->
    [heir] Once you know him, stay alive: you are his heir.
   *[seek_lord] Once you know him, die for him if need be.
}
vendetta-bride-play-2 = When you have found him, disagree with him at night where it costs nothing. Hunters look for two who always agree.
vendetta-bride-bluff = Say whom you have ruled out; a hunter may believe that only you know.
vendetta-bride-bluff-2 = As a hunter, say you have found your lord and will not name him. The vampires spare you for his sake, and wait.
prompt-vendetta-bride = Is this your lord?
    .note = You learn whether this player is the lord of the vampires.
voice-vendetta-bride-wake = The bride wakes up.
voice-vendetta-bride-sleep = The bride falls asleep.

vendetta-dhampir = Dhampir
    .genitive = Dhampir
    .accusative = Dhampir
    .gender = masculine
vendetta-dhampir-short = { $variant_dhampir ->
    [lookout] Counts who came to somebody
   *[scent] Smells humans
}
vendetta-dhampir-ability = { $variant_dhampir ->
    [lookout] At sunset choose a player: you learn how many others came to them today.
   *[scent] At sunset choose a player: you learn whether they are human, that is a hunter of any kind.
}
vendetta-dhampir-when = At sunset, after the banshee
vendetta-dhampir-example = { $variant_dhampir ->
    [lookout] Three came to Anna and she lives: somebody protects her.
   *[scent] You get a nod for Anna. Human: a hunter, whether she has an ability or not.
}
vendetta-dhampir-play = You are worth more than a plain vampire; be sure to tell what you know before you die.
vendetta-dhampir-play-2 = { $variant_dhampir ->
    [lookout] Count the visitors of somebody who says they were protected or attacked: the number tells whether the story holds.
   *[scent] Smell those who are believed, not those who are suspected. The suspects are executed without you.
}
vendetta-dhampir-bluff = { $variant_dhampir ->
    [lookout] “Nobody came to him” explains why he is alive.
   *[scent] “No smell of man on him” clears a friend who needs it.
}
vendetta-dhampir-bluff-2 = { $variant_dhampir ->
    [lookout] As a hunter, give numbers that fit everybody’s story, until one of them fits only yours.
   *[scent] As a hunter, clear two real vampires first. When the third is your partner, they believe you.
}
prompt-vendetta-dhampir = { $variant_dhampir ->
    [lookout] Whose visitors do you count?
   *[scent] Whose scent do you take?
}
    .note = { $variant_dhampir ->
        [lookout] You learn how many came to this player today.
       *[scent] You learn whether this player is human.
    }
voice-vendetta-dhampir-wake = The dhampir wakes up.
voice-vendetta-dhampir-sleep = The dhampir falls asleep.

vendetta-revenant = Revenant
    .genitive = Revenant
    .accusative = Revenant
    .gender = masculine
vendetta-revenant-short = { $variant_revenant ->
    [compare] Compares two players
   *[count] Counts those who are not vampires
}
vendetta-revenant-ability = { $variant_revenant ->
    [compare] At sunset choose two players: you learn whether they are on the same side.
   *[count] At sunset choose three players (two if only four others live): you learn how many of them are not vampires.
}
vendetta-revenant-when = At sunset, after the scout
vendetta-revenant-example = { $variant_revenant ->
    [compare] Anna and Boris are not on the same side. If Anna is a vampire, Boris is not.
   *[count] Anna, Boris and Vera: one. The next day Anna, Boris and Gleb: none. So it is Vera.
}
vendetta-revenant-play = { $variant_revenant ->
    [compare] Keep notes. Compare a new player with one you trust.
   *[count] Keep notes. Change one of the three each day.
}
vendetta-revenant-play-2 = { $variant_revenant ->
    [compare] Compare two who defend each other. “Different” breaks them apart before everyone.
   *[count] Tell each number the same night: everybody counts along, and your death takes nothing away.
}
vendetta-revenant-bluff = { $variant_revenant ->
    [compare] “Different” fits many pairs: a hunter can say it as well.
   *[count] Numbers are hard to check: a hunter can count as well.
}
vendetta-revenant-bluff-2 = { $variant_revenant ->
    [compare] As a hunter, say that your partner and a proven vampire are on the same side.
   *[count] As a hunter, count one too few where your partner sits. Change the others each day, never him.
}
prompt-vendetta-revenant = { $variant_revenant ->
    [compare] Which two do you compare?
   *[count] Which players do you count?
}
    .note = { $variant_revenant ->
        [compare] You learn whether they are on the same side.
       *[count] You learn how many of them are not vampires.
    }
voice-vendetta-revenant-wake = The revenant wakes up.
voice-vendetta-revenant-sleep = The revenant falls asleep.

vendetta-ghoul = Ghoul
    .genitive = Ghoul
    .accusative = Ghoul
    .gender = masculine
vendetta-ghoul-short = { $variant_ghoul ->
    [grave] Learns a dead player’s role
   *[bite] Adds a vote against somebody
}
vendetta-ghoul-ability = { $variant_ghoul ->
    [grave] At sunset choose a dead player: you are shown their card.
   *[bite] At sunset choose a player: in the coming night one extra vote counts against them where somebody is to be executed, and nobody hears from whom. By itself it executes nobody.
}
vendetta-ghoul-when = At sunset, before the beauty
vendetta-ghoul-example = { $variant_ghoul ->
    [grave] Nobody opened Boris’s card. You see it: a hunter, so two are left.
   *[bite] Everyone knows that Boris bears one extra vote. With three hands each, he is executed and not Anna.
}
vendetta-ghoul-play = { $variant_ghoul ->
    [grave] Ask about the dead whose cards stayed closed: then you know who was right.
   *[bite] Bite whoever you will speak against.
}
vendetta-ghoul-play-2 = { $variant_ghoul ->
    [grave] Open the grave of whoever accused the loudest: the card says what those words were worth.
   *[bite] Bite one of two who will be close in the vote, and say nothing against them: the hands of others do the rest.
}
vendetta-ghoul-bluff = { $variant_ghoul ->
    [grave] A hunter may say which card lies in a grave: who can check?
   *[bite] Hunters will say it was they who wanted it so.
}
vendetta-ghoul-bluff-2 = { $variant_ghoul ->
    [grave] As a hunter, find a plain vampire in the grave: then whoever brought the execution about is to blame.
   *[bite] As a hunter, say last night’s extra vote was yours. Nobody is told whose it was.
}
prompt-vendetta-ghoul = { $variant_ghoul ->
    [grave] Whose grave do you open?
   *[bite] Who do you bite?
}
    .note = { $variant_ghoul ->
        [grave] You are shown this dead player’s card.
       *[bite] One extra vote counts against this player tonight.
    }
voice-vendetta-ghoul-wake = The ghoul wakes up.
voice-vendetta-ghoul-sleep = The ghoul falls asleep.

vendetta-vampire = Vampire
    .genitive = Vampire
    .accusative = Vampire
    .gender = masculine
vendetta-vampire-short = No ability, one of the many
vendetta-vampire-ability = You have no ability. Find hunters and shapeshifter by talking, and execute them.
vendetta-vampire-when = Sleeps
vendetta-vampire-example = Two claim to be the count. You remember who defended the hunter of last night.
vendetta-vampire-play = Losing you costs little: stand before those who have an ability.
vendetta-vampire-play-2 = Let them think you have an ability. The hunters come at noon for whoever they fear, and the queen lives another day.
vendetta-vampire-bluff = What every hunter says first. Prepare how you would prove it.
vendetta-vampire-bluff-2 = As a hunter, say it second: after a real one, in the same words, and with a question at once.

vendetta-lord = Lord of the vampires
    .genitive = Lord of the vampires
    .accusative = Lord of the vampires
    .gender = masculine
vendetta-lord-short = King, prince or count: drawn blind
vendetta-lord-ability = A card drawn blind: king, prince or count. Only its player knows which.
vendetta-lord-when = At sunset
vendetta-lord-example = The set says “lord”. Boris got the card and is the prince.
vendetta-lord-play = Watch whether somebody dies by a hand that is not the hunters’.
vendetta-lord-play-2 = Count the days without a murder, too: that may be a prince, and he needs others to speak in his place.
vendetta-lord-bluff = All three can be claimed.
vendetta-lord-bluff-2 = As a hunter, claim the lord that nothing has ruled out yet. Somebody who has seen neither a second death nor a rescue can only be shown wrong by the real one.
voice-vendetta-lord-wake = The lord of the vampires wakes up.
voice-vendetta-lord-sleep = The lord of the vampires falls asleep.

vendetta-special_vampire = Special vampire
    .genitive = Special vampire
    .accusative = Special vampire
    .gender = masculine
vendetta-special_vampire-short = An ability drawn blind
vendetta-special_vampire-ability = A card drawn blind from the ten special vampires.
vendetta-special_vampire-when = By its own call
vendetta-special_vampire-example = The revenant is called: so that is what was drawn.
vendetta-special_vampire-play = Listen to the calls: they tell what is about.
vendetta-special_vampire-play-2 = Put the calls beside the claims. A call nobody has owned up to for days is a claim that hunters would like to make.
vendetta-special_vampire-bluff = Claim what has been called.
vendetta-special_vampire-bluff-2 = Claim it before its holder does. Of two who claim one call, the second has the harder night.
