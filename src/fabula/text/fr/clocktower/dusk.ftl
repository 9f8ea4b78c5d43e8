# le crépuscule : on parle encore entre l’exécution et la nuit
ui-phase-twilight = Crépuscule
ui-beat-twilight = Crépuscule
setting-talk_at_dusk = Parler au crépuscule
    .note = Après l’exécution, on peut encore parler et utiliser les capacités du jour. Puis la nuit tombe.
setting-twilight = Crépuscule
    .note = La discussion après l’exécution. Finit dès que tous les vivants sont prêts pour la nuit.
voice-clocktower-twilight = C’est le crépuscule. Vous pouvez encore parler.
square-to-night = Prêt pour la nuit
grim-next-night = Que la nuit tombe
grim-talk-at-dusk = Discussion au crépuscule
grim-at-dusk = Avant la nuit
grim-at-dusk-note = Tous peuvent encore parler. Mettez le Grimoire en ordre, puis annoncez la nuit.
grim-may-use = Les capacités de jour peuvent encore servir. À vous d’en décider.
grim-may-use-these = Les capacités de jour peuvent encore servir : { $roles }. À vous d’en décider.
grim-too-late = Trop tard pour les capacités
grim-too-late-now = Plus personne n’utilise de capacité du jour avant cette nuit.
grim-let-use = Les autoriser à nouveau
grim-prepare = Préparer la nuit
grim-prepare-note = Ce qu’on vous demandera quoi que choisissent les joueurs. Décidez-le maintenant au calme : la nuit, votre réponse est proposée d’abord, un geste la confirme.
grim-prepare-for = Cette nuit : { $name }
grim-prepare-keep = Garder pour la nuit : { $what }
grim-prepare-open = Décider la nuit
why-prepared = Vous l’avez préparé.
why-prepared-in-vain = Ce que vous aviez préparé ne convient plus.
# on demande de jour ce qui fut oublié la nuit
grim-amend-aside = Demander maintenant, comme la nuit
grim-next-aside = Demander à { $name }
foresee-aside = Continuez : { $who } répond en privé à ce qu’il fallait demander cette nuit. Puis la discussion reprend.
# signes pour qui n’a pas de téléphone, rappels sans effet, grimoire pour gauchers
sign-fingers = { $n ->
    [one] Montrez { $n } doigt.
   *[other] Montrez { $n } doigts.
}
sign-fist = Montrez le poing : zéro.
sign-nod = Hochez la tête.
sign-shake = Faites non de la tête.
sign-thumb-up = Pouce en l’air : gentil.
sign-thumb-down = Pouce en bas : maléfique.
sign-point = Désignez-les du doigt.
sign-token = { $n ->
    [one] Montrez le jeton.
   *[other] Montrez les jetons.
}
sign-token-and-point = Montrez le jeton, puis désignez les joueurs.
grim-mark-idle = { $mark } (sans effet en ce moment)
grim-mirror = Pour gauchers : la feuille à gauche
setting-evil_together = Les maléfiques s’éveillent ensemble
    .note = La première nuit, Sbires et Démon ouvrent les yeux en même temps et se voient eux-mêmes. Pas proposé avec les rôles qui exigent de les séparer.
