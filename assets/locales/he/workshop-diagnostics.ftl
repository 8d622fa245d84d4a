### What keeps files from being listed as a user's own games.

# $because: what the system reports.
diagnostic-own-folder-unreadable = אי אפשר לקרוא את תיקיית המשחקים שלכם: { $because }
# $files (number), $most (number): how many files there are and are read at most; thousands. $last: the last that is read.
diagnostic-own-too-many-files = בתיקייה יש { $files } קובצי גרסאות
    .note = הקבצים שאחרי { $last } מושמטים
    .help = נקראים לכל היותר { $most }
# $id: the id of the game. $file: the file of the other game.
diagnostic-own-id-of-another = המזהה { $id } הוא של המשחק שבקובץ { $file }
    .help = נדרש מזהה שאין לשום משחק אחר
# $id: as above.
diagnostic-own-id-of-shipped = המזהה { $id } הוא של משחק שבא עם התוכנה
    .help = נדרש מזהה שאין לשום משחק אחר
