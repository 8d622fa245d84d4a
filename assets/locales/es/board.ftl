### El tablero y la apertura, tal como los cuenta la página de reglas.
### «Usted» es el jugador que tiene el turno.

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
                    }. Usted juega sin adversario, y todos los hoyos son suyos.
                [4] El tablero tiene cuatro filas de { $columns ->
                        [one] un hoyo
                       *[other] { $columns } hoyos
                    }. Las dos filas de su lado son suyas: la fila exterior está en el borde del tablero, y la interior, junto
                    a la línea central.
                [3] El tablero tiene tres filas de { $columns } hoyos. La fila de su borde es suya, y también la mitad de la
                    fila central que queda a su derecha. Los demás hoyos son del adversario.
               *[other] El tablero tiene dos filas de { $columns ->
                        [one] un hoyo
                       *[other] { $columns } hoyos
                    }. { $shared ->
                        [yes] La fila de su lado se llama suya, y la otra, del adversario, pero ambos juegan desde cualquiera de
                            las dos.
                       *[no] La fila de su lado es suya; la otra es del adversario.
                    }
            }
    }

board-shape-seats = El tablero tiene { $rows ->
        [one] una fila
       *[other] { $rows } filas
    } de { $columns ->
        [one] un hoyo
       *[other] { $columns } hoyos
    }.
board-seat = { $alone ->
        [yes] Usted juega sin adversario, y sus hoyos son { $pits }.
       *[no] Los hoyos de { $player } son { $pits }.
    }
board-seat-nobody = { $count ->
        [one] El hoyo { $pits } no pertenece a nadie.
       *[other] Los hoyos { $pits } no pertenecen a nadie.
    }

board-shape-endwise = El tablero tiene { $columns } columnas de { $rows } hoyos y está colocado con los extremos hacia los
    jugadores. Las { $half } filas más cercanas a usted son suyas; las demás son del adversario.

board-shape-square = El tablero es un cuadrado, con una fila de { $columns ->
        [one] un hoyo
       *[other] { $columns } hoyos
    } en cada lado. { $players ->
        [pairs] Juegan dos: uno tiene las filas de Sur y Norte; el otro, las de Este y Oeste.
        [coalition] Juegan tres: uno tiene las filas de Sur y Norte, contra los jugadores de Este y Oeste, que ganan juntos.
       *[all] Juegan cuatro, y la fila que tiene usted delante es la suya.
    }
board-end-pits = En cada extremo del tablero hay un hoyo más, que no es de nadie: { $left }, a la izquierda de Sur, y
    { $right }, a la derecha de Sur. Ambos jugadores siembran en estos dos, pero nadie recoge nunca lo que contienen.
board-penalties = Delante de cada fila hay un hoyo de castigo, para las semillas que hay que pagar. No se siembra en él, y
    nada sale de él.

board-stores = { $players ->
    [1] { $stores ->
        [none] No hay almacén.
        [aside] Junto a la fila hay un almacén, que guarda lo que usted captura. Queda fuera del camino de la siembra: nunca se
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
            } de su fila. Cuando una siembra pasa por el almacén propio, se deja en él una semilla; el almacén del adversario
            se salta.
    }
    }

board-names-alone = Los hoyos se nombran con una letra{ $wide ->
        [yes] { "" } (después de la z, con dos letras: aa, ab, etc.)
       *[no] { "" }
    }, de izquierda a derecha, y el número de la fila: desde { $first } hasta
    { $last }. { $sown ->
        [yes] S es el almacén.
       *[no] { "" }
    }
board-names-square = Los hoyos se nombran con el lado y una letra, contada desde la izquierda del jugador que se sienta en
    él: desde { $first } hasta { $last }. S, E, N y W, sin letra, son los almacenes de Sur, Este, Norte y Oeste.
board-names = Los hoyos se nombran tal como los ve Sur: una letra para la columna{ $wide ->
        [yes] { "" } (después de la z, dos letras: aa, ab, etc.)
       *[no] { "" }
    }, contada desde la izquierda de Sur, y un número para la fila, contada desde el borde de Sur. Así, { $first } es la
    esquina a la izquierda de Sur; { $last } es la esquina opuesta. La izquierda y la derecha son siempre las del jugador
    de que se trate, tal como ve el tablero.

