### What clauses ask, where no sentence says a clause as a whole: it is put together from these. An atom is one clause of a sentence, for
### one field of a condition: `is` says it of the rule. A frame says what a kind of clause does; $if is all that it asks.

### $pit: the pit spoken of: last (that of the last seed), dropped (of any seed), next (the one to be sown), lifted, move-from, move-first, move-last,
### lap-from (from which this lap was lifted), some, some-pit, none, another, every, such, that ("a pit that holds .."); or a pit near one of them: last-facing, it-next ($it: the one spoken of before).
### $named: no, just (by the seed that falls there) or yes. $count: of, even, odd, from, up-to, between, not, both or as-many (then $count-near says of which pit); $count-list, $count-many, $count-only,
### $count-least, $count-most say which numbers.

atom-pit = { $named ->
        [yes] { $pit ->
                [store] он
               *[other] она
            }
        [just] она
       *[no] { $pit ->
                [last] лунка, куда попадает последний камень,
                [dropped] лунка, куда попадает камень,
                [next] следующая лунка
                [lifted] лунка
                [store] ваш амбар
                [move-from] стартовая лунка хода
                [move-first] лунка, куда попадает его первый камень,
                [move-last] лунка, куда попадает его последний камень,
                [lap-from] стартовая лунка посева
                [some-pit] какая-нибудь лунка
                [none] ни одна { $side ->
                    [own] ваша лунка
                    [other] лунка противника
                    [nobody] ничья лунка
                   *[any] лунка
                }
                [another] другая лунка
                [every] лунка
                [such] эта лунка
                [such-pit] она
                [that] которая
                [here] эта лунка
                [column] другая лунка столбца
                [beyond] лунка за пустой
                [last-facing] лунка напротив последнего камня
                [last-behind] лунка позади лунки напротив
                [last-next] лунка за той, куда попадает последний камень,
                [last-before] лунка перед той, куда попадает последний камень,
                [last-twin] лунка с тем же номером на другой стороне
                [it-behind] лунка позади лунки напротив
                [it-next] лунка за ней
                [it-before] лунка перед ней
                [it-twin] лунка с тем же номером на другой стороне
                [some-pit-facing] лунка напротив неё
                [move-from-facing] лунка напротив стартовой лунки хода
                [move-from-next] лунка за стартовой лункой хода
                [move-from-before] лунка перед стартовой лункой хода
                [move-from-behind] лунка позади лунки напротив
                [move-from-twin] лунка с тем же номером на другой стороне
                [lifted-before] лунка перед ней
                [some-before] лунка перед ней
                [every-before] лунка перед ней
                [lifted-next] лунка за ней
                [some-next] лунка за ней
                [every-next] лунка за ней
               *[it-facing] лунка напротив
            }
    }
    .in = { $named ->
            [yes] { $pit ->
                    [store] в нём
                   *[other] в ней
                }
            [just] в ней
           *[no] { $pit ->
                    [last] в лунке, куда попадает последний камень,
                    [dropped] в лунке, куда попадает камень,
                    [next] в следующей лунке
                    [lifted] в лунке
                    [store] в вашем амбаре
                    [move-from] в стартовой лунке хода
                    [move-first] в лунке, куда попадает его первый камень,
                    [move-last] в лунке, куда попадает его последний камень,
                    [lap-from] в стартовой лунке посева
                    [some-pit] в какой-нибудь лунке
                    [none] ни в одной { atom-pit.in-such }
                    [another] в другой лунке
                    [every] в лунке
                    [such] в этой лунке
                    [such-pit] в ней
                    [that] в которой
                    [here] в этой лунке
                    [column] в другой лунке столбца
                    [beyond] в лунке за пустой
                    [last-facing] в лунке напротив последнего камня
                    [last-behind] в лунке позади лунки напротив
                    [last-next] в лунке за той, куда попадает последний камень,
                    [last-before] в лунке перед той, куда попадает последний камень,
                    [last-twin] в лунке с тем же номером на другой стороне
                    [it-behind] в лунке позади лунки напротив
                    [it-next] в лунке за ней
                    [it-before] в лунке перед ней
                    [it-twin] в лунке с тем же номером на другой стороне
                    [some-pit-facing] в лунке напротив неё
                    [move-from-facing] в лунке напротив стартовой лунки хода
                    [move-from-next] в лунке за стартовой лункой хода
                    [move-from-before] в лунке перед стартовой лункой хода
                    [move-from-behind] в лунке позади лунки напротив
                    [move-from-twin] в лунке с тем же номером на другой стороне
                    [lifted-before] в лунке перед ней
                    [some-before] в лунке перед ней
                    [every-before] в лунке перед ней
                    [lifted-next] в лунке за ней
                    [some-next] в лунке за ней
                    [every-next] в лунке за ней
                   *[it-facing] в лунке напротив
                }
        }
    .in-such = { $side ->
            [own] вашей лунке
            [other] лунке противника
            [nobody] ничьей лунке
           *[any] лунке
        }
    .out = { $named ->
            [yes] { $pit ->
                    [store] из него
                   *[other] из неё
                }
            [just] из неё
           *[no] { $pit ->
                    [last] из лунки, куда попадает последний камень,
                    [dropped] из лунки, куда попадает камень,
                    [next] из следующей лунки
                    [lifted] из лунки
                    [store] из вашего амбара
                    [move-from] из стартовой лунки хода
                    [move-first] из лунки, куда попадает его первый камень,
                    [move-last] из лунки, куда попадает его последний камень,
                    [lap-from] из стартовой лунки посева
                    [some-pit] из какой-нибудь лунки
                    [none] ни из одной { atom-pit.out-such }
                    [another] из другой лунки
                    [every] из лунки
                    [such] из этой лунки
                    [such-pit] из неё
                    [that] из которой
                    [here] из этой лунки
                    [column] из другой лунки столбца
                    [beyond] из лунки за пустой
                    [last-facing] из лунки напротив последнего камня
                    [last-behind] из лунки позади лунки напротив
                    [last-next] из лунки за той, куда попадает последний камень,
                    [last-before] из лунки перед той, куда попадает последний камень,
                    [last-twin] из лунки с тем же номером на другой стороне
                    [it-behind] из лунки позади лунки напротив
                    [it-next] из лунки за ней
                    [it-before] из лунки перед ней
                    [it-twin] из лунки с тем же номером на другой стороне
                    [some-pit-facing] из лунки напротив неё
                    [move-from-facing] из лунки напротив стартовой лунки хода
                    [move-from-next] из лунки за стартовой лункой хода
                    [move-from-before] из лунки перед стартовой лункой хода
                    [move-from-behind] из лунки позади лунки напротив
                    [move-from-twin] из лунки с тем же номером на другой стороне
                    [lifted-before] из лунки перед ней
                    [some-before] из лунки перед ней
                    [every-before] из лунки перед ней
                    [lifted-next] из лунки за ней
                    [some-next] из лунки за ней
                    [every-next] из лунки за ней
                   *[it-facing] из лунки напротив
                }
        }
    .out-such = { $side ->
            [own] вашей лунки
            [other] лунки противника
            [nobody] ничьей лунки
           *[any] лунки
        }
    .into = { $named ->
            [yes] { $pit ->
                    [store] в него
                   *[other] в неё
                }
            [just] в неё
           *[no] { $pit ->
                    [last] в лунку, куда попадает последний камень,
                    [dropped] в лунку, куда попадает камень,
                    [next] в следующую лунку
                    [lifted] в лунку
                    [store] в ваш амбар
                    [move-from] в стартовую лунку хода
                    [move-first] в лунку, куда попадает его первый камень,
                    [move-last] в лунку, куда попадает его последний камень,
                    [lap-from] в стартовую лунку посева
                    [some-pit] в какую-нибудь лунку
                    [none] ни в одну { atom-pit.into-such }
                    [another] в другую лунку
                    [every] в лунку
                    [such] в эту лунку
                    [such-pit] в неё
                    [that] в которую
                    [here] в эту лунку
                    [column] в другую лунку столбца
                    [beyond] в лунку за пустой
                    [last-facing] в лунку напротив последнего камня
                    [last-behind] в лунку позади лунки напротив
                    [last-next] в лунку за той, куда попадает последний камень,
                    [last-before] в лунку перед той, куда попадает последний камень,
                    [last-twin] в лунку с тем же номером на другой стороне
                    [it-behind] в лунку позади лунки напротив
                    [it-next] в лунку за ней
                    [it-before] в лунку перед ней
                    [it-twin] в лунку с тем же номером на другой стороне
                    [some-pit-facing] в лунку напротив неё
                    [move-from-facing] в лунку напротив стартовой лунки хода
                    [move-from-next] в лунку за стартовой лункой хода
                    [move-from-before] в лунку перед стартовой лункой хода
                    [move-from-behind] в лунку позади лунки напротив
                    [move-from-twin] в лунку с тем же номером на другой стороне
                    [lifted-before] в лунку перед ней
                    [some-before] в лунку перед ней
                    [every-before] в лунку перед ней
                    [lifted-next] в лунку за ней
                    [some-next] в лунку за ней
                    [every-next] в лунку за ней
                   *[it-facing] в лунку напротив
                }
        }
    .into-such = { $side ->
            [own] вашу лунку
            [other] лунку противника
            [nobody] ничью лунку
           *[any] лунку
        }
    .each = { $side ->
            [own] каждая ваша лунка
            [other] каждая лунка противника
            [nobody] каждая ничья лунка
           *[any] каждая лунка
        }
    .all = { $side ->
            [own] все ваши лунки
            [other] все лунки противника
            [nobody] все ничьи лунки
           *[any] все лунки
        }
    .not = { $pit ->
            [none] не
           *[other] { "" }
        }
