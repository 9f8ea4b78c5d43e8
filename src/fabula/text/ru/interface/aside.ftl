# Разговоры в стороне: четыре места, где двое или трое говорят между собой.
aside = Поговорить в стороне
aside-note = Все видят, кто где стоит. Слова слышат только те, кто рядом.
aside-overheard = За этим столом их слышит и ведущий.
aside-called = Вас зовут на площадь.
aside-well = У колодца
aside-bridge = На мосту
aside-inn = В трактире
aside-lantern = У фонаря
aside-nobody = никого
aside-walk = Подойти
aside-full = Трое
aside-back = На площадь
aside-say = Сказать тем, кто рядом
aside-alone = Сначала к вам должны подойти
