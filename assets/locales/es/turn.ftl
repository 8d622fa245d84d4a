### A quién le toca jugar.

again--store = { $players ->
        [1] Si la última semilla cae en el almacén, la siembra termina y usted elige de nuevo un hoyo.
       *[other] Si la última semilla cae en su propio almacén, usted juega otra vez, y así cuantas veces ocurra.
    } { $stuck-binds ->
        [yes] { $stuck-ends ->
                [yes] Si entonces no puede jugar, la { $game } termina, como en cualquier turno.
               *[no] { "" }
            }
       *[no] { "" }
    }
    .for = store=own
turn-bonus-lapses = { $players ->
        [2] Si no puede hacer la jugada adicional, la pierde, y el turno pasa al adversario.
       *[other] Si no puede hacer la jugada adicional, la pierde.
    }
extra = { $most ->
        [none] { "" }
        [1] En un turno hay una sola jugada adicional, capture lo que capture.
       *[other] En un turno no hay más de { $most } jugadas adicionales.
    }
    .says = most unusable
again--side-was = Si la última semilla cae en un hoyo propio vacío y ninguna semilla de esta jugada ha caído en el lado del
    adversario, no se captura nada y usted juega otra vez, y así cuantas veces ocurra. { $next-way ->
        [reversed] La jugada siguiente debe ir en sentido contrario al de la siembra que terminó así.
       *[free] { "" }
    } Si no puede hacerla, su turno termina.
    .says = when-crossed next-way
    .for = side=own was=empty when-crossed=no
pass = { $players ->
        [2] { $row-ends ->
                [yes] Si tiene semillas en sus hoyos, pero ningún hoyo que se pueda elegir, pasa el turno y el adversario
                    vuelve a jugar.
               *[no] { $lifts-any ->
                        [yes] Si todos sus hoyos están vacíos, pasa el turno y el adversario vuelve a jugar.
                       *[no] Si no tiene ningún hoyo que se pueda elegir, pasa el turno y el adversario vuelve a jugar.
                    }
            }
       *[other] Si no hay ningún hoyo que pueda elegir, pasa el turno.
    }
pass-pays = { $pays ->
        [0] { "" }
       *[other] Si pasa el turno, lleva { $pays ->
        [one] una semilla
       *[other] { $pays } semillas
    } de su propio almacén a su hoyo de castigo. { $unpaid ->
        [loses] { "" }
       *[passes] Si su almacén está vacío, solo pasa el turno.
    }
    }
pass-unpaid = { $unpaid ->
        [loses] Si su almacén está vacío cuando pasa el turno, usted ha perdido.
       *[passes] { "" }
    }
bring--pits-empty = Si todos sus hoyos están vacíos cuando le toca jugar y la { $game } no ha terminado, primero pone { $seeds ->
        [one] una semilla
       *[other] { $seeds } semillas
    } de su almacén en cada uno de ellos, y después juega. { $lendable ->
        [yes] Si en su almacén hay demasiado pocas, toma prestadas las que faltan: su almacén cuenta entonces por debajo de cero,
            hasta que lo compensen las semillas que gane.
       *[no] Si en su almacén hay demasiado pocas, pone las que haya.
    }
    .says = from seeds how borrows
    .for = from=store how=must
end-verdict--penalty-holds = { $verdict-of ->
        [frozen] Quien ha perdido ya no juega más. En su fila se siguen sembrando semillas.
       *[plays-on] { "" }
    }

## Líneas que aparecen donde ninguna regla dice otra cosa.
turn-alone = Usted juega sin adversario. Una partida es una sola cadena de siembras.
turn-square = { $players ->
        [pairs] Los turnos corresponden a las filas, en este orden: { $order }. Así, los dos jugadores se alternan.
        [coalition] Los turnos corresponden a las filas, en este orden: { $order }. Así, el jugador que tiene dos filas juega una
            vez de cada dos.
       *[all] Los jugadores se turnan en sentido antihorario, en este orden: { $order }.
    }
turn-lost-plays-on = Quien ha perdido mientras los demás siguen jugando continúa haciendo jugadas en sus turnos, pero ya no puede
    ganar ni paga nada.
turn-alternate = Usted y su adversario juegan por turnos.
turn-no-bonus = Una última semilla en el almacén propio no da ninguna jugada adicional.