atom-seeds = { $count ->
        [of] { $count-many ->
                [1] { $count-only ->
                        [0] нет ни одного камня
                        [1] ровно один камень
                        [one] ровно { $count-only } камень
                        [few] ровно { $count-only } камня
                       *[many] ровно { $count-only } камней
                    }
               *[other] { $count-most ->
                        [one] { $count-list } камень
                        [few] { $count-list } камня
                       *[many] { $count-list } камней
                    }
            }
        [even] чётное число камней (но не ноль)
        [even-from] чётное число камней (не меньше { $count-least })
        [odd] нечётное число камней
        [from] { $count-least ->
                [1] хотя бы один камень
                [one] не меньше { $count-least } камня
               *[other] не меньше { $count-least } камней
            }
        [up-to] { $count-most ->
                [0] нет ни одного камня
                [1] не больше одного камня
                [one] не больше { $count-most } камня
               *[other] не больше { $count-most } камней
            }
        [between] от { $count-least } до { $count-most ->
                [one] { $count-most } камня
               *[other] { $count-most } камней
            }
        [as-many] столько же камней, сколько { $count-near ->
                [behind] в лунке позади той, что напротив
                [next] в следующей лунке
                [before] в предыдущей лунке
                [twin] в лунке с тем же номером на другой стороне
               *[facing] в лунке напротив
            }
       *[other] другое число камней
    }
    .none = { $count ->
            [of] { $count-many ->
                    [1] { $count-only ->
                            [1] нет ровно одного камня
                            [one] нет ровно { $count-only } камня
                           *[other] нет ровно { $count-only } камней
                        }
                   *[other] { $count-most ->
                            [one] нет { $count-list } камня
                           *[other] нет { $count-list } камней
                        }
                }
            [even] нет чётного числа камней (кроме нуля)
            [even-from] нет чётного числа камней (не меньше { $count-least })
            [odd] нет нечётного числа камней
            [from] { $count-least ->
                    [one] нет { $count-least } камня или больше
                   *[other] нет { $count-least } камней или больше
                }
            [between] нет от { $count-least } до { $count-most ->
                    [one] { $count-most } камня
                   *[other] { $count-most } камней
                }
            [as-many] не столько камней, сколько { $count-near ->
                [behind] в лунке позади той, что напротив
                [next] в следующей лунке
                [before] в предыдущей лунке
                [twin] в лунке с тем же номером на другой стороне
               *[facing] в лунке напротив
            }
           *[other] нет другого числа камней
        }
