### For a class: worksheets, plans of lessons, tournaments and clocks.

worksheet-title = { $game }: задачи
worksheet-name = Имя:
worksheet-date = Дата:
worksheet-answer = Ответ:
worksheet-asked = { $status }. { $question }
worksheet-answers = Ответы
worksheet-line = { $number }: { $text }
worksheet-foot = Рабочий лист { $number }, сделан в Naqala
worksheet-open = Рабочий лист…
worksheet-dialog = Рабочий лист
worksheet-does = Задачи по игре, которая на столе: для каждого ответа есть строка, а сами ответы — на последней странице. По тому же номеру получится тот же лист.
worksheet-kind = Задачи:
worksheet-all-kinds = Все виды
worksheet-grade = Сложность:
worksheet-all-grades = Любая
worksheet-count = Сколько:
worksheet-number = Номер:
worksheet-save = Сохранить лист…
worksheet-failed = Не удалось записать рабочий лист { $file }.

plan-title = { $minutes ->
        [one] Урок на { $minutes } минуту
        [few] Урок на { $minutes } минуты
       *[other] Урок на { $minutes } минут
    }: { $games }
plan-stage = Минуты { $from }–{ $to }: { $title }
plan-foot = План урока, составлен в Naqala
plan-needed = Что понадобится
plan-needs-screen = Компьютер с Naqala и проектор или большой экран; клавиша F5 оставляет на экране только доску и подпись.
plan-needs-boards = { $game }: { $boards ->
        [one] { $boards } доска
        [few] { $boards } доски
       *[other] { $boards } досок
    }, { $seeds ->
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[other] { $seeds } камней
    } на каждую. Вкладка «Обучение» печатает доски и объясняет, как их сделать.
plan-needs-worksheets = Рабочий лист для каждого ученика: его можно сохранить на вкладке «Обучение».
plan-welcome = Начало
plan-welcome-does = Покажите доску и камни, спросите, кто знает такую игру. Скажите, чему класс научится к концу урока.
plan-first-does = Откройте этот урок на вкладке «Обучение» и покажите его на экране. Перед каждым ходом останавливайтесь и спрашивайте, куда упадёт последний камень.
plan-steps = Его шаги: { $steps }.
plan-learn = Правила: { $game }
plan-learn-does = Откройте урок этой игры на вкладке «Обучение». Пусть кто-нибудь перескажет каждое правило своими словами, класс голосует, что будет дальше (F8), а ход, о котором спрашивают, делает каждый раз другой ученик.
plan-puzzles = Задачи: { $game }
plan-puzzles-does = Каждый решает рабочий лист сам, затем сравнивает ответы с соседом. Задачи, в которых ответы разошлись, разберите на экране.
plan-play = Играем: { $game }
plan-play-does = { $players ->
        [1] Каждый играет сам и записывает лучший результат.
        [2] Играют парами. Кто начинает, решает жребий; кто закончил, меняется местами и играет снова.
       *[other] Играют группами: игроков в каждой — { $players }. Кто начинает, решает жребий; кто закончил, меняется местами и играет снова.
    } { $left ->
        [0] {""}
       *[other] Кто остался, присоединяется к одной из групп и ходит по очереди с кем-нибудь за одним местом.
    }
plan-talk = Что вы узнали?
plan-talk-does = Спросите, какие ходы были удачными и почему; пусть покажут позицию на экране. Что в следующий раз вы сделаете иначе?
plan-talk-ideas = Идеи, с которыми можно сравнить находки класса: { $ideas }.
plan-end = Считаем и убираем
plan-end-does = Разложите камни по коробкам и пересчитайте: ни один не должен пропасть.
plan-open = План урока…
plan-dialog = План урока
plan-minutes = Время:
plan-length = { $minutes } мин
plan-pupils = Учеников:
plan-games = Игры:
plan-add-game = Добавить игру…
plan-drop-game = Убрать игру { $game }
plan-with-first = Начать с урока «Что такое манкала?»
plan-with-puzzles = С задачами
plan-too-short = На всё это не хватит времени. Выберите больше минут или меньше игр.
plan-save = Сохранить план…
plan-failed = Не удалось записать план { $file }.

tournament-title = Турнир: { $game }
tournament-foot = Турнир, проведён в Naqala
tournament-standings = Таблица
tournament-place = Место
tournament-player = Игрок
tournament-points = Очки
tournament-opponents = Очки соперников
tournament-round = Тур { $number }
tournament-bye = свободен
tournament-score = { $result ->
        [south] 1 : 0
        [draw] ½ : ½
       *[north] 0 : 1
    }
tournament-open = Турнир…
tournament-dialog = Турнир
tournament-does = Впишите имена игроков, по одному в строке. Их порядок решит жребий.
tournament-swiss = Швейцарская система
tournament-swiss-does = Встречаются игроки, у которых примерно поровну очков; дважды никто ни с кем не играет.
tournament-round-robin = Круговой турнир
tournament-round-robin-does = Каждый играет с каждым.
tournament-rounds = Туров:
tournament-size = { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[other] { $players } игроков
    }, { $rounds ->
        [one] { $rounds } тур
        [few] { $rounds } тура
       *[other] { $rounds } туров
    }
tournament-begin = Начать турнир
tournament-next = Следующий тур
tournament-over = Турнир окончен.
tournament-ready = Можно начинать следующий тур.
tournament-waits = Следующий тур начнётся, когда будут все результаты.
tournament-end = Новый турнир
tournament-dropped = Турнир убран.
tournament-restore = Вернуть
tournament-play = Играть на этом экране
tournament-save = Сохранить для печати…
tournament-failed = Не удалось записать турнир { $file }.
tournament-wins = Победа: { $name }
tournament-drawn = Ничья

desk-title = Учителю
desk-does = План урока по минутам, рабочие листы и турнир класса.

clock-title = Часы:
clock-none = Без часов
clock-per-move = { $seconds ->
        [60] 1 мин на ход
        [120] 2 мин на ход
       *[other] { $seconds } с на ход
    }
clock-total = { $increment ->
        [0] { $minutes } мин
       *[other] { $minutes } мин + { $increment } с
    }
clock-left = { $player } { $time }
clock-out = Время вышло: { $player } проигрывает.
lots-draw = Бросить жребий
lots-drawn = Начинает { $player }.
