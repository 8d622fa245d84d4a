### What just happened: one line for one step of a turn, with this position's pits and counts.

caption-lap = זריעה { $lap }: { $text }
caption-lap-began = זריעה { $lap } מתחילה.
caption-lap-ended = הזריעה הסתיימה.

caption-opened = { $captures ->
        [yes] { $player } יכול ללכוד מיד, ולכן חייב ללכוד.
       *[no] { $player } אינו יכול ללכוד מיד: התור הזה הוא { $plain-turn }{ $begun ->
                [yes] , ולא לוכדים בו דבר.
               *[no] .
            }
    }

## Lifting.

caption-lifted = { $cause ->
        [some] { $player } אוסף מגומה { $place }, שהיא { $house }, רק { $seeds ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $seeds } אבנים
            } וזורע { $seeds ->
                [one] אותה
               *[other] אותן
            } { $way }; { $left ->
                [one] נשארת בה אבן אחת.
                [two] נשארות בה שתי אבנים.
               *[other] נשארות בה { $left } אבנים.
            }
        [reversed] { $player } אוסף { $seeds ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $seeds } אבנים
            } מגומה { $place } וזורע { $seeds ->
                [one] אותה
               *[other] אותן
            } בכיוון ההפוך כדי ללכוד: { $way }.
        [chosen] { $player } אוסף { $seeds ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $seeds } אבנים
            } מגומה { $place } ובוחר לזרוע { $seeds ->
                [one] אותה
               *[other] אותן
            } { $way }.
        [even] { $player } אוסף { $seeds ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $seeds } אבנים
            } מגומה { $place }, מספר זוגי, ולכן זורע { $seeds ->
                [one] אותה
               *[other] אותן
            } { $way }.
        [odd] { $player } אוסף { $seeds ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $seeds } אבנים
            } מגומה { $place }, מספר אי־זוגי, ולכן זורע { $seeds ->
                [one] אותה
               *[other] אותן
            } { $way }.
        [left] { $player } אוסף { $seeds ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $seeds } אבנים
            } מגומה { $place }, שבחצי השמאלי של השורה, ולכן זורע { $seeds ->
                [one] אותה
               *[other] אותן
            } { $way }.
        [middle] { $player } אוסף { $seeds ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $seeds } אבנים
            } מגומה { $place }, שבאמצע השורה, ובוחר לזרוע { $seeds ->
                [one] אותה
               *[other] אותן
            } { $way }.
        [right] { $player } אוסף { $seeds ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $seeds } אבנים
            } מגומה { $place }, שבחצי הימני של השורה, ולכן זורע { $seeds ->
                [one] אותה
               *[other] אותן
            } { $way }.
        [fixed] { $player } אוסף { $seeds ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $seeds } אבנים
            } מגומה { $place } וזורע { $seeds ->
                [one] אותה
               *[other] אותן
            } { $way }.
       *[none] { $player } אוסף { $seeds ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $seeds } אבנים
            } מגומה { $place } וממשיך לזרוע { $seeds ->
                [one] אותה
               *[other] אותן
            } { $way }.
    }
caption-lifted-store = { $player } זורע { $seeds ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $seeds } אבנים
    } מן הקופה { $way }.
caption-lifted-hand = { $left ->
        [0] { $player } מוציא את האבן האחרונה מן העתודה.
        [one] { $player } מוציא אבן מן העתודה. נשארת בה אבן אחת.
        [two] { $player } מוציא אבן מן העתודה. נשארות בה שתי אבנים.
       *[other] { $player } מוציא אבן מן העתודה. נשארות בה { $left } אבנים.
    }
caption-gathered = { $player } אוסף { $seeds ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $seeds } אבנים
    } מגומה { $place }.
caption-lifted-reserve = { $seeds ->
        [one] { $player } מכניס למשחק את העתודה: אבן אחת.
        [two] { $player } מכניס למשחק את העתודה: שתי אבנים, אבן אחת לכל גומה.
       *[other] { $player } מכניס למשחק את העתודה: { $seeds } אבנים, אבן אחת לכל גומה.
    }

## Sowing.

caption-sown = { $left ->
        [0] { $was ->
                [0] האבן האחרונה נופלת { $place-kind ->
                        [pit] בגומה { $place }
                       *[store] לתוך { $place }
                    }, שהייתה ריקה.
               *[other] האבן האחרונה נופלת { $place-kind ->
                        [pit] בגומה { $place }
                       *[store] לתוך { $place }
                    }, ויש בה כעת { $count ->
                        [one] אבן אחת
                        [two] שתי אבנים
                       *[other] { $count } אבנים
                    }.
            }
       *[other] אבן אחת נופלת { $place-kind ->
                [pit] בגומה { $place }
               *[store] לתוך { $place }
            }, ויש בה כעת { $count ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $count } אבנים
            }. נשאר לזרוע עוד { $left ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $left } אבנים
            }.
    }
caption-sown-origin = { $left ->
        [0] האבן חוזרת אל גומה { $place }, ויש בה כעת { $count ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $count } אבנים
            }.
       *[other] האבן הראשונה חוזרת אל גומה { $place }, ויש בה כעת { $count ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $count } אבנים
            }. נשאר לזרוע עוד { $left ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $left } אבנים
            }.
    }
caption-sown-store = { $left ->
        [0] האבן עוברת ישר אל { $place }, ויש בה כעת { $count ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $count } אבנים
            }.
       *[other] אבן אחת עוברת ישר אל { $place }, ויש בה כעת { $count ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $count } אבנים
            }. נשאר לזרוע עוד { $left ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $left } אבנים
            }.
    }
caption-sown-lone = אבן יחידה ממשיכה אל הגומה הבאה: { $place-kind ->
        [pit] בגומה { $place }
       *[store] בתוך { $place }
    } יש כעת { $count ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $count } אבנים
    }.
caption-sown-again = { $left ->
        [0] האבן שנלכדה נופלת { $place-kind ->
                [pit] בגומה { $place }
               *[store] לתוך { $place }
            }, ויש בה כעת { $count ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $count } אבנים
            }.
       *[other] הראשונה מבין האבנים שנלכדו נופלת { $place-kind ->
                [pit] בגומה { $place }
               *[store] לתוך { $place }
            }, ויש בה כעת { $count ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $count } אבנים
            }. נשאר לזרוע עוד { $left ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $left } אבנים
            }.
    }
caption-placed = { $player } מניח אותה בגומה { $place }, ויש בה כעת { $count ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $count } אבנים
    }.
caption-sown-engulf = { $left ->
        [0] גומה { $place } היא { $trap } של { $owner }, וגם האבן האחרונה נשארת בה: יש בה כעת { $count ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $count } אבנים
            }.
       *[other] גומה { $place } היא { $trap } של { $owner }, וכל האבנים שביד הולכות אליה: יש בה כעת { $count ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $count } אבנים
            }. { $left ->
                [one] נשארה עוד אבן אחת.
                [two] נשארו עוד שתי אבנים.
               *[other] נשארו עוד { $left } אבנים.
            }
    }
caption-sown-rest = אבן שעדיין ביד עוברת { $place-kind ->
        [pit] אל גומה { $place }
       *[store] אל { $place }
    }.
