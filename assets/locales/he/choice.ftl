### Which moves may be chosen.
###
### Every message on a clause is told the values of the clause's fields under their names: `$holds` is the kind of a number (of,
### even, odd, from, up-to, between, not, as-many), and `$holds-list`, `$holds-many`, `$holds-only`, `$holds-least`, `$holds-most`
### which numbers are meant, how many, the only one, the first and the last; fields of brackets within come under both names
### (`$twin-mark`). Besides, it knows about the game: $solo (yes if there is one player only), $party (all, pairs or coalition: who
### plays together), $stores, $rows, $columns, $many-laps (yes if a turn may have several), $match (yes if the game is a round of a match),
### $traps (yes if pits can be won), $won (yes if pits are won for a round, so that their owner need not be the player on whose side they
### lie), $next-way (the direction of a later lap: fixed, same as the player chose, usual even if the lap before was turned, other, or each, chosen anew), and the
### words for things: $game, $trap, $house, $head, $special.

lift--side-holds = { $side ->
        [other] { $holds-least ->
                [1] בחרו בגומה של היריב שיש בה אבנים ואספו את כולן.
                [two] בחרו בגומה של היריב שיש בה שתי אבנים או יותר ואספו את כולן.
               *[other] בחרו בגומה של היריב שיש בה { $holds-least } אבנים או יותר ואספו את כולן.
            }
       *[own] { lift-own }
    } { lift-seats } { lift-traps }
    .says = seats
    .for = side=own|other holds=from from=pits seeds=all
lift-own = { $holds-least ->
        [1] { $solo ->
                [yes] בחרו בגומה שיש בה אבנים ואספו את כולן.
               *[no] { $bound ->
                        [yes] במהלך אוספים את כל האבנים מגומה אחת משלכם.
                       *[no] בחרו בגומה משלכם שיש בה אבנים ואספו את כולן.
                    }
            }
        [2] בחרו בגומה משלכם שיש בה שתי אבנים או יותר ואספו את כולן. אסור לבחור בגומה שיש בה אבן יחידה.
       *[other] בחרו בגומה משלכם שיש בה { $holds-least } אבנים או יותר ואספו את כולן. אסור לבחור בגומה שיש בה פחות.
    }
lift-seats = { $party ->
        [all] { "" }
       *[pairs] { $seats ->
                [all] אם שתי שורות הן שלכם, מותר לבחור בכל אחת מהן, ולא משנה לאיזו מהן הגיע התור.
               *[turn] אם שתי שורות הן שלכם, בחרו בגומה מן השורה שהגיע תורה.
            }
    }
lift-traps = { $traps-hold ->
        [yes] מתוך { word-a-trap } (ראו "{ $see-claims }") לא אוספים לעולם.
       *[no] { "" }
    }
lift--side-holds-specials = בחרו בגומה משלכם שיש בה { $specials-least ->
        [one] { $special }
       *[other] לפחות { $specials-least } { $specials-word }
    } ואספו את כל מה שבה. { lift-seats } { lift-traps }
    .says = seats
    .for = side=own holds=from holds-least=0 from=pits seeds=all
lift--holds = { $holds-least ->
        [1] בחרו בגומה כלשהי שיש בה אבנים, בכל מקום על הלוח, ואספו את כולן.
        [two] בחרו בגומה כלשהי שיש בה שתי אבנים או יותר, בכל מקום על הלוח, ואספו את כולן.
       *[other] בחרו בגומה כלשהי שיש בה { $holds-least } אבנים או יותר, בכל מקום על הלוח, ואספו את כולן.
    } { $traps ->
        [yes] { $liftable ->
                [yes] רק מתוך { word-a-trap } של היריב אסור לאסוף (ראו "{ $see-claims }").
               *[no] רק מתוך { word-a-trap } אסור לאסוף (ראו "{ $see-claims }").
            }
       *[no] הגומות אינן שייכות לאיש.
    }
    .says = seats
    .for = holds=from from=pits seeds=all
lift--holds--store = { $said-before ->
        [yes] במקום זאת מותר לזרוע מן הקופה שלכם
       *[no] מותר לזרוע מן הקופה שלכם
    }{ $holds-least ->
        [1] { "" }
        [two] { "" }, כל עוד יש בה שתי אבנים או יותר
       *[other] { "" }, כל עוד יש בה { $holds-least } אבנים או יותר
    }: { lift-store-seeds }
    .says = from seeds
    .for = holds=from
