caption-lap = Siembra { $lap }: { $text }
caption-lap-began = Empieza la siembra { $lap }.
caption-lap-ended = La siembra ha terminado.

caption-opened = { $captures ->
        [yes] { $player } puede capturar de inmediato y, por tanto, debe hacerlo.
       *[no] { $begun ->
                [yes] { $player } no puede capturar de inmediato: este es un { $plain-turn }, en el que no se captura nada.
               *[no] { $player } no puede capturar de inmediato: este es un { $plain-turn }.
            }
    }

## Lifting.

caption-lifted = { $cause ->
        [some] { $player } recoge solo { $seeds ->
                [one] una semilla de la { $house } { $place }, donde se quedan { $left }, y la siembra
               *[other] { $seeds } semillas de la { $house } { $place }, donde se quedan { $left }, y las siembra
            }
        [reversed] { $player } recoge { $seeds ->
                [one] una semilla de { $place } y, para capturar, la siembra al revés,
               *[other] { $seeds } semillas de { $place } y, para capturar, las siembra al revés,
            }
        [chosen] { $player } recoge { $seeds ->
                [one] una semilla de { $place } y elige sembrarla
               *[other] { $seeds } semillas de { $place } y elige sembrarlas
            }
        [even] { $player } recoge { $seeds } semillas de { $place }, un número par, y por eso las siembra
        [odd] { $player } recoge { $seeds ->
                [one] una semilla de { $place }, un número impar, y por eso la siembra
               *[other] { $seeds } semillas de { $place }, un número impar, y por eso las siembra
            }
        [left] { $player } recoge { $seeds ->
                [one] una semilla de { $place }, en la mitad izquierda de la fila, y por eso la siembra
               *[other] { $seeds } semillas de { $place }, en la mitad izquierda de la fila, y por eso las siembra
            }
        [middle] { $player } recoge { $seeds ->
                [one] una semilla de { $place }, en el centro de la fila, y elige sembrarla
               *[other] { $seeds } semillas de { $place }, en el centro de la fila, y elige sembrarlas
            }
        [right] { $player } recoge { $seeds ->
                [one] una semilla de { $place }, en la mitad derecha de la fila, y por eso la siembra
               *[other] { $seeds } semillas de { $place }, en la mitad derecha de la fila, y por eso las siembra
            }
        [fixed] { $player } recoge { $seeds ->
                [one] una semilla de { $place } y la siembra
               *[other] { $seeds } semillas de { $place } y las siembra
            }
       *[none] { $player } recoge { $seeds ->
                [one] una semilla de { $place } y sigue sembrando,
               *[other] { $seeds } semillas de { $place } y sigue sembrando,
            }
    } { $way }.
caption-lifted-store = { $player } siembra { $seeds ->
        [one] una semilla del almacén
       *[other] { $seeds } semillas del almacén
    } { $way }.
caption-lifted-hand = { $left ->
        [0] { $player } toma la última semilla de la reserva.
        [one] { $player } toma una semilla de la reserva. Allí queda una.
       *[other] { $player } toma una semilla de la reserva. Allí quedan { $left }.
    }
caption-gathered = { $seeds ->
        [one] { $player } toma una semilla de { $place }.
       *[other] { $player } toma { $seeds } semillas de { $place }.
    }
caption-lifted-reserve = { $seeds ->
        [one] { $player } pone en juego su reserva, de una sola semilla.
       *[other] { $player } pone en juego su reserva de { $seeds } semillas, una para cada hoyo.
    }

## Sowing.

caption-sown = { $left ->
        [0] { $was ->
                [0] La última semilla cae en { $place }, que estaba vacío.
               *[other] La última semilla cae en { $place }, que ahora contiene { $count }.
            }
        [one] Una semilla cae en { $place }, que ahora contiene { $count }. Queda una semilla por sembrar.
       *[other] Una semilla cae en { $place }, que ahora contiene { $count }. Quedan { $left } semillas por sembrar.
    }
caption-sown-origin = { $left ->
        [0] La semilla vuelve a { $place }, que ahora contiene { $count }.
       *[other] La primera semilla vuelve a { $place }, que ahora contiene { $count }. { $left ->
                [one] Queda una semilla por sembrar.
               *[other] Quedan { $left } semillas por sembrar.
            }
    }
caption-sown-store = { $left ->
        [0] La semilla cae directamente en { $place }, que ahora contiene { $count }.
        [one] Una semilla cae directamente en { $place }, que ahora contiene { $count }. Queda una semilla por sembrar.
       *[other] Una semilla cae directamente en { $place }, que ahora contiene { $count }. Quedan { $left } semillas por
            sembrar.
    }
caption-sown-lone = Una semilla sola pasa al hoyo siguiente: { $place } contiene ahora { $count }.
caption-sown-again = { $left ->
        [0] La semilla capturada cae en { $place }, que ahora contiene { $count }.
        [one] La primera de las semillas capturadas cae en { $place }, que ahora contiene { $count }. Queda una semilla por
            sembrar.
       *[other] La primera de las semillas capturadas cae en { $place }, que ahora contiene { $count }. Quedan { $left }
            semillas por sembrar.
    }
caption-placed = { $player } la coloca en { $place }, que ahora contiene { $count }.
caption-sown-engulf = { $left ->
        [0] El hoyo { $place } es { $trap } de { $owner } y se queda también con la última semilla: ahora contiene { $count }.
        [one] El hoyo { $place } es { $trap } de { $owner } y recibe todas las semillas que se tenían en la mano: ahora contiene
            { $count }. Queda una semilla.
       *[other] El hoyo { $place } es { $trap } de { $owner } y recibe todas las semillas que se tenían en la mano: ahora contiene
            { $count }. Quedan { $left } semillas.
    }
