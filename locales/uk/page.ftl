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

# ---- King of Tokyo: Duel on the page ----

# ---- Lessons and rules ----

# ---- Replay ----

# ---- Trouble ----

trouble-not-kept = Партію не вдалося зберегти на цьому пристрої ({ $details }). Вона триває, але зникне, якщо закрити сторінку: збережіть її у файл.
trouble-refused = Рушій відмовився: { $details }
trouble-mended = Рушій довелося запустити знову; партія триває з того самого місця.
trouble-broken = Рушій не відповідає ({ $details }). Партію збережено; перезавантажте сторінку.

# ---- Measuring ----
