# A draft: what the rule pages of Kalah and Oware need.

language-name = Español

language-direction = ltr

language-decimal = ,

language-prefixes = { "" }
language-unprefixed = { "" }

about-also = Otros nombres: { $names }.

about-home = { $made ->
        [yes] { $people } ({ $place }).
       *[no] Quién lo juega: { $people } ({ $place }).
    }

again--store = { $players ->
        [1] Si la última semilla cae en el almacén, la siembra termina y se elige de nuevo un hoyo.
       *[other] Si la última semilla cae en su propio almacén, usted juega otra vez, y así cuantas veces ocurra.
    } { $stuck-binds ->
        [yes] { $stuck-ends ->
                [yes] La jugada adicional no se pierde si no se puede hacer: la { $game } termina entonces, como en cualquier turno.
               *[no] { "" }
            }
       *[no] { "" }
    }
    .for = store=own

board-names = Los hoyos se nombran tal como los ve Sur: una letra para la columna{ $wide ->
        [yes] { "" } (después de la z, dos letras: aa, ab, etc.)
       *[no] { "" }
    }, contada desde la izquierda de Sur, y un número para la fila, contada desde el borde de Sur. Así, { $first } es la
    esquina a la izquierda de Sur, y { $last } es la esquina opuesta.
    La izquierda y la derecha son siempre las del jugador del que se habla.

board-path-own-stores = El camino de la siembra recorre todo el tablero y, para cada jugador, pasa solo por su propio almacén.
    Seguido en sentido { $way ->
        [cw] horario
       *[ccw] antihorario
    }, el camino de Sur es { $south-path }, y de nuevo { $south-first }; el de Norte es
    { $north-path }, y de nuevo { $north-first }.

board-path-shared = { $stores ->
        [all] { $whole ->
                [no] Todos siembran por el mismo camino. Deja fuera algunos hoyos y pasa por todos los almacenes.
               *[yes] El camino de la siembra es un solo anillo alrededor de todo el tablero, almacenes incluidos.
            }
       *[other] { $whole ->
                [no] Todos siembran por el mismo camino. Deja fuera algunos hoyos.
               *[yes] El camino de la siembra es un solo anillo alrededor de todo el tablero.
            }
    } Seguido en sentido { $way ->
        [cw] horario
       *[ccw] antihorario
    }, es { $path }, y de nuevo { $first }.

board-shape = { $joined ->
        [yes] El tablero tiene { $rows ->
                [4] cuatro
               *[other] { $rows }
            } filas de { $columns } hoyos, y sus bordes están unidos: más allá de la fila superior está la inferior, y más
            allá de la última columna, la primera. Los hoyos no pertenecen a nadie.
       *[no] { $rows ->
                [1] El tablero es una fila de { $columns ->
                        [one] un hoyo
                       *[other] { $columns } hoyos
                    }. Se juega en solitario, y todos los hoyos son suyos.
                [4] El tablero tiene cuatro filas de { $columns ->
                        [one] un hoyo
                       *[other] { $columns } hoyos
                    }. Las dos filas de su lado son suyas: la fila exterior está en el borde del tablero, y la interior, junto
                    a la línea central.
                [3] El tablero tiene tres filas de { $columns } hoyos. La fila de su borde es suya, y también la mitad de la
                    fila central que queda a su derecha. Los demás hoyos son del rival.
               *[other] El tablero tiene dos filas de { $columns ->
                        [one] un hoyo
                       *[other] { $columns } hoyos
                    }. { $shared ->
                        [yes] La fila de su lado se llama suya, y la otra, del rival, pero ambos juegan desde cualquiera de las dos.
                       *[no] La fila de su lado es suya; la otra es del rival.
                    }
            }
    }

board-store-names = { $players ->
        [2] S es el almacén de Sur, y N es el de Norte.
       *[other] { $letters } son los almacenes, y cada letra indica el lado: S, Sur; E, Este; N, Norte; W, Oeste.
    }