caption-sown-rest = Una semilla que se tenía aún en la mano se pone en { $place }.
caption-sown-heap = { $left ->
        [0] Una semilla de un montón cae en { $place }, que ahora contiene { $count }. Era la última.
        [one] Una semilla de un montón cae en { $place }, que ahora contiene { $count }. Queda una semilla por sembrar.
       *[other] Una semilla de un montón cae en { $place }, que ahora contiene { $count }. Quedan { $left } semillas por
            sembrar.
    }
caption-sown-deposit = { $left ->
        [0] Las semillas capturadas se ponen en { $place }, que ahora contiene { $count }.
        [one] Las semillas capturadas se ponen en { $place }, que ahora contiene { $count }. Queda una.
       *[other] Las semillas capturadas se ponen en { $place }, que ahora contiene { $count }. Quedan { $left }.
    }
caption-lifted-specials = { $player } recoge de { $place } también { $pieces }, que se sembrarán después de las semillas.
caption-sown-special = Una de las piezas especiales cae en { $place }, que ahora contiene { $pieces }.
caption-captured-specials = { $taker } se lleva de { $place } { $pieces } y ahora tiene { $store }.
caption-captured-specials-meeting = En { $place } no había semillas: { $taker } se lleva de allí { $pieces } y ahora tiene { $store }.
caption-captured-specials-beyond = { $gap } está vacío, así que { $taker } captura { $pieces } en { $place }, el hoyo que le sigue,
    y ahora tiene { $store }.
caption-captured-meeting = { $seeds ->
        [one] En { $pit } no había { $special }: { $taker } captura la semilla que contiene y ahora tiene { $store }.
       *[other] En { $pit } no había { $special }: { $taker } captura las { $seeds } semillas que contiene y ahora tiene { $store }.
    }
caption-sown-reserve = El hoyo { $place } recibe una semilla de la reserva y ahora contiene { $count }.
caption-skipped-origin = Se salta { $place }, donde empezó esta siembra.
caption-skipped-side = Se saltan { $place }, donde empezó esta siembra, y los demás hoyos de { $player }.
caption-skipped = Se salta { $place }.

## Capturing.

caption-captured = { $seeds ->
        [one] { $taker } captura una semilla en { $pit } y ahora tiene { $store }.
       *[other] { $taker } captura { $seeds } semillas en { $pit } y ahora tiene { $store }.
    }
caption-captured-count = { $seeds ->
        [one] { $pit } contiene una semilla: { $taker } la captura y ahora tiene { $store }.
       *[other] { $pit } contiene { $seeds } semillas: { $taker } las captura y ahora tiene { $store }.
    }
caption-captured-grand-slam = { $seeds ->
        [one] En una gran captura, { $taker } captura la semilla de { $pit } y ahora tiene { $store }.
       *[other] En una gran captura, { $taker } captura las { $seeds } semillas de { $pit } y ahora tiene { $store }.
    }
caption-captured-passing = { $own ->
        [yes] { $pit } ha llegado a { $seeds }: { $taker } las captura en el acto y ahora tiene { $store }.
        [won] { $pit } ha llegado a { $seeds } y en esta ronda es un hoyo de { $taker }, que las captura en el acto y ahora tiene
            { $store }.
       *[no] { $pit } ha llegado a { $seeds } y está en el lado de { $taker }, que las captura en el acto y ahora tiene
            { $store }.
    }
caption-captured-facing = { $part ->
        [own] { $seeds ->
                [one] { $taker } se lleva de { $pit } también la última semilla y ahora tiene { $store }.
               *[other] { $taker } se lleva las { $seeds } semillas de { $pit }, donde cayó la última, y ahora tiene { $store }.
            }
        [behind] { $seeds ->
                [one] { $taker } captura también la semilla de { $pit }, detrás del hoyo de enfrente, y ahora tiene { $store }.
               *[other] { $taker } captura también las { $seeds } semillas de { $pit }, detrás del hoyo de enfrente, y ahora tiene
                    { $store }.
            }
       *[facing] { $landing ->
                [occupied] { $facing } ya tenía semillas, así que { $taker } captura { $seeds ->
                        [one] la semilla del hoyo de enfrente,
                       *[other] las { $seeds } semillas del hoyo de enfrente,
                    } { $pit }, y ahora tiene { $store }.
               *[empty] { $facing } estaba vacío, así que { $taker } captura { $seeds ->
                        [one] la semilla del hoyo de enfrente,
                       *[other] las { $seeds } semillas del hoyo de enfrente,
                    } { $pit }, y ahora tiene { $store }.
            }
    }
caption-captured-lone-last = Después de { $sown } semillas, la última cae en { $pit }: { $taker } captura solo esa y ahora tiene
    { $store }. { $left ->
        [0] { "" }
        [one] Allí se queda una.
       *[other] Allí se quedan { $left }.
    }
caption-captured-choice = { $taker } captura { $seeds ->
        [one] la semilla de { $pit }
       *[other] las { $seeds } semillas de { $pit }
    }{ $known ->
        [yes] , enfrente de { $facing }, que está vacío, y ahora tiene { $store }.
       *[no] { "" } y ahora tiene { $store }.
    } { $which ->
        [smallest] Ningún otro hoyo que se pudiera capturar tenía menos.
       *[any] { "" }
    }
caption-captured-ahead = { $seeds ->
        [one] El hoyo siguiente es { $pit }: { $taker } captura la semilla que contiene y ahora tiene { $store }.
       *[other] El hoyo siguiente es { $pit }: { $taker } captura las { $seeds } semillas que contiene y ahora tiene { $store }.
    }
caption-captured-beyond = { $part ->
        [beyond] { $gap } está vacío, así que { $taker } captura { $seeds ->
                [one] la semilla de { $pit }, el hoyo que le sigue, y ahora tiene { $store }.
               *[other] las { $seeds } semillas de { $pit }, el hoyo que le sigue, y ahora tiene { $store }.
            }
        [facing] { $taker } captura también { $seeds ->
                [one] la semilla de { $pit }, enfrente de { $beyond }, y ahora tiene { $store }.
               *[other] las { $seeds } semillas de { $pit }, enfrente de { $beyond }, y ahora tiene { $store }.
            }
       *[further] { $taker } captura también { $seeds ->
                [one] la semilla de { $pit } y ahora tiene { $store }.
               *[other] las { $seeds } semillas de { $pit } y ahora tiene { $store }.
            }
    }
