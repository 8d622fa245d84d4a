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
editor-fault-rule = «{ $rule }»
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
editor-add-under = Добавить правило: { $heading }
editor-add-hint = Ловушка, циклический посев, подкормить…
editor-add-none = Такого правила здесь нет.
editor-add-all = Все правила
editor-add-shut = Закрыть
editor-add-there = В этой игре оно уже есть.
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
        [south] Юг
        [north] Север
        [east] Восток
       *[west] Запад
    } побеждает в { percent } партий.
editor-trial-draw = Вничью заканчивается { percent } партий.
editor-trial-void = Не засчитывается { percent } партий.
editor-trial-lost = Проигрышем заканчивается { percent } партий.
editor-trial-endless = { $count ->
        [1] В одной из них ход мог бы никогда не закончиться.
       *[other] В { $count } из них ход мог бы никогда не закончиться.
    }
editor-trial-unfinished = { $count ->
        [1] Одна не закончилась и за { $most } ходов.
        [one] { $count } не закончилась и за { $most } ходов.
       *[many] { $count } не закончились и за { $most } ходов.
    }
editor-try-stop = Остановить
editor-try-level = Кто играет
editor-try-against = Кто играет против
editor-try-versus = против
editor-try-levels = { $games ->
        [one] Сыграть { $games } партию
        [few] Сыграть { $games } партии
       *[many] Сыграть { $games } партий
    }
editor-trial-bar = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    } от { $least } до { $most } ходов
editor-trial-never = Ни в одной из этих партий эти правила ничего не изменили:
editor-trial-all-acted = Каждое правило что-то изменило хотя бы в одной партии.
editor-trial-level-won = Уровень { $level } побеждает в { $count ->
        [one] { $count } партии.
       *[many] { $count } партиях.
    }
editor-trial-drawn = Вничью { $count ->
        [one] сыграна { $count } партия.
        [few] сыграны { $count } партии.
       *[many] сыграно { $count } партий.
    }
editor-trial-voided = Не { $count ->
        [one] засчитана { $count } партия.
        [few] засчитаны { $count } партии.
       *[many] засчитано { $count } партий.
    }
