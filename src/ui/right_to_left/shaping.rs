//! Layouts of egui, with their letters one after another. egui shapes a stretch of text of one font at once: letters
//! that join are joined, and signs go to their places. But letters that run from right to left come out turned round,
//! with others of no width after them that stand for nothing; and what is one letter may become several signs.

use super::letters::{indent, moved};
use crate::ui::fonts::{PanelFonts, Script, is_mark};
use bevy_egui::egui::Galley;
use bevy_egui::egui::epaint::text::{Glyph, Row};
use naqala_core::bidi::is_unseen;
use std::ops::Range;
use std::sync::Arc;
use unicode_segmentation::UnicodeSegmentation;

/// Puts what was laid out into the order in which it is written, with a glyph for each letter. Returns `None` if that
/// is so already, or if what was laid out is not the text.
pub(super) fn in_written_order(galley: &Galley, fonts: &PanelFonts) -> Option<Galley> {
    let text = galley.text();
    if !text.chars().any(may_be_shaped) {
        return None;
    }
    let paragraphs: Vec<&str> = if galley.job.break_on_newline { text.split('\n').collect() } else { vec![text] };
    let mut ordered = galley.clone();
    let (mut start, mut rows, mut changed) = (0, 0..0, false);
    for paragraph in paragraphs {
        let last = galley.rows[rows.end..].iter().position(|row| row.ends_with_newline);
        rows = rows.end..last.map_or(galley.rows.len(), |last| rows.end + last + 1);
        let letters = letters(galley, start..start + paragraph.len(), fonts);
        let parsed = Parser::new(galley, rows.clone(), letters).parsed()?;
        for number in rows.clone() {
            let row = &galley.rows[number].row;
            let clusters: Vec<&Cluster> = parsed.clusters.iter().filter(|cluster| cluster.row == number).collect();
            if !is_in_order(row, &clusters, &parsed.letters) {
                ordered.rows[number].row =
                    Arc::new(row_in_order(row, &clusters, &parsed.letters, galley.pixels_per_point)?);
                changed = true;
            }
        }
        start += paragraph.len() + 1;
    }
    changed.then_some(ordered)
}

/// Returns whether a letter may look otherwise beside others, be turned round, or have no glyph at all, as signs for the
/// direction of text in a font that lacks a space. Hebrew letters are not: each has a font of its own.
fn may_be_shaped(letter: char) -> bool {
    is_unseen(letter)
        || !matches!(letter, '\0'..='\u{58f}' | 'א'..='ת' | '\u{1e00}'..='\u{2dff}' | '\u{2e80}'..='\u{9fff}')
}

/// A letter of a paragraph.
#[derive(Clone, Copy, Debug)]
struct Letter {
    letter: char,
    /// `true` if it is no mark on the letter before it.
    begins: bool,
    /// Number of the stretch of text that is shaped with it.
    run: usize,
}

/// Returns the letters of a part of a text, given in bytes.
fn letters(galley: &Galley, part: Range<usize>, fonts: &PanelFonts) -> Vec<Letter> {
    let mut letters = Vec::new();
    let mut run = 0;
    for section in &galley.job.sections {
        let within = section.byte_range.start.0.max(part.start)..section.byte_range.end.0.min(part.end);
        let Some(text) = galley.text().get(within).filter(|text| !text.is_empty()) else { continue };
        let clusters: Vec<&str> = text.graphemes(true).collect();
        let faces = fonts.faces(clusters.iter().filter_map(|cluster| cluster.chars().next()));
        let mut before = None;
        for (cluster, face) in clusters.into_iter().zip(faces) {
            if before.replace(face) != Some(face) {
                run += 1;
            }
            letters.extend(cluster.chars().map(|letter| Letter { letter, begins: !is_mark(letter), run }));
        }
    }
    letters
}

/// Returns whether text that is shaped together is turned round: the first letter decides that is of some script.
fn is_turned(run: &[Letter]) -> bool {
    let scripts = run.iter().map(|it| Script::of(it.letter));
    let first = scripts.into_iter().find(|script| *script != Script::COMMON);
    first.is_some_and(|script| {
        matches!(
            script.code,
            "Adlm" | "Arab" | "Hebr" | "Mand" | "Mend" | "Nkoo" | "Rohg" | "Samr" | "Sogd" | "Syrc" | "Thaa" | "Yezi"
        )
    })
}

