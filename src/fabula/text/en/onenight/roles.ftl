# One Night: its roles. Of each: name with its cases, -short, -ability, -when, -example,
# its ways to play and to bluff it (-play, -play-2, -bluff, -bluff-2); then what it is asked, and how it is called.

onenight-doppelganger = Doppelganger
    .genitive = Doppelganger
    .accusative = Doppelganger
    .gender = feminine
onenight-doppelganger-short = Becomes a copy of somebody
onenight-doppelganger-ability = Look at another player’s card: you are that role now, and on its side. If it is the Seer, Robber, Troublemaker or Drunk, act at once.
onenight-doppelganger-when = First of all
onenight-doppelganger-example = You look at Anna’s card and see the Robber. At once you may exchange your card for somebody’s and look at what you took.
onenight-doppelganger-play = Tell what you saw early: your story and your twin’s can be checked against each other.
onenight-doppelganger-play-2 = Wait until your twin has told their story. Then confirm it word for word, or catch them out: you saw that card before anybody could move it.
onenight-doppelganger-bluff = Claim to have copied a role that somebody has already claimed. Two voices sound truer than one.
onenight-doppelganger-bluff-2 = Say that your original is a player who has hardly spoken, and name a harmless role. If they deny it, you are two liars in the village’s eyes, and no longer one.
prompt-onenight-doppelganger = Whose card do you look at?
    .note = You become that role. You may also look at nobody.
voice-onenight-doppelganger-wake = Doppelganger, wake up and look at another player’s card. You are that role now. If you are the Seer, the Robber, the Troublemaker or the Drunk, act now.
voice-onenight-doppelganger-sleep = Doppelganger, close your eyes.

onenight-werewolf = Werewolf
    .genitive = Werewolf
    .accusative = Werewolf
    .gender = masculine
onenight-werewolf-short = Must not be caught
onenight-werewolf-ability = At night you see the other Werewolves. { $variant_lone_wolf ->
    [on] If you are the only one awake, you may look at a card in the middle. You win if no Werewolf dies, and no Tanner.
   *[off] You win if no Werewolf dies, and no Tanner.
}
onenight-werewolf-when = Second, all Werewolves together
onenight-werewolf-example = You and Boris open your eyes. By day you both claim to be Villagers, and the village votes out Anna: you win.
onenight-werewolf-play = Have a role ready before anybody asks: a claim made first is hard to shake. If your partner falters, do not defend them too loudly.
onenight-werewolf-play-2 = Split up: one of you claims a role early and is believed, the other doubts him a little. Nobody takes the two for friends.
onenight-werewolf-play-3 = Listen first, and accuse late, with a reason that somebody else has given. Whoever only defends himself is voted out.
onenight-werewolf-bluff = Hardly anybody claims this card. Whoever does is the Tanner, or has been robbed of it.
onenight-werewolf-bluff-2 = If a Robber or a Troublemaker has spoken, confess: you were a Werewolf and your card has gone on. The votes follow the card to another seat.
prompt-onenight-werewolf = Look at the middle?
    .note = You are the only Werewolf awake and may look at one card.
prompt-onenight-werewolf-learn = Werewolves, look around
    .note = These are the Werewolves who are awake with you.
voice-onenight-werewolf-wake = Werewolves, wake up and look for other Werewolves.
voice-onenight-werewolf-sleep = Werewolves, close your eyes.
voice-onenight-werewolf-lone_wolf = Werewolf, if you are alone, you may look at one card in the middle.

onenight-minion = Minion
    .genitive = Minion
    .accusative = Minion
    .gender = masculine
onenight-minion-short = Serves the Werewolves
onenight-minion-ability = You see who the Werewolves are; they do not see you. You win with them, even if you die. If no player is a Werewolf, you win if you live and another player, not the Tanner, dies.
onenight-minion-when = After the Werewolves
onenight-minion-example = Anna and Boris show their thumbs. You draw suspicion on yourself, you are voted out, and the Werewolves win, and you with them.
onenight-minion-play = Draw the votes. Your death costs your side nothing.
onenight-minion-play-2 = Play a villager who is honestly mistaken: defend no Werewolf, and lead the votes onto somebody the others already doubt.
onenight-minion-play-3 = If you saw no Werewolf, save yourself: with none at the table you win when you live and somebody else dies, only not the Tanner.
onenight-minion-bluff = A villager gains little by claiming this; as a Werewolf it is a last refuge.
onenight-minion-bluff-2 = Claim the Seer and say you saw a Villager where you know a Werewolf sits. Now two of you tell one story.
prompt-onenight-minion-learn = Minion, look around
    .note = These are the Werewolves. They do not see you.
voice-onenight-minion-wake = Minion, wake up. Werewolves, put out your thumbs, so that the Minion sees you.
voice-onenight-minion-sleep = Werewolves, put your thumbs away. Minion, close your eyes.

