### Reading aloud.

speech-read-aloud = Читать подписи и уроки вслух
speech-rules = Прочитать вслух
speech-stop = Остановить чтение
speech-no-voice = Голос не найден. Установите speech-dispatcher или espeak-ng.
