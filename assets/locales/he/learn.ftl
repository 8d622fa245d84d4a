### Learning: what the Learn tab offers, and what is said while something is learned on the table.

## Words of the field

learn-words = מילון מונחים
learn-words-search = חיפוש מונח
learn-words-none = אין מונח כזה במילון.

## For a class

class-ask = שאלה לכיתה
class-ask-does = עצירה לפני האבן האחרונה בכל מהלך, כדי שהכיתה תאמר מה יקרה (F8)
class-freeze = הקפאה
class-freeze-does = הקפאת העמדה בזמן שאתם מדברים (F9)
class-what-next = מה יקרה עכשיו?
class-goes-on = המשך: מקש הרווח. לחיצה על גומה סופרת קול.
class-vote-left = שמאלה
class-vote-right = ימינה
class-vote-does = ספירת קול
class-timer = שעון
class-timer-does = לתת לכיתה 30 שניות; כל לחיצה מוסיפה עוד 30
class-time-up = הזמן תם
class-clear = איפוס
class-clear-does = איפוס הקולות והשעון
class-frozen = העמדה מוקפאת. לא מתבצעים מהלכים.
class-let-go = ביטול ההקפאה

## Examples

learn-show = הצגת דוגמה
learn-example-only = דוגמה
learn-example-of = דוגמה { $number } מתוך { $count }
learn-counter = דוגמה נגדית
learn-example = חזרה אל הדוגמה
learn-again = שוב
learn-next = הדוגמה הבאה
learn-try = התנסות
learn-retry = לנסות שוב
learn-back = חזרה אל המשחק
learn-try-heading = נסו בעצמכם
learn-try-any = עכשיו בצעו מהלך בעצמכם.
learn-try-caption = בצעו מהלך שמראה את הכלל הזה.
learn-try-last = מצאו את הגומה שהאבן האחרונה ממנה תיפול בגומה { $pit }.
learn-try-capture = מצאו מהלך שלוכד.
learn-try-again-move = מצאו מהלך שמזכה במהלך נוסף.
learn-try-relay = מצאו מהלך שהזריעה בו נמשכת.
learn-try-claim = מצאו מהלך שזוכים בו בגומה.
learn-try-end = מצאו מהלך שמסיים את המשחק.
learn-try-better = מצאו מהלך טוב יותר.
learn-try-best = מצאו את המהלך הטוב ביותר.
learn-try-best-found = נכון: זה המהלך הטוב ביותר.
# A move that is not the best: the opponent's best answer to it, such as c2, and the seeds that it costs, as in “3 seeds”.
learn-try-costs = התשובה הטובה ביותר עליו היא { $answer }. הוא גרוע מהמהלך הטוב ביותר ב{ $seeds ->
        [one] אבן אחת
       *[other] ־{ $seeds } אבנים
    }.
learn-try-not-better = יש מהלך טוב יותר.
learn-try-found = נכון: המהלך הזה טוב יותר.
learn-try-fell = האבן האחרונה נפלה לתוך { $fell } ולא לתוך { $wanted }.
learn-try-right = נכון: זה הכלל.
learn-try-wrong = המהלך הזה אינו מראה את הכלל.
learn-try-not-capture = המהלך הזה אינו לוכד דבר.
learn-try-not-again = המהלך הזה אינו מזכה במהלך נוסף.
learn-try-not-relay = הזריעה הזאת אינה נמשכת.
learn-try-not-claim = המהלך הזה אינו זוכה בשום גומה.
learn-try-not-end = אחרי המהלך הזה המשחק נמשך.

## The first lesson, for people who have never seen a mancala

first-heading = מהי מנקלה?
first-does = שתי דקות למי שמעולם לא ראה משחק כזה: אבנים, גומות, זריעה, לכידות ותורים של כמה זריעות
first-board = בלוח מנקלה יש שורות של גומות, ובגומות מונחות אבנים. הגומות שלפניכם הן שלכם; הגומות שמעבר לאמצע הלוח הן של היריב. כל האבנים
    זהות ואינן שייכות לאיש: חשוב רק כמה מהן מונחות בכל מקום.
