# The Fabled: what each does, what is asked and told because of them. Ids as in clocktower-company.ftl.

clocktower-angel-lead = Dites qui est protégé, et posez-leur la marque ; de jour, les joueurs peuvent aussi se dire débutants. Quand tous apprennent que l’un d’eux est mort, on vous demande qui l’a le plus voulu et ce qui lui arrive ; ce peut être personne. Congédiez l’Ange le dernier jour.
clocktower-buddhist-lead = Dites de qui il s’agit et posez-leur la marque ; de jour, les joueurs peuvent aussi le dire d’eux-mêmes. À l’aube, ils se taisent deux minutes, par écrit aussi ; puis tous parlent.
clocktower-deus_ex_fiasco-lead = Si l’erreur ne vient pas d’elle-même, trompez-vous une fois exprès. Réparez par une correction et racontez-le à tous.
clocktower-djinn-lead = Lisez à voix haute les règles de toutes les paires du module, en jeu ou non. Elles sont sur la feuille du module.
clocktower-doomsayer-lead = Quand quelqu’un la réclame, faites mourir un joueur de son camp, jamais de façon à finir la partie.
clocktower-duchess-lead = S’il y a eu trois visiteurs, décidez à qui l’on donne un faux nombre. L’ivresse et le poison n’y changent rien.
clocktower-ferryman-lead = Quand il reste trois vivants sans compter les Voyageurs, cela se fait tout seul à l’aube. Si un autre jour vous semble le dernier, rendez les jetons à la main.
clocktower-fibbin-lead = Au début d’une nuit, choisissez quelqu’un de gentil, ou personne. Jusqu’au crépuscule, ce qu’il apprend peut être faux. Seul ce qui est dit se fausse, jamais ce qui est fait.
clocktower-fiddler-lead = Pour une partie qui doit finir bientôt. À la fin de chaque jour, on vous demande s’il est temps. Si oui, le Démon choisit un adversaire sur son appareil, où tous ont quelque chose à choisir ; les deux sont nommés, et tout le monde vote, les morts aussi. Le camp de celui qui a le plus de voix gagne ; à égalité, les maléfiques.
clocktower-hells_librarian-lead = Demandez le silence devant tous. Qui parle quand même est noté à sa place. Dès que rien d’autre n’est demandé, après une nuit à l’aube, on vous demande ce qui lui arrive : un petit désagrément, ou rien.
clocktower-revolutionary-lead = Trouvez deux volontaires. Avant la première nuit, vous les choisissez parmi tous les voisins d’un même camp, et tous l’apprennent ; s’il le faut, changez d’abord un rôle ou un camp à la main. Une fois, quand quelqu’un apprend ou éprouve quelque chose, l’un des deux peut passer pour un rôle de l’autre camp : vous décidez quand.
clocktower-sentinel-lead = En choisissant les rôles, prenez autant d’Étrangers que dans le tableau, un de plus ou un de moins. Ne dites pas lequel.
clocktower-spirit_of_ivory-lead = Dès qu’il y a un maléfique de plus qu’à la distribution, plus personne ne le devient. Les Voyageurs ne comptent pas.
clocktower-toymaker-lead = Un Démon qui a attaqué toutes les nuits dort la nuit où son attaque pourrait finir la partie.

# on the floor
square-power-doom = Invoquer le Messager du malheur
    .note = Une fois par partie. Quelqu’un de votre camp meurt ; le Conteur décide qui.
square-do-doom = Le réclamer : { $name }
square-power-call_on = Rendre visite à la Duchesse
    .note = Trois joueurs par jour. La nuit, vous apprenez combien des trois sont maléfiques, à moins qu’on vous mente.
square-do-call_on = Aller la voir : { $name }
square-power-veteran = Se dire joueur chevronné
    .note = Dès demain, vous vous taisez les deux premières minutes de chaque jour.
square-do-veteran = Se taire dès demain : { $name }
square-power-angel = Se dire débutant
    .note = L’Ange vous protège : un malheur peut arriver à qui est le plus responsable de votre mort.
square-do-angel = Être sous protection : { $name }

# questions
prompt-clocktower-toymaker = Attaquez-vous cette nuit ?
    .note = Au moins une fois par partie, le Démon s’en abstient.
prompt-clocktower-doomsayer = Qui meurt ?
    .note = Quelqu’un du même camp. La partie continue en tout cas.
prompt-clocktower-duchess_lie = Qui la Duchesse trompe-t-elle ?
    .note = À l’un des trois on donne un faux nombre.
prompt-clocktower-duchess_number = Quel faux nombre ?
    .note = Combien des trois seraient maléfiques.
prompt-clocktower-learn-duchess = Combien de visiteurs maléfiques ?
    .note = Quelqu’un peut passer pour ce qu’il n’est pas.
prompt-clocktower-fibbin = Qui peut apprendre du faux ?
    .note = Quelqu’un de gentil, une fois par partie ; ou personne cette nuit.
prompt-clocktower-revolutionary = Quels voisins sont du même camp ?
    .note = Tous l’apprennent. Une fois par partie, l’un des deux passe pour ce qu’il n’est pas.
prompt-clocktower-fiddler = Est-ce l’heure du Violoniste ?
    .note = Une fois par partie : le Démon choisit un adversaire, tous choisissent lequel gagne, et c’est fini.
