### Mistakes in the clauses of a variant that are found by its board, by a stage as a whole, or by other clauses.

## Numbers and places

# $field: its name. $instead: what it may be: number, none (or no limit), run (the same in a run) or all.
diagnostic-field-of-zero = הערך של { $field } הוא 0
    .help = { $instead ->
        [none] נדרש `None`, או מספר מ־1 ומעלה
        [run] נדרש `None`, או מספר מ־1 ומעלה, או `run: None` כשאין שרשרת לכידות
        [all] נדרש מספר מ־1 ומעלה, או `All`
       *[number] נדרש מספר מ־1 ומעלה
    }
# $field: its name. $of: what it counts: columns, side (the pits of a side) or game (the seeds of the game).
diagnostic-field-out-of-range = הערך של { $field } מחוץ לתחום
    .help = נדרש מספר בין 1 ל{ $of ->
        [columns] מחצית מספר הטורים
        [side] מספר הגומות של צד
       *[game] מספר כל האבנים במשחק
    }
diagnostic-next-place-a-store = המקום הבא עשוי להיות קופה, וממנה איש אינו אוסף אבנים
    .help = נדרש `stores: None` או `stores: Aside`
diagnostic-owner-of-nobodys-pits = יש גומות שאינן שייכות לאף אחד
    .help = נדרשת מילה אחרת במקום `Owner`, או `if: (side: Own)` או `if: (side: Other)`

## Captures

diagnostic-capture-of-nothing = לא נלכד דבר
    .help = נדרש ערך ב־`take`, למשל `take: [Facing]`
diagnostic-column-of-one-pit = בלוח הזה אין לגומה גומות אחרות בטור שלה
    .help = נדרש לוח של שתי שורות או יותר שאינו ריבועי
diagnostic-capture-of-no-seeds = לא נלכדת אף אבן
    .help = נדרש `Seeds(1)` או יותר
diagnostic-lap-from-trap = זריעה אינה ממשיכה ממלכודת
    .help = אפשר לבחור ב־`then: End`, ב־`then: On` או ב־`then: Again`
diagnostic-needs-of-one-pit = נלכדת גומה אחת בלבד
    .help = נדרש `needs: First`
diagnostic-run-on-four-rows = שרשרת לכידות עוברת לאורך השורה היחידה של הצד
    .help = נדרש לוח של שתי שורות, או סעיף ללא `run`
diagnostic-last-pit-taken-anyway = הגומה של האבן האחרונה נלכדת בכל מקרה
    .help = נדרש `last_pit: Stays`
# $who: the word for a player.
diagnostic-no-taker = { $who } אינו יכול ללכוד אבנים
    .help = אפשר לבחור ב־`Mover`, ב־`Other` או ב־`Owner`
diagnostic-taker-on-torus = בטורוס אין גומה ששייכת למישהו
    .help = נדרש `by: Mover`
diagnostic-fields-of-captures-in-passing = `which` ו־`last_by` מיועדים ללכידות תוך כדי זריעה
    .help = מקומם ב־`dropping` בלבד
diagnostic-chosen-pit-captured = אסור שהגומה שהשחקן בחר תילכד
    .help = נדרש `made: Chosen` ב־`starting` בלבד, יחד עם `if: (side: Own, ..)` ו־`take: [Facing]`, בלוח של שתי שורות
diagnostic-capture-in-passing-goes-on = לכידה תוך כדי זריעה או לפני מהלך עומדת בפני עצמה
    .help = נדרש סעיף ללא `then` וללא `run`
diagnostic-capture-in-passing-elsewhere = תוך כדי זריעה אבן לוכדת את הגומה שנפלה בה
    .help = נדרש `take: [Here]` או `take: [Every]`
diagnostic-no-place-for-captured = לאבנים שנלכדו צריך להיות יעד
    .help = נדרש לוח עם קופות, או `Send` ב־`landing`

## Claims

diagnostic-claim-of-nothing = אין גומה שזוכים בה
    .help = נדרש ערך ב־`pits`, למשל `pits: [Here]`
diagnostic-no-place-for-claimed = לאבנים של גומה שזכו בה צריך להיות יעד
    .help = נדרש לוח עם קופות, או `content: Stays`
diagnostic-claim-in-passing-takes = בגומה שזוכים בה תוך כדי זריעה האבנים נשארות
    .help = נדרש `content: Stays` ב־`dropping`
