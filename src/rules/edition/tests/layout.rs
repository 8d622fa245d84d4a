//! Values written as a person would lay them out.

/// The longest line.
pub const WIDTH: usize = 120;

/// A value taken apart at its brackets.
enum Value<'a> {
    Plain(&'a str),
    /// What stands before the bracket, the bracket, its items, and what closes it.
    Bracket(&'a str, char, Vec<Value<'a>>, char),
}

/// Lays out a value that begins at a column, with `after` characters following it on its last line.
pub fn laid_out(text: &str, indent: usize, column: usize, after: usize) -> String {
    let mut out = String::new();
    write(&parse(text), indent, column, after, &mut out);
    out
}

fn one_line(value: &Value) -> String {
    match value {
        Value::Plain(text) => (*text).to_owned(),
        Value::Bracket(before, open, items, close) => {
            let items: Vec<String> = items.iter().map(one_line).collect();
            format!("{before}{open}{}{close}", items.join(", "))
        }
    }
}

fn write(value: &Value, indent: usize, column: usize, after: usize, out: &mut String) {
    let line = one_line(value);
    match value {
        Value::Bracket(before, open, items, close)
            if !items.is_empty() && column + line.chars().count() + after > WIDTH =>
        {
            out.push_str(before);
            out.push(*open);
            for item in items {
                let inner = indent + 4;
                out.push('\n');
                out.push_str(&" ".repeat(inner));
                write(item, inner, inner, 1, out);
                out.push(',');
            }
            out.push('\n');
            out.push_str(&" ".repeat(indent));
            out.push(*close);
        }
        _ => out.push_str(&line),
    }
}

fn parse(text: &str) -> Value<'_> {
    let text = text.trim();
    let (mut quoted, mut escaped) = (false, false);
    for (at, letter) in text.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '(' | '[' | '{' if !quoted => {
                let close = text.chars().next_back().expect("there is a bracket");
                return Value::Bracket(&text[..at], letter, items(&text[at + 1..text.len() - 1]), close);
            }
            _ => {}
        }
    }
    Value::Plain(text)
}

fn items(text: &str) -> Vec<Value<'_>> {
    let (mut items, mut depth, mut from) = (Vec::new(), 0, 0);
    let (mut quoted, mut escaped) = (false, false);
    for (at, letter) in text.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                items.push(parse(&text[from..at]));
                from = at + 1;
            }
            _ => {}
        }
    }
    if !text[from..].trim().is_empty() {
        items.push(parse(&text[from..]));
    }
    items
}

#[test]
fn long_values_are_broken_at_their_brackets() {
    assert_eq!(laid_out("End(id: \"a, (b\", once: Left())", 0, 0, 1), "End(id: \"a, (b\", once: Left())");
    assert_eq!(
        laid_out("End(id: \"a\", once: Left())", 4, 100, 1),
        "End(\n        id: \"a\",\n        once: Left(),\n    )"
    );
}