/// Letters that are drawn together.
#[derive(Clone, Debug, PartialEq)]
struct Cluster {
    /// Letters of the paragraph.
    letters: Range<usize>,
    /// The row in which they stand.
    row: usize,
    /// The glyphs of the row that are drawn for them.
    glyphs: Range<usize>,
    /// `true` if they are left out: the end of a word of which the beginning has no room.
    left_out: bool,
}

/// Finds the glyphs of each letter.
struct Parser<'a> {
    galley: &'a Galley,
    letters: Vec<Letter>,
    /// All glyphs of the paragraph, each given with its row.
    glyphs: Vec<(usize, usize)>,
    /// Number of glyphs that were read.
    at: usize,
    clusters: Vec<Cluster>,
    /// `true` if the text was cut where there was no more room.
    is_cut: bool,
}

impl<'a> Parser<'a> {
    fn new(galley: &'a Galley, rows: Range<usize>, mut letters: Vec<Letter>) -> Parser<'a> {
        let glyphs = rows.clone().flat_map(|row| (0..galley.rows[row].glyphs.len()).map(move |glyph| (row, glyph)));
        let is_cut = galley.elided && rows.end == galley.rows.len();
        if is_cut {
            // The sign for what is left out counts as a letter after all others.
            letters.push(Letter {
                letter: galley.job.wrap.overflow_character.unwrap_or('…'),
                begins: true,
                run: usize::MAX,
            });
        }
        Parser { galley, letters, glyphs: glyphs.collect(), at: 0, clusters: Vec::new(), is_cut }
    }

    /// Reads all of the paragraph.
    fn parsed(mut self) -> Option<Self> {
        let end = self.letters.len() - usize::from(self.is_cut);
        let mut start = 0;
        while start < end && !(self.is_cut && self.is_at_end()) {
            let run = self.letters[start].run;
            let next = self.letters[start..end].iter().position(|it| it.run != run).map_or(end, |next| start + next);
            let first = self.clusters.len();
            match is_turned(&self.letters[start..next]) {
                true => {
                    self.read_from_right(start..next)?;
                    self.clusters[first..].reverse();
                }
                false => self.read_from_left(start..next)?,
            }
            start = next;
        }
        if self.is_cut && self.at < self.glyphs.len() {
            let (row, glyph) = self.glyphs[self.at];
            self.at += 1;
            self.clusters.push(Cluster { letters: end..end + 1, row, glyphs: glyph..glyph + 1, left_out: false });
        }
        (self.at == self.glyphs.len() && (self.is_cut || start == end)).then_some(self)
    }

    /// Returns whether all glyphs but the sign for what is left out have been read.
    fn is_at_end(&self) -> bool {
        self.at + usize::from(self.is_cut) >= self.glyphs.len()
    }

    fn glyph(&self, at: usize) -> Option<&'a Glyph> {
        let (row, glyph) = *self.glyphs.get(at).filter(|_| at + usize::from(self.is_cut) < self.glyphs.len())?;
        self.galley.rows[row].glyphs.get(glyph)
    }

    /// Returns whether the next glyph is drawn for a letter.
    fn comes(&self, at: usize, letter: char) -> bool {
        self.glyph(at).is_some_and(|glyph| glyph.chr == letter)
    }

    /// Returns whether a glyph only fills the place of a letter that is drawn with the one before it.
    fn is_filler(&self, at: usize, letter: char) -> bool {
        self.glyph(at).is_some_and(|it| it.chr == letter && it.advance_width == 0.0 && it.uv_rect.is_nothing())
    }

    /// Appends a cluster of glyphs from one of them to the next that is to be read.
    fn push(&mut self, letters: Range<usize>, first: usize) {
        let (row, glyph) = match self.glyphs.get(first) {
            Some(&at) => at,
            None => self.glyphs.last().map_or((0, 0), |&(row, glyph)| (row, glyph + 1)),
        };
        // A cluster that a line ends in stays with its beginning.
        let count = self.glyphs[first..self.at].iter().filter(|(of, _)| *of == row).count();
        self.clusters.push(Cluster { letters, row, glyphs: glyph..glyph + count, left_out: false });
    }

