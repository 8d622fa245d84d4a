### What is wrong with the clauses of a variant: one by one, and those that exclude one another.

## What clauses of several kinds need of their board

diagnostic-torus-without-owners = בטורוס אף גומה אינה שייכת לאיש
    .help = נדרש סעיף אחר או לוח אחר
diagnostic-nowhere-for-captures = אין לאן להעביר את האבנים שנלכדו
    .help = נדרש לוח עם קופות
diagnostic-board-without-stores = אין בלוח קופות
    .help = נדרש `stores: Aside`, `stores: Own` או `stores: All`
diagnostic-no-special-pieces = אין במשחק כלים מיוחדים
    .help = נדרש `setup.specials`
diagnostic-no-penalty-pits = אין בלוח גומות עונשין
    .help = נדרש `penalties: true` בלוח ריבועי עם קופות
diagnostic-no-pit-faces = בלוח הזה אין גומות זו מול זו
    .help = נדרשות שתי שורות או ארבע, והלוח לא יכול להיות ריבועי
diagnostic-no-twin-pit = לאף גומה אין בצד השני גומה בעלת אותו מספר
    .help = נדרשות שתי שורות או ארבע
diagnostic-no-pit-behind = בלוח הזה אין גומה שנמצאת מאחורי גומה אחרת
    .help = נדרשות ארבע שורות
diagnostic-no-seed-in-store = כאן אף אבן אינה נופלת בקופה
    .help = נדרש `stores: Own`, `stores: OwnLeft` או `stores: All` ב־`board`
# $part: a part of the board that names a pit. $columns (number): how many pits a row has.
diagnostic-part-beyond-board = החלק { $part } אינו בלוח הזה
    .help = נדרש מספר מ־1 עד { $columns }

## The stages of a game

# $clauses, $stages (numbers): how many there may be.
diagnostic-too-many-clauses = יש יותר מדי סעיפים או שלבים
    .help = מותרים לכל היותר { $clauses } סעיפים ו־{ $stages } שלבים
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
diagnostic-unknown-stage-in-clause = אין שלב בשם { $stage }
    .help = אפשר לבחור ב־{ $stages }
# $stage: the first stage of the game.
diagnostic-house-not-from-start = הבית קיים מן ההתחלה
    .help = הוא צריך לפעול גם בשלב הראשון, { $stage }
diagnostic-never-let-stand = אף פעם לא משאירים אבנים במקומן
    .help = לצד `mark: LetStand` נדרש `Optional` ב־`dropping`
diagnostic-mark-never-won = אף גומה אינה מקבלת את הסימן { $mark }
    .help = נדרש סעיף `Claim` עם הסימן הזה, או `at`
# $marks: the marks that there are.
diagnostic-unknown-mark = אין סימן בשם { $mark }
    .help = אפשר לבחור ב־{ $marks }
# $kinds: kinds of clauses that describe a mark.
diagnostic-no-marks = אין סימן בשם { $mark }
    .help = נדרש { $kinds } ב־`marks`
# $kind: the kind of the clause.
diagnostic-of-without-ids = ב־{ $kind } לא צוין אף סעיף
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
diagnostic-clauses-never-together = { $clause } והסעיף הזה אינם פועלים יחד באף שלב
    .help = נדרש שלב משותף לשניהם
# $kind: the kind of the clause. $clause: the id that it names, $of-kind and $of-list: that clause's kind and list.
# $list: the list of both.
diagnostic-clause-unsuitable = { $kind } אינו יכול לחול על { $clause } ({ $of-kind } ב־{ $of-list })
    .help = נדרשים סעיפים מ־{ $list } שהוא יכול לשנות
# $clauses: the ids that it can name.
diagnostic-unknown-clause-in-of = אין סעיף בשם { $clause }
    .help = אפשר לבחור ב־{ $clauses }
# $kind: the kind of the clause that names it. $list: the list of both.
diagnostic-no-clause-to-name = אין סעיף בשם { $clause }
    .help = נדרש ב־{ $list } סעיף ש־{ $kind } יכול לשנות
