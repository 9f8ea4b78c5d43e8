# First words of a talk, role by role; and a sentence for the evening.
onenight-standings = If one side wins all the time, do not worry: it takes a few games before every role has shown what it can do.
onenight-openings = Nobody knows what to say at first. Tell a part of what you know, and keep the rest for later; or say it of a role that is not yours. Honesty may cost you the game: a Robber who says at once that he took a Villager is lost if the Troublemaker has moved his card since. Who waits to hear that may still say he began as a Werewolf, and whose card it is now.
onenight-villager-opening = “I am a Villager and slept well. Who else did?” · “Somebody here has my card’s twin. Speak up.”
onenight-werewolf-opening = “I am the Seer, and I know what two of the cards in the middle are.” · “Before anybody else says it: I am the Drunk.”
onenight-minion-opening = “I saw something in the night. First I want to hear who was awake.” · “Boris looks very calm for somebody who just woke up.”
onenight-mason-opening = “I am a Mason. The other one knows it.” · “I woke up and saw nobody: a Mason lies in the middle.”
onenight-seer-opening = “I am the Seer, but I will not say yet which card I saw.” · “I looked at the middle. Who says they are the Tanner?”
onenight-robber-opening = “I began as the Robber and changed cards with somebody. Talk first, then I say with whom.” · “Somebody here is the Robber now and does not know it.”
onenight-troublemaker-opening = “I exchanged two cards. Say what you were before I say whose.” · “Two of you are not what you think.”
onenight-drunk-opening = “I took a card from the middle and have no idea what I am.” · “I was the Drunk. One of the three in the middle is mine.”
onenight-insomniac-opening = “I looked at my card at the end of the night, and it tells me something.” · “I still am who I was. So nobody exchanged my card.”
onenight-hunter-opening = “Vote for me if you like, but look at whom I point.” · “I slept. Be careful whom you accuse.”
onenight-tanner-opening = “All right, I was a Werewolf. I do not know whether I still am.” · “I would rather not say who I am.”
onenight-doppelganger-opening = “I looked at somebody’s card and am what they are.” · “There are two of us now. Who feels doubled?”
