caption-lap = Посев { $lap }: { $text }

caption-opened = { $captures ->
        [yes] { $player } может сразу захватить камни, а значит, обязан это сделать.
       *[no] { $begun ->
                [yes] { $player } не может сразу захватить камни: это { $plain-turn }, и до конца хода захватов не будет.
               *[no] { $player } не может сразу захватить камни: это { $plain-turn }.
            }
    }

## Lifting.

caption-lifted = { $cause ->
        [some] { $seeds ->
                [1] { $player } берёт из лунки { $place } ({ $house }) только один камень, оставляет там { $left }, а взятый сеет
                [one] { $player } берёт из лунки { $place } ({ $house }) только { $seeds } камень, оставляет там { $left }, а взятые сеет
                [few] { $player } берёт из лунки { $place } ({ $house }) только { $seeds } камня, оставляет там { $left }, а взятые сеет
               *[many] { $player } берёт из лунки { $place } ({ $house }) только { $seeds } камней, оставляет там { $left }, а взятые сеет
            }
        [reversed] { $seeds ->
                [1] { $player } берёт один камень из лунки { $place } и ради захвата сеет его в обратном направлении,
                [one] { $player } берёт { $seeds } камень из лунки { $place } и ради захвата сеет их в обратном направлении,
                [few] { $player } берёт { $seeds } камня из лунки { $place } и ради захвата сеет их в обратном направлении,
               *[many] { $player } берёт { $seeds } камней из лунки { $place } и ради захвата сеет их в обратном направлении,
            }
        [chosen] { $seeds ->
                [1] { $player } берёт один камень из лунки { $place } и по своему выбору сеет его
                [one] { $player } берёт { $seeds } камень из лунки { $place } и по своему выбору сеет их
                [few] { $player } берёт { $seeds } камня из лунки { $place } и по своему выбору сеет их
               *[many] { $player } берёт { $seeds } камней из лунки { $place } и по своему выбору сеет их
            }
        [even] { $player } берёт из лунки { $place } чётное число камней, { $seeds }, и поэтому сеет их
        [odd] { $seeds ->
                [1] { $player } берёт из лунки { $place } один камень, то есть нечётное число, и поэтому сеет его
               *[other] { $player } берёт из лунки { $place } нечётное число камней, { $seeds }, и поэтому сеет их
            }
        [left] { $seeds ->
                [1] { $player } берёт один камень из лунки { $place } в левой половине ряда и поэтому сеет его
                [one] { $player } берёт { $seeds } камень из лунки { $place } в левой половине ряда и поэтому сеет их
                [few] { $player } берёт { $seeds } камня из лунки { $place } в левой половине ряда и поэтому сеет их
               *[many] { $player } берёт { $seeds } камней из лунки { $place } в левой половине ряда и поэтому сеет их
            }
        [middle] { $seeds ->
                [1] { $player } берёт один камень из лунки { $place } в середине ряда и по своему выбору сеет его
                [one] { $player } берёт { $seeds } камень из лунки { $place } в середине ряда и по своему выбору сеет их
                [few] { $player } берёт { $seeds } камня из лунки { $place } в середине ряда и по своему выбору сеет их
               *[many] { $player } берёт { $seeds } камней из лунки { $place } в середине ряда и по своему выбору сеет их
            }
        [right] { $seeds ->
                [1] { $player } берёт один камень из лунки { $place } в правой половине ряда и поэтому сеет его
                [one] { $player } берёт { $seeds } камень из лунки { $place } в правой половине ряда и поэтому сеет их
                [few] { $player } берёт { $seeds } камня из лунки { $place } в правой половине ряда и поэтому сеет их
               *[many] { $player } берёт { $seeds } камней из лунки { $place } в правой половине ряда и поэтому сеет их
            }
        [fixed] { $seeds ->
                [1] { $player } берёт один камень из лунки { $place } и сеет его
                [one] { $player } берёт { $seeds } камень из лунки { $place } и сеет их
                [few] { $player } берёт { $seeds } камня из лунки { $place } и сеет их
               *[many] { $player } берёт { $seeds } камней из лунки { $place } и сеет их
            }
       *[none] { $seeds ->
                [1] { $player } берёт один камень из лунки { $place } и сеет дальше,
                [one] { $player } берёт { $seeds } камень из лунки { $place } и сеет дальше,
                [few] { $player } берёт { $seeds } камня из лунки { $place } и сеет дальше,
               *[many] { $player } берёт { $seeds } камней из лунки { $place } и сеет дальше,
            }
    } { $way }.
caption-lifted-store = { $seeds ->
        [1] { $player } берёт один камень из амбара и сеет его
        [one] { $player } берёт { $seeds } камень из амбара и сеет их
        [few] { $player } берёт { $seeds } камня из амбара и сеет их
       *[many] { $player } берёт { $seeds } камней из амбара и сеет их
    } { $way }.
caption-lifted-hand = { $left ->
        [0] { $player } берёт последний камень из запаса.
       *[other] { $player } берёт камень из запаса. В запасе теперь { $left ->
                [one] { $left } камень
                [few] { $left } камня
               *[many] { $left } камней
            }.
    }
caption-gathered = { $player } берёт { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    } из лунки { $place }.
caption-lifted-reserve = { $seeds ->
        [1] { $player } вбрасывает запас: один камень.
        [one] { $player } вбрасывает запас: { $seeds } камень, по одному в каждую лунку.
        [few] { $player } вбрасывает запас: { $seeds } камня, по одному в каждую лунку.
       *[many] { $player } вбрасывает запас: { $seeds } камней, по одному в каждую лунку.
    }

## Sowing.

