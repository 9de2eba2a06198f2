# Володар Токіо. Дуель.

title = Володар Токіо. Дуель
turn = Хід { $number }: { $seat }
extra-turns = { $count ->
    [one] і ще { $count } хід
    [few] і ще { $count } ходи
    [many] і ще { $count } ходів
   *[other] і ще { $count } ходу
}
sheets = тексти
sheet-of = Тексти всіх карт на столі. ↑ ↓ — гортати, Tab — назад.
hand-over = { $seat }, вирішувати вам!
standing = ♥{ $hearts }

# ---- Назви ----

order = Черговість
monster = Монстр
pair = Монстр проти монстра
way = Спосіб перемоги
turns = Ходів
cards-bought = Куплено карт
hearts-left = Лишилося життєвих сил

gigazaur = Гігазавр
alienoid = Ксеноїд
space-penguin = Космічний Пінгвін
meka-dragon = Мехадракон
cyber-kitty = Кіберкиця
the-king = Кінг
monster-name = { $monster ->
   *[gigazaur] { gigazaur }
    [alienoid] { alienoid }
    [space-penguin] { space-penguin }
    [meka-dragon] { meka-dragon }
    [cyber-kitty] { cyber-kitty }
    [the-king] { the-king }
}
power-name = { $monster ->
   *[gigazaur] Блокбастер
    [alienoid] Інопланетні технології
    [space-penguin] Кріогаджети
    [meka-dragon] Ядерний подих
    [cyber-kitty] Котострофічна сила
    [the-king] Господар території
}
power-text = { $monster ->
   *[gigazaur] Два !: потягніть ★ або ⌂ на 1.
    [alienoid] Два !: додайте до кидка будь-який символ; третій ! додасть його ще раз.
    [space-penguin] Один !: 1 ▣.
    [meka-dragon] Помножте кількість своїх атак на кількість !.
    [cyber-kitty] Два !: 2 ↯; третій !: ще 2 ↯.
    [the-king] Два !: викладіть один із двох своїх жетонів або перемістіть його. Вони зупиняють суперника.
}

token = { $token ->
   *[buzz-cat] кіт
    [buzz-fish] риба
    [buzz-tiger] тигр
    [buzz-panda] панда
    [buzz-lizard] ящірка
    [buzz-anubis] Анубіс
    [buzz-dragon] дракон
    [buzz-pumpkin] гарбуз
    [buzz-alien] прибулець
    [buzz-phantom] фантом
    [buzz-penguin] пінгвін
    [buzz-king-1] Кінг 1
    [buzz-king-2] Кінг 2
}
token-short = { $token ->
   *[buzz-cat] Кі
    [buzz-fish] Ри
    [buzz-tiger] Ти
    [buzz-panda] Па
    [buzz-lizard] Ящ
    [buzz-anubis] Ан
    [buzz-dragon] Др
    [buzz-pumpkin] Га
    [buzz-alien] Пр
    [buzz-phantom] Фа
    [buzz-penguin] Пі
    [buzz-king-1] К1
    [buzz-king-2] К2
}

symbol = { $symbol ->
   *[claw] атака
    [heart] зцілення
    [energy] енергія
    [fame] слава
    [destruction] руйнування
    [power] суперсила
}
sign = { $symbol ->
   *[claw] Ψ
    [heart] ♥
    [energy] ↯
    [fame] ★
    [destruction] ⌂
    [power] !
}
sign-first = { $first ->
   *[claw] Ψ
    [heart] ♥
    [energy] ↯
    [fame] ★
    [destruction] ⌂
    [power] !
}
sign-second = { $second ->
   *[claw] Ψ
    [heart] ♥
    [energy] ↯
    [fame] ★
    [destruction] ⌂
    [power] !
}
bonus-sign = { $bonus ->
   *[hit] Ψ
    [heart] ♥
    [energy] ↯
    [die-token] ▣
    [blank] ·
}
nothing = {""}
symbols = { $claw ->
    [0] {""}
   *[other] { $claw }Ψ{" "}
}{ $heart ->
    [0] {""}
   *[other] { $heart }♥{" "}
}{ $energy ->
    [0] {""}
   *[other] { $energy }↯{" "}
}{ $fame ->
    [0] {""}
   *[other] { $fame }★{" "}
}{ $destruction ->
    [0] {""}
   *[other] { $destruction }⌂{" "}
}{ $power ->
    [0] {""}
   *[other] { $power }!
}
track = { $track ->
   *[fame] ★ Слава
    [destruction] ⌂ Руйнування
}
track-sign = { $track ->
   *[fame] ★
    [destruction] ⌂
}
space = { $added ->
   *[no] { $space }
    [yes] між { $space } і { $next }
}
hits = { $hits ->
    [one] { $hits } удар
    [few] { $hits } удари
    [many] { $hits } ударів
   *[other] { $hits } удару
}

