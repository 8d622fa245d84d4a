//! An animated PNG: every colour as it is, and of each picture only the rectangle that has changed.

use super::gif::changed_part;
use crate::ui::picture::Picture;
use crate::ui::picture::{PictureError, Size, not_encoded};
use png::{BitDepth, BlendOp, ColorType, Compression, DisposeOp, Encoder, Writer};
use std::fs::File;
use std::io::{BufWriter, Read, Seek};

/// A film in the making.
pub(super) struct Film {
    writer: Writer<BufWriter<File>>,
    /// The same file, to be read when all has been written.
    made: File,
    width: usize,
    before: Option<Vec<[u8; 3]>>,
}

impl Film {
    /// A film of this many pictures.
    pub fn new(size: Size, pictures: usize) -> Result<Film, PictureError> {
        let file = tempfile::tempfile().map_err(not_encoded)?;
        let made = file.try_clone().map_err(not_encoded)?;
        let mut encoder = Encoder::new(BufWriter::new(file), size.width, size.height);
        encoder.set_color(ColorType::Rgb);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_compression(Compression::Balanced);
        encoder.set_animated(pictures as u32, 0).map_err(not_encoded)?;
        encoder.set_blend_op(BlendOp::Source).map_err(not_encoded)?;
        encoder.set_dispose_op(DisposeOp::None).map_err(not_encoded)?;
        let writer = encoder.write_header().map_err(not_encoded)?;
        Ok(Film { writer, made, width: size.width as usize, before: None })
    }

    /// Adds a picture that is shown for a time, in hundredths of a second.
    pub fn add(&mut self, picture: &Picture, hundredths: u16) -> Result<(), PictureError> {
        let now = picture.rgb.as_chunks::<3>().0.to_vec();
        let whole = (0, 0, self.width, now.len() / self.width);
        // Where nothing has changed, a point is written once more: the number of pictures was announced.
        let changed = |before: &Vec<_>| changed_part(before, &now, self.width).unwrap_or((0, 0, 1, 1));
        let (left, top, right, bottom) = self.before.as_ref().map_or(whole, changed);
        let rows = (top..bottom).flat_map(|y| &now[y * self.width + left..y * self.width + right]);
        let bytes: Vec<u8> = rows.flatten().copied().collect();
        let writer = &mut self.writer;
        writer.set_frame_delay(hundredths, 100).map_err(not_encoded)?;
        if self.before.is_some() {
            // The place is checked against the size, and the size against the place.
            writer.set_frame_position(0, 0).map_err(not_encoded)?;
            writer.set_frame_dimension((right - left) as u32, (bottom - top) as u32).map_err(not_encoded)?;
            writer.set_frame_position(left as u32, top as u32).map_err(not_encoded)?;
        }
        writer.write_image_data(&bytes).map_err(not_encoded)?;
        self.before = Some(now);
        Ok(())
    }

    /// The film's bytes.
    pub fn finish(self) -> Result<Vec<u8>, PictureError> {
        let Film { writer, mut made, .. } = self;
        writer.finish().map_err(not_encoded)?;
        let mut bytes = Vec::new();
        made.rewind().and_then(|()| made.read_to_end(&mut bytes)).map_err(not_encoded)?;
        Ok(bytes)
    }
}
