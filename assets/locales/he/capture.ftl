### What is captured.

dropping-capture--holds--here = { $which ->
        [but-last] בכל פעם שאבן שאינה האחרונה נופלת בגומה
       *[all] { $last-by ->
                [none] בכל פעם שאבן, גם האחרונה בזריעה, נופלת בגומה
               *[mover] בכל פעם שאבן נופלת בגומה
            }
    } ויש בה כעת { $holds ->
        [even] מספר זוגי של אבנים,
       *[of] { capture-counts },
    } { $by ->
        [owner] { $won ->
                [yes] { $optional ->
                        [yes] בעלי הגומה רשאים ללכוד את כולן, ולא משנה מי זורע.
                       *[no] בעלי הגומה לוכדים מיד את כולן, ולא משנה מי זורע.
                    }
               *[no] { $optional ->
                        [yes] הצד שהגומה נמצאת אצלו רשאי ללכוד את כולן, ולא משנה מי זורע.
                       *[no] הצד שהגומה נמצאת אצלו לוכד מיד את כולן, ולא משנה מי זורע.
                    }
            }
       *[mover] { $optional ->
                [yes] מותר לכם ללכוד את כולן,
               *[no] אתם לוכדים מיד את כולן,
            } { $won ->
                [yes] ולא משנה של מי הגומה.
               *[no] ולא משנה באיזה צד הגומה.
            }
    } { $which ->
        [but-last] אחר כך ממשיכים לזרוע את האבנים שנשארו ביד.
       *[all] { $last-by ->
                [none] { "" }
               *[mover] אבל אם זאת האבן האחרונה בזריעה שלכם, אתם לוכדים אותן.
            } אחר כך הזריעה נמשכת כאילו לא היה שם דבר.
    }
    .says = which by last-by
    .for = holds=of|even by=mover|owner which=but-last|all last-by=none|mover

capture-counts = { $holds-many ->
        [one] { $holds-only ->
                [one] בדיוק אבן אחת
                [two] בדיוק שתי אבנים
               *[other] בדיוק { $holds-only } אבנים
            }
       *[other] { $holds-list } אבנים
    }

dropping-optional--captures = { $missed ->
        [yes] ההזדמנות הזאת קיימת רק ברגע שהאבנים מצטברות, ומי שמחמיץ אותה עלול לאבד את הגומה: ראו "{ $see-claims }".
       *[no] ההזדמנות הזאת קיימת רק ברגע שהאבנים מצטברות: אבנים שהושארו במקומן הן אבנים ככל האחרות.
    }
    .says = who
    .for = who=owner|mover refused=nothing

capture--holds--here = אם האבן האחרונה נופלת { $holds-only ->
        [1] { $side ->
                [own] בגומה ריקה שלכם,
                [any] בגומה ריקה באחד הצדדים,
               *[other] בגומה ריקה של היריב,
            }
       *[other] { $side ->
                [own] בגומה שלכם
                [any] בגומה באחד הצדדים
               *[other] בגומה של היריב
            } ויש בה כעת { $holds ->
                [even] מספר זוגי של אבנים,
                [even-from] מספר זוגי של אבנים, { $holds-least ->
                        [two] שתיים או יותר,
                       *[other] { $holds-least } או יותר,
                    }
               *[of] { capture-counts },
            }
    } { $by ->
        [owner] { $won ->
                [yes] בעלי הגומה לוכדים
               *[no] הצד שהגומה נמצאת אצלו לוכד
            } { $holds-only ->
                [1] את האבן.
               *[other] את כולן.
            }
       *[mover] אתם לוכדים { $holds-only ->
                [1] את האבן.
               *[other] את כולן.
            }
    }
    .also = side
    .says = by
    .aspects = run and-facing
    .for = holds=of|even|even-from by=mover|owner
capture--holds-played--here = { capture--holds--here } { capture-run--here } { capture-and-facing--here } { capture-played }
    .also = side
    .says = by run and-facing
    .for = holds=of|even by=mover|owner played=yes
except--holds--captures-relays = אם האבן האחרונה נופלת { $side ->
        [own] בגומה שלכם
        [any] בגומה באחד הצדדים
       *[other] בגומה של היריב
    } ויש בה כעת { $holds ->
        [even] מספר זוגי של אבנים,
       *[of] { capture-counts },
    } אף צד אינו לוכד { $holds-only ->
        [1] את האבן,
       *[other] אותן,
    } והתור מסתיים.
    .also = side
    .for = holds=of|even
except--holds--relays = { except--holds--captures-relays }
    .also = side
    .for = holds=of|even
except--holds--captures = { except--holds--captures-relays }
    .also = side
    .for = holds=of|even
capture-run--here = { $run ->
        [none] { "" }
       *[given] { $run-way ->
                [onward] { capture-run-onward }
               *[back] { capture-run-back }
            }
    }
