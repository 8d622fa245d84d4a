### What is captured.

dropping-capture--holds--here = { $which ->
        [but-last] Каждый раз, когда камень посева (любой, кроме последнего)
       *[all] { $last-by ->
                [none] Каждый раз, когда камень посева (даже последний)
               *[mover] Каждый раз, когда камень
            }
    } попадает в лунку и в ней становится { $holds ->
        [even] чётное число камней,
       *[of] { capture-counts },
    } { $by ->
        [owner] { $won ->
                [yes] владелец лунки
               *[no] игрок, на чьей стороне она лежит,
            } { $optional ->
                [yes] может захватить все эти камни, кто бы ни сеял.
               *[no] сразу захватывает все эти камни, кто бы ни сеял.
            }
       *[mover] вы { $optional ->
                [yes] можете захватить все эти камни,
               *[no] сразу захватываете все эти камни,
            } { $won ->
                [yes] кому бы ни принадлежала лунка.
               *[no] на какой бы стороне ни лежала лунка.
            }
    } { $which ->
        [but-last] Затем посев продолжается камнями, которые остались в руке.
       *[all] { $last-by ->
                [none] { "" }
               *[mover] Но если это последний камень посева, то камни захватываете вы.
            } Затем посев продолжается так, как будто там ничего не лежало.
    }
    .says = which by last-by
    .for = holds=of|even by=mover|owner which=but-last|all last-by=none|mover

capture-counts = { $holds-many ->
        [1] { $holds-only ->
                [1] ровно один камень
                [one] ровно { $holds-only } камень
                [few] ровно { $holds-only } камня
               *[many] ровно { $holds-only } камней
            }
       *[other] { $holds-most ->
                [one] { $holds-list } камень
                [few] { $holds-list } камня
               *[many] { $holds-list } камней
            }
    }

dropping-optional--captures = { $missed ->
        [yes] Это можно сделать только в тот момент, когда камни собрались вместе, а если его упустить, то можно потерять
            лунку (см. раздел «{ $see-claims }»).
       *[no] Это можно сделать только в тот момент, когда камни собрались вместе: если их оставить, то дальше это обычные камни.
    }
    .says = who
    .for = who=owner|mover refused=nothing

capture--holds--here = { $holds-only ->
        [1] Если последний камень попадает в { $side ->
                [own] вашу пустую лунку,
                [any] пустую лунку на любой стороне,
               *[other] пустую лунку противника,
            }
       *[other] Если последний камень попадает в { $side ->
                [own] вашу лунку
                [any] лунку на любой стороне
               *[other] лунку противника
            } и в ней становится { $holds ->
                [even] чётное число камней,
                [even-from] чётное число камней (не меньше { $holds-least }),
               *[of] { capture-counts },
            }
    } { $by ->
        [owner] { $won ->
                [yes] то владелец лунки
               *[no] то игрок, на чьей стороне она лежит,
            } захватывает { $holds-only ->
                [1] его.
               *[other] все эти камни.
            }
       *[mover] то вы захватываете { $holds-only ->
                [1] его.
               *[other] все эти камни.
            }
    }
    .also = side
    .says = by
    .aspects = run and-facing
    .for = holds=of|even|even-from by=mover|owner
capture--holds-played--here = { capture--holds--here } { capture-run--here } { capture-and-facing--here } { capture-played }
    .also = side
    .says = by run and-facing
    .for = holds=of|even by=mover|owner played=yes
except--holds--captures-relays = Если последний камень попадает в { $side ->
        [own] вашу лунку
        [any] лунку на любой стороне
       *[other] лунку противника
    } и в ней становится { $holds ->
        [even] чётное число камней,
       *[of] { capture-counts },
    } то { $holds-only ->
        [1] его никто не захватывает
       *[other] их никто не захватывает
    } и ваш ход заканчивается.
    .also = side
    .for = holds=of|even
except--holds--relays = { except--holds--captures-relays }
    .also = side
    .for = holds=of|even
except--holds--captures = { except--holds--captures-relays }
    .also = side
    .for = holds=of|even
capture-run--here = { $run ->
        [none] { "" }
       *[given] { $run-way ->
                [onward] { capture-run-onward }
               *[back] { capture-run-back }
            }
    }
