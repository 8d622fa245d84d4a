### A user's own games: variant files in a folder, and files opened from elsewhere.

workshop-games = Мои игры
workshop-keep = Добавить в мои игры
workshop-kept = Игра добавлена в ваши, в папку { $folder }. Изменения в её файле сразу видны здесь.
workshop-name-taken = Среди ваших игр, в папке { $folder }, уже есть файл { $file }. Дайте одному из двух другое имя.

workshop-renewed = { $game }: правила изменились, партия продолжается.
workshop-set-aside = { $game }: правила изменились так, что партию на столе продолжить нельзя. Она началась заново.
    То, что было сыграно, лежит среди незаконченных партий, со своими правилами.
workshop-begun-anew = { $game }: правила изменились, и партия началась заново.
workshop-gone = Файла { $file } больше нет. Партия на столе продолжается.
workshop-restore = Восстановить файл
workshop-restored = Файл { $file } восстановлен.

workshop-faults = { $faults ->
        [1] В файле { $file } есть ошибка
       *[other] Ошибки в файле { $file }: { $faults }
    }
workshop-fault-at = Строка { $line }, символ { $column }: { $message }
workshop-more-faults = и ещё { $more ->
        [1] одна
        [one] { $more }
        [few] { $more }
       *[many] { $more }
    }
workshop-goes-on = Пока ошибка не исправлена, действуют последние верные правила.

## A position set up by hand

compose-heading = Расстановка позиции: { $game }
compose-leave = Расставленная позиция пропадёт. Выйти?
compose-discard = Не сохранять
compose-go-on = Продолжить
compose-how = Щелчок кладёт в лунку камень, щелчок с Shift убирает его. Можно крутить колёсико мыши или пользоваться
    стрелками и набирать число.
compose-seeds = { $seeds ->
        [0] Камней нет
        [1] Один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }; в начальной расстановке { $usual }
compose-specials = { $pieces }; в начальной расстановке { $usual }
compose-special-store = { $place } ({ $pieces })
compose-adds = Щелчок добавляет:
compose-one-seed = один камень
compose-adds-key = Переключить одно на другое можно клавишей *
compose-not-here = Такие камни могут лежать только в лунках на концах доски, но не в лунке { $pit }.
compose-to-move = Ходит { $player }
compose-stage = Фаза игры
compose-clear = Очистить доску
compose-opening = Начальная позиция
compose-mirror = Перевернуть доску
compose-undo = Отменить
compose-play = Играть
compose-analyse = Анализ
compose-keep = Сохранить как задачу
compose-empty = На доске нет ни одного камня.
compose-stuck = Ходит { $player }, но допустимых ходов нет.
compose-wrong = Так играть нельзя: { $reason }

## The games kept

collection-title = Сохранённые партии
collection-open = Сохранённые партии…
collection-hint = Поиск по игре, игроку, дате, итогу или названию…
collection-search = Поиск партий по названию, игроку, дате, событию или итогу
collection-here = Только партии, где есть позиция со стола
collection-removed = Удалённые партии
collection-reading = Чтение: { $done } из { $all }
collection-wait = Минутку…
collection-empty = Каждая партия, которую вы играете, хранится здесь с самого первого хода.
collection-none-removed = Удалённых партий нет.
collection-found = { $found } из { $all ->
        [1] одной партии
        [one] { $all } партии
       *[many] { $all } партий
    }
collection-name = Новое название
collection-rename = Переименовать: { $game }
collection-remove = Удалить: { $game }
collection-restore = Восстановить: { $game }
collection-moves = { $moves ->
        [1] один ход
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }
collection-goes-on = не закончена
collection-draw = ничья
collection-void = не засчитана
collection-lost = проигрыш
collection-won = победил { $player }
collection-fault = не удаётся воспроизвести
