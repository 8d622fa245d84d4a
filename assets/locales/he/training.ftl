### יריבים שאומנו במשחקים של המחשב נגד עצמו.

training-title = אימון יריב
training-open = אימון יריב…
training-open-does = המחשב משחק את המשחק הזה נגד עצמו ומשתפר
training-explained = המחשב משחק { $game } נגד עצמו מאות פעמים ולומד מהן להעריך מצבים. אחר כך הוא משחק טוב יותר, חוץ מברמות הנמוכות ביותר, וגם הניתוח והרמזים משתפרים. מה שנלמד תקף לכללים האלה בלבד. האימון נמשך כמה דקות, ובינתיים אפשר להמשיך לשחק.
training-shipped = המחשב כבר אומן במשחק הזה. האימון ימשיך משם.
training-trained = כבר אימנתם את המחשב לפי הכללים האלה. האימון ימשיך משם.
training-outdated = אימנתם את המחשב לפי כללים אחרים או אפשרויות אחרות של המשחק. במה שלמד שם אין שימוש לפי הכללים האלה.
training-broken = אי אפשר לקרוא מהדיסק את מה שהמחשב למד על הכללים האלה, ואין בו שימוש. אמנו אותו שוב.
training-begin = התחלת האימון
training-cancel = ביטול
training-delete = מחיקת האימון
training-deleted = האימון נמחק.
training-restore = שחזור
training-begins = המשחקים הראשונים התחילו.
training-learns = לומד ממשחקים נגד עצמו: חלק { $part } מתוך { $parts }.
training-match = { $games ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $games } משחקים
    } נגד היריב כפי שהיה קודם, כדי לראות מה נלמד.
training-games = משחק { $game } מתוך { $games }, נותרו בערך { $time }
training-under-way = מתאמן יריב למשחק { $game }…
training-rules-changed = הכללים השתנו מאז שהאימון התחיל. הוא ממשיך לפי הכללים הקודמים.
training-kept = המחשב אומן במשחק { $game }: { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    } { $games ->
        [one] במשחק אחד
        [two] בשני משחקים
       *[other] ב־{ $games } משחקים
    } נגד עצמו כפי שהיה קודם. מעתה הוא משחק לפי מה שלמד.
training-not-kept = האימון במשחק { $game } לא הועיל: { $points ->
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $points } נקודות
    } { $games ->
        [one] במשחק אחד
        [two] בשני משחקים
       *[other] ב־{ $games } משחקים
    } נגד עצמו כפי שהיה קודם. המחשב ימשיך לשחק כמו קודם.
preferences-trained = יריבים מאומנים: { $games }
preferences-trained-delete = מחיקה
preferences-trained-delete-does = המחשב ישוב לשחק את המשחקים האלה כמו לפני האימון
