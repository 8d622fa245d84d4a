### Reading aloud.

speech-read-aloud = להקריא כיתובים ושיעורים
speech-rules = להקריא
speech-stop = לעצור את ההקראה
speech-no-voice = לא נמצא קול. התקינו את speech-dispatcher או את espeak-ng.
