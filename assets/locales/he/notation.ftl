### שגיאות במהלכים ובעמדות שכתובים כטקסט, והסיבות לסירוב למהלך.

### חלקים של ההודעות שלהלן.

notation-found = { $at ->
        [end] הטקסט נגמר כאן
       *[other] { $found } אינו יכול לעמוד כאן
    }
notation-side = { $side ->
        [north] צפון
        [east] מזרח
        [west] מערב
       *[south] דרום
    }
    .to = { $side ->
        [north] לצפון
        [east] למזרח
        [west] למערב
       *[south] לדרום
    }
notation-other = { $other ->
        [north] צפון
        [east] מזרח
        [west] מערב
       *[south] דרום
    }
notation-legal = { $moves ->
        [0] {""}
        [1] יש כאן מהלך חוקי אחד: { $legal }
       *[other] אפשר לבחור ב־{ $legal }
    }
notation-no-legal = { $moves ->
        [0] אין כאן אף מהלך חוקי
       *[other] {""}
    }
notation-number = { $of ->
        [laps] מספר זריעות
        [round] מספר של סבב
        [points] מספר נקודות
        [pits] מספר גומות
        [turns] מספר תורים
        [idle] מספר תורים שוויתרו עליהם
        [extra] מספר מהלכים נוספים
        [turn] מספר של תור
       *[seeds] מספר אבנים
    }

### מהלכים.

diagnostic-move-unreadable = { $text } אינו מהלך במשחק הזה
    .help = { notation-legal }
    .note = { notation-no-legal }
diagnostic-move-answers-nothing = { $text } הוא תשובה על שאלה, ואין כעת שאלה פתוחה
    .help = { notation-legal }
    .note = { notation-no-legal }
diagnostic-move-other-store = המהלך { $text } נוגע לקופה של צד אחר
    .help = { notation-legal }
    .note = { notation-no-legal }
diagnostic-move-direction-given = במהלך { $text } צוין כיוון, אף שאין כאן בחירה
    .help = נדרש { $forms }
diagnostic-move-direction-missing = במהלך { $text } לא צוין באיזה כיוון לזרוע
    .help = נדרש { $forms }
diagnostic-move-barred = הכלל { $clause } אינו מתיר זאת
    .help = { notation-legal }
    .note = { notation-no-legal }
diagnostic-move-direction-barred = לפי הכלל { $clause } הכיוון של המהלך הזה נכתב אחרת
    .help = { notation-legal }
    .note = { notation-no-legal }
diagnostic-move-after-end = המשחק הסתיים
diagnostic-move-no-answer = זאת אינה תשובה על מה שנשאל
    .help = { notation-legal }
    .note = { notation-no-legal }
diagnostic-move-not-here = אין כאן מהלך כזה
    .help = { notation-legal }
    .note = { notation-no-legal }

### עמדות.

diagnostic-position-too-long = בטקסט של העמדה יש { $bytes } בתים
    .help = מותר לכל היותר { $most }
diagnostic-position-auale = { $text } אינו עמדה
    .help = נדרשים 14 מספרים ואות של מי שהגיע תורו, כגון `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`
diagnostic-position-stray-sign = { $sign } אינו יכול לעמוד בטקסט של עמדה
    .help = אפשר לכתוב מספרים, שמות, `,`, `/`, `=` או `:`
diagnostic-position-no-mark = { notation-found }
    .help = נדרש { $mark }
diagnostic-position-one-of = { notation-found }
    .help = אפשר לבחור ב־{ $names }
diagnostic-position-number = { $at ->
        [word] { $found } אינו { notation-number }
       *[other] { notation-found }
    }
    .note = { $of ->
        [turn] { $most } מציין גם את כל התורים הבאים
       *[other] {""}
    }
    .help = { $of ->
        [laps] נדרש מספר הזריעות עד כה, בספרות
        [turn] נדרש מספר של תור בין { $least } ל־{ $most }
       *[other] נדרש { notation-number } בין { $least } ל־{ $most }
    }
