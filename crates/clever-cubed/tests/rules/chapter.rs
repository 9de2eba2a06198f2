//! The chapters: Markdown files with scenarios in fenced blocks.
//!
//! ````text
//! ```scenario
//! E9: a yellow 2 on the platter
//! given  phase: passive
//!        platter: yellow 2, …
//! then   1 can mark yellow: yellow 2 in row III
//! ```
//! ````
//!
//! The first line is the name; before its colon stand the checks, rulings, tables and options that the scenario is for.
//! `given`, `when` and `then` hold for the lines below them too; what follows a `#` is a remark.

use std::fs;
use std::path::Path;

use crate::notation::Fault;

/// What a line does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keyword {
    /// Sets up the position.
    Given,
    /// Happens.
    When,
    /// Must hold.
    Then,
}

/// A line of a scenario.
#[derive(Debug)]
pub struct Line {
    /// Counted from 1 in its file.
    pub number: usize,
    /// What it does.
    pub keyword: Keyword,
    /// What it says.
    pub text: String,
}

/// A scenario.
#[derive(Debug)]
pub struct Scenario {
    /// Where it stands.
    pub file: String,
    /// The line of its name.
    pub line: usize,
    /// The checks, rulings, tables and options it is for.
    pub tags: Vec<String>,
    /// Its whole name.
    pub name: String,
    /// What it says.
    pub lines: Vec<Line>,
}

/// A chapter.
#[derive(Debug)]
pub struct Chapter {
    /// Its file without the ending.
    pub name: String,
    /// In order.
    pub scenarios: Vec<Scenario>,
}

/// All chapters of a folder, in order.
pub fn read_all(folder: &Path) -> Result<Vec<Chapter>, Fault> {
    let broken = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut files = fs::read_dir(folder)
        .map_err(broken)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<Vec<_>, _>>()
        .map_err(broken)?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "md"));
    files.sort();
    files.iter().map(|file| read(file)).collect()
}

fn read(file: &Path) -> Result<Chapter, Fault> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let file = format!("rules/{name}.md");
    let mut scenarios = Vec::new();
    let mut lines = (1..).zip(text.lines());
    while let Some((number, line)) = lines.next() {
        if line == "```scenario" {
            let mut block = Vec::new();
            loop {
                match lines.next() {
                    Some((_, "```")) => break,
                    Some(line) => block.push(line),
                    None => return Err(format!("{file}:{number}: the scenario has no end")),
                }
            }
            scenarios.push(scenario(&file, number, &block)?);
        }
    }
    Ok(Chapter { name, scenarios })
}

fn scenario(file: &str, fence: usize, block: &[(usize, &str)]) -> Result<Scenario, Fault> {
    let (&(line, name), body) = block.split_first().ok_or_else(|| format!("{file}:{fence}: the scenario is empty"))?;
    let tags = name.split_once(": ").map_or("", |(tags, _)| tags);
    let mut lines = Vec::new();
    let mut current = None;
    for &(number, text) in body {
        let text = text.split_once('#').map_or(text, |(text, _)| text).trim_end();
        if text.is_empty() {
            continue;
        }
        let (keyword, rest) = match text.split_once(' ') {
            Some(("given", rest)) => (Some(Keyword::Given), rest),
            Some(("when", rest)) => (Some(Keyword::When), rest),
            Some(("then", rest)) => (Some(Keyword::Then), rest),
            Some(("", rest)) => (current, rest),
            _ => (None, text),
        };
        let keyword =
            keyword.ok_or_else(|| format!("{file}:{number}: a line begins with given, when, then or a space"))?;
        current = Some(keyword);
        lines.push(Line { number, keyword, text: rest.trim().to_owned() });
    }
    let tags = tags.split(", ").filter(|tag| !tag.is_empty()).map(str::to_owned).collect();
    Ok(Scenario { file: file.to_owned(), line, tags, name: name.to_owned(), lines })
}