onenight-mason = Mason
    .genitive = Mason
    .accusative = Mason
    .gender = masculine
onenight-mason-short = Knows the other Mason
onenight-mason-ability = You see the other Mason. If you see nobody, that card lies in the middle.
onenight-mason-when = After the Minion
onenight-mason-example = You and Vera see each other. By day you vouch for her: two players fewer to suspect, unless cards were moved.
onenight-mason-play = Say it early if the other Mason is in play. Somebody may have moved your cards since, though.
onenight-mason-play-2 = Say nothing yet, and watch who claims to be a Mason. While you two know each other, any third one lies.
onenight-mason-bluff = Risky: two real Masons expose you at once. With both cards in the middle nobody can.
onenight-mason-bluff-2 = Say you woke up and saw nobody, so the other card lies in the middle. Only a real Mason or the Seer can contradict you.
prompt-onenight-mason-learn = Masons, look around
    .note = This is the other Mason, if that card is at the table.
voice-onenight-mason-wake = Masons, wake up and look for the other Mason.
voice-onenight-mason-sleep = Masons, close your eyes.

onenight-seer = Seer
    .genitive = Seer
    .accusative = Seer
    .gender = masculine
onenight-seer-short = Looks at one card, or at two in the middle
onenight-seer-ability = You may look at one other player’s card, or at two cards in the middle.
onenight-seer-when = After the Masons
onenight-seer-example = You look at the left and the right card of the middle and see a Werewolf and the Drunk: at most one Werewolf is at the table.
onenight-seer-play = Wait a little: let a Werewolf claim a card that you have seen in the middle.
onenight-seer-play-2 = Name both cards of the middle at once and first of all: the Werewolves have two roles fewer to hide behind.
onenight-seer-bluff = Name what you “saw” before the real Seer speaks, and choose a card that nobody claims.
onenight-seer-bluff-2 = “See” a good card before somebody whom nobody suspects yet. Whoever is cleared seldom asks whether you really looked.
prompt-onenight-seer = What do you look at?
    .note = One player’s card, or one or two cards in the middle.
voice-onenight-seer-wake = Seer, wake up. You may look at another player’s card, or at two cards in the middle.
voice-onenight-seer-sleep = Seer, close your eyes.

onenight-robber = Robber
    .genitive = Robber
    .accusative = Robber
    .gender = masculine
onenight-robber-short = Takes another’s card
onenight-robber-ability = You may exchange your card for another player’s and look at it. You are on the side of your new card, and do not act for it.
onenight-robber-when = After the Seer
onenight-robber-example = You take Boris’s card and see a Werewolf. Now you are the Werewolf, and he belongs to the village.
onenight-robber-play = If you have stolen a Werewolf, you have changed sides: lie. Otherwise say whom you robbed.
onenight-robber-play-2 = Keep quiet until your victim has said what they were. If it is the card you took, confirm it: you two now vouch for each other.
onenight-robber-bluff = “I robbed you, you are harmless” wins friends quickly.
onenight-robber-bluff-2 = Say you took the card of somebody who claims to be a Villager. They slept, and cannot know whether it still lies before them.
prompt-onenight-robber = Who do you rob?
    .note = You exchange cards and look at your new one. You may also rob nobody.
voice-onenight-robber-wake = Robber, wake up. You may exchange your card for another player’s, and look at it.
voice-onenight-robber-sleep = Robber, close your eyes.

onenight-troublemaker = Troublemaker
    .genitive = Troublemaker
    .accusative = Troublemaker
    .gender = feminine
onenight-troublemaker-short = Swaps two others
onenight-troublemaker-ability = You may exchange the cards of two other players, without looking.
onenight-troublemaker-when = After the Robber
onenight-troublemaker-example = You swap Anna and Boris. Boris was a Werewolf: now Anna is one and does not know it.
onenight-troublemaker-play = Do not say at once whom you swapped: whoever thinks they were a Werewolf may speak up.
onenight-troublemaker-play-2 = Name both at once if one of them is being believed. A Werewolf who hears that his card is gone may well help the village.
onenight-troublemaker-bluff = Claim you swapped two players and watch who changes their story.
onenight-troublemaker-bluff-2 = Shortly before the vote, say you swapped the two who accuse you. They begin to doubt their own cards and forget yours.
prompt-onenight-troublemaker = Who do you swap?
    .note = Choose two other players, or nobody. You do not see the cards.
voice-onenight-troublemaker-wake = Troublemaker, wake up. You may exchange the cards of two other players.
voice-onenight-troublemaker-sleep = Troublemaker, close your eyes.

onenight-drunk = Drunk
    .genitive = Drunk
    .accusative = Drunk
    .gender = masculine