diagnostic-unknown-clause-in-with = אין לכידה או זכייה בשם { $clause }
    .help = נדרש סעיף שאמור לחול בפתיחה

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
    .help = נדרש `or_back` בסעיף `Way` ב־`sowing`
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

## Marks, openings, moves and sowing on their board

diagnostic-no-way-from-store = אבנים מקופה נזרעות לאורך מסלול, ובטורוס אין מסלול
    .help = נדרש `from: Pits`
diagnostic-store-only-counted = על קופה אפשר לשאול רק כמה אבנים יש בה
    .help = לצד `from: Store` מותר ב־`if` רק השדה `holds`
diagnostic-no-pit-near-store = אין גומה שנמצאת ליד קופה
    .help = לצד `from: Store` נדרשים מספרים ב־`holds`
diagnostic-store-lifted-alone = מקופה אוספים רק אבנים של הצד שתורו
    .help = לצד `from: Store` אין מקום ל־`specials` ול־`seats`
diagnostic-empty-store-lifted = אי אפשר לאסוף מקופה ריקה
    .help = נדרש `holds` מ־1 ומעלה
diagnostic-direction-not-on-board = אין בלוח כיוון כזה
    .help = נדרש `Ccw` או `Cw`, ובטורוס — מ־`N` עד `Nw`
diagnostic-nobody-pays = איש אינו משלם דבר
    .help = לצד `unpaid` נדרש `pays` מ־1 ומעלה
diagnostic-trap-receives-once = מלכודת מקבלת אבנים רק בדרך אחת
    .help = לצד `ends: IfOccupied` נדרש `dropped: Stays`
diagnostic-no-seed-passes-by = אף אבן אינה מדלגת על המלכודת
    .help = לצד `but_last` נדרש `passed_by`
diagnostic-trap-of-nobody = מלכודת שייכת למישהו
    .help = נדרש `of: Own` או `of: Other`
diagnostic-house-of-one-pit = בית הוא גומה אחת
    .help = נדרש `InnerLeft`, `InnerRight`, `OuterLeft` או `OuterRight` עם המספר שלה
diagnostic-empty-house = גומה ריקה אינה נחשבת בית
    .help = נדרש `counts` מ־1 ומעלה
diagnostic-no-seeds-in-hand = אין בעתודה אבנים להניח
    .help = נדרש `setup.hand` מ־1 ומעלה
diagnostic-hand-beside-mirror = עם `Mirror`, האבנים שמסדרים באות מקופה
    .help = נדרש שהערך של `setup.hand` יהיה 0
diagnostic-race-of-two = במרוץ משתתפים שני שחקנים
    .help = נדרש לוח של שני צדדים
diagnostic-race-ends-in-pit = מרוץ מסתיים בגומה ריקה
    .help = נדרש מסלול אחד לשני הצדדים, ו־`stores: None` או `stores: Aside`
diagnostic-hand-not-for-pits = את העתודה זורעים בכל הגומות של הצד
    .help = נדרש ש־`setup.hand` יהיה שווה למספר האבנים שהן מקבלות
diagnostic-no-store-to-set-out = האבנים שמסדרים באות מקופה
    .help = נדרש לוח עם קופות
diagnostic-no-row-to-set-out = את האבנים מסדרים בשורה
    .help = נדרש לוח של שני צדדים
diagnostic-nobody-lends = איש אינו מלווה אבנים לעתודה
    .help = נדרש `borrows: false`, או `from: Store`
diagnostic-script-beside-stores = האבנים נלקחות מגומות
    .help = נדרש `stores: None` או `stores: Aside`
# $pit (number): its number along the path. $places (number): how many pits the path has.
diagnostic-script-beyond-path = גומה { $pit } מחוץ לתחום
    .help = נדרשים מספרים לאורך המסלול, מ־1 עד { $places }
diagnostic-script-without-sowing = הצעדים מסתיימים בזריעה אחת
    .help = נדרש `Sow(..)` בצעד האחרון, ולא בצעד אחר
diagnostic-empty-pit-lifted = אי אפשר לאסוף מגומה ריקה
    .help = נדרש `holds` מ־1 ומעלה