caption-sown-heap = אבן מתוך ערימה נופלת { $place-kind ->
        [pit] בגומה { $place }
       *[store] לתוך { $place }
    }, ויש בה כעת { $count ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $count } אבנים
    }. { $left ->
        [0] זאת האבן האחרונה.
        [one] נשאר לזרוע עוד אבן אחת.
        [two] נשאר לזרוע עוד שתי אבנים.
       *[other] נשאר לזרוע עוד { $left } אבנים.
    }
caption-sown-deposit = האבנים שנלכדו עוברות אל גומה { $place }, ויש בה כעת { $count ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $count } אבנים
    }. { $left ->
        [0] { "" }
        [one] נשארה עוד אבן אחת.
        [two] נשארו עוד שתי אבנים.
       *[other] נשארו עוד { $left } אבנים.
    }
caption-lifted-specials = { $player } אוסף { $pieces } מגומה { $place }, לזריעה אחרי האבנים.
caption-sown-special = { $player } מניח { $special } בגומה { $place }, ויש בה כעת { $pieces }.
caption-captured-specials = { $taker } לוכד { $pieces } מגומה { $place }, ויש לו עכשיו { $store } בסך הכול.
caption-captured-specials-meeting = בגומה { $place } לא היו אבנים: { $taker } לוכד בה { $pieces }, ויש לו עכשיו { $store }
    בסך הכול.
caption-captured-specials-beyond = גומה { $gap } ריקה, ולכן { $taker } לוכד { $pieces } מגומה { $place }, שאחריה, ויש לו
    עכשיו { $store } בסך הכול.
caption-captured-meeting = אין בגומה { $pit } אף { $special }: { $taker } לוכד את { $seeds ->
        [one] האבן
        [two] שתי האבנים
       *[other] { $seeds } האבנים
    } שבה, ובקופה יש עכשיו { $store ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $store } אבנים
    }.
caption-sown-reserve = אבן מן העתודה נופלת בגומה { $place }, ויש בה כעת { $count ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $count } אבנים
    }.
caption-skipped-origin = מדלגים על גומה { $place }, שבה התחילה הזריעה הזאת.
caption-skipped-side = מדלגים על גומה { $place }, שבה התחילה הזריעה הזאת, ועל שאר הגומות של { $player }.
caption-skipped = מדלגים על { $place-kind ->
        [pit] גומה { $place }
       *[store] { $place }
    }.

## Capturing. $taker: the side that gets the seeds. $seeds (number): how many. $store (number): what its store then holds.

caption-captured = { $taker } לוכד { $seeds ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $seeds } אבנים
    } בגומה { $pit }, ובקופה יש עכשיו { $store ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $store } אבנים
    }.
caption-captured-count = בגומה { $pit } יש { $seeds ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $seeds } אבנים
    }: { $taker } לוכד { $seeds ->
        [one] אותה
       *[other] אותן
    }, ובקופה יש עכשיו { $store ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $store } אבנים
    }.
caption-captured-grand-slam = בלכידה מלאה { $taker } לוכד את { $seeds ->
        [one] האבן
        [two] שתי האבנים
       *[other] { $seeds } האבנים
    } שבגומה { $pit }, ובקופה יש עכשיו { $store ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $store } אבנים
    }.
caption-captured-passing = { $own ->
        [yes] בגומה { $pit } יש כעת { $seeds ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $seeds } אבנים
            }: { $taker } לוכד { $seeds ->
                [one] אותה
               *[other] אותן
            } מיד, ובקופה יש עכשיו { $store ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $store } אבנים
            }.
        [won] בגומה { $pit }, ששייכת בסבב הזה לצד { $taker }, יש כעת { $seeds ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $seeds } אבנים
            }: { $taker } לוכד { $seeds ->
                [one] אותה
               *[other] אותן
            } מיד, ובקופה יש עכשיו { $store ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $store } אבנים
            }.
       *[no] בגומה { $pit }, שבצד של { $taker }, יש כעת { $seeds ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $seeds } אבנים
            }: { $taker } לוכד { $seeds ->
                [one] אותה
               *[other] אותן
            } מיד, ובקופה יש עכשיו { $store ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $store } אבנים
            }.
    }
caption-captured-facing = { $part ->
        [own] { $seeds ->
                [one] { $taker } לוכד את האבן האחרונה עצמה מגומה { $pit },
                [two] { $taker } לוכד את שתי האבנים שבגומה { $pit }, שבה נפלה האחרונה,
               *[other] { $taker } לוכד את { $seeds } האבנים שבגומה { $pit }, שבה נפלה האחרונה,
            } ובקופה יש עכשיו { $store ->
                    [one] אבן אחת
                    [two] שתי אבנים
                   *[other] { $store } אבנים
                }.
        [behind] { $taker } לוכד גם את { $seeds ->
                [one] האבן
                [two] שתי האבנים
               *[other] { $seeds } האבנים
            } שבגומה { $pit }, מאחורי הגומה הנגדית, ובקופה יש עכשיו { $store ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $store } אבנים
            }.
       *[facing] { $landing ->
                [occupied] בגומה { $facing } כבר היו אבנים,
               *[empty] גומה { $facing } הייתה ריקה,
            } ולכן { $taker } לוכד את { $seeds ->
                    [one] האבן
                    [two] שתי האבנים
                   *[other] { $seeds } האבנים
                } שבגומה הנגדית, גומה { $pit }, ובקופה יש עכשיו { $store ->
                    [one] אבן אחת
                    [two] שתי אבנים
                   *[other] { $store } אבנים
                }.
    }
caption-captured-lone-last = בסוף זריעה של { $sown ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $sown } אבנים
    } האחרונה נופלת בגומה { $pit }: { $taker } לוכד רק אותה, ובקופה יש עכשיו { $store ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $store } אבנים
    }. { $left ->
        [0] { "" }
        [one] בגומה נשארת אבן אחת.
        [two] בגומה נשארות שתי אבנים.
       *[other] בגומה נשארות { $left } אבנים.
    }
caption-captured-choice = { $taker } לוכד את { $seeds ->
        [one] האבן
        [two] שתי האבנים
       *[other] { $seeds } האבנים
    } שבגומה { $pit }{ $known ->
        [yes] , הנגדית לגומה הריקה { $facing }, ובקופה
       *[no] , ובקופה
    } יש עכשיו { $store ->
            [one] אבן אחת
            [two] שתי אבנים
           *[other] { $store } אבנים
        }. { $which ->
        [smallest] באף גומה אחרת שאפשר היה ללכוד בה לא היו פחות אבנים.
       *[any] { "" }
    }
caption-captured-ahead = הגומה הבאה היא גומה { $pit }: { $taker } לוכד את { $seeds ->
        [one] האבן
        [two] שתי האבנים
       *[other] { $seeds } האבנים
    } שבה, ובקופה יש עכשיו { $store ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $store } אבנים
    }.
caption-captured-beyond = { $part ->
        [beyond] גומה { $gap } ריקה, ולכן { $taker } לוכד את { $seeds ->
                [one] האבן
                [two] שתי האבנים
               *[other] { $seeds } האבנים
            } שבגומה { $pit }, שאחריה,
        [facing] { $taker } לוכד גם את { $seeds ->
                [one] האבן
                [two] שתי האבנים
               *[other] { $seeds } האבנים
            } שבגומה { $pit }, הנגדית לגומה { $beyond },
       *[further] { $taker } לוכד גם את { $seeds ->
                [one] האבן
                [two] שתי האבנים
               *[other] { $seeds } האבנים
            } שבגומה { $pit },
    } ובקופה יש עכשיו { $store ->
            [one] אבן אחת
            [two] שתי אבנים
           *[other] { $store } אבנים
        }.
