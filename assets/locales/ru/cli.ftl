### The command line: its labels, and mistakes in what commands are given.

## Reports of mistakes.

cli-error = ошибка
cli-warning = предупреждение
cli-help = подсказка
cli-note = примечание
cli-more = Подробнее — { $option }.
cli-explain-message = Так её показывает программа:
cli-explain-example = Пример с ошибкой:

## Progress. $done, $of (numbers): how much has been done of how much.

cli-progress-games = партия { $done } из { $of }
cli-progress-pictures = кадр { $done } из { $of }
cli-progress-sheets = лист { $done } из { $of }
cli-progress-endgames = таблицы окончаний: { percent }, осталось { $seconds } с

## Answers.

cli-check-good = { $file }: { $variant }, { $options ->
        [one] { $options } параметр
        [few] { $options } параметра
       *[many] { $options } параметров
    }, { $presets ->
        [one] { $presets } готовый вариант
        [few] { $presets } готовых варианта
       *[many] { $presets } готовых вариантов
    }: ошибок нет
cli-analyse-over = Партия окончена: ходов больше нет.
cli-analyse-move = ход
cli-analyse-value = оценка
cli-analyse-depth = глубина
cli-analyse-line = продолжение ({ $unit ->
        [seeds] перевес в камнях
       *[result] 1 — выигрыш, −1 — проигрыш
    }; = доказано)
cli-analyse-speed = { $positions ->
        [one] { $positions } позиция
        [few] { $positions } позиции
       *[many] { $positions } позиций
    } за { $seconds } с, { $millions } млн в секунду
cli-clauses-kind = ВИД
cli-clauses-list = СПИСОК
cli-clauses-games = ИГР
cli-clauses-does = ЧТО ДЕЛАЕТ И ПАРАМЕТРЫ С ИХ ЗНАЧЕНИЯМИ ПО УМОЛЧАНИЮ
cli-match-score = { $game }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } в { $games ->
        [one] { $games } партии
       *[many] { $games } партиях
    } за { $seconds } с
cli-match-account = побед { $won }, ничьих { $drawn }, поражений { $lost }, не засчитано { $void }
cli-perft-depth = глубина
cli-perft-nodes = позиции
cli-perft-seconds = секунды
cli-perft-speed = позиций/с
cli-playout-games = { $game }: { $games ->
        [one] { $games } случайная партия
        [few] { $games } случайные партии
       *[many] { $games } случайных партий
    }, начальное число { $seed }
cli-playout-lengths = полуходов в партии:
cli-playout-length = от { $least } до { $most }, медиана { $median }, среднее { $mean }
cli-playout-results = результаты:
cli-playout-won = { $side } { $games }
cli-playout-drawn = ничьи { $games }
cli-playout-void = не засчитано { $games }
cli-playout-lost = проиграно { $games }
cli-playout-unfinished = не закончено:
cli-playout-left = { $games }, прервано после { $plies } полуходов
cli-playout-speeds = скорость:
cli-playout-speed = { $plies ->
        [one] { $plies } полуход
        [few] { $plies } полухода
       *[many] { $plies } полуходов
    } за { $seconds } с, { $speed } в секунду
cli-solve-won = победа уже достигнута
cli-solve-moves = { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }, быстрее победить нельзя
cli-solve-lost = победить нельзя: в амбар попадает не больше { $best } из { $seeds ->
        [one] { $seeds } камня
       *[many] { $seeds } камней
    }

## Words that are known on the command line.

cli-family = манкала манкалы
cli-command-words = variants:варианты variants:игры languages:языки rules:правила compare:сравнить sheet:лист example:пример example:примеры lesson:урок show:показать show:доска replay:воспроизвести replay:повтор solve:решить solve:решение analyse:анализ match:матч puzzles:задачи puzzles:задача check:проверить explain:объяснить convert:преобразовать film:фильм film:видео shot:снимок shot:картинка

## Mistakes in arguments. $argument: as the help of the command names it. $value: what was written for it.