diagnostic-every-move-barred = כל המהלכים אסורים
    .help = נדרש תנאי ב־`move`
diagnostic-barred-by-what-it-leaves = מה שנשאר אחרי המהלך אינו יכול לאסור אותו
    .note = אותו הדבר היה נשאל על כל תשובה
    .help = נדרש `Prefer`, או שדה אחר של `move`
diagnostic-every-move-preferred = לכל המהלכים יש עדיפות
    .help = נדרש תנאי ב־`move` או ב־`not`
diagnostic-opponent-never-sown = בלוח הזה אף אבן אינה נופלת בגומות של היריב
    .help = נדרש מסלול שעובר בהן, או סעיף אחר
diagnostic-directions-of-two = לכל אחד משני השחקנים יש כיוון
    .help = נדרש לוח של שני צדדים
diagnostic-torus-directions = בטורוס יש יותר משני כיוונים
    .help = אין מקום ל־`laps: Reversed` ול־`or_back`
diagnostic-or-back-without-direction = `or_back` הוא חריג מכיוון קבוע אחד
    .help = לצדו נדרש `way: Ccw` או `way: Cw`
diagnostic-reversed-beside-or-back = הכיוון של זריעה נקבע רק בדרך אחת
    .help = אין מקום ל־`laps: Reversed` לצד `or_back`
diagnostic-first-seed-without-store = לאבן הראשונה דרושה קופה
    .help = נדרש לוח עם קופות
# $most (number): how many there may be.
diagnostic-heaps-long-or-zero = `heaps` ארוך מדי, או שיש בו 0
    .help = מותרות לכל היותר { $most } ערימות, ובכל אחת אבן אחת לפחות
diagnostic-heaps-beside-first = מניחים ערימות בלי דבר ביניהן
    .help = לצד `heaps` נדרש `first: Next`
diagnostic-drop-without-effect = האבנים היו נופלות כך בכל מקרה
    .help = נדרש `first`, `lone` או `heaps`
diagnostic-every-pit-skipped = היו מדלגים על כל הגומות
    .help = נדרש תנאי ב־`if`
diagnostic-rest-with-opponent = יתר האבנים נזרעות בגומות של היריב
    .help = נדרש מסלול אחד לשני הצדדים, ו־`stores: None` או `stores: Aside`
diagnostic-rest-in-later-rounds = בסבבים הבאים ייתכן שגומות ייסגרו או יעברו לצד אחר
    .help = נדרש `after: Start`, או משחק בלי `rounds`

## Clauses that exclude one another in a stage

# $kind: the kind. $count (number): how many clauses of it there are, 2 or more.
diagnostic-several-of-kind = רק סעיף אחד מסוג { $kind } יכול לפעול בכל רגע, ויש כאן { $count }
    .help = נדרש סעיף { $kind } אחד בלבד
diagnostic-placed-in-one-way = אבן מניחים רק בדרך אחת
    .help = נדרש בשלב `Place` או `Arrange`, אך לא שניהם
diagnostic-begun-in-one-way = מהלך מתחיל רק בדרך אחת
    .help = בשלב של `Script` אין מקום ל־`Place`, ל־`Arrange` ול־`Race`
diagnostic-arrange-until-spent = עם `Arrange` כל שחקן מסדר את כל העתודה
    .help = נדרש שלב נפרד, עם `until: HandSpent`
diagnostic-arrange-beside-must-capture = לא לוכדים דבר בזמן שמסדרים את העתודה
    .help = נדרש ש־`Arrange` ו־`MustCapture` יהיו בשלבים שונים
diagnostic-rows-empty-at-first = השורות ריקות עד שהעתודה מסודרת על הלוח
    .help = סיום בגלל שורות ריקות צריך לפעול בשלב שאין בו `Arrange`
diagnostic-hand-never-spent = אין דבר שמכלה את העתודה בשלב עם `until: HandSpent`
    .help = נדרש `Place`, `Arrange` או `Bring(id: "bring", from: Hand)`
