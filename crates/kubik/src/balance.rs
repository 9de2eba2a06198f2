use std::fmt::Write as _;
use std::io::{self, IsTerminal};
use std::num::NonZeroU64;
use std::path::PathBuf;
use std::{fs, thread};

use anyhow::{Context, anyhow};
use bots::PolicySpec;
use engine::Phrase;
use guide::{Language, Texts};
use indicatif::{ProgressBar, ProgressStyle};
use lab::{Balance, BalanceCase, BalanceFact, Chart, ChartRow, Experiment, balance};
use serde::Serialize;

use crate::columns::Columns;
use crate::common::SetupArgs;
use crate::{figures, files};

/// Find out whether a game is fair: who wins more often than their share
///
/// One policy plays against itself; counted is who won by seat, by monster, by card bought or built, and by set. What stands
/// out does so with 99 %, raised for looking at so many things at once (Holm). With --into the tables and charts go into a
/// folder of the game there, all of them or none.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  kubik balance king-of-tokyo-duel --games 20000
  kubik balance dice-city --players 2 --policy greedy --into docs/balance
  kubik balance cubitos --set race-1 --json")]
pub struct Args {
    #[command(flatten)]
    table: SetupArgs,

    /// Who plays [default: expert, or greedy where there is none]
    #[arg(long, value_name = "NAME")]
    policy: Option<String>,

    /// How many games, for every number of players
    #[arg(long, value_name = "N", default_value_t = 2000, allow_negative_numbers = true)]
    games: u64,

    /// The seed of all dice
    #[arg(long, value_name = "SEED", default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,

    /// How many threads; the figures do not depend on it [default: one for each core]
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    threads: Option<usize>,

    /// Write tables and charts into a folder with the name of the game in this folder
    #[arg(long, value_name = "FOLDER")]
    into: Option<PathBuf>,

    /// The language: en, ru or uk
    #[arg(long, value_name = "CODE", default_value = "en", conflicts_with = "json")]
    lang: String,

    /// Print one JSON object instead of tables for people
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> anyhow::Result<()> {
    games::with_game(&args.table.game, Weigh(args))?
}

struct Weigh<'a>(&'a Args);

/// What `--json` prints.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    policy: String,
    seed: u64,
    /// The sets that were played in turns; none where there are no sets.
    sets: Vec<String>,
    /// One entry for each number of players.
    balance: Vec<Balance>,
}

impl games::Visitor for Weigh<'_> {
    type Output = anyhow::Result<()>;

    fn visit<G: games::Playable>(self) -> Self::Output {
        let args = self.0;
        let language: Language = args.lang.parse()?;
        let policy = policy(args.policy.as_deref()).context("--policy")?;
        let games = NonZeroU64::new(args.games).context("--games: must be at least 1")?;
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        let threads = figures::threads(args.threads.unwrap_or_else(cores))?;
        let (sets, table) = sets_of::<G>(&args.table);
        let tables = experiments::<G>(&table, policy, args.seed)?;
        if let Some(folder) = &args.into {
            fs::create_dir_all(folder).with_context(|| format!("--into: cannot write {}", folder.display()))?;
            files::check_writable(&folder.join(format!("{}.tmp", G::INFO.name))).context("--into")?;
        }
        let bar = progress_bar(games.get() * tables.len() as u64);
        let count = |experiments: &Vec<Experiment<G>>| {
            balance(experiments, games, threads, &|done| bar.inc(done)).map_err(|reason| anyhow!(reason))
        };
        let balance = tables.iter().map(count).collect::<anyhow::Result<Vec<_>>>();
        bar.finish_and_clear();
        let found =
            Figures { game: G::INFO.name, policy: policy.to_string(), seed: args.seed, sets, balance: balance? };
        let words = Texts::new(language, G::INFO.name).with("lab");
        let page = Page { found: &found, words: &words, command: command(args, &found) };
        if let Some(folder) = &args.into {
            files::write_folder(&folder.join(G::INFO.name), &page.files()).context("--into")?;
        }
        if args.json {
            return figures::print_json(&found);
        }
        Ok(page.print(&mut io::stdout().lock())?)
    }
}