# ---- Карти: назви за абеткою англійських ----

acid-attack = Кислотна атака
adrenaline-augment = Приплив адреналіну
alien-metabolism = Інопланетний метаболізм
antimatter-pellets = Кулі з антиматерії
armor-plating = Броньовані пластини
breaking-news = Екстрені новини
camouflage = Камуфляж
cannonball = Бомбочкою!
dominate = Домінування
electrical-aura = Електрична аура
energize = Підзарядка
extra-head = Додаткова голова
eye-of-the-storm = Око бурі
frenzy = Шаленство
gentle-giant = Лагідний велетень
giant-brain = Гігантський мозок
hibernation = Сплячка
hors-doeuvres = Закуска
in-shape = У формі
in-the-shadows = У тіні
jets-scrambled = Підняти винищувачі!
kaijutsu = Кайдзюцу
lightning-speed = Блискавична швидкість
made-in-a-lab = Створено в лабораторії
moment-of-respite = Мить перепочинку
monster-coaster = Монстрогірки
monumental = Монументальність
natural-selection = Природний добір
operation-media = Операція «Медіа»
photoshoot = Фотосесія
rebooting = Перезавантаження
regeneration = Регенерація
sack-the-stadium = Розгром стадіону
scrappy = Із брухту
seismic-test = Сейсмічне випробування
signature-move = Коронний прийом
snack-time = Час перекусити
spiked-tail = Шипастий хвіст
superconductor = Надпровідник
tesla-impulse = Імпульс Тесли
the-partys-over = Вечірку закінчено!
thermonuclear-cooking = Термоядерна кухня
thunder-stomp = Громовий тупіт
titanic-batteries = Титанічні батареї
too-cute = Надто милий
trendsetter = Законодавець мод
unchained = Зірвався з ланцюга
unstable-dna = Нестабільна ДНК
unstoppable = Нестримний
utter-destruction = Цілковите знищення

