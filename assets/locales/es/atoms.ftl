### What clauses ask, where no sentence says a clause as a whole. Behind "un hoyo", which is where $that stands, verbs are in the
### subjunctive (un hoyo propio que contenga tres semillas): atom-pit.be and the like say which form is meant.

atom-pit = { $named ->
        [yes] este
        [just] { $pit ->
                [move-last] ese hoyo
               *[other] ese hoyo
            }
       *[no] { $pit ->
                [last] el hoyo donde cae la última semilla
                [dropped] el hoyo donde cae una semilla
                [next] el hoyo siguiente
                [lifted] el hoyo
                [store] el almacén propio
                [move-from] el hoyo donde empieza
                [move-first] el hoyo donde cae su primera semilla
                [move-last] el hoyo donde cae su última semilla
                [lap-from] el hoyo donde empezó la siembra
                [some-pit] algún hoyo
                [none] ningún hoyo{ $side ->
                    [own] { " " }propio
                    [other] { " " }del adversario
                    [nobody] { " " }sin dueño
                   *[any] { "" }
                }
                [another] otro hoyo
                [every] un hoyo
                [such] ese hoyo
                [such-pit] el hoyo
                [that] que
                [here] ese hoyo
                [column] otro hoyo de la columna
                [beyond] el hoyo que sigue al vacío
                [last-facing] el hoyo de enfrente de aquel donde cayó la última semilla
                [last-behind] el hoyo que está detrás del de enfrente
                [last-next] el hoyo siguiente a aquel donde cayó la última semilla
                [last-before] el hoyo anterior a aquel donde cayó la última semilla
                [last-twin] el hoyo del mismo número en el otro lado
                [it-behind] el hoyo que está detrás del de enfrente
                [it-next] el hoyo que le sigue
                [it-before] el hoyo anterior
                [it-twin] el hoyo del mismo número en el otro lado
                [some-pit-facing] el hoyo de enfrente
                [move-from-facing] el hoyo de enfrente de aquel donde empieza
                [move-from-next] el hoyo siguiente a aquel donde empieza
                [move-from-before] el hoyo anterior a aquel donde empieza
                [move-from-behind] el hoyo que está detrás del de enfrente
                [move-from-twin] el hoyo del mismo número en el otro lado
                [lifted-before] el hoyo anterior
                [some-before] el hoyo anterior
                [every-before] el hoyo anterior
                [lifted-next] el hoyo que le sigue
                [some-next] el hoyo que le sigue
                [every-next] el hoyo que le sigue
               *[it-facing] el hoyo de enfrente
            }
    }
    .all = { $side ->
            [own] todos los hoyos propios
            [other] todos los hoyos del adversario
            [nobody] todos los hoyos sin dueño
           *[any] todos los hoyos
        }
    .be = { $pit ->
            [that] sea
           *[other] es
        }
    .stay = { $pit ->
            [that] esté
           *[other] está
        }
    .hold = { $pit ->
            [that] contenga
           *[other] contiene
        }
    .have = { $pit ->
            [that] haya
           *[other] ha
        }
atom-seeds = { $count ->
        [of] { $count-many ->
                [one] { $count-only ->
                        [0] cero semillas
                        [one] exactamente una semilla
                       *[other] exactamente { $count-only } semillas
                    }
               *[other] { $count-list } semillas
            }
        [even] un número par de semillas (pero no cero)
        [even-from] un número par de semillas ({ $count-least } o más)
        [odd] un número impar de semillas
        [from] { $count-least ->
                [1] semillas
               *[other] { $count-least } semillas o más
            }
        [up-to] { $count-most ->
                [0] cero semillas
                [one] una semilla o ninguna
               *[other] { $count-most } semillas o menos
            }
        [between] entre { $count-least } y { $count-most } semillas
        [as-many] tantas semillas como { $count-near ->
                [behind] el hoyo que está detrás del de enfrente
                [next] el hoyo siguiente
                [before] el hoyo anterior
                [twin] el hoyo del mismo número en el otro lado
               *[facing] el hoyo de enfrente
            }
       *[other] otro número de semillas
    }
# Said of a number: el número de este turno es ...
atom-ordinal = { $count ->
        [of] { $count-many ->
                [one] { $count-only ->
                        [1] uno
                        [2] dos
                        [3] tres
                       *[other] { $count-only }
                    }
               *[other] { $count-list }
            }
        [even] par
        [odd] impar
        [from] { $count-least } o mayor
        [up-to] { $count-most ->
                [1] uno
               *[other] { $count-most } o menor
            }
        [between] uno de los que van del { $count-least } al { $count-most }
       *[other] otro
    }
