### Cómo se siembran las semillas.

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
                    fila que tiene delante, por la columna izquierda hasta el centro del tablero y de regreso por la columna
                    derecha.
               *[ccw] Siembre las semillas en sentido antihorario alrededor de su mitad, una en cada hoyo: hacia la derecha por
                    la fila que tiene delante, por la columna derecha hasta el centro del tablero y de regreso por la columna
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
                [cw] Siembre las semillas en sentido horario, una en cada hoyo: hacia la izquierda por su fila exterior;
                    luego pase a la mitad de la fila central que es del adversario, recórrala y vuelva por la fila exterior
                    del adversario; y por la mitad propia de la fila central complete el recorrido y siga.
               *[ccw] Siembre las semillas en sentido antihorario, una en cada hoyo: hacia la derecha por su fila exterior y de
                    vuelta hacia la izquierda por su mitad de la fila central; luego pase a la fila exterior del adversario,
                    recórrala, vuelva por la mitad de la fila central que es del adversario y siga así.
            }
       *[other] { $way ->
                [cw] { $stores ->
                        [own] { $store-end ->
                                [left] Siembre las semillas en sentido horario, una en cada lugar al que llegue: hacia la
                                    izquierda por su fila, en su almacén y luego por la fila del adversario.
                               *[right] Siembre las semillas en sentido horario, una en cada lugar al que llegue: hacia la
                                    izquierda por su fila, luego por la fila del adversario y después en su almacén.
                            }
                        [all] Siembre las semillas en sentido horario, una en cada lugar al que llegue: hacia la izquierda
                            por su fila, en el almacén del adversario, por la fila del adversario, en su propio almacén, y así
                            sucesivamente.
                       *[other] Siembre las semillas en sentido horario, una en cada hoyo: hacia la izquierda por su fila y
                            luego por la fila del adversario.
                    }
               *[ccw] { $stores ->
                        [own] { $store-end ->
                                [left] Siembre las semillas en sentido antihorario, una en cada lugar al que llegue: hacia la
                                    derecha por su fila, luego por la fila del adversario y después en su almacén.
                               *[right] Siembre las semillas en sentido antihorario, una en cada lugar al que llegue: hacia la
                                    derecha por su fila, en su almacén y luego por la fila del adversario.
                            }
                        [all] Siembre las semillas en sentido antihorario, una en cada lugar al que llegue: hacia la derecha
                            por su fila, en su almacén, por la fila del adversario, en el almacén del adversario, y así
                            sucesivamente.
                       *[other] Siembre las semillas en sentido antihorario, una en cada hoyo: hacia la derecha por su fila y
                            luego por la fila del adversario.
                    }
            }
    }
    .says = laps
way--cw = { way--ccw }
    .says = laps
way--chosen = { $joined ->
        [yes] { way-each-lap }
       *[no] { way-chosen }
    }
    .says = laps
way-chosen = { $rows ->
        [4] Al recoger las semillas del primer hoyo, elija en qué sentido las siembra por sus dos filas, antihorario u
            horario, una en cada hoyo. Vista desde su lado, la siembra antihoraria va hacia la derecha por su fila exterior y
            hacia la izquierda por la interior; la horaria, al revés.
       *[other] Elija en cada jugada en qué sentido siembra las semillas, antihorario u horario, { $stores-sown ->
                [yes] una en cada lugar al que llegue.
               *[no] una en cada hoyo.
            } En sentido antihorario se empieza hacia la derecha por la fila propia; en sentido horario, hacia la izquierda.
    }
way-each-lap = Elija una de las ocho direcciones y siembre en ella las semillas en línea recta, una en cada hoyo. Para cada
    siembra posterior del turno se elige de nuevo.