card = { $card ->
    [acid-attack] { acid-attack }
    [adrenaline-augment] { adrenaline-augment }
    [alien-metabolism] { alien-metabolism }
    [antimatter-pellets] { antimatter-pellets }
    [armor-plating] { armor-plating }
    [breaking-news] { breaking-news }
    [camouflage] { camouflage }
    [cannonball] { cannonball }
    [dominate] { dominate }
    [electrical-aura] { electrical-aura }
    [energize] { energize }
    [extra-head] { extra-head }
    [eye-of-the-storm] { eye-of-the-storm }
    [frenzy] { frenzy }
    [gentle-giant] { gentle-giant }
    [giant-brain] { giant-brain }
    [hibernation] { hibernation }
    [hors-doeuvres] { hors-doeuvres }
    [in-shape] { in-shape }
    [in-the-shadows] { in-the-shadows }
    [jets-scrambled] { jets-scrambled }
    [kaijutsu] { kaijutsu }
    [lightning-speed] { lightning-speed }
    [made-in-a-lab] { made-in-a-lab }
    [moment-of-respite] { moment-of-respite }
    [monster-coaster] { monster-coaster }
    [monumental] { monumental }
    [natural-selection] { natural-selection }
    [operation-media] { operation-media }
    [photoshoot] { photoshoot }
    [rebooting] { rebooting }
    [regeneration] { regeneration }
    [sack-the-stadium] { sack-the-stadium }
    [scrappy] { scrappy }
    [seismic-test] { seismic-test }
    [signature-move] { signature-move }
    [snack-time] { snack-time }
    [spiked-tail] { spiked-tail }
    [superconductor] { superconductor }
    [tesla-impulse] { tesla-impulse }
    [the-partys-over] { the-partys-over }
    [thermonuclear-cooking] { thermonuclear-cooking }
    [thunder-stomp] { thunder-stomp }
    [titanic-batteries] { titanic-batteries }
    [too-cute] { too-cute }
    [trendsetter] { trendsetter }
    [unchained] { unchained }
    [unstable-dna] { unstable-dna }
    [unstoppable] { unstoppable }
   *[utter-destruction] { utter-destruction }
}
card-taken = { $taken ->
    [acid-attack] { acid-attack }
    [adrenaline-augment] { adrenaline-augment }
    [alien-metabolism] { alien-metabolism }
    [antimatter-pellets] { antimatter-pellets }
    [armor-plating] { armor-plating }
    [breaking-news] { breaking-news }
    [camouflage] { camouflage }
    [cannonball] { cannonball }
    [dominate] { dominate }
    [electrical-aura] { electrical-aura }
    [energize] { energize }
    [extra-head] { extra-head }
    [eye-of-the-storm] { eye-of-the-storm }
    [frenzy] { frenzy }
    [gentle-giant] { gentle-giant }
    [giant-brain] { giant-brain }
    [hibernation] { hibernation }
    [hors-doeuvres] { hors-doeuvres }
    [in-shape] { in-shape }
    [in-the-shadows] { in-the-shadows }
    [jets-scrambled] { jets-scrambled }
    [kaijutsu] { kaijutsu }
    [lightning-speed] { lightning-speed }
    [made-in-a-lab] { made-in-a-lab }
    [moment-of-respite] { moment-of-respite }
    [monster-coaster] { monster-coaster }
    [monumental] { monumental }
    [natural-selection] { natural-selection }
    [operation-media] { operation-media }
    [photoshoot] { photoshoot }
    [rebooting] { rebooting }
    [regeneration] { regeneration }
    [sack-the-stadium] { sack-the-stadium }
    [scrappy] { scrappy }
    [seismic-test] { seismic-test }
    [signature-move] { signature-move }
    [snack-time] { snack-time }
    [spiked-tail] { spiked-tail }
    [superconductor] { superconductor }
    [tesla-impulse] { tesla-impulse }
    [the-partys-over] { the-partys-over }
    [thermonuclear-cooking] { thermonuclear-cooking }
    [thunder-stomp] { thunder-stomp }
    [titanic-batteries] { titanic-batteries }
    [too-cute] { too-cute }
    [trendsetter] { trendsetter }
    [unchained] { unchained }
    [unstable-dna] { unstable-dna }
    [unstoppable] { unstoppable }
   *[utter-destruction] { utter-destruction }
}

# ---- Карти: що вони роблять ----