capture-run-back = אחר כך בודקים את הגומה שנזרעה ממש לפניה: { $run-through-side ->
        [own] אם גם היא בצד שלכם ויש בה
        [any] אם גם בה יש
       *[other] אם גם היא בצד של היריב ויש בה
    } { $run-through-holds ->
        [none] אבן אחת לפחות,
        [from] לפחות { $run-through-holds-least } אבנים,
        [odd] מספר אי־זוגי של אבנים,
        [even] מספר זוגי של אבנים (לא אפס),
        [even-from] מספר זוגי של אבנים, { $run-through-holds-least ->
                [two] שתיים או יותר,
               *[other] { $run-through-holds-least } או יותר,
            }
       *[of] { $run-through-holds-only ->
                [1] אבן יחידה,
                [2] שתי אבנים,
               *[other] { $run-through-holds-list } אבנים,
            }
    } { $run-through-holds ->
        [of] { $run-through-holds-only ->
                [1] לוכדים גם את האבן הזאת,
               *[other] לוכדים גם את האבנים שבה,
            }
       *[other] לוכדים גם את האבנים שבה,
    } { $run-through-side ->
        [any] ולא משנה באיזה צד היא,
       *[own] { "" }
    } וכן הלאה לאחור, עד הגומה הראשונה שאינה מתאימה.
capture-run-onward = אחר כך בודקים את הגומה שאחריה, בכיוון הזריעה: אם { $run-through-holds ->
        [none] היא אינה ריקה,
        [from] יש בה לפחות { $run-through-holds-least } אבנים,
        [odd] יש בה מספר אי־זוגי של אבנים,
        [even] היא אינה ריקה ויש בה מספר זוגי של אבנים,
        [even-from] יש בה מספר זוגי של אבנים, { $run-through-holds-least ->
                [two] שתיים או יותר,
               *[other] { $run-through-holds-least } או יותר,
            }
       *[of] { $run-through-holds-only ->
                [1] יש בה אבן יחידה,
                [2] יש בה שתי אבנים,
               *[other] יש בה { $run-through-holds-list } אבנים,
            }
    } לוכדים גם את האבנים שבה, ולא משנה באיזה צד היא, וכן הלאה, עד הגומה הראשונה שאינה מתאימה.
capture-and-facing--here = { $and-facing ->
        [yes] { $run ->
                [none] לוכדים גם את האבנים שבגומה הנגדית לה.
               *[given] יחד עם כל אחת מהן לוכדים גם את האבנים שבגומה הנגדית לה.
            }
       *[no] { "" }
    }
capture-played = { $run ->
        [none] { capture-played-last }
       *[given] { $run-through-played ->
                [none] { capture-played-last }
               *[yes] { capture-played-all }
            }
    }
capture-played-last = אבל גומה שבה נופלת האבן האחרונה מוגנת כל עוד לא שיחקו ממנה, כלומר כל עוד בעליה לא התחילו ממנה מהלך בסבב
    הזה; הגומה שאספתם ממנה זה עתה כבר נחשבת גומה ששיחקו ממנה.
capture-played-all = אבל גומה מוגנת כל עוד לא שיחקו ממנה, כלומר כל עוד בעליה לא התחילו ממנה מהלך בסבב הזה; הגומה שאספתם
    ממנה זה עתה כבר נחשבת גומה ששיחקו ממנה.
except--at--captures = אבן אחרונה שנופלת { $at-single ->
        [yes] לתוך { $at }
       *[no] בגומה מתוך { $at }
    } אינה לוכדת דבר{ $named-run ->
        [yes] { $of-run ->
                [yes] , ושרשרת לכידות נעצרת שם.
               *[no] , אבל אפשר ללכוד שם אבנים כחלק משרשרת לכידות.
            }
       *[no] .
    }
    .says = of-run
capture-then--here = { $then ->
        [end] { $many-laps ->
                [yes] בכך התור מסתיים.
               *[no] { "" }
            }
       *[other] { capture-goes-on }
    }
capture-goes-on = { $then ->
        [next] אחר כך הזריעה נמשכת עם האבנים שבגומה הבאה; אם הגומה הזאת ריקה, התור מסתיים.
        [next-seeds] אחר כך הזריעה נמשכת עם האבנים שבגומה הבאה שאינה ריקה.
        [again] אחר כך אתם מקבלים תור נוסף.
        [here] אחר כך אוספים את האבנים מן הגומה שבה נפלה האבן האחרונה וזורעים אותן.
        [on] גם הכלל הבא נבדק.
       *[end] בכך התור מסתיים.
    }
capture--side-was--facing = { $places ->
        [yes] אם האבן האחרונה בזריעה, או אבן שהונחה מן העתודה,
       *[no] אם האבן האחרונה
    } נופלת { $side ->
        [own] { $rows ->
                [4] בגומה בשורה הפנימית שלכם
               *[other] בגומה שלכם
            }
        [any] { $rows ->
                [4] בגומה באחת השורות הפנימיות
               *[other] בגומה באחד הצדדים
            }
       *[other] { $rows ->
                [4] בגומה בשורה הפנימית של היריב
               *[other] בגומה של היריב
            }
    } { $was ->
        [occupied] שכבר היו בה אבנים,
       *[empty] שהייתה ריקה,
    } לוכדים את כל האבנים שבגומה הנגדית{ $last-pit ->
        [crosses] , אחרי שמעבירים אל הגומה הנגדית גם את האבן האחרונה; שאר מה שמונח בגומה שבה נפלה האבן נשאר שם.
        [stays] { $was ->
                [occupied] ; מה שמונח בגומה שבה נפלה האבן נשאר שם.
               *[empty] ; האבן האחרונה עצמה נשארת במקום שבו נפלה.
            }
       *[taken] { $was ->
                [empty] { "" } יחד עם האבן האחרונה.
               *[other] { "" } יחד עם האבנים שבגומה שבה נפלה.
            }
    }
    .says = needs last-pit
    .for = was=empty|occupied then=end by=mover
