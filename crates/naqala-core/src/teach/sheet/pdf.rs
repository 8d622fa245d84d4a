//! A sheet as PDF: vectors and text that can be selected and copied, with the glyphs that occur embedded. The same sheet
//! gives the same bytes.

use super::drawing::{Drawing, DrawingItem, PathSegment, Stroke};
use super::letters::Weight;
use super::shaping::{Glyph, GlyphRun, ShapedLine, Typeface};
use super::subset::Subset;
use super::{Sheet, TextRun};
use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{CidFontType, Direction, FontFlags, LineCapStyle, LineJoinStyle, SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use ttf_parser::{RawFace, Tag};

/// Level of compression of streams, from 0 to 10.
const LEVEL: u8 = 9;
const CATALOG: Ref = Ref::new(1);
const TREE: Ref = Ref::new(2);
const INFO: Ref = Ref::new(3);
/// Number of the first object of the first font, and count of objects for each font.
const FONTS: i32 = 4;
const OF_FONT: i32 = 5;
/// Shift that is too small to be seen, in thousandths of the size of the letters.
const LEAST: f32 = 0.5;

/// Returns the sheet as a PDF document.
pub fn pdf(sheet: &Sheet) -> Vec<u8> {
    let fonts = Subset::all(sheet);
    let mut pdf = Pdf::new();
    let mut catalog = pdf.catalog(CATALOG);
    catalog.pages(TREE).lang(TextStr(sheet.language));
    let direction = if sheet.from_right { Direction::R2L } else { Direction::L2R };
    catalog.viewer_preferences().display_doc_title(true).direction(direction);
    catalog.finish();
    pdf.document_info(INFO).title(TextStr(&sheet.title)).creator(TextStr("Naqala"));
    for (i, font) in fonts.iter().enumerate() {
        write(font, &mut pdf, FONTS + OF_FONT * i as i32);
    }
    let first = FONTS + OF_FONT * fonts.len() as i32;
    let refs = |i: usize| [Ref::new(first + 2 * i as i32), Ref::new(first + 2 * i as i32 + 1)];
    pdf.pages(TREE).kids((0..sheet.pages.len()).map(|i| refs(i)[0])).count(sheet.pages.len() as i32);
    for (i, drawing) in sheet.pages.iter().enumerate() {
        let ([id, contents], size) = (refs(i), sheet.size(i));
        let mut page = pdf.page(id);
        page.parent(TREE).media_box(Rect::new(0.0, 0.0, size.x, size.y)).contents(contents);
        let mut resources = page.resources();
        let mut dictionary = resources.fonts();
        for i in 0..fonts.len() {
            dictionary.pair(Name(&name(i)), Ref::new(FONTS + OF_FONT * i as i32));
        }
        dictionary.finish();
        resources.finish();
        page.finish();
        let stream = compress_to_vec_zlib(&content(drawing, &fonts, size.y), LEVEL);
        pdf.stream(contents, &stream).filter(Filter::FlateDecode);
    }
    pdf.finish()
}

/// Returns the contents of a page turned upside down, since PDF measures from the lower left corner.
fn content(drawing: &Drawing, fonts: &[Subset], height: f32) -> Vec<u8> {
    let mut content = Content::new();
    content.set_line_cap(LineCapStyle::ButtCap).set_line_join(LineJoinStyle::RoundJoin);
    for item in &drawing.items {
        match item {
            DrawingItem::Shape { legs, fill, stroke } => shape(&mut content, legs, *fill, *stroke, height),
            DrawingItem::Text(it) => text(&mut content, it, fonts, height),
            DrawingItem::Clip(Some(area)) => {
                content.save_state().rect(area.min.x, height - area.max.y, area.width(), area.height());
                content.clip_nonzero().end_path();
            }
            DrawingItem::Clip(None) => {
                content.restore_state();
            }
        }
    }
    content.finish().into_vec()
}

fn shape(content: &mut Content, legs: &[PathSegment], fill: Option<f32>, stroke: Option<Stroke>, height: f32) {
    if let Some(grey) = fill {
        content.set_fill_gray(grey);
    }
    if let Some(Stroke { width, grey, dash }) = stroke {
        content.set_stroke_gray(grey).set_line_width(width).set_dash_pattern(dash, 0.0);
    }
    let y = |y: f32| height - y;
    for leg in legs {
        match *leg {
            PathSegment::Move(to) => content.move_to(to.x, y(to.y)),
            PathSegment::Line(to) => content.line_to(to.x, y(to.y)),
            PathSegment::Curve(a, b, to) => content.cubic_to(a.x, y(a.y), b.x, y(b.y), to.x, y(to.y)),
            PathSegment::Close => content.close_path(),
        };
    }
    match (fill, stroke) {
        (Some(_), Some(_)) => content.fill_nonzero_and_stroke(),
        (Some(_), None) => content.fill_nonzero(),
        (None, Some(_)) => content.stroke(),
        (None, None) => content.end_path(),
    };
}

/// Writes a line, run by run.
fn text(content: &mut Content, text: &TextRun, fonts: &[Subset], height: f32) {
    let TextRun { at, size, grey, line, .. } = text;
    content.set_fill_gray(*grey);
    content.begin_text();
    let mut x = at.x;
    for run in line.runs.iter() {
        if let Some(i) = fonts.iter().position(|font| font.font == run.font) {
            content.set_font(Name(&name(i)), *size).set_text_matrix([1.0, 0.0, 0.0, 1.0, x, height - at.y]);
            show(content, line, run, &fonts[i], *size);
        }
        x += line.weight.points(run.glyphs.iter().map(|glyph| glyph.advance).sum(), *size);
    }
    content.end_text();
}

/// Shows the glyphs of a run. Where they do not read as the letters they stand for, these are written beside them.
fn show(content: &mut Content, line: &ShapedLine, run: &GlyphRun, font: &Subset, size: f32) {
    let mut pen = Pen { font, weight: line.weight, size, place: 0.0, reached: 0.0, rise: 0.0 };
    let mut plain: Vec<&Glyph> = Vec::new();
    for glyphs in run.clusters() {
        let letters = line.letters(&glyphs[0]);
        if font.reads_as(glyphs, &letters) {
            plain.extend(glyphs);
            continue;
        }
        pen.show(content, &std::mem::take(&mut plain));
        let mut span = content.begin_marked_content_with_properties(Name(b"Span"));
        span.properties().actual_text(TextStr(&letters));
        span.finish();
        pen.show(content, &glyphs.iter().collect::<Vec<_>>());
        content.end_marked_content();
    }
    pen.show(content, &plain);
    if pen.rise != 0.0 {
        content.set_rise(0.0);
    }
}

/// Place of the next glyph of a run. Lengths are in units of the program's fonts.
struct Pen<'a> {
    font: &'a Subset,
    weight: Weight,
    size: f32,
    /// Where the glyph belongs, from the left end of the run.
    place: f32,
    /// Where a reader would put it, who only knows how wide each glyph is by itself.
    reached: f32,
    /// How far glyphs are raised above the base line.
    rise: f32,
}

