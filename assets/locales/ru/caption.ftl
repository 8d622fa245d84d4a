caption-lap = Посев { $lap }: { $text }
caption-lap-began = Начинается посев { $lap }.
caption-lap-ended = Посев окончен.

caption-opened = { $captures ->
        [yes] { $player } мог сразу захватить камни, а значит, был обязан это сделать.
       *[no] { $begun ->
                [yes] { $player } не мог сразу захватить камни: это { $plain-turn }, и до конца хода захватов не будет.
               *[no] { $player } не мог сразу захватить камни: это { $plain-turn }.
            }
    }

## Lifting.

caption-lifted = { $cause ->
        [some] { $seeds ->
                [1] { $player } взял из лунки { $place } ({ $house }) только один камень, оставил там { $left }, а взятый посеял
                [one] { $player } взял из лунки { $place } ({ $house }) только { $seeds } камень, оставил там { $left }, а взятые стал сеять
                [few] { $player } взял из лунки { $place } ({ $house }) только { $seeds } камня, оставил там { $left }, а взятые стал сеять
               *[many] { $player } взял из лунки { $place } ({ $house }) только { $seeds } камней, оставил там { $left }, а взятые стал сеять
            }
        [reversed] { $seeds ->
                [1] { $player } взял один камень из лунки { $place } и ради захвата посеял его в обратном направлении,
                [one] { $player } взял { $seeds } камень из лунки { $place } и ради захвата стал сеять их в обратном направлении,
                [few] { $player } взял { $seeds } камня из лунки { $place } и ради захвата стал сеять их в обратном направлении,
               *[many] { $player } взял { $seeds } камней из лунки { $place } и ради захвата стал сеять их в обратном направлении,
            }
        [chosen] { $seeds ->
                [1] { $player } взял один камень из лунки { $place } и по своему выбору посеял его
                [one] { $player } взял { $seeds } камень из лунки { $place } и по своему выбору стал сеять их
                [few] { $player } взял { $seeds } камня из лунки { $place } и по своему выбору стал сеять их
               *[many] { $player } взял { $seeds } камней из лунки { $place } и по своему выбору стал сеять их
            }
        [even] { $player } взял из лунки { $place } чётное число камней, { $seeds }, и поэтому стал сеять их
        [odd] { $seeds ->
                [1] { $player } взял из лунки { $place } один камень, то есть нечётное число, и поэтому посеял его
               *[other] { $player } взял из лунки { $place } нечётное число камней, { $seeds }, и поэтому стал сеять их
            }
        [left] { $seeds ->
                [1] { $player } взял один камень из лунки { $place } в левой половине ряда и поэтому посеял его
                [one] { $player } взял { $seeds } камень из лунки { $place } в левой половине ряда и поэтому стал сеять их
                [few] { $player } взял { $seeds } камня из лунки { $place } в левой половине ряда и поэтому стал сеять их
               *[many] { $player } взял { $seeds } камней из лунки { $place } в левой половине ряда и поэтому стал сеять их
            }
        [middle] { $seeds ->
                [1] { $player } взял один камень из лунки { $place } в середине ряда и по своему выбору посеял его
                [one] { $player } взял { $seeds } камень из лунки { $place } в середине ряда и по своему выбору стал сеять их
                [few] { $player } взял { $seeds } камня из лунки { $place } в середине ряда и по своему выбору стал сеять их
               *[many] { $player } взял { $seeds } камней из лунки { $place } в середине ряда и по своему выбору стал сеять их
            }
        [right] { $seeds ->
                [1] { $player } взял один камень из лунки { $place } в правой половине ряда и поэтому посеял его
                [one] { $player } взял { $seeds } камень из лунки { $place } в правой половине ряда и поэтому стал сеять их
                [few] { $player } взял { $seeds } камня из лунки { $place } в правой половине ряда и поэтому стал сеять их
               *[many] { $player } взял { $seeds } камней из лунки { $place } в правой половине ряда и поэтому стал сеять их
            }
        [fixed] { $seeds ->
                [1] { $player } взял один камень из лунки { $place } и посеял его
                [one] { $player } взял { $seeds } камень из лунки { $place } и стал сеять их
                [few] { $player } взял { $seeds } камня из лунки { $place } и стал сеять их
               *[many] { $player } взял { $seeds } камней из лунки { $place } и стал сеять их
            }
       *[none] { $seeds ->
                [1] { $player } взял один камень из лунки { $place } и посеял его дальше,
                [one] { $player } взял { $seeds } камень из лунки { $place } и стал сеять дальше,
                [few] { $player } взял { $seeds } камня из лунки { $place } и стал сеять дальше,
               *[many] { $player } взял { $seeds } камней из лунки { $place } и стал сеять дальше,
            }
    } { $way }.
caption-lifted-store = { $seeds ->
        [1] { $player } взял один камень из амбара и посеял его
        [one] { $player } взял { $seeds } камень из амбара и стал сеять их
        [few] { $player } взял { $seeds } камня из амбара и стал сеять их
       *[many] { $player } взял { $seeds } камней из амбара и стал сеять их
    } { $way }.
caption-lifted-hand = { $left ->
        [0] { $player } взял последний камень из запаса.
       *[other] { $player } взял камень из запаса. В запасе теперь { $left ->
                [one] { $left } камень
                [few] { $left } камня
               *[many] { $left } камней
            }.
    }
caption-gathered = { $player } взял { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    } из лунки { $place }.
caption-lifted-reserve = { $seeds ->
        [1] { $player } вбросил запас: один камень.
        [one] { $player } вбросил запас: { $seeds } камень, по одному в каждую лунку.
        [few] { $player } вбросил запас: { $seeds } камня, по одному в каждую лунку.
       *[many] { $player } вбросил запас: { $seeds } камней, по одному в каждую лунку.
    }

## Sowing.

caption-sown = { $left ->
        [0] { $was ->
                [0] { $place-kind ->
                        [store] Последний камень попал в пустой { $place }.
                       *[pit] Последний камень попал в пустую лунку { $place }.
                    }
               *[other] Последний камень попал { $place-kind ->
                        [store] в { $place }
                       *[pit] в лунку { $place }
                    }: теперь там { $count ->
                        [one] { $count } камень
                        [few] { $count } камня
                       *[many] { $count } камней
                    }.
            }
       *[other] Камень попал { $place-kind ->
                [store] в { $place }
               *[pit] в лунку { $place }
            }: теперь там { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }. { $left ->
                [1] Осталось посеять 1 камень.
                [one] Осталось посеять { $left } камень.
                [few] Осталось посеять { $left } камня.
               *[many] Осталось посеять { $left } камней.
            }
    }
caption-sown-origin = { $left ->
        [0] Камень вернулся { $place-kind ->
                [store] в { $place }
               *[pit] в лунку { $place }
            }: теперь там { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }.
       *[other] Первый камень вернулся { $place-kind ->
                [store] в { $place }
               *[pit] в лунку { $place }
            }: теперь там { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }. { $left ->
                [1] Осталось посеять 1 камень.
                [one] Осталось посеять { $left } камень.
                [few] Осталось посеять { $left } камня.
               *[many] Осталось посеять { $left } камней.
            }
    }
caption-sown-store = { $left ->
        [0] Камень попал прямо { $place-kind ->
                [store] в { $place }
               *[pit] в лунку { $place }
            }: теперь там { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }.
       *[other] Один камень попал прямо { $place-kind ->
                [store] в { $place }
               *[pit] в лунку { $place }
            }: теперь там { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }. { $left ->
                [1] Осталось посеять 1 камень.
                [one] Осталось посеять { $left } камень.
                [few] Осталось посеять { $left } камня.
               *[many] Осталось посеять { $left } камней.
            }
    }
