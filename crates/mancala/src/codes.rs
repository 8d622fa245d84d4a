//! The list of the codes of all diagnostics, above the modules that declare them.

use crate::diagnostic::Code;
use crate::record::{self, notation};
use crate::rules::{self, check};

/// Returns the codes of all diagnostics of the library, in groups by subject.
///
/// ```
/// let code = mancala::codes().into_iter().flatten().find(|code| code.id == "syntax-text-ends").expect("it is declared");
/// assert!(code.cause.starts_with("The text ends before it is complete."));
/// ```
pub fn codes() -> Vec<&'static [Code]> {
    vec![
        rules::syntax::SyntaxDiagnostic::CODES,
        rules::dialect::IdDiagnostic::CODES,
        rules::LoadDiagnostic::CODES,
        rules::explain::ValueDiagnostic::CODES,
        check::CaptureDiagnostic::CODES,
        check::ClaimDiagnostic::CODES,
        check::ConditionDiagnostic::CODES,
        check::ConflictDiagnostic::CODES,
        check::EndDiagnostic::CODES,
        check::EndPitDiagnostic::CODES,
        check::FieldDiagnostic::CODES,
        check::GameDiagnostic::CODES,
        check::GroundDiagnostic::CODES,
        check::IncompleteStageDiagnostic::CODES,
        check::LandingDiagnostic::CODES,
        check::OpponentDiagnostic::CODES,
        check::PlaceDiagnostic::CODES,
        check::ReferenceDiagnostic::CODES,
        check::RequirementDiagnostic::CODES,
        check::RoundDiagnostic::CODES,
        check::UnreachableDiagnostic::CODES,
        check::UnusedFieldDiagnostic::CODES,
        check::WinnerDiagnostic::CODES,
        rules::board::diagnostic::BoardDiagnostic::CODES,
        rules::board::diagnostic::SetupDiagnostic::CODES,
        rules::OptionDiagnostic::CODES,
        rules::EditDiagnostic::CODES,
        rules::ClashDiagnostic::CODES,
        rules::PartyDiagnostic::CODES,
        notation::diagnostic::MoveDiagnostic::CODES,
        notation::diagnostic::PositionDiagnostic::CODES,
        notation::diagnostic::QuestionDiagnostic::CODES,
        record::diagnostic::RecordDiagnostic::CODES,
        record::diagnostic::DrawingDiagnostic::CODES,
        record::diagnostic::FileDiagnostic::CODES,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::{Argument, Diagnostic, English};
    use crate::rules::kinds::every_kind;
    use std::collections::BTreeSet;

    /// Returns a diagnostic of each code, with a number for every argument.
    fn one_of_each() -> Vec<Diagnostic> {
        let diagnostic = |codes, code: &Code| {
            let arguments = code.arguments.iter().map(|name| (*name, Argument::Number(0))).collect();
            Diagnostic::of(codes, code.id, arguments)
        };
        codes().into_iter().flat_map(|codes| codes.iter().map(move |code| diagnostic(codes, code))).collect()
    }

    #[test]
    fn every_code_is_there_once_and_has_an_english_message() {
        let mut seen = BTreeSet::new();
        for diagnostic in one_of_each() {
            let code = diagnostic.code();
            assert!(seen.insert(code.id), "`{}` is there twice", code.id);
            let plain = code.id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
            assert!(plain, "`{}` is no name of a code", code.id);
            assert_ne!(diagnostic.message(&English), code.id, "it has no message");
            assert!(code.cause.ends_with('.'), "the cause of `{}` is no sentence", code.id);
        }
    }

    #[test]
    fn marks_are_of_arguments_that_their_codes_have() {
        for code in codes().into_iter().flatten() {
            for step in code.marks.iter().flat_map(|mark| mark.trim_start_matches('/').split('/')) {
                let name = step.trim_start_matches(['$', '~', '@', '=']).trim_end_matches(':');
                let is_of_argument = step.starts_with(['$', '~', '@']);
                assert!(!name.is_empty(), "`{}`: `{step}`", code.id);
                assert!(!is_of_argument || code.arguments.contains(&name), "`{}` has no `{name}`", code.id);
            }
        }
    }

    /// Codes that quote what is written and name nothing to be marked, by the beginnings of their names, each group with
    /// the reason.
    const WITHOUT_MARKS: [(&str, &[&str]); 5] = [
        ("the reader of the file finds the place itself", &["syntax-"]),
        ("the place is that of the name already", &["clause-kind-unknown"]),
        ("what is quoted stands in another part of the file", &["clause-never-asked", "in-stage"]),
        ("they are about what players choose, and have no place", &["clash-", "party-", "variant-unknown"]),
        (
            "the reader of moves, positions and records finds the place itself",
            &["move-", "position-", "record-", "drawing-"],
        ),
    ];

    #[test]
    fn codes_that_quote_what_is_written_mark_it() {
        let quoted = |diagnostic: &&Diagnostic| {
            let quotes = ["id", "option", "clause", "stage", "mark", "part", "pit", "place", "store", "spare", "total"];
            diagnostic.code().arguments.iter().any(|argument| quotes.contains(argument))
        };
        let is_exempt =
            |id: &str| WITHOUT_MARKS.iter().any(|(_, starts)| starts.iter().any(|start| id.starts_with(start)));
        let all = one_of_each();
        let unmarked = all.iter().filter(quoted).map(Diagnostic::code).filter(|code| code.marks.is_empty());
        let unmarked: Vec<&str> = unmarked.map(|code| code.id).collect();
        let missing: Vec<&&str> = unmarked.iter().filter(|id| !is_exempt(id)).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }

    #[test]
    fn what_may_be_missing_is_a_kind_of_clause_that_the_english_text_names() {
        let kinds: BTreeSet<&str> = every_kind().iter().map(|kind| kind.kind).collect();
        for diagnostic in one_of_each() {
            let (code, said) = (diagnostic.code(), diagnostic.to_string());
            // What stands in backticks is every second part.
            let quoted: Vec<&str> = said.split('`').skip(1).step_by(2).collect();
            for kind in code.missing {
                assert!(kinds.contains(kind), "`{}`: `{kind}` is no kind of clause", code.id);
                let names = |text: &&str| text.split(|c: char| !c.is_alphanumeric()).any(|word| word == *kind);
                assert!(quoted.iter().any(names), "`{}` does not name `{kind}`: {said}", code.id);
            }
        }
    }
}
