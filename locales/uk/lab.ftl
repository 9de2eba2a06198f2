# Що кажуть людям `kubik arena`, `kubik teach` і `kubik balance`. Стовпці вузькі: заголовки мають бути короткими.

lab-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
lab-games = { $count ->
    [one] { $count } партія
    [few] { $count } партії
    [many] { $count } партій
   *[other] { $count } партії
}
lab-seed = зерно { $seed }
lab-policy = стратегія
lab-games-column = партії
lab-wins = перемоги
lab-points = очки
lab-interval = 99 %
lab-note-any-time = Інтервали 99 % справджуються, скільки б разів на них не дивилися: гра припиняється, щойно різницю доведено.
lab-note-once = Інтервали 99 %.

# ---- Арена ----

arena-title = Арена
arena-rating = рейтинг
arena-ratings = Рейтинги
arena-mean-points = Середні очки
arena-pair = пара
arena-first-wins = перемог першого
arena-first-more = перший попереду
arena-decided = доведено
arena-yes = так
arena-no = ні
arena-note-rating = На 400 більше в рейтингу — це десять перемог до однієї; у { $policy } рейтинг 0.
arena-note-tables = Перемог першого: частка серед партій, які виграв один із двох.
arena-note-seeds = У партіях одного блоку ті самі кидки, і кожен грає їх з кожного місця; рахуються блоки.
arena-note-dice = У всіх ті самі кидки; порівняння йде партія за партією.

# ---- Навчання ----

teach-generations = { $count ->
    [one] { $count } покоління
    [few] { $count } покоління
    [many] { $count } поколінь
   *[other] { $count } покоління
}
teach-first = проти greedy-1
teach-taught = проти greedy
teach-more = більше на
teach-note = У нової оцінки одне місце, у старої всі інші. Очки й наскільки їх більше: порівняно зі старою оцінкою на тому самому місці з тими самими кидками. Інтервали 99 %, на зернах, які більше ні для чого не слугували.

# ---- Баланс ----

balance-title = баланс
balance-seats = місце, за порядком ходу
balance-seat = місце { $number }
balance-sets = перший гравець, за наборами
balance-share = частка
balance-error = випадок
balance-stands-out = вирізняється
balance-numbers = за партію
balance-mean = середнє
balance-note-holm = Перемоги: частка партій, виграних із такого місця, з інтервалами 99 %. Випадок: наскільки ймовірно, що таке відхилення від рівної частки дає саме везіння, з поправкою на кількість рядків (Голм); те, що нижче 1 %, вирізняється.
balance-note-cause = Куплене й збудоване каже, хто перемагає, але не чому: хто попереду, може дозволити собі більше.
balance-note-chart = Вуса: інтервали 99 %. Пунктир: рівна частка. Зафарбовано: вирізняється навіть із поправкою на кількість рядків (Голм, 1 %).