text-acid-attack = У кожному вашому кидку на одну атаку більше.
text-adrenaline-augment = У вашому кидку на одну атаку більше за кожен маркер, що стоїть у зоні уваги, вашій чи чужій.
text-alien-metabolism = Раз на свій хід можна скинути одну відкриту карту; замість неї відкривається нова.
text-antimatter-pellets = П’ять або більше однакових символів у кидку: 4 удари супернику, потім потягніть ⌂ на 2.
text-armor-plating = У кожен хід суперника перший удар вам не шкодить.
text-breaking-news = Щоразу, купуючи іншу карту, потягніть ★ на 1.
text-camouflage = Коли вас б’ють, можна кинути стільки кубиків, скільки ударів: кожне ♥ скасовує один.
text-cannonball = Потягніть ★ на 1, 1 удар супернику, 4 ↯.
text-dominate = Наступного ходу суперник має на кубик менше за кожну свою карту «ЗАЛИШТЕ»; спершу він може частину з них скинути.
text-electrical-aura = Наприкінці вашого ходу потягніть ⌂ на 1 за кожні повні 7 ↯, що у вас є. Енергія лишається.
text-energize = Отримайте 8 ↯ і 2 ▣.
text-extra-head = Щоходу у вас на один спеціальний кубик більше.
text-eye-of-the-storm = 1 ↯ за кожен невикористаний кидок.
text-frenzy = Після цього ходу зробіть ще один.
text-gentle-giant = Коли кубики розіграно, а атак у кидку немає: потягніть ★ на 1.
text-giant-brain = Чотири кидки за хід замість трьох.
text-hibernation = Ударів ви не зазнаєте. На початку ходу скиньте цю карту й грайте або отримайте 6 ♥ і завершіть хід.
text-hors-doeuvres = Зазнайте 3 ударів, потім потягніть ⌂ на 2.
text-in-shape = За кожен удар, якого суперник зазнав за хід понад три, можна сплатити 1 ↯ і потягнути ★ на 1.
text-in-the-shadows = Кубики з ★ можна перекидати скільки завгодно: кидок на це не витрачається.
text-jets-scrambled = 5 ударів кожному монстру, спершу вашому.
text-kaijutsu = Потягніть ⌂ на 1, потім 2 удари супернику.
text-lightning-speed = Дотягнувши маркер до порожньої поділки жетона, можете завдати 1 удару.
text-made-in-a-lab = До першого кидка можна купити одну карту на 1 ↯ дешевше.
text-moment-of-respite = 2 ♥ і 1 ▣.
text-monster-coaster = Потягніть ⌂ на 3.
text-monumental = Потягніть ⌂ на 1, потім ★ на 1.
text-natural-selection = Одразу 4 ↯ і 4 ♥. Щоходу на один спеціальний кубик більше. Але чотири або більше однакових символів у кидку: 10 ударів вам.
text-operation-media = Потягніть ★ на 1 за кожну атаку, розіграну цього ходу.
text-photoshoot = Потягніть ★ на 1.
text-rebooting = Замість розіграшу кубиків можна отримати 2 ▣ і 2 ↯ та скинути цю карту.
text-regeneration = Раз на хід, отримуючи ♥, отримайте ще 1 ♥.
text-sack-the-stadium = Потягніть ⌂ на 2, потім ★ на 2.
text-scrappy = 1 ▣ щоразу, коли ви стягуєте маркер із жетона ажіотажу.
text-seismic-test = Потягніть ⌂ на 2.
text-signature-move = Потягніть ★ на 1 за кожні три ! у кидку; для суперсили вони теж придатні.
text-snack-time = 3 ♥.
text-spiked-tail = Коли ви тягнете ⌂: 1 удар супернику за кожну поділку.
text-superconductor = Коли суперник отримує ↯ за свої кубики, можна скинути цю карту й отримати стільки само.
text-tesla-impulse = Скиньте карту «ЗАЛИШТЕ» суперника. Отримайте 2 ↯.
text-the-partys-over = 4 удари кожному монстру, у чиїй зоні уваги стоїть маркер, спершу вашому.
text-thermonuclear-cooking = Потягніть ⌂ на 1, потім 2 ♥ і 2 ↯.
text-thunder-stomp = Якщо, розігруючи кубики, ви тягнули ⌂, наступного ходу суперник має на один кубик менше.
text-titanic-batteries = До розіграшу можна лишити два кубики нерозіграними й отримати 1 ▣.
text-too-cute = 2 удари супернику.
text-trendsetter = Поки ★ стоїть на жетоні ажіотажу, перший удар у кожен хід суперника вам не шкодить.
text-unchained = Будь-який бонус жетона ажіотажу можна замінити на 1 удар супернику.
text-unstable-dna = Зазнавши 3 чи більше ударів водночас, можете обміняти цю карту на карту «ЗАЛИШТЕ» суперника.
text-unstoppable = Замість утрати останньої ♥ збережіть її, цього ходу ударів більше не зазнавайте й скиньте цю карту.
text-utter-destruction = Усі шість символів у кидку: потягніть ⌂ на 2, ★ на 2, 2 удари супернику.

# ---- Поле ----

market = Відкриті карти
market-counts = у колоді { $deck }, скинуто { $discard }
market-empty = карти немає
kind = { $kind ->
   *[keep] ЗАЛИШТЕ
    [discard] СКИНЬТЕ
}
kind-short = { $kind ->
   *[keep] З
    [discard] С
}
card-line = { $name } ({ kind }, { $cost } ↯): { $text }
kept-line = { $name }: { $text }
fewer-dice = { $count ->
    [one] наст. хід: −{ $count } кубик
    [few] наст. хід: −{ $count } кубики
    [many] наст. хід: −{ $count } кубиків
   *[other] наст. хід: −{ $count } кубика
}
dominated = далі Домінування ×{ $count }
immune = цього ходу без ударів
no-cards = карт немає
roll = Кидок { $made } із { $allowed }
roll-none = Кубики ще не кинуто
added = Додано: { $symbols }
open = Розіграти: { $symbols }

# ---- Рішення ----

