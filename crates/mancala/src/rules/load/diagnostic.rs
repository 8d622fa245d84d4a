//! Mistakes in the parts of a variant file, each by itself.

use crate::diagnostic::{Key, Name, Written};

crate::diagnostics! {
    /// Mistakes in the parts of a variant file, each by itself.
    pub(crate) enum LoadDiagnostic {
        /// A variant file is larger than any game needs, and is not read.
        FileTooLong { bytes: usize, most: usize } = "variant-file-too-long",
        /// A variant has more parts of a kind than any game needs. Edits and choices are counted together over all
        /// options and presets.
        TooManyParts { what: Key, count: usize, most: usize } = "variant-too-many-parts",
        /// A clause has no id. The id names the clause in options, in other clauses and on the page of rules.
        NoClauseId { kind: Name, example: Name } = "clause-id-missing",
        /// A clause stands in a list where its kind has no effect. The list says when a clause is looked at: while a
        /// seed is dropped, when the last one lands, when the turn ends.
        ClauseElsewhere { kind: Name, lists: Vec<Name>, under: Name, known: Vec<Name> } = "clause-in-other-list",
        /// A clause begins with the name of its kind, such as `Relay` or `Capture`, and no kind has this name.
        ClauseKindUnknown { kind: Written, under: Name, known: Vec<Name> } = "clause-kind-unknown",
        /// A clause that a choice or a preset adds has no id, by which others could change or remove it.
        AddedClauseWithoutId = "added-clause-id-missing" at ["clause:"],
        /// A choice or a preset changes a clause that neither the variant has nor an edit before it adds.
        ChangedClauseUnknown { clause: Written, known: Vec<Written> } = "changed-clause-unknown" at ["$clause"],
        /// A choice or a preset changes a clause, and the variant has no clauses at all.
        NoClauseToChange { clause: Written } = "no-clause-to-change" at ["$clause"],
        /// A change gives a clause another id. Other edits and clauses would no longer find it.
        ChangedClauseId { clause: Written } = "changed-clause-id" at ["id"],
        /// An option sets a number that the rules do not have, or several numbers that differ. Its default is the
        /// number in the rules as they are written.
        OptionNumberUnclear { option: Written } = "option-number-unclear" at ["/id/$option"],
        /// The default of an option is another number than the rules have. The default is the rules as they are
        /// written, so it can be left out.
        OptionDefaultDiffers { option: Written, number: u16, default: u16 } = "option-default-differs" at ["/default/$default"],
        /// The number in the rules lies outside the numbers that an option offers, so that the default could not be
        /// chosen.
        OptionNumberOutside { option: Written, number: u16, from: u16, to: u16 } = "option-number-outside" at ["/id/$option"],
        /// Two choices of an option have the same id, by which a choice is made.
        ChoiceTwice { option: Written, choice: Written } = "choice-twice" at ["/id/$choice"],
        /// The first choice of an option has edits. It is the default: the rules as the variant writes them.
        FirstChoiceEdits { option: Written, choice: Written } = "first-choice-edits" at ["/edits"],
        /// An option has one choice or none, so that there is nothing to choose.
        FewChoices { option: Written } = "option-without-choices" at ["/id/$option"],
    }
}