/// The strongest there is, unless another is named.
fn policy(asked: Option<&str>) -> anyhow::Result<PolicySpec> {
    match asked {
        Some(name) => Ok(name.parse()?),
        None => Ok("expert".parse().unwrap_or(PolicySpec::Greedy)),
    }
}

/// The sets that are played, and the arguments that say so: all of them unless one is named.
fn sets_of<G: games::Playable>(table: &SetupArgs) -> (Vec<String>, SetupArgs) {
    let mut table = table.clone();
    let is_named = |id: &str| table.options.iter().any(|option| option.split('=').next() == Some(id));
    // Who begins must be known for the seats to mean something.
    for id in ["startingPlayer", "firstPlayer"] {
        if G::INFO.options.iter().any(|choice| choice.id == id) && !is_named(id) && table.setup.is_none() {
            table.options.push(format!("{id}=0"));
            break;
        }
    }
    let Some(sets) = G::INFO.options.iter().find(|choice| choice.id == "set") else { return (Vec::new(), table) };
    if is_set_named(&table) {
        return (Vec::new(), table);
    }
    let all = table.sugar.set.get_or_insert_with(|| "all".to_owned());
    let names =
        if all == "all" { sets.values.iter().map(|set| (*set).to_owned()).collect() } else { vec![all.clone()] };
    (names, table)
}

fn is_set_named(table: &SetupArgs) -> bool {
    table.setup.is_some() || table.options.iter().any(|option| option.starts_with("set="))
}

/// The experiments for every number of players that can win against each other.
fn experiments<G: games::Playable>(
    table: &SetupArgs,
    policy: PolicySpec,
    seed: u64,
) -> anyhow::Result<Vec<Vec<Experiment<G>>>> {
    let (fewest, most) = (G::INFO.players.0.max(2), G::INFO.players.1);
    let numbers = if table.players.is_some() || table.setup.is_some() { fewest..=fewest } else { fewest..=most };
    let of = |players| -> anyhow::Result<Vec<Experiment<G>>> {
        let starts = table.starts::<G>(players)?;
        let experiment = |(index, start): (u64, &G)| {
            if start.players() < 2 {
                return Err(anyhow!("who plays alone always wins: give --players 2 or more"));
            }
            Ok(Experiment::new(&start.setup(), &[policy], seed.wrapping_add(index))?)
        };
        (0..).zip(&starts).map(experiment).collect()
    };
    numbers.map(of).collect()
}

fn command(args: &Args, found: &Figures) -> String {
    let mut words = vec![format!("kubik balance {} --policy {}", found.game, found.policy)];
    words.extend(args.table.players.map(|players| format!("--players {players}")));
    words.extend(args.table.options.iter().map(|option| format!("--option {option}")));
    words.extend(args.table.setup.iter().map(|setup| format!("--setup '{setup}'")));
    words.extend(args.table.sugar.set.iter().map(|set| format!("--set {set}")));
    words.push(format!("--games {} --seed {}", args.games, args.seed));
    words.extend(args.into.iter().map(|folder| format!("--into {}", folder.display())));
    words.join(" ")
}

/// A bar on a terminal, nothing in a pipe.
fn progress_bar(games: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{wide_bar} {percent:>3} %  {human_pos} of {human_len} games, {eta} left")
        .expect("the template is well-formed");
    ProgressBar::new(games).with_style(style)
}

/// Facts that tell how a game ended rather than who had what: whoever has a high rating has won, which is no news.
const ENDINGS: [&str; 4] = ["rating", "target", "way", "ending"];

/// One table of the report: what its lines are about, and the lines.
struct Lines<'a> {
    /// A file name.
    name: String,
    title: String,
    lines: Vec<(String, &'a BalanceCase)>,
}

/// The report in words.
struct Page<'a> {
    found: &'a Figures,
    words: &'a Texts,
    command: String,
}