lift--store = { $said-before ->
        [yes] במקום זאת מותר לזרוע מן הקופה שלכם: { lift-store-seeds }
       *[no] מותר לזרוע מן הקופה שלכם: { lift-store-seeds }
    }
    .says = from seeds
lift-store-seeds = { $seeds ->
        [chosen] אספו ממנה כמה אבנים שתרצו.
       *[all] אספו את כל האבנים שבה.
    } { $stores ->
        [aside] האבן הראשונה נופלת בגומה הראשונה משלכם על המסלול, והאחרות בגומות שאחריה.
       *[own] האבן הראשונה נופלת בגומה שאחרי הקופה, והאחרות בגומות שאחריה.
    }
lift-specials = { $specials ->
        [sown] מניחים קודם את האבנים, אחת בכל גומה; כשהן נגמרות, ממשיכים מיד, ובאותו אופן, עם { $specials-word }.
       *[left] { "" }
    }

place--side-at-holds = התחילו את התור בהנחת אבן אחת מן העתודה בגומה כלשהי בשורה הפנימית שלכם{ $holds-least ->
        [0] .
        [1] { " " }שכבר יש בה אבנים.
        [two] { " " }שכבר יש בה שתי אבנים או יותר.
       *[other] { " " }שכבר יש בה { $holds-least } אבנים או יותר.
    } { $captures ->
        [yes] האבן נחשבת כאילו הייתה האחרונה בזריעה. אם היא לוכדת, זורעים את האבנים שנלכדו. אם היא אינה לוכדת, אוספים את כל
            האבנים מן הגומה שבה הונחה וזורעים אותן.
       *[no] אחר כך אוספים את כל האבנים מן הגומה הזאת וזורעים אותן.
    }
script = { $south-pushed-many ->
        [0] אתם מתחילים במהלך קבוע: אספו { $seeds-of ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $seeds-of } אבנים
            } { $south-lifted-many ->
                [one] מן הגומה הראשונה במסלול שלכם
                [two] מכל אחת משתי הגומות הראשונות במסלול שלכם
               *[other] מכל אחת מ־{ $south-lifted-many } הגומות הראשונות במסלול שלכם
            } ({ $south-lifted } אצל דרום, { $north-lifted } אצל צפון) וזרעו את האבנים האלה, החל בגומה הבאה ({ $south-sown } אצל
            דרום, { $north-sown } אצל צפון).
       *[other] אתם מתחילים במהלך קבוע: אספו { $seeds-of ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $seeds-of } אבנים
            } מן הגומה האחרונה בשורה שלכם ושמרו { $seeds-of ->
                [one] אותה ביד. אחר כך, סביב הלוח כולו, אספו אבן אחת מכל גומה שנייה והניחו אותה בגומה הבאה.
                [two] אותן ביד. אחר כך, סביב הלוח כולו, אספו שתי אבנים מכל גומה שנייה והניחו אותן בגומה הבאה.
               *[other] אותן ביד. אחר כך, סביב הלוח כולו, אספו { $seeds-of } אבנים מכל גומה שנייה והניחו אותן בגומה הבאה.
            } מה ששמרתם מונח אחרון, בגומה שאחרי הגומה שממנה נאסף. דרום, למשל, שומר את מה שנאסף מגומה { $south-lifted }, מעביר אבנים
            { $south-pushed }, ומסיים בגומה { $south-sown }.
    }
    .says = steps seeds with
    .for = from=first seeds=seeds
script-pair = מגומה { $from } אל גומה { $to }
arrange = { $mirrored ->
        [yes] סדרו את האבנים שזכיתם בהן: הניחו אותן אחת אחת בגומות שלכם. התור שלכם נמשך עד שכולן מונחות.
       *[no] { $pits ->
                [any] הצד שמתחיל מסדר את אבני העתודה: הוא מניח אותן אחת אחת בגומות כלשהן משני הצדדים, כרצונו. התור נמשך עד שכולן
                    מונחות.
               *[own] סדרו את אבני העתודה שלכם: הניחו אותן אחת אחת בגומות שלכם, כרצונכם. התור שלכם נמשך עד שכולן מונחות.
            }
    }
    .says = who least