board-store-names = { $players ->
        [2] S es el almacén de Sur, y N es el de Norte.
       *[other] { $letters } son los almacenes, y cada letra indica el lado: S, Sur; E, Este; N, Norte; W, Oeste.
    }

board-store-moves = En la lista de jugadas, S:3 significa que se siembran tres semillas del almacén de Sur.

board-path-alone = Seguido de izquierda a derecha, el camino de la siembra es { $path }, y de nuevo { $first }.
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

board-path-own-stores = El camino de la siembra recorre todo el tablero y, para cada jugador, pasa solo por su propio almacén.
    Seguido en sentido { $way ->
        [cw] horario
       *[ccw] antihorario
    }, el camino de Sur es { $south-path }, y de nuevo { $south-first }; el de Norte es
    { $north-path }, y de nuevo { $north-first }.

board-path-own-rings = { $round ->
        [half] Cada jugador siembra solo alrededor de su propia mitad del tablero.
        [row] Cada jugador siembra solo por su propia fila, y desde el último hoyo continúa en el primero.
        [pits] Cada jugador siembra solo alrededor de sus propios hoyos.
       *[rows] Cada jugador siembra solo alrededor de sus dos filas.
    } Seguido en sentido { $way ->
        [cw] horario
       *[ccw] antihorario
    }, el camino de Sur es
    { $south-path }, y de nuevo { $south-first }; el de Norte es { $north-path }, y de nuevo { $north-first }.

board-paths-differ = { $crosses ->
        [yes] Cada jugador siembra por un camino propio, que puede pasar por los hoyos de otros.
       *[no] Cada jugador siembra solo por sus propios hoyos.
    } { $way ->
        [cw] Los caminos se siguen aquí en sentido horario.
       *[ccw] Los caminos se siguen aquí en sentido antihorario.
    }
board-path-of = El camino de { $player } es { $path }, y de nuevo { $first }.

board-path-torus = Desde cada hoyo parten ocho líneas rectas que recorren el tablero: por la fila, por la columna y en
    diagonal, cada una en los dos sentidos. Se nombran por los puntos cardinales, tal como Sur ve el tablero: el norte se
    aleja de Sur, el este queda a la derecha, el nordeste entre ambos, y así sucesivamente. Una línea que sale del tablero
    por un borde vuelve a entrar por el borde opuesto.

board-path-torus-lengths = Así, cada línea vuelve al lugar donde empezó: una fila, después de { $row } hoyos; una columna,
    después de { $column }; una diagonal, después de { $diagonal }. Al nordeste de { $from }, por ejemplo, vienen { $path }.

## Hoyos de los que habla alguna regla.

board-house = { $house-named ->
        [yes] Cada jugador tiene una casa, llamada { $house }: { $south } en el lado de Sur, { $north } en el de Norte.
       *[no] Cada jugador tiene una { $house }: { $south } en el lado de Sur, { $north } en el de Norte.
    } Sobre cuándo cuenta como tal y qué efecto tiene, véase «{ $see }».
board-ends = { $head-named ->
        [yes] Cada hoyo extremo de una fila interior se llama { $head }: { $south } en el lado de Sur, { $north } en el de
            Norte.
       *[no] Los hoyos extremos de las filas interiores son { $south } en el lado de Sur, { $north } en el de Norte.
    }
board-near-ends = { $near-end-named ->
        [yes] Los hoyos de estos extremos y los cercanos a ellos se llaman { $near-end }: { $south } en el lado de Sur y
            { $north } en el de Norte.
       *[no] Los hoyos de estos extremos y los cercanos a ellos son { $south } en el lado de Sur, { $north } en el de Norte.
    }
board-reverse = Los hoyos desde los que una siembra puede ir en sentido contrario son { $south } para Sur, { $north } para
    Norte.
board-halts = { $count ->
        [1] { $head-named ->
                [yes] El hoyo llamado { $head }, en el que se puede detener una siembra, es { $south } para Sur, { $north }
                    para Norte.
               *[no] El hoyo en el que se puede detener una siembra es { $south } para Sur, { $north } para Norte.
            }
       *[other] { $head-named ->
                [yes] Los hoyos llamados { $head }, en los que se puede detener una siembra, son { $south } para Sur y
                    { $north } para Norte.
               *[no] Los hoyos en los que se puede detener una siembra son { $south } para Sur, { $north } para Norte.
            }
    }

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

