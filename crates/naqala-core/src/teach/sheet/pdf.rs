//! A sheet as PDF: vectors and text that can be selected, with the letters that occur embedded. The same sheet gives
//! the same bytes.

use super::drawing::{Drawing, DrawingItem, PathSegment, Stroke};
use super::letters::{Weight, seen};
use super::subset::Subset;
use super::{Sheet, TextRun};
use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{CidFontType, Direction, FontFlags, LineCapStyle, LineJoinStyle, SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};

/// Level of compression of streams, from 0 to 10.
const LEVEL: u8 = 9;
const CATALOG: Ref = Ref::new(1);
const TREE: Ref = Ref::new(2);
const INFO: Ref = Ref::new(3);
/// Number of the first object of the first font, and count of objects for each font.
const FONTS: i32 = 4;
const OF_FONT: i32 = 5;

/// Returns the sheet as a PDF document.
pub fn pdf(sheet: &Sheet) -> Vec<u8> {
    let fonts = Weight::ALL.map(|weight| Subset::of(sheet, weight));
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
    let size = sheet.paper.size();
    pdf.pages(TREE).kids((0..sheet.pages.len()).map(|i| refs(i)[0])).count(sheet.pages.len() as i32);
    for (i, drawing) in sheet.pages.iter().enumerate() {
        let [id, contents] = refs(i);
        let mut page = pdf.page(id);
        page.parent(TREE).media_box(Rect::new(0.0, 0.0, size.x, size.y)).contents(contents);
        let mut resources = page.resources();
        let mut dictionary = resources.fonts();
        for (i, font) in fonts.iter().enumerate() {
            dictionary.pair(name(font.weight), Ref::new(FONTS + OF_FONT * i as i32));
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
fn content(drawing: &Drawing, fonts: &[Subset; 2], height: f32) -> Vec<u8> {
    let mut content = Content::new();
    content.set_line_cap(LineCapStyle::ButtCap).set_line_join(LineJoinStyle::RoundJoin);
    for item in &drawing.items {
        match item {
            DrawingItem::Shape { legs, fill, stroke } => shape(&mut content, legs, *fill, *stroke, height),
            DrawingItem::Text(it) => text(&mut content, it, &fonts[it.weight as usize], height),
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

fn text(content: &mut Content, text: &TextRun, font: &Subset, height: f32) {
    let glyphs: Vec<u8> = seen(&text.text).flat_map(|it| font.number(it).to_be_bytes()).collect();
    content.set_fill_gray(text.grey);
    content.begin_text().set_font(name(font.weight), text.size);
    content.set_text_matrix([1.0, 0.0, 0.0, 1.0, text.at.x, height - text.at.y]).show(Str(&glyphs)).end_text();
}

/// Returns the name of a font in the resources of a page.
fn name(weight: Weight) -> Name<'static> {
    match weight {
        Weight::Regular => Name(b"R"),
        Weight::Medium => Name(b"M"),
    }
}

/// Returns the name of a font in the file, where six letters say that it is a part of a font.
fn full_name(weight: Weight) -> Name<'static> {
    match weight {
        Weight::Regular => Name(b"NAQALA+NaqalaSans-Regular"),
        Weight::Medium => Name(b"NAQALA+NaqalaSans-Medium"),
    }
}

/// Writes a font by glyph numbers, with the text that each stands for. `first`: the number of its first object.
fn write(letters: &Subset, pdf: &mut Pdf, first: i32) {
    let [font, cid, descriptor, file, unicode] = [0, 1, 2, 3, 4].map(|n| Ref::new(first + n));
    let face = letters.weight.face();
    let per_em = f32::from(face.units_per_em());
    let units = |length: f32| length * 1000.0 / per_em;
    let name = full_name(letters.weight);
    let system = || SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };
    pdf.type0_font(font)
        .base_font(name)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(cid)
        .to_unicode(unicode);
    let mut written = pdf.cid_font(cid);
    written.subtype(CidFontType::Type2).base_font(name).system_info(system()).font_descriptor(descriptor);
    written.default_width(0.0).cid_to_gid_map_predefined(Name(b"Identity"));
    written.widths().consecutive(0, letters.advances().map(units));
    written.finish();
    let bounds = face.global_bounding_box();
    let corner = |x: i16, y: i16| (units(x.into()), units(y.into()));
    let ((left, bottom), (right, top)) = (corner(bounds.x_min, bounds.y_min), corner(bounds.x_max, bounds.y_max));
    pdf.font_descriptor(descriptor)
        .name(name)
        .flags(FontFlags::NON_SYMBOLIC)
        .bbox(Rect::new(left, bottom, right, top))
        .italic_angle(0.0)
        .ascent(units(face.ascender().into()))
        .descent(units(face.descender().into()))
        .cap_height(units(face.capital_height().unwrap_or_else(|| face.ascender()).into()))
        .stem_v(if letters.weight == Weight::Medium { 95.0 } else { 80.0 })
        .font_file2(file);
    let subset = letters.font();
    pdf.stream(file, &compress_to_vec_zlib(&subset, LEVEL))
        .filter(Filter::FlateDecode)
        .pair(Name(b"Length1"), subset.len() as i32);
    let mut cmap = UnicodeCmap::new(Name(b"Naqala"), system());
    for (&character, &number) in &letters.numbers {
        cmap.pair(number, character);
    }
    pdf.stream(unicode, &compress_to_vec_zlib(&cmap.finish(), LEVEL)).filter(Filter::FlateDecode);
}