must-capture = { $here-places ->
        [yes] { $here-lifts ->
                [yes] אם אפשר ללכוד מיד, באבן שאתם מניחים או בזריעה הראשונה, חובה ללכוד. { must-capture-counts } אם אי אפשר,
                    התור שלכם הוא { $plain-turn }.
               *[no] אם יש גומה שהאבן שתניחו בה לוכדת, חובה לבחור בגומה כזאת. אם אין גומה כזאת, התור שלכם הוא { $plain-turn }.
            }
       *[no] אם יש מהלך שלוכד בזריעה הראשונה שלו, חובה לבחור במהלך כזה. { must-capture-counts } אם אין מהלך כזה, התור
            שלכם הוא { $plain-turn }.
    }
    .says = sown
    .for = sown=from|between|of|up-to
must-capture-counts = { $sown ->
        [of] { $sown-many ->
                [one] { $sown-only ->
                        [one] לעניין זה נחשבות רק גומות שיש בהן אבן אחת.
                        [two] לעניין זה נחשבות רק גומות שיש בהן שתי אבנים.
                       *[other] לעניין זה נחשבות רק גומות שיש בהן { $sown-only } אבנים.
                    }
               *[other] לעניין זה נחשבות רק גומות שיש בהן { $sown-list } אבנים.
            }
        [up-to] { $sown-most ->
                [one] לעניין זה נחשבות רק גומות שיש בהן לכל היותר אבן אחת.
                [two] לעניין זה נחשבות רק גומות שיש בהן שתי אבנים או פחות.
               *[other] לעניין זה נחשבות רק גומות שיש בהן { $sown-most } אבנים או פחות.
            }
        [between] לעניין זה נחשבות רק גומות שיש בהן בין { $sown-least } ל־{ $sown-most } אבנים.
       *[from] { $sown-least ->
                [1] { "" }
                [two] לעניין זה נחשבות רק גומות שיש בהן שתי אבנים או יותר.
               *[other] לעניין זה נחשבות רק גומות שיש בהן { $sown-least } אבנים או יותר.
            }
    }
prefer--from_at = { $when-began ->
        [capturing] אם אתם לוכדים, התחילו
        [plain] אם התור הוא { $plain-turn }, התחילו
       *[any] התחילו
    } אם אפשר { $from-at-single ->
        [yes] מן { $from-at };
       *[no] מגומה מתוך { $from-at };
    } רק אם אי אפשר, מגומה אחרת. { $when-lost ->
        [none] { "" }
       *[other] הכלל חל מרגע שאין לכם עוד { $house }.
    }
    .says = when-began when-lost
prefer--from_holds = { $when-began ->
        [capturing] אם אתם לוכדים, התחילו
        [plain] אם התור הוא { $plain-turn }, התחילו
       *[any] התחילו
    } אם אפשר מגומה שיש בה { $from-holds-least ->
        [2] שתי אבנים או יותר; רק אם אי אפשר, מאבן יחידה.
       *[other] { $from-holds-least } אבנים או יותר; רק אם אי אפשר, מגומה שיש בה פחות.
    } { $when-lost ->
        [none] { "" }
       *[other] הכלל חל מרגע שאין לכם עוד { $house }.
    }
    .says = when-began when-lost
    .for = from-holds=from
prefer--not_from_at_holds = { $when-began ->
        [capturing] אם אתם לוכדים, התחילו
        [plain] אם התור הוא { $plain-turn }, התחילו
       *[any] התחילו
    } { $not-from-at-single ->
        [yes] מן { $not-from-at }
       *[no] מגומה מתוך { $not-from-at }
    }{ $head-named ->
        [yes] { "" } ({ $head })
       *[no] { "" }
    } רק אם יש בה { $not-from-holds-more ->
        [one] אבנים
        [two] שתי אבנים או יותר
       *[other] { $not-from-holds-more } אבנים או יותר
    }{ $not-captures ->
        [nothing] , או במהלך שלוכד,
       *[any] ,
    } אלא אם כן לא נשאר מהלך אחר. { $when-lost ->
        [none] { "" }
       *[other] הכלל חל מרגע שאין לכם עוד { $house }.
    }
    .says = when-began when-lost
    .for = not-from-holds=up-to
prefer--not_from_at_holds_captures = { prefer--not_from_at_holds }
    .says = when-began when-lost
    .for = not-from-holds=up-to not-captures=nothing