way--at--or-back = Desde { $at } una siembra también puede ir en sentido contrario, pero solo si esa misma siembra captura.
    Usted es libre de hacerlo o no. Esto vale para la primera siembra de un turno y para { $resown ->
        [yes] las posteriores, y también para las semillas capturadas que se siembran de nuevo desde allí.
       *[no] las posteriores.
    } La siembra siguiente vuelve a ir en el sentido habitual, a no ser que también se le pueda dar la vuelta.
    .also = side
    .says = laps or-back
    .for = or-back=if-captures

way--by-half = { $way-1 ->
        [cw] { $way-2 ->
                [ccw] El hoyo decide el sentido, de modo que siempre se siembra primero hacia el extremo más cercano de la fila:
                    desde la mitad izquierda de su fila, en sentido horario; desde la derecha, en sentido antihorario.
               *[cw] Desde cualquiera de las dos mitades de su fila, siembre en sentido horario.
            }
       *[ccw] { $way-2 ->
                [cw] El hoyo decide el sentido, de modo que siempre se siembra primero hacia el extremo más lejano de la fila:
                    desde la mitad izquierda de su fila, en sentido antihorario; desde la derecha, en sentido horario.
               *[ccw] Desde cualquiera de las dos mitades de su fila, siembre en sentido antihorario.
            }
    } { $middle ->
        [yes] Desde el hoyo central se puede sembrar en cualquiera de los dos sentidos. Deje una semilla en cada hoyo.
       *[no] Deje una semilla en cada hoyo.
    }
    .says = laps

way--by-first-move = { $way-of ->
        [own] { $from-move ->
                [1] Su primera jugada de la { $game } fija en qué sentido siembra usted
                [2] Su segunda jugada de la { $game } fija en qué sentido siembra usted
               *[other] Su jugada { $from-move } de la { $game } fija en qué sentido siembra usted
            }
        [same] { $from-move ->
                [1] La primera jugada de la { $game } fija en qué sentido siembran ambos jugadores
                [2] La segunda jugada del primer jugador fija en qué sentido siembran ambos
               *[other] La jugada { $from-move } del primer jugador fija en qué sentido siembran ambos
            }
       *[opposite] { $from-move ->
                [1] La primera jugada de la { $game } fija en qué sentido siembra ese jugador, y el otro siembra en sentido
                    contrario
                [2] La segunda jugada del primer jugador fija en qué sentido siembra este, y el otro siembra en sentido
                    contrario
               *[other] La jugada { $from-move } del primer jugador fija en qué sentido siembra este, y el otro siembra en
                    sentido contrario
            }
    }: { $rows ->
        [4] antihorario u horario por las dos filas propias,
       *[other] antihorario u horario,
    } una semilla en cada hoyo. { $way-of ->
        [own] Todas sus jugadas posteriores van en el mismo sentido; el adversario fija el suyo de la misma manera.
       *[other] Todas las jugadas posteriores van en el mismo sentido.
    }
    .says = laps
    .for = laps=same

way--by-side = { $way-1 ->
        [cw] Sur siembra en sentido horario
       *[ccw] Sur siembra en sentido antihorario
    } y { $way-2 ->
        [cw] Norte en sentido horario
       *[ccw] Norte en sentido antihorario
    }, una semilla en cada hoyo. Al sembrar en sentido antihorario se empieza hacia la derecha por la fila propia; en sentido
    horario, hacia la izquierda.
    .says = laps

way--by-count = El número de semillas que se recogen decide el sentido: { $way-1 ->
        [cw] con un número par se siembra en sentido horario, primero hacia la izquierda por la fila propia;
       *[ccw] con un número par se siembra en sentido antihorario, primero hacia la derecha por la fila propia;
    } { $way-2 ->
        [cw] con un número impar, en sentido horario, primero hacia la izquierda por la fila propia.
       *[ccw] con un número impar, en sentido antihorario, primero hacia la derecha por la fila propia.
    } { $stores ->
        [own] Deje una semilla en cada lugar al que llegue, y una en su propio almacén cuando pase por él, en cualquiera de
            los dos sentidos.
        [all] Deje una semilla en cada lugar al que llegue, incluidos los almacenes.
       *[other] Deje una semilla en cada hoyo.
    }
    .says = laps

