### The atlas, and a game at a glance.

atlas-open = Карта
atlas-title = Игры мира
atlas-how = Выберите место и посмотрите, во что там играют.
atlas-place = { $place }, { $games ->
        [1] одна игра
        [one] { $games } игра
        [few] { $games } игры
       *[many] { $games } игр
    }
atlas-where = Где играют: { $places }

glance-players = { $players ->
        [1] Один игрок
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }
glance-moves = { $long ->
        [yes] Больше { $moves ->
                [1] одного хода
                [one] { $moves } хода
               *[many] { $moves } ходов
            }
       *[no] Около { $moves ->
                [1] одного хода
                [one] { $moves } хода
               *[many] { $moves } ходов
            }
    }
glance-like = Похожие игры
glance-rules = { $grade ->
        [easy] Низкая сложность: { $rules ->
                [1] одно правило
                [one] { $rules } правило
                [few] { $rules } правила
               *[many] { $rules } правил
            }
        [middling] Средняя сложность: { $rules ->
                [1] одно правило
                [one] { $rules } правило
                [few] { $rules } правила
               *[many] { $rules } правил
            }
       *[hard] Высокая сложность: { $rules ->
                [1] одно правило
                [one] { $rules } правило
                [few] { $rules } правила
               *[many] { $rules } правил
            }
    }
