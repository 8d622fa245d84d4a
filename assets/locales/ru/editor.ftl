editor-own-name = Мой вариант: { $game }
editor-make = Сделать из этой игры свою
editor-begin = Изменить эти правила
editor-made = Теперь это ваши правила, они лежат в файле { $file } в папке { $folder }. Каждое изменение сразу действует в партии на столе.
editor-left-with-faults = В файле { $file } есть ошибки. Партия продолжается по прежним правилам.
editor-done = Готово
editor-undo = Отмена изменения
editor-redo = Повтор изменения
editor-back = Как было
editor-change = Изменить: { $sentence }
editor-faults = { $faults ->
        [1] Что-то не сходится. Пока это не исправлено, партия идёт по прежним правилам.
       *[other] Не всё сходится, ошибок: { $faults }. Пока они не исправлены, партия идёт по прежним правилам.
    }
editor-mends = Как это исправить?
editor-no-mend = Небольшим изменением это не исправить. Последнее изменение можно отменить.
editor-mend-leave-out = Убрать: { $part }
editor-mend-say = { $part } → { $word }
editor-mend-add = Добавить правило: { $rule }
editor-mend-remove = Удалить это
editor-yes = Да
editor-no = Нет
editor-nothing = Не указано
editor-a-number = Число
editor-say-more = Указать ещё…
editor-leave-out = Убрать: { $part }
editor-add = Добавить…
editor-add-rule = Добавить правило…
editor-up = Раньше
editor-down = Позже
editor-remove = Удалить
editor-more = Остальное
editor-touched = Меняют или удаляют: { $names }
editor-trial = Игра по этим правилам
editor-try = { $games ->
        [one] Сыграть { $games } случайную партию
        [few] Сыграть { $games } случайные партии
       *[many] Сыграть { $games } случайных партий
    }
editor-trial-length = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    } от { $least } до { $most ->
        [one] { $most } хода
        [few] { $most } ходов
       *[many] { $most } ходов
    }, половина из них не длиннее { $middle ->
        [one] { $middle } хода
        [few] { $middle } ходов
       *[many] { $middle } ходов
    }.
editor-trial-won = { $side ->
        [alone] игрок
        [south] Юг
        [north] Север
        [east] Восток
       *[west] Запад
    } побеждает в { $percent } % партий.
editor-trial-draw = Вничью заканчивается { $percent } % партий.
editor-trial-void = Не засчитывается { $percent } % партий.
editor-trial-lost = Проигрышем заканчивается { $percent } % партий.
editor-trial-endless = { $count ->
        [1] В одной из них ход мог бы никогда не закончиться.
       *[other] В { $count } из них ход мог бы никогда не закончиться.
    }
editor-trial-unfinished = { $count ->
        [1] Одна не закончилась и за 2000 ходов.
        [one] { $count } не закончилась и за 2000 ходов.
       *[many] { $count } не закончились и за 2000 ходов.
    }
