### Qué pone fin al juego y quién ha ganado.

end--store-holds = { $once-of ->
        [half] Cuando cada uno de los dos almacenes tiene { $half-total } semillas, la mitad del total, la { $game } termina en
            empate.
        [majority] En cuanto un jugador tiene más de la mitad de todas las semillas, es decir, { $seeds } o más, la { $game }
            termina. { end-store-holds-left }
        [komi] En cuanto un jugador tiene más de la mitad de todo lo que cuenta, la { $game } termina: Sur con { $seeds }
            semillas o más, Norte con { $north }. { end-store-holds-left }
       *[seeds] En cuanto un jugador tiene { $seeds } semillas o más, la { $game } termina. { end-store-holds-left }
    }
    .says = whose leftover verdict
end-store-holds-left = { $leftover ->
        [owner] Cada jugador se lleva entonces las semillas que siguen en los hoyos de su propio lado, y estas cuentan.
        [nobody] Las semillas que siguen en los hoyos se quedan allí y no se cuentan.
       *[other] { end-left }
    } { end-verdict }

end--left_pits_side = { $row-won ->
        [yes] { $verdict ->
                [wins] { end-row-emptied }
               *[other] { end-row-empty }
            }
       *[no] { end-row-empty }
    }
    .says = whose
    .for = once-pits-side=own
end-row-empty = { $whose ->
        [next] Si es su turno y todos sus hoyos están vacíos, la { $game } termina.
        [mover] Si todos sus hoyos están vacíos después de su propia jugada, la { $game } termina.
        [other] Si todos los hoyos del adversario están vacíos después de la jugada de usted, la { $game } termina.
        [both] Cuando todos los hoyos de ambos lados están vacíos, la { $game } termina.
       *[either] Si después de una jugada están vacíos todos los hoyos de un jugador, la { $game } termina en el acto.
    } { $store-bonus ->
        [yes] { $whose ->
                [next] { "" }
               *[other] Esto vale aunque quien hizo la jugada se haya ganado otra adicional.
            }
       *[no] { "" }
    }
end-row-emptied = { $party ->
        [all] Si todos sus hoyos están vacíos después de su propia jugada, usted gana en el acto, haya pagado lo que haya
            pagado.
       *[pairs] Si todos los hoyos de una de sus filas están vacíos después de su propia jugada, usted gana en el acto, haya
            pagado lo que haya pagado.
    } { $party ->
        [coalition] Los jugadores de Este y Oeste ganan entonces juntos.
       *[all] { "" }
    }

end--cannot-move = { $whose ->
        [mover] Si después de su propia jugada usted no tendría ninguna otra, la { $game } termina.
        [other] Si el adversario no puede hacer ninguna jugada después de la de usted, la { $game } termina.
        [either] Si uno de los jugadores no tendría ninguna jugada, la { $game } termina.
        [both] { $lifts-any ->
                [yes] { $verdict ->
                        [by-winner] Cuando todos los hoyos de ambos lados están vacíos, la { $game } termina.
                       *[other] Si ninguno de los dos jugadores puede jugar, la { $game } termina.
                    }
               *[no] Si ninguno de los dos jugadores puede jugar, la { $game } termina.
            }
       *[next] Si es su turno y no hay ninguna jugada que pueda hacer, la { $game } termina.
    }
    .says = whose
end--left_pits_side_at = { $whose ->
        [mover] { $asked ->
                [lap] Si su fila interior está vacía después de una de sus siembras, usted ha perdido.
               *[move] Si su fila interior está vacía cuando termina su turno, usted ha perdido.
            }
       *[other] Si la fila interior del adversario está vacía en cuanto usted ha capturado, el adversario ha perdido; las
            semillas capturadas ya no se siembran entonces.
    }
    .says = whose asked leftover verdict
    .for = once-pits-side=own once-pits-at-inner=yes verdict=loses
end--captured-at-ends = Si en un mismo turno usted captura en los dos extremos del tablero, en la columna { $first-column } y
    en la columna { $last-column }, gana en el acto.
    .says = asked leftover verdict
end--captured-first = { $once-of ->
        [1] Si usted captura antes de que el adversario haya capturado nada, gana en el acto.
        [2] Si usted captura en dos turnos distintos antes de que el adversario haya capturado nada, gana en el acto.
       *[other] Si usted captura en { $once-of } turnos distintos antes de que el adversario haya capturado nada, gana en el
            acto.
    }
    .says = asked leftover verdict