prefer--from_of-these = { $from-of-these ->
        [leftmost] { prefer-leftmost }
       *[rightmost] { prefer-rightmost }
    }
    .says = when-began when-lost
    .for = from-of-these=leftmost|rightmost
prefer--from_at_of-these = { prefer-leftmost }
    .says = when-began when-lost
    .for = from-of-these=leftmost
prefer-leftmost = { $when-began ->
        [capturing] אם אתם לוכדים, התחילו
        [plain] אם התור הוא { $plain-turn }, התחילו
       *[any] התחילו
    } מן הגומה השמאלית ביותר שיש בה אבנים { $one-row ->
        [yes] בשורה שלכם.
       *[no] בשורה החיצונית שלכם.
    } { $when-lost ->
        [none] { "" }
       *[other] הכלל חל מרגע שאין לכם עוד { $house }.
    }
prefer-rightmost = { $when-began ->
        [capturing] אם אתם לוכדים, התחילו
        [plain] אם התור הוא { $plain-turn }, התחילו
       *[any] התחילו
    } מן הגומה הימנית ביותר שלכם{ $head-named ->
        [yes] { "" } ({ $head })
       *[no] { "" }
    }, ואם היא ריקה, מן הגומה הקרובה אליה ביותר משמאל שיש בה אבנים. אין כאן מה לבחור. { $when-lost ->
        [none] { "" }
       *[other] הכלל חל מרגע שאין לכם עוד { $house }.
    }
prefer--not_from_house = { $when-began ->
        [capturing] אם אתם לוכדים, אל תתחילו
        [plain] אם התור הוא { $plain-turn }, אל תתחילו
       *[any] אל תתחילו
    } מגומה שלכם שנחשבת { $house }, אלא אם כן לא נשאר מהלך אחר.
    .says = when-began when-lost
    .for = not-from-mark=is|own
prefer--leaves = המהלך שלכם חייב להשאיר ליריב מהלך חוקי, אם יש מהלך כזה.
    .for = leaves=move

bar--from_at_alone-way = { $when-began ->
        [capturing] אם אתם לוכדים במהלך שמתחיל
        [plain] אם התור הוא { $plain-turn } ואתם מתחילים
       *[any] אם אתם מתחילים
    } מגומת קצה של השורה הפנימית שלכם ואין אבנים באף גומה אחרת באותה שורה, חובה לזרוע לעבר האמצע.
    .says = when-began
    .for = from-alone=yes way=outwards
bar--sown-first_was = אבן יחידה מותר להעביר רק אם הגומה הבאה ריקה.
    .for = sown=of sown-list=1 first-was=occupied
bar--last_was = { $many-laps ->
        [yes] הזריעה הראשונה במהלך חייבת להסתיים
       *[no] האבן האחרונה במהלך חייבת ליפול
    } בגומה שכבר יש בה אבנים, בכל אחד מן הצדדים{ $own-store-only ->
        [yes] { "" }, או בקופה שלכם.
       *[no] { $stores-sown ->
            [yes] { "" }, או בקופה.
           *[no] .
        }
    } אסור לה { $many-laps ->
        [yes] להסתיים
       *[no] ליפול
    } בגומה ריקה. קובע מה יש בגומה ברגע שהאבן האחרונה נופלת. { $many-laps ->
        [yes] הזריעות הבאות רשאיות להסתיים בכל מקום.
       *[no] { "" }
    }
    .for = last-was=empty
bar--last-store = אסור שהאבן האחרונה במהלך תיפול בקופה שאינה שלכם.
    .for = last-store=other
bar--fills = { $each-lap ->
        [yes] אסור לזרוע בכיוון שבו היו מצטברות בגומה אחת { $fills-below ->
                [one] יותר מאבן אחת.
                [two] יותר משתי אבנים.
               *[other] יותר מ־{ $fills-below } אבנים.
            } רק אם חובה להמשיך לזרוע וכך הדבר בכל הכיוונים, מותר לבחור בכל אחד מהם.
       *[no] אסור לבצע מהלך שבו היו מצטברות בגומה אחת { $fills-below ->
                [one] יותר מאבן אחת.
                [two] יותר משתי אבנים.
               *[other] יותר מ־{ $fills-below } אבנים.
            }
    }
    .for = fills=from

