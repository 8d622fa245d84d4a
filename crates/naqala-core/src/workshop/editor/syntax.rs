//! A variant file as a tree of places in its text. Nothing is lost: a change replaces the text at one place, while
//! comments, line breaks and the order of everything else stay as written.

use std::ops::Range;

/// Greatest depth of brackets within brackets: the same as in reading files.
const DEEPEST: usize = 64;

/// One step on the way from the whole file to a part of it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PathStep {
    /// The part of this name.
    Name(String),
    /// The part of this number, counted from 0.
    At(usize),
}

/// Path of a part of a file: the steps from the whole file on.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Path(pub Vec<PathStep>);

impl Path {
    /// The part of a name within this one.
    pub fn name(&self, name: &str) -> Path {
        self.then(PathStep::Name(name.to_owned()))
    }

    /// The part of a number within this one, counted from 0.
    pub fn at(&self, number: usize) -> Path {
        self.then(PathStep::At(number))
    }

    fn then(&self, step: PathStep) -> Path {
        let mut steps = self.0.clone();
        steps.push(step);
        Path(steps)
    }

    /// Returns the path of the part around this one, and the last step to it; `None` for the whole file.
    pub fn parent(&self) -> Option<(Path, &PathStep)> {
        let (last, before) = self.0.split_last()?;
        Some((Path(before.to_vec()), last))
    }

    /// Returns the path of a part within this part.
    pub fn join(&self, inner: &Path) -> Path {
        Path(self.0.iter().chain(&inner.0).cloned().collect())
    }

    /// Returns whether this is a part of another, or the same.
    pub fn is_in(&self, other: &Path) -> bool {
        self.0.starts_with(&other.0)
    }
}

/// A value in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxNode {
    /// Range in the text, in bytes.
    pub span: Range<usize>,
    /// Kind of value, with its parts.
    pub kind: NodeKind,
}

/// Kind of a value, with its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NodeKind {
    /// A word or a number.
    Bare,
    /// A text in quotation marks, as it reads.
    Text(String),
    /// Parts in round brackets, with the word before them, which may be empty.
    Bracket(String, Vec<SyntaxPart>),
    /// Parts in square brackets.
    List(Vec<SyntaxPart>),
    /// Names and values in braces.
    Map(Vec<SyntaxPart>),
}

/// A part of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SyntaxPart {
    /// Name, if it has one.
    pub name: Option<String>,
    /// Range of name and value, in bytes.
    pub span: Range<usize>,
    /// Value of the part.
    pub node: SyntaxNode,
}

impl SyntaxNode {
    /// Returns the tree of a text; `None` if brackets or quotation marks do not match.
    pub fn of(text: &str) -> Option<SyntaxNode> {
        let mut parser = Parser { text, at: 0 };
        parser.skip();
        let node = parser.value(0)?;
        parser.skip();
        (parser.at == text.len()).then_some(node)
    }

    /// Returns its parts; none for a word, a number or a text.
    pub fn items(&self) -> &[SyntaxPart] {
        match &self.kind {
            NodeKind::Bare | NodeKind::Text(_) => &[],
            NodeKind::Bracket(_, items) | NodeKind::List(items) | NodeKind::Map(items) => items,
        }
    }

    /// Returns the index of the part that a step leads to, from 0.
    pub fn index(&self, step: &PathStep) -> Option<usize> {
        match step {
            PathStep::Name(name) => self.items().iter().position(|item| item.name.as_ref() == Some(name)),
            PathStep::At(number) => Some(*number).filter(|&number| number < self.items().len()),
        }
    }

    /// Returns the part of a name.
    pub fn part(&self, name: &str) -> Option<&SyntaxNode> {
        self.items().iter().find(|item| item.name.as_deref() == Some(name)).map(|item| &item.node)
    }

    /// Returns the part that a path leads to.
    pub fn get(&self, path: &Path) -> Option<&SyntaxNode> {
        path.0.iter().try_fold(self, |node, step| Some(&node.items()[node.index(step)?].node))
    }