caption-captured-column = { $known ->
        [yes] { $landed } estaba vacío, así que { $taker } captura { $seeds ->
                [one] la semilla de { $pit }, en la misma columna, y ahora tiene { $store }.
               *[other] las { $seeds } semillas de { $pit }, en la misma columna, y ahora tiene { $store }.
            }
       *[no] { $taker } captura { $seeds ->
                [one] la semilla de { $pit } y ahora tiene { $store }.
               *[other] las { $seeds } semillas de { $pit } y ahora tiene { $store }.
            }
    }
caption-captured-from-trap = { $seeds ->
        [one] { $pit } es { $trap } de { $owner }: { $taker } se lleva de allí la última semilla y ahora tiene { $store }.
       *[other] { $pit } es { $trap } de { $owner }: { $taker } se lleva de allí { $seeds } semillas y ahora tiene { $store }.
    } { $left ->
        [0] Ahora está vacío.
        [one] Allí se queda una.
       *[other] Allí se quedan { $left }.
    }
caption-captured-more = { $seeds ->
        [one] { $taker } se lleva también la semilla de { $pit } y ahora tiene { $store }.
       *[other] { $taker } se lleva también las { $seeds } semillas de { $pit } y ahora tiene { $store }.
    }
caption-captured-trap = { $seeds ->
        [one] La semilla de { $pit } va al almacén de { $taker }, que ahora contiene { $store }.
       *[other] Las { $seeds } semillas de { $pit } van al almacén de { $taker }, que ahora contiene { $store }.
    }
caption-captured-swallow = { $pit } es { $trap } de { $taker }: la semilla va directamente al almacén de { $taker }, que ahora
    contiene { $store }.

caption-captured-again = { $seeds ->
        [one] { $player } captura la semilla de { $pit } y la sembrará de nuevo.
       *[other] { $player } captura las { $seeds } semillas de { $pit } y las sembrará de nuevo.
    }
caption-captured-again-facing = { $part ->
        [own] { $seeds ->
                [one] { $player } recoge de { $pit } también la última semilla, para sembrarla de nuevo.
               *[other] { $player } recoge las { $seeds } semillas de { $pit }, donde cayó la última, para sembrarlas de nuevo.
            }
        [behind] { $seeds ->
                [one] { $player } captura también la semilla de { $pit }, detrás del hoyo de enfrente, para sembrarla de nuevo.
               *[other] { $player } captura también las { $seeds } semillas de { $pit }, detrás del hoyo de enfrente, para
                    sembrarlas de nuevo.
            }
       *[facing] { $landing ->
                [occupied] { $facing } ya tenía semillas, así que { $player } captura { $seeds ->
                        [one] la semilla del hoyo de enfrente, { $pit }, para sembrarla de nuevo.
                       *[other] las { $seeds } semillas del hoyo de enfrente, { $pit }, para sembrarlas de nuevo.
                    }
               *[empty] { $facing } estaba vacío, así que { $player } captura { $seeds ->
                        [one] la semilla del hoyo de enfrente, { $pit }, para sembrarla de nuevo.
                       *[other] las { $seeds } semillas del hoyo de enfrente, { $pit }, para sembrarlas de nuevo.
                    }
            }
    }

caption-captured-given = { $seeds ->
        [one] { $pit } contiene una semilla: { $player } la captura, para ponerla en un hoyo de { $opponent }.
       *[other] { $pit } contiene { $seeds } semillas: { $player } las captura, para ponerlas en un hoyo de { $opponent }.
    }
caption-captured-to-trap = { $seeds ->
        [one] { $player } captura una semilla de { $pit }, para ponerla en un hoyo propio ({ $trap }).
       *[other] { $player } captura { $seeds } semillas de { $pit }, para ponerlas en un hoyo propio ({ $trap }).
    }
caption-captured-again-more = { $seeds ->
        [one] { $player } se lleva también la semilla de { $pit }, para sembrarla de nuevo.
       *[other] { $player } se lleva también las { $seeds } semillas de { $pit }, para sembrarlas de nuevo.
    }
caption-entered = { $why ->
        [chosen] { $player } elige el extremo { $end ->
                [left] izquierdo
               *[right] derecho
            } de la fila: la siembra de lo capturado empieza en { $head-named ->
                [yes] el { $head } { $pit }
               *[no] { $pit }
            } y va { $way }.
       *[near] La siembra de lo capturado empieza en { $head-named ->
                [yes] el { $head } { $pit }
               *[no] { $pit }
            } y { $why ->
                [near] va { $way }, porque { $from } está cerca del extremo { $end ->
                        [left] izquierdo
                       *[right] derecho
                    } de la fila.
                [turned] va { $way }, al revés que antes, porque { $from } está cerca del extremo { $end ->
                        [left] izquierdo
                       *[right] derecho
                    } de la fila.
                [kept] sigue { $way }, porque { $from } está en el centro de la fila.
               *[unsaid] va { $way }.
            }
    }
caption-given = { $player } pasa una semilla desde { $place } hasta { $to }, que ahora contiene { $count }.
caption-shifted = { $seeds ->
        [one] { $player } traslada la semilla de { $place } a { $to }, que ahora contiene { $count }.
       *[other] { $player } traslada juntas las { $seeds } semillas de { $place } a { $to }, que ahora contiene { $count }.
    }
caption-crossed = { $player } pasa la última semilla de { $pit } a { $to }, al otro lado, para llevarse con ella lo que hay allí.
caption-moved = { $seeds ->
        [one] { $player } traslada la semilla respetada de { $pit } a { $to }, fuera de alcance.
       *[other] { $player } traslada las { $seeds } semillas respetadas de { $pit } a { $to }, fuera de alcance.
    }

## What was not taken.