caption-captured-column = { $known ->
        [yes] גומה { $landed } הייתה ריקה, ולכן { $taker } לוכד את { $seeds ->
                [one] האבן
                [two] שתי האבנים
               *[other] { $seeds } האבנים
            } שבגומה { $pit }, שבאותו טור,
       *[no] { $taker } לוכד את { $seeds ->
                [one] האבן
                [two] שתי האבנים
               *[other] { $seeds } האבנים
            } שבגומה { $pit },
    } ובקופה יש עכשיו { $store ->
            [one] אבן אחת
            [two] שתי אבנים
           *[other] { $store } אבנים
        }.
caption-captured-from-trap = גומה { $pit } היא { $trap } של { $owner }: { $seeds ->
        [one] { $taker } לוכד ממנה את האבן האחרונה,
        [two] { $taker } לוכד ממנה שתי אבנים,
       *[other] { $taker } לוכד ממנה { $seeds } אבנים,
    } ובקופה יש עכשיו { $store ->
            [one] אבן אחת
            [two] שתי אבנים
           *[other] { $store } אבנים
        }. { $left ->
        [0] הגומה ריקה כעת.
        [one] בגומה נשארת אבן אחת.
        [two] בגומה נשארות שתי אבנים.
       *[other] בגומה נשארות { $left } אבנים.
    }
caption-captured-more = { $taker } לוכד גם את { $seeds ->
        [one] האבן
        [two] שתי האבנים
       *[other] { $seeds } האבנים
    } שבגומה { $pit }, ובקופה יש עכשיו { $store ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $store } אבנים
    }.
caption-captured-trap = { $seeds ->
        [one] האבן שבגומה { $pit } עוברת
        [two] שתי האבנים שבגומה { $pit } עוברות
       *[other] { $seeds } האבנים שבגומה { $pit } עוברות
    } אל הקופה של { $taker }, ויש בה כעת { $store ->
            [one] אבן אחת
            [two] שתי אבנים
           *[other] { $store } אבנים
        }.
caption-captured-swallow = גומה { $pit } היא { $trap } של { $taker }: האבן עוברת ישר אל הקופה של { $taker }, ויש בה כעת
    { $store ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $store } אבנים
    }.

caption-captured-again = { $player } לוכד את { $seeds ->
        [one] האבן
        [two] שתי האבנים
       *[other] { $seeds } האבנים
    } שבגומה { $pit } ויזרע { $seeds ->
        [one] אותה
       *[other] אותן
    } שוב.
caption-captured-again-facing = { $part ->
        [own] { $seeds ->
                [one] { $player } אוסף את האבן האחרונה עצמה מגומה { $pit } כדי לזרוע אותה שוב.
                [two] { $player } אוסף את שתי האבנים שבגומה { $pit }, שבה נפלה האחרונה, כדי לזרוע אותן שוב.
               *[other] { $player } אוסף את { $seeds } האבנים שבגומה { $pit }, שבה נפלה האחרונה, כדי לזרוע אותן שוב.
            }
        [behind] { $player } לוכד גם את { $seeds ->
                [one] האבן
                [two] שתי האבנים
               *[other] { $seeds } האבנים
            } שבגומה { $pit }, מאחורי הגומה הנגדית, כדי לזרוע { $seeds ->
                [one] אותה
               *[other] אותן
            } שוב.
       *[facing] { $landing ->
                [occupied] בגומה { $facing } כבר היו אבנים,
               *[empty] גומה { $facing } הייתה ריקה,
            } ולכן { $player } לוכד את { $seeds ->
                    [one] האבן
                    [two] שתי האבנים
                   *[other] { $seeds } האבנים
                } שבגומה הנגדית, גומה { $pit }, כדי לזרוע { $seeds ->
                    [one] אותה
                   *[other] אותן
                } שוב.
    }

caption-captured-given = בגומה { $pit } יש { $seeds ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $seeds } אבנים
    }: { $player } לוכד { $seeds ->
        [one] אותה
       *[other] אותן
    } כדי להניח { $seeds ->
        [one] אותה
       *[other] אותן
    } בגומה של { $opponent }.
caption-captured-to-trap = { $player } לוכד מגומה { $pit } { $seeds ->
        [one] אבן אחת כדי להניח אותה
        [two] שתי אבנים כדי להניח אותן
       *[other] { $seeds } אבנים כדי להניח אותן
    } בתוך { $trap } שלו.
caption-captured-again-more = { $player } לוכד גם את { $seeds ->
        [one] האבן
        [two] שתי האבנים
       *[other] { $seeds } האבנים
    } שבגומה { $pit } כדי לזרוע { $seeds ->
        [one] אותה
       *[other] אותן
    } שוב.
caption-entered = { $why ->
        [chosen] { $end ->
                [left] { $player } בוחר בקצה השמאלי של השורה:
               *[right] { $player } בוחר בקצה הימני של השורה:
            } האבנים שנלכדו נזרעות { $way }, החל { $head-named ->
                    [yes] בגומה { $pit } ({ $head })
                   *[no] בגומה { $pit }
                }.
        [near] האבנים שנלכדו נזרעות { $way }, החל { $head-named ->
                [yes] בגומה { $pit } ({ $head })
               *[no] בגומה { $pit }
            }, כי גומה { $from } קרובה { $end ->
                [left] לקצה השמאלי של השורה.
               *[right] לקצה הימני של השורה.
            }
        [turned] האבנים שנלכדו נזרעות { $way }, בכיוון הפוך מזה שהיה קודם, החל { $head-named ->
                [yes] בגומה { $pit } ({ $head })
               *[no] בגומה { $pit }
            }, כי גומה { $from } קרובה { $end ->
                [left] לקצה השמאלי של השורה.
               *[right] לקצה הימני של השורה.
            }
        [kept] האבנים שנלכדו נזרעות החל { $head-named ->
                [yes] בגומה { $pit } ({ $head })
               *[no] בגומה { $pit }
            } וממשיכות { $way }, כי גומה { $from } נמצאת באמצע השורה.
       *[unsaid] האבנים שנלכדו נזרעות { $way }, החל { $head-named ->
                [yes] בגומה { $pit } ({ $head })
               *[no] בגומה { $pit }
            }.
    }
caption-given = { $player } נותן אבן אחת מגומה { $place } אל גומה { $to }, ויש בה כעת { $count ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $count } אבנים
    }.
caption-shifted = { $seeds ->
        [one] { $player } מעביר את האבן שבגומה { $place } אל גומה { $to }, ויש בה כעת { $count ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $count } אבנים
            }.
        [two] { $player } מעביר יחד את שתי האבנים שבגומה { $place } אל גומה { $to }, ויש בה כעת { $count ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $count } אבנים
            }.
       *[other] { $player } מעביר יחד את כל { $seeds } האבנים שבגומה { $place } אל גומה { $to }, ויש בה כעת { $count ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $count } אבנים
            }.
    }
