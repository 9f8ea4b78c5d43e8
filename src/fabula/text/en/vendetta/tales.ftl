# Blood Vendetta: the tale of each variant and of the gate, shown where it is chosen and told when it begins.
tale-vendetta-gate = Out of breath a traveller reaches the town gate. He has news for every vampire in town: hunters have come to the festival! Then his eyes rest on one of the guards. “And here stands one of them!”
tale-vendetta-visiting_hunters = Not the vampires alone have come from far away. Each hunter took a road of their own, and tonight they sit among strangers and do not know who is a friend.
tale-vendetta-lone_hunters = No sooner had the hunters met than they quarrelled: holy water, silver bullets, or the good old stake? They parted in anger. From now on each of them hunts alone.
tale-vendetta-masquerade = Whoever has one of their own executed makes enemies for centuries. So the vampires have decided that nobody shall know who condemned whom.
tale-vendetta-fury = The vampires are beside themselves: whoever disturbs the festival shall burn. But ashes have no face, and nobody can say any more whether it was a hunter who burned.
tale-vendetta-roses = Vampires do even this with grace. A black rose goes to a suspect, a red one to somebody you trust, and whoever is left with the darkest bunch goes to the executioner.
tale-vendetta-judge = Counts and princes have come from far away, and nobody knows what a true lord looks like. So each night the council follows its nose and makes one of you the judge.
tale-vendetta-panic = Hunters in town! There is no time to gather proof, and none to lie in wait. Tonight as many shall die as the council finds guilty.
tale-vendetta-die = Who can foresee a night at a festival of vampires? Fate throws a die, and as it falls the council will judge.
tale-vendetta-vengeance = No vampire’s death stays unpaid. Whoever raised a hand against one of their own will be asked to answer for it.
tale-vendetta-hunter_of_hunters = Against such cunning guests the vampires need a head. The council gives one of you a vote that weighs more than the others.
tale-vendetta-secrets = For centuries the vampires have kept their ways to themselves, and they will not begin to chatter while mortals listen. They judge without a word.
tale-vendetta-enchanted = An old spell lies on the festival, and even hunters and shapeshifters are afraid to wake it. Whoever breaks the code of honour falls silent.
tale-vendetta-kin = Two of the old blood have met in this town. They do not hunt side by side, but each of them knows the other’s scent.
tale-vendetta-pits = The werewolf has learnt to wait. On some evenings there is no claw to be seen, only a pit under leaves, and somebody who comes too close.
tale-vendetta-undercover = One of the hunters works apart, under a name that even the others do not know. She looks, she listens, and she leaves the killing to them.
