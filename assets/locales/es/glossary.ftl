### Words of the field, for a learner. Each message is the word, its `text` what it means. Words that are the same in English are
### written as literals.

glossary-mancala = { "mancala" }
    .forms = mancalas
    .text = La familia de juegos en los que una jugada es una siembra: se recogen las semillas de un hoyo y se reparten de una en una.
        Todas las semillas son iguales; lo que cuenta es cuántas hay y dónde están.
glossary-pit = hoyo
    .forms = hoyos, agujero, agujeros
    .text = Un hueco del tablero del que se recogen semillas y en el que se siembran. También se llama agujero, casilla o casa.
glossary-store = almacén
    .forms = almacenes
    .text = Un hueco grande, uno por jugador, que guarda lo ganado. En algunos juegos la siembra pasa por él, en la mayoría no, y hay
        juegos que no lo tienen.
glossary-seed = semilla
    .forms = semillas
    .text = La pieza del juego: una semilla, una piedra, una judía o una concha. Una semilla no pertenece a nadie; es de quien sea el
        hoyo en el que está.
glossary-row = fila
    .forms = filas
    .text = Una línea de hoyos a lo largo del tablero. Donde cada jugador tiene dos filas, la interior está junto a la línea central, y
        la exterior, en el borde del tablero.
glossary-facing-pit = hoyo de enfrente
    .forms = hoyos de enfrente, hoyo opuesto, hoyos opuestos, enfrente
    .text = El hoyo que está justo al otro lado de la línea central, en la misma columna. También se llama hoyo opuesto.
glossary-path = camino de la siembra
    .forms = caminos de la siembra, camino de siembra, caminos de siembra, camino, caminos
    .text = El orden fijo en que se siembran los hoyos: un anillo alrededor de todo el tablero, o uno por jugador alrededor de sus propias
        filas. Puede pasar por los almacenes.
glossary-reserve = reserva
    .forms = reservas
    .text = Semillas que un jugador tiene en la mano al principio y que entran en juego más tarde.
glossary-lift = recoger
    .forms = recoge, recogen, recoja, recojan, recójalas, recogerlas, recogido, recogida, recogidos, recogidas, recogió
    .text = Tomar todas las semillas de un hoyo para sembrarlas.
glossary-sow = sembrar
    .forms = siembre, siembran, siembren, siémbrelas, sembrarlas, sembrado, sembrada, sembrados, sembradas, sembrando, sembró, sembraron
    .text = Repartir las semillas recogidas de una en una, una en cada lugar del camino.
glossary-origin = hoyo de origen
    .forms = hoyos de origen, origen
    .text = El hoyo donde empezó una siembra, del que se recogieron las semillas.
glossary-lap = siembra
    .forms = siembras
    .text = El reparto de las semillas recogidas de un hoyo, desde la primera hasta la última.
glossary-relay = siembra encadenada
    .forms = siembras encadenadas, seguir sembrando, sigue sembrando, siguen sembrando, siga sembrando, siembra continúa, siembra sigue
    .text = Recoger las semillas del hoyo donde cayó la última y seguir sembrando desde ahí. Un turno tiene entonces varias siembras y
        suele terminar cuando una última semilla cae en un hoyo vacío.
glossary-single-lap = siembra simple
    .forms = siembras simples, siembra única
    .text = La siembra que termina con su última semilla, caiga donde caiga.
glossary-capture = captura
    .forms = capturas, capturar, capturan, capture, capturen, capturado, capturada, capturados, capturadas, capturó, capturaron,
        capturaría, capturarlas, capturando
    .text = El acto de llevarse semillas de los hoyos según las reglas. Van a un almacén o, en algunos juegos, se siembran de nuevo.
glossary-count-capture = captura por cantidad
    .forms = capturas por cantidad
    .text = Una captura que depende de cuántas semillas hay entonces en el hoyo: por ejemplo, dos o tres, o un número par.
glossary-facing-capture = captura de enfrente
    .forms = capturas de enfrente
    .text = Una captura que depende de dónde cae la última semilla: se toman las semillas del hoyo de enfrente.
glossary-chain = cadena
    .forms = cadenas
    .text = Una captura que alcanza también los hoyos sembrados justo antes, uno tras otro, mientras cumplan la condición.
glossary-in-passing = captura durante la siembra
    .forms = capturas durante la siembra, durante la siembra
    .text = Una captura que se hace mientras la siembra continúa: el hoyo que llega a la cantidad se vacía de inmediato.
glossary-resow = resiembra
    .forms = resiembras, resembrar, nueva siembra
    .text = Sembrar de nuevo, de inmediato y en el propio lado, las semillas capturadas, en vez de guardarlas.
glossary-grand-slam = gran captura
    .forms = grandes capturas
    .text = La captura de todas las semillas del lado del adversario en una sola jugada. Según el juego, está permitida o no.
glossary-feed = alimentar
    .forms = alimenta, alimentan, alimente, alimenten, alimentarlo, alimentado, alimentando
    .text = Dar semillas a un adversario que no tiene ninguna. Algunos juegos lo exigen a quien puede hacerlo.