# $who: the word for a player.
diagnostic-no-owner-of-mark = סימן אינו יכול להיות של { $who }
    .help = אפשר לבחור ב־`Mover`, ב־`Other` או ב־`Owner`
diagnostic-claim-of-store = אחת משתי האבנים האחרונות עלולה ליפול בקופה
    .help = נדרש `stores: None` או `stores: Aside`
diagnostic-order-of-one-pit = לגומה אחת אין סדר
    .help = נדרש `before` ב־`if` ו־`Before` ב־`pits`, לצד `either_order`

## Other clauses on the last seed

diagnostic-store-of-nobody = כל קופה שייכת לשחקן
    .help = אפשר לבחור ב־`store: Own`, ב־`store: Other` או ב־`store: Any`
diagnostic-always-another-move = אחרי כל תור היה בא עוד תור
    .help = נדרש `if` או `store`
diagnostic-pit-and-store = אבן נופלת בגומה או בקופה
    .help = נדרש `if` או `store`, אבל לא שניהם
diagnostic-no-seed-on-other-side = בלוח הזה אף אבן אינה נופלת בצד השני
    .help = נדרש מסלול אחד לשני הצדדים, וגם `stores: None` או `stores: Aside`
diagnostic-no-lap-to-decline = אין זריעה נוספת שאפשר לוותר עליה
    .help = נדרש `only_lap` ב־`landing` ללא `refused`, וב־`of` מזהים של לכידות עם `then: Here`, `then: Next` או
        `then: NextSeeds`
diagnostic-no-pit-spared = אף גומה אינה ניצלת
    .help = מקומו של `only_pit` רק לצד `effect: SpareLast` או `effect: SpareFirst`
diagnostic-no-inner-row = בלוח הזה אין לצד שורה פנימית משלו
    .help = נדרש לוח של ארבע שורות עם `paths: OwnRings`
diagnostic-no-trap-for-captured = אבנים שנלכדו מונחות במלכודת שיש לכל צד מן ההתחלה, ואין מלכודת כזאת
    .help = נדרש `Trap(at: ..)` עם גומה אחת שאיש אינו אוסף ממנה
diagnostic-several-traps-for-captured = לצד שזוכה בגומות עשויות להיות כמה מלכודות
    .help = נדרש `Send(to: Trap)` ללא `Claim` לצדו

## Endings

diagnostic-once-under-landing = ב־`landing` האבן האחרונה היא שמפסיקה את המשחק
    .help = נדרש `if` במקום `once`
diagnostic-end-without-once = לא נאמר מתי המשחק נפסק
    .help = נדרש `once`
diagnostic-if-under-ending = כאן לא שואלים על אבן אחרונה
    .help = נדרש `once` במקום `if`
diagnostic-no-place-for-leftover = לאבנים הנותרות צריך להיות יעד
    .help = נדרש `leftover: Nobody` בלוח ללא קופות
diagnostic-leftover-on-torus = בטורוס אין גומה ששייכת למישהו
    .help = נדרש `leftover: Nobody` או `leftover: To(Next)`
diagnostic-no-capturer = כשהמהלך הסתיים אין מי שלוכד
    .help = נדרש `asked: Capture`, או שחקן אחר במקום `Capturer` ב־`leftover`
diagnostic-end-without-stores-to-count = אין בלוח קופות לספור בהן
    .help = נדרש `verdict` שאינו `MostSeeds`
diagnostic-out-without-penalty = אף צד אינו מפסיד בזמן שהאחרים ממשיכים לשחק
    .help = נדרש `once: PenaltyHolds(..)` לצד `verdict: Out(..)`
# $who: the word for a player.
diagnostic-nobody-asked-about = תנאי סיום אינו יכול לשאול על { $who }
    .help = אפשר לבחור ב־`Either`, ב־`Both`, ב־`Next`, ב־`Mover` או ב־`Other`
diagnostic-wins-by-emptying = מי שמרוקן את כל הגומות מנצח רק במשחק לשחקן יחיד
    .help = נדרש `rows: 1`, או `verdict` אחר
diagnostic-no-special-at-ends = אין כלי מיוחד בקצה
    .help = נדרש `of: All`, או כלים מיוחדים ב־`setup.ends`
diagnostic-too-few-times = הערך של `times` קטן מדי
    .help = נדרש מספר מ־2 ומעלה
