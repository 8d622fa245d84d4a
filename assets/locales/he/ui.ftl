### Labels of the window: menus, buttons, tabs, tooltips.

## Tabs of the side panel

tab-game = משחק
tab-rules = כללים
tab-moves = מהלכים
tab-learn = למידה

## Finding a game

game-search = חיפוש משחקים לפי שם, עם, מקום או גודל הלוח
game-search-hint = חיפוש משחקים
game-none-found = לא נמצא משחק מתאים. נסו פחות אותיות, שם של ארץ או לוח כגון 2×6.
finder-filters = { $asked ->
    [0] מסננים
    [one] מסנן אחד
    [two] שני מסננים
   *[other] { $asked } מסננים
    }
finder-found = { $all ->
        [one] { $found } מתוך משחק אחד
        [two] { $found } מתוך שני משחקים
       *[other] { $found } מתוך { $all } משחקים
    }
finder-clear = איפוס
finder-choice = { $subject }: { $chosen }
finder-rows = שורות
finder-laps = זריעות בתור
finder-capture = לכידות
finder-players = שחקנים
finder-length = אורך
finder-place = מקום
finder-region = אזור
finder-grade = רמת קושי
finder-any = הכול
finder-offer = { $name } ({ $found })
finder-rows-of = { $rows }
finder-square = לוח מרובע
finder-laps-one = אחת בלבד
finder-laps-several = כמה
finder-capture-count = לפי מספר
finder-capture-across = מן הגומה הנגדית
finder-capture-passing = תוך כדי זריעה
finder-capture-gap = מעבר לגומה ריקה
finder-capture-pits = זכייה בגומות
finder-capture-sown-again = נזרעות שוב
finder-capture-nothing = אין
finder-players-of = { $players }
finder-length-short = { $moves ->
        [one] קצר, מהלך אחד
        [two] קצר, עד שני מהלכים
       *[other] קצר, עד { $moves } מהלכים
    }
finder-length-middling = בינוני, עד { $moves }
finder-length-long = ארוך, יותר מ־{ $moves }
finder-grade-easy = קל
finder-grade-middling = בינוני
finder-grade-hard = קשה
finder-length-how = { $games ->
        [one] כמה מהלכים יש במשחק, לפי משחק אחד מכל סוג ששוחק זה עתה באקראי. משחקים של בני אדם שונים מאלה.
        [two] כמה מהלכים יש במשחק: החציון של שני משחקים מכל סוג, ששוחקו זה עתה באקראי. משחקים של בני אדם שונים מאלה.
       *[other] כמה מהלכים יש במשחק: החציון של { $games } משחקים מכל סוג, ששוחקו זה עתה באקראי. משחקים של בני אדם שונים מאלה.
    }
game-good-to-begin = למתחילים
game-region = { $region } ({ $games })
game-like = משחקים כמו { $game }, הדומים ביותר תחילה
region-west-africa = מערב אפריקה
region-central-africa = מרכז אפריקה
region-horn = קרן אפריקה
region-east-africa = מזרח אפריקה
region-southern-africa = אפריקה הדרומית
region-madagascar = מדגסקר ושכנותיה
region-middle-east = צפון אפריקה והמזרח התיכון
region-central-asia = הקווקז ומרכז אסיה
region-south-asia = דרום אסיה
region-south-east-asia = דרום־מזרח אסיה
region-east-asia = מזרח אסיה
region-pacific = האוקיינוס השקט
region-americas = יבשות אמריקה
region-europe = אירופה
region-world = בכל העולם
region-invented = משחקים חדשים
game-of = גרסה של { $game }
game-on-table = המשחק הזה מונח על השולחן.
game-unfinished = משחקים שלא הסתיימו
game-moves-made = { $moves ->
    [one] מהלך אחד
    [two] שני מהלכים
   *[other] { $moves } מהלכים
    }
game-begun = התחיל ב־{ $date }
game-unfinished-all = הצגת כל המשחקים ({ $games })
game-take-up = המשך המשחק
game-remove = הסרה מהרשימה
game-removed = המשחק הוסר מהרשימה.
game-bring-back = ביטול
game-board = { $rows ->
    [one] שורה אחת
    [two] שתי שורות
   *[other] { $rows } שורות
    } של { $columns ->
    [one] גומה אחת
    [two] שתי גומות
   *[other] { $columns } גומות
    }, { $seeds ->
    [one] אבן אחת
    [two] שתי אבנים
   *[other] { $seeds } אבנים
    }