diagnostic-position-too-many-seeds = החל מכאן יש בעמדה יותר מ־{ $most } אבנים
    .help = נדרשות פחות
diagnostic-position-no-field = { $at ->
        [word] אין שדה בשם { $found }
       *[other] { notation-found }
    }
    .help = { $likely ->
        [yes] האם התכוונתם ל־{ $near }?
       *[no] {""}
    }
    .help-2 = אפשר לבחור ב־{ $fields }
diagnostic-position-few-values = ב־{ $field } יש { $found ->
        [one] ערך אחד
        [two] שני ערכים
       *[other] { $found } ערכים
    } מתוך { $sides }
    .help = נדרש ערך לכל צד, כגון { $example }
diagnostic-position-field-twice = { $field } מופיע כאן בפעם השנייה
    .help = כל שדה נכתב פעם אחת
diagnostic-position-not-here = { $what ->
        [specials-in-rows] במשחק הזה אין כלים מיוחדים בשורות
        [specials] במשחק הזה אין כלים מיוחדים
        [ends] בלוח הזה אין גומות נפרדות בקצוות
        [stores] במשחק הזה אין קופות
        [penalties] במשחק הזה אין גומות עונשין
        [rounds] המשחק הזה אינו מתנהל בסבבים
        [points] במשחק הזה סבבים אינם מזכים בנקודות
        [seats] במשחק הזה לא מחליפים מקומות
        [lost] במשחק הזה אף צד אינו מפסיד בזמן שהאחרים ממשיכים לשחק
        [brought] במשחק הזה אין הכנסה חד־פעמית של אבנים למשחק
        [idle] במשחק הזה לא סופרים תורים שוויתרו עליהם
        [extra] במשחק הזה לא סופרים מהלכים נוספים
        [turn] במשחק הזה לא סופרים תורים
        [ways] במשחק הזה לא זוכרים את הכיוונים של המהלכים הראשונים
        [bound] במשחק הזה לא נקבע מראש כיוון למהלך
        [captured] במשחק הזה אין חשיבות לשאלה מי לכד ראשון
        [capturing] המשחק הזה אינו מבחין בין תור עם לכידה לתור ללא לכידה
       *[captures-at-ends] במשחק הזה אין חשיבות ללכידות בקצוות
    }
    .help = { $what ->
        [stores] נדרש 0, או שיש למחוק את { $field }
        [penalties] נדרש 0, או שיש למחוק את { $field }
       *[other] מחקו את { $field }
    }
diagnostic-position-no-clause = { $at ->
        [word] { $found } אינו כלל של המשחק הזה
       *[other] { notation-found }
    }
    .help = נדרש מזהה של כלל
diagnostic-position-no-pit = { $at ->
        [word] אין גומה { $found } בלוח הזה
       *[other] { notation-found }
    }
    .help = נדרש שם של גומה, בין { $first } ל־{ $last }
diagnostic-position-row-long = בשורה { $row } יש יותר מ־{ $pits } גומות
    .help = בכל שורה של הלוח הזה נדרשות { $pits }
diagnostic-position-row-short = בשורה { $row } יש רק { $found ->
        [1] גומה אחת
       *[other] { $found } גומות
    }
    .help = בכל שורה של הלוח הזה נדרשות { $pits }
diagnostic-position-few-rows = הלוח נגמר אחרי { $found ->
        [1] שורה אחת
       *[other] { $found } שורות
    }
    .help = נדרשת עוד שורה אחרי `/`, ובסך הכול { $rows } שורות
diagnostic-position-many-rows = { $rows ->
        [1] יש יותר משורה אחת
       *[other] יש יותר מ־{ $rows } שורות
    }
    .help = מספר השורות הנדרש בלוח הזה הוא { $rows }