capture--was--facing = { capture--side-was--facing }
    .says = needs last-pit
    .for = was=empty|occupied then=end by=mover
capture--side-was-where_trap--facing = { capture--side-was--facing }
    .says = needs last-pit
    .for = was=empty|occupied then=end by=mover
    .also = side
capture--side-was-behind_holds--facing = { $places ->
        [yes] אם האבן האחרונה בזריעה, או אבן שהונחה מן העתודה,
       *[no] אם האבן האחרונה
    } נופלת { $side ->
        [own] { $rows ->
                [4] בגומה בשורה הפנימית שלכם
               *[other] בגומה שלכם
            }
        [any] { $rows ->
                [4] בגומה באחת השורות הפנימיות
               *[other] בגומה באחד הצדדים
            }
       *[other] { $rows ->
                [4] בגומה בשורה הפנימית של היריב
               *[other] בגומה של היריב
            }
    } { $was ->
        [occupied] שכבר היו בה אבנים,
       *[empty] שהייתה ריקה,
    } ויש אבנים גם בגומה הנגדית וגם בגומה שמאחוריה, לוכדים את כל האבנים שבגומה הנגדית{ $last-pit ->
        [crosses] , אחרי שמעבירים אל הגומה הנגדית גם את האבן האחרונה; שאר מה שמונח בגומה שבה נפלה האבן נשאר שם.
        [stays] { $was ->
                [occupied] ; מה שמונח בגומה שבה נפלה האבן נשאר שם.
               *[empty] ; האבן האחרונה עצמה נשארת במקום שבו נפלה.
            }
       *[taken] { $was ->
                [empty] { "" } יחד עם האבן האחרונה.
               *[other] { "" } יחד עם האבנים שבגומה שבה נפלה.
            }
    }
    .says = needs last-pit alone
    .for = was=empty|occupied then=end by=mover
    .also = side
capture--side-was--facing-behind = { $places ->
        [yes] אם האבן האחרונה בזריעה, או אבן שהונחה מן העתודה,
       *[no] אם האבן האחרונה
    } נופלת { $side ->
        [own] { $rows ->
                [4] בגומה בשורה הפנימית שלכם
               *[other] בגומה שלכם
            }
        [any] { $rows ->
                [4] בגומה באחת השורות הפנימיות
               *[other] בגומה באחד הצדדים
            }
       *[other] { $rows ->
                [4] בגומה בשורה הפנימית של היריב
               *[other] בגומה של היריב
            }
    }{ $was ->
        [occupied] { "" } שכבר היו בה אבנים,
        [empty] { "" } שהייתה ריקה,
       *[any] ,
    } { $needs ->
        [all] ויש אבנים גם בגומה הנגדית וגם בגומה שמאחוריה,
        [any] ויש אבנים בגומה הנגדית או בגומה שמאחוריה,
       *[first] { "" }
    } { $needs ->
        [first] לוכדים את כל האבנים שבגומה הנגדית ושבגומה שמאחוריה
       *[other] לוכדים את כל האבנים שבשתי הגומות האלה
    }{ $last-pit ->
        [crosses] , אחרי שמעבירים אל הגומה הנגדית גם את האבן האחרונה; שאר מה שמונח בגומה שבה נפלה האבן נשאר שם.
        [stays] { $was ->
                [occupied] ; מה שמונח בגומה שבה נפלה האבן נשאר שם.
               *[empty] ; האבן האחרונה עצמה נשארת במקום שבו נפלה.
            }
       *[taken] { $was ->
                [empty] { "" } יחד עם האבן האחרונה.
               *[other] { "" } יחד עם האבנים שבגומה שבה נפלה.
            }
    }
    .says = needs last-pit
    .aspects = alone run
    .for = was=empty|occupied then=end by=mover
capture--was--facing-behind = { capture--side-was--facing-behind }
    .says = needs last-pit
    .aspects = alone run
    .for = was=empty|occupied then=end by=mover

capture--side--facing-behind = { capture--side-was--facing-behind }
    .says = needs last-pit
    .aspects = alone run
    .for = was=any then=end by=mover
capture-where-least = { $where-holds-least ->
        [2] מגומה שיש בה אבן יחידה לא לוכדים.
       *[other] מגומה שיש בה פחות מ־{ $where-holds-least } אבנים לא לוכדים.
    }
capture--side-was-where_holds--facing-behind = { capture--side-was--facing-behind } { capture-where-least }
    .says = needs last-pit
    .aspects = alone run
    .for = was=empty|occupied where-holds=from then=end by=mover
capture--side-where_holds--facing-behind = { capture--side-was--facing-behind } { capture-where-least }
    .says = needs last-pit
    .aspects = alone run
    .for = was=any where-holds=from then=end by=mover
