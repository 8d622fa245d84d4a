//! How a clause is declared: one macro, so that every kind of clause has an id, the phases it belongs to, defaults
//! for its parameters, a place in the file format, and a patch by which an option may change single parameters.

/// Declares the clauses of one subject.
///
/// For each kind this makes a struct with `id` and `phases` besides its own parameters; an enum over the kinds, read
/// from RON as `Kind(id: "...", parameter: value)`; and an enum of patches, in which each parameter is optional.
macro_rules! clauses {
    (
        $(#[$enum_doc:meta])*
        pub enum $Enum:ident, patched by $Patch:ident {
            $(
                $(#[$kind_doc:meta])*
                $Kind:ident / $KindPatch:ident {
                    $( $(#[$field_doc:meta])* $field:ident : $ty:ty = $default:expr ),* $(,)?
                }
            )*
        }
    ) => {
        $(
            $(#[$kind_doc])*
            #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
            #[serde(default, deny_unknown_fields)]
            pub struct $Kind {
                /// The clause's name, unique in its variant.
                pub id: String,
                /// The phases in which it is in force; all when empty.
                pub phases: Vec<String>,
                $( $(#[$field_doc])* pub $field: $ty, )*
            }

            impl Default for $Kind {
                fn default() -> Self {
                    Self { id: String::new(), phases: Vec::new(), $( $field: $default, )* }
                }
            }

            #[doc = concat!("Changes to single parameters of [`", stringify!($Kind), "`].")]
            #[derive(Clone, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
            #[serde(default, deny_unknown_fields)]
            pub struct $KindPatch {
                /// The phases in which it is in force.
                #[serde(deserialize_with = "crate::rules::dialect::given")]
                pub phases: Option<Vec<String>>,
                $(
                    $(#[$field_doc])*
                    #[serde(deserialize_with = "crate::rules::dialect::given")]
                    pub $field: Option<$ty>,
                )*
            }
        )*

        $(#[$enum_doc])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        pub enum $Enum {
            $( $(#[$kind_doc])* $Kind($Kind), )*
        }

        #[doc = concat!("A change to one clause of [`", stringify!($Enum), "`].")]
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum $Patch {
            $( #[doc = concat!("To [`", stringify!($Kind), "`].")] $Kind($KindPatch), )*
        }

        impl $crate::rules::clause::AnyClause for $Enum {
            type Patch = $Patch;

            fn id(&self) -> &str {
                match self { $( $Enum::$Kind(it) => &it.id, )* }
            }

            fn phases(&self) -> &[String] {
                match self { $( $Enum::$Kind(it) => &it.phases, )* }
            }

            fn kind(&self) -> &'static str {
                match self { $( $Enum::$Kind(_) => stringify!($Kind), )* }
            }

            fn read_patch(&self, text: &str) -> Result<$Patch, ron::error::SpannedError> {
                match self {
                    $( $Enum::$Kind(_) => $crate::rules::dialect::format().from_str(text).map($Patch::$Kind), )*
                }
            }

            fn apply(&mut self, patch: &$Patch) {
                match (self, patch) {
                    $( ($Enum::$Kind(it), $Patch::$Kind(patch)) => {
                        if let Some(phases) = &patch.phases { it.phases.clone_from(phases); }
                        $( if let Some(value) = &patch.$field { it.$field = value.clone(); } )*
                    } )*
                    #[allow(unreachable_patterns)]
                    (_, _) => {}
                }
            }

            fn changed_fields(patch: &$Patch) -> Vec<&'static str> {
                match patch {
                    $( $Patch::$Kind(patch) => {
                        let mut fields = Vec::new();
                        if patch.phases.is_some() { fields.push("phases"); }
                        $( if patch.$field.is_some() { fields.push(stringify!($field)); } )*
                        fields
                    } )*
                }
            }
        }
    };
}
pub(crate) use clauses;

/// What every subject's clauses have in common.
pub trait AnyClause: Sized {
    /// Changes to single parameters.
    type Patch;

    /// The clause's name, unique in its variant.
    fn id(&self) -> &str;
    /// The phases in which it is in force; all when empty.
    fn phases(&self) -> &[String];
    /// The kind's name as the file format spells it.
    fn kind(&self) -> &'static str;
    /// Reads a change to this kind of clause, `(parameter: value, ...)`.
    ///
    /// # Errors
    /// Where the text is not such a change.
    fn read_patch(&self, text: &str) -> Result<Self::Patch, ron::error::SpannedError>;
    /// Changes the parameters that the patch names.
    fn apply(&mut self, patch: &Self::Patch);
    /// The names of the parameters that a patch changes.
    fn changed_fields(patch: &Self::Patch) -> Vec<&'static str>;
}