board-stores = { $players ->
    [1] { $stores ->
        [none] No hay almacén.
        [aside] Junto a la fila hay un almacén, que guarda lo que se captura. Queda fuera del camino de la siembra: nunca se
            siembra en él ninguna semilla.
       *[own] En el extremo derecho de la fila hay un almacén. Está en el camino de la siembra: toda siembra que pasa por él
            deja en él una semilla.
    }
    [4] { $stores ->
        [none] No hay almacenes.
        [aside] A cada fila le corresponde un almacén, que guarda lo que se captura. Queda fuera del camino de la siembra:
            nunca se siembra en él ninguna semilla.
        [own] En el extremo derecho de cada fila, según la ve su jugador, hay un almacén. Cuando una siembra pasa por el
            almacén de la fila que tiene el turno, se deja en él una semilla; los demás almacenes se saltan.
       *[all] En el extremo derecho de cada fila, según la ve su jugador, hay un almacén, en una esquina del tablero. Todos los
            almacenes están en el camino de la siembra: quien pasa por un almacén al sembrar deja en él una semilla.
    }
   *[other] { $stores ->
        [none] No hay almacenes.
        [aside] Cada jugador tiene además un almacén, que guarda lo que captura. Queda fuera del camino de la siembra: nunca
            se siembra en él ninguna semilla.
        [kept] Cada jugador tiene además un almacén, que guarda lo que le sobra de las rondas anteriores. Queda fuera del
            camino de la siembra: nunca se siembra en él ninguna semilla.
        [won] Cada jugador tiene además un almacén, para las semillas que le correspondan al final. Queda fuera del camino de
            la siembra: nunca se siembra en él ninguna semilla.
        [first] Cada jugador tiene además un almacén. Queda fuera del camino de la siembra, pero una semilla de cada una de
            sus siembras va a él.
        [own-named] Cada jugador tiene un almacén en su propio camino de siembra. Cuando una siembra suya pasa por él, se deja
            en él una semilla; los almacenes de los demás no están en ese camino.
        [all-named] Cada jugador tiene un almacén. Todos los almacenes están en el camino de la siembra: quien pasa por un
            almacén al sembrar deja en él una semilla.
        [all] Cada jugador tiene un almacén en el extremo derecho de su fila. Los dos almacenes están en el camino de la
            siembra: quien pasa por un almacén al sembrar deja en él una semilla.
       *[own] Cada jugador tiene un almacén en el extremo { $at ->
                [left] izquierdo
               *[right] derecho
            } de su fila. Cuando una siembra pasa por el almacén propio, se deja en él una semilla; el almacén del rival se
            salta.
    }
    }

capture--holds--here = Si la última semilla cae en { $holds-only ->
        [1] { $side ->
                [own] un hoyo propio vacío,
                [any] un hoyo vacío de cualquiera de los dos lados,
               *[other] un hoyo vacío del rival,
            }
       *[other] { $side ->
                [own] uno de sus propios hoyos
                [any] un hoyo de cualquiera de los dos lados
               *[other] uno de los hoyos del rival
            } y lo deja con { $holds ->
                [even] un número par de semillas,
                [even-from] un número par de semillas, { $holds-least } o más,
               *[of] { capture-counts },
            }
    } { $by ->
        [owner] { $won ->
                [yes] el dueño del hoyo
               *[no] el jugador en cuyo lado está el hoyo
            } { $holds-only ->
                [one] se la lleva.
               *[other] se las lleva todas.
            }
       *[mover] { $holds-only ->
                [one] esa semilla se captura.
               *[other] se capturan todas.
            }
    }
    .also = side
    .says = by
    .aspects = run and-facing
    .for = holds=of|even|even-from by=mover|owner

capture--side-was--facing = { $places ->
        [yes] Si la última semilla de una vuelta, o una semilla puesta desde la reserva,
       *[no] Si la última semilla
    } cae en { $side ->
        [own] { $rows ->
                [4] un hoyo de su propia fila interior
               *[other] uno de sus propios hoyos
            }
        [any] { $rows ->
                [4] un hoyo de cualquiera de las dos filas interiores
               *[other] un hoyo de cualquiera de los dos lados
            }
       *[other] { $rows ->
                [4] un hoyo de la fila interior del rival
               *[other] uno de los hoyos del rival
            }
    } { $was ->
        [occupied] y este ya tenía semillas,
       *[empty] y este estaba vacío,
    } se capturan todas las semillas del hoyo de enfrente{ $last-pit ->
        [crosses] , en el que se pone también la última semilla; lo demás que haya donde cayó se queda allí.
        [stays] { $was ->
                [occupied] ; lo que hay en el hoyo donde cayó se queda allí.
               *[empty] ; la última semilla se queda donde cayó.
            }
       *[taken] { $was ->
                [empty] , y con ellas la última semilla.
               *[other] , y con ellas las del hoyo donde cayó.
            }
    }
    .says = needs last-pit
    .for = was=empty|occupied then=end by=mover

capture-alone--facing = { $alone ->
        [taken] Si el hoyo de enfrente está vacío, se captura de todos modos la última semilla sola.
       *[stays] Si el hoyo de enfrente está vacío, no se captura nada.
    } { capture-traps }

capture-and-facing--here = { $and-facing ->
        [yes] { $run ->
                [none] Se capturan también las semillas del hoyo de enfrente.
               *[given] Con cada uno de esos hoyos se capturan también las semillas del hoyo de enfrente.
            }
       *[no] { "" }
    }

