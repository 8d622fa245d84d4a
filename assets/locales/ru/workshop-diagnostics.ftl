### What keeps files from being listed as a user's own games.

# $because: what the system reports.
diagnostic-own-folder-unreadable = не удаётся прочитать папку с вашими играми: { $because }
# $files (number), $most (number): how many files there are and are read at most; thousands. $last: the last that is read.
diagnostic-own-too-many-files = в папке { $files ->
        [one] { $files } файл вариантов
        [few] { $files } файла вариантов
       *[many] { $files } файлов вариантов
    }
    .note = файлы, которые следуют за { $last }, пропущены
    .help = читается не больше { $most }
# $id: the id of the game. $file: the file of the other game.
diagnostic-own-id-of-another = id { $id } уже есть у игры из файла { $file }
    .help = нужен id, которого нет у других игр
# $id: as above.
diagnostic-own-id-of-shipped = id { $id } уже есть у игры, которая входит в программу
    .help = нужен id, которого нет у других игр