drop--origin = La primera semilla vuelve al hoyo del que se recogieron; las demás van a los hoyos que le siguen. { $lifts-one ->
        [yes] { $lone ->
                [origin] También una semilla sola vuelve al lugar donde estaba.
               *[next] Pero una semilla sola va al hoyo siguiente, y el suyo queda vacío.
            }
       *[no] { "" }
    } { $many-laps ->
        [yes] { $laps ->
                [every] Esto ocurre en todas las siembras del turno.
               *[first] Las siembras posteriores del turno no dejan nada atrás.
            }
       *[no] { "" }
    }
    .says = lone laps
    .for = lone=next|origin
drop--store = De las semillas que recoge, una va directamente a su almacén. Siembre las demás empezando por el hoyo
    inmediatamente siguiente. { $many-laps ->
        [yes] Esto ocurre en todas las siembras.
       *[no] { "" }
    }
    .says = lone laps
    .for = lone=store laps=every

drop--heaps = Las semillas que recoge no se dejan una a una, sino en montones: { $heaps-many ->
        [one] el primer hoyo recibe { $heaps }, y las que sobran siguen una a una.
       *[other] los { $heaps-many } primeros hoyos reciben { $heaps }, y las que sobran siguen una a una.
    } Un montón que es el último de la siembra cuenta como una última semilla: que su hoyo estuviera ocupado o no se decide
    por lo que había allí antes. Una siembra que continúa desde allí es normal{ $moves-again ->
        [yes] , y también lo es una jugada adicional.
       *[no] .
    }
    .says = when-move lone laps
    .for = laps=first

skip--origin = La primera semilla va al hoyo inmediatamente siguiente. Con { $round } semillas o más, la siembra llega de nuevo
    al hoyo donde empezó: ese hoyo se salta siempre, { $many-laps ->
        [yes] mientras dure la siembra.
       *[no] de modo que queda vacío al final de la jugada.
    }
    .for = origin=yes after=start which=all instead=next
skip--side = La primera semilla va al hoyo inmediatamente siguiente. Con { $round } semillas o más, la siembra llega de nuevo al
    hoyo donde empezó: sáltese ese hoyo y todos los demás de su fila, y siembre lo que quede solo en la fila del adversario,
    desde el hoyo por el que entra en ella hasta el último, y otra vez desde allí cuantas veces haga falta.
    .says = after
    .for = side=own after=round which=all instead=next

skip--side-holds = Al sembrar se saltan todos los hoyos { $side ->
        [own] propios
       *[other] del adversario
    } que { $holds-many ->
        [1] { $holds-only ->
                [0] están vacíos.
                [1] contienen exactamente una semilla.
               *[other] contienen exactamente { $holds-only } semillas.
            }
       *[other] contienen exactamente { $holds-list } semillas.
    }
    .for = side=own|other holds=of after=start which=all instead=next
skip--at-when_there-is_side_at_played = Hasta que haya empezado una jugada desde { $when-there-is-at-your }, al sembrar sáltese
    { $at-your }.
    .for = when-there-is-side=own when-there-is-played=no after=start which=all instead=next