diagnostic-prefer-before-must-capture = את סוג התור קובע `MustCapture`
    .help = הוא צריך לבוא לפני כל `Prefer` עם `began`
diagnostic-instead-not-apart = `Instead` בא לצד זריעה מגומות רגילות
    .help = באותו שלב אין מקום ל־`Place`, ל־`Arrange`, ל־`Script`, ל־`Race`, ל־`MustCapture`, ל־`House` ול־`Trap`
diagnostic-instead-taken-seeds-sown = מה שלוקחים עם `Instead(do: Take)` עובר לקופה
    .help = ב־`landing` אין מקום ל־`Send(to: Sown)` ול־`Send(to: RowEnd)`
diagnostic-barred-by-one-clause = רק סעיף אחד אוסר גומה
    .help = נדרש `NoReturn` או `Blockade` ב־`choice`, אך לא שניהם
diagnostic-placed-beside-by-count = אבן שמניחים בגומה משנה את מספר האבנים שבה
    .help = לצד `Place` או `Arrange` אין מקום ל־`ByCount` ב־`sowing`
diagnostic-or-back-among-directions = `or_back` הוא חריג מכיוון קבוע אחד
    .help = בכל `Way` שלצדו נדרש `way: Ccw` או `way: Cw`
diagnostic-next-way-not-chosen = אי אפשר להפוך את הכיוון של מהלך נוסף כשהכיוון אינו נתון לבחירה
    .help = נדרש `next_way: Free` ב־`Again`, או `way: Chosen`
diagnostic-never-comes-round = אף זריעה אינה שבה בדרכה אל גומת המוצא
    .help = נדרש `came_round` בלי `Drop(first: ..)` ובלי `Skip(if: (origin: true))`
diagnostic-round-of-one-sowing = `Skip(after: Round)` חל על זריעה אחת שמתחילה ליד הגומה שלה
    .help = לצדו אין מקום לזריעות נוספות, לסעיף על האבן הראשונה ול־`came_round`
diagnostic-both-skip-origin = שני הסעיפים מדלגים על גומת המוצא
    .help = נדרש `Skip` אחד, עם `after: Round` או עם `if: (origin: true)`
diagnostic-heaps-interrupted = מניחים ערימות בלי דבר ביניהן
    .help = לצד `heaps` אין מקום לסעיף על האבן הראשונה, ל־`Skip(if: (origin: true))`, ל־`Race`, ל־`Script`, ללכידה תוך
        כדי זריעה ולמלכודת שלוקחת אבנים
diagnostic-race-keeps-seeds = במרוץ כל אבן נשארת על הלוח
    .help = בשלב של `Race` אין מקום ל־`Drop(first: Store)`
diagnostic-race-or-script-direction = במרוץ ובמהלך קבוע איש אינו בוחר כיוון
    .help = נדרש `way: Ccw` או `way: Cw` ב־`Way`
diagnostic-race-is-one-turn = מרוץ הוא תור אחד
    .help = נדרש שלב נפרד, עם `until: OneTurn`
diagnostic-race-begins-with-choice = מרוץ מתחיל בגומה שכל שחקן בוחר
    .help = לצד `Race` אין מקום ל־`Place`, ל־`Arrange` ול־`MustCapture`
diagnostic-sown-from-store = אבנים שנלכדו ממשיכות מגומה, ואילו זריעה עשויה לצאת מקופה
    .help = לצד `Lift(from: Store)` נדרש `from: Landed` ב־`Send(to: Sown)`
diagnostic-specials-in-one-lap = כלים משני סוגים נזרעים בזריעה יחידה
    .help = לצד `specials: Sown` מותרים רק כיוון, ו־`Meeting` ב־`dropping`
diagnostic-specials-never-sown = כלים מיוחדים אינם נזרעים לעולם
    .help = לצד `Meeting` נדרש `Lift(specials: Sown)` ב־`choice`
diagnostic-captured-here-not-sown = מה שנלכד בגומה של האבן האחרונה עובר לקופה
    .help = `Send(to: Sown)` או `Send(to: RowEnd)` צריך לחול על לכידות אחרות
