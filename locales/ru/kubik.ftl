# Что нужно в терминале каждой игре.

you = Вы
player = Игрок { $number }
bot-greedy = Жадина
bot-random = Наугад
bot-busy = Хлопотун
bot-uniform = Всё равно

# ---- Окно ----

too-small = Окно слишком маленькое. Увеличьте его хотя бы до { $width } × { $height } (ширина × высота).
hints = [?] справка  [u] отмена  [Tab] { sheets }  [w] запись  [l] язык  [q] выход
hints-over = [n] новая игра  [Tab] { sheets }  [w] запись  [l] язык  [q] выход
hints-series = [n] дальше  [z] очки  [Tab] { sheets }  [w] запись  [l] язык  [q] выход
log = Журнал
log-scrolled = Журнал: { $count ->
    [one] { $count } строка
    [few] { $count } строки
    [many] { $count } строк
   *[other] { $count } строки
} назад
colour-on = Цвета включены.
colour-off = Цвета выключены.

# ---- Выбор ----

menu-throw = Бросить кубики
menu-go-on = Дальше
menu-back = Esc: назад
menu-more = …
detail-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
detail-brings = Даёт: { $what }.
hand-over-hint = Нажмите Enter, когда будете готовы.

# ---- Отмена, запись, выход ----

undone = Решение отменено.
undo-nothing = Отменять пока нечего.
undo-revealed = С тех пор открылось что-то случайное или скрытое: отменить нельзя.
undo-others = Другие игроки уже ответили: отменить нельзя.
saved = Сохранено: { $file }
not-saved = Сохранить не удалось: { $reason }
quit-unsaved-hint = [y] выйти и потерять их  [w] сохранить запись здесь  [Esc] остаться
quit-unsaved = Выйти из игры? Последние шаги не сохранены.
torn = Последний шаг в файле оборван и пропущен: сделайте его ещё раз.
not-saved-yet = Конец этой партии ещё не сохранён. Освободите место на диске или выйдите: q.
saved-again = Всё снова сохраняется.
trouble = Партия больше не сохраняется: { $reason }
exported = Запись партии для других: { $file }
resume-with = Продолжить: { $command }
language-now = Теперь по-русски.
quit-question = Выйти из игры? Всё сохранено.
quit-hint = [y] выйти  [Esc] остаться

# ---- Конец ----

over = Игра окончена
place = { $place }.
series-title = Сыграно { $played } из { $count }
series-total = Всего
series-next = [Enter] дальше  [Esc] назад
series-over = Это была последняя. [Enter] начинает заново.
series-back = [Esc] назад к игре

# ---- Справка ----

help-title = Справка
help-close = Esc закрывает, стрелки листают
help-1 = 1–9 или ↑ ↓ и Enter: выбрать. Esc или Backspace: на шаг назад.
help-2 = Буква перед строкой выбирает её сразу. Раскладка клавиатуры не важна.
help-3 = Enter или пробел: бросить кубики. До броска клавиша u отменяет последнее решение.
help-4 = { help-tab } Page Up, Page Down: журнал.
help-5 = w: запись. l: язык. c: цвета. q: выход.

help-keys = Клавиши
help-notes = Эта партия
help-symbols = Символы
help-rules = Правила
help-cards = Карты