capture-run-back = Затем посмотрите на предыдущую лунку: если { $run-through-side ->
        [own] она тоже лежит на вашей стороне и
        [any] { "" }
       *[other] она тоже лежит на стороне противника и
    } { $run-through-holds ->
        [none] в ней тоже есть камни,
        [from] в ней тоже не меньше { $run-through-holds-least } камней,
        [odd] в ней тоже нечётное число камней,
        [even] в ней тоже чётное число камней (но не ноль),
        [even-from] в ней тоже чётное число камней (не меньше { $run-through-holds-least }),
       *[of] { $run-through-holds-only ->
                [1] в ней тоже один камень,
               *[other] в ней тоже { $run-through-holds-most ->
                        [one] { $run-through-holds-list } камень,
                        [few] { $run-through-holds-list } камня,
                       *[many] { $run-through-holds-list } камней,
                    }
            }
    } то { $run-through-holds ->
        [of] { $run-through-holds-only ->
                [1] захватывают и его,
               *[other] захватывают и эти камни,
            }
       *[other] захватывают и эти камни,
    } { $run-through-side ->
        [any] на какой бы стороне она ни лежала,
       *[own] { "" }
    } и так далее назад, пока не встретится лунка, которая не подходит.
capture-run-onward = Затем посмотрите на следующую лунку по направлению посева: если { $run-through-holds ->
        [none] она не пуста,
        [from] в ней не меньше { $run-through-holds-least } камней,
        [odd] в ней нечётное число камней,
        [even] она не пуста и в ней чётное число камней,
        [even-from] в ней чётное число камней (не меньше { $run-through-holds-least }),
       *[of] в ней { $run-through-holds-most ->
                [one] { $run-through-holds-list } камень,
                [few] { $run-through-holds-list } камня,
               *[many] { $run-through-holds-list } камней,
            }
    } то захватывают и эти камни, на какой бы стороне она ни лежала, и так далее, пока не встретится лунка, которая не подходит.
capture-and-facing--here = { $and-facing ->
        [yes] { $run ->
                [none] Захватывают и камни из лунки напротив.
               *[given] Вместе с камнями каждой такой лунки захватывают и камни из лунки напротив неё.
            }
       *[no] { "" }
    }
capture-played = { $run ->
        [none] { capture-played-last }
       *[given] { $run-through-played ->
                [none] { capture-played-last }
               *[yes] { capture-played-all }
            }
    }
capture-played-last = Но из лунки, куда попал последний камень, захватывать нельзя, пока из неё не ходили, то есть пока её
    владелец не начал из неё ход в этом раунде; считается, что из лунки, откуда только что взяты камни, уже ходили.
capture-played-all = Но из лунки захватывать нельзя, пока из неё не ходили, то есть пока её владелец не начал из неё ход в
    этом раунде; считается, что из лунки, откуда только что взяты камни, уже ходили.
except--at--captures = Последний камень, который попадает в { $at-any-into }, не даёт захвата{ $named-run ->
        [yes] { $of-run ->
                [yes] , и серия захватов на этом заканчивается.
               *[no] , но в серии захватов камни оттуда захватить можно.
            }
       *[no] .
    }
    .says = of-run
capture-then--here = { $then ->
        [end] { $many-laps ->
                [yes] На этом ваш ход заканчивается.
               *[no] { "" }
            }
       *[other] { capture-goes-on }
    }
capture-goes-on = { $then ->
        [next] Затем вы берёте все камни из следующей лунки и сеете дальше; если она пуста, то ваш ход заканчивается.
        [next-seeds] Затем вы берёте все камни из ближайшей следующей непустой лунки и сеете дальше.
        [again] Затем вы ходите ещё раз.
        [here] Затем вы берёте камни из лунки, куда попал последний камень, и сеете их.
        [on] Затем действует и следующее правило, если оно подходит.
       *[end] На этом ваш ход заканчивается.
    }
