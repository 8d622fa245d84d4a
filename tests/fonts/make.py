#!/usr/bin/env python3
"""Makes the small fonts of the tests: a few letters of Noto fonts for some scripts, with all that is needed to shape them.

The fonts are under the SIL Open Font License 1.1, as is what comes of them. Needs Debian's packages fonts-noto-core and
fonts-noto-cjk, and fonttools:

    tests/fonts/make.py [folder of fonts, /usr/share/fonts if left out]
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection, TTFont

FONTS = Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts")
HERE = Path(__file__).parent
LETTERS = {
    "Arabic": "منقلةلعبةصغيرةسلمىلاإثيوبيا،؟١٢٣\u064e\u064f\u0650\u0651\u200c",
    "Ethiopic": "ገበጣሰላምአማራኢትዮጵያትንሽጨዋታ።፣",
    "Tamil": "பல்லாங்குழிசிறியதமிழ்கெகொக்ஷ",
}
# One file of two fonts, the first with outlines of TrueType, the second with those of PostScript.
COLLECTION = [("truetype/noto/NotoSansGeorgian-Regular.ttf", 0, "მანკალა"), ("opentype/noto/NotoSansCJK-Regular.ttc", 2, "播棋")]


def cut(path, number, letters):
    """Leaves some letters of a font, the rules by which they are shaped, and whose work it is."""
    font = TTFont(FONTS / path, fontNumber=number, recalcTimestamp=False)
    options = Options()
    options.hinting = False
    options.notdef_outline = True
    options.glyph_names = False
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.drop_tables += ["BASE", "VORG", "vhea", "vmtx", "STAT", "gasp", "DSIG"]
    subsetter = Subsetter(options)
    subsetter.populate(text=letters + " ")
    subsetter.subset(font)
    return font


def main():
    for script, letters in LETTERS.items():
        name = f"NotoSans{script}-Regular.ttf"
        cut(f"truetype/noto/{name}", 0, letters).save(HERE / name)
    collection = TTCollection()
    collection.fonts = [cut(*font) for font in COLLECTION]
    collection.save(HERE / "NotoSansOthers-Regular.ttc", shareTables=False)


main()