caption-sown = { $left ->
        [0] { $was ->
                [0] { $place-kind ->
                        [store] Последний камень попадает в пустой { $place }.
                       *[pit] Последний камень попадает в пустую лунку { $place }.
                    }
               *[other] Последний камень попадает { $place-kind ->
                        [store] в { $place }
                       *[pit] в лунку { $place }
                    }: теперь там { $count ->
                        [one] { $count } камень
                        [few] { $count } камня
                       *[many] { $count } камней
                    }.
            }
       *[other] Камень попадает { $place-kind ->
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
        [0] Камень возвращается { $place-kind ->
                [store] в { $place }
               *[pit] в лунку { $place }
            }: теперь там { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }.
       *[other] Первый камень возвращается { $place-kind ->
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
        [0] Камень попадает прямо { $place-kind ->
                [store] в { $place }
               *[pit] в лунку { $place }
            }: теперь там { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }.
       *[other] Один камень попадает прямо { $place-kind ->
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
caption-sown-lone = Одиночный камень попадает в следующую лунку, { $place }: теперь там { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }.
caption-sown-again = { $left ->
        [0] Захваченный камень попадает { $place-kind ->
                [store] в { $place }
               *[pit] в лунку { $place }
            }: теперь там { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }.
       *[other] Первый из захваченных камней попадает { $place-kind ->
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
caption-placed = { $player } вбрасывает его в лунку { $place }: теперь там { $count ->
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
            }, и последний камень тоже остаётся в ней: теперь там { $count ->
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
            }, и в неё ложатся все камни из руки: теперь там { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }. { $left ->
                [1] Остался один камень.
                [one] Остался { $left } камень.
                [few] Осталось { $left } камня.
               *[many] Осталось { $left } камней.
            }
    }
caption-sown-rest = Камень, который ещё остался в руке, переходит { $place-kind ->
        [store] в { $place }
       *[pit] в лунку { $place }
    }.
caption-sown-heap = { $left ->
        [0] Камень из кучки попадает { $place-kind ->
                [store] в { $place }
               *[pit] в лунку { $place }
            }: теперь там { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }. Это был последний камень.
       *[other] Камень из кучки попадает { $place-kind ->
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
        [0] Захваченные камни переходят { $place-kind ->
                [store] в { $place }
               *[pit] в лунку { $place }
            }: теперь там { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }.
       *[other] Захваченные камни переходят { $place-kind ->
                [store] в { $place }
               *[pit] в лунку { $place }
            }: теперь там { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }. { $left ->
                [1] Остался один камень.
                [one] Остался { $left } камень.
                [few] Осталось { $left } камня.
               *[many] Осталось { $left } камней.
            }
    }
caption-lifted-specials = { $player } берёт из лунки { $place } также особые камни ({ $pieces }): их сеют после остальных.
caption-sown-special = { $place-kind ->
        [store] В { $place }
       *[pit] В лунку { $place }
    } попадает { $special }: теперь там { $pieces }.
caption-captured-specials = { $taker } захватывает особые камни из лунки { $place } ({ $pieces }), и в амбаре их становится { $store }.
caption-captured-specials-meeting = В лунке { $place } не было обычных камней: { $taker } захватывает оттуда особые камни ({ $pieces }), и в амбаре их становится { $store }.
caption-captured-specials-beyond = Лунка { $gap } пуста, поэтому { $taker } захватывает особые камни из лунки { $place } за ней ({ $pieces }), и в амбаре их становится { $store }.
caption-captured-meeting = В лунке { $pit } не было особых камней: { $taker } захватывает оттуда { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }, и в амбаре становится { $store ->
        [one] { $store } камень
        [few] { $store } камня
       *[many] { $store } камней
    }.
caption-sown-reserve = Камень из запаса попадает { $place-kind ->
        [store] в { $place }
       *[pit] в лунку { $place }
    }: теперь там { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }.
caption-skipped-origin = Стартовая лунка этого посева, { $place }, пропускается.
caption-skipped-side = Стартовая лунка этого посева, { $place }, и остальные лунки { $player-side ->
        [alone] игрока
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    } пропускаются.
caption-skipped = { $place-kind ->
        [store] Пропускается { $place }.
       *[pit] Лунка { $place } пропускается.
    }

## Capturing. $taker: the side that gets the seeds. $seeds (number): how many. $store (number): what its store then holds.

caption-captured = { $taker } захватывает { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    } из лунки { $pit }, и в амбаре становится { $store ->
        [one] { $store } камень
        [few] { $store } камня
       *[many] { $store } камней
    }.
caption-captured-count = { $seeds ->
        [1] В лунке { $pit } теперь один камень: { $taker } захватывает его, и в амбаре становится
        [one] В лунке { $pit } теперь { $seeds } камень: { $taker } захватывает их, и в амбаре становится
        [few] В лунке { $pit } теперь { $seeds } камня: { $taker } захватывает их, и в амбаре становится
       *[many] В лунке { $pit } теперь { $seeds } камней: { $taker } захватывает их, и в амбаре становится
    } { $store ->
        [one] { $store } камень
        [few] { $store } камня
       *[many] { $store } камней
    }.
caption-captured-grand-slam = Это полный захват: { $taker } захватывает { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    } из лунки { $pit }, и в амбаре становится { $store ->
        [one] { $store } камень
        [few] { $store } камня
       *[many] { $store } камней
    }.
caption-captured-passing = { $own ->
        [yes] { $seeds ->
                [1] В лунке { $pit } становится один камень: { $taker } сразу захватывает его, и в амбаре становится
                [one] В лунке { $pit } становится { $seeds } камень: { $taker } сразу захватывает их, и в амбаре становится
                [few] В лунке { $pit } становится { $seeds } камня: { $taker } сразу захватывает их, и в амбаре становится
               *[many] В лунке { $pit } становится { $seeds } камней: { $taker } сразу захватывает их, и в амбаре становится
            } { $store ->
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
        [won] { $seeds ->
                [1] В лунке { $pit } становится один камень, а в этом раунде это лунка { $taker-side ->
                        [alone] игрока
                        [south] Юга
                        [north] Севера
                        [east] Востока
                       *[west] Запада
                    }: { $taker } сразу захватывает его, и в амбаре становится
                [one] В лунке { $pit } становится { $seeds } камень, а в этом раунде это лунка { $taker-side ->
                        [alone] игрока
                        [south] Юга
                        [north] Севера
                        [east] Востока
                       *[west] Запада
                    }: { $taker } сразу захватывает их, и в амбаре становится
                [few] В лунке { $pit } становится { $seeds } камня, а в этом раунде это лунка { $taker-side ->
                        [alone] игрока
                        [south] Юга
                        [north] Севера
                        [east] Востока
                       *[west] Запада
                    }: { $taker } сразу захватывает их, и в амбаре становится
               *[many] В лунке { $pit } становится { $seeds } камней, а в этом раунде это лунка { $taker-side ->
                        [alone] игрока
                        [south] Юга
                        [north] Севера
                        [east] Востока
                       *[west] Запада
                    }: { $taker } сразу захватывает их, и в амбаре становится
            } { $store ->
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
       *[no] { $seeds ->
                [1] В лунке { $pit } становится один камень, а лежит она на стороне { $taker-side ->
                        [alone] игрока
                        [south] Юга
                        [north] Севера
                        [east] Востока
                       *[west] Запада
                    }: { $taker } сразу захватывает его, и в амбаре становится
                [one] В лунке { $pit } становится { $seeds } камень, а лежит она на стороне { $taker-side ->
                        [alone] игрока
                        [south] Юга
                        [north] Севера
                        [east] Востока
                       *[west] Запада
                    }: { $taker } сразу захватывает их, и в амбаре становится
                [few] В лунке { $pit } становится { $seeds } камня, а лежит она на стороне { $taker-side ->
                        [alone] игрока
                        [south] Юга
                        [north] Севера
                        [east] Востока
                       *[west] Запада
                    }: { $taker } сразу захватывает их, и в амбаре становится
               *[many] В лунке { $pit } становится { $seeds } камней, а лежит она на стороне { $taker-side ->
                        [alone] игрока
                        [south] Юга
                        [north] Севера
                        [east] Востока
                       *[west] Запада
                    }: { $taker } сразу захватывает их, и в амбаре становится
            } { $store ->
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
    }
caption-captured-facing = { $part ->
        [own] { $seeds ->
                [1] { $taker } захватывает последний камень посева из лунки { $pit }, и в амбаре становится { $store ->
                        [one] { $store } камень
                        [few] { $store } камня
                       *[many] { $store } камней
                    }.
               *[other] { $taker } захватывает { $seeds ->
                        [one] { $seeds } камень
                        [few] { $seeds } камня
                       *[many] { $seeds } камней
                    } из лунки { $pit }, куда попал последний, и в амбаре становится { $store ->
                        [one] { $store } камень
                        [few] { $store } камня
                       *[many] { $store } камней
                    }.
            }
        [behind] { $taker } захватывает также { $seeds ->
                [1] один камень
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            } из лунки { $pit } позади лунки напротив, и в амбаре становится { $store ->
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
       *[facing] { $landing ->
                [occupied] Лунка { $facing } была не пуста, поэтому { $taker } захватывает { $seeds ->
                        [1] один камень
                        [one] { $seeds } камень
                        [few] { $seeds } камня
                       *[many] { $seeds } камней
                    } из лунки { $pit } напротив неё, и в амбаре становится { $store ->
                        [one] { $store } камень
                        [few] { $store } камня
                       *[many] { $store } камней
                    }.
               *[empty] Лунка { $facing } была пуста, поэтому { $taker } захватывает { $seeds ->
                        [1] один камень
                        [one] { $seeds } камень
                        [few] { $seeds } камня
                       *[many] { $seeds } камней
                    } из лунки { $pit } напротив неё, и в амбаре становится { $store ->
                        [one] { $store } камень
                        [few] { $store } камня
                       *[many] { $store } камней
                    }.
            }
    }
caption-captured-lone-last = { $sown ->
        [1] Посеян один камень, и он попадает в лунку { $pit }: { $taker } захватывает только его, и в амбаре становится { $store ->
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
       *[other] { $sown ->
                [one] Посеян { $sown } камень, последний попадает в лунку { $pit }: { $taker } захватывает только его, и в амбаре становится
                [few] Посеяно { $sown } камня, последний попадает в лунку { $pit }: { $taker } захватывает только его, и в амбаре становится
               *[many] Посеяно { $sown } камней, последний попадает в лунку { $pit }: { $taker } захватывает только его, и в амбаре становится
            } { $store ->
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
    } { $left ->
        [0] { "" }
       *[other] { $left ->
                [1] В лунке остаётся один камень.
                [one] В лунке остаётся { $left } камень.
                [few] В лунке остаются { $left } камня.
               *[many] В лунке остаётся { $left } камней.
            }
    }
caption-captured-choice = { $taker } захватывает { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    } из лунки { $pit }{ $known ->
        [yes] { "" } напротив пустой лунки { $facing }, и в амбаре становится { $store ->
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
       *[no] , и в амбаре становится { $store ->
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
    } { $which ->
        [smallest] Ни в одной другой лунке, откуда был возможен захват, не было меньше камней.
       *[any] { "" }
    }
caption-captured-ahead = Следующая лунка — { $pit }: { $taker } захватывает из неё { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }, и в амбаре становится { $store ->
        [one] { $store } камень
        [few] { $store } камня
       *[many] { $store } камней
    }.
caption-captured-beyond = { $part ->
        [beyond] Лунка { $gap } пуста, поэтому { $taker } захватывает { $seeds ->
                [1] один камень
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            } из лунки { $pit } за ней, и в амбаре становится { $store ->
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
        [facing] { $taker } захватывает также { $seeds ->
                [1] один камень
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            } из лунки { $pit } напротив лунки { $beyond }, и в амбаре становится { $store ->
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
       *[further] { $taker } захватывает также { $seeds ->
                [1] один камень
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            } из лунки { $pit }, и в амбаре становится { $store ->
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
    }
caption-captured-column = { $known ->
        [yes] Лунка { $landed } была пуста, поэтому { $taker } захватывает { $seeds ->
                [1] один камень
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            } из лунки { $pit } в том же столбце, и в амбаре становится { $store ->
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
       *[no] { $taker } захватывает { $seeds ->
                [1] один камень
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            } из лунки { $pit }, и в амбаре становится { $store ->
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
            }: { $taker } захватывает из неё последний камень, и в амбаре становится { $store ->
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
            }: { $taker } захватывает из неё { $seeds ->
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            }, и в амбаре становится { $store ->
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
    } { $left ->
        [0] Теперь лунка пуста.
       *[other] { $left ->
                [1] В лунке остаётся один камень.
                [one] В лунке остаётся { $left } камень.
                [few] В лунке остаются { $left } камня.
               *[many] В лунке остаётся { $left } камней.
            }
    }
caption-captured-more = { $taker } захватывает также { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    } из лунки { $pit }, и в амбаре становится { $store ->
        [one] { $store } камень
        [few] { $store } камня
       *[many] { $store } камней
    }.
caption-captured-trap = { $seeds ->
        [1] Из лунки { $pit } переходит один камень в амбар
        [one] Из лунки { $pit } переходит { $seeds } камень в амбар
        [few] Из лунки { $pit } переходят { $seeds } камня в амбар
       *[many] Из лунки { $pit } переходит { $seeds } камней в амбар
    } { $taker-side ->
        [alone] игрока
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    }: теперь там { $store ->
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
    }: камень попадает прямо в амбар { $taker-side ->
        [alone] игрока
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    }, и там становится { $store ->
        [one] { $store } камень
        [few] { $store } камня
       *[many] { $store } камней
    }.

caption-captured-again = { $seeds ->
        [1] { $player } захватывает один камень из лунки { $pit }, чтобы снова посеять его.
        [one] { $player } захватывает { $seeds } камень из лунки { $pit }, чтобы снова посеять их.
        [few] { $player } захватывает { $seeds } камня из лунки { $pit }, чтобы снова посеять их.
       *[many] { $player } захватывает { $seeds } камней из лунки { $pit }, чтобы снова посеять их.
    }
caption-captured-again-facing = { $part ->
        [own] { $seeds ->
                [1] { $player } захватывает последний камень посева из лунки { $pit }, чтобы снова посеять его.
               *[other] { $player } захватывает { $seeds ->
                        [one] { $seeds } камень
                        [few] { $seeds } камня
                       *[many] { $seeds } камней
                    } из лунки { $pit }, куда попал последний, чтобы снова посеять их.
            }
        [behind] { $seeds ->
                [1] { $player } захватывает также один камень из лунки { $pit } позади лунки напротив, чтобы снова посеять его.
                [one] { $player } захватывает также { $seeds } камень из лунки { $pit } позади лунки напротив, чтобы снова посеять их.
                [few] { $player } захватывает также { $seeds } камня из лунки { $pit } позади лунки напротив, чтобы снова посеять их.
               *[many] { $player } захватывает также { $seeds } камней из лунки { $pit } позади лунки напротив, чтобы снова посеять их.
            }
       *[facing] { $landing ->
                [occupied] { $seeds ->
                        [1] Лунка { $facing } была не пуста, поэтому { $player } захватывает один камень из лунки { $pit } напротив неё, чтобы снова посеять его.
                        [one] Лунка { $facing } была не пуста, поэтому { $player } захватывает { $seeds } камень из лунки { $pit } напротив неё, чтобы снова посеять их.
                        [few] Лунка { $facing } была не пуста, поэтому { $player } захватывает { $seeds } камня из лунки { $pit } напротив неё, чтобы снова посеять их.
                       *[many] Лунка { $facing } была не пуста, поэтому { $player } захватывает { $seeds } камней из лунки { $pit } напротив неё, чтобы снова посеять их.
                    }
               *[empty] { $seeds ->
                        [1] Лунка { $facing } была пуста, поэтому { $player } захватывает один камень из лунки { $pit } напротив неё, чтобы снова посеять его.
                        [one] Лунка { $facing } была пуста, поэтому { $player } захватывает { $seeds } камень из лунки { $pit } напротив неё, чтобы снова посеять их.
                        [few] Лунка { $facing } была пуста, поэтому { $player } захватывает { $seeds } камня из лунки { $pit } напротив неё, чтобы снова посеять их.
                       *[many] Лунка { $facing } была пуста, поэтому { $player } захватывает { $seeds } камней из лунки { $pit } напротив неё, чтобы снова посеять их.
                    }
            }
    }

caption-captured-given = { $seeds ->
        [1] В лунке { $pit } теперь один камень: { $player } захватывает его, чтобы положить в лунку противника.
        [one] В лунке { $pit } теперь { $seeds } камень: { $player } захватывает их, чтобы положить в лунку противника.
        [few] В лунке { $pit } теперь { $seeds } камня: { $player } захватывает их, чтобы положить в лунку противника.
       *[many] В лунке { $pit } теперь { $seeds } камней: { $player } захватывает их, чтобы положить в лунку противника.
    }
caption-captured-to-trap = { $player } захватывает в лунке { $pit } { $seeds ->
        [1] один камень, чтобы положить его в свою лунку ({ $trap }).
        [one] { $seeds } камень, чтобы положить их в свою лунку ({ $trap }).
        [few] { $seeds } камня, чтобы положить их в свою лунку ({ $trap }).
       *[many] { $seeds } камней, чтобы положить их в свою лунку ({ $trap }).
    }
caption-captured-again-more = { $seeds ->
        [1] { $player } захватывает также один камень из лунки { $pit }, чтобы снова посеять его.
        [one] { $player } захватывает также { $seeds } камень из лунки { $pit }, чтобы снова посеять их.
        [few] { $player } захватывает также { $seeds } камня из лунки { $pit }, чтобы снова посеять их.
       *[many] { $player } захватывает также { $seeds } камней из лунки { $pit }, чтобы снова посеять их.
    }
caption-entered = { $why ->
        [chosen] { $player } выбирает { $end ->
                [left] левый конец
               *[right] правый конец
            } ряда: посев захваченных камней начинается в лунке { $pit }{ $head-named ->
                [yes] { "" } ({ $head })
               *[no] { "" }
            } и идёт { $way }.
       *[near] Захваченные камни снова сеют, начиная с лунки { $pit }{ $head-named ->
                [yes] { "" } ({ $head })
               *[no] { "" }
            }; { $why ->
                [near] посев идёт { $way }, потому что лунка { $from } лежит у { $end ->
                        [left] левого
                       *[right] правого
                    } конца ряда.
                [turned] посев идёт { $way }, то есть в обратном направлении, потому что лунка { $from } лежит у { $end ->
                        [left] левого
                       *[right] правого
                    } конца ряда.
                [kept] посев по-прежнему идёт { $way }, потому что лунка { $from } лежит в середине ряда.
               *[unsaid] посев идёт { $way }.
            }
    }
caption-given = { $player } кладёт один камень из лунки { $place } в лунку { $to }: теперь там { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }.
caption-shifted = { $seeds ->
        [1] { $player } переносит камень из лунки { $place } в лунку { $to }: теперь там { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }.
       *[other] { $player } переносит все камни ({ $seeds }) вместе из лунки { $place } в лунку { $to }: теперь там { $count ->
                [one] { $count } камень
                [few] { $count } камня
               *[many] { $count } камней
            }.
    }
caption-crossed = { $player } переносит последний камень из лунки { $pit } в лунку { $to } напротив, чтобы захватить всё, что там лежит, вместе с ним.
caption-moved = { $seeds ->
        [one] { $player } переносит { $seeds } уцелевший камень из лунки { $pit } в лунку { $to }, в безопасное место.
        [few] { $player } переносит { $seeds } уцелевших камня из лунки { $pit } в лунку { $to }, в безопасное место.
       *[many] { $player } переносит { $seeds } уцелевших камней из лунки { $pit } в лунку { $to }, в безопасное место.
    }

## What was not taken. $seeds (number): seeds in the pit that was spared.

caption-withheld = { $seeds ->
        [1] Камень в лунке { $pit } остаётся на месте.
       *[other] { $seeds ->
                [one] { $seeds } камень в лунке { $pit } остаётся на месте.
                [few] { $seeds } камня в лунке { $pit } остаются на месте.
               *[many] { $seeds } камней в лунке { $pit } остаются на месте.
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
    } а нужно не меньше { $least }: захватить их нельзя, и ход заканчивается.
caption-withheld-grand-slam = { $effect ->
        [spare-last] Так были бы захвачены все камни противника, а это полный захват: лунка { $pit }, куда попал последний камень, остаётся нетронутой.
        [spare-first] Так были бы захвачены все камни противника, а это полный захват: лунка { $pit }, самая дальняя от последнего камня, остаётся нетронутой.
       *[nothing] Камни в лунке { $pit } остаются на месте: так были бы захвачены все камни противника, а при полном захвате по этому правилу не захватывают ничего.
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
                [one] { $traps } лунка
                [few] { $traps } лунки
               *[many] { $traps } лунок
            }, а больше завоевать нельзя.
    }
caption-withheld-not-last-pit = Лунка { $pit } не завоёвана: это последняя лунка в ряду противника.
caption-withheld-not-twin = { $by ->
        [column] Лунка { $pit } не завоёвана: напротив неё — { $trap } противника.
       *[number] Лунка { $pit } не завоёвана: под тем же номером у противника уже есть { $trap }.
    }
caption-withheld-claim = Лунка { $pit } не завоёвана: это не { $trap }.
caption-withheld-declared = { $player } не объявляет лунку { $pit } своей.
caption-withheld-passing = { $seeds ->
        [1] Камень в лунке { $pit } остаётся на месте, и посев продолжается.
       *[other] { $seeds ->
                [one] { $seeds } камень в лунке { $pit } остаётся на месте, и посев продолжается.
                [few] { $seeds } камня в лунке { $pit } остаются на месте, и посев продолжается.
               *[many] { $seeds } камней в лунке { $pit } остаются на месте, и посев продолжается.
            }
    }
caption-withheld-optional = { $seeds ->
        [1] { $player } оставляет один камень в лунке { $pit } и не захватывает его.
        [one] { $player } оставляет { $seeds } камень в лунке { $pit } и не захватывает их.
        [few] { $player } оставляет { $seeds } камня в лунке { $pit } и не захватывает их.
       *[many] { $player } оставляет { $seeds } камней в лунке { $pit } и не захватывает их.
    }
caption-withheld-begun = { $kinds ->
        [no] { $seeds ->
                [1] Захватывает только первый посев хода: один камень в лунке { $pit } остаётся на месте.
                [one] Захватывает только первый посев хода: { $seeds } камень в лунке { $pit } остаётся на месте.
                [few] Захватывает только первый посев хода: { $seeds } камня в лунке { $pit } остаются на месте.
               *[many] Захватывает только первый посев хода: { $seeds } камней в лунке { $pit } остаются на месте.
            }
       *[yes] { $seeds ->
                [1] Это { $plain-turn }, и захватов до конца хода нет: один камень в лунке { $pit } остаётся на месте.
                [one] Это { $plain-turn }, и захватов до конца хода нет: { $seeds } камень в лунке { $pit } остаётся на месте.
                [few] Это { $plain-turn }, и захватов до конца хода нет: { $seeds } камня в лунке { $pit } остаются на месте.
               *[many] Это { $plain-turn }, и захватов до конца хода нет: { $seeds } камней в лунке { $pit } остаются на месте.
            }
    }
caption-withheld-safe-house = { $seeds ->
        [1] В лунке { $pit } ({ $house }) сейчас один камень: захватить его нельзя.
        [one] В лунке { $pit } ({ $house }) сейчас { $seeds } камень: захватить их нельзя.
        [few] В лунке { $pit } ({ $house }) сейчас { $seeds } камня: захватить их нельзя.
       *[many] В лунке { $pit } ({ $house }) сейчас { $seeds } камней: захватить их нельзя.
    }
caption-withheld-here = { $seeds ->
        [1] Последний камень в лунке { $pit } сам по себе ничего не захватывает: он остаётся на месте.
       *[other] { $seeds ->
                [one] Последний камень в лунке { $pit } сам по себе ничего не захватывает: { $seeds } камень остаётся на месте.
                [few] Последний камень в лунке { $pit } сам по себе ничего не захватывает: { $seeds } камня остаются на месте.
               *[many] Последний камень в лунке { $pit } сам по себе ничего не захватывает: { $seeds } камней остаются на месте.
            }
    }
caption-withheld-nobody = { $seeds ->
        [1] Последний камень попал в лунку { $pit }, и там теперь один камень: никто его не захватывает.
        [one] Последний камень попал в лунку { $pit }, и там теперь { $seeds } камень: никто их не захватывает.
        [few] Последний камень попал в лунку { $pit }, и там теперь { $seeds } камня: никто их не захватывает.
       *[many] Последний камень попал в лунку { $pit }, и там теперь { $seeds } камней: никто их не захватывает.
    }

## How the sowing goes on, or ends.

caption-relayed = Посев продолжается из лунки { $pit }: там { $count ->
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
            }, но в этот ход завоёвывать лунки ещё нельзя: { $player } сеет дальше из неё.
        [house] Посев заканчивается в лунке { $pit }, а это { $house } { $player-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            }: { $player } сеет дальше из неё.
        [one-empty] Лунка { $pit } была не пуста, но из двух лунок напротив только одна не пуста: захвата нет, и { $player } сеет дальше из лунки { $pit }.
        [facing-empty] Лунка { $pit } была не пуста, но лунка { $facing } напротив неё пуста: захвата нет, и { $player } сеет дальше из лунки { $pit }.
        [plain] Лунка { $pit } была не пуста, но это { $plain-turn }: захвата нет, и { $player } сеет дальше из неё.
       *[none] Лунка { $pit } была не пуста: { $player } сеет дальше из неё.
    }
caption-relayed-column = Посев продолжает сам последний камень из лунки { $pit }.
caption-relayed-next-pit = Посев продолжается из следующей лунки, { $pit }: там { $count ->
        [1] один камень
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }.
caption-relayed-next-seeds = Посев продолжается из следующей непустой лунки, { $pit }: там { $count ->
        [1] один камень
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }.
caption-stopped = { $captures ->
        [early] В этот ход захватов ещё нет, и посев заканчивается в лунке { $place }.
        [yes] Захвата нет, и посев заканчивается в лунке { $place }.
       *[no] { $place-kind ->
                [store] Последний камень попал в { $place }, и посев заканчивается.
               *[pit] Посев заканчивается в лунке { $place }.
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
                }: захвата нет, и посев в ней заканчивается.
        [occupied] Лунка { $place } была не пуста, но лежит на { $own ->
                [yes] собственной
               *[no] { "" }
            } стороне { $owner-side ->
                    [alone] игрока
                    [south] Юга
                    [north] Севера
                    [east] Востока
                   *[west] Запада
                }: захвата нет, и посев в ней заканчивается.
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
                }: захвата нет, и посев в ней заканчивается.
    }
caption-stopped-nothing-faces = { $trapped ->
        [yes] Лунка { $facing } напротив лунки { $place } — это { $trap }: захвата нет, и посев заканчивается в лунке { $place }.
       *[no] { $landing ->
                [occupied] Лунка { $place } была не пуста, но лунка { $facing } напротив неё пуста: захвата нет, и посев заканчивается в лунке { $place }.
               *[empty] Лунка { $place } была пуста, и лунка { $facing } напротив неё тоже пуста: захвата нет, и посев заканчивается в лунке { $place }.
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
    }, где захвата нет: посев в ней заканчивается.
caption-stopped-count = В лунке { $place } теперь { $count ->
        [1] один камень
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }, а не { $counts }: захвата нет, и посев в ней заканчивается.
caption-stopped-was = { $landing ->
        [empty] Лунка { $place } была не пуста: захвата нет, и посев в ней заканчивается.
       *[occupied] Лунка { $place } была пуста: захвата нет, и посев в ней заканчивается.
    }
caption-stopped-unplayed = В лунке { $place } теперь { $count ->
        [one] { $count } камень
        [few] { $count } камня
       *[many] { $count } камней
    }, но из неё ещё не ходили: захвата нет, и посев в ней заканчивается.
caption-stopped-relay = { $place-kind ->
        [store] Последний камень попал в { $place }: посев заканчивается.
       *[pit] Лунка { $place } была пуста: посев в ней заканчивается.
    }
caption-stopped-column = Лунка { $place } была пуста, и в её столбце нечего захватывать: посев в ней заканчивается.
caption-stopped-race = { $first ->
        [yes] Лунка { $place } была пуста: { $player } раньше доходит до пустой лунки.
       *[no] Лунка { $place } была пуста: { $player } тоже доходит до пустой лунки.
    }
caption-stopped-end = Следующая лунка, { $next }, лежит на конце доски, и камни из неё не берут: посев заканчивается в лунке { $place }.
caption-stopped-next-pit = Следующая лунка пуста: посев заканчивается в лунке { $place }.
caption-stopped-ahead = { $why ->
        [empty] Следующая лунка, { $next }, пуста: захвата нет, и посев заканчивается в лунке { $place }.
        [origin] Следующая лунка, { $next }, — стартовая лунка этого посева: захвата нет, и посев заканчивается в лунке { $place }.
        [trap] Следующая лунка, { $next }, — { $trap } противника: захвата нет, и посев заканчивается в лунке { $place }.
        [lone] Посев одного камня ничего не захватывает: он заканчивается в лунке { $place }.
       *[unsaid] Захвата нет, и посев заканчивается в лунке { $place }.
    }
caption-stopped-beyond = { $why ->
        [empty] Следующие лунки, { $gap } и { $beyond }, обе пусты: захвата нет, и посев заканчивается в лунке { $place }.
        [after] Нет камней, которыми можно продолжить посев: он заканчивается в лунке { $place }.
       *[unsaid] Захватывать нечего: посев заканчивается в лунке { $place }.
    }
caption-stopped-chosen = Посев заканчивается в лунке { $place }, и её камни остаются на месте.
caption-stopped-house = Посев заканчивается в лунке { $place }: это { $house } { $player-side ->
        [alone] игрока
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    }.
caption-stopped-blocked = { $blockade-named ->
        [yes] Лунка { $place } заблокирована ({ $blockade }): посев в ней заканчивается, и её камни остаются на месте.
       *[no] Лунка { $place } заблокирована: посев в ней заканчивается, и её камни остаются на месте.
    }
caption-stopped-part = { $head-named ->
        [yes] Посев заканчивается в лунке { $place } ({ $head }), и её камни остаются на месте.
       *[no] Посев заканчивается в лунке { $place }, и её камни остаются на месте.
    }
caption-stopped-home = { $known ->
        [yes] Посев вернулся в свою стартовую лунку, { $origin }: он ничего не захватывает, и ход заканчивается.
       *[no] Посев вернулся в свою стартовую лунку: он ничего не захватывает, и ход заканчивается.
    }
caption-stopped-claimed = На этом посев заканчивается.
caption-stopped-trap = Последний камень попал в лунку { $place }, а это { $trap } { $owner-side ->
        [alone] игрока
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    }: ход заканчивается.
caption-stopped-facing = Лунка { $facing } напротив лунки { $place } пуста: захвата нет.
caption-stopped-swallow = Там, куда попал последний камень, — { $trap }: камень уходит с доски, и посев на этом заканчивается.

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
caption-marked-trap-lifted = { $owner } берёт камни из лунки { $pit } ({ $trap }): теперь это снова обычная лунка.
caption-marked-trap-faded = Лунка { $pit } пуста и поэтому больше не { $trap } { $owner-side ->
        [alone] игрока
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    }: теперь это снова обычная лунка.
caption-marked-house-lost = { $own ->
        [yes] { $owner } опустошает лунку { $pit }, и это больше не { $house }: с этого момента это обычная лунка.
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
        [head] Посев заканчивается в лунке { $pit } ({ $head }): { $player } может остановиться в ней или взять из неё камни и сеять дальше.
        [house] Посев заканчивается в лунке { $pit }, а это { $house } { $player-side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            }: { $player } может остановиться в ней или взять из неё камни и сеять дальше, но тогда это больше не { $house }.
       *[pit] Посев заканчивается в лунке { $pit }: { $player } может остановиться в ней или взять из неё камни и сеять дальше.
    }
caption-asked-retreat = { $opponent } отказывается от захвата: { $player } может сразу перенести камни из лунки { $spared } назад, в лунку { $behind }, в безопасное место, или оставить их.
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
        [yes] { $player } отвечает: да.
       *[no] { $player } отвечает: нет.
    }
caption-answered-take = { $go ->
        [yes] { $player } захватывает камни.
       *[no] { $player } не захватывает камни.
    }
caption-answered-passing = { $go ->
        [yes] { $player } захватывает их.
       *[no] { $player } оставляет их в лунке.
    }
caption-answered-halt = { $go ->
        [yes] { $player } сеет дальше из лунки { $pit }.
       *[no] { $player } останавливается в лунке { $pit }.
    }
caption-answered-retreat = { $go ->
        [yes] { $player } отводит камни назад.
       *[no] { $player } оставляет уцелевшие камни на месте.
    }
caption-answered-way = { $player } выбирает направление посева: { $way }.
caption-answered-pick = { $player } выбирает лунку { $picked }.
caption-answered-claim = { $go ->
        [yes] { $player } объявляет лунку { $pit } своей.
       *[no] { $player } не объявляет лунку { $pit } своей.
    }

## Turns.

caption-hand = { $side-name } сеет.

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
caption-bonus-at-home = Ни один камень этого хода не попал на другую сторону: захвата нет, и { $side-name } ходит ещё раз.
caption-bound = { $next ->
        [yes] В следующий ход посев должен идти { $way }.
       *[no] В этот ход посев идёт { $way }.
    }
caption-bonus-from-trap = Последний камень попал туда, где { $trap }, и поэтому { $side-name } ходит ещё раз.
caption-bonus-captured = Захват есть, и поэтому { $side-name } ходит ещё раз.
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
caption-bonus-lost = { $side-name } не может сделать дополнительный ход и теряет его.
caption-not-swapped = { $side-name } оставляет доску как есть.
caption-passed = { $bare ->
        [yes] Все лунки { $side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            } пусты: { $side-name } пропускает ход.
       *[no] { $side-name } не может выбрать ни одной лунки и пропускает ход.
    }
caption-paid = { $side-name } платит из амбара { $seeds ->
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
            } пуст, и платить нечем: { $side-name } проигрывает
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
            }: { $side-name } проигрывает
    } { $frozen ->
        [yes] и больше не ходит.
       *[no] и победить уже не может.
    }
caption-brought = { $side-name } больше не может сделать это в этом раунде.
caption-idle = { $turns ->
        [1] Платы нет: амбар пуст.
       *[other] Платы нет: амбар пуст. Так было { $turns ->
                [one] { $turns } ход
                [few] { $turns } хода
               *[many] { $turns } ходов
            } подряд.
    }
caption-swapped = Игроки меняются местами. Доска остаётся как есть.
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
                [hand-spent] Запас игрока, чей теперь ход, исчерпан, и начинается { $name }.
               *[other] Начинается фаза { $stage }.
            }
    }
caption-turn-frozen = Кто проиграл, тот больше не ходит: теперь ходит { $side-name }.
caption-turn-raced = { $side-name } раньше доходит до пустой лунки и делает первый ход.
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

summary-sowed = { $player } сеет { $seeds ->
        [1] один камень
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    } из { $place-kind ->
        [pit] лунки { $place }
       *[store] амбара
    }{ $how ->
        [none] .
        [again] , захватывает { $captured ->
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
            } и сеет { $captured ->
                [1] его снова.
               *[other] их снова.
            }
       *[taken] { " " }и захватывает { $captured ->
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
summary-sowed-laps = { $player } делает { $laps ->
        [one] { $laps } посев
        [few] { $laps } посева
       *[many] { $laps } посевов
    } начиная с { $place-kind ->
        [pit] лунки { $place }
       *[store] амбара
    }{ $how ->
        [none] .
        [again] , захватывает { $captured ->
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
            } и сеет { $captured ->
                [1] его снова.
               *[other] их снова.
            }
       *[taken] { " " }и захватывает { $captured ->
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
summary-placed = { $player } вбрасывает камень в лунку { $pit }{ $how ->
        [none] { $laps ->
                [0] .
                [1] { " " }и сеет дальше из неё.
               *[other] { " " }и сеет дальше из неё, всего { $laps ->
                        [one] { $laps } посев
                        [few] { $laps } посева
                       *[many] { $laps } посевов
                    }.
            }
        [again] , захватывает { $captured ->
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
            } и сеет { $captured ->
                [1] его снова.
               *[other] их снова.
            }
       *[taken] { " " }и захватывает { $captured ->
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
        [1] { $player } вбрасывает последний камень из запаса.
       *[other] { $player } вбрасывает { $seeds ->
                [one] { $seeds } камень
                [few] { $seeds } камня
               *[many] { $seeds } камней
            } из запаса.
    }
summary-raced = { $player } и { $opponent } сеют одновременно.
summary-gain = { $player } захватывает { $captured ->
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
        [void] ясно, что этот ход не закончится никогда: { $match ->
                [yes] раунд не засчитывается.
               *[no] партия не засчитывается.
            }
        [draw] ясно, что этот ход не закончится никогда: партия заканчивается вничью.
        [mover-loses] ясно, что этот ход не закончится никогда: { $player } проигрывает.
        [turn-ends] ясно, что этот ход не закончится никогда: он на этом прекращается.
        [by-winner] ясно, что этот ход не закончится никогда: партия на этом прекращается.
       *[illegal] ясно, что этот ход не закончится никогда.
    }
caption-closed = На этом игра прекращается.
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
            }, больше половины всех камней: игра прекращается.
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
            }, а достаточно { $needed }: игра прекращается.
    }
caption-closed-stores-level = В каждом амбаре { $seeds ->
        [one] { $seeds } камень
        [few] { $seeds } камня
       *[many] { $seeds } камней
    }, половина всех камней: игра прекращается.
caption-closed-row-empty = У { $side ->
        [alone] игрока
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    } в лунках не осталось камней: игра прекращается.
caption-closed-board-empty = В лунках не осталось камней: игра прекращается.
caption-closed-inner-empty = { $captured ->
        [0] У { $side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            } во внутреннем ряду не осталось камней: игра прекращается.
        [1] У { $side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            } во внутреннем ряду не осталось камней: игра прекращается, и захваченный камень остаётся вне доски.
       *[other] У { $side ->
                [alone] игрока
                [south] Юга
                [north] Севера
                [east] Востока
               *[west] Запада
            } во внутреннем ряду не осталось камней: игра прекращается, и захваченные камни ({ $captured }) остаются вне доски.
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
            } ещё ни одного: игра прекращается.
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
            } ещё ни одного: игра прекращается.
    }
caption-closed-both-ends = { $player } за один ход захватывает камни на обоих концах доски: игра прекращается.
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
            }, и { $opponent } уже не может набрать столько же: игра прекращается.
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
            }, и { $opponent } уже не может набрать столько же: игра прекращается.
    }
caption-closed-none-free = Вне амбаров и завоёванных лунок не осталось камней: игра прекращается.
caption-closed-row-emptied = Все лунки { $side ->
        [alone] игрока
        [south] Юга
        [north] Севера
        [east] Востока
       *[west] Запада
    } пусты: игра прекращается.
caption-closed-last-left = Все остальные проиграли: игра прекращается.
caption-closed-all-passed = За целый круг никто из тех, кто ещё в игре, не смог ни сходить, ни заплатить: игра прекращается.
caption-closed-last-in-empty = Последний камень попал в пустую лунку: игра прекращается.
caption-closed-all-stored = Все камни ({ $seeds }) в амбаре: игра прекращается.
caption-closed-no-moves = { $side-name } не может сделать ход: игра прекращается.
caption-closed-no-moves-both = Ни один игрок не может сделать ход: игра прекращается.
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
    } не может дать их: игра прекращается.
caption-closed-few-left = { $seeds ->
        [0] Камней не осталось: игра прекращается.
        [1] Остался только один камень: игра прекращается{ $taker ->
                [starter] , и его забирает игрок, который сделал первый ход.
                [capturer] , и его забирает игрок, который сделал последний захват.
                [mover] , и его забирает сторона, которая сделала этот ход: { $player }.
                [lot] , и его забирает игрок, выбранный по жребию.
                [owner] , и его забирает игрок, на чьей стороне он лежит.
               *[none] .
            }
       *[other] { $seeds ->
                [one] Остался только { $seeds } камень: игра прекращается
                [few] Осталось только { $seeds } камня: игра прекращается
               *[many] Осталось только { $seeds } камней: игра прекращается
            }{ $taker ->
                [starter] , и их забирает игрок, который сделал первый ход.
                [capturer] , и их забирает игрок, который сделал последний захват.
                [mover] , и их забирает сторона, которая сделала этот ход: { $player }.
                [lot] , и их забирает игрок, выбранный по жребию.
                [owner] , и каждый игрок забирает те, которые лежат на его стороне.
               *[none] .
            }
    }
caption-closed-ends-empty = { $of ->
        [specials] В лунках на концах доски не осталось особых камней ({ $special }): партия окончена.
       *[all] Обе лунки на концах доски пусты: партия окончена.
    }
caption-closed-repetition = { $times ->
        [2] Эта позиция возникла во второй раз: игра прекращается.
        [3] Эта позиция возникла в третий раз: игра прекращается.
       *[other] Эта позиция возникла в { $times }-й раз: игра прекращается.
    }
caption-closed-grand-slam = { $player } захватывает все камни противника: игра прекращается.
caption-closed-endless = Этот ход не закончится никогда: игра прекращается.
caption-swept = { $seeds ->
        [1] { $taker } забирает камень, который остался в лунке { $pit }, и в амбаре становится { $store ->
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
       *[other] { $seeds ->
                [one] { $taker } забирает { $seeds } камень, который остался в лунке { $pit }, и в амбаре становится
                [few] { $taker } забирает { $seeds } камня, которые остались в лунке { $pit }, и в амбаре становится
               *[many] { $taker } забирает { $seeds } камней, которые остались в лунке { $pit }, и в амбаре становится
            } { $store ->
                [one] { $store } камень
                [few] { $store } камня
               *[many] { $store } камней
            }.
    }
