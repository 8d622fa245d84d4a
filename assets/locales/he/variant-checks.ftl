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

## Names of stages, marks and other clauses in a clause

# $stages: the stages that there are.
diagnostic-unknown-stage-in-clause = אין שלב { $stage }
    .help = אפשר לבחור ב־{ $stages }
# $stage: the first stage of the game.
diagnostic-house-not-from-start = הבית קיים מן ההתחלה
    .help = הוא צריך לפעול גם בשלב הראשון, { $stage }
diagnostic-never-let-stand = אף פעם לא משאירים אבנים במקומן
    .help = לצד `mark: LetStand` נדרש `Optional` ב־`dropping`
diagnostic-mark-never-won = אף גומה אינה מקבלת את הסימן { $mark }
    .help = נדרש כלל `Claim` עם הסימן הזה, או `at`
# $marks: the marks that there are.
diagnostic-unknown-mark = אין סימן { $mark }
    .help = אפשר לבחור ב־{ $marks }
# $kinds: kinds of clauses that describe a mark.
diagnostic-no-marks = אין סימן { $mark }
    .help = נדרש { $kinds } ב־`marks`
# $kind: the kind of the clause.
diagnostic-of-without-ids = ב־{ $kind } לא צוין אף כלל
    .help = נדרש ב־`of` מזהה אחד לפחות
# $list: the list in which they would stand.
diagnostic-no-captures-to-name = אין לכידות
    .help = נדרש `Capture` ב־{ $list }
diagnostic-no-claims-to-name = אין זכיות בגומות
    .help = נדרש `Claim` ב־{ $list }
# $kind: the kind of the clause.
diagnostic-claims-not-to-name = { $kind } חל על לכידות
    .help = נדרשים ב־`of` המזהים שלהן
diagnostic-all-not-alone = `all` יכול לעמוד רק ב־`Except`, ורק לבדו
    .help = נדרשים ב־`of` מזהים
diagnostic-clauses-never-together = { $clause } והכלל הזה אינם פועלים יחד באף שלב
    .help = נדרש שלב משותף לשניהם
# $kind: the kind of the clause. $clause: the id that it names, $of-kind and $of-list: that clause's kind and list.
# $list: the list of both.
diagnostic-clause-unsuitable = { $kind } אינו יכול לחול על { $clause } ({ $of-kind } ב־{ $of-list })
    .help = נדרשים כללים מ־{ $list } שהוא יכול לשנות
# $clauses: the ids that it can name.
diagnostic-unknown-clause-in-of = אין כלל { $clause }
    .help = אפשר לבחור ב־{ $clauses }
# $kind: the kind of the clause that names it. $list: the list of both.
diagnostic-no-clause-to-name = אין כלל { $clause }
    .help = נדרש ב־{ $list } כלל ש־{ $kind } יכול לשנות
diagnostic-unknown-clause-in-with = אין לכידה או זכייה { $clause }
    .help = נדרש כלל שאמור לחול בפתיחה

## Conditions on pits, turns and moves

diagnostic-counts-none-or-many = ב־`Of` לא צוין אף מספר, או שצוינו יותר מדי
    .help = נדרשים מ־1 עד 32 מספרים
diagnostic-no-count-fits = אף מספר אינו מתאים
    .help = נדרשת כמות אפשרית, למשל `Of([2, 3])` או `Between(2, 5)`
diagnostic-torus-without-sides = בטורוס אף גומה אינה שייכת לאיש
    .help = נדרש תנאי שאינו נוגע לצדדים ולשורות
diagnostic-never-crosses = בלוח הזה אף אבן אינה נופלת בצד השני
    .help = נדרש מסלול שעובר בגומות של שני הצדדים
diagnostic-never-reversed = אף זריעה אינה מתנהלת בכיוון ההפוך מן הרגיל
    .help = נדרש `or_back` בכלל `Way` ב־`sowing`
diagnostic-opponent-never-reached = בלוח הזה אף אבן אינה נופלת בגומות של היריב
    .help = נדרש `side: Own` או `side: Any`
diagnostic-every-pit-owned = כל גומה שייכת למישהו
    .help = נדרש `board.ends: true`, או `seats` שאינו כולל את כל הגומות
# $most (number): how many there may be.
diagnostic-too-many-parts = צוינו יותר מדי חלקים
    .help = מותרים לכל היותר { $most }
diagnostic-no-part-left = אף גומה אינה מתאימה
    .help = נדרש ב־`at` חלק שאינו מופיע ב־`not_at`
diagnostic-rightmost-of-several-rows = לשחקן יש כמה שורות, ולכל אחת גומה בקצה הימני
    .help = אפשר לבחור ב־`Rightmost` רק בלוח שבו לכל שחקן שורה אחת
diagnostic-leftmost-of-several-rows = לשחקן יש כמה שורות, ולכל אחת גומה בקצה השמאלי
    .help = לצד `Leftmost` נדרש `at: [Outer]` או `at: [Inner]`
diagnostic-no-specials-asked = אין במשחק כלים מיוחדים
    .help = נדרש `setup.specials`, או תנאי בלי `specials`
# $pit: fell (a seed has just fallen there), fell-occupied (and it held seeds before), occupied (another pit that
# holds seeds).
diagnostic-holds-too-few = { $pit ->
        [fell-occupied] בגומה שלא הייתה ריקה יש 2 אבנים או יותר, יחד עם האבן שנופלת בה
        [occupied] בגומה שאינה ריקה יש אבן אחת או יותר
       *[fell] בגומה שאבן נופלת בה יש אבן אחת או יותר
    }
    .help = נדרש מספר כזה ב־`holds`
diagnostic-zero-where-seed-falls = בגומה שאבן נופלת בה יש אבן אחת או יותר
    .help = נדרשים מספרים מ־1 ומעלה
diagnostic-empty-and-holds = בגומה ריקה אין אבנים
    .help = נדרש `was` או `holds`, אך לא שניהם
diagnostic-next-may-be-store = המקום הבא במסלול עשוי להיות קופה
    .help = לתנאי `next` או `before` נדרש `stores: None` או `stores: Aside`
diagnostic-never-blocked = אף גומה אינה נחסמת
    .help = לצד `mark: Barred` נדרש `Blockade` ב־`choice`
