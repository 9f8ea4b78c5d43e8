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

script-level-beginners = Pour débutants.
script-level-advanced = Pour joueurs confirmés.
clocktower-script-market_day = Jour de marché
clocktower-script-thin_ice = Glace mince
clocktower-script-hall_of_mirrors = Palais des glaces
clocktower-script-odd_jobs = Petits boulots
clocktower-script-trouble_brewing-note = Un peu de tout : une simple chasse au Démon, où les maléfiques ont quelques mauvais tours. Pour qui joue ou mène pour la première fois.
clocktower-script-bad_moon_rising-note = Plusieurs morts par nuit, et bien des façons de rester en vie. Pour des équipes hardies qui ne craignent pas la mort.
clocktower-script-sects_and_violets-note = Des informations étonnantes chaque nuit, la folie, des rôles et des camps qui changent. Pour qui aime l’inattendu.
clocktower-script-market_day-note = Des informations simples de six Villageois, et un empoisonneur pour en douter. Bien pour cinq débutants.
clocktower-script-thin_ice-note = Le poison du Démon agit un jour avant de tuer : regardez qui meurt, et quand. Prudence, le village perd vite des joueurs.
clocktower-script-hall_of_mirrors-note = Toute information peut être faussée : deux voisins du Démon sont toujours empoisonnés. Et la folie peut coûter une vie.
clocktower-script-odd_jobs-note = Quelques faits sûrs, un ivrogne, et un Démon qui peut transmettre son rôle. Demandez qui peut prouver quoi.
setup-print = Imprimer la préparation

script-seek = Module ou rôle
script-kinds = Sortes de modules
script-kind-all = Tous
script-kind-printed = Imprimés
script-kind-small = Petits
script-kind-own = À moi
script-none = Il n’y a pas de tel module ici.
script-so-many = { $n ->
    [one] { $n } rôle
   *[other] { $n } rôles
}
script-roles-note = Les rôles de ce module. Cherchez les autres par leur nom dans le champ ci-dessus, ou à l’atelier.
script-roles-found = { $n ->
    [0] Aucun rôle de ce nom.
    [one] { $n } rôle
   *[other] { $n } rôles
}
