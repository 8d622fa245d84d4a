### What clauses ask, where no sentence says a clause as a whole: it is put together from these. An atom is one clause of a sentence, for
### one field of a condition: `is` says it of the rule. A frame says what a kind of clause does; $if is all that it asks.

### $pit: the pit spoken of: last (that of the last seed), dropped (of any seed), next (the one to be sown), lifted, move-from, move-first, move-last,
### lap-from (from which this lap was lifted), some, some-pit, none, another, every, such, that ("a pit that holds .."); or a pit near one of them: last-facing, it-next ($it: the one spoken of before).
### $named: no, just (by the seed that falls there) or yes. $count: of, even, odd, from, up-to, between, not, both or as-many (then $count-near says of which pit); $count-list, $count-many, $count-only,
### $count-least, $count-most say which numbers.

# הגומה כנושא המשפט. בתכונות שלה: noun בלי ה"א הידיעה; none "אין גומה ש"; at, from בתוך הגומה וממנה; is, not עם "היא" ו"אינה"; has "יש בה".
atom-pit = { $named ->
        [yes] { atom-pit.so }היא
        [just] { $pit ->
                [move-last] הגומה הזאת
               *[other] הגומה
            }
       *[no] { $pit ->
                [that] שהיא
                [none] { atom-pit.none } שהיא
                [such-pit] היא
                [some-pit] { atom-pit.noun }
                [another] { atom-pit.noun }
                [every] { atom-pit.noun }
                [such] { atom-pit.noun }
                [column] { atom-pit.noun }
               *[other] ה{ atom-pit.noun }
            }
    }
    .so = { $pit ->
            [some-pit] { $side ->
                    [any] { "" }
                   *[own] ש
                }
           *[other] { "" }
        }
    .noun = { $pit ->
            [last] גומה שבה נופלת האבן האחרונה
            [dropped] גומה שבה נופלת אבן
            [next] גומה הבאה
            [lifted] גומה
            [store] קופה שלכם
            [move-from] גומה שממנה הוא מתחיל
            [move-first] גומה שבה נופלת האבן הראשונה שלו
            [move-last] גומה שבה נופלת האבן האחרונה שלו
            [lap-from] גומה שממנה נאספו האבנים לזריעה
            [some-pit] גומה כלשהי
            [another] גומה אחרת
            [every] גומה כלשהי
            [such] גומה כזאת
            [here] גומה הזאת
            [column] גומה אחרת בטור
            [beyond] גומה שאחרי הגומה הריקה
            [last-facing] גומה הנגדית לגומה שבה נפלה האבן האחרונה
            [last-behind] גומה שמאחורי הגומה הנגדית
            [last-next] גומה שאחרי הגומה שבה נפלה האבן האחרונה
            [last-before] גומה שלפני הגומה שבה נפלה האבן האחרונה
            [last-twin] גומה בעלת אותו מספר בצד השני
            [dropped-facing] גומה הנגדית לגומה שבה נופלת אבן
            [dropped-behind] גומה שמאחורי הגומה הנגדית
            [dropped-next] גומה שאחרי הגומה שבה נופלת אבן
            [dropped-before] גומה שלפני הגומה שבה נופלת אבן
            [dropped-twin] גומה בעלת אותו מספר בצד השני
            [next-facing] גומה הנגדית לגומה הבאה
            [next-behind] גומה שמאחורי הגומה הנגדית
            [next-next] גומה שאחרי הגומה הבאה
            [next-before] גומה שלפני הגומה הבאה
            [next-twin] גומה בעלת אותו מספר בצד השני
            [it-behind] גומה שמאחורי הגומה הנגדית
            [it-next] גומה שאחריה
            [it-before] גומה שלפניה
            [it-twin] גומה בעלת אותו מספר בצד השני
            [some-pit-facing] גומה הנגדית לה
            [some-pit-behind] גומה שמאחורי הגומה הנגדית
            [some-pit-next] גומה שאחריה
            [some-pit-before] גומה שלפניה
            [some-pit-twin] גומה בעלת אותו מספר בצד השני
            [move-from-facing] גומה הנגדית לגומה שממנה הוא מתחיל
            [move-from-behind] גומה שמאחורי הגומה הנגדית
            [move-from-next] גומה שאחרי הגומה שממנה הוא מתחיל
            [move-from-before] גומה שלפני הגומה שממנה הוא מתחיל
            [move-from-twin] גומה בעלת אותו מספר בצד השני
            [move-first-facing] גומה הנגדית לגומה שבה נופלת האבן הראשונה שלו
            [move-first-behind] גומה שמאחורי הגומה הנגדית
            [move-first-next] גומה שאחרי הגומה שבה נופלת האבן הראשונה שלו
            [move-first-before] גומה שלפני הגומה שבה נופלת האבן הראשונה שלו
            [move-first-twin] גומה בעלת אותו מספר בצד השני
            [move-last-facing] גומה הנגדית לגומה שבה נופלת האבן האחרונה שלו
            [move-last-behind] גומה שמאחורי הגומה הנגדית
            [move-last-next] גומה שאחרי הגומה שבה נופלת האבן האחרונה שלו
            [move-last-before] גומה שלפני הגומה שבה נופלת האבן האחרונה שלו
            [move-last-twin] גומה בעלת אותו מספר בצד השני
            [lap-from-facing] גומה הנגדית לגומה שממנה נאספו האבנים לזריעה
            [lap-from-behind] גומה שמאחורי הגומה הנגדית
            [lap-from-next] גומה שאחרי הגומה שממנה נאספו האבנים לזריעה
            [lap-from-before] גומה שלפני הגומה שממנה נאספו האבנים לזריעה
            [lap-from-twin] גומה בעלת אותו מספר בצד השני
            [lifted-behind] גומה שמאחורי הגומה הנגדית
            [lifted-next] גומה שאחריה
            [lifted-before] גומה שלפניה
            [lifted-twin] גומה בעלת אותו מספר בצד השני
            [some-behind] גומה שמאחורי הגומה הנגדית
            [some-next] גומה שאחריה
            [some-before] גומה שלפניה
            [some-twin] גומה בעלת אותו מספר בצד השני
            [every-behind] גומה שמאחורי הגומה הנגדית
            [every-next] גומה שאחריה
            [every-before] גומה שלפניה
            [every-twin] גומה בעלת אותו מספר בצד השני
            [such-behind] גומה שמאחורי הגומה הנגדית
            [such-next] גומה שאחריה
            [such-before] גומה שלפניה
            [such-twin] גומה בעלת אותו מספר בצד השני
            [such-pit-behind] גומה שמאחורי הגומה הנגדית
            [such-pit-next] גומה שאחריה
            [such-pit-before] גומה שלפניה
            [such-pit-twin] גומה בעלת אותו מספר בצד השני
            [another-behind] גומה שמאחורי הגומה הנגדית
            [another-next] גומה שאחריה
            [another-before] גומה שלפניה
            [another-twin] גומה בעלת אותו מספר בצד השני
           *[it-facing] גומה הנגדית
        }
    .none = אין גומה{ $side ->
            [own] { "" } שלכם
            [other] { "" } של היריב
            [nobody] { "" } שאינה של אף צד
           *[any] { "" }
        }
    .at = { $named ->
            [yes] { atom-pit.so }בה
            [just] בה
           *[no] { $pit ->
                    [that] שבה
                    [none] { atom-pit.none } שבה
                    [such-pit] בה
                   *[other] ב{ atom-pit.noun }
                }
        }
    .from = { $named ->
            [yes] { atom-pit.so }ממנה
            [just] ממנה
           *[no] { $pit ->
                    [that] שממנה
                    [none] { atom-pit.none } שממנה
                    [such-pit] ממנה
                    [some-pit] מ{ atom-pit.noun }
                    [another] מ{ atom-pit.noun }
                    [every] מ{ atom-pit.noun }
                    [such] מ{ atom-pit.noun }
                    [column] מ{ atom-pit.noun }
                   *[other] מן ה{ atom-pit.noun }
                }
        }
    .is = { $named ->
            [yes] { atom-pit }
           *[no] { $pit ->
                    [that] שהיא
                    [none] { atom-pit }
                    [such-pit] היא
                   *[other] { atom-pit } היא
                }
        }
    .not = { $named ->
            [yes] { atom-pit } אינה
           *[no] { $pit ->
                    [that] שאינה
                    [none] { atom-pit.none } שאינה
                    [such-pit] היא אינה
                   *[other] { atom-pit } אינה
                }
        }
    .has = { $named ->
            [yes] { atom-pit.so }יש בה
            [just] יש בה
           *[no] { $pit ->
                    [that] שיש בה
                    [none] { atom-pit.none } שיש בה
                    [such-pit] יש בה
                   *[other] { atom-pit.at } יש
                }
        }