## Setting a game up

options-back = כל המשחקים
options-ways = דרכים לשחק בו
options-reset = איפוס
options-reset-all = איפוס הכול ({ $changed })
options-shuffle = עמדת פתיחה אקראית חדשה
options-shuffle-number = מספר אחר
options-players = מי משחק
options-ending = איך המשחק מסתיים
options-sources = מקור ושאלות פתוחות
options-impossible = אי אפשר לשלב את האפשרויות האלה
options-begin = משחק חדש
game-play = לשחק
game-learn = ללמוד
game-rules = כללים
game-samples = משחקים לדוגמה
player-name = שם
player-who = { $seat }: { $who }
player-mode-computer = נגד המחשב
player-mode-people = { $seats ->
    [2] שני שחקנים
   *[other] כולם משחקים
    }
player-mode-watch = צפייה
player-person = אדם
player-random = מהלכים אקראיים
player-level = רמה { $level }
player-time = { $seconds } שנ' למהלך
player-depth = { $depth ->
    [one] עומק של מהלך אחד
    [two] עומק של שני מהלכים
   *[other] עומק של { $depth } מהלכים
    }
player-level-is = { $place ->
    [lowest] רמה { $level }: לוכדת כל מה שהיא רואה
    [second] רמה { $level }: מביאה בחשבון את התשובה
    [highest] רמה { $level }: החזקה ביותר
    [highest-of-few] רמה { $level }: החזקה ביותר (מחשבה ארוכה יותר כמעט אינה מועילה במשחק הזה)
   *[other] רמה { $level }
    }
player-time-is = כמיטב היכולת בתוך { $seconds } שנ'
player-with-style = { $style ->
    [careful] { $skill }, זהיר
   *[greedy] { $skill }, חמדן
}
player-style = { $style ->
    [careful] זהיר
    [greedy] חמדן
   *[balanced] מאוזן
}
player-style-does = { $style ->
    [careful] מעדיף מהלכים שמשאירים מעט ללכידה
    [greedy] מעדיף מהלכים שלוכדים הרבה מיד
   *[balanced] משחק את המהלך שנראה לו הטוב ביותר
}
player-program = { "Naqala" } { $skill }

## A seat that the program plays

opponent-thinks = { $player } חושב…
opponent-waits = { $player } מחכה: לחצו על "המשך", או בצעו את המהלך בעצמכם
opponent-opens = המחשב מבצע את המהלך הראשון.
opponent-is-to-move = המחשב חושב על המהלך הזה.
opponent-move-now = מהלך מיידי
opponent-move-now-does = ביצוע המהלך הטוב ביותר שנמצא עד כה (Enter)
opponent-hold = השהיית המחשב
opponent-hold-does = המחשב מחכה, ואתם יכולים לעיין בלוח או לבצע את המהלך במקומו
opponent-go-on = המשך
opponent-go-on-does = המחשב מבצע את המהלך שלו

## The rule page

rules-changed = { $count ->
    [one] כלל אחד שונה מן הרגיל; הוא מסומן.
    [two] שני כללים שונים מן הרגיל; הם מסומנים.
   *[other] { $count } כללים שונים מן הרגיל; הם מסומנים.
    }

rules-path = מסלול הזריעה
rules-path-either-way = מסלול הזריעה, שאפשר לנוע בו בשני הכיוונים

## The bar

caption-hand-of = { $player }:

## The record

moves-record = קובץ
moves-open = פתיחה…
moves-shipped = משחקים לדוגמה
moves-save = שמירה
moves-save-as = שמירה בשם…
film-button = ייצוא וידאו…
moves-picture = ייצוא תמונה…
film-give-up = ביטול
moves-copy-position = העתקת העמדה
moves-compose = עריכת עמדה
moves-paste-position = הדבקת עמדה…
moves-undo = ביטול מהלך
moves-redo = ביצוע מחדש
moves-fold = כיווץ ההסתעפות עם { $move }
moves-unfold = הרחבת ההסתעפות עם { $move }
moves-make-main = הפיכה לקו הראשי
moves-promote = קידום ההסתעפות
moves-line-delete = מחיקה מכאן והלאה
moves-line-gone = המהלכים נמחקו.
moves-line-put-back = ביטול
moves-remark-on = הערה על { $move }
moves-remark-opening = הערה על הפתיחה
moves-glyph = { $glyph ->
        [brilliant] מהלך מבריק
        [good] מהלך טוב
        [interesting] מהלך מעניין
        [dubious] מהלך מפוקפק
        [mistake] טעות
       *[blunder] טעות גסה
    }