atom-always =
    .is = { $list ->
            [dropping] cae una semilla en un hoyo
            [starting] empieza su turno
           *[landing] cae la última semilla
        }
atom-pit-side =
    .is = { $pit ->
            [last] la última semilla cae en { atom-of-side }
            [move-last] su última semilla cae en { atom-of-side }
            [dropped] una semilla cae en { atom-of-side }
            [move-first] su primera semilla cae en { atom-of-side }
            [move-from] empieza en { atom-of-side }
            [some-pit] hay { atom-of-side }
            [that] { $side ->
                [own] propio
                [other] del adversario
                [nobody] sin dueño
               *[any] del tablero
            }
           *[other] { atom-pit } { $side ->
                [own] es propio
                [other] es del adversario
                [nobody] no tiene dueño
               *[any] está en el tablero
            }
        }
atom-of-side = { $side ->
        [own] un hoyo propio
        [other] un hoyo del adversario
        [nobody] un hoyo sin dueño
       *[any] un hoyo
    }
atom-pit-at =
    .is = { $at-ends ->
            [yes] { atom-pit } { atom-pit.stay } en un extremo de su fila
           *[no] { $at-single ->
                [yes] { atom-pit } { atom-pit.be } { $at-any }
               *[no] { atom-pit } { atom-pit.stay } en { $at-any }
            }
        }
atom-pit-not-at =
    .is = { $pit ->
            [none] { $not-at-single ->
                    [yes] { atom-pit.all } son { $not-at-any }
                   *[no] { atom-pit.all } están en { $not-at-any }
                }
           *[other] { $not-at-single ->
                    [yes] { atom-pit } no { atom-pit.be } { $not-at-any }
                   *[no] { atom-pit } no { atom-pit.stay } en { $not-at-any }
                }
        }
atom-pit-was =
    .is = { $was ->
            [empty] { $named ->
                    [no] { $pit ->
                            [move-last] su última semilla cae en un hoyo vacío
                            [move-first] su primera semilla cae en un hoyo vacío
                            [last] la última semilla cae en un hoyo vacío
                            [dropped] una semilla cae en un hoyo vacío
                           *[other] { atom-pit } { atom-pit.stay } vacío
                        }
                   *[yes] { $pit ->
                            [last] { atom-pit } estaba vacío
                            [dropped] { atom-pit } estaba vacío
                           *[other] { atom-pit } está vacío
                        }
                }
           *[occupied] { $named ->
                    [no] { $pit ->
                            [last] la última semilla cae en un hoyo que ya tenía semillas
                            [dropped] una semilla cae en un hoyo que ya tenía semillas
                            [move-last] su última semilla cae en un hoyo que ya tiene semillas
                            [move-first] su primera semilla cae en un hoyo que ya tiene semillas
                           *[other] { atom-pit } { atom-pit.hold } semillas
                        }
                   *[yes] { $pit ->
                            [last] { atom-pit } ya tenía semillas
                            [dropped] { atom-pit } ya tenía semillas
                            [move-last] { atom-pit } ya tiene semillas
                            [move-first] { atom-pit } ya tiene semillas
                           *[other] { atom-pit } contiene semillas
                        }
                }
        }
atom-pit-holds =
    .is = { $pit ->
            [last] { $named ->
                    [no] la última semilla cae en un hoyo que con ella contiene { atom-seeds }
                   *[yes] { atom-pit } contiene ahora { atom-seeds }
                }
            [dropped] { $named ->
                    [no] una semilla cae en un hoyo que con ella contiene { atom-seeds }
                   *[yes] { atom-pit } contiene ahora { atom-seeds }
                }
           *[other] { $count ->
                    [of] { $count-many ->
                            [one] { $count-only ->
                                    [0] { atom-pit } { atom-pit.stay } vacío
                                   *[other] { atom-pit } { atom-pit.hold } { atom-seeds }
                                }
                           *[other] { atom-pit } { atom-pit.hold } { atom-seeds }
                        }
                    [up-to] { $count-most ->
                            [0] { atom-pit } { atom-pit.stay } vacío
                           *[other] { atom-pit } { atom-pit.hold } { atom-seeds }
                        }
                   *[other] { atom-pit } { atom-pit.hold } { atom-seeds }
                }
        }
