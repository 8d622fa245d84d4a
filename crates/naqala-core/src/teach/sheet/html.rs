//! A sheet as HTML without other files: each page is a drawing in SVG, as large as the paper when it is printed. It is
//! well-formed XML too.

use super::drawing::{Drawing, DrawingItem, PathSegment, Stroke};
use super::letters::Weight;
use super::shaping::{GlyphRun, Typeface};
use super::subset::{Subset, base64};
use super::{Sheet, TextRun};
use crate::geometry::Vec2;
use std::fmt::Write;

/// The sheet as a HTML document.
pub fn html(sheet: &Sheet) -> String {
    let size = sheet.paper.size();
    let fonts: String = Subset::all(sheet).iter().filter_map(font).collect();
    let mut out = format!(
        "<!DOCTYPE html>\n<html lang=\"{lang}\" dir=\"{dir}\" xmlns=\"http://www.w3.org/1999/xhtml\">\n<head>\n<meta charset=\"utf-8\" />\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n<title>{title}</title>\n<style>\n\
         {fonts}\
         @page {{ size: {paper}; margin: 0; }}\n\
         body {{ margin: 0; background: #ddd; }}\n\
         svg {{ direction: ltr; display: block; margin: 1em auto; width: {x}pt; max-width: 100%; height: auto; background: #fff; }}\n\
         text {{ font-family: Sheet, Lato, Arial, sans-serif; font-weight: 400; font-kerning: none; }}\n\
         @media print {{ body {{ background: none; }} svg {{ margin: 0; width: {x}pt; height: {y}pt; max-width: none; }}\n\
         svg + svg {{ break-before: page; }} }}\n</style>\n</head>\n<body>\n<main>\n",
        lang = sheet.language,
        dir = if sheet.from_right { "rtl" } else { "ltr" },
        title = escaped(&sheet.title),
        paper = sheet.paper.name(),
        x = number(size.x),
        // A hair less than the paper, so that no empty page follows.
        y = number(size.y - 0.5),
    );
    for (i, page) in sheet.pages.iter().enumerate() {
        let size = sheet.size(i);
        drawing(&mut out, page, &format!("0 0 {} {}", number(size.x), number(size.y)));
    }
    out.push_str("</main>\n</body>\n</html>\n");
    out
}

/// The letters of a font of the program, within the style sheet; `None` for other fonts, since shaping needs more of them
/// than their glyphs.
fn font(letters: &Subset) -> Option<String> {
    let Typeface::Own(weight) = letters.font else { return None };
    let (weight, font) = (strength(weight), base64(&letters.web_font()));
    Some(format!(
        "@font-face {{ font-family: Sheet; font-weight: {weight}; src: url(data:font/ttf;base64,{font}); }}\n"
    ))
}

/// A weight as style sheets have it.
fn strength(weight: Weight) -> u16 {
    match weight {
        Weight::Regular => 400,
        Weight::Medium => 600,
    }
}

fn drawing(out: &mut String, drawing: &Drawing, view: &str) {
    let _ = writeln!(out, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{view}\">");
    for item in &drawing.items {
        match item {
            DrawingItem::Shape { legs, fill, stroke } => shape(out, legs, *fill, *stroke),
            DrawingItem::Text(it) => text(out, it),
            DrawingItem::Clip(Some(area)) => {
                let [x, y, wide, high] = [area.min.x, area.min.y, area.width(), area.height()].map(number);
                // No two begin at the same place of the file.
                let id = out.len();
                let _ = writeln!(
                    out,
                    "<clipPath id=\"part{id}\"><rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" /></clipPath>\n\
                     <g clip-path=\"url(#part{id})\">"
                );
            }
            DrawingItem::Clip(None) => out.push_str("</g>\n"),
        }
    }
    out.push_str("</svg>\n");
}

fn shape(out: &mut String, legs: &[PathSegment], fill: Option<f32>, stroke: Option<Stroke>) {
    let mut path = String::new();
    for leg in legs {
        let mut put = |letter: char, points: &[Vec2]| {
            path.push(letter);
            let points: Vec<String> = points.iter().map(|at| format!("{} {}", number(at.x), number(at.y))).collect();
            path.push_str(&points.join(" "));
        };
        match *leg {
            PathSegment::Move(to) => put('M', &[to]),
            PathSegment::Line(to) => put('L', &[to]),
            PathSegment::Curve(a, b, to) => put('C', &[a, b, to]),
            PathSegment::Close => put('Z', &[]),
        }
    }
    let fill = fill.map_or_else(|| "none".to_owned(), grey);
    let _ = write!(out, "<path d=\"{path}\" fill=\"{fill}\"");
    if let Some(Stroke { width, grey: light, dash }) = stroke {
        let _ = write!(out, " stroke=\"{}\" stroke-width=\"{}\"", grey(light), number(width));
        if let Some(dash) = dash {
            let _ = write!(out, " stroke-dasharray=\"{}\"", number(dash));
        }
    }
    out.push_str(" />\n");
}

/// Writes text of exactly the measured width, whatever font is used, unless it has letters that the browser takes from a
/// font of its own. A text from right to left begins at its right end.
fn text(out: &mut String, text: &TextRun) {
    let TextRun { at, size, grey: light, line, heading } = text;
    let _ = write!(
        out,
        "<text x=\"{}\" y=\"{}\" font-size=\"{}\"",
        number(if line.from_right { at.x + text.width() } else { at.x }),
        number(at.y),
        number(*size)
    );
    let is_own = |run: &GlyphRun| matches!(run.font, Typeface::Own(_)) && run.glyphs.iter().all(|glyph| glyph.id != 0);
    if line.runs.iter().all(is_own) {
        let _ = write!(out, " textLength=\"{}\" lengthAdjust=\"spacingAndGlyphs\"", number(text.width()));
    }
    if line.from_right {
        out.push_str(" direction=\"rtl\"");
    }
    if line.weight != Weight::Regular {
        let _ = write!(out, " style=\"font-weight: {}\"", strength(line.weight));
    }
    if *light > 0.0 {
        let _ = write!(out, " fill=\"{}\"", grey(*light));
    }
    if let Some(level) = heading {
        let _ = write!(out, " role=\"heading\" aria-level=\"{level}\"");
    }
    let _ = writeln!(out, ">{}</text>", escaped(&line.text));
}

/// A length to a hundredth of a point.
fn number(length: f32) -> String {
    let text = format!("{length:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0".to_owned() } else { text.to_owned() }
}

fn grey(light: f32) -> String {
    let part = (light.clamp(0.0, 1.0) * 255.0).round() as u8;
    format!("#{part:02x}{part:02x}{part:02x}")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