setup-rows = Al principio { $outer ->
        [0] las filas exteriores están vacías, y { $inner ->
                [0] las filas interiores están vacías.
                [one] hay una semilla en cada hoyo de las filas interiores.
               *[other] hay { $inner } semillas en cada hoyo de las filas interiores.
            }
        [one] hay una semilla en cada hoyo de las filas exteriores, y { $inner ->
                [0] las filas interiores están vacías.
                [one] una en cada hoyo de las filas interiores.
               *[other] { $inner } en cada hoyo de las filas interiores.
            }
       *[other] hay { $outer } semillas en cada hoyo de las filas exteriores, y { $inner ->
                [0] las filas interiores están vacías.
                [one] una en cada hoyo de las filas interiores.
               *[other] { $inner } en cada hoyo de las filas interiores.
            }
    }

setup-usual = { $usual ->
        [0] Al principio los hoyos están vacíos, con estas excepciones: { $exceptions }.
        [one] Al principio hay una semilla en cada hoyo, con estas excepciones: { $exceptions }.
       *[other] Al principio hay { $usual } semillas en cada hoyo, con estas excepciones: { $exceptions }.
    }
setup-exception = { $seeds ->
        [0] ninguna en { $pits }
        [one] { $pit-count ->
                [one] una en { $pits }
               *[other] una en cada uno de los hoyos { $pits }
            }
       *[other] { $pit-count ->
                [one] { $seeds } en { $pits }
               *[other] { $seeds } en cada uno de los hoyos { $pits }
            }
    }
setup-listed = Al principio los hoyos contienen estas semillas, contada cada fila desde la izquierda de Sur: { $rows }.
setup-row = { $seeds } en la fila { $row }
setup-empty = Al principio el tablero está vacío.
setup-second = Los dos lados no se preparan igual, porque { $second } juega en segundo lugar.{ $match ->
        [yes] { " " }En cada ronda posterior, la colocación depende de quién la empieza, esté sentado donde esté ese jugador.
       *[no] { "" }
    }

setup-random = { $laid ->
        [0] La apertura es al azar:
        [one] Al principio hay una semilla en cada hoyo, y el resto se reparte al azar:
       *[other] Al principio hay { $laid } semillas en cada hoyo, y el resto se reparte al azar:
    } { $times } veces { $limited ->
        [yes] un hoyo elegido al azar entre los que tienen menos de { $below } semillas
       *[no] un hoyo elegido al azar
    } recibe { $range ->
        [yes] de { $least } a { $most } más.
       *[no] { $least ->
            [one] una más.
           *[other] { $least } más.
        }
    } En esta partida hay { $total } semillas; los almacenes están vacíos.
setup-specials = { $everywhere ->
        [yes] Además, hay { $pieces } en cada hoyo.
       *[no] { $count ->
                [1] Además, hay { $pieces } en { $pits }.
               *[other] Además, hay { $pieces } en cada uno de los hoyos { $pits }.
            }
    } Son piezas de otra clase ({ $specials }) y se cuentan aparte. { $sown ->
        [yes] También se siembran.
       *[no] Nunca se siembran.
    }
setup-total = En la partida hay { $total } semillas.

setup-hand = { $alone ->
        [yes] { $first }, que empieza, tiene { $seeds ->
            [one] { $empty ->
                    [yes] una semilla
                   *[no] una semilla más
                }
           *[other] { $empty ->
                    [yes] { $seeds } semillas
                   *[no] { $seeds } semillas más
                }
        } en la reserva.
       *[no] { $empty ->
        [yes] { $seeds ->
                [one] Cada jugador tiene una semilla en la reserva.
               *[other] Cada jugador tiene { $seeds } semillas en la reserva.
            }
       *[no] { $seeds ->
                [one] Cada jugador tiene además una semilla en la reserva.
               *[other] Cada jugador tiene además { $seeds } semillas en la reserva.
            }
        }
    } En la partida hay { $total } semillas.

setup-first = { $player } juega primero.

term-store = { $alone ->
        [yes] El almacén se llama «{ $term }».
       *[no] Los jugadores llaman «{ $term }» al almacén.
    }
term-seed = Los jugadores llaman «{ $term }» a las semillas.
term-pit = Los jugadores llaman «{ $term }» al hoyo.
term-reserve = Los jugadores llaman «{ $term }» a la reserva.