atom-ordinal = { $count ->
        [of] { $count-many ->
                [1] равен { $count-only }
               *[other] равен { $count-list }
            }
        [even] чётный
        [odd] нечётный
        [from] не меньше { $count-least }
        [up-to] не больше { $count-most }
        [between] не меньше { $count-least } и не больше { $count-most }
       *[other] другой
    }
atom-always =
    .is = { $list ->
            [dropping] камень попадает в лунку
            [starting] начинается ваш ход
           *[landing] посеян последний камень
        }
atom-pit-side =
    .is = { $pit ->
            [last] последний камень попадает в { atom-of-side }
            [move-last] его последний камень попадает в { atom-of-side }
            [dropped] камень попадает в { atom-of-side }
            [move-first] его первый камень попадает в { atom-of-side }
            [move-from] он начинается из { atom-of-side.out }
            [some-pit] есть { atom-of-side.there }
            [that] { $side ->
                [own] из ваших
                [other] противника
                [nobody] из ничьих
               *[any] на доске
            }
           *[other] { atom-pit } { $side ->
                [own] принадлежит вам
                [other] принадлежит противнику
                [nobody] не принадлежит никому
               *[any] лежит на доске
            }
        }
atom-of-side = { $side ->
        [own] вашу лунку
        [other] лунку противника
        [nobody] ничью лунку
       *[any] лунку
    }
    .out = { $side ->
            [own] вашей лунки
            [other] лунки противника
            [nobody] ничьей лунки
           *[any] лунки
        }
    .there = { $side ->
            [own] ваша лунка
            [other] лунка противника
            [nobody] ничья лунка
           *[any] лунка
        }
atom-pit-at =
    .is = { $at-ends ->
            [yes] { atom-pit } { atom-pit.not } крайняя
           *[no] { $at-inner ->
                [yes] { atom-pit } { atom-pit.not } лежит { $side ->
                    [own] в вашем внутреннем ряду
                    [other] во внутреннем ряду противника
                   *[any] во внутреннем ряду
                }
               *[no] { $pit ->
                    [move-from] он начинается из { $at-any }
                    [lap-from] посев начат из { $at-any }
                   *[other] { $at-single ->
                            [yes] { $named ->
                                    [no] { $pit ->
                                            [last] последний камень попадает в { $at-any-into }
                                            [dropped] камень попадает в { $at-any-into }
                                            [move-first] его первый камень попадает в { $at-any-into }
                                            [move-last] его последний камень попадает в { $at-any-into }
                                            [none] { atom-pit } не занимает места { $at-any }
                                           *[other] { atom-pit } — { $at-any-is }
                                        }
                                   *[yes] { atom-pit } — { $at-any-is }
                                }
                           *[no] { $named ->
                                    [no] { $pit ->
                                            [last] последний камень попадает в одну из { $at-any }
                                            [dropped] камень попадает в одну из { $at-any }
                                            [move-first] его первый камень попадает в одну из { $at-any }
                                            [move-last] его последний камень попадает в одну из { $at-any }
                                            [none] { atom-pit } не входит в число { $at-any }
                                           *[other] { atom-pit } — одна из { $at-any }
                                        }
                                   *[yes] { atom-pit } — одна из { $at-any }
                                }
                        }
                }
            }
        }
atom-pit-not-at =
    .is = { $pit ->
            [move-from] он начинается не из { $not-at-any }
            [lap-from] посев начат не из { $not-at-any }
            [none] { $not-at-single ->
                    [yes] { atom-pit.each } — { $not-at-any-is }
                   *[no] { atom-pit.each } — одна из { $not-at-any }
                }
           *[other] { $named ->
                    [no] { $pit ->
                            [last] последний камень попадает в любую лунку, кроме { $not-at-any }
                            [dropped] камень попадает в любую лунку, кроме { $not-at-any }
                            [move-first] его первый камень попадает в любую лунку, кроме { $not-at-any }
                            [move-last] его последний камень попадает в любую лунку, кроме { $not-at-any }
                           *[other] { $not-at-single ->
                                    [yes] { atom-pit } — не { $not-at-any-is }
                                   *[no] { atom-pit } не входит в число { $not-at-any }
                                }
                        }
                   *[yes] { $not-at-single ->
                            [yes] { atom-pit } — не { $not-at-any-is }
                           *[no] { atom-pit } не входит в число { $not-at-any }
                        }
                }
        }
atom-pit-was =
    .is = { $was ->
            [empty] { $named ->
                    [no] { $pit ->
                            [last] последний камень попадает в пустую лунку
                            [dropped] камень попадает в пустую лунку
                            [move-last] его последний камень попадает в пустую лунку
                            [move-first] его первый камень попадает в пустую лунку
                            [store] { atom-pit } пуст
                           *[other] { atom-pit } { atom-pit.not } пуста
                        }
                   *[yes] { $pit ->
                            [last] { atom-pit } была пуста
                            [dropped] { atom-pit } была пуста
                            [store] { atom-pit } пуст
                           *[other] { atom-pit } пуста
                        }
                }
           *[occupied] { $named ->
                    [no] { $pit ->
                            [last] последний камень попадает в непустую лунку
                            [dropped] камень попадает в непустую лунку
                            [move-last] его последний камень попадает в непустую лунку
                            [move-first] его первый камень попадает в непустую лунку
                            [none] { atom-pit.all } пусты
                            [store] { atom-pit } не пуст
                           *[other] { atom-pit } не пуста
                        }
                   *[yes] { $pit ->
                            [last] { atom-pit } была не пуста
                            [dropped] { atom-pit } была не пуста
                            [store] { atom-pit } не пуст
                           *[other] { atom-pit } не пуста
                        }
                }
        }
