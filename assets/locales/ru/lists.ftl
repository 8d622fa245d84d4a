### Ranges, and lists of lists.

list-range = { $first }–{ $last }
list-steps = { $first }, { $second } и так далее до { $last }
list-cut = { $first } и так далее до { $last }
list-of-lists = { $first }; { $rest }

### Names that stand inside other sentences.

side-south = Юг
side-north = Север
side-east = Восток
side-west = Запад
side-alone = Игрок
place-store = амбар { $player-side ->
        [alone] игрока
        [north] Севера
        [east] Востока
        [west] Запада
       *[south] Юга
    }
place-hand = запас { $player-side ->
        [alone] игрока
        [north] Севера
        [east] Востока
        [west] Запада
       *[south] Юга
    }
place-penalty = штрафная лунка { $player-side ->
        [alone] игрока
        [north] Севера
        [east] Востока
        [west] Запада
       *[south] Юга
    }
place-spare = заёмный запас { $player-side ->
        [alone] игрока
        [north] Севера
        [east] Востока
        [west] Запада
       *[south] Юга
    }

### What things are called where the players of a game have no word of their own: nouns, each of which may follow "a".

word-game = партия
word-round = раунд
word-trap = ловушка
word-a-trap = { $trap }
word-a-trap-first = { $trap }
word-house = дом
word-head = крайняя лунка
word-plain-turn = пустой ход

### Ways of sowing, to stand at the end of a sentence.

way = { $way ->
        [right] слева направо
        [left] справа налево
        [cw] по часовой стрелке
        [n] на север
        [ne] на северо-восток
        [e] на восток
        [se] на юго-восток
        [s] на юг
        [sw] на юго-запад
        [w] на запад
        [nw] на северо-запад
       *[ccw] против часовой стрелки
    }

### Parts of a player's rows. $row: inner, outer, each (of both) or only (there is no other). $end: left, right, both, or all where no end matters.
### $whose: your (the player who is to move), their (the opponent) or the.
### They are genitives: messages say "из", "кроме", "одна из", "до", "мимо" or "у" before them. `.is` is the nominative ($at-is), `.into` the
### accusative ($at-into), for "в" and verbs, `.in` the prepositional ($at-in), after "в" of what is or happens there.

part-which-row = { $row ->
        [outer] { $whose ->
                [your] вашего внешнего ряда
                [their] внешнего ряда противника
               *[the] внешнего ряда
            }
        [each] { $whose ->
                [your] каждого вашего ряда
                [their] каждого ряда противника
               *[the] каждого ряда
            }
        [only] { $whose ->
                [your] вашего ряда
                [their] ряда противника
               *[the] ряда
            }
       *[inner] { $whose ->
                [your] вашего внутреннего ряда
                [their] внутреннего ряда противника
               *[the] внутреннего ряда
            }
    }
part-row = { $end ->
        [left] лунок левой половины { $row-name }
        [right] лунок правой половины { $row-name }
        [both] лунок любой половины { $row-name }
       *[all] лунок { $row-name }
    }
    .is = { $end ->
            [left] лунки левой половины { $row-name }
            [right] лунки правой половины { $row-name }
            [both] лунки любой половины { $row-name }
           *[all] лунки { $row-name }
        }
    .into = { $end ->
            [left] лунки левой половины { $row-name }
            [right] лунки правой половины { $row-name }
            [both] лунки любой половины { $row-name }
           *[all] лунки { $row-name }
        }
    .in = { $end ->
            [left] лунках левой половины { $row-name }
            [right] лунках правой половины { $row-name }
            [both] лунках любой половины { $row-name }
           *[all] лунках { $row-name }
        }