capture--side-was-where_holds--facing = { $where-holds ->
        [of] { capture-where-exactly }
       *[from] { capture--side-was--facing } { capture-alone--facing } { capture-where-least }
    }
    .says = needs last-pit alone
    .for = was=empty|occupied where-holds=of|from last-pit=stays|taken alone=stays then=end by=mover
capture-where-exactly = אם האבן האחרונה נופלת { $side ->
        [own] { $rows ->
                [4] בגומה בשורה הפנימית שלכם
               *[other] בגומה שלכם
            }
        [any] { $rows ->
                [4] בגומה באחת השורות הפנימיות
               *[other] בגומה באחד הצדדים
            }
       *[other] { $rows ->
                [4] בגומה בשורה הפנימית של היריב
               *[other] בגומה של היריב
            }
    } { $was ->
        [occupied] שכבר היו בה אבנים
       *[empty] שהייתה ריקה
    } ובגומה הנגדית יש בדיוק { $where-holds-only ->
        [1] אבן אחת, לוכדים אותה
        [2] שתי אבנים, לוכדים אותן
       *[other] { $where-holds-list } אבנים, לוכדים אותן
    }{ $last-pit ->
        [stays] ; האבן האחרונה עצמה נשארת במקום שבו נפלה.
       *[taken] { "" } יחד עם האבן האחרונה.
    }
capture--side-was-when_unless_there-is_side_at_holds--behind = כשכל הגומות בשורה הפנימית של היריב ריקות, אבן אחרונה שנופלת בגומה בשורה
    הפנימית שלכם שכבר היו בה אבנים לוכדת את כל האבנים שבגומה שמאחורי הגומה הנגדית{ $last-pit ->
        [taken] { "" } יחד עם האבנים שבגומה שבה נפלה.
       *[stays] .
    }
    .says = needs last-pit alone
    .for = side=own was=occupied last-pit=stays|taken alone=stays when-unless-there-is-side=other when-unless-there-is-at-inner=yes when-unless-there-is-holds=from when-unless-there-is-holds-least=1 then=end by=mover
capture--side-was-where_holds-when_unless_there-is_side_at_holds--behind = { capture--side-was-when_unless_there-is_side_at_holds--behind } { capture-where-least }
    .says = needs last-pit alone
    .for = side=own was=occupied where-holds=from last-pit=stays|taken alone=stays when-unless-there-is-side=other when-unless-there-is-at-inner=yes when-unless-there-is-holds=from when-unless-there-is-holds-least=1 then=end by=mover
except--was-facing_holds-behind_holds--captures = אם האבן האחרונה נופלת בגומה שהייתה ריקה, ובאף אחת משתי הגומות שמולה אין { $facing-holds-most ->
        [1] יותר מאבן אחת,
        [2] יותר משתי אבנים,
       *[other] יותר מ־{ $facing-holds-most } אבנים,
    } לא לוכדים דבר.
    .for = was=empty facing-holds=up-to behind-holds=up-to facing-holds-most=1 behind-holds-most=1
starting-capture--side-holds--facing = { $made ->
        [chosen] אחרי בחירת המהלך ולפני הזריעה, כל גומה שלכם שיש בה
       *[before] בתחילת התור שלכם, לפני בחירת המהלך, כל גומה שלכם שיש בה
    } { $holds-only ->
        [1] אבן יחידה
        [2] בדיוק שתי אבנים
       *[other] בדיוק { $holds-list } אבנים
    } לוכדת את כל האבנים שבגומה הנגדית. { $holds-only ->
        [1] האבן היחידה נשארת במקומה.
       *[other] האבנים שבגומה שלכם נשארות במקומן.
    }
    .says = needs last-pit alone by made
    .for = side=own holds=of last-pit=stays by=mover

capture-alone--facing = { $alone ->
        [taken] אם הגומה הנגדית ריקה, לוכדים בכל זאת את האבן האחרונה לבדה.
       *[stays] אם הגומה הנגדית ריקה, לא לוכדים דבר.
    } { capture-traps }
capture-alone--facing-behind = { $needs ->
        [all] { $alone ->
                [taken] אם אחת משתי הגומות ריקה, לוכדים רק את האבן האחרונה לבדה.
               *[stays] אם אחת משתי הגומות ריקה, לא לוכדים דבר.
            }
        [any] { $alone ->
                [taken] אם שתי הגומות ריקות, לוכדים בכל זאת את האבן האחרונה לבדה.
               *[stays] אם שתי הגומות ריקות, לא לוכדים דבר.
            }
       *[first] { $alone ->
                [taken] אם הגומה הנגדית ריקה, לוכדים בכל זאת את האבן האחרונה לבדה.
               *[stays] אם הגומה הנגדית ריקה, לא לוכדים דבר, גם אם יש אבנים בגומה שמאחוריה.
            }
    } { capture-traps }
capture-traps = { $traps ->
        [yes] אבנים שבתוך { word-a-trap } אי אפשר ללכוד.
       *[no] { "" }
    }
capture-run--facing = { $run ->
        [none] { "" }
       *[given] { capture-run-facing }
    } { $rows ->
        [4] { $outer-safe ->
                [yes] אבנים שבשורות החיצוניות אינן נלכדות לעולם.
               *[no] { "" }
            }
       *[other] { "" }
    }