diagnostic-across-not-here = `More` ו־`Retreat` חלים על לכידות מעבר לאמצע הלוח
    .help = עליהם לחול על לכידות שאינן לוקחות `Here`
diagnostic-more-after-last-lap = אחרי לכידה כזאת האבן האחרונה ממשיכה מעצמה
    .help = כשבא אחריה `More` נדרש `then: End`
diagnostic-grand-slam-of-resown = אבנים שנלכדו נזרעות שוב לפי `Send`
    .help = נדרש `effect: Allowed`, `effect: Nothing` או `effect: Forbidden` ב־`GrandSlam`
diagnostic-resown-in-one-way = אבנים שנלכדו אפשר לזרוע שוב רק בדרך אחת
    .help = נדרש `Send(to: Sown)` אחד או `Send(to: RowEnd)` אחד
diagnostic-last-takes-its-pit = אבן אחרונה שלוכדת את הגומה שלה תוך כדי זריעה אינה משאירה בה דבר
    .help = לצד לכידות של אבן אחרונה נדרש `which: ButLast` ב־`dropping`
diagnostic-captured-first-in-passing = `CapturedFirst` חל על לכידות של אבן אחרונה
    .help = לצדו אין מקום ל־`Capture` ב־`dropping`
diagnostic-one-question = על אבן אחרונה נשאלת שאלה אחת בלבד
    .help = נדרש `Optional` של לכידות או של זכיות, אך לא של שתיהן
diagnostic-question-tried-out = אי אפשר לנסות מראש זריעה שיש בה שאלה
    .help = לצד `Optional` ב־`dropping` נדרש `which: ButLast`, ואין מקום ל־`MustCapture`, ל־`Prefer`, ל־`Feed`,
        ל־`Bar` של מה שמהלך עושה, ל־`GrandSlam(effect: Forbidden)`, ל־`or_back` ול־`Endless` עם `Illegal`
diagnostic-question-within-lap = כששואלים שחקן באמצע זריעה, אף סעיף אינו יכול לבחון אותה בשלמותה
    .help = לצד `Optional` ב־`dropping` אין מקום ל־`Skip(after: Round)`, ל־`came_round`, ל־`Push`, ל־`crossed`,
        ללכידות של `Last` או `Next`, ל־`Send` ולזכיות בשתי גומות
diagnostic-put-down-one-way = לאבנים שנלכדו יש רק יעד אחד
    .help = לצד `Send(to: Given)` או `Send(to: Trap)` אין מקום ל־`Send` אחר, ל־`More` ול־`Optional`
diagnostic-put-down-ends-turn = התור מסתיים כשמניחים את האבנים שנלכדו
    .help = לצד `Send(to: Given)` או `Send(to: Trap)` אין מקום ללכידה תוך כדי זריעה, ללכידה לטובת צד אחר וללכידה
        שאחריה התור נמשך
diagnostic-house-by-last-seed = רק אבן אחרונה לוכדת בית
    .help = לצד `House` אין מקום ל־`More`, וגם לא ל־`Capture` ב־`dropping`
diagnostic-house-or-trap = גומה היא בית או מלכודת
    .help = נדרש `House` או `Trap` ב־`marks`, אך לא שניהם
diagnostic-one-mark = לגומה יש סימן אחד בלבד
    .help = לצד `played` אין מקום ל־`House`, ל־`Trap`, ל־`NoReturn` ול־`Blockade`
diagnostic-trap-never-fades = אף לכידה אינה מרוקנת מלכודת
    .help = לצד `emptied: Fades` נדרש `Capture` עם הסימן הזה ב־`if`
diagnostic-limit-on-two-traps = אין הגבלה שחלה על שתי מלכודות בבת אחת
    .help = לזכייה בשתי גומות אין מקום ל־`most`, ל־`Except` ול־`Optional`
diagnostic-limit-on-spoilt-pit = בגומה שהתקלקלה איש אינו זוכה
    .help = לזכייה ב־`dropping` אין מקום ל־`most`, ל־`Except` ול־`Optional`