bar--from_played-when_there-is_side_played = כל עוד יש לכם גומה שלא שיחקו ממנה מאז תחילת { $game }, מותר להתחיל רק מגומה כזאת. גומה
    ששיחקו ממנה היא גומה שבעליה התחילו ממנה מהלך.
    .for = from-played=yes when-there-is-side=own when-there-is-played=no
bar--from_facing_holds = אסור להתחיל מגומה { $from-facing-holds-many ->
        [one] { $from-facing-holds-only ->
                [0] שהגומה הנגדית לה ריקה.
                [1] שבגומה הנגדית לה יש אבן יחידה.
                [two] שבגומה הנגדית לה יש שתי אבנים.
               *[other] שבגומה הנגדית לה יש { $from-facing-holds-only } אבנים.
            }
       *[other] שבגומה הנגדית לה יש { $from-facing-holds-list } אבנים.
    }
    .for = from-facing-holds=of
bar--sown-last_side_was = { $sown ->
        [up-to] { $sown-most ->
                [one] אם אתם אוספים רק אבן אחת,
                [two] אם אתם אוספים שתי אבנים או פחות,
               *[other] אם אתם אוספים { $sown-most } אבנים או פחות,
            } { $many-laps ->
                [yes] הזריעה הראשונה
               *[no] הזריעה
            }
       *[from] { $many-laps ->
                [yes] הזריעה הראשונה במהלך
               *[no] הזריעה שלכם
            }
    } חייבת להסתיים בצד של היריב או בגומה ריקה שלכם. { $many-laps ->
        [yes] הזריעות הבאות רשאיות להסתיים בכל מקום.
       *[no] { "" }
    }
    .for = sown=from|up-to last-side=own last-was=occupied
bar--last_side_was = { $many-laps ->
        [yes] הזריעה הראשונה במהלך
       *[no] הזריעה שלכם
    } חייבת להסתיים בצד של היריב או בגומה ריקה שלכם. { $many-laps ->
        [yes] הזריעות הבאות רשאיות להסתיים בכל מקום.
       *[no] { "" }
    }
    .for = last-side=own last-was=occupied
bar--from_not-at-when_turn = { $when-turn-most ->
        [1] המהלך הראשון של { $game } חייב להתחיל
       *[2] { $match ->
                [yes] המהלך הראשון שלכם בסבב חייב להתחיל
               *[no] המהלך הראשון שלכם במשחק חייב להתחיל
            }
    } { $from-not-at-one ->
        [yes] מן { $from-not-at-your }.
       *[no] מגומה מתוך { $from-not-at-your }.
    }
    .for = when-turn=of|up-to when-turn-least=0|1 when-turn-most=1|2
bar--sown-first_side_holds = אסור להעביר אבן יחידה אל גומה { $first-holds-many ->
        [one] { $first-holds-only ->
                [0] ריקה של היריב.
                [one] של היריב שיש בה בדיוק אבן אחת.
                [two] של היריב שיש בה בדיוק שתי אבנים.
               *[other] של היריב שיש בה בדיוק { $first-holds-only } אבנים.
            }
       *[other] של היריב שיש בה בדיוק { $first-holds-list } אבנים.
    }
    .for = sown=of sown-list=1 first-side=other first-holds=of
bar--from_holds = אסור להתחיל מגומה שיש בה בדיוק { $from-holds-many ->
        [one] { $from-holds-only ->
                [one] אבן אחת.
                [two] שתי אבנים.
               *[other] { $from-holds-only } אבנים.
            }
       *[other] { $from-holds-list } אבנים.
    }
    .for = from-holds=of
prefer--not_from_holds = התחילו מגומה שיש בה בדיוק { $not-from-holds-many ->
        [one] { $not-from-holds-only ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $not-from-holds-only } אבנים
            }
       *[other] { $not-from-holds-list } אבנים
    } רק אם לא נשאר מהלך אחר.
    .for = not-from-holds=of