first-sow = מהלך הוא זריעה. אוספים את כל האבנים מאחת הגומות שלכם ומניחים אותן אחת אחת, אבן אחת בכל מקום שבא אחריה. צפו, ואחר כך
    זרעו בעצמכם אבנים מגומה כלשהי.
first-count = מה שחשוב הוא היכן נופלת האבן האחרונה. לכן ספרו לפני שאתם אוספים. מצאו את הגומה שהאבן האחרונה שלה נופלת בגומה f1,
    הגומה הריקה בקצה הימני של השורה שלכם.
first-store = הגומה הגדולה שמימין היא הקופה שלכם: מה שמונח בה שלכם לתמיד. במשחק הזה, קלאח (Kalah), אבן אחרונה שנופלת בקופה שלכם מזכה אתכם
    בתור נוסף. מצאו גומה שעושה זאת.
first-capture = אפשר גם ללכוד אבנים. בקלאח, אבן אחרונה שנופלת בגומה ריקה שלכם לוכדת את כל האבנים שבגומה הנגדית ועוברת אל הקופה יחד
    איתן. מצאו את המהלך שלוכד.
first-count-capture = במשחקים אחרים לוכדים לפי מספר. באווארה (Oware), אבן אחרונה שנופלת בצד של היריב לוכדת את האבנים שבגומה שלה, אם יש בה כעת
    שתיים או שלוש. מצאו מהלך שלוכד.
first-laps = במשחקים רבים הזריעה נמשכת: אוספים את האבנים מן הגומה שהאבן האחרונה נפלה בה וזורעים גם אותן, שוב ושוב, עד שאבן אחרונה
    נופלת בגומה ריקה. כל קטע כזה הוא זריעה אחת, והתור כולו מורכב מכמה זריעות. צפו, ואחר כך התחילו זריעה משלכם.
first-end = המשחק מסתיים כשלאחד הצדדים לא נשארו אבנים לשחק בהן, או כשהכללים קובעים זאת. כאן לא נשארו לדרום אבנים, ולכן צפון שומר את
    האבנים שנמצאות בצד שלו; מנצח הצד שבקופה שלו יש יותר אבנים. יש עוד משחקים רבים, וכל אחד מהם מסביר את עצמו: בחרו באחד מהם בלשונית
    "משחק", ועברו על השיעור שלו בלשונית "למידה".
first-board-title = הלוח
first-sow-title = זריעה
first-count-title = ספירה
first-store-title = הקופה
first-capture-title = לכידה
first-count-capture-title = לכידה לפי מספר
first-laps-title = כמה זריעות בתור
first-end-title = הסיום

## The lesson of a game

lesson-step = { $heading } ({ $number } מתוך { $count })
lesson-next = הבא
lesson-previous = הקודם
lesson-leave = יציאה מן השיעור
lesson-play = משחק שלם
lesson-choose = בחירת משחק
lesson-done = הושלם
lesson-game = משחק לסיום
lesson-game-does = שחקו נגד הרמה הראשונה. רמז אומר איזה מהלך טוב, ביטול מהלך מחזיר אותו, והכלל שמאחורי כל צעד מואר בדף הכללים.

lesson-of = { $game }, צעד אחר צעד
lesson-does = קראו כל כלל, צפו בו ונסו אותו; בסוף משחקים משחק שלם. המשחק שעל השולחן ממתין.
lesson-begin = התחלה
lesson-go-on = המשך
lesson-again = פעם נוספת
lesson-from-start = התחלה מחדש
lesson-reached = צעד { $number } מתוך { $count }

lesson-described = העיגולים המקווקווים מסמנים את מה שמתואר כאן.

## Puzzles on the table