    /// Returns the contents of a text in quotation marks; `None` for any other value.
    pub fn text(&self) -> Option<&str> {
        match &self.kind {
            NodeKind::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Returns the word with which it begins; empty if it is a text, a list, or brackets without a word before them.
    pub fn word<'a>(&'a self, text: &'a str) -> &'a str {
        match &self.kind {
            NodeKind::Bare => &text[self.span.clone()],
            NodeKind::Bracket(word, _) => word,
            NodeKind::Text(_) | NodeKind::List(_) | NodeKind::Map(_) => "",
        }
    }

    /// Returns the path to the innermost part at a place of the text, in bytes.
    pub fn path_to(&self, offset: usize) -> Path {
        let mut path = Path::default();
        let mut node = self;
        let holds = |span: &Range<usize>| span.start <= offset && offset < span.end.max(span.start + 1);
        while let Some((number, item)) = node.items().iter().enumerate().find(|(_, item)| holds(&item.span)) {
            path.0.push(item.name.clone().map_or(PathStep::At(number), PathStep::Name));
            node = &item.node;
        }
        path
    }
}

/// Returns the end of the comments and spaces that begin at a place of a text.
pub(super) fn after_blank(text: &str, from: usize) -> usize {
    let mut parser = Parser { text, at: from };
    parser.skip();
    parser.at
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
}

impl Parser<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    /// Passes over spaces and comments.
    fn skip(&mut self) {
        loop {
            let rest = self.rest();
            let blank = rest.len() - rest.trim_start().len();
            if blank > 0 {
                self.at += blank;
            } else if rest.starts_with("//") {
                self.at += rest.find('\n').unwrap_or(rest.len());
            } else if rest.starts_with("/*") {
                self.at += comment(rest);
            } else {
                return;
            }
        }
    }

    /// Passes over a sign, if it comes next.
    fn takes(&mut self, sign: char) -> bool {
        let is_next = self.rest().starts_with(sign);
        if is_next {
            self.at += sign.len_utf8();
        }
        is_next
    }

    /// The word or number that comes next.
    fn bare(&mut self) -> &str {
        let from = self.at;
        let within = |c: char| c.is_alphanumeric() || "_-+.#".contains(c);
        self.at += self.rest().find(|c| !within(c)).unwrap_or(self.rest().len());
        &self.text[from..self.at]
    }

    fn value(&mut self, depth: usize) -> Option<SyntaxNode> {
        if depth > DEEPEST {
            return None;
        }
        let from = self.at;
        let kind = match self.rest().chars().next()? {
            '"' => NodeKind::Text(self.quoted()?),
            'r' if self.rest().starts_with("r\"") || self.rest().starts_with("r#") => match self.raw() {
                Some(text) => NodeKind::Text(text),
                None => self.word(depth)?,
            },
            '[' => NodeKind::List(self.items('[', ']', depth, false)?),
            '{' => NodeKind::Map(self.items('{', '}', depth, false)?),
            '(' => NodeKind::Bracket(String::new(), self.items('(', ')', depth, true)?),
            _ => self.word(depth)?,
        };
        Some(SyntaxNode { span: from..self.at, kind })
    }

    /// A word or a number, with brackets or without.
    fn word(&mut self, depth: usize) -> Option<NodeKind> {
        let word = self.bare().to_owned();
        if word.is_empty() {
            return None;
        }
        let end = self.at;
        self.skip();
        if self.rest().starts_with('(') {
            return Some(NodeKind::Bracket(word, self.items('(', ')', depth, true)?));
        }
        self.at = end;
        Some(NodeKind::Bare)
    }

    /// Parts between brackets; `named`: each may have a name before a colon.
    fn items(&mut self, open: char, close: char, depth: usize, named: bool) -> Option<Vec<SyntaxPart>> {
        self.takes(open).then_some(())?;
        let mut items = Vec::new();
        loop {
            self.skip();
            if self.takes(close) {
                return Some(items);
            }
            let from = self.at;
            let name = match open {
                '{' => {
                    let key = self.value(depth + 1)?;
                    self.skip();
                    self.takes(':').then_some(())?;
                    Some(key.text().unwrap_or(&self.text[key.span.clone()]).to_owned())
                }
                _ if named => self.field_name(),
                _ => None,
            };
            self.skip();
            let node = self.value(depth + 1)?;
            items.push(SyntaxPart { name, span: from..self.at, node });
            self.skip();
            if !self.takes(',') && !self.rest().starts_with(close) {
                return None;
            }
        }
    }

    /// The name before a colon, if there is one.
    fn field_name(&mut self) -> Option<String> {
        let from = self.at;
        let name = self.bare().trim_start_matches("r#").to_owned();
        self.skip();
        if !name.is_empty() && self.takes(':') {
            return Some(name);
        }
        self.at = from;
        None
    }

    /// A text in quotation marks, as it reads.
    fn quoted(&mut self) -> Option<String> {
        let mut escaped = false;
        let end = self.rest().char_indices().skip(1).find_map(|(at, letter)| {
            let ends = letter == '"' && !escaped;
            escaped = letter == '\\' && !escaped;
            ends.then_some(at)
        })?;
        let written = &self.rest()[..=end];
        let text = ron::from_str(written).ok()?;
        self.at += end + 1;
        Some(text)
    }

    /// A text in which nothing is escaped: `r#"..."#`.
    fn raw(&mut self) -> Option<String> {
        let rest = &self.rest()[1..];
        let signs = rest.len() - rest.trim_start_matches('#').len();
        let inner = rest[signs..].strip_prefix('"')?;
        let end = inner.find(&format!("\"{}", "#".repeat(signs)))?;
        let text = inner[..end].to_owned();
        self.at += 1 + signs + 1 + end + 1 + signs;
        Some(text)
    }
}

/// The length of a comment in which others may stand; the whole text if it is not closed.
fn comment(text: &str) -> usize {
    let (mut depth, mut at) = (0_usize, 0);
    loop {
        let rest = &text[at..];
        let Some(sign) = rest.find(['/', '*']) else { return text.len() };
        at += sign;
        if text[at..].starts_with("/*") {
            depth += 1;
            at += 2;
        } else if text[at..].starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
}
