### Encuentros de varias rondas.

page-rounds = Las rondas y el encuentro
round-match = El juego es un encuentro de varias rondas. { $counted ->
        [yes] Cuando termina una ronda, empieza otra, hasta que un jugador ha ganado el encuentro.
       *[no] Cuando termina una ronda, se prepara otra con las semillas que cada jugador ha ganado en ella, hasta que uno de los
            dos ha perdido el encuentro.
    }

refill = Para la ronda siguiente, cada jugador pone en cada uno de sus propios hoyos { $each ->
        [0] tantas semillas como contenía al comienzo del encuentro
        [one] una semilla
       *[other] { $each } semillas
    }, de las que ha ganado{ $unfilled ->
        [chosen] { "" }
       *[other] { $from ->
                [store] , empezando por el hoyo que está junto a su almacén
                [outside] , empezando por los dos extremos de su fila y avanzando hacia el centro
                [left] { $one-row ->
                        [yes] , empezando por el hoyo del extremo izquierdo de su fila y avanzando hacia la derecha
                       *[no] , empezando por el hoyo del extremo izquierdo de su fila exterior y avanzando por el camino de la
                            siembra
                    }
               *[right] , empezando por el último de sus hoyos, en el orden en que se siembran, y retrocediendo por ese camino
            }
    }. { $short ->
        [completed] Si al jugador que tiene menos semillas le quedan demasiado pocas para un último hoyo, el otro añade las que
            faltan.
        [partial] Si al jugador que tiene menos semillas le quedan demasiado pocas para un último hoyo, ese hoyo recibe las que
            haya.
        [spread] Si al jugador que tiene menos semillas le quedan demasiado pocas para otro hoyo, se ponen una a una en los
            hoyos que siguen vacíos.
       *[unfilled] { "" }
    } { $richer ->
        [as-the-other] El jugador que tiene más semillas llena solo tantos hoyos como el otro. Lo que sobra se queda en el
            almacén de ese jugador y cuenta en la nueva ronda.
        [copied] El jugador que tiene más semillas coloca lo mismo en sus propios hoyos. Lo que sobra se queda en el almacén de
            ese jugador y cuenta en la nueva ronda.
       *[all] { $short ->
                [completed] Lo que sobra se queda en el almacén de cada uno y le cuenta en la nueva ronda.
               *[unfilled] Lo que sobra, o no alcanza para otro hoyo, se queda en el almacén de cada uno y le cuenta en la nueva
                    ronda.
            }
    } { refill-unfilled } { $least-seeds ->
        [0] { $least ->
                [one] Quien no puede llenar ni un solo hoyo ha perdido el encuentro.
               *[other] Quien puede llenar menos de { $least } hoyos ha perdido el encuentro.
            }
       *[other] Quien tiene menos de { $least-seeds } semillas ha perdido el encuentro.
    }
    .says = from short richer unfilled least least-seeds
refill-unfilled = { $unfilled ->
        [open] Los hoyos que no se llenaron son hoyos vacíos como cualesquiera otros.
        [closed] Los hoyos que no se llenaron quedan cerrados durante la ronda: la siembra se los salta y nadie juega desde
            ellos.
       *[chosen] Quien no puede llenar todos sus hoyos elige cuáles quedan cerrados durante la ronda: la siembra se los salta y
            nadie juega desde ellos.
    }
territory = Para la ronda siguiente, cada jugador posee un hoyo por cada { $seeds } semillas que tiene. El jugador que tiene más
    semillas llena todos los hoyos de su propia fila y después elige hoyos de la otra fila para llenarlos, hasta que están
    llenos todos los que posee. Los posee durante la ronda y puede jugar desde ellos. El otro jugador llena lo que queda de
    la otra fila. Más de la mitad de las semillas de un hoyo cuentan como un hoyo entero, y el otro jugador añade las que
    faltan. { $half ->
        [yes] { $rest ->
                [half] Si de un hoyo cada jugador tiene justo la mitad, el hoyo se queda con el jugador en cuyo lado está.
               *[other] { "" }
            }
       *[no] { "" }
    } { $goal ->
        [none] Quien no posee ningún hoyo ha perdido el encuentro.
       *[other] Quien posee { $goal } hoyos o más ha ganado el encuentro.
    }
    .says = seeds goal
territory-rest = { $half ->
        [yes] { $rest ->
                [loser] Si de un hoyo cada jugador tiene justo la mitad, el hoyo es para el que tiene menos semillas.
                [lot] Si de un hoyo cada jugador tiene justo la mitad, el hoyo es para uno de los dos, elegido al azar.
               *[half] { "" }
            }
       *[no] { "" }
    }
