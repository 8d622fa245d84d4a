### Puzzles: what is asked, and what is said of an answer. The player who is to move is spoken to.

puzzle-kind = { $kind ->
        [last] Última semilla
        [legal] Qué hoyos
        [takes] Capturas
        [best] Mejor jugada
        [win] Victoria forzada
        [opening] Apertura
       *[endgame] Final
    }
puzzle-grade = { $grade ->
        [1] Principiante
        [2] Fácil
        [3] Medio
        [4] Difícil
       *[5] Experto
    }

## What is asked.

puzzle-last = { $pieces ->
        [yes] ¿Dónde cae la última pieza si usted
       *[no] ¿Dónde cae la última semilla si usted
    } { $act ->
        [place] { $chosen ->
                [yes] pone una semilla en { $pit } y elige sembrar { $way }?
               *[no] pone una semilla en { $pit }?
            }
        [store] { $chosen ->
                [yes] siembra { $seeds ->
                        [one] una semilla
                       *[other] { $seeds } semillas
                    } de su almacén { $way }?
               *[no] siembra { $seeds ->
                        [one] una semilla
                       *[other] { $seeds } semillas
                    } de su almacén?
            }
       *[sow] { $chosen ->
                [yes] juega { $pit } { $way }?
               *[no] juega { $pit }?
            }
    } { $laps ->
        [yes] El turno puede tener varias siembras: sígalo hasta el final.
       *[no] { "" }
    }
puzzle-legal = { $places ->
        [yes] ¿En qué hoyos puede usted poner ahora una semilla?
       *[no] ¿Qué hoyos puede usted elegir ahora?
    }
puzzle-takes = { $act ->
        [place] { $chosen ->
                [yes] ¿Cuántas semillas captura usted si pone una semilla en { $pit } y elige sembrar { $way }?
               *[no] ¿Cuántas semillas captura usted si pone una semilla en { $pit }?
            }
        [store] { $chosen ->
                [yes] ¿Cuántas semillas captura usted si siembra { $seeds ->
                        [one] una semilla
                       *[other] { $seeds } semillas
                    } de su almacén { $way }?
               *[no] ¿Cuántas semillas captura usted si siembra { $seeds ->
                        [one] una semilla
                       *[other] { $seeds } semillas
                    } de su almacén?
            }
       *[sow] { $chosen ->
                [yes] ¿Cuántas semillas captura usted si juega { $pit } { $way }?
               *[no] ¿Cuántas semillas captura usted si juega { $pit }?
            }
    } { $resown ->
        [yes] Las semillas que se siembran de nuevo cuentan cada vez que usted las captura.
       *[no] { "" }
    } { $stored ->
        [yes] Las semillas que usted siembra en su almacén no cuentan.
       *[no] { "" }
    } { $asks ->
        [yes] Cuente lo que se captura antes de que tenga que elegir algo.
       *[no] { "" }
    }
puzzle-best = { $measure ->
        [seeds] { $round ->
                [yes] ¿Qué jugada le da el mejor resultado de la ronda, en semillas, si ambos jugadores juegan lo mejor que pueden?
               *[no] ¿Qué jugada le da el mejor resultado, en semillas, si ambos jugadores juegan lo mejor que pueden?
            }
        [wins] { $round ->
                [yes] ¿Qué jugada gana la ronda, haga lo que haga el adversario?
               *[no] ¿Qué jugada gana, haga lo que haga el adversario?
            }
        [draws] { $round ->
                [yes] ¿Con qué jugada evita perder la ronda?
               *[no] ¿Con qué jugada evita perder?
            }
        [turn] ¿Con qué jugada tendrá más semillas en su almacén al terminar su turno?
        [stores] ¿Qué jugada le da la mejor ventaja en los almacenes después de la mejor respuesta posible del adversario?
        [pits] ¿Qué jugada le da la mejor ventaja de semillas en sus propios hoyos después de la mejor respuesta posible del adversario?
       *[alone] ¿Qué jugada lleva al final más semillas al almacén?
    }
puzzle-opening = { $measure ->
        [seeds] ¿Qué jugada es la mejor según la búsqueda del programa? También vale una que sea peor en una semilla como máximo.
       *[result] ¿Qué jugada es la mejor según la búsqueda del programa? También vale una que apenas sea peor.
    }
puzzle-win = { $alone ->
        [yes] { $turns ->
                [1] ¿Qué jugada lo resuelve?
               *[other] Se puede resolver en { $turns } jugadas. ¿Cuál es la primera?
            }
       *[no] { $turns ->
                [1] { $round ->
                        [yes] ¿Qué jugada gana la ronda antes de su próximo turno, hagan lo que hagan los demás?
                       *[no] ¿Qué jugada gana antes de su próximo turno, hagan lo que hagan los demás?
                    }
               *[other] { $round ->
                        [yes] Puede ganar la ronda en { $turns } turnos suyos como máximo, hagan lo que hagan los demás. ¿Qué jugada va
                            primero?
                       *[no] Puede ganar en { $turns } turnos suyos como máximo, hagan lo que hagan los demás. ¿Qué jugada va primero?
                    }
            }
    }

## What is said of an answer.

puzzle-right = { $estimated ->
        [yes] ¡Correcto! La búsqueda del programa no encuentra ninguna jugada claramente mejor.
       *[no] ¡Correcto!
    }
puzzle-form = Eso no responde a la pregunta.
puzzle-falls = No: la última semilla cae en { $place }.
puzzle-captures = { $seeds ->
        [0] No: esta jugada no captura nada.
        [one] No: esta jugada captura una semilla.
       *[other] No: esta jugada captura { $seeds } semillas.
    }
puzzle-legal-pits = Se pueden elegir estos hoyos: { $pits }.
puzzle-barred = No: no se puede elegir { $pit }. { $why }
puzzle-missing = Faltan hoyos: también se puede elegir { $pits }.
puzzle-refused = Esta jugada no se puede hacer. { $why }
puzzle-way = Desde { $pit } se puede hacer más de una jugada: elija también el sentido.
puzzle-worse = { $answered ->
        [yes] Usted jugó { $move }. Después de { $reply }, la valoración es «{ $value }»; la de otra jugada es «{ $best }».
       *[no] Usted jugó { $move }. La valoración es «{ $value }»; la de otra jugada es «{ $best }».
    }
puzzle-costs = { $measure ->
        [seeds] Usted jugó { $move }. La búsqueda del programa encuentra que esto cuesta { $seeds } semillas.
       *[result] Usted jugó { $move }. Según la búsqueda del programa, sus posibilidades son de { $value } después de ella y de { $best } después de la mejor jugada.
    } { $answered ->
        [yes] La mejor respuesta es { $reply }.
       *[no] { "" }
    }
puzzle-escapes = { $answered ->
        [yes] Usted jugó { $move }. Después de { $reply }, la victoria ya no es forzada a tiempo.
       *[no] Usted jugó { $move }. Así no se gana a tiempo.
    }