action-sleep = Спати далі: 6 ♥ і кінець ходу
action-wake = Скинути карту «{ hibernation }» і грати
action-give-up = Скинути: { card }
action-spend-die-token = Витратити ▣ на спеціальний кубик цього ходу
action-reroll = Перекинути один { sign }
action-throw = Кинути кубики
action-keep = Лишити всі { sign } і перекинути решту кубиків
action-throw-free = Перекинути кубики з ★, не витрачаючи кидка
action-stop = Лишити всі кубики й більше не кидати
action-add = Додати до кидка: { symbol } ×{ $count }
action-use = Застосувати: { card }
action-set-aside = Лишити { sign-first } і { sign-second } нерозіграними за 1 ▣
action-resolve = Розіграти всі { sign }
action-multiply = Розіграти всі Ψ, помноживши на кількість !
action-pull = Витратити два ! і потягнути: { track }
action-gain-die-token = Витратити один ! на ▣
action-gain-energy = Витратити ! на { $amount } ↯
action-claim = Витратити два !, щоб викласти чи перемістити жетон: { token }
action-place = Покласти жетон «{ token }» на поле ({ track }), від поділки { $space }{ $turned ->
   *[no] {""}
    [yes] , розвернувши
}
action-leave = Лишити жетон «{ token }» на місці
action-take-bonus = Не міняти того, що дає поділка
action-take-claw = Натомість завдати супернику 1 удару
action-buy = Купити: { card }
action-sweep = Сплатити 2 ↯ і замінити всі відкриті карти
action-finish = Завершити купівлю
action-metabolize = Скинути картою «{ alien-metabolism }»: { card }
action-destroy = Скинути карту суперника: { card }
action-swap = Обміняти карту «{ unstable-dna }» на карту «{ card }»
action-decline = Відмовитися
action-done = Більше нічого

# ---- Перебіг гри ----

event-monster = { $seat }: { monster-name }
event-roll-off = { $seat }, жереб: { $dice }
event-tied = Порівну: кидають ще раз
event-first = { $seat-is ->
    [you] Починаєте ви
   *[other] Починає { $seat }
}
event-revealed = Відкрито карту «{ card }» ({ $slot ->
   *[left] ліворуч
    [middle] посередині
    [right] праворуч
})
event-reshuffled = Скинуті карти стають новою колодою
event-turn = ── Хід { $number }: { $seat } ──
event-slept = { $seat }: весь хід у сплячці
event-fewer-dice = { $seat }: { $dice ->
    [one] на { $dice } кубик менше цього ходу
    [few] на { $dice } кубики менше цього ходу
    [many] на { $dice } кубиків менше цього ходу
   *[other] на { $dice } кубика менше цього ходу
}
event-die-token-spent = { $seat }: ▣ за спеціальний кубик
event-threw = { $seat }, кидок { $roll }: { $dice }
event-added = { $seat }: додано { $count } { sign }
event-used = { $seat }: { card }
event-set-aside = { $seat }: { sign-first } і { sign-second } лишаються нерозіграними
event-resolved = { $seat }: розіграно { $count } { sign }
event-power = { $seat }: { power-name }
event-moved = { $seat }: { track } → { space }
event-stopped = { $seat }: жетон Кінга зупиняє маркер ({ track })
event-bonus = { $seat }: { token }, бонус { $amount } { bonus-sign }
event-hits = { $seat-is ->
    [you] Вас атакують: { hits }
   *[other] { $seat } під атакою: { hits }
}
event-ignored = { $seat }: { card }, жоден удар не досягає цілі
event-prevented = { $seat }: { card }, відбито: { hits }
event-camouflaged = { $seat }, { camouflage }: { $dice }
event-took = { $seat }: −{ $hits } ♥, лишилося { $hearts }
event-saved = { $seat }: { unstoppable }! Лишається 1 ♥
event-hearts = { $seat }: +{ $amount } ♥, тепер { $hearts }
event-energy = { $seat }: +{ $amount } ↯, тепер { $energy }
event-paid = { $seat }: −{ $amount } ↯, лишилося { $energy }
event-die-tokens = { $seat }: +{ $amount } ▣
event-bought = { $seat }: куплено карту «{ card }» за { $price } ↯
event-swept = { $seat }: усі відкриті карти замінюються
event-placed = { $seat }: { token } → { track }, від поділки { $space }
event-thrown-away = { $seat }: скинуто карту «{ card }»
event-swapped = { $seat }: «{ unstable-dna }» в обмін на «{ card-taken }»
event-extra-turn = { $seat }: буде ще один хід
event-penalty = { $seat }: { card }, суперник матиме менше кубиків
event-over = { $seat-is ->
    [you] Ви перемогли!
   *[other] Перемагає { $seat }!
} { way-won }
event-undecided = Переможця немає. { way-won }
way-won = { $way ->
   *[knockout] У переможеного не лишилося ♥
    [victory-space] Маркер дійшов до поділки перемоги
    [spotlight] Обидва маркери в зоні уваги переможця
    [both-at-zero] Обидва монстри втратили останню ♥
    [turn-limit] Ліміт ходів вичерпано
}

