//! Rule structs: values made of named fields, each with a default; the guide calls them brackets. A file names the
//! fields that differ, and an option that changes a rule struct names those that it changes: to read one is to change
//! its default.

use super::describe::FieldView;
use crate::rules::dialect::format;
use ron::ser::PrettyConfig;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::any::Any;
use std::fmt::Debug;

/// A value of the rule language: read from a file, changed by an option, written again.
pub trait Value: Clone + Debug + PartialEq {
    /// Form in which a file gives it: the whole value, or the named fields of a rule struct.
    type Patch: Clone + Debug + PartialEq + DeserializeOwned;

    /// Changes it as a file requires.
    fn merge(&mut self, patch: &Self::Patch);

    /// Returns the text that a file needs, given the value `usual` that it would have without any; `None` if it needs
    /// none.
    fn diff_to_ron(&self, usual: &Self) -> Option<String>;

    /// Returns the text of the whole value.
    fn to_ron(&self) -> String;

    /// Passes every rule struct in it to `_see`, itself first if it is one.
    fn each_rule_struct(&self, _see: &mut dyn FnMut(&dyn Any)) {}
}

/// A rule struct: its fields as the guide and `naqala clauses` list them.
pub trait RuleStruct: Value + Default {
    /// Names of its fields as files spell them, in the order of the declaration.
    const NAMES: &'static [&'static str];

    /// Every field, in the order of the declaration.
    fn fields() -> Vec<Field>;

    /// Returns every field with its value, in the order of the declaration.
    fn views(&self) -> Vec<FieldView<'_>>;

    /// Returns the fields that differ from their defaults, with their values, in the order of the declaration.
    fn given(&self) -> Vec<FieldView<'_>> {
        self.views().into_iter().filter(|field| field.is_given).collect()
    }

    /// Returns whether each of its fields has its default, or the value of the same field of `other`.
    fn is_subset_of(&self, other: &Self) -> bool;
}

/// One field of a rule struct.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Field {
    /// Its name as files spell it.
    pub name: String,
    /// The name of its type.
    #[serde(rename = "type")]
    pub kind: String,
    /// Its default as files spell it.
    pub default: String,
    /// Explanation for people who write variants.
    #[serde(skip)]
    pub doc: String,
}

/// A value as files write it, in one line.
pub(in crate::rules) fn text_of<T: Serialize>(value: &T) -> String {
    let line = PrettyConfig::new().depth_limit(0);
    format().to_string_pretty(value, line).expect("values of the rule language can be written")
}

/// The name of a field or a type as files and readers know it.
pub(in crate::rules) fn plain_name(name: &str) -> String {
    name.trim_start_matches("r#").replace("r#", "")
}

