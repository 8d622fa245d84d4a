### Learning: what the Learn tab offers, and what is said while something is learned on the table.

## Words of the field

learn-words = Словарь
learn-words-search = Найти слово
learn-words-none = Такого слова в словаре нет.

## For a class

class-ask = Вопрос классу
class-ask-does = Останавливаться перед последним камнем каждого хода, чтобы класс сказал, что будет дальше (F8)
class-freeze = Стоп-кадр
class-freeze-does = Остановить показ, пока вы говорите (F9)
class-what-next = Что будет дальше?
class-goes-on = Продолжить — пробел. Щелчки по лункам считают голоса.
class-vote-left = Влево
class-vote-right = Вправо
class-vote-does = Засчитать голос
class-timer = Таймер
class-timer-does = Дать классу 30 секунд; каждый щелчок добавляет ещё 30
class-time-up = Время вышло
class-clear = Сбросить
class-clear-does = Сбросить голоса и таймер
class-frozen = Показ остановлен.
class-let-go = Продолжить

## Examples

learn-show = Показать пример
learn-example-only = Пример
learn-example-of = Пример { $number } из { $count }
learn-counter = Контрпример
learn-example = Назад к примеру
learn-again = Ещё раз
learn-next = Следующий пример
learn-try = Попробовать
learn-retry = Попробовать ещё раз
learn-back = Назад к партии
learn-try-heading = Попробуйте сами
learn-try-any = Теперь сделайте ход сами.
learn-try-caption = Сделайте ход, в котором видно это правило.
learn-try-last = Найдите лунку, последний камень из которой попадёт в { $pit }.
learn-try-capture = Найдите ход с захватом.
learn-try-again-move = Найдите ход, который даёт ещё один ход.
learn-try-relay = Найдите ход, при котором посев продолжается.
learn-try-claim = Найдите ход, которым завоёвывают лунку.
learn-try-end = Найдите ход, который заканчивает партию.
learn-try-better = Найдите ход лучше.
learn-try-best = Найдите лучший ход.
learn-try-best-found = Верно: это лучший ход.
# A move that is not the best: the opponent's best answer to it, such as c2, and the seeds that it costs, as in “3 seeds”.
learn-try-costs = Лучший ответ на него — { $answer }. Он хуже лучшего хода на { $seeds ->
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[other] { $seeds } камней
    }.
learn-try-not-better = Есть ход лучше.
learn-try-found = Верно: этот ход лучше.
learn-try-fell = Последний камень попал в { $fell }, а не в { $wanted }.
learn-try-right = Верно: это и есть то самое правило.
learn-try-wrong = Этот ход не показывает правило.
learn-try-not-capture = Этот ход ничего не захватил.
learn-try-not-again = Этот ход не дал ещё одного хода.
learn-try-not-relay = Этот посев не продолжился.
learn-try-not-claim = Этим ходом лунка не завоёвана.
learn-try-not-end = Этот ход не закончил партию.

## The first lesson, for people who have never seen a mancala

first-heading = Что такое манкала?
first-does = Две минуты для тех, кто никогда не видел манкалы: камни, лунки, посев, захват и циклический посев
first-board = На доске манкалы есть ряды лунок, и в лунках лежат камни. Лунки перед вами — ваши, а те, что за
    серединой доски, — противника. Камни все одинаковы и никому не принадлежат: важно, сколько их и где они лежат.
first-sow = Ход — это посев. Вы берёте все камни из одной своей лунки и раскладываете их по одному, по камню в каждое
    следующее место. Посмотрите, а потом посейте камни сами.
first-count = Важно, куда попадёт последний камень. Поэтому сначала сосчитайте, а потом берите. Найдите лунку, из
    которой последний камень попадёт в лунку f1, пустую лунку на правом конце вашего ряда.
first-store = Большое углубление справа — ваш амбар: что в нём лежит, то ваше навсегда. В этой игре, калахе, последний
    камень, попавший в ваш амбар, даёт вам ещё один ход. Найдите лунку, из которой это получится.
first-capture = Камни можно и захватывать. Если в калахе последний камень попадает в вашу пустую лунку, то вы
    захватываете все камни из лунки напротив и он уходит в амбар вместе с ними. Найдите ход, который даёт захват.
first-count-capture = В других играх захват зависит от числа камней. Если в оваре последний камень попадает на сторону
    противника и в лунке становится два или три камня, то вы захватываете их. Найдите ход, который даёт захват.
first-laps = Во многих играх посев продолжается: из лунки, куда попал последний камень, берут все камни и сеют их
    дальше, и так снова и снова, пока последний камень не попадёт в пустую лунку. Каждый раз это новый посев, а все
    вместе они называются циклическим посевом. Посмотрите, а потом начните такой посев сами.
first-end = Партия заканчивается, когда игроку уже нечем ходить или когда так говорят правила. Здесь камней не
    осталось у Юга, поэтому Север забирает камни, которые лежат на его стороне; побеждает тот, у кого в амбаре больше
    камней. Игр ещё очень много, и каждая объясняет себя сама: выберите игру на вкладке «Игра» и пройдите её урок на
    вкладке «Обучение».
first-board-title = Доска
first-sow-title = Посев
first-count-title = Счёт
first-store-title = Амбар
first-capture-title = Захват
first-count-capture-title = Захват по числу камней
first-laps-title = Циклический посев
first-end-title = Конец партии

## The lesson of a game

