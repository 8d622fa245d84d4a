# Ideas of strategy: the second part of a game's lessons.

strategy-heading = לשחק טוב יותר
strategy-lesson-of = { $game }: לשחק טוב יותר
# Found in games of the program against itself, at an equal lead in the middle of the game. $games: their number. $share: the
# points of 100 that the player with the advantage scored. $equal: no in games without stores, else yes. $measure: the advantage. $least and $most: seeds.
strategy-measured = { $measure ->
        [moves] ב־{ $games } משחקים של התוכנה נגד עצמה{ $equal ->
            [yes] {" "}שבאמצעם התוצאה הייתה שווה
           *[no] {" "}שנבחנו באמצעם
        }, מי שהיו לו יותר גומות לבחור מהן השיג { $share } נקודות מתוך 100.
        [seeds] ב־{ $games } משחקים של התוכנה נגד עצמה{ $equal ->
            [yes] {" "}שבאמצעם התוצאה הייתה שווה
           *[no] {" "}שנבחנו באמצעם
        }, מי שהיו בגומותיו יותר אבנים השיג { $share } נקודות מתוך 100.
        [full] ב־{ $games } משחקים של התוכנה נגד עצמה{ $equal ->
            [yes] {" "}שבאמצעם התוצאה הייתה שווה
           *[no] {" "}שנבחנו באמצעם
        }, מי שרק לו הייתה גומה ובה { $least } אבנים לפחות השיג { $share } נקודות מתוך 100.
        [empty] ב־{ $games } משחקים של התוכנה נגד עצמה{ $equal ->
            [yes] {" "}שבאמצעם התוצאה הייתה שווה
           *[no] {" "}שנבחנו באמצעם
        }, מי שהיו לו יותר גומות ריקות השיג { $share } נקודות מתוך 100.
        [weak] ב־{ $games } משחקים של התוכנה נגד עצמה{ $equal ->
            [yes] {" "}שבאמצעם התוצאה הייתה שווה
           *[no] {" "}שנבחנו באמצעם
        }, מי שהיו לו יותר גומות ובהן { $least } עד { $most } אבנים השיג { $share } נקודות מתוך 100.
        [trap] ב־{ $games } משחקים של התוכנה נגד עצמה{ $equal ->
            [yes] {" "}שבאמצעם התוצאה הייתה שווה
           *[no] {" "}שנבחנו באמצעם
        }, מי שרק הוא זכה בגומה השיג { $share } נקודות מתוך 100.
        [front] ב־{ $games } משחקים של התוכנה נגד עצמה, מי שהיו לו באמצע המשחק יותר אבנים בשורה הפנימית השיג { $share } נקודות מתוך 100.
       *[begins] ב־{ $games } משחקים של התוכנה נגד עצמה, הצד שפתח השיג { $share } נקודות מתוך 100.
    }
strategy-works = מקורות: { $works }.
