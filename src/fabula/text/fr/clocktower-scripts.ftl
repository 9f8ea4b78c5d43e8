# Les modules de la Tour de l’Horloge : leurs noms, et ce qu’en dit le salon.

clocktower-script-bad_moon_rising = Bad Moon Rising
    .note = On meurt souvent et de bien des façons, et certains morts reviennent. Les gentils se protègent et pèsent qui est mort et qui ne l’est pas.
clocktower-script-sects_and_violets = Sects & Violets
    .note = Beaucoup d’informations, et beaucoup de faussées : folie, rôles échangés, Démons qui tordent ce qu’apprennent les autres.
script-of-your-own = Un module à vous
script-ready = Modules prêts
script-by = Par { $author }
script-bring = Importer un module
script-jinxes = Rôles qui s’accordent mal : chacune de ces paires a une règle à part
script-rules = Ce module a ses propres règles :
script-jinx-led = à la main : qui mène la partie l’applique
script-save = Enregistrer le module
script-jinx = { $a } et { $b }
script-print = Imprimer les feuilles de rôles et de nuit
script-workshop = Ouvrir dans l’atelier