diagnostic-position-hand = בעתודה של { notation-side } יש { $seeds ->
        [1] אבן אחת
       *[other] { $seeds } אבנים
    }
    .note = { $spent ->
        [never] במשחק הזה אין עתודה
       *[other] {""}
    }
    .help = { $spent ->
        [never] נדרש 0
        [in-parts] נדרש מספר בין 0 ל־{ $full }
       *[at-once] נדרש 0 או { $full }
    }
diagnostic-position-mark-twice = הגומה { $pit } מסומנת פעמיים
    .help = לכל גומה יכול להיות סימן אחד
diagnostic-position-no-such-mark = { $at ->
        [word] הסימן { $found } אינו יכול להיות על גומה { $pit } במשחק הזה
       *[other] { notation-found }
    }
    .help = { $known ->
        [0] לגומה הזאת לא יכול להיות סימן
       *[other] אפשר לבחור ב־{ $marks }
    }
diagnostic-position-mark-later = הגומה { $pit } יכולה לשאת סימן כזה רק מן הסבב השני
    .help = נדרש `round=`, או סימן אחר
diagnostic-position-no-stage = { $at ->
        [word] { $found } אינו שלב של המשחק הזה
       *[other] { notation-found }
    }
    .help = אפשר לבחור ב־{ $stages }
diagnostic-position-stage-hand = השלב הוא { $stage }, ואין אבנים בעתודה של { notation-side }
    .help = נדרש `phase=` אחר, או `hands=`
diagnostic-position-first-round = הסבב הראשון מתחיל אחרת
    .help = נדרש { $begins }, או עמדה ללא `round=`
diagnostic-position-no-choosing-clause = { $at ->
        [word] הכלל { $found } אינו מאפשר לאף צד לבחור בגומות
       *[other] { notation-found }
    }
    .help = נדרש מזהה של כלל שמאפשר זאת
diagnostic-position-choice-first-round = לפני הסבב הראשון לא בוחרים דבר
    .help = הוסיפו `round=`, או מחקו את `choose=`
diagnostic-position-choice-beside-question = יש שאלה אחרת פתוחה, או שהמשחק הסתיים
    .help = מחקו את `choose=`
diagnostic-position-side-twice = { notation-side } מופיע פעמיים
    .help = כל צד נכתב פעם אחת
diagnostic-position-capturing-now = { notation-side } אינו יכול ללכוד בתור הזה
    .help = מחקו את `:now`, או ציינו את הצד הזה ב־`to=`
diagnostic-position-captured-won = { notation-side } כבר מנצח בכך, אף שהמשחק נמשך
    .help = הוסיפו `over=`, או ציינו פחות תורים
diagnostic-position-no-turn = לא צוין של מי התור
    .help = נדרש { $sides }
diagnostic-position-asked-over = יש שאלה פתוחה, אף שהמשחק הסתיים
    .help = נדרש `ask=` או `over=`, לא שניהם
diagnostic-position-in-flight = יש אבנים בדרך, אף שהמשחק נמשך
    .help = הוסיפו `over=` או `ask=`, או מחקו את `lifted=`
diagnostic-position-stuck = אין { notation-side.to } מהלך כאן, והמשחק לא הסתיים
    .help = נדרשת עמדה שאפשר לשחק בה מהלך, או `over=`
diagnostic-position-laid-out = הסבב כבר מסודר, ובעתודה של { notation-side } יש עוד { $seeds ->
        [1] אבן אחת
       *[other] { $seeds } אבנים
    }
    .help = נדרש `phase=` אחר, או עמדה ללא `hands=`
diagnostic-position-answer-hand = { notation-side } מסדר סבב, ובעתודה של { notation-other } כבר יש { $seeds ->
        [1] אבן אחת
       *[other] { $seeds } אבנים
    }
    .help = נדרש `phase=` אחר, או שכולן יהיו ב־`stores=`
diagnostic-position-answer-store = { notation-side } מסדר { $seeds ->
        [1] אבן אחת
       *[other] { $seeds } אבנים
    }, ובקופה של { notation-other } יש לשם כך רק { $stored }
    .help = נדרש `phase=` אחר, או מספר מספיק ב־`stores=`