caption-crossed = { $player } מעביר את האבן האחרונה מגומה { $pit } אל גומה { $to }, שממול, כדי ללכוד יחד איתה את מה שמונח שם.
caption-moved = { $player } מעביר את { $seeds ->
        [one] האבן שניצלה
        [two] שתי האבנים שניצלו
       *[other] { $seeds } האבנים שניצלו
    } מגומה { $pit } אל גומה { $to }, מחוץ להישג יד.

## What was not taken. $seeds (number): seeds in the pit that was spared.

caption-withheld = { $seeds ->
        [one] האבן שבגומה { $pit } נשארת במקומה
        [two] שתי האבנים שבגומה { $pit } נשארות במקומן
       *[other] { $seeds } האבנים שבגומה { $pit } נשארות במקומן
    }.
caption-withheld-special = בגומה { $pit } יש { $pieces } { $seeds ->
        [0] ואין אבנים
        [one] ואבן אחת
        [two] ושתי אבנים
       *[other] ו־{ $seeds } אבנים
    } { $least ->
        [one] (פחות מאחת):
        [two] (פחות משתיים):
       *[other] (פחות מ־{ $least }):
    } לא נלכד בה דבר, והתור מסתיים.
caption-withheld-grand-slam = { $effect ->
        [spare-last] כך היו נלכדות כל האבנים של { $opponent }, וזאת לכידה מלאה: האבנים שבגומה { $pit }, שבה נפלה האבן
            האחרונה, אינן נלכדות.
        [spare-first] כך היו נלכדות כל האבנים של { $opponent }, וזאת לכידה מלאה: האבנים שבגומה { $pit }, הרחוקה ביותר לאחור,
            אינן נלכדות.
       *[nothing] האבנים שבגומה { $pit } נשארות: כך היו נלכדות כל האבנים של { $opponent }, וזאת לכידה מלאה, שלפי הכלל הזה
           אינה לוכדת דבר.
    }
caption-withheld-at-most = { $player } אינו זוכה בגומה { $pit }: { $traps ->
        [one] כבר יש לו { word-a-trap }, ומותר לו לזכות רק בגומה אחת כזאת.
        [two] כבר יש לו שתי גומות כאלה, ואסור לו לזכות בעוד גומות.
       *[other] כבר יש לו { $traps } גומות כאלה, ואסור לו לזכות בעוד גומות.
    }
caption-withheld-not-last-pit = { $player } אינו זוכה בגומה { $pit }: זאת הגומה האחרונה בשורה של { $opponent }.
caption-withheld-not-twin = { $player } אינו זוכה בגומה { $pit }: { $by ->
        [column] הגומה הנגדית לה היא { $trap } של { $opponent }.
       *[number] יש לה אותו מספר כמו { $trap } של { $opponent }.
    }
caption-withheld-claim = גומה { $pit } אינה נעשית { word-a-trap }.
caption-withheld-declared = { $player } בוחר שלא לזכות בגומה { $pit }.
caption-withheld-passing = { $seeds ->
        [one] האבן שבגומה { $pit } נשארת במקומה
        [two] שתי האבנים שבגומה { $pit } נשארות במקומן
       *[other] { $seeds } האבנים שבגומה { $pit } נשארות במקומן
    }, והזריעה נמשכת.
caption-withheld-optional = { $player } משאיר את { $seeds ->
        [one] האבן
        [two] שתי האבנים
       *[other] { $seeds } האבנים
    } שבגומה { $pit } בלי ללכוד { $seeds ->
        [one] אותה
       *[other] אותן
    }.
caption-withheld-begun = { $kinds ->
        [no] רק הזריעה הראשונה בתור לוכדת: { $seeds ->
                [one] האבן שבגומה { $pit } נשארת במקומה
                [two] שתי האבנים שבגומה { $pit } נשארות במקומן
               *[other] { $seeds } האבנים שבגומה { $pit } נשארות במקומן
            }.
       *[yes] התור הזה הוא { $plain-turn }: { $seeds ->
                [one] האבן שבגומה { $pit } אינה נלכדת.
                [two] שתי האבנים שבגומה { $pit } אינן נלכדות.
               *[other] { $seeds } האבנים שבגומה { $pit } אינן נלכדות.
            }
    }
caption-withheld-safe-house = בגומה { $pit }, שהיא { $house }, יש { $seeds ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $seeds } אבנים
    }, ואי אפשר ללכוד אותה.
caption-withheld-here = אבן אחרונה שנופלת בגומה { $pit } אינה לוכדת דבר בעצמה: { $seeds ->
        [one] האבן נשארת.
        [two] שתי האבנים נשארות.
       *[other] { $seeds } האבנים נשארות.
    }
caption-withheld-nobody = אחרי האבן האחרונה בגומה { $pit } יש { $seeds ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $seeds } אבנים
    }: איש אינו לוכד { $seeds ->
        [one] אותה
       *[other] אותן
    }.

## How the sowing goes on, or ends.

caption-relayed = הזריעה נמשכת מגומה { $pit }, עם { $count ->
        [one] האבן
        [two] שתי האבנים
       *[other] { $count } האבנים
    } שבה.
caption-relayed-relay = { $why ->
        [early] בגומה { $pit } יש כעת { $count ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $count } אבנים
            }, אבל בתור הזה שום גומה אינה נעשית { word-a-trap }: { $player } ממשיך לזרוע משם.
        [house] הזריעה מסתיימת בגומה { $pit }, שהיא { $house } של { $player }: { $player } ממשיך לזרוע משם.
        [one-empty] בגומה { $pit } כבר היו אבנים, אבל רק באחת משתי הגומות שמולה יש אבנים: לא נלכד דבר. { $player } ממשיך
            לזרוע משם.
        [facing-empty] בגומה { $pit } כבר היו אבנים, אבל הגומה הנגדית, גומה { $facing }, ריקה: לא נלכד דבר. { $player } ממשיך
            לזרוע מגומה { $pit }.
        [plain] בגומה { $pit } כבר היו אבנים. התור הזה הוא { $plain-turn }, ולא לוכדים בו דבר: { $player } ממשיך לזרוע משם.
       *[none] בגומה { $pit } כבר היו אבנים: { $player } ממשיך לזרוע משם.
    }
caption-relayed-column = האבן האחרונה עצמה ממשיכה מגומה { $pit }.
caption-relayed-next-pit = הזריעה נמשכת עם { $count ->
        [one] האבן
        [two] שתי האבנים
       *[other] { $count } האבנים
    } שבגומה הבאה, גומה { $pit }.
caption-relayed-next-seeds = הזריעה נמשכת עם { $count ->
        [one] האבן
        [two] שתי האבנים
       *[other] { $count } האבנים
    } שבגומה { $pit }, הגומה הבאה שיש בה אבנים.
caption-stopped = { $captures ->
        [early] בתור הזה לא לוכדים דבר, והזריעה מסתיימת { $place-kind ->
                [pit] בגומה { $place }
               *[store] בתוך { $place }
            }.
        [yes] לא נלכד דבר, והזריעה מסתיימת { $place-kind ->
                [pit] בגומה { $place }
               *[store] בתוך { $place }
            }.
       *[no] הזריעה מסתיימת { $place-kind ->
                [pit] בגומה { $place }
               *[store] בתוך { $place }
            }.
    }
