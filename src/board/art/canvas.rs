//! Pictures made of numbers: a canvas painted pixel by pixel, soft noise, and shapes as signed distances.

use bevy::asset::RenderAssetUsages;
use bevy::image::{Image, ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::math::{Rect, Vec2};
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat, TextureUsages};

/// Red, green, blue and alpha, each 0 to 1, as a screen shows them; alpha not multiplied in.
pub type Paint = [f32; 4];

/// A picture in the making.
pub struct Canvas {
    width: u32,
    height: u32,
    pixels: Vec<[u8; 4]>,
}

impl Canvas {
    /// Paints every pixel by its place: `brush` is given the pixel's middle, from the upper left corner.
    pub fn painted(width: u32, height: u32, brush: impl Fn(Vec2) -> Paint + Sync) -> Canvas {
        let (width, height) = (width.max(1), height.max(1));
        let mut pixels = vec![[0; 4]; (width * height) as usize];
        let painters = std::thread::available_parallelism().map_or(1, |n| n.get().min(8));
        let band = (height as usize).div_ceil(painters);
        std::thread::scope(|scope| {
            for (i, rows) in pixels.chunks_mut(band * width as usize).enumerate() {
                let brush = &brush;
                scope.spawn(move || {
                    for (j, pixel) in rows.iter_mut().enumerate() {
                        let (x, y) = (j % width as usize, i * band + j / width as usize);
                        *pixel = brush(Vec2::new(x as f32 + 0.5, y as f32 + 0.5))
                            .map(|v| (v.clamp(0.0, 1.0) * 255.0 + 0.5) as u8);
                    }
                });
            }
        });
        Canvas { width, height, pixels }
    }

    /// Paints a sheet of square cells: `brush` is given the cell's number, row by row from 0, and a point of it in
    /// which both coordinates run from -1 to 1, y downwards, with the size of a pixel there.
    pub fn sheet(columns: u32, rows: u32, cell: u32, brush: impl Fn(usize, Vec2, f32) -> Paint + Sync) -> Canvas {
        Canvas::painted(columns * cell, rows * cell, |at| {
            let place = (at / cell as f32).floor();
            let within = (at - place * cell as f32) / cell as f32 * 2.0 - Vec2::ONE;
            brush((place.y as u32 * columns + place.x as u32) as usize, within, 2.0 / cell as f32)
        })
    }