atom-pit-holds =
    .is = { $pit ->
            [last] { atom-pit.in } становится { atom-seeds }
            [dropped] { atom-pit.in } становится { atom-seeds }
            [none] { $count ->
                    [of] { $count-many ->
                            [1] { $count-only ->
                                    [0] { atom-pit } не пуста
                                   *[other] { atom-pit.in } { atom-seeds.none }
                                }
                           *[other] { atom-pit.in } { atom-seeds.none }
                        }
                    [from] { $count-least ->
                            [1] { atom-pit.all } пусты
                           *[other] { atom-pit.in } { atom-seeds.none }
                        }
                    [up-to] { $count-most ->
                            [0] { atom-pit } не пуста
                            [1] в каждой { atom-pit.in-such } больше одного камня
                            [one] в каждой { atom-pit.in-such } больше { $count-most } камня
                           *[other] в каждой { atom-pit.in-such } больше { $count-most } камней
                        }
                   *[other] { atom-pit.in } { atom-seeds.none }
                }
           *[other] { $count ->
                    [of] { $count-many ->
                            [1] { $count-only ->
                                    [0] { $pit ->
                                            [store] { atom-pit } пуст
                                           *[other] { atom-pit } пуста
                                        }
                                   *[other] { atom-pit.in } { atom-seeds }
                                }
                           *[other] { atom-pit.in } { atom-seeds }
                        }
                    [from] { $count-least ->
                            [1] { $pit ->
                                    [store] { atom-pit } не пуст
                                   *[other] { atom-pit } не пуста
                                }
                           *[other] { atom-pit.in } { atom-seeds }
                        }
                   *[other] { atom-pit.in } { atom-seeds }
                }
        }
atom-pit-specials =
    .is = { $count ->
            [from] { atom-pit.in } { $pit ->
                    [none] нет { $count-least ->
                            [one] { $count-least } особого камня ({ $special }) или больше
                           *[other] { $count-least } особых камней ({ $specials-word }) или больше
                        }
                   *[other] не меньше { $count-least ->
                            [1] одного особого камня ({ $special })
                            [one] { $count-least } особого камня ({ $special })
                           *[other] { $count-least } особых камней ({ $specials-word })
                        }
                }
            [up-to] { $pit ->
                    [none] в каждой { atom-pit.in-such } больше
                   *[other] { atom-pit.in } не больше
                } { $count-most ->
                    [1] одного особого камня ({ $special })
                    [one] { $count-most } особого камня ({ $special })
                   *[other] { $count-most } особых камней ({ $specials-word })
                }
           *[other] { $pit ->
                    [none] число особых камней ({ $specials-word }) { atom-pit.in } не равно { $count-list }
                   *[other] число особых камней ({ $specials-word }) { atom-pit.in } равно { $count-list }
                }
        }
atom-pit-mark =
    .is = { $mark ->
            [unmarked] { $pit ->
                    [none] { atom-pit.all } завоёваны
                   *[other] { atom-pit } ещё не завоёвана
                }
            [barred] { atom-pit } { atom-pit.not } заблокирована
            [let-stand] { $pit ->
                    [none] { atom-pit.in } нет оставленных камней
                   *[other] { atom-pit.in } лежат оставленные камни
                }
            [not] { $mark-kind ->
                    [house] { $pit ->
                            [none] { atom-pit.each } служит домом{ atom-pit-mark.house }
                           *[other] { atom-pit } не служит домом{ atom-pit-mark.house }
                        }
                   *[trap] { $pit ->
                            [none] { atom-pit.each } — { $trap }
                           *[other] { atom-pit } — не { $trap }
                        }
                }
            [own] { $mark-kind ->
                    [house] { atom-pit } { atom-pit.not } служит вашим домом{ atom-pit-mark.house }
                   *[trap] { atom-pit } { atom-pit.not } принадлежит вам ({ $trap })
                }
            [other] { $mark-kind ->
                    [house] { atom-pit } { atom-pit.not } служит домом противника{ atom-pit-mark.house }
                   *[trap] { atom-pit } { atom-pit.not } принадлежит противнику ({ $trap })
                }
           *[is] { $mark-kind ->
                    [house] { atom-pit } { atom-pit.not } служит домом{ atom-pit-mark.house } и имеет силу
                   *[trap] { atom-pit } — { atom-pit.not } { $trap }
                }
        }
    .house = { $house-named ->
            [yes] { "" } ({ $house })
           *[no] { "" }
        }
atom-pit-origin =
    .is = { $origin ->
            [yes] { atom-pit } { atom-pit.not } служит стартовой лункой посева
           *[no] { $pit ->
                    [none] { atom-pit.each } служит стартовой лункой посева
                   *[other] { atom-pit } не служит стартовой лункой посева
                }
        }
atom-pit-played =
    .is = { $played ->
            [yes] { $pit ->
                    [none] { atom-pit.out } ещё не ходили
                   *[other] { atom-pit.out } уже ходили
                }
           *[no] { $pit ->
                    [none] из каждой { atom-pit.out-such } уже ходили
                   *[other] { atom-pit.out } ещё не ходили
                }
        }
atom-pit-sown =
    .is = { $sown ->
            [yes] { $pit ->
                    [none] { atom-pit.into } в этот ход не попал камень
                   *[other] { atom-pit.into } в этот ход попал камень
                }
           *[no] { $pit ->
                    [none] в каждую { atom-pit.into-such } в этот ход попал камень
                   *[other] { atom-pit.into } в этот ход не попал ни один камень
                }
        }