score = Todas las rondas se preparan como la primera. { $counts ->
        [seeds] Lo que cuenta para cada jugador son las semillas que ha ganado en ella.
        [lead] Lo que cuenta para el ganador son las semillas de ventaja con que ha ganado la ronda.
        [points] Una ronda ganada cuenta un punto, o dos si se gana con tres cuartas partes de las semillas.
       *[rounds] Una ronda ganada cuenta un punto.
    } Quien llega primero a { $goal } ha ganado el encuentro.
    .says = counts goal
sale = Para la ronda siguiente se coloca todo como al principio, y quien ha ganado menos{ $worth ->
        [yes] , contadas también las piezas de la otra clase ({ $specials-word }),
       *[no] { "" }
    } paga lo que falta con una parte de un hoyo. Quien tiene menos de { $whole } semillas de desventaja vende la mitad de un hoyo;
    quien tiene { $whole } semillas de desventaja o más vende un hoyo entero: el primero desde la izquierda de ese jugador
    que no esté vendido, o la otra mitad de uno que esté vendido a medias. Pero si un jugador que ha vendido hoyos gana al
    menos { $whole } semillas más que el otro, recupera en cambio uno de ellos. Desde un hoyo vendido sigue jugando el
    jugador en cuyo lado está, pero las semillas que quedan en él al terminar una ronda son para el comprador. Las semillas
    que quedan en un hoyo vendido a medias se reparten, y si el número es impar, la que sobra se queda con el jugador en cuyo
    lado está el hoyo. { $lost ->
        [one] Quien ha vendido un hoyo entero ha perdido el encuentro.
       *[other] Quien ha vendido { $lost } hoyos enteros ha perdido el encuentro.
    }
    .says = whole lost
mirror = Para la ronda siguiente, el jugador que tiene menos semillas (después de una ronda empatada, el que no la empezó) las
    coloca todas en sus propios hoyos como quiera, { $least ->
        [one] al menos una en cada uno
       *[other] al menos { $least } en cada uno
    }; el otro pone el mismo número { $by-number ->
        [yes] en sus propios hoyos, contados por cada jugador desde su izquierda,
       *[no] en el hoyo que está enfrente de cada uno de ellos
    } y guarda las demás en su almacén. Quien no tiene semillas para más que eso ha perdido el encuentro. { $shorter ->
        [yes] { mirror-shorter }
       *[no] { "" }
    }
    .says = least by-number shorter
mirror-shorter = Quien tiene menos de la mitad de las semillas con las que empezó el encuentro las coloca en un hoyo menos; con
    menos de una cuarta parte, en dos hoyos menos; con menos de una octava parte, en tres hoyos menos. Los hoyos del extremo
    derecho de esa fila y los correspondientes del otro jugador quedan entonces cerrados durante la ronda: la siembra se los
    salta y nadie juega desde ellos.
rounds-begins = { $begins ->
        [alternate] Empieza la ronda siguiente el jugador que no empezó la anterior.
        [loser] Empieza la ronda siguiente el jugador que ganó menos semillas; después de una ronda empatada, el que no la
            empezó.
        [winner] Empieza la ronda siguiente el jugador que ganó más semillas; después de una ronda empatada, el que no la
            empezó.
        [last-mover] Empieza la ronda siguiente el jugador que hizo la última jugada.
       *[same] { $first } empieza todas las rondas.
    } { $void-passes ->
        [yes] Cuando una ronda nula se prepara de nuevo, la empieza el otro jugador.
       *[no] { "" }
    } { $race ->
        [yes] Empezar consiste en dejar la primera semilla de la carrera.
       *[no] { "" }
    }
rounds-void-passes = { "" }

## Lo que ocurre entre dos rondas.

caption-round-ended = { $result ->
        [south] Sur gana la ronda { $round } por { $south } a { $north }.
        [north] Norte gana la ronda { $round } por { $north } a { $south }.
        [draw] La ronda { $round } queda en empate, { $south } a { $north }.
       *[void] La ronda { $round } es nula y se juega de nuevo.
    }
caption-round-began = La ronda { $round } está preparada. Empezará { $side-name }.
caption-reseeded = { $bare ->
        [yes] Todos los hoyos de { $side-name } están vacíos: { $seeds ->
                [one] una semilla del almacén pasa al hoyo { $pit }; en el almacén quedan { $left }.
               *[other] { $seeds } semillas del almacén pasan al hoyo { $pit }; en el almacén quedan { $left }.
            }
       *[no] { $seeds ->
                [one] Una semilla del almacén pasa al hoyo { $pit }; en el almacén quedan { $left }.
               *[other] { $seeds } semillas del almacén pasan al hoyo { $pit }; en el almacén quedan { $left }.
            }
    }