capture-run-facing = אחרי לכידה ממשיכים לבדוק { $run-through-side ->
        [other] לאורך השורה של היריב,
        [any] לאורך אותה שורה,
       *[own] לאורך השורה שלכם,
    } { $run-way ->
        [back] נגד כיוון הזריעה:
        [both] בשני הכיוונים:
       *[onward] { $chosen-ways ->
                [yes] בכיוון הזריעה שלכדה:
               *[no] בכיוון הזריעה:
            }
    } { $run-through-was ->
        [empty] אם הגומה הבאה ריקה ובגומה הנגדית לה יש
       *[any] אם בגומה הנגדית לגומה הבאה יש
    } { $where-holds ->
        [of] { $where-holds-list } אבנים,
       *[none] אבנים,
    } { $run-most ->
        [1] לוכדים גם אותן, אבל לא יותר מזה.
       *[none] לוכדים גם אותן, וכן הלאה, עד הגומה הראשונה שאינה מתאימה או עד סוף השורה.
    }
capture-run--facing-behind = { $run ->
        [none] { "" }
       *[given] { capture-run-facing }
    }
capture-spare--facing-behind = { $spare-holds ->
        [up-to] { $spare-holds-more ->
                [2] אבן יחידה בגומה שמאחורי הגומה הנגדית נשארת שם.
               *[other] אם בגומה שמאחורי הגומה הנגדית יש פחות מ־{ $spare-holds-more } אבנים, הן נשארות שם.
            }
       *[none] { $spare-played ->
                [no] אבל אי אפשר ללכוד את { $spare-at-their } לפני שהיריב התחיל ממנה מהלך.
               *[none] { "" }
            }
    }
capture--beyond = אם הגומה שאחרי הגומה שבה נפלה האבן האחרונה ריקה, לוכדים את כל האבנים שבגומה שאחרי הגומה הריקה{ $and-facing ->
        [yes] { "" } ושבגומה הנגדית לה, ולא משנה באיזה צד הן.
       *[no] , ולא משנה באיזה צד היא.
    }
    .says = and-facing
    .aspects = run then spare
    .for = by=mover
capture--was--beyond = אם האבן האחרונה נופלת בגומה { $was ->
        [occupied] שכבר היו בה אבנים
       *[empty] שהייתה ריקה
    } והגומה שאחריה ריקה, לוכדים את כל האבנים שבגומה שאחרי הגומה הריקה{ $and-facing ->
        [yes] { "" } ושבגומה הנגדית לה, ולא משנה באיזה צד הן.
       *[no] , ולא משנה באיזה צד היא.
    }
    .says = and-facing
    .aspects = run then spare
    .for = was=empty|occupied by=mover
capture--was-next_was--facing = אם האבן האחרונה נופלת בגומה { $was ->
        [occupied] שכבר היו בה אבנים
       *[empty] שהייתה ריקה
    } והגומה שאחריה ריקה, לוכדים את כל האבנים שבגומה הנגדית לגומה שבה נפלה.
    .says = needs last-pit
    .for = was=empty|occupied next-was=empty last-pit=stays then=end by=mover
capture-run--beyond = { $run ->
        [none] { "" }
       *[given] { capture-run-beyond }
    }
capture-run-beyond = אם אחרי גומה שנלכדה באה שוב גומה ריקה, ואחריה גומה שיש בה אבנים, { $and-facing ->
        [yes] לוכדים גם את האבנים האלה, יחד עם אלה שבגומה הנגדית לה, וכן הלאה.
       *[no] לוכדים גם את האבנים האלה, וכן הלאה.
    }
capture-then--beyond = { $then ->
        [end] { $many-laps ->
                [yes] בכך התור מסתיים.
               *[no] { "" }
            }
       *[other] { capture-goes-on }
    } { $and-facing ->
        [yes] אם אחרי הגומה הריקה באה עוד גומה ריקה, לא לוכדים דבר, גם לא מן הגומה הנגדית לה, והתור מסתיים.
       *[no] { $was ->
                [occupied] אם אחרי הגומה הריקה באה עוד גומה ריקה, לא לוכדים דבר.
               *[other] אם אחרי הגומה הריקה באה עוד גומה ריקה, לא לוכדים דבר, והתור מסתיים.
            }
    } { $board-ends ->
        [yes] { $pieces ->
                [yes] כך הדבר גם בגומות שבקצות הלוח: גומה שאין בה כלום נחשבת ריקה, וגומה שיש בה משהו נלכדת כולה, אבנים וגם
                    { $specials-word } יחד.
               *[no] כך הדבר גם בגומות שבקצות הלוח.
            }
       *[no] { "" }
    }
capture-spare--beyond = { $spare-holds ->
        [up-to] אבל גומה שיש בה { $special } ופחות מ־{ $spare-holds-more } אבנים אינה נלכדת: התור מסתיים לפניה.
       *[none] { "" }
    }
