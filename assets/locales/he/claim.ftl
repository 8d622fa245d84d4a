### Pits won for good. $trap: what such a pit is called, in this game's own word where it has one. $game: what ends, the game
### or, in a match, the round.

claim--holds--here = { $then ->
        [here] אם האבן האחרונה נופלת { $side ->
                [own] בגומה שלכם
                [any] בגומה באחד הצדדים
               *[other] בגומה של היריב
            } ויש בה כעת { claim-counts } { claim-sown-on }
       *[end] { claim-kept }
    }
    .also = side
    .says = owner content then
    .for = holds=of|even owner=mover|other|owner then=end|here
claim-sown-on = היא נעשית { $owner ->
        [other] { $trap } של היריב
        [owner] { $trap } של בעליה
       *[mover] { $trap } שלכם
    } עד סוף { $game }. אוספים את כל האבנים שבה, יחד עם האחרונה, וממשיכים לזרוע משם.
claim--not-at-holds--here = אם האבן האחרונה נופלת { $side ->
        [own] בגומה שלכם,
        [any] בגומה באחד הצדדים,
       *[other] בגומה של היריב,
    } למעט { $not-at }, ויש בה כעת { claim-counts } { claim-sown-on }
    .also = side
    .says = owner content then
    .for = holds=of owner=mover|other|owner content=stays then=here
claim-kept = אם האבן האחרונה נופלת { $owned ->
        [no] בגומה שאף צד עוד לא זכה בה
       *[yes] { $side ->
                [own] בגומה שלכם
                [any] בגומה באחד הצדדים
               *[other] בגומה של היריב
            }
    } ויש בה כעת { $holds ->
        [even] מספר זוגי של אבנים,
       *[of] { claim-numbers }
    } { $owner ->
        [other] היריב זוכה בגומה עצמה: היא { $trap } של היריב
        [owner] בעליה זוכים בגומה עצמה: היא { $trap } של בעליה
       *[mover] אתם זוכים בגומה עצמה: היא { $trap } שלכם
    }{ $emptied-traps ->
        [yes] { $content ->
                [stays] . האבנים שבה נשארות שם, והתור מסתיים.
               *[taken] { $owner ->
                        [other] , והאבנים שבה עוברות אל הקופה של היריב.
                        [owner] , והאבנים שבה עוברות אל הקופה של בעליה.
                       *[mover] , והאבנים שבה עוברות אל הקופה שלכם.
                    }
            }
       *[no] { $content ->
                [stays] { "" } עד סוף { $game }. האבנים שבה נשארות שם, והתור מסתיים.
               *[taken] { $owner ->
                        [other] { "" } עד סוף { $game }, והאבנים שבה עוברות אל הקופה של היריב.
                        [owner] { "" } עד סוף { $game }, והאבנים שבה עוברות אל הקופה של בעליה.
                       *[mover] { "" } עד סוף { $game }, והאבנים שבה עוברות אל הקופה שלכם.
                    }
            }
    }

claim--side-at-holds--here = אם האבן האחרונה נופלת { $at-ends ->
        [yes] { $side ->
                [own] בגומת קצה של השורה שלכם
               *[other] בגומת קצה של השורה של היריב
            }
       *[no] { $at-single ->
                [yes] בתוך { $at }
               *[no] בגומה מתוך { $at }
            }
    } ויש בה כעת { claim-counts } { claim-win }
    .says = owner content
    .for = side=own|other holds=of owner=mover content=stays then=end
claim--side-not-at-holds--here = אם האבן האחרונה נופלת { $side ->
        [own] בגומה שלכם,
       *[other] בגומה של היריב,
    } למעט { $not-at }, ויש בה כעת { claim-counts } { claim-win }
    .says = owner content
    .for = side=own|other holds=of owner=mover content=stays then=end
claim-counts = { $holds ->
        [even] מספר זוגי של אבנים,
       *[of] { claim-numbers }
    }
claim-numbers = { $holds-many ->
        [one] { $holds-only ->
                [one] בדיוק אבן אחת,
                [two] בדיוק שתי אבנים,
               *[other] בדיוק { $holds-only } אבנים,
            }
       *[other] { $holds-list } אבנים,
    }
claim-win = { $said-before ->
        [yes] אתם זוכים בגומה באותו אופן.
       *[no] אתם זוכים בגומה עצמה: היא { $trap } שלכם עד סוף { $game }. האבנים שבה נשארות שם, והתור מסתיים.
    }