    /// The picture as a texture, with smaller copies of itself down to `levels`, so that it is smooth at any size.
    pub fn image(self, levels: u32) -> Image {
        let extent = Extent3d { width: self.width, height: self.height, depth_or_array_layers: 1 };
        let most = self.width.max(self.height).ilog2() + 1;
        let levels = levels.clamp(1, most);
        let mut data: Vec<u8> = self.pixels.iter().flatten().copied().collect();
        let mut level = self;
        for _ in 1..levels {
            level = level.halved();
            data.extend(level.pixels.iter().flatten());
        }
        let mut image = Image::new_uninit(
            extent,
            TextureDimension::D2,
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::default(),
        );
        image.texture_descriptor.mip_level_count = levels;
        // Bevy 0.19 writes another image of the same size into the texture that there is, and of that the first level alone;
        // one that nothing can be copied to it makes anew.
        image.texture_descriptor.usage = TextureUsages::TEXTURE_BINDING;
        image.data = Some(data);
        image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
            mag_filter: ImageFilterMode::Linear,
            min_filter: ImageFilterMode::Linear,
            mipmap_filter: ImageFilterMode::Linear,
            ..Default::default()
        });
        image
    }

    /// The same, going on beyond its edges as it began.
    pub fn endless(self, levels: u32) -> Image {
        let mut image = self.image(levels);
        image.sampler.get_or_init_descriptor().set_address_mode(ImageAddressMode::Repeat);
        image
    }

    /// All of the picture, in its own pixels.
    pub fn whole(&self) -> Rect {
        Rect::new(0.0, 0.0, self.width as f32, self.height as f32)
    }

    /// Its pixels, row by row from the upper left corner: red, green, blue and alpha, which is not multiplied in.
    pub fn pixels(&self) -> &[[u8; 4]] {
        &self.pixels
    }

    /// Lays a part of another picture over this one, into a place given in pixels; what is beyond the edge is cut off.
    pub fn lay(&mut self, other: &Canvas, part: Rect, place: Rect) {
        let (from, to) = (place.min.floor().max(Vec2::ZERO).as_uvec2(), place.max.ceil().max(Vec2::ZERO).as_uvec2());
        for y in from.y..to.y.min(self.height) {
            for x in from.x..to.x.min(self.width) {
                let within = (Vec2::new(x as f32 + 0.5, y as f32 + 0.5) - place.min) / place.size();
                if within.min_element() < 0.0 || within.max_element() > 1.0 {
                    continue;
                }
                let [r, g, b, alpha] = other.between(part.min + within * part.size());
                let under = &mut self.pixels[(y * self.width + x) as usize];
                let below = under.map(|v| f32::from(v) / 255.0);
                let rest = below[3] * (1.0 - alpha);
                let solid = alpha + rest;
                for (channel, over) in [r, g, b].into_iter().enumerate() {
                    let mixed = (over * alpha + below[channel] * rest) / solid.max(1e-6);
                    under[channel] = (mixed * 255.0 + 0.5) as u8;
                }
                under[3] = (solid * 255.0 + 0.5) as u8;
            }
        }
    }

    /// The colour at a point, between the middles of pixels.
    pub fn between(&self, at: Vec2) -> Paint {
        let at = at - Vec2::splat(0.5);
        let (corner, part) = (at.floor(), at - at.floor());
        let pixel = |x: f32, y: f32| {
            let x = (corner.x + x).clamp(0.0, self.width as f32 - 1.0) as u32;
            let y = (corner.y + y).clamp(0.0, self.height as f32 - 1.0) as u32;
            self.pixels[(y * self.width + x) as usize].map(|v| f32::from(v) / 255.0)
        };
        let four = [
            (pixel(0.0, 0.0), (1.0 - part.x) * (1.0 - part.y)),
            (pixel(1.0, 0.0), part.x * (1.0 - part.y)),
            (pixel(0.0, 1.0), (1.0 - part.x) * part.y),
            (pixel(1.0, 1.0), part.x * part.y),
        ];
        let alpha: f32 = four.iter().map(|(paint, share)| paint[3] * share).sum();
        let mix =
            |c: usize| four.iter().map(|(paint, share)| paint[c] * paint[3] * share).sum::<f32>() / alpha.max(1e-6);
        [mix(0), mix(1), mix(2), alpha]
    }

    /// The picture at half its size. Colours count by how opaque they are, so that no dark fringe appears.
    pub fn halved(&self) -> Canvas {
        let (width, height) = ((self.width / 2).max(1), (self.height / 2).max(1));
        let at = |x: u32, y: u32| self.pixels[(y.min(self.height - 1) * self.width + x.min(self.width - 1)) as usize];
        let mut pixels = Vec::with_capacity((width * height) as usize);
        for y in 0..height {
            for x in 0..width {
                let four = [at(2 * x, 2 * y), at(2 * x + 1, 2 * y), at(2 * x, 2 * y + 1), at(2 * x + 1, 2 * y + 1)];
                let opaque: u32 = four.iter().map(|p| u32::from(p[3])).sum();
                let mix = |c: usize| {
                    let weighed: u32 = four.iter().map(|p| u32::from(p[c]) * u32::from(p[3])).sum();
                    let plain: u32 = four.iter().map(|p| u32::from(p[c])).sum();
                    weighed.checked_div(opaque).unwrap_or(plain / 4) as u8
                };
                pixels.push([mix(0), mix(1), mix(2), (opaque / 4) as u8]);
            }
        }
        Canvas { width, height, pixels }
    }
}

/// A number from 0 to 1 that looks random and is always the same for the same place.
pub fn hash(x: i32, y: i32) -> f32 {
    let mut h = (x as u32).wrapping_mul(0x9E37_79B1) ^ (y as u32).wrapping_mul(0x85EB_CA77);
    h = (h ^ (h >> 15)).wrapping_mul(0x2C1B_3C6D);
    h = (h ^ (h >> 12)).wrapping_mul(0x297A_2D39);
    ((h ^ (h >> 15)) & 0xff_ffff) as f32 / 16_777_215.0
}

/// Noise that changes smoothly, 0 to 1, with a new value at each whole number.
pub fn noise(x: f32, y: f32) -> f32 {
    smoothed(x, y, hash)
}

/// The same, going on where it began after a number of whole steps to the right and downwards.
pub fn tiled(x: f32, y: f32, columns: i32, rows: i32) -> f32 {
    smoothed(x, y, |i, j| hash(i.rem_euclid(columns), j.rem_euclid(rows)))
}

