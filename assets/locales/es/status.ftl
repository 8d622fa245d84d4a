### How the game stands, and why a move is refused.

status-to-move = Juega { $player }
status-alone = Elija un hoyo
status-asked-take = { $player } decide: ¿capturar o dejar las semillas?
status-asked-passing = { $seeds ->
        [one] { $player } decide: ¿capturar la semilla que hay en { $pit } o dejarla?
       *[other] { $player } decide: ¿capturar las { $seeds } semillas que hay en { $pit } o dejarlas?
    }
status-asked-claim = { $player } decide: ¿reclamar { $pit } o no reclamarlo?
status-asked-halt = { $player } decide: ¿parar en { $pit } o seguir sembrando desde ahí?
status-asked-retreat = { $player } decide: ¿mover hacia atrás, hasta { $behind }, las semillas que hay en { $spared } o dejarlas
    donde están?
status-asked-race = { $player } decide: ¿desde qué hoyo correr contra { $pit }, de { $opponent }?
status-asked-way = { $player } decide: ¿en qué sentido se sigue sembrando desde { $pit }?
status-asked-reentry = { $player } decide: ¿en qué sentido se siembran desde { $pit } las semillas capturadas?
status-asked-more = { $left ->
        [one] { $player } decide: ¿qué otro hoyo de { $opponent } capturar?
       *[other] { $player } decide: ¿qué otro hoyo de { $opponent } capturar? Quedan { $left } por elegir.
    }

status-asked-deposit = { $player } decide: ¿a qué hoyo de { $opponent } van las semillas capturadas?

table-pit-filled = { $seeds ->
        [one] { $pit }, una semilla; { $owner } lo eligió la última vez y no puede elegirlo la próxima
       *[other] { $pit }, { $seeds } semillas; { $owner } lo eligió la última vez y no puede elegirlo la próxima
    }

## What buttons say that answer a question; the others are in table.ftl.

answer-yes = Sí
# The same in English, so a literal.
answer-no = { "No" }
answer-way = { $way ->
        [cw] En sentido horario
        [n] Hacia el norte
        [ne] Hacia el nordeste
        [e] Hacia el este
        [se] Hacia el sudeste
        [s] Hacia el sur
        [sw] Hacia el sudoeste
        [w] Hacia el oeste
        [nw] Hacia el noroeste
       *[ccw] En sentido antihorario
    }
answer-pick = { $seeds ->
        [0] { $pit }, vacío
        [one] { $pit }, una semilla
       *[other] { $pit }, { $seeds } semillas
    }

## How a game has ended.

result-won = Gana { $winner } por { $won } a { $lost }.
result-won-fewest = Gana { $winner }, que tiene menos semillas: { $won } contra { $lost }.
result-won-komi = Gana { $winner } por { $won } a { $lost }, contando { $komi } a favor de { $second }, que jugó en segundo lugar.
result-won-last-move = { $winner } hizo la última jugada y gana.
result-won-next-loses = { $loser } no tiene jugada y pierde: gana { $winner }.
result-won-mover-loses = { $loser } hizo la última jugada y pierde: gana { $winner }.
result-won-endless = El turno de { $loser } no terminaría nunca, y con eso pierde: gana { $winner }.
result-won-last-in-empty = La última semilla de { $loser } cayó en un hoyo vacío, y con eso pierde: gana { $winner }.
result-won-row-emptied = { $count ->
        [one] { $winner } ha vaciado la fila y gana.
       *[other] { $winner } ha vaciado la fila: ganan { $winners }.
    }
result-won-emptier = A { $winner } no le quedan semillas en los hoyos, y gana.
result-won-last-left = { $count ->
        [one] Todos los demás han perdido: gana { $winners }.
       *[other] Todos los demás han perdido: ganan { $winners }.
    }
result-won-alone = { $won ->
        [one] Victoria: la única semilla está en el almacén.
       *[other] Victoria: las { $won } semillas están en el almacén.
    }