    /// Returns where the letter that begins next stands.
    fn next_beginning(&self, at: usize, end: usize) -> usize {
        (at + 1..end).find(|&at| self.letters[at].begins).unwrap_or(end)
    }

    fn read_from_left(&mut self, run: Range<usize>) -> Option<()> {
        let mut at = run.start;
        while at < run.end && !(self.is_cut && self.is_at_end()) {
            let first = self.at;
            let mut end = at + 1;
            if self.comes(first, self.letters[at].letter) {
                let drawn = self.glyphs_from_left(at, run.end);
                self.at += drawn;
                end = self.end_of_cluster(at, run.end, drawn);
            } else if Script::of(self.letters[at].letter) != Script::COMMON {
                // Only signs that are not drawn may have no glyph.
                return None;
            }
            self.push(at..end, first);
            at = end;
        }
        Some(())
    }

    /// Returns the end of the letters for which this many glyphs were drawn, and reads those that fill the places of the
    /// last of them.
    fn end_of_cluster(&mut self, at: usize, run: usize, drawn: usize) -> usize {
        let next = self.next_beginning(at, run);
        let mut end = at + drawn;
        let is_filled =
            |parser: &Parser<'_>, end: usize| end < run && parser.is_filler(parser.at, parser.letters[end].letter);
        if is_filled(self, end) {
            while is_filled(self, end) {
                self.at += 1;
                end += 1;
            }
            return end.max(next);
        }
        // Glyphs that are left over are those of letters that come after it.
        let mut end = next;
        while end < run && end - at < drawn && !self.comes(self.at, self.letters[end].letter) {
            end = self.next_beginning(end, run);
        }
        end
    }

    /// Returns how many glyphs are drawn for a letter and the signs that belong to it. Each has the same letter, and so
    /// have those of the next letter if it is the same.
    fn glyphs_from_left(&self, at: usize, end: usize) -> usize {
        let letter = self.letters[at].letter;
        let glyphs = (self.at..).take_while(|&glyph| self.comes(glyph, letter)).count();
        let beginnings = std::iter::successors(Some(at), |&it| Some(self.next_beginning(it, end)));
        let same = beginnings.take_while(|&it| it < end && self.letters[it].letter == letter);
        let with_signs: Vec<bool> = same.map(|it| self.next_beginning(it, end) > it + 1).collect();
        let rest = glyphs.saturating_sub(with_signs.len());
        match with_signs.iter().filter(|&&has| has).count() {
            0 => 1 + rest,
            count if with_signs[0] => 1 + rest.div_ceil(count),
            _ => 1,
        }
    }

    fn read_from_right(&mut self, run: Range<usize>) -> Option<()> {
        let mut end = run.end;
        let clusters = self.clusters.len();
        while end > run.start {
            let Some(letter) = self.glyph(self.at).map(|glyph| glyph.chr) else {
                // The beginning of the word has no room, and its end alone would mean something else.
                self.clusters[clusters..].iter_mut().for_each(|cluster| cluster.left_out = true);
                return self.is_cut.then_some(());
            };
            let first = self.at;
            // Signs above and below come before the letter to which they belong.
            while self.glyph(self.at).is_some_and(|it| it.advance_width == 0.0) && self.comes(self.at + 1, letter) {
                self.at += 1;
            }
            self.at += 1;
            let is_of = |at: usize| self.letters[at].begins && self.letters[at].letter == letter;
            let fillers = self.fillers(&run, self.at - first);
            let begin = match fillers {
                Some(1..) if is_of(run.start) => Some(run.start),
                _ => (run.start..end).rev().find(|&at| is_of(at)),
            };
            match begin {
                Some(begin) => {
                    self.push(begin..end, first);
                    end = begin;
                }
                None => self.take_more(clusters, letter, first)?,
            }
        }
        // What else is drawn for the first letter, and what stands for nothing.
        loop {
            let drawn = self.clusters[clusters..].last()?.glyphs.len();
            if let Some(fillers) = self.fillers(&run, drawn) {
                self.at += fillers;
                return Some(());
            }
            if self.is_cut && self.is_at_end() {
                return Some(());
            }
            let first = self.at;
            self.at += 1;
            self.take_more(clusters, self.letters[run.start].letter, first)?;
        }
    }

