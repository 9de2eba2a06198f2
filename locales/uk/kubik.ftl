# Що потрібно в терміналі кожній грі.

you = Ви
player = Гравець { $number }
bot-easy = Легкий бот
bot-normal = Звичайний бот
bot-hard = Сильний бот
bot-expert = Бот-експерт
bot-greedy-1 = Жаднюга Перший
bot-search = Шукач
bot-random-search = Шукач навмання
bot-greedy = Жаднюга
bot-random = Випадковий
bot-busy = Клопотун
bot-uniform = Байдужий

# ---- Вікно ----

too-small = Вікно замале. Збільште його щонайменше до { $width } × { $height } (ширина × висота).
hint-help = [?] довідка
hint-undo = [u] скасувати
hint-recap = [h] що було
hint-log = [h] журнал
hint-points = [z] очки
hint-record = [w] зберегти
hint-language = [l] мова
hint-quit = [q] вихід
hint-new = [n] заново
hint-next = [n] далі
hint-sheets = [Tab] { sheets }
hint-texts = [Tab] тексти карт
log = Перебіг гри
log-scrolled = Перебіг гри, на { $count ->
    [one] { $count } рядок
    [few] { $count } рядки
    [many] { $count } рядків
   *[other] { $count } рядка
} вище
colour-on = Кольори ввімкнено.
colour-off = Кольори вимкнено.

# ---- Вибір ----

menu-throw = Кинути кубики
menu-back = Esc: назад
menu-more = …
follow-hint = [будь-яка клавіша] пропустити  [+] [-] темп
watch-hint = [пробіл] пауза  [Enter] крок  [+] [-] темп
thinks = { $seat } думає…
paused = Пауза. Пробіл — далі, Enter — на крок.
unpaused = Гра триває.
pace = Темп ботів: { $pace }.
pace-slow = повільний
pace-normal = звичайний
pace-fast = швидкий
pace-at-once = миттєвий
recap-title = Що було від вашого останнього ходу
recap-nothing = Від вашого останнього ходу нічого не сталося.
nothing-back = Повертатися нікуди; u скасовує останнє рішення.
no-such-key = Тут ця клавіша нічого не робить; список клавіш: ?.
points-short = { $points } оч.
detail-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
detail-brings = Дає: { $what }.
hand-over-hint = Натисніть Enter, коли будете готові.

# ---- Скасування, збереження, вихід ----

undone = Рішення скасовано.
undo-nothing = Скасовувати поки що нічого.
undo-revealed = Відтоді відкрилося щось випадкове або приховане: скасувати не можна.
undo-others = Інші гравці вже відповіли: скасувати не можна.
saved = Збережено: { $file }
resume-with = Продовжити: { $command }
exported = Партію збережено для інших: { $file }
not-saved = Не вдалося зберегти: { $reason }
trouble = Останні кроки не збережено: { $reason }
saved-again = Усе знову зберігається.
not-saved-yet = Кінець цієї партії ще не збережено. Звільніть місце на диску або вийдіть: q.
torn = Останній крок у файлі обірвано й пропущено: зробіть його ще раз.
language-now = Тепер українською.
quit-question = Вийти з гри? Усе збережено.
quit-hint = [y] вийти  [Esc] лишитися
quit-unsaved = Вийти з гри? Останні кроки не збережено.
quit-unsaved-hint = [y] вийти й утратити їх  [w] зберегти запис тут  [Esc] лишитися

# ---- Кінець ----

over = Гру закінчено
over-won = { $seat-is ->
    [you] Ви перемогли!
   *[other] Перемагає { $seat }!
}
over-lost = Ви програли: перемагає { $seat }.
over-shared = Спільна перемога: { $names }
replay-not-over = Партію ще не завершено.
replay-parted = Партію зіграно за старими правилами; нинішні розходяться з ними на кроці { $step }.
replay-no-outcome = Чим вона закінчилася, не записано.
replay-torn = { $file }: останній рядок обірвано й пропущено.
place = { $place }.
series-title = Зіграно { $played } з { $count }
series-stage = Чемпіонат: { $number } з { $count }
series-total = Усього
series-next = [Enter] далі  [Esc] назад
series-over = Серію завершено. [Enter] починає заново.
series-back = [Esc] назад до гри

# ---- Довідка ----

help-title = Довідка
help-close = Esc закриває, стрілки й Page Up, Page Down гортають
text-more = ще { $count ->
    [one] { $count } рядок
    [few] { $count } рядки
    [many] { $count } рядків
   *[other] { $count } рядка
}
help-1 = 1–9 або ↑ ↓ та Enter: вибрати. Esc чи Backspace: на крок назад.
help-2 = Літера перед рядком вибирає його одразу. Розкладка клавіатури не має значення.
help-3 = Enter або пробіл: кинути кубики. До кидка клавіша u скасовує останнє рішення.
help-4 = { help-tab } Page Up, Page Down: перебіг гри. h: що було від вашого останнього ходу.
help-5 = w: зберегти партію для інших. l: мова. c: кольори. q: вихід; кожен крок зберігається сам.
help-6 = Поки грають боти, будь-яка клавіша переходить до вашого ходу; + і - змінюють темп. Глядач ставить паузу пробілом.

help-keys = Клавіші
help-notes = Ця партія
help-symbols = Символи
help-rules = Правила
help-cards = Карти

# ---- Меню перед партією ----