# ---- Вибір ----

prompt-monsters = Жеребкування монстрів.
prompt-roll-off = Хто починає? Кидають обоє; у кого більше { sign }, той перший.
prompt-reveal = Відкривається карта.
prompt-throw = { $seat-is ->
    [you] Киньте { dice-count }.
   *[other] { $seat }: кинути { dice-count }.
}
dice-count = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубика
}
prompt-over = Гру закінчено.
prompt-wait = { $seat-is ->
    [you] Вирішуєте ви.
   *[other] Вирішує { $seat }.
}
prompt-answer = Хід: { $active }. { $seat-is ->
    [you] {""}
   *[other] Вирішує: { $seat }.{" "}
}{ $what }
prompt-hibernation = { hibernation }: спати далі чи прокинутися?
prompt-laboratory = { made-in-a-lab }: купити карту на 1 ↯ дешевше?
prompt-dominate = { dominate }: кожна карта «ЗАЛИШТЕ» коштує вам кубика. Скинути щось?
prompt-gather = Перед першим кидком.
prompt-roll = Кидок { $made } із { $allowed }: що перекинути?
prompt-roll-last = Кидки закінчилися.
prompt-additions = { $count ->
    [one] Вільний { $count } !: за кожні два — ще символ?
    [few] Вільні { $count } !: за кожні два — ще символ?
    [many] Вільних { $count } !: за кожні два — ще символ?
   *[other] Вільного { $count } !: за кожні два — ще символ?
}
prompt-triggers = Спрацьовує кілька карт: яка перша?
prompt-rebooting = { rebooting }: отримати 2 ▣ і 2 ↯ замість розіграшу кубиків?
prompt-batteries = { titanic-batteries }: лишити два кубики нерозіграними за ▣?
prompt-resolve = Розіграш кубиків: що далі?
prompt-power = Кубики розіграно. Застосувати суперсилу?
prompt-market = Купити карти? У вас { $energy } ↯.
prompt-destroy = { tesla-impulse }: яку карту суперника скинути?
prompt-place = Куди покласти жетон «{ token }»?
prompt-move = Жетон «{ token }» уже на полі: перемістити?
prompt-gives = { $what } Він дає: { $gives }.
stops-give = { $first }, { $next }
stop-gives = { $bonus ->
    [hit] { $amount ->
        [one] { $amount } удар
        [few] { $amount } удари
        [many] { $amount } ударів
       *[other] { $amount } удару
    }
    [heart] { $amount } ♥
    [energy] { $amount } ↯
    [die-token] { $amount } ▣
   *[blank] нічого
}
prompt-bonus = { track }: маркер на жетоні «{ token }». Взяти те, що він дає, чи завдати 1 удару?
prompt-blank = { track }: маркер на порожній поділці жетона «{ token }». Завдати 1 удару?
prompt-packet = { $hits ->
    [one] Вам загрожує { $hits } удар: захиститися?
    [few] Вам загрожують { $hits } удари: захиститися?
    [many] Вам загрожує { $hits } ударів: захиститися?
   *[other] Вам загрожує { $hits } удару: захиститися?
}
prompt-in-shape = { in-shape }: сплатити 1 ↯ і потягнути ★ на 1? Можна ще { $count ->
    [one] { $count } раз.
    [few] { $count } рази.
    [many] { $count } разів.
   *[other] { $count } разу.
}
prompt-unstable-dna = Ви зазнали водночас 3 чи більше ударів: обміняти карту «{ unstable-dna }» на карту суперника?
prompt-superconductor = Суперник отримує { $energy } ↯. Застосувати «{ superconductor }»?