capture--was--column = אם האבן האחרונה נופלת { $side ->
        [own] בגומה שלכם
        [other] בגומה של היריב
       *[any] בגומה באחד הצדדים
    } שהייתה ריקה, אתם לוכדים את כל האבנים { $where-side ->
        [own] שבגומות האחרות שלכם באותו טור.
        [other] שבגומות של היריב באותו טור.
       *[any] שבגומות האחרות באותו טור, ולא משנה של מי הן.
    } { $then ->
        [here] אחר כך אתם אוספים את האבן האחרונה ומניחים אותה בגומה הבאה, ושם היא נחשבת ככל אבן אחרונה. אם אין מה ללכוד, התור
            מסתיים.
       *[end] אחר כך התור מסתיים, בין שלכדתם ובין שלא.
    }
    .also = side where_side
    .says = then
    .for = was=empty then=here|end by=mover

capture--was--next = אם האבן האחרונה נופלת בגומה שהייתה ריקה, אתם לוכדים את כל האבנים שבגומה הבאה באותו כיוון.
    { $traps ->
        [yes] מתוך { word-a-trap-first } של היריב אי אפשר ללכוד; מתוך { word-a-trap-first } שלכם מותר ללכוד, והגומה נשארת שלכם.
       *[no] { "" }
    } { $goes-on ->
        [yes] אם לא נלכד דבר, התור מסתיים.
       *[no] אחר כך התור מסתיים, בין שלכדתם ובין שלא.
    } { $when-sown ->
        [none] { $spare-origin ->
                [yes] אי אפשר ללכוד את גומת המוצא, שממנה נאספו האבנים לזריעה.
               *[other] { "" }
            }
       *[other] { $spare-origin ->
                [yes] זריעה של אבן יחידה אינה לוכדת דבר, ואי אפשר ללכוד את גומת המוצא, שממנה נאספו האבנים לזריעה.
               *[other] זריעה של אבן יחידה אינה לוכדת דבר.
            }
    }
    .says = when-sown spare
    .for = was=empty when-sown=none|from then=end by=mover
capture--where_holds--next = אם בגומה שאחרי הגומה שבה נפלה האבן האחרונה יש { $where-holds-many ->
        [one] { $where-holds-only ->
                [one] בדיוק אבן אחת, לוכדים אותה
                [two] בדיוק שתי אבנים, לוכדים אותן
               *[other] בדיוק { $where-holds-only } אבנים, לוכדים אותן
            }
       *[other] { $where-holds-list } אבנים, לוכדים אותן
    }{ $run ->
        [given] . אחר כך בודקים את הגומה שאחריה: אם גם בה יש { $where-holds-only ->
                [1] אבן אחת,
                [2] שתי אבנים,
               *[other] { $where-holds-list } אבנים,
            } לוכדים גם את האבנים שבה, וכן הלאה, עד הגומה הראשונה שאינה מתאימה.
       *[none] .
    }
    .says = run
    .for = where-holds=of run-way=onward|none then=end by=mover
except--next_trap--captures = { "" }
    .for = next-mark=other
except--when_began--captures = אפשר ללכוד בתור רק אם הוא מתחיל בלכידה. אם לא, התור הוא { $plain-turn }, ולא לוכדים בו דבר מתחילתו
    ועד סופו{ $relays ->
        [yes] : במקום שבו זריעה הייתה יכולה ללכוד, היא פשוט נמשכת.
       *[no] .
    }
    .for = when-began=plain
except--when_lap--captures = רק הזריעה הראשונה בתור יכולה ללכוד: במקום שבו מסתיימת זריעה מאוחרת יותר לא לוכדים דבר.
    .for = when-lap=from when-lap-least=2
house-safe = { $safe ->
        [from-both] כל עוד גומה נחשבת { $house }, אי אפשר ללכוד אותה. אבן אחרונה שנופלת בגומה שמולה אינה לוכדת ממנה דבר, כאילו
            היא ריקה.
       *[other] { "" }
    }
more--where_side = אחרי כל לכידה לוכדים גם את כל האבנים { $pits ->
        [one] שבעוד גומה אחת של היריב, לפי בחירתכם
        [two] שבעוד שתי גומות של היריב, שאתם בוחרים בהן זאת אחר זאת
        [3] שבעוד שלוש גומות של היריב, שאתם בוחרים בהן זאת אחר זאת
       *[other] שבעוד { $pits } גומות של היריב, שאתם בוחרים בהן זאת אחר זאת
    }{ $rows ->
        [4] , בכל אחת משתי השורות,
       *[other] ,
    } כל עוד יש ליריב אבנים.
    .says = pits
    .for = where-side=other
more--where_side_holds = אחר כך לוכדים גם את האבנים { $pits ->
        [all] שבכל גומה אחרת של היריב שיש בה בדיוק { $where-holds-only ->
                [1] אבן אחת.
                [2] שתי אבנים.
               *[other] { $where-holds-list } אבנים.
            }
        [one] שבגומה אחת לכל היותר מבין שאר הגומות של היריב שיש בהן בדיוק { $where-holds-only ->
                [1] אבן אחת;
                [2] שתי אבנים;
               *[other] { $where-holds-list } אבנים;
            } הבחירה בידיכם.
        [two] שבשתי גומות לכל היותר מבין שאר הגומות של היריב שיש בהן בדיוק { $where-holds-only ->
                [1] אבן אחת;
                [2] שתי אבנים;
               *[other] { $where-holds-list } אבנים;
            } הבחירה בידיכם.
       *[other] שב־{ $pits } גומות לכל היותר מבין שאר הגומות של היריב שיש בהן בדיוק { $where-holds-only ->
                [1] אבן אחת;
                [2] שתי אבנים;
               *[other] { $where-holds-list } אבנים;
            } הבחירה בידיכם.
    }
    .says = pits
    .for = where-side=other where-holds=of