capture--side-was--facing = Если { capture--side-was--facing.seed } попадает в { capture--side-was--facing.pit }, то вы
    захватываете все камни из лунки напротив{ capture--side-was--facing.rest }
    .seed = { $places ->
            [yes] последний камень посева или камень, вброшенный из запаса,
           *[no] последний камень
        }
    .held = { $was ->
            [occupied] непустую
            [empty] пустую
           *[any] { "" }
        }
    .pit = { $side ->
            [own] { $rows ->
                    [4] { capture--side-was--facing.held } лунку вашего внутреннего ряда
                   *[other] вашу { capture--side-was--facing.held } лунку
                }
            [any] { $rows ->
                    [4] { capture--side-was--facing.held } лунку любого внутреннего ряда
                   *[other] { capture--side-was--facing.held } лунку на любой стороне
                }
           *[other] { $rows ->
                    [4] { capture--side-was--facing.held } лунку внутреннего ряда противника
                   *[other] { capture--side-was--facing.held } лунку противника
                }
        }
    .rest = { $last-pit ->
            [crosses] , куда вы кладёте и последний камень; остальные камни в лунке, куда он попал, остаются на месте.
            [stays] { $was ->
                    [occupied] ; камни в лунке, куда он попал, остаются на месте.
                   *[empty] ; сам последний камень остаётся на месте.
                }
           *[taken] { $was ->
                    [empty] { "" } вместе с последним камнем.
                   *[other] { "" } вместе с камнями из лунки, куда он попал.
                }
        }
    .says = needs last-pit
    .for = was=empty|occupied then=end by=mover
capture--was--facing = { capture--side-was--facing }
    .says = needs last-pit
    .for = was=empty|occupied then=end by=mover
capture--side-was-where_trap--facing = { capture--side-was--facing }
    .says = needs last-pit
    .for = was=empty|occupied then=end by=mover
    .also = side
capture--side-was-behind_holds--facing = Если { capture--side-was--facing.seed } попадает в { capture--side-was--facing.pit }
    и ни лунка напротив, ни лунка позади неё не пуста, то вы захватываете все камни из лунки
    напротив{ capture--side-was--facing.rest }
    .says = needs last-pit alone
    .for = was=empty|occupied then=end by=mover
    .also = side
capture--side-was--facing-behind = Если { capture--side-was--facing.seed } попадает
    в { capture--side-was--facing.pit }{ $needs ->
        [all] { "" } и ни лунка напротив, ни лунка позади неё не пуста,
        [any] { "" } и хотя бы одна из двух лунок, лунка напротив или лунка позади неё, не пуста,
       *[first] ,
    } то вы захватываете { $needs ->
        [first] все камни из лунки напротив и из лунки позади неё
       *[other] все камни из этих двух лунок
    }{ capture--side-was--facing.rest }
    .says = needs last-pit
    .aspects = alone run
    .for = was=empty|occupied then=end by=mover
capture--was--facing-behind = { capture--side-was--facing-behind }
    .says = needs last-pit
    .aspects = alone run
    .for = was=empty|occupied then=end by=mover

capture--side--facing-behind = { capture--side-was--facing-behind }
    .says = needs last-pit
    .aspects = alone run
    .for = was=any then=end by=mover
capture-where-least = { $where-holds-least ->
        [2] Если в лунке один камень, то его захватывать нельзя.
        [one] Если в лунке меньше { $where-holds-least } камня, то захватывать их нельзя.
       *[other] Если в лунке меньше { $where-holds-least } камней, то захватывать их нельзя.
    }
capture--side-was-where_holds--facing-behind = { capture--side-was--facing-behind } { capture-where-least }
    .says = needs last-pit
    .aspects = alone run
    .for = was=empty|occupied where-holds=from then=end by=mover
capture--side-where_holds--facing-behind = { capture--side-was--facing-behind } { capture-where-least }
    .says = needs last-pit
    .aspects = alone run
    .for = was=any where-holds=from then=end by=mover
capture--side-was-where_holds--facing = { $where-holds ->
        [of] { capture-where-exactly }
       *[from] { capture--side-was--facing } { capture-alone--facing } { capture-where-least }
    }
    .says = needs last-pit alone
    .for = was=empty|occupied where-holds=of|from last-pit=stays|taken alone=stays then=end by=mover
capture-where-exactly = Если последний камень попадает в { capture--side-was--facing.pit } и в лунке
    напротив { $where-holds-many ->
        [1] { $where-holds-only ->
                [1] ровно один камень, то вы захватываете его
                [one] ровно { $where-holds-only } камень, то вы захватываете их
                [few] ровно { $where-holds-only } камня, то вы захватываете их
               *[many] ровно { $where-holds-only } камней, то вы захватываете их
            }
       *[other] { $where-holds-most ->
                [one] { $where-holds-list } камень, то вы захватываете их
                [few] { $where-holds-list } камня, то вы захватываете их
               *[many] { $where-holds-list } камней, то вы захватываете их
            }
    }{ $last-pit ->
        [stays] ; сам последний камень остаётся на месте.
       *[taken] { "" } вместе с последним камнем.
    }