moves-remark-hint = הוספת הערה…
moves-wait = המשחק ממתין. המהלכים שלו יופיעו כאן כשתחזרו אליו.

## What each side has. $seeds: a number.

score-store = קופה: { $seeds }
score-hand = ביד: { $seeds }
score-penalties = עונשין: { $seeds }
score-lost = הפסד
score-pits = על הלוח: { $seeds }
score-house = בית { $pit }: { $seeds }
score-traps = { $traps ->
    [one] מלכודת אחת: { $seeds }
    [two] שתי מלכודות: { $seeds }
   *[other] { $traps } מלכודות: { $seeds }
    }

## Seats round a board of four, each in a few words.

seat-turn = { $after ->
    [0] תורו עכשיו
    [1] הבא בתור
    [2] בעוד שני תורים
   *[other] בעוד { $after } תורים
    }
seat-frozen = אינו משחק עוד
seat-won = מנצח
seat-same-player = אותו שחקן כמו { $fellow }
seat-partner = שותף של { $fellow }

score-held = הובאו לסבב: { $seeds }

## The rounds of a match

match-round = סבב { $round }
match-column-round = סבב
match-column-began = מתחיל
match-column-won = מנצח
match-brought = סבב { $round }. { $first } מתחיל. דרום מביא { $south ->
    [one] אבן אחת
    [two] שתי אבנים
   *[other] { $south } אבנים
    }, וצפון מביא { $north ->
    [one] אבן אחת.
    [two] שתי אבנים.
   *[other] { $north } אבנים.
    }
match-begun = סבב { $round }. { $first } מתחיל.
match-level = תיקו
match-void = בטל
match-open = …
match-sold = { $whole ->
    [0] { $half ->
        [one] גומה אחת של { $seller } מכורה למחצה.
        [two] שתי גומות של { $seller } מכורות למחצה.
       *[other] { $half } גומות של { $seller } מכורות למחצה.
    }
    [one] { $half ->
        [0] גומה אחת של { $seller } מכורה.
        [one] גומה אחת של { $seller } מכורה, ועוד אחת מכורה למחצה.
        [two] גומה אחת של { $seller } מכורה, ועוד שתיים מכורות למחצה.
       *[other] גומה אחת של { $seller } מכורה, ועוד { $half } מכורות למחצה.
    }
    [two] { $half ->
        [0] שתי גומות של { $seller } מכורות.
        [one] שתי גומות של { $seller } מכורות, ועוד אחת מכורה למחצה.
        [two] שתי גומות של { $seller } מכורות, ועוד שתיים מכורות למחצה.
       *[other] שתי גומות של { $seller } מכורות, ועוד { $half } מכורות למחצה.
    }
   *[other] { $half ->
        [0] { $whole } גומות של { $seller } מכורות.
        [one] { $whole } גומות של { $seller } מכורות, ועוד אחת מכורה למחצה.
        [two] { $whole } גומות של { $seller } מכורות, ועוד שתיים מכורות למחצה.
       *[other] { $whole } גומות של { $seller } מכורות, ועוד { $half } מכורות למחצה.
    }
    }
match-none-sold = עוד לא נמכרה אף גומה.
match-leads = { $leader ->
    [south] דרום מוביל, { $south ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $south } אבנים
    } מול { $north }.
    [north] צפון מוביל, { $north ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $north } אבנים
    } מול { $south }.
   *[level] שוויון: לכל צד { $south ->
        [one] אבן אחת.
        [two] שתי אבנים.
       *[other] { $south } אבנים.
    }
    }
match-scored = { $leader ->
    [south] דרום מוביל במערכה בתוצאה { $south } מול { $north }.
    [north] צפון מוביל במערכה בתוצאה { $north } מול { $south }.
   *[level] שוויון במערכה בתוצאה { $south } מול { $north }.
    }

## The transport bar

transport-opening = כדי להתחיל, בחרו באחת הגומות המסומנות.
transport-opening-button = כדי להתחיל, לחצו על הכפתור.
transport-asked = המשחק מתחיל באמצע תור. כדי להמשיך, ענו על השאלה.
transport-asked-between = המשחק מתחיל בין שני סבבים. כדי להמשיך, ענו על השאלה.
transport-set-out = לחצו על הגומות שבהן יונחו האבנים שבידכם, אחת אחת.
transport-ready = עמדת הפתיחה. לחצו על הפעלה כדי לראות את המשחק, או עברו עליו צעד אחר צעד.
transport-move = מהלך { $move } מתוך { $moves }
transport-all = { $moves ->
    [one] אחרי מהלך אחד
    [two] אחרי שני מהלכים
   *[other] אחרי { $moves } מהלכים
    }
