### For a class: worksheets, plans of lessons, tournaments and clocks.

worksheet-title = { $game }: חידות
worksheet-name = שם:
worksheet-date = תאריך:
worksheet-answer = תשובה:
worksheet-asked = { $status }. { $question }
worksheet-answers = תשובות
worksheet-line = { $number }: { $text }
worksheet-foot = דף עבודה { $number }, הוכן ב־Naqala
worksheet-open = דף עבודה…
worksheet-dialog = דף עבודה
worksheet-does = חידות של המשחק שעל השולחן, שורה לכל תשובה, והתשובות בעמוד האחרון. אותו מספר נותן שוב אותו דף.
worksheet-kind = חידות:
worksheet-all-kinds = כל הסוגים
worksheet-grade = רמה:
worksheet-all-grades = כל הרמות
worksheet-count = כמה:
worksheet-number = מספר:
worksheet-save = שמירת דף העבודה…
worksheet-failed = אי אפשר לכתוב את דף העבודה { $file }.

plan-title = שיעור של { $minutes } דקות: { $games }
plan-stage = דקות { $from } עד { $to }: { $title }
plan-foot = מערך שיעור, הוכן ב־Naqala
plan-needed = מה צריך
plan-needs-screen = מחשב עם Naqala ומקרן או מסך גדול; המקש F5 משאיר על המסך רק את הלוח ואת הכיתוב.
plan-needs-boards = { $game }: { $boards ->
        [one] לוח אחד
        [two] שני לוחות
       *[other] { $boards } לוחות
    }, { $seeds } אבנים לכל לוח. לשונית הלימוד מדפיסה לוחות ומסבירה איך מכינים אותם.
plan-needs-worksheets = דף עבודה לכל תלמיד, שנשמר מלשונית הלימוד.
plan-welcome = פתיחה
plan-welcome-does = הראו את הלוח ואת האבנים, ושאלו מי מכיר משחק כזה. אמרו מה הכיתה תדע לעשות בסוף השיעור.
plan-first-does = פתחו את השיעור הזה מלשונית הלימוד והציגו אותו על המסך. עצרו לפני כל מהלך ושאלו היכן תיפול האבן האחרונה.
plan-steps = שלביו: { $steps }.
plan-learn = הכללים: { $game }
plan-learn-does = פתחו את שיעור המשחק מלשונית הלימוד. בקשו שמישהו יסביר כל כלל במילים שלו, שהכיתה תצביע מה יקרה (F8), ושכל מהלך מבוקש יבוצע בידי תלמיד אחר.
plan-puzzles = חידות: { $game }
plan-puzzles-does = כל אחד פותר את דף העבודה לבדו ומשווה תשובות עם מי שיושב לידו. חידות שהתשובות עליהן שונות פתרו יחד על המסך.
plan-play = משחקים: { $game }
plan-play-does = { $players ->
        [1] כל אחד משחק לבדו ורושם את התוצאה הטובה ביותר.
        [2] משחקים בזוגות. הגורל קובע מי פותח; מי שסיימו מחליפים מקומות ומשחקים שוב.
       *[other] משחקים בקבוצות של { $players }. הגורל קובע מי פותח; מי שסיימו מחליפים מקומות ומשחקים שוב.
    } { $left ->
        [0] {""}
       *[other] מי שנותרו מצטרפים לקבוצות ומשחקים לסירוגין במקום אחד.
    }
plan-talk = מה גיליתם?
plan-talk-does = שאלו אילו מהלכים היו טובים ולמה, ובקשו להראות עמדה על המסך. מה תעשו אחרת בפעם הבאה?
plan-talk-ideas = רעיונות להשוואה עם מה שהכיתה מצאה: { $ideas }.
plan-end = סופרים ומסדרים
plan-end-does = ספרו את האבנים בחזרה לקופסאות: אסור שתחסר אף אחת.
plan-open = תכנון שיעור…
plan-dialog = מערך שיעור
plan-minutes = זמן:
plan-length = { $minutes } דק׳
plan-pupils = תלמידים:
plan-games = משחקים:
plan-add-game = הוספת משחק…
plan-drop-game = השמטת { $game }
plan-with-first = לפתוח ב„מהי מנקלה?”
plan-with-puzzles = עם חידות
plan-too-short = אין די זמן לכל זה. בחרו יותר דקות או פחות משחקים.
plan-save = שמירת המערך…
plan-failed = אי אפשר לכתוב את המערך { $file }.

tournament-title = טורניר: { $game }
tournament-foot = טורניר, נערך ב־Naqala
tournament-standings = טבלה
tournament-place = מקום
tournament-player = שם
tournament-points = נקודות
tournament-opponents = נקודות היריבים
tournament-round = סיבוב { $number }
tournament-bye = בלי יריב
tournament-score = { $result ->
        [south] 1 : 0
        [draw] ½ : ½
       *[north] 0 : 1
    }
tournament-open = טורניר…
tournament-dialog = טורניר
tournament-does = כתבו את שמות המשתתפים, שם בכל שורה. הגורל קובע את סדרם.
tournament-swiss = שיטה שווייצרית
tournament-swiss-does = נפגשים מי שיש להם בערך אותו ניקוד, ואף זוג אינו נפגש פעמיים.
tournament-round-robin = כולם נגד כולם
tournament-round-robin-does = כל אחד פוגש כל אחד.
tournament-rounds = סיבובים:
tournament-size = { $players ->
        [one] משתתף אחד
        [two] שני משתתפים
       *[other] { $players } משתתפים
    }, { $rounds ->
        [one] סיבוב אחד
        [two] שני סיבובים
       *[other] { $rounds } סיבובים
    }
tournament-begin = פתיחת הטורניר
tournament-next = הסיבוב הבא
tournament-over = הטורניר הסתיים.
tournament-ready = אפשר לפתוח את הסיבוב הבא.
tournament-waits = הסיבוב הבא יתחיל כשיהיו כל התוצאות.
tournament-end = טורניר חדש
tournament-dropped = הטורניר הוסר.
tournament-restore = להחזיר אותו
tournament-play = לשחק על המסך הזה
tournament-save = שמירה להדפסה…
tournament-failed = אי אפשר לכתוב את הטורניר { $file }.
tournament-wins = ניצחון: { $name }
tournament-drawn = תיקו

desk-title = למורים
desk-does = מערך שיעור לפי דקות, דפי עבודה וטורניר כיתתי.

clock-title = שעון:
clock-none = בלי שעון
clock-per-move = { $seconds ->
        [60] דקה למהלך
        [120] שתי דקות למהלך
       *[other] { $seconds } שנ׳ למהלך
    }
clock-total = { $increment ->
        [0] { $minutes } דק׳
       *[other] { $minutes } דק׳ + { $increment } שנ׳
    }
clock-left = { $player } { $time }
clock-out = נגמר הזמן: { $player } מפסיד.
lots-draw = הגרלה
lots-drawn = הפתיחה: { $player }.