diagnostic-argument-unknown = у этой команды нет аргумента { $argument }
diagnostic-argument-misspelt = у этой команды нет аргумента { $argument }
    .note = { $sign ->
        [dash] в начале стоит тире, а не два дефиса
        [short-dash] в начале стоит тире, а не дефис
        [hyphen] в начале стоит один дефис, а не два
       *[none] {""}
    }
    .help = возможно, вы имели в виду { $near }?
diagnostic-argument-invisible-sign = перед { $option } стоит невидимый знак ({ $sign })
    .help = напишите { $option } без него
diagnostic-position-in-pieces = у этой команды нет аргумента { $argument }
    .help = позицию нужно целиком взять в кавычки: { $whole }
diagnostic-preset-in-pieces = у этой команды нет аргумента { $argument }
    .help = возможно, вы имели в виду { $near }?
diagnostic-game-before-command = { $target } стоит перед командой { $command }
    .help = нужно указать после команды: { $right }
diagnostic-option-set-twice = параметр { $option } указан дважды: { $first } и { $second }
    .help = нужно указать его один раз
diagnostic-command-unknown = команды { $command } нет
    .help = все команды перечисляет `naqala --help`
diagnostic-command-misspelt = команды { $command } нет
    .help = возможно, вы имели в виду { $near }?
diagnostic-argument-missing = не указан аргумент { $argument }
diagnostic-argument-without-value = для { $argument } не указано значение
diagnostic-argument-takes-no-value = { $argument } не принимает значения, а указано { $value }
    .help = нужно { $argument } без значения
diagnostic-argument-choice-unknown = { $value } — недопустимое значение для { $argument }
    .help = { $likely ->
        [yes] возможно, вы имели в виду { $near }?
       *[no] {""}
    }
    .help-2 = можно выбрать { $choices }
diagnostic-argument-value = { $value } — недопустимое значение для { $argument }: { $because }
diagnostic-arguments-in-conflict = { $argument } нельзя указывать вместе с { $others }
    .help = нужно что-то одно
diagnostic-argument-twice = аргумент { $argument } указан дважды
    .help = нужно указать его один раз
diagnostic-argument-not-text = один из аргументов — не текст в UTF-8
    .note = чем-то другим могут быть только имена файлов
diagnostic-arguments-unreadable = эти аргументы не подходят команде
diagnostic-number-out-of-range = нужно целое число от { $least } до { $most }, только цифрами
diagnostic-number-unreadable = нужно целое число, { $least } или больше, только цифрами, например `1000`
diagnostic-seconds-unreadable = нужно число секунд, например `2.5`
diagnostic-speed-out-of-range = нужно число от `0.1` до `20`, например `1.5`
diagnostic-picture-size = нужны ширина и высота в пикселях с латинской `x` между ними, от 160x120 до 3840x2160, например `960x600`
diagnostic-date-unreadable = нужна дата, например `2026-11-24`
diagnostic-variation-number = нужен номер ответвления, считая с 1
diagnostic-lesson-step-number = нужен номер шага, считая с 1
diagnostic-setting-unreadable = нужны параметр и его значение через `=` без пробелов, например `seeds_per_pit=6`
diagnostic-engine-command-unreadable = нужна команда с аргументами, например `my-engine --fast`, и все кавычки должны быть закрыты
diagnostic-language-unknown = можно выбрать { $languages }
diagnostic-options-before-command = параметр варианта стоит перед командой
    .help = его нужно указать после варианта, например `naqala show kalah --set seeds_per_pit=6`

## Mistakes in what commands are given.

diagnostic-output-unwritable = не удаётся записать вывод: { $because }
diagnostic-input-unreadable = не удаётся прочитать стандартный ввод: { $because }
diagnostic-position-refused = { $argument } — не позиция этой игры: { $because }
diagnostic-position-link-unreadable = { $argument } — не позиция и не ссылка на неё
    .help = нужно то, что выводит `naqala show`
diagnostic-position-link-refused = ссылка в `--position` не ведёт на позицию этой игры: { $because }
    .help = скопируйте ссылку целиком
diagnostic-position-link-to-other-game = ссылка в `--position` ведёт на позицию игры { $linked }
    .help = нужна позиция игры { $named }
