# One Night: roles, prompts, the narrator's lines.

onenight-doppelganger = Doppelganger
    .genitive = Doppelganger
    .accusative = Doppelganger
    .gender = feminine
onenight-doppelganger-short = Becomes a copy of somebody
onenight-doppelganger-ability = Look at another player’s card: you are that role now, and on its side. If it is the Seer, Robber, Troublemaker or Drunk, act at once.
onenight-doppelganger-when = First of all
onenight-doppelganger-example = You look at Anna’s card and see the Robber. At once you may exchange your card for somebody’s and look at what you took.
onenight-doppelganger-play = Tell what you saw early: your story and your twin’s can be checked against each other.
onenight-doppelganger-bluff = Claim to have copied a role that somebody has already claimed. Two voices sound truer than one.

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
onenight-werewolf-bluff = Hardly anybody claims this card. Whoever does is the Tanner, or has been robbed of it.

onenight-minion = Minion
    .genitive = Minion
    .accusative = Minion
    .gender = masculine
onenight-minion-short = Serves the Werewolves
onenight-minion-ability = You see who the Werewolves are; they do not see you. You win with them, even if you die. If no player is a Werewolf, you win if you live and another player, not the Tanner, dies.
onenight-minion-when = After the Werewolves
onenight-minion-example = Anna and Boris show their thumbs. You draw suspicion on yourself, you are voted out, and the Werewolves win, and you with them.
onenight-minion-play = Draw the votes. Your death costs your side nothing.
onenight-minion-bluff = A villager gains little by claiming this; as a Werewolf it is a last refuge.

onenight-mason = Mason
    .genitive = Mason
    .accusative = Mason
    .gender = masculine
onenight-mason-short = Knows the other Mason
onenight-mason-ability = You see the other Mason. If you see nobody, that card lies in the middle.
onenight-mason-when = After the Minion
onenight-mason-example = You and Vera see each other. By day you vouch for her: two players fewer to suspect, unless cards were moved.
onenight-mason-play = Say it early if the other Mason is in play. Somebody may have moved your cards since, though.
onenight-mason-bluff = Risky: two real Masons expose you at once. With both cards in the middle nobody can.

onenight-seer = Seer
    .genitive = Seer
    .accusative = Seer
    .gender = masculine
onenight-seer-short = Looks at one card, or at two in the middle
onenight-seer-ability = You may look at one other player’s card, or at two cards in the middle.
onenight-seer-when = After the Masons
onenight-seer-example = You look at the left and the right card of the middle and see a Werewolf and the Drunk: at most one Werewolf is at the table.
onenight-seer-play = Wait a little: let a Werewolf claim a card that you have seen in the middle.
onenight-seer-bluff = Name what you “saw” before the real Seer speaks, and choose a card that nobody claims.

onenight-robber = Robber
    .genitive = Robber
    .accusative = Robber
    .gender = masculine
onenight-robber-short = Takes another’s card
onenight-robber-ability = You may exchange your card for another player’s and look at it. You are on the side of your new card, and do not act for it.
onenight-robber-when = After the Seer
onenight-robber-example = You take Boris’s card and see a Werewolf. Now you are the Werewolf, and he belongs to the village.
onenight-robber-play = If you have stolen a Werewolf, you have changed sides: lie. Otherwise say whom you robbed.
onenight-robber-bluff = “I robbed you, you are harmless” wins friends quickly.

onenight-troublemaker = Troublemaker
    .genitive = Troublemaker
    .accusative = Troublemaker
    .gender = feminine
onenight-troublemaker-short = Swaps two others
onenight-troublemaker-ability = You may exchange the cards of two other players, without looking.
onenight-troublemaker-when = After the Robber
onenight-troublemaker-example = You swap Anna and Boris. Boris was a Werewolf: now Anna is one and does not know it.
onenight-troublemaker-play = Do not say at once whom you swapped: whoever thinks they were a Werewolf may speak up.
onenight-troublemaker-bluff = Claim you swapped two players and watch who changes their story.

onenight-drunk = Drunk
    .genitive = Drunk
    .accusative = Drunk
    .gender = masculine
onenight-drunk-short = Exchanges with the middle, blind
onenight-drunk-ability = You must exchange your card for one in the middle without looking. You are whatever it is.
onenight-drunk-when = After the Troublemaker
onenight-drunk-example = You take the left card. It is the second Werewolf, and only the vote will show it.
onenight-drunk-play = Say which card you took: the Seer may know it.
onenight-drunk-bluff = A comfortable mask: nobody expects you to know anything.

onenight-insomniac = Insomniac
    .genitive = Insomniac
    .accusative = Insomniac
    .gender = feminine
onenight-insomniac-short = Looks at her own card at the end
onenight-insomniac-ability = At the end of the night you may look at your own card.
onenight-insomniac-when = Last
onenight-insomniac-example = You look and see the Robber: somebody else has your card, and you are the Robber now.
onenight-insomniac-play = You are the only one who is sure who she is. Say so when it helps.
onenight-insomniac-bluff = “My card is still mine” cannot be checked, unless somebody moved it.

onenight-villager = Villager
    .genitive = Villager
    .accusative = Villager
    .gender = masculine
