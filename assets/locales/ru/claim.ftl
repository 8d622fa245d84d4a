### Pits won for good. $trap: what such a pit is called, in this game's own word where it has one. $game: what ends, the game
### or, in a match, the round.

claim--holds--here = { $then ->
        [here] Если последний камень попадает в { $side ->
                [own] вашу лунку
                [any] лунку на любой стороне
               *[other] лунку противника
            } и в ней становится { claim-counts } { claim-sown-on }
       *[end] { claim-kept }
    }
    .also = side
    .says = owner content then
    .for = holds=of|even owner=mover|other|owner then=end|here
claim-sown-on = { $owner ->
        [other] то теперь это { $trap } противника
        [owner] то теперь это { $trap } её владельца
       *[mover] то теперь она ваша ({ $trap })
    } до конца { claim-kept.of }. Возьмите из неё все камни вместе с последним и сейте дальше.
claim--not-at-holds--here = Если последний камень попадает в { $side ->
        [own] вашу лунку
        [any] лунку на любой стороне
       *[other] лунку противника
    } (любую, кроме { $not-at }) и в ней становится { claim-counts } { claim-sown-on }
    .also = side
    .says = owner content then
    .for = holds=of owner=mover|other|owner content=stays then=here
claim-kept = Если последний камень попадает в { $owned ->
        [no] ещё никем не завоёванную лунку
       *[yes] { $side ->
                [own] вашу лунку
                [any] лунку на любой стороне
               *[other] лунку противника
            }
    } и в ней становится { claim-counts } { $owner ->
        [other] то противник завоёвывает саму лунку: теперь это { $trap } противника
        [owner] то её владелец завоёвывает саму лунку: теперь это { $trap } владельца
       *[mover] то вы завоёвываете саму лунку: теперь она ваша ({ $trap })
    }{ $emptied-traps ->
        [yes] { $content ->
                [stays] . Её камни остаются на месте, и ваш ход заканчивается.
               *[taken] { $owner ->
                        [other] , а её камни попадают в амбар противника.
                        [owner] , а её камни попадают в амбар владельца.
                       *[mover] , а её камни попадают в ваш амбар.
                    }
            }
       *[no] { $content ->
                [stays] { "" } до конца { claim-kept.of }. Её камни остаются на месте, и ваш ход заканчивается.
               *[taken] { $owner ->
                        [other] { "" } до конца { claim-kept.of }, а её камни попадают в амбар противника.
                        [owner] { "" } до конца { claim-kept.of }, а её камни попадают в амбар владельца.
                       *[mover] { "" } до конца { claim-kept.of }, а её камни попадают в ваш амбар.
                    }
            }
    }
    .of = { $match ->
            [yes] раунда
           *[no] партии
        }

claim--side-at-holds--here = Если { $at-ends ->
        [yes] последний камень попадает в { $side ->
                [own] крайнюю лунку вашего ряда
               *[other] крайнюю лунку ряда противника
            }
       *[no] { $at-single ->
                [yes] последний камень попадает в { $at-into }
               *[no] последний камень попадает в одну из { $at }
            }
    } и в лунке становится { claim-counts } { claim-win }
    .says = owner content
    .for = side=own|other holds=of owner=mover content=stays then=end
claim--side-not-at-holds--here = Если последний камень попадает в { $side ->
        [own] вашу лунку
       *[other] лунку противника
    } (любую, кроме { $not-at }) и в ней становится { claim-counts } { claim-win }
    .says = owner content
    .for = side=own|other holds=of owner=mover content=stays then=end
claim-counts = { $holds ->
        [even] чётное число камней,
       *[of] { claim-numbers }
    }
claim-numbers = { $holds-many ->
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
    }
claim-win = { $said-before ->
        [yes] то вы точно так же завоёвываете эту лунку.
       *[no] то вы завоёвываете саму лунку: теперь она ваша ({ $trap }) до конца { claim-kept.of }. Её камни остаются на
            месте, и ваш ход заканчивается.
    }
