### What goes wrong with the window, with films and pictures, and with what is saved between runs.

## The window

diagnostic-display-missing = нет дисплея, на котором можно открыть окно: не задано ни `WAYLAND_DISPLAY`, ни `DISPLAY`
    .help = запустите Naqala из графической среды или снимите ролик по записи без неё: `naqala film ФАЙЛ -o out.gif`
diagnostic-display-unreachable = дисплей недоступен
    .help = проверьте, работает ли тот, который указан в `DISPLAY` или `WAYLAND_DISPLAY`
diagnostic-graphics-driver-missing = графический драйвер не найден
    .help = установите драйвер Vulkan. Если в компьютере нет видеокарты, пакет `mesa-vulkan-drivers` (Debian, Ubuntu) рисует
        и без неё
diagnostic-graphics-driver-failed = { $kind ->
        [memory] видеокарте не хватает памяти
        [lost] видеокарта отключена или перезапущена
       *[other] графический драйвер отказал: { $system }
    }
diagnostic-window-lost = окно закрылось, так как отказал его дисплей или графический драйвер
    .help = всё сыгранное сохранено
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
    }: вместо них показаны прямоугольники
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
    .help =
        { $moves ->
            [0] в партии нет ни одного хода
            [one] в партии { $moves } ход
            [few] в партии { $moves } хода
           *[many] в партии { $moves } ходов
        }
diagnostic-ffmpeg-missing = для MP4 нужна программа ffmpeg, а запустить её не удалось ({ $because })
    .help = установите ffmpeg или выберите имя, которое заканчивается на `.gif`: для такого ролика больше ничего не нужно
diagnostic-ffmpeg-failed = программа ffmpeg не смогла сделать видео: { $system }
diagnostic-ffmpeg-ended = ffmpeg завершилась, не создав видео
diagnostic-film-cancelled = работа прервана; ничего не записано
diagnostic-film-not-begun = не удалось сохранить { $file }: { $because }
diagnostic-film-not-made = не удалось сохранить { $file }: { $said }

## What is saved between runs

diagnostic-settings-unreadable =
    { $what ->
        [lessons] не удалось прочитать, как далеко вы продвинулись в уроках, поэтому они начинаются заново: { $because }
        [scores] не удалось прочитать счёт по задачам, поэтому он начинается заново: { $because }
        [puzzles] не удалось прочитать ваши собственные задачи: { $because }
       *[preferences] не удалось прочитать настройки, поэтому действуют те, с которыми поставляется программа: { $because }
    }
diagnostic-settings-put-aside =
    { $what ->
        [lessons] не удалось разобрать, как далеко вы продвинулись в уроках, поэтому они начинаются заново: { $because }
        [scores] не удалось разобрать счёт по задачам, поэтому он начинается заново: { $because }
        [puzzles] не удалось разобрать ваши собственные задачи: { $because }
       *[preferences] не удалось разобрать настройки, поэтому действуют те, с которыми поставляется программа: { $because }
    }
    .help = файл переименован, теперь его имя — { $aside }
diagnostic-settings-left-there =
    { $what ->
        [lessons] не удалось разобрать, как далеко вы продвинулись в уроках, поэтому они начинаются заново: { $because }
        [scores] не удалось разобрать счёт по задачам, поэтому он начинается заново: { $because }
        [puzzles] не удалось разобрать ваши собственные задачи: { $because }
       *[preferences] не удалось разобрать настройки, поэтому действуют те, с которыми поставляется программа: { $because }
    }
    .help = переименовать файл не удалось, он остался на прежнем месте
diagnostic-game-not-saved = не удалось сохранить партию: { $because }

## Puzzles and folders

diagnostic-own-puzzle-unplayable = задачу { $name } открыть нельзя: { $because }
diagnostic-folder-not-opened = не удалось открыть { $folder }: { $because }
