//! An animated GIF: one palette for the whole film, and of each picture only what has changed.

use crate::ui::picture::Picture;
use crate::ui::picture::{PictureError, Size, not_encoded};
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use std::borrow::Cow;

/// Colours of the palette; one more stands for what has not changed.
const COLOURS: usize = 255;
const UNCHANGED: u8 = 255;
/// Bits of each channel that are told apart when colours are counted.
const BITS: u32 = 6;

/// The moments whose pictures the palette is made from.
pub(super) fn samples(from: f64, until: f64) -> Vec<f64> {
    (0..7).map(|i| from + (until - from) * f64::from(i) / 6.0).collect()
}

/// A film in the making.
pub(super) struct Film {
    encoder: Encoder<Vec<u8>>,
    size: Size,
    palette: Palette,
    /// The picture before, as it is shown.
    before: Option<Vec<u8>>,
    /// The picture to be written when it is known how long it stands.
    waiting: Option<Frame<'static>>,
}

impl Film {
    /// A film whose colours are those of the samples.
    pub fn new(size: Size, samples: &[Picture]) -> Result<Film, PictureError> {
        let palette = Palette::of(samples);
        let (width, height) = (size.width as u16, size.height as u16);
        let mut encoder = Encoder::new(Vec::new(), width, height, &palette.bytes()).map_err(not_encoded)?;
        encoder.set_repeat(Repeat::Infinite).map_err(not_encoded)?;
        Ok(Film { encoder, size, palette, before: None, waiting: None })
    }

    /// Adds a picture that is shown for a time, in hundredths of a second.
    pub fn add(&mut self, picture: &Picture, hundredths: u16) -> Result<(), PictureError> {
        let width = self.size.width as usize;
        let shown: Vec<u8> = picture
            .rgb
            .chunks_exact(3)
            .enumerate()
            .map(|(i, rgb)| self.palette.nearest([rgb[0], rgb[1], rgb[2]], i % width, i / width))
            .collect();
        let changed = match &self.before {
            None => Some((0, 0, width, self.size.height as usize)),
            Some(before) => changed_part(before, &shown, width),
        };
        let Some((left, top, right, bottom)) = changed else {
            // The picture before stands longer, as far as a GIF can say.
            if let Some(waiting) = &mut self.waiting {
                waiting.delay = waiting.delay.saturating_add(hundredths);
            }
            return Ok(());
        };
        let mut pixels = Vec::with_capacity((right - left) * (bottom - top));
        for y in top..bottom {
            for x in left..right {
                let at = y * width + x;
                let same = self.before.as_ref().is_some_and(|before| before[at] == shown[at]);
                pixels.push(if same { UNCHANGED } else { shown[at] });
            }
        }
        let frame = Frame {
            delay: hundredths,
            dispose: DisposalMethod::Keep,
            transparent: Some(UNCHANGED),
            left: left as u16,
            top: top as u16,
            width: (right - left) as u16,
            height: (bottom - top) as u16,
            buffer: Cow::Owned(pixels),
            ..Frame::default()
        };
        if let Some(ready) = self.waiting.replace(frame) {
            self.encoder.write_frame(&ready).map_err(not_encoded)?;
        }
        self.before = Some(shown);
        Ok(())
    }

    /// The film's bytes.
    pub fn finish(mut self) -> Result<Vec<u8>, PictureError> {
        if let Some(last) = self.waiting.take() {
            self.encoder.write_frame(&last).map_err(not_encoded)?;
        }
        self.encoder.into_inner().map_err(not_encoded)
    }
}

/// The smallest rectangle that holds all that differs: left, top, and right and bottom beyond it.
pub(super) fn changed_part<T: PartialEq>(
    before: &[T],
    now: &[T],
    width: usize,
) -> Option<(usize, usize, usize, usize)> {
    let mut part: Option<(usize, usize, usize, usize)> = None;
    for (at, (a, b)) in before.iter().zip(now).enumerate() {
        if a != b {
            let (x, y) = (at % width, at / width);
            let (left, top, right, bottom) = part.unwrap_or((x, y, x + 1, y + 1));
            part = Some((left.min(x), top.min(y), right.max(x + 1), bottom.max(y + 1)));
        }
    }
    part
}