atom-seeds = { $count ->
        [of] { $count-many ->
                [one] { $count-only ->
                        [0] אבנים
                        [one] בדיוק אבן אחת
                        [two] בדיוק שתי אבנים
                       *[other] בדיוק { $count-only } אבנים
                    }
               *[other] { $count-list } אבנים
            }
        [even] מספר זוגי של אבנים (לא אפס)
        [even-from] מספר זוגי של אבנים ({ $count-least ->
                [1] לא אפס
                [two] שתיים או יותר
               *[other] { $count-least } או יותר
            })
        [odd] מספר אי־זוגי של אבנים
        [from] { $count-least ->
                [1] אבנים
                [two] שתי אבנים או יותר
               *[other] { $count-least } אבנים או יותר
            }
        [up-to] { $count-most ->
                [0] אבנים
                [one] לכל היותר אבן אחת
                [two] שתי אבנים או פחות
               *[other] { $count-most } אבנים או פחות
            }
        [between] בין { $count-least } ל־{ $count-most } אבנים
        [as-many] אותו מספר אבנים כמו { $count-near ->
                [behind] בגומה שמאחורי הנגדית
                [next] בגומה הבאה
                [before] בגומה הקודמת
                [twin] בגומה שמספרה זהה בצד השני
               *[facing] בגומה הנגדית
            }
       *[other] מספר אחר של אבנים
    }
    .there = { $count ->
            [of] { $count-many ->
                    [one] { $count-only ->
                            [0] אין
                           *[other] יש
                        }
                   *[other] יש
                }
            [up-to] { $count-most ->
                    [0] אין
                   *[other] יש
                }
           *[other] יש
        }
atom-ordinal = { $count ->
        [of] { $count-many ->
                [one] { $count-only }
               *[other] { $count-list }
            }
        [even] זוגי
        [odd] אי־זוגי
        [from] { $count-least } או יותר
        [up-to] { $count-most } או פחות
        [between] בין { $count-least } ל־{ $count-most }
       *[other] אחר
    }
atom-always =
    .is = { $list ->
            [dropping] אבן נופלת בגומה כלשהי
            [starting] התור שלכם מתחיל
           *[landing] האבן האחרונה נופלת במקום כלשהו
        }
atom-pit-side =
    .is = { $pit ->
            [last] האבן האחרונה נופלת { atom-of-side.at }
            [move-last] האבן האחרונה שלו נופלת { atom-of-side.at }
            [dropped] אבן נופלת { atom-of-side.at }
            [move-first] האבן הראשונה שלו נופלת { atom-of-side.at }
            [move-from] הוא מתחיל { atom-of-side.from }
            [some-pit] יש { atom-of-side }
            [that] { $side ->
                [own] שלכם
                [other] של היריב
                [nobody] שאינה של אף צד
               *[any] על הלוח
            }
           *[other] { $side ->
                [own] { atom-pit.is } שלכם
                [other] { atom-pit.is } של היריב
                [nobody] { atom-pit.not } של אף צד
               *[any] { atom-pit } נמצאת על הלוח
            }
        }