atom-pit-specials =
    .is = { $count ->
            [from] { atom-pit } { atom-pit.hold } al menos { $count-least ->
                [one] { $count-least } { $special }
               *[other] { $count-least } { $specials-word }
            }
            [up-to] { atom-pit } { atom-pit.hold } como mucho { $count-most ->
                [one] { $count-most } { $special }
               *[other] { $count-most } { $specials-word }
            }
           *[other] { atom-pit } { atom-pit.hold } { $count-list } { $specials-word }
        }
atom-pit-mark =
    .is = { $mark ->
            [unmarked] { $pit ->
                    [none] { atom-pit.all } han sido ganados
                   *[other] { atom-pit } no { atom-pit.have } sido ganado
                }
            [barred] { atom-pit } { atom-pit.stay } bloqueado
            [let-stand] { atom-pit } { atom-pit.hold } semillas que se dejaron sin capturar
            [not] { $mark-kind ->
                    [house] { $pit ->
                            [none] { atom-pit.all } son { $house }
                           *[other] { atom-pit } no { atom-pit.be } una { $house }
                        }
                   *[trap] { $pit ->
                            [none] { atom-pit.all } son hoyos ganados ({ $trap })
                           *[other] { atom-pit } no { atom-pit.be } { word-a-trap }
                        }
                }
            [own] { $mark-kind ->
                    [house] { atom-pit } { atom-pit.be } la { $house } propia
                   *[trap] { atom-pit } { atom-pit.be } { $trap } de usted
                }
            [other] { $mark-kind ->
                    [house] { atom-pit } { atom-pit.be } la { $house } del adversario
                   *[trap] { atom-pit } { atom-pit.be } { $trap } del adversario
                }
           *[is] { $mark-kind ->
                    [house] { atom-pit } { atom-pit.be } una { $house } que cuenta como tal
                   *[trap] { atom-pit } { atom-pit.be } { word-a-trap }
                }
        }
atom-pit-origin =
    .is = { $origin ->
            [yes] { atom-pit } { atom-pit.be } aquel donde empezó la siembra
           *[no] { $pit ->
                    [none] { atom-pit } es distinto de aquel donde empezó la siembra
                   *[other] { atom-pit } no { atom-pit.be } aquel donde empezó la siembra
                }
        }
atom-pit-played =
    .is = { $played ->
            [yes] { $pit ->
                    [none] todavía no se ha jugado desde { atom-pit }
                    [that] desde el que ya se haya jugado
                   *[other] ya se ha jugado desde { atom-pit }
                }
           *[no] { $pit ->
                    [none] ya se ha jugado desde { atom-pit.all }
                    [that] desde el que todavía no se haya jugado
                   *[other] todavía no se ha jugado desde { atom-pit }
                }
        }
atom-pit-sown =
    .is = { $sown ->
            [yes] { atom-pit } { atom-pit.have } recibido una semilla en este turno
           *[no] { $pit ->
                    [none] { atom-pit.all } han recibido una semilla en este turno
                   *[other] { atom-pit } no { atom-pit.have } recibido ninguna semilla en este turno
                }
        }
atom-pit-alone =
    .is = { $alone ->
            [yes] { atom-pit } { atom-pit.be } el único de su fila que contiene semillas
           *[no] { $pit ->
                    [none] { atom-pit.all } son los únicos de su fila que contienen semillas
                   *[other] { atom-pit } no { atom-pit.be } el único de su fila que contiene semillas
                }
        }
atom-pit-of-these =
    .is = { $of-these ->
            [leftmost] { atom-pit } { atom-pit.be } el de más a la izquierda de los que cumplen esto
            [rightmost] { atom-pit } { atom-pit.be } el de más a la derecha de los que cumplen esto
            [fewest] { atom-pit } { atom-pit.be } el que menos semillas contiene de los que cumplen esto
           *[most] { atom-pit } { atom-pit.be } el que más semillas contiene de los que cumplen esto
        }

## What is asked of the turn and the lap.

atom-turn-began =
    .is = { $began ->
            [capturing] el turno empezó con una captura
           *[plain] el turno no empezó con una captura
        }
atom-turn-turn =
    .is = { $count ->
            [from] { $count-least ->
                    [2] este no es el primer turno de la { $game }
                   *[other] este turno de la { $game } es el número { $count-least } o uno posterior
                }
            [of] { $count-many ->
                    [one] { $count-only ->
                            [1] este es el primer turno de la { $game }
                            [2] este es el segundo turno de la { $game }
                            [3] este es el tercer turno de la { $game }
                           *[other] el número de este turno en la { $game } es { atom-ordinal }
                        }
                   *[other] el número de este turno en la { $game } es { atom-ordinal }
                }
           *[other] el número de este turno en la { $game } es { atom-ordinal }
        }