blockade = { $blockade-named ->
        [yes] אחרי תור שלכם ללא לכידה בודקים את שני הצדדים. אם היריב אינו יכול ללכוד, ואילו אתם הייתם יכולים ללכוד לו היה
            התור שוב שלכם, אבל תמיד רק מאותה גומה אחת, הגומה הזאת חסומה ({ $blockade })
       *[no] אחרי תור שלכם ללא לכידה בודקים את שני הצדדים. אם היריב אינו יכול ללכוד, ואילו אתם הייתם יכולים ללכוד לו היה
            התור שוב שלכם, אבל תמיד רק מאותה גומה אחת, הגומה הזאת חסומה
    } בתור הבא של היריב: אסור לבחור בה כדי להתחיל ממנה. גומה שנחשבת { $house } אינה חסומה לעולם, וכך גם גומה שיש בה אבן יחידה, הגומה
    היחידה בשורה הפנימית שיש בה אבנים, { $spares-last-pair ->
        [yes] הגומה היחידה בשורה הזאת שיש בה שתי אבנים או יותר,
       *[no] { "" }
    } וגומה שבלעדיה לא היה ליריב מהלך.
    .says = spares-last-pair
feed = { $or ->
        [most] { $least ->
                [1] אם לא נשארו ליריב אבנים בגומות, חובה לבצע מהלך שאחריו יש לו בגומות לפחות אבן אחת.
                [two] אם לא נשארו ליריב אבנים בגומות, מהלך שאינו נותן לו אף אבן אסור, ומבין האחרים חובה לבצע מהלך שנותן לו
                    לפחות שתי אבנים, ואם אין כזה, מהלך שנותן לו כמה שיותר.
               *[other] אם לא נשארו ליריב אבנים בגומות, מהלך שאינו נותן לו אף אבן אסור, ומבין האחרים חובה לבצע מהלך שנותן לו
                    לפחות { $least } אבנים, ואם אין כזה, מהלך שנותן לו כמה שיותר.
            }
        [free] אם לא נשארו ליריב אבנים בגומות, חובה לבצע מהלך שנותן לו { $least ->
                [one] לפחות אבן אחת,
                [two] לפחות שתי אבנים,
               *[other] לפחות { $least } אבנים,
            } אם יש מהלך כזה.
       *[barred] אם לא נשארו ליריב אבנים בגומות, חובה לבצע מהלך שאחריו יש לו בגומות { $least ->
                [one] לפחות אבן אחת.
                [two] לפחות שתי אבנים.
               *[other] לפחות { $least } אבנים.
            }
    }
    .says = least or
instead--side-holds-facing_side_was--take = { $how ->
        [must] אם יש גומה של היריב שיש בה אבנים והגומה הנגדית לה היא גומה ריקה שלכם, לא זורעים: המהלך שלכם הוא ללכוד את כל
            האבנים של גומה כזאת.
       *[may] אם יש גומה של היריב שיש בה אבנים והגומה הנגדית לה היא גומה ריקה שלכם, מותר ללכוד את כל האבנים של גומה כזאת במקום
            לזרוע.
    } { $of-these ->
        [fewest] אם יש כמה גומות כאלה, חובה לבחור בגומה שיש בה הכי פחות אבנים מביניהן; אם המספר שווה, הבחירה שלכם.
       *[all] אם יש כמה גומות כאלה, הבחירה שלכם.
    } זה כל המהלך, ולוכדים מגומה אחת בלבד. זריעה כשלעצמה אינה לוכדת דבר.
    .also = of-these
    .says = how
    .for = side=other holds=from holds-least=1 facing-side=own facing-was=empty of-these=fewest|all how=must|may
instead--side--shift = { $how ->
        [only] לא זורעים: מעבירים את כל האבנים של גומה אחת משלכם יחד אל הגומה הבאה.
       *[may] במקום לזרוע מותר להעביר את כל האבנים של גומה אחת משלכם, גם אבן יחידה, יחד אל הגומה הבאה.
    } לא לוכדים בכך דבר.
    .says = how
    .for = side=own how=only|may
instead--side-when_unless_there-is_side_holds--give = { $how ->
        [only] אם כל הגומות של היריב ריקות, לא זורעים: נותנים אבן אחת מאחת הגומות שלכם אל הגומה הראשונה במסלול של היריב.
       *[may] אם כל הגומות של היריב ריקות, מותר במקום לזרוע לתת אבן אחת מאחת הגומות שלכם אל הגומה הראשונה במסלול של היריב.
    } אתם בוחרים מאיזו גומה לקחת אותה. בכך מסתיים התור שלכם.
    .says = how when-unless-there-is-side when-unless-there-is-holds
    .for = side=own how=only|may when-unless-there-is-side=other when-unless-there-is-holds=from when-unless-there-is-holds-least=1