atom-of-side = { $side ->
        [own] גומה שלכם
        [other] גומה של היריב
        [nobody] גומה שאינה של אף צד
       *[any] גומה כלשהי
    }
    .at = ב{ atom-of-side }
    .from = מ{ atom-of-side }
atom-pit-at =
    .is = { $at-ends ->
            [yes] { atom-pit.is } גומת קצה
           *[no] { $named ->
                [no] { $pit ->
                        [last] האבן האחרונה נופלת בתוך { $at-any }
                        [dropped] אבן נופלת בתוך { $at-any }
                        [move-last] האבן האחרונה שלו נופלת בתוך { $at-any }
                        [move-first] האבן הראשונה שלו נופלת בתוך { $at-any }
                        [that] { $at-single ->
                                [yes] שהיא { $at-any }
                               *[no] שנמצאת בתוך { $at-any }
                            }
                        [none] { $at-single ->
                                [yes] { atom-pit.none } שהיא { $at-any }
                               *[no] { atom-pit.none } שנמצאת בתוך { $at-any }
                            }
                       *[other] { $at-single ->
                                [yes] { atom-pit.is } { $at-any }
                               *[no] { atom-pit } נמצאת בתוך { $at-any }
                            }
                    }
               *[yes] { $at-single ->
                        [yes] { atom-pit.so }היא { $at-any }
                       *[no] { atom-pit.so }היא נמצאת בתוך { $at-any }
                    }
            }
        }
atom-pit-not-at =
    .is = { $named ->
            [no] { $pit ->
                    [last] האבן האחרונה אינה נופלת בתוך { $not-at-any }
                    [dropped] אבן אינה נופלת בתוך { $not-at-any }
                    [move-last] האבן האחרונה שלו אינה נופלת בתוך { $not-at-any }
                    [move-first] האבן הראשונה שלו אינה נופלת בתוך { $not-at-any }
                    [move-from] הוא אינו מתחיל בתוך { $not-at-any }
                   *[other] { $not-at-single ->
                            [yes] { atom-pit.not } { $not-at-any }
                           *[no] { atom-pit.not } בתוך { $not-at-any }
                        }
                }
           *[yes] { $not-at-single ->
                    [yes] { atom-pit.so }היא אינה { $not-at-any }
                   *[no] { atom-pit.so }היא אינה בתוך { $not-at-any }
                }
        }
atom-pit-was =
    .is = { $was ->
            [empty] { $pit ->
                    [last] { $named ->
                            [yes] הגומה הייתה ריקה
                           *[no] { atom-pit } הייתה ריקה
                        }
                    [dropped] { $named ->
                            [yes] הגומה הייתה ריקה
                           *[no] { atom-pit } הייתה ריקה
                        }
                   *[other] { $named ->
                            [yes] { atom-pit } ריקה
                           *[no] { atom-pit } ריקה
                        }
                }
           *[occupied] { $pit ->
                    [last] { $named ->
                            [no] { atom-pit.at } כבר היו אבנים
                           *[yes] כבר היו בה אבנים
                        }
                    [dropped] { $named ->
                            [no] { atom-pit.at } כבר היו אבנים
                           *[yes] כבר היו בה אבנים
                        }
                    [move-last] { $named ->
                            [no] { atom-pit.at } כבר יש אבנים
                           *[yes] כבר יש בה אבנים
                        }
                    [move-first] { $named ->
                            [no] { atom-pit.at } כבר יש אבנים
                           *[yes] כבר יש בה אבנים
                        }
                   *[other] { atom-pit.has } אבנים
                }
        }
atom-pit-holds =
    .is = { $named ->
            [no] { $pit ->
                    [last] { atom-pit.at } { atom-seeds.there } כעת { atom-seeds }
                    [dropped] { atom-pit.at } { atom-seeds.there } כעת { atom-seeds }
                    [that] ש{ atom-seeds.there } בה { atom-seeds }
                    [none] { atom-pit.none } ש{ atom-seeds.there } בה { atom-seeds }
                    [such-pit] { atom-seeds.there } בה { atom-seeds }
                   *[other] { atom-pit.at } { atom-seeds.there } { atom-seeds }
                }
           *[yes] { $pit ->
                    [last] { atom-seeds.there } בה כעת { atom-seeds }
                    [dropped] { atom-seeds.there } בה כעת { atom-seeds }
                   *[other] { atom-pit.so }{ atom-seeds.there } בה { atom-seeds }
                }
        }
atom-pit-specials =
    .is = { $count ->
            [from] { $count-least ->
                [one] { atom-pit.has } { $special }
               *[other] { atom-pit.has } לפחות { $count-least } { $specials-word }
            }
            [up-to] { $count-most ->
                [one] { atom-pit.has } לכל היותר { $special }
               *[other] { atom-pit.has } לכל היותר { $count-most } { $specials-word }
            }
           *[other] { atom-pit.has } { $count-list } { $specials-word }
        }