diagnostic-position-link-with-other-option = ссылка в `--position` задаёт для { $option } значение { $linked }, а `--set` — значение { $chosen }
    .help = нужно одно и то же значение или команда без `--set` для этого параметра
diagnostic-endgame-tables-impossible = для игры { $game } нет таблиц окончаний
    .note = продолжение зависит не только от камней в лунках
    .help = для этой игры нужна команда без `--endgame`
diagnostic-endgame-tables-too-large = таблицы окончаний игры { $game } с { $seeds ->
        [one] { $seeds } камнем
       *[many] { $seeds } камнями
    } слишком велики
    .help = нужно значение `--endgame` не больше { $most }
diagnostic-output-ending-unknown = таких файлов, как { $file }, эта команда не создаёт
    .help = нужно имя, которое оканчивается на { $endings }
diagnostic-output-is-input = { $file } — это сама партия
    .help = нужно имя другого файла
diagnostic-format-unknown = формат файла { $file } неизвестен
    .help = нужно имя, которое оканчивается на { $endings }, или аргумент { $argument }
diagnostic-format-not-given = { $stream ->
        [output] не указан формат стандартного вывода
       *[input] не указан формат стандартного ввода
    }
    .help = нужно { $argument } со значением { $formats }
diagnostic-format-is-picture = { $ending ->
        [png] { $file } — имя изображения
       *[gif] { $file } — имя видео
    }
    .note = эта команда записывает текст
    .help = { $ending ->
        [png] изображения создаёт `naqala shot ПАРТИЯ.naqala -o ФАЙЛ.png`
        [mp4] видео создаёт `naqala film ПАРТИЯ.naqala -o ФАЙЛ.mp4`
       *[gif] видео создаёт `naqala film ПАРТИЯ.naqala -o ФАЙЛ.gif`
    }
diagnostic-lesson-without-ideas = у игры { $game } нет стратегических идей
    .help = они есть у игр: { $games }
diagnostic-lesson-step-missing = в уроке { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }, шага { $step } нет
    .help = нужно `--lesson` от 1 до { $steps }
diagnostic-set-without-variant = `--set` указан без варианта, параметр которого он мог бы задать
    .help = нужен id варианта или файл варианта
diagnostic-set-for-record = `--set` нельзя указывать вместе с записью
    .note = параметры партии записаны в ней самой
    .help = нужен вариант или команда без `--set`
diagnostic-line-of-variant = `--line` нельзя указывать вместе с вариантом
    .note = у варианта нет ответвлений
    .help = нужна запись (.naqala)
diagnostic-line-of-input = `--line` нельзя указывать вместе со стандартным вводом
    .note = у партии в строке нет ответвлений
    .help = нужна запись (.naqala)
diagnostic-variant-in-place-of-record = { $variant } — это вариант
    .help = нужна запись (.naqala)
    .help-2 = правила варианта выводит `naqala rules`, а доску — `naqala show`
diagnostic-record-in-place-of-variant = { $file } — это запись партии
    .help = нужен id варианта или файл варианта (.ron)
    .help-2 = запись можно воспроизвести командой `naqala replay`
diagnostic-clause-not-on-page = на странице правил нет правила { $clause }
    .help = можно выбрать { $clauses }
diagnostic-game-not-solved = игру { $game } решить нельзя: { $because }
diagnostic-solution-of-several-players = `naqala solve` решает игры для одного игрока, а в { $game } играют { $players ->
        [2] вдвоём
        [3] втроём
       *[other] вчетвером
    }
    .help = лучший ход находит { $command }
diagnostic-variant-is-family = { $name } — название целого семейства игр
    .help = список игр можно вывести командой `naqala variants`
diagnostic-code-unknown = кода { $code } нет
    .help = все коды перечисляет `naqala explain`
diagnostic-code-misspelt = кода { $code } нет
    .help = возможно, вы имели в виду { $near }?

## Mistakes that show when a game is played. $game: its id. $played: a move. $ply, $number (numbers): of a move, from 1.

diagnostic-opening-without-move = { $game }: в начальной расстановке нет ни одного допустимого хода
    .help = нужна расстановка, в которой может ходить тот, кто начинает
