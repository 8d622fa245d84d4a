### Qué se captura.

dropping-capture--holds--here = { $which ->
        [but-last] Cada vez que una semilla que no es la última
       *[all] { $last-by ->
                [none] Cada vez que una semilla, aunque sea la última de una siembra,
               *[mover] Cada vez que una semilla
            }
    } { $holds ->
        [even] deja un hoyo con un número par de semillas
       *[of] deja un hoyo con { capture-counts }
    }, { $by ->
        [owner] { $won ->
                [yes] el dueño del hoyo
               *[no] el jugador en cuyo lado está el hoyo
            } { $optional ->
                [yes] puede llevárselas todas, siembre quien siembre.
               *[no] se las lleva todas en el acto, siembre quien siembre.
            }
       *[mover] usted { $optional ->
                [yes] puede llevárselas todas,
               *[no] se las lleva todas en el acto,
            } { $won ->
                [yes] sea quien sea el dueño del hoyo.
               *[no] esté el hoyo en el lado que esté.
            }
    } { $which ->
        [but-last] La siembra continúa después con las semillas que quedan en la mano.
       *[all] { $last-by ->
                [none] { "" }
               *[mover] Pero si la que lo hace es la última semilla de una siembra, se las lleva usted.
            } La siembra continúa después como si allí no hubiera habido nada.
    }
    .says = which by last-by
    .for = holds=of|even by=mover|owner which=but-last|all last-by=none|mover

capture-counts = { $holds-many ->
        [one] exactamente { $holds-only ->
                [one] una semilla
               *[other] { $holds-only } semillas
            }
       *[other] { $holds-list } semillas
    }

dropping-optional--captures = { $missed ->
        [yes] Esta oportunidad existe solo en el momento en que se reúnen las semillas, y dejarla pasar puede costar el hoyo:
            véase «{ $see-claims }».
       *[no] Esta oportunidad existe solo en el momento en que se reúnen las semillas: las que no se toman son después
            semillas como las demás.
    }
    .says = who
    .for = who=owner|mover refused=nothing