puzzle-heading = חידה: { $kind } ({ $grade })
puzzle-of-day = חידת היום: { $kind } ({ $grade })
puzzle-solution = הצגת הפתרון
puzzle-answer = תשובה
puzzle-next = החידה הבאה
puzzle-play-out = שחקו מכאן
puzzle-point = לחצו על הגומה או על הקופה, או השתמשו בחצים וב־Enter.
puzzle-point-all = לחצו על כל גומה שמותר לבחור בה, או השתמשו בחצים וב־Enter; אחר כך ענו.
puzzle-count = הקלידו מספר או בחרו בו, ואחר כך ענו.
puzzle-number = התשובה שלכם
puzzle-number-less = אחד פחות
puzzle-number-more = אחד יותר
puzzle-play = בצעו את המהלך.
puzzle-none = לא נמצאה חידה כזאת למשחק הזה. נסו סוג אחר.
puzzle-card = חידות
puzzle-card-does = התשובות מוכחות, ובפתיחות הן מה שמוצא החיפוש של התוכנה. חידות שלא פתרתם יחזרו בקרוב, ואחר כך בעוד יום, בעוד שישה ימים ובהפרשים הולכים וגדלים.
puzzle-begin = החידה הבאה
puzzle-daily = חידת היום
puzzle-made = רק רגע…
puzzle-score = { $right } נכונות מתוך { $answered }, { $streak } ברצף. הבאה: { $grade }. { $due ->
        [0] {""}
        [one] חידה אחת תחזור היום.
        [two] שתי חידות יחזרו היום.
       *[other] { $due } חידות יחזרו היום.
    } { $later ->
        [0] {""}
        [one] חידה אחת תחזור מאוחר יותר.
        [two] שתי חידות יחזרו מאוחר יותר.
       *[other] { $later } חידות יחזרו מאוחר יותר.
    }

## Puzzles of one's own

puzzle-own = החידות שלי
puzzle-own-how = ערכו עמדה ושמרו אותה כחידה: היא תופיע כאן.
puzzle-own-name = { $kind } { $number }
puzzle-own-of = { $kind }: { $move }
puzzle-own-heading = { $name }: { $kind }
puzzle-own-proved = הוכחת התשובות…
puzzle-own-choose = שמירה כחידה מסוג:
puzzle-own-none = בעמדה הזאת לא הוכחה אף תשובה.
puzzle-unfit-pit = { $kind }: לחצו קודם על גומה, והשאלה תהיה על מהלך ממנה.
puzzle-unfit-captures = { $kind }: במשחק הזה לא לוכדים דבר.
puzzle-unfit-move = { $kind }: אף מהלך מן הגומה הזאת אינו מסתיים פשוט באבן שנזרעה.
puzzle-unfit-legal = { $kind }: אין כאן כלל שקובע אילו גומות אפשר לבחור.
puzzle-unfit-best = { $kind }: לא כל מהלך הוכח, או שכולם שווים. כשיש בגומות פחות אבנים, קל יותר להוכיח.
puzzle-unfit-win = { $kind }: לא הוכח שמהלך יחיד כופה ניצחון בתוך כמה תורים.
puzzle-own-kept = נשמר בשם { $name }. החידה נמצאת בלשונית "למידה".
puzzle-own-see = הצגת החידה
puzzle-own-too-many = יש לכם יותר מדי חידות משלכם. מחקו קודם כמה מהן.
puzzle-own-rename = שינוי השם של { $name }
puzzle-own-drop = מחיקה של { $name }
puzzle-own-dropped = החידה { $name } נמחקה.
puzzle-own-take = ביטול
puzzle-own-gone = החידה { $name } שייכת למשחק { $game }, שקובצו אינו נמצא עוד. החזירו אותו כדי לפתור אותה.

## Another game beside this one, and sheets for print

learn-more = השוואה והדפסה
compare-with = השוואה עם…
compare-title = השוואת משחקים
compare-gone = המשחק { $game } כבר אינו כאן.
sheet-save = הדפסה או שמירה של הכללים…
sheet-failed = לא ניתן לשמור את הכללים בקובץ { $file }.

## A board to print

making-open = הכנת לוח…
making-dialog = הכנת לוח
making-paper = נייר
making-letter = Letter (ארה"ב)
making-size = גודל
making-one-sheet = דף אחד
making-pit = גומות של { $width } ס"מ
making-with-seeds = אבנים לגזירה
making-result = גודל הלוח { $size } ס"מ, והוא תופס { $sheets ->
        [one] דף אחד
        [two] שני דפים
       *[other] { $sheets } דפים
    }{ $seeds ->
        [0] .
        [one] ; האבנים תופסות עוד דף אחד.
        [two] ; האבנים תופסות עוד שני דפים.
       *[other] ; האבנים תופסות עוד { $seeds } דפים.
    }
making-save = שמירה…
making-failed = לא ניתן לשמור את הלוח בשם { $file }.