atom-pit-mark =
    .is = { $mark ->
            [unmarked] { $named ->
                    [no] { $pit ->
                            [such-pit] לא זכה בה אף צד
                           *[other] { atom-pit.at } לא זכה אף צד
                        }
                   *[yes] { atom-pit.so }לא זכה בה אף צד
                }
            [barred] { atom-pit } חסומה
            [let-stand] { atom-pit.has } אבנים שהושארו במקומן
            [not] { $mark-kind ->
                    [house] { atom-pit.not } { $house }
                   *[trap] { atom-pit.not } { word-a-trap }
                }
            [own] { $mark-kind ->
                    [house] { atom-pit.is } { $house } שלכם
                   *[trap] { atom-pit.is } { word-a-trap } שלכם
                }
            [other] { $mark-kind ->
                    [house] { atom-pit.is } { $house } של היריב
                   *[trap] { atom-pit.is } { word-a-trap } של היריב
                }
           *[is] { $mark-kind ->
                    [house] { $named ->
                            [no] { $pit ->
                                    [that] שנחשבת { $house }
                                    [none] { atom-pit.none } שנחשבת { $house }
                                   *[other] { atom-pit } נחשבת { $house }
                                }
                           *[yes] { atom-pit } נחשבת { $house }
                        }
                   *[trap] { atom-pit.is } { word-a-trap }
                }
        }
atom-pit-origin =
    .is = { $origin ->
            [yes] { atom-pit.is } הגומה שממנה נאספו האבנים לזריעה
           *[no] { atom-pit.not } הגומה שממנה נאספו האבנים לזריעה
        }
atom-pit-played =
    .is = { $played ->
            [yes] { $named ->
                    [no] { $pit ->
                            [such-pit] כבר שיחקו ממנה
                           *[other] { atom-pit.from } כבר שיחקו
                        }
                   *[yes] { atom-pit.so }כבר שיחקו ממנה
                }
           *[no] { $named ->
                    [no] { $pit ->
                            [such-pit] עוד לא שיחקו ממנה
                           *[other] { atom-pit.from } עוד לא שיחקו
                        }
                   *[yes] { atom-pit.so }עוד לא שיחקו ממנה
                }
        }
atom-pit-sown =
    .is = { $sown ->
            [yes] { $named ->
                    [no] { $pit ->
                            [such-pit] נפלה בה אבן בתור הזה
                           *[other] { atom-pit.at } נפלה אבן בתור הזה
                        }
                   *[yes] { atom-pit.so }נפלה בה אבן בתור הזה
                }
           *[no] { $named ->
                    [no] { $pit ->
                            [such-pit] לא נפלה בה אבן בתור הזה
                           *[other] { atom-pit.at } לא נפלה אבן בתור הזה
                        }
                   *[yes] { atom-pit.so }לא נפלה בה אבן בתור הזה
                }
        }
atom-pit-alone =
    .is = { $alone ->
            [yes] { atom-pit.is } היחידה בשורה שלה שיש בה אבנים
           *[no] { atom-pit.not } היחידה בשורה שלה שיש בה אבנים
        }
atom-pit-of-these =
    .is = { $of-these ->
            [leftmost] { atom-pit.is } השמאלית ביותר מבין אלה
            [rightmost] { atom-pit.is } הימנית ביותר מבין אלה
            [fewest] { atom-pit.at } מספר האבנים הוא הקטן ביותר מבין אלה
           *[most] { atom-pit.at } מספר האבנים הוא הגדול ביותר מבין אלה
        }

## What is asked of the turn and the lap.

atom-turn-began =
    .is = { $began ->
            [capturing] התור התחיל בלכידה
           *[plain] התור לא התחיל בלכידה
        }
atom-turn-turn =
    .is = { $count ->
            [from] { $count-least ->
                    [2] זה אינו התור הראשון של { $game }
                   *[other] מספר התור מתחילת { $game } הוא { atom-ordinal }
                }
            [up-to] { $count-most ->
                    [1] זה התור הראשון של { $game }
                    [2] זה אחד משני התורים הראשונים של { $game }
                   *[other] מספר התור מתחילת { $game } הוא { atom-ordinal }
                }
            [of] { $count-many ->
                    [one] { $count-only ->
                            [1] זה התור הראשון של { $game }
                            [2] זה התור השני של { $game }
                           *[other] מספר התור מתחילת { $game } הוא { atom-ordinal }
                        }
                   *[other] מספר התור מתחילת { $game } הוא { atom-ordinal }
                }
           *[other] מספר התור מתחילת { $game } הוא { atom-ordinal }
        }
atom-turn-move =
    .is = { $count ->
            [from] { $count-least ->
                    [2] זה אינו המהלך הראשון בתור
                   *[other] מספר המהלך בתור הוא { atom-ordinal }
                }
            [up-to] { $count-most ->
                    [1] זה המהלך הראשון בתור
                    [2] זה אחד משני המהלכים הראשונים בתור
                   *[other] מספר המהלך בתור הוא { atom-ordinal }
                }
            [of] { $count-many ->
                    [one] { $count-only ->
                            [1] זה המהלך הראשון בתור
                            [2] זה המהלך השני בתור
                           *[other] מספר המהלך בתור הוא { atom-ordinal }
                        }
                   *[other] מספר המהלך בתור הוא { atom-ordinal }
                }
           *[other] מספר המהלך בתור הוא { atom-ordinal }
        }
atom-turn-lap =
    .is = { $count ->
            [from] { $count-least ->
                    [2] זאת אינה הזריעה הראשונה במהלך
                   *[other] מספר הזריעה במהלך הוא { atom-ordinal }
                }
            [up-to] { $count-most ->
                    [1] זאת הזריעה הראשונה במהלך
                    [2] זאת אחת משתי הזריעות הראשונות במהלך
                   *[other] מספר הזריעה במהלך הוא { atom-ordinal }
                }
            [of] { $count-many ->
                    [one] { $count-only ->
                            [1] זאת הזריעה הראשונה במהלך
                            [2] זאת הזריעה השנייה במהלך
                           *[other] מספר הזריעה במהלך הוא { atom-ordinal }
                        }
                   *[other] מספר הזריעה במהלך הוא { atom-ordinal }
                }
           *[other] מספר הזריעה במהלך הוא { atom-ordinal }
        }
atom-turn-sown =
    .is = בזריעה { atom-seeds.there } { atom-seeds }
atom-turn-left =
    .is = בכל הגומות יחד { atom-seeds.there } { atom-seeds }