capture--side-was-when_unless_there-is_side_at_holds--behind = Если все лунки внутреннего ряда противника уже пусты и
    последний камень попадает в непустую лунку вашего внутреннего ряда, то вы захватываете все камни из лунки позади лунки
    напротив{ $last-pit ->
        [taken] { "" } вместе с камнями из лунки, куда он попал.
       *[stays] .
    }
    .says = needs last-pit alone
    .for = side=own was=occupied last-pit=stays|taken alone=stays when-unless-there-is-side=other when-unless-there-is-at-inner=yes when-unless-there-is-holds=from when-unless-there-is-holds-least=1 then=end by=mover
capture--side-was-where_holds-when_unless_there-is_side_at_holds--behind = { capture--side-was-when_unless_there-is_side_at_holds--behind } { capture-where-least }
    .says = needs last-pit alone
    .for = side=own was=occupied where-holds=from last-pit=stays|taken alone=stays when-unless-there-is-side=other when-unless-there-is-at-inner=yes when-unless-there-is-holds=from when-unless-there-is-holds-least=1 then=end by=mover
except--was-facing_holds-behind_holds--captures = Если последний камень попадает в пустую лунку и в каждой из двух лунок
    напротив { $facing-holds-most ->
        [1] не больше одного камня,
        [one] не больше { $facing-holds-most } камня,
       *[other] не больше { $facing-holds-most } камней,
    } то захвата нет.
    .for = was=empty facing-holds=up-to behind-holds=up-to facing-holds-most=1 behind-holds-most=1
starting-capture--side-holds--facing = { $made ->
        [chosen] Выбрав ход, но ещё до посева, найдите все свои лунки, в которых
       *[before] В начале своего хода, ещё до выбора лунки, найдите все свои лунки, в которых
    } { $holds-many ->
        [1] { $holds-only ->
                [1] ровно один камень,
                [one] ровно { $holds-only } камень,
                [few] ровно { $holds-only } камня,
               *[many] ровно { $holds-only } камней,
            }
       *[other] { $holds-most ->
                [one] { $holds-list } камень,
                [few] { $holds-list } камня,
               *[many] { $holds-list } камней,
            }
    } и захватите все камни из лунок напротив них. { $holds-only ->
        [1] Сам одиночный камень остаётся на месте.
       *[other] Камни в ваших лунках остаются на месте.
    }
    .says = needs last-pit alone by made
    .for = side=own holds=of last-pit=stays by=mover

capture-alone--facing = { $alone ->
        [taken] Если лунка напротив пуста, то вы всё равно захватываете сам последний камень.
       *[stays] Если лунка напротив пуста, то захвата нет.
    } { capture-traps }
capture-alone--facing-behind = { $needs ->
        [all] { $alone ->
                [taken] Если одна из этих двух лунок пуста, то вы захватываете только сам последний камень.
               *[stays] Если одна из этих двух лунок пуста, то захвата нет.
            }
        [any] { $alone ->
                [taken] Если обе эти лунки пусты, то вы всё равно захватываете сам последний камень.
               *[stays] Если обе эти лунки пусты, то захвата нет.
            }
       *[first] { $alone ->
                [taken] Если лунка напротив пуста, то вы всё равно захватываете сам последний камень.
               *[stays] Если лунка напротив пуста, то захвата нет, даже если в лунке позади неё есть камни.
            }
    } { capture-traps }
capture-traps = { $traps ->
        [yes] Из такой лунки, как { $trap }, захватывать камни нельзя.
       *[no] { "" }
    }
capture-run--facing = { $run ->
        [none] { "" }
       *[given] { capture-run-facing }
    } { $rows ->
        [4] { $outer-safe ->
                [yes] Камни во внешних рядах никогда не захватывают.
               *[no] { "" }
            }
       *[other] { "" }
    }