atom-turn-move =
    .is = { $count ->
            [from] { $count-least ->
                    [2] esta no es la primera jugada del turno
                   *[other] el número de esta jugada en el turno es { atom-ordinal }
                }
            [up-to] { $count-most ->
                    [1] esta es la primera jugada del turno
                   *[other] el número de esta jugada en el turno es { atom-ordinal }
                }
           *[other] el número de esta jugada en el turno es { atom-ordinal }
        }
atom-turn-lap =
    .is = { $count ->
            [from] { $count-least ->
                    [2] esta no es la primera siembra de la jugada
                   *[other] el número de esta siembra en la jugada es { atom-ordinal }
                }
            [up-to] { $count-most ->
                    [1] esta es la primera siembra de la jugada
                   *[other] el número de esta siembra en la jugada es { atom-ordinal }
                }
           *[other] el número de esta siembra en la jugada es { atom-ordinal }
        }
atom-turn-sown =
    .is = la siembra es de { atom-seeds }
atom-turn-left =
    .is = { $count ->
            [of] { $count-many ->
                    [one] { $count-only ->
                            [0] no quedan semillas en los hoyos
                            [one] queda { atom-seeds } en los hoyos
                           *[other] quedan { atom-seeds } en los hoyos
                        }
                   *[other] quedan { atom-seeds } en los hoyos
                }
            [up-to] { $count-most ->
                    [0] no quedan semillas en los hoyos
                    [one] queda { atom-seeds } en los hoyos
                   *[other] quedan { atom-seeds } en los hoyos
                }
            [from] quedan { atom-seeds } en los hoyos
            [between] quedan { atom-seeds } en los hoyos
            [as-many] quedan { atom-seeds } en los hoyos
           *[other] queda { atom-seeds } en los hoyos
        }
atom-turn-crossed =
    .is = { $crossed ->
            [yes] una semilla de la jugada ha caído en el lado del adversario
           *[no] ninguna semilla de la jugada ha caído en el lado del adversario
        }
atom-turn-came-round =
    .is = { $came-round ->
            [yes] la siembra ha vuelto al hoyo donde empezó
           *[no] la siembra no ha vuelto al hoyo donde empezó
        }
atom-turn-reversed =
    .is = { $reversed ->
            [yes] la siembra va en el sentido contrario al habitual
           *[no] la siembra va en el sentido habitual
        }
atom-turn-lost =
    .is = usted ha perdido su { $house }
atom-turn-unless =
    .is = no ocurre lo siguiente: { $if }

## What is asked of a move.

atom-move-sown =
    .is = siembra { atom-seeds }
atom-move-last-store =
    .is = su última semilla cae en { $last-store ->
            [own] el almacén propio
            [other] un almacén ajeno
           *[any] un almacén
        }
atom-move-way =
    .is = { $way ->
            [inwards] va hacia el centro de la fila interior
           *[outwards] va desde el centro de la fila interior hacia fuera
        }
atom-move-captures =
    .is = { $captures ->
            [something] captura algo
            [first-lap] captura algo con su primera siembra
           *[nothing] no captura nada
        }
atom-move-fills =
    .is = con ella algún hoyo llega a contener { atom-seeds }
atom-move-leaves =
    .is = { $leaves ->
            [move] le deja al adversario una jugada
           *[seeds] le deja al adversario semillas
        }

## Frames.

frame-while-there-is = { $relative ->
        [yes] Mientras haya un hoyo { $that }, { $within }.
       *[no] Mientras haya un hoyo que cumpla esta condición ({ $if }), { $within }.
    }
frame-when = Esta regla se aplica solo si { $if }.
frame-run = { $run-way ->
        [onward] Después vale lo mismo para el hoyo siguiente, { frame-run-on }
        [both] Después vale lo mismo para los hoyos anterior y siguiente, { frame-run-on }
       *[back] Después vale lo mismo para el hoyo anterior, { frame-run-on }
    }
frame-run-on = { $run-most ->
        [none] y así sucesivamente.
        [1] pero para ninguno más.
       *[other] y así sucesivamente, hasta un máximo de { $run-most } hoyos en ese sentido.
    }