capture-counts = { $holds-many ->
        [one] { $holds-only ->
                [one] exactamente una semilla
               *[other] exactamente { $holds-only } semillas
            }
       *[other] { $holds-list } semillas
    }

capture-goes-on = { $then ->
        [next] Después la siembra continúa con las semillas del hoyo siguiente; si ese hoyo está vacío, el turno termina.
        [next-seeds] Después la siembra continúa con las semillas del siguiente hoyo que las tenga.
        [again] Después se juega otra vez.
        [here] Después se recogen y se siembran las semillas del hoyo donde cayó la última.
        [on] Se aplica también la regla siguiente.
       *[end] Con esto termina el turno.
    }

capture-not-opponent = Una última semilla que cae en el lado del rival no captura nada.

capture-not-own = Una última semilla que cae en el lado propio no captura nada.

capture-run--facing = { $run ->
        [none] { "" }
       *[given] { capture-run-facing }
    } { $rows ->
        [4] { $outer-safe ->
                [yes] Las semillas de las filas exteriores nunca se capturan.
               *[no] { "" }
            }
       *[other] { "" }
    }

capture-run--here = { $run ->
        [none] { "" }
       *[given] { $run-way ->
                [onward] { capture-run-onward }
               *[back] { capture-run-back }
            }
    }

capture-run-back = Mire después el hoyo sembrado justo antes: si también { $run-through-side ->
        [own] está en su lado y tiene
        [any] tiene
       *[other] está en el lado del rival y tiene
    } { $run-through-holds ->
        [even] un número par de semillas, pero no cero,
        [even-from] un número par de semillas, { $run-through-holds-least } o más,
       *[of] { $run-through-holds-only ->
                [1] una sola semilla,
               *[other] { $run-through-holds-list } semillas,
            }
    } { $run-through-holds-only ->
        [1] también se captura,
       *[other] también se capturan,
    } { $run-through-side ->
        [any] esté en el lado que esté,
       *[own] { "" }
    } y así sucesivamente hacia atrás, hasta el primer hoyo que no cumpla esto.

capture-run-facing = Después de una captura, siga mirando a lo largo de su propia fila, { $chosen-ways ->
        [yes] en el sentido de la vuelta que capturó:
       *[no] en el sentido de la siembra:
    } { $run-most ->
        [1] si el hoyo siguiente está vacío y el de enfrente tiene semillas, se capturan también estas, pero ninguna más después.
       *[none] si el hoyo siguiente está vacío y el de enfrente tiene semillas, se capturan también estas, y así sucesivamente,
            hasta el primer hoyo que no cumpla esto o hasta el final de su fila.
    }

capture-run-onward = Mire después el hoyo siguiente, en el sentido de la siembra: si { $run-through-holds ->
        [even] no está vacío y tiene un número par de semillas,
        [even-from] tiene un número par de semillas, { $run-through-holds-least } o más,
       *[of] tiene { $run-through-holds-list },
    } sus semillas también se capturan, esté en el lado que esté, y así sucesivamente, hasta el primer hoyo que no cumpla esto.

capture-then--here = { $then ->
        [end] { $many-laps ->
                [yes] Con esto termina el turno.
               *[no] { "" }
            }
       *[other] { capture-goes-on }
    }

capture-to-store = { $leaves ->
        [yes] Lo que se captura va al almacén propio.
       *[no] { $match ->
                [yes] Lo que se captura va al almacén propio y permanece allí hasta el final de la ronda.
               *[no] Lo que se captura va al almacén propio y permanece allí hasta el final.
            }
    }

capture-traps = { $traps ->
        [yes] Las semillas de { word-a-trap } no se pueden capturar.
       *[no] { "" }
    }

choice-must-move = No está permitido pasar el turno.

end--cannot-feed = Si el rival no tiene semillas y ninguna jugada de usted puede darle alguna, la { $game } termina.

end--left_pits_side = { $row-won ->
        [yes] { $verdict ->
                [wins] { end-row-emptied }
               *[other] { end-row-empty }
            }
       *[no] { end-row-empty }
    }
    .says = whose
    .for = once-pits-side=own

end--repeated = Si la misma posición se da por { $once-times ->
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
       *[other] { $once-times }.ª
    } vez, y le toca jugar al mismo jugador, la { $game } termina. { $once-stores ->
        [no] Lo que hay en los almacenes no importa para esto.
       *[yes] { "" }
    }

