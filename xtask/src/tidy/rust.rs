//! Just enough of Rust's grammar to tell code from comments, strings and tests.

/// A word, a number or a single sign of the code, with its line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Token<'a> {
    pub line: usize,
    pub text: &'a str,
}

/// The code of a file: no comments, no literals of text, no modules that exist for tests only.
pub fn code(source: &str) -> Vec<Token<'_>> {
    without_tests(&tokens(source))
}

fn tokens(source: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let (mut rest, mut line) = (source, 1);
    while let Some(first) = rest.chars().next() {
        let (length, is_code) = if rest.starts_with("//") {
            (rest.find('\n').unwrap_or(rest.len()), false)
        } else if rest.starts_with("/*") {
            (block_comment(rest), false)
        } else if let Some(length) = string(rest) {
            (length, false)
        } else if first == '\'' {
            (character(rest), false)
        } else if is_word(first) {
            (rest.find(|next| !is_word(next)).unwrap_or(rest.len()), true)
        } else {
            (first.len_utf8(), !first.is_whitespace())
        };
        let (text, after) = rest.split_at(length);
        if is_code {
            tokens.push(Token { line, text });
        }
        line += text.matches('\n').count();
        rest = after;
    }
    tokens
}

fn is_word(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

/// The length of the comment at the start; comments nest.
fn block_comment(rest: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        if rest[at..].starts_with("/*") {
            depth += 1;
            at += 2;
        } else if rest[at..].starts_with("*/") {
            depth -= 1;
            at += 2;
        } else {
            at += rest[at..].chars().next().map_or(1, char::len_utf8);
        }
        if depth == 0 {
            break;
        }
    }
    at
}

/// The length of the string literal at the start, if there is one: `"…"`, `b"…"`, `c"…"`, `r#"…"#`.
fn string(rest: &str) -> Option<usize> {
    let after_kind = rest.strip_prefix(['b', 'c']).unwrap_or(rest);
    let raw = after_kind.strip_prefix('r');
    let after_raw = raw.unwrap_or(after_kind);
    let after_hashes = after_raw.trim_start_matches('#');
    let hashes = after_raw.len() - after_hashes.len();
    let body = after_hashes.strip_prefix('"')?;
    let start = rest.len() - body.len();
    if raw.is_some() {
        let end = format!("\"{}", "#".repeat(hashes));
        return Some(body.find(&end).map_or(rest.len(), |at| start + at + end.len()));
    }
    if hashes > 0 {
        return None;
    }
    let mut escaped = false;
    let end = body.find(|next| {
        let closes = next == '"' && !escaped;
        escaped = next == '\\' && !escaped;
        closes
    });
    Some(end.map_or(rest.len(), |at| start + at + 1))
}

/// The length of the character literal at the start, or of the apostrophe of a lifetime.
fn character(rest: &str) -> usize {
    let mut inside = rest.char_indices().skip(1);
    match (inside.next(), inside.next()) {
        (Some((_, '\\')), Some((at, escaped))) => {
            let from = at + escaped.len_utf8();
            rest[from..].find('\'').map_or(1, |end| from + end + 1)
        }
        (Some(_), Some((at, '\''))) => at + 1,
        _ => 1,
    }
}

/// Leaves out every `#[cfg(test)] mod name { … }`.
fn without_tests<'a>(tokens: &[Token<'a>]) -> Vec<Token<'a>> {
    const START: [&str; 8] = ["#", "[", "cfg", "(", "test", ")", "]", "mod"];
    let mut kept = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        let is_start = tokens.len() - at >= START.len()
            && START.iter().zip(&tokens[at..]).all(|(expected, token)| token.text == *expected);
        if !is_start {
            kept.push(tokens[at]);
            at += 1;
            continue;
        }
        // Past the name of the module, to the brace that closes it or to the semicolon of a module in its own file.
        at += START.len() + 1;
        let mut depth = 0;
        while at < tokens.len() {
            match tokens[at].text {
                "{" => depth += 1,
                "}" => depth -= 1,
                _ => {}
            }
            at += 1;
            if depth == 0 {
                break;
            }
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(source: &str) -> String {
        code(source).iter().map(|token| token.text).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn comments_and_literals_are_no_code() {
        assert_eq!(words("a // b\n/// c\nd /* e /* f */ g */ h"), "a d h");
        assert_eq!(words(r##"a "b \" c" d r#"e " f"# g b"h" i r"\" j"##), "a d g i j");
        assert_eq!(words(r"'a' b '\'' c '\u{1F3B2}' d &'static e 'é' f"), "b c d & static e f");
        assert_eq!(words("r#type x#\"y"), "r # type x #");
        assert_eq!(words("\"never closed"), "");
    }

    #[test]
    fn lines_are_counted_across_literals() {
        let tokens = code("a\n/* b\nc */ d \"e\n\nf\" g\n");
        assert_eq!(
            tokens.iter().map(|token| (token.line, token.text)).collect::<Vec<_>>(),
            [(1, "a"), (3, "d"), (5, "g")]
        );
    }

    #[test]
    fn test_modules_are_left_out() {
        assert_eq!(words("a\n#[cfg(test)]\nmod tests { fn b() { \"}\" } }\nc"), "a c");
        assert_eq!(words("a #[cfg(test)] mod tests; c"), "a c");
        assert_eq!(words("#[cfg(not(test))] mod b {}"), "# [ cfg ( not ( test ) ) ] mod b { }");
    }
}
