### Hoyos ganados para siempre. Un hoyo ganado lleva entre paréntesis la palabra del juego ($trap), cuyo género no se conoce.

claim--holds--here = { $then ->
        [here] Si la última semilla cae en { $side ->
                [own] un hoyo propio
                [any] un hoyo de cualquiera de los dos lados
               *[other] un hoyo del adversario
            } y lo deja con { claim-counts } { claim-sown-on }
       *[end] { claim-kept }
    }
    .also = side
    .says = owner content then
    .for = holds=of|even owner=mover|other|owner then=end|here
claim-sown-on = { $owner ->
        [other] ese hoyo queda ganado para el adversario ({ $trap })
        [owner] ese hoyo queda ganado para su dueño ({ $trap })
       *[mover] ese hoyo queda ganado para usted ({ $trap })
    } hasta el final de la { $game }. Se recogen sus semillas, la última incluida, y se sigue sembrando desde allí.
claim--not-at-holds--here = Si la última semilla cae en un hoyo { $side ->
        [own] propio
        [any] de cualquiera de los dos lados
       *[other] del adversario
    } (salvo en { $not-at }) y lo deja con { claim-counts } { claim-sown-on }
    .also = side
    .says = owner content then
    .for = holds=of owner=mover|other|owner content=stays then=here
claim-kept = Si la última semilla { $owned ->
        [no] cae en un hoyo que nadie ha ganado todavía
       *[yes] { $side ->
                [own] cae en un hoyo propio
                [any] cae en un hoyo de cualquiera de los dos lados
               *[other] cae en un hoyo del adversario
            }
    } y lo deja con { $holds ->
        [even] un número par de semillas,
       *[of] { $holds-many ->
                [one] exactamente { $holds-only ->
                        [one] una semilla,
                       *[other] { $holds-only } semillas,
                    }
               *[other] { $holds-list } semillas,
            }
    } { $owner ->
        [other] el hoyo mismo queda ganado para el adversario ({ $trap })
        [owner] el hoyo mismo queda ganado para su dueño ({ $trap })
       *[mover] el hoyo mismo queda ganado para usted ({ $trap })
    }{ $emptied-traps ->
        [yes] { $content ->
                [stays] . Las semillas que contiene se quedan allí, y termina el turno de usted.
               *[taken] { $owner ->
                        [other] , y las semillas que contiene van al almacén del adversario.
                        [owner] , y las semillas que contiene van al almacén de su dueño.
                       *[mover] , y las semillas que contiene van al almacén de usted.
                    }
            }
       *[no] { $content ->
                [stays] { "" } hasta el final de la { $game }. Las semillas que contiene se quedan allí, y termina el turno de
                    usted.
               *[taken] { $owner ->
                        [other] { "" } hasta el final de la { $game }, y las semillas que contiene van al almacén del
                            adversario.
                        [owner] { "" } hasta el final de la { $game }, y las semillas que contiene van al almacén de su dueño.
                       *[mover] { "" } hasta el final de la { $game }, y las semillas que contiene van al almacén de usted.
                    }
            }
    }

claim--side-at-holds--here = Si la última semilla cae en { $at-ends ->
        [yes] { $side ->
                [own] un hoyo extremo de su propia fila
               *[other] un hoyo extremo de la fila del adversario
            }
       *[no] { $at-single ->
                [yes] { $at }
               *[no] uno de { $at }
            }
    } y lo deja con { claim-counts } { claim-win }
    .says = owner content
    .for = side=own|other holds=of owner=mover content=stays then=end
claim--side-not-at-holds--here = Si la última semilla cae en un hoyo { $side ->
        [own] propio
       *[other] del adversario
    } (salvo en { $not-at }) y lo deja con { claim-counts } { claim-win }
    .says = owner content
    .for = side=own|other holds=of owner=mover content=stays then=end
claim-counts = { $holds ->
        [even] un número par de semillas,
       *[of] { claim-numbers }
    }
claim-numbers = { $holds-many ->
        [one] exactamente { $holds-only ->
                [one] una semilla,
               *[other] { $holds-only } semillas,
            }
       *[other] { $holds-list } semillas,
    }
claim-win = { $said-before ->
        [yes] usted gana ese hoyo de la misma manera.
       *[no] el hoyo mismo queda ganado para usted ({ $trap }) hasta el final de la { $game }. Las semillas que contiene se
            quedan allí, y termina su turno.
    }
claim--side-holds--here-facing = Si la última semilla cae en { $side ->
        [own] un hoyo propio
       *[other] un hoyo del adversario
    } y lo deja con { claim-counts } ese hoyo y el de enfrente quedan ganados para usted, cada uno como { $trap }, hasta el
    final de la { $game }, estén en el lado que estén. Las semillas que contienen se quedan allí, y termina su turno.
    .says = owner content
    .for = side=own|other holds=of owner=mover content=stays then=end