caption-stopped-side = { $landing ->
        [empty] גומה { $place } הייתה ריקה,
        [occupied] בגומה { $place } כבר היו אבנים,
       *[count] בגומה { $place } יש { $count ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $count } אבנים
            },
    } אבל היא בצד של { $owner }{ $own ->
        [yes] { "" } עצמו:
       *[no] :
    } לא נלכד דבר, והזריעה מסתיימת שם.
caption-stopped-nothing-faces = { $trapped ->
        [yes] גומה { $facing }, הנגדית לגומה { $place }, היא { word-a-trap }: לא נלכד דבר, והזריעה מסתיימת בגומה { $place }.
       *[no] { $landing ->
                [occupied] בגומה { $place } כבר היו אבנים, אבל הגומה הנגדית, גומה { $facing }, ריקה: לא נלכד דבר, והזריעה
                    מסתיימת בגומה { $place }.
               *[empty] גומה { $place } הייתה ריקה, וגם הגומה הנגדית, גומה { $facing }, ריקה: לא נלכד דבר, והזריעה מסתיימת
                   בגומה { $place }.
            }
    }
caption-stopped-wrong-side = גומה { $place } נמצאת בצד של { $owner }{ $own ->
        [yes] { "" } עצמו,
       *[no] ,
    } ושם לא נלכד דבר: הזריעה מסתיימת שם.
caption-stopped-count = בגומה { $place } יש עכשיו { $count ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $count } אבנים
    } ולא { $counts }: לא נלכד דבר, והזריעה מסתיימת שם.
caption-stopped-was = { $landing ->
        [empty] בגומה { $place } כבר היו אבנים: לא נלכד דבר, והזריעה מסתיימת שם.
       *[occupied] גומה { $place } הייתה ריקה: לא נלכד דבר, והזריעה מסתיימת שם.
    }
caption-stopped-unplayed = בגומה { $place } יש { $count ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $count } אבנים
    }, אבל עוד לא שיחקו ממנה: לא נלכד דבר, והזריעה מסתיימת שם.
caption-stopped-relay = { $place-kind ->
        [store] האבן האחרונה נפלה לתוך { $place }: הזריעה מסתיימת שם.
       *[pit] גומה { $place } הייתה ריקה: הזריעה מסתיימת שם.
    }
caption-stopped-column = גומה { $place } הייתה ריקה, ואין מה ללכוד בטור שלה: הזריעה מסתיימת שם.
caption-stopped-race = { $first ->
        [yes] גומה { $place } הייתה ריקה: { $player } מגיע ראשון אל גומה ריקה.
       *[no] גומה { $place } הייתה ריקה: גם { $player } מגיע אל גומה ריקה.
    }
caption-stopped-end = הגומה הבאה, גומה { $next }, נמצאת בקצה הלוח, ולא אוספים ממנה: הזריעה מסתיימת בגומה { $place }.
caption-stopped-next-pit = הגומה הבאה ריקה: הזריעה מסתיימת בגומה { $place }.
caption-stopped-ahead = { $why ->
        [empty] הגומה הבאה, גומה { $next }, ריקה: לא נלכד דבר, והזריעה מסתיימת בגומה { $place }.
        [origin] הגומה הבאה, גומה { $next }, היא הגומה שממנה התחילה הזריעה הזאת: לא נלכד דבר, והזריעה מסתיימת בגומה
            { $place }.
        [trap] הגומה הבאה, גומה { $next }, היא { $trap } של { $opponent }: לא נלכד דבר, והזריעה מסתיימת בגומה { $place }.
        [lone] זריעה של אבן יחידה אינה לוכדת דבר: הזריעה מסתיימת בגומה { $place }.
       *[unsaid] לא נלכד דבר, והזריעה מסתיימת בגומה { $place }.
    }
caption-stopped-beyond = { $why ->
        [empty] שתי הגומות הבאות, גומה { $gap } וגומה { $beyond }, ריקות: לא נלכד דבר, והזריעה מסתיימת בגומה { $place }.
        [after] אין אבנים שאפשר להמשיך לזרוע: הזריעה מסתיימת בגומה { $place }.
       *[unsaid] אין מה ללכוד: הזריעה מסתיימת בגומה { $place }.
    }
caption-stopped-chosen = הזריעה מסתיימת בגומה { $place }, והאבנים שבה נשארות במקומן.
caption-stopped-house = הזריעה מסתיימת בגומה { $place }, שהיא { $house } של { $player }.
caption-stopped-blocked = { $blockade-named ->
        [yes] גומה { $place } חסומה ({ $blockade }): הזריעה מסתיימת שם, והאבנים שבה נשארות במקומן.
       *[no] גומה { $place } חסומה: הזריעה מסתיימת שם, והאבנים שבה נשארות במקומן.
    }
caption-stopped-part = { $head-named ->
        [yes] הזריעה מסתיימת בגומה { $place } ({ $head }), והאבנים שבה נשארות במקומן.
       *[no] הזריעה מסתיימת בגומה { $place }, והאבנים שבה נשארות במקומן.
    }
caption-stopped-home = { $known ->
        [yes] הזריעה חזרה אל גומה { $origin }, שממנה התחילה: היא אינה לוכדת דבר, והתור מסתיים.
       *[no] הזריעה חזרה אל הגומה שממנה התחילה: היא אינה לוכדת דבר, והתור מסתיים.
    }
caption-stopped-claimed = הזריעה מסתיימת שם.
caption-stopped-trap = האבן האחרונה נפלה בגומה { $place }, שהיא { $trap } של { $owner }: התור מסתיים.
caption-stopped-facing = גומה { $facing }, הנגדית לגומה { $place }, ריקה: לא נלכד דבר.
caption-stopped-swallow = האבן האחרונה נפלה לתוך { word-a-trap } ואינה עוד על הלוח: הזריעה מסתיימת שם.

## Marks, questions and answers.

caption-marked-trap = בגומה { $pit } יש כעת { $count ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $count } אבנים
    }, והיא נעשית { $trap } של { $owner }{ $liftable ->
        [yes] .
       *[no] { $match ->
                [yes] { "" } עד סוף הסבב.
               *[no] { "" } עד סוף המשחק.
            }
    }
caption-marked-missed = { $next ->
        [yes] אם תיפול עוד אבן אחת בגומה { $pit }, הגומה תיעשה { word-a-trap }.
       *[no] אם ייפלו עוד אבנים בגומה { $pit }, ייתכן שהיא תיעשה { word-a-trap }.
    }
caption-marked-trap-missed = בגומה { $pit } הושארו אבנים, וכעת יש בה { $count ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $count } אבנים
    }: היא נעשית { $trap } של { $owner }, ואבנים שמצטברות בה אינן נלכדות עוד.
caption-marked-trap-lifted = { $owner } אוסף את האבנים מגומה { $pit }, שהייתה { $trap }: היא שוב ככל גומה אחרת.
caption-marked-trap-faded = גומה { $pit } ריקה, ולכן אינה עוד { $trap } של { $owner }: היא שוב ככל גומה אחרת.
caption-marked-house-lost = { $own ->
        [yes] { $owner } מרוקן את גומה { $pit }, ולכן היא אינה עוד { $house }: מעכשיו היא ככל גומה אחרת.
       *[no] גומה { $pit } אינה עוד { $house } של { $owner }: מעכשיו היא ככל גומה אחרת.
    }
