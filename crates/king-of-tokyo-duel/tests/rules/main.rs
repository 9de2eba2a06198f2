//! Runs the chapters in `rules/`: every scenario is a test, called after its chapter and its name.

#[path = "../common/mod.rs"]
mod common;
mod coverage;
mod notation;
mod position;
mod table;

use std::process::ExitCode;

use engine::testkit::chapters::Book;

fn main() -> ExitCode {
    let book = Book::of(env!("CARGO_MANIFEST_DIR"));
    book.with_tags(coverage::tags()).with_sections(coverage::SECTIONS).run::<table::Table>()
}
