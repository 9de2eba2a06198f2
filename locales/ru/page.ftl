# The page in the browser.

# ---- Shell: start, header, menus ----

# ---- Setting up ----

# ---- Matches on this device ----

# ---- Settings ----

# ---- The table ----

close = Закрыть
menu = Меню
to-start = На главную
rules = Правила
settings = Настройки
throw = Бросить
undo = Отменить
undo-reach = Отменяет ваше последнее решение, но не дальше последнего броска
end-turn = Закончить ход
ending-turn = Сейчас ход перейдёт к другим.
skip = Пропустить
all-actions = Все действия
no-actions = Сейчас решать нечего.
hint = Подсказка
hint-ask = Что бы вы выбрали?
hint-promise = Проверит ваши варианты в нескольких сотнях партий и покажет лучшие.
hint-thinking = Проверяю ваши варианты…
hint-now = +{ $points } сразу
hint-range = большинство партий кончается между { $low } и { $high }
hint-about = Как часто вы победили бы, если партию доиграют осторожные игроки.
hint-about-solo = Очки в конце, если партию доиграет осторожный игрок; линия охватывает восемь партий из десяти.
recap = С вашего прошлого хода
recap-nothing = С тех пор ничего не случилось.
keys = Клавиши
key-next = Следующее, что можно выбрать
key-arrows = Двигаться по полю
key-enter = Выбрать
export = Сохранить в файл
replay = Запись партии
rematch = Сыграть ещё
ending = Конец партии
ending-where = Откуда взялись очки
ending-place = Место
show-ending = Показать итог
winners = { $count ->
    [one] Победа: { $names }
    [few] Победители: { $names }
    [many] Победители: { $names }
   *[other] Победители: { $names }
}
stars = { $count ->
    [one] { $count } звезда из пяти
    [few] { $count } звезды из пяти
    [many] { $count } звёзд из пяти
   *[other] { $count } звезды из пяти
}
hand-over-title = Передайте устройство
hand-over-ready = Устройство у меня

# ---- Clever Cubed on the page ----

clever-dice = Кубики
clever-platter = тарелка
clever-lost = уйдёт
clever-stays = останется
clever-players = Игроки
clever-planned = намечено
clever-score = очки
clever-curve = Ход игры
clever-which = Что именно?
clever-sheet = Ваш лист
clever-sheets = Все листы
clever-sheet-of = Лист: { $name }
clever-look = Лист: { $name }, очков: { $points }
clever-place = место: { $place }
clever-doing = { $what ->
    [active] бросает кубики
    [picking] выбирает кубик
   *[passive] ждёт тарелку
}
clever-each-row = каждый ряд { $scale }
clever-blue-extra = 2–4 и 10–12: по +4
clever-round-short = Раунд { $round }/{ $rounds }
clever-round = { $gives ->
    [yes] раунд { $round }: { $bonus }
   *[no] раунд { $round }
}
clever-throw = { $count ->
    [one] Бросить { $count } кубик
    [few] Бросить { $count } кубика
    [many] Бросить { $count } кубиков
   *[other] Бросить { $count } кубика
}
clever-foxes = { $count ->
    [0] Лис пока нет
    [one] { $count } лиса, цена { $worth }
    [few] { $count } лисы по { $worth }
    [many] { $count } лис по { $worth }
   *[other] { $count } лисы по { $worth }
}
clever-lowest = худшая область: { $area }, { $points }
clever-area-score = { $area }: { $points }
clever-row = { $row }: готово { $available }, обведено { $circled } из 7
clever-joker = { $number ->
    [0] Джокер: любое число
   *[other] Джокер: { $number }
}
clever-die = { $die } кубик, { $value ->
    [0] не брошен
   *[other] { $value }
}, { $place ->
    [slot-1] ячейка I
    [slot-2] ячейка II
    [slot-3] ячейка III
    [platter] на тарелке
   *[pool] для броска
}
clever-cell-yellow = Жёлтая область, ряд { $row }, число { $number }{ $tone ->
    [grey] , серая клетка
   *[plain] {""}
}
clever-cell-turquoise = Бирюзовая область, ряд { $row }, число { $number }{ $tone ->
    [tinted] , закрашенная клетка
   *[plain] {""}
}
clever-cell-blue = { $side ->
    [left] Синяя область, клетка { $cell } слева от 7
   *[right] Синяя область, клетка { $cell } справа от 7
}
clever-cell-brown = Коричневая область, клетка { $cell }, число { $number }
clever-cell-pink = { $half ->
    [points] Розовая область, клетка { $cell }, умножить { $caption }
    [bonus] Розовая область, клетка { $cell }, половина и бонус: { $bonus }
   *[whole] Розовая область, клетка { $cell }, { $caption }
}
clever-state = { $state ->
    [crossed] зачёркнута
    [written] записано { $number }
    [skipped] пропущена
   *[free] свободна
}
clever-pencil = карандашом
clever-offer = { $how ->
    [joker] можно с джокером
   *[plain] можно
}

# ---- King of Tokyo: Duel on the page ----

# ---- Lessons and rules ----

# ---- Replay ----

# ---- Trouble ----

trouble-not-kept = Партию не удалось сохранить на этом устройстве ({ $details }). Она продолжается, но пропадёт, если закрыть страницу: сохраните её в файл.
trouble-refused = Движок отказался: { $details }
trouble-mended = Движок пришлось запустить заново; партия продолжается с того же места.
trouble-broken = Движок не отвечает ({ $details }). Партия сохранена; перезагрузите страницу.

# ---- Measuring ----