impl Pen<'_> {
    fn show(&mut self, content: &mut Content, glyphs: &[&Glyph]) {
        for glyphs in glyphs.chunk_by(|glyph, next| glyph.offset.1 == next.offset.1) {
            let rise = glyphs[0].offset.1;
            if rise != self.rise {
                content.set_rise(self.weight.points(rise, self.size));
                self.rise = rise;
            }
            self.show_level(content, glyphs);
        }
    }

    /// Shows glyphs of the same rise.
    fn show_level(&mut self, content: &mut Content, glyphs: &[&Glyph]) {
        let per_em = self.weight.per_em();
        let unit = per_em / f32::from(self.font.face.units_per_em());
        // Each part stands as far to the left of where it would be as the number before it says, in thousandths.
        let mut parts: Vec<(f32, Vec<u8>)> = Vec::new();
        for glyph in glyphs {
            let back = (self.reached - self.place - glyph.offset.0) * 1000.0 / per_em;
            let number = self.font.number(glyph).to_be_bytes();
            match parts.last_mut() {
                Some((_, shown)) if back.abs() < LEAST => shown.extend(number),
                _ => {
                    let back = if back.abs() < LEAST { 0.0 } else { back };
                    self.reached -= back * per_em / 1000.0;
                    parts.push((back, number.to_vec()));
                }
            }
            self.reached += self.font.advance(glyph.id) * unit;
            self.place += glyph.advance;
        }
        if let [(0.0, shown)] = &parts[..] {
            content.show(Str(shown));
            return;
        }
        let mut positioned = content.show_positioned();
        let mut items = positioned.items();
        for (back, shown) in &parts {
            if *back != 0.0 {
                items.adjust(*back);
            }
            items.show(Str(shown));
        }
    }
}