end--decided = { $traps ->
        [yes] En cuanto un jugador tiene en el almacén y en los hoyos ganados más semillas que las que tendría el otro
            incluso con todas las que están libres, la { $game } termina.
       *[no] En cuanto un jugador tiene en el almacén más semillas que las que tendría el otro incluso con todas las que
            quedan en los hoyos, la { $game } termina.
    }
    .says = leftover
end--left_pits_trap = Cuando solo quedan semillas en hoyos ganados ({ $trap }), la { $game } termina.
    .says = whose
    .for = once-pits-mark=not once-seeds=of once-seeds-only=0
end--left_pits_unmarked = { $traps ->
        [yes] Cuando no queda ninguna semilla fuera de los almacenes y de los hoyos ganados, la { $game } termina.
       *[no] Cuando no queda ninguna semilla fuera de los almacenes, la { $game } termina.
    }
    .says = leftover
end--cannot-feed = Si el adversario no tiene semillas y ninguna jugada de usted puede darle alguna, la { $game } termina.

landing-end--was = { $solo ->
        [yes] Si la última semilla cae en un hoyo vacío, la partida está perdida.
       *[no] Si la última semilla cae en un hoyo vacío y eso no produce ningún efecto, pierde el jugador que la ha sembrado.
    }
    .says = leftover verdict
    .for = was=empty verdict=loses verdict-of=mover
end--left = Cuando las { $total } semillas están todas en el almacén, usted ha ganado.
    .says = verdict leftover
    .for = verdict=wins
end--penalty-holds = { $party ->
        [pairs] Un jugador ha perdido en cuanto uno de los dos hoyos de castigo que están delante de sus filas contiene
            { $once-of } semillas: entonces ha ganado el otro.
        [coalition] Un jugador ha perdido en cuanto un hoyo de castigo que está delante de una fila suya contiene { $once-of }
            semillas. Cuando solo queda el jugador que tiene dos filas, o solo quedan los demás, han ganado los que quedan.
       *[all] Un jugador cuyo hoyo de castigo contiene { $once-of } semillas ha perdido. Cuando solo queda un jugador, ese ha
            ganado.
    }
    .says = leftover
end--all-passed = Si durante una vuelta completa de turnos todos los jugadores que no han perdido pasan sin pagar, la partida
    queda en empate.
    .says = leftover verdict

end--left_seeds = { $asked ->
        [capture] En cuanto una captura no deja más de { $once-seeds-most ->
                [one] una semilla
               *[other] { $once-seeds-most } semillas
            } entre los hoyos y la mano, la { $game } termina.
       *[move] Si después de una jugada no { $once-seeds-most ->
                [one] queda más de una semilla
               *[other] quedan más de { $once-seeds-most } semillas
            } en los hoyos, la { $game } termina.
    } { $leftover ->
        [to] { $leftover-of ->
                [beginner] El jugador que hizo la primera jugada se las lleva todas.
                [capturer] El jugador que se llevó lo capturado se lleva también estas.
                [mover] El jugador que hizo la jugada se las lleva todas.
                [lot] Se las lleva uno de los dos jugadores, elegido al azar.
               *[other] { end-left }
            }
        [nobody] { end-left }
        [split] { end-left }
       *[owner] { $asked ->
                [capture] Cada jugador se lleva las que están en su propio lado; las que están en la mano son para el jugador
                    que hizo la jugada.
               *[move] Cada jugador se lleva las que están en su propio lado.
            }
    }
    .says = asked leftover
    .for = once-seeds=up-to asked=capture|move
end--left_pits_nobody = { $once-of ->
        [specials] Cuando en los hoyos de los extremos del tablero no queda ninguna pieza de la otra clase ({ $special }), la
            { $game } termina.
       *[all] { $pieces ->
                [yes] Cuando un turno deja vacíos los dos hoyos de los extremos del tablero, sin piezas de la otra clase
                    ({ $special }) ni semillas, la { $game } termina.
               *[no] Cuando un turno deja vacíos los dos hoyos de los extremos del tablero, la { $game } termina.
            }
    }

end--repeated = Si la misma posición se da por { $once-times ->
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
       *[other] { $once-times }.ª
    } vez{ $solo ->
        [yes] {", "}
       *[no] { " " }y le toca jugar al mismo jugador,{" "}
    }la { $game } termina. { $once-stores ->
        [no] Lo que hay en los almacenes no importa para esto.
       *[yes] { "" }
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
                                [yes] El adversario se lleva todas las semillas que quedan.
                               *[no] El adversario se lleva las semillas que quedan en su propio lado.
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
                                [left] Usted se lleva todas las semillas que quedan en el lado del adversario.
                               *[other] El jugador cuyos hoyos están vacíos se lleva todas las semillas que quedan en el lado
                                    del adversario.
                            }
                       *[other] El jugador cuyos hoyos están vacíos se lleva todas las semillas que quedan en el lado del
                            adversario.
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
end-left-owner = { $traps-hold ->
        [yes] { $won ->
                [yes] Cada jugador se lleva las semillas que quedan en sus propios hoyos, estén en el lado que estén, y las de
                    { word-a-trap } son para su dueño.
               *[no] Cada jugador se lleva las semillas que quedan en su propio lado, y las de { word-a-trap } son para su
                    dueño.
            }
       *[no] { $won ->
                [yes] Cada jugador se lleva las semillas que quedan en sus propios hoyos, estén en el lado que estén.
               *[no] Cada jugador se lleva las semillas que quedan en su propio lado.
            }
    }
