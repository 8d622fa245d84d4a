//! Typed views of clauses and conditions: the fields of a rule struct with their values, each value as the thing it is.
//! Sentences are found and filled in by them.

use super::condition::{Counts, Marked, MoveIf, PitIf, TurnIf, Whose};
use super::ending::{Halves, Left, Repeated};
use super::landing::{HowMany, Run};
use super::rule_struct::RuleStruct;
use crate::rules::board::Part;

/// Value of a field.
#[derive(Clone, Debug, PartialEq)]
pub enum FieldValue<'a> {
    /// No value, in a field that may be left empty; the names of the fields that a rule struct would have there.
    Absent(&'static [&'static str]),
    /// `true` or `false`.
    Flag(bool),
    /// Whole number.
    Number(u32),
    /// Number of halves.
    Halves(u16),
    /// Text of the author's own, such as the id of a clause.
    Text(&'a str),
    /// Word of an enum as files spell it, with the values in brackets after it.
    Word(&'static str, Vec<FieldValue<'a>>),
    /// Values one after another.
    List(Vec<FieldValue<'a>>),
    /// Owner of a pit, a store or a mark.
    Whose(Whose),
    /// Numbers of seeds, laps, turns.
    Counts(&'a Counts),
    /// Mark of a pit.
    Mark(&'a Marked),
    /// Parts of rows.
    Parts(&'a [Part]),
    /// Condition on a pit.
    PitIf(&'a PitIf),
    /// Condition on the turn and the lap.
    TurnIf(&'a TurnIf),
    /// Condition on a move.
    MoveIf(&'a MoveIf),
    /// Run of captures.
    Run(&'a Run),
    /// Number of seeds left in pits.
    Left(&'a Left),
    /// Position that occurs again.
    Repeated(&'a Repeated),
}

impl<'a> FieldValue<'a> {
    /// Returns the fields of a rule struct; `None` for any other value.
    pub fn fields(&self) -> Option<Vec<FieldView<'a>>> {
        match *self {
            FieldValue::PitIf(it) => Some(it.views()),
            FieldValue::TurnIf(it) => Some(it.views()),
            FieldValue::MoveIf(it) => Some(it.views()),
            FieldValue::Run(it) => Some(it.views()),
            FieldValue::Left(it) => Some(it.views()),
            FieldValue::Repeated(it) => Some(it.views()),
            FieldValue::Absent(_)
            | FieldValue::Flag(_)
            | FieldValue::Number(_)
            | FieldValue::Halves(_)
            | FieldValue::Text(_)
            | FieldValue::Word(..)
            | FieldValue::List(_)
            | FieldValue::Whose(_)
            | FieldValue::Counts(_)
            | FieldValue::Mark(_)
            | FieldValue::Parts(_) => None,
        }
    }
}

/// Field of a clause or a condition, with its value.
#[derive(Clone, Debug, PartialEq)]
pub struct FieldView<'a> {
    /// Name as files spell it.
    pub name: &'static str,
    /// Its value; the default where none is given.
    pub value: FieldValue<'a>,
    /// `true` if the value differs from the default.
    pub is_given: bool,
}

/// A value that a sentence can describe.
pub trait Describe {
    /// Names of its fields, if it is a rule struct.
    const FIELDS: &'static [&'static str] = &[];

    /// Returns a typed view of it.
    fn describe(&self) -> FieldValue<'_>;

    /// Returns a typed view of several one after another.
    fn describe_all(several: &[Self]) -> FieldValue<'_>
    where
        Self: Sized,
    {
        FieldValue::List(several.iter().map(Self::describe).collect())
    }
}

impl<T: Describe> Describe for Option<T> {
    fn describe(&self) -> FieldValue<'_> {
        self.as_ref().map_or(FieldValue::Absent(T::FIELDS), T::describe)
    }
}

impl<T: Describe> Describe for Box<T> {
    const FIELDS: &'static [&'static str] = T::FIELDS;

    fn describe(&self) -> FieldValue<'_> {
        T::describe(self)
    }
}

impl<T: Describe> Describe for Vec<T> {
    fn describe(&self) -> FieldValue<'_> {
        T::describe_all(self)
    }
}

impl Describe for Part {
    fn describe(&self) -> FieldValue<'_> {
        FieldValue::Parts(std::slice::from_ref(self))
    }

    fn describe_all(several: &[Part]) -> FieldValue<'_> {
        FieldValue::Parts(several)
    }
}

impl Describe for HowMany {
    fn describe(&self) -> FieldValue<'_> {
        match self {
            HowMany::Pits(pits) => pits.describe(),
            HowMany::All(_) => FieldValue::Word("All", Vec::new()),
        }
    }
}

/// Implements [`Describe`] for types of which [`FieldValue`] has a variant.
macro_rules! variants {
    ($($ty:ty: $it:ident => $value:expr;)*) => { $(
        impl Describe for $ty {
            fn describe(&self) -> FieldValue<'_> {
                let $it = self;
                $value
            }
        }
    )* };
}

variants! {
    bool: it => FieldValue::Flag(*it);
    u8: it => FieldValue::Number((*it).into());
    u16: it => FieldValue::Number((*it).into());
    u32: it => FieldValue::Number(*it);
    Halves: it => FieldValue::Halves(it.0);
    String: it => FieldValue::Text(it);
    Whose: it => FieldValue::Whose(*it);
    Counts: it => FieldValue::Counts(it);
    Marked: it => FieldValue::Mark(it);
}

/// Implements [`Describe`] for rule structs of which [`FieldValue`] has a variant.
macro_rules! rule_structs {
    ($($Name:ident),*) => { $(
        impl Describe for $Name {
            const FIELDS: &'static [&'static str] = $Name::NAMES;

            fn describe(&self) -> FieldValue<'_> {
                FieldValue::$Name(self)
            }
        }
    )* };
}

rule_structs!(PitIf, TurnIf, MoveIf, Run, Left, Repeated);

/// Implements [`Describe`] for enums, given their words and a name for each value in brackets.
macro_rules! words {
    ($($ty:ty { $($Word:ident $(($($held:ident),+))?),+ $(,)? })+) => { $(
        impl $crate::rules::kinds::describe::Describe for $ty {
            fn describe(&self) -> $crate::rules::kinds::describe::FieldValue<'_> {
                match self {
                    $( Self::$Word $(($($held),+))? => $crate::rules::kinds::describe::FieldValue::Word(
                        stringify!($Word),
                        vec![$($( $crate::rules::kinds::describe::Describe::describe($held) ),+)?],
                    ), )+
                }
            }
        }
    )+ };
}
pub(in crate::rules) use words;