end--store-holds = { $once-of ->
        [half] Cuando cada uno de los dos almacenes tiene { $half-total } semillas, la mitad del total, la { $game } termina en
            empate.
        [majority] En cuanto un jugador tiene más de la mitad de todas las semillas, es decir, { $seeds } o más, la { $game } se
            detiene. { end-store-holds-left }
        [komi] En cuanto un jugador tiene más de la mitad de todo lo que cuenta, la { $game } se detiene: Sur con { $seeds }
            semillas o más, Norte con { $north }. { end-store-holds-left }
       *[seeds] En cuanto un jugador tiene { $seeds } semillas o más, la { $game } se detiene. { end-store-holds-left }
    }
    .says = whose leftover verdict

end-left = { $leftover ->
        [nobody] { $counted ->
                [yes] { $verdict ->
                        [by-winner] { end-left-nobody }
                       *[other] { "" }
                    }
               *[no] { "" }
            }
        [owner] { $once ->
                [left] { $whose ->
                        [next] { $won ->
                                [yes] El rival se lleva todas las semillas que quedan.
                               *[no] El rival se lleva las semillas que quedan en su propio lado.
                            }
                       *[other] { end-left-owner }
                    }
                [cannot-feed] Usted se lleva todas las semillas que quedan en su lado.
               *[other] { end-left-owner }
            }
        [split] Cada jugador se lleva la mitad de las semillas que quedan.
       *[to] { $leftover-of ->
                [emptier] { $whose ->
                        [next] { $once ->
                                [left] Usted se lleva todas las semillas que quedan en el lado del rival.
                               *[other] El jugador cuyos hoyos están vacíos se lleva todas las semillas que quedan en el lado del rival.
                            }
                       *[other] El jugador cuyos hoyos están vacíos se lleva todas las semillas que quedan en el lado del rival.
                    }
                [next] { $whose ->
                        [next] Usted se lleva todas las semillas que quedan.
                       *[other] El jugador que tiene el turno se lleva todas las semillas que quedan.
                    }
                [mover] Las semillas que quedan son para el jugador que hizo la última jugada.
                [beginner] Las semillas que quedan son para el jugador que hizo la primera jugada.
                [capturer] Las semillas que quedan son para el jugador que hizo la última captura.
                [lot] Las semillas que quedan son para uno de los dos jugadores, elegido al azar.
                [richer] Las semillas que quedan son para el jugador que tiene más.
                [poorer] Las semillas que quedan son para el jugador que tiene menos.
                [second] Las semillas que quedan son para el jugador que no hizo la primera jugada.
               *[other] Las semillas que quedan son para el otro jugador.
            }
    } { $once ->
        [repeated] { end-left-ends }
        [left] { $once-of ->
                [specials] { end-left-ends }
               *[all] { "" }
            }
       *[other] { "" }
    }

end-left-ends = { $board-ends ->
        [yes] { $leftover ->
                [owner] Las semillas de los hoyos de los extremos se reparten por igual entre los dos jugadores; si sobra una, no
                    cuenta para nadie.
               *[other] { "" }
            }
       *[no] { "" }
    }

end-left-nobody = { $traps-hold ->
        [yes] Las semillas que quedan en un hoyo que no es { $trap } no cuentan para nadie.
       *[no] Las semillas que quedan en los hoyos no cuentan para nadie.
    } { $laid-again ->
        [yes] El jugador en cuyo lado están las coloca de nuevo para la ronda siguiente.
       *[no] { "" }
    }

end-left-owner = { $traps-hold ->
        [yes] { $won ->
                [yes] Cada jugador se lleva las semillas que quedan en sus propios hoyos, estén en el lado que estén, y las de
                    { word-a-trap } son para su dueño.
               *[no] Cada jugador se lleva las semillas que quedan en su propio lado, y las de { word-a-trap } son para su dueño.
            }
       *[no] { $won ->
                [yes] Cada jugador se lleva las semillas que quedan en sus propios hoyos, estén en el lado que estén.
               *[no] Cada jugador se lleva las semillas que quedan en su propio lado.
            }
    }

end-leftover = { $once ->
        [left] { $whose ->
                [both] { "" }
               *[other] { end-left }
            }
        [cannot-move] { $whose ->
                [both] { $lifts-any ->
                        [yes] { $verdict ->
                                [by-winner] { "" }
                               *[other] { end-left }
                            }
                       *[no] { $lifts-any-free ->
                                [yes] { $leftover ->
                                        [nobody] { "" }
                                       *[other] { end-left }
                                    }
                               *[no] { end-left }
                            }
                    }
               *[other] { end-left }
            }
       *[other] { end-left }
    }

