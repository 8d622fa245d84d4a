### What goes wrong with the window, with films and pictures, and with what is saved between runs.

## The window

diagnostic-display-missing = нет дисплея, на котором можно открыть окно
    .note = не задано ни `WAYLAND_DISPLAY`, ни `DISPLAY`
    .help = запустите Naqala из графической среды
    .help-2 = `naqala film ФАЙЛ -o out.gif` снимает ролик по записи и без дисплея
diagnostic-display-unreachable = дисплей недоступен
    .help = проверьте, работает ли тот, который указан в `DISPLAY` или `WAYLAND_DISPLAY`
diagnostic-graphics-driver-missing = графический драйвер не найден
    .help = установите драйвер Vulkan
    .help-2 = если в компьютере нет видеокарты, установите пакет `mesa-vulkan-drivers` (Debian, Ubuntu): он рисует и без неё
diagnostic-graphics-driver-failed = { $kind ->
        [memory] видеокарте не хватает памяти
        [lost] видеокарта отключена или перезапущена
       *[other] графический драйвер отказал: { $system }
    }
diagnostic-window-lost = окно закрылось, так как отказал его дисплей или графический драйвер
    .note = всё сыгранное сохранено
diagnostic-letters-missing =
    ни в одном установленном шрифте нет { $script ->
        [Arab] арабских букв
        [Deva] букв деванагари
        [Ethi] эфиопских букв
        [Geor] грузинских букв
        [Grek] греческих букв
        [Hani] китайских, японских и корейских знаков
        [Khmr] кхмерских букв
        [Mlym] букв малаялам
        [Nkoo] букв нко
        [Sinh] сингальских букв
        [Taml] тамильских букв
        [Tfng] букв тифинага
        [Thai] тайских букв
        [Zyyy] некоторых знаков
       *[other] букв письменности { $name }
    }
    .note = вместо них показаны прямоугольники
    .help = установите шрифт, в котором они есть, например { $font } (в Debian и Ubuntu это пакет { $package })

## Films and pictures

diagnostic-picture-not-drawn =
    { $why ->
        [driver] не удалось нарисовать картинку: отказал графический драйвер
        [textures] не удалось нарисовать картинку: текстуры не были готовы вовремя
        [lesson] не удалось нарисовать картинку: урок не был готов вовремя
       *[renderer] не удалось нарисовать картинку: модуль отрисовки её не выдал
    }
diagnostic-picture-not-encoded = не удалось закодировать картинку: { $because }
diagnostic-film-moves-missing = ходов с { $from } по { $to } в партии нет
    .note =
        { $moves ->
            [0] в партии нет ни одного хода
            [one] в партии { $moves } ход
            [few] в партии { $moves } хода
           *[many] в партии { $moves } ходов
        }
diagnostic-ffmpeg-missing = для MP4 нужна программа ffmpeg, а запустить её не удалось ({ $because })
    .help = установите ffmpeg
    .help-2 = или выберите имя, которое заканчивается на `.gif`: для такого ролика больше ничего не нужно
diagnostic-ffmpeg-failed = программа ffmpeg не смогла сделать видео: { $system }
diagnostic-ffmpeg-ended = ffmpeg завершилась, не создав видео
diagnostic-film-cancelled = работа прервана
    .note = ничего не записано
diagnostic-film-not-begun = не удалось сохранить { $file }: { $because }
diagnostic-film-not-made = не удалось сохранить { $file }: { $because }
diagnostic-film-ended = не удалось сохранить { $file }: { $said }

## What is saved between runs

diagnostic-settings-unreadable =
    { $what ->
        [lessons] не удалось прочитать, как далеко вы продвинулись в уроках: { $because }
        [scores] не удалось прочитать счёт по задачам: { $because }
        [puzzles] не удалось прочитать ваши собственные задачи: { $because }
        [tournament] не удалось прочитать турнир: { $because }
       *[preferences] не удалось прочитать настройки: { $because }
    }
    .note =
        { $what ->
            [lessons] уроки начинаются заново
            [scores] счёт начинается заново
            [puzzles] {""}
            [tournament] {""}
           *[preferences] действуют настройки, с которыми поставляется программа
        }
diagnostic-settings-put-aside =
    { $what ->
        [lessons] не удалось разобрать, как далеко вы продвинулись в уроках: { $because }
        [scores] не удалось разобрать счёт по задачам: { $because }
        [puzzles] не удалось разобрать ваши собственные задачи: { $because }
        [tournament] не удалось разобрать турнир: { $because }
       *[preferences] не удалось разобрать настройки: { $because }
    }
    .note =
        { $what ->
            [lessons] уроки начинаются заново
            [scores] счёт начинается заново
            [puzzles] {""}
            [tournament] {""}
           *[preferences] действуют настройки, с которыми поставляется программа
        }
    .note-2 = файл переименован, теперь его имя — { $renamed }
diagnostic-settings-left-there =
    { $what ->
        [lessons] не удалось разобрать, как далеко вы продвинулись в уроках: { $because }
        [scores] не удалось разобрать счёт по задачам: { $because }
        [puzzles] не удалось разобрать ваши собственные задачи: { $because }
        [tournament] не удалось разобрать турнир: { $because }
       *[preferences] не удалось разобрать настройки: { $because }
    }
    .note =
        { $what ->
            [lessons] уроки начинаются заново
            [scores] счёт начинается заново
            [puzzles] {""}
            [tournament] {""}
           *[preferences] действуют настройки, с которыми поставляется программа
        }
    .note-2 = переименовать файл не удалось, он остался на прежнем месте
diagnostic-game-not-saved = не удалось сохранить партию: { $because }

## Puzzles and folders

diagnostic-own-puzzle-unplayable = задачу { $name } открыть нельзя: { $because }
diagnostic-folder-not-opened = не удалось открыть { $folder }: { $because }
