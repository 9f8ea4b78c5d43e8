# Blood Vendetta: roles, prompts, the narrator's lines, story.

vendetta-hunters = The hunters
vendetta-vargs = The vargs

vendetta-king = King
    .genitive = King
    .accusative = King
    .gender = masculine
vendetta-king-short = Lord who may kill at sunset
vendetta-king-ability = At sunset you may kill one player. You are the lord of the vampires.
vendetta-king-when = At sunset, called as the lord
vendetta-king-example = You take Boris for a hunter and point at him. He was a dhampir: nobody learns that it was you.
vendetta-king-play = Hold back while you know nothing. While you live, hunters who are as many as the vampires have not won yet.
vendetta-king-bluff = Say you are the count and name somebody you “saw”: three lords are called with the same words.

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
vendetta-prince-bluff = Claim to have saved somebody; nobody can prove the contrary.

vendetta-count = Count
    .genitive = Count
    .accusative = Count
    .gender = masculine
vendetta-count-short = Lord who is shown a type card
vendetta-count-ability = At sunset choose a player: you are shown the card of their type (vampire, special vampire, hunter, special hunter, shapeshifter).
vendetta-count-when = At sunset, called as the lord
vendetta-count-example = You point at Anna and are shown a special hunter. Now she has to be executed before she finds you.
vendetta-count-play = The scout looks for you while you look for her. Speak when you have a name, not before.
vendetta-count-bluff = A hunter who plays the count accuses a vampire nobody likes.

vendetta-lamia = Lamia
    .genitive = Lamia
    .accusative = Lamia
    .gender = feminine
vendetta-lamia-short = Visits, or takes somebody home
vendetta-lamia-ability = At dawn choose a player and how you spend the day. Visiting: whoever comes for you finds nobody, but if your host is killed, you die too. At home with a guest: whoever comes for the guest finds nobody, but if you are killed, the guest dies too.
vendetta-lamia-when = At dawn, after the monk
vendetta-lamia-example = You take Boris home. The hunters come for you: you die, and Boris, a hunter, with you.
vendetta-lamia-play = Take suspects home and let everybody know it: hunters who strike you might strike their own.
vendetta-lamia-bluff = As a hunter, say you are the lamia and visited somebody whom nobody attacked.

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
vendetta-undine-bluff = Explain every quiet day by your song.

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
vendetta-queen-bluff = A dangerous claim: the hunters will find out at noon whether you can protect yourself.

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
vendetta-fledgling-bluff = As a hunter under suspicion, say that you are the fledgling: you know their faces, too.

vendetta-nosferatu = Nosferatu
    .genitive = Nosferatu
    .accusative = Nosferatu
    .gender = masculine
vendetta-nosferatu-short = Vampire who may kill at sunset
vendetta-nosferatu-ability = At sunset you may kill one player.
vendetta-nosferatu-when = At sunset, after the lord
vendetta-nosferatu-example = At noon the hunters killed you. At sunset you still rise and take one of them along.
vendetta-nosferatu-play = Two deaths in one day, and everyone asks who was wrong. Be sure of your victim.
vendetta-nosferatu-bluff = Hunters like to claim a kill of theirs as yours.

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
vendetta-banshee-bluff = Name somebody for whom “death has come”. If they live, so much the better.

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
vendetta-bride-bluff = Say whom you have ruled out; a hunter may believe that only you know.

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
vendetta-dhampir-bluff = { $variant_dhampir ->
    [lookout] “Nobody came to him” explains why he is alive.
   *[scent] “No smell of man on him” clears a friend who needs it.
}

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
vendetta-revenant-bluff = { $variant_revenant ->
    [compare] “Different” fits many pairs: a hunter can say it as well.
   *[count] Numbers are hard to check: a hunter can count as well.
}

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
vendetta-ghoul-bluff = { $variant_ghoul ->
    [grave] A hunter may say which card lies in a grave: who can check?
   *[bite] Hunters will say it was they who wanted it so.
}

vendetta-vampire = Vampire
    .genitive = Vampire
    .accusative = Vampire
    .gender = masculine