claim--side-was-facing_holds--here-facing = Si la última semilla cae en un hoyo propio vacío y el hoyo de enfrente contiene
    exactamente { $facing-holds-only ->
        [1] una semilla,
       *[other] { $facing-holds-list } semillas,
    } los dos hoyos quedan ganados para usted, cada uno como { $trap }, hasta el final de la { $game }, estén en el lado que
    estén. Las semillas que contienen se quedan allí, y termina su turno.
    .says = owner content
    .for = side=own was=empty facing-holds=of owner=mover content=stays then=end

dropping-claim--holds-let-stand--here = Si se dejan sin tomar semillas que se han reunido durante la siembra{ $side ->
        [own] { "" } en un hoyo propio,
        [other] { "" } en un hoyo del adversario,
       *[any] { "" } en un hoyo,
    } y otra semilla, sea o no la última de una siembra, deja ese hoyo con { $holds ->
        [even] un número par,
       *[of] { $holds-many ->
                [one] exactamente { $holds-list },
               *[other] { $holds-list },
            }
    } el hoyo queda estropeado: hasta el final de la { $game } es { $owner ->
        [owner] de su dueño
        [other] del adversario
       *[mover] de usted
    } ({ $trap }), y las semillas que se reúnen en él ya no se toman. Si antes de eso se recogen las semillas del hoyo, este
    vuelve a ser como cualquier otro.
    .also = side
    .says = owner content
    .for = holds=of|even

claim--holds-before_holds--here-before = Si las dos últimas semillas de una siembra dejan sus hoyos con
    { $before-holds-only } y { $holds-only }, en cualquier orden, y ninguno de los dos hoyos se ha ganado antes, usted gana
    ambos: cada uno es suyo ({ $trap }) hasta el final de la { $game }, esté en el lado que esté. Las semillas que contienen
    se quedan allí, y termina su turno.
    .says = either-order owner content when-sown
    .for = holds=of before-holds=of either-order=yes owner=mover content=stays then=end

trap-most = { $most ->
        [none] { "" }
        [1] En una { $game } usted solo puede ganar un hoyo ({ $trap }).
       *[other] Usted puede ganar así { $most } hoyos como máximo.
    }
except--at--claims = { $at-last ->
        [yes] No se puede ganar el último hoyo del adversario, el número { $columns } contado desde la izquierda de su dueño.
       *[no] Usted no puede ganar { $at-their }.
    }
except--when_turn--claims = En el primer turno de la { $game } ningún hoyo se convierte en { word-a-trap }.
    .for = when-turn=of when-turn-only=1
except--when_sown--claims = La siembra de { $when-sown-only ->
        [1] una sola semilla
       *[other] { $when-sown-list } semillas
    } no gana ningún hoyo { $named-side ->
        [own] propio.
        [other] del adversario.
       *[any] de ninguno de los dos lados.
    }
    .for = when-sown=of

except--twin_trap--claims = Usted no puede ganar el hoyo que tiene el mismo número que el hoyo ganado ({ $trap }) del
    adversario, contado cada uno desde la izquierda de su dueño.
    .also = side
except--facing_trap--claims = Usted no puede ganar el hoyo que está enfrente del hoyo ganado ({ $trap }) del adversario.
    .also = side
optional--claims = No está obligado a ganar el hoyo: puede dejarlo como está.
    .says = who
    .for = who=mover

## Qué hace un hoyo que se ha ganado.

trap = { "" }
    .says = safe of
trap-at = { $at ->
        [none] { "" }
       *[other] { $at-single ->
            [yes] Desde el principio, { $at-your } es su { $trap }.
           *[no] Desde el principio son hoyos ganados de usted ({ $trap }) { $at-your }.
        }
    }
trap-passed-by = { $passed-by ->
        [owner] Al sembrar, sáltese sus propios hoyos ganados ({ $trap }){ trap-but-last-seed }
        [other] Al sembrar, sáltese los hoyos ganados ({ $trap }) del adversario{ trap-but-last-seed }
        [both] Al sembrar se saltan todos los hoyos ganados ({ $trap }){ trap-but-last-seed }
       *[nobody] { "" }
    }
trap-but-last = { "" }
trap-but-last-seed = { $but-last ->
        [yes] , pero la última semilla cae en ellos como en cualquier otro lugar.
       *[no] .
    }
trap-dropped = { $dropped ->
        [store] Desde entonces, toda semilla que cae en { word-a-trap } va directamente al almacén del jugador que lo ganó,
    la siembre quien la siembre.
        [all] En cuanto una siembra llega a { word-a-trap }, lo haya ganado quien lo haya ganado, van a parar a él todas las
            semillas que quedan en la mano, y el turno termina.
       *[stays] { "" }
    }
trap-ends = { $ends ->
        [if-occupied] { capture-from-trap-passing } { $other-traps ->
        [none] Si su última semilla cae en { word-a-trap }{ $bare ->
                [yes] { "" } que contiene semillas,
               *[no] ,
            }
       *[some] Si su última semilla cae en cualquier otro hoyo ganado ({ $trap }){ $bare ->
                [yes] { "" } que contiene semillas,
               *[no] ,
            }
    } el turno termina: no se captura nada, y la semilla se queda allí y cuenta para el dueño.
        [always] { $dropped ->
                [stays] { $other-traps ->
                        [all] { "" }
                        [some] Una última semilla que cae en cualquier otro hoyo ganado ({ $trap }) se queda allí, y termina su
                            turno.
                       *[none] { capture-from-trap-passing } { $but-last ->
                                [yes] Una última semilla que cae en { word-a-trap } se queda allí, y el turno termina.
                               *[no] { $passed-by ->
                                        [both] { "" }
                                       *[nobody] Una última semilla que cae allí se queda, y el turno termina.
                                    }
                            }
                    }
               *[store] { "" }
            }
       *[never] { "" }
    }