frame-take = { $target ->
        [here] { $named ->
                [yes] se capturan
               *[no] se capturan todas sus semillas
            }
        [last] se captura esa única semilla
        [seeds] { $take-seeds ->
                [one] se captura una semilla de ese hoyo
               *[other] se capturan { $take-seeds } semillas de ese hoyo
            }
        [facing] se capturan todas las semillas del hoyo de enfrente
        [behind] se capturan todas las semillas del hoyo que está detrás del de enfrente
        [facing-behind] se capturan todas las semillas del hoyo de enfrente y las del que está detrás de este
        [twin] se capturan todas las semillas del hoyo del mismo número en el otro lado
        [column] se capturan todas las semillas de los demás hoyos de su columna
        [next] { $named ->
                [yes] se capturan
               *[no] se capturan todas las semillas del hoyo que le sigue
            }
        [before] { $named ->
                [yes] se capturan
               *[no] se capturan todas las semillas del hoyo anterior
            }
        [beyond] se capturan todas las semillas del hoyo que sigue al hoyo vacío
        [every] { $relative ->
                [yes] se capturan todas las semillas de cada hoyo { $that }
               *[no] se capturan todas las semillas de cada hoyo que cumpla esta condición: { $every }
            }
        [next-before] se capturan todas las semillas de los hoyos anterior y siguiente
       *[other] se captura lo que hay en esos hoyos
    }
frame-capture = { $by ->
        [owner] { $target ->
                [every] { $conditional ->
                        [yes] { $relative ->
                                [yes] Si { $if }, el dueño de cada hoyo { $that } se lleva todas sus semillas.
                               *[no] Si { $if }, el dueño de cada hoyo que cumpla esta condición se lleva todas sus semillas:
                                    { $every }.
                            }
                       *[no] { $relative ->
                                [yes] Caiga donde caiga la última semilla, el dueño de cada hoyo { $that } se lleva todas sus
                                    semillas.
                               *[no] Caiga donde caiga la última semilla, el dueño de cada hoyo que cumpla esta condición se lleva
                                    todas sus semillas: { $every }.
                            }
                    }
               *[other] Si { $if }, el dueño del hoyo se lleva todas sus semillas.
            }
       *[other] { $list ->
                [starting] { $made ->
                        [chosen] Cuando haya elegido una jugada, y antes de sembrar: si { $if }, { frame-take }.
                       *[before] Al principio de su turno, antes de elegir una jugada: si { $if }, { frame-take }.
                    }
                [landing] { $conditional ->
                        [yes] Si { $if }, { frame-take }.
                       *[no] Caiga donde caiga la última semilla, { frame-take }.
                    }
               *[other] Si { $if }, { frame-take }.
            }
    }
    .says = by made
frame-claim = { $owner ->
        [other] Si { $if }, el adversario gana el hoyo.
        [owner] Si { $if }, su dueño gana el hoyo.
       *[mover] Si { $if }, usted gana el hoyo: es { $trap } de usted hasta que termine la { $game }.
    }
    .says = owner
frame-relay = { $lifts ->
        [next] Si { $if }, y el hoyo siguiente contiene semillas, recójalas todas y siga sembrando desde allí.
       *[here] Si { $if }, y el hoyo ya tenía semillas, recójalas todas, incluida la última, y siga sembrando desde allí.
    }
frame-again = { $store ->
        [none] Si { $if }, usted juega otra vez.
        [own] Si la última semilla cae en su propio almacén, usted juega otra vez.
        [other] Si la última semilla cae en un almacén ajeno, usted juega otra vez.
       *[any] Si la última semilla cae en un almacén, usted juega otra vez.
    }
frame-except = { $target ->
        [captures] Pero no se captura nada si { $if }.
        [claims] Pero no se gana ningún hoyo si { $if }.
        [relays] Pero la siembra no continúa si { $if }.
        [agains] Pero no hay jugada adicional si { $if }.
       *[all] Pero una última semilla no tiene ningún efecto si { $if }, y su turno termina.
    }
frame-optional = { $who ->
        [owner] Si { $if }, el dueño del hoyo puede elegir { frame-whether }.
        [other] Si { $if }, el adversario puede elegir { frame-whether }.
       *[mover] Si { $if }, usted puede elegir { frame-whether }.
    }
    .says = who only-lap
frame-whether = { $target ->
        [captures] { $only-lap ->
                [yes] si se sigue sembrando después de la captura
               *[no] si se captura
            }
        [claims] si se gana el hoyo
        [relays] si se sigue sembrando
        [agains] si se juega otra vez
       *[all] si se hace así
    }
frame-more = { $pits ->
        [all] Después, si { $if }, se capturan también sus semillas.
        [1] Después, si { $if }, se capturan también sus semillas; usted elige cuál es ese hoyo.
       *[other] Después, si { $if }, se capturan también sus semillas; usted puede elegir hasta { $pits } hoyos así.
    }
    .says = pits