capture-run-facing = После захвата смотрите дальше { $run-through-side ->
        [other] по ряду противника
        [any] по этому ряду
       *[own] по своему ряду
    } { $run-way ->
        [back] против направления посева:
        [both] в обе стороны:
       *[onward] { $chosen-ways ->
                [yes] в направлении посева, который дал захват:
               *[no] в направлении посева:
            }
    } { $run-through-was ->
        [empty] если следующая лунка пуста, а в лунке напротив неё
       *[any] если в лунке напротив следующей
    } { $where-holds ->
        [of] { $where-holds-most ->
                [one] { $where-holds-list } камень,
                [few] { $where-holds-list } камня,
               *[many] { $where-holds-list } камней,
            }
       *[none] есть камни,
    } { $run-most ->
        [1] то вы захватываете и эти камни, но на этом всё.
       *[none] то вы захватываете и эти камни, и так далее, пока не встретится лунка, которая не подходит, или не закончится
            ряд.
    }
capture-run--facing-behind = { $run ->
        [none] { "" }
       *[given] { capture-run-facing }
    }
capture-spare--facing-behind = { $spare-holds ->
        [up-to] { $spare-holds-more ->
                [2] Если в лунке позади только один камень, то он остаётся на месте.
                [one] Если в лунке позади меньше { $spare-holds-more } камня, то они остаются на месте.
               *[other] Если в лунке позади меньше { $spare-holds-more } камней, то они остаются на месте.
            }
       *[none] { $spare-played ->
                [no] Но из { $spare-at-their } захватывать камни нельзя, пока противник не начал оттуда ход.
               *[none] { "" }
            }
    }
capture--beyond = Если лунка за той, куда попал последний камень, пуста, то вы захватываете все камни из лунки за
    ней{ $and-facing ->
        [yes] { "" } и из лунки напротив той, на какой бы стороне они ни лежали.
       *[no] , на какой бы стороне она ни лежала.
    }
    .says = and-facing
    .aspects = run then spare
    .for = by=mover
capture--was--beyond = Если последний камень попадает в { $was ->
        [occupied] непустую лунку
       *[empty] пустую лунку
    } и лунка за ней пуста, то вы захватываете все камни из лунки за этой пустой{ $and-facing ->
        [yes] { "" } и из лунки напротив той, на какой бы стороне они ни лежали.
       *[no] , на какой бы стороне она ни лежала.
    }
    .says = and-facing
    .aspects = run then spare
    .for = was=empty|occupied by=mover
capture--was-next_was--facing = Если последний камень попадает в { $was ->
        [occupied] непустую лунку
       *[empty] пустую лунку
    } и лунка за ней пуста, то вы захватываете все камни из лунки напротив той, куда он попал.
    .says = needs last-pit
    .for = was=empty|occupied next-was=empty last-pit=stays then=end by=mover
capture-run--beyond = { $run ->
        [none] { "" }
       *[given] { capture-run-beyond }
    }
capture-run-beyond = Если за захваченной лункой снова идёт пустая, а за ней непустая, { $and-facing ->
        [yes] то захватывают и эти камни, и камни напротив них, и так далее.
       *[no] то захватывают и эти камни, и так далее.
    }
capture-then--beyond = { $then ->
        [end] { $many-laps ->
                [yes] На этом ваш ход заканчивается.
               *[no] { "" }
            }
       *[other] { capture-goes-on }
    } { $and-facing ->
        [yes] Если лунка за пустой тоже пуста, то захвата нет, даже из лунки напротив неё, и ваш ход заканчивается.
       *[no] { $was ->
                [occupied] Если лунка за пустой тоже пуста, то захвата нет.
               *[other] Если лунка за пустой тоже пуста, то захвата нет и ваш ход заканчивается.
            }
    } { $board-ends ->
        [yes] { $pieces ->
                [yes] Это относится и к лункам на концах доски: если в такой лунке совсем ничего нет, то она считается пустой,
                    а если что-нибудь есть, то захватывают всё, и обычные камни, и особые ({ $specials-word }).
               *[no] Это относится и к лункам на концах доски.
            }
       *[no] { "" }
    }
capture-spare--beyond = { $spare-holds ->
        [up-to] Но если в лунке есть особый камень ({ $special }) и меньше { $spare-holds-more ->
                [one] { $spare-holds-more } обычного камня,
               *[other] { $spare-holds-more } обычных камней,
            } то захвата из неё нет: ваш ход заканчивается перед ней.
       *[none] { "" }
    }
