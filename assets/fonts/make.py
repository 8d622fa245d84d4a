#!/usr/bin/env python3
"""Makes the letters of the program: Latin and Cyrillic of Lato, Hebrew of Noto Sans Hebrew, in one font for each weight.

For the window each Hebrew letter stands in a font of its own besides. egui shapes what is of one font together, and turns
Hebrew round before it breaks lines, where it should only do so after; of single letters there is nothing to turn. The same
letter twice or three times over is one sign in its font.

Both are under the SIL Open Font License 1.1, as is what comes of them; since "Lato" is a reserved name, it has another one.
Needs Debian's packages fonts-lato, fonts-noto-core and fonts-noto-extra, and fonttools:

    assets/fonts/make.py [folder of fonts, /usr/share/fonts/truetype if left out]
"""

import copy
import io
import shutil
import sys
from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.merge import Merger
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem

FONTS = Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/truetype")
HERE = Path(__file__).parent
NAME = "Naqala Sans"
COPYRIGHT = """Latin and Cyrillic from Lato, copyright 2010-2014 by tyPoland Lukasz Dziedzic; Hebrew from Noto Sans Hebrew, \
copyright 2012-2020 Google Inc. Licensed under the SIL Open Font License, Version 1.1."""
# Hebrew letters stand a little higher than small Latin ones, and lower than capitals.
HEBREW_SIZE = 1.08
# Latin with all its accents, letters of phonetic writing for names, Cyrillic, and signs.
LATIN = [
    (0x20, 0x7E), (0xA0, 0x24F), (0x250, 0x2AF), (0x2B0, 0x36F), (0x400, 0x45F), (0x490, 0x4FF), (0x1E00, 0x1EFF),
    (0x2000, 0x206F), (0x2070, 0x209F), (0x20A0, 0x20BF), (0x2100, 0x214F), (0x2150, 0x218F), (0x2190, 0x21FF),
    (0x2200, 0x22FF), (0x25A0, 0x25FF), (0xFB00, 0xFB06),
]
HEBREW = [(0x5BE, 0x5BE), (0x5D0, 0x5EA), (0x5F3, 0x5F4)]


def cut(font, ranges):
    """Leaves the letters of some ranges, and how they are spaced."""
    options = Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp"]
    options.hinting = False
    options.notdef_outline = True
    options.glyph_names = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[letter for first, last in ranges for letter in range(first, last + 1)])
    subsetter.subset(font)
    return font


def saved(font):
    """A font as a file in memory, which is how the merger reads it."""
    file = io.BytesIO()
    font.save(file)
    file.seek(0)
    return file


def measure(font, model):
    """Gives a font the lines of another."""
    for table in ["hhea", "OS/2", "post", "head"]:
        for field in ["ascent", "descent", "lineGap", "sTypoAscender", "sTypoDescender", "sTypoLineGap", "usWinAscent",
                      "usWinDescent", "underlinePosition", "underlineThickness", "fontRevision", "fsSelection", "sxHeight",
                      "sCapHeight"]:
            if hasattr(model[table], field):
                setattr(font[table], field, getattr(model[table], field))
    font["head"].created = font["head"].modified = 0
    font.recalcTimestamp = False


def name(font, full, weight):
    """Says what a font is called, whose work it is and under which licence."""
    font["name"].names = []
    style = full.replace(" ", "") + f"-{weight}"
    for number, text in [(0, COPYRIGHT), (1, full), (2, "Regular"), (3, f"Naqala:{full}"), (4, full), (5, "Version 1.0"),
                         (6, style), (13, "SIL Open Font License 1.1"), (14, "https://openfontlicense.org")]:
        font["name"].setName(text, number, 3, 1, 0x409)


def letter(hebrew, code, model):
    """A font of one letter, with a sign for two of it and one for three."""
    font = cut(copy.deepcopy(hebrew), [(code, code)])
    for table in ["GPOS", "GSUB", "GDEF"]:
        if table in font:
            del font[table]
    sign = font.getBestCmap()[code]
    glyphs, (width, left) = font["glyf"], font["hmtx"][sign]
    for times in [2, 3]:
        pen = TTGlyphPen(font.getGlyphSet())
        for at in range(times):
            pen.addComponent(sign, (1, 0, 0, 1, at * width, 0))
        glyphs[f"{sign}.{times}"] = pen.glyph()
        font["hmtx"][f"{sign}.{times}"] = (times * width, left)
    font["maxp"].numGlyphs = len(font.getGlyphOrder())
    addOpenTypeFeaturesFromString(font, f"""
        languagesystem DFLT dflt;
        languagesystem hebr dflt;
        feature ccmp {{ sub {sign} {sign} {sign} by {sign}.3; sub {sign} {sign} by {sign}.2; }} ccmp;
    """)
    measure(font, model)
    return font


for weight in ["Regular", "Medium"]:
    lato = cut(TTFont(FONTS / f"lato/Lato-{weight}.ttf"), LATIN)
    hebrew = cut(TTFont(FONTS / f"noto/NotoSansHebrew-{weight}.ttf"), HEBREW)
    scale_upem(hebrew, round(lato["head"].unitsPerEm * HEBREW_SIZE))
    hebrew["head"].unitsPerEm = lato["head"].unitsPerEm
    whole = Merger().merge([saved(lato), saved(hebrew)])
    measure(whole, lato)
    name(whole, NAME if weight == "Regular" else f"{NAME} {weight}", weight)
    whole.save(HERE / f"NaqalaSans-{weight}.ttf")
    if weight == "Regular":
        folder = HERE / "hebrew"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        for first, last in HEBREW:
            for code in range(first, last + 1):
                one = letter(hebrew, code, whole)
                name(one, f"Naqala Hebrew {code:04x}", weight)
                one.save(folder / f"{code:04x}.ttf")