no-return = { $alone ->
        [yes] { $lifts-across ->
                [yes] אם היריב העביר זה עתה אבן יחידה מקצה של שורה אל גומה ריקה בשורה האחרת,
               *[no] אם היריב העביר זה עתה אבן יחידה מקצה השורה אל הצד שלכם, אל גומה ריקה,
            }
       *[no] { $lifts-across ->
                [yes] אם היריב זרע זה עתה מקצה של שורה, והאבן הראשונה עברה אל גומה ריקה בשורה האחרת ומונחת שם לבדה,
               *[no] אם היריב זרע זה עתה מקצה השורה שלו, והאבן הראשונה עברה אל גומה ריקה בצד שלכם ומונחת שם לבדה,
            }
    } אסור לשלוח אותה מיד בחזרה: אסור לבחור בגומה הזאת בתור הבא שלכם. כל מהלך אחר מבטל את האיסור.
    .says = alone

bring--once-a-game = פעם אחת במשחק, בתחילת תור, מותר להכניס למשחק את העתודה: { $side-pits ->
        [one] מניחים את האבן שבה בגומה שלכם.
        [two] מניחים את שתי האבנים שבה, אבן אחת בכל גומה שלכם.
       *[other] מניחים את { $side-pits } האבנים שבה, אבן אחת בכל גומה שלכם.
    } לא לוכדים בכך דבר, ולא ממשיכים לזרוע משם. אחר כך מבצעים באותו תור מהלך רגיל, ולכן צריך שיהיה לכם מהלך כזה.
    .says = from seeds how borrows
    .for = from=hand seeds=1 how=may
swap = { $how ->
        [only] עכשיו מותר לצד השני להחליף מקומות עם הצד שסידר את האבנים, כאילו סובבו את הלוח, או לוותר על התור ולהשאיר את הלוח
            כמות שהוא. בכל מקרה השחקן שסידר את האבנים מבצע את המהלך הבא.
       *[may] במקום לבצע מהלך מותר להחליף מקומות עם היריב. הלוח נשאר כמות שהוא, ואת המהלך הבא מבצע אותו צד שהגיע תורו, אבל
            עכשיו משחק בו היריב.
    }
    .says = how
opening-swap = { swap }
    .says = how

## The race before the first move.

race = לפני המהלך הראשון יש מרוץ. כל צד אוסף את האבנים מגומה אחת, ושני הצדדים זורעים בעת ובעונה אחת, על אותו לוח. אם האבן האחרונה של צד נופלת
    בגומה שאינה ריקה, הוא אוסף מיד את האבנים שבה וממשיך לזרוע; מי שהאבן האחרונה שלו נופלת בגומה ריקה מסיים את המרוץ, והצד השני
    ממשיך לזרוע עד שגם האבן האחרונה שלו נופלת בגומה ריקה. { $traps ->
        [yes] לא לוכדים דבר, ולא זוכים באף גומה.
       *[no] לא לוכדים דבר.
    } מי שסיים ראשון את המרוץ מבצע את המהלך הראשון. { $order ->
        [random] מי מניח את האבן הבאה נקבע בכל פעם באקראי.
        [laps] הצדדים זורעים לסירוגין, כל אחד זריעה שלמה.
       *[alternate] הצדדים מניחים לסירוגין אבן אחת כל אחד, ומתחיל הצד שבחר ראשון בגומה שלו.
    }
    .says = order with
race-from = { $from-of-these ->
        [leftmost] { prefer-leftmost }
        [rightmost] { prefer-rightmost }
       *[all] { $from-at ->
                [none] { "" }
               *[other] { $from-at-single ->
                        [yes] למרוץ יוצאים מן { $from-at };
                       *[no] למרוץ יוצאים מגומה מתוך { $from-at };
                    } רק אם אין שם אבנים, בוחרים בגומה אחרת.
            }
    }
    .for = from-was=any from-holds=none from-specials=none from-mark=any

## Lines that stand where no clause says otherwise.

choice-in-order = אם כמה כללים קובעים אילו מהלכים קודמים, כל כלל בוחר מבין המהלכים שהכללים שלפניו השאירו.
choice-must-move = אם יש מהלך חוקי, אסור לוותר על התור.