diagnostic-row-of-one-pit = לשורה של גומה אחת אין שני קצוות
    .help = נדרש `columns` מ־2 ומעלה
diagnostic-captured-in-no-turn = לא נספר אף תור
    .help = נדרש `CapturedFirst(1)` או יותר
diagnostic-penalty-of-no-seed = לא נספרת אף אבן
    .help = נדרש `PenaltyHolds(1)` או יותר
diagnostic-penalty-without-out = האחרים ממשיכים לשחק
    .help = נדרש `verdict: Out(PlaysOn)` או `verdict: Out(Frozen)`

## Winning

diagnostic-worth-of-no-specials = אף כלי מיוחד אינו נספר
    .help = נדרש `setup.specials` עם `by: MostSeeds`, או `specials: 0`
diagnostic-winner-without-stores-to-count = אין בלוח קופות לספור בהן
    .help = נדרש `by: LastMover` או `by: MostWithTraps`
diagnostic-least-without-most-seeds = `least` נוגע לשחקן שיש לו יותר אבנים
    .help = נדרש `by: MostSeeds`
diagnostic-komi-without-most-seeds = `komi` נספר רק כשמנצח מי שיש לו יותר אבנים
    .help = נדרש `by: MostSeeds`

## Rounds

diagnostic-match-without-two-sides = מערכה מיועדת לשני צדדים שיש להם גומות משלהם
diagnostic-rounds-with-named-seats = בסבב חדש מסדרים שורות שלמות
    .help = נדרש `seats: Rows`, או משחק ללא `rounds`
diagnostic-no-place-for-won = לאבנים שזוכים בהן צריך להיות יעד
    .help = נדרש לוח עם קופות
diagnostic-rounds-laid-out-twice = סעיף אחר כבר מסדר את הסבבים
    .help = נדרש אחד בלבד מן הסעיפים `Refill`, `Territory`, `Mirror`, `Sale` ו־`Score`
# $half (number): half of all pits.
diagnostic-goal-reached-from-start = לכל שחקן יש מספר כזה של גומות כבר בהתחלה
    .help = נדרש `goal` גדול מ־{ $half }, שהוא מחצית הגומות
diagnostic-mirror-without-facing-pits = לא לכל גומה יש גומה נגדית בצד השני
    .help = נדרש לוח של שתי שורות
diagnostic-mirror-without-arrange = לשחקן אין דרך לסדר את אבניו
    .help = נדרש `Arrange` ב־`opening`

## Games for one player, for three or for four

# $opponents (number): how many opponents each player has: none, two or three.
diagnostic-opponent-not-one = מדובר כאן ביריב, אבל { $opponents ->
        [0] לשחקן יחיד אין יריב
        [2] לכל שחקן יש כאן שני יריבים
        [3] לכל שחקן יש כאן שלושה יריבים
       *[other] לכל שחקן יש כאן { $opponents } יריבים
    }
    .help = נדרש סעיף אחר
# $opponents (number): as above.
diagnostic-end-compares-two-players = המנצח נקבע בהשוואה בין שני שחקנים, אבל { $opponents ->
        [0] כאן משחק שחקן יחיד
        [2] לכל שחקן יש כאן שני יריבים
        [3] לכל שחקן יש כאן שלושה יריבים
       *[other] לכל שחקן יש כאן { $opponents } יריבים
    }
    .help = { $opponents ->
        [0] ב־`verdict` אפשר לבחור ב־`Draw`, ב־`Void`, ב־`Wins(..)` או ב־`Loses(..)`
       *[other] ב־`verdict` אפשר לבחור ב־`Draw` או ב־`Void`
    }
# $opponents (number): as above.
diagnostic-endless-compares-two-players = מי מנצח או מפסיד נקבע בהשוואה בין שני שחקנים, אבל { $opponents ->
        [0] כאן משחק שחקן יחיד
        [2] לכל שחקן יש כאן שני יריבים
        [3] לכל שחקן יש כאן שלושה יריבים
       *[other] לכל שחקן יש כאן { $opponents } יריבים
    }
    .help = { $opponents ->
        [0] ב־`verdict` אפשר לבחור ב־`Void`, ב־`Draw`, ב־`Illegal`, ב־`TurnEnds` או ב־`Loses(..)`
       *[other] ב־`verdict` אפשר לבחור ב־`Void`, ב־`Draw`, ב־`Illegal` או ב־`TurnEnds`
    }