diagnostic-legal-move-refused = { $game }: ход { $played } числится среди допустимых, но отвергается на полуходе { $ply } случайной партии
    .note = это ошибка Naqala
    .help = пожалуйста, сообщите о ней и приложите файл
diagnostic-seeds-not-kept = { $game }: { $seeds ->
        [one] был { $seeds } камень
        [few] было { $seeds } камня
       *[many] было { $seeds } камней
    }, а стало { $now }, на полуходе { $ply } случайной партии
    .note = это ошибка Naqala
    .help = пожалуйста, сообщите о ней и приложите файл
diagnostic-replay-move-unreadable = ход { $number }: { $because }
diagnostic-replay-move-refused = ход { $number }: { $played } сыграть нельзя
    .note = { $reason }
diagnostic-replay-too-long = ход { $number }: в партии уже больше { $most } шагов
    .note = дальше партия не воспроизводится

## Mistakes in games that are given as lines of JSON. $key: of an object.

diagnostic-input-line-too-long = строка слишком длинная
    .help = нужно не больше { $most } байт
diagnostic-input-line-not-text = строка — не текст
    .help = нужен текст в UTF-8
diagnostic-input-line-not-json = это не объект JSON
    .help = нужна одна партия в каждой строке, например `{"{"}"variant":"kalah","moves":["c1","b1"]{"}"}`
diagnostic-input-line-not-closed = объект JSON не закрыт
    .help = нужно его продолжение в той же строке, со всеми закрывающими скобками
diagnostic-input-key-unknown = ключ { $key } неизвестен
    .help = можно выбрать { $keys }
diagnostic-input-key-twice = ключ { $key } указан дважды
    .help = нужно указать его один раз
diagnostic-input-key-missing = нет ключа { $key }
diagnostic-input-value-of-other-kind = значение { $key } не того вида
    .help = { $kind ->
        [text] нужен текст в кавычках
        [texts] нужен список текстов в кавычках
        [values] нужен объект со значениями параметров, например `{"{"}"seeds_per_pit":6{"}"}`
        [rows] нужен список рядов, каждый — список целых чисел
        [counts] нужен объект с целым числом для каждой лунки
        [marks] нужен объект с текстом для каждой лунки
        [sides] нужен объект с целым числом для каждой стороны, например `{"{"}"S":9,"N":10{"}"}`
       *[object] нужен объект
    }
diagnostic-input-too-many-moves = в партии { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
    .help = нужно не больше { $most }
diagnostic-input-two-openings = указаны и `position`, и `opening`
    .help = нужно что-то одно
diagnostic-input-position = в `position`: { $because }
diagnostic-input-opening = в `opening`: { $because }
diagnostic-input-rows = в `pits` { $rows ->
        [one] { $rows } ряд
        [few] { $rows } ряда
       *[many] { $rows } рядов
    }
    .help = { $expected ->
        [one] нужен { $expected } ряд
        [few] нужны { $expected } ряда
       *[many] нужно { $expected } рядов
    }, как на доске
diagnostic-input-pits-in-row = в ряду { $row } доски — { $pits ->
        [one] { $pits } лунка
        [few] { $pits } лунки
       *[many] { $pits } лунок
    }
    .help = в каждом ряду { $expected ->
        [one] нужна { $expected } лунка
        [few] нужны { $expected } лунки
       *[many] нужно { $expected } лунок
    }
diagnostic-input-seeds-of-nobody = в { $key } есть камни стороны { $side }, которая в этой игре не участвует
diagnostic-input-specials = `specials` не подходит к доске
    .help = { $rows ->
        [one] нужен { $rows } ряд
        [few] нужны { $rows } ряда
       *[many] нужно { $rows } рядов
    } по { $pits ->
        [one] { $pits } лунке
        [few] { $pits } лунки
       *[many] { $pits } лунок
    }
diagnostic-input-pit-unknown = на этой доске нет лунки { $pit }
diagnostic-input-end-unknown = на концах этой доски нет лунки { $pit }
diagnostic-input-word-unknown = слово { $word } здесь ничего не значит
