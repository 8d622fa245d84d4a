### Reading aloud.

speech-read-aloud = Read captions and lessons aloud
speech-rules = Read aloud
speech-stop = Stop reading
speech-no-voice = No voice was found. Install speech-dispatcher or espeak-ng.
