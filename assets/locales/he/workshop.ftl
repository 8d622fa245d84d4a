### A user's own games: variant files in a folder, and files opened from elsewhere.

workshop-games = המשחקים שלי
workshop-keep = הוספה למשחקים שלי
workshop-kept = המשחק נוסף למשחקים שלכם, בתיקייה { $folder }. כל שינוי בקובץ נראה כאן מיד.
workshop-name-taken = קובץ בשם { $file } כבר נמצא בין המשחקים שלכם, בתיקייה { $folder }. תנו לאחד מן השניים שם אחר.

workshop-renewed = { $game }: הכללים השתנו, והמשחק נמשך.
workshop-set-aside = { $game }: הכללים השתנו כך שהמשחק שעל השולחן אינו יכול להימשך. הוא התחיל מחדש. מה ששוחק עד כה נמצא, עם הכללים
    שלו, בין המשחקים שלא הסתיימו.
workshop-begun-anew = { $game }: הכללים השתנו, והמשחק התחיל מחדש.
workshop-gone = הקובץ { $file } אינו נמצא עוד. המשחק שעל השולחן נמשך.
workshop-restore = שחזור הקובץ
workshop-restored = הקובץ { $file } שוחזר.

workshop-faults = { $faults ->
        [one] בקובץ { $file } יש שגיאה אחת
        [two] בקובץ { $file } יש שתי שגיאות
       *[other] בקובץ { $file } יש כעת { $faults } שגיאות
    }
workshop-fault-at = שורה { $line }, עמודה { $column }: { $message }
workshop-more-faults = { $more ->
        [one] ועוד שגיאה אחת
        [two] ועוד שתי שגיאות
       *[other] ועוד { $more } שגיאות
    }
workshop-goes-on = עד שתתקנו זאת, הכללים התקינים האחרונים נשארים בתוקף.

## A position set up by hand

compose-heading = עריכת עמדה: { $game }
compose-leave = העמדה שסידרתם תאבד. לצאת?
compose-discard = ביטול העמדה
compose-go-on = המשך עריכה
compose-how = לחיצה מוסיפה אבן, לחיצה עם Shift מוציאה אבן. אפשר גם להשתמש בגלגלת, או בחצים ובמספר.
compose-seeds = { $seeds ->
        [0] אין אבנים
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $seeds } אבנים
    }; בפתיחה { $usual }
compose-specials = { $pieces }; בפתיחה { $usual }
compose-special-store = { $place }: { $pieces }
compose-adds = לחיצה מוסיפה:
compose-one-seed = אבן אחת
compose-adds-key = המקש * מחליף בין השניים
compose-not-here = אבנים מן הסוג הזה יכולות להימצא רק בגומות שבקצות הלוח, ולא בגומה { $pit }.
compose-to-move = התור של { $player }
compose-stage = שלב המשחק
compose-clear = ריקון הלוח
compose-opening = עמדת הפתיחה
compose-mirror = היפוך הלוח
compose-undo = ביטול
compose-play = משחק
compose-analyse = ניתוח
compose-keep = שמירה כחידה
compose-empty = אין אבנים על הלוח.
compose-stuck = התור של { $player }, ואין לו מהלך.
compose-wrong = אי אפשר לשחק מעמדה כזאת: { $reason }

## The games kept

collection-title = משחקים שמורים
collection-open = משחקים שמורים…
collection-hint = חיפוש לפי משחק, שחקן, תאריך, תוצאה או שם…
collection-search = חיפוש משחקים לפי שם, שחקן, תאריך, אירוע או תוצאה
collection-here = רק משחקים שהעמדה שעל השולחן מופיעה בהם
collection-removed = משחקים שנמחקו
collection-reading = קריאה: { $done } מתוך { $all }
collection-wait = רק רגע…
collection-empty = כל משחק שאתם משחקים נשמר כאן, מן המהלך הראשון שלו.
collection-none-removed = לא נמחקו משחקים.
collection-found = { $all ->
        [one] { $found } מתוך משחק אחד
        [two] { $found } מתוך שני משחקים
       *[other] { $found } מתוך { $all } משחקים
    }
collection-name = שם חדש
collection-rename = שינוי השם של { $game }
collection-remove = מחיקה של { $game }
collection-restore = שחזור של { $game }
collection-moves = { $moves ->
        [one] מהלך אחד
        [two] שני מהלכים
       *[other] { $moves } מהלכים
    }
collection-goes-on = לא הסתיים
collection-draw = תיקו
collection-void = בלי תוצאה
collection-lost = הפסד
collection-won = { $player } מנצח
collection-fault = אי אפשר להציג עד הסוף
