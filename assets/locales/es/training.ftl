### Rivales entrenados con partidas del programa contra sí mismo.

training-title = Entrenar a un rival
training-open = Entrenar a un rival…
training-open-does = El programa juega a este juego contra sí mismo y se vuelve más fuerte
training-explained = El programa juega cientos de partidas de { $game } contra sí mismo y aprende de ellas a valorar las posiciones. Después juega mejor, salvo en los niveles más bajos, y también mejoran el análisis y las pistas. Lo que aprende vale solo para estas reglas. El entrenamiento dura unos minutos; mientras tanto usted puede seguir jugando.
training-shipped = El programa ya está entrenado para este juego. El entrenamiento continúa a partir de ahí.
training-trained = Usted ya lo ha entrenado para estas reglas. El entrenamiento continúa a partir de ahí.
training-outdated = Usted lo ha entrenado para otras reglas u opciones de este juego. Lo que aprendió con ellas no se usa con estas.
training-broken = Lo que aprendió de estas reglas no se puede leer del disco y no se usa. Entrénelo de nuevo.
training-begin = Entrenar
training-cancel = Cancelar
training-delete = Borrar el entrenamiento
training-deleted = Entrenamiento borrado.
training-restore = Deshacer
training-begins = Han empezado las primeras partidas.
training-learns = Aprende de partidas contra sí mismo: parte { $part } de { $parts }.
training-match = { $games ->
        [one] Una partida
       *[other] { $games } partidas
    } contra el rival tal como era antes, para ver qué ha aprendido.
training-games = Partida { $game } de { $games }; quedan unos { $time }
training-under-way = Entrenando a un rival para { $game }…
training-rules-changed = Las reglas han cambiado desde que empezó el entrenamiento. Continúa con las reglas de entonces.
training-kept = Entrenado para { $game }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } en { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } contra sí mismo tal como era antes. A partir de ahora juega con lo aprendido.
training-not-kept = El entrenamiento para { $game } no ha servido de nada: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } en { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } contra sí mismo tal como era antes. Sigue jugando como jugaba.
preferences-trained = Rivales entrenados: { $games }
preferences-trained-delete = Borrar
preferences-trained-delete-does = El programa vuelve a jugar a estos juegos como antes