/// Colours that suit a film, and the nearest of them for each.
struct Palette {
    colours: Vec<[u8; 3]>,
    /// The nearest colour by the leading bits of each channel.
    nearest: Vec<u8>,
}

impl Palette {
    /// Splits the colours of the samples into boxes, always the one whose colours differ most, and takes the mean of
    /// each (median cut).
    fn of(samples: &[Picture]) -> Palette {
        let mut counts = vec![(0u32, [0u64; 3]); 1 << (3 * BITS)];
        for rgb in samples.iter().flat_map(|picture| picture.rgb.chunks_exact(3)) {
            let (count, sum) = &mut counts[key([rgb[0], rgb[1], rgb[2]])];
            *count += 1;
            for c in 0..3 {
                sum[c] += u64::from(rgb[c]);
            }
        }
        let all: Vec<Shade> = counts
            .iter()
            .filter(|(count, _)| *count > 0)
            .map(|(count, sum)| Shade { rgb: [0, 1, 2].map(|c| (sum[c] / u64::from(*count)) as u8), count: *count })
            .collect();
        let mut boxes = vec![Part::new(all)];
        while boxes.len() < COLOURS {
            let Some(widest) = (0..boxes.len())
                .filter(|&i| boxes[i].shades.len() > 1)
                .max_by(|&a, &b| boxes[a].spread.total_cmp(&boxes[b].spread))
            else {
                break;
            };
            let (low, high) = boxes.swap_remove(widest).split();
            boxes.extend([low, high]);
        }
        let colours: Vec<[u8; 3]> = boxes.iter().map(Part::mean).collect();
        let nearest = (0..1usize << (3 * BITS)).map(|key| closest(&colours, middle(key))).collect();
        Palette { colours, nearest }
    }

    fn bytes(&self) -> Vec<u8> {
        let mut bytes: Vec<u8> = self.colours.iter().flatten().copied().collect();
        bytes.resize(3 * (COLOURS + 1), 0);
        bytes
    }

    /// The palette's colour for a pixel. A fixed pattern of small shifts keeps gradients from showing bands, and what
    /// stands still from flickering.
    fn nearest(&self, rgb: [u8; 3], x: usize, y: usize) -> u8 {
        const PATTERN: [[i16; 4]; 4] = [[-8, 0, -6, 2], [4, -4, 6, -2], [-5, 3, -7, 1], [7, -1, 5, -3]];
        let shift = PATTERN[y % 4][x % 4] / 2;
        self.nearest[key(rgb.map(|part| (i16::from(part) + shift).clamp(0, 255) as u8))]
    }
}

fn key(rgb: [u8; 3]) -> usize {
    rgb.iter().fold(0, |key, &part| key << BITS | usize::from(part >> (8 - BITS)))
}

/// A colour in the middle of all that have this key.
fn middle(key: usize) -> [u8; 3] {
    [2, 1, 0].map(|c| {
        let part = (key >> (c * BITS as usize)) & ((1 << BITS) - 1);
        ((part << (8 - BITS)) | (1 << (7 - BITS))) as u8
    })
}

fn closest(colours: &[[u8; 3]], rgb: [u8; 3]) -> u8 {
    let far = |colour: &[u8; 3]| -> i32 {
        let [r, g, b] = [0, 1, 2].map(|c| i32::from(colour[c]) - i32::from(rgb[c]));
        // The eye tells greens apart best and blues least.
        3 * r * r + 6 * g * g + 2 * b * b
    };
    colours.iter().enumerate().min_by_key(|(_, colour)| far(colour)).map_or(0, |(i, _)| i as u8)
}

/// A colour that occurs, and how often.
#[derive(Clone, Copy)]
struct Shade {
    rgb: [u8; 3],
    count: u32,
}