glossary-trap = trampa
    .forms = trampas, hoyo ganado, hoyos ganados
    .text = Un hoyo ganado para siempre: su dueño recibe todas las semillas que caen en él. El tuzdyk del togyz kumalak es uno de ellos.
glossary-tuzdyk = { "tuzdyk" }
    .forms = tuzdyks, tuzdik, tuzdiks
    .text = En el togyz kumalak, el único hoyo del lado del adversario que un jugador puede ganar, al dejar en él tres semillas.
glossary-kazan = kazán
    .forms = kazanes, kazan, kazans
    .text = El almacén en el togyz kumalak.
glossary-turn = turno
    .forms = turnos
    .text = Lo que hace un jugador antes de que juegue el otro. Puede incluir varias jugadas, si se ganan jugadas adicionales.
glossary-ply = jugada
    .forms = jugadas
    .text = Una jugada tal como se escribe en una partida guardada.
glossary-bonus = jugada adicional
    .forms = jugadas adicionales, turno adicional, turnos adicionales, otra jugada, jugar otra vez, juega otra vez, juegue otra vez
    .text = Otra jugada del mismo jugador: por ejemplo, después de que la última semilla caiga en su propio almacén.
glossary-pass = pasar el turno
    .forms = pasar turno, pasa el turno, pasan el turno, pase el turno, pasó el turno
    .text = Dejar pasar un turno sin jugar. Por lo general solo se permite cuando no hay jugada posible.
glossary-ping-pong = regla del ping-pong
    .forms = ping-pong
    .text = La prohibición de devolver de inmediato una semilla sola al lugar de donde vino, para que dos jugadores no puedan hacerlo sin
        fin.
glossary-pie-rule = regla del pastel
    .forms = regla de la tarta
    .text = Un jugador hace la primera jugada, y el otro puede entonces quedarse con ese lado. Compensa la ventaja de jugar primero.
glossary-endless = siembra sin fin
    .forms = siembras sin fin, no termina nunca, no terminaría nunca, nunca termina, nunca terminaría
    .text = Un turno de muchas siembras que no termina nunca, porque ninguna última semilla cae donde podría parar. Cada juego dice qué
        ocurre entonces.
glossary-void = nula
    .forms = nulas, nulo, nulos, partida nula, partidas nulas, ronda nula, rondas nulas
    .text = La partida que no cuenta, como si no se hubiera jugado.
glossary-house = casa
    .forms = casas
    .text = Un hoyo que cada jugador tiene desde el principio, con derechos propios mientras tenga suficientes semillas y no se haya
        vaciado.
glossary-nyumba = { "nyumba" }
    .text = La casa en el bao: el cuarto hoyo por la derecha de la fila interior.
glossary-kichwa = { "kichwa" }
    .text = En el bao, un hoyo extremo de la fila interior, desde el que se siembran las semillas capturadas. La palabra significa
        «cabeza».
glossary-kimbi = { "kimbi" }
    .text = En el bao, uno de los dos hoyos de cada extremo de la fila interior. Una captura hecha allí envía las semillas capturadas a
        ese extremo.
glossary-namua = { "namua" }
    .text = La primera fase del bao, en la que cada turno empieza con una semilla de la reserva.
glossary-mtaji = { "mtaji" }
    .text = La segunda fase del bao, en la que se sigue solo con las semillas del tablero; también, una jugada de esa fase que captura.
glossary-takata = { "takata" }
    .text = En el bao, un turno que no empieza con una captura y que, por tanto, no captura nada.
glossary-takasia = { "takasia" }
    .text = En el bao, el bloqueo del único hoyo amenazado cuando su dueño no puede capturar: durante un turno, ninguna jugada puede
        empezar desde él.
glossary-safari = { "safari" }
    .text = En el bao, la siembra de la casa propia cuando un turno con capturas ha terminado en ella.
glossary-musoro = { "musoro" }
    .text = En el tsoro, un hoyo en el que un jugador puede interrumpir una siembra que continuaría. La palabra significa «cabeza».
glossary-reverse = siembra inversa
    .forms = siembras inversas
    .text = Una siembra que va en sentido contrario al habitual. En el omweso y el igisoro empieza desde ciertos hoyos y tiene que
        capturar.
glossary-torus = tablero tórico
    .forms = tableros tóricos, toro
    .text = Un tablero cuyos bordes opuestos se consideran unidos, de modo que las filas y las columnas no tienen fin.
glossary-inner-row = fila interior
    .forms = filas interiores, fila delantera
    .text = Donde cada jugador tiene dos filas, la que está junto a la línea central, frente al adversario.
glossary-outer-row = fila exterior
    .forms = filas exteriores, fila trasera
    .text = Donde cada jugador tiene dos filas, la que está en el borde del tablero, detrás de la interior.
glossary-hand = mano
    .forms = manos
    .text = Las semillas que un jugador tiene y todavía no ha puesto en juego; también, las semillas de una siembra que quedan por
        repartir.
glossary-full-lap = vuelta completa
    .forms = vueltas completas
    .text = Una siembra con semillas suficientes para llegar de nuevo al hoyo donde empezó. En unos juegos se deja una semilla en él; en
        otros se salta.
