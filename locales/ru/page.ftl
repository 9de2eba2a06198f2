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

# ---- King of Tokyo: Duel on the page ----

# ---- Lessons and rules ----

# ---- Replay ----

# ---- Trouble ----

trouble-not-kept = Партию не удалось сохранить на этом устройстве ({ $details }). Она продолжается, но пропадёт, если закрыть страницу: сохраните её в файл.
trouble-refused = Движок отказался: { $details }
trouble-mended = Движок пришлось запустить заново; партия продолжается с того же места.
trouble-broken = Движок не отвечает ({ $details }). Партия сохранена; перезагрузите страницу.

# ---- Measuring ----