caption-withheld = { $seeds ->
        [one] La semilla de { $pit } se queda donde está.
       *[other] Las { $seeds } semillas de { $pit } se quedan donde están.
    }
caption-withheld-special = { $pit } contiene { $pieces } y { $seeds ->
        [0] ninguna semilla,
        [one] una semilla,
       *[other] { $seeds } semillas,
    } menos de { $least }: no se captura, y el turno termina.
caption-withheld-grand-slam = { $effect ->
        [spare-last] Así se capturarían todas las semillas de { $opponent }, en una gran captura: se respeta { $pit }, donde cayó
            la última semilla.
        [spare-first] Así se capturarían todas las semillas de { $opponent }, en una gran captura: se respeta { $pit }, el hoyo
            más atrasado.
       *[nothing] { $pit } conserva sus semillas: así se capturarían todas las que tiene { $opponent }, en una gran captura, y según
            esta regla eso no captura nada.
    }
caption-withheld-at-most = { $traps ->
        [1] { $pit } no se gana: { $player } ya tiene { word-a-trap } y no puede tener más de uno.
       *[other] { $pit } no se gana: { $player } ya ha ganado { $traps } hoyos y no puede ganar más.
    }
caption-withheld-not-last-pit = { $pit } no se gana: es el último hoyo de la fila de { $opponent }.
caption-withheld-not-twin = { $by ->
        [column] { $pit } no se gana: está enfrente de un hoyo ganado por { $opponent } ({ $trap }).
       *[number] { $pit } no se gana: tiene el mismo número que un hoyo ganado por { $opponent } ({ $trap }).
    }
caption-withheld-claim = { $pit } no se convierte en { word-a-trap }.
caption-withheld-declared = { $player } no reclama { $pit }.
caption-withheld-passing = { $seeds ->
        [one] La semilla de { $pit } se queda donde está, y la siembra sigue.
       *[other] Las { $seeds } semillas de { $pit } se quedan donde están, y la siembra sigue.
    }
caption-withheld-optional = { $seeds ->
        [one] { $player } deja sin capturar la semilla de { $pit }.
       *[other] { $player } deja sin capturar las { $seeds } semillas de { $pit }.
    }
caption-withheld-begun = { $kinds ->
        [no] { $seeds ->
                [one] Solo captura la primera siembra de un turno: la semilla de { $pit } se queda.
               *[other] Solo captura la primera siembra de un turno: las { $seeds } semillas de { $pit } se quedan.
            }
       *[yes] { $seeds ->
                [one] En un { $plain-turn } no se captura la semilla de { $pit }.
               *[other] En un { $plain-turn } no se capturan las { $seeds } semillas de { $pit }.
            }
    }
caption-withheld-safe-house = La { $house } { $pit } contiene { $seeds ->
        [one] una sola semilla
       *[other] { $seeds } semillas
    } y no se puede capturar.
caption-withheld-here = Una última semilla en { $pit } no captura nada por sí misma: { $seeds ->
        [one] la semilla se queda.
       *[other] las { $seeds } semillas se quedan.
    }
caption-withheld-nobody = { $seeds ->
        [one] Con la última semilla hay una en { $pit }: nadie se la lleva.
       *[other] Con la última semilla hay { $seeds } en { $pit }: nadie se las lleva.
    }

## How the sowing goes on, or ends.

caption-relayed = { $count ->
        [one] La siembra continúa desde { $pit }, con la semilla que contiene.
       *[other] La siembra continúa desde { $pit }, con las { $count } semillas que contiene.
    }
caption-relayed-relay = { $why ->
        [early] { $pit } contiene ahora { $count }, pero en este turno ningún hoyo se convierte en { word-a-trap }: { $player }
            continúa desde allí.
        [house] La siembra acaba en { $pit }, la { $house } de { $player }, que continúa desde allí.
        [one-empty] { $pit } ya tenía semillas, pero de los dos hoyos de enfrente solo uno las tiene: no se captura nada, y
            { $player } continúa desde allí.
        [facing-empty] { $pit } ya tenía semillas, pero el hoyo de enfrente, { $facing }, está vacío: no se captura nada, y
            { $player } sigue sembrando desde { $pit }.
        [plain] { $pit } ya tenía semillas. En un { $plain-turn } no se captura nada: { $player } continúa desde allí.
       *[none] { $pit } ya tenía semillas: { $player } continúa desde allí.
    }
caption-relayed-column = La última semilla misma continúa desde { $pit }.
caption-relayed-next-pit = { $count ->
        [one] La siembra continúa con la semilla del hoyo siguiente, { $pit }.
       *[other] La siembra continúa con las { $count } semillas del hoyo siguiente, { $pit }.
    }
caption-relayed-next-seeds = { $count ->
        [one] La siembra continúa con la única semilla de { $pit }, el siguiente hoyo no vacío.
       *[other] La siembra continúa con las { $count } semillas de { $pit }, el siguiente hoyo no vacío.
    }
caption-stopped = { $captures ->
        [early] En este turno no se captura nada, y la siembra acaba en { $place }.
        [yes] No se captura nada, y la siembra acaba en { $place }.
       *[no] La siembra acaba en { $place }.
    }
caption-stopped-side = { $landing ->
        [empty] El hoyo { $place } estaba vacío, pero está en el { $own ->
                [yes] propio lado
               *[no] lado
            } de { $owner }: no se captura nada, y la siembra acaba allí.
        [occupied] El hoyo { $place } ya tenía semillas, pero está en el { $own ->
                [yes] propio lado
               *[no] lado
            } de { $owner }: no se captura nada, y la siembra acaba allí.
       *[count] El hoyo { $place } contiene { $count }, pero está en el { $own ->
                [yes] propio lado
               *[no] lado
            } de { $owner }: no se captura nada, y la siembra acaba allí.
    }