capture--holds--here = Si la última semilla cae en { $holds-only ->
        [1] { $side ->
                [own] un hoyo propio vacío,
                [any] un hoyo vacío de cualquiera de los dos lados,
               *[other] un hoyo vacío del adversario,
            }
       *[other] { $side ->
                [own] un hoyo propio
                [any] un hoyo de cualquiera de los dos lados
               *[other] un hoyo del adversario
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
       *[mover] usted { $holds-only ->
                [one] la captura.
               *[other] las captura todas.
            }
    }
    .also = side
    .says = by
    .aspects = run and-facing
    .for = holds=of|even|even-from by=mover|owner
capture--holds-played--here = { capture--holds--here } { capture-run--here } { capture-and-facing--here } { capture-played }
    .also = side
    .says = by run and-facing
    .for = holds=of|even by=mover|owner played=yes
except--holds--captures-relays = Si la última semilla cae en { $side ->
        [own] un hoyo propio
        [any] un hoyo de cualquiera de los dos lados
       *[other] un hoyo del adversario
    } y lo deja con { $holds ->
        [even] un número par de semillas,
       *[of] { capture-counts },
    } nadie { $holds-only ->
        [one] la captura,
       *[other] las captura,
    } y termina el turno de usted.
    .also = side
    .for = holds=of|even
except--holds--relays = { except--holds--captures-relays }
    .also = side
    .for = holds=of|even
except--holds--captures = { except--holds--captures-relays }
    .also = side
    .for = holds=of|even
capture-run--here = { $run ->
        [none] { "" }
       *[given] { $run-way ->
                [onward] { capture-run-onward }
               *[back] { capture-run-back }
            }
    }
capture-run-back = Mire después el hoyo sembrado justo antes: si también { $run-through-side ->
        [own] está en el lado propio y contiene
        [any] contiene
       *[other] está en el lado del adversario y contiene
    } { $run-through-holds ->
        [none] semillas,
        [from] { $run-through-holds-least } semillas o más,
        [odd] un número impar de semillas,
        [even] un número par de semillas, pero no cero,
        [even-from] un número par de semillas, { $run-through-holds-least } o más,
       *[of] { $run-through-holds-only ->
                [1] una sola semilla,
               *[other] { $run-through-holds-list } semillas,
            }
    } { $run-through-holds ->
        [of] { $run-through-holds-only ->
                [1] se captura igualmente,
               *[other] se capturan igualmente,
            }
       *[other] sus semillas se capturan igualmente,
    } { $run-through-side ->
        [any] esté en el lado que esté,
       *[own] { "" }
    } y así sucesivamente hacia atrás, hasta el primer hoyo que no cumpla esto.
capture-run-onward = Mire después el hoyo siguiente, en el sentido de la siembra: si { $run-through-holds ->
        [none] no está vacío,
        [from] contiene { $run-through-holds-least } semillas o más,
        [odd] contiene un número impar de semillas,
        [even] no está vacío y contiene un número par de semillas,
        [even-from] contiene un número par de semillas, { $run-through-holds-least } o más,
       *[of] contiene { $run-through-holds-only ->
                [1] una sola semilla,
               *[other] { $run-through-holds-list } semillas,
            }
    } también se captura su contenido, esté en el lado que esté, y así sucesivamente, hasta el primer hoyo que no cumpla esto.
capture-and-facing--here = { $and-facing ->
        [yes] { $run ->
                [none] Se capturan también las semillas del hoyo de enfrente.
               *[given] Con cada uno de esos hoyos se capturan también las semillas del hoyo de enfrente.
            }
       *[no] { "" }
    }
capture-played = { $run ->
        [none] { capture-played-last }
       *[given] { $run-through-played ->
                [none] { capture-played-last }
               *[yes] { capture-played-all }
            }
    }
capture-played-last = Pero el hoyo en el que cae la última semilla está a salvo hasta que se haya jugado desde él, es decir,
    hasta que su dueño haya empezado en él una jugada en esta ronda; el hoyo cuyas semillas se acaban de recoger cuenta como
    jugado.
capture-played-all = Pero un hoyo está a salvo hasta que se haya jugado desde él, es decir, hasta que su dueño haya empezado
    en él una jugada en esta ronda; el hoyo cuyas semillas se acaban de recoger cuenta como jugado.
except--at--captures = Una última semilla que cae en { $at } no captura nada{ $named-run ->
        [yes] { $of-run ->
                [yes] , y una cadena se detiene allí.
               *[no] , pero las semillas que hay allí se pueden capturar como parte de una cadena.
            }
       *[no] .
    }
    .says = of-run
capture-then--here = { $then ->
        [end] { $many-laps ->
                [yes] Con esto termina su turno.
               *[no] { "" }
            }
       *[other] { capture-goes-on }
    }
capture-goes-on = { $then ->
        [next] Después la siembra continúa con las semillas del hoyo siguiente; si ese hoyo está vacío, termina su turno.
        [next-seeds] Después la siembra continúa con las semillas del siguiente hoyo que las tenga.
        [again] Después usted juega otra vez.
        [here] Después se recogen y se siembran las semillas del hoyo donde cayó la última.
        [on] Compruebe después también la regla siguiente.
       *[end] Con esto termina su turno.
    }
capture--side-was--facing = { $places ->
        [yes] Si la última semilla de una siembra, o una semilla puesta desde la reserva,
       *[no] Si la última semilla
    } cae en { $side ->
        [own] { $rows ->
                [4] un hoyo de su propia fila interior
               *[other] un hoyo propio
            }
        [any] { $rows ->
                [4] un hoyo de cualquiera de las dos filas interiores
               *[other] un hoyo de cualquiera de los dos lados
            }
       *[other] { $rows ->
                [4] un hoyo de la fila interior del adversario
               *[other] un hoyo del adversario
            }
    } { $was ->
        [occupied] que ya tenía semillas,
       *[empty] que estaba vacío,
    } usted captura todas las semillas del hoyo de enfrente{ $last-pit ->
        [crosses] , en el que pone también la última semilla; lo demás que haya donde cayó se queda allí.
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
capture--was--facing = { capture--side-was--facing }
    .says = needs last-pit
    .for = was=empty|occupied then=end by=mover
capture--side-was-where_trap--facing = { capture--side-was--facing }
    .says = needs last-pit
    .for = was=empty|occupied then=end by=mover
    .also = side
capture--side-was-behind_holds--facing = { $places ->
        [yes] Si la última semilla de una siembra, o una semilla puesta desde la reserva,
       *[no] Si la última semilla
    } cae en { $side ->
        [own] { $rows ->
                [4] un hoyo de su propia fila interior
               *[other] un hoyo propio
            }
        [any] { $rows ->
                [4] un hoyo de cualquiera de las dos filas interiores
               *[other] un hoyo de cualquiera de los dos lados
            }
       *[other] { $rows ->
                [4] un hoyo de la fila interior del adversario
               *[other] un hoyo del adversario
            }
    } { $was ->
        [occupied] que ya tenía semillas,
       *[empty] que estaba vacío,
    } y tienen semillas tanto el hoyo de enfrente como el que está detrás de este, usted captura todas las semillas del hoyo de
    enfrente{ $last-pit ->
        [crosses] , en el que pone también la última semilla; lo demás que haya donde cayó se queda allí.
        [stays] { $was ->
                [occupied] ; lo que hay en el hoyo donde cayó se queda allí.
               *[empty] ; la última semilla se queda donde cayó.
            }
       *[taken] { $was ->
                [empty] , y con ellas la última semilla.
               *[other] , y con ellas las del hoyo donde cayó.
            }
    }
    .says = needs last-pit alone
    .for = was=empty|occupied then=end by=mover
    .also = side
capture--side-was--facing-behind = { $places ->
        [yes] Si la última semilla de una siembra, o una semilla puesta desde la reserva,
       *[no] Si la última semilla
    } cae en { $side ->
        [own] { $rows ->
                [4] un hoyo de su propia fila interior
               *[other] un hoyo propio
            }
        [any] { $rows ->
                [4] un hoyo de cualquiera de las dos filas interiores
               *[other] un hoyo de cualquiera de los dos lados
            }
       *[other] { $rows ->
                [4] un hoyo de la fila interior del adversario
               *[other] un hoyo del adversario
            }
    }{ $was ->
        [occupied] { "" } que ya tenía semillas,
        [empty] { "" } que estaba vacío,
       *[any] ,
    } { $needs ->
        [all] y tienen semillas tanto el hoyo de enfrente como el que está detrás de este,
        [any] y tiene semillas el hoyo de enfrente o el que está detrás de este,
       *[first] { "" }
    } usted captura { $needs ->
        [first] todas las semillas del hoyo de enfrente y las del que está detrás de este
       *[other] todas las semillas de esos dos hoyos
    }{ $last-pit ->
        [crosses] ; en el hoyo de enfrente pone también la última semilla, y lo demás que haya donde cayó se queda allí.
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
    .aspects = alone run
    .for = was=empty|occupied then=end by=mover
capture--was--facing-behind = { capture--side-was--facing-behind }
    .says = needs last-pit
    .aspects = alone run
    .for = was=empty|occupied then=end by=mover

capture--side--facing-behind = { capture--side-was--facing-behind }
    .says = needs last-pit
    .aspects = alone run
    .for = was=any then=end by=mover
capture-where-least = { $where-holds-least ->
        [2] Un hoyo con una sola semilla no se captura.
       *[other] Un hoyo con menos de { $where-holds-least } semillas no se captura.
    }
capture--side-was-where_holds--facing-behind = { capture--side-was--facing-behind } { capture-where-least }
    .says = needs last-pit
    .aspects = alone run
    .for = was=empty|occupied where-holds=from then=end by=mover
capture--side-where_holds--facing-behind = { capture--side-was--facing-behind } { capture-where-least }
    .says = needs last-pit
    .aspects = alone run
    .for = was=any where-holds=from then=end by=mover
capture--side-was-where_holds--facing = { $where-holds ->
        [of] { capture-where-exactly }
       *[from] { capture--side-was--facing } { capture-alone--facing } { capture-where-least }
    }
    .says = needs last-pit alone
    .for = was=empty|occupied where-holds=of|from last-pit=stays|taken alone=stays then=end by=mover
capture-where-exactly = Si la última semilla cae en { $side ->
        [own] { $rows ->
                [4] un hoyo de su propia fila interior
               *[other] un hoyo propio
            }
        [any] { $rows ->
                [4] un hoyo de cualquiera de las dos filas interiores
               *[other] un hoyo de cualquiera de los dos lados
            }
       *[other] { $rows ->
                [4] un hoyo de la fila interior del adversario
               *[other] un hoyo del adversario
            }
    } { $was ->
        [occupied] que ya tenía semillas
       *[empty] que estaba vacío
    } y el hoyo de enfrente contiene exactamente { $where-holds-only ->
        [1] una semilla
       *[other] { $where-holds-list } semillas
    }, usted captura su contenido{ $last-pit ->
        [stays] ; la última semilla se queda donde cayó.
       *[taken] , y con él la última semilla.
    }
capture--side-was-when_unless_there-is_side_at_holds--behind = Cuando todos los hoyos de la fila interior del adversario
    están vacíos, una última semilla que cae en un hoyo de su propia fila interior que ya tenía semillas captura todas las
    del hoyo que está detrás del de enfrente{ $last-pit ->
        [taken] , y con ellas las del hoyo donde cayó.
       *[stays] .
    }
    .says = needs last-pit alone
    .for = side=own was=occupied last-pit=stays|taken alone=stays when-unless-there-is-side=other when-unless-there-is-at-inner=yes when-unless-there-is-holds=from when-unless-there-is-holds-least=1 then=end by=mover
capture--side-was-where_holds-when_unless_there-is_side_at_holds--behind =
    { capture--side-was-when_unless_there-is_side_at_holds--behind } { capture-where-least }
    .says = needs last-pit alone
    .for = side=own was=occupied where-holds=from last-pit=stays|taken alone=stays when-unless-there-is-side=other when-unless-there-is-at-inner=yes when-unless-there-is-holds=from when-unless-there-is-holds-least=1 then=end by=mover
except--was-facing_holds-behind_holds--captures = Desde un hoyo que estaba vacío no se captura nada si ninguno de los dos
    hoyos de enfrente contiene más de { $facing-holds-most ->
        [1] una sola semilla.
       *[other] { $facing-holds-most } semillas.
    }
    .for = was=empty facing-holds=up-to behind-holds=up-to facing-holds-most=1 behind-holds-most=1
starting-capture--side-holds--facing = { $made ->
        [chosen] Cuando usted ha elegido una jugada, y antes de sembrar, todo hoyo propio que contiene
       *[before] Al comienzo de su turno, antes de elegir una jugada, todo hoyo propio que contiene
    } { $holds-only ->
        [1] una sola semilla
       *[other] exactamente { $holds-list } semillas
    } captura todas las semillas del hoyo de enfrente. { $holds-only ->
        [1] La semilla sola se queda donde está.
       *[other] Las semillas del hoyo propio se quedan donde están.
    }
    .says = needs last-pit alone by made
    .for = side=own holds=of last-pit=stays by=mover

capture-alone--facing = { $alone ->
        [taken] Si el hoyo de enfrente está vacío, se captura de todos modos la última semilla sola.
       *[stays] Si el hoyo de enfrente está vacío, no se captura nada.
    } { capture-traps }
capture-alone--facing-behind = { $needs ->
        [all] { $alone ->
                [taken] Si uno de los dos está vacío, se captura solo la última semilla.
               *[stays] Si uno de los dos está vacío, no se captura nada.
            }
        [any] { $alone ->
                [taken] Si los dos están vacíos, se captura de todos modos la última semilla sola.
               *[stays] Si los dos están vacíos, no se captura nada.
            }
       *[first] { $alone ->
                [taken] Si el hoyo de enfrente está vacío, se captura de todos modos la última semilla sola.
               *[stays] Si el hoyo de enfrente está vacío, no se captura nada, aunque haya semillas detrás de él.
            }
    } { capture-traps }
capture-traps = { $traps ->
        [yes] Las semillas de { word-a-trap } no se pueden capturar.
       *[no] { "" }
    }
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
capture-run-facing = Después de una captura, siga mirando a lo largo de { $run-through-side ->
        [other] la fila del adversario,
        [any] esa fila,
       *[own] su propia fila,
    } { $run-way ->
        [back] en sentido contrario al de la siembra:
        [both] en los dos sentidos:
       *[onward] { $chosen-ways ->
                [yes] en el sentido de la siembra que capturó:
               *[no] en el sentido de la siembra:
            }
    } { $run-through-was ->
        [empty] si el hoyo siguiente está vacío y el de enfrente contiene
       *[any] si el que está enfrente del hoyo siguiente contiene
    } { $where-holds ->
        [of] { $where-holds-only ->
                [1] una semilla, se captura también esta,
               *[other] { $where-holds-list } semillas, se capturan también estas,
            }
       *[none] semillas, se capturan también estas,
    } { $run-most ->
        [1] pero ninguna más después.
       *[none] y así sucesivamente, hasta el primer hoyo que no cumpla esto o hasta el final de la fila.
    }
capture-run--facing-behind = { $run ->
        [none] { "" }
       *[given] { capture-run-facing }
    }
capture-spare--facing-behind = { $spare-holds ->
        [up-to] { $spare-holds-more ->
                [2] Si en el hoyo de detrás hay una sola semilla, se queda allí.
               *[other] Si en el hoyo de detrás hay menos de { $spare-holds-more } semillas, se quedan allí.
            }
       *[none] { $spare-played ->
                [no] Pero no se puede capturar { $spare-at-their } antes de que el adversario haya empezado allí una jugada.
               *[none] { "" }
            }
    }
capture--beyond = Si el hoyo siguiente al de la última semilla está vacío, usted captura todas las semillas del hoyo
    que viene después de este{ $and-facing ->
        [yes] { "" } y las del que está enfrente de ese hoyo, estén en el lado que estén.
       *[no] , esté en el lado que esté.
    }
    .says = and-facing
    .aspects = run then spare
    .for = by=mover
capture--was--beyond = Si la última semilla cae en un hoyo { $was ->
        [occupied] que ya tenía semillas
       *[empty] que estaba vacío
    } y el hoyo siguiente está vacío, usted captura todas las semillas del hoyo que viene después de este{ $and-facing ->
        [yes] { "" } y las del que está enfrente de ese hoyo, estén en el lado que estén.
       *[no] , esté en el lado que esté.
    }
    .says = and-facing
    .aspects = run then spare
    .for = was=empty|occupied by=mover
capture--was-next_was--facing = Si la última semilla cae en un hoyo { $was ->
        [occupied] que ya tenía semillas
       *[empty] que estaba vacío
    } y el hoyo siguiente está vacío, usted captura todas las semillas del hoyo que está enfrente de aquel donde cayó.
    .says = needs last-pit
    .for = was=empty|occupied next-was=empty last-pit=stays then=end by=mover
capture-run--beyond = { $run ->
        [none] { "" }
       *[given] { capture-run-beyond }
    }
capture-run-beyond = Si después de un hoyo capturado viene de nuevo uno vacío, y luego uno con semillas, { $and-facing ->
        [yes] también se capturan estas, y las del hoyo de enfrente, y así sucesivamente.
       *[no] también se capturan estas, y así sucesivamente.
    }
capture-then--beyond = { $then ->
        [end] { $many-laps ->
                [yes] Con esto termina su turno.
               *[no] { "" }
            }
       *[other] { capture-goes-on }
    } { $and-facing ->
        [yes] Si el hoyo que viene después del vacío también está vacío, no se captura nada, ni siquiera del hoyo de enfrente, y
            termina su turno.
       *[no] { $was ->
                [occupied] Si el hoyo que viene después del vacío también está vacío, no se captura nada.
               *[other] Si el hoyo que viene después del vacío también está vacío, no se captura nada, y termina su turno.
            }
    } { $board-ends ->
        [yes] { $pieces ->
                [yes] Esto vale también para los hoyos de los extremos: el que no contiene absolutamente nada cuenta como
                    vacío, y el que contiene algo se captura entero, con las semillas y las piezas de la otra clase
                    ({ $specials-word }).
               *[no] Esto vale también para los hoyos de los extremos.
            }
       *[no] { "" }
    }
capture-spare--beyond = { $spare-holds ->
        [up-to] Pero no se captura un hoyo con una pieza de la otra clase ({ $special }) y menos de { $spare-holds-more }
            semillas: su turno termina ante él.
       *[none] { "" }
    }
capture--was--column = Si la última semilla cae en { $side ->
        [own] un hoyo propio
        [other] un hoyo del adversario
       *[any] un hoyo de cualquiera de los dos lados
    } que estaba vacío, usted captura todas las semillas de los demás hoyos de su columna{ $where-side ->
        [own] { "" } que son propios.
        [other] { "" } que son del adversario.
       *[any] , sea quien sea su dueño.
    } { $then ->
        [here] Después se recoge la última semilla y se siembra en el hoyo siguiente, donde cuenta como cualquier otra. Si no
            hay nada que capturar, termina su turno.
       *[end] Su turno termina entonces, haya capturado o no.
    }
    .also = side where_side
    .says = then
    .for = was=empty then=here|end by=mover

capture--was--next = Si la última semilla cae en un hoyo que estaba vacío, usted captura todas las semillas del hoyo
    siguiente en el mismo sentido. { $traps ->
        [yes] No puede capturar las de { word-a-trap } del adversario; las de uno suyo, sí, y sigue siendo suyo.
       *[no] { "" }
    } { $goes-on ->
        [yes] Si no se captura nada, termina su turno.
       *[no] Su turno termina entonces, haya capturado o no.
    } { $when-sown ->
        [none] { $spare-origin ->
                [yes] El hoyo donde empezó la siembra no se puede capturar.
               *[other] { "" }
            }
       *[other] { $spare-origin ->
                [yes] Una siembra de una sola semilla no captura nada, y el hoyo donde empezó una siembra no se puede capturar.
               *[other] Una siembra de una sola semilla no captura nada.
            }
    }
    .says = when-sown spare
    .for = was=empty when-sown=none|from then=end by=mover
capture--where_holds--next = Si el hoyo siguiente al de la última semilla contiene { $where-holds-many ->
        [one] exactamente { $where-holds-only ->
                [1] una semilla, usted la captura
               *[other] { $where-holds-list } semillas, usted las captura
            }
       *[other] { $where-holds-list } semillas, usted las captura
    }{ $run ->
        [given] . Mire después el hoyo siguiente a ese: si también contiene { $where-holds-list }, se captura igualmente su
            contenido, y así sucesivamente, hasta el primer hoyo que no cumpla esto.
       *[none] .
    }
    .says = run
    .for = where-holds=of run-way=onward|none then=end by=mover
except--next_trap--captures = { "" }
    .for = next-mark=other
except--when_began--captures = Su turno captura solo si empieza con una captura. Si no, es un { $plain-turn }, y no se
    captura nada de principio a fin{ $relays ->
        [yes] : donde una siembra podría capturar, simplemente se sigue sembrando.
       *[no] .
    }
    .for = when-began=plain
except--when_lap--captures = Solo puede capturar la primera siembra de un turno: donde termina una siembra posterior no se
    captura nada.
    .for = when-lap=from when-lap-least=2
house-safe = { $safe ->
        [from-both] Una { $house } no se puede capturar mientras cuenta como tal. Una última semilla que cae enfrente de ella
            no captura
    nada, como si estuviera vacía.
       *[other] { "" }
    }
more--where_side = Después de cada captura, usted toma además todas las semillas de { $pits ->
        [one] otro hoyo del adversario, el que elija
        [2] otros dos hoyos del adversario, que elige uno tras otro
        [3] otros tres hoyos del adversario, que elige uno tras otro
       *[other] otros { $pits } hoyos del adversario, que elige uno tras otro
    }{ $rows ->
        [4] , en cualquiera de las dos filas,
       *[other] ,
    } mientras el adversario tenga semillas.
    .says = pits
    .for = where-side=other
more--where_side_holds = Después captura también las semillas de { $pits ->
        [all] todos los demás hoyos del adversario que contienen exactamente { $where-holds-only ->
                [1] una semilla.
               *[other] { $where-holds-list } semillas.
            }
       *[other] hasta { $pits } hoyos más del adversario que contienen exactamente { $where-holds-only ->
                [1] una semilla; usted elige cuáles.
               *[other] { $where-holds-list } semillas; usted elige cuáles.
            }
    }
    .says = pits
    .for = where-side=other where-holds=of
send--given = Usted no se queda con lo que captura: todo junto va a un hoyo del adversario que usted elige; puede ser uno
    vacío. { $again ->
        [no] Solo se exceptúa el hoyo que eligió la última vez que capturó.
       *[yes] { "" }
    } Si para entonces sus propios hoyos están vacíos, no hace falta elegir: las semillas van al primer hoyo del camino del
    adversario.
    .says = again
optional-refused = { $refused ->
        [retreat] Si deja sin hacer una captura, el adversario puede pasar enseguida las semillas del hoyo interior respetado al
    hoyo que está detrás. Después su siembra continúa.
       *[nothing] { "" }
    }

## Semillas capturadas que se siembran desde un extremo de la fila interior.

send--row-end = Las semillas capturadas siguen en juego: siémbrelas enseguida a lo largo de su fila interior desde uno de sus
    extremos, la primera en el { $head } mismo. Lo que hace la última de ellas cuenta como lo de cualquier otra; las semillas
    del hoyo que capturó se quedan. { send-row-end-way } { send-row-end-else }
    .says = zone
send-row-end-way = Si el hoyo que capturó es { $zone ->
        [1] un hoyo extremo de su fila interior, se empieza por ese extremo:
       *[other] { $near-end-named ->
                [yes] un { $near-end }, uno de los { $zone ->
                        [2] dos
                        [3] tres
                       *[other] { $zone }
                    } hoyos de cada extremo de su fila interior, se empieza por ese extremo:
               *[no] uno de los { $zone ->
                        [2] dos
                        [3] tres
                       *[other] { $zone }
                    } hoyos de cada extremo de su fila interior, se empieza por ese extremo:
            }
    } desde el izquierdo, en sentido horario; desde el derecho, en sentido antihorario, aunque con ello se invierta el sentido.
send-row-end-else = { $places ->
        [yes] Si está más adentro y ha capturado la semilla que usted ha puesto, elige usted el extremo. Si está más adentro
            y ha capturado una siembra posterior, el sentido se mantiene: horario desde el extremo izquierdo, antihorario
            desde el derecho.
       *[no] Si está más adentro, el sentido se mantiene: horario desde el extremo izquierdo, antihorario desde el derecho.
    }

capture--at--last = { $then-other ->
        [yes] { $comes-round ->
                [yes] Pero si una siembra que ha dado la vuelta, de { $when-sown-least } semillas o más, termina en { $at },
                    usted captura solo esa última semilla.
               *[no] { capture-at-last }
            }
       *[no] { capture-at-last }
    }
    .also = side
    .says = when-sown
    .for = when-sown=none|from then=end by=mover
capture-at-last = { $when-sown ->
        [none] Si la última semilla cae en { $at }, usted captura solo esa semilla.
       *[from] Si la última semilla de una siembra de { $when-sown-least } semillas o más cae en { $at }, usted captura solo
            esa semilla.
    }
meeting = Las capturas se hacen durante la siembra, { $side ->
        [own] en los hoyos propios.
        [any] en cualquiera de los dos lados.
       *[other] en los hoyos del adversario.
    } { $by ->
        [seeds] { "" }
       *[any] Una pieza de la otra clase ({ $special }) que cae en un hoyo donde hay semillas, pero ninguna pieza de su
            clase, se lleva todas esas semillas; ella se queda allí.
    } { $by ->
        [specials] { "" }
       *[any] Una semilla que cae en un hoyo donde hay piezas de la otra clase ({ $specials-word }), pero ninguna semilla, se
            lleva todas esas piezas; ella se queda allí.
    } En un hoyo vacío no se captura nada. Después la siembra continúa.
    .also = side
    .says = by

grand-slam = { $effect ->
        [forbidden] No se permite una jugada que capturaría todas las semillas del adversario.
        [nothing] Si una jugada capturaría todas las semillas del adversario, lo que se llama gran captura, se permite
            hacerla, pero no se captura nada.
        [rest-to-other] Se pueden capturar de una vez todas las semillas del adversario, lo que se llama gran captura; pero
            entonces todas las demás semillas del tablero son para el adversario, y la partida termina.
        [spare-last] Si una jugada capturaría todas las semillas del adversario, lo que se llama gran captura, se respeta el
            hoyo donde cayó la última semilla; { grand-slam-sole }
        [spare-first] Si una jugada capturaría todas las semillas del adversario, lo que se llama gran captura, se respeta el
            hoyo más atrasado de la cadena; { grand-slam-sole }
       *[allowed] Se pueden capturar de una vez todas las semillas del adversario, lo que se llama gran captura.
    }
    .says = effect only-pit
grand-slam-sole = { $only-pit ->
        [taken] si es el único, se captura de todos modos.
       *[spared] si es el único, no se captura nada.
    }

send--trap = Lo que captura va a su propio hoyo ganado ({ $trap }), donde el adversario puede volver a capturarlo.
send--sown = { $next-way ->
        [usual] Las semillas capturadas siguen en juego: siémbrelas enseguida, en el sentido habitual.
        [each] Las semillas capturadas siguen en juego: siémbrelas enseguida, en una dirección que usted elige.
       *[same] Las semillas capturadas siguen en juego: siémbrelas enseguida, en el mismo sentido.
    } { $from ->
        [turn-origin] { $first ->
                [here] La primera va al hoyo desde el que empezó su turno; las demás, a los hoyos que le siguen.
               *[next] La primera va al hoyo siguiente a aquel desde el que empezó su turno.
            } Lo que hace la última de ellas cuenta como lo de cualquier otra; si captura a su vez, esas semillas empiezan en
            el mismo lugar.
        [landed] { $first ->
                [here] La primera va al hoyo donde cayó la última semilla; las demás, a los hoyos que le siguen.
               *[next] La primera va al hoyo siguiente a aquel donde cayó la última semilla.
            } Lo que hace la última de ellas cuenta como lo de cualquier otra.
       *[lap-origin] { $first ->
                [here] La primera va al hoyo donde empezó la siembra que capturó; las demás, a los hoyos que le siguen.
               *[next] La primera va al hoyo siguiente a aquel donde empezó la siembra que capturó.
            } Lo que hace la última de ellas cuenta como lo de cualquier otra; si captura a su vez, esas semillas empiezan en
            el mismo lugar.
    }
    .says = from first
optional--captures = { $only-lap ->
        [yes] Después de una captura no está obligado a seguir sembrando: puede dejar la semilla que capturó donde está, y
            termina su turno.
       *[no] { optional-captures-made }
    }
    .also = was
    .says = who when-reversed only-lap
    .for = who=mover
optional-captures-made = { $landing ->
        [occupied] Si la última semilla cae en un hoyo ocupado, no está obligado a capturar:
        [empty] Si la última semilla cae en un hoyo vacío, no está obligado a capturar:
       *[any] No está obligado a capturar:
    } puede dejar las semillas donde están, y la jugada continúa como si no hubiera nada que tomar. { $when-reversed ->
        [no] Solo es obligatoria una captura para la que haya dado la vuelta a la siembra.
       *[none] { "" }
    }

## Líneas que aparecen donde ninguna regla dice otra cosa.
capture-none = { $stores ->
        [first] En este juego no hay capturas: a un almacén solo llega la semilla que cada siembra deja en él.
        [one] En este juego no hay capturas: al almacén solo llegan las semillas que se siembran en él.
        [own] En este juego no hay capturas: a un almacén solo llegan las semillas que se siembran en él.
        [all] En este juego no hay capturas: a un almacén solo llegan las semillas que se siembran en él.
       *[other] En este juego no hay capturas.
    }
capture-only-traps = Las únicas capturas son las que hace una última semilla en { word-a-trap }: véase «{ $see }».
capture-to-store = { $leaves ->
        [yes] Lo que usted captura va a su almacén.
       *[no] { $match ->
                [yes] Lo que usted captura va a su almacén y permanece allí hasta el final de la ronda.
               *[no] Lo que usted captura va a su almacén y permanece allí hasta el final.
            }
    }
capture-compulsory = Cuando una última semilla captura, la captura es obligatoria.
capture-not-own = Una última semilla que cae en el lado propio no captura nada.
capture-not-opponent = Una última semilla que cae en el lado del adversario no captura nada.
