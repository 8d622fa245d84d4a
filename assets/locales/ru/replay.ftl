replay-title = { $game }: { $players }
replay-player = { $side }: { $name }
replay-computer = Naqala ({ $skill })
replay-result = { $result ->
        [draw] Итог: ничья.
        [void] Итог: партия не засчитана.
        [lost] Итог: проигрыш.
       *[won] Итог: победитель — { $winner }.
    }
replay-opening = Начальная позиция
replay-move = Ход { $number } из { $of }: { $move }
replay-flight = В руке { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }
replay-board = Доска
replay-controls = Просмотр партии
replay-first = Начальная позиция
replay-back = Предыдущий ход
replay-play = Воспроизвести
replay-pause = Пауза
replay-forward = Следующий ход
replay-last = Последняя позиция
replay-moves = Ходы
replay-steps = Шаг за шагом
replay-options = Параметры, отличные от обычных
replay-position = Позиция в виде текста
replay-keys = Клавиши со стрелками ведут от хода к ходу, Home и End — к началу и к концу, пробел включает воспроизведение.
replay-made = Записано программой Naqala