lesson-step = { $heading } ({ $number } из { $count })
lesson-next = Дальше
lesson-previous = Назад
lesson-leave = Выйти из урока
lesson-play = Сыграть партию
lesson-choose = Выбрать игру
lesson-done = Пройдено
lesson-game = Партия в завершение
lesson-game-does = Сыграйте против первого уровня. Подсказка говорит, какой ход хорош, отмена берёт ход назад, а на
    странице правил подсвечено правило, которое стоит за каждым шагом.

lesson-of = «{ $game }», шаг за шагом
lesson-does = Прочитайте каждое правило, посмотрите, попробуйте сами, а в конце сыграйте партию. Партия на столе
    подождёт.
lesson-begin = Начать
lesson-go-on = Продолжить
lesson-again = Ещё раз
lesson-from-start = Начать сначала
lesson-reached = Шаг { $number } из { $count }

lesson-described = Пунктирные кружки отмечают то, о чём здесь говорится.

## Puzzles on the table

puzzle-heading = Задача: { $kind } ({ $grade })
puzzle-of-day = Задача дня: { $kind } ({ $grade })
puzzle-solution = Показать решение
puzzle-answer = Ответить
puzzle-next = Следующая задача
puzzle-play-out = Доиграть
puzzle-point = Щёлкните по лунке или по амбару, или выберите место стрелками и нажмите Enter.
puzzle-point-all = Щёлкните по каждой лунке, которую можно выбрать, или выбирайте их стрелками и клавишей Enter; потом
    ответьте.
puzzle-count = Наберите или выберите число, потом ответьте.
puzzle-number = Ваш ответ
puzzle-number-less = На один меньше
puzzle-number-more = На один больше
puzzle-play = Сделайте этот ход.
puzzle-none = Такой задачи для этой игры не нашлось. Попробуйте другой вид задач.
puzzle-card = Задачи
puzzle-card-does = Ответы доказаны, а в дебютах найдены поиском программы. Нерешённые задачи скоро встретятся ещё раз, а потом через день, через шесть дней и всё реже.
puzzle-begin = Следующая задача
puzzle-daily = Задача дня
puzzle-made = Минутку…
puzzle-score = Верно { $right } из { $answered }, подряд { $streak }. Дальше: { $grade }. { $due ->
        [0] { "" }
       *[other] Сегодня { $due ->
                [1] повторится одна задача.
                [one] повторится { $due } задача.
                [few] повторятся { $due } задачи.
               *[many] повторятся { $due } задач.
            }
    } { $later ->
        [0] { "" }
       *[other] Позже { $later ->
                [1] повторится одна задача.
                [one] повторится { $later } задача.
                [few] повторятся { $later } задачи.
               *[many] повторятся { $later } задач.
            }
    }

## Puzzles of one's own

puzzle-own = Мои задачи
puzzle-own-how = Расставьте позицию и сохраните её как задачу: она появится здесь.
puzzle-own-name = { $kind } { $number }
puzzle-own-of = { $kind }: { $move }
puzzle-own-heading = { $name }: { $kind }
puzzle-own-proved = Ищем ответы, которые можно доказать…
puzzle-own-choose = Сохранить как:
puzzle-own-none = В этой позиции ни одного ответа доказать не удалось.
puzzle-unfit-pit = { $kind }: сначала щёлкните по лунке — вопрос будет о ходе из неё.
puzzle-unfit-captures = { $kind }: в этой игре ничего не захватывают.
puzzle-unfit-move = { $kind }: ни один ход из этой лунки не кончается просто посеянным камнем.
puzzle-unfit-legal = { $kind }: здесь ни одно правило не говорит, какие лунки можно выбрать.
puzzle-unfit-best = { $kind }: доказать удалось не каждый ход, или все они равноценны. Чем меньше камней в лунках, тем это легче.
puzzle-unfit-win = { $kind }: не удалось доказать, что какой-то один ход форсирует выигрыш за несколько ходов.
puzzle-own-kept = Задача сохранена под именем «{ $name }». Вы найдёте её на вкладке «Обучение».
puzzle-own-see = Показать задачу
puzzle-own-too-many = Своих задач слишком много. Сначала удалите некоторые.
puzzle-own-rename = Переименовать: { $name }
puzzle-own-drop = Удалить: { $name }
puzzle-own-dropped = Задача «{ $name }» удалена.
puzzle-own-take = Отменить
puzzle-own-gone = Задача «{ $name }» относится к игре «{ $game }», файла которой больше нет. Верните его, чтобы решать её.

## Another game beside this one, and sheets for print

learn-more = Сравнение и печать
compare-with = Сравнить с другой игрой…
compare-title = Сравнение игр
compare-gone = Игры «{ $game }» больше нет.
sheet-save = Печать или сохранение правил…
sheet-failed = Не удалось сохранить правила в { $file }.

## A board to print

making-open = Сделать доску…
making-dialog = Как сделать доску
making-paper = Бумага
making-letter = Letter (США)
making-size = Размер
making-one-sheet = Один лист
making-pit = Лунки { $width } см
making-with-seeds = Камни, которые надо вырезать
making-result = Размер доски — { $size } см, она займёт { $sheets ->
        [one] { $sheets } лист
        [few] { $sheets } листа
       *[many] { $sheets } листов
    }{ $seeds ->
        [0] .
        [one] , а камни — ещё { $seeds }.
        [few] , а камни — ещё { $seeds }.
       *[many] , а камни — ещё { $seeds }.
    }
making-save = Сохранить…
making-failed = Не удалось сохранить доску в файл { $file }.
