### The rule page while the rules of a user's own game are changed.

editor-own-name = { $game } שלי
editor-made-from = על בסיס המשחק { $game }.
editor-file = קובץ
editor-show-file = הצגה בתיקייה
editor-duplicate = שכפול
editor-delete = מחיקת הקובץ
editor-rename = לשנות את שם הקובץ ל־{ $file }?
editor-rename-do = שינוי שם
editor-make = יצירת גרסה
editor-begin = שינוי הכללים האלה
editor-made = הכללים הם עכשיו שלכם, בקובץ { $file } שבתיקייה { $folder }. המשחק שעל השולחן משתנה עם כל שינוי.
editor-left-with-faults = בקובץ { $file } יש שגיאות. הכללים התקינים האחרונים נשארים בתוקף.
editor-done = סיום
editor-undo = ביטול
editor-redo = ביצוע מחדש
editor-back = שחזור
editor-change = שינוי: { $sentence }
editor-faults = { $faults ->
        [one] יש שגיאה אחת. עד שתתקנו אותה, הכללים התקינים האחרונים נשארים בתוקף.
        [two] יש שתי שגיאות. עד שתתקנו אותן, הכללים התקינים האחרונים נשארים בתוקף.
       *[other] יש { $faults } שגיאות. עד שתתקנו אותן, הכללים התקינים האחרונים נשארים בתוקף.
    }
editor-mends = תיקון…
editor-show-fault = הצגה
editor-fault-rule = "{ $rule }"
editor-no-mend = אין שינוי קטן שמתקן זאת. אפשר לבטל את השינוי האחרון.
editor-mend-leave-out = השמטה: { $part }
editor-mend-say = במקום { $part }: { $word }
editor-mend-add = הוספת כלל: { $rule }
editor-mend-remove = הסרה
editor-yes = כן
editor-no = לא
editor-nothing = ברירת מחדל
editor-a-number = מספר
editor-say-more = עוד…
editor-leave-out = השמטה: { $part }
editor-add = הוספה…
editor-add-rule = הוספת כלל…
editor-add-under = הוספת כלל: { $heading }
editor-add-hint = מלכודת, זריעה מתמשכת, להאכיל…
editor-add-none = אין כאן כלל בשם כזה.
editor-add-all = כל הכללים
editor-add-shut = סגירה
editor-add-there = הכלל כבר קיים במשחק הזה.
editor-up = הזזה למעלה
editor-down = הזזה למטה
editor-remove = הסרה
editor-more = כל השאר
editor-touched = משתנה או מוסר על ידי: { $names }
editor-trial = בדיקת הכללים
editor-try = { $games ->
        [one] הרצת משחק אקראי אחד
        [two] הרצת שני משחקים אקראיים
       *[other] הרצת { $games } משחקים אקראיים
    }
editor-trial-length = { $games ->
        [one] משחק אחד, באורך של { $middle ->
                [one] מהלך אחד
                [two] שני מהלכים
               *[other] { $middle } מהלכים
            }.
        [two] שני משחקים, מספר המהלכים בין { $least } ל־{ $most }, ומחציתם אינם ארוכים מ־{ $middle }.
       *[other] { $games } משחקים, מספר המהלכים בין { $least } ל־{ $most }, ומחציתם אינם ארוכים מ־{ $middle }.
    }
editor-trial-won = { $side ->
        [south] דרום
        [north] צפון
        [east] מזרח
       *[west] מערב
    } מנצח ב־{ percent } מן המשחקים.
editor-trial-draw = { percent } מן המשחקים מסתיימים בתיקו.
editor-trial-void = { percent } מן המשחקים אינם נחשבים.
editor-trial-lost = { percent } מן המשחקים מסתיימים בהפסד.
editor-trial-endless = { $count ->
        [one] באחד מהם היה תור שאולי לא יסתיים לעולם.
        [two] בשניים מהם היה תור שאולי לא יסתיים לעולם.
       *[other] ב־{ $count } מהם היה תור שאולי לא יסתיים לעולם.
    }
editor-trial-unfinished = { $count ->
        [one] משחק אחד לא הסתיים אחרי { $most } מהלכים.
        [two] שני משחקים לא הסתיימו אחרי { $most } מהלכים.
       *[other] { $count } משחקים לא הסתיימו אחרי { $most } מהלכים.
    }
editor-try-stop = עצירה
editor-try-level = מי משחק
editor-try-against = נגד מי
editor-try-versus = נגד
editor-try-levels = { $games ->
        [one] לשחק משחק אחד
       *[other] לשחק { $games } משחקים
    }
editor-trial-bar = { $games ->
        [one] משחק אחד
       *[other] { $games } משחקים
    } של { $least } עד { $most } מהלכים
editor-trial-never = באף אחד מהמשחקים האלה הכללים האלה לא שינו דבר:
editor-trial-all-acted = כל כלל שינה משהו במשחק כלשהו.
editor-trial-level-won = רמה { $level } מנצחת { $count ->
        [one] במשחק אחד.
       *[other] ב־{ $count } משחקים.
    }
editor-trial-drawn = { $count ->
        [one] משחק אחד מסתיים בתיקו.
       *[other] { $count } משחקים מסתיימים בתיקו.
    }
editor-trial-voided = { $count ->
        [one] משחק אחד אינו נחשב.
       *[other] { $count } משחקים אינם נחשבים.
    }