caption-stopped-nothing-faces = { $trapped ->
        [yes] { $facing }, el hoyo de enfrente de { $place }, es { word-a-trap }: no se captura nada, y la siembra acaba en
            { $place }.
       *[no] { $landing ->
                [occupied] El hoyo { $place } ya tenía semillas, pero el hoyo de enfrente, { $facing }, está vacío: no se captura nada, y la
                    siembra acaba allí.
               *[empty] El hoyo { $place } estaba vacío, y también lo está el hoyo de enfrente, { $facing }: no se captura nada, y la siembra
                    acaba allí.
            }
    }
caption-stopped-wrong-side = El hoyo { $place } está en el { $own ->
        [yes] propio lado
       *[no] lado
    } de { $owner }, donde no se captura nada: la siembra acaba allí.
caption-stopped-count = El hoyo { $place } contiene ahora { $count }, no { $counts }: no se captura nada, y la siembra acaba allí.
caption-stopped-was = { $landing ->
        [empty] El hoyo { $place } ya tenía semillas: no se captura nada, y la siembra acaba allí.
       *[occupied] El hoyo { $place } estaba vacío: no se captura nada, y la siembra acaba allí.
    }
caption-stopped-unplayed = El hoyo { $place } contiene { $count }, pero aún no se ha jugado desde ese hoyo: no se captura nada, y la siembra
    acaba allí.
caption-stopped-relay = { $place-kind ->
        [store] La última semilla cayó en { $place }: la siembra acaba allí.
       *[pit] El hoyo { $place } estaba vacío: la siembra acaba allí.
    }
caption-stopped-column = El hoyo { $place } estaba vacío, y en su columna no hay nada que capturar: la siembra acaba allí.
caption-stopped-race = { $first ->
        [yes] El hoyo { $place } estaba vacío: { $player } ha llegado primero a un hoyo vacío.
       *[no] El hoyo { $place } estaba vacío: también { $player } ha llegado a un hoyo vacío.
    }
caption-stopped-end = El hoyo siguiente, { $next }, está en el extremo del tablero y no se recoge: la siembra acaba en { $place }.
caption-stopped-next-pit = El hoyo siguiente está vacío: la siembra acaba en { $place }.
caption-stopped-ahead = { $why ->
        [empty] El hoyo siguiente, { $next }, está vacío: no se captura nada, y la siembra acaba en { $place }.
        [origin] El hoyo siguiente, { $next }, es aquel donde empezó esta siembra: no se captura nada, y la siembra acaba en
            { $place }.
        [trap] El hoyo siguiente, { $next }, es { $trap } de { $opponent }: no se captura nada, y la siembra acaba en { $place }.
        [lone] Una siembra de una sola semilla no captura nada: acaba en { $place }.
       *[unsaid] No se captura nada, y la siembra acaba en { $place }.
    }
caption-stopped-beyond = { $why ->
        [empty] Los hoyos siguientes ({ $gap }, { $beyond }) están los dos vacíos: no se captura nada, y la siembra acaba en
            { $place }.
        [after] No hay semillas con las que la siembra pueda continuar: acaba en { $place }.
       *[unsaid] No hay nada que capturar: la siembra acaba en { $place }.
    }
caption-stopped-chosen = La siembra acaba en { $place }, y sus semillas se quedan.
caption-stopped-house = La siembra acaba en { $place }, la { $house } de { $player }.
caption-stopped-blocked = { $blockade-named ->
        [yes] El hoyo { $place } está bloqueado ({ $blockade }): la siembra acaba allí, y sus semillas se quedan.
       *[no] El hoyo { $place } está bloqueado: la siembra acaba allí, y sus semillas se quedan.
    }
caption-stopped-part = { $head-named ->
        [yes] La siembra acaba en el { $head } { $place }, y sus semillas se quedan.
       *[no] La siembra acaba en { $place }, y sus semillas se quedan.
    }
caption-stopped-home = { $known ->
        [yes] La siembra ha vuelto a { $origin }, donde empezó: no captura nada, y el turno termina.
       *[no] La siembra ha vuelto al hoyo donde empezó: no captura nada, y el turno termina.
    }
caption-stopped-claimed = La siembra acaba allí.
caption-stopped-trap = La última semilla cayó en { $place }, que es { $trap } de { $owner }: el turno termina.
caption-stopped-facing = El hoyo de enfrente de { $place }, { $facing }, está vacío: no se captura nada.
caption-stopped-swallow = La última semilla cayó en { word-a-trap } y se perdió: la siembra acaba allí.

## Marks, questions and answers.

caption-marked-trap = { $liftable ->
        [yes] { $pit } contiene ahora { $count } y se convierte en { $trap } de { $owner }.
       *[no] { $match ->
                [yes] { $pit } contiene ahora { $count } y se convierte en { $trap } de { $owner } hasta que termine la ronda.
               *[no] { $pit } contiene ahora { $count } y se convierte en { $trap } de { $owner } hasta que termine la partida.
            }
    }
caption-marked-missed = { $next ->
        [yes] Con una semilla más, { $pit } se convertirá en { word-a-trap }.
       *[no] Si caen más semillas en { $pit }, puede convertirse en { word-a-trap }.
    }
caption-marked-trap-missed = En { $pit } se dejaron semillas sin capturar, y ahora hay { $count }: se convierte en { $trap } de
    { $owner }, y las semillas que se reúnan allí ya no se capturan.
caption-marked-trap-lifted = { $owner } ha recogido las semillas de { $pit }, que era { $trap }: vuelve a ser un hoyo como los
    demás.
caption-marked-trap-faded = { $pit } está vacío y por eso ya no es { $trap } de { $owner }: vuelve a ser un hoyo como los demás.
caption-marked-house-lost = { $own ->
        [yes] { $owner } ha vaciado la { $house } { $pit } y así la pierde: desde ahora es un hoyo como los demás.
       *[no] { $owner } pierde la { $house } { $pit }: desde ahora es un hoyo como los demás.
    }
