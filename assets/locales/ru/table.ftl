table-pit = { $seeds ->
        [0] { $pit }: пусто
       *[other] { $pit }: { $seeds ->
                [1] один камень
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            }
    }
table-pit-specials = { $seeds ->
        [0] { $pit }: { $pieces }
       *[other] { $pit }: { $seeds ->
                [1] один камень
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            } и { $pieces }
    }
table-pit-sold = { $seeds ->
        [0] { $pit } (продана { $owner-side ->
                [alone] игроку
                [south] Югу
                [north] Северу
                [east] Востоку
               *[west] Западу
            }): пусто
       *[other] { $pit } (продана { $owner-side ->
                [alone] игроку
                [south] Югу
                [north] Северу
                [east] Востоку
               *[west] Западу
            }): { $seeds ->
                [1] один камень
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            }
    }
table-pit-half-sold = { $seeds ->
        [0] { $pit } (наполовину продана { $owner-side ->
                [alone] игроку
                [south] Югу
                [north] Северу
                [east] Востоку
               *[west] Западу
            }): пусто
       *[other] { $pit } (наполовину продана { $owner-side ->
                [alone] игроку
                [south] Югу
                [north] Северу
                [east] Востоку
               *[west] Западу
            }): { $seeds ->
                [1] один камень
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            }
    }
table-pit-trap = { $seeds ->
        [0] { $pit } ({ $trap } { $owner-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            }): пусто
       *[other] { $pit } ({ $trap } { $owner-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            }): { $seeds ->
                [1] один камень
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            }
    }
table-pit-missed = { $seeds ->
        [1] { $pit }: один камень, не захвачен по решению
        [one] { $pit }: { $seeds } камень, не захвачен по решению
        [few] { $pit }: { $seeds } камня, не захвачены по решению
       *[many] { $pit }: { $seeds } камней, не захвачены по решению
    } { $owner-side ->
        [alone] игрока
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    }
table-pit-played = { $pit } (из неё уже ходили в этом раунде): { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }
table-pit-barred = { $pit } (заблокирована на этот ход): { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }
table-pit-house = { $counts ->
        [yes] { $pit } ({ $house } { $owner-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            }): { $seeds ->
                [1] один камень
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            }
       *[no] { $seeds ->
                [0] { $pit } ({ $house } { $owner-side ->
                        [alone] игрока
                        [south] Юга
                        [north] Севера
                        [east] Востока
                       *[west] Запада
                    }): пусто
               *[other] { $pit } ({ $house } { $owner-side ->
                        [alone] игрока
                        [south] Юга
                        [north] Севера
                        [east] Востока
                       *[west] Запада
                    }): { $seeds ->
                        [1] один камень
                        [one] { $seeds } камень
                        [few] { $seeds } камня
                       *[many] { $seeds } камней
                    }, слишком мало, чтобы иметь силу
            }
    }
table-pit-house-barred = { $pit } ({ $house } { $owner-side ->
        [alone] игрока
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    }; лунка заблокирована на этот ход): { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }
table-lap-ends = Первый посев заканчивается в лунке { $last }.
table-last-in-pit = Последний камень попадает в лунку { $last }.
table-sets-out = Сюда кладут камень из руки.
table-last-in-store = Последний камень попадает в ваш амбар.
table-last-in-other-store = Последний камень попадает в амбар { $owner-side ->
        [alone] игрока
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    }.
table-relays = Посев продолжается { $laps ->
        [1] один раз
        [one] { $laps } раз
        [few] { $laps } раза
       *[many] { $laps } раз
    }.
table-takes = Захват: { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }.
table-gives = Противник получает { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }.
table-takes-specials = { $seeds ->
        [0] Захват: { $pieces }.
       *[other] Захват: { $seeds ->
                [1] один камень
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            } и { $pieces }.
    }
table-claims = Лунка будет завоёвана навсегда.
table-again = Вы ходите ещё раз.
table-asks = По пути нужно будет принять решение.
table-asks-opponent = По пути решение примет противник.
table-endless = Ход не закончился бы никогда.
table-wins = Вы выигрываете партию.
table-loses = Вы проигрываете партию.
table-draws = Партия заканчивается вничью.
table-voids = Партия не засчитывается.
table-wins-round = Раунд заканчивается, и вы его выигрываете.
table-loses-round = Раунд заканчивается, и вы его проигрываете.
table-levels-round = Раунд заканчивается вничью.
table-voids-round = Раунд не засчитывается.
table-wins-match = Вы выигрываете матч.
table-loses-match = Вы проигрываете матч.
table-closes = Выберите эту лунку, чтобы она осталась закрытой в раунде { $round }.
table-wins-pit = Выберите эту лунку, чтобы она была вашей в раунде { $round }.
table-deposits = { $seeds ->
        [1] Захваченный камень переходит в эту лунку.
       *[other] { $seeds ->
                [one] { $seeds } захваченный камень переходит в эту лунку.
                [few] { $seeds } захваченных камня переходят в эту лунку.
               *[many] { $seeds } захваченных камней переходят в эту лунку.
            }
    }
table-click-answers = Щелчок означает ответ «{ $answer }».
table-choose-way = В каком направлении? Щёлкните по левой или правой половине, потяните в нужную сторону или нажмите < либо >.
table-choose-compass = В каком направлении? Щёлкните рядом со стрелкой, потяните в нужную сторону или нажмите цифру, как на цифровой клавиатуре: 8 — вверх, 9 — вверх и вправо.
table-to-choose = Чтобы ходить отсюда, перейдите в конец этого хода.

table-reserve = Вбросить запас
table-sow-store = { $seeds ->
        [1] Один камень из амбара
       *[other] { $seeds ->
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            } из амбара
    }{ $chosen ->
        [yes] , { $way }
       *[no] { "" }
    }
table-shift = Перенести камни из лунки
table-shifts = Все камни переходят вместе в лунку { $to }.
table-gives-seed = Один камень переходит в лунку { $to }.
table-gather = Сделать установленный первый ход
table-swap = Поменяться местами
table-pass = Пропустить ход
table-capture = Захватить камни
table-leave-seeds = Не захватывать
table-take-passing = Захватить сразу
table-let-stand = Оставить в лунке
table-claim = Объявить лунку своей
table-leave-pit = Не объявлять
table-sow-on = Сеять дальше
table-end-turn = Закончить ход здесь
table-retreat = Перенести назад
table-stay = Оставить на месте

table-being-shown = Этот ход ещё показывается.
table-end-move = Перейти в конец хода и ходить отсюда
table-too-long = В партии миллион шагов, дальше она не прослеживается. Можно начать другую.
table-game-over = Эта партия окончена.
table-wiped = Рисунки стёрты.
table-draw-again = Отменить
table-left-behind = { $moves ->
        [1] Партия продолжается отсюда. Следующий ход сохранён как ответвление.
       *[other] Партия продолжается отсюда. Следующие ходы ({ $moves }) сохранены как ответвление.
    }
table-variation-begun = { $moves ->
        [1] Это ответвление. Следующий ход остаётся как есть.
       *[other] Это ответвление. Следующие ходы ({ $moves }) остаются как есть.
    }
table-back-to-line = Вернуться к этим ходам
table-opened = Открыт файл { $file }.
table-saved = Файл { $file } сохранён в папке { $folder }.
table-open-folder = Открыть папку
table-copied = Скопировано: { $position }
