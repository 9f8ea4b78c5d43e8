# A question about the rules, answered without anybody. Gaps: role, question, what (titles), n (a number).
# .words are how a question of this kind may be said: a stem* stands for all its endings
ask-note = Les réponses viennent de l’almanach, des règles et des réglages de cette table. Votre question reste sur cet appareil.
ask-note-led = Pour ce que les règles laissent ouvert, demandez à qui mène.
ask-line = Votre question en quelques mots
ask-about = À propos de
ask-my-card = Ma carte : { $role }
ask-the-table = Comment joue cette table
ask-of-role = { $role } : { $question }
ask-found = { $n ->
    [0] Ni l’almanach ni les règles n’ont de réponse. Essayez le nom d’un rôle ou un seul mot.
    [one] { $n } réponse
   *[other] { $n } réponses
}
ask-does = Que fait ce rôle ?
    .words = que | quoi | fait | faire | fais | capacite* | pouvoir* | veut | expliqu*
ask-win = Comment est-ce que je gagne ?
    .words = gagn* | perd* | victoire* | but
ask-when = Quand et combien de fois est-ce que j’agis ?
    .words = quand | souvent | fois | agi* | reveil* | nuit*
ask-self = Puis-je me choisir ?
    .words = me | moi | se | soi | lui
ask-self-yes = Oui, vous pouvez vous choisir.
ask-self-no = Non, il faut choisir quelqu’un d’autre.
ask-dead = Puis-je choisir quelqu’un parmi les morts ?
    .words = mort*
ask-dead-yes = Oui, aussi parmi les morts.
ask-dead-no = Non, seulement parmi les vivants.
ask-same = Puis-je choisir encore la même personne ?
    .words = encore | meme | deux | suite | repet*
ask-same-yes = Oui, aussi souvent que vous voulez.
ask-same-no = Non, jamais deux fois de suite la même personne tant qu’il y en a une autre.
ask-nobody = Puis-je ne choisir personne ?
    .words = personne | passer | passe | renonc* | aucun*
ask-nobody-yes = Oui, vous pouvez vous abstenir.
ask-nobody-no = Non, il faut choisir.
ask-ails = Et si mon personnage est ivre ou empoisonné ?
    .words = ivre* | empoisonn* | poison* | sobre* | faux | fausse*
ask-card-says = Les règles de ce rôle ne disent ici ni oui ni non. La carte dit :
ask-touch = Tout ce que les règles permettent de choisir, votre téléphone permet de le toucher, et rien d’autre.
ask-from-almanac = Dans l’almanach : { $what }
ask-from-rules = Dans les règles : { $what }
ask-from-ruling = Dans l’almanach, et décision { $n } de Fabula
ask-from-words = Dans les mots de la table
ask-from-settings = Dans les réglages de cette table
ask-from-rulings = Une décision de cette table