impl Page<'_> {
    /// A key that has no words speaks for itself; a pair, as in `alienoid:the-king`, is said one by one.
    fn word(&self, key: &str) -> String {
        if let Some((one, other)) = key.split_once(':') {
            return format!("{} : {}", self.word(one), self.word(other));
        }
        let said = self.words.say(key);
        if said.contains('{') { key.to_owned() } else { said.trim_end_matches('.').to_owned() }
    }

    fn seat(&self, index: &str) -> String {
        self.words.say_about("balance-seat", "number", &index.parse().map_or(0, |seat: u32| seat + 1).to_string())
    }

    /// The tables for one number of players.
    fn tables<'b>(&self, balance: &'b Balance) -> Vec<Lines<'b>> {
        let has_order = balance.facts.iter().any(|fact| fact.key == "order");
        let mut tables = Vec::new();
        let mut deeds: Vec<(String, Vec<(String, &BalanceCase)>)> = Vec::new();
        for fact in balance.facts.iter().filter(|fact| !ENDINGS.contains(&fact.key.as_str())) {
            match deed(fact) {
                Some((deed, case)) => {
                    let line = (self.word(&fact.key), case);
                    match deeds.iter_mut().find(|(known, _)| known == deed) {
                        Some((_, lines)) => lines.push(line),
                        None => deeds.push((deed.to_owned(), vec![line])),
                    }
                }
                None if fact.key == "seat" && has_order => {}
                None if fact.key == "seat" => {
                    let lines = fact.cases.iter().map(|case| (self.seat(&case.case), case)).collect();
                    tables.push(Lines { name: "seat".to_owned(), title: self.words.say("balance-seats"), lines });
                }
                // What was the same for everybody, such as a card that nobody bought, favours nobody.
                None if fact.cases.len() == 1 => {}
                None => {
                    let is_said = |case: &&BalanceCase| !is_told_by_its_reverse(case, fact);
                    let lines = fact.cases.iter().filter(is_said).map(|case| (self.word(&case.case), case)).collect();
                    tables.push(Lines { name: fact.key.clone(), title: self.word(&fact.key), lines });
                }
            }
        }
        tables.extend(deeds.into_iter().map(|(deed, lines)| Lines { title: self.word(&deed), name: deed, lines }));
        if balance.starts.len() > 1 {
            let name = |(set, case)| (self.word(set), case);
            let lines = self.found.sets.iter().map(String::as_str).zip(&balance.starts).map(name).collect();
            tables.push(Lines { name: "set".to_owned(), title: self.words.say("balance-sets"), lines });
        }
        for table in tables.iter_mut().filter(|table| table.name != "seat" && table.name != "order") {
            table.lines.sort_by(|a, b| b.1.win_share.total_cmp(&a.1.win_share));
        }
        tables
    }

    fn table(&self, lines: &Lines<'_>) -> Columns<'_> {
        let mut table = Columns::titled(self.words, lines.title.clone());
        table.further(&["balance-share", "lab-wins", "lab-interval", "balance-error", "balance-stands-out"]);
        for (name, case) in &lines.lines {
            let error = case.error_of_many;
            let error = if error < 0.0001 { format!("< {}", table.number(0.0001, 4)) } else { table.number(error, 4) };
            let stands_out = if case.stands_out { self.words.say("arena-yes") } else { String::new() };
            let cells = vec![
                table.percent(case.share),
                table.percent(case.win_share),
                table.interval(case.win_share_interval, 100.0, 1),
                error,
                stands_out,
            ];
            table.row(name, cells);
        }
        table
    }

    fn numbers(&self, balance: &Balance) -> Columns<'_> {
        let mut table = Columns::new(self.words, "balance-numbers");
        table.further(&["balance-mean", "lab-interval"]);
        for number in &balance.numbers {
            let cells = vec![table.number(number.mean, 2), table.interval(number.interval, 1.0, 2)];
            table.row(&self.word(&number.key), cells);
        }
        table
    }

    fn about(&self, balance: &Balance) -> String {
        let players = Phrase::new("lab-players").number("count", balance.players);
        let games = Phrase::new("lab-games").number("count", balance.games as i64);
        [self.words.phrase(&players), self.words.phrase(&games)].join(" · ")
    }

    fn print(&self, out: &mut impl io::Write) -> io::Result<()> {
        let seed = self.words.say_about("lab-seed", "seed", &self.found.seed.to_string());
        for balance in &self.found.balance {
            writeln!(out, "{} · {} · {} · {seed}", self.words.say("title"), self.about(balance), self.found.policy)?;
            self.tables(balance).iter().try_for_each(|lines| self.table(lines).print(out))?;
            if !balance.numbers.is_empty() {
                self.numbers(balance).print(out)?;
            }
            writeln!(out)?;
        }
        self.notes().iter().try_for_each(|note| crate::columns::wrapped(note, out))
    }

    fn notes(&self) -> [String; 2] {
        [self.words.say("balance-note-holm"), self.words.say("balance-note-cause")]
    }

    fn chart(&self, balance: &Balance, lines: &Lines<'_>) -> Chart {
        let table = Columns::new(self.words, "lab-wins");
        let row = |(name, case): &(String, &BalanceCase)| {
            let percent = |share: f64| share * 100.0;
            let interval = case.win_share_interval.map(|ends| ends.map(percent));
            ChartRow {
                name: name.clone(),
                value: percent(case.win_share),
                interval,
                text: table.with_interval(percent(case.win_share), interval, 1.0, 1),
                stands_out: case.stands_out,
            }
        };
        Chart {
            title: format!("{}: {}", self.words.say("title"), lines.title),
            notes: vec![
                format!("{} · {}", self.about(balance), self.found.policy),
                self.words.say("balance-note-chart"),
            ],
            even: Some(100.0 * balance.even),
            unit: " %",
            rows: lines.lines.iter().map(row).collect(),
        }
    }

    /// The page in Markdown and its charts, by name.
    fn files(&self) -> Vec<(String, String)> {
        let mut page = format!("# {}: {}\n\n", self.words.say("title"), self.words.say("balance-title"));
        for note in self.notes() {
            let _ = writeln!(page, "{note}\n");
        }
        let _ = writeln!(page, "```sh\n{}\n```", self.command);
        let mut files = Vec::new();
        for balance in &self.found.balance {
            let _ = writeln!(page, "\n## {}", self.about(balance));
            for lines in self.tables(balance) {
                let name = format!("{}-{}.svg", balance.players, lines.name);
                let chart = self.chart(balance, &lines);
                let _ = write!(page, "\n![{}]({name})\n\n{}", chart.title, self.table(&lines).markdown());
                files.push((name, chart.svg()));
            }
            if !balance.numbers.is_empty() {
                let _ = write!(page, "\n{}", self.numbers(balance).markdown());
            }
        }
        files.push(("README.md".to_owned(), page));
        files
    }
}