### השאלה של עמדה, אחרי ask=.

diagnostic-position-ask-no-clause = { $at ->
        [word] אין כלל בשם { $found } ששואל משהו במשחק הזה
       *[other] { notation-found }
    }
    .note = { $known ->
        [0] במשחק הזה לא שואלים דבר
       *[other] {""}
    }
    .help = { $known ->
        [0] מחקו את `ask=`
       *[other] אפשר לבחור ב־{ $clauses }
    }
diagnostic-position-ask-stage = הכלל { $clause } אינו שואל דבר בשלב { $stage }
    .help = נדרש כלל שתקף שם
diagnostic-position-ask-never-sows = המסלול של { notation-side } אינו עובר דרך { $place }
    .help = נדרשות גומות שזורע בהן הצד שהגיע תורו
diagnostic-position-ask-no-turning = אף זריעה מגומה { $pit } אינה יכולה להתקדם בכיוון ההפוך
    .help = נדרשת גומה שהכלל { $clause } חל עליה
diagnostic-position-ask-not-taken = בגומה { $pit } יש { $seeds ->
        [1] אבן אחת
       *[other] { $seeds } אבנים
    }, ואף צד אינו רשאי ללכוד מספר כזה
    .help = נדרשת גומה שמספר האבנים בה מתאים לכלל { $clause }
diagnostic-position-ask-no-retreat = אין אבנים מול גומה { $pit } שאפשר להעביר אל מחוץ להישג יד
    .help = נדרשת גומה בשורה פנימית, בלוח של ארבע שורות
diagnostic-position-ask-part-twice = { $part } מופיע כאן בפעם השנייה
    .help = כל חלק נכתב פעם אחת
diagnostic-position-ask-from = { $found } אינו מציין גומה של הלוח הזה
    .help = נדרש `from-` ואחריו שם של גומה
diagnostic-position-ask-no-capturing = בשאלה לא צוין אם התור התחיל בלכידה
    .help = נדרש `capturing` או `plain` אחרי מספר הזריעות
diagnostic-position-ask-left = { $found } אינו מציין מספר גומות
    .help = נדרש `left-` ואחריו מספר גומות
diagnostic-position-ask-no-left = לפי הכלל { $clause } בוחרים בגומות, ובעמדה לא צוין כמה נשארו
    .help = נדרש `left-` עם מספר בין 1 ל־{ $most } אחרי מספר הזריעות
diagnostic-position-ask-left-range = { $found } אינו אפשרי
    .help = נדרש `left-` עם מספר בין 1 ל־{ $most }
diagnostic-position-ask-left-unused = לפי הכלל { $clause } לא בוחרים בגומות
    .help = מחקו את `left-`
diagnostic-position-ask-nothing-to-take = אין { notation-side.to } אבנים שאפשר ללכוד
    .help = נדרשת שאלה שאפשר לענות עליה
diagnostic-position-ask-fallen = האבן האחרונה לא הייתה יכולה ליפול בגומה { $pit }: { $seeds ->
        [0] אין בה אבנים
        [1] יש בה אבן אחת
       *[other] יש בה { $seeds } אבנים
    }
    .help = { $least ->
        [2] נדרשות בה שתי אבנים או יותר
       *[other] נדרשת בה אבן אחת אם הייתה ריקה, ויותר אם לא הייתה ריקה
    }
diagnostic-position-ask-none-in-flight = { $of ->
        [lap] אין אבנים בדרך באמצע הזריעה
       *[capture] אין בדרך אבנים שנלכדו
    }
    .help = הוסיפו `lifted=`
diagnostic-position-ask-not-resown = יש אבנים בדרך, אף שבמשחק הזה לא זורעים שוב אבנים שנלכדו
    .help = מחקו את `lifted=`
diagnostic-position-ask-flight-unasked = יש אבנים בדרך, אף שהשאלה אינה נוגעת להן
    .help = מחקו את `lifted=`
