### Mistakes in recorded games of other formats than the program's own, and why games cannot be written in them. $most (number): the
### greatest number allowed. $known: what was expected, as a list.

## Any format

# $bytes (number): the length of the text, in millions.
diagnostic-game-text-too-long = в тексте { $bytes ->
        [one] { $bytes } байт
        [few] { $bytes } байта
       *[many] { $bytes } байт
    }
    .help = допускается не больше { $most }
# $format: html.
diagnostic-game-format-only-written = в формат { $format } партии записываются, но не читаются из него
    .help = нужен формат { $known }
# $moves (number): a great number.
diagnostic-game-too-many-moves = в партии { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
    .help = допускается не больше { $most }
# $variations (number): a great number.
diagnostic-game-too-many-variations = в партии { $variations ->
        [one] { $variations } ответвление
        [few] { $variations } ответвления
       *[many] { $variations } ответвлений
    }
    .help = допускается не больше { $most }
# $part: its name as it was written.
diagnostic-game-part-unknown = слово { $part } здесь неизвестно
    .help = можно выбрать { $known }
# $part: the name of a part, or an option.
diagnostic-game-part-twice = { $part } встречается дважды
    .help = это пишут один раз
# $result: what was written.
diagnostic-game-result-unknown = { $result } — не результат
    .help = можно выбрать { $known }
# $sign: what was written after a move, such as !!!.
diagnostic-game-sign-unknown = { $sign } — не знак оценки хода
    .help = можно выбрать { $known }
# $games (number): at least two.
diagnostic-game-more-games = в файле { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
    .note = взята первая
# $stated, $played: results, as texts have them: South, Draw ...
diagnostic-game-result-differs = указан результат { $stated }, а из ходов следует { $played }
    .note = взят второй
# $tag: its name.
diagnostic-game-tag-twice = { $tag } встречается дважды
    .note = взято первое значение
diagnostic-game-tag-form = это не тег
    .help = нужны его имя и значение, например `[South "Ada"]`

## Moves with remarks, variations and drawings

diagnostic-moves-variation-open = ответвление, которое начинается здесь, не закрыто
    .help = после него нужна `)`
# $sign: a closing parenthesis or brace.
diagnostic-moves-closes-nothing = { $sign } ничего не закрывает
    .help = здесь может стоять ход, `{"{"}` или `(`
diagnostic-moves-variations-too-long = в ответвлениях слишком много ходов
    .help = допускается не больше { $most }
diagnostic-moves-variations-too-deep = ответвления вложены друг в друга слишком глубоко
    .help = допускается глубина не больше { $most }
diagnostic-moves-nothing-to-replace = перед этим ответвлением нет хода, который оно могло бы заменить
    .help = нужен такой ход или `...` после `(`
# $sign: a sign that rates a move, such as !.
diagnostic-moves-sign-without-move = перед { $sign } нет хода
    .help = нужен ход
diagnostic-moves-remark-open = примечание, которое начинается здесь, не закрыто
    .help = после него нужна `{"}"}`
diagnostic-moves-remark-within = в нём начинается ещё одно примечание
diagnostic-moves-variation-no-move = { $word } — не ход этой игры
    .help = примечания пишутся в фигурных скобках, ответвления — в круглых
diagnostic-moves-drawing-open = рисунок, который начинается здесь, не закрыт
    .help = после него нужна `]`
diagnostic-moves-text-open = текст, который начинается здесь, не закрыт
    .help = после него нужна `"`
diagnostic-moves-no-such-character = `\u` здесь не задаёт никакого знака
    .help = нужен номер знака в фигурных скобках, например `\u{"{"}2c{"}"}`
diagnostic-moves-escape = `\` здесь ничего не значит
    .help = для самого знака пишут `\\`, а кроме того есть `\{"{"}`, `\{"}"}`, `\n` и `\u{"{"}2c{"}"}`

## The head of a game as text

diagnostic-head-without-game = не указано, что это за игра
    .help = перед ходами нужны `Game:` и id игры
# $option: what was written in place of an option and its value.
diagnostic-head-option-form = у { $option } нет значения
    .help = нужны параметр и его значение, например `seeds_per_pit=6`
# $computer: what was written.
diagnostic-head-computer-form = { $computer } начинается не со стороны, за которую играет программа
    .help = нужны сторона и сила игры, например `north level:3`

## JSON

diagnostic-json-empty = файл { $file } пуст
    .help = нужна партия в фигурных скобках, например `{"{"}"format": 1, "variant": "kalah", "moves": ["c1"]{"}"}`
diagnostic-json-cut-off = текст заканчивается слишком рано
    .help = нужно его продолжение, в котором закрыты все скобки и кавычки
# $found: a character.
diagnostic-json-unexpected-character = здесь не может стоять { $found }
    .help = нужен JSON: имена и значения в фигурных скобках, списки в квадратных, текст в двойных кавычках (`"`), а между ними запятые
diagnostic-json-comma-last = перед { $sign } не может стоять `,`
    .help = уберите запятую после последней части
diagnostic-json-text-open = текст, который начинается здесь, не закрыт
    .help = в его конце нужна `"`
diagnostic-json-comment = в JSON нет комментариев
    .help = уберите комментарий
# $found: text, number, list, object or word. $wanted: text, number, list or object.
diagnostic-json-other-kind = это { $found ->
        [text] текст
        [number] число
        [list] список
        [object] объект в фигурных скобках
       *[word] слово без кавычек
    }
    .help = { $wanted ->
        [text] нужен текст в кавычках
        [number] нужно целое число, например 1
        [list] нужен список в квадратных скобках
       *[object] нужны имена и значения в фигурных скобках
    }
# $part: its name.
diagnostic-json-part-missing = не хватает { $part }
    .help = это нужно внутри этих фигурных скобок, например { $example }
# $ply: what was written in place of the number of a move.
diagnostic-json-ply-form = { $ply } — не номер хода
    .help = нужно целое число в кавычках, например `"3"`
# $found (number), $known (number): the number of a format.
diagnostic-json-format = у партии формат { $found }
    .note = эта версия Naqala читает только формат { $known }
    .help = установите более новую версию Naqala

## OGN, the notation of Oware

# $word: what was written in place of a move.
diagnostic-ogn-no-move = { $word } — не ход оваре
    .help = нужна буква от `A` до `F` для Юга или от `a` до `f` для Севера
# $game: what was written, or the id of the game of that name.
diagnostic-ogn-not-oware = { $game } — не оваре, а эта нотация только для оваре
    .help = нужна игра Oware или Oware Abapa
# $result: what was written.
diagnostic-ogn-no-result = { $result } — не результат
    .help = нужно указать камни сторон, например `25-20`, или `*`
# $written: the move with the seeds that it is said to win. $seeds (number): what it wins.
diagnostic-ogn-seeds-differ = { $written }: этот ход { $seeds ->
        [0] ничего не приносит
        [1] приносит один камень
        [one] приносит { $seeds } камень
        [few] приносит { $seeds } камня
       *[many] приносит { $seeds } камней
    }
# $game: the name of the game.
diagnostic-ogn-other-game = игру «{ $game }» нельзя записать в OGN: это нотация оваре
    .help = нужна игра `oware` или один из её готовых вариантов
# $columns (number): not six.
diagnostic-ogn-columns = на доске { $columns ->
        [1] один столбец
        [one] { $columns } столбец
        [few] { $columns } столбца
       *[many] { $columns } столбцов
    }
    .note = в OGN есть буквы только для 6 столбцов
    .help = нужно 6
# $word: the move.
diagnostic-ogn-no-letter = для хода { $word } в OGN нет буквы
    .help = записать можно только ходы, в которых берут камни из лунки
# $opening: the position as records have it.
diagnostic-ogn-opening = начальную позицию { $opening } нельзя записать в OGN
    .help = в ней могут быть указаны только камни, амбары и чей ход

## PGN, here the notation of togyz kumalak

# $word: what was written in place of a move.
diagnostic-togyz-no-move = { $word } — не ход тогыз кумалака
    .help = нужны две цифры от 1 до 9, например `76` или `76(10)`
# $result: what was written.
diagnostic-togyz-no-result = { $result } — не результат
    .help = нужно `1-0`, `0-1`, `1/2-1/2` или `*`
# $written: the move as the text has it. $played: the move as it is by the rules.
diagnostic-togyz-move-differs = { $written }: по правилам это ход { $played }
# $game: the name of the game.
diagnostic-togyz-other-game = игру «{ $game }» нельзя записать в PGN: здесь это нотация тогыз кумалака
    .help = нужна игра `togyz-kumalak`
diagnostic-togyz-more-than-moves = в партии есть ответвления, параметры или своя начальная позиция, которые нельзя записать в PGN
    .help = нужна партия без них

## A page that replays a game

# $steps (number), $most (number): great numbers.
diagnostic-page-too-long = партия слишком длинная для страницы
    .note = в ней { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }
    .help = допускается не больше { $most }
# $most (number): a great number.
diagnostic-page-too-many-positions = партия слишком длинная для страницы
    .help = допускается не больше { $most ->
        [one] { $most } позиции
       *[many] { $most } позиций
    }, считая ответвления
