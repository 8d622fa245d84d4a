//! Dates as people write them.

use super::Words;
use super::message::Message;
use jiff::civil::Date;

impl Words {
    /// Returns a date of a record, such as `2026-11-28` or `2026.11.??`, in this language, as far as it is known: a
    /// day, a month, a year, or nothing. Other texts are returned as they are.
    pub fn date(&self, written: &str) -> String {
        let written = written.trim();
        match PartialDate::of(written) {
            None => self.text(written).to_owned(),
            Some(PartialDate::Nothing) => String::new(),
            Some(PartialDate::Year(year)) => self.say(&Message::new("date-year").with("year", year.to_string())),
            Some(PartialDate::Month(year, month)) => {
                self.say(&Message::new("date-month").with("month", month).with("year", year.to_string()))
            }
            Some(PartialDate::Day(date)) => {
                let [day, month] = [date.day(), date.month()].map(i32::from);
                let year = date.year().to_string();
                self.say(&Message::new("date-day").with("day", day).with("month", month).with("year", year))
            }
        }
    }
}

/// Date as far as it is known.
enum PartialDate {
    Nothing,
    Year(i16),
    /// The year, and the month from 1 to 12.
    Month(i16, i32),
    Day(Date),
}

impl PartialDate {
    /// Reads year, month and day in this order, separated by hyphens or full stops; parts at the end may be missing, or
    /// question marks. `None` if the text is no date.
    fn of(written: &str) -> Option<PartialDate> {
        let sign = if written.contains('.') { '.' } else { '-' };
        let mut parts = written.split(sign);
        let year = number(parts.next()?, 4)?;
        let [month, day] = [parts.next(), parts.next()].map(|part| part.map_or(Some(None), |part| number(part, 2)));
        let (month, day) = (month?, day?);
        if parts.next().is_some() {
            return None;
        }
        Some(match (year, month, day) {
            (None, ..) => PartialDate::Nothing,
            (Some(year), None, _) => PartialDate::Year(year),
            (Some(year), Some(month), None) if (1..=12).contains(&month) => PartialDate::Month(year, month.into()),
            (Some(year), Some(month), Some(day)) => {
                let [month, day] = [month, day].map(i8::try_from);
                PartialDate::Day(Date::new(year, month.ok()?, day.ok()?).ok()?)
            }
            _ => return None,
        })
    }
}

/// Reads a number of this many digits; the inner `None` if it is as many question marks, the outer one for any other
/// text.
fn number(text: &str, digits: usize) -> Option<Option<i16>> {
    if text.len() != digits {
        return None;
    }
    if text.bytes().all(|c| c == b'?') {
        return Some(None);
    }
    let is_number = text.bytes().all(|c| c.is_ascii_digit());
    is_number.then(|| text.parse().ok()).flatten().map(Some)
}