/// A pair, as in `alienoid:the-king`, is told from the side of whoever wins more.
fn is_told_by_its_reverse(case: &BalanceCase, fact: &BalanceFact) -> bool {
    let Some((one, other)) = case.case.split_once(':') else { return false };
    let reverse = format!("{other}:{one}");
    let is_better = |reversed: &BalanceCase| (reversed.win_share, &reversed.case) > (case.win_share, &case.case);
    fact.cases.iter().any(|reversed| reversed.case == reverse && is_better(reversed))
}

/// Does a fact say whether somebody did something, with the cases `deed` and `not-deed`? Then only who did counts.
fn deed(fact: &BalanceFact) -> Option<(&str, &BalanceCase)> {
    let is_not = |case: &BalanceCase| case.case.starts_with("not-");
    match fact.cases.as_slice() {
        [one, other] if is_not(other) => Some((one.case.as_str(), one)),
        [not, did] if is_not(not) => Some((did.case.as_str(), did)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_strongest_plays_unless_another_is_named() {
        assert_eq!(policy(Some("random")).unwrap(), PolicySpec::Random);
        assert!(policy(Some("grandmaster")).is_err());
        assert!([PolicySpec::Greedy.to_string(), "expert".to_owned()].contains(&policy(None).unwrap().to_string()));
    }
}
