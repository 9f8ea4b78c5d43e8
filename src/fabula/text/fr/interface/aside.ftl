# Les apartés : quatre endroits où deux ou trois personnes parlent entre elles.
aside = Parler à l’écart
aside-note = Tout le monde voit qui se tient où. Seuls ceux qui sont sur place entendent.
aside-overheard = À cette table, qui mène les entend aussi.
aside-called = On vous appelle sur la place.
aside-well = Près du puits
aside-bridge = Sur le pont
aside-inn = À l’auberge
aside-lantern = Sous la lanterne
aside-nobody = personne
aside-walk = Y aller
aside-full = Complet
aside-back = Sur la place
aside-say = Le dire à ceux qui sont ici
aside-alone = Quelqu’un doit d’abord vous rejoindre