end-row-emptied = { $party ->
        [all] Si todos sus hoyos están vacíos después de su propia jugada, usted gana en el acto, haya pagado lo que haya pagado.
       *[pairs] Si todos los hoyos de una de sus filas están vacíos después de su propia jugada, usted gana en el acto, haya
            pagado lo que haya pagado.
    } { $party ->
        [coalition] Los jugadores de Este y Oeste ganan entonces juntos.
       *[all] { "" }
    }

end-row-empty = { $whose ->
        [next] Si es su turno y todos sus hoyos están vacíos, la { $game } termina.
        [mover] Si todos sus hoyos están vacíos después de su propia jugada, la { $game } termina.
        [other] Si todos los hoyos del rival están vacíos después de la jugada de usted, la { $game } termina.
        [both] Cuando todos los hoyos de ambos lados están vacíos, la { $game } termina.
       *[either] Si después de una jugada están vacíos todos los hoyos de un jugador, la { $game } termina en el acto.
    } { $store-bonus ->
        [yes] { $whose ->
                [next] { "" }
               *[other] Esto vale aunque a quien hizo la jugada le quede todavía una adicional.
            }
       *[no] { "" }
    }

end-store-holds-left = { $leftover ->
        [owner] Cada jugador se lleva entonces las semillas que siguen en los hoyos de su propio lado, y estas cuentan.
        [nobody] Las semillas que siguen en los hoyos se quedan allí y no se cuentan.
       *[other] { end-left }
    } { end-verdict }

end-verdict = { $verdict ->
        [by-winner] { "" }
        [most-seeds] Entonces gana quien tenga más semillas en el almacén; en caso de igualdad, hay empate.
        [void] { $match ->
            [yes] La ronda es nula: se vuelve a colocar todo, y nada de lo ganado en ella cuenta.
           *[no] La partida es nula y no cuenta.
        }
        [loses] { $verdict-of ->
                [mover] Pierde el jugador que hizo la última jugada.
                [other] Pierde el rival de quien hizo la última jugada.
                [beginner] Pierde el jugador que empezó.
                [second] Pierde el jugador que no empezó.
                [lot] Pierde uno de los dos jugadores, elegido al azar.
               *[next] { $whose ->
                        [next] Usted pierde, sea lo que sea lo capturado.
                       *[other] Pierde el jugador al que le tocaría jugar, sea lo que sea lo capturado.
                    }
            }
        [wins] { $verdict-of ->
                [next] { $whose ->
                        [next] Usted gana, sea lo que sea lo capturado.
                       *[other] Gana el jugador al que le tocaría jugar, sea lo que sea lo capturado.
                    }
                [other] Gana el rival de quien hizo la última jugada, sea lo que sea lo capturado.
                [beginner] Gana el jugador que empezó, sea lo que sea lo capturado.
                [second] Gana el jugador que no empezó, sea lo que sea lo capturado.
                [lot] Gana uno de los dos jugadores, elegido al azar.
               *[mover] Gana el jugador que hizo la última jugada, sea lo que sea lo capturado.
            }
       *[draw] La { $game } queda en empate.
    }

end-verdict--left_pits_side = { $row-won ->
        [yes] { $verdict ->
                [wins] { "" }
               *[other] { end-verdict }
            }
       *[no] { end-verdict }
    }

ending-aim = { $by ->
        [emptier] El objetivo es quedarse sin semillas antes que el rival.
        [last-mover] { $inner ->
                [yes] El objetivo es vaciar la fila interior del rival o dejarlo sin jugada posible.
               *[no] El objetivo es dejar al rival sin jugada posible.
            }
        [fewest-seeds] El objetivo es tener en el almacén menos semillas que el rival.
        [most-in-traps] El objetivo es tener más semillas que el rival en hoyos ganados.
        [most-with-traps] El objetivo es tener más semillas que el rival, en el almacén y en los hoyos ganados.
       *[most-seeds] El objetivo es tener en el almacén más semillas que el rival.
    }

ending-in-order = Si después de una jugada se cumple más de una de estas condiciones, decide la que se nombra primero.

extra = { $most ->
        [none] { "" }
        [1] En un turno hay una sola jugada adicional, capture lo que capture.
       *[other] En un turno no hay más de { $most } jugadas adicionales.
    }
    .says = most unusable

feed = { $or ->
        [most] { $least ->
                [1] Si al rival no le quedan semillas en los hoyos, hay que hacer una jugada después de la cual tenga al menos una.
               *[other] Si al rival no le quedan semillas en los hoyos, no se permite una jugada que no le dé ninguna, y entre las
                    demás hay que hacer una que le dé al menos { $least } o, si no la hay, una que le dé tantas como sea posible.
            }
        [free] Si al rival no le quedan semillas en los hoyos, hay que hacer una jugada que le dé { $least ->
                [1] al menos una
               *[other] al menos { $least }
            }, si existe tal jugada.
       *[barred] Si al rival no le quedan semillas en los hoyos, hay que hacer una jugada después de la cual tenga { $least ->
                [1] al menos una.
               *[other] al menos { $least }.
            }
    }
    .says = least or