transport-lap = { $hand ->
    [none] זריעה { $lap } מתוך { $laps }
   *[other] { $player }: זריעה { $lap } מתוך { $laps }
    }
transport-first = עמדת הפתיחה
transport-previous-ply = המהלך הקודם
transport-previous-event = הצעד הקודם
transport-previous-lap = הזריעה הקודמת
transport-backwards = הפעלה לאחור
transport-play = הפעלה
transport-pause = השהיה
transport-next-event = הצעד הבא
transport-next-lap = הזריעה הבאה
transport-next-ply = המהלך הבא
transport-skip = דילוג לסוף המהלך
transport-last = העמדה האחרונה
transport-speed = מהירות
transport-lap-by-lap = השהיה אחרי כל זריעה
transport-preferences = הגדרות
transport-analysis = הפעלת הניתוח (F6)
transport-no-analysis = כיבוי הניתוח (F6)
transport-hint = רמז: הצגת המהלך הטוב ביותר (F7)
transport-undo = ביטול מהלך (Ctrl+Z)
transport-turn = סיבוב הלוח (Ctrl+T)
transport-keys = קיצורי מקשים
transport-project = מצב הצגה (F5)
transport-project-no-longer = יציאה ממצב ההצגה (F5 או Escape)
transport-moves = המהלך של { $player }
transport-open-panel = הצגת החלונית הצדדית
transport-shut-panel = הסתרת החלונית הצדדית

## What may be answered to a question in mid-turn

asked-choose = בחירה…
asked-key = מקש: { $key }

## A record being watched

watch-demonstration = { $game }: משחק הדגמה קצר
watch-record = { $game }: משחק רשום
watch-play = משחק משלכם
watch-play-does = התחלת המשחק הזה מן הפתיחה; אתם מבצעים את המהלכים
watch-again = צפייה חוזרת
watch-again-does = הצגת המשחק שוב מתחילתו

## The game that was left last

resume-heading = ברוכים השבים
resume-game = המשך המשחק { $game }, מהלך { $move }

## Ends that no rule brings about

resign = כניעה
draw-offer = הצעת תיקו
draw-accept = הסכמה לתיקו
draw-offered = { $player } מציע תיקו.
draw-accepted = { $player } מסכים לתיקו.
draw-declined = { $player } דוחה את התיקו וממשיך לשחק.
status-resigned = { $winner } מנצח: { $loser } נכנע.
status-draw-agreed = תיקו בהסכמה.

## The end of a game

end-rematch = משחק גומלין
end-review = סקירה
end-new = משחק חדש
end-new-does = בחירת משחק אחר או שחקנים אחרים
end-play-again = משחק נוסף
end-play-again-does = התחלת אותו משחק מן הפתיחה
end-change-sides = החלפת מקומות
end-change-sides-does = התחלת אותו משחק מן הפתיחה, כשכל שחקן במקומו של האחר
end-sides-changed = { $seats ->
    [2] המקומות הוחלפו: מי ששיחק במקום צפון משחק כעת במקום דרום.
   *[other] המקומות הוחלפו: כל אחד עבר אל המקום הבא.
    }
end-look = עיון במשחק
end-look-does = חזרה אל הפתיחה, עם רשימת המהלכים לצד השולחן

## Setting out the seeds of the hand before play

## What a position is worth

study-thinking = מנתח…
study-over = המשחק הסתיים: אין עוד מה לנתח.
study-hint = רמז: { $move }. { $does }
study-result = { $result ->
    [won] ניצחון
    [lost] הפסד
   *[drawn] תיקו
    }
study-level = במשחק מיטבי המצב שקול.
study-drawn = במשחק מיטבי אין מנצח: הדבר מוכח.
study-ahead = { $exact ->
    [yes] במשחק מיטבי { $player } מוביל ביתרון של { $seeds ->
        [1] אבן אחת
        [2] שתי אבנים
       *[other] { $seeds } אבנים
    }: הדבר מוכח.
   *[no] במשחק מיטבי { $player } מוביל ביתרון של { $seeds ->
        [1] אבן אחת
        [2] שתי אבנים
       *[other] { $seeds } אבנים
    }.
    }
