### How the game stands, and why a move is refused.

status-to-move = התור של { $player }
status-alone = בחרו בגומה
status-asked-take = { $player } מחליט: ללכוד, או להשאיר את האבנים?
status-asked-passing = { $player } מחליט: ללכוד את { $seeds ->
        [one] האבן
        [two] שתי האבנים
       *[other] { $seeds } האבנים
    } שבגומה { $pit }, או להשאיר { $seeds ->
        [one] אותה
       *[other] אותן
    } שם?
status-asked-claim = { $player } מחליט: לזכות בגומה { $pit }, או להשאיר אותה כמות שהיא?
status-asked-halt = { $player } מחליט: לעצור בגומה { $pit }, או להמשיך לזרוע ממנה?
status-asked-retreat = { $player } מחליט: להעביר את האבנים שבגומה { $spared } אחורה, אל גומה { $behind }, או להשאיר אותן
    במקומן?
status-asked-race = { $player } מחליט: מאיזו גומה לצאת למרוץ מול גומה { $pit } של { $opponent }?
status-asked-way = { $player } מחליט: באיזה כיוון להמשיך לזרוע מגומה { $pit }?
status-asked-reentry = { $player } מחליט: באיזה כיוון לזרוע מגומה { $pit } את האבנים שנלכדו?
status-asked-more = { $player } מחליט: באיזו גומה נוספת של { $opponent } ללכוד? { $left ->
        [one] { "" }
        [two] יש לבחור בשתי גומות.
       *[other] יש לבחור ב־{ $left } גומות.
    }

status-asked-deposit = { $player } מחליט: אל איזו גומה של { $opponent } יעברו האבנים שנלכדו?

table-pit-filled = גומה { $pit }, { $seeds ->
        [one] ובה אבן אחת
        [two] ובה שתי אבנים
       *[other] ובה { $seeds } אבנים
    }; היא הבחירה האחרונה של { $owner } ואסורה לו בפעם הבאה

## What buttons say that answer a question; the others are in table.ftl.

answer-yes = כן
answer-no = לא
answer-way = { $way ->
        [cw] בכיוון השעון
        [n] צפונה
        [ne] צפון־מזרחה
        [e] מזרחה
        [se] דרום־מזרחה
        [s] דרומה
        [sw] דרום־מערבה
        [w] מערבה
        [nw] צפון־מערבה
       *[ccw] נגד כיוון השעון
    }
answer-pick = גומה { $pit }, { $seeds ->
        [0] ריקה
        [one] ובה אבן אחת
        [two] ובה שתי אבנים
       *[other] ובה { $seeds } אבנים
    }

## How a game has ended.

result-won = { $winner } מנצח בתוצאה { $won } מול { $lost }.
result-won-fewest = אצל { $winner } יש פחות אבנים, ולכן הוא מנצח: { $won } מול { $lost }.
result-won-komi = { $winner } מנצח בתוצאה { $won } מול { $lost }, כולל { $komi } לזכות הצד ששיחק שני, { $second }.
result-won-last-move = המהלך האחרון הוא של { $winner }, ולכן { $winner } מנצח.
result-won-next-loses = { $loser } נשאר בלי מהלך חוקי, וזה הפסד: { $winner } מנצח.
result-won-mover-loses = המהלך האחרון הוא של { $loser }, וזה הפסד: { $winner } מנצח.
result-won-endless = התור של { $loser } הוא אינסופי, וזה הפסד: { $winner } מנצח.
result-won-last-in-empty = האבן האחרונה של { $loser } נפלה בגומה ריקה, וזה הפסד: { $winner } מנצח.
result-won-row-emptied = { $count ->
        [one] { $winner } מרוקן את השורה ומנצח.
       *[other] { $winner } מרוקן את השורה. המנצחים: { $winners }.
    }
result-won-emptier = { $winner } נשאר בלי אבנים בגומות, ולכן הוא מנצח.
result-won-last-left = { $count ->
        [one] כל האחרים הפסידו: { $winners } מנצח.
       *[other] כל האחרים הפסידו: { $winners } מנצחים.
    }
result-won-alone = { $won ->
        [one] ניצחון: האבן היחידה נמצאת בקופה.
        [two] ניצחון: שתי האבנים נמצאות בקופה.
       *[other] ניצחון: כל { $won } האבנים נמצאות בקופה.
    }