claim--side-holds--here-facing = Если последний камень попадает в { $side ->
        [own] вашу лунку
       *[other] лунку противника
    } и в ней становится { claim-counts } то вы завоёвываете эту лунку и лунку напротив: каждая из них теперь ваша ({
    $trap }) до конца { claim-kept.of }, на какой бы стороне она ни лежала. Их камни остаются на месте, и ваш ход заканчивается.
    .says = owner content
    .for = side=own|other holds=of owner=mover content=stays then=end
claim--side-was-facing_holds--here-facing = Если последний камень попадает в вашу пустую лунку и в лунке
    напротив { $facing-holds-many ->
        [1] { $facing-holds-only ->
                [1] ровно один камень,
                [one] ровно { $facing-holds-only } камень,
                [few] ровно { $facing-holds-only } камня,
               *[many] ровно { $facing-holds-only } камней,
            }
       *[other] { $facing-holds-most ->
                [one] { $facing-holds-list } камень,
                [few] { $facing-holds-list } камня,
               *[many] { $facing-holds-list } камней,
            }
    } то вы завоёвываете обе лунки: каждая из них теперь ваша ({ $trap }) до конца {
    claim-kept.of }, на какой бы стороне она ни лежала. Их камни остаются на месте, и ваш ход заканчивается.
    .says = owner content
    .for = side=own was=empty facing-holds=of owner=mover content=stays then=end

dropping-claim--holds-let-stand--here = Если во время посева камни собрались вместе { $side ->
        [own] в вашей лунке,
        [other] в лунке противника,
       *[any] в лунке,
    } их не захватили, а потом туда попадает ещё один камень, последний в посеве или нет, и в ней становится {
    claim-counts } то лунка испорчена: до конца { claim-kept.of } { $owner ->
        [owner] это { $trap } её владельца,
        [other] это { $trap } противника,
       *[mover] она ваша ({ $trap }),
    } и камни, которые собираются в ней вместе, больше не захватывают. Если до этого камни из лунки взяты, то она снова
    становится обычной.
    .also = side
    .says = owner content
    .for = holds=of|even

claim--holds-before_holds--here-before = Если после двух последних камней посева в их лунках становится { $before-holds-only }
    и { $holds-only ->
        [one] { $holds-only } камень
        [few] { $holds-only } камня
       *[many] { $holds-only } камней
    } (в любом порядке) и ни одна из этих лунок ещё не завоёвана, то вы завоёвываете обе: каждая из них теперь ваша ({
    $trap }) до конца { claim-kept.of }, на какой бы стороне она ни лежала. Их камни остаются на месте, и ваш ход заканчивается.
    .says = either-order owner content when-sown
    .for = holds=of before-holds=of either-order=yes owner=mover content=stays then=end

trap-most = { $most ->
        [none] { "" }
        [1] За партию можно завоевать только одну лунку ({ $trap }).
        [one] Завоевать так можно не больше { $most } лунки.
       *[other] Завоевать так можно не больше { $most } лунок.
    }
except--at--claims = { $at-last ->
        [yes] Последнюю лунку противника ({ $columns ->
                [5] пятую
                [6] шестую
                [7] седьмую
                [8] восьмую
                [9] девятую
                [10] десятую
               *[other] { $columns }-ю
            } слева, если смотреть с его места) завоевать нельзя.
       *[no] Для { $at-their } есть исключение: завоевать { $at-single ->
                [yes] её нельзя.
               *[no] их нельзя.
            }
    }
except--when_turn--claims = В первый ход { $match ->
        [yes] раунда
       *[no] партии
    } завоевать лунку ({ $trap }) нельзя.
    .for = when-turn=of when-turn-only=1
except--when_sown--claims = Если в посеве { $when-sown-many ->
        [1] { $when-sown-only ->
                [1] только один камень,
                [one] { $when-sown-only } камень,
                [few] { $when-sown-only } камня,
               *[many] { $when-sown-only } камней,
            }
       *[other] { $when-sown-most ->
                [one] { $when-sown-list } камень,
                [few] { $when-sown-list } камня,
               *[many] { $when-sown-list } камней,
            }
    } то завоевать { $named-side ->
        [own] свою лунку нельзя.
        [other] лунку противника нельзя.
       *[any] лунку нельзя.
    }
    .for = when-sown=of