study-wins = במשחק מיטבי { $player } מנצח: הדבר מוכח.
study-likely = מכאן { $player } מנצח בערך ב־{ $percent } מתוך 100 משחקים.
study-balance = מכאן { $player } מנצח בערך ב־{ $percent } מתוך 100 משחקים
study-effort = { $depth ->
    [one] עומק של מהלך אחד, { $speed } אלף עמדות בשנייה
    [two] עומק של שני מהלכים, { $speed } אלף עמדות בשנייה
   *[other] עומק של { $depth } מהלכים, { $speed } אלף עמדות בשנייה
    }
study-play-line = ביצוע המהלכים עד למהלך הזה; ביטול מהלך מחזיר אותם
study-move = המהלך, ערכו, לאיזה עומק נבדק ומה בא אחריו. לחיצה מבצעת אותו.
study-move-proved = המהלך, ערכו (הסימן = פירושו שהערך מוכח), לאיזה עומק נבדק ומה בא אחריו. לחיצה מבצעת אותו.

## A game gone over

timeline-chances = סיכויים
timeline-chances-does = מה היו סיכויי הניצחון של דרום: בקצה העליון דרום מנצח. לחיצה עוברת אל הנקודה הזאת.
review-summary = { $player }: דיוק { percent }, { $mistakes ->
    [0] בלי שגיאות
    [one] שגיאה אחת
   *[other] { $mistakes } שגיאות
    }, { $slips ->
    [0] בלי אי־דיוקים
    [one] אי־דיוק אחד
   *[other] { $slips } אי־דיוקים
    }
review-next = השגיאה הבאה
review-try = נסו בעצמכם
review-played = המהלך של { $player } כאן היה { $move }.
review-go-over = סקירת המשחק
review-going-over = סקירת המשחק: { percent }
review-go-over-does = חיפוש מהלכים שלא היו הטובים ביותר: הם מסומנים ברשימה הזאת ובציר הזמן, עם הסבר
review-slip = עדיף היה { $move }, שהיה { $does }.
review-mistake = טעות: עדיף היה { $move }, שהיה { $does }.
review-won = מנצח במשחק
review-captured = { $seeds ->
    [one] לוכד אבן אחת
    [two] לוכד שתי אבנים
   *[other] לוכד { $seeds } אבנים
    }
review-claimed = זוכה בגומה
review-again = מזכה בתור נוסף
review-saved = { $seeds ->
    [one] מציל אבן אחת מלכידה
    [two] מציל שתי אבנים מלכידה
   *[other] מציל { $seeds } אבנים מלכידה
    }
review-more = { $seeds ->
    [one] מביא בסופו של דבר עוד אבן אחת
    [two] מביא בסופו של דבר עוד שתי אבנים
   *[other] מביא בסופו של דבר עוד { $seeds } אבנים
    }
review-likelier = משפר את הסיכויים

## למה המהלך שווה כך, ברשימת כל המהלכים.

why-wins = מנצח במשחק.
why-loses = מפסיד במשחק.
why-captures = { $seeds ->
    [one] לוכד אבן אחת.
    [two] לוכד שתי אבנים.
   *[other] לוכד { $seeds } אבנים.
    }
why-claims = זוכה בגומה.
why-again = מזכה בתור נוסף.
why-answer = { $player } יכול אחר כך ללכוד { $seeds ->
    [one] אבן אחת
    [two] שתי אבנים
   *[other] { $seeds } אבנים
    } במהלך { $move }.
why-safe = { $player } אינו יכול ללכוד דבר בתשובה.
why-few = { $moves ->
    [one] ל{ $player } נשאר רק מהלך אחד.
   *[other] ל{ $player } נשארו רק { $moves } מהלכים.
    }
why-wins-more = { $player } זוכה בדרך ב{ $seeds ->
    [one] אבן אחת
    [two] שתי אבנים
   *[other] ־{ $seeds } אבנים
    } יותר מאשר אחרי { $move }.
why-worth-more = { $seeds ->
    [one] האבן שתישאר אז ב־{ $pit } שווה
    [two] שתי האבנים שיישארו אז ב־{ $pit } שוות
   *[other] { $seeds } האבנים שיישארו אז ב־{ $pit } שוות
    } ל{ $player } יותר מאלה שיהיו שם אחרי { $move }.
