//! `kubik bridge`: the loop between the pipes and [`protocol::Bridge`].

use std::io::{self, BufRead, Read, Write};

use protocol::{Bridge, LINE_BYTES_MAX};

/// Drive matches from your own program, one JSON object per line on standard input and output
///
/// {"cmd":"help"} lists the commands; docs/bridge.md explains them.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  echo '{\"cmd\":\"games\"}' | kubik bridge
  echo '{\"cmd\":\"new\",\"game\":\"clever-cubed\",\"setup\":{\"players\":1},\"seed\":7}' | kubik bridge")]
pub struct Args {}

pub fn run(_args: &Args) -> anyhow::Result<()> {
    Ok(converse(&mut io::stdin().lock(), &mut io::stdout().lock())?)
}

/// Answers line by line until the input ends or says that it is done.
fn converse(input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
    let mut bridge = Bridge::default();
    let mut line = Vec::new();
    while !bridge.is_closed() && read_line(input, &mut line)? {
        if let Some(answer) = bridge.answer(&line) {
            writeln!(output, "{answer}")?;
            output.flush()?;
        }
    }
    Ok(())
}

/// Replaces `line` by the next one; false at the end of the input. Of a line that is too long only so much is kept that
/// the bridge can see it.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let kept_max = LINE_BYTES_MAX as u64 + 1;
    input.by_ref().take(kept_max).read_until(b'\n', line)?;
    if line.len() as u64 == kept_max && !line.ends_with(b"\n") {
        input.skip_until(b'\n')?;
    }
    Ok(!line.is_empty())
}