/// Returns the name of a font in the resources of a page, by its index.
fn name(font: usize) -> Vec<u8> {
    format!("F{font}").into_bytes()
}

/// Returns the name of a font in the file, where six letters say that it is a part of a font.
fn full_name(font: Typeface) -> String {
    let name = match font {
        Typeface::Own(Weight::Regular) => "NaqalaSans-Regular",
        Typeface::Own(Weight::Medium) => "NaqalaSans-Medium",
        Typeface::Other(font) => font.name,
    };
    format!("NAQALA+{name}")
}

/// Writes a font by glyph numbers, with the text that each stands for. `first`: the number of its first object.
fn write(letters: &Subset, pdf: &mut Pdf, first: i32) {
    let [font, cid, descriptor, file, unicode] = [0, 1, 2, 3, 4].map(|n| Ref::new(first + n));
    let face = &letters.face;
    let per_em = f32::from(face.units_per_em());
    let units = |length: f32| length * 1000.0 / per_em;
    let name = full_name(letters.font);
    let name = Name(name.as_bytes());
    let system = || SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };
    pdf.type0_font(font)
        .base_font(name)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(cid)
        .to_unicode(unicode);
    let subset = letters.font();
    // Outlines of PostScript are embedded without the tables around them.
    let outlines = RawFace::parse(&subset, 0).ok().and_then(|raw| raw.table(Tag::from_bytes(b"CFF ")));
    let mut written = pdf.cid_font(cid);
    written.subtype(if outlines.is_some() { CidFontType::Type0 } else { CidFontType::Type2 });
    written.base_font(name).system_info(system()).font_descriptor(descriptor).default_width(0.0);
    if outlines.is_none() {
        written.cid_to_gid_map_predefined(Name(b"Identity"));
    }
    written.widths().consecutive(0, letters.advances().map(units));
    written.finish();
    let bounds = face.global_bounding_box();
    let corner = |x: i16, y: i16| (units(x.into()), units(y.into()));
    let ((left, bottom), (right, top)) = (corner(bounds.x_min, bounds.y_min), corner(bounds.x_max, bounds.y_max));
    let mut described = pdf.font_descriptor(descriptor);
    described
        .name(name)
        .flags(if let Typeface::Own(_) = letters.font { FontFlags::NON_SYMBOLIC } else { FontFlags::SYMBOLIC })
        .bbox(Rect::new(left, bottom, right, top))
        .italic_angle(0.0)
        .ascent(units(face.ascender().into()))
        .descent(units(face.descender().into()))
        .cap_height(units(face.capital_height().unwrap_or_else(|| face.ascender()).into()))
        .stem_v(if letters.font == Typeface::Own(Weight::Medium) { 95.0 } else { 80.0 });
    match outlines {
        Some(_) => described.font_file3(file),
        None => described.font_file2(file),
    };
    described.finish();
    let data = outlines.unwrap_or(&subset);
    let packed = compress_to_vec_zlib(data, LEVEL);
    let mut stream = pdf.stream(file, &packed);
    stream.filter(Filter::FlateDecode);
    match outlines {
        Some(_) => stream.pair(Name(b"Subtype"), Name(b"CIDFontType0C")),
        None => stream.pair(Name(b"Length1"), subset.len() as i32),
    };
    stream.finish();
    let mut cmap = UnicodeCmap::new(Name(b"Naqala"), system());
    for (&number, text) in &letters.texts {
        cmap.pair_with_multiple(number, text.chars());
    }
    pdf.stream(unicode, &compress_to_vec_zlib(&cmap.finish(), LEVEL)).filter(Filter::FlateDecode);
}