frame-send = { $target ->
        [sown] Las semillas capturadas se siembran en el acto.
        [row-end] Las semillas capturadas se siembran en el acto desde un extremo de su fila interior.
        [given] Las semillas capturadas van a un hoyo del adversario, que usted elige.
       *[store] Las semillas capturadas van a su almacén.
    }
    .says = from first zone again
frame-skip = { $instead ->
        [store] Si { $if }, { frame-skipping } va a su almacén.
       *[next] Si { $if }, { frame-skipping } va al hoyo que le sigue.
    }
    .says = instead which
frame-skipping = { $which ->
        [last] la última semilla
        [but-last] una semilla que no es la última
       *[all] la semilla
    }
frame-bar = { $conditional ->
        [yes] No se permite una jugada si { $if }.
       *[no] No se permite ninguna jugada.
    }
    .within = no se permite una jugada si { $if }
frame-prefer = { $not ->
        [none] Una jugada tiene prioridad si { $if }: mientras usted tenga una jugada así, debe hacerla.
       *[other] Una jugada queda para el final si { $not }: hágala solo si no le queda ninguna otra.
    }
frame-lift = { $from ->
        [store] Si { $if }, usted puede sembrar desde él: { lift-store-seeds }
       *[pits] { $seeds ->
                [chosen] { $relative ->
                    [yes] Elija un hoyo { $that } y recoja de él cuantas semillas quiera.
                   *[no] Elija un hoyo y recoja de él cuantas semillas quiera. Se puede elegir un hoyo si { $if }.
                }
               *[all] { $relative ->
                    [yes] Elija un hoyo { $that } y recoja todas sus semillas.
                   *[no] Elija un hoyo y recoja todas sus semillas. Se puede elegir un hoyo si { $if }.
                }
            }
    }
    .says = from seeds seats
frame-place = { $relative ->
        [yes] Ponga una semilla de su reserva en un hoyo { $that }.
       *[no] Ponga una semilla de su reserva en un hoyo. Se puede elegir un hoyo si { $if }.
    }
frame-instead = { $how ->
        [may] Si { $if }, en lugar de sembrar, usted puede { frame-act }.
        [must] Si { $if }, en lugar de sembrar, usted debe { frame-act }.
       *[only] Si { $if }, usted debe { frame-act }; no siembra.
    }
    .says = how
frame-act = { $target ->
        [take] capturar sus semillas
        [give] poner una de sus semillas en el primer hoyo del camino del adversario
       *[shift] trasladar todas sus semillas juntas al hoyo siguiente
    }
frame-way = { $conditional ->
        [yes] Si { $if }, se siembra { frame-ways }. { frame-back }
       *[no] Siembre { frame-ways }. { frame-back }
    }
    .says = or-back
frame-ways = { $way ->
        [cw] en sentido horario
        [ccw] en sentido antihorario
        [n] hacia el norte
        [ne] hacia el nordeste
        [e] hacia el este
        [se] hacia el sudeste
        [s] hacia el sur
        [sw] hacia el sudoeste
        [w] hacia el oeste
        [nw] hacia el noroeste
        [by-first-move] { $way-of ->
                [own] en el sentido que usted eligió con su primera jugada
                [same] en el sentido que el primer jugador eligió con la primera jugada
               *[opposite] en el sentido que el primer jugador eligió con la primera jugada; el otro jugador siembra en el sentido
                    contrario
            }
       *[chosen] en el sentido que usted elija
    }
frame-back = { $or-back ->
        [if-captures] La siembra puede ir al revés si así captura.
        [free] La siembra puede ir también al revés.
       *[never] { "" }
    }
frame-lift-some = Si { $if }, recoja de él solo { $seeds ->
        [one] una semilla
       *[other] { $seeds } semillas
    }.
    .says = seeds
frame-meeting = Si { $if }, una pieza que cae donde solo hay piezas de la otra clase se las lleva.
    .says = by