capture--was--column = Если последний камень попадает в { $side ->
        [own] вашу пустую лунку,
        [other] пустую лунку противника,
       *[any] пустую лунку на любой стороне,
    } то вы захватываете все камни { $where-side ->
        [own] из других ваших лунок того же столбца.
        [other] из других лунок того же столбца, которые принадлежат противнику.
       *[any] из других лунок того же столбца, кому бы они ни принадлежали.
    } { $then ->
        [here] Затем вы берёте сам последний камень и сеете его дальше, в следующую лунку, где он действует как любой другой.
            Если захватывать нечего, то ваш ход заканчивается.
       *[end] После этого ваш ход заканчивается, был захват или нет.
    }
    .also = side where_side
    .says = then
    .for = was=empty then=here|end by=mover

capture--was--next = Если последний камень попадает в пустую лунку, то вы захватываете все камни из следующей лунки в том же
    направлении.
    { $traps ->
        [yes] Из лунки противника такого рода ({ $trap }) захватывать нельзя; из своей можно, и она остаётся вашей.
       *[no] { "" }
    } { $goes-on ->
        [yes] Если захвата нет, то ваш ход заканчивается.
       *[no] После этого ваш ход заканчивается, был захват или нет.
    } { $when-sown ->
        [none] { $spare-origin ->
                [yes] Из стартовой лунки посева захватывать нельзя.
               *[other] { "" }
            }
       *[other] { $spare-origin ->
                [yes] Посев одного камня не даёт захвата, и из стартовой лунки посева захватывать нельзя.
               *[other] Посев одного камня не даёт захвата.
            }
    }
    .says = when-sown spare
    .for = was=empty when-sown=none|from then=end by=mover
capture--where_holds--next = Если в лунке за той, куда попал последний камень, { $where-holds-many ->
        [1] { $where-holds-only ->
                [1] ровно один камень, то вы захватываете его
                [one] ровно { $where-holds-only } камень, то вы захватываете их
                [few] ровно { $where-holds-only } камня, то вы захватываете их
               *[many] ровно { $where-holds-only } камней, то вы захватываете их
            }
       *[other] { $where-holds-most ->
                [one] { $where-holds-list } камень, то вы захватываете их
                [few] { $where-holds-list } камня, то вы захватываете их
               *[many] { $where-holds-list } камней, то вы захватываете их
            }
    }{ $run ->
        [given] . Затем посмотрите на лунку за ней: если в ней тоже { $where-holds-most ->
                [one] { $where-holds-list } камень,
                [few] { $where-holds-list } камня,
               *[many] { $where-holds-list } камней,
            } то захватывают и эти камни, и так далее, пока не встретится лунка, которая не подходит.
       *[none] .
    }
    .says = run
    .for = where-holds=of run-way=onward|none then=end by=mover
except--next_trap--captures = { "" }
    .for = next-mark=other
except--when_began--captures = Ваш ход даёт захват, только если он начинается с захвата. Если нет, то ваш ход — { $plain-turn }, и захвата
    нет с начала и до конца{ $relays ->
        [yes] : там, где посев мог бы дать захват, он просто продолжается.
       *[no] .
    }
    .for = when-began=plain
except--when_lap--captures = Захват может дать только первый посев хода: там, где заканчиваются следующие, захвата нет.
    .for = when-lap=from when-lap-least=2
house-safe = { $safe ->
        [from-both] Захватывать камни из дома{ $house-named ->
                [yes] { "" } ({ $house })
               *[no] { "" }
            } нельзя, пока он имеет силу. Последний камень напротив такого дома не даёт захвата, как если бы дом был пуст.
       *[other] { "" }
    }
more--where_side = После каждого захвата вы захватываете также все камни { $pits ->
        [1] ещё из одной лунки противника, которую выбираете сами
        [2] ещё из двух лунок противника, которые выбираете сами, одну за другой
        [3] ещё из трёх лунок противника, которые выбираете сами, одну за другой
        [one] ещё из { $pits } лунки противника, которые выбираете сами, одну за другой
       *[other] ещё из { $pits } лунок противника, которые выбираете сами, одну за другой
    }{ $rows ->
        [4] , в любом ряду,
       *[other] ,
    } пока у противника есть камни.
    .says = pits
    .for = where-side=other
