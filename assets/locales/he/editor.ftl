### The rule page while the rules of a user's own game are changed.

editor-own-name = { $game } שלי
editor-make = יצירת משחק משלכם מן המשחק הזה
editor-begin = שינוי הכללים האלה
editor-made = הכללים הם עכשיו שלכם, בקובץ { $file } שבתיקייה { $folder }. המשחק שעל השולחן משתנה עם כל שינוי.
editor-left-with-faults = בקובץ { $file } יש שגיאות. המשחק נמשך לפי הכללים שהיו לו קודם.
editor-done = סיום
editor-undo = ביטול השינוי
editor-redo = ביצוע חוזר של השינוי
editor-back = חזרה לכללים כפי שהיו
editor-change = שינוי: { $sentence }
editor-faults = { $faults ->
        [one] דבר אחד אינו מתאים. עד שיתוקן, המשחק נמשך לפי הכללים שהיו קודם.
        [two] שני דברים אינם מתאימים. עד שיתוקנו, המשחק נמשך לפי הכללים שהיו קודם.
       *[other] { $faults } דברים אינם מתאימים. עד שיתוקנו, המשחק נמשך לפי הכללים שהיו קודם.
    }
editor-mends = מה יתקן זאת?
editor-no-mend = אין שינוי קטן שמתקן זאת. אפשר לבטל את השינוי האחרון.
editor-mend-leave-out = השמטה: { $part }
editor-mend-say = במקום { $part }: { $word }
editor-mend-add = הוספת כלל: { $rule }
editor-mend-remove = הסרה
editor-yes = כן
editor-no = לא
editor-nothing = לא נאמר
editor-a-number = מספר
editor-say-more = פירוט נוסף…
editor-leave-out = השמטה: { $part }
editor-add = הוספה…
editor-add-rule = הוספת כלל…
editor-up = מוקדם יותר
editor-down = מאוחר יותר
editor-remove = הסרה
editor-more = כל השאר
editor-touched = משתנה או מוסר על ידי: { $names }
editor-trial = איך המשחק מתנהל
editor-try = הרצת { $games } משחקים אקראיים
editor-trial-length = { $games ->
        [one] משחק אחד, באורך של { $middle } מהלכים.
        [two] שני משחקים, באורך שבין { $least } ל־{ $most } מהלכים, ומחציתם אינם ארוכים מ־{ $middle } מהלכים.
       *[other] { $games } משחקים, באורך שבין { $least } ל־{ $most } מהלכים, ומחציתם אינם ארוכים מ־{ $middle } מהלכים.
    }
editor-trial-won = { $side ->
        [south] דרום
        [north] צפון
        [east] מזרח
       *[west] מערב
    } מנצח ב־{ $percent }% מן המשחקים.
editor-trial-draw = { $percent }% מן המשחקים מסתיימים בתיקו.
editor-trial-void = { $percent }% מן המשחקים אינם נחשבים.
editor-trial-lost = { $percent }% מן המשחקים מסתיימים בהפסד.
editor-trial-endless = { $count ->
        [one] באחד מהם היה תור שאולי לא היה מסתיים לעולם.
        [two] בשניים מהם היה תור שאולי לא היה מסתיים לעולם.
       *[other] ב־{ $count } מהם היה תור שאולי לא היה מסתיים לעולם.
    }
editor-trial-unfinished = { $count ->
        [one] משחק אחד לא הסתיים אחרי 2,000 מהלכים.
        [two] שני משחקים לא הסתיימו אחרי 2,000 מהלכים.
       *[other] { $count } משחקים לא הסתיימו אחרי 2,000 מהלכים.
    }