why-worth-less = אחרי { $move }, { $seeds ->
    [one] האבן שתישאר ב־{ $pit } תהיה שווה
    [two] שתי האבנים שיישארו ב־{ $pit } יהיו שוות
   *[other] { $seeds } האבנים שיישארו ב־{ $pit } יהיו שוות
    } יותר ל{ $player }.

## A game for one player.

solution-ask-hint = רמז
solution-ask-hint-does = הצגת המהלך שבו מתחילה הדרך הקצרה ביותר לניצחון
solution-show = הצגת הפתרון
solution-show-does = ביצוע הדרך הקצרה ביותר לניצחון מכאן; ביטול מהלך מחזיר אותה
solution-searching = חיפוש דרך לניצחון…
solution-winnable = אפשר לנצח בעוד { $left ->
        [one] מהלך אחד
        [two] שני מהלכים
       *[other] { $left } מהלכים
    }
solution-hint = { $left ->
        [one] רמז: { $move }, המהלך האחרון
        [two] רמז: { $move }, הראשון משני מהלכים
       *[other] רמז: { $move }, הראשון מתוך { $left } מהלכים
    }
solution-lost = כבר אי אפשר לנצח
solution-unknown = אי אפשר לקבוע אם עדיין ניתן לנצח

set-out-left = { $player } מניח את האבנים; { $left ->
        [0] לא נשארו אבנים ביד
        [one] ביד נשארה אבן אחת
        [two] ביד נשארו שתי אבנים
       *[other] ביד נשארו { $left } אבנים
    }
set-out-evenly = הנחת השאר באופן שווה
set-out-evenly-does = הנחת שאר האבנים שביד, כל אבן בגומה שבה יש הכי פחות אבנים
set-out-at-random = הנחת השאר באקראי
set-out-at-random-does = הנחת שאר האבנים שביד, כל אבן בגומה שנבחרת באקראי

## The timeline

timeline-move = מהלך
timeline-game = משחק
timeline-lap = { $hand ->
    [none] זריעה { $lap } מתוך { $laps }
   *[other] { $player }, זריעה { $lap } מתוך { $laps }
    }
timeline-sow = אבן נזרעת
timeline-relay = הזריעה נמשכת
timeline-capture = אבנים נלכדות
timeline-bonus = תור נוסף
timeline-round = סבב של המערכה מסתיים
timeline-other = כל אירוע אחר

## Small windows

window-shut = סגירה
film-title = ייצוא וידאו
film-whole = המשחק כולו
film-part = חלק מן המשחק
film-from = ממהלך
film-to = עד מהלך
film-size = גודל
film-speed = מהירות
film-subtitles = כתוביות לצד הסרטון (.srt)
film-kinds = סיומת שם הקובץ קובעת: gif הוא הנפשה ב־255 צבעים, apng הוא הנפשה בכל הצבעים, mp4 הוא וידאו (אם התוכנה
    ffmpeg מותקנת).
film-length = אורך { $time }, בערך { $size } MB כ־GIF
film-choose-file = בחירת קובץ…
preferences-title = הגדרות
preferences-language = שפה
preferences-language-of-system = ברירת המחדל של המערכת
preferences-language-asked = להפעלה הזאת, כפי שנאמר בשורת הפקודה.
preferences-text-size = גודל הטקסט
preferences-smaller = הקטנה
preferences-larger = הגדלה
preferences-look = ערכת נושא
look-light-wood = עץ בהיר
look-dark-wood = עץ כהה
look-sand = חול
look-plain = פשוט, בניגודיות גבוהה
preferences-stones = אבנים
stones-pebbles = חלוקי נחל
stones-seeds = זרעים
stones-cowries = צדפי קאורי
stones-glass = זכוכית
preferences-volume = צליל
preferences-muted = השתקה
preferences-counts = הצגת מספר האבנים ליד כל גומה
preferences-path = הצגת מסלול הזריעה על הלוח
preferences-own-side = הצגת הצד שלי תמיד למטה
preferences-projected-speed = מהירות במצב הצגה
preferences-waits-at-captures = השהיה אחרי לכידה, לקריאת הכלל (תמיד במצב הצגה)
preferences-reduced-motion = הפחתת תנועה
preferences-dark = חלונית כהה
preferences-full-screen = מסך מלא (F11)
preferences-tables = טבלאות סיום בדיסק: { $megabytes } MB
preferences-tables-delete = מחיקה
preferences-tables-delete-does = הניתוח בונה אותן מחדש כשסוף המשחק מתקרב
position-title = הדבקת עמדה
position-explained = כתבו או הדביקו עמדה של המשחק { $game }. משחק חדש מתחיל בה.
position-set-up = הצבה על הלוח

