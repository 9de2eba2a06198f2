# The page in the browser.

# ---- Shell: start, header, menus ----

# ---- Setting up ----

# ---- Matches on this device ----

# ---- Settings ----

# ---- The table ----

close = Закрити
menu = Меню
to-start = На головну
rules = Правила
settings = Налаштування
throw = Кинути
undo = Скасувати
undo-reach = Скасовує ваше останнє рішення, але не далі останнього кидка
end-turn = Завершити хід
ending-turn = Зараз хід перейде до інших.
skip = Пропустити
all-actions = Усі дії
no-actions = Зараз вирішувати нічого.
hint = Підказка
hint-ask = Що б ви обрали?
hint-promise = Перевірить ваші варіанти в кількасот партіях і покаже найкращі.
hint-thinking = Перевіряю ваші варіанти…
hint-now = +{ $points } одразу
hint-range = більшість партій завершується між { $low } і { $high }
hint-about = Як часто ви перемогли б, якби партію дограли обережні гравці.
hint-about-solo = Очки наприкінці, якби партію дограв обережний гравець; лінія охоплює вісім партій із десяти.
recap = З вашого минулого ходу
recap-nothing = Відтоді нічого не сталося.
keys = Клавіші
key-next = Наступне, що можна обрати
key-arrows = Рухатися по полю
key-enter = Обрати
export = Зберегти у файл
replay = Запис партії
rematch = Зіграти ще
ending = Кінець партії
ending-where = Звідки взялися очки
ending-place = Місце
show-ending = Показати підсумок
winners = { $count ->
    [one] Перемога: { $names }
    [few] Переможці: { $names }
    [many] Переможці: { $names }
   *[other] Переможці: { $names }
}
stars = { $count ->
    [one] { $count } зірка з п'яти
    [few] { $count } зірки з п'яти
    [many] { $count } зірок із п'яти
   *[other] { $count } зірки з п'яти
}
hand-over-title = Передайте пристрій
hand-over-ready = Пристрій у мене

# ---- Clever Cubed on the page ----

clever-dice = Кубики
clever-platter = таця
clever-lost = піде
clever-stays = лишиться
clever-players = Гравці
clever-planned = намічено
clever-score = очки
clever-curve = Перебіг гри
clever-which = Що саме?
clever-sheet = Ваш аркуш
clever-sheets = Усі аркуші
clever-sheet-of = Аркуш: { $name }
clever-look = Аркуш: { $name }, очок: { $points }
clever-place = місце: { $place }
clever-doing = { $what ->
    [active] кидає кубики
    [picking] вибирає кубик
   *[passive] чекає на тацю
}
clever-each-row = кожен ряд { $scale }
clever-blue-extra = 2–4 і 10–12: по +4
clever-round-short = Раунд { $round }/{ $rounds }
clever-round = { $gives ->
    [yes] раунд { $round }: { $bonus }
   *[no] раунд { $round }
}
clever-throw = { $count ->
    [one] Кинути { $count } кубик
    [few] Кинути { $count } кубики
    [many] Кинути { $count } кубиків
   *[other] Кинути { $count } кубика
}
clever-foxes = { $count ->
    [0] Лисів ще немає
    [one] { $count } лис, ціна { $worth }
    [few] { $count } лиси по { $worth }
    [many] { $count } лисів по { $worth }
   *[other] { $count } лиса по { $worth }
}
clever-lowest = найгірша область: { $area }, { $points }
clever-area-score = { $area }: { $points }
clever-row = { $row }: готово { $available }, обведено { $circled } із 7
clever-joker = { $number ->
    [0] Джокер: будь-яке число
   *[other] Джокер: { $number }
}
clever-die = { $die } кубик, { $value ->
    [0] не кинуто
   *[other] { $value }
}, { $place ->
    [slot-1] комірка I
    [slot-2] комірка II
    [slot-3] комірка III
    [platter] на таці
   *[pool] для кидка
}
clever-cell-yellow = Жовта область, ряд { $row }, число { $number }{ $tone ->
    [grey] , сіра клітинка
   *[plain] {""}
}
clever-cell-turquoise = Бірюзова область, ряд { $row }, число { $number }{ $tone ->
    [tinted] , зафарбована клітинка
   *[plain] {""}
}
clever-cell-blue = { $side ->
    [left] Синя область, клітинка { $cell } ліворуч від 7
   *[right] Синя область, клітинка { $cell } праворуч від 7
}
clever-cell-brown = Коричнева область, клітинка { $cell }, число { $number }
clever-cell-pink = { $half ->
    [points] Рожева область, клітинка { $cell }, помножити { $caption }
    [bonus] Рожева область, клітинка { $cell }, половина і бонус: { $bonus }
   *[whole] Рожева область, клітинка { $cell }, { $caption }
}
clever-state = { $state ->
    [crossed] закреслена
    [written] записано { $number }
    [skipped] пропущена
   *[free] вільна
}
clever-pencil = олівцем
clever-offer = { $how ->
    [joker] можна з джокером
   *[plain] можна
}

# ---- King of Tokyo: Duel on the page ----

# ---- Lessons and rules ----

# ---- Replay ----

# ---- Trouble ----

trouble-not-kept = Партію не вдалося зберегти на цьому пристрої ({ $details }). Вона триває, але зникне, якщо закрити сторінку: збережіть її у файл.
trouble-refused = Рушій відмовився: { $details }
trouble-mended = Рушій довелося запустити знову; партія триває з того самого місця.
trouble-broken = Рушій не відповідає ({ $details }). Партію збережено; перезавантажте сторінку.

# ---- Measuring ----