claim--side-holds--here-facing = אם האבן האחרונה נופלת { $side ->
        [own] בגומה שלכם
       *[other] בגומה של היריב
    } ויש בה כעת { claim-counts } אתם זוכים בגומה הזאת ובגומה הנגדית: כל אחת מהן היא { $trap } שלכם עד סוף { $game }, ולא משנה באיזה צד
    היא. האבנים שבהן נשארות שם, והתור מסתיים.
    .says = owner content
    .for = side=own|other holds=of owner=mover content=stays then=end
claim--side-was-facing_holds--here-facing = אם האבן האחרונה נופלת בגומה ריקה שלכם, ובגומה הנגדית יש בדיוק { $facing-holds-only ->
        [1] אבן אחת,
        [2] שתי אבנים,
       *[other] { $facing-holds-list } אבנים,
    } אתם זוכים בשתי הגומות: כל אחת מהן היא { $trap } שלכם עד סוף { $game }, ולא משנה באיזה צד היא. האבנים שבהן נשארות שם, והתור מסתיים.
    .says = owner content
    .for = side=own was=empty facing-holds=of owner=mover content=stays then=end

dropping-claim--holds-let-stand--here = אם אבנים שהצטברו תוך כדי זריעה הושארו במקומן { $side ->
        [own] בגומה שלכם,
        [other] בגומה של היריב,
       *[any] בגומה כלשהי,
    } ואבן נוספת, בין שהיא האחרונה בזריעה ובין שלא, נופלת בה ויש בה כעת { $holds ->
        [even] מספר זוגי של אבנים,
       *[of] { $holds-many ->
                [one] { $holds-only ->
                        [one] בדיוק אבן אחת,
                        [two] בדיוק שתי אבנים,
                       *[other] בדיוק { $holds-only } אבנים,
                    }
               *[other] { $holds-list } אבנים,
            }
    } הגומה מתקלקלת: עד סוף { $game } היא { $owner ->
        [owner] { $trap } של בעליה,
        [other] { $trap } של היריב,
       *[mover] { $trap } שלכם,
    } ואבנים שמצטברות בה אינן נלכדות עוד. אם אוספים לפני כן את האבנים שבה, היא שוב ככל גומה אחרת.
    .also = side
    .says = owner content
    .for = holds=of|even

claim--holds-before_holds--here-before = אם שתי האבנים האחרונות בזריעה נופלות בגומות שיש בהן כעת { $before-holds-only } ו־{ $holds-only } אבנים, בסדר כלשהו, ואף
    צד עוד לא זכה באף אחת מהן, אתם זוכים בשתיהן: כל אחת מהן היא { $trap } שלכם עד סוף { $game }, ולא משנה באיזה צד היא. האבנים שבהן
    נשארות שם, והתור מסתיים.
    .says = either-order owner content when-sown
    .for = holds=of before-holds=of either-order=yes owner=mover content=stays then=end

trap-most = { $most ->
        [none] { "" }
        [1] בכל משחק מותר לכם לזכות רק בגומה אחת כזאת ({ $trap }).
        [two] מותר לכם לזכות כך לכל היותר בשתי גומות.
       *[other] מותר לכם לזכות כך לכל היותר ב־{ $most } גומות.
    }
except--at--claims = { $at-last ->
        [yes] אי אפשר לזכות בגומה האחרונה של היריב, גומה מספר { $columns } בספירה משמאלו של היריב.
       *[no] { $at-single ->
                [yes] יש גומה שאי אפשר לזכות בה: { $at-their }.
               *[no] יש גומות שאי אפשר לזכות בהן: { $at-their }.
            }
    }
except--when_turn--claims = בתור הראשון של { $game } שום גומה אינה נעשית { word-a-trap }.
    .for = when-turn=of when-turn-only=1
except--when_sown--claims = זריעה של { $when-sown-only ->
        [1] אבן יחידה
        [2] שתי אבנים
       *[other] { $when-sown-list } אבנים
    } אינה זוכה { $named-side ->
        [own] באף גומה שלכם.
        [other] באף גומה של היריב.
       *[any] באף גומה.
    }
    .for = when-sown=of

except--twin_trap--claims = אי אפשר לזכות בגומה שיש לה אותו מספר כמו { $trap } של היריב, כשכל צד סופר את הגומות שלו משמאלו.
    .also = side
except--facing_trap--claims = אי אפשר לזכות בגומה שמול { $trap } של היריב.
    .also = side