onenight-villager-short = No ability, and no Werewolf as dealt
onenight-villager-ability = You have no ability. Find a Werewolf by talking.
onenight-villager-when = Sleeps
onenight-villager-example = Three players claim to be Villagers and the set holds two: one of them lies.
onenight-villager-play = Ask, compare, count the claims against the cards in play.
onenight-villager-bluff = The first idea of every Werewolf. Prepare a reason.

onenight-tanner = Tanner
    .genitive = Tanner
    .accusative = Tanner
    .gender = masculine
onenight-tanner-short = Wants to die
onenight-tanner-ability = You win only if you die. If you die and no Werewolf does, the Werewolves do not win.
onenight-tanner-when = Sleeps
onenight-tanner-example = You stammer, contradict yourself, and are voted out: you win alone.
onenight-tanner-play = Be caught in a lie, but not in a silly one: the village fears you.
onenight-tanner-bluff = “Do not kill me, I am the Tanner” has saved many a Werewolf.

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
onenight-hunter-bluff = A threat: “Vote for me, and I take one of you along.”

prompt-onenight-doppelganger = Whose card do you look at?
    .note = You become that role. You may also look at nobody.
prompt-onenight-werewolf = Look at the middle?
    .note = You are the only Werewolf awake and may look at one card.
prompt-onenight-seer = What do you look at?
    .note = One player’s card, or one or two cards in the middle.
prompt-onenight-robber = Who do you rob?
    .note = You exchange cards and look at your new one. You may also rob nobody.
prompt-onenight-troublemaker = Who do you swap?
    .note = Choose two other players, or nobody. You do not see the cards.
prompt-onenight-drunk = Which card do you take?
    .note = You exchange your card for one in the middle, without looking.
prompt-onenight-insomniac = Look at your card?
    .note = Touch your own seat to see what lies before you now.
prompt-onenight-vote = Who do you point at?
    .note = Whoever has the most votes dies. You may change your mind until everyone has pointed.
prompt-onenight-hunter = Who do you take along?
    .note = You are dying, Hunter. The player you choose dies too.
prompt-onenight-day = Talk
    .note = Say what you like, true or not. Nobody may look at cards any more.
prompt-onenight-dusk = Look at your card
    .note = Remember it, and lay it face down.
prompt-onenight-werewolf-learn = Werewolves, look around
    .note = These are the Werewolves who are awake with you.
prompt-onenight-minion-learn = Minion, look around
    .note = These are the Werewolves. They do not see you.
prompt-onenight-mason-learn = Masons, look around
    .note = This is the other Mason, if that card is at the table.


voice-onenight-dusk = Look at your card, then lay it face down.
voice-onenight-begin = Night falls. Everybody, close your eyes.
voice-onenight-begin-phones = Night falls. Eyes down, each on your own screen.
voice-onenight-doppelganger-wake = Doppelganger, wake up and look at another player’s card. You are that role now. If you are the Seer, the Robber, the Troublemaker or the Drunk, act now.
voice-onenight-doppelganger-sleep = Doppelganger, close your eyes.
voice-onenight-doppelganger_minion-wake = Doppelganger, if you are the Minion now, open your eyes. Werewolves, put out your thumbs.
voice-onenight-doppelganger_minion-sleep = Werewolves, put your thumbs away. Doppelganger, close your eyes.
voice-onenight-werewolf-wake = Werewolves, wake up and look for other Werewolves.
voice-onenight-werewolf-sleep = Werewolves, close your eyes.
voice-onenight-werewolf-lone_wolf = Werewolf, if you are alone, you may look at one card in the middle.
voice-onenight-nudge = Everybody, keep your eyes closed and turn your card a little. Whoever is nearest moves the cards in the middle a little too.
voice-onenight-minion-wake = Minion, wake up. Werewolves, put out your thumbs, so that the Minion sees you.
voice-onenight-minion-sleep = Werewolves, put your thumbs away. Minion, close your eyes.
voice-onenight-mason-wake = Masons, wake up and look for the other Mason.
voice-onenight-mason-sleep = Masons, close your eyes.
voice-onenight-seer-wake = Seer, wake up. You may look at another player’s card, or at two cards in the middle.
voice-onenight-seer-sleep = Seer, close your eyes.
voice-onenight-robber-wake = Robber, wake up. You may exchange your card for another player’s, and look at it.
voice-onenight-robber-sleep = Robber, close your eyes.
voice-onenight-troublemaker-wake = Troublemaker, wake up. You may exchange the cards of two other players.
voice-onenight-troublemaker-sleep = Troublemaker, close your eyes.
voice-onenight-drunk-wake = Drunk, wake up and exchange your card for one in the middle.
voice-onenight-drunk-sleep = Drunk, close your eyes.
voice-onenight-insomniac-wake = Insomniac, wake up. You may look at your card.
voice-onenight-insomniac-sleep = Insomniac, close your eyes.
voice-onenight-doppelganger_insomniac-wake = Doppelganger, if you are the Insomniac now, open your eyes and look at your card.
voice-onenight-doppelganger_insomniac-sleep = Doppelganger, close your eyes.
voice-onenight-day = Everybody, wake up. It is day: talk.
voice-onenight-last-minute = One minute left.
voice-onenight-vote = Get ready to point, all together.
voice-onenight-count-3 = Three.
voice-onenight-count-2 = Two.
voice-onenight-count-1 = One.
voice-onenight-point = Point.

story-onenight-won-werewolf-minion = The Minion has won
