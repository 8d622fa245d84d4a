### Ошибки в записях партий, в рисунках на доске и в файлах, которые читает программа.

diagnostic-record-too-long = в записи { $bytes ->
        [one] { $bytes } байт
        [few] { $bytes } байта
       *[many] { $bytes } байт
    }
    .help = допускается не больше { $most }
diagnostic-record-format = у записи формат { $found }
    .note = эта версия Naqala читает только формат { $known }
    .help = установите более новую версию Naqala
diagnostic-record-too-many-moves = в записи { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
    .help = допускается не больше { $most }
diagnostic-record-too-many-lines = в записи, кроме основной линии, { $lines ->
        [one] { $lines } ответвление
        [few] { $lines } ответвления
       *[many] { $lines } ответвлений
    }
    .help = допускается не больше { $most }
diagnostic-record-no-line = ответвления с номером { $number } нет
    .note = { $lines ->
        [0] в записи нет ответвлений
       *[other] {""}
    }
    .help = { $lines ->
        [0] {""}
        [1] в записи только одно ответвление, его номер — 1
       *[other] можно выбрать номер от 1 до { $lines }
    }
diagnostic-record-options = параметры не подходят к варианту { $variant }: { $because }
diagnostic-record-variant-file = здесь указан файл варианта { $file }
diagnostic-record-opening = в начальной позиции: { $because }
diagnostic-record-move = ход { $number }: { $because }
diagnostic-record-move-refused = ход { $number }, { $text }: { $because }
diagnostic-record-too-much = ход { $number }: в партии до этого места больше { $most ->
        [one] { $most } шага
       *[many] { $most } шагов
    }
    .note = дальше партия не воспроизводится
diagnostic-record-result = указан результат { $stated }
    .help = по ходам должен быть { $played }
diagnostic-record-no-ply = у полухода { $ply } не может быть { $note ->
        [sign] знака
        [drawing] рисунка
       *[comment] примечания
    }
    .note = { $plies ->
        [0] ходов нет
       *[other] {""}
    }
    .help = { $plies ->
        [0] { $first ->
                [1] здесь их быть не может
               *[other] нужен 0
            }
       *[other] нужен номер от { $first } до { $plies }
    }
diagnostic-move-sign = { $sign } — не знак оценки хода
    .help = можно выбрать { $signs }
diagnostic-program-strength = это не сила игры программы
    .help = нужно `random`, `level:` с числом от 1 до { $levels }, `time:` с числом секунд или `depth:` с числом полуходов
diagnostic-playing-style = стиля { $text } нет
    .help = можно выбрать `careful`, `greedy` или `balanced`
diagnostic-thinking-time = это не время на размышление
    .help = нужно число секунд, например `0.5`

diagnostic-drawing-no-colour = цвета { $colour } нет
    .help = можно выбрать { $colours }
diagnostic-drawing-nowhere = стрелка { $arrow } никуда не ведёт
    .help = после `>` нужно другое место
diagnostic-drawing-no-place = на этой доске нет места { $place }
    .help = нужна лунка, например { $pits }, или стрелка, например { $arrow }
diagnostic-drawing-too-many = на одной позиции нарисовано слишком много
    .help = допускается не больше { $most ->
        [one] { $most } кружка или стрелки
       *[many] { $most } кружков и стрелок
    }

diagnostic-file-missing = файла { $file } нет
    .help = { $likely ->
        [yes] возможно, вы имели в виду { $near }?
       *[no] {""}
    }
diagnostic-file-is-folder = { $file } — это папка
    .help = укажите файл в ней
diagnostic-file-is-device = { $file } — это канал или устройство
    .help = укажите файл
diagnostic-file-forbidden = у вас нет права читать { $file }
    .help = измените права доступа к файлу или укажите другой
diagnostic-file-too-long = файл { $file } слишком велик
    .help = допускается не больше { $unit ->
        [mib] { $most } МиБ
        [kib] { $most } КиБ
       *[bytes] { $most ->
            [one] { $most } байта
           *[many] { $most } байт
        }
    }
diagnostic-file-not-text = это не текст в UTF-8
    .help = если это текст в старой кодировке, например Windows-1251 или Latin-1, сохраните его в UTF-8
diagnostic-file-unreadable = не удаётся прочитать { $file }: { $system }