atom-pit-alone =
    .is = { $alone ->
            [yes] { atom-pit } { atom-pit.not } единственная непустая в своём ряду
           *[no] { $pit ->
                    [none] { atom-pit.each } единственная непустая в своём ряду
                   *[other] { atom-pit } не единственная непустая в своём ряду
                }
        }
atom-pit-of-these =
    .is = { $of-these ->
            [leftmost] { atom-pit } { atom-pit.not } самая левая из таких лунок
            [rightmost] { atom-pit } { atom-pit.not } самая правая из таких лунок
            [fewest] { atom-pit.in } { atom-pit.not } меньше всего камней из таких лунок
           *[most] { atom-pit.in } { atom-pit.not } больше всего камней из таких лунок
        }

## What is asked of the turn and the lap.

atom-turn-began =
    .is = { $began ->
            [capturing] ход начался с захвата
           *[plain] ход начался не с захвата
        }
atom-turn-turn =
    .is = { $count ->
            [from] { $count-least ->
                    [2] это не первый ход { atom-turn-turn.of }
                   *[other] номер хода { atom-turn-turn.of } { atom-ordinal }
                }
            [up-to] { $count-most ->
                    [1] это первый ход { atom-turn-turn.of }
                    [2] это один из первых двух ходов { atom-turn-turn.of }
                   *[other] номер хода { atom-turn-turn.of } { atom-ordinal }
                }
            [of] { $count-many ->
                    [1] { $count-only ->
                            [1] это первый ход { atom-turn-turn.of }
                            [2] это второй ход { atom-turn-turn.of }
                            [3] это третий ход { atom-turn-turn.of }
                           *[other] номер хода { atom-turn-turn.of } { atom-ordinal }
                        }
                   *[other] номер хода { atom-turn-turn.of } { atom-ordinal }
                }
           *[other] номер хода { atom-turn-turn.of } { atom-ordinal }
        }
    .of = { $match ->
            [yes] раунда
           *[no] партии
        }
atom-turn-move =
    .is = { $count ->
            [from] { $count-least ->
                    [2] это дополнительный ход
                   *[other] номер хода вместе с дополнительными { atom-ordinal }
                }
            [up-to] { $count-most ->
                    [1] это не дополнительный ход
                   *[other] номер хода вместе с дополнительными { atom-ordinal }
                }
           *[other] номер хода вместе с дополнительными { atom-ordinal }
        }
atom-turn-lap =
    .is = { $count ->
            [from] { $count-least ->
                    [2] это не первый посев хода
                   *[other] номер посева в этом ходе { atom-ordinal }
                }
            [up-to] { $count-most ->
                    [1] это первый посев хода
                   *[other] номер посева в этом ходе { atom-ordinal }
                }
           *[other] номер посева в этом ходе { atom-ordinal }
        }
atom-turn-sown =
    .is = в посеве { atom-seeds }
atom-turn-left =
    .is = во всех лунках вместе { atom-seeds }
atom-turn-crossed =
    .is = { $crossed ->
            [yes] камень этого хода попал на сторону противника
           *[no] ни один камень этого хода не попал на сторону противника
        }
atom-turn-came-round =
    .is = { $came-round ->
            [yes] посев дошёл до стартовой лунки
           *[no] посев не дошёл до стартовой лунки
        }
atom-turn-reversed =
    .is = { $reversed ->
            [yes] посев идёт в обратном направлении
           *[no] посев идёт в обычном направлении
        }
atom-turn-lost =
    .is = вы потеряли свой дом{ atom-pit-mark.house }
atom-turn-unless =
    .is = неверно, что { $if }

## What is asked of a move.

atom-move-sown =
    .is = в его посеве { atom-seeds }
atom-move-last-store =
    .is = его последний камень попадает { $last-store ->
            [own] в ваш амбар
            [other] в чужой амбар
           *[any] в амбар
        }
atom-move-way =
    .is = { $way ->
            [inwards] он идёт по внутреннему ряду к центру
           *[outwards] он идёт по внутреннему ряду от центра
        }
atom-move-captures =
    .is = { $captures ->
            [something] он даёт захват
            [first-lap] уже его первый посев даёт захват
           *[nothing] он не даёт захвата
        }
atom-move-fills =
    .is = при нём в какой-нибудь лунке становится { atom-seeds }
atom-move-leaves =
    .is = { $leaves ->
            [move] после него противник может ходить
           *[seeds] после него у противника есть камни
        }

## Frames. $relative: yes if $that says behind "a pit" what is asked of it. $target: what is acted on. $named: yes if that was spoken of last. $conditional: no if nothing is asked.

frame-while-there-is = Пока хотя бы об одной лунке можно сказать, что { $if }, { $within }.
frame-when = Это правило действует, только если { $if }.
frame-run = { $run-way ->
        [onward] Затем так же проверяют лунку за ней, { frame-run-on }
        [both] Затем так же проверяют лунки перед ней и за ней, { frame-run-on }
       *[back] Затем так же проверяют лунку перед ней, { frame-run-on }
    }
frame-run-on = { $run-most ->
        [none] и так далее.
        [1] но не дальше.
       *[other] и так далее, не больше чем на { $run-most } лунки.
    }