atom-turn-crossed =
    .is = { $crossed ->
            [yes] אבן של המהלך נפלה בצד של היריב
           *[no] אף אבן של המהלך לא נפלה בצד של היריב
        }
atom-turn-came-round =
    .is = { $came-round ->
            [yes] הזריעה חזרה אל גומת המוצא שלה
           *[no] הזריעה לא חזרה אל גומת המוצא שלה
        }
atom-turn-reversed =
    .is = { $reversed ->
            [yes] הזריעה הולכת בכיוון ההפוך מן הרגיל
           *[no] הזריעה הולכת בכיוון הרגיל
        }
atom-turn-lost =
    .is = אין לכם עוד { $house }
atom-turn-unless =
    .is = לא נכון ש{ $if }

## What is asked of a move.

atom-move-sown =
    .is = בזריעה שלו { atom-seeds.there } { atom-seeds }
atom-move-last-store =
    .is = האבן האחרונה שלו נופלת { $last-store ->
            [own] בקופה שלכם
            [other] בקופה שאינה שלכם
           *[any] בקופה
        }
atom-move-way =
    .is = { $way ->
            [inwards] הוא הולך לעבר אמצע השורה הפנימית
           *[outwards] הוא מתרחק מאמצע השורה הפנימית
        }
atom-move-captures =
    .is = { $captures ->
            [something] הוא לוכד דבר מה
            [first-lap] הוא לוכד דבר מה בזריעה הראשונה שלו
           *[nothing] הוא אינו לוכד דבר
        }
atom-move-fills =
    .is = הוא מביא לכך שבאחת הגומות { atom-seeds.there } { atom-seeds }
atom-move-leaves =
    .is = { $leaves ->
            [move] הוא משאיר ליריב מהלך חוקי
           *[seeds] הוא משאיר ליריב אבנים
        }

## Frames. $relative: yes if $that says behind "a pit" what is asked of it. $target: what is acted on. $named: yes if that was spoken of last. $conditional: no if nothing is asked.

frame-while-there-is = { $relative ->
        [yes] כל עוד יש גומה { $that }, { $within }.
       *[no] כל עוד יש גומה ש{ $if }, { $within }.
    }
frame-when = הכלל חל רק אם { $if }.
frame-run = { $run-way ->
        [onward] אחר כך בודקים את אותו תנאי בגומה שאחריה, { frame-run-on }
        [both] אחר כך בודקים את אותו תנאי בגומות שלפניה ושאחריה, { frame-run-on }
       *[back] אחר כך בודקים את אותו תנאי בגומה שלפניה, { frame-run-on }
    }
frame-run-on = { $run-most ->
        [none] וכן הלאה.
        [1] אבל לא מעבר לה.
       *[other] וכן הלאה, עד { $run-most } גומות לכל היותר.
    }
frame-take = { $target ->
        [here] { $named ->
                [yes] לוכדים את כל אבניה
               *[no] לוכדים את כל האבנים שבה
            }
        [last] לוכדים את האבן האחרונה לבדה
        [seeds] לוכדים ממנה { $take-seeds ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $take-seeds } אבנים
            }
        [facing] לוכדים את כל האבנים שבגומה הנגדית
        [behind] לוכדים את כל האבנים שבגומה שמאחורי הגומה הנגדית
        [facing-behind] לוכדים את כל האבנים שבגומה הנגדית ושבגומה שמאחוריה
        [twin] לוכדים את כל האבנים שבגומה בעלת אותו מספר בצד השני
        [column] לוכדים את כל האבנים שבגומות האחרות של הטור שלה
        [next] { $named ->
                [yes] לוכדים את כל האבנים שבה
               *[no] לוכדים את כל האבנים שבגומה שאחריה
            }
        [before] { $named ->
                [yes] לוכדים את כל האבנים שבה
               *[no] לוכדים את כל האבנים שבגומה שלפניה
            }
        [beyond] לוכדים את כל האבנים שבגומה שאחרי הגומה הבאה, הריקה
        [every] { $relative ->
                [yes] לוכדים את כל האבנים מכל גומה { $that }
               *[no] לוכדים את כל האבנים מכל גומה ש{ $every }
            }
        [next-before] לוכדים את כל האבנים שבגומות שלפניה ושאחריה
       *[other] לוכדים את מה שמונח בגומות האלה
    }
frame-capture = { $by ->
        [owner] { $target ->
                [every] { $conditional ->
                        [yes] { $relative ->
                                [yes] אם { $if }, מכל גומה { $that } לוכדים בעליה את כל האבנים.
                               *[no] אם { $if }, מכל גומה ש{ $every } לוכדים בעליה את כל האבנים.
                            }
                       *[no] { $relative ->
                                [yes] לא משנה היכן נופלת האבן האחרונה: מכל גומה { $that } לוכדים בעליה את כל האבנים.
                               *[no] לא משנה היכן נופלת האבן האחרונה: מכל גומה ש{ $every } לוכדים בעליה את כל האבנים.
                            }
                    }
               *[other] אם { $if }, בעליה לוכדים את כל האבנים שבה.
            }
       *[other] { $list ->
                [starting] { $made ->
                        [chosen] אחרי בחירת המהלך ולפני הזריעה: אם { $if }, { frame-take }.
                       *[before] בתחילת התור שלכם, לפני בחירת המהלך: אם { $if }, { frame-take }.
                    }
                [landing] { $conditional ->
                        [yes] אם { $if }, { frame-take }.
                       *[no] לא משנה היכן נופלת האבן האחרונה: { frame-take }.
                    }
               *[other] אם { $if }, { frame-take }.
            }
    }
    .says = by made