grand-slam = { $effect ->
        [forbidden] No se permite una jugada que capturaría todas las semillas del rival.
        [nothing] Si una jugada capturaría todas las semillas del rival, lo que se llama gran captura, se permite hacerla, pero no
            se captura nada.
        [rest-to-other] Se pueden capturar de una vez todas las semillas del rival, lo que se llama gran captura; pero entonces
            todas las demás semillas del tablero son para el rival, y la partida termina.
        [spare-last] Si una jugada capturaría todas las semillas del rival, lo que se llama gran captura, se respeta el hoyo donde
            cayó la última semilla; { grand-slam-sole }
        [spare-first] Si una jugada capturaría todas las semillas del rival, lo que se llama gran captura, se respeta el hoyo más
            atrasado de la cadena; { grand-slam-sole }
       *[allowed] Se pueden capturar de una vez todas las semillas del rival, lo que se llama gran captura.
    }
    .says = effect only-pit
grand-slam-sole = { $only-pit ->
        [taken] si es el único, se captura de todos modos.
       *[spared] si es el único, no se captura nada.
    }

lift--side-holds = { $side ->
        [other] { $holds-least ->
                [1] Elija cualquier hoyo del rival que tenga semillas y recoja todas las que contiene.
               *[other] Elija un hoyo del rival que tenga { $holds-least } semillas o más y recójalas todas.
            }
       *[own] { lift-own }
    } { lift-seats } { lift-traps }
    .says = seats
    .for = side=own|other holds=from from=pits seeds=all

lift-own = { $holds-least ->
        [1] { $solo ->
                [yes] Elija cualquier hoyo que tenga semillas y recoja todas las que contiene.
               *[no] { $bound ->
                        [yes] En una jugada se recogen todas las semillas de uno de los hoyos propios.
                       *[no] Elija cualquiera de sus hoyos que tenga semillas y recoja todas las que contiene.
                    }
            }
        [2] Elija uno de sus hoyos que tenga dos semillas o más y recójalas todas. No se puede elegir un hoyo con una sola
            semilla.
       *[other] Elija uno de sus hoyos que tenga { $holds-least } semillas o más y recójalas todas. No se puede elegir un hoyo
            con menos.
    }

lift-seats = { $party ->
        [all] { "" }
       *[pairs] { $seats ->
                [all] Si dos filas son suyas, elija en cualquiera de ellas, sea cual sea la que tiene el turno.
               *[turn] Si dos filas son suyas, elija en la que tiene el turno.
            }
    }

lift-specials = { $specials ->
        [sown] Deje primero las semillas, una en cada hoyo; cuando se acaben, siga sin interrupción con las demás piezas
            ({ $specials-word }), una en cada hoyo.
       *[left] { "" }
    }

lift-traps = { $traps-hold ->
        [yes] De { word-a-trap } nunca se recogen semillas (véase { $see-claims }).
       *[no] { "" }
    }

list-and-two = { $first } y { $second }

list-more = { $first }, { $rest }

list-or-two = { $first } o { $second }

option-choice = { $chosen ->
        [yes] { $default ->
                [yes] – Aquí se juega así, como es habitual: { $text }
               *[no] – Aquí se juega así, aunque no es lo habitual: { $text }
            }
       *[no] { $default ->
                [yes] – Lo habitual: { $text }
               *[no] – { $text }
            }
    }

option-name = { $name }:

option-number = – { $value }, como es habitual; vale cualquier número del { $from } al { $to }.

page-about = Acerca del juego

page-blockade = { $blockade-named ->
        [yes] Hoyos bloqueados ({ $blockade })
       *[no] Hoyos bloqueados
    }

page-board = El tablero y las semillas

page-capture = Captura

page-choice = La jugada

page-claim = Hoyos ganados para siempre

page-ending = Final de la { $game }

page-house = La { $house }

page-notes = Decisiones y dudas

page-options = Opciones

page-race = La carrera

page-rounds = Las rondas y el encuentro

page-source = Fuente

page-sowing = Siembra

page-stages = Fases del juego

page-turn = Turnos

setup-first = { $player } juega primero.