end-left-nobody = { $traps-hold ->
        [yes] Las semillas que quedan en un hoyo que no es { word-a-trap } no cuentan para nadie.
       *[no] Las semillas que quedan en los hoyos no cuentan para nadie.
    } { $laid-again ->
        [yes] El jugador en cuyo lado están las coloca de nuevo para la ronda siguiente.
       *[no] { "" }
    }
end-left-ends = { $board-ends ->
        [yes] { $leftover ->
                [owner] Las semillas de los hoyos de los extremos se reparten por igual entre los dos jugadores; si sobra
                    una, no cuenta para nadie.
               *[other] { "" }
            }
       *[no] { "" }
    }
end-verdict = { $verdict ->
        [by-winner] { "" }
        [most-seeds] Entonces gana quien tiene más semillas en el almacén; en caso de igualdad, hay empate.
        [void] { $match ->
            [yes] La ronda es nula: se prepara de nuevo, y nada de lo ganado en ella cuenta.
           *[no] La partida es nula y no cuenta.
        }
        [loses] { $verdict-of ->
                [mover] Ha perdido el jugador que hizo la última jugada.
                [other] Ha perdido el adversario de quien hizo la última jugada.
                [beginner] Ha perdido el jugador que empezó.
                [second] Ha perdido el jugador que no empezó.
                [lot] Ha perdido uno de los dos jugadores, elegido al azar.
               *[next] { $whose ->
                        [next] Usted ha perdido, sea lo que sea lo capturado.
                       *[other] Ha perdido el jugador al que le tocaría jugar, sea lo que sea lo capturado.
                    }
            }
        [wins] { $verdict-of ->
                [next] { $whose ->
                        [next] Usted ha ganado, sea lo que sea lo capturado.
                       *[other] Ha ganado el jugador al que le tocaría jugar, sea lo que sea lo capturado.
                    }
                [other] Ha ganado el adversario de quien hizo la última jugada, sea lo que sea lo capturado.
                [beginner] Ha ganado el jugador que empezó, sea lo que sea lo capturado.
                [second] Ha ganado el jugador que no empezó, sea lo que sea lo capturado.
                [lot] Ha ganado uno de los dos jugadores, elegido al azar.
               *[mover] { $solo ->
                        [yes] Usted ha ganado.
                       *[no] Ha ganado el jugador que hizo la última jugada, sea lo que sea lo capturado.
                    }
            }
       *[draw] La { $game } queda en empate, sea lo que sea lo capturado.
    }
end-verdict--left_pits_side = { $row-won ->
        [yes] { $verdict ->
                [wins] { "" }
               *[other] { end-verdict }
            }
       *[no] { end-verdict }
    }
endless = { $laps ->
       *[other] Un turno se considera interminable en dos casos: si vuelve a una posición por la que ya ha pasado y si tiene
            más de { $laps ->
                [one] una siembra.
               *[other] { $laps } siembras.
            }
        [none] Un turno se considera interminable si vuelve a una posición por la que ya ha pasado.
    } { $verdict ->
        [void] { $match ->
            [yes] Entonces la ronda es nula: se prepara de nuevo, y nada de lo ganado en ella cuenta.
           *[no] Entonces la partida es nula y no cuenta.
        }
        [draw] Entonces la { $game } queda en empate.
        [loses] Entonces ha perdido el jugador que está sembrando.
        [illegal] No se permite hacer una jugada así.
        [by-winner] Entonces la { $game } termina allí, como si se hubiera repetido una posición.
       *[turn-ends] Entonces se detiene allí, y el turno termina.
    }
    .says = laps verdict
    .for = verdict=void|draw|loses|illegal|turn-ends|by-winner

