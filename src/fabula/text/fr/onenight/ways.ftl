# One Night : deuxièmes et troisièmes façons de jouer chaque rôle et de bluffer.

onenight-doppelganger-play-2 = Attendez le récit de votre double. Puis confirmez-le mot pour mot, ou prenez-le en défaut : vous avez vu sa carte avant que quiconque ait pu la déplacer.
onenight-doppelganger-bluff-2 = Dites que vous avez copié un joueur qui parle peu, et nommez un rôle inoffensif. S’il nie, le village voit deux menteurs, et non plus un seul.

onenight-werewolf-play-2 = Séparez-vous : l’un annonce tôt et se fait croire, l’autre doute un peu de lui. Personne ne vous prendra pour des amis.
onenight-werewolf-play-3 = Écoutez d’abord, accusez tard, avec une raison donnée par un autre. Celui qui ne fait que se défendre est désigné.
onenight-werewolf-bluff-2 = Si un Voleur ou une Noiseuse a parlé, avouez : vous étiez Loup-garou, mais la carte est partie. Les votes la suivent ailleurs.

onenight-minion-play-2 = Jouez un villageois qui se trompe de bonne foi : ne défendez aucun Loup-garou et menez les votes vers quelqu’un dont on doute déjà.
onenight-minion-play-3 = Si vous n’avez vu aucun Loup-garou, sauvez-vous : sans eux, vous gagnez si vous vivez et qu’un autre meurt, mais pas le Tanneur.
onenight-minion-bluff-2 = Dites-vous la Voyante : vous avez vu un Villageois là où vous savez un Loup-garou. Vous êtes deux à raconter la même chose.

onenight-mason-play-2 = Ne dites rien encore et voyez qui se dit Franc-maçon. Puisque vous vous connaissez, un troisième ment forcément.
onenight-mason-bluff-2 = Dites que vous n’avez vu personne : l’autre carte est au centre. Seuls un vrai Franc-maçon ou la Voyante peuvent vous contredire.

onenight-seer-play-2 = Dites tout de suite, avant les autres, les deux cartes du centre : les Loups-garous ont deux rôles de moins où se cacher.
onenight-seer-bluff-2 = « Voyez » une bonne carte chez quelqu’un que personne ne soupçonne encore. Celui qu’on innocente demande rarement si vous avez vraiment regardé.

onenight-robber-play-2 = Taisez-vous jusqu’à ce que votre victime dise ce qu’elle était. Si c’est bien la carte prise, confirmez : vous répondez l’un de l’autre.
onenight-robber-bluff-2 = Dites que vous avez pris la carte de quelqu’un qui se dit Villageois. Il dormait et ne peut pas savoir si elle est encore là.

onenight-troublemaker-play-2 = Nommez les deux tout de suite si l’on commence à croire l’un d’eux. Un Loup-garou qui apprend que sa carte est partie peut aider le village.
onenight-troublemaker-bluff-2 = Juste avant le vote, dites que vous avez échangé les deux qui vous accusent. Ils doutent de leur carte et oublient la vôtre.

onenight-drunk-play-2 = Gardez-le pour vous jusqu’à ce qu’un autre se dise Soûlard. S’il n’y en a qu’un dans la composition, vous tenez un menteur.
onenight-drunk-bluff-2 = Laissez la Voyante dire quelles cartes du centre elle a vues, et prétendez avoir pris la troisième.

onenight-insomniac-play-2 = Si votre carte a changé, ne le dites pas encore : celui qui annonce l’avoir déplacée avant que vous en parliez dit vrai.
onenight-insomniac-play-3 = Si c’est un Loup-garou, vous êtes désormais dans son camp. Dites que votre carte n’a pas bougé.
onenight-insomniac-bluff-2 = Dites que votre carte a changé. C’est à un autre d’expliquer qui l’a déplacée.

onenight-villager-play-2 = Le temps d’un tour, annoncez un rôle à pouvoir et voyez qui s’empresse d’approuver. Puis avouez, et demandez-lui pourquoi.
onenight-villager-bluff-2 = Dites-le tard, d’un air las. Comptez d’abord s’il reste un Villageois pour vous dans la composition.

onenight-tanner-play-2 = Annoncez un rôle déjà pris par quelqu’un de confiance, et cédez un peu trop tard.
onenight-tanner-bluff-2 = Avouez peu à peu, à contrecœur, que vous étiez Loup-garou et que personne n’a touché votre carte.

onenight-hunter-play-2 = Dites tôt qui vous êtes et qui vous désignerez. Un Loup-garou nommé n’osera pas vous faire tomber.
onenight-hunter-play-3 = Cachez-le et laissez-vous soupçonner : les votes contre vous emportent aussi votre suspect.
onenight-hunter-bluff-2 = Dites-le tard, quand les votes viennent vers vous, et nommez calmement un joueur discret : personne n’aime perdre deux cartes pour une.
