# Летописцы: что делает каждый, о чём из-за них спрашивают и что рассказывают. Имена — как в clocktower-fabled.ftl.

clocktower-storm_catcher-lead = В первую ночь назовите добрую роль, в игре она или нет. Какую, слышат все; злым покажут, у кого она. Её владельца убивает только казнь, даже если он пьян или отравлен.
clocktower-gardener-lead = Никто не тянет жетон: до того как все посмотрят роли, вы раздаёте их сами.
clocktower-pope-lead = Хотя бы одна добрая роль лежит в мешочке больше одного раза; Демону можно показать такую роль для блефа. Двух Пьяниц или двух Безумцев не бывает.
clocktower-hindu-lead = Каждый из первых четырёх умерших выбирает роль Странника, как только все услышат о его смерти, и живёт дальше им, на прежней стороне. Умерев ещё раз, он не возвращается.
clocktower-bootlegger-lead = До раздачи прочтите правила набора вслух. Каждый может прочесть их рядом с набором; следите, чтобы их соблюдали.

prompt-clocktower-storm_catcher = Какую добрую роль ловит буря?
    .note = Роль слышат все. Если она у кого-то есть, этот игрок умирает только на казни, а злые узнают, кто он.
prompt-clocktower-gardener = Кому какая роль?
    .note = Коснитесь жетона для каждого игрока. Если коснуться игрока, снова его очередь.
grim-gardener-whose = { $name } получает…
grim-gardener-take = Раздать так

story-clocktower-announced-storm_catcher = Буря ловит роль: { $shown }
story-you-informed-storm_catcher = Буря ловит игрока: { $names } ({ $shown }). Его убивает только казнь
story-clocktower-informed-storm_catcher = { $who } узнаёт, кого ловит буря: { $names } ({ $shown })
story-you-informed-storm_passes = Этой роли в игре нет, буря не ловит никого: { $shown }
story-clocktower-informed-storm_passes = { $who } узнаёт, что роли, которую ловит буря, в игре нет: { $shown }
story-clocktower-marked-stormcaught = { $who }: умирает только на казни
story-clocktower-attacked-storm_catcher = { $by } нападает на игрока { $who }, но его хранит буря

grim-mark-stormcaught = Умирает только на казни
mark-clocktower-stormcaught = во власти бури
why-bluffs-doubled = С Папой для блефа годится и роль, которая есть у нескольких игроков.
grim-set-doubled = Папе нужна хотя бы одна добрая роль дважды.
ui-beat-rebirth = Новая жизнь
story-clocktower-announced-hindu = { $who }: тут же возвращается Странником
