spoken-table = לוח
spoken-pit = { $whose ->
        [own] { $pit }, בצד שלכם
        [other] { $pit }, בצד של { $owner }
       *[nobody] { $pit }
    }{ $open ->
        [yes] , אפשר לבחור בה.
        [ways] , אפשר לבחור בה: יש לבחור כיוון.
       *[no] .
    }
spoken-way = גומה { $pit }: { $way }.
spoken-store = הקופה של { $owner }, { $seeds ->
        [0] ריקה
        [one] ובה אבן אחת
        [two] ובה שתי אבנים
       *[other] ובה { $seeds } אבנים
    }
spoken-hand = ביד של { $owner } { $seeds ->
        [one] אבן אחת
        [two] שתי אבנים
       *[other] { $seeds } אבנים
    }