/// The name of a field as files spell it, given that of the declaration.
pub(in crate::rules) const fn field_name(declared: &'static str) -> &'static str {
    match declared.as_bytes() {
        [b'r', b'#', name @ ..] => match std::str::from_utf8(name) {
            Ok(name) => name,
            Err(_) => declared,
        },
        _ => declared,
    }
}

/// Key under which the schema of a rule struct has the text of a default.
pub(in crate::rules) const USUAL: &str = "x-usual";

/// Returns the schema of a rule struct, given the schemas of its fields.
pub(in crate::rules) fn schema<B: RuleStruct>(parts: Vec<schemars::Schema>) -> schemars::Schema {
    let mut properties = serde_json::Map::new();
    for (field, mut part) in B::fields().into_iter().zip(parts) {
        part.insert("description".into(), field.doc.into());
        part.insert(USUAL.into(), field.default.into());
        properties.insert(field.name, part.to_value());
    }
    schemars::json_schema!({ "type": "object", "properties": properties })
}

/// Implements [`Value`] for types that a file always gives whole; for enums, given their words, typed views too (see
/// [`words`](super::describe)).
macro_rules! wholes {
    ($($ty:ty { $($words:tt)* })+) => {
        $crate::rules::kinds::rule_struct::wholes!($($ty),+);
        $crate::rules::kinds::describe::words! { $($ty { $($words)* })+ }
    };
    ($($ty:ty),* $(,)?) => {
        $(
            impl $crate::rules::kinds::rule_struct::Value for $ty {
                type Patch = $ty;

                fn merge(&mut self, patch: &$ty) {
                    self.clone_from(patch);
                }

                fn diff_to_ron(&self, usual: &$ty) -> Option<String> {
                    (self != usual).then(|| $crate::rules::kinds::rule_struct::text_of(self))
                }

                fn to_ron(&self) -> String {
                    $crate::rules::kinds::rule_struct::text_of(self)
                }
            }
        )*
    };
}
pub(in crate::rules) use wholes;

wholes!(bool, u8, u16, u32, String, Option<bool>, Option<u8>, Option<u16>, Option<u32>, Vec<String>, Vec<u16>, Vec<u8>);

/// A rule struct that may be absent.
impl<T: RuleStruct> Value for Option<Box<T>> {
    type Patch = Option<Box<T::Patch>>;

    fn merge(&mut self, patch: &Self::Patch) {
        match patch {
            None => *self = None,
            Some(patch) => self.get_or_insert_default().merge(patch),
        }
    }

    fn diff_to_ron(&self, usual: &Self) -> Option<String> {
        match (self, usual) {
            (None, None) => None,
            (None, Some(_)) => Some("None".into()),
            (Some(it), Some(usual)) => it.diff_to_ron(usual),
            (Some(it), None) => Some(it.to_ron()),
        }
    }

    fn to_ron(&self) -> String {
        self.as_ref().map_or_else(|| "None".into(), |it| it.to_ron())
    }

    fn each_rule_struct(&self, see: &mut dyn FnMut(&dyn Any)) {
        self.iter().for_each(|it| it.each_rule_struct(see));
    }
}

/// Declares rule structs: for each a struct, its default, and the patch by which files say it.
macro_rules! rule_structs {
    ($(
        $(#[doc = $doc:literal])*
        pub struct $Name:ident / $Patch:ident {
            $( $(#[doc = $field_doc:literal])* $field:ident : $ty:ty = $default:expr ),* $(,)?
        }
    )*) => {
        $(
            $(#[doc = $doc])*
            #[derive(Clone, Debug, PartialEq, Eq)]
            pub struct $Name {
                $( $(#[doc = $field_doc])* pub $field: $ty, )*
            }

            impl Default for $Name {
                fn default() -> Self {
                    Self { $( $field: $default, )* }
                }
            }

            #[doc = concat!("Fields of [`", stringify!($Name), "`] that a file names.")]
            #[derive(Clone, Debug, Default, PartialEq, serde::Deserialize)]
            #[serde(default, deny_unknown_fields)]
            pub struct $Patch {
                $(
                    $(#[doc = $field_doc])*
                    #[serde(deserialize_with = "crate::rules::dialect::given")]
                    pub $field: Option<<$ty as $crate::rules::kinds::rule_struct::Value>::Patch>,
                )*
            }

            impl $Patch {
                /// The fields that it names.
                pub fn named(&self) -> Vec<&'static str> {
                    let fields = [$( (stringify!($field), self.$field.is_some()), )*];
                    fields.into_iter().filter(|(_, named)| *named).map(|(name, _)| name).collect()
                }
            }

            impl $Name {
                /// The fields in which it differs from another one.
                pub fn differing(&self, from: &$Name) -> Vec<&'static str> {
                    let fields = [$( (stringify!($field), self.$field != from.$field), )*];
                    fields.into_iter().filter(|(_, differs)| *differs).map(|(name, _)| name).collect()
                }
            }

            impl $crate::rules::kinds::rule_struct::Value for $Name {
                type Patch = $Patch;

                fn merge(&mut self, patch: &$Patch) {
                    $( if let Some(value) = &patch.$field { self.$field.merge(value); } )*
                }

                fn diff_to_ron(&self, usual: &$Name) -> Option<String> {
                    let fields: &[(&str, Option<String>)] =
                        &[$( (stringify!($field), self.$field.diff_to_ron(&usual.$field)), )*];
                    let named: Vec<String> = fields
                        .iter()
                        .filter_map(|(name, text)| {
                            let name = $crate::rules::kinds::rule_struct::plain_name(name);
                            text.as_ref().map(|text| format!("{name}: {text}"))
                        })
                        .collect();
                    (!named.is_empty()).then(|| format!("({})", named.join(", ")))
                }

                fn to_ron(&self) -> String {
                    self.diff_to_ron(&$Name::default()).unwrap_or_else(|| "()".into())
                }

                fn each_rule_struct(&self, see: &mut dyn FnMut(&dyn std::any::Any)) {
                    see(self);
                    $( self.$field.each_rule_struct(see); )*
                }
            }

            impl<'de> serde::Deserialize<'de> for $Name {
                fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                    use $crate::rules::kinds::rule_struct::Value;
                    let mut it = $Name::default();
                    it.merge(&$Patch::deserialize(from)?);
                    Ok(it)
                }
            }

            impl serde::Serialize for $Name {
                fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                    use serde::ser::SerializeStruct;
                    let usual = $Name::default();
                    let differs: &[bool] = &[$( self.$field != usual.$field, )*];
                    let mut fields = to.serialize_struct(stringify!($Name), differs.iter().filter(|it| **it).count())?;
                    $(
                        if self.$field != usual.$field {
                            fields.serialize_field(stringify!($field).trim_start_matches("r#"), &self.$field)?;
                        }
                    )*
                    fields.end()
                }
            }

            impl schemars::JsonSchema for $Name {
                fn schema_name() -> std::borrow::Cow<'static, str> {
                    stringify!($Name).into()
                }

                fn schema_id() -> std::borrow::Cow<'static, str> {
                    concat!(module_path!(), "::", stringify!($Name)).into()
                }

                fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
                    let parts = vec![$( generator.subschema_for::<$ty>(), )*];
                    $crate::rules::kinds::rule_struct::schema::<$Name>(parts)
                }
            }

            impl $crate::rules::kinds::rule_struct::RuleStruct for $Name {
                const NAMES: &'static [&'static str] =
                    &[$( $crate::rules::kinds::rule_struct::field_name(stringify!($field)), )*];

                fn fields() -> Vec<$crate::rules::kinds::rule_struct::Field> {
                    let usual = $Name::default();
                    vec![$( $crate::rules::kinds::rule_struct::field(
                        stringify!($field),
                        stringify!($ty),
                        &usual.$field,
                        &[$($field_doc),*],
                    ), )*]
                }

                fn views(&self) -> Vec<$crate::rules::kinds::describe::FieldView<'_>> {
                    let usual = $Name::default();
                    vec![$( $crate::rules::kinds::describe::FieldView {
                        name: $crate::rules::kinds::rule_struct::field_name(stringify!($field)),
                        value: $crate::rules::kinds::describe::Describe::describe(&self.$field),
                        is_given: self.$field != usual.$field,
                    }, )*]
                }

                fn is_subset_of(&self, other: &Self) -> bool {
                    let usual = $Name::default();
                    let _ = (other, &usual);
                    true $( && (self.$field == usual.$field || self.$field == other.$field) )*
                }
            }
        )*
    };
}
pub(in crate::rules) use rule_structs;