/// Colours that will be shown as one.
struct Part {
    shades: Vec<Shade>,
    channel: usize,
    spread: f64,
}

impl Part {
    fn new(shades: Vec<Shade>) -> Part {
        let total: f64 = shades.iter().map(|shade| f64::from(shade.count)).sum::<f64>().max(1.0);
        let spread = |c: usize| {
            let mean = shades.iter().map(|s| f64::from(s.rgb[c]) * f64::from(s.count)).sum::<f64>() / total;
            shades.iter().map(|s| (f64::from(s.rgb[c]) - mean).powi(2) * f64::from(s.count)).sum::<f64>()
        };
        let spreads = [0, 1, 2].map(spread);
        let channel = (0..3).max_by(|&a, &b| spreads[a].total_cmp(&spreads[b])).unwrap_or(0);
        // A few bright stones must not lose their colour to a large board: many alike count less than their number.
        Part { spread: spreads[channel] / total.powf(0.35), shades, channel }
    }

    /// Splits at the mean of the channel in which the colours differ most. Both parts have some.
    fn split(mut self) -> (Part, Part) {
        let c = self.channel;
        self.shades.sort_by_key(|shade| shade.rgb[c]);
        let total: f64 = self.shades.iter().map(|shade| f64::from(shade.count)).sum();
        let mean = self.shades.iter().map(|s| f64::from(s.rgb[c]) * f64::from(s.count)).sum::<f64>() / total.max(1.0);
        let at = self.shades.partition_point(|shade| f64::from(shade.rgb[c]) <= mean).clamp(1, self.shades.len() - 1);
        let high = self.shades.split_off(at);
        (Part::new(self.shades), Part::new(high))
    }

    fn mean(&self) -> [u8; 3] {
        let total: u64 = self.shades.iter().map(|shade| u64::from(shade.count)).sum::<u64>().max(1);
        [0, 1, 2]
            .map(|c| (self.shades.iter().map(|s| u64::from(s.rgb[c]) * u64::from(s.count)).sum::<u64>() / total) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(size: Size, colour: impl Fn(usize, usize) -> [u8; 3]) -> Picture {
        let (width, height) = (size.width as usize, size.height as usize);
        Picture { rgb: (0..width * height).flat_map(|i| colour(i % width, i / width)).collect() }
    }

    #[test]
    fn a_film_shows_what_it_was_given() {
        let size = Size { width: 32, height: 20 };
        let moving = |at: usize| {
            picture(size, move |x, y| if x.abs_diff(at) < 3 && y > 10 { [240, 30, 30] } else { [20, 90, 60] })
        };
        let mut film = Film::new(size, &[moving(4), moving(20)]).expect("a palette of two colours");
        for at in [4, 4, 20] {
            film.add(&moving(at), 5).expect("a picture of the right size");
        }
        let bytes = film.finish().expect("a whole film");
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let mut decoder = options.read_info(bytes.as_slice()).expect("a GIF");
        let mut frames = Vec::new();
        while let Some(frame) = decoder.read_next_frame().expect("a sound frame") {
            frames.push((frame.delay, frame.width, frame.height));
        }
        assert_eq!(frames, [(10, 32, 20), (5, 21, 9)]);
    }

    #[test]
    fn colours_stay_near_what_they_were() {
        let size = Size { width: 64, height: 64 };
        let gradient = picture(size, |x, y| [(x * 4) as u8, (y * 4) as u8, 128]);
        let palette = Palette::of(std::slice::from_ref(&gradient));
        for (i, rgb) in gradient.rgb.chunks_exact(3).enumerate() {
            let shown = palette.colours[usize::from(palette.nearest([rgb[0], rgb[1], rgb[2]], i % 64, i / 64))];
            let far = (0..3).map(|c| rgb[c].abs_diff(shown[c])).max().unwrap_or(0);
            assert!(far < 28, "{rgb:?} became {shown:?}");
        }
    }
}
