### Learning: what the Learn tab offers, and what is said while something is learned on the table.

## Words of the field

learn-words = Glosario
learn-words-search = Buscar en el glosario
learn-words-none = Ningún término coincide.

## For a class

class-ask = Preguntar a la clase
class-ask-does = Hace una pausa antes de la última semilla de cada jugada, para que la clase diga qué ocurrirá (F8)
class-freeze = Congelar
class-freeze-does = Congela la posición mientras usted habla (F9)
class-what-next = ¿Qué ocurrirá ahora?
class-goes-on = La barra espaciadora continúa. Los clics en los hoyos cuentan votos.
class-vote-left = Izquierda
class-vote-right = Derecha
class-vote-does = Cuenta un voto
class-timer = Temporizador
class-timer-does = Da 30 segundos; cada clic añade otros 30
class-time-up = Se acabó el tiempo
class-clear = Borrar
class-clear-does = Pone a cero los votos y el temporizador
class-frozen = Posición congelada. No se hacen jugadas.
class-let-go = Descongelar

## Examples

learn-show = Mostrar un ejemplo
learn-example-only = Ejemplo
learn-example-of = Ejemplo { $number } de { $count }
learn-counter = Contraejemplo
learn-example = Volver al ejemplo
learn-again = Otra vez
learn-next = Ejemplo siguiente
learn-try = Probar
learn-retry = Probar otra vez
learn-back = Volver a la partida
learn-try-heading = Pruebe usted
learn-try-any = Ahora haga usted una jugada.
learn-try-caption = Haga una jugada que muestre esta regla.
learn-try-last = Encuentre el hoyo cuya última semilla cae en { $pit }.
learn-try-capture = Encuentre una jugada que capture.
learn-try-again-move = Encuentre una jugada que dé derecho a otra.
learn-try-relay = Encuentre una jugada cuya siembra continúe desde donde cae la última semilla.
learn-try-claim = Encuentre una jugada que gane un hoyo.
learn-try-end = Encuentre una jugada que termine la partida.
learn-try-better = Encuentre una jugada mejor.
learn-try-best = Busque la mejor jugada.
learn-try-best-found = Correcto: es la mejor jugada.
# A move that is not the best: the opponent's best answer to it, such as c2, and the seeds that it costs, as in “3 seeds”.
learn-try-costs = La mejor respuesta es { $answer }. Es { $seeds ->
        [one] una semilla
       *[other] { $seeds } semillas
    } peor que la mejor jugada.
learn-try-not-better = Hay una jugada mejor.
learn-try-found = Correcto: esta jugada es mejor.
learn-try-fell = Su última semilla cayó en { $fell } y no en { $wanted }.
learn-try-right = Correcto: esa es la regla.
learn-try-wrong = Esta jugada no muestra la regla.
learn-try-not-capture = Esta jugada no captura nada.
learn-try-not-again = Esta jugada no da derecho a otra.
learn-try-not-relay = Esta siembra no continúa.
learn-try-not-claim = Esta jugada no gana ningún hoyo.
learn-try-not-end = Después de esta jugada la partida sigue.

## The first lesson, for people who have never seen a mancala

first-heading = ¿Qué es un mancala?
first-does = Dos minutos para quienes nunca han visto uno: semillas, hoyos, siembra, capturas y siembras encadenadas
first-board = Un tablero de mancala tiene filas de hoyos, y en los hoyos hay semillas. Los hoyos que tiene delante son suyos; los del otro
    lado de la línea central son del adversario. Las semillas son todas iguales y no pertenecen a nadie: lo que cuenta es cuántas
    hay y dónde están.
first-sow = Una jugada es una siembra. Se recogen todas las semillas de uno de los hoyos propios y se reparten de una en una, una en
    cada lugar que sigue. Mire y, después, siembre usted un hoyo.
first-count = Lo que importa es dónde cae la última semilla. Por eso, cuente antes de recogerlas. Encuentre el hoyo cuya última
    semilla cae en f1, el hoyo vacío del extremo derecho de su fila.
first-store = El hueco grande de la derecha es su almacén: lo que hay en él es suyo para siempre. En este juego, el kalah, si la última
    semilla cae en su almacén, usted juega otra vez. Encuentre un hoyo con el que eso ocurra.
first-capture = Las semillas también se pueden capturar. En el kalah, si la última semilla cae en un hoyo propio vacío, se captura todo lo
    que hay en el hoyo de enfrente, y esa semilla va con ello al almacén. Encuentre la jugada que captura.
first-count-capture = En otros juegos la captura depende de la cantidad. En el oware, si la última semilla cae en el lado del
    adversario, se capturan las semillas de ese hoyo cuando con ella son dos o tres. Encuentre una jugada que capture.
first-laps = En muchos juegos la siembra continúa: se recogen a su vez las semillas del hoyo donde cayó la última y se siembran, una y
    otra vez, hasta que una última semilla cae en un hoyo vacío. Así se encadenan varias siembras en una sola jugada. Mire y, después,
    empiece usted una.
first-end = La partida termina cuando a un jugador no le quedan semillas para jugar o cuando lo dicen las reglas. Aquí a Sur no le
    queda ninguna, así que Norte se queda con las que hay en su lado; gana quien tenga más semillas en el almacén. Hay muchos más
    juegos, y cada uno se explica solo: elija uno en la pestaña «Juego» y siga su lección en la pestaña «Aprender».