trap-lift = { $lift ->
        [other] Solo el otro jugador puede recoger las semillas de { word-a-trap }; entonces vuelve a ser un hoyo como
            cualquier otro.
        [both] Cualquiera de los dos jugadores puede recoger las semillas de { word-a-trap }; entonces vuelve a ser un hoyo como
            cualquier otro.
        [owner] Usted puede recoger y sembrar las semillas de sus propios hoyos ganados ({ $trap }), como las de cualquier otro;
            entonces vuelven a ser hoyos como los demás.
       *[nobody] { "" }
    }
trap-emptied = { $emptied ->
        [fades] { word-a-trap-first } que una captura ha dejado vacío vuelve a ser un hoyo como cualquier otro.
       *[stays] { "" }
    }

## Últimas semillas en tales hoyos.

capture-in-trap = Si la última semilla cae en { $mark ->
        [own] { word-a-trap } de usted
        [other] { word-a-trap } del adversario
       *[is] { word-a-trap }
    }{ $at ->
        [none] { $side ->
                [other] { "" } en el lado del adversario,
                [own] { "" } en el lado propio,
               *[any] ,
            }
       *[other] { $side ->
                [other] { "" } que es { $at-single ->
                        [yes] { $at-the }
                       *[no] uno de { $at-the }
                    } en el lado del adversario
                [own] { "" } que es { $at-single ->
                        [yes] { $at-your }
                       *[no] uno de { $at-your }
                    }
               *[any] { "" } que es { $at-single ->
                        [yes] { $at-the }
                       *[no] uno de { $at-the }
                    }, en cualquiera de los dos lados
            }{ $head-named ->
                [yes] { "" } ({ $head }),
               *[no] ,
            }
    }
capture--trap--seeds = { capture-in-trap } { $take-seeds ->
        [1] usted captura esa semilla
        [2] usted captura esa semilla y, si hay otras en él, una más
       *[other] usted captura esa semilla y, si hay otras en él, hasta { $take-seeds-more } más
    }{ $then ->
        [again] , y vuelve a jugar.
       *[end] , y termina su turno.
    } { $was ->
        [occupied] Si estaba vacío, la semilla se queda allí, y termina su turno.
       *[any] { "" }
    } { $mark ->
        [is] No importa de quién sea.
       *[other] { "" }
    }
    .also = side at was
    .says = then
    .for = then=end|again was=any|occupied mark=is|own|other by=mover
except--trap--captures = { capture-in-trap } no se captura nada{ $mark ->
        [is] , lo haya ganado quien lo haya ganado:
       *[other] :
    } la semilla se queda, y termina su turno.
    .also = side at
    .for = mark=is|own|other
except--was-trap--captures = Si la última semilla cae en { $was ->
        [empty] un hoyo ganado ({ $trap }) vacío
       *[occupied] { word-a-trap } que contiene semillas
    }, no se captura nada: la semilla se queda, y termina su turno.
    .for = mark=is was=empty|occupied
house = Su { $house } es { $at }. Cuenta como tal mientras contiene { $counts-least } semillas o más. Si se recogen o se
    capturan todas sus semillas, se pierde para el resto de la partida y es un hoyo como cualquier otro. Si solo ha bajado de
    { $counts-least }, vuelve a contar en cuanto contiene { $counts-least }.
    .says = counts placed
    .for = counts=from
house-falls = { $falls-many ->
        [0] { "" }
       *[other] Con la primera captura, cada jugador pierde su { $house }: durante el resto de la partida es un hoyo como
            cualquier otro.
    }

## Una línea que aparece donde se encadenan siembras.

claim-house-otherwise = Cuando una siembra termina en su { $house }, no captura nada y ninguna regla la detiene, se recogen
    las semillas de la { $house } y se sigue sembrando como con cualquier otro hoyo, y así se pierde.

## Líneas que aparecen donde varias reglas hablan de últimas semillas en tales hoyos, y donde lo hace alguna.

capture-from-trap-in-order = De estas reglas sobre una última semilla decide la primera que se cumple.
capture-from-trap-passing = { $passed-by ->
        [owner] Una siembra que llega a { word-a-trap } del adversario deja en él una semilla.
        [other] Una siembra que llega a { word-a-trap } de usted deja en él una semilla.
        [both] { "" }
       *[nobody] Una siembra que pasa por { word-a-trap } deja en él una semilla, como en cualquier otro lugar.
    }

## Una línea que aparece donde algunos hoyos no se pueden ganar.

claim-otherwise = Cuando una de estas reglas lo impide, la jugada sigue siendo legal, pero el hoyo no se gana.