frame-take = { $target ->
        [here] { $named ->
                [yes] вы захватываете все её камни
               *[no] вы захватываете все камни из этой лунки
            }
        [last] вы захватываете только этот один камень
        [seeds] вы захватываете { $take-seeds ->
                [1] один камень
                [one] { $take-seeds } камень
                [few] { $take-seeds } камня
               *[many] { $take-seeds } камней
            } из этой лунки
        [facing] вы захватываете все камни из лунки напротив
        [behind] вы захватываете все камни из лунки позади лунки напротив
        [facing-behind] вы захватываете все камни из лунки напротив и из лунки позади неё
        [twin] вы захватываете все камни из лунки с тем же номером на другой стороне
        [column] вы захватываете все камни из других лунок того же столбца
        [next] { $named ->
                [yes] вы захватываете все её камни
               *[no] вы захватываете все камни из следующей лунки
            }
        [before] { $named ->
                [yes] вы захватываете все её камни
               *[no] вы захватываете все камни из предыдущей лунки
            }
        [beyond] вы захватываете все камни из лунки за пустой следующей
        [every] вы захватываете все камни из каждой лунки, если { $every }
        [next-before] вы захватываете все камни из предыдущей и из следующей лунки
       *[other] вы захватываете всё, что лежит в этих лунках
    }
frame-capture = { $by ->
        [owner] { $target ->
                [every] { $conditional ->
                        [yes] Если { $if }, то проверяют каждую лунку: если { $every }, то все камни из неё захватывает её
                            владелец.
                       *[no] Куда бы ни попал последний камень, проверяют каждую лунку: если { $every }, то все камни из неё
                            захватывает её владелец.
                    }
               *[other] Если { $if }, то владелец лунки захватывает все камни из неё.
            }
       *[other] { $list ->
                [starting] { $made ->
                        [chosen] Когда вы выбрали ход, но ещё не посеяли: если { $if }, то { frame-take }.
                       *[before] В начале вашего хода, ещё до выбора лунки: если { $if }, то { frame-take }.
                    }
                [landing] { $conditional ->
                        [yes] Если { $if }, то { frame-take }.
                       *[no] Куда бы ни попал последний камень, { frame-take }.
                    }
               *[other] Если { $if }, то { frame-take }.
            }
    }
    .says = by made
frame-claim = { $owner ->
        [other] Если { $if }, то лунку завоёвывает противник.
        [owner] Если { $if }, то лунку завоёвывает её владелец.
       *[mover] Если { $if }, то вы завоёвываете эту лунку: теперь она ваша ({ $trap }) до конца { when-turn.of }.
    }
    .says = owner
frame-relay = { $lifts ->
        [next] Если { $if }, а следующая лунка не пуста, то вы берёте из неё все камни и сеете дальше.
       *[here] { $conditional ->
                [yes] Если { $if }, причём последний камень попадает в непустую лунку, то вы берёте из неё все камни вместе с
                    последним и сеете дальше.
               *[no] Если последний камень попадает в непустую лунку, то вы берёте из неё все камни вместе с последним и сеете
                    дальше.
            }
    }
frame-again = { $store ->
        [none] Если { $if }, то вы ходите ещё раз.
        [own] Если последний камень попадает в ваш амбар, то вы ходите ещё раз.
        [other] Если последний камень попадает в чужой амбар, то вы ходите ещё раз.
       *[any] Если последний камень попадает в амбар, то вы ходите ещё раз.
    }
frame-except = { $target ->
        [captures] Но если { $if }, то захвата нет.
        [claims] Но если { $if }, то лунка не завоёвана.
        [relays] Но если { $if }, то посев не продолжается.
        [agains] Но если { $if }, то дополнительного хода нет.
       *[all] Но если { $if }, то последний камень ничего не даёт и ваш ход заканчивается.
    }
frame-optional = { $who ->
        [owner] Если { $if }, то владелец лунки может выбрать, { frame-whether }.
        [other] Если { $if }, то противник может выбрать, { frame-whether }.
       *[mover] Если { $if }, то вы можете выбрать, { frame-whether }.
    }
    .says = who only-lap
frame-whether = { $target ->
        [captures] { $only-lap ->
                [yes] сеять ли дальше после захвата
               *[no] захватывать ли камни
            }
        [claims] завоёвывать ли лунку
        [relays] продолжать ли посев
        [agains] ходить ли ещё раз
       *[all] делать ли это
    }
frame-more = { $pits ->
        [all] После этого, если { $if }, то вы захватываете и её камни.
        [1] После этого, если { $if }, то вы захватываете и её камни; какая это лунка, выбираете вы.
       *[other] После этого, если { $if }, то вы захватываете и её камни; таких лунок можно выбрать не больше { $pits }.
    }
    .says = pits
frame-send = { $target ->
        [sown] Захваченные камни сразу сеют.
        [row-end] Захваченные камни сразу сеют с конца вашего внутреннего ряда.
        [given] Захваченные камни попадают в лунку противника, которую вы выбираете.
       *[store] Захваченные камни попадают в ваш амбар.
    }
    .says = from first zone again
frame-skip = { $instead ->
        [store] Если { $if }, то { frame-skipping } попадает в ваш амбар.
       *[next] Если { $if }, то { frame-skipping } попадает в лунку за ней.
    }
    .says = instead which
frame-skipping = { $which ->
        [last] последний камень
        [but-last] камень, если он не последний,
       *[all] камень
    }
frame-bar = { $conditional ->
        [yes] Нельзя делать ход, если { $if }.
       *[no] Делать ход нельзя.
    }
    .within = нельзя делать ход, если { $if }
frame-prefer = { $not ->
        [none] Если есть такой ход, что { $if }, то вы обязаны его сделать.
       *[other] Если ход таков, что { $not }, то его можно сделать, только когда другого хода нет.
    }
frame-lift = { $from ->
        [store] Если { $if }, то вы можете сеять из него: { lift-store-seeds }
       *[pits] { $seeds ->
                [chosen] Выберите лунку и возьмите из неё сколько угодно камней. Её можно выбрать, если { $if }.
               *[all] Выберите лунку и возьмите из неё все камни. Её можно выбрать, если { $if }.
            }
    }
    .says = from seeds seats
frame-place = Вбросьте один камень из запаса в лунку. Её можно выбрать, если { $if }.
frame-instead = { $how ->
        [may] Если { $if }, то вместо посева вы можете { frame-act }.
        [must] Если { $if }, то вместо посева вы обязаны { frame-act }.
       *[only] Если { $if }, то ваш ход — { frame-act }; вы не сеете.
    }
    .says = how