caption-marked-houses-fall = Con esta captura, { $owner } pierde la { $house } { $pit }: desde ahora es un hoyo como los demás.
caption-marked-blocked = { $blockade-named ->
        [yes] Esto es { $blockade }: { $opponent } no puede capturar, y { $player } amenaza solo { $pit }. En el turno siguiente,
            { $opponent } no puede empezar desde { $pit }, y una siembra que acabe allí se detiene.
       *[no] { $opponent } no puede capturar, y { $player } amenaza solo { $pit }: en el turno siguiente, { $opponent } no puede
            empezar desde { $pit }, y una siembra que acabe allí se detiene.
    }
caption-marked-unblocked = { $pit } ya no está bloqueado.
caption-marked-barred = Una semilla sola ha pasado a { $pit }, que estaba vacío: en el turno siguiente, { $opponent } no puede jugar
    desde { $pit }.
caption-marked-played = { $captures ->
        [yes] Ya se ha jugado desde { $pit }, y a partir de aquí se puede capturar.
       *[no] Ya se ha jugado desde { $pit }.
    }
caption-marked-free = { $pit } vuelve a ser un hoyo como los demás.

caption-lead = { $turns ->
        [1] { $player } ha capturado, y { $opponent } todavía no.
        [2] { $player } ha capturado en un segundo turno, y { $opponent } todavía no ha capturado nada.
       *[other] { $player } ha capturado en { $turns } turnos, y { $opponent } todavía no ha capturado nada.
    } { $left ->
        [0] { "" }
        [1] Un turno más con captura le daría la victoria.
       *[other] Otros { $left } turnos con captura le darían la victoria.
    }
caption-lead-lost = También { $player } ha capturado: ya nadie puede ganar por haber capturado primero.

caption-asked-take = { $player } puede capturar ahora o dejar las semillas donde están.
caption-asked-passing = Hay { $seeds } en { $pit }: { $player } puede capturarlas ahora o dejarlas allí.
caption-asked-halt = { $at ->
        [head] La siembra acaba en el { $head } { $pit }: { $player } puede detenerse allí o recogerlo y seguir sembrando.
        [house] La siembra acaba en { $pit }, la { $house } de { $player }, que puede detenerse allí o recogerla y seguir
            sembrando, con lo que renuncia a la { $house }.
       *[pit] La siembra acaba en { $pit }: { $player } puede detenerse allí o recogerlo y seguir sembrando.
    }
caption-asked-retreat = { $opponent } ha renunciado a una captura: { $player } puede retirar ahora mismo las semillas de { $spared }
    a { $behind }, fuera de alcance, o dejarlas.
caption-asked-race = Ahora { $player } elige también un hoyo, y los dos siembran al mismo tiempo.
caption-asked-way = { $each-lap ->
        [yes] { $player } puede seguir sembrando desde { $pit } en cualquier sentido.
       *[no] { $pit } se puede sembrar también al revés, porque así se capturaría: { $player } puede elegir.
    }
caption-asked-reentry = { $player } puede elegir en qué sentido siembra lo capturado desde { $pit }.
caption-asked-more = { $left ->
        [one] Ahora { $player } elige un hoyo más de { $opponent } para llevarse sus semillas.
       *[other] Ahora { $player } elige un hoyo de { $opponent } para llevarse sus semillas; quedan { $left } por elegir.
    }
caption-asked-deposit = Ahora { $player } elige un hoyo de { $opponent }, en el que se ponen todas las semillas capturadas.
caption-asked-claim = Ahora { $player } puede convertir { $pit } en { word-a-trap } o dejarlo como está.
caption-answered = { $go ->
        [yes] { $player } dice que sí.
       *[no] { $player } dice que no.
    }
caption-answered-take = { $go ->
        [yes] { $player } captura.
       *[no] { $player } no captura.
    }
caption-answered-passing = { $go ->
        [yes] { $player } las captura.
       *[no] { $player } las deja allí.
    }
caption-answered-halt = { $go ->
        [yes] { $player } sigue sembrando desde { $pit }.
       *[no] { $player } se detiene en { $pit }.
    }
caption-answered-retreat = { $go ->
        [yes] { $player } se retira.
       *[no] { $player } deja las semillas respetadas donde están.
    }
caption-answered-way = { $player } elige sembrar { $way }.
caption-answered-pick = { $player } elige { $picked }.
caption-answered-claim = { $go ->
        [yes] { $player } reclama { $pit }.
       *[no] { $player } no reclama { $pit }.
    }

## Turns.

caption-hand = { $side-name } siembra.

caption-bonus = { $side-name } juega otra vez.
caption-bonus-alone = La última semilla cayó en el almacén: la siembra ha terminado, y se puede elegir cualquier hoyo que tenga
    semillas.
caption-bonus-store = La última semilla cayó en el propio almacén de { $side-name }, que juega otra vez.
caption-bonus-count = { $side-name } completó el número con la última semilla y juega otra vez.
caption-marked-filled = La próxima vez, { $owner } no puede elegir { $pit }.
caption-marked-unfilled = { $owner } puede elegir de nuevo { $pit }.
caption-bonus-at-home = Ninguna semilla de esta jugada ha caído en el otro lado: no se captura nada, y { $side-name } juega otra
    vez.
caption-bound = { $next ->
        [yes] La jugada siguiente debe ir { $way }.
       *[no] Esta jugada va { $way }.
    }
caption-bonus-from-trap = Por una última semilla en este hoyo ({ $trap }), { $side-name } juega otra vez.
caption-bonus-captured = { $side-name } ha capturado y juega otra vez.
caption-bonus-no-more = { $most ->
        [1] { $side-name } ya ha hecho la jugada adicional de este turno, que ha terminado.
       *[other] { $side-name } ya ha hecho { $most } jugadas adicionales en este turno, que ha terminado.
    }
caption-extra = { $left ->
        [0] Con esta jugada adicional terminará el turno.
        [one] En este turno se puede ganar una jugada adicional más.
       *[other] En este turno se pueden ganar { $left } jugadas adicionales más.
    }