winner = { $by ->
        [emptier] Gana quien no tiene ya semillas en los hoyos.
        [last-mover] { $lost ->
                [yes] En los demás casos, gana quien hace la última jugada.
               *[no] Gana quien hace la última jugada.
            }
        [fewest-seeds] { $lost ->
                [yes] En los demás casos, gana quien tiene al final menos semillas en el almacén; en caso de igualdad, hay
                    empate.
               *[no] Gana quien tiene al final menos semillas en el almacén; en caso de igualdad, hay empate.
            }
        [most-in-traps] { $lost ->
                [yes] En los demás casos, gana quien tiene al final más semillas en hoyos ganados{ $level ->
                    [last-mover] ; en caso de igualdad, gana el jugador que hizo la última jugada.
                   *[draw] ; en caso de igualdad, hay empate.
                }
               *[no] Gana quien tiene al final más semillas en hoyos ganados{ $level ->
                    [last-mover] ; en caso de igualdad, gana el jugador que hizo la última jugada.
                   *[draw] ; en caso de igualdad, hay empate.
                }
            }
        [most-with-traps] { $lost ->
                [yes] En los demás casos, gana quien tiene al final más semillas, sumadas las del almacén y las de los hoyos
                    ganados{ $level ->
                    [last-mover] ; en caso de igualdad, gana el jugador que hizo la última jugada.
                   *[draw] ; en caso de igualdad, hay empate.
                }
               *[no] Gana quien tiene al final más semillas, sumadas las del almacén y las de los hoyos ganados{ $level ->
                    [last-mover] ; en caso de igualdad, gana el jugador que hizo la última jugada.
                   *[draw] ; en caso de igualdad, hay empate.
                }
            }
       *[most-seeds] { $lost ->
                [yes] En los demás casos, gana quien tiene al final más semillas en el almacén{ $level ->
                    [last-mover] ; en caso de igualdad, gana el jugador que hizo la última jugada.
                   *[draw] ; en caso de igualdad, hay empate.
                }
               *[no] Gana quien tiene al final más semillas en el almacén{ $level ->
                    [last-mover] ; en caso de igualdad, gana el jugador que hizo la última jugada.
                   *[draw] ; en caso de igualdad, hay empate.
                }
            }
    }
    .says = by level

winner-specials = { $pieces ->
        [yes] { $specials ->
                [0] Solo se cuentan las semillas, no las piezas de la otra clase ({ $specials-word }).
                [one] Cada { $special } que se gana cuenta como una semilla.
               *[other] Cada { $special } que se gana cuenta como { $specials } semillas.
            }
       *[no] { "" }
    }
winner-least = { $least ->
        [none] { "" }
       *[other] Si ninguno de los dos jugadores tiene { $least } semillas o más, no ha ganado nadie, y eso también es un empate.
    }
winner-komi = { $komi ->
        [0] { "" }
       *[other] { $second }, que juega en segundo lugar, cuenta { $komi ->
            [one] una semilla más.
           *[other] { $komi } semillas más.
        }
    }

## Líneas que ninguna regla dice por sí misma.
ending-aim-square = { $players ->
        [all] El objetivo es ser el primero en vaciar su fila.
       *[pairs] El objetivo es ser el primero en vaciar una fila propia.
    }
ending-aim-alone = { $won ->
        [repeated] El objetivo es volver a una posición que ya haya estado en el tablero.
       *[emptied] El objetivo es llevar todas las semillas al almacén.
    }
ending-aim = { $by ->
        [emptier] El objetivo es quedarse sin semillas antes que el adversario.
        [last-mover] { $inner ->
                [yes] El objetivo es vaciar la fila interior del adversario o dejarlo sin jugada posible.
               *[no] El objetivo es dejar al adversario sin jugada posible.
            }
        [fewest-seeds] El objetivo es tener en el almacén menos semillas que el adversario.
        [most-in-traps] El objetivo es tener más semillas que el adversario en hoyos ganados.
        [most-with-traps] El objetivo es tener más semillas que el adversario, en el almacén y en los hoyos ganados.
       *[most-seeds] El objetivo es tener en el almacén más semillas que el adversario.
    }
ending-aim-stuck = { $loses ->
        [mover-loses] { $without ->
                [seeds] Pero gana quien se queda primero sin semillas, sea lo que sea lo capturado.
               *[move] Pero gana quien se queda primero sin jugada posible, sea lo que sea lo capturado.
            }
       *[next-loses] { $without ->
                [seeds] Pero gana quien deja al adversario sin semillas, sea lo que sea lo capturado.
               *[move] Pero gana quien deja al adversario sin jugada posible, sea lo que sea lo capturado.
            }
    }
ending-aim-match = Ese es el objetivo de cada ronda. Sobre cómo se gana el encuentro, véase «{ $see }».
ending-in-order = Si después de una jugada se cumple más de una de estas condiciones, decide la que se nombra primero.