frame-act = { $target ->
        [take] захватить её камни
        [give] положить один её камень в первую лунку на пути противника
       *[shift] перенести все её камни вместе в следующую лунку
    }
frame-way = { $conditional ->
        [yes] Если { $if }, то камни сеют { frame-ways }. { frame-back }
       *[no] Посейте камни { frame-ways }. { frame-back }
    }
    .says = or-back
frame-ways = { $way ->
        [cw] по часовой стрелке
        [ccw] против часовой стрелки
        [n] на север
        [ne] на северо-восток
        [e] на восток
        [se] на юго-восток
        [s] на юг
        [sw] на юго-запад
        [w] на запад
        [nw] на северо-запад
        [by-first-move] { $way-of ->
                [own] в направлении, которое вы выбрали своим первым ходом
                [same] в направлении, которое начинающий игрок выбрал своим первым ходом
               *[opposite] в направлении, которое начинающий игрок выбрал своим первым ходом; другой игрок сеет в обратном
                    направлении
            }
       *[chosen] в направлении, которое вы выбираете
    }
frame-back = { $or-back ->
        [if-captures] Посев может идти и в обратном направлении, если даёт захват.
        [free] Посев может идти и в обратном направлении.
       *[never] { "" }
    }
frame-lift-some = Если { $if }, то возьмите из неё только { $seeds ->
        [1] один камень.
        [one] { $seeds } камень.
        [few] { $seeds } камня.
       *[many] { $seeds } камней.
    }
    .says = seeds
frame-meeting = Если { $if }, то камень, который попадает туда, где лежат только камни другого вида, захватывает их.
    .says = by
frame-end = { $list ->
        [landing] Если { $if }, то { $game } заканчивается.
       *[ending] { $conditional ->
                [yes] { $once-each ->
                        [yes] Лунка учитывается, если { $if }. Если в каждой такой лунке { frame-end-seeds }, то { $game } заканчивается.
                       *[no] Лунка учитывается, если { $if }. Если во всех таких лунках вместе { frame-end-seeds }, то { $game } заканчивается.
                    } { $whose ->
                        [next] Это проверяют у игрока, который должен ходить.
                        [mover] Это проверяют у игрока, который сделал ход.
                        [other] Это проверяют у игрока, который не делал хода.
                        [both] Это проверяют у обоих игроков сразу.
                       *[either] Это проверяют у каждого игрока.
                    }
               *[no] { $once-each ->
                        [yes] Если в каждой лунке { frame-end-seeds }, то { $game } заканчивается.
                       *[no] { $once-seeds-only ->
                                [0] { frame-end.none }
                               *[other] Если во всех лунках вместе { frame-end-seeds }, то { $game } заканчивается.
                            }
                    }
            }
    }
    .none = { $once-seeds ->
            [of] { $once-seeds-many ->
                    [1] Если все лунки пусты, то { $game } заканчивается.
                   *[other] Если во всех лунках вместе { frame-end-seeds }, то { $game } заканчивается.
                }
           *[other] Если во всех лунках вместе { frame-end-seeds }, то { $game } заканчивается.
        }
    .says = whose
frame-end-seeds = { $once-seeds ->
        [of] { $once-seeds-many ->
                [1] { $once-seeds-only ->
                        [0] нет ни одного камня
                        [1] ровно один камень
                        [one] ровно { $once-seeds-only } камень
                        [few] ровно { $once-seeds-only } камня
                       *[many] ровно { $once-seeds-only } камней
                    }
               *[other] { $once-seeds-most ->
                        [one] { $once-seeds-list } камень
                        [few] { $once-seeds-list } камня
                       *[many] { $once-seeds-list } камней
                    }
            }
        [up-to] { $once-seeds-most ->
                [0] нет ни одного камня
                [1] не больше одного камня
                [one] не больше { $once-seeds-most } камня
               *[other] не больше { $once-seeds-most } камней
            }
        [from] не меньше { $once-seeds-least ->
                [1] одного камня
                [one] { $once-seeds-least } камня
               *[other] { $once-seeds-least } камней
            }
        [between] от { $once-seeds-least } до { $once-seeds-most ->
                [one] { $once-seeds-most } камня
               *[other] { $once-seeds-most } камней
            }
        [even] чётное число камней
        [odd] нечётное число камней
       *[other] другое число камней
    }
frame-bring = { $on ->
        [once-a-game] Один раз за партию, в начале хода, вы
       *[pits-empty] Если наступает ваш ход и все ваши лунки пусты, то вы
    } { $how ->
        [may] можете положить
       *[must] обязаны положить
    } { $seeds ->
        [1] по одному камню
        [one] по { $seeds } камню
        [few] по { $seeds } камня
       *[many] по { $seeds } камней
    } из своего { $from ->
        [hand] запаса
       *[store] амбара
    } в каждую свою лунку, а потом ходите.
    .says = from seeds how borrows
frame-script = { $from ->
        [chosen] Вы начинаете с заданного хода: выберите одну из своих лунок. Из каждой лунки, которая входит в этот ход, берут
            { $seeds ->
                [all] все камни
               *[seeds] { $seeds-of ->
                        [1] один камень
                        [one] { $seeds-of } камень
                        [few] { $seeds-of } камня
                       *[many] { $seeds-of } камней
                    }
            } и сеют дальше. Если Юг выбирает, например, { $south-first }, то он берёт камни из лунок { $south-lifted } и сеет их,
            начиная с лунки { $south-sown }.
       *[first] { frame-script-fixed }
    }
    .says = from seeds steps with
