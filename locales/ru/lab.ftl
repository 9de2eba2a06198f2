# Что говорят людям `kubik arena`, `kubik teach` и `kubik balance`. Столбцы узкие: заголовки должны быть короткими.

lab-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
lab-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
lab-seed = зерно { $seed }
lab-policy = стратегия
lab-games-column = партии
lab-wins = победы
lab-points = очки
lab-interval = 99 %
lab-note-any-time = Интервалы 99 % верны, сколько бы раз на них ни смотрели: игра прекращается, как только различие доказано.
lab-note-once = Интервалы 99 %.

# ---- Арена ----

arena-title = Арена
arena-rating = рейтинг
arena-ratings = Рейтинги
arena-mean-points = Средние очки
arena-pair = пара
arena-first-wins = побед первого
arena-first-more = первый впереди
arena-decided = доказано
arena-yes = да
arena-no = нет
arena-note-rating = На 400 больше в рейтинге — это десять побед к одной; у { $policy } рейтинг 0.
arena-note-tables = Побед первого: доля среди партий, которые выиграл один из двух.
arena-note-seeds = В партиях одного блока одни и те же броски, и каждый играет их с каждого места; считаются блоки.
arena-note-dice = У всех одни и те же броски; сравнение идёт партия за партией.

# ---- Обучение ----

teach-generations = { $count ->
    [one] { $count } поколение
    [few] { $count } поколения
    [many] { $count } поколений
   *[other] { $count } поколения
}
teach-first = против greedy-1
teach-taught = против greedy
teach-more = больше на
teach-note = У новой оценки одно место, у старой все остальные. Очки и насколько их больше: по сравнению со старой оценкой на том же месте с теми же бросками. Интервалы 99 %, на зёрнах, которые больше ни для чего не служили.

# ---- Баланс ----

balance-title = баланс
balance-seats = место, по порядку хода
balance-seat = место { $number }
balance-sets = первый игрок, по наборам
balance-share = доля
balance-error = случай
balance-stands-out = выделяется
balance-numbers = за партию
balance-mean = среднее
balance-note-holm = Победы: доля партий, выигранных с такого места, с интервалами 99 %. Случай: насколько вероятно, что такое отклонение от равной доли даёт одно везение, с поправкой на число строк (Холм); то, что ниже 1 %, выделяется.
balance-note-cause = Купленное и построенное говорит, кто побеждает, но не почему: кто впереди, может позволить себе больше.
balance-note-chart = Усы: интервалы 99 %. Пунктир: равная доля. Закрашено: выделяется даже с поправкой на число строк (Холм, 1 %).
