### Reading aloud.

speech-read-aloud = Leer en voz alta textos y lecciones
speech-rules = Leer en voz alta
speech-stop = Parar la lectura
speech-no-voice = No se encontró ninguna voz. Instale speech-dispatcher o espeak-ng.