/// Declares a kind of clause: a rule struct with an id, the shared fields that the kind heeds, and its own fields.
macro_rules! kind {
    (
        $(#[doc = $doc:literal])*
        pub struct $Name:ident / $Patch:ident $(heeds ($($heeded:ident),+))? { $($fields:tt)* }
    ) => {
        $crate::rules::kinds::rule_struct::kind! {
            @declare [$($doc),*] $Name $Patch [$($($heeded),+)?]
            {
                /// The clause's name, unique in its variant.
                id: String = String::new(),
            }
            { $($fields)* }
        }

        impl $crate::rules::kinds::ClauseKind for $Name {
            fn id(&self) -> &str {
                &self.id
            }

            $($( $crate::rules::kinds::rule_struct::kind!(@heed $heeded); )+)?
        }

        impl $Name {
            /// Explanation of the kind, in a line or two.
            pub(in crate::rules) const DOES: &str = concat!($($doc),*);
        }
    };
    (@declare [$($doc:literal),*] $Name:ident $Patch:ident [stages $(, $more:ident)?] { $($own:tt)* } $fields:tt) => {
        $crate::rules::kinds::rule_struct::kind! {
            @declare [$($doc),*] $Name $Patch [$($more)?]
            {
                $($own)*
                /// Stages of play in which it is in force; all if none is named.
                stages: Vec<String> = Vec::new(),
            }
            $fields
        }
    };
    (@declare [$($doc:literal),*] $Name:ident $Patch:ident [when] { $($own:tt)* } $fields:tt) => {
        $crate::rules::kinds::rule_struct::kind! {
            @declare [$($doc),*] $Name $Patch []
            {
                $($own)*
                /// Condition on the turn and the lap.
                when: $crate::rules::kinds::condition::TurnIf = $crate::rules::kinds::condition::TurnIf::default(),
            }
            $fields
        }
    };
    (@declare [$($doc:literal),*] $Name:ident $Patch:ident [] { $($own:tt)* } { $($fields:tt)* }) => {
        $crate::rules::kinds::rule_struct::rule_structs! {
            $(#[doc = $doc])*
            pub struct $Name / $Patch { $($own)* $($fields)* }
        }
    };
    (@heed stages) => {
        fn stages(&self) -> &[String] {
            &self.stages
        }
    };
    (@heed when) => {
        fn when(&self) -> Option<&$crate::rules::kinds::condition::TurnIf> {
            Some(&self.when)
        }
    };
}
pub(in crate::rules) use kind;

/// A field as it is listed.
pub(in crate::rules) fn field<T: Value>(name: &str, kind: &str, usual: &T, doc: &[&str]) -> Field {
    let doc = doc.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" ");
    let kind = kind.replace(' ', "");
    let kind =
        if kind.starts_with("$crate::") { kind.rsplit("::").next().unwrap_or_default().to_owned() } else { kind };
    let kind = kind.strip_prefix("Option<Box<").and_then(|it| it.strip_suffix(">>")).map_or(kind.clone(), Into::into);
    Field { name: plain_name(name), kind, default: usual.to_ron(), doc }
}
