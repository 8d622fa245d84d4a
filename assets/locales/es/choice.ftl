### Qué jugadas se pueden elegir.

lift--side-holds = { $side ->
        [other] { $holds-least ->
                [1] Elija cualquier hoyo del adversario que tenga semillas y recoja todas las que contiene.
               *[other] Elija un hoyo del adversario que tenga { $holds-least } semillas o más y recójalas todas.
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
lift-traps = { $traps-hold ->
        [yes] Nunca se recogen las semillas de { word-a-trap } (véase «{ $see-claims }»).
       *[no] { "" }
    }
lift--side-holds-specials = Elija un hoyo propio en el que haya al menos { $specials-least ->
        [one] una pieza de la otra clase ({ $special })
       *[other] { $specials-least } piezas de la otra clase ({ $specials-word })
    }, y recoja todo lo que contiene. { lift-seats } { lift-traps }
    .says = seats
    .for = side=own holds=from holds-least=0 from=pits seeds=all
lift--holds = { $holds-least ->
        [1] Elija cualquier hoyo del tablero que tenga semillas, esté donde esté, y recoja todas las que contiene.
       *[other] Elija cualquier hoyo del tablero que tenga { $holds-least } semillas o más, esté donde esté, y recójalas todas.
    } { $traps ->
        [yes] { $liftable ->
                [yes] Solo se exceptúan las semillas de { word-a-trap } del adversario (véase «{ $see-claims }»).
               *[no] Solo se exceptúan las semillas de { word-a-trap } (véase «{ $see-claims }»).
            }
       *[no] Los hoyos no pertenecen a nadie.
    }
    .says = seats
    .for = holds=from from=pits seeds=all
lift--holds--store = { $said-before ->
        [yes] En lugar de eso puede sembrar
       *[no] Puede sembrar
    } desde su propio almacén{ $holds-least ->
        [1] { "" }
       *[other] { " " }mientras contenga { $holds-least } semillas o más
    }: { lift-store-seeds }
    .says = from seeds
    .for = holds=from
lift--store = { $said-before ->
        [yes] En lugar de eso puede sembrar desde su propio almacén: { lift-store-seeds }
       *[no] Puede sembrar desde su propio almacén: { lift-store-seeds }
    }
    .says = from seeds
lift-store-seeds = { $seeds ->
        [chosen] recoja tantas de sus semillas como quiera.
       *[all] recoja todas sus semillas.
    } { $stores ->
        [aside] La primera va al primero de los hoyos propios que hay en el camino; las demás, a los hoyos que le siguen.
       *[own] La primera va al hoyo que sigue al almacén; las demás, a los hoyos siguientes.
    }
lift-specials = { $specials ->
        [sown] Deje primero las semillas, una en cada hoyo; cuando se acaben, siga sin interrupción con las piezas de la otra
            clase ({ $specials-word }), una en cada hoyo.
       *[left] { "" }
    }

place--side-at-holds = Empiece su turno poniendo una semilla de su reserva en un hoyo de su fila interior{ $holds-least ->
        [0] .
        [1] { " " }que ya tenga semillas.
       *[other] { " " }que ya tenga { $holds-least } semillas o más.
    } { $captures ->
        [yes] La semilla cuenta como si fuera la última de una siembra. Si captura, se siembran las semillas capturadas. Si no,
            recoja las semillas del hoyo en el que la ha puesto y siémbrelas.
       *[no] Después recoja las semillas de ese hoyo y siémbrelas.
    }
script = { $south-pushed-many ->
        [0] Se empieza con una jugada fija: tome { $seeds-of ->
                [one] una semilla
               *[other] { $seeds-of } semillas
            } de cada uno de los { $south-lifted-many } primeros hoyos de su camino ({ $south-lifted } para
            Sur, { $north-lifted } para Norte) y siembre estas semillas desde el hoyo siguiente
            ({ $south-sown } para Sur,
            { $north-sown } para Norte).
       *[other] Se empieza con una jugada fija: tome { $seeds-of ->
                [one] una semilla
               *[other] { $seeds-of } semillas
            } del último hoyo de su fila y { $seeds-of ->
                [one] guárdela. Después, por todo el tablero, tome una semilla
               *[other] guárdelas. Después, por todo el tablero, tome { $seeds-of } semillas
            } de uno de cada dos hoyos y { $seeds-of ->
                [one] póngala
               *[other] póngalas
            } en el siguiente. Lo que guardó va al final, al hoyo que sigue a aquel del que lo tomó. Sur, por ejemplo, guarda
            lo que viene de { $south-lifted }, mueve semillas { $south-pushed } y termina en { $south-sown }.
    }
    .says = steps seeds with
    .for = from=first seeds=seeds
script-pair = de { $from } a { $to }
arrange = { $mirrored ->
        [yes] Coloque las semillas que ha ganado: póngalas una a una en sus propios hoyos. Su turno dura hasta que todas están
            colocadas.
       *[no] { $pits ->
                [any] El jugador que empieza coloca las semillas de la reserva: las pone una a una en cualquier hoyo de
                    cualquiera de los dos lados, como quiera. El turno dura hasta que todas están colocadas.
               *[own] Coloque las semillas de su reserva: póngalas una a una en sus propios hoyos, como quiera. Su turno dura
                    hasta que todas están colocadas.
            }
    }
    .says = who least
must-capture = { $here-places ->
        [yes] { $here-lifts ->
                [yes] Si puede capturar de inmediato, con la semilla que pone o con la primera siembra, debe hacerlo.
                    { must-capture-counts } Si no puede, su turno es un { $plain-turn }.
               *[no] Si hay un hoyo en el que captura la semilla que pone, debe elegir un hoyo así. Si no lo hay, su turno es un
                    { $plain-turn }.
            }
       *[no] Si hay una jugada que captura con su primera siembra, debe elegir una jugada así. { must-capture-counts } Si no
            la hay, su turno es un { $plain-turn }.
    }
    .says = sown
    .for = sown=from|between|of|up-to
must-capture-counts = { $sown ->
        [of] Para esto solo cuentan los hoyos que contienen { $sown-only ->
                [1] una semilla.
               *[other] { $sown-list } semillas.
            }
        [up-to] Para esto solo cuentan los hoyos que contienen { $sown-most } semillas o menos.
        [between] Para esto solo cuentan los hoyos que contienen de { $sown-least } a { $sown-most } semillas.
       *[from] { $sown-least ->
                [1] { "" }
               *[other] Para esto solo cuentan los hoyos que contienen { $sown-least } semillas o más.
            }
    }
prefer--from_at = { $when-began ->
        [capturing] Si captura, empiece desde { $from-at } si puede; solo si no puede, desde otro hoyo.
        [plain] En un { $plain-turn }, empiece desde { $from-at } si puede; solo si no puede, desde otro hoyo.
       *[any] Empiece desde { $from-at } si puede; solo si no puede, desde otro hoyo.
    } { $when-lost ->
        [none] { "" }
       *[other] Esta regla se aplica cuando ya ha perdido su { $house }.
    }
    .says = when-began when-lost
prefer--from_holds = { $when-began ->
        [capturing] Si captura, empiece
        [plain] En un { $plain-turn }, empiece
       *[any] Empiece
    } desde un hoyo que contenga { $from-holds-least ->
        [2] dos semillas o más si puede; solo si no puede, desde uno con una sola semilla.
       *[other] { $from-holds-least } semillas o más si puede; solo si no puede, desde uno que contenga menos.
    } { $when-lost ->
        [none] { "" }
       *[other] Esta regla se aplica cuando ya ha perdido su { $house }.
    }
    .says = when-began when-lost
    .for = from-holds=from
prefer--not_from_at_holds = { $when-began ->
        [capturing] Si captura, empiece
        [plain] En un { $plain-turn }, empiece
       *[any] Empiece
    } desde { $not-from-at }{ $head-named ->
        [yes] { "" } ({ $head })
       *[no] { "" }
    } solo con { $not-from-holds-more } semillas o más en el hoyo elegido{ $not-captures ->
        [nothing] , o con una jugada que captura,
       *[any] ,
    } a no ser que no quede otra jugada. { $when-lost ->
        [none] { "" }
       *[other] Esta regla se aplica cuando ya ha perdido su { $house }.
    }
    .says = when-began when-lost
    .for = not-from-holds=up-to
prefer--not_from_at_holds_captures = { prefer--not_from_at_holds }
    .says = when-began when-lost
    .for = not-from-holds=up-to not-captures=nothing
prefer--from_of-these = { $from-of-these ->
        [leftmost] { prefer-leftmost }
       *[rightmost] { prefer-rightmost }
    }
    .says = when-began when-lost
    .for = from-of-these=leftmost|rightmost
prefer--from_at_of-these = { prefer-leftmost }
    .says = when-began when-lost
    .for = from-of-these=leftmost
prefer-leftmost = { $when-began ->
        [capturing] Si captura, empiece
        [plain] En un { $plain-turn }, empiece
       *[any] Empiece
    } desde el hoyo de más a la izquierda de su { $one-row ->
        [yes] fila
       *[no] fila exterior
    } que tenga semillas. { $when-lost ->
        [none] { "" }
       *[other] Esta regla se aplica cuando ya ha perdido su { $house }.
    }
prefer-rightmost = { $when-began ->
        [capturing] Si captura, empiece
        [plain] En un { $plain-turn }, empiece
       *[any] Empiece
    } desde su hoyo de más a la derecha{ $head-named ->
        [yes] { "" } ({ $head })
       *[no] { "" }
    } o, si está vacío, desde el más cercano a su izquierda que tenga semillas. No hay nada que elegir. { $when-lost ->
        [none] { "" }
       *[other] Esta regla se aplica cuando ya ha perdido su { $house }.
    }
prefer--not_from_house = { $when-began ->
        [capturing] Si captura, no empiece
        [plain] En un { $plain-turn }, no empiece
       *[any] No empiece
    } desde su { $house } mientras cuenta como tal, a no ser que no quede otra jugada.
    .says = when-began when-lost
    .for = not-from-mark=is|own
prefer--leaves = Su jugada debe dejar al adversario alguna jugada posible, si existe tal jugada.
    .for = leaves=move

bar--from_at_alone-way = { $when-began ->
        [capturing] Si captura
        [plain] Si, en un { $plain-turn },
       *[any] Si
    } { $when-began ->
        [capturing] desde un hoyo extremo de su fila interior y ningún otro hoyo de esa fila tiene semillas,
       *[any] empieza desde un hoyo extremo de su fila interior y ningún otro hoyo de esa fila tiene semillas,
    } siembre hacia el centro.
    .says = when-began
    .for = from-alone=yes way=outwards
bar--sown-first_was = Una semilla sola se puede mover únicamente si el hoyo siguiente está vacío.
    .for = sown=of sown-list=1 first-was=occupied
bar--last_was = { $many-laps ->
        [yes] La primera siembra de su jugada debe terminar
       *[no] La última semilla de su jugada debe caer
    } en un hoyo que ya tenga semillas, sea de quien sea{ $own-store-only ->
        [yes] { "" }, o en su propio almacén.
       *[no] { $stores-sown ->
            [yes] { "" }, o en un almacén.
           *[no] .
        }
    } No puede { $many-laps ->
        [yes] terminar
       *[no] caer
    } en un hoyo vacío. Lo que cuenta es lo que contiene el hoyo cuando cae esa última semilla. { $many-laps ->
        [yes] Las siembras posteriores pueden terminar en cualquier parte.
       *[no] { "" }
    }
    .for = last-was=empty
bar--last-store = La última semilla de su jugada no puede caer en un almacén que no sea el suyo.
    .for = last-store=other
bar--fills = { $each-lap ->
        [yes] No puede sembrar en una dirección en la que algún hoyo llegaría a contener más de { $fills-below } semillas.
            Solo si tiene que seguir sembrando y eso ocurriría en todas las direcciones puede elegir cualquiera de ellas.
       *[no] No puede hacer una jugada con la que algún hoyo llegaría a contener más de { $fills-below } semillas.
    }
    .for = fills=from

bar--from_played-when_there-is_side_played = Mientras quede algún hoyo propio desde el que no se
    haya jugado en esta { $game }, solo puede empezar desde un hoyo así. Se ha jugado desde un hoyo cuando su dueño ha
    empezado en él una jugada.
    .for = from-played=yes when-there-is-side=own when-there-is-played=no
bar--from_facing_holds = No puede empezar desde un hoyo que está enfrente de uno { $from-facing-holds-many ->
        [1] { $from-facing-holds-only ->
                [0] vacío.
                [1] con una sola semilla.
               *[other] con { $from-facing-holds-only } semillas.
            }
       *[other] con { $from-facing-holds-list } semillas.
    }
    .for = from-facing-holds=of
bar--sown-last_side_was = { $sown ->
        [up-to] Si recoge { $sown-most } semillas o menos, { $many-laps ->
                [yes] la primera siembra
               *[no] la siembra
            }
       *[from] { $many-laps ->
                [yes] La primera siembra de su jugada
               *[no] Su siembra
            }
    } debe terminar en el lado del adversario o en un hoyo propio vacío. { $many-laps ->
        [yes] Las siembras posteriores pueden terminar en cualquier parte.
       *[no] { "" }
    }
    .for = sown=from|up-to last-side=own last-was=occupied
bar--last_side_was = { $many-laps ->
        [yes] La primera siembra de su jugada
       *[no] Su siembra
    } debe terminar en el lado del adversario o en un hoyo propio vacío. { $many-laps ->
        [yes] Las siembras posteriores pueden terminar en cualquier parte.
       *[no] { "" }
    }
    .for = last-side=own last-was=occupied
bar--from_not-at-when_turn = { $when-turn-most ->
        [1] La primera jugada de la { $game } debe empezar
       *[2] Su primera jugada de la { $game } debe empezar
    } desde { $from-not-at-one ->
        [yes] { $from-not-at-your }.
       *[no] uno de { $from-not-at-your }.
    }
    .for = when-turn=of|up-to when-turn-least=0|1 when-turn-most=1|2
bar--sown-first_side_holds = No puede mover una semilla sola a un hoyo { $first-holds-many ->
        [1] { $first-holds-only ->
                [0] vacío del adversario.
                [1] del adversario que contenga exactamente una semilla.
               *[other] del adversario que contenga exactamente { $first-holds-only } semillas.
            }
       *[other] del adversario que contenga exactamente { $first-holds-list } semillas.
    }
    .for = sown=of sown-list=1 first-side=other first-holds=of
bar--from_holds = No puede empezar desde un hoyo que contenga exactamente { $from-holds-only ->
        [1] una semilla.
       *[other] { $from-holds-list } semillas.
    }
    .for = from-holds=of
prefer--not_from_holds = Empiece desde un hoyo que contenga exactamente { $not-from-holds-only ->
        [1] una semilla
       *[other] { $not-from-holds-list } semillas
    } solo si no queda otra jugada.
    .for = not-from-holds=of

blockade = { $blockade-named ->
        [yes] Después de un turno suyo sin captura, mire los dos lados. Si el adversario no puede capturar, mientras que
            usted, si le tocara jugar de nuevo, podría capturar, pero siempre las semillas de un mismo y único hoyo, ese hoyo
            queda bloqueado ({ $blockade })
       *[no] Después de un turno suyo sin captura, mire los dos lados. Si el adversario no puede capturar, mientras que
            usted, si le tocara jugar de nuevo, podría capturar, pero siempre las semillas de un mismo y único hoyo, ese hoyo
            queda bloqueado
    } durante el turno siguiente del adversario: no se puede elegir para empezar. Nunca se bloquea una { $house } que cuenta
    como tal, ni un hoyo con una sola semilla, ni el único hoyo de la fila interior que tiene semillas, { $spares-last-pair ->
        [yes] ni el único que contiene dos o más,
       *[no] { "" }
    } ni un hoyo sin el cual el adversario no podría jugar.
    .says = spares-last-pair
feed = { $or ->
        [most] { $least ->
                [1] Si al adversario no le quedan semillas en los hoyos, hay que hacer una jugada después de la cual tenga al
                    menos una.
               *[other] Si al adversario no le quedan semillas en los hoyos, no se permite una jugada que no le dé ninguna, y
                    entre las demás hay que hacer una que le dé al menos { $least } o, si no la hay, una que le dé tantas
                    como sea posible.
            }
        [free] Si al adversario no le quedan semillas en los hoyos, hay que hacer una jugada que le dé { $least ->
                [1] al menos una
               *[other] al menos { $least }
            }, si existe tal jugada.
       *[barred] Si al adversario no le quedan semillas en los hoyos, hay que hacer una jugada después de la cual tenga
            { $least ->
                [1] al menos una.
               *[other] al menos { $least }.
            }
    }
    .says = least or
instead--side-holds-facing_side_was--take = { $how ->
        [must] Si un hoyo del adversario que tiene semillas está enfrente de uno vacío de usted, no se siembra: la jugada
            consiste en capturar todas las semillas de un hoyo así.
       *[may] Si un hoyo del adversario que tiene semillas está enfrente de uno vacío de usted, puede capturar todas las
            semillas de un hoyo así en lugar de sembrar.
    } { $of-these ->
        [fewest] Si hay varios, debe ser uno de los que menos semillas contienen; entre iguales elige usted.
       *[all] Si hay varios, elige usted.
    } Esa es toda la jugada, y solo se captura un hoyo. La siembra por sí misma no captura nada.
    .also = of-these
    .says = how
    .for = side=other holds=from holds-least=1 facing-side=own facing-was=empty of-these=fewest|all how=must|may
instead--side--shift = { $how ->
        [only] No se siembra: pase todas las semillas de uno de sus hoyos juntas al hoyo siguiente.
       *[may] En lugar de sembrar puede pasar todas las semillas de uno de sus hoyos, aunque sea una sola, juntas al hoyo
            siguiente.
    } Con esto no se captura nada.
    .says = how
    .for = side=own how=only|may
instead--side-when_unless_there-is_side_holds--give = { $how ->
        [only] Si el adversario no tiene semillas en ningún hoyo, no se siembra: ponga una semilla de uno de sus hoyos en el
            primer hoyo del camino del adversario.
       *[may] Si el adversario no tiene semillas en ningún hoyo, en lugar de sembrar puede poner una semilla de uno de sus
            hoyos en el primer hoyo del camino del adversario.
    } Usted elige de qué hoyo sale. Ese es todo su turno.
    .says = how when-unless-there-is-side when-unless-there-is-holds
    .for = side=own how=only|may when-unless-there-is-side=other when-unless-there-is-holds=from when-unless-there-is-holds-least=1
no-return = { $alone ->
        [yes] { $lifts-across ->
                [yes] Si el adversario acaba de mover una semilla sola desde el extremo de una fila a un hoyo vacío de la otra,
               *[no] Si el adversario acaba de mover una semilla sola desde el extremo de su fila a un hoyo vacío de la de
                    usted,
            }
       *[no] { $lifts-across ->
                [yes] Si el adversario acaba de sembrar desde el extremo de una fila y la primera semilla ha pasado a un hoyo
                    vacío de la otra y está sola allí,
               *[no] Si el adversario acaba de sembrar desde el extremo de su fila y la primera semilla ha pasado a un hoyo
                    vacío de la de usted y está sola allí,
            }
    } usted no puede devolverla de inmediato: ese hoyo queda prohibido en su turno siguiente. Cualquier otra jugada levanta la
    prohibición.
    .says = alone

bring--once-a-game = Una vez en la partida, al empezar un turno, puede hacer entrar su reserva: ponga en cada uno de sus
    hoyos una de sus { $side-pits } semillas. Con esto no se captura nada, y la siembra no continúa desde allí. Después hace
    una jugada normal en el mismo turno, así que debe tener alguna posible.
    .says = from seeds how borrows
    .for = from=hand seeds=1 how=may
swap = { $how ->
        [only] Ahora el otro jugador puede cambiar de lado con el que ha colocado las semillas, como si se girara el tablero,
            o pasar y dejar el tablero como está. En ambos casos, la jugada siguiente es del jugador que ha colocado las
            semillas.
       *[may] En lugar de jugar puede cambiar de lado con el adversario. El tablero queda como está, y sigue teniendo el
            turno el mismo lado, con el que ahora juega el adversario.
    }
    .says = how
opening-swap = { swap }
    .says = how

## La carrera antes de la primera jugada.

race = Antes de la primera jugada hay una carrera. Cada jugador recoge las semillas de un hoyo, y los dos siembran al mismo
    tiempo, en el mismo tablero. Cuando una última semilla cae en un hoyo ocupado, se recogen enseguida sus semillas y se
    sigue sembrando; una última semilla que cae en un hoyo vacío pone fin a la parte de ese jugador, y el otro sigue
    sembrando hasta llegar también a un hoyo así. { $traps ->
        [yes] No se captura nada ni se gana ningún hoyo.
       *[no] No se captura nada.
    } El jugador que llegó primero a un hoyo vacío hace la primera jugada. { $order ->
        [random] Cada vez se decide al azar de quién es la semilla que cae.
        [laps] Los jugadores hacen por turnos una siembra entera cada uno.
       *[alternate] Los jugadores dejan por turnos una semilla cada uno, empezando por el que eligió primero.
    }
    .says = order with
race-from = { $from-of-these ->
        [leftmost] { prefer-leftmost }
        [rightmost] { prefer-rightmost }
       *[all] { $from-at ->
                [none] { "" }
               *[other] La carrera se hace desde { $from-at }; solo si allí no hay semillas se elige otro hoyo.
            }
    }
    .for = from-was=any from-holds=none from-specials=none from-mark=any

## Líneas que aparecen donde ninguna regla dice otra cosa.

choice-in-order = Cuando varias reglas dicen qué jugadas tienen preferencia, cada una elige entre las que han dejado las
    anteriores.
choice-must-move = No está permitido renunciar a jugar.