caption-borrowed = { $bare ->
        [yes] Todos los hoyos de { $side-name } están vacíos, y también el almacén: { $seeds ->
                [one] se toma prestada una semilla para el hoyo { $pit }. { $side-name } debe { $left }.
               *[other] se toman prestadas { $seeds } semillas para el hoyo { $pit }. { $side-name } debe { $left }.
            }
       *[no] { $seeds ->
                [one] El almacén está vacío: se toma prestada una semilla para el hoyo { $pit }. { $side-name } debe { $left }.
               *[other] El almacén está vacío: se toman prestadas { $seeds } semillas para el hoyo { $pit }. { $side-name } debe
                    { $left }.
            }
    }
caption-paid-back = { $side-name } devuelve { $seeds ->
        [one] una semilla prestada
       *[other] { $seeds } semillas prestadas
    } y { $left ->
        [0] ya no debe nada.
       *[other] todavía debe { $left }.
    }
caption-laid = { $seeds ->
        [one] Una semilla pasa desde { $place } hasta { $to }.
       *[other] { $seeds } semillas pasan desde { $place } hasta { $to }.
    }
caption-put-away = { $seeds ->
        [one] La semilla que había en { $place } se guarda en { $to }.
       *[other] Las { $seeds } semillas que había en { $place } se guardan en { $to }.
    }
caption-laid-special = En { $to } hay de nuevo { $pieces }.
caption-marked-sold = { $pit } se vende a { $owner }, que recibe lo que haya allí al terminar una ronda.
caption-marked-sold-too = También la otra mitad de { $pit } se vende a { $owner }, que recibe lo que haya allí al terminar
    una ronda.
caption-marked-half-sold = La mitad de { $pit } se vende a { $owner }: lo que haya allí al terminar una ronda se reparte.
caption-marked-bought-back = { $owner } recupera { $pit }.
caption-marked-closed = { $pit } queda cerrado en esta ronda.
caption-marked-won = { $pit } es un hoyo propio de { $owner } en esta ronda.
caption-marked-open = { $pit } vuelve a ser un hoyo como cualquier otro.
caption-asked-close = { $left ->
        [one] { $player } no puede llenar todos los hoyos y elige uno que queda cerrado.
       *[other] { $player } no puede llenar todos los hoyos y elige { $left } que quedan cerrados.
    }
caption-asked-own = { $left ->
        [one] { $player } ha ganado un hoyo de la otra fila y lo elige.
       *[other] { $player } ha ganado { $left } hoyos de la otra fila y los elige.
    }
caption-answered-chosen = { $player } elige { $picked }.
status-asked-close = { $left ->
        [one] { $player } elige un hoyo que queda cerrado.
       *[other] { $player } elige { $left } hoyos que quedan cerrados.
    }
status-asked-own = { $left ->
        [one] { $player } elige un hoyo de la fila de { $opponent }.
       *[other] { $player } elige { $left } hoyos de la fila de { $opponent }.
    }
table-pit-closed = { $pit }, cerrado en esta ronda
table-pit-won = { $seeds ->
        [0] { $pit }, hoyo propio de { $owner } en esta ronda, vacío
        [one] { $pit }, hoyo propio de { $owner } en esta ronda, una semilla
       *[other] { $pit }, hoyo propio de { $owner } en esta ronda, { $seeds } semillas
    }
refusal-close = { $player } debe elegir un hoyo de su propia fila que todavía no esté cerrado.
refusal-deposit = { $again ->
    [yes] { $player } debe elegir un hoyo de { $opponent }.
   *[no] { $player } debe elegir un hoyo de { $opponent }, y no el que eligió la última vez.
}
refusal-own = { $player } debe elegir un hoyo de la fila de { $opponent } que todavía no esté ganado.
caption-clearing = Lo que queda en el tablero pasa a los almacenes.
caption-laying = La ronda { $round } se prepara con lo que ha ganado cada jugador.
result-won-match-sold = { $winner } gana el encuentro: están vendidos { $pits } hoyos de { $loser }.
result-won-match-scored = { $winner } gana el encuentro por { $points } a { $points-lost }.
result-won-match-pits = { $winner } gana el encuentro: ahora posee { $pits } hoyos o más.
result-won-match = { $winner } gana el encuentro: lo que le queda a { $loser } no alcanza para otra ronda.