caption-sown-lone = Одиночный камень попал в следующую лунку, { $place }: теперь там { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }.
caption-sown-again = { $left ->
        [0] Захваченный камень попал { $place-kind ->
                [store] в { $place }
               *[pit] в лунку { $place }
            }: теперь там { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }.
       *[other] Первый из захваченных камней попал { $place-kind ->
                [store] в { $place }
               *[pit] в лунку { $place }
            }: теперь там { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }. { $left ->
                [1] Осталось посеять 1 камень.
                [one] Осталось посеять { $left } камень.
                [few] Осталось посеять { $left } камня.
               *[many] Осталось посеять { $left } камней.
            }
    }
caption-placed = { $player } вбросил его в лунку { $place }: теперь там { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }.
caption-sown-engulf = { $left ->
        [0] Лунка { $place } — { $trap } { $owner-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            }, и последний камень тоже остался в ней: теперь там { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }.
       *[other] Лунка { $place } — { $trap } { $owner-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            }, и в неё легли все камни из руки: теперь там { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }. { $left ->
                [1] Остался 1 камень.
                [one] Остался { $left } камень.
                [few] Осталось { $left } камня.
               *[many] Осталось { $left } камней.
            }
    }
caption-sown-rest = Камень, который ещё остался в руке, перешёл { $place-kind ->
        [store] в { $place }
       *[pit] в лунку { $place }
    }.
caption-sown-heap = { $left ->
        [0] Камень из кучки попал { $place-kind ->
                [store] в { $place }
               *[pit] в лунку { $place }
            }: теперь там { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }. Это был последний камень.
       *[other] Камень из кучки попал { $place-kind ->
                [store] в { $place }
               *[pit] в лунку { $place }
            }: теперь там { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }. { $left ->
                [1] Осталось посеять 1 камень.
                [one] Осталось посеять { $left } камень.
                [few] Осталось посеять { $left } камня.
               *[many] Осталось посеять { $left } камней.
            }
    }
caption-sown-deposit = { $left ->
        [0] Захваченные камни перешли { $place-kind ->
                [store] в { $place }
               *[pit] в лунку { $place }
            }: теперь там { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }.
       *[other] Захваченные камни перешли { $place-kind ->
                [store] в { $place }
               *[pit] в лунку { $place }
            }: теперь там { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }. { $left ->
                [1] Остался 1 камень.
                [one] Остался { $left } камень.
                [few] Осталось { $left } камня.
               *[many] Осталось { $left } камней.
            }
    }
caption-lifted-specials = { $player } взял из лунки { $place } также особые камни ({ $pieces }), чтобы посеять их после остальных.
caption-sown-special = { $place-kind ->
        [store] В { $place }
       *[pit] В лунку { $place }
    } попал особый камень: теперь там { $pieces }.
caption-captured-specials = { $taker } захватил особые камни из лунки { $place } ({ $pieces }), и теперь в амбаре их { $store }.
caption-captured-specials-meeting = В лунке { $place } не было обычных камней: { $taker } захватил оттуда особые камни ({ $pieces }), и теперь в амбаре их { $store }.
caption-captured-specials-beyond = Лунка { $gap } была пуста, поэтому { $taker } захватил особые камни из лунки { $place } за ней ({ $pieces }), и теперь в амбаре их { $store }.
caption-captured-meeting = В лунке { $pit } не было особых камней: { $taker } захватил оттуда { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }, и теперь в амбаре { $store ->
        [1] один камень
        [one] { $store } камень
        [few] { $store } камня
       *[many] { $store } камней
    }.
caption-sown-reserve = Камень из запаса попал { $place-kind ->
        [store] в { $place }
       *[pit] в лунку { $place }
    }: теперь там { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }.
caption-skipped-origin = Посев пропустил свою стартовую лунку, { $place }.
caption-skipped-side = Посев пропустил свою стартовую лунку, { $place }, и остальные лунки { $player-side ->
        [alone] игрока
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    }.
caption-skipped = { $place-kind ->
        [store] Посев пропустил { $place }.
       *[pit] Посев пропустил лунку { $place }.
    }

## Capturing. $taker: the side that gets the seeds. $seeds (number): how many. $store (number): what its store then holds.

caption-captured = { $taker } захватил { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    } из лунки { $pit }, и теперь в амбаре { $store ->
        [1] один камень
        [one] { $store } камень
        [few] { $store } камня
       *[many] { $store } камней
    }.
caption-captured-count = { $seeds ->
        [1] В лунке { $pit } оказался один камень: { $taker } захватил его, и теперь в амбаре
        [one] В лунке { $pit } оказался { $seeds } камень: { $taker } захватил их, и теперь в амбаре
        [few] В лунке { $pit } оказалось { $seeds } камня: { $taker } захватил их, и теперь в амбаре
       *[many] В лунке { $pit } оказалось { $seeds } камней: { $taker } захватил их, и теперь в амбаре
    } { $store ->
        [1] один камень
        [one] { $store } камень
        [few] { $store } камня
       *[many] { $store } камней
    }.
caption-captured-grand-slam = Это полный захват: { $taker } захватил { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    } из лунки { $pit }, и теперь в амбаре { $store ->
        [1] один камень
        [one] { $store } камень
        [few] { $store } камня
       *[many] { $store } камней
    }.