result-won-inner-empty = השורה הפנימית של { $loser } ריקה, וזה הפסד: { $winner } מנצח.
result-won-both-ends = { $winner } לוכד בשני הקצוות בתור אחד ומנצח.
result-won-captures-first = { $winner } לוכד עוד לפני כל לכידה של { $loser }, ולכן הוא מנצח.
result-draw = התוצאה היא תיקו.
result-draw-short = התוצאה היא תיקו, { $more } מול { $fewer }: { $least ->
        [one] לניצחון דרושה אבן אחת.
        [two] לניצחון דרושות שתי אבנים.
       *[other] לניצחון דרושות { $least } אבנים.
    }
result-draw-level = התוצאה היא תיקו, { $level } מול { $level }.
result-void = המשחק בטל.
result-lost = { $score ->
        [0] הפסד, ואין אבנים בקופה.
        [one] הפסד, ובקופה אבן אחת.
        [two] הפסד, ובקופה שתי אבנים.
       *[other] הפסד, ובקופה { $score } אבנים.
    }

## Why a move is refused. $trap, $house, $head, $plain-turn, $blockade: what they are called in this game.

refusal-over = המשחק הסתיים.
refusal-question = אין עכשיו שאלה שיש לענות עליה.
refusal-question-open = קודם יש לענות על השאלה. ההחלטה בידי { $player }.
refusal-not-a-move = אין מהלך כזה במשחק הזה.
refusal-direction = { $choice ->
        [yes] על { $player } לבחור בכיוון לגומה הזאת.
       *[no] הכיוון של הגומה הזאת קבוע בכללים: אין לבחור בכיוון.
    }
refusal-own-pits = { $least ->
        [0] { $player } רשאי לאסוף רק מגומה בצד שלו
        [one] { $player } רשאי לאסוף רק מגומה בצד שלו שיש בה אבנים
        [two] { $player } רשאי לאסוף רק מגומה בצד שלו שיש בה שתי אבנים או יותר
       *[other] { $player } רשאי לאסוף רק מגומה בצד שלו שיש בה { $least } אבנים או יותר
    }{ $traps ->
        [yes] { $least ->
                [0] { "" } שאינה { $trap }.
               *[other] { "" } ושאינה { $trap }.
            }
       *[no] .
    }
refusal-any-pits = { $player } רשאי לאסוף מכל גומה { $least ->
        [one] שיש בה אבנים,
        [two] שיש בה שתי אבנים או יותר,
       *[other] שיש בה { $least } אבנים או יותר,
    } { $liftable ->
        [yes] אבל לא מתוך { word-a-trap } של { $opponent }.
       *[no] אבל לא מתוך { word-a-trap }.
    }
refusal-place-seed = { $least ->
        [one] על { $player } להתחיל בהנחת אבן בגומה של השורה הפנימית שכבר יש בה אבנים.
        [two] על { $player } להתחיל בהנחת אבן בגומה של השורה הפנימית שכבר יש בה שתי אבנים או יותר.
       *[other] על { $player } להתחיל בהנחת אבן בגומה של השורה הפנימית שכבר יש בה { $least } אבנים או יותר.
    }
refusal-arrange = { $player } מסדר את אבני העתודה: { $everywhere ->
        [yes] כל אבן מונחת בגומה כלשהי,
       *[no] כל אבן מונחת באחת הגומות של { $player },
    } ואין זורעים מאף גומה.
refusal-must-capture = אפשר ללכוד, ולכן חובה ללכוד.
refusal-prefer-parts = { $inner ->
        [yes] השורה הפנימית קודמת: יש מהלך שמתחיל בה.
       *[no] יש מהלך שמתחיל באחד המקומות האלה, והוא קודם: { $parts }.
    }
refusal-prefer-at-least = { $seeds ->
        [two] אבן יחידה באה אחרונה: יש גומה שיש בה שתי אבנים או יותר ואפשר לשחק ממנה.
       *[other] יש גומה שיש בה { $seeds } אבנים או יותר ואפשר לשחק ממנה, והיא קודמת.
    }
refusal-prefer-not-few = { $parts }: אם יש שם { $least ->
        [two] פחות משתי אבנים,
       *[other] פחות מ־{ $least } אבנים,
    } { $or-captures ->
        [yes] מותר לשחק משם רק כדי ללכוד, כל עוד אפשר לשחק מגומה אחרת.
       *[no] המקום הזה בא אחרון, ויש גומה אחרת שאפשר לשחק ממנה.
    }