except--twin_trap--claims = Нельзя завоевать лунку, если под тем же номером у противника уже есть { $trap }; каждый
    владелец считает лунки своего ряда слева направо.
    .also = side
except--facing_trap--claims = Нельзя завоевать лунку, если напротив неё — { $trap } противника.
    .also = side
optional--claims = Завоёвывать лунку не обязательно: вы можете оставить всё как есть.
    .says = who
    .for = who=mover

## What a pit that has been won does. $dropped: stays, store, out or all. $ends: always, if-occupied or never. $lift: nobody or owner. $emptied: stays or fades.

trap = { "" }
    .says = safe of
trap-at = { $at ->
        [none] { "" }
       *[other] { $at-single ->
                [yes] С самого начала { $at-your-is } — это { $trap }.
               *[no] С самого начала каждая из { $at-your } — это { $trap }.
            }
    }
trap-passed-by = { $passed-by ->
        [owner] Ваш посев пропускает ваши лунки такого рода ({ $trap }){ trap-but-last-seed }
        [other] Ваш посев пропускает лунки противника такого рода ({ $trap }){ trap-but-last-seed }
        [both] Любой посев пропускает лунки такого рода ({ $trap }){ trap-but-last-seed }
       *[nobody] { "" }
    }
trap-but-last = { "" }
trap-but-last-seed = { $but-last ->
        [yes] , но последний камень попадает в них, как и в любые другие.
       *[no] .
    }
trap-dropped = { $dropped ->
        [store] С этого момента каждый камень, который попадает в такую лунку ({ $trap }), сразу уходит в амбар игрока,
            который её завоевал, кто бы ни сеял.
        [all] Как только посев доходит до такой лунки ({ $trap }), кто бы её ни завоевал, все камни, которые ещё в руке,
            попадают в неё и ход заканчивается.
       *[stays] { "" }
    }
trap-ends = { $ends ->
        [if-occupied] { capture-from-trap-passing } { $other-traps ->
                [none] Если последний камень попадает в { $bare ->
                        [yes] непустую лунку такого рода,
                       *[no] такую лунку,
                    }
               *[some] Если последний камень попадает в любую другую { $bare ->
                        [yes] непустую лунку такого рода,
                       *[no] такую лунку,
                    }
            } то ход заканчивается: захвата нет, камень остаётся там и засчитывается владельцу лунки.
        [always] { $dropped ->
                [stays] { $other-traps ->
                        [all] { "" }
                        [some] Если последний камень попадает в любую другую лунку такого рода ({ $trap }), то он остаётся там
                            и ваш ход заканчивается.
                       *[none] { capture-from-trap-passing } { $but-last ->
                                [yes] Если последний камень попадает в такую лунку ({ $trap }), то он остаётся там и ход
                                    заканчивается.
                               *[no] { $passed-by ->
                                        [both] { "" }
                                       *[nobody] Если это последний камень, то он остаётся там и ход заканчивается.
                                    }
                            }
                    }
               *[store] { "" }
            }
       *[never] { "" }
    }
trap-lift = { $lift ->
        [other] Из лунки такого рода ({ $trap }) брать камни может только другой игрок; тогда она снова становится обычной.
        [both] Из лунки такого рода ({ $trap }) брать камни может любой из вас; тогда она снова становится обычной.
        [owner] Из своей лунки такого рода ({ $trap }) вы можете взять камни, как из любой другой, и посеять их; тогда она
            снова становится обычной.
       *[nobody] { "" }
    }
trap-emptied = { $emptied ->
        [fades] Если после захвата в такой лунке ({ $trap }) не осталось камней, то она снова становится обычной.
       *[stays] { "" }
    }

## Last seeds in such pits. $mark: whose it is, own, other or is (anybody's). $side: on whose side it lies, own, other or any. $at: only some pits are
## meant, such as "the leftmost pit of your outer row", and $head says what they are called, if $head-named is yes; else none.