frame-claim = { $owner ->
        [other] אם { $if }, היריב זוכה בגומה.
        [owner] אם { $if }, בעליה זוכים בגומה.
       *[mover] אם { $if }, אתם זוכים בגומה: היא { $trap } שלכם עד סוף { $game }.
    }
    .says = owner
frame-relay = { $lifts ->
        [next] אם { $if }, ויש אבנים בגומה הבאה, אוספים את כולן וממשיכים לזרוע משם.
       *[here] אם { $if }, וכבר היו אבנים בגומה שבה נפלה האבן האחרונה, אוספים את כולן, יחד עם האחרונה, וממשיכים לזרוע משם.
    }
frame-again = { $store ->
        [none] אם { $if }, אתם מקבלים תור נוסף.
        [own] אם האבן האחרונה נופלת בקופה שלכם, אתם מקבלים תור נוסף.
        [other] אם האבן האחרונה נופלת בקופה שאינה שלכם, אתם מקבלים תור נוסף.
       *[any] אם האבן האחרונה נופלת באחת הקופות, אתם מקבלים תור נוסף.
    }
frame-except = { $target ->
        [captures] אבל לא לוכדים דבר אם { $if }.
        [claims] אבל לא זוכים באף גומה אם { $if }.
        [relays] אבל הזריעה אינה נמשכת אם { $if }.
        [agains] אבל אין תור נוסף אם { $if }.
       *[all] אבל אם { $if }, לא קורה דבר בעקבות האבן האחרונה, והתור מסתיים.
    }
frame-optional = { $who ->
        [owner] אם { $if }, בעלי הגומה רשאים להחליט { frame-whether }.
        [other] אם { $if }, היריב רשאי להחליט { frame-whether }.
       *[mover] אם { $if }, מותר לכם להחליט { frame-whether }.
    }
    .says = who only-lap
frame-whether = { $target ->
        [captures] { $only-lap ->
                [yes] אם להמשיך לזרוע אחרי הלכידה
               *[no] אם ללכוד
            }
        [claims] אם לזכות בגומה
        [relays] אם להמשיך לזרוע
        [agains] אם לקבל תור נוסף
       *[all] אם לעשות זאת
    }
frame-more = { $pits ->
        [all] אחר כך, אם { $if }, לוכדים גם את כל האבנים שבה.
        [1] אחר כך, אם { $if }, לוכדים גם את כל האבנים שבה; אתם בוחרים באיזו גומה.
        [two] אחר כך, אם { $if }, לוכדים גם את כל האבנים שבה; מותר לבחור לכל היותר בשתי גומות כאלה.
       *[other] אחר כך, אם { $if }, לוכדים גם את כל האבנים שבה; מותר לבחור לכל היותר ב־{ $pits } גומות כאלה.
    }
    .says = pits
frame-send = { $target ->
        [sown] אבנים שנלכדו נזרעות מיד.
        [row-end] אבנים שנלכדו נזרעות מיד מאחד הקצוות של השורה הפנימית שלכם.
        [given] אבנים שנלכדו עוברות אל גומה של היריב, לפי בחירתכם.
       *[store] אבנים שנלכדו עוברות אל הקופה שלכם.
    }
    .says = from first zone again
frame-skip = { $instead ->
        [store] אם { $if }, { frame-skipping } נופלת בקופה שלכם.
       *[next] אם { $if }, { frame-skipping } נופלת בגומה שאחריה.
    }
    .says = instead which
frame-skipping = { $which ->
        [last] האבן האחרונה
        [but-last] אבן שאינה האחרונה
       *[all] האבן
    }
frame-bar = { $conditional ->
        [yes] מהלך אסור אם { $if }.
       *[no] כל מהלך אסור.
    }
    .within = מהלך אסור אם { $if }
frame-prefer = { $not ->
        [none] מהלך קודם לאחרים אם { $if }: כל עוד יש מהלך כזה, חובה לבחור בו.
       *[other] מהלך בא אחרון אם { $not }: מותר לבחור בו רק אם לא נשאר מהלך אחר.
    }
frame-lift = { $from ->
        [store] אם { $if }, מותר לזרוע ממנה: { lift-store-seeds }
       *[pits] { $seeds ->
                [chosen] { $relative ->
                    [yes] בחרו בגומה { $that }, ואספו ממנה כמה אבנים שתרצו.
                   *[no] בחרו בגומה, בתנאי ש{ $if }, ואספו ממנה כמה אבנים שתרצו.
                }
               *[all] { $relative ->
                    [yes] בחרו בגומה { $that }, ואספו את כל האבנים שבה.
                   *[no] בחרו בגומה, בתנאי ש{ $if }, ואספו את כל האבנים שבה.
                }
            }
    }
    .says = from seeds seats
frame-place = { $relative ->
        [yes] הניחו אבן אחת מן העתודה שלכם בגומה { $that }.
       *[no] הניחו אבן אחת מן העתודה שלכם בגומה, בתנאי ש{ $if }.
    }
frame-instead = { $how ->
        [may] אם { $if }, מותר לכם { frame-act } במקום לזרוע.
        [must] אם { $if }, חובה { frame-act } במקום לזרוע.
       *[only] אם { $if }, חובה { frame-act }, ולא זורעים.
    }
    .says = how
frame-act = { $target ->
        [take] ללכוד את כל האבנים שבה
        [give] לתת אבן אחת ממנה אל הגומה הראשונה במסלול של היריב
       *[shift] להעביר את כל האבנים שבה יחד אל הגומה הבאה
    }
frame-way = { $conditional ->
        [yes] אם { $if }, זורעים את האבנים שבה { frame-ways }. { frame-back }
       *[no] זרעו { frame-ways }. { frame-back }
    }
    .says = or-back