caption-captured-passing = { $own ->
        [yes] { $seeds ->
                [1] В лунке { $pit } оказался один камень: { $taker } сразу захватил его, и теперь в амбаре
                [one] В лунке { $pit } оказался { $seeds } камень: { $taker } сразу захватил их, и теперь в амбаре
                [few] В лунке { $pit } оказалось { $seeds } камня: { $taker } сразу захватил их, и теперь в амбаре
               *[many] В лунке { $pit } оказалось { $seeds } камней: { $taker } сразу захватил их, и теперь в амбаре
            } { $store ->
                [1] один камень
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
        [won] { $seeds ->
                [1] В лунке { $pit } оказался один камень, а в этом раунде это лунка { $taker-side ->
                        [alone] игрока
                        [south] Юга
                        [north] Севера
                        [east] Востока
                       *[west] Запада
                    }: { $taker } сразу захватил его, и теперь в амбаре
                [one] В лунке { $pit } оказался { $seeds } камень, а в этом раунде это лунка { $taker-side ->
                        [alone] игрока
                        [south] Юга
                        [north] Севера
                        [east] Востока
                       *[west] Запада
                    }: { $taker } сразу захватил их, и теперь в амбаре
                [few] В лунке { $pit } оказалось { $seeds } камня, а в этом раунде это лунка { $taker-side ->
                        [alone] игрока
                        [south] Юга
                        [north] Севера
                        [east] Востока
                       *[west] Запада
                    }: { $taker } сразу захватил их, и теперь в амбаре
               *[many] В лунке { $pit } оказалось { $seeds } камней, а в этом раунде это лунка { $taker-side ->
                        [alone] игрока
                        [south] Юга
                        [north] Севера
                        [east] Востока
                       *[west] Запада
                    }: { $taker } сразу захватил их, и теперь в амбаре
            } { $store ->
                [1] один камень
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
       *[no] { $seeds ->
                [1] В лунке { $pit } оказался один камень, а лежит она на стороне { $taker-side ->
                        [alone] игрока
                        [south] Юга
                        [north] Севера
                        [east] Востока
                       *[west] Запада
                    }: { $taker } сразу захватил его, и теперь в амбаре
                [one] В лунке { $pit } оказался { $seeds } камень, а лежит она на стороне { $taker-side ->
                        [alone] игрока
                        [south] Юга
                        [north] Севера
                        [east] Востока
                       *[west] Запада
                    }: { $taker } сразу захватил их, и теперь в амбаре
                [few] В лунке { $pit } оказалось { $seeds } камня, а лежит она на стороне { $taker-side ->
                        [alone] игрока
                        [south] Юга
                        [north] Севера
                        [east] Востока
                       *[west] Запада
                    }: { $taker } сразу захватил их, и теперь в амбаре
               *[many] В лунке { $pit } оказалось { $seeds } камней, а лежит она на стороне { $taker-side ->
                        [alone] игрока
                        [south] Юга
                        [north] Севера
                        [east] Востока
                       *[west] Запада
                    }: { $taker } сразу захватил их, и теперь в амбаре
            } { $store ->
                [1] один камень
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
    }
caption-captured-facing = { $part ->
        [own] { $seeds ->
                [1] { $taker } захватил последний камень посева из лунки { $pit }, и теперь в амбаре { $store ->
                        [1] один камень
                        [one] { $store } камень
                        [few] { $store } камня
                       *[many] { $store } камней
                    }.
               *[other] { $taker } захватил { $seeds ->
                        [one] { $seeds } камень
                        [few] { $seeds } камня
                       *[many] { $seeds } камней
                    } из лунки { $pit }, куда попал последний, и теперь в амбаре { $store ->
                        [1] один камень
                        [one] { $store } камень
                        [few] { $store } камня
                       *[many] { $store } камней
                    }.
            }
        [behind] { $taker } захватил также { $seeds ->
                [1] один камень
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            } из лунки { $pit } позади лунки напротив, и теперь в амбаре { $store ->
                [1] один камень
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
       *[facing] { $landing ->
                [occupied] Лунка { $facing } была не пуста, поэтому { $taker } захватил { $seeds ->
                        [1] один камень
                        [one] { $seeds } камень
                        [few] { $seeds } камня
                       *[many] { $seeds } камней
                    } из лунки { $pit } напротив неё, и теперь в амбаре { $store ->
                        [1] один камень
                        [one] { $store } камень
                        [few] { $store } камня
                       *[many] { $store } камней
                    }.
               *[empty] Лунка { $facing } была пуста, поэтому { $taker } захватил { $seeds ->
                        [1] один камень
                        [one] { $seeds } камень
                        [few] { $seeds } камня
                       *[many] { $seeds } камней
                    } из лунки { $pit } напротив неё, и теперь в амбаре { $store ->
                        [1] один камень
                        [one] { $store } камень
                        [few] { $store } камня
                       *[many] { $store } камней
                    }.
            }
    }
caption-captured-lone-last = { $sown ->
        [1] Посеян один камень, и он попал в лунку { $pit }: { $taker } захватил только его, и теперь в амбаре { $store ->
                [1] один камень
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
       *[other] { $sown ->
                [one] Посеян { $sown } камень, последний попал в лунку { $pit }: { $taker } захватил только его, и теперь в амбаре
                [few] Посеяно { $sown } камня, последний попал в лунку { $pit }: { $taker } захватил только его, и теперь в амбаре
               *[many] Посеяно { $sown } камней, последний попал в лунку { $pit }: { $taker } захватил только его, и теперь в амбаре
            } { $store ->
                [1] один камень
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
    } { $left ->
        [0] { "" }
       *[other] { $left ->
                [1] В лунке остался один камень.
                [one] В лунке остался { $left } камень.
                [few] В лунке остались { $left } камня.
               *[many] В лунке осталось { $left } камней.
            }
    }
caption-captured-choice = { $taker } захватил { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    } из лунки { $pit }{ $known ->
        [yes] { "" } напротив пустой лунки { $facing }, и теперь в амбаре { $store ->
                [1] один камень
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
       *[no] , и теперь в амбаре { $store ->
                [1] один камень
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
    } { $which ->
        [smallest] Ни в одной другой лунке, откуда был возможен захват, не было меньше камней.
       *[any] { "" }
    }
caption-captured-ahead = Следующая лунка — { $pit }: { $taker } захватил из неё { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }, и теперь в амбаре { $store ->
        [1] один камень
        [one] { $store } камень
        [few] { $store } камня
       *[many] { $store } камней
    }.
caption-captured-beyond = { $part ->
        [beyond] Лунка { $gap } была пуста, поэтому { $taker } захватил { $seeds ->
                [1] один камень
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            } из лунки { $pit } за ней, и теперь в амбаре { $store ->
                [1] один камень
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
        [facing] { $taker } захватил также { $seeds ->
                [1] один камень
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            } из лунки { $pit } напротив лунки { $beyond }, и теперь в амбаре { $store ->
                [1] один камень
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
       *[further] { $taker } захватил также { $seeds ->
                [1] один камень
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            } из лунки { $pit }, и теперь в амбаре { $store ->
                [1] один камень
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
    }
caption-captured-column = { $known ->
        [yes] Лунка { $landed } была пуста, поэтому { $taker } захватил { $seeds ->
                [1] один камень
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            } из лунки { $pit } в том же столбце, и теперь в амбаре { $store ->
                [1] один камень
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
       *[no] { $taker } захватил { $seeds ->
                [1] один камень
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            } из лунки { $pit }, и теперь в амбаре { $store ->
                [1] один камень
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
    }
caption-captured-from-trap = { $seeds ->
        [1] Лунка { $pit } — { $trap } { $owner-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            }: { $taker } захватил из неё последний камень, и теперь в амбаре { $store ->
                [1] один камень
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
       *[other] Лунка { $pit } — { $trap } { $owner-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            }: { $taker } захватил из неё { $seeds ->
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            }, и теперь в амбаре { $store ->
                [1] один камень
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
    } { $left ->
        [0] Теперь лунка пуста.
       *[other] { $left ->
                [1] В лунке остался один камень.
                [one] В лунке остался { $left } камень.
                [few] В лунке остались { $left } камня.
               *[many] В лунке осталось { $left } камней.
            }
    }
caption-captured-more = { $taker } захватил также { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    } из лунки { $pit }, и теперь в амбаре { $store ->
        [1] один камень
        [one] { $store } камень
        [few] { $store } камня
       *[many] { $store } камней
    }.
caption-captured-trap = { $seeds ->
        [1] Один камень из лунки { $pit } перешёл в амбар
        [one] { $seeds } камень из лунки { $pit } перешёл в амбар
        [few] { $seeds } камня из лунки { $pit } перешли в амбар
       *[many] { $seeds } камней из лунки { $pit } перешли в амбар
    } { $taker-side ->
        [alone] игрока
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    }: теперь там { $store ->
        [1] один камень
        [one] { $store } камень
        [few] { $store } камня
       *[many] { $store } камней
    }.
caption-captured-swallow = Лунка { $pit } — { $trap } { $taker-side ->
        [alone] игрока
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    }: камень попал прямо в амбар { $taker-side ->
        [alone] игрока
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    }, и теперь там { $store ->
        [1] один камень
        [one] { $store } камень
        [few] { $store } камня
       *[many] { $store } камней
    }.

caption-captured-again = { $seeds ->
        [1] { $player } захватил один камень из лунки { $pit }, чтобы снова посеять его.
        [one] { $player } захватил { $seeds } камень из лунки { $pit }, чтобы снова посеять их.
        [few] { $player } захватил { $seeds } камня из лунки { $pit }, чтобы снова посеять их.
       *[many] { $player } захватил { $seeds } камней из лунки { $pit }, чтобы снова посеять их.
    }
caption-captured-again-facing = { $part ->
        [own] { $seeds ->
                [1] { $player } захватил последний камень посева из лунки { $pit }, чтобы снова посеять его.
               *[other] { $player } захватил { $seeds ->
                        [one] { $seeds } камень
                        [few] { $seeds } камня
                       *[many] { $seeds } камней
                    } из лунки { $pit }, куда попал последний, чтобы снова посеять их.
            }
        [behind] { $seeds ->
                [1] { $player } захватил также один камень из лунки { $pit } позади лунки напротив, чтобы снова посеять его.
                [one] { $player } захватил также { $seeds } камень из лунки { $pit } позади лунки напротив, чтобы снова посеять их.
                [few] { $player } захватил также { $seeds } камня из лунки { $pit } позади лунки напротив, чтобы снова посеять их.
               *[many] { $player } захватил также { $seeds } камней из лунки { $pit } позади лунки напротив, чтобы снова посеять их.
            }
       *[facing] { $landing ->
                [occupied] { $seeds ->
                        [1] Лунка { $facing } была не пуста, поэтому { $player } захватил один камень из лунки { $pit } напротив неё, чтобы снова посеять его.
                        [one] Лунка { $facing } была не пуста, поэтому { $player } захватил { $seeds } камень из лунки { $pit } напротив неё, чтобы снова посеять их.
                        [few] Лунка { $facing } была не пуста, поэтому { $player } захватил { $seeds } камня из лунки { $pit } напротив неё, чтобы снова посеять их.
                       *[many] Лунка { $facing } была не пуста, поэтому { $player } захватил { $seeds } камней из лунки { $pit } напротив неё, чтобы снова посеять их.
                    }
               *[empty] { $seeds ->
                        [1] Лунка { $facing } была пуста, поэтому { $player } захватил один камень из лунки { $pit } напротив неё, чтобы снова посеять его.
                        [one] Лунка { $facing } была пуста, поэтому { $player } захватил { $seeds } камень из лунки { $pit } напротив неё, чтобы снова посеять их.
                        [few] Лунка { $facing } была пуста, поэтому { $player } захватил { $seeds } камня из лунки { $pit } напротив неё, чтобы снова посеять их.
                       *[many] Лунка { $facing } была пуста, поэтому { $player } захватил { $seeds } камней из лунки { $pit } напротив неё, чтобы снова посеять их.
                    }
            }
    }

caption-captured-given = { $seeds ->
        [1] В лунке { $pit } оказался один камень: { $player } захватил его, чтобы положить в лунку противника.
        [one] В лунке { $pit } оказался { $seeds } камень: { $player } захватил их, чтобы положить в лунку противника.
        [few] В лунке { $pit } оказалось { $seeds } камня: { $player } захватил их, чтобы положить в лунку противника.
       *[many] В лунке { $pit } оказалось { $seeds } камней: { $player } захватил их, чтобы положить в лунку противника.
    }
caption-captured-to-trap = { $player } захватил в лунке { $pit } { $seeds ->
        [1] один камень, чтобы положить его в свою лунку ({ $trap }).
        [one] { $seeds } камень, чтобы положить их в свою лунку ({ $trap }).
        [few] { $seeds } камня, чтобы положить их в свою лунку ({ $trap }).
       *[many] { $seeds } камней, чтобы положить их в свою лунку ({ $trap }).
    }
caption-captured-again-more = { $seeds ->
        [1] { $player } захватил также один камень из лунки { $pit }, чтобы снова посеять его.
        [one] { $player } захватил также { $seeds } камень из лунки { $pit }, чтобы снова посеять их.
        [few] { $player } захватил также { $seeds } камня из лунки { $pit }, чтобы снова посеять их.
       *[many] { $player } захватил также { $seeds } камней из лунки { $pit }, чтобы снова посеять их.
    }
caption-entered = { $why ->
        [chosen] { $player } выбрал { $end ->
                [left] левый конец
               *[right] правый конец
            } ряда: посев захваченных камней начался в лунке { $pit }{ $head-named ->
                [yes] { "" } ({ $head })
               *[no] { "" }
            } и пошёл { $way }.
       *[near] Захваченные камни снова пошли в посев с лунки { $pit }{ $head-named ->
                [yes] { "" } ({ $head }),
               *[no] ,
            } { $why ->
                [near] { $way }, потому что лунка { $from } лежит у { $end ->
                        [left] левого
                       *[right] правого
                    } конца ряда.
                [turned] { $way }, то есть в обратном направлении, потому что лунка { $from } лежит у { $end ->
                        [left] левого
                       *[right] правого
                    } конца ряда.
                [kept] как и раньше, { $way }, потому что лунка { $from } лежит в середине ряда.
               *[unsaid] { $way }.
            }
    }
caption-given = { $player } положил один камень из лунки { $place } в лунку { $to }: теперь там { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }.
caption-shifted = { $seeds ->
        [1] { $player } перенёс камень из лунки { $place } в лунку { $to }: теперь там { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }.
       *[other] { $player } перенёс все камни ({ $seeds }) вместе из лунки { $place } в лунку { $to }: теперь там { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }.
    }
caption-crossed = { $player } перенёс последний камень из лунки { $pit } в лунку { $to } напротив, чтобы захватить всё, что там лежит, вместе с ним.
caption-moved = { $seeds ->
        [one] { $player } перенёс { $seeds } уцелевший камень из лунки { $pit } в лунку { $to }, в безопасное место.
        [few] { $player } перенёс { $seeds } уцелевших камня из лунки { $pit } в лунку { $to }, в безопасное место.
       *[many] { $player } перенёс { $seeds } уцелевших камней из лунки { $pit } в лунку { $to }, в безопасное место.
    }

## What was not taken. $seeds (number): seeds in the pit that was spared.

caption-withheld = { $seeds ->
        [1] Камень в лунке { $pit } остался на месте.
       *[other] { $seeds ->
                [one] { $seeds } камень в лунке { $pit } остался на месте.
                [few] { $seeds } камня в лунке { $pit } остались на месте.
               *[many] { $seeds } камней в лунке { $pit } остались на месте.
            }
    }
caption-withheld-special = В лунке { $pit } есть { $pieces } и { $seeds ->
        [0] нет обычных камней,
       *[other] { $seeds ->
                [1] один камень
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            },
    } а нужно не меньше { $least }: захватить их было нельзя, и ход закончился.
caption-withheld-grand-slam = { $effect ->
        [spare-last] Так были бы захвачены все камни противника, а это полный захват: лунка { $pit }, куда попал последний камень, осталась нетронутой.
        [spare-first] Так были бы захвачены все камни противника, а это полный захват: лунка { $pit }, самая дальняя от последнего камня, осталась нетронутой.
       *[nothing] Камни в лунке { $pit } остались на месте: так были бы захвачены все камни противника, а при полном захвате по этому правилу не захватывают ничего.
    }
caption-withheld-at-most = { $traps ->
        [1] Лунка { $pit } не завоёвана: у { $player-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            } уже есть { $trap }, а завоевать можно только одну лунку.
       *[other] Лунка { $pit } не завоёвана: у { $player-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            } уже есть { $traps ->
                [one] { $traps } лунка
                [few] { $traps } лунки
               *[many] { $traps } лунок
            }, а больше завоевать нельзя.
    }
caption-withheld-not-last-pit = Лунка { $pit } не завоёвана: это последняя лунка в ряду противника.
caption-withheld-not-twin = { $by ->
        [column] Лунка { $pit } не завоёвана: напротив неё — { $trap } противника.
       *[number] Лунка { $pit } не завоёвана: под тем же номером у противника уже есть { $trap }.
    }
caption-withheld-claim = Лунка { $pit } не завоёвана: это не { $trap }.
caption-withheld-declared = { $player } не объявил лунку { $pit } своей.
caption-withheld-passing = { $seeds ->
        [1] Камень в лунке { $pit } остался на месте, и посев продолжился.
       *[other] { $seeds ->
                [one] { $seeds } камень в лунке { $pit } остался на месте, и посев продолжился.
                [few] { $seeds } камня в лунке { $pit } остались на месте, и посев продолжился.
               *[many] { $seeds } камней в лунке { $pit } остались на месте, и посев продолжился.
            }
    }
caption-withheld-optional = { $seeds ->
        [1] { $player } оставил один камень в лунке { $pit } и не захватил его.
        [one] { $player } оставил { $seeds } камень в лунке { $pit } и не захватил их.
        [few] { $player } оставил { $seeds } камня в лунке { $pit } и не захватил их.
       *[many] { $player } оставил { $seeds } камней в лунке { $pit } и не захватил их.
    }
caption-withheld-begun = { $kinds ->
        [no] { $seeds ->
                [1] Захватывать мог только первый посев хода: один камень в лунке { $pit } остался на месте.
                [one] Захватывать мог только первый посев хода: { $seeds } камень в лунке { $pit } остался на месте.
                [few] Захватывать мог только первый посев хода: { $seeds } камня в лунке { $pit } остались на месте.
               *[many] Захватывать мог только первый посев хода: { $seeds } камней в лунке { $pit } остались на месте.
            }
       *[yes] { $seeds ->
                [1] Это { $plain-turn }, и захватов до конца хода не будет: один камень в лунке { $pit } остался на месте.
                [one] Это { $plain-turn }, и захватов до конца хода не будет: { $seeds } камень в лунке { $pit } остался на месте.
                [few] Это { $plain-turn }, и захватов до конца хода не будет: { $seeds } камня в лунке { $pit } остались на месте.
               *[many] Это { $plain-turn }, и захватов до конца хода не будет: { $seeds } камней в лунке { $pit } остались на месте.
            }
    }
caption-withheld-safe-house = { $seeds ->
        [1] В лунке { $pit } ({ $house }) сейчас один камень: захватить его нельзя.
        [one] В лунке { $pit } ({ $house }) сейчас { $seeds } камень: захватить их нельзя.
        [few] В лунке { $pit } ({ $house }) сейчас { $seeds } камня: захватить их нельзя.
       *[many] В лунке { $pit } ({ $house }) сейчас { $seeds } камней: захватить их нельзя.
    }
caption-withheld-here = { $seeds ->
        [1] Последний камень в лунке { $pit } сам по себе ничего не захватил: он остался на месте.
       *[other] { $seeds ->
                [one] Последний камень в лунке { $pit } сам по себе ничего не захватил: { $seeds } камень остался на месте.
                [few] Последний камень в лунке { $pit } сам по себе ничего не захватил: { $seeds } камня остались на месте.
               *[many] Последний камень в лунке { $pit } сам по себе ничего не захватил: { $seeds } камней остались на месте.
            }
    }
caption-withheld-nobody = { $seeds ->
        [1] Последний камень попал в лунку { $pit }, и там теперь один камень: никто его не захватил.
        [one] Последний камень попал в лунку { $pit }, и там теперь { $seeds } камень: никто их не захватил.
        [few] Последний камень попал в лунку { $pit }, и там теперь { $seeds } камня: никто их не захватил.
       *[many] Последний камень попал в лунку { $pit }, и там теперь { $seeds } камней: никто их не захватил.
    }

## How the sowing goes on, or ends.

caption-relayed = Посев продолжился из лунки { $pit }: там { $count ->
        [1] один камень
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }.
caption-relayed-relay = { $why ->
        [early] В лунке { $pit } теперь { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }, но в этот ход завоёвывать лунки ещё нельзя: { $player } продолжил посев из неё.
        [house] Посев закончился в лунке { $pit }, а это { $house } { $player-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            }: { $player } продолжил посев из неё.
        [one-empty] Лунка { $pit } была не пуста, но из двух лунок напротив только одна была не пуста: захвата не было, и { $player } продолжил посев из лунки { $pit }.
        [facing-empty] Лунка { $pit } была не пуста, но лунка { $facing } напротив неё была пуста: захвата не было, и { $player } продолжил посев из лунки { $pit }.
        [plain] Лунка { $pit } была не пуста, но это { $plain-turn }: захвата не было, и { $player } продолжил посев из неё.
       *[none] Лунка { $pit } была не пуста: { $player } продолжил посев из неё.
    }
caption-relayed-column = Посев продолжил сам последний камень из лунки { $pit }.
caption-relayed-next-pit = Посев продолжился из следующей лунки, { $pit }: там { $count ->
        [1] один камень
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }.
caption-relayed-next-seeds = Посев продолжился из следующей непустой лунки, { $pit }: там { $count ->
        [1] один камень
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }.
caption-stopped = { $captures ->
        [early] В этот ход захватов ещё не было{ $place-kind ->
                [store] : последний камень попал в { $place }.
               *[pit] , и посев закончился в лунке { $place }.
            }
        [yes] Захвата не было{ $place-kind ->
                [store] : последний камень попал в { $place }.
               *[pit] , и посев закончился в лунке { $place }.
            }
       *[no] { $place-kind ->
                [store] Последний камень попал в { $place }, и посев закончился.
               *[pit] Посев закончился в лунке { $place }.
            }
    }
caption-stopped-side = { $landing ->
        [empty] Лунка { $place } была пуста, но лежит на { $own ->
                [yes] собственной
               *[no] { "" }
            } стороне { $owner-side ->
                    [alone] игрока
                    [south] Юга
                    [north] Севера
                    [east] Востока
                   *[west] Запада
                }: захвата не было, и посев в ней закончился.
        [occupied] Лунка { $place } была не пуста, но лежит на { $own ->
                [yes] собственной
               *[no] { "" }
            } стороне { $owner-side ->
                    [alone] игрока
                    [south] Юга
                    [north] Севера
                    [east] Востока
                   *[west] Запада
                }: захвата не было, и посев в ней закончился.
       *[count] В лунке { $place } теперь { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }, но лежит она на { $own ->
                [yes] собственной
               *[no] { "" }
            } стороне { $owner-side ->
                    [alone] игрока
                    [south] Юга
                    [north] Севера
                    [east] Востока
                   *[west] Запада
                }: захвата не было, и посев в ней закончился.
    }
caption-stopped-nothing-faces = { $trapped ->
        [yes] Лунка { $facing } напротив лунки { $place } — это { $trap }: захвата не было, и посев закончился в лунке { $place }.
       *[no] { $landing ->
                [occupied] Лунка { $place } была не пуста, но лунка { $facing } напротив неё была пуста: захвата не было, и посев закончился в лунке { $place }.
               *[empty] Лунка { $place } была пуста, и лунка { $facing } напротив неё тоже: захвата не было, и посев закончился в лунке { $place }.
            }
    }
caption-stopped-wrong-side = Лунка { $place } лежит на { $own ->
        [yes] собственной
       *[no] { "" }
    } стороне { $owner-side ->
        [alone] игрока
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    }, где камни не захватывают: посев в ней закончился.
caption-stopped-count = В лунке { $place } теперь { $count ->
        [1] один камень
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }, а не { $counts }: захвата не было, и посев в ней закончился.
caption-stopped-was = { $landing ->
        [empty] Лунка { $place } была не пуста: захвата не было, и посев в ней закончился.
       *[occupied] Лунка { $place } была пуста: захвата не было, и посев в ней закончился.
    }
caption-stopped-unplayed = В лунке { $place } теперь { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }, но из неё ещё не ходили: захвата не было, и посев в ней закончился.
caption-stopped-relay = { $place-kind ->
        [store] Последний камень попал в { $place }: посев закончился.
       *[pit] Лунка { $place } была пуста: посев в ней закончился.
    }
caption-stopped-column = Лунка { $place } была пуста, и захватывать в её столбце было нечего: посев в ней закончился.
caption-stopped-race = { $first ->
        [yes] Лунка { $place } была пуста: { $player } раньше дошёл до пустой лунки.
       *[no] Лунка { $place } была пуста: { $player } тоже дошёл до пустой лунки.
    }
caption-stopped-end = Следующая лунка, { $next }, лежит на конце доски, и камни из неё не берут: посев закончился в лунке { $place }.
caption-stopped-next-pit = Следующая лунка была пуста: посев закончился в лунке { $place }.
caption-stopped-ahead = { $why ->
        [empty] Следующая лунка, { $next }, была пуста: захвата не было, и посев закончился в лунке { $place }.
        [origin] Следующая лунка, { $next }, — стартовая лунка этого посева: захвата не было, и посев закончился в лунке { $place }.
        [trap] Следующая лунка, { $next }, — { $trap } противника: захвата не было, и посев закончился в лунке { $place }.
        [lone] Посев одного камня ничего не захватил: он закончился в лунке { $place }.
       *[unsaid] Захвата не было, и посев закончился в лунке { $place }.
    }
caption-stopped-beyond = { $why ->
        [empty] Следующие лунки, { $gap } и { $beyond }, обе были пусты: захвата не было, и посев закончился в лунке { $place }.
        [after] Продолжать посев было нечем: он закончился в лунке { $place }.
       *[unsaid] Захватывать было нечего: посев закончился в лунке { $place }.
    }
caption-stopped-chosen = Посев закончился в лунке { $place }, и её камни остались на месте.
caption-stopped-house = Посев закончился в лунке { $place }: это { $house } { $player-side ->
        [alone] игрока
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    }.
caption-stopped-blocked = { $blockade-named ->
        [yes] Лунка { $place } заблокирована ({ $blockade }): посев в ней закончился, и её камни остались на месте.
       *[no] Лунка { $place } заблокирована: посев в ней закончился, и её камни остались на месте.
    }
caption-stopped-part = { $head-named ->
        [yes] Посев закончился в лунке { $place } ({ $head }), и её камни остались на месте.
       *[no] Посев закончился в лунке { $place }, и её камни остались на месте.
    }
caption-stopped-home = { $known ->
        [yes] Посев вернулся в свою стартовую лунку, { $origin }: он ничего не захватил, и ход закончился.
       *[no] Посев вернулся в свою стартовую лунку: он ничего не захватил, и ход закончился.
    }
caption-stopped-claimed = На этом посев закончился.
caption-stopped-trap = Последний камень попал в лунку { $place }, а это { $trap } { $owner-side ->
        [alone] игрока
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    }: ход закончился.
caption-stopped-facing = Лунка { $facing } напротив лунки { $place } была пуста: захвата не было.
caption-stopped-swallow = Там, куда попал последний камень, — { $trap }: камень ушёл с доски, и посев на этом закончился.

## Marks, questions and answers.

caption-marked-trap = { $liftable ->
        [yes] В лунке { $pit } теперь { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }: с этого момента это { $trap } { $owner-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            }.
       *[no] { $match ->
                [yes] В лунке { $pit } теперь { $count ->
                        [one] { $count } камень
                        [few] { $count } камня
                       *[many] { $count } камней
                    }: до конца раунда это { $trap } { $owner-side ->
                        [alone] игрока
                        [south] Юга
                        [north] Севера
                        [east] Востока
                       *[west] Запада
                    }.
               *[no] В лунке { $pit } теперь { $count ->
                        [one] { $count } камень
                        [few] { $count } камня
                       *[many] { $count } камней
                    }: до конца партии это { $trap } { $owner-side ->
                        [alone] игрока
                        [south] Юга
                        [north] Севера
                        [east] Востока
                       *[west] Запада
                    }.
            }
    }
caption-marked-missed = { $next ->
        [yes] Ещё один камень в лунку { $pit } — и это { $trap }.
       *[no] Если в лунку { $pit } попадут ещё камни, то она может быть завоёвана, и тогда это { $trap }.
    }
caption-marked-trap-missed = В лунке { $pit } оставили камни, и теперь там { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }: с этого момента это { $trap } { $owner-side ->
        [alone] игрока
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    }, и камни, которые в ней соберутся, больше не захватывают.
caption-marked-trap-lifted = { $owner } взял камни из лунки { $pit } ({ $trap }): теперь это снова обычная лунка.
caption-marked-trap-faded = Лунка { $pit } опустела и поэтому больше не { $trap } { $owner-side ->
        [alone] игрока
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    }: теперь это снова обычная лунка.
caption-marked-house-lost = { $own ->
        [yes] { $owner } опустошил лунку { $pit }, и это больше не { $house }: с этого момента это обычная лунка.
       *[no] Лунка { $pit } больше не { $house } { $owner-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            }: с этого момента это обычная лунка.
    }
caption-marked-houses-fall = После этого захвата лунка { $pit } больше не { $house } { $owner-side ->
        [alone] игрока
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    }: с этого момента это обычная лунка.
caption-marked-blocked = { $blockade-named ->
        [yes] Это { $blockade }: { $opponent } не может захватить камни, а { $player } угрожает только лунке { $pit }. В следующий ход { $opponent } не может начать из лунки { $pit }, а посев, который в ней закончится, дальше не идёт.
       *[no] { $opponent } не может захватить камни, а { $player } угрожает только лунке { $pit }: в следующий ход { $opponent } не может начать из лунки { $pit }, а посев, который в ней закончится, дальше не идёт.
    }
caption-marked-unblocked = Лунка { $pit } больше не заблокирована.
caption-marked-barred = Одиночный камень перешёл в пустую лунку { $pit }: в следующий ход { $opponent } не может выбрать её.
caption-marked-played = { $captures ->
        [yes] Из лунки { $pit } теперь уже ходили, и с этого момента из неё можно захватывать камни.
       *[no] Из лунки { $pit } теперь уже ходили.
    }
caption-marked-free = Лунка { $pit } — снова обычная лунка.

caption-lead = { $turns ->
        [1] У { $player-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            } уже есть захват, а у { $opponent-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            } ещё нет.
        [2] У { $player-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            } уже второй ход с захватом, а у { $opponent-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            } ещё ни одного.
       *[other] У { $player-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            } уже { $turns ->
                [one] { $turns } ход
                [few] { $turns } хода
               *[many] { $turns } ходов
            } с захватом, а у { $opponent-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            } ещё ни одного.
    } { $left ->
        [0] { "" }
       *[other] { $left ->
                [1] Для победы нужен ещё один ход с захватом.
                [one] Для победы нужен ещё { $left } ход с захватом.
                [few] Для победы нужно ещё { $left } хода с захватом.
               *[many] Для победы нужно ещё { $left } ходов с захватом.
            }
    }
caption-lead-lost = Теперь захват есть и у { $player-side ->
        [alone] игрока
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    }: победить первым захватом уже никто не может.

caption-asked-take = { $player } может захватить камни сейчас или оставить их на месте.
caption-asked-passing = { $seeds ->
        [1] В лунке { $pit } сейчас один камень: { $player } может захватить его сразу или оставить в лунке.
        [one] В лунке { $pit } сейчас { $seeds } камень: { $player } может захватить их сразу или оставить в лунке.
        [few] В лунке { $pit } сейчас { $seeds } камня: { $player } может захватить их сразу или оставить в лунке.
       *[many] В лунке { $pit } сейчас { $seeds } камней: { $player } может захватить их сразу или оставить в лунке.
    }
caption-asked-halt = { $at ->
        [head] Посев закончился в лунке { $pit } ({ $head }): { $player } может остановиться в ней или взять из неё камни и сеять дальше.
        [house] Посев закончился в лунке { $pit }, а это { $house } { $player-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            }: { $player } может остановиться в ней или взять из неё камни и сеять дальше, но тогда это больше не { $house }.
       *[pit] Посев закончился в лунке { $pit }: { $player } может остановиться в ней или взять из неё камни и сеять дальше.
    }
caption-asked-retreat = { $opponent } отказался от захвата: { $player } может сразу перенести камни из лунки { $spared } назад, в лунку { $behind }, в безопасное место, или оставить их.
caption-asked-race = { $player } теперь тоже выбирает лунку, и оба игрока сеют одновременно.
caption-asked-way = { $each-lap ->
        [yes] { $player } может сеять дальше из лунки { $pit } в любом направлении.
       *[no] Из лунки { $pit } можно сеять и в обратном направлении, потому что так будет захват: { $player } может выбрать.
    }
caption-asked-reentry = { $player } может выбрать, в каком направлении сеять захваченные камни из лунки { $pit }.
caption-asked-more = { $left ->
        [1] { $player } выбирает ещё одну лунку противника, чтобы захватить её камни.
       *[other] { $player } выбирает лунку противника, чтобы захватить её камни; всего осталось выбрать { $left ->
                [one] { $left } лунку
                [few] { $left } лунки
               *[many] { $left } лунок
            }.
    }
caption-asked-deposit = { $player } выбирает лунку противника, куда перейдут все захваченные камни.
caption-asked-claim = { $player } может объявить лунку { $pit } своей (тогда это { $trap }) или отказаться от неё.
caption-answered = { $go ->
        [yes] { $player } ответил: да.
       *[no] { $player } ответил: нет.
    }
caption-answered-take = { $go ->
        [yes] { $player } захватил камни.
       *[no] { $player } не захватил камни.
    }
caption-answered-passing = { $go ->
        [yes] { $player } захватил их.
       *[no] { $player } оставил их в лунке.
    }
caption-answered-halt = { $go ->
        [yes] { $player } продолжил посев из лунки { $pit }.
       *[no] { $player } остановился в лунке { $pit }.
    }
caption-answered-retreat = { $go ->
        [yes] { $player } отвёл камни назад.
       *[no] { $player } оставил уцелевшие камни на месте.
    }
caption-answered-way = { $player } выбрал направление посева: { $way }.
caption-answered-pick = { $player } выбрал лунку { $picked }.
caption-answered-claim = { $go ->
        [yes] { $player } объявил лунку { $pit } своей.
       *[no] { $player } не объявил лунку { $pit } своей.
    }

## Turns.

caption-hand = Теперь сеет { $side-name }.

caption-bonus = { $side-name } ходит ещё раз.
caption-bonus-alone = Последний камень попал в амбар: посев окончен, и можно выбрать любую непустую лунку.
caption-bonus-store = Последний камень попал в собственный амбар { $side ->
        [alone] игрока
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    }: { $side-name } ходит ещё раз.
caption-bonus-count = Последний камень дал нужное число: { $side-name } ходит ещё раз.
caption-marked-filled = { $owner } в следующий раз не может выбрать лунку { $pit }.
caption-marked-unfilled = { $owner } снова может выбрать лунку { $pit }.
caption-bonus-at-home = Ни один камень этого хода не попал на другую сторону: захвата не было, и { $side-name } ходит ещё раз.
caption-bound = { $next ->
        [yes] В следующий ход посев должен идти { $way }.
       *[no] В этот ход посев идёт { $way }.
    }
caption-bonus-from-trap = Последний камень попал туда, где { $trap }, и поэтому { $side-name } ходит ещё раз.
caption-bonus-captured = Захват был, и поэтому { $side-name } ходит ещё раз.
caption-bonus-no-more = { $most ->
        [1] { $side-name } больше не ходит: дополнительный ход уже сделан.
       *[other] { $most ->
                [one] { $side-name } больше не ходит: сделан уже { $most } дополнительный ход.
                [few] { $side-name } больше не ходит: сделано уже { $most } дополнительных хода.
               *[many] { $side-name } больше не ходит: сделано уже { $most } дополнительных ходов.
            }
    }
caption-extra = { $left ->
        [0] Этот дополнительный ход — последний.
        [1] Можно получить ещё один дополнительный ход.
       *[other] { $left ->
                [one] Можно получить ещё { $left } дополнительный ход.
                [few] Можно получить ещё { $left } дополнительных хода.
               *[many] Можно получить ещё { $left } дополнительных ходов.
            }
    }
caption-extra-plain = В этот ход камни сеют по одному.
caption-extra-counted = { $moves ->
        [1] Следующий ход — дополнительный.
       *[other] Следующий ход — дополнительный, { $moves }-й по счёту.
    }
caption-bonus-lost = { $side-name } не мог сделать дополнительный ход и потерял его.
caption-not-swapped = { $side-name } оставил доску как есть.
caption-passed = { $bare ->
        [yes] Все лунки { $side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            } пусты: { $side-name } пропустил ход.
       *[no] { $side-name } не мог выбрать ни одной лунки и пропустил ход.
    }
caption-paid = { $side-name } заплатил из амбара { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    } в штрафную лунку: теперь там { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }.
caption-lost = { $why ->
        [unpaid] Амбар { $side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            } пуст, и платить было нечем: { $side-name } проиграл
       *[penalty] В штрафной лунке { $side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            } теперь { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }: { $side-name } проиграл
    } { $frozen ->
        [yes] и больше не ходит.
       *[no] и победить уже не может.
    }
caption-brought = { $side-name } больше не может сделать это в этом раунде.
caption-idle = { $turns ->
        [1] Платы не было: амбар пуст.
       *[other] Платы не было: амбар пуст. Так было { $turns ->
                [one] { $turns } ход
                [few] { $turns } хода
               *[many] { $turns } ходов
            } подряд.
    }
caption-swapped = Игроки поменялись местами. Доска осталась как есть.
caption-phase = { $news ->
        [begins] Вместо следующего хода можно поменяться местами.
        [claims] С этого момента лунку можно завоевать, и тогда это { $trap }.
        [claims-later] В следующий ход завоёвывать лунки тоже нельзя.
        [captures] С этого момента камни можно захватывать.
        [none-yet] В следующий ход захватов тоже нет.
        [shifts] В этот ход тоже можно перенести камни из лунки в лунку.
        [shifted] С этого момента переносить камни из лунки в лунку нельзя.
        [raced] Гонка окончена. С этого момента вы ходите по очереди.
        [ends] С этого момента меняться местами нельзя.
        [heaps] В этот ход камни тоже раскладывают кучками.
        [heaped] С этого момента камни сеют по одному.
        [bound] В этот ход тоже задано, из какой лунки начинать.
        [freed] С этого момента не задано, из какой лунки начинать.
       *[no] { $until ->
                [hand-spent] Запас игрока, чей теперь ход, исчерпан. Начинается { $name }.
               *[other] Начинается фаза { $stage }.
            }
    }
caption-turn-frozen = Кто проиграл, тот больше не ходит: теперь ходит { $side-name }.
caption-turn-raced = { $side-name } раньше дошёл до пустой лунки и делает первый ход.
caption-turn = Ходит { $side-name }.

## While the show runs.

caption-sowing = { $origin ->
        [pit] { $player } сеет { $seeds ->
                [1] один камень
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            } из { $place-kind ->
                [pit] лунки { $place }
               *[store] амбара
            }: осталось { $left }.
        [relayed] { $text } Осталось { $left } из { $seeds }.
        [captured] { $seeds ->
                [1] { $player } сеет захваченный камень: осталось { $left }.
               *[other] { $seeds ->
                        [one] { $player } сеет { $seeds } захваченный камень: осталось { $left }.
                        [few] { $player } сеет { $seeds } захваченных камня: осталось { $left }.
                       *[many] { $player } сеет { $seeds } захваченных камней: осталось { $left }.
                    }
            }
       *[held] { $player } сеет дальше: осталось { $left }.
    }
caption-quick-laps = { $player } сеет дальше, посев за посевом: { $lap } из { $laps }.
caption-racing = { $player } и { $opponent } сеют одновременно.
caption-sweeping = Камни, которые остались в лунках, забирают.

## What a move did, once it is over. Several of these sentences follow one another.

summary-sowed = { $player } посеял { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    } из { $place-kind ->
        [pit] лунки { $place }
       *[store] амбара
    }{ $how ->
        [none] .
        [again] , захватил { $captured ->
                [1] один камень
                [one] { $captured } камень
                [few] { $captured } камня
               *[many] { $captured } камней
            }{ $named ->
                [yes] { " " }{ $pit-count ->
                        [one] из лунки
                       *[other] из лунок
                    } { $pits }
               *[no] { "" }
            } и посеял { $captured ->
                [1] его снова.
               *[other] их снова.
            }
       *[taken] { " " }и захватил { $captured ->
                [1] один камень
                [one] { $captured } камень
                [few] { $captured } камня
               *[many] { $captured } камней
            }{ $named ->
                [yes] { " " }{ $pit-count ->
                        [one] из лунки
                       *[other] из лунок
                    } { $pits }.
               *[no] .
            }
    }
summary-moves = { $moves ->
        [one] Сделан { $moves } ход.
        [few] Сделано { $moves } хода.
       *[many] Сделано { $moves } ходов.
    }
summary-sowed-laps = { $player } сделал { $laps ->
        [one] { $laps } посев,
        [few] { $laps } посева,
       *[many] { $laps } посевов,
    } начиная с { $place-kind ->
        [pit] лунки { $place }
       *[store] амбара
    }{ $how ->
        [none] .
        [again] , захватил { $captured ->
                [1] один камень
                [one] { $captured } камень
                [few] { $captured } камня
               *[many] { $captured } камней
            }{ $named ->
                [yes] { " " }{ $pit-count ->
                        [one] из лунки
                       *[other] из лунок
                    } { $pits }
               *[no] { "" }
            } и посеял { $captured ->
                [1] его снова.
               *[other] их снова.
            }
       *[taken] { " " }и захватил { $captured ->
                [1] один камень
                [one] { $captured } камень
                [few] { $captured } камня
               *[many] { $captured } камней
            }{ $named ->
                [yes] { " " }{ $pit-count ->
                        [one] из лунки
                       *[other] из лунок
                    } { $pits }.
               *[no] .
            }
    }
summary-placed = { $player } вбросил камень в лунку { $pit }{ $how ->
        [none] { $laps ->
                [0] .
                [1] { " " }и посеял дальше из неё.
               *[other] { " " }и сеял дальше из неё, всего { $laps ->
                        [one] { $laps } посев
                        [few] { $laps } посева
                       *[many] { $laps } посевов
                    }.
            }
        [again] , захватил { $captured ->
                [1] один камень
                [one] { $captured } камень
                [few] { $captured } камня
               *[many] { $captured } камней
            }{ $named ->
                [yes] { " " }{ $pit-count ->
                        [one] из лунки
                       *[other] из лунок
                    } { $pits }
               *[no] { "" }
            } и посеял { $captured ->
                [1] его снова.
               *[other] их снова.
            }
       *[taken] { " " }и захватил { $captured ->
                [1] один камень
                [one] { $captured } камень
                [few] { $captured } камня
               *[many] { $captured } камней
            }{ $named ->
                [yes] { " " }{ $pit-count ->
                        [one] из лунки
                       *[other] из лунок
                    } { $pits }.
               *[no] .
            }
    }
summary-reserve = { $seeds ->
        [1] { $player } вбросил последний камень из запаса.
       *[other] { $player } вбросил { $seeds ->
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            } из запаса.
    }
summary-raced = { $player } и { $opponent } сеяли одновременно.
summary-gain = { $player } захватил { $captured ->
        [1] один камень
        [one] { $captured } камень
        [few] { $captured } камня
       *[many] { $captured } камней
    }{ $named ->
        [yes] { " " }{ $pit-count ->
                [one] из лунки
               *[other] из лунок
            } { $pits }.
       *[no] .
    }

## The end.

caption-endless = После { $laps ->
        [1] одного посева
        [one] { $laps } посева
        [few] { $laps } посевов
       *[many] { $laps } посевов
    } { $verdict ->
        [void] стало ясно, что этот ход не закончится никогда: { $match ->
                [yes] раунд не засчитан.
               *[no] партия не засчитана.
            }
        [draw] стало ясно, что этот ход не закончится никогда: партия закончилась вничью.
        [mover-loses] стало ясно, что этот ход не закончится никогда: { $player } проиграл.
        [turn-ends] стало ясно, что этот ход не закончится никогда: он на этом прекратился.
        [by-winner] стало ясно, что этот ход не закончится никогда: партия на этом прекратилась.
       *[illegal] стало ясно, что этот ход не закончится никогда.
    }
caption-closed = На этом игра прекратилась.
caption-closed-store-holds = { $most ->
        [yes] У { $side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            } в амбаре { $seeds ->
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            }, больше половины всех камней: игра прекратилась.
       *[no] У { $side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            } в амбаре { $seeds ->
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            }, а достаточно { $needed }: игра прекратилась.
    }
caption-closed-stores-level = В каждом амбаре { $seeds ->
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }, половина всех камней: игра прекратилась.
caption-closed-row-empty = У { $side ->
        [alone] игрока
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    } в лунках не осталось камней: игра прекратилась.
caption-closed-board-empty = В лунках не осталось камней: игра прекратилась.
caption-closed-inner-empty = { $captured ->
        [0] У { $side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            } во внутреннем ряду не осталось камней: игра прекратилась.
        [1] У { $side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            } во внутреннем ряду не осталось камней: игра прекратилась, и захваченный камень остался вне доски.
       *[other] У { $side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            } во внутреннем ряду не осталось камней: игра прекратилась, и захваченные камни ({ $captured }) остались вне доски.
    }
caption-closed-captures-first = { $turns ->
        [1] У { $player-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            } есть захват, а у { $opponent-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            } ещё ни одного: игра прекратилась.
       *[other] У { $player-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            } уже { $turns ->
                [one] { $turns } ход
                [few] { $turns } хода
               *[many] { $turns } ходов
            } с захватом, а у { $opponent-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            } ещё ни одного: игра прекратилась.
    }
caption-closed-both-ends = { $player } за один ход захватил камни на обоих концах доски: игра прекратилась.
caption-closed-decided = { $traps ->
        [yes] У { $player-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            } в амбаре и завоёванных лунках { $seeds ->
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            }, и { $opponent } уже не мог набрать столько же: игра прекратилась.
       *[no] У { $player-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            } в амбаре { $seeds ->
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            }, и { $opponent } уже не мог набрать столько же: игра прекратилась.
    }
caption-closed-none-free = Вне амбаров и завоёванных лунок не осталось камней: игра прекратилась.
caption-closed-row-emptied = Все лунки { $side ->
        [alone] игрока
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    } пусты: игра прекратилась.
caption-closed-last-left = Все остальные проиграли: игра прекратилась.
caption-closed-all-passed = За целый круг никто из тех, кто ещё в игре, не смог ни сходить, ни заплатить: игра прекратилась.
caption-closed-last-in-empty = Последний камень попал в пустую лунку: игра прекратилась.
caption-closed-all-stored = Все камни ({ $seeds }) в амбаре: игра прекратилась.
caption-closed-no-moves = { $side-name } не мог сделать ход: игра прекратилась.
caption-closed-no-moves-both = Ни один игрок не мог сделать ход: игра прекратилась.
caption-closed-unfed = У { $opponent-side ->
        [alone] игрока
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    } в лунках нет камней, и ни один ход { $player-side ->
        [alone] игрока
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    } не может дать их: игра прекратилась.
caption-closed-few-left = { $seeds ->
        [0] Камней не осталось: игра прекратилась.
        [1] Остался только один камень: игра прекратилась{ $taker ->
                [starter] , и его забрал игрок, который сделал первый ход.
                [capturer] , и его забрал игрок, который сделал последний захват.
                [mover] , и его забрала сторона, которая сделала этот ход: { $player }.
                [lot] , и его забрал игрок, выбранный по жребию.
                [owner] , и его забрал игрок, на чьей стороне он лежал.
               *[none] .
            }
       *[other] { $seeds ->
                [one] Остался только { $seeds } камень: игра прекратилась
                [few] Осталось только { $seeds } камня: игра прекратилась
               *[many] Осталось только { $seeds } камней: игра прекратилась
            }{ $taker ->
                [starter] , и их забрал игрок, который сделал первый ход.
                [capturer] , и их забрал игрок, который сделал последний захват.
                [mover] , и их забрала сторона, которая сделала этот ход: { $player }.
                [lot] , и их забрал игрок, выбранный по жребию.
                [owner] , и каждый игрок забрал те, которые лежали на его стороне.
               *[none] .
            }
    }
caption-closed-ends-empty = { $of ->
        [specials] В лунках на концах доски не осталось особых камней ({ $specials }): партия окончена.
       *[all] Обе лунки на концах доски пусты: партия окончена.
    }
caption-closed-repetition = { $times ->
        [2] Эта позиция возникла во второй раз: игра прекратилась.
        [3] Эта позиция возникла в третий раз: игра прекратилась.
       *[other] Эта позиция возникла в { $times }-й раз: игра прекратилась.
    }
caption-closed-grand-slam = { $player } захватил все камни противника: игра прекратилась.
caption-closed-endless = Этот ход не закончился бы никогда: игра прекратилась.
caption-swept = { $seeds ->
        [1] { $taker } забрал камень, который остался в лунке { $pit }, и теперь в амбаре { $store ->
                [1] один камень
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
       *[other] { $seeds ->
                [one] { $taker } забрал { $seeds } камень, который остался в лунке { $pit }, и теперь в амбаре
                [few] { $taker } забрал { $seeds } камня, которые остались в лунке { $pit }, и теперь в амбаре
               *[many] { $taker } забрал { $seeds } камней, которые остались в лунке { $pit }, и теперь в амбаре
            } { $store ->
                [1] один камень
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
    }