frame-end = { $list ->
        [landing] Si { $if }, la { $game } termina.
       *[ending] { $conditional ->
                [yes] { $once-each ->
                        [yes] Mire todos los hoyos que cumplen esta condición: { $if }. Si cada uno de esos hoyos contiene
                            { frame-end-seeds }, la { $game } termina.
                       *[no] Cuente las semillas de todos los hoyos que cumplen esta condición: { $if }. Si en total suman
                            { frame-end-seeds }, la { $game } termina.
                    } { $whose ->
                        [next] Esto se comprueba para el jugador que tiene el turno.
                        [mover] Esto se comprueba para el jugador que ha jugado.
                        [other] Esto se comprueba para el jugador que no ha jugado.
                        [both] Tiene que ser así para los dos jugadores a la vez.
                       *[either] Esto se comprueba para cada jugador.
                    }
               *[no] { $once-each ->
                        [yes] Si cada hoyo contiene { frame-end-seeds }, la { $game } termina.
                       *[no] { $once-seeds-only ->
                                [0] { frame-end.none }
                               *[other] Cuando las semillas que quedan en todos los hoyos suman { frame-end-seeds }, la { $game }
                                    termina.
                            }
                    }
            }
    }
    .none = { $once-seeds ->
            [of] { $once-seeds-many ->
                    [1] Cuando todos los hoyos están vacíos, la { $game } termina.
                   *[other] Cuando las semillas que quedan en todos los hoyos suman { frame-end-seeds }, la { $game } termina.
                }
           *[other] Cuando las semillas que quedan en todos los hoyos suman { frame-end-seeds }, la { $game } termina.
        }
    .says = whose
frame-end-seeds = { $once-seeds ->
        [of] { $once-seeds-many ->
                [1] { $once-seeds-only ->
                        [0] cero semillas
                        [one] una semilla
                       *[other] { $once-seeds-only } semillas
                    }
               *[other] { $once-seeds-list } semillas
            }
        [up-to] { $once-seeds-most ->
                [0] ninguna semilla
                [one] como mucho una semilla
               *[other] como mucho { $once-seeds-most } semillas
            }
        [from] al menos { $once-seeds-least ->
                [one] una semilla
               *[other] { $once-seeds-least } semillas
            }
        [between] entre { $once-seeds-least } y { $once-seeds-most } semillas
        [even] un número par de semillas
        [odd] un número impar de semillas
       *[other] otro número de semillas
    }
frame-bring = { $on ->
        [once-a-game] Una vez en la partida, al principio de un turno, usted
       *[pits-empty] Si todos sus hoyos están vacíos cuando le toca jugar, usted
    } { $how ->
        [may] puede poner
       *[must] debe poner
    } { $seeds ->
        [one] una semilla
       *[other] { $seeds } semillas
    } { $from ->
        [hand] de su reserva
       *[store] de su almacén
    } en cada uno de sus hoyos y después jugar.
    .says = from seeds how borrows
frame-script = { $from ->
        [chosen] Se empieza con una jugada fija: elija uno de sus propios hoyos. { $seeds ->
                [all] Se recogen todas las semillas
               *[seeds] { $seeds-of ->
                        [one] Se recoge una semilla
                       *[other] Se recogen { $seeds-of } semillas
                    }
            } de cada hoyo que forma parte de la jugada, y se siguen sembrando. Si Sur elige, por ejemplo, { $south-first }, las
            semillas se toman de { $south-lifted } y se siembran a partir de { $south-sown }.
       *[first] { frame-script-fixed }
    }
    .says = from seeds steps with
frame-script-fixed = Se empieza con una jugada fija. { $seeds ->
        [all] Se toman todas las semillas
       *[seeds] { $seeds-of ->
                [one] Se toma una semilla
               *[other] Se toman { $seeds-of } semillas
            }
    } de cada uno de estos hoyos. { $south-lifted-many ->
        [0] { "" }
       *[other] Sur recoge lo que procede de { $south-lifted }.
    } { $south-pushed-many ->
        [0] { "" }
       *[other] Sur mueve semillas { $south-pushed }.
    } { $south-sown-many ->
        [0] { "" }
       *[other] { $south-lifted-many ->
                [0] Sur recoge las semillas de { $south-sown } y las siembra.
               *[other] Sur siembra lo recogido a partir de { $south-sown }.
            }
    }
frame-drop = { $first ->
        [origin] La primera semilla vuelve al hoyo del que se recogió, y las demás van a los hoyos que le siguen.
        [store] De las semillas que se recogen, una va directamente al almacén propio.
       *[next] La primera semilla va al hoyo siguiente.
    } { $lone ->
        [origin] Una semilla sola vuelve a donde estaba.
        [store] Una semilla sola va al almacén propio.
       *[next] Una semilla sola va al hoyo siguiente.
    } { $heaps-many ->
        [0] { "" }
       *[other] Las primeras semillas se dejan en montones, de { $heaps }.
    }
    .says = lone laps
frame-house = Su { $house } es { $at }. Cuenta como tal mientras contenga { atom-seeds }. Si todas sus semillas se recogen o se
    capturan, se pierde por el resto de la partida y pasa a ser un hoyo como los demás.
    .says = at counts placed