caption-marked-houses-fall = בעקבות הלכידה הזאת גומה { $pit } אינה עוד { $house } של { $owner }: מעכשיו היא ככל גומה אחרת.
caption-marked-blocked = { $blockade-named ->
        [yes] המצב הזה הוא { $blockade }:
       *[no] { "" }
    } { $opponent } אינו יכול ללכוד, ואילו { $player } מאיים על גומה { $pit } בלבד. בתור הבא {
        $opponent } אינו רשאי להתחיל מגומה { $pit }, וזריעה שמסתיימת בה נעצרת.
caption-marked-unblocked = גומה { $pit } אינה חסומה עוד.
caption-marked-barred = אבן יחידה חצתה אל גומה { $pit }, שהייתה ריקה: בתור הבא { $opponent } אינו רשאי לשחק ממנה.
caption-marked-played = { $captures ->
        [yes] מגומה { $pit } כבר שיחקו, ומעכשיו מותר ללכוד בה.
       *[no] מגומה { $pit } כבר שיחקו.
    }
caption-marked-free = גומה { $pit } היא שוב ככל גומה אחרת.

caption-lead = { $turns ->
        [one] { $player } לוכד, ואצל { $opponent } עדיין אין אף לכידה.
        [two] אצל { $player } יש כבר שני תורים עם לכידה, ואצל { $opponent } עדיין אין אף לכידה.
       *[other] אצל { $player } יש כבר { $turns } תורים עם לכידה, ואצל { $opponent } עדיין אין אף לכידה.
    } { $left ->
        [0] { "" }
        [one] עוד תור אחד עם לכידה יביא ניצחון.
        [two] עוד שני תורים עם לכידה יביאו ניצחון.
       *[other] עוד { $left } תורים עם לכידה יביאו ניצחון.
    }
caption-lead-lost = גם { $player } לוכד: איש אינו יכול עוד לנצח בזכות זה שלכד ראשון.

caption-asked-take = { $player } רשאי ללכוד עכשיו, או להשאיר את האבנים במקומן.
caption-asked-passing = בגומה { $pit } יש { $seeds ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $seeds } אבנים
    }: { $player } רשאי ללכוד { $seeds ->
        [one] אותה
       *[other] אותן
    } עכשיו, או להשאיר { $seeds ->
        [one] אותה
       *[other] אותן
    } שם.
caption-asked-halt = { $at ->
        [head] הזריעה מסתיימת בגומה { $pit } ({ $head }): { $player } רשאי לעצור שם, או לאסוף את האבנים ולהמשיך לזרוע.
        [house] הזריעה מסתיימת בגומה { $pit }, שהיא { $house } של { $player }: { $player } רשאי לעצור שם, או לאסוף את האבנים
            ולהמשיך לזרוע; אם ימשיך, הגומה לא תהיה עוד { $house }.
       *[pit] הזריעה מסתיימת בגומה { $pit }: { $player } רשאי לעצור שם, או לאסוף את האבנים ולהמשיך לזרוע.
    }
caption-asked-retreat = { $opponent } מוותר על לכידה: { $player } רשאי להעביר מיד את האבנים שבגומה { $spared } אחורה, אל גומה
    { $behind }, מחוץ להישג יד, או להשאיר אותן במקומן.
caption-asked-race = עכשיו גם { $player } בוחר בגומה, ושני הצדדים יזרעו בעת ובעונה אחת.
caption-asked-way = { $each-lap ->
        [yes] { $player } רשאי להמשיך לזרוע מגומה { $pit } בכל כיוון.
       *[no] מגומה { $pit } מותר לזרוע גם בכיוון ההפוך, כי זריעה כזאת לוכדת: { $player } רשאי לבחור.
    }
caption-asked-reentry = { $player } רשאי לבחור באיזה כיוון לזרוע מגומה { $pit } את האבנים שנלכדו.
caption-asked-more = { $left ->
        [one] { $player } בוחר עכשיו בעוד גומה אחת של { $opponent } כדי ללכוד בה.
        [two] { $player } בוחר עכשיו בגומה של { $opponent } כדי ללכוד בה; יש לבחור בשתי גומות.
       *[other] { $player } בוחר עכשיו בגומה של { $opponent } כדי ללכוד בה; יש לבחור ב־{ $left } גומות.
    }
caption-asked-deposit = { $player } בוחר עכשיו בגומה של { $opponent }, שאליה יעברו כל האבנים שנלכדו.
caption-asked-claim = { $player } רשאי לזכות עכשיו בגומה { $pit }, שתיעשה { word-a-trap }, או להשאיר אותה כמות שהיא.
caption-answered = { $go ->
        [yes] { $player } משיב כן.
       *[no] { $player } משיב לא.
    }
caption-answered-take = { $go ->
        [yes] { $player } לוכד.
       *[no] { $player } אינו לוכד.
    }
caption-answered-passing = { $go ->
        [yes] { $player } לוכד אותן.
       *[no] { $player } משאיר אותן שם.
    }
caption-answered-halt = { $go ->
        [yes] { $player } ממשיך לזרוע מגומה { $pit }.
       *[no] { $player } עוצר בגומה { $pit }.
    }
caption-answered-retreat = { $go ->
        [yes] { $player } נסוג.
       *[no] { $player } משאיר את האבנים שניצלו במקומן.
    }
caption-answered-way = { $player } בוחר לזרוע { $way }.
caption-answered-pick = { $player } בוחר בגומה { $picked }.
caption-answered-claim = { $go ->
        [yes] { $player } זוכה בגומה { $pit }.
       *[no] { $player } בוחר שלא לזכות בגומה { $pit }.
    }

## Turns.

caption-hand = { $side-name } זורע.

caption-bonus = { $side-name } מקבל תור נוסף.
caption-bonus-alone = האבן האחרונה נפלה בקופה: הזריעה הסתיימה, ומותר לבחור בכל גומה שיש בה אבנים.
caption-bonus-store = האבן האחרונה נפלה בקופה של { $side-name }: { $side-name } מקבל תור נוסף.
caption-bonus-count = האבן האחרונה השלימה את המספר הדרוש: { $side-name } מקבל תור נוסף.
caption-marked-filled = { $owner } אינו רשאי לבחור בגומה { $pit } בפעם הבאה.
caption-marked-unfilled = { $owner } רשאי שוב לבחור בגומה { $pit }.
caption-bonus-at-home = אף אבן במהלך הזה לא נפלה בצד השני: לא נלכד דבר. { $side-name } מקבל תור נוסף.
caption-bound = { $next ->
        [yes] את המהלך הבא חובה לזרוע { $way }.
       *[no] את המהלך הזה זורעים { $way }.
    }
caption-bonus-from-trap = האבן האחרונה נפלה לתוך { $trap }: { $side-name } מקבל תור נוסף.
caption-bonus-captured = { $side-name } לוכד ולכן מקבל תור נוסף.
caption-bonus-no-more = { $most ->
        [one] המהלך הנוסף של { $side-name } בתור הזה כבר בוצע: התור מסתיים.
        [two] שני המהלכים הנוספים של { $side-name } בתור הזה כבר בוצעו: התור מסתיים.
       *[other] { $most } המהלכים הנוספים של { $side-name } בתור הזה כבר בוצעו: התור מסתיים.
    }