menu-card = { $name }
menu-sleep = спати далі
menu-wake = прокинутися
menu-spend-die-token = витратити ▣
menu-reroll = { $count ->
    [one] перекинути { sign } { symbol }
    [few] перекинути один { sign } із { $count }
    [many] перекинути один { sign } із { $count }
   *[other] перекинути один { sign } із { $count }
}
menu-unmark = лишити: { $count }{ sign } { symbol }
menu-keep = лишити один вид, решту перекинути
menu-throw-first = кинути
menu-throw-again = { $count ->
    [one] перекинути { $count } кубик
    [few] перекинути { $count } кубики
    [many] перекинути { $count } кубиків
   *[other] перекинути { $count } кубика
}
menu-throw-free = перекинути ★ безкоштовно
menu-stop = більше не кидати
menu-symbol = { sign } { symbol }
menu-once = усього { $count }
menu-twice = усього { $count }, ще за один !
menu-set-aside = лишити { sign }
menu-set-aside-too = і { sign }
menu-resolve = { sign } { symbol } ×{ $count }
menu-multiply = Ψ ×{ $count } × { $powers } !
menu-pull = два !: потягнути { track-sign }
menu-gain-die-token = один !: 1 ▣
menu-power-energy = витратити !
menu-energy = отримати всього { $amount } ↯
menu-claim = два !: жетон «{ token }»
menu-track = { track }
menu-space = поділка { $space }
menu-spaces = поділки { $space } … { $last }
menu-order = { $first }{ $second }{ $third } від { $space } до { $last }
menu-order-on = { $first } на поділці { $space }
menu-leave = лишити на місці
menu-take-bonus = { $amount } { bonus-sign }, як на жетоні
menu-take-nothing = нічого
menu-take-claw = 1 удар супернику
menu-buy = купити: { $name }
menu-sweep = замінити всі карти
menu-finish = завершити купівлю
menu-metabolize = { alien-metabolism }
menu-skip = отримати
menu-use = застосувати: { $name }
menu-pay = сплатити й потягнути
menu-decline = ні
menu-done = більше нічого

gain-moved = { track-sign }→{ $added ->
   *[no] { $space }
    [yes] { $space }/{ $next }
}
gain-hits = { $hits }Ψ
gain-lost = −{ $amount }♥
gain-hearts = +{ $amount }♥
gain-energy = +{ $amount }↯
gain-paid = −{ $amount }↯
gain-die-tokens = +{ $amount }▣
gain-won = перемога!
gain-not-won = поразка!
gain-undecided = нічия
gain-moved-words = { track } → { space }
gain-hits-words = { hits } супернику
note-ends = { $result ->
   *[won] Так ви перемагаєте.
    [lost] Так ви програєте.
    [drawn] Так гра закінчиться без переможця.
}

# ---- Кінець ----

hearts = Життєві сили
energy = Енергія
keep-cards = Карти «ЗАЛИШТЕ»
victory = Перемога
ended = { $reason } { $turns ->
    [one] Зіграно { $turns } хід.
    [few] Зіграно { $turns } ходи.
    [many] Зіграно { $turns } ходів.
   *[other] Зіграно { $turns } ходу.
}
won-by-knockout = У переможеного не лишилося ♥.
won-by-victory-space = Маркер дійшов до поділки перемоги на боці переможця.
won-by-spotlight = Обидва маркери в зоні уваги переможця.
drawn-both-at-zero = Обидва монстри водночас утратили останню ♥: нічия.
drawn-turn-limit = Ліміт ходів вичерпано: переможця немає.

# ---- Довідка ----

legend-symbols = Ψ атака, удар   ♥ життєва сила, зцілення   ↯ енергія   ★ слава   ⌂ руйнування   ! суперсила   ▣ жетон кубика
legend-dice = Кубики: •Ψ щойно кинутий, [Ψ] буде перекинутий. Клавіша символу позначає його кубики по одному, а після останнього знімає всі позначки.
legend-tracks = ★ ⌂ маркери   [ ] ░ зона уваги   ◄ ► поділки перемоги   · порожня поділка жетона   ── поділки немає   ■ жетон Кінга
legend-numbers = Числа: -7 — лівий край поля з коробки. Перше місце завжди показано ліворуч, тож вони можуть іти й справа наліво.
legend-tokens = Жетони: Кі кіт, Ри риба, Ти тигр, Па панда, Ящ ящірка, Ан Анубіс, Др дракон, Га гарбуз, Пр прибулець, Фа фантом, Пі пінгвін, К1 К2 жетони Кінга
legend-cards = Карти: З «ЗАЛИШТЕ», С «СКИНЬТЕ», (5) вартість на карті, • лежить у гравця, ✓ цього ходу вже застосована
help-tab = Tab: тексти всіх карт і суперсил та назад.
help-rule = { $rule ->
   *[win] Перемога настає одразу, якщо в суперника не лишилося ♥, якщо маркер стоїть на вашій поділці перемоги або якщо обидва маркери стоять у вашій зоні уваги.
    [turn] Хід: до трьох кидків (щоразу самі вибирайте, що перекинути), розіграш усіх символів у будь-якому порядку, потім купівля карт.
    [symbols] Кожна Ψ — удар супернику, кожне ♥ зцілює, але не вище за початкове значення, кожна ↯ — одиниця енергії. Три ★ або ⌂ тягнуть свій маркер до вас на одну поділку, кожен наступний символ — ще на одну.
    [power] ! витрачаються на суперсилу вашого монстра, скільки разів їх вистачить.
    [market] Купуйте скільки завгодно карт; крайня праворуч коштує на 1 ↯ менше. Карти «ЗАЛИШТЕ» лишаються у вас, «СКИНЬТЕ» діють один раз. За 2 ↯ замінюються всі три. Якщо ви нічого не купили, отримайте 1 ↯.
    [tokens] З деякими картами приходить жетон ажіотажу: передусім покладіть його на вільні поділки доріжки. Хто притягне маркер на поділку жетона, зокрема й проходячи повз, отримує її бонус. Фантом і пінгвін додають поділку, прибулець забирає.
    [dice] ▣, витрачений до першого кидка, — це спеціальний кубик на хід. Тримати можна щонайбільше два ▣, кидати — щонайбільше вісім кубиків.
    [start] Найпершого ходу перший гравець кидає лише п’ять кубиків; другий починає з 1 ↯.
}

