### What keeps files from being listed as a user's own games.

# $because: what the system reports.
diagnostic-own-folder-unreadable = the folder of your games cannot be read: { $because }
# $files (number), $most (number): how many files there are and are read at most; thousands. $last: the last that is read.
diagnostic-own-too-many-files = the folder has { $files } variant files
    .note = the files after { $last } are left out
    .help = expected at most { $most }
# $id: the id of the game. $file: the file of the other game.
diagnostic-own-id-of-another = the id { $id } is that of the game in { $file }
    .help = expected one that no other game has
# $id: as above.
diagnostic-own-id-of-shipped = the id { $id } is that of a game that comes with the program
    .help = expected one that no other game has