frame-ways = { $way ->
        [cw] בכיוון השעון
        [ccw] נגד כיוון השעון
        [n] צפונה
        [ne] צפון־מזרחה
        [e] מזרחה
        [se] דרום־מזרחה
        [s] דרומה
        [sw] דרום־מערבה
        [w] מערבה
        [nw] צפון־מערבה
        [by-first-move] { $way-of ->
                [own] בכיוון שבחרתם בו במהלך הראשון שלכם
                [same] בכיוון שהצד שהתחיל בחר בו במהלך הראשון
               *[opposite] בכיוון שהצד שהתחיל בחר בו במהלך הראשון; הצד השני זורע בכיוון ההפוך
            }
       *[chosen] בכיוון שאתם בוחרים בו
    }
frame-back = { $or-back ->
        [if-captures] מותר לזרוע גם בכיוון ההפוך, אם הזריעה לוכדת.
        [free] מותר לזרוע גם בכיוון ההפוך.
       *[never] { "" }
    }
frame-lift-some = אם { $if }, אוספים ממנה רק { $seeds ->
        [one] אבן אחת.
        [two] שתי אבנים.
       *[other] { $seeds } אבנים.
    }
    .says = seeds
frame-meeting = אם { $if }, כלי שנופל בגומה שיש בה רק כלים מן הסוג האחר לוכד אותם.
    .says = by
frame-end = { $list ->
        [landing] אם { $if }, { $game } מסתיים.
       *[ending] { $conditional ->
                [yes] { $once-each ->
                        [yes] בודקים כל גומה ש{ $if }. אם בכל אחת מהן { frame-end-seeds }, { $game } מסתיים.
                       *[no] סופרים את האבנים שבכל גומה ש{ $if }. אם בכולן יחד { frame-end-seeds }, { $game } מסתיים.
                    } { $whose ->
                        [next] הדבר נבדק אצל הצד שהגיע תורו.
                        [mover] הדבר נבדק אצל הצד שביצע את המהלך.
                        [other] הדבר נבדק אצל הצד שלא ביצע את המהלך.
                        [both] הדבר נבדק אצל שני הצדדים יחד.
                       *[either] הדבר נבדק אצל כל אחד משני הצדדים.
                    }
               *[no] { $once-each ->
                        [yes] אם בכל אחת מן הגומות { frame-end-seeds }, { $game } מסתיים.
                       *[no] אם בכל הגומות יחד { frame-end-seeds }, { $game } מסתיים.
                    }
            }
    }
    .says = whose
frame-end-seeds = { $once-seeds ->
        [of] { $once-seeds-many ->
                [one] { $once-seeds-only ->
                        [0] אין אבנים
                        [one] יש אבן אחת
                        [two] יש שתי אבנים
                       *[other] יש { $once-seeds-only } אבנים
                    }
               *[other] יש { $once-seeds-list } אבנים
            }
        [up-to] { $once-seeds-most ->
                [0] אין אבנים
                [one] יש לכל היותר אבן אחת
                [two] יש שתי אבנים או פחות
               *[other] יש { $once-seeds-most } אבנים או פחות
            }
        [from] { $once-seeds-least ->
                [one] יש אבן אחת או יותר
                [two] יש שתי אבנים או יותר
               *[other] יש { $once-seeds-least } אבנים או יותר
            }
        [between] יש בין { $once-seeds-least } ל־{ $once-seeds-most } אבנים
        [even] יש מספר זוגי של אבנים
        [odd] יש מספר אי־זוגי של אבנים
       *[other] יש מספר אחר של אבנים
    }
frame-bring = { $on ->
        [once-a-game] פעם אחת במשחק, בתחילת תור,
       *[pits-empty] אם הגיע תורכם וכל הגומות שלכם ריקות,
    } { $how ->
        [may] מותר לכם להניח
       *[must] אתם מניחים
    } { $seeds ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $seeds } אבנים
    } { $from ->
        [hand] מן העתודה שלכם
       *[store] מן הקופה שלכם
    } בכל אחת מן הגומות שלכם, { $how ->
        [may] ואחר כך לבצע מהלך.
       *[must] ואחר כך מבצעים מהלך.
    }
    .says = from seeds how borrows
frame-script = { $from ->
        [chosen] אתם מתחילים במהלך קבוע: בוחרים גומה אחת משלכם. מכל גומה השייכת למהלך אוספים { $seeds ->
                [all] את כל האבנים
               *[seeds] { $seeds-of ->
                        [one] אבן אחת
                        [two] שתי אבנים
                       *[other] { $seeds-of } אבנים
                    }
            } וזורעים אותן הלאה. אם דרום בוחר למשל בגומה { $south-first }, הוא אוסף מן הגומות { $south-lifted } וזורע החל בגומה
            { $south-sown }.
       *[first] { frame-script-fixed }
    }
    .says = from seeds steps with
frame-script-fixed = אתם מתחילים במהלך קבוע. מכל אחת מן הגומות שנזכרות כאן אוספים { $seeds ->
        [all] את כל האבנים.
       *[seeds] { $seeds-of ->
                [one] אבן אחת.
                [two] שתי אבנים.
               *[other] { $seeds-of } אבנים.
            }
    } { $south-lifted-many ->
        [0] { "" }
        [1] דרום שומר ביד את מה שנאסף מגומה { $south-lifted }.
       *[other] דרום שומר ביד את מה שנאסף מן הגומות { $south-lifted }.
    } { $south-pushed-many ->
        [0] { "" }
       *[other] דרום מעביר אבנים { $south-pushed }.
    } { $south-sown-many ->
        [0] { "" }
       *[other] { $south-lifted-many ->
                [0] דרום אוסף את האבנים שבגומה { $south-sown } וזורע אותן.
               *[other] את מה שנאסף זורע דרום החל בגומה { $south-sown }.
            }
    }