# $opponents (number): as above.
diagnostic-end-tells-players-apart = יש כאן הבחנה בין השחקן ליריב, אבל { $opponents ->
        [0] לשחקן יחיד אין יריב
        [2] לכל שחקן יש כאן שני יריבים
        [3] לכל שחקן יש כאן שלושה יריבים
       *[other] לכל שחקן יש כאן { $opponents } יריבים
    }
    .help = נדרש `whose: Next`, וגם `leftover: Nobody`
diagnostic-pass-of-player-alone = לשחקן יחיד אין למי להעביר את התור
    .help = נדרש `End(id: "stuck", once: CannotMove)` ב־`ending`

## Pits at the ends

diagnostic-end-pit-lifted = אין מי שאוסף אבנים מגומה שבקצה
    .help = נדרש `lifts: Next`
diagnostic-end-pits-unclear = הגומות שבקצוות אינן שייכות לאיש
    .help = נדרש סעיף אחר, או לוח ללא `ends`

## Stages

diagnostic-no-direction = אין סעיף שקובע את הכיוון
    .help = נדרש `Way` ב־`sowing`
diagnostic-no-direction-for-the-rest = אין `Way` לגומות ולתורים ששאר הסעיפים אינם עוסקים בהם
    .help = נדרש `Way` ללא `if` וללא `when`, במקום האחרון
diagnostic-nothing-to-move = אין סעיף שקובע במה אפשר לשחק
    .help = נדרש `Lift` או `Place` ב־`choice`, או `Arrange` או `Script` ב־`opening`
diagnostic-no-winner = אין סעיף שקובע מי מנצח
    .help = נדרש `Winner` ב־`ending`
diagnostic-never-won = אין סעיף שקובע מתי מנצחים במשחק
    .help = נדרש `End` עם `verdict: Wins(Mover)` או עם `verdict: Out(..)` ב־`ending`
diagnostic-no-must-capture = יש הבחנה בין תור עם לכידה לתור ללא לכידה, אבל באף תור אין חובה ללכוד
    .help = נדרש `MustCapture` ב־`choice`
diagnostic-both-rows-empty = התנאי `whose: Both` אינו יכול להתקיים כל עוד יש אבנים במשחק
    .help = נדרש `whose: Either` או `whose: Next`, או `Instead(id: "take", do: Take)` ב־`choice`
diagnostic-no-endless = תור של זריעות רבות עלול שלא להסתיים לעולם
    .help = נדרש `Endless` ב־`ending`
diagnostic-seeds-left-in-hand = האבנים שנלכדו היו נשארות ביד
    .help = נדרש ב־`Endless` ערך אחר של `verdict` במקום `TurnEnds` או `ByWinner`, לצד `Send(to: Sown)` או
        `Send(to: RowEnd)`
diagnostic-turn-not-to-be-tried-out = אי אפשר לנסות מראש תור שבו שואלים את השחקן שאלה
    .help = נדרש ב־`Endless` ערך אחר של `verdict` במקום `Illegal`, לצד `Optional` או `or_back` עם `Send(to: Sown)`
diagnostic-nobody-passes = אף צד אינו מוותר על תורו
    .help = נדרש `Pass` ב־`turn`, לצד `AllPassed`
diagnostic-unpaid-loses-alone = שחקן עלול להפסיד בזמן שהאחרים ממשיכים לשחק
    .help = נדרש `End(id: "out", once: PenaltyHolds(..))` ב־`ending`, לצד `Pass` עם `unpaid: Loses`
diagnostic-all-players-stuck = עם `Pass` ייתכן שכל השחקנים יישארו ללא מהלך
    .help = נדרש `End(id: "all-passed", once: AllPassed)` ב־`ending`
diagnostic-both-players-stuck = עם `Pass` ייתכן ששני השחקנים יישארו ללא מהלך
    .help = נדרש `End(id: "stuck", once: CannotMove, whose: Both)` ב־`ending`
diagnostic-player-stuck = ייתכן שהשחקן שתורו הגיע יישאר ללא מהלך
    .help = נדרש `End(id: "stuck", once: CannotMove, whose: Next)` ב־`ending`, או `Pass(id: "pass")` ב־`turn`

## Clauses and fields without an effect