capture-in-trap = Если последний камень попадает в { $mark ->
        [own] вашу лунку такого рода ({ $trap })
        [other] лунку противника такого рода ({ $trap })
       *[is] такую лунку ({ $trap })
    }{ $at ->
        [none] { $side ->
                [other] { "" } на стороне противника,
                [own] { "" } на вашей стороне,
               *[any] ,
            }
       *[other] { $side ->
                [other] { "" } на месте { $at-their }
                [own] { "" } на месте { $at-your }
               *[any] { "" } на месте { $at-the } на любой стороне
            }{ $head-named ->
                [yes] { "" } ({ $head }),
               *[no] ,
            }
    }
capture--trap--seeds = { capture-in-trap } { $take-seeds ->
        [1] то вы захватываете этот камень.
        [2] то вы захватываете этот камень, а если там есть и другие, то и ещё один.
       *[other] то вы захватываете этот камень, а если там есть и другие, то ещё не больше { $take-seeds-more } из них.
    } { $then ->
        [again] После этого вы ходите ещё раз.
       *[end] На этом ваш ход заканчивается.
    } { $was ->
        [occupied] Если лунка была пуста, то камень остаётся на месте и ваш ход заканчивается.
       *[any] { "" }
    } { $mark ->
        [is] Кому принадлежит лунка, не важно.
       *[other] { "" }
    }
    .also = side at was
    .says = then
    .for = then=end|again was=any|occupied mark=is|own|other by=mover
except--trap--captures = { capture-in-trap } то захвата нет{ $mark ->
        [is] , кто бы её ни завоевал:
       *[other] :
    } камень остаётся на месте, и ваш ход заканчивается.
    .also = side at
    .for = mark=is|own|other
except--was-trap--captures = Если последний камень попадает в { $was ->
        [empty] пустую лунку такого рода ({ $trap }),
       *[occupied] непустую лунку такого рода ({ $trap }),
    } то захвата нет: камень остаётся на месте, и ваш ход заканчивается.
    .for = mark=is was=empty|occupied
house = Ваш дом{ $house-named ->
        [yes] { "" } ({ $house })
       *[no] { "" }
    } — { $at-is }. Он имеет силу, пока в нём не меньше { $counts-least ->
        [1] одного камня.
        [one] { $counts-least } камня.
       *[other] { $counts-least } камней.
    } Если все камни из него взяты или захвачены, то дом потерян до конца партии и становится обычной лункой. Если камней в
    нём просто стало меньше { $counts-least }, то он снова имеет силу, как только их снова не меньше { $counts-least }.
    .says = counts placed
    .for = counts=from
house-falls = { $falls-many ->
        [0] { "" }
       *[other] С первым захватом каждый из вас теряет свой дом{ $house-named ->
            [yes] { "" } ({ $house })
           *[no] { "" }
        }: до конца партии это обычная лунка.
    }

## A line that stands where laps go on.

claim-house-otherwise = Если посев заканчивается в вашем доме{ $house-named ->
        [yes] { "" } ({ $house })
       *[no] { "" }
    }, захвата нет и ни одно правило не останавливает посев, то из дома, как из любой другой лунки, берут все камни и сеют
    дальше, и дом тем самым потерян.

## Lines that stand where several rules speak of last seeds in such pits, and where any does.

capture-from-trap-in-order = Из этих правил о последнем камне действует первое, которое подходит.
capture-from-trap-passing = { $passed-by ->
        [owner] Если посев доходит до такой лунки противника ({ $trap }), то в неё попадает камень.
        [other] Если посев доходит до вашей лунки такого рода ({ $trap }), то в неё попадает камень.
        [both] { "" }
       *[nobody] Если посев проходит через такую лунку ({ $trap }), то в неё, как и в любую другую, попадает камень.
    }

## A line that stands where some pits cannot be won.

claim-otherwise = Если одно из этих правил мешает, то ход всё равно допустим, но лунка не завоёвана.