send--given = מה שאתם לוכדים אינו נשאר אצלכם: הכול יחד עובר אל גומה אחת של היריב, לפי בחירתכם; מותר לבחור גם בגומה ריקה. { $again ->
        [no] רק בגומה שבחרתם בה בלכידה הקודמת שלכם אסור לבחור.
       *[yes] { "" }
    } אם הגומות שלכם ריקות באותו רגע, אינכם צריכים לבחור: האבנים עוברות אל הגומה הראשונה במסלול של היריב.
    .says = again
optional-refused = { $refused ->
        [retreat] אם בחרתם שלא ללכוד, היריב רשאי להעביר מיד את האבנים שניצלו מן הגומה הפנימית אל הגומה שמאחוריה. אחר כך
    הזריעה שלכם נמשכת.
       *[nothing] { "" }
    }

## Captured seeds sown from an end of the inner row. $zone (number): how many pits at an end are near it. $head, $near-end: what
## these pits are called; $near-end-named: yes if the players have a word for the latter. $places: yes if a seed placed from
## the reserve may capture, else no.

send--row-end = אבנים שנלכדו נשארות במשחק: זורעים אותן מיד לאורך השורה הפנימית שלכם מאחד הקצוות שלה, והראשונה נופלת בגומת הקצה
    עצמה{ $head-named ->
        [yes] { "" } ({ $head }).
       *[no] .
    } האבן האחרונה שלהן נחשבת ככל אבן אחרונה; האבנים שבגומה שלכדה נשארות במקומן. { send-row-end-way } { send-row-end-else }
    .says = zone
send-row-end-way = אם הגומה שלכדה היא { $zone ->
        [1] גומת קצה של השורה הפנימית שלכם, הזריעה מתחילה באותו קצה:
       *[other] { $near-end-named ->
                [yes] { $near-end }, כלומר אחת { $zone ->
                        [2] משתי
                        [3] משלוש
                       *[other] מ־{ $zone }
                    } הגומות שבכל קצה של השורה הפנימית שלכם, הזריעה מתחילה באותו קצה:
               *[no] אחת { $zone ->
                        [2] משתי
                        [3] משלוש
                       *[other] מ־{ $zone }
                    } הגומות שבכל קצה של השורה הפנימית שלכם, הזריעה מתחילה באותו קצה:
            }
    } מן הקצה השמאלי בכיוון השעון ומן הקצה הימני נגד כיוון השעון, גם אם כך הכיוון מתהפך.
send-row-end-else = אם היא רחוקה יותר מן הקצה, { $places ->
        [yes] אתם בוחרים בקצה אם האבן שהנחתם היא זאת שלכדה; בהמשך התור הכיוון נשאר כפי שהיה, בכיוון השעון מן הקצה השמאלי
            ונגד כיוון השעון מן הקצה הימני.
       *[no] הכיוון נשאר כפי שהיה: בכיוון השעון מן הקצה השמאלי ונגד כיוון השעון מן הקצה הימני.
    }

capture--at--last = { $then-other ->
        [yes] { $comes-round ->
                [yes] אבל אם זריעה שהשלימה הקפה, של { $when-sown-least } אבנים או יותר, מסתיימת בתוך { $at }, לוכדים את האבן
                    האחרונה לבדה.
               *[no] { capture-at-last }
            }
       *[no] { capture-at-last }
    }
    .also = side
    .says = when-sown
    .for = when-sown=none|from then=end by=mover
capture-at-last = { $when-sown ->
        [none] אם האבן האחרונה נופלת לתוך { $at }, לוכדים אותה לבדה.
       *[from] אם האבן האחרונה בזריעה של { $when-sown-least ->
                [one] אבן אחת או יותר
                [two] שתי אבנים או יותר
               *[other] { $when-sown-least } אבנים או יותר
            } נופלת לתוך { $at }, לוכדים אותה לבדה.
    }
meeting = לוכדים תוך כדי זריעה, { $side ->
        [own] בגומות שלכם.
        [any] בשני הצדדים.
       *[other] בגומות של היריב.
    } { $by ->
        [seeds] { "" }
       *[any] כשמניחים { $special } בגומה שיש בה אבנים ואין בה { $specials-word }, לוכדים את כל האבנים האלה, ומה שהונח נשאר בה.
    } { $by ->
        [specials] { "" }
       *[any] כשמניחים אבן בגומה שיש בה { $specials-word } ואין בה אבנים, לוכדים את כל הכלים האלה, והאבן נשארת בה.
    } בגומה ריקה לא לוכדים דבר. אחר כך הזריעה נמשכת.
    .also = side
    .says = by