frame-script-fixed = Вы начинаете с заданного хода. { $seeds ->
        [all] Из каждой названной ниже лунки берут все камни.
       *[seeds] Из каждой названной ниже лунки берут { $seeds-of ->
                [1] один камень.
                [one] { $seeds-of } камень.
                [few] { $seeds-of } камня.
               *[many] { $seeds-of } камней.
            }
    } { $south-lifted-many ->
        [0] { "" }
        [1] Юг берёт камни из лунки { $south-lifted }.
       *[other] Юг берёт камни из лунок { $south-lifted }.
    } { $south-pushed-many ->
        [0] { "" }
       *[other] Юг переносит камни { $south-pushed }.
    } { $south-sown-many ->
        [0] { "" }
       *[other] { $south-lifted-many ->
                [0] Затем Юг берёт камни из лунки { $south-sown } и сеет их.
               *[other] Взятые камни Юг сеет, начиная с лунки { $south-sown }.
            }
    }
frame-drop = { $first ->
        [origin] Первый камень вы кладёте обратно в лунку, из которой взяли камни, остальные — в лунки за ней.
        [store] Один из камней, которые вы взяли, сразу положите в свой амбар.
       *[next] Первый камень попадает в следующую лунку.
    } { $lone ->
        [origin] Одиночный камень возвращается на своё место.
        [store] Одиночный камень попадает в ваш амбар.
       *[next] Одиночный камень попадает в следующую лунку.
    } { $heaps-many ->
        [0] { "" }
       *[other] В первые лунки камни кладут кучками, по столько: { $heaps }.
    }
    .says = lone laps
frame-house = Ваш дом{ atom-pit-mark.house } — { $at-is }. Он имеет силу, пока в нём { atom-seeds }. Если все камни из него взяты
    или захвачены, то дом потерян до конца партии и становится обычной лункой.
    .says = at counts placed
frame-must-capture = Если есть ход, в котором уже первый посев даёт захват, то вы обязаны выбрать такой ход.
    .says = sown
frame-field-spare = Но если { $if }, то захвата там нет.
frame-field-run = { frame-run }
frame-field-then = { $then ->
        [on] Затем действует и следующее правило, если оно подходит.
        [again] Затем вы ходите ещё раз.
        [here] Затем вы берёте камни из лунки, куда попал последний камень, и сеете их.
        [next] Затем вы берёте все камни из следующей лунки и сеете дальше; если она пуста, то ваш ход заканчивается.
        [next-seeds] Затем вы берёте все камни из ближайшей следующей непустой лунки и сеете дальше.
       *[end] На этом ваш ход заканчивается.
    }
frame-field-last-pit = { $last-pit ->
        [taken] Последний камень и всё, что лежит вместе с ним, тоже захватывают.
        [crosses] Последний камень уходит вместе с ними.
       *[stays] { "" }
    }
frame-field-alone = { $alone ->
        [taken] Если больше захватывать нечего, то вы всё равно захватываете сам последний камень.
       *[stays] { "" }
    }
frame-field-needs = { $needs ->
        [all] Ни одна из этих лунок не должна быть пустой.
        [any] Хотя бы одна из этих лунок должна быть непустой.
       *[first] { "" }
    }
frame-field-and-facing = Захватывают и камни из лунки напротив неё.
frame-field-content = Её камни попадают в амбар владельца.
frame-field-either-order = Какая из двух лунок первая, не важно.
frame-field-of-run = Это относится к каждой лунке серии.
frame-field-refused = Если этого не сделать, то противник может сразу перенести камни из уцелевшей внутренней лунки в лунку
    позади неё.
frame-field-next-way = Следующий ход нужно делать в направлении, обратном только что законченному посеву.
frame-field-which = { $which ->
        [last] Это относится только к последнему камню посева.
        [all] Это относится к каждому камню посева, и к последнему тоже.
       *[but-last] Это относится к каждому камню посева, кроме последнего.
    }
frame-field-last-by = То, что захватывает последний камень, достаётся игроку, который сеет.
frame-field-from = Если можно выбрать такую лунку, что { $if }, то игрок начинает из неё.
frame-field-laps = { $laps ->
        [reversed] Каждый следующий посев идёт в направлении, обратном предыдущему.
        [anew] Для каждого следующего посева направление определяется заново.
        [every] Так происходит в каждом посеве хода.
       *[same] { "" }
    }
frame-field-after = Это правило действует с того момента, как посев дошёл до стартовой лунки.
frame-field-asked = { $asked ->
        [lap] Это проверяют после каждого посева.
        [capture] Это проверяют после каждого захвата.
       *[other] { "" }
    }

## Joins.

join-two = { $first } и { $rest }
join-two-apart = { $first } и { $rest }
join-more = { $first }, { $rest }
join-last = { $first } и { $rest }

## In which turns a clause holds. $when-turn: from, up-to, of or another kind of number.

when-turn = { $when-turn ->
        [from] { $when-turn-least ->
                [2] В первый ход { when-turn.of } это правило не действует.
               *[other] В { $when-turn-below ->
                        [one] первый { $when-turn-below } ход
                        [few] первые { $when-turn-below } хода
                       *[many] первые { $when-turn-below } ходов
                    } { when-turn.of } это правило не действует.
            }
        [up-to] { $when-turn-most ->
                [1] Это правило действует только в первый ход { when-turn.of }.
               *[other] Это правило действует только в { $when-turn-most ->
                        [one] первый { $when-turn-most } ход
                        [few] первые { $when-turn-most } хода
                       *[many] первые { $when-turn-most } ходов
                    } { when-turn.of }.
            }
       *[of] { $when-turn-only ->
                [1] Это правило действует только в первый ход { when-turn.of }.
                [0] Если считать ходы { when-turn.of }, начиная с первого, то это правило действует в ходы с такими
                    номерами: { $when-turn-list }.
               *[other] Это правило действует только в ход номер { $when-turn-only } { when-turn.of }.
            }
    }
    .of = { $match ->
            [yes] раунда
           *[no] партии
        }
    .for = when-turn=from|up-to|of