frame-must-capture = Si hay una jugada que captura con su primera siembra, debe elegir una jugada así.
    .says = sown
frame-field-spare = Pero allí no se captura nada si { $if }.
frame-field-run = { frame-run }
frame-field-then = { $then ->
        [on] Después se comprueba también la regla siguiente.
        [again] Después usted juega otra vez.
        [here] Después se recoge y se siembra el hoyo donde cayó la última semilla.
        [next] Después la siembra continúa con las semillas del hoyo siguiente; si ese hoyo está vacío, su turno termina.
        [next-seeds] Después la siembra continúa con las semillas del siguiente hoyo que las tenga.
       *[end] Con esto termina su turno.
    }
frame-field-last-pit = { $last-pit ->
        [taken] También se capturan la última semilla y las que están con ella.
        [crosses] La última semilla va con ellas.
       *[stays] { "" }
    }
frame-field-alone = { $alone ->
        [taken] Si no hay nada más que capturar, se captura de todos modos la última semilla sola.
       *[stays] { "" }
    }
frame-field-needs = { $needs ->
        [all] Todos estos hoyos tienen que contener semillas.
        [any] Al menos uno de estos hoyos tiene que contener semillas.
       *[first] { "" }
    }
frame-field-and-facing = Se capturan también las semillas del hoyo de enfrente.
frame-field-content = Las semillas que contiene van al almacén de su dueño.
frame-field-either-order = No importa cuál de los dos hoyos sea cada uno.
frame-field-of-run = Esto vale para todos los hoyos de una cadena.
frame-field-refused = Si no se hace, el adversario puede retirar en el acto las semillas del hoyo interior respetado al hoyo que está
    detrás.
frame-field-next-way = La jugada siguiente tiene que ir en el sentido contrario al de la siembra que acaba de terminar.
frame-field-which = { $which ->
        [last] Esto vale para la última semilla de una siembra.
        [all] Esto vale para todas las semillas de una siembra, incluida la última.
       *[but-last] Esto vale para todas las semillas de una siembra salvo la última.
    }
frame-field-last-by = Lo que captura la última semilla es para el jugador que siembra.
frame-field-from = Si hay un hoyo que cumple esta condición, el jugador tiene que empezar desde uno así: { $if }.
frame-field-laps = { $laps ->
        [reversed] Cada siembra posterior va en el sentido contrario al de la anterior.
        [anew] En cada siembra posterior se decide de nuevo el sentido.
        [every] Esto ocurre en cada siembra del turno.
       *[same] { "" }
    }
frame-field-after = Esto vale desde que la siembra ha vuelto al hoyo donde empezó.
frame-field-asked = { $asked ->
        [lap] Esto se comprueba después de cada siembra.
        [capture] Esto se comprueba después de cada captura.
       *[other] { "" }
    }

## Joins.

# "e" before the sound of i (RAE).
join-two = { $first } { $rest-begins ->
        [i] e
        [hi] e
       *[other] y
    } { $rest }
join-two-apart = { $first }, { $rest-begins ->
        [i] e
        [hi] e
       *[other] y
    } { $rest }
join-more = { $first }, { $rest }
join-last = { $first }, { $rest-begins ->
        [i] e
        [hi] e
       *[other] y
    } { $rest }

## In which turns a clause holds.

when-turn = { $when-turn ->
        [from] { $when-turn-least ->
                [2] Esta regla no se aplica en el primer turno de la { $match ->
                        [yes] ronda.
                       *[no] partida.
                    }
               *[other] Esta regla no se aplica en los primeros { $when-turn-below } turnos de la { $match ->
                        [yes] ronda.
                       *[no] partida.
                    }
            }
        [up-to] { $when-turn-most ->
                [1] Esta regla se aplica solo en el primer turno de la { $match ->
                        [yes] ronda.
                       *[no] partida.
                    }
               *[other] Esta regla se aplica solo en los primeros { $when-turn-most } turnos de la { $match ->
                        [yes] ronda.
                       *[no] partida.
                    }
            }
       *[of] { $when-turn-only ->
                [1] Esta regla se aplica solo en el primer turno de la { $match ->
                        [yes] ronda.
                       *[no] partida.
                    }
                [0] Esta regla se aplica solo en estos turnos de la { $match ->
                        [yes] ronda
                       *[no] partida
                    }, contados desde uno: { $when-turn-list }.
               *[other] Esta regla se aplica solo en el turno { $when-turn-only } de la { $match ->
                        [yes] ronda.
                       *[no] partida.
                    }
            }
    }
    .for = when-turn=from|up-to|of
