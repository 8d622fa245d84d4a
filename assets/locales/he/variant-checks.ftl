### What is wrong with the clauses of a variant: one by one, and those that exclude one another.

## What clauses of several kinds need of their board

diagnostic-torus-without-owners = בטורוס אף גומה אינה שייכת לאיש
    .help = נדרש כלל אחר או לוח אחר
diagnostic-nowhere-for-captures = אין לאן להעביר את האבנים שנלכדו
    .help = נדרש לוח עם קופות
diagnostic-board-without-stores = אין בלוח קופות
    .help = נדרש `stores: Aside`, `stores: Own` או `stores: All`
diagnostic-no-special-pieces = אין במשחק כלים מיוחדים
    .help = נדרש `setup.specials`
diagnostic-no-penalty-pits = אין בלוח גומות עונשין
    .help = נדרש `penalties: true` בלוח ריבועי עם קופות
diagnostic-no-pit-faces = בלוח הזה אין גומות זו מול זו
    .help = נדרשות שתי שורות או ארבע, לא סביב ריבוע
diagnostic-no-twin-pit = לאף גומה אין בצד השני גומה בעלת אותו מספר
    .help = נדרשות שתי שורות או ארבע
diagnostic-no-pit-behind = בלוח הזה אין גומה שנמצאת מאחורי גומה אחרת
    .help = נדרשות ארבע שורות
diagnostic-no-seed-in-store = כאן אף אבן אינה נופלת בקופה
    .help = נדרש `stores: Own`, `stores: OwnLeft` או `stores: All`
# $part: a part of the board that names a pit. $columns (number): how many pits a row has.
diagnostic-part-beyond-board = החלק { $part } אינו בלוח הזה
    .help = נדרש מספר מ־1 עד { $columns }

## The stages of a game

# $clauses, $stages (numbers): how many there may be.
diagnostic-too-many-clauses = יש יותר מדי כללים או שלבים
    .help = מותרים לכל היותר { $clauses } כללים ו־{ $stages } שלבים
diagnostic-last-stage-until = השלב { $stage } הוא האחרון
    .help = נדרש `until: End`, או שלב בלי `until`
diagnostic-stage-until-end = השלב { $stage } אינו האחרון
    .help = נדרש `until: OneTurn`, `until: OneMove` או `until: HandSpent`
diagnostic-stage-twice = יש שני שלבים בשם { $stage }
    .help = נדרש שם שאין לשום שלב אחר
# $because: what is wrong there.
diagnostic-in-stage = בשלב { $stage }: { $because }