more--where_side_holds = После этого вы захватываете также камни { $pits ->
        [all] из всех остальных лунок противника, в которых { more--where_side_holds.seeds }.
       *[other] из других лунок противника, в которых { more--where_side_holds.seeds }, но не больше чем из { $pits ->
                [1] одной; из какой, выбираете вы.
                [one] { $pits }; из каких, выбираете вы.
               *[other] { $pits }; из каких, выбираете вы.
            }
    }
    .seeds = { $where-holds-many ->
            [1] ровно { $where-holds-only ->
                    [1] один камень
                    [one] { $where-holds-only } камень
                    [few] { $where-holds-only } камня
                   *[many] { $where-holds-only } камней
                }
           *[other] { $where-holds-most ->
                    [one] { $where-holds-list } камень
                    [few] { $where-holds-list } камня
                   *[many] { $where-holds-list } камней
                }
        }
    .says = pits
    .for = where-side=other where-holds=of
send--given = Захваченное вы не оставляете себе: все эти камни вместе вы кладёте в одну лунку противника, которую выбираете
    сами; она может быть и пустой. { $again ->
        [no] Нельзя выбрать только ту лунку, которую вы выбрали при своём прошлом захвате.
       *[yes] { "" }
    } Если ваши лунки к этому времени пусты, то выбирать не нужно: камни попадают в первую лунку на пути посева противника.
    .says = again
optional-refused = { $refused ->
        [retreat] Если вы отказываетесь от захвата, то противник может сразу перенести камни из уцелевшей внутренней лунки в
            лунку позади неё. Затем ваш посев продолжается.
       *[nothing] { "" }
    }

## Captured seeds sown from an end of the inner row. $zone (number): how many pits at an end are near it. $head, $near-end: what
## these pits are called; $near-end-named: yes if the players have a word for the latter. $places: yes if a seed placed from
## the reserve may capture, else no.

send--row-end = Захваченные камни остаются в игре: сразу посейте их по своему внутреннему ряду с одного из его концов,
    первый — в саму крайнюю лунку{ $head-named ->
        [yes] { "" } ({ $head }).
       *[no] .
    } Их последний камень действует как любой другой; камни в лунке, которая дала захват, остаются на месте. {
    send-row-end-way } { send-row-end-else }
    .says = zone
send-row-end-way = Если захват дала { $zone ->
        [1] крайняя лунка вашего внутреннего ряда,
       *[other] { $zone ->
                [2] одна из двух лунок
                [3] одна из трёх лунок
                [one] одна из { $zone } лунки
               *[other] одна из { $zone } лунок
            } у левого или правого конца вашего внутреннего ряда{ $near-end-named ->
                [yes] { "" } ({ $near-end }),
               *[no] ,
            }
    } то сейте захваченные камни с этого конца: с левого по часовой стрелке, с правого против часовой стрелки, даже если направление при этом
    меняется.
send-row-end-else = Если лунка, которая дала захват, лежит дальше от концов, { $places ->
        [yes] то направление остаётся прежним: по часовой стрелке сейте с левого конца, против часовой стрелки — с правого. Но
            если захват дал вброшенный камень, то посева ещё не было, и конец выбираете вы.
       *[no] то направление остаётся прежним: по часовой стрелке сейте с левого конца, против часовой стрелки — с правого.
    }

capture--at--last = { $then-other ->
        [yes] { $comes-round ->
                [yes] Но если в посеве не меньше { $when-sown-least ->
                        [one] { $when-sown-least } камня
                       *[other] { $when-sown-least } камней
                    } и последний из них после полного круга попадает в { $at-any-into }, то
                    вы захватываете только его.
               *[no] { capture-at-last }
            }
       *[no] { capture-at-last }
    }
    .also = side
    .says = when-sown
    .for = when-sown=none|from then=end by=mover
capture-at-last = { $when-sown ->
        [none] Если последний камень попадает в { $at-any-into }, то вы захватываете только этот камень.
       *[from] Если в посеве не меньше { $when-sown-least ->
                [one] { $when-sown-least } камня
               *[other] { $when-sown-least } камней
            } и последний попадает в { $at-any-into }, то вы захватываете только его.
    }
meeting = Захват происходит во время посева { $side ->
        [own] в ваших лунках.
        [any] на любой стороне.
       *[other] в лунках противника.
    } { $by ->
        [seeds] { "" }
       *[any] Если особый камень ({ $special }) попадает в лунку, где есть обычные камни, но нет особых, то он захватывает все
            эти камни, а сам остаётся на месте.
    } { $by ->
        [specials] { "" }
       *[any] Если обычный камень попадает в лунку, где есть особые камни ({ $specials-word }), но нет обычных, то он
            захватывает все эти особые камни, а сам остаётся на месте.
    } В пустой лунке захвата нет. Затем посев продолжается.
    .also = side
    .says = by