/// Values given at whole numbers, smoothly joined.
fn smoothed(x: f32, y: f32, value: impl Fn(i32, i32) -> f32) -> f32 {
    let (cell_x, cell_y) = (x.floor(), y.floor());
    let ease = |t: f32| t * t * (3.0 - 2.0 * t);
    let (u, v) = (ease(x - cell_x), ease(y - cell_y));
    let (i, j) = (cell_x as i32, cell_y as i32);
    let upper = lerp(value(i, j), value(i + 1, j), u);
    let lower = lerp(value(i, j + 1), value(i + 1, j + 1), u);
    lerp(upper, lower, v)
}

/// Three layers of [`noise`], each twice as fine and half as strong as the one before.
pub fn rough(x: f32, y: f32) -> f32 {
    (noise(x, y) * 4.0 + noise(x * 2.0 + 17.0, y * 2.0 + 31.0) * 2.0 + noise(x * 4.0 + 53.0, y * 4.0 + 71.0)) / 7.0
}

/// Between `a` and `b`, at `t` from 0 to 1.
pub fn lerp(a: f32, b: f32, t: f32) -> f32 {
    a + (b - a) * t
}

/// 0 below `a`, 1 above `b`, smooth between; `a` may be the larger.
pub fn step(a: f32, b: f32, x: f32) -> f32 {
    let t = ((x - a) / (b - a)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// Returns how much of a pixel a shape covers, by the signed distance of the pixel's middle from its edge.
pub fn cover(distance: f32, pixel: f32) -> f32 {
    (0.5 - distance / pixel).clamp(0.0, 1.0)
}

/// Signed distance from a rectangle about the origin with rounded corners; negative inside.
pub fn rounded(point: Vec2, half: Vec2, corner: f32) -> f32 {
    let q = point.abs() - half + Vec2::splat(corner);
    q.max(Vec2::ZERO).length() + q.max_element().min(0.0) - corner
}

/// Distance from the line between two points.
pub fn segment(point: Vec2, from: Vec2, to: Vec2) -> f32 {
    let along = to - from;
    let t = ((point - from).dot(along) / along.length_squared()).clamp(0.0, 1.0);
    (point - from - along * t).length()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_texture_holds_all_its_smaller_copies() {
        let image = Canvas::painted(8, 4, |_| [1.0, 0.5, 0.0, 1.0]).image(9);
        assert_eq!(image.texture_descriptor.mip_level_count, 4);
        let copied_to = image.texture_descriptor.usage.contains(TextureUsages::COPY_DST);
        assert!(!copied_to, "another image of the same size has its own smaller copies");
        assert_eq!(image.data.as_ref().map(Vec::len), Some(4 * (32 + 8 + 2 + 1)));
        assert!(image.data.expect("painted").chunks(4).all(|pixel| pixel == [255, 128, 0, 255]));
    }

    #[test]
    fn a_tile_goes_on_beyond_its_edges() {
        let image = Canvas::painted(2, 2, |_| [1.0; 4]).endless(1);
        let ImageSampler::Descriptor(sampler) = image.sampler else { panic!("it has a sampler of its own") };
        assert_eq!([sampler.address_mode_u, sampler.address_mode_v], [ImageAddressMode::Repeat; 2]);
    }

    #[test]
    fn what_is_transparent_does_not_stain_what_is_not() {
        let canvas = Canvas::painted(2, 2, |at| if at.x < 1.0 { [1.0, 1.0, 1.0, 1.0] } else { [0.0, 0.0, 0.0, 0.0] });
        assert_eq!(canvas.halved().pixels, [[255, 255, 255, 127]]);
    }

    #[test]
    fn tiled_noise_goes_on_in_the_next_tile() {
        for n in 0..40 {
            let (x, y) = (n as f32 * 0.37, n as f32 * 0.21);
            assert!((tiled(x, y, 8, 4) - tiled(x + 8.0, y - 4.0, 8, 4)).abs() < 1e-4);
            assert!((noise(x, y) - tiled(x, y, 1000, 1000)).abs() < 1e-6);
        }
    }

    #[test]
    fn distances_are_negative_inside() {
        assert!(rounded(Vec2::ZERO, Vec2::new(3.0, 2.0), 1.0) < -1.9);
        assert!(rounded(Vec2::new(3.0, 2.0), Vec2::new(3.0, 2.0), 1.0) > 0.3);
        assert!((segment(Vec2::new(0.0, 2.0), Vec2::new(-1.0, 0.0), Vec2::new(1.0, 0.0)) - 2.0).abs() < 1e-6);
    }
}