frame-drop = { $first ->
        [origin] האבן הראשונה חוזרת אל גומת המוצא, שממנה נאספו האבנים, והאחרות נופלות בגומות שאחריה.
        [store] מן האבנים שאתם אוספים, אחת עוברת ישר אל הקופה שלכם.
       *[next] האבן הראשונה נופלת בגומה הבאה.
    } { $lone ->
        [origin] אבן יחידה חוזרת אל מקומה.
        [store] אבן יחידה עוברת אל הקופה שלכם.
       *[next] אבן יחידה נופלת בגומה הבאה.
    } { $heaps-many ->
        [0] { "" }
       *[other] הגומות הראשונות מקבלות את האבנים בערימות: { $heaps }.
    }
    .says = lone laps
frame-house = { $at } היא { $house }. היא נחשבת { $house } כל עוד { atom-seeds.there } בה { atom-seeds }. אם כל האבנים שבה נאספות או נלכדות,
    היא חדלה להיות { $house } עד סוף המשחק, ודינה כדין כל גומה אחרת.
    .says = at counts placed
frame-must-capture = אם יש מהלך שלוכד בזריעה הראשונה שלו, חובה לבחור במהלך כזה.
    .says = sown
frame-field-spare = אבל לא לוכדים שם דבר אם { $if }.
frame-field-run = { frame-run }
frame-field-then = { $then ->
        [on] גם הכלל הבא נבדק.
        [again] אחר כך אתם מקבלים תור נוסף.
        [here] אחר כך אוספים את האבנים מן הגומה שבה נפלה האבן האחרונה וזורעים אותן.
        [next] אחר כך הזריעה נמשכת עם האבנים שבגומה הבאה; אם הגומה הזאת ריקה, התור מסתיים.
        [next-seeds] אחר כך הזריעה נמשכת עם האבנים שבגומה הבאה שאינה ריקה.
       *[end] בכך התור מסתיים.
    }
frame-field-last-pit = { $last-pit ->
        [taken] גם האבן האחרונה ומה שמונח איתה נלכדים.
        [crosses] האבן האחרונה עוברת יחד איתן.
       *[stays] { "" }
    }
frame-field-alone = { $alone ->
        [taken] אם אין שום דבר אחר ללכוד, לוכדים בכל זאת את האבן האחרונה לבדה.
       *[stays] { "" }
    }
frame-field-needs = { $needs ->
        [all] הכלל חל רק אם יש אבנים בכל הגומות האלה.
        [any] הכלל חל רק אם יש אבנים לפחות באחת מן הגומות האלה.
       *[first] { "" }
    }
frame-field-and-facing = לוכדים גם את האבנים שבגומה הנגדית לה.
frame-field-content = האבנים שבה עוברות אל הקופה של בעליה.
frame-field-either-order = לא משנה איזו משתי הגומות היא איזו.
frame-field-of-run = הכלל חל על כל גומה בשרשרת.
frame-field-refused = אם לא עושים זאת, היריב רשאי להעביר מיד את האבנים שניצלו מן הגומה הפנימית אל הגומה שמאחוריה.
frame-field-next-way = במהלך הבא חובה לזרוע בכיוון ההפוך מזה של הזריעה שהסתיימה.
frame-field-which = { $which ->
        [last] הכלל חל על האבן האחרונה בזריעה.
        [all] הכלל חל על כל אבן בזריעה, גם על האחרונה.
       *[but-last] הכלל חל על כל אבן בזריעה חוץ מן האחרונה.
    }
frame-field-last-by = מה שהאבן האחרונה לוכדת שייך לצד שזורע.
frame-field-from = אם אפשר, כל צד מתחיל מגומה מן הסוג הזה: { $if }.
frame-field-laps = { $laps ->
        [reversed] כל זריעה נוספת הולכת בכיוון ההפוך מזה של הזריעה שלפניה.
        [anew] לכל זריעה נוספת הכיוון נקבע מחדש.
        [every] כך הדבר בכל זריעה בתור.
       *[same] { "" }
    }
frame-field-after = הכלל חל מרגע שהזריעה חזרה אל גומת המוצא שלה.
frame-field-asked = { $asked ->
        [lap] הדבר נבדק אחרי כל זריעה.
        [capture] הדבר נבדק אחרי כל לכידה.
       *[other] { "" }
    }

## Joins.

# כאן כל פריט הוא פסוקית מן הקובץ הזה, ופסוקית כזאת מתחילה תמיד במילה עברית: לכן מותר לצרף אליה ו' החיבור.
join-two = { $first } ו{ $rest }
join-two-apart = { $first }, ו{ $rest }
join-more = { $first }, { $rest }
join-last = { $first }, ו{ $rest }

## In which turns a clause holds. $when-turn: from, up-to, of or another kind of number.

when-turn = { $when-turn ->
        [from] { $when-turn-least ->
                [2] הכלל אינו חל בתור הראשון
                [3] הכלל אינו חל בשני התורים הראשונים
               *[other] הכלל אינו חל ב־{ $when-turn-below } התורים הראשונים
            } של { $match ->
                [yes] הסבב.
               *[no] המשחק.
            }
        [up-to] { $when-turn-most ->
                [1] הכלל חל רק בתור הראשון
                [2] הכלל חל רק בשני התורים הראשונים
               *[other] הכלל חל רק ב־{ $when-turn-most } התורים הראשונים
            } של { $match ->
                [yes] הסבב.
               *[no] המשחק.
            }
       *[of] { $when-turn-only ->
                [1] הכלל חל רק בתור הראשון של { $match ->
                        [yes] הסבב.
                       *[no] המשחק.
                    }
                [0] כשסופרים את התורים של { $match ->
                        [yes] הסבב
                       *[no] המשחק
                    } מאחד והלאה, הכלל חל באלה: { $when-turn-list }.
               *[other] הכלל חל רק בתור מספר { $when-turn-only } של { $match ->
                        [yes] הסבב.
                       *[no] המשחק.
                    }
            }
    }
    .for = when-turn=from|up-to|of