onenight-drunk-short = Exchanges with the middle, blind
onenight-drunk-ability = You must exchange your card for one in the middle without looking. You are whatever it is.
onenight-drunk-when = After the Troublemaker
onenight-drunk-example = You take the left card. It is the second Werewolf, and only the vote will show it.
onenight-drunk-play = Say which card you took: the Seer may know it.
onenight-drunk-play-2 = Hold it back until somebody else claims to be the Drunk. If the set has only one, you have found a liar.
onenight-drunk-bluff = A comfortable mask: nobody expects you to know anything.
onenight-drunk-bluff-2 = Let the Seer say first which cards of the middle were seen, and claim to have taken the third.
prompt-onenight-drunk = Which card do you take?
    .note = You exchange your card for one in the middle, without looking.
voice-onenight-drunk-wake = Drunk, wake up and exchange your card for one in the middle.
voice-onenight-drunk-sleep = Drunk, close your eyes.

onenight-insomniac = Insomniac
    .genitive = Insomniac
    .accusative = Insomniac
    .gender = feminine
onenight-insomniac-short = Looks at her own card at the end
onenight-insomniac-ability = At the end of the night you may look at your own card.
onenight-insomniac-when = Last
onenight-insomniac-example = You look and see the Robber: somebody else has your card, and you are the Robber now.
onenight-insomniac-play = You are the only one who is sure who she is. Say so when it helps.
onenight-insomniac-play-2 = If your card has changed, keep that to yourself for now: whoever says they moved it before you told anybody speaks the truth.
onenight-insomniac-play-3 = If a Werewolf lies before you, you are on his side now. Say your card never moved.
onenight-insomniac-bluff = “My card is still mine” cannot be checked, unless somebody moved it.
onenight-insomniac-bluff-2 = Say your card has become another one. Now somebody else has to explain who moved it, and not you.
prompt-onenight-insomniac = Look at your card?
    .note = Touch your own seat to see what lies before you now.
voice-onenight-insomniac-wake = Insomniac, wake up. You may look at your card.
voice-onenight-insomniac-sleep = Insomniac, close your eyes.

onenight-villager = Villager
    .genitive = Villager
    .accusative = Villager
    .gender = masculine
onenight-villager-short = No ability, and no Werewolf as dealt
onenight-villager-ability = You have no ability. Find a Werewolf by talking.
onenight-villager-when = Sleeps
onenight-villager-example = Three players claim to be Villagers and the set holds two: one of them lies.
onenight-villager-play = Ask, compare, count the claims against the cards in play.
onenight-villager-play-2 = Claim a role with an ability for one round and see who hurries to agree. Then admit it, and ask them why.
onenight-villager-bluff = The first idea of every Werewolf. Prepare a reason.
onenight-villager-bluff-2 = Say it late and bored. Count first whether the set has a Villager left for you.

onenight-tanner = Tanner
    .genitive = Tanner
    .accusative = Tanner
    .gender = masculine
onenight-tanner-short = Wants to die
onenight-tanner-ability = You win only if you die. If you die and no Werewolf does, the Werewolves do not win.
onenight-tanner-when = Sleeps
onenight-tanner-example = You stammer, contradict yourself, and are voted out: you win alone.
onenight-tanner-play = Be caught in a lie, but not in a silly one: the village fears you.
onenight-tanner-play-2 = Claim a role that somebody trusted has already claimed, and give way a little too late.
onenight-tanner-bluff = “Do not kill me, I am the Tanner” has saved many a Werewolf.
onenight-tanner-bluff-2 = Admit slowly and unwillingly that you began as a Werewolf and that nobody moved your card.

onenight-hunter = Hunter
    .genitive = Hunter
    .accusative = Hunter
    .gender = masculine
onenight-hunter-short = Takes somebody along
onenight-hunter-ability = { $variant_hunter_points ->
    [anew] If you die, point at a player: that player dies too.
   *[vote] If you die, the player you pointed at in the vote dies too.
}
onenight-hunter-when = Sleeps
onenight-hunter-example = The village votes you out, and you have pointed at Boris, a Werewolf: the village wins after all.
onenight-hunter-play = { $variant_hunter_points ->
    [anew] Keep your suspect in mind: if you die, you point last, and your finger decides.
   *[vote] Point at whoever you suspect most: even if you die, your finger decides.
}
onenight-hunter-play-2 = Say early who you are and whom you will point at. A Werewolf who is named does not dare have you voted out.
onenight-hunter-play-3 = Hide it and let yourself be suspected: the votes that fall on you take your suspect along.
onenight-hunter-bluff = A threat: “Vote for me, and I take one of you along.”
onenight-hunter-bluff-2 = Claim it late, when the votes turn to you, and calmly name a quiet player as your target: nobody likes to lose two for one.
prompt-onenight-hunter = Who do you take along?
    .note = You are dying, Hunter. The player you choose dies too.