## The sheet of keys

keys-title = קיצורי מקשים
keys-timeline = סימנים בציר הזמן
rings-title = עיגולים על הלוח
rings-drawn = צוירה בלחצן הימני של העכבר
rings-barred = אסור לבחור בגומה הזאת
rings-asked = החידה שואלת על הגומה הזאת
rings-chosen = התשובה שלכם עד כה
rings-described = שלב זה בשיעור מתאר אותה
keys-pit = A, B, C…
keys-pit-does = מהלך מן הגומה שבטור הזה, או הצבעה עליה כשיש בחירה (משתי אותיות, האחרונה)
keys-point = חצים
keys-point-does = הצבעה על גומה, או מתחת לגומות על כפתור כגון ויתור על התור
keys-choose = Enter
keys-choose-does = מהלך מן הגומה המסומנת או לחיצה על הכפתור המסומן; תשובת כן לשאלה; הכפתור הראשי בשיעור או בחידה
keys-way = < >
keys-way-does = מהלך שמאלה או ימינה, כשיש בחירה; גם בגרירה
keys-compass = 1 … 9
keys-compass-does = על לוח בלי קצוות, מהלך בכיוון של הספרה הזאת במקלדת הספרות
keys-stop = Backspace
keys-stop-does = תשובת לא לשאלה
keys-play = רווח
keys-play-does = הפעלה או השהיה
keys-backwards = Shift + רווח
keys-backwards-does = הפעלה לאחור או השהיה
keys-event = Shift + חץ שמאלה, חץ ימינה
keys-event-does = הצעד הקודם או הבא
keys-ply = Page Up, Page Down
keys-ply-does = המהלך הקודם או הבא
keys-lap = Shift + Page Up, Page Down
keys-lap-does = הזריעה הקודמת או הבאה
keys-round = Ctrl + Page Up, Page Down
keys-round-does = אל סוף סבב במערכה או אל תחילתו
keys-skip = Shift + End
keys-skip-does = דילוג לסוף המהלך
keys-ends = Home, End
keys-ends-does = עמדת הפתיחה, העמדה האחרונה
keys-speed = + −
keys-speed-does = מהר פי שניים, לאט פי שניים
keys-lap-by-lap = F3
keys-lap-by-lap-does = הפעלה או כיבוי של ההשהיה אחרי כל זריעה ואחרי כל סבב
keys-sound = F4
keys-sound-does = הפעלה או כיבוי של הצליל
keys-analysis = F6
keys-analysis-does = הפעלה או כיבוי של הניתוח
keys-hint = F7
keys-hint-does = הצגת המהלך הטוב ביותר
keys-undo = Ctrl + Z, Ctrl + Y
keys-undo-does = ביטול מהלך, ביצוע מחדש; ביטול ציור או מחיקה, אם באו אחרי המהלך
keys-turn = Ctrl + T
keys-turn-does = סיבוב הלוח
keys-files = Ctrl + O, Ctrl + S
keys-files-does = פתיחת קובץ, שמירת הרישום
keys-new = Ctrl + N
keys-new-does = חיפוש משחקים
keys-copy = Ctrl + C, Ctrl + V
keys-copy-does = העתקת העמדה, הדבקת עמדה
keys-compose = Ctrl + E
keys-compose-does = עריכת עמדה, החל בעמדה המוצגת
keys-collection = Ctrl + L
keys-collection-does = המשחקים השמורים
keys-panel = F2
keys-panel-does = הצגת החלונית הצדדית או הסתרתה
keys-tabs = Ctrl + 1, 2, 3, 4
keys-tabs-does = הלשונית משחק, כללים, מהלכים או למידה
keys-project = F5
keys-project-does = מצב הצגה: הלוח, הכיתוב והשיעור בלבד; F5 או Escape ליציאה
keys-remote = Page Down, Page Up
keys-remote-does = בשיעור במצב הצגה: הצעד הבא, הצעד הקודם; כך גם רווח, Enter והחצים ימינה ושמאלה
keys-class = F8, F9
keys-class-does = עצירה לפני כל אבן אחרונה כדי לשאול מה יקרה; הקפאת העמדה בזמן שאתם מדברים
keys-draw = לחצן ימני בעכבר
keys-draw-does = ציור עיגול, או חץ בגרירה, בצבע אחר עם Shift, Ctrl או Alt; לחיצה חוזרת מוחקת
keys-full-screen = F11
keys-full-screen-does = מסך מלא
keys-text-size = Ctrl + פלוס, מינוס, 0
keys-text-size-does = טקסט גדול יותר, קטן יותר או ברירת המחדל
keys-help = F1, ?
keys-help-does = הצגת קיצורי המקשים
keys-quit = Ctrl + Q
keys-quit-does = יציאה; המשחק נשמר