glossary-race = carrera
    .forms = carreras
    .text = Una apertura en la que los dos jugadores siembran a la vez. Empieza quien termina antes.
glossary-opening = apertura
    .forms = aperturas, posición inicial, posiciones iniciales
    .text = Cómo empieza una partida: las semillas tal como se colocan, o unas primeras jugadas que siguen reglas propias.
glossary-head = cabeza
    .forms = cabezas
    .text = Un hoyo con derechos propios en un extremo de la fila: en un juego se empieza a jugar desde él, en otro entran por él las
        semillas capturadas, y en un tercero se puede interrumpir en él una siembra.
glossary-eye = { "ayemi" }
    .text = En el selus, un hoyo extremo de la fila. La palabra significa «ojo». Allí las trampas tienen reglas propias.
glossary-must-capture = captura obligatoria
    .forms = capturas obligatorias
    .text = La obligación de capturar que tiene el jugador que puede hacerlo.
glossary-hunger = hambre
    .forms = hambriento
    .text = La situación de un jugador que tiene vacíos todos sus hoyos.
glossary-majority = mayoría
    .forms = más de la mitad
    .text = Más de la mitad de todas las semillas. A quien ha guardado tantas ya no se le puede alcanzar, y por eso muchos juegos terminan
        ahí.
glossary-repetition = repetición
    .forms = repeticiones, se repite, se repiten, repetida, repetidas
    .text = Una posición que vuelve a darse cuando le toca jugar al mismo jugador. Los juegos que lo permiten dicen cuántas veces puede
        ocurrir.
glossary-round = ronda
    .forms = rondas
    .text = El juego desde que se colocan las semillas hasta que se han repartido. En un encuentro se suceden varias rondas.
glossary-match = encuentro
    .forms = encuentros
    .text = Varias rondas. Lo que un jugador ha ganado en una decide con qué hoyos o semillas empieza la siguiente.
glossary-komi = { "komi" }
    .text = Puntos que se dan al segundo jugador antes de empezar, para compensar la ventaja de jugar primero.
glossary-stage = fase
    .forms = fases
    .text = Una parte de la partida cuyas jugadas son de otra clase que las de la parte siguiente.
glossary-misere = ganapierde
    .forms = juego inverso, juegos inversos, misère
    .text = Un juego con el objetivo invertido: gana quien captura menos.
glossary-solitaire = solitario
    .forms = solitarios
    .text = Un juego para un solo jugador. El tchuka ruma es uno de ellos.
glossary-weak-trap = trampa débil
    .forms = trampas débiles
    .text = En el mancala abstracto, una trampa que retiene una semilla de cada siembra y deja pasar las demás.
glossary-strong-trap = trampa fuerte
    .forms = trampas fuertes
    .text = En el mancala abstracto, una trampa que retiene todas las semillas que quedan en la mano y, con ello, termina la siembra.
glossary-empty-sowing = siembra vacía
    .forms = siembras vacías
    .text = Siembra tras la cual no se ha capturado nada ni se ha ganado otra jugada.
glossary-rank = rango
    .forms = rangos
    .text = Otro nombre de la fila: un mancala de dos, tres o cuatro rangos se juega en un tablero con tantas filas.
glossary-cross-sowing = siembra cruzada
    .forms = siembras cruzadas
    .text = Siembra en la que el número de semillas levantadas decide la dirección, los impares hacia un lado y los pares hacia el otro; o en la que un jugador siembra en contra de la dirección del otro.
glossary-beheading = cortar la cabeza
    .forms = corte de cabeza
    .text = En el oware, capturar todas las semillas del adversario.
glossary-pussa-kanawa = { "pussa-kanawa" }
    .text = La manera india de seguir sembrando: la vuelta continúa con las semillas del hoyo siguiente a aquel en que cayó la última, y termina si ese hoyo está vacío.
glossary-singleton = semilla sola
    .forms = semillas solas
    .text = Semilla que está sola en su hoyo.
glossary-tempo = { "tempo" }
    .forms = jugada de espera, jugadas de espera
    .text = Jugada que cambia poco y cede el turno al adversario. Quien tiene más de ellas al final no se ve obligado a la que pierde semillas.
glossary-hoarding = acumulación
    .forms = acumular, acumulado, acumuladas
    .text = Dejar que se junten muchas semillas en un hoyo, a salvo de capturas o para sembrar lejos en el momento oportuno.
glossary-sente = { "sente" }
    .text = Palabra del go: jugada a la que el adversario tiene que responder, de modo que la siguiente jugada libre vuelve a ser de usted.
glossary-gote = { "gote" }
    .text = Palabra del go: jugada que no exige respuesta y cede la iniciativa al adversario.

glossary-several = { $word }{ "s" }

# Pieces of another kind than seeds: one of them, and several. The number is a figure, as the gender of a game's own word is not known.
word-special = pieza especial
word-specials = piezas especiales
pieces = { $count ->
        [one] 1 { $special }
       *[other] { $count } { $specials }
    }