relay--here = { $captures-before ->
        [claim] Si la última semilla cae en un hoyo que ya tenía semillas y no lo gana, recójalas todas, la última incluida,
            y siga sembrando desde allí
        [yes] Si la última semilla cae en un hoyo que ya tenía semillas y no se le aplica ninguna de las reglas sobre capturas,
            recoja todas las semillas de ese hoyo, la última incluida, y siga sembrando desde allí
       *[no] Si la última semilla cae en un hoyo que ya tenía semillas, recójalas todas, la última incluida, y siga sembrando
            desde allí
    }{ $next-way ->
        [same] { "" } en el mismo sentido.
        [usual] { "" } en el sentido habitual.
        [each] { "" } en una dirección que elige de nuevo.
        [other] , en sentido contrario al de la siembra que acaba de terminar.
       *[fixed] .
    } { $stores ->
        [own] Continúe así, siembra tras siembra, hasta que una última semilla caiga en un hoyo vacío o en su almacén.
        [all] Continúe así, siembra tras siembra, hasta que una última semilla caiga en un hoyo vacío o en un almacén.
       *[other] Continúe así, siembra tras siembra, hasta que una última semilla caiga en un hoyo vacío.
    } { $halts ->
        [yes] Algunos hoyos detienen antes la siembra: véase { $see-halts }.
       *[no] { "" }
    }

relay--at--here = Si la última semilla cae en un hoyo que ya tenía semillas, y ese hoyo está en { $at-your }, recójalas
    todas, la última incluida, y siga sembrando desde allí. Cualquier otra última semilla que no captura nada pone fin a su
    turno.
relay--next_holds--next = Si el hoyo siguiente al de la última semilla contiene exactamente { $next-holds-only ->
        [1] una semilla, recójala
       *[other] { $next-holds-list } semillas, recójalas
    } y siga sembrando desde allí.
    .for = next-holds=of
relay--holds-next_holds--here = Si el hoyo siguiente está vacío y el de la última semilla contiene ahora exactamente
    { $holds-only ->
        [1] una semilla, recójala
       *[other] { $holds-list } semillas, recójalas
    } y siga sembrando desde allí.
    .for = holds=of next-holds=of next-holds-only=0
relay--next = Cuando ha caído la última semilla, mire el hoyo siguiente, haya caído donde haya caído. Si contiene semillas,
    recójalas todas y siga sembrando desde allí{ $next-way ->
        [same] { "" } en el mismo sentido; el hoyo donde cayó la última semilla se deja como está.
        [usual] { "" } en el sentido habitual; el hoyo donde cayó la última semilla se deja como está.
        [each] { "" } en una dirección que elige de nuevo; el hoyo donde cayó la última semilla se deja como está.
        [other] , en sentido contrario al de la siembra que acaba de terminar; el hoyo donde cayó la última semilla se deja como
            está.
       *[fixed] ; el hoyo donde cayó la última semilla se deja como está.
    } { $board-ends ->
        [yes] Las semillas de un hoyo del extremo del tablero no se recogen nunca: si es el siguiente y contiene algo,
            termina su turno.
       *[no] { "" }
    } { $gaps ->
        [yes] Continúe así hasta que el hoyo siguiente esté vacío: mire entonces si hay captura.
       *[no] Continúe así hasta que el hoyo siguiente esté vacío: con eso termina su turno.
    }

## Hoyos en los que la siembra no continúa sin más.

except--house--relays = { $when-began ->
        [capturing] Si, en un turno que empezó con una captura, una siembra termina en su { $house } mientras cuenta
            como tal y no captura nada,
        [plain] Si, en un { $plain-turn }, una siembra termina en su { $house } mientras cuenta como tal,
       *[any] Si una siembra termina en su { $house } mientras cuenta como tal y no captura nada,
    } { $kind ->
        [optional] puede elegir: terminar allí su turno o recoger todas sus semillas y seguir sembrando.
       *[except] su turno termina allí, y las semillas se quedan.
    } { $when-unless ->
        [given] Pero la primera siembra de un turno continúa a pesar de ello si ha salido de la { $house }.
       *[none] { "" }
    }
    .says = when-began when-unless
    .also = was
    .for = mark=own
optional--house--relays = { except--house--relays }
    .says = when-began when-unless
    .also = was
    .for = mark=own who=mover refused=nothing