## Notices

notice-failed = משהו השתבש
notice-dismiss = סגירה
notice-copy = העתקת הטקסט
notice-kept-beside = המשחק הזה נמשך בחלון אחר, בקובץ { $file }; המשחק שלכם נשמר לידו בשם { $now }.

## The dialogs for files

file-title-open = פתיחת רישום או גרסה
file-title-save = שמירת הרישום
file-both = רישומים וגרסאות
file-title-film = ייצוא וידאו
file-gif = הנפשה (GIF)
file-apng = הנפשה בכל הצבעים (APNG)
file-mp4 = וידאו (MP4)
file-title-picture = ייצוא תמונה
file-png = תמונה (PNG)
file-title-sheet = הדפסה או שמירה של הכללים
file-title-board = שמירת לוח להדפסה
file-title-worksheet = שמירת דף עבודה
file-title-plan = שמירת מערך שיעור
file-title-tournament = שמירת טורניר להדפסה
file-pdf = מסמך (PDF)
file-html = דף אינטרנט (HTML)
file-records = רישומים
file-text = טקסט
file-json = JSON
file-ogn = Oware Game Notation
file-pgn = PGN של טוגיז קומלאק
file-page = דף לדפדפן
file-cancel = ביטול
file-overwrite = החלפה
file-places = מקומות
file-removable = התקני אחסון נשלפים
file-home = תיקיית הבית
file-desktop = שולחן העבודה
file-documents = מסמכים
file-downloads = הורדות
file-audio = מוזיקה
file-pictures = תמונות
file-videos = סרטונים
file-selected = הקובץ שנבחר:
file-name = שם:
file-all = כל הקבצים
file-any-ending = כל סיומת
file-open = פתיחה
file-save = שמירה
file-exists = כבר קיים. להחליף אותו?
file-folder-unnamed = צריך לתת לתיקייה שם.
file-unnamed = צריך לתת לקובץ שם.
file-folder-exists = תיקייה בשם הזה כבר קיימת.
file-exists-already = קובץ בשם הזה כבר קיים.

## Examples of clauses

example-states = { $why ->
        [aim] כאן נאמר מה מטרת המשחק; מי ניצח רואים כשהוא מסתיים.
        [always] זה נכון כל הזמן: אין מהלך אחד שמראה זאת.
        [long] זה נמשך יותר ממהלכים אחדים.
       *[never] לא נמצאה דוגמה.
    }
example-missed = { $reason ->
        [side] האבן האחרונה נופלת בגומה { $pit }, שהיא { $own ->
                [yes] גומה של הצד ששיחק
               *[no] גומה של { $owner }
            }: לא נלכד דבר.
        [was] { $count ->
                [1] האבן האחרונה נופלת בגומה { $pit }, שהייתה ריקה: לא נלכד דבר.
               *[other] האבן האחרונה נופלת בגומה { $pit }, שכבר היו בה אבנים: לא נלכד דבר.
            }
        [holds] { $count ->
                [one] בגומה { $pit } יש כעת אבן אחת, וזה לא המספר הנכון: לא נלכד דבר.
                [two] בגומה { $pit } יש כעת שתי אבנים, וזה לא המספר הנכון: לא נלכד דבר.
               *[other] בגומה { $pit } יש כעת { $count } אבנים, וזה לא המספר הנכון: לא נלכד דבר.
            }
        [facing] { $faced ->
                [0] גומה { $facing }, הנגדית לגומה { $pit }, ריקה: לא נלכד דבר.
                [one] בגומה { $facing }, הנגדית לגומה { $pit }, יש אבן אחת: לא נלכד דבר.
                [two] בגומה { $facing }, הנגדית לגומה { $pit }, יש שתי אבנים: לא נלכד דבר.
               *[other] בגומה { $facing }, הנגדית לגומה { $pit }, יש { $faced } אבנים: לא נלכד דבר.
            }
       *[nothing] אין מה ללכוד: גומה { $facing }, הנגדית לגומה { $pit }, ריקה.
    }
