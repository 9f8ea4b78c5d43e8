# One Night: roles, prompts, the narrator's lines.

prompt-onenight-vote = Qui désigner ?
    .note = Celui qui est le plus désigné meurt. Vous pouvez changer d’avis tant que tous n’ont pas désigné.
prompt-onenight-day = Discussion
    .note = Dites ce que vous voulez, vrai ou faux. On ne regarde plus aucune carte.
prompt-onenight-dusk = Regardez votre carte
    .note = Retenez-la et posez-la face cachée.
voice-onenight-dusk = Regardez votre carte, puis posez-la face cachée.
voice-onenight-begin = La nuit tombe. Tout le monde ferme les yeux.
voice-onenight-begin-phones = La nuit tombe. Ne regardez que votre écran.
voice-onenight-doppelganger_minion-wake = Doppelgänger, si vous êtes maintenant le Sbire, ouvrez les yeux. Loups-garous, levez le pouce.
voice-onenight-doppelganger_minion-sleep = Loups-garous, baissez le pouce. Doppelgänger, fermez les yeux.
voice-onenight-nudge = Sans ouvrir les yeux, chacun tourne un peu sa carte ; le meneur déplace un peu celles du centre.
voice-onenight-doppelganger_insomniac-wake = Doppelgänger, si vous êtes maintenant l’Insomniaque, ouvrez les yeux et regardez votre carte.
voice-onenight-doppelganger_insomniac-sleep = Doppelgänger, fermez les yeux.
voice-onenight-day = Tout le monde se réveille. Il fait jour : parlez.
voice-onenight-last-minute = Il reste une minute.
voice-onenight-vote = Préparez-vous à désigner, tous ensemble.
voice-onenight-count-3 = Trois.
voice-onenight-count-2 = Deux.
voice-onenight-count-1 = Un.
voice-onenight-point = Désignez.
story-onenight-won-werewolf-minion = Le Sbire a gagné