part-first = { $count ->
        [1] { $end ->
                [right] самой правой лунки { $row-name }
                [both] двух крайних лунок { $row-name }
               *[left] самой левой лунки { $row-name }
            }
       *[other] { $end ->
                [right] { $count ->
                        [2] двух самых правых лунок
                        [3] трёх самых правых лунок
                        [4] четырёх самых правых лунок
                        [one] { $count } самой правой лунки
                       *[other] { $count } самых правых лунок
                    } { $row-name }
                [both] { $count ->
                        [2] двух крайних лунок на каждом конце
                        [3] трёх крайних лунок на каждом конце
                        [4] четырёх крайних лунок на каждом конце
                        [one] { $count } крайней лунки на каждом конце
                       *[other] { $count } крайних лунок на каждом конце
                    } { $row-name }
               *[left] { $count ->
                        [2] двух самых левых лунок
                        [3] трёх самых левых лунок
                        [4] четырёх самых левых лунок
                        [one] { $count } самой левой лунки
                       *[other] { $count } самых левых лунок
                    } { $row-name }
            }
    }
    .is = { $count ->
            [1] { $end ->
                    [right] самая правая лунка { $row-name }
                    [both] две крайние лунки { $row-name }
                   *[left] самая левая лунка { $row-name }
                }
           *[other] { $end ->
                    [right] { $count ->
                            [2] две самые правые лунки
                            [3] три самые правые лунки
                            [4] четыре самые правые лунки
                            [one] { $count } самая правая лунка
                            [few] { $count } самые правые лунки
                           *[many] { $count } самых правых лунок
                        } { $row-name }
                    [both] { $count ->
                            [2] две крайние лунки на каждом конце
                            [3] три крайние лунки на каждом конце
                            [4] четыре крайние лунки на каждом конце
                            [one] { $count } крайняя лунка на каждом конце
                            [few] { $count } крайние лунки на каждом конце
                           *[many] { $count } крайних лунок на каждом конце
                        } { $row-name }
                   *[left] { $count ->
                            [2] две самые левые лунки
                            [3] три самые левые лунки
                            [4] четыре самые левые лунки
                            [one] { $count } самая левая лунка
                            [few] { $count } самые левые лунки
                           *[many] { $count } самых левых лунок
                        } { $row-name }
                }
        }
    .into = { $count ->
            [1] { $end ->
                    [right] самую правую лунку { $row-name }
                    [both] две крайние лунки { $row-name }
                   *[left] самую левую лунку { $row-name }
                }
           *[other] { $end ->
                    [right] { $count ->
                            [2] две самые правые лунки
                            [3] три самые правые лунки
                            [4] четыре самые правые лунки
                            [one] { $count } самую правую лунку
                            [few] { $count } самые правые лунки
                           *[many] { $count } самых правых лунок
                        } { $row-name }
                    [both] { $count ->
                            [2] две крайние лунки на каждом конце
                            [3] три крайние лунки на каждом конце
                            [4] четыре крайние лунки на каждом конце
                            [one] { $count } крайнюю лунку на каждом конце
                            [few] { $count } крайние лунки на каждом конце
                           *[many] { $count } крайних лунок на каждом конце
                        } { $row-name }
                   *[left] { $count ->
                            [2] две самые левые лунки
                            [3] три самые левые лунки
                            [4] четыре самые левые лунки
                            [one] { $count } самую левую лунку
                            [few] { $count } самые левые лунки
                           *[many] { $count } самых левых лунок
                        } { $row-name }
                }
        }
    .in = { $count ->
            [1] { $end ->
                    [right] самой правой лунке { $row-name }
                    [both] двух крайних лунках { $row-name }
                   *[left] самой левой лунке { $row-name }
                }
           *[other] { $end ->
                    [right] { $count ->
                            [2] двух самых правых лунках
                            [3] трёх самых правых лунках
                            [4] четырёх самых правых лунках
                            [one] { $count } самой правой лунке
                           *[other] { $count } самых правых лунках
                        } { $row-name }
                    [both] { $count ->
                            [2] двух крайних лунках на каждом конце
                            [3] трёх крайних лунках на каждом конце
                            [4] четырёх крайних лунках на каждом конце
                            [one] { $count } крайней лунке на каждом конце
                           *[other] { $count } крайних лунках на каждом конце
                        } { $row-name }
                   *[left] { $count ->
                            [2] двух самых левых лунках
                            [3] трёх самых левых лунках
                            [4] четырёх самых левых лунках
                            [one] { $count } самой левой лунке
                           *[other] { $count } самых левых лунках
                        } { $row-name }
                }
        }
part-pit = { $end ->
        [both] { $number ->
                [1] первых
                [2] вторых
                [3] третьих
                [4] четвёртых
                [5] пятых
                [6] шестых
               *[other] { $number }-х
            } с обоих концов лунок { $row-name }
       *[other] { $number ->
                [1] первой
                [2] второй
                [3] третьей
                [4] четвёртой
                [5] пятой
                [6] шестой
                [7] седьмой
                [8] восьмой
                [9] девятой
               *[other] { $number }-й
            } { $end ->
                [right] справа лунки
               *[left] слева лунки
            } { $row-name }
    }
    .is = { $end ->
            [both] { $number ->
                    [1] первые
                    [2] вторые
                    [3] третьи
                    [4] четвёртые
                    [5] пятые
                    [6] шестые
                   *[other] { $number }-е
                } с обоих концов лунки { $row-name }
           *[other] { $number ->
                    [1] первая
                    [2] вторая
                    [3] третья
                    [4] четвёртая
                    [5] пятая
                    [6] шестая
                    [7] седьмая
                    [8] восьмая
                    [9] девятая
                   *[other] { $number }-я
                } { $end ->
                    [right] справа лунка
                   *[left] слева лунка
                } { $row-name }
        }
    .into = { $end ->
            [both] { $number ->
                    [1] первые
                    [2] вторые
                    [3] третьи
                    [4] четвёртые
                    [5] пятые
                    [6] шестые
                   *[other] { $number }-е
                } с обоих концов лунки { $row-name }
           *[other] { $number ->
                    [1] первую
                    [2] вторую
                    [3] третью
                    [4] четвёртую
                    [5] пятую
                    [6] шестую
                    [7] седьмую
                    [8] восьмую
                    [9] девятую
                   *[other] { $number }-ю
                } { $end ->
                    [right] справа лунку
                   *[left] слева лунку
                } { $row-name }
        }
    .in = { $end ->
            [both] { $number ->
                    [1] первых
                    [2] вторых
                    [3] третьих
                    [4] четвёртых
                    [5] пятых
                    [6] шестых
                   *[other] { $number }-х
                } с обоих концов лунках { $row-name }
           *[other] { $number ->
                    [1] первой
                    [2] второй
                    [3] третьей
                    [4] четвёртой
                    [5] пятой
                    [6] шестой
                    [7] седьмой
                    [8] восьмой
                    [9] девятой
                   *[other] { $number }-й
                } { $end ->
                    [right] справа лунке
                   *[left] слева лунке
                } { $row-name }
        }

date-month-name = { $month ->
        [1] январь
        [2] февраль
        [3] март
        [4] апрель
        [5] май
        [6] июнь
        [7] июль
        [8] август
        [9] сентябрь
        [10] октябрь
        [11] ноябрь
       *[12] декабрь
    }
    .of = { $month ->
        [1] января
        [2] февраля
        [3] марта
        [4] апреля
        [5] мая
        [6] июня
        [7] июля
        [8] августа
        [9] сентября
        [10] октября
        [11] ноября
       *[12] декабря
    }
date-day = { $day } { date-month-name.of } { $year } г.
date-month = { date-month-name } { $year } г.
date-year = { $year } г.