caption-extra-plain = En esta jugada se siembra de semilla en semilla.
caption-extra-counted = { $moves ->
        [1] La jugada siguiente es una jugada adicional.
       *[other] La jugada siguiente es la jugada adicional número { $moves } de este turno.
    }
caption-bonus-lost = { $side-name } no puede hacer la jugada adicional y la pierde.
caption-not-swapped = { $side-name } deja el tablero como está.
caption-passed = { $bare ->
        [yes] Todos los hoyos de { $side-name } están vacíos: { $side-name } pasa.
       *[no] { $side-name } no tiene ningún hoyo que se pueda elegir y pasa.
    }
caption-paid = { $seeds ->
        [one] { $side-name } paga una semilla del almacén al hoyo de castigo, que ahora contiene { $count }.
       *[other] { $side-name } paga { $seeds } semillas del almacén al hoyo de castigo, que ahora contiene { $count }.
    }
caption-lost = { $why ->
        [unpaid] El almacén de { $side-name } está vacío, y no se puede pagar nada: { $side-name } ha perdido
       *[penalty] El hoyo de castigo de { $side-name } contiene { $count }: { $side-name } ha perdido
    } { $frozen ->
        [yes] y ya no juega.
       *[no] y ya no puede ganar.
    }
caption-brought = { $side-name } no puede volver a hacerlo en esta ronda.
caption-idle = { $turns ->
        [one] No se paga nada: el almacén está vacío.
       *[other] No se paga nada: el almacén está vacío. Con este ya van { $turns } turnos seguidos.
    }
caption-swapped = Los jugadores cambian de lado. El tablero se queda como está.
caption-phase = { $news ->
        [begins] En lugar de la jugada siguiente se puede cambiar de lado.
        [claims] Desde ahora, un hoyo puede convertirse en { word-a-trap }.
        [claims-later] Tampoco en el turno siguiente puede un hoyo convertirse en { word-a-trap }.
        [captures] Desde ahora se pueden capturar semillas.
        [none-yet] Tampoco en el turno siguiente se captura nada.
        [shifts] También en este turno se pueden trasladar las semillas de un hoyo.
        [shifted] Desde ahora ya no se pueden trasladar las semillas de ningún hoyo.
        [raced] La carrera ha terminado. Desde ahora se juega por turnos.
        [ends] Desde ahora ya no se puede cambiar de lado.
        [heaps] También en este turno se dejan las semillas en montones.
        [heaped] Desde ahora las semillas se siembran una a una.
        [bound] También en este turno está fijado el hoyo desde el que se empieza.
        [freed] Desde ahora ya no está fijado el hoyo desde el que se empieza.
       *[no] { $until ->
                [hand-spent] La reserva del jugador que tiene el turno se ha agotado, y empieza { $name }.
               *[other] Empieza la fase { $stage } de la partida.
            }
    }
caption-turn-frozen = Quien ya ha perdido no juega: le toca a { $side-name }.
caption-turn-raced = { $side-name } llegó primero a un hoyo vacío y juega primero.
caption-turn = Le toca jugar a { $side-name }.

## While the show runs.

caption-sowing = { $origin ->
        [pit] { $player } siembra { $seeds ->
                [one] una semilla
               *[other] { $seeds } semillas
            } desde { $place }: quedan { $left }.
        [relayed] { $text } Quedan { $left } de { $seeds }.
        [captured] { $player } siembra { $seeds ->
                [one] la semilla capturada:
               *[other] las { $seeds } semillas capturadas:
            } quedan { $left }.
       *[held] { $player } sigue sembrando: quedan { $left }.
    }
caption-quick-laps = { $player } sigue sembrando, una siembra tras otra: { $lap } de { $laps }.
caption-racing = { $player } y { $opponent } siembran al mismo tiempo.
caption-sweeping = Se recogen las semillas que quedan en los hoyos.

## What a move did, once it is over.

summary-sowed = { $player } sembró { $seeds ->
        [one] una semilla
       *[other] { $seeds } semillas
    } desde { $place }{ $how ->
        [none] .
        [again] { "" }, capturó { $captured ->
                [one] una
               *[other] { $captured }
            }{ $named ->
                [yes] { " " }de { $pits }
               *[no] { "" }
            } y siguió sembrando con { $captured ->
                [one] ella.
               *[other] ellas.
            }
       *[taken] { "" } y capturó { $captured ->
                [one] una
               *[other] { $captured }
            }{ $named ->
                [yes] { " " }de { $pits }.
               *[no] .
            }
    }
summary-moves = Se hicieron { $moves } jugadas.
summary-sowed-laps = { $player } sembró desde { $place } en { $laps } siembras{ $how ->
        [none] .
        [again] { "" }, capturó { $captured ->
                [one] una semilla
               *[other] { $captured } semillas
            }{ $named ->
                [yes] { " " }de { $pits }
               *[no] { "" }
            } y { $captured ->
                [one] la sembró de nuevo.
               *[other] las sembró de nuevo.
            }
       *[taken] { "" } y capturó { $captured ->
                [one] una semilla
               *[other] { $captured } semillas
            }{ $named ->
                [yes] { " " }de { $pits }.
               *[no] .
            }
    }
summary-placed = { $player } colocó una semilla en { $pit }{ $how ->
        [none] { $laps ->
                [0] .
                [1] { " " }y siguió sembrando desde allí.
               *[other] { " " }y siguió desde allí en { $laps } siembras.
            }
        [again] { "" }, capturó { $captured ->
                [one] una
               *[other] { $captured }
            }{ $named ->
                [yes] { " " }de { $pits }
               *[no] { "" }
            } y { $captured ->
                [one] la sembró de nuevo.
               *[other] las sembró de nuevo.
            }
       *[taken] { "" } y capturó { $captured ->
                [one] una
               *[other] { $captured }
            }{ $named ->
                [yes] { " " }de { $pits }.
               *[no] .
            }
    }
summary-reserve = { $seeds ->
        [one] { $player } puso en juego la última semilla de la reserva.
       *[other] { $player } puso en juego { $seeds } semillas de la reserva.
    }