grand-slam = { $effect ->
        [forbidden] אסור לבצע מהלך שלוכד את כל האבנים של היריב.
        [nothing] אם מהלך היה לוכד את כל האבנים של היריב, מה שנקרא לכידה מלאה, מותר לבצע אותו, אבל לא לוכדים בו דבר.
        [rest-to-other] מותר ללכוד בבת אחת את כל האבנים של היריב, מה שנקרא לכידה מלאה; אבל כל שאר האבנים שעל הלוח עוברות אז אל היריב,
            והמשחק מסתיים.
        [spare-last] אם מהלך היה לוכד את כל האבנים של היריב, מה שנקרא לכידה מלאה, לא לוכדים מן הגומה שבה נפלה האבן האחרונה; { grand-slam-sole }
        [spare-first] אם מהלך היה לוכד את כל האבנים של היריב, מה שנקרא לכידה מלאה, לא לוכדים מן הגומה הרחוקה ביותר לאחור בשרשרת; { grand-slam-sole }
       *[allowed] מותר ללכוד בבת אחת את כל האבנים של היריב, מה שנקרא לכידה מלאה.
    }
    .says = effect only-pit
grand-slam-sole = { $only-pit ->
        [taken] אם אין גומה אחרת, לוכדים ממנה בכל זאת.
       *[spared] אם אין גומה אחרת, לא לוכדים דבר.
    }

send--trap = מה שלכדתם הולך אל { $trap } שלכם, והיריב יכול ללכוד אותו שוב.
send--sown = { $next-way ->
        [usual] אבנים שנלכדו נשארות במשחק: זורעים אותן מיד, בכיוון הרגיל.
        [each] אבנים שנלכדו נשארות במשחק: זורעים אותן מיד, בכיוון שאתם בוחרים בו.
       *[same] אבנים שנלכדו נשארות במשחק: זורעים אותן מיד, באותו כיוון.
    } { $from ->
        [turn-origin] { $first ->
                [here] הראשונה מהן נופלת בגומה שממנה התחיל התור שלכם, והאחרות בגומות שאחריה.
               *[next] הראשונה מהן נופלת בגומה שאחרי הגומה שממנה התחיל התור שלכם.
            } האבן האחרונה שלהן נחשבת ככל אבן אחרונה; אם גם היא לוכדת, האבנים החדשות נזרעות מאותו מקום.
        [landed] { $first ->
                [here] הראשונה מהן נופלת בגומה שבה נפלה האבן האחרונה, והאחרות בגומות שאחריה.
               *[next] הראשונה מהן נופלת בגומה שאחרי הגומה שבה נפלה האבן האחרונה.
            } האבן האחרונה שלהן נחשבת ככל אבן אחרונה.
       *[lap-origin] { $first ->
                [here] הראשונה מהן נופלת בגומת המוצא של הזריעה שלכדה, והאחרות בגומות שאחריה.
               *[next] הראשונה מהן נופלת בגומה שאחרי גומת המוצא של הזריעה שלכדה.
            } האבן האחרונה שלהן נחשבת ככל אבן אחרונה; אם גם היא לוכדת, האבנים החדשות נזרעות מאותו מקום.
    }
    .says = from first
optional--captures = { $only-lap ->
        [yes] אחרי לכידה אין חובה להמשיך ולזרוע: מותר להשאיר את האבן הלוכדת במקומה, והתור מסתיים.
       *[no] { optional-captures-made }
    }
    .also = was
    .says = who when-reversed only-lap
    .for = who=mover
optional-captures-made = { $landing ->
        [occupied] אם האבן האחרונה נופלת בגומה שאינה ריקה, אין חובה ללכוד: מותר להשאיר את האבנים במקומן,
        [empty] אם האבן האחרונה נופלת בגומה ריקה, אין חובה ללכוד: מותר להשאיר את האבנים במקומן,
       *[any] אין חובה ללכוד: מותר להשאיר את האבנים במקומן,
    } והמהלך נמשך כאילו לא היה מה ללכוד. { $when-reversed ->
        [no] רק לכידה שלמענה הפכתם את כיוון הזריעה היא חובה.
       *[none] { "" }
    }

## Lines that stand where no clause says otherwise.
capture-none = { $stores ->
        [first] אין לכידות במשחק הזה: רק אבן אחת מכל זריעה עוברת אל קופה.
        [one] אין לכידות במשחק הזה: אבנים מגיעות אל הקופה רק כשזורעים אותן בה.
        [own] אין לכידות במשחק הזה: אבנים מגיעות אל קופה רק כשזורעים אותן בה.
        [all] אין לכידות במשחק הזה: אבנים מגיעות אל קופה רק כשזורעים אותן בה.
       *[other] אין לכידות במשחק הזה.
    }
capture-only-traps = לוכדים רק כשאבן אחרונה נופלת לתוך { word-a-trap }: ראו "{ $see }".
capture-to-store = { $leaves ->
        [yes] מה שאתם לוכדים עובר אל הקופה שלכם.
       *[no] { $match ->
                [yes] מה שאתם לוכדים עובר אל הקופה שלכם ונשאר בה עד סוף הסבב.
               *[no] מה שאתם לוכדים עובר אל הקופה שלכם ונשאר בה עד סוף המשחק.
            }
    }
capture-compulsory = כשאבן אחרונה לוכדת, חובה לבצע את הלכידה.
capture-not-own = אבן אחרונה שנופלת בצד שלכם אינה לוכדת דבר.
capture-not-opponent = אבן אחרונה שנופלת בצד של היריב אינה לוכדת דבר.