lobby-title = Kubik: сучасні ігри з кубиками
lobby-continue = Продовжити: { $match }
lobby-new = Нова гра
lobby-saved = Збережені партії: { $count }
lobby-language = Мова: українська
lobby-leave = Вихід
lobby-games = Яка гра?
lobby-players-range = гравців: { $fewest }–{ $most }
lobby-players-exactly = гравців: { $count }
lobby-matches = Збережені партії
lobby-no-matches = Поки що нічого немає. Кожна партія зберігається сама, з першого кроку.
lobby-start = Почати
lobby-players = Скільки гравців
lobby-seat = Місце { $number }
lobby-seat-about = Людина за цією клавіатурою або бот: від легкого до експерта.
lobby-championship = Чемпіонат
lobby-championship-about = Кілька партій поспіль, з очками за місця.
lobby-over = завершено
lobby-in-use = триває зараз
lobby-unreadable = не читається
lobby-remove-question = Видалити цю партію назавжди?
lobby-remove-no = Лишити
lobby-remove-yes = Видалити
lobby-hints-home = [↑↓ Enter] вибрати  [l] мова  [c] кольори  [q Esc] вихід
lobby-hints = [↑↓ Enter] вибрати  [Esc] назад  [l] мова  [q] вихід
lobby-hints-draft = [↑↓] рядок  [←→] змінити  [Enter] на «Почати»: грати  [Esc] назад
lobby-hints-matches = [↑↓ Enter] продовжити  [d] видалити  [Esc] назад  [q] вихід
lobby-no-such-key = Ця клавіша тут нічого не робить; потрібні названо нижче.
age-now = щойно
age-minutes = { $count ->
    [one] { $count } хвилину тому
    [few] { $count } хвилини тому
    [many] { $count } хвилин тому
   *[other] { $count } хвилини тому
}
age-hours = { $count ->
    [one] { $count } годину тому
    [few] { $count } години тому
    [many] { $count } годин тому
   *[other] { $count } години тому
}
age-days = { $count ->
    [one] { $count } день тому
    [few] { $count } дні тому
    [many] { $count } днів тому
   *[other] { $count } дня тому
}
value-on = так
value-off = ні
value-true = так
value-false = ні
value-random = за жеребом
value-none = немає

# ---- Удача чи вміння ----

analyze-steps = { $count ->
    [one] { $count } крок
    [few] { $count } кроки
    [many] { $count } кроків
   *[other] { $count } кроку
}
analyze-games = { $count ->
    [one] Кожну позицію дограно { $count } раз, за всіх грав бот-суддя.
    [few] Кожну позицію дограно { $count } рази, за всіх грав бот-суддя.
    [many] Кожну позицію дограно { $count } разів, за всіх грав бот-суддя.
   *[other] Кожну позицію дограно { $count } раза, за всіх грав бот-суддя.
}
analyze-unfinished = Партію не закінчено: її результат теж оцінка.
analyze-chart-win = Шанс на перемогу
analyze-chart-points = Очікувані очки
analyze-chart-steps = крок
analyze-unit-win = У відсотках перемоги
analyze-unit-points = В очках
analyze-amount-win = { $value } %
analyze-amount-points = { $value } оч.
analyze-start = На початку
analyze-luck = Удача
analyze-own-luck = з неї власні кидки
analyze-skill = Власні рішення
analyze-others = Рішення інших
analyze-result = Підсумок
analyze-without-luck = Без удачі
analyze-skill-about = Рішення порівнюються тут із тим, що зробив би на їхньому місці бот-суддя.
analyze-decided-luck = Вирішила удача: без неї попереду { $name }.
analyze-decided-skill = Вирішила не удача: і без неї попереду { $name }.
analyze-decided-close = Без удачі вийшло б надто близько, щоб сказати.
analyze-lucky = { $name }: удача допомогла ({ $value }).
analyze-unlucky = { $name }: не щастило ({ $value }).
analyze-luck-even = { $name }: ані удачі, ані невдачі, яку можна відрізнити від шуму ({ $value }).
analyze-better = { $name }: рішення кращі, ніж у бота-судді ({ $value }).
analyze-worse = { $name }: рішення слабші, ніж у бота-судді ({ $value }).
analyze-as-good = { $name }: рішення, які не відрізнити від рішень бота-судді ({ $value }).
analyze-turning-points = Переломні моменти
analyze-mistakes = Найдорожчі помилки
analyze-mistakes-about = Тут кожне рішення порівнюється з найкращим знайденим ходом.
analyze-mistakes-of = { $name }: { $count ->
    [one] за оцінкою бота-судді помилкове { $count } рішення з { $decisions }.
    [few] за оцінкою бота-судді помилкові { $count } рішення з { $decisions }.
    [many] за оцінкою бота-судді помилкові { $count } рішень із { $decisions }.
   *[other] за оцінкою бота-судді помилкові { $count } рішення з { $decisions }.
}
analyze-no-mistakes = { $name }: { $decisions ->
    [one] жодне з { $decisions } рішення не можна назвати помилкою.
    [few] жодне з { $decisions } рішень не можна назвати помилкою.
    [many] жодне з { $decisions } рішень не можна назвати помилкою.
   *[other] жодне з { $decisions } рішення не можна назвати помилкою.
}
analyze-lost = Разом { $value }; найдорожчі:
analyze-step = Крок { $step }
analyze-step-in = Крок { $step }, { $turn }
analyze-in-turn = хід { $number }
analyze-in-round = раунд { $number }
analyze-played = зіграно: { $what } ({ $value })
analyze-best = краще: { $what } ({ $value })
analyze-about = ± — стандартна похибка: дві оцінки з трьох помиляються не більше. У ній лише випадковість кубиків, але не слабкості самого бота-судді. Рішення названо, якщо за тих самих кубиків воно втратило більше двох таких похибок і втрачає також у партіях сильніших гравців та тих, у кого інші смаки. Малі втрати губляться в шумі; --level deep знайде більше.
analyze-beyond = «Без удачі» може вийти за 0 і 100: тоді самого вміння вистачило б більш ніж на одну партію.
