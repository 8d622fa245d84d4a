### What is written over the table: hints about the pit pointed at, and buttons for moves that lift no pit.

table-pit = { $seeds ->
        [0] { $pit }, vacío
        [one] { $pit }, una semilla
       *[other] { $pit }, { $seeds } semillas
    }
table-pit-specials = { $seeds ->
        [0] { $pit }, { $pieces }
        [one] { $pit }, una semilla y { $pieces }
       *[other] { $pit }, { $seeds } semillas y { $pieces }
    }
table-pit-sold = { $seeds ->
        [0] { $pit }, vendido a { $owner }, vacío
        [one] { $pit }, vendido a { $owner }, una semilla
       *[other] { $pit }, vendido a { $owner }, { $seeds } semillas
    }
table-pit-half-sold = { $seeds ->
        [0] { $pit }, vendido a medias a { $owner }, vacío
        [one] { $pit }, vendido a medias a { $owner }, una semilla
       *[other] { $pit }, vendido a medias a { $owner }, { $seeds } semillas
    }
table-pit-trap = { $seeds ->
        [0] { $pit }, { $trap } de { $owner }, vacío
        [one] { $pit }, { $trap } de { $owner }, una semilla
       *[other] { $pit }, { $trap } de { $owner }, { $seeds } semillas
    }
table-pit-missed = { $seeds ->
        [one] { $pit }, una semilla que { $owner } dejó sin capturar
       *[other] { $pit }, { $seeds } semillas que { $owner } dejó sin capturar
    }
table-pit-played = { $seeds ->
        [one] { $pit }, ya jugado en esta ronda, una semilla
       *[other] { $pit }, ya jugado en esta ronda, { $seeds } semillas
    }
table-pit-barred = { $seeds ->
        [one] { $pit }, bloqueado durante este turno, una semilla
       *[other] { $pit }, bloqueado durante este turno, { $seeds } semillas
    }
table-pit-house = { $counts ->
        [yes] { $pit }, { $house } de { $owner }, { $seeds ->
                [one] una semilla
               *[other] { $seeds } semillas
            }
       *[no] { $seeds ->
                [0] { $pit }, { $house } de { $owner }, sin semillas
                [one] { $pit }, { $house } de { $owner }, una semilla, demasiado pocas para que valga
               *[other] { $pit }, { $house } de { $owner }, { $seeds } semillas, demasiado pocas para que valga
            }
    }
table-pit-house-barred = { $seeds ->
        [one] { $pit }, { $house } de { $owner }, hoyo bloqueado durante este turno, una semilla
       *[other] { $pit }, { $house } de { $owner }, hoyo bloqueado durante este turno, { $seeds } semillas
    }
table-lap-ends = La primera siembra termina en { $last }.
table-last-in-pit = La última semilla cae en { $last }.
table-sets-out = Aquí se coloca una semilla de su reserva.
table-last-in-store = La última semilla cae en su almacén.
table-last-in-other-store = La última semilla cae en el almacén de { $owner }.
table-relays = { $laps ->
        [2] La siembra continúa dos veces.
        [one] La siembra continúa una vez.
       *[other] La siembra continúa { $laps } veces.
    }
table-takes = { $seeds ->
        [one] Captura una semilla.
       *[other] Captura { $seeds } semillas.
    }
table-gives = { $seeds ->
        [one] Una semilla pasa al adversario.
       *[other] { $seeds } semillas pasan al adversario.
    }
table-takes-specials = { $seeds ->
        [0] Captura { $pieces }.
        [one] Captura una semilla y { $pieces }.
       *[other] Captura { $seeds } semillas y { $pieces }.
    }
table-claims = Gana un hoyo para siempre.
table-again = Usted juega otra vez.
table-asks = Por el camino tendrá que tomar una decisión.
table-asks-opponent = Por el camino el adversario tendrá que tomar una decisión.
table-endless = El turno no terminaría nunca.
table-wins = Gana la partida.
table-loses = Pierde la partida.
table-draws = La partida termina en empate.
table-voids = La partida no contaría.
table-wins-round = La ronda termina y usted la gana.
table-loses-round = La ronda termina y usted la pierde.
table-levels-round = La ronda termina en empate.
table-voids-round = La ronda no contaría.
table-wins-match = Gana el encuentro.
table-loses-match = Pierde el encuentro.
table-closes = Elíjalo para que quede cerrado en la ronda { $round }.
table-wins-pit = Elíjalo para que sea suyo en la ronda { $round }.
table-deposits = { $seeds ->
        [one] La semilla capturada va a este hoyo.
       *[other] Las { $seeds } semillas capturadas van a este hoyo.
    }
table-click-answers = Un clic responde: «{ $answer }».
table-choose-way = ¿En qué sentido? Haga clic en la mitad izquierda o derecha, arrastre hacia ese lado o pulse < o >.
table-choose-compass = ¿En qué dirección? Haga clic cerca de una flecha, arrastre hacia ese lado o pulse una cifra como en un teclado
    numérico: el 8 va hacia arriba; el 9, hacia arriba y a la derecha.
table-to-choose = Salte al final de la jugada para jugar desde aquí.

table-reserve = Poner en juego la reserva
table-sow-store = { $seeds ->
        [one] Una semilla del almacén
       *[other] { $seeds } semillas del almacén
    }{ $chosen ->
        [yes] , { $way }
       *[no] { "" }
    }
table-shift = Trasladar un hoyo
table-shifts = Todas las semillas pasan juntas a { $to }.
table-gives-seed = Una semilla pasa a { $to }.
table-gather = Hacer la jugada inicial
table-swap = Cambiar de lado
table-pass = Pasar
table-capture = Capturar
table-leave-seeds = Dejar las semillas
table-take-passing = Capturarlas
table-let-stand = Dejarlas en el hoyo
table-claim = Reclamar el hoyo
table-leave-pit = No reclamarlo
table-sow-on = Seguir sembrando
table-end-turn = Terminar aquí el turno
table-retreat = Moverlas hacia atrás
table-stay = Dejarlas donde están

table-being-shown = Esta jugada todavía se está mostrando.
table-end-move = Saltar al final de la jugada para jugar desde aquí
table-too-long = Esta partida ha llegado a un millón de pasos, el máximo que se puede registrar. Empiece otra.
table-game-over = Esta partida ha terminado.
table-wiped = Se han borrado los dibujos.
table-draw-again = Deshacer
table-left-behind = { $moves ->
        [one] La partida continúa desde aquí. La jugada posterior se conserva como variación.
       *[other] La partida continúa desde aquí. Las { $moves } jugadas posteriores se conservan como variación.
    }
table-variation-begun = { $moves ->
        [one] Esto es una variación. La jugada posterior queda como está.
       *[other] Esto es una variación. Las { $moves } jugadas posteriores quedan como están.
    }
table-back-to-line = Volver a esas jugadas
table-opened = Se ha abierto { $file }.
table-saved = Se ha guardado { $file } en { $folder }.
table-open-folder = Abrir la carpeta
table-copied = Se ha copiado: { $position }