    /// Returns the number of glyphs that stand for nothing after a text from right to left for whose first letter this many
    /// were drawn: one for each of its other letters. `None` if others come.
    fn fillers(&self, run: &Range<usize>, drawn: usize) -> Option<usize> {
        let letters = &self.letters[(run.start + drawn).min(run.end)..run.end];
        let come = letters.iter().enumerate().all(|(number, it)| self.is_filler(self.at + number, it.letter));
        come.then_some(letters.len())
    }

    /// Adds glyphs of a letter to the last cluster, if they are drawn for it.
    fn take_more(&mut self, from: usize, letter: char, first: usize) -> Option<()> {
        let (row, _) = *self.glyphs.get(first)?;
        let more = self.at - first;
        let is_of = self.comes(first, letter);
        let cluster = self.clusters[from..].last_mut()?;
        if !is_of || self.letters[cluster.letters.start].letter != letter || cluster.row != row {
            return None;
        }
        cluster.glyphs.end += more;
        Some(())
    }
}

/// Returns whether each letter of a row has a glyph, and they stand in order.
fn is_in_order(row: &Row, clusters: &[&Cluster], letters: &[Letter]) -> bool {
    let mut glyphs = row.glyphs.iter().map(|glyph| glyph.chr);
    let mut at = 0;
    let in_order = clusters.iter().all(|cluster| {
        let follows = cluster.glyphs.start == at && !cluster.left_out;
        at = cluster.glyphs.end;
        follows && letters[cluster.letters.clone()].iter().all(|it| glyphs.next() == Some(it.letter))
    });
    in_order && glyphs.next().is_none()
}