vendetta-vampire-short = No ability, one of the many
vendetta-vampire-ability = You have no ability. Find hunters and shapeshifter by talking, and execute them.
vendetta-vampire-when = Sleeps
vendetta-vampire-example = Two claim to be the count. You remember who defended the hunter of last night.
vendetta-vampire-play = Losing you costs little: stand before those who have an ability.
vendetta-vampire-bluff = What every hunter says first. Prepare how you would prove it.

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
vendetta-werewolf-bluff = Say you are a plain vampire; say it before they ask.

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
vendetta-kitsune-bluff = { $variant_kitsune ->
    [frame] A plain vampire: be the first to believe the check you have spoiled.
   *[mask] You need no other mask than the one you wear.
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
vendetta-monk-bluff = Play a vampire whose ability failed; it will be believed.

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
vendetta-ringleader-bluff = A plain vampire, like all of you.

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
vendetta-scout-bluff = A vampire who checks seems useful: claim the count, if the count is dead.

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
vendetta-beauty-bluff = Be angry when somebody loses the vote, the more the better.

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
vendetta-hunter-bluff = You are a vampire. Your pedigree goes back to Dracula.

vendetta-pack_leader = Leader of the pack
    .genitive = Leader of the pack
    .accusative = Leader of the pack
    .gender = masculine
vendetta-pack_leader-short = Decides where the vargs are divided
vendetta-pack_leader-ability = You hunt with the vargs at sunset. Where they are divided, your choice decides.
vendetta-pack_leader-when = At sunset, called as the shapeshifter
vendetta-pack_leader-example = Two for Anna, one for Boris, and you for Boris: a tie, so Boris dies.
vendetta-pack_leader-play = Let hunters and vampires fight; strike at who is winning.
vendetta-pack_leader-bluff = A plain vampire.

vendetta-sly_varg = Sly varg
    .genitive = Sly varg
    .accusative = Sly varg
    .gender = masculine
vendetta-sly_varg-short = Passes for a vampire
vendetta-sly_varg-ability = You hunt with the vargs. Every check takes you for a plain vampire.
vendetta-sly_varg-when = At sunset, called as the shapeshifter
vendetta-sly_varg-example = The scout is shown a vampire, and looks elsewhere.
vendetta-sly_varg-play = Speak for the pack: you are the one who can be checked.
vendetta-sly_varg-bluff = Ask to be checked.

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
vendetta-vengeful_varg-bluff = Threaten like this even when you hold another card.

vendetta-paralysing_varg = Paralysing varg
    .genitive = Paralysing varg
    .accusative = Paralysing varg
    .gender = masculine
vendetta-paralysing_varg-short = Stops an ability for the next day
vendetta-paralysing_varg-ability = You hunt with the vargs. At sunset also choose a player: their ability fails all through the next day.
vendetta-paralysing_varg-when = At sunset, called as the shapeshifter
vendetta-paralysing_varg-example = You choose the queen: tomorrow she protects nobody.
vendetta-paralysing_varg-play = Choose who will be in the way tomorrow.
vendetta-paralysing_varg-bluff = A vampire whose ability failed today.

vendetta-tricky_varg = Tricky varg
    .genitive = Tricky varg
    .accusative = Tricky varg
    .gender = masculine
vendetta-tricky_varg-short = Turns one attack away, once
vendetta-tricky_varg-ability = You hunt with the vargs. Once in the game, at sunset, choose a player: the first attack of today on the pack hits them.
vendetta-tricky_varg-when = At sunset, called as the shapeshifter
vendetta-tricky_varg-example = The hunters had struck your leader. By your choice their blow fell on one of them.
vendetta-tricky_varg-play = Wait for the day on which they surely know one of you.
vendetta-tricky_varg-bluff = A plain vampire.

vendetta-lord = Lord of the vampires
    .genitive = Lord of the vampires
    .accusative = Lord of the vampires
    .gender = masculine
vendetta-lord-short = King, prince or count: drawn blind
vendetta-lord-ability = A card drawn blind: king, prince or count. Only its player knows which.
vendetta-lord-when = At sunset
vendetta-lord-example = The set says “lord”. Boris got the card and is the prince.
vendetta-lord-play = Watch whether somebody dies by a hand that is not the hunters’.
vendetta-lord-bluff = All three can be claimed.

vendetta-special_vampire = Special vampire
    .genitive = Special vampire
    .accusative = Special vampire
    .gender = masculine
vendetta-special_vampire-short = An ability drawn blind
vendetta-special_vampire-ability = A card drawn blind from the ten special vampires.
vendetta-special_vampire-when = By its own call
vendetta-special_vampire-example = The revenant is called: so that is what was drawn.
vendetta-special_vampire-play = Listen to the calls: they tell what is about.
vendetta-special_vampire-bluff = Claim what has been called.

vendetta-special_hunter = Special hunter
    .genitive = Special hunter
    .accusative = Special hunter
    .gender = masculine
vendetta-special_hunter-short = A hunter’s ability drawn blind
vendetta-special_hunter-ability = A card drawn blind: monk, ringleader, scout or beauty.
vendetta-special_hunter-when = At noon, or by its own call
vendetta-special_hunter-example = Neither monk nor scout nor beauty is called: it must be the ringleader.
vendetta-special_hunter-play = Count the calls.
vendetta-special_hunter-bluff = Nobody claims this.

vendetta-shapeshifter = Shapeshifter
    .genitive = Shapeshifter
    .accusative = Shapeshifter
    .gender = masculine
vendetta-shapeshifter-short = Werewolf or kitsune: drawn blind
vendetta-shapeshifter-ability = A card drawn blind: werewolf or kitsune. Only its player knows which.
vendetta-shapeshifter-when = At sunset
vendetta-shapeshifter-example = The count was shown a vampire, and still somebody kills: perhaps a kitsune.
vendetta-shapeshifter-play = Do not trust a check too much while you do not know which it is.
vendetta-shapeshifter-bluff = Nobody claims this.

prompt-vendetta-king = Who do you kill?
    .note = You may also kill nobody.
prompt-vendetta-prince = Who do you protect?
    .note = No murder of this day harms this player, not even one that was done before.
prompt-vendetta-count = Who do you look at?
    .note = You are shown the card of their type.
prompt-vendetta-lamia = Visit, or have a guest? And who?
    .note = Whoever is out cannot be found. If you visit, you share your host’s death; a guest shares yours.
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
prompt-vendetta-queen = Who do you protect?
    .note = Not the same player twice in a row, { $variant_queen_self ->
        [never] and not yourself.
       *[once] yourself only once.
    }
prompt-vendetta-nosferatu = Who do you kill?
    .note = You may also kill nobody.
prompt-vendetta-banshee = { $variant_banshee ->
    [curse] Who do you curse?
   *[omen] Whose death do you listen for?
}
    .note = { $variant_banshee ->
        [curse] One extra vote counts against this player tonight.
       *[omen] You learn whether anybody has tried to kill this player today.
    }
prompt-vendetta-bride = Is this your lord?
    .note = You learn whether this player is the lord of the vampires.
prompt-vendetta-dhampir = { $variant_dhampir ->
    [lookout] Whose visitors do you count?
   *[scent] Whose scent do you take?
}
    .note = { $variant_dhampir ->
        [lookout] You learn how many came to this player today.
       *[scent] You learn whether this player is human.
    }
prompt-vendetta-revenant = { $variant_revenant ->
    [compare] Which two do you compare?
   *[count] Which players do you count?
}
    .note = { $variant_revenant ->
        [compare] You learn whether they are on the same side.
       *[count] You learn how many of them are not vampires.
    }
prompt-vendetta-ghoul = { $variant_ghoul ->
    [grave] Whose grave do you open?
   *[bite] Who do you bite?
}
    .note = { $variant_ghoul ->
        [grave] You are shown this dead player’s card.
       *[bite] One extra vote counts against this player tonight.
    }
prompt-vendetta-werewolf = Who do you kill?
    .note = { $variant_pits ->
        [on] You may also lie in wait for whoever comes for you, or do nothing.
       *[off] You may also kill nobody.
    }
prompt-vendetta-kitsune = { $variant_kitsune ->
    [frame] Kill, or frame? And who?
   *[mask] Who do you kill?
}
    .note = { $variant_kitsune ->
        [frame] Whoever you frame looks like a hunter to every check of today. You may also kill nobody.
       *[mask] You may also kill nobody.
    }
prompt-vendetta-monk = Whose ability fails today?
    .note = You are not told whether there was one.
prompt-vendetta-scout = { $variant_scout ->
    [lord] Is this the lord?
   *[type] Who do you look at?
}
    .note = { $variant_scout ->
        [lord] You learn whether this player is the lord of the vampires.
       *[type] You are shown the card of their type.
    }
prompt-vendetta-beauty = Who may not vote tonight?
    .note = Not the same player twice in a row.
prompt-vendetta-hunters = Who do the hunters kill?
    .note = { $variant_lone_hunters ->
        [on] You point unseen. A victim needs more than half of the hunters.
       *[off] You see where the others point. If you differ, all point once more; most fingers decide.
    }
prompt-vendetta-vargs = Who does the pack kill?
    .note = You see where the others point. If you differ, all point once more; most decide, or the leader.
prompt-vendetta-paralysing_varg = Whose ability fails tomorrow?
    .note = All day tomorrow.
prompt-vendetta-tricky_varg = Who shall the attack hit?
    .note = Once in the game. You may also wait.
prompt-vendetta-vengeful_varg = Who do you take along?
    .note = You are executed. One of these dies with you.
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
    .note = You are tied. These thirty seconds are yours.
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
voice-vendetta-fledgling-wake = The fledgling wakes up.
voice-vendetta-fledgling-sleep = The fledgling falls asleep.
voice-vendetta-monk-wake = The monk wakes up.
voice-vendetta-monk-sleep = The monk falls asleep.
voice-vendetta-lamia-wake = The lamia wakes up.
voice-vendetta-lamia-sleep = The lamia falls asleep.
voice-vendetta-undine-wake = The undine wakes up.
voice-vendetta-undine-sleep = The undine falls asleep.
voice-vendetta-queen-wake = The queen wakes up.
voice-vendetta-queen-sleep = The queen falls asleep.
voice-vendetta-hunters-wake = { $variant_lone_hunters ->
    [on] The hunters wake up, and each chooses alone.
   *[off] The hunters gather and choose.
}
voice-vendetta-hunters-sleep = The hunters have struck the fatal blow and part.
voice-vendetta-lord-wake = The lord of the vampires wakes up.
voice-vendetta-lord-sleep = The lord of the vampires falls asleep.
voice-vendetta-nosferatu-wake = Nosferatu wakes up.
voice-vendetta-nosferatu-sleep = Nosferatu falls asleep.
voice-vendetta-shapeshifter-wake = The shapeshifter wakes up.
voice-vendetta-shapeshifter-sleep = The shapeshifter falls asleep.
voice-vendetta-bride-wake = The bride wakes up.
voice-vendetta-bride-sleep = The bride falls asleep.
voice-vendetta-banshee-wake = The banshee wakes up.
voice-vendetta-banshee-sleep = The banshee falls asleep.
voice-vendetta-dhampir-wake = The dhampir wakes up.
voice-vendetta-dhampir-sleep = The dhampir falls asleep.
voice-vendetta-scout-wake = The scout wakes up.
voice-vendetta-scout-sleep = The scout falls asleep.
voice-vendetta-revenant-wake = The revenant wakes up.
voice-vendetta-revenant-sleep = The revenant falls asleep.
voice-vendetta-ghoul-wake = The ghoul wakes up.
voice-vendetta-ghoul-sleep = The ghoul falls asleep.
voice-vendetta-beauty-wake = The beauty wakes up.
voice-vendetta-beauty-sleep = The beauty falls asleep.
voice-vendetta-night = { $variant_masks ->
    [on] Night has come. Lower your masks. All are here: talk.
   *[off] Night has come. All are here: talk.
}
voice-vendetta-time-to-choose = The night is nearly over, dawn is near. It is time to choose whom to execute.
voice-vendetta-last-minute = One minute left.
voice-vendetta-vote = The night is nearly over. Who is to be executed?
voice-vendetta-plea = { $name }, you have thirty seconds.
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
foresee-away = { $who } lives: not at home, but with { $ward } (attacked by: { $role })
foresee-protected = { $who } lives: protected by { $guard } (attacked by: { $role })
foresee-protected-shared = { $who } lives: { $guard } protects from the fate of { $ward }
foresee-spared = { $who } lives by your decision
story-vendetta-hosted-first_night = { $who } minds the time of the first night
story-vendetta-hosted = { $who } was executed first and may lead from now on
story-vendetta-rolled = The die shows { $value }: { $variant }
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
