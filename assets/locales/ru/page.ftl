page-about = Об игре
page-board = Доска и камни
page-choice = Ваш ход
page-choice-stage = Ваш ход { $named ->
        [yes] в { $count ->
                [one] фазе
               *[other] фазах
            } { $stages }
       *[no] { $stages-in } фазе
    }
page-stages = Фазы игры
page-race = Гонка
page-sowing = Посев
page-capture = Захват
page-house = { $house-named ->
        [yes] Дом ({ $house })
       *[no] Дом
    }
page-blockade = { $blockade-named ->
        [yes] Заблокированные лунки ({ $blockade })
       *[no] Заблокированные лунки
    }
page-claim = Лунки, завоёванные навсегда
page-closed = Лунки, закрытые навсегда
page-traps = Лунки, завоёванные как ловушки
page-won = Завоёванные лунки
page-spoilt = Испорченные лунки: { $trap }
page-turn = Порядок ходов
page-ending = Как заканчивается { $game }
page-options = Параметры
page-notes = Решения и сомнения
page-source = Источник
page-works = Литература

about-also = Другие названия: { $names }.
about-home = { $made ->
        [yes] { $people } ({ $place }).
       *[no] Кто играет: { $people } ({ $place }).
    }
about-nowhere = { $made ->
        [yes] { $people }. { $place }.
       *[no] Кто играет: { $people }. { $place }.
    }
about-people = { $made ->
        [yes] { $people }.
       *[no] Кто играет: { $people }.
    }
about-place = { $on-map ->
        [yes] Где играют: { $place }.
       *[no] { $place }.
    }
source-from = Откуда взяты правила: { $source }
source-licence = Условия использования: { $licence }

page-untitled = Игра без названия

## Stages of play that are not counted in turns.

stages = { $count ->
        [1] В игре одна фаза.
        [2] В игре две фазы.
        [3] В игре три фазы.
        [one] В игре { $count } фаза.
        [few] В игре { $count } фазы.
       *[many] В игре { $count } фаз.
    }
stage = { $number ->
        [1] Первая фаза
        [2] Вторая фаза
        [3] Третья фаза
       *[other] Фаза { $number }
    }{ $named ->
        [yes] { "" } («{ $name }»)
       *[no] { "" }
    } { $begins ->
        [mirror] бывает перед каждым раундом, кроме первого.
       *[other] { $until ->
                [one-turn] длится один ход.
                [one-move] длится один ход.
                [hand-spent] { $begins ->
                        [spread] длится, пока начинающий игрок не разложит весь запас.
                       *[other] длится, пока игрок, который должен ходить, не останется без запаса.
                    }
               *[end] длится до конца партии.
            }
    } { $begins ->
        [mirror] В ней камни раскладывает игрок, у которого их меньше.
        [place] В ней вы в начале каждого хода вбрасываете один камень из запаса.
        [spread] { "" }
        [seats] В ней другой игрок может поменяться местами с противником.
        [arrange] В ней вы раскладываете весь свой запас, сначала один игрок, потом другой.
       *[sow] В ней вы берёте камни из лунки и сеете их.
    }
stage-number = { $number ->
        [1] первая фаза
        [2] вторая фаза
        [3] третья фаза
       *[other] фаза { $number }
    }
    .in = { $number ->
            [1] в первой
            [2] во второй
            [3] в третьей
            [4] в четвёртой
            [5] в пятой
           *[other] в { $number }-й
        }
phase-stages = Это правило действует только { $named ->
        [yes] в { $count ->
                [one] фазе
               *[other] фазах
            } { $stages }.
       *[no] { $stages-in } фазе.
    }

## Stages of play that are counted in turns.

phase-only = Это правило действует только { $turn ->
        [1] в первый
        [2] во второй
        [3] в третий
       *[other] в { $turn }-й
    } ход { $match ->
        [yes] раунда.
       *[no] партии.
    }
phase-up-to = { $each ->
        [yes] Это правило действует только в первый ход каждого из вас{ $match ->
                [yes] { "" } в раунде.
               *[no] .
            }
       *[no] Это правило действует только в { $turns ->
                [1] первый ход
                [one] первый { $turns } ход
                [few] первые { $turns } хода
               *[many] первые { $turns } ходов
            } { $match ->
                [yes] раунда.
               *[no] партии.
            }
    }
phase-after = { $each ->
        [yes] В первый ход каждого из вас{ $match ->
                [yes] { "" } в раунде
               *[no] { "" }
            } это правило не действует.
       *[no] { $turns ->
                [1] В первый ход
                [one] В первый { $turns } ход
                [few] В первые { $turns } хода
               *[many] В первые { $turns } ходов
            } { $match ->
                [yes] раунда
               *[no] партии
            } это правило не действует.
    }
phase-some = { $match ->
        [yes] Если считать ходы раунда, начиная с первого, то это правило действует в ходы с такими номерами: { $turns }.
       *[no] Если считать ходы партии, начиная с первого, то это правило действует в ходы с такими номерами: { $turns }.
    }
phase-from = все начиная с { $turn }

## Options.

option-name = { $name }:
option-choice = { $chosen ->
        [yes] { $default ->
                [yes] – (по умолчанию) { $text }
               *[no] – (выбрано здесь) { $text }
            }
       *[no] { $default ->
                [yes] – (по умолчанию, здесь не выбрано) { $text }
               *[no] – { $text }
            }
    }
option-idle = – Правила, о котором этот выбор, в игре сейчас нет: выбор ничего не меняет.
option-number = – { $value } (по умолчанию); от { $from } до { $to }.
option-number-changed = – { $value } (по умолчанию { $default }); от { $from } до { $to }.

about-changed = Так играют обычно; если параметры здесь что-то меняют, это отмечено.

changed-by-option = Изменено параметром «{ $name }». По умолчанию: { $text }
changed-by-number = Изменено параметром «{ $name }», его значение по умолчанию — { $default }.
changed-in-version = В основной игре, вариант которой описан здесь, это не так.
