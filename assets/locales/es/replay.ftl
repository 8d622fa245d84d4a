### Pages on which a recorded game is replayed in a browser.

replay-title = { $game }: { $players }
replay-player = { $side }: { $name }
replay-computer = Naqala ({ $skill })
replay-result = { $result ->
        [draw] Resultado: empate.
        [void] Resultado: la partida no cuenta.
        [lost] Resultado: derrota.
       *[won] Resultado: ganó { $winner }.
    }
replay-opening = Posición inicial
replay-move = Jugada { $number } de { $of }: { $move }
replay-flight = { $seeds ->
        [one] Una semilla en la mano
       *[other] { $seeds } semillas en la mano
    }
replay-board = Tablero
replay-controls = Reproducción
replay-first = Posición inicial
replay-back = Jugada anterior
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Jugada siguiente
replay-last = Última posición
replay-moves = Jugadas
replay-steps = Paso a paso
replay-options = Opciones distintas de las predeterminadas
replay-position = La posición como texto
replay-keys = Las flechas pasan de una jugada a otra; Inicio y Fin llevan a la primera y a la última posición; la barra espaciadora
    reproduce la partida.
replay-made = Creado con Naqala