prompt-clocktower-fiddler_demon = Quel Démon joue ?
    .note = Il choisit maintenant un adversaire.
prompt-clocktower-fiddler_whom = Qui défiez-vous ?
    .note = Seule la réponse du Démon compte ; tous sont interrogés, pour que nul ne voie qui c’est.
prompt-clocktower-fiddler_wins = Lequel des deux gagne ?
    .note = Tout son camp gagne. À égalité, les maléfiques.
prompt-clocktower-angel = Qui répond de cette mort ?
    .note = Le plus responsable de la mort d’un joueur protégé ; ou personne.
prompt-clocktower-something_bad = Que lui arrive-t-il ?
    .note = L’ivresse et le poison durent jusqu’au crépuscule de demain.
prompt-clocktower-talked = Que lui vaut d’avoir parlé ?
    .note = Le silence était demandé. L’ivresse et le poison durent jusqu’au crépuscule de demain.
option-clocktower-harm_drunk = il est ivre
option-clocktower-harm_poisoned = il est empoisonné
option-clocktower-harm_dies = il meurt
option-clocktower-harm_by_hand = je le fais à la main
option-clocktower-harm_spared = rien cette fois
option-clocktower-attacks = attaquer
option-clocktower-rests = ne pas attaquer

# what is told
story-clocktower-beckoned-doomsayer = { $who } invoque le Messager du malheur : quelqu’un du même camp doit mourir
story-clocktower-beckoned-duchess = { $who } rend visite à la Duchesse
story-clocktower-died-doomsayer = { $who } meurt sur la parole du Messager du malheur
story-clocktower-vote_tokens-ferryman = Le Passeur rend un vote : { $who }
story-you-informed-duchess = Parmi { $names }, maléfiques : { $answer }. À l’un des trois on a donné un faux nombre.
story-clocktower-informed-duchess = { $who } apprend de la Duchesse combien sont maléfiques parmi { $names } : { $answer }
story-clocktower-marked-fibbed = { $who } peut apprendre du faux
story-clocktower-marked-angel = { $who } : sous l’aile de l’Ange
story-clocktower-marked-something_bad = { $who } s’attire un malheur
story-clocktower-marked-aligned = { $who } : du même camp qu’un voisin
story-clocktower-misled-fibbed = { $who } : mensonge du Taquin. En vérité : { $answer }
story-clocktower-misled-revolted = { $who } est induit en erreur : l’un des deux voisins est passé pour ce qu’il n’est pas. En vérité : { $answer }
story-clocktower-announced-revolutionary = Tous apprennent qui est du même camp : { $names }
ui-beat-revolution = Le Révolutionnaire
story-clocktower-announced-fiddler = Le Violoniste joue : le Démon choisit un adversaire
story-clocktower-announced-fiddler_two = L’un est le Démon, l’autre son adversaire : { $names }
story-clocktower-announced-fiddler_for = Pour { $who } : { $names }
story-clocktower-announced-fiddler_for_nobody = Pour { $who } : personne
story-clocktower-ended-fiddler = Au son du violon, tous ont choisi qui gagne
ui-beat-fiddler = Le Violoniste
story-clocktower-beckoned-angel = { $who } se dit débutant, sous la protection de l’Ange
story-clocktower-died-angel = { $who } meurt de la colère de l’Ange
story-clocktower-died-hells_librarian = { $who } meurt d’avoir parlé dans le silence
ui-beat-harm = Un malheur
story-clocktower-beckoned-buddhist = { $who } se dit chevronné, et se taira au début du jour
story-clocktower-marked-veteran = { $who } se tait au début du jour
story-clocktower-marked-talked = { $who } a parlé quand le silence était demandé
foresee-talked = { $who } a parlé dans le silence : on vous demande ce qui lui arrive
ui-beat-hush = Le silence des chevronnés
setting-hush = Silence des chevronnés, avec un Bouddhiste
    .note = Combien de temps se taisent le matin ceux qui sont marqués. Sans Bouddhiste, cela n’arrive jamais.

# marks
grim-mark-fibbed = Peut apprendre du faux
grim-mark-angel = Sous l’aile de l’Ange
grim-mark-something_bad = S’attire un malheur
grim-mark-aligned = Du même camp
grim-mark-veteran = Se tait d’abord
grim-mark-talked = A parlé dans le silence
mark-clocktower-veteran = se tait d’abord
mark-clocktower-talked = a parlé
mark-clocktower-fibbed = apprend du faux
mark-clocktower-angel = sous l’aile
mark-clocktower-something_bad = malheur
mark-clocktower-aligned = même camp

# why this is advised
why-doom-another = Qui le réclame doit voir ce qui en sort.
why-fib-seldom = Un seul mensonge par partie, c’est peu : gardez-le.
why-fib-once = Qui apprend quelque chose peut être égaré.
why-fiddler-late = La partie a assez duré.
why-fiddler-waits = Il reste du temps pour trouver le Démon.
why-angel-accuser = Qui a nominé le joueur protégé en répond.
why-angel-nobody = Nul n’est coupable aux yeux de tous : laissez.
why-harm-small = Peu de chose suffit.
why-harm-dead = À un mort, cela ne fait guère : laissez.