optional--claims = אין חובה לזכות בגומה: מותר להשאיר אותה כמות שהיא.
    .says = who
    .for = who=mover

## What a pit that has been won does. $dropped: stays, store, out or all. $ends: always, if-occupied or never. $lift: nobody or owner. $emptied: stays or fades.

trap = { "" }
    .says = safe of
trap-at = { $at ->
        [none] { "" }
       *[other] { $at-single ->
                [yes] כבר בהתחלה { $at-your } היא { $trap } שלכם.
               *[no] כבר בהתחלה הגומות האלה הן שלכם, וכל אחת מהן היא { $trap }: { $at-your }.
            }
    }
trap-passed-by = { $passed-by ->
        [owner] בזריעה אתם מדלגים על כל { $trap } שלכם{ trap-but-last-seed }
        [other] בזריעה אתם מדלגים על כל { word-a-trap } של היריב{ trap-but-last-seed }
        [both] בזריעה מדלגים על כל { word-a-trap-first }{ trap-but-last-seed }
       *[nobody] { "" }
    }
trap-but-last = { "" }
trap-but-last-seed = { $but-last ->
        [yes] , אבל האבן האחרונה נופלת שם כמו בכל גומה אחרת.
       *[no] .
    }
trap-dropped = { $dropped ->
        [store] מאותו רגע ואילך כל אבן שנופלת לתוך { word-a-trap } עוברת ישר אל הקופה של בעלי הגומה, ולא משנה מי זורע.
        [all] ברגע שזריעה מגיעה אל { word-a-trap }, ולא משנה של מי הגומה, כל האבנים שעוד ביד נופלות שם, והתור מסתיים.
       *[stays] { "" }
    }
trap-ends = { $ends ->
        [if-occupied] { capture-from-trap-passing } { $other-traps ->
        [none] אם האבן האחרונה נופלת לתוך { word-a-trap }{ $bare ->
                [yes] { "" }, וכבר יש שם אבנים,
               *[no] ,
            }
       *[some] אם האבן האחרונה נופלת בגומה אחרת מסוג { $trap }{ $bare ->
                [yes] { "" }, וכבר יש שם אבנים,
               *[no] ,
            }
    } התור מסתיים: לא לוכדים דבר, והאבן נשארת שם ונחשבת לבעלי הגומה.
        [always] { $dropped ->
                [stays] { $other-traps ->
                        [all] { "" }
                        [some] אבן אחרונה שנופלת בגומה אחרת מסוג { $trap } נשארת שם, והתור מסתיים.
                       *[none] { capture-from-trap-passing } { $but-last ->
                                [yes] אבן אחרונה שנופלת לתוך { word-a-trap } נשארת שם, והתור מסתיים.
                               *[no] { $passed-by ->
                                        [both] { "" }
                                       *[nobody] אבן אחרונה שנופלת לתוכה נשארת שם, והתור מסתיים.
                                    }
                            }
                    }
               *[store] { "" }
            }
       *[never] { "" }
    }
trap-lift = { $lift ->
        [other] רק לצד השני מותר לאסוף מתוך { word-a-trap }; אחר כך הגומה היא שוב ככל גומה אחרת.
        [both] לכל אחד מן הצדדים מותר לאסוף מתוך { word-a-trap }; אחר כך הגומה היא שוב ככל גומה אחרת.
        [owner] מותר לכם לאסוף את האבנים מתוך { $trap } שלכם, כמו מכל גומה אחרת, ולזרוע אותן; אחר כך הגומה היא שוב ככל גומה אחרת.
       *[nobody] { "" }
    }
trap-emptied = { $emptied ->
        [fades] אחרי שלכידה רוקנה { word-a-trap-first }, הגומה היא שוב ככל גומה אחרת.
       *[stays] { "" }
    }

## Last seeds in such pits. $mark: whose it is, own, other or is (anybody's). $side: on whose side it lies, own, other or any. $at: only some pits are
## meant, such as "the leftmost pit of your outer row", and $head says what they are called, if $head-named is yes; else none.