grand-slam = { $effect ->
        [forbidden] Нельзя делать ход, который захватил бы все камни противника.
        [nothing] Если ход захватил бы все камни противника (это называется полным захватом), то сделать его можно, но захвата
            тогда нет.
        [rest-to-other] Можно захватить сразу все камни противника (это называется полным захватом), но тогда все остальные
            камни на доске достаются противнику и партия заканчивается.
        [spare-last] Если ход захватил бы все камни противника (это называется полным захватом), то камни из лунки, куда попал
            последний камень, остаются на месте; { grand-slam-sole }
        [spare-first] Если ход захватил бы все камни противника (это называется полным захватом), то камни из самой дальней
            лунки серии остаются на месте; { grand-slam-sole }
       *[allowed] Можно захватить сразу все камни противника; это называется полным захватом.
    }
    .says = effect only-pit
grand-slam-sole = { $only-pit ->
        [taken] если она единственная, то захват всё равно есть.
       *[spared] если она единственная, то захвата нет.
    }

send--trap = Захваченные камни кладут в свою лунку ({ $trap }), где противник может захватить их снова.
send--sown = { $next-way ->
        [usual] Захваченные камни остаются в игре: сразу посейте их в обычном направлении.
        [each] Захваченные камни остаются в игре: сразу посейте их в направлении, которое выбираете сами.
       *[same] Захваченные камни остаются в игре: сразу посейте их в том же направлении.
    } { $from ->
        [turn-origin] { $first ->
                [here] Первый из них попадает в лунку, с которой вы начали ход, остальные — в лунки за ней.
               *[next] Первый из них попадает в лунку за той, с которой вы начали ход.
            } Их последний камень действует как любой другой; если он в свою очередь даёт захват, то новые камни начинают
            сеять с того же места.
        [landed] { $first ->
                [here] Первый из них попадает в лунку, куда попал последний камень, остальные — в лунки за ней.
               *[next] Первый из них попадает в лунку за той, куда попал последний камень.
            } Их последний камень действует как любой другой.
       *[lap-origin] { $first ->
                [here] Первый из них попадает в стартовую лунку посева, который дал захват, остальные — в лунки за ней.
               *[next] Первый из них попадает в лунку за стартовой лункой посева, который дал захват.
            } Их последний камень действует как любой другой; если он в свою очередь даёт захват, то новые камни начинают
            сеять с того же места.
    }
    .says = from first
optional--captures = { $only-lap ->
        [yes] После захвата сеять дальше не обязательно: вы можете оставить захвативший камень на месте, и ваш ход заканчивается.
       *[no] { optional-captures-made }
    }
    .also = was
    .says = who when-reversed only-lap
    .for = who=mover
optional-captures-made = { $landing ->
        [occupied] Если последний камень попадает в непустую лунку, то захватывать не обязательно: вы
        [empty] Если последний камень попадает в пустую лунку, то захватывать не обязательно: вы
       *[any] Захватывать не обязательно: вы
    } можете оставить камни на месте, и ход продолжается так, как будто захватывать было нечего. { $when-reversed ->
        [no] Обязателен только захват, ради которого вы повернули посев.
       *[none] { "" }
    }

## Lines that stand where no clause says otherwise.
capture-none = { $stores ->
        [first] В этой игре нет захвата: в амбар попадает только один камень каждого посева.
        [one] В этой игре нет захвата: камни попадают в амбар только при посеве.
        [own] В этой игре нет захвата: камни попадают в амбар только при посеве.
        [all] В этой игре нет захвата: камни попадают в амбар только при посеве.
       *[other] В этой игре нет захвата.
    }
capture-only-traps = Захват даёт только последний камень, который попадает в лунку особого рода ({ $trap }): об этом сказано в
    разделе «{ $see }».
capture-to-store = { $leaves ->
        [yes] Захваченные камни попадают в ваш амбар.
       *[no] { $match ->
                [yes] Захваченные камни попадают в ваш амбар и остаются там до конца раунда.
               *[no] Захваченные камни попадают в ваш амбар и остаются там до конца партии.
            }
    }
capture-compulsory = Если последний камень даёт захват, вы обязаны его сделать.
capture-not-own = Последний камень на вашей стороне не даёт захвата.
capture-not-opponent = Последний камень на стороне противника не даёт захвата.
