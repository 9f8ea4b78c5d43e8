# One Night: second and third ways to play each role and to bluff it.

onenight-doppelganger-play-2 = Wait until your twin has told their story. Then confirm it word for word, or catch them out: you saw that card before anybody could move it.
onenight-doppelganger-bluff-2 = Say that your original is a player who has hardly spoken, and name a harmless role. If they deny it, you are two liars in the village’s eyes, and no longer one.

onenight-werewolf-play-2 = Split up: one of you claims a role early and is believed, the other doubts him a little. Nobody takes the two for friends.
onenight-werewolf-play-3 = Listen first, and accuse late, with a reason that somebody else has given. Whoever only defends himself is voted out.
onenight-werewolf-bluff-2 = If a Robber or a Troublemaker has spoken, confess: you were a Werewolf and your card has gone on. The votes follow the card to another seat.

onenight-minion-play-2 = Play a villager who is honestly mistaken: defend no Werewolf, and lead the votes onto somebody the others already doubt.
onenight-minion-play-3 = If you saw no Werewolf, save yourself: with none at the table you win when you live and somebody else dies, only not the Tanner.
onenight-minion-bluff-2 = Claim the Seer and say you saw a Villager where you know a Werewolf sits. Now two of you tell one story.

onenight-mason-play-2 = Say nothing yet, and watch who claims to be a Mason. While you two know each other, any third one lies.
onenight-mason-bluff-2 = Say you woke up and saw nobody, so the other card lies in the middle. Only a real Mason or the Seer can contradict you.

onenight-seer-play-2 = Name both cards of the middle at once and first of all: the Werewolves have two roles fewer to hide behind.
onenight-seer-bluff-2 = “See” a good card before somebody whom nobody suspects yet. Whoever is cleared seldom asks whether you really looked.

onenight-robber-play-2 = Keep quiet until your victim has said what they were. If it is the card you took, confirm it: you two now vouch for each other.
onenight-robber-bluff-2 = Say you took the card of somebody who claims to be a Villager. They slept, and cannot know whether it still lies before them.

onenight-troublemaker-play-2 = Name both at once if one of them is being believed. A Werewolf who hears that his card is gone may well help the village.
onenight-troublemaker-bluff-2 = Shortly before the vote, say you swapped the two who accuse you. They begin to doubt their own cards and forget yours.

onenight-drunk-play-2 = Hold it back until somebody else claims to be the Drunk. If the set has only one, you have found a liar.
onenight-drunk-bluff-2 = Let the Seer say first which cards of the middle were seen, and claim to have taken the third.

onenight-insomniac-play-2 = If your card has changed, keep that to yourself for now: whoever says they moved it before you told anybody speaks the truth.
onenight-insomniac-play-3 = If a Werewolf lies before you, you are on his side now. Say your card never moved.
onenight-insomniac-bluff-2 = Say your card has become another one. Now somebody else has to explain who moved it, and not you.

onenight-villager-play-2 = Claim a role with an ability for one round and see who hurries to agree. Then admit it, and ask them why.
onenight-villager-bluff-2 = Say it late and bored. Count first whether the set has a Villager left for you.

onenight-tanner-play-2 = Claim a role that somebody trusted has already claimed, and give way a little too late.
onenight-tanner-bluff-2 = Admit slowly and unwillingly that you began as a Werewolf and that nobody moved your card.

onenight-hunter-play-2 = Say early who you are and whom you will point at. A Werewolf who is named does not dare have you voted out.
onenight-hunter-play-3 = Hide it and let yourself be suspected: the votes that fall on you take your suspect along.
onenight-hunter-bluff-2 = Claim it late, when the votes turn to you, and calmly name a quiet player as your target: nobody likes to lose two for one.
