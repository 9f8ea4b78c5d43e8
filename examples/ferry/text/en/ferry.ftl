# The ferry
side-crew = Crew
side-stowaways = Stowaways

ferry-stowaway = Stowaway
    .genitive = Stowaway
    .accusative = Stowaway
    .gender = masculine
ferry-stowaway-short = Must not be found
ferry-stowaway-ability = At night, choose another player, whose vote will not count. You win if no Stowaway goes overboard.
ferry-stowaway-when = At night
ferry-stowaway-example = You choose Vera. Two of the three votes against you are left, and it is a tie: nobody goes overboard.
ferry-stowaway-play = Choose whoever watches you the closest, and have a story about your journey ready.
ferry-stowaway-bluff = Nobody claims this. Say where you paid, and to whom.

ferry-passenger = Passenger
    .genitive = Passenger
    .accusative = Passenger
    .gender = masculine
ferry-passenger-short = Looks for the stowaway
ferry-passenger-ability = You win if a Stowaway goes overboard. Your vote may have been taken from you at night, and you do not know.
ferry-passenger-when = Never at night
ferry-passenger-example = Anna and you vote for Boris, Boris for Anna. Boris has the most votes and goes overboard.
ferry-passenger-play = Agree on one player in time: votes that are spread out are lost, and so may be one of them.
ferry-passenger-bluff = Be a Passenger like all others, and be sure of somebody early.

prompt-ferry-stowaway = Whose vote shall not count?
prompt-ferry-vote = Who goes overboard?
voice-ferry-stowaway-wake = Stowaways, open your eyes and choose whose vote shall not count.
voice-ferry-stowaway-sleep = Stowaways, close your eyes.
advice-ferry-set-wrong-size = A card is needed for each player: { $needed }; there are { $got }.
advice-set-no-stowaway = There has to be a Stowaway, and a Passenger to look for them.
refused-set-no-stowaway = There has to be a Stowaway, and a Passenger to look for them.
story-died-overboard = { $who } goes overboard
story-won-crew = The crew has found a stowaway and wins
story-won-stowaways = The stowaways reach the other shore and win