first-board-title = El tablero
first-sow-title = La siembra
first-count-title = Contar
first-store-title = El almacén
first-capture-title = La captura
first-count-capture-title = Captura por cantidad
first-laps-title = Siembra encadenada
first-end-title = El final

## The lesson of a game

lesson-step = { $heading } ({ $number } de { $count })
lesson-next = Siguiente
lesson-previous = Anterior
lesson-leave = Salir de la lección
lesson-play = Jugar una partida
lesson-choose = Elegir un juego
lesson-done = Hecho
lesson-game = Terminar con una partida
lesson-game-does = Juegue contra el primer nivel. La pista dice qué jugada es buena, deshacer retira una jugada, y en la página de
    reglas se ilumina la regla en que se basa cada paso.

lesson-of = { $game }, paso a paso
lesson-does = Lea cada regla, véala en la mesa y pruébela; después, juegue una partida. La partida que está en la mesa espera.
lesson-begin = Empezar
lesson-go-on = Continuar
lesson-again = Repetir
lesson-from-start = Empezar de nuevo
lesson-reached = Paso { $number } de { $count }

lesson-described = Los círculos discontinuos marcan lo que aquí se describe.

## Puzzles on the table

puzzle-heading = Problema: { $kind } ({ $grade })
puzzle-of-day = Problema del día: { $kind } ({ $grade })
puzzle-solution = Mostrar la solución
puzzle-answer = Responder
puzzle-next = Problema siguiente
puzzle-play-out = Jugar hasta el final
puzzle-point = Haga clic en el hoyo o el almacén, o use las flechas e Intro.
puzzle-point-all = Haga clic en todos los hoyos que se pueden elegir, o use las flechas e Intro; después, responda.
puzzle-count = Escriba o elija el número y, después, responda.
puzzle-number = Su respuesta
puzzle-number-less = Uno menos
puzzle-number-more = Uno más
puzzle-play = Haga la jugada.
puzzle-none = No se encontró un problema así para este juego. Pruebe con otro tipo.
puzzle-card = Problemas
puzzle-card-does = Las respuestas están demostradas; en las aperturas son lo que encuentra la búsqueda del programa. Los problemas que haya fallado vuelven pronto y, después, al cabo de un día, de seis días y cada vez más tarde.
puzzle-begin = Problema siguiente
puzzle-daily = Problema del día
puzzle-made = Un momento…
puzzle-score = { $right } de { $answered } correctas, { $streak } seguidas. Siguiente: { $grade }. { $due ->
        [0] { "" }
        [one] Hoy vuelve a salir uno.
       *[other] Hoy vuelven a salir { $due }.
    } { $later ->
        [0] { "" }
        [one] Otro día vuelve a salir uno.
       *[other] Otro día vuelven a salir { $later }.
    }

## Puzzles of one's own

puzzle-own = Mis problemas
puzzle-own-how = Componga una posición y guárdela como problema: aparecerá aquí.
puzzle-own-name = { $kind } { $number }
puzzle-own-of = { $kind }: { $move }
puzzle-own-heading = { $name }: { $kind }
puzzle-own-proved = Demostrando las respuestas…
puzzle-own-choose = Guardar como:
puzzle-own-none = En esta posición no se puede demostrar ninguna respuesta.
puzzle-unfit-pit = { $kind }: haga clic primero en un hoyo; la pregunta tratará de una jugada desde él.
puzzle-unfit-captures = { $kind }: en este juego no se captura nada.
puzzle-unfit-move = { $kind }: ninguna jugada desde este hoyo termina sin más con una semilla sembrada.
puzzle-unfit-legal = { $kind }: aquí ninguna regla dice qué hoyos se pueden elegir.
puzzle-unfit-best = { $kind }: no se pudieron demostrar todas las jugadas, o todas valen lo mismo. Con menos semillas en los hoyos es más
    fácil.
puzzle-unfit-win = { $kind }: no se pudo demostrar que una única jugada fuerce la victoria en pocos turnos.
puzzle-own-kept = Se ha guardado como { $name }. Está en la pestaña «Aprender».
puzzle-own-see = Mostrar el problema
puzzle-own-too-many = Tiene demasiados problemas. Borre antes alguno.
puzzle-own-rename = Cambiar el nombre de { $name }
puzzle-own-drop = Borrar { $name }
puzzle-own-dropped = Se ha borrado { $name }.
puzzle-own-take = Deshacer
puzzle-own-gone = { $name } es del juego { $game }, cuyo archivo ya no está. Restáurelo para resolver el problema.

## Another game beside this one, and sheets for print

learn-more = Comparar e imprimir
compare-with = Comparar con…
compare-title = Comparar juegos
compare-gone = El juego { $game } ya no existe.
sheet-save = Imprimir o guardar las reglas…
sheet-failed = No se pudieron guardar las reglas en { $file }.

## A board to print

making-open = Hacer un tablero…
making-dialog = Hacer un tablero
making-paper = Papel
making-letter = Carta (EE. UU.)
making-size = Tamaño
making-one-sheet = Una hoja
making-pit = Hoyos de { $width } cm
making-with-seeds = Semillas para recortar
making-result = { $sheets ->
        [one] El tablero mide { $size } cm y cabe en una hoja
       *[other] El tablero mide { $size } cm y ocupa { $sheets } hojas
    }{ $seeds ->
        [0] .
        [one] ; las semillas ocupan una más.
       *[other] ; las semillas ocupan { $seeds } más.
    }
making-save = Guardar…
making-failed = No se pudo guardar el tablero como { $file }.