summary-raced = { $player } y { $opponent } sembraron al mismo tiempo.
summary-gain = { $player } capturó { $captured ->
        [one] una semilla
       *[other] { $captured } semillas
    }{ $named ->
        [yes] { " " }de { $pits }.
       *[no] .
    }

## The end.

caption-endless = { $laps ->
        [one] Después de una siembra
       *[other] Después de { $laps } siembras
    } { $verdict ->
        [void] está claro que el turno de { $player } no terminaría nunca: { $match ->
                [yes] la ronda es nula.
               *[no] la partida es nula.
            }
        [draw] está claro que el turno de { $player } no terminaría nunca: la partida queda en empate.
        [mover-loses] está claro que el turno de { $player } no terminaría nunca: { $player } ha perdido.
        [turn-ends] está claro que el turno de { $player } no terminaría nunca: se detiene aquí.
        [by-winner] está claro que el turno de { $player } no terminaría nunca: la partida se detiene aquí.
       *[illegal] está claro que el turno de { $player } no terminaría nunca.
    }
caption-closed = La { $game } termina aquí.
caption-closed-store-holds = { $most ->
        [yes] { $side-name } tiene { $seeds } semillas, más de la mitad de todas: la { $game } termina.
       *[no] { $side-name } tiene { $seeds } semillas, y con { $needed } basta: la { $game } termina.
    }
caption-closed-stores-level = Los dos almacenes contienen { $seeds } semillas cada uno, la mitad del total: la { $game } termina.
caption-closed-row-empty = A { $side-name } no le quedan semillas en los hoyos: la { $game } termina.
caption-closed-board-empty = No quedan semillas en los hoyos: la { $game } termina.
caption-closed-inner-empty = { $captured ->
        [0] A { $side-name } no le quedan semillas en la fila interior: la { $game } termina.
        [one] A { $side-name } no le quedan semillas en la fila interior: la { $game } termina, y la semilla capturada se queda fuera
            del tablero.
       *[other] A { $side-name } no le quedan semillas en la fila interior: la { $game } termina, y las { $captured } semillas
            capturadas se quedan fuera del tablero.
    }
caption-closed-captures-first = { $turns ->
        [1] { $player } ha capturado antes de que { $opponent } haya capturado nada: la { $game } termina.
        [2] { $player } ha capturado en dos turnos antes de que { $opponent } haya capturado nada: la { $game } termina.
       *[other] { $player } ha capturado en { $turns } turnos antes de que { $opponent } haya capturado nada: la { $game } termina.
    }
caption-closed-both-ends = { $player } ha capturado en los dos extremos del tablero en un mismo turno: la { $game } termina.
caption-closed-decided = { $traps ->
        [yes] { $player } tiene { $seeds } semillas en el almacén y en los hoyos ganados, más de las que { $opponent } puede llegar a
            reunir: la { $game } termina.
       *[no] { $player } tiene { $seeds } semillas en el almacén, más de las que { $opponent } puede llegar a reunir: la { $game }
            termina.
    }
caption-closed-none-free = Ya no queda ninguna semilla fuera de los almacenes y de los hoyos ganados: la { $game } termina.
caption-closed-row-emptied = Todos los hoyos de { $side-name } están vacíos: la { $game } termina.
caption-closed-last-left = Todos los demás han perdido: la { $game } termina.
caption-closed-all-passed = Durante toda una vuelta de turnos, nadie de los que siguen en juego ha podido jugar ni pagar: la { $game }
    termina.
caption-closed-last-in-empty = La última semilla cayó en un hoyo vacío: la { $game } termina.
caption-closed-all-stored = Las { $seeds } semillas están todas en el almacén: la { $game } termina.
caption-closed-no-moves = { $side-name } no tiene ninguna jugada: la { $game } termina.
caption-closed-no-moves-both = Ninguno de los dos jugadores tiene jugada: la { $game } termina.
caption-closed-unfed = { $opponent } no tiene semillas en los hoyos, y ninguna jugada de { $player } puede darle alguna: la { $game }
    termina.
caption-closed-few-left = { $seeds ->
        [0] No quedan semillas: la { $game } termina.
        [one] Solo queda una semilla: la { $game } termina{ $taker ->
                [starter] , y la semilla es para el jugador que hizo la primera jugada.
                [capturer] , y la semilla es para el jugador que hizo la última captura.
                [mover] , y la semilla es para { $player }, que hizo la jugada.
                [lot] , y la recibe un jugador elegido al azar.
                [owner] , y la semilla es para el jugador en cuyo lado está.
               *[none] .
            }
       *[other] Solo quedan { $seeds } semillas: la { $game } termina{ $taker ->
                [starter] , y las semillas son para el jugador que hizo la primera jugada.
                [capturer] , y las semillas son para el jugador que hizo la última captura.
                [mover] , y las semillas son para { $player }, que hizo la jugada.
                [lot] , y las recibe un jugador elegido al azar.
                [owner] , y cada jugador se lleva las que están en su lado.
               *[none] .
            }
    }
caption-closed-ends-empty = { $of ->
        [specials] En los hoyos de los extremos ya no queda { $special }: la { $game } termina.
       *[all] Los dos hoyos de los extremos están vacíos: la { $game } termina.
    }
caption-closed-repetition = { $times ->
        [2] Esta posición se ha dado por segunda vez: la { $game } termina.
        [3] Esta posición se ha dado por tercera vez: la { $game } termina.
       *[other] Esta posición se ha dado { $times } veces: la { $game } termina.
    }
caption-closed-grand-slam = { $player } ha capturado todas las semillas de { $opponent }: la { $game } termina.
caption-closed-endless = El turno de { $player } no terminaría nunca: la { $game } termina.
caption-swept = { $seeds ->
        [one] { $taker } se lleva la semilla que queda en { $pit } y ahora tiene { $store }.
       *[other] { $taker } se lleva las { $seeds } semillas que quedan en { $pit } y ahora tiene { $store }.
    }