result-won-inner-empty = La fila interior de { $loser } está vacía, y con eso pierde: gana { $winner }.
result-won-both-ends = { $winner } ha capturado en los dos extremos en un mismo turno y gana.
result-won-captures-first = { $winner } ha capturado antes de que { $loser } hiciera captura alguna, y gana.
result-draw = La partida termina en empate.
result-draw-short = La partida termina en empate, { $more } a { $fewer }: para ganar { $least ->
        [one] hace falta una.
       *[other] hacen falta { $least }.
    }
result-draw-level = La partida termina en empate a { $level }.
result-void = La partida es nula.
result-lost = Derrota, { $score ->
        [0] sin semillas
        [one] con una semilla
       *[other] con { $score } semillas
    } en el almacén.

## Why a move is refused.

refusal-over = La partida ha terminado.
refusal-question = Ahora no hay nada que responder.
refusal-question-open = Antes hay que responder a la pregunta. Decide { $player }.
refusal-not-a-move = Eso no es una jugada en este juego.
refusal-direction = { $choice ->
        [yes] { $player } tiene que elegir el sentido para este hoyo.
       *[no] Las reglas fijan el sentido para este hoyo: no se puede elegir.
    }
refusal-own-pits = { $least ->
        [0] { $player } solo puede recoger de un hoyo de su propio lado
        [1] { $player } solo puede recoger de un hoyo de su propio lado que tenga semillas
       *[other] { $player } solo puede recoger de un hoyo de su propio lado que tenga { $least } semillas o más
    }{ $traps ->
        [yes] { $least ->
                [0] { "" } que no sea { word-a-trap }.
               *[other] { "" } y no sea { word-a-trap }.
            }
       *[no] .
    }
refusal-any-pits = { $least ->
        [1] { $player } puede recoger de cualquier hoyo que tenga semillas, { $liftable ->
                [yes] salvo que sea { word-a-trap } de { $opponent }.
               *[no] salvo que sea { word-a-trap }.
            }
       *[other] { $player } puede recoger de cualquier hoyo que tenga { $least } semillas o más, { $liftable ->
                [yes] salvo que sea { word-a-trap } de { $opponent }.
               *[no] salvo que sea { word-a-trap }.
            }
    }
refusal-place-seed = { $least ->
        [1] { $player } tiene que empezar poniendo una semilla en un hoyo de la fila interior que ya tenga semillas.
       *[other] { $player } tiene que empezar poniendo una semilla en un hoyo de la fila interior que ya tenga { $least }
            semillas o más.
    }
refusal-arrange = { $player } está colocando las semillas de la reserva: cada una va a { $everywhere ->
        [yes] un hoyo cualquiera
       *[no] uno de sus propios hoyos
    }, y todavía no se siembra ningún hoyo.
refusal-must-capture = Se puede capturar, así que hay que hacer una jugada que capture.
refusal-prefer-parts = { $inner ->
        [yes] La fila interior va primero: hay una jugada que empieza en ella.
       *[no] Hay una jugada que empieza en { $parts }, y esa va primero.
    }
refusal-prefer-at-least = { $seeds ->
        [2] Una semilla sola se juega en último lugar: hay un hoyo con dos o más que se puede jugar.
       *[other] Hay un hoyo con { $seeds } semillas o más que se puede jugar, y ese va primero.
    }
refusal-prefer-not-few = { $or-captures ->
        [yes] Con menos de { $least } semillas, desde { $parts } solo se puede jugar para capturar mientras se pueda jugar otro hoyo.
       *[no] Con menos de { $least } semillas, lo último que se juega es { $parts }: hay otro hoyo que se puede jugar.
    }