capture-in-trap = אם האבן האחרונה נופלת { $mark ->
        [own] לתוך { word-a-trap } שלכם
        [other] לתוך { word-a-trap } של היריב
       *[is] לתוך { word-a-trap }
    }{ $at ->
        [none] { $side ->
                [other] { "" } בצד של היריב,
                [own] { "" } בצד שלכם,
               *[any] ,
            }
       *[other] { $side ->
                [other] { $at-single ->
                        [yes] { "" }, והגומה היא { $at-the } בצד של היריב
                       *[no] { "" }, והגומה נמצאת בתוך { $at-the } בצד של היריב
                    }
                [own] { $at-single ->
                        [yes] { "" }, והגומה היא { $at-your }
                       *[no] { "" }, והגומה נמצאת בתוך { $at-your }
                    }
               *[any] { $at-single ->
                        [yes] { "" }, והגומה היא { $at-the }, ולא משנה באיזה צד
                       *[no] { "" }, והגומה נמצאת בתוך { $at-the }, ולא משנה באיזה צד
                    }
            }{ $head-named ->
                [yes] { "" } ({ $head }),
               *[no] ,
            }
    }
capture--trap--seeds = { capture-in-trap } { $take-seeds ->
        [1] לוכדים את האבן הזאת
        [2] לוכדים את האבן הזאת, ואם יש בגומה אבנים אחרות, גם אחת מהן
       *[other] לוכדים את האבן הזאת, ואם יש בגומה אבנים אחרות, גם { $take-seeds-more ->
                [two] שתיים
               *[other] { $take-seeds-more }
            } מהן לכל היותר
    }{ $then ->
        [again] , ואתם מקבלים תור נוסף.
       *[end] , והתור מסתיים.
    } { $was ->
        [occupied] אם הגומה הייתה ריקה, האבן נשארת שם, והתור מסתיים.
       *[any] { "" }
    } { $mark ->
        [is] לא משנה מי זכה בגומה.
       *[other] { "" }
    }
    .also = side at was
    .says = then
    .for = then=end|again was=any|occupied mark=is|own|other by=mover
except--trap--captures = { capture-in-trap } לא לוכדים דבר{ $mark ->
        [is] , ולא משנה מי זכה בגומה:
       *[other] :
    } האבן נשארת שם, והתור מסתיים.
    .also = side at
    .for = mark=is|own|other
except--was-trap--captures = אם האבן האחרונה נופלת { $was ->
        [empty] לתוך { $trap } ואין שם אבנים אחרות
       *[occupied] לתוך { word-a-trap }, וכבר יש שם אבנים
    }, לא לוכדים דבר: האבן נשארת שם, והתור מסתיים.
    .for = mark=is was=empty|occupied
house = { $at } היא { $house }. היא נחשבת { $house } כל עוד יש בה { $counts-least ->
        [one] אבן אחת או יותר.
        [two] שתי אבנים או יותר.
       *[other] { $counts-least } אבנים או יותר.
    } אם כל האבנים שבה נאספות או נלכדות, היא חדלה להיות { $house } עד סוף המשחק, ודינה כדין כל גומה אחרת. אם מספר האבנים שבה רק ירד מתחת { $counts-least ->
        [one] לאחת, היא שוב נחשבת { $house } ברגע שיש בה אבן אחת.
        [two] לשתיים, היא שוב נחשבת { $house } ברגע שיש בה שתי אבנים.
       *[other] ל־{ $counts-least }, היא שוב נחשבת { $house } ברגע שיש בה { $counts-least } אבנים.
    }
    .says = counts placed
    .for = counts=from
house-falls = { $falls-many ->
        [0] { "" }
       *[other] בלכידה הראשונה הגומה של כל אחד מן הצדדים מפסיקה להיות { $house }: עד סוף המשחק היא ככל גומה אחרת.
    }

## A line that stands where laps go on.

claim-house-otherwise = אם זריעה מסתיימת בגומה שלכם שנחשבת { $house }, אינה לוכדת דבר ואינה נעצרת לפי כלל אחר, אוספים את כל האבנים שבגומה
    הזאת וממשיכים לזרוע, כמו מכל גומה אחרת, והיא אינה עוד { $house }.

## Lines that stand where several rules speak of last seeds in such pits, and where any does.

capture-from-trap-in-order = מבין הכללים האלה על האבן האחרונה קובע הראשון שמתאים.
capture-from-trap-passing = { $passed-by ->
        [owner] זריעה שמגיעה אל { word-a-trap } של היריב מניחה אבן גם שם.
        [other] זריעה שמגיעה אל { word-a-trap } שלכם מניחה אבן גם שם.
        [both] { "" }
       *[nobody] זריעה שמגיעה אל { word-a-trap } מניחה אבן גם שם, כמו בכל גומה אחרת.
    }

## A line that stands where some pits cannot be won.

claim-otherwise = אם אחד מן הכללים האלה מונע זאת, המהלך חוקי בכל זאת, אבל לא זוכים בגומה.