/// Returns a row with its clusters one after another; `None` if some of what was drawn belongs to none of them.
fn row_in_order(row: &Row, clusters: &[&Cluster], letters: &[Letter], to_pixels: f32) -> Option<Row> {
    let drawn = row.visuals.glyph_vertex_range.clone();
    let mut starts: Vec<usize> = clusters.iter().map(|it| it.glyphs.start).collect();
    starts.sort_unstable();
    let left = |glyph: usize| row.glyphs.get(glyph).map_or(row.size.x, |glyph| glyph.pos.x);
    let (mut glyphs, mut vertices, mut x) = (Vec::new(), Vec::with_capacity(drawn.len()), indent(row));
    for cluster in clusters {
        let of_cluster = row.glyphs.get(cluster.glyphs.clone())?;
        let seen = |glyph: &&Glyph| !glyph.uv_rect.is_nothing();
        let first_vertex = drawn.start + vertices.len();
        let by = x - left(cluster.glyphs.start);
        for glyph in of_cluster.iter().filter(seen) {
            let corners = row.visuals.mesh.vertices.get(glyph.first_vertex as usize..)?.get(..4)?;
            vertices.extend(moved(corners, by, to_pixels));
        }
        let end = starts.iter().find(|&&start| start >= cluster.glyphs.end);
        let end = end.map_or(row.size.x, |&start| left(start));
        let has_room = !cluster.left_out && !of_cluster.is_empty();
        let width = if has_room { end - left(cluster.glyphs.start) } else { 0.0 };
        let of_cluster = of_cluster.iter();
        let advance = of_cluster.clone().map(|glyph| glyph.advance_width).sum();
        let Some(&like) = of_cluster.clone().find(seen).or(of_cluster.clone().next()).or(row.glyphs.first()) else {
            continue;
        };
        for (number, it) in letters.get(cluster.letters.clone())?.iter().enumerate() {
            let mut glyph = like;
            glyph.chr = it.letter;
            if number == 0 && has_room {
                (glyph.pos.x, glyph.advance_width, glyph.first_vertex) = (x, advance, first_vertex as u32);
            } else {
                let end = drawn.start + vertices.len();
                (glyph.pos.x, glyph.advance_width, glyph.first_vertex) = (x + width, 0.0, end as u32);
                glyph.uv_rect.max = glyph.uv_rect.min;
            }
            glyphs.push(glyph);
        }
        x += width;
    }
    let mut ordered = row.clone();
    let place = ordered.visuals.mesh.vertices.get_mut(drawn).filter(|place| place.len() == vertices.len())?;
    place.copy_from_slice(&vertices);
    ordered.visuals.mesh_bounds = ordered.visuals.mesh.calc_bounds();
    ordered.glyphs = glyphs;
    Some(ordered)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::ui::right_to_left::install;
    use crate::ui::right_to_left::letters::Order;
    use bevy_egui::egui::epaint::TextShape;
    use bevy_egui::egui::text::LayoutJob;
    use bevy_egui::egui::{Color32, Context, FontDefinitions, FontId, Pos2, RawInput, Rect};
    use naqala_core::lettering::FontLibrary;
    use naqala_core::words::{Arg, Words};
    use std::path::Path;

    /// A panel that writes other scripts in fonts that come with the tests.
    pub(crate) fn panel() -> Context {
        let ctx = Context::default();
        install(&ctx);
        PanelFonts::install(&ctx, FontDefinitions::default(), 0.0);
        let library = FontLibrary::of_folder(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fonts")));
        for letter in ['س', 'ሰ', 'த'] {
            let font = library.font_for(letter);
            assert!(font.is_some(), "{letter}");
            PanelFonts::of(&ctx).settle(&ctx, letter, font);
        }
        ctx
    }

    /// A text as egui lays it out, in a column so wide.
    fn raw(ctx: &Context, text: &str, width: f32) -> Arc<Galley> {
        let mut galley = None;
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            let job = LayoutJob::simple(text.to_owned(), FontId::proportional(20.0), Color32::WHITE, width);
            galley = Some(ui.painter().layout_job(job));
        });
        output.textures_delta.clear();
        galley.expect("the text is laid out")
    }

    /// The same in written order.
    pub(crate) fn laid(ctx: &Context, text: &str, width: f32) -> Galley {
        let galley = raw(ctx, text, width);
        in_written_order(&galley, &PanelFonts::of(ctx)).unwrap_or_else(|| Galley::clone(&galley))
    }

    fn letters_of(galley: &Galley) -> String {
        galley.rows.iter().map(|row| row.text() + if row.ends_with_newline { "\n" } else { "" }).collect()
    }

    /// The signs of a row from left to right as they are drawn: each by its place in the texture of letters.
    fn signs(row: &Row) -> Vec<(f32, Rect)> {
        let corners = row.visuals.mesh.vertices[row.visuals.glyph_vertex_range.clone()].chunks_exact(4);
        let mut signs: Vec<_> = corners.map(|it| (it[0].pos.x, Rect::from_two_pos(it[0].uv, it[3].uv))).collect();
        signs.sort_by(|one, other| one.0.total_cmp(&other.0));
        signs
    }

    const TEXTS: [&str; 10] = [
        "سلمى",
        "سلمى · ሰላም · தமிழ்",
        "منقلة ገበጣ பல்லாங்குழி Тоғыз",
        "South: سلمى منقلة, c1 (2).",
        "كوكو பல்கொ கொக கக்க",
        "بِ بِبِ ببِ للا لله لا",
        "سلمى،١٢٣ 123",
        "سلمى\nሰላም\n\nشلوم שלום שש",
        "🙂سلمى ሰ\u{300}",
        "\u{2067}منقلة\u{2069} a\u{200d}b می\u{200c}لم",
    ];

    #[test]
    fn each_letter_has_a_glyph_in_written_order() {
        let ctx = panel();
        for text in TEXTS {
            for width in [f32::INFINITY, 90.0] {
                let galley = laid(&ctx, text, width);
                assert_eq!(letters_of(&galley), text);
                for row in &galley.rows {
                    let places: Vec<f32> = row.glyphs.iter().map(|glyph| glyph.pos.x).collect();
                    assert!(places.windows(2).all(|pair| pair[0] <= pair[1] + 1.0), "{text}: {places:?}");
                }
            }
        }
    }

    #[test]
    fn moves_in_a_hebrew_text_stand_as_they_are_written() {
        let ctx = Context::default();
        crate::ui::style::letters(&ctx);
        let seen = |text: &str| {
            let galley = laid(&ctx, text, f32::INFINITY);
            let order = Order::of(&galley, true).expect("it runs from right to left").0.remove(0);
            let sign = |(at, from_right): (usize, bool)| {
                let sign = galley.rows[0].glyphs[at].chr;
                if from_right { naqala_core::bidi::mirrored(sign) } else { sign }
            };
            order.into_iter().map(sign).filter(|&sign| !is_unseen(sign)).collect::<String>()
        };
        let hebrew = Words::language("he").expect("it comes with the program");
        let remark = hebrew.label_with("moves-remark-on", &[("move", Arg::from("c4<"))]);
        assert!(seen(&remark).starts_with("c4<"), "{}", seen(&remark));
        let hint = [("move", Arg::from("+e2>")), ("does", Arg::from("."))];
        let hint = seen(&hebrew.label_with("study-hint", &hint));
        assert!(hint.contains("+e2>"), "{hint}");
        let keys = seen(&hebrew.label("table-choose-way"));
        assert!(keys.starts_with(".> ") && keys.contains(" < "), "{keys}");
        // Each letter has a font of its own, and one of these is that of the signs for directions.
        for letter in 'א'..='ת' {
            let seen = seen(&format!("{letter}\u{2066}a1<\u{2069} {letter}"));
            assert_eq!(seen, format!("{letter} a1<{letter}"));
        }
    }

    #[test]
    fn letters_are_drawn_as_they_were_shaped() {
        let ctx = panel();
        for text in ["سلمى", "منقلة", "بِ", "لا", "لعبة صغيرة", "إثيوبيا"] {
            let (raw, laid) = (raw(&ctx, text, f32::INFINITY), laid(&ctx, text, f32::INFINITY));
            let mut shape = TextShape::new(Pos2::ZERO, Arc::new(laid), Color32::WHITE);
            Order::of(&shape.galley, false).expect("it runs from right to left").put(&mut shape);
            let (shaped, seen) = (signs(&raw.rows[0].row), signs(&shape.galley.rows[0].row));
            assert_eq!(shaped.len(), seen.len(), "{text}");
            // Two words change their places; within each nothing does.
            if !text.contains(' ') {
                assert_eq!(shaped, seen, "{text}");
            }
        }
    }

    #[test]
    fn arabic_letters_are_joined() {
        let ctx = panel();
        let signs_of = |text: &str| signs(&raw(&ctx, text, f32::INFINITY).rows[0].row);
        let apart: Vec<Rect> = signs_of("م").into_iter().map(|it| it.1).collect();
        let joined: Vec<Rect> = signs_of("سلمى").into_iter().map(|it| it.1).collect();
        assert_eq!(joined.len(), 4);
        assert!(!joined.contains(&apart[0]), "a letter between two others is not drawn as one that stands alone");
    }

    #[test]
    fn the_end_of_a_word_is_left_out_with_its_beginning() {
        let ctx = panel();
        for text in ["لعبة صغيرة منقلة", "ab سلمى منقلة", "ሰላም ትንሽ"] {
            let mut width = 20.0;
            while width < 160.0 {
                let galley = {
                    let mut galley = None;
                    let mut output = ctx.run_ui(RawInput::default(), |ui| {
                        let font = FontId::proportional(20.0);
                        let mut job = LayoutJob::simple(text.to_owned(), font, Color32::WHITE, width);
                        job.wrap.max_rows = 1;
                        job.wrap.break_anywhere = true;
                        galley = Some(ui.painter().layout_job(job));
                    });
                    output.textures_delta.clear();
                    galley.expect("the text is laid out")
                };
                let ordered = in_written_order(&galley, &PanelFonts::of(&ctx));
                let ordered = ordered.unwrap_or_else(|| Galley::clone(&galley));
                let drawn = ordered.rows[0].glyphs.iter().filter(|it| !it.uv_rect.is_nothing()).map(|it| it.chr);
                let drawn: String = drawn.collect();
                if galley.elided {
                    assert!(drawn.ends_with('…'), "{text}, {width}: {drawn}");
                    let kept = drawn.trim_end_matches('…');
                    assert!(text.replace(' ', "").starts_with(kept), "{text}, {width}: {drawn}");
                }
                width += 7.0;
            }
        }
    }
}