setup-pits = { $seeds ->
        [one] Al principio hay una semilla en cada hoyo
       *[other] Al principio hay { $seeds } semillas en cada hoyo
    }{ $ends ->
        [empty] { "" } de las dos filas y ninguna en los de los extremos, { $total } en total
        [filled] { "" } de las dos filas y { $at-ends } en cada uno de los de los extremos, { $total } en total
       *[none] , { $total } en total
    }{ $stores ->
        [none] .
        [one] ; el almacén está vacío.
       *[other] ; los almacenes están vacíos.
    }

side-north = Norte

side-south = Sur

skip--origin = La primera semilla va al hoyo inmediatamente siguiente. Con { $round } semillas o más, la siembra llega de nuevo
    al hoyo del que se recogieron: ese hoyo se salta siempre, { $many-laps ->
        [yes] mientras dure la vuelta.
       *[no] de modo que queda vacío al final de la jugada.
    }
    .for = origin=yes after=start which=all instead=next

source-from = Reglas tomadas de: { $source }

source-licence = Condiciones de uso: { $licence }

sowing-origin-sown = { $stores ->
        [own] La primera { $pieces ->
                [yes] pieza
               *[no] semilla
            } va al lugar inmediatamente siguiente.
        [all] La primera { $pieces ->
                [yes] pieza
               *[no] semilla
            } va al lugar inmediatamente siguiente.
       *[other] La primera { $pieces ->
                [yes] pieza
               *[no] semilla
            } va al hoyo inmediatamente siguiente.
    } { $pieces ->
        [yes] Con { $round } piezas o más, la siembra llega de nuevo al hoyo del que se recogieron, y ese hoyo recibe una como
            cualquier otro.
       *[no] Con { $round } semillas o más, la siembra llega de nuevo al hoyo del que se recogieron, y ese hoyo recibe una como
            cualquier otro.
    }

sowing-single-lap = En una jugada se siembra una sola vez: no se recoge el contenido del hoyo donde cae la última { $pieces ->
        [yes] pieza
       *[no] semilla
    }.

turn-alternate = Usted y su rival juegan por turnos.

way--ccw = { $shape ->
        [1] { $way ->
                [cw] Siembre las semillas de derecha a izquierda, una en cada lugar al que llegue, y desde el extremo izquierdo
                    de la fila continúe por el derecho.
               *[ccw] Siembre las semillas de izquierda a derecha, una en cada lugar al que llegue, y desde el extremo derecho
                    de la fila continúe por el izquierdo.
            }
        [4] { $way ->
                [cw] Siembre las semillas en sentido horario por sus dos filas, una en cada hoyo: hacia la izquierda por la fila
                    exterior y hacia la derecha por la interior.
               *[ccw] Siembre las semillas en sentido antihorario por sus dos filas, una en cada hoyo: hacia la derecha por la
                    fila exterior y de vuelta hacia la izquierda por la interior.
            }
        [endwise] { $way ->
                [cw] Siembre las semillas en sentido horario alrededor de su mitad, una en cada hoyo: hacia la izquierda por la
                    fila que tiene delante, por la columna izquierda hasta el centro del tablero y de regreso por la columna derecha.
               *[ccw] Siembre las semillas en sentido antihorario alrededor de su mitad, una en cada hoyo: hacia la derecha por la
                    fila que tiene delante, por la columna derecha hasta el centro del tablero y de regreso por la columna
                    izquierda.
            }
        [path] { $way ->
                [cw] Siembre las semillas en sentido horario por su propio camino, una en cada lugar al que llegue.
               *[ccw] Siembre las semillas en sentido antihorario por su propio camino, una en cada lugar al que llegue.
            }
        [square] { $way ->
                [cw] Siembre las semillas en sentido horario alrededor del cuadrado, una en cada lugar al que llegue: hacia la
                    izquierda por su fila y luego por las filas de los demás.
               *[ccw] Siembre las semillas en sentido antihorario alrededor del cuadrado, una en cada lugar al que llegue: hacia
                    la derecha por su fila y luego por las filas de los demás.
            }
        [3] { $way ->
                [cw] Siembre las semillas en sentido horario, una en cada hoyo: hacia la izquierda por su fila exterior; luego pase
                    a la mitad de la fila central que es del rival, recórrala y vuelva por la fila exterior del rival, y por la
                    mitad propia de la fila central complete el recorrido y siga.
               *[ccw] Siembre las semillas en sentido antihorario, una en cada hoyo: hacia la derecha por su fila exterior y de
                    vuelta hacia la izquierda por su mitad de la fila central; luego pase a la fila exterior del rival, recórrala,
                    vuelva por la mitad de la fila central que es del rival y siga así.
            }
       *[other] { $way ->
                [cw] { $stores ->
                        [own] { $store-end ->
                                [left] Siembre las semillas en sentido horario, una en cada lugar al que llegue: hacia la izquierda
                                    por su fila, en su almacén y luego por la fila del rival.
                               *[right] Siembre las semillas en sentido horario, una en cada lugar al que llegue: hacia la
                                    izquierda por su fila, luego por la fila del rival y después en su almacén.
                            }
                        [all] Siembre las semillas en sentido horario, una en cada lugar al que llegue: hacia la izquierda por su
                            fila, en el almacén del rival, por la fila del rival, en su propio almacén, y así sucesivamente.
                       *[other] Siembre las semillas en sentido horario, una en cada hoyo: hacia la izquierda por su fila y luego
                            por la fila del rival.
                    }
               *[ccw] { $stores ->
                        [own] { $store-end ->
                                [left] Siembre las semillas en sentido antihorario, una en cada lugar al que llegue: hacia la
                                    derecha por su fila, luego por la fila del rival y después en su almacén.
                               *[right] Siembre las semillas en sentido antihorario, una en cada lugar al que llegue: hacia la
                                    derecha por su fila, en su almacén y luego por la fila del rival.
                            }
                        [all] Siembre las semillas en sentido antihorario, una en cada lugar al que llegue: hacia la derecha por su
                            fila, en su almacén, por la fila del rival, en el almacén del rival, y así sucesivamente.
                       *[other] Siembre las semillas en sentido antihorario, una en cada hoyo: hacia la derecha por su fila y luego
                            por la fila del rival.
                    }
            }
    }
    .says = laps