caption-extra = { $left ->
        [0] אחרי המהלך הנוסף הזה התור יסתיים.
        [one] בתור הזה אפשר לזכות בעוד מהלך נוסף אחד.
        [two] בתור הזה אפשר לזכות בעוד שני מהלכים נוספים.
       *[other] בתור הזה אפשר לזכות בעוד { $left } מהלכים נוספים.
    }
caption-extra-plain = את המהלך הזה זורעים אבן אחר אבן.
caption-extra-counted = { $moves ->
        [1] המהלך הבא הוא מהלך נוסף.
       *[other] המהלך הבא הוא המהלך הנוסף מספר { $moves } בתור הזה.
    }
caption-bonus-lost = { $side-name } אינו יכול לבצע את המהלך הנוסף ומאבד אותו.
caption-not-swapped = { $side-name } משאיר את הלוח כמות שהוא.
caption-passed = { $bare ->
        [yes] כל הגומות של { $side-name } ריקות: { $side-name } מוותר על התור.
       *[no] { $side-name } נשאר בלי גומה שמותר לבחור בה, ולכן הוא מוותר על התור.
    }
caption-paid = { $side-name } משלם { $seeds ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $seeds } אבנים
    } מן הקופה אל גומת העונשין, ויש בה כעת { $count ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $count } אבנים
    }.
caption-lost = { $why ->
        [unpaid] הקופה של { $side-name } ריקה, ואין ממה לשלם: { $side-name } מפסיד
       *[penalty] בגומת העונשין של { $side-name } יש { $count ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $count } אבנים
            }: { $side-name } מפסיד
    } { $frozen ->
        [yes] ואינו משחק עוד.
       *[no] ואינו יכול עוד לנצח.
    }
caption-brought = { $side-name } אינו רשאי לעשות זאת שוב בסבב הזה.
caption-idle = { $turns ->
        [one] לא משולם דבר: הקופה ריקה.
        [two] לא משולם דבר: הקופה ריקה. כך היה בשני תורים ברצף.
       *[other] לא משולם דבר: הקופה ריקה. כך היה ב־{ $turns } תורים ברצף.
    }
caption-swapped = השחקנים מחליפים מקומות. הלוח נשאר כמות שהוא.
caption-phase = { $news ->
        [begins] במקום המהלך הבא מותר להחליף מקומות.
        [claims] מעכשיו גומה יכולה להיעשות { word-a-trap }.
        [claims-later] גם בתור הבא שום גומה אינה נעשית { word-a-trap }.
        [captures] מעכשיו מותר ללכוד אבנים.
        [none-yet] גם בתור הבא לא לוכדים דבר.
        [shifts] גם בתור הזה מותר להעביר את האבנים של גומה.
        [shifted] מעכשיו אי אפשר עוד להעביר את האבנים של גומה.
        [raced] המרוץ הסתיים. מעכשיו משחקים לפי התור.
        [ends] מעכשיו אי אפשר עוד להחליף מקומות.
        [heaps] גם בתור הזה מניחים את האבנים בערימות.
        [heaped] מעכשיו זורעים את האבנים אחת אחת.
        [bound] גם בתור הזה קבוע מאיזו גומה מתחילים.
        [freed] מעכשיו לא קבוע עוד מאיזו גומה מתחילים.
       *[no] { $until ->
                [hand-spent] העתודה של הצד שהגיע תורו אזלה: מעכשיו משחקים בשלב { $name }.
               *[other] מתחיל שלב { $stage } של המשחק.
            }
    }
caption-turn-frozen = מי שהפסיד אינו משתתף עוד: התור של { $side-name }.
caption-turn-raced = { $side-name } מגיע ראשון אל גומה ריקה ולכן משחק ראשון.
caption-turn = עכשיו התור של { $side-name }.

## While the show runs.

caption-sowing = { $origin ->
        [pit] { $player } זורע { $seeds ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $seeds } אבנים
            } { $place-kind ->
                [pit] מגומה { $place }
               *[store] מן הקופה
            }: נשאר לזרוע עוד { $left }.
        [relayed] { $text } נשארו { $left } מתוך { $seeds }.
        [captured] { $player } זורע { $seeds ->
                [one] את האבן שנלכדה
                [two] את שתי האבנים שנלכדו
               *[other] את { $seeds } האבנים שנלכדו
            }: נשאר לזרוע עוד { $left }.
       *[held] { $player } ממשיך לזרוע: נשאר לזרוע עוד { $left }.
    }
caption-quick-laps = { $player } ממשיך לזרוע, זריעה אחר זריעה: { $lap } מתוך { $laps }.
caption-racing = { $player } זורע בעת ובעונה אחת עם { $opponent }.
caption-sweeping = האבנים שנשארו בגומות נלקחות.

## What a move did, once it is over. Several of these sentences follow one another.

summary-sowed = { $player } זורע { $seeds ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $seeds } אבנים
    } { $place-kind ->
        [pit] מגומה { $place }
       *[store] מן הקופה
    }{ $how ->
        [none] .
        [again] , לוכד { $captured ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $captured } אבנים
            } { $named ->
                [yes] { $pit-count ->
                        [one] מגומה
                       *[other] מן הגומות
                    } { $pits }
               *[no] { "" }
            } וממשיך לזרוע { $captured ->
                [one] אותה
               *[other] אותן
            }.
       *[taken] { "" } ולוכד { $captured ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $captured } אבנים
            }{ $named ->
                [yes] { " " }{ $pit-count ->
                        [one] מגומה
                       *[other] מן הגומות
                    } { $pits }.
               *[no] .
            }
    }
summary-moves = { $moves ->
        [two] נעשו שני מהלכים.
       *[other] נעשו { $moves } מהלכים.
    }
summary-sowed-laps = { $player } זורע { $place-kind ->
        [pit] מגומה { $place }
       *[store] מן הקופה
    } { $laps ->
        [two] בשתי זריעות
       *[other] ב־{ $laps } זריעות
    }{ $how ->
        [none] .
        [again] , לוכד { $captured ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $captured } אבנים
            } { $named ->
                [yes] { $pit-count ->
                        [one] מגומה
                       *[other] מן הגומות
                    } { $pits }
               *[no] { "" }
            } וזורע { $captured ->
                [one] אותה
               *[other] אותן
            } שוב.
       *[taken] { "" } ולוכד { $captured ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $captured } אבנים
            }{ $named ->
                [yes] { " " }{ $pit-count ->
                        [one] מגומה
                       *[other] מן הגומות
                    } { $pits }.
               *[no] .
            }
    }
summary-placed = { $player } מניח אבן בגומה { $pit }{ $how ->
        [none] { $laps ->
                [0] .
                [one] { "" } וממשיך לזרוע משם.
                [two] { "" } וממשיך לזרוע משם בשתי זריעות.
               *[other] { "" } וממשיך לזרוע משם ב־{ $laps } זריעות.
            }
        [again] , לוכד { $captured ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $captured } אבנים
            } { $named ->
                [yes] { $pit-count ->
                        [one] מגומה
                       *[other] מן הגומות
                    } { $pits }
               *[no] { "" }
            } וזורע { $captured ->
                [one] אותה
               *[other] אותן
            } שוב.
       *[taken] { "" } ולוכד { $captured ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $captured } אבנים
            }{ $named ->
                [yes] { " " }{ $pit-count ->
                        [one] מגומה
                       *[other] מן הגומות
                    } { $pits }.
               *[no] .
            }
    }
