//! The options that can be changed in a preset: without the values that do not go with it.

use super::assemble::Checked;
use super::variant::{OptionKind, Preset, Setting, Settings, Variant, VariantOption};

impl Variant {
    /// Returns the options that can be changed in a preset, or in the variant itself, each with the values that are
    /// accepted there by themselves. An option that is left with one value is not among them.
    pub fn offered<'v>(&'v self, preset: Option<&'v Preset>) -> &'v [VariantOption] {
        let Some(preset) = preset else { return &self.options };
        preset.offered.get_or_init(|| {
            let narrowed = |option| self.accepted(option, Some(preset), &Settings::new());
            self.options.iter().filter_map(narrowed).collect()
        })
    }

    /// Returns the preset of a game's id such as `kalah/the-spruce`, if it names one of this variant's.
    pub fn preset_of(&self, id: &str) -> Option<&Preset> {
        let (_, preset) = id.split_once('/')?;
        self.presets.iter().find(|it| it.id == preset)
    }

    /// Returns an option with the values that go with a preset and with what else is set, or nothing if that leaves no
    /// choice.
    pub fn accepted(&self, option: &VariantOption, preset: Option<&Preset>, set: &Settings) -> Option<VariantOption> {
        let plain = Checked::of(self, preset, set, None).ok();
        let accepts = |value: String| {
            let mut settings = set.clone();
            settings.insert(option.id.clone(), value);
            Checked::of(self, preset, &settings, plain.as_ref()).is_ok()
        };
        let mut narrowed = option.clone();
        let choices = match &mut narrowed.kind {
            OptionKind::Choices(choices) => {
                choices.retain(|choice| accepts(choice.id.clone()));
                choices.len()
            }
            // Any number will do for a random draw.
            OptionKind::Number { sets, .. } if sets.contains(&Setting::Fill) => 2,
            OptionKind::Number { from, to, default, .. } => {
                let usual = set.get(&option.id).cloned().unwrap_or_else(|| option.default_in(preset));
                let usual = usual.parse().unwrap_or(*default);
                *from = (*from..usual).rev().take_while(|number| accepts(number.to_string())).last().unwrap_or(usual);
                *to = (usual + 1..=*to).take_while(|number| accepts(number.to_string())).last().unwrap_or(usual);
                usize::from(*to - *from) + 1
            }
        };
        (choices > 1).then_some(narrowed)
    }
}