refusal-prefer-leftmost = יש גומה שמאלית יותר שיש בה אבנים, והיא קודמת.
refusal-prefer-not-house = גומה שנחשבת { $house } באה אחרונה: יש גומה אחרת שאפשר לשחק ממנה.
refusal-prefer-rightmost = חובה לשחק מן הגומה הימנית ביותר שיש בה אבנים.
refusal-inwards = זאת הגומה היחידה בשורה הפנימית שיש בה אבנים: חובה לזרוע ממנה לעבר האמצע.
refusal-lone-into-empty = אבן יחידה מותר להעביר רק אל גומה ריקה, ובגומה הבאה יש אבנים.
refusal-blockade = { $blockade-named ->
        [yes] הגומה הזאת חסומה בתור הזה ({ $blockade }): אסור להתחיל ממנה תור.
       *[no] הגומה הזאת חסומה בתור הזה: אסור להתחיל ממנה תור.
    }
refusal-reverse = מן הגומה הזאת מותר לזרוע בכיוון ההפוך רק אם הזריעה הזאת לוכדת, וכאן היא אינה לוכדת.
refusal-enter = היכן מתחילים לזרוע את האבנים שנלכדו תלוי בגומה: ליד קצה של השורה הפנימית מתחילים באותו קצה, ובמקום אחר על
    { $player } לבחור בקצה.
refusal-race = על { $player } לבחור באחת הגומות שלו כדי לצאת ממנה למרוץ, ולא בזאת.
refusal-gather = על { $player } להתחיל במהלך הפתיחה הקבוע.
refusal-more = על { $player } לבחור בגומה של { $opponent } שיש בה אבנים.
refusal-last-in-occupied = { $stores ->
        [own] האבן האחרונה של המהלך הזה תיפול בגומה ריקה או בקופה של צד אחר, והדבר אסור.
       *[any] האבן האחרונה של המהלך הזה תיפול בגומה ריקה, והדבר אסור.
    }
refusal-feed = { $opponent } נשאר בלי אבנים בגומות: { $least ->
        [one] על { $player } לבצע מהלך שאחריו יהיו שם אבנים.
        [two] על { $player } לבצע מהלך שנותן לו שתי אבנים או יותר, ואם אי אפשר, כמה שיותר.
       *[other] על { $player } לבצע מהלך שנותן לו { $least } אבנים או יותר, ואם אי אפשר, כמה שיותר.
    }
refusal-leave-move = המהלך הזה ישאיר את { $opponent } בלי מהלך חוקי, ויש מהלך אחר שאינו עושה זאת.
refusal-take-facing = מבין הגומות של { $opponent } מותר לצד { $player } ללכוד רק בגומה שמול גומה ריקה של
    { $player }{ $which ->
        [smallest] , ומבין אלה רק בגומה שיש בה הכי פחות אבנים
       *[any] { "" }
    }; ואם יש גומה כזאת, חובה ללכוד בה.
advice-take = על { $player } ללכוד: בחרו בגומה של { $opponent } שמול גומה ריקה{ $which ->
        [smallest] , בזאת שיש בה הכי פחות אבנים
       *[any] { "" }
    }.
advice-swap = { $player } רשאי להחליף מקומות, או לוותר על התור ולהשאיר את הלוח כמות שהוא.
refusal-give = { $only ->
        [yes] על { $player } לתת אבן אחת מאחת הגומות שלו.
       *[no] אפשר לתת אבן רק מגומה של { $player }, ורק כשהכלל דורש זאת.
    }
refusal-shift = { $only ->
        [yes] על { $player } להעביר את האבנים של אחת הגומות שלו.
       *[no] מותר להעביר רק את האבנים של אחת הגומות של { $player }.
    }
refusal-no-grand-slam = המהלך הזה ילכוד את כל האבנים של { $opponent }, והדבר אסור.
refusal-pit-cap = בזריעה הזאת יצטברו בגומה אחת { $most ->
        [one] יותר מאבן אחת, והדבר אסור.
        [two] יותר משתי אבנים, והדבר אסור.
       *[other] יותר מ־{ $most } אבנים, והדבר אסור.
    }
refusal-no-return = אבן יחידה חצתה זה עתה אל הגומה הזאת: אסור לשלוח אותה מיד בחזרה.
refusal-reserve = אי אפשר להכניס עכשיו את העתודה למשחק.
refusal-swap = { $only ->
        [yes] קודם { $player } מחליף מקומות, או מוותר על התור ומשאיר את הלוח כמות שהוא.
       *[no] עכשיו אי אפשר להחליף מקומות.
    }
refusal-pass = { $player } יכול לבצע מהלך, ולכן אינו רשאי לוותר על התור.
refusal-at-home = את המהלך הזה חובה לזרוע בכיוון ההפוך.
refusal-endless = המהלך הזה לא יסתיים לעולם, ולכן הוא אסור.
