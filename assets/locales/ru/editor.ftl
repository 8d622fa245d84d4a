editor-own-name = Мой вариант: { $game }
editor-made-from = На основе игры «{ $game }».
editor-file = Файл
editor-show-file = Показать в папке
editor-duplicate = Создать копию
editor-delete = Удалить файл
editor-rename = Переименовать файл в { $file }?
editor-rename-do = Переименовать
editor-make = Создать вариант
editor-begin = Изменить эти правила
editor-made = Теперь это ваши правила, они лежат в файле { $file } в папке { $folder }. Каждое изменение сразу действует в партии на столе.
editor-left-with-faults = В файле { $file } есть ошибки. Действуют последние верные правила.
editor-done = Готово
editor-undo = Отменить
editor-redo = Повторить
editor-back = Вернуть исходное
editor-change = Изменить: { $sentence }
editor-faults = { $faults ->
        [1] Есть ошибка. Пока она не исправлена, действуют последние верные правила.
       *[other] Есть ошибки: { $faults }. Пока они не исправлены, действуют последние верные правила.
    }
editor-mends = Исправить…
editor-show-fault = Показать
editor-no-mend = Небольшим изменением это не исправить. Последнее изменение можно отменить.
editor-mend-leave-out = Убрать: { $part }
editor-mend-say = { $part } → { $word }
editor-mend-add = Добавить правило: { $rule }
editor-mend-remove = Удалить это
editor-yes = Да
editor-no = Нет
editor-nothing = По умолчанию
editor-a-number = Число
editor-say-more = Ещё…
editor-leave-out = Убрать: { $part }
editor-add = Добавить…
editor-add-rule = Добавить правило…
editor-up = Выше
editor-down = Ниже
editor-remove = Удалить
editor-more = Прочее
editor-touched = Меняют или удаляют: { $names }
editor-trial = Проверка правил
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
