# Blood Vendetta : l’histoire de chaque variante et des portes, montrée où on la choisit, racontée quand elle commence.
tale-vendetta-gate = Hors d’haleine, un voyageur arrive aux portes de la ville. Il apporte une nouvelle à tous les vampires : des chasseurs sont venus au festival ! Puis son regard s’arrête sur l’un des gardes. « Mais en voici un ! »
tale-vendetta-visiting_hunters = Les vampires ne sont pas seuls à venir de loin. Chaque chasseur a pris sa propre route ; ce soir, il est assis parmi des inconnus et ne sait pas qui est son ami.
tale-vendetta-lone_hunters = À peine réunis, les chasseurs se sont disputés : l’eau bénite, les balles d’argent ou le bon vieux pieu ? Ils se sont quittés fâchés. Désormais, chacun chasse seul.
tale-vendetta-masquerade = Qui envoie l’un des siens à la mort se fait des ennemis pour des siècles. Les vampires l’ont donc décidé : personne ne saura qui a condamné qui.
tale-vendetta-fury = Les vampires sont hors d’eux : qui trouble le festival brûlera. Mais la cendre n’a pas de visage, et nul ne peut plus dire si c’était un chasseur.
tale-vendetta-roses = Même en cela, les vampires ont de la grâce. Une rose noire au suspect, une rouge à qui l’on se fie, et celui qui garde le bouquet le plus sombre va au bourreau.
tale-vendetta-judge = Des comtes et des princes sont venus de loin, et nul ne sait à quoi ressemble un vrai seigneur. Chaque nuit, le conseil suit donc son flair et nomme un juge.
tale-vendetta-panic = Des chasseurs en ville ! Plus le temps de chercher des preuves, ni de guetter. Cette nuit mourront tous ceux que le conseil jugera coupables.
tale-vendetta-die = Qui peut prévoir une nuit au festival des vampires ? Le sort jette un dé, et comme il tombe, le conseil jugera.
tale-vendetta-vengeance = Nulle mort de vampire ne reste impayée. Qui a levé la main contre l’un des siens devra en répondre.
tale-vendetta-hunter_of_hunters = Contre des hôtes aussi rusés, il faut une tête aux vampires. Le conseil donne à l’un de vous une voix qui pèse plus que les autres.
tale-vendetta-secrets = Depuis des siècles, les vampires gardent leurs usages pour eux ; ils ne vont pas bavarder quand des mortels écoutent. Ils jugent sans un mot.
tale-vendetta-enchanted = Un vieux sort pèse sur le festival, et même les chasseurs et les métamorphes craignent de l’éveiller. Qui enfreint le code d’honneur perd la parole.
tale-vendetta-kin = Deux êtres de l’ancien sang se sont retrouvés dans cette ville. Ils ne chassent pas ensemble, mais chacun connaît l’odeur de l’autre.
tale-vendetta-pits = Le Loup-garou a appris à attendre. Certains soirs, pas une griffe : rien qu’une fosse sous les feuilles, et quelqu’un qui s’approche trop.
tale-vendetta-undercover = L’une des chasseurs travaille à part, sous un nom que même les autres ignorent. Elle regarde, elle écoute, et leur laisse le soin de tuer.