# ---- Умови нової партії ----

option-monsterOfSeat0 = Монстр ліворуч
option-monsterOfSeat0-about = Монстр першого місця.
option-monsterOfSeat0-value = { $value ->
   *[gigazaur] { gigazaur }
    [alienoid] { alienoid }
    [space-penguin] { space-penguin }
    [meka-dragon] { meka-dragon }
    [cyber-kitty] { cyber-kitty }
    [the-king] { the-king }
}
option-monsterOfSeat1 = Монстр праворуч
option-monsterOfSeat1-about = Монстр другого місця, не той самий.
option-monsterOfSeat1-value = { $value ->
   *[gigazaur] { gigazaur }
    [alienoid] { alienoid }
    [space-penguin] { space-penguin }
    [meka-dragon] { meka-dragon }
    [cyber-kitty] { cyber-kitty }
    [the-king] { the-king }
}
option-rollOffSymbol = Символ кидка за перший хід
option-rollOffSymbol-about = Хто викине його більше, той починає.
option-rollOffSymbol-value = { $value ->
   *[claw] Ψ атака
    [heart] ♥ зцілення
    [energy] ↯ енергія
    [fame] ★ слава
    [destruction] ⌂ руйнування
    [power] ! суперсила
}
option-firstPlayerSeat = Перший гравець сидить
option-firstPlayerSeat-about = З якого боку поля сидить той, хто починає.
option-firstPlayerSeat-value = { $value ->
   *[left] ліворуч
    [right] праворуч
}
option-reshuffleWhenDeckEmpty = Перемішувати скид
option-reshuffleWhenDeckEmpty-about = Чи стає скид новою колодою, коли колода скінчилася?
option-freeOrientationForThreeSpaceTokens = Повертати довгі жетони
option-freeOrientationForThreeSpaceTokens-about = Чи можна розвертати жетон із трьох поділок як завгодно?
option-shadowsOnlyAfterLastRoll = «{ in-the-shadows }»: після всіх кидків
option-shadowsOnlyAfterLastRoll-about = Чи чекає ця карта, доки не зроблено всі кидки?
option-bothReachZero = Обидва монстри без ♥
option-bothReachZero-about = Що буває, коли один ефект забирає останні ♥ в обох.
option-bothReachZero-value = { $value ->
   *[active-player-loses] програє активний
    [draw] нічия
}
option-rivalCanWinOnYourPull = Своїм ходом можна віддати перемогу
option-rivalCanWinOnYourPull-about = Чи перемагає суперник, якщо ви самі притягли маркер туди, де перемагає він?
option-alienoidMayAddPower = { alienoid } може додати !
option-alienoidMayAddPower-about = Чи може цей монстр додавати й ! або лише інші символи?
option-inShapeTurns = «{ in-shape }» діє
option-inShapeTurns-about = У чиї ходи діє ця карта.
option-inShapeTurns-value = { $value ->
   *[any] будь-якого ходу
    [own] у хід власника
}
option-turnLimit = Ліміт ходів
option-turnLimit-about = Після стількох ходів гра закінчується без переможця.