# $earlier: the id of the clause that comes first.
diagnostic-clause-never-asked = הסעיף { $earlier } בא קודם ומכריע תמיד
    .help = נדרש שהסעיף הזה יבוא לפניו, או שהתנאי שם יהיה מצומצם יותר
diagnostic-pit-lifted-in-part = מגומה אוספים את כל האבנים
    .help = נדרש `from: Store` לצד `seeds: Chosen`
diagnostic-swap-must = אין מי שחייב להחליף מקומות
    .help = נדרש `how: May`, או `how: Only` בשלב נפרד
diagnostic-swap-must-or-pass = מי שאינו מחליף מקומות מוותר על תורו
    .help = נדרש `how: May` או `how: Only`
diagnostic-lone-without-first = `lone` הוא חריג מן `first` לאבן יחידה
    .help = נדרש `first: Origin` או `first: Store` לצד `lone`
diagnostic-fields-of-claim-in-passing = תוך כדי זריעה מסומנת הגומה שהאבן נפלה בה
    .help = נדרש סעיף ב־`dropping` ללא `pits`, `either_order` או `then`
diagnostic-claim-then-on = בגומה שזה עתה זכו בה אף סעיף אחר אינו פועל
    .help = נדרש ערך אחר של `then` במקום `On`
diagnostic-next-way-beside-store = לאבן בקופה אין כיוון
    .help = נדרש `if` במקום `store` לצד `next_way`
# $word: the word and the player in it. $expected: words for players that would do.
diagnostic-no-such-player = { $word } אינו מציין שחקן
    .help = בסוגריים נדרש { $expected }
diagnostic-when-never-asked = כאן לא נבדק אם `when` מתקיים
    .help = נדרש סעיף ללא `when`
diagnostic-no-lap-to-ask-about = בזמן הזה לא מתבצעת שום זריעה
    .help = נדרש `when` ללא `lap`, `sown`, `crossed`, `came_round`, `reversed` או `from`
diagnostic-lifted-pit-unknown = על הגומה שממנה נאספו אבני הזריעה ידועים רק מקומה, ואם הייתה בית
    .help = ב־`from` אפשר לבחור ב־`at`, ב־`not_at` וב־`side`, או ב־`mark: Is(..)` של בית
diagnostic-run-through-taken-pits = שרשרת כזאת בודקת את הגומות שהיא לוכדת
    .help = נדרש `where` במקום `through`
diagnostic-then-beside-sown = אבנים שנלכדו ונזרעות שוב הן הזריעה הבאה
    .help = נדרש `then: End` לצד `Send(to: Sown)` או `Send(to: RowEnd)`
diagnostic-last-seed-does-not-lose = אבן אחרונה מסיימת את המשחק בהפסד
    .help = נדרש `leftover: Nobody` ו־`verdict: Loses(Mover)`
diagnostic-end-with-seeds-in-hand = אחרי זריעה ייתכן שיש אבנים ביד
    .help = נדרש `leftover: Nobody`, וב־`verdict` אפשר לבחור ב־`Wins(..)`, ב־`Loses(..)`, ב־`Draw` או ב־`Void`
diagnostic-capture-does-not-win = לכידה כזאת מביאה ניצחון
    .help = נדרש `leftover: Nobody` ו־`verdict: Wins(Mover)`
diagnostic-end-not-at-capture = לכידה נבחנת לפי מה שהיא משאירה
    .help = נדרש `once: Left(..)`, `once: CapturedAtEnds` או `once: CapturedFirst(..)` לצד `asked: Capture`
diagnostic-all-seeds-counted = כל האבנים שבמשחק נספרות
    .help = נדרש רק `seeds` ב־`Left` לצד `asked: Capture`, או `whose: Other`
diagnostic-few-seeds-not-given = מחלקים את האבנים המעטות שנשארו
    .help = לצד `asked: Capture` נדרש `leftover: Owner`, `To(Mover)`, `To(Capturer)`, `To(Beginner)` או `To(Lot)`, ללא
        `verdict`
diagnostic-emptied-does-not-lose = מי שמאבד את כל האבנים בגומות מסוימות מפסיד
    .help = נדרש `Left(pits: ..)`, `leftover: Nobody` ו־`verdict: Loses(Other)`
diagnostic-end-at-capture-of-own = לכידה משאירה משהו לצד השני
    .help = נדרש `whose: Other` או `whose: Either`