summary-reserve = { $seeds ->
        [one] { $player } מכניס למשחק את האבן האחרונה מן העתודה.
        [two] { $player } מכניס למשחק שתי אבנים מן העתודה.
       *[other] { $player } מכניס למשחק { $seeds } אבנים מן העתודה.
    }
summary-raced = { $player } זורע בעת ובעונה אחת עם { $opponent }.
summary-gain = { $player } לוכד { $captured ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $captured } אבנים
    }{ $named ->
        [yes] { " " }{ $pit-count ->
                [one] מגומה
               *[other] מן הגומות
            } { $pits }.
       *[no] .
    }

## The end.

caption-endless = { $laps ->
        [one] אחרי זריעה אחת
        [two] אחרי שתי זריעות
       *[other] אחרי { $laps } זריעות
    } ברור שהתור של { $player } לא יסתיים לעולם{ $verdict ->
        [void] { $match ->
                [yes] : הסבב בטל.
               *[no] : המשחק בטל.
            }
        [draw] : המשחק מסתיים בתיקו.
        [mover-loses] : { $player } מפסיד.
        [turn-ends] : התור נעצר כאן.
        [by-winner] : המשחק נפסק כאן.
       *[illegal] .
    }
caption-closed = המשחק נפסק כאן.
caption-closed-store-holds = אצל { $side-name } יש { $seeds ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $seeds } אבנים
    }, { $most ->
        [yes] יותר ממחצית מכל האבנים: המשחק נפסק.
       *[no] ודי ב־{ $needed }: המשחק נפסק.
    }
caption-closed-stores-level = בכל אחת משתי הקופות יש { $seeds ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $seeds } אבנים
    }, מחצית מכל האבנים: המשחק נפסק.
caption-closed-row-empty = { $side-name } נשאר בלי אבנים בגומות: המשחק נפסק.
caption-closed-board-empty = לא נשארו אבנים בגומות: המשחק נפסק.
caption-closed-inner-empty = { $side-name } נשאר בלי אבנים בשורה הפנימית: המשחק נפסק{ $captured ->
        [0] .
        [one] , והאבן שנלכדה נשארת מחוץ ללוח.
        [two] , ושתי האבנים שנלכדו נשארות מחוץ ללוח.
       *[other] , ואילו { $captured } האבנים שנלכדו נשארות מחוץ ללוח.
    }
caption-closed-captures-first = { $turns ->
        [one] { $player } לוכד, ואצל { $opponent } עדיין אין אף לכידה: המשחק נפסק.
        [two] אצל { $player } יש כבר שני תורים עם לכידה, ואצל { $opponent } עדיין אין אף לכידה: המשחק נפסק.
       *[other] אצל { $player } יש כבר { $turns } תורים עם לכידה, ואצל { $opponent } עדיין אין אף לכידה: המשחק נפסק.
    }
caption-closed-both-ends = { $player } לוכד בשני קצות הלוח בתור אחד: המשחק נפסק.
caption-closed-decided = { $traps ->
        [yes] אצל { $player } יש, בקופה ובגומות שזכה בהן, { $seeds ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $seeds } אבנים
            }, יותר ממה שיכול עוד להשיג { $opponent }: המשחק נפסק.
       *[no] אצל { $player } יש בקופה { $seeds ->
                [one] אבן אחת
                [two] שתי אבנים
               *[other] { $seeds } אבנים
            }, יותר ממה שיכול עוד להשיג { $opponent }: המשחק נפסק.
    }
caption-closed-none-free = לא נשארו אבנים מחוץ לקופות ולגומות שזכו בהן: המשחק נפסק.
caption-closed-row-emptied = כל הגומות של { $side-name } ריקות: המשחק נפסק.
caption-closed-last-left = כל האחרים הפסידו: המשחק נפסק.
caption-closed-all-passed = במחזור שלם של תורים לא יכול היה איש ממי שעוד במשחק לשחק או לשלם: המשחק נפסק.
caption-closed-last-in-empty = האבן האחרונה נפלה בגומה ריקה: המשחק נפסק.
caption-closed-all-stored = { $seeds ->
        [one] האבן היחידה נמצאת בקופה: המשחק נפסק.
        [two] שתי האבנים נמצאות בקופה: המשחק נפסק.
       *[other] כל { $seeds } האבנים נמצאות בקופה: המשחק נפסק.
    }
caption-closed-no-moves = { $side-name } נשאר בלי מהלך חוקי: המשחק נפסק.
caption-closed-no-moves-both = אין לאף צד מהלך חוקי: המשחק נפסק.
caption-closed-unfed = { $opponent } נשאר בלי אבנים בגומות, ושום מהלך של { $player } אינו נותן לו אבנים: המשחק נפסק.
caption-closed-few-left = { $seeds ->
        [0] לא נשארו אבנים: המשחק נפסק.
        [one] נשארה רק אבן אחת: המשחק נפסק{ $taker ->
                [starter] , ואותה לוקח הצד שביצע את המהלך הראשון.
                [capturer] , ואותה לוקח הצד שלכד אחרון.
                [mover] , ואותה לוקח הצד שביצע את המהלך, { $player }.
                [lot] , ואותה לוקח אחד הצדדים, שנבחר בהגרלה.
                [owner] , ואותה לוקח הצד שאצלו היא נמצאת.
               *[none] .
            }
       *[other] { $seeds ->
                [two] נשארו רק שתי אבנים: המשחק נפסק
               *[other] נשארו רק { $seeds } אבנים: המשחק נפסק
            }{ $taker ->
                [starter] , ואותן לוקח הצד שביצע את המהלך הראשון.
                [capturer] , ואותן לוקח הצד שלכד אחרון.
                [mover] , ואותן לוקח הצד שביצע את המהלך, { $player }.
                [lot] , ואותן לוקח אחד הצדדים, שנבחר בהגרלה.
                [owner] , וכל צד לוקח את האבנים שנמצאות אצלו.
               *[none] .
            }
    }
caption-closed-ends-empty = { $of ->
        [specials] אין עוד { $special } באף אחת מן הגומות שבקצות הלוח: המשחק מסתיים.
       *[all] שתי הגומות שבקצות הלוח ריקות: המשחק מסתיים.
    }
caption-closed-repetition = { $times ->
        [2] העמדה הזאת מופיעה בפעם השנייה: המשחק נפסק.
        [3] העמדה הזאת מופיעה בפעם השלישית: המשחק נפסק.
       *[other] העמדה הזאת מופיעה בפעם ה־{ $times }: המשחק נפסק.
    }
caption-closed-grand-slam = { $player } לוכד את כל האבנים של { $opponent }: המשחק נפסק.
caption-closed-endless = התור של { $player } הוא אינסופי: המשחק נפסק.
caption-swept = { $taker } לוקח את { $seeds ->
        [one] האבן שנשארה
        [two] שתי האבנים שנשארו
       *[other] { $seeds } האבנים שנשארו
    } בגומה { $pit }, ובקופה יש עכשיו { $store ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $store } אבנים
    }.
