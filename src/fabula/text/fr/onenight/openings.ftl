# Les premiers mots d’une discussion, rôle par rôle ; et une phrase pour la soirée.
onenight-standings = Si un camp gagne tout le temps, ne vous inquiétez pas : il faut quelques parties pour que chaque rôle montre ce qu’il sait faire.
onenight-openings = Au début, personne ne sait quoi dire. Livrez une partie de ce que vous savez et gardez le reste ; ou dites-le au nom d’un rôle qui n’est pas le vôtre. L’honnêteté peut coûter la partie : un voleur qui avoue aussitôt avoir pris un villageois est perdu si la noiseuse a déplacé sa carte depuis. Qui attend de l’apprendre peut encore dire qu’il a commencé loup-garou, et à qui est cette carte maintenant.
onenight-villager-opening = « Je suis villageois et j’ai bien dormi. Qui d’autre ? » · « Quelqu’un ici a la même carte que moi. Qu’il se montre. »
onenight-werewolf-opening = « Je suis la voyante et je connais deux cartes du centre. » · « Avant qu’un autre le dise : le soûlard, c’est moi. »
onenight-minion-opening = « J’ai vu quelque chose cette nuit. Dites-moi d’abord qui était éveillé. » · « Boris est bien calme pour quelqu’un qui se réveille. »
onenight-mason-opening = « Je suis franc-maçon. L’autre le sait. » · « Je me suis réveillé et n’ai vu personne : un franc-maçon est au centre. »
onenight-seer-opening = « Je suis la voyante, mais je ne dis pas encore quelle carte j’ai vue. » · « J’ai regardé au centre. Qui va se dire tanneur ? »
onenight-robber-opening = « J’étais voleur et j’ai échangé ma carte avec quelqu’un. Parlez d’abord, je dirai avec qui. » · « Quelqu’un ici est voleur sans le savoir. »
onenight-troublemaker-opening = « J’ai échangé deux cartes. Dites qui vous étiez, puis je dirai lesquelles. » · « Deux d’entre vous ne sont plus ce qu’ils croient. »
onenight-drunk-opening = « J’ai pris une carte au centre et je n’ai aucune idée de qui je suis. » · « J’étais soûlard. Une des trois du centre est la mienne. »
onenight-insomniac-opening = « J’ai regardé ma carte au petit matin, et elle m’apprend quelque chose. » · « Je suis toujours la même. Personne ne m’a donc touchée. »
onenight-hunter-opening = « Votez contre moi si vous voulez, mais regardez qui je désigne. » · « J’ai dormi. Faites attention à qui vous accusez. »
onenight-tanner-opening = « Bon, j’étais loup-garou. Je ne sais pas si je le suis encore. » · « Je préfère ne pas dire qui je suis. »
onenight-doppelganger-opening = « J’ai regardé la carte de quelqu’un et je suis comme lui. » · « Nous sommes deux maintenant. Qui se sent dédoublé ? »