refusal-prefer-leftmost = Más a la izquierda hay un hoyo con semillas, y ese va primero.
refusal-prefer-not-house = La { $house } se juega en último lugar: hay otro hoyo que se puede jugar.
refusal-prefer-rightmost = Hay que jugar el hoyo con semillas que esté más a la derecha.
refusal-inwards = Este es el único hoyo de la fila interior que tiene semillas: hay que sembrarlo hacia el centro.
refusal-lone-into-empty = Una semilla sola no puede moverse más que a un hoyo vacío, y el hoyo siguiente tiene semillas.
refusal-blockade = { $blockade-named ->
        [yes] Este hoyo está bloqueado durante este turno ({ $blockade }): ningún turno puede empezar desde él.
       *[no] Este hoyo está bloqueado durante este turno: ningún turno puede empezar desde él.
    }
refusal-reverse = Este hoyo solo se puede sembrar en sentido contrario si esa siembra captura, y aquí no capturaría.
refusal-enter = Dónde empiezan las semillas capturadas depende del hoyo: cerca de un extremo de la fila interior, empiezan en ese
    extremo; en los demás casos, { $player } tiene que elegir el extremo.
refusal-race = { $player } tiene que elegir uno de sus propios hoyos para la carrera, y no ese.
refusal-gather = { $player } tiene que empezar con la jugada inicial fija.
refusal-more = { $player } tiene que elegir un hoyo de { $opponent } que tenga semillas.
refusal-last-in-occupied = { $stores ->
        [own] La última semilla de esta jugada caería en un hoyo vacío o en un almacén ajeno, y eso no está permitido.
       *[any] La última semilla de esta jugada caería en un hoyo vacío, y eso no está permitido.
    }
refusal-feed = A { $opponent } no le quedan semillas en los hoyos: { $least ->
        [1] { $player } tiene que hacer una jugada que le dé al menos una.
       *[other] { $player } tiene que hacer una jugada que le dé { $least } o más o, si no la hay, tantas como sea posible.
    }
refusal-leave-move = Esta jugada dejaría a { $opponent } sin jugada, y hay otra que no.
refusal-take-facing =
    De los hoyos de { $opponent }, { $player } solo puede capturar uno que esté enfrente de un hoyo propio vacío{ $which ->
        [smallest] , y de estos, solo uno de los que menos semillas tengan
       *[any] { "" }
    }; y, si lo hay, tiene que capturarlo.
advice-take = { $player } tiene que capturar: elija un hoyo de { $opponent } que esté enfrente de uno vacío{ $which ->
        [smallest] , el que menos semillas tenga
       *[any] { "" }
    }.
advice-swap = { $player } puede cambiar de lado, o pasar y dejar el tablero como está.
refusal-give = { $only ->
        [yes] { $player } tiene que dar una semilla de uno de sus propios hoyos.
       *[no] Una semilla solo se puede dar desde un hoyo propio, y solo donde la regla lo pide.
    }
refusal-shift = { $only ->
        [yes] { $player } tiene que trasladar las semillas de uno de sus propios hoyos.
       *[no] Solo se pueden trasladar las semillas de un hoyo propio.
    }
refusal-no-grand-slam = Esta jugada capturaría todas las semillas de { $opponent }, y eso no está permitido.
refusal-pit-cap = { $most ->
        [one] Esta siembra dejaría en un hoyo más de una semilla, y eso no está permitido.
       *[other] Esta siembra dejaría en un hoyo más de { $most } semillas, y eso no está permitido.
    }
refusal-no-return = Una semilla sola acaba de pasar a este hoyo: no se puede devolver de inmediato.
refusal-reserve = Ahora no se puede poner en juego la reserva.
refusal-swap = { $only ->
        [yes] Antes { $player } cambia de lado, o pasa y deja el tablero como está.
       *[no] Ahora no se puede cambiar de lado.
    }
refusal-pass = { $player } puede jugar y, por tanto, no puede pasar.
refusal-at-home = Esta jugada tiene que ir en sentido contrario.
refusal-endless = Esta jugada no terminaría nunca y, por tanto, no se puede hacer.