winner = { $by ->
        [emptier] Gana quien no tenga ya semillas en los hoyos.
        [last-mover] { $lost ->
                [yes] En los demás casos, gana quien hace la última jugada.
               *[no] Gana quien hace la última jugada.
            }
        [fewest-seeds] { $lost ->
                [yes] En los demás casos, gana quien tenga al final menos semillas en el almacén; en caso de igualdad, hay empate.
               *[no] Gana quien tenga al final menos semillas en el almacén; en caso de igualdad, hay empate.
            }
        [most-in-traps] { $lost ->
                [yes] En los demás casos, gana quien tenga al final más semillas en hoyos ganados{ $level ->
                    [last-mover] ; en caso de igualdad, gana el jugador que jugó el último.
                   *[draw] ; en caso de igualdad, hay empate.
                }
               *[no] Gana quien tenga al final más semillas en hoyos ganados{ $level ->
                    [last-mover] ; en caso de igualdad, gana el jugador que jugó el último.
                   *[draw] ; en caso de igualdad, hay empate.
                }
            }
        [most-with-traps] { $lost ->
                [yes] En los demás casos, gana quien tenga al final más semillas, sumadas las del almacén y las de los hoyos
                    ganados{ $level ->
                    [last-mover] ; en caso de igualdad, gana el jugador que jugó el último.
                   *[draw] ; en caso de igualdad, hay empate.
                }
               *[no] Gana quien tenga al final más semillas, sumadas las del almacén y las de los hoyos ganados{ $level ->
                    [last-mover] ; en caso de igualdad, gana el jugador que jugó el último.
                   *[draw] ; en caso de igualdad, hay empate.
                }
            }
       *[most-seeds] { $lost ->
                [yes] En los demás casos, gana quien tenga al final más semillas en el almacén{ $level ->
                    [last-mover] ; en caso de igualdad, gana el jugador que jugó el último.
                   *[draw] ; en caso de igualdad, hay empate.
                }
               *[no] Gana quien tenga al final más semillas en el almacén{ $level ->
                    [last-mover] ; en caso de igualdad, gana el jugador que jugó el último.
                   *[draw] ; en caso de igualdad, hay empate.
                }
            }
    }
    .says = by level

winner-komi = { $komi ->
        [0] { "" }
       *[other] { $second }, que juega en segundo lugar, cuenta { $komi ->
        [one] una semilla más.
       *[other] { $komi } semillas más.
    }
    }

winner-least = { $least ->
        [none] { "" }
       *[other] Si ninguno de los dos tiene al menos { $least } semillas, no gana nadie: eso también es un empate.
    }

winner-specials = { $pieces ->
        [yes] { $specials ->
                [0] Solo se cuentan las semillas, no las demás piezas ({ $specials-word }).
                [one] Cada { $special } que se gana cuenta como una semilla.
               *[other] Cada { $special } que se gana cuenta como { $specials } semillas.
            }
       *[no] { "" }
    }

word-a-trap = un hoyo ganado ({ $trap })

word-a-trap-first = Un hoyo ganado ({ $trap })

word-game = partida

word-head = hoyo extremo

word-house = casa

word-plain-turn = turno sin captura

word-special = pieza especial

word-specials = piezas especiales

word-trap = trampa
