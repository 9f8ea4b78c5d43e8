# «Кровная месть»: другие слова для вызовов, если стол хочет разных. Пробел: who (роль).
voice-vendetta-wake-2 = { $variant_masks ->
    [on] { $who }, опустите маску.
   *[off] { $who }, откройте глаза.
}
voice-vendetta-wake-3 = { $who }, ваш ход.
voice-vendetta-sleep-2 = { $variant_masks ->
    [on] { $who }, поднимите маску.
   *[off] { $who }, закройте глаза.
}
voice-vendetta-sleep-3 = { $who }, засыпайте.
voice-vendetta-hunters-wake-2 = { $variant_lone_hunters ->
    [on] Час охотников: каждый выбирает сам.
   *[off] Час охотников: они сходятся и выбирают жертву.
}
voice-vendetta-hunters-sleep-2 = Роковой удар нанесён, охотники разошлись.
voice-vendetta-meet-hunters-sleep-2 = { $variant_masks ->
    [on] Охотники познакомились. Охотники, поднимите маски.
   *[off] Охотники познакомились. Охотники, закройте глаза.
}
voice-vendetta-begin-2 = { $variant_masks ->
    [on] Последний час перед рассветом самый тёмный. Поднимите маски.
   *[off] Последний час перед рассветом самый тёмный. Закройте глаза.
}
voice-vendetta-dawn-2 = { $variant_masks ->
    [on] Ночь бледнеет. Поднимите маски.
   *[off] Ночь бледнеет. Закройте глаза.
}
voice-vendetta-day-2 = Полдень.
voice-vendetta-sunset-2 = Тени становятся длиннее.