except--barred--relays = { $when-began ->
        [capturing] Si, en un turno que empezó con una captura, una siembra
        [plain] Si, en un { $plain-turn }, una siembra
       *[any] Si una siembra
    } termina en un hoyo propio que está bloqueado, { $kind ->
        [optional] puede elegir: terminar allí su turno o seguir sembrando.
       *[except] su turno termina allí, y las semillas se quedan.
    } { $when-unless ->
        [given] Pero la primera siembra de un turno continúa a pesar de ello si ha salido de su { $house } mientras contaba como
            tal.
       *[none] { "" }
    }
    .says = when-began when-unless
    .also = was
optional--barred--relays = { except--barred--relays }
    .says = when-began when-unless
    .also = was
    .for = who=mover refused=nothing
except--side-at--relays = { $head-named ->
        [yes] En { $at } ({ $head }) la siembra puede detenerse.
       *[no] En { $at } la siembra puede detenerse.
    } { $when-began ->
        [capturing] Si, en un turno que empezó con una captura, una siembra termina allí, en un hoyo que ya tenía semillas,
        [plain] Si, en un { $plain-turn }, una siembra termina allí, en un hoyo que ya tenía semillas,
       *[any] Si una siembra termina allí, en un hoyo que ya tenía semillas,
    } { $kind ->
        [optional] puede elegir: terminar allí su turno o recoger las semillas del hoyo y seguir sembrando.
       *[except] su turno termina allí, y las semillas se quedan.
    } { $when-unless ->
        [given] Pero la primera siembra de un turno continúa a pesar de ello si ha salido de su { $house } mientras contaba como
            tal.
       *[none] { "" }
    }
    .says = when-began when-unless
    .also = was
    .for = side=own
optional--side-at--relays = { except--side-at--relays }
    .says = when-began when-unless
    .also = was
    .for = side=own who=mover refused=nothing
except--when_came-round--all = Una siembra que vuelve al hoyo donde empezó, tanto si termina en él como si pasa de largo,
    pone fin a su turno: su última semilla no captura nada, no gana ningún hoyo ni hace seguir sembrando.
except--was-trap--relays = { "" }
    .for = mark=is

lift-some--house = { $here-places ->
        [yes] { lift-some-house } { $house-placed ->
                [yes] Una semilla que acaba de poner en ella cuenta para su número.
               *[no] Una semilla que acaba de poner en ella no cuenta para su número.
            }
       *[no] { $said-before ->
                [yes] { lift-some-house-too }
               *[no] { lift-some-house }
            }
    }
    .says = seeds when-began
    .for = when-began=any|plain
lift-some-house = Si, en un { $plain-turn }, empieza desde su { $house } mientras cuenta como tal, recoja solo { $seeds ->
        [one] una semilla y siémbrela;
        [2] dos semillas y siémbrelas;
       *[other] { $seeds } semillas y siémbrelas;
    } las demás se quedan.
lift-some-house-too = { lift-some-house }

## Líneas que aparecen donde ninguna regla dice otra cosa.
sowing-origin-sown-line = La primera semilla va al hoyo inmediatamente siguiente de la línea. Una siembra que vuelve al hoyo
    donde empezó deja en él una semilla, como en cualquier otro.
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
        [yes] Con { $round } piezas o más, la siembra llega de nuevo al hoyo donde empezó, y ese hoyo recibe una como cualquier
            otro.
       *[no] Con { $round } semillas o más, la siembra llega de nuevo al hoyo donde empezó, y ese hoyo recibe una como cualquier
            otro.
    }
sowing-origin-sown-again = Una siembra que llega de nuevo al hoyo donde empezó deja en él una semilla, como en cualquier otro.
sowing-origin-sown-stored = Con { $round } semillas o más, la siembra llega de nuevo al hoyo donde empezó, y ese hoyo recibe
    una como cualquier otro.
sowing-single-lap = En una jugada se siembra una sola vez: no se recoge el contenido del hoyo donde cae la última { $pieces ->
        [yes] pieza
       *[no] semilla
    }.
