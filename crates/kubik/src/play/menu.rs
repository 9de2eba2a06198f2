//! Plans as a tree: first the die, then what to do with it.

use engine::{Game, Phrase};
use guide::{Correction, Plan};

/// The keys of entries that have no letter of their own. Those of the program (`c h l n q u w y`) and of the games' own
/// entries are left out.
const NUMBERS: &str = "1234567890abgijkmop";

/// What can be chosen now, and how one got there.
pub struct Menu<G: Game> {
    plans: Vec<Plan<G>>,
    corrections: Vec<Correction<G::Action>>,
    levels: Vec<Level>,
}

/// Some of the plans, all alike up to a step.
struct Level {
    /// What can be chosen among them.
    entries: Vec<Entry>,
    selected: usize,
    /// What was chosen to get here from the level before.
    chosen: Vec<Phrase>,
}

/// One line of the menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The key that chooses it; the last ones of a very long list have none.
    pub key: Option<char>,
    /// What it says, step by step.
    pub labels: Vec<Phrase>,
    /// The plans it leads to: one is a plan, several are a further choice, none is a correction.
    pub members: Vec<usize>,
    depth: usize,
}

impl<G: Game> Default for Menu<G> {
    fn default() -> Self {
        Self::new(Vec::new(), Vec::new())
    }
}

impl<G: Game> Menu<G> {
    /// A menu of these plans, at its first step. A correction takes the place of the plan with its key, once there is none.
    pub fn new(plans: Vec<Plan<G>>, corrections: Vec<Correction<G::Action>>) -> Self {
        let mut entries = entries(&plans, (0..plans.len()).collect(), 0);
        for Correction { label, .. } in &corrections {
            if !entries.iter().any(|entry| entry.key == label.letter) {
                let (key, labels) = (label.letter, vec![label.phrase.clone()]);
                let place = place_among(&entries, key);
                entries.insert(place, Entry { key, labels, members: Vec::new(), depth: 0 });
            }
        }
        Self { levels: vec![Level { entries, selected: 0, chosen: Vec::new() }], plans, corrections }
    }

    /// Is there nothing to choose?
    pub fn is_empty(&self) -> bool {
        self.plans.is_empty()
    }

    /// Can one go back a step?
    pub fn is_inside(&self) -> bool {
        self.levels.len() > 1
    }

    /// What was chosen so far, step by step.
    pub fn chosen(&self) -> impl Iterator<Item = &Phrase> {
        self.levels.iter().flat_map(|level| &level.chosen)
    }

    /// The plan with this index.
    pub fn plan(&self, index: usize) -> &Plan<G> {
        &self.plans[index]
    }

    /// The correction that an entry stands for, if it does not stand for plans.
    pub fn correction(&self, entry: usize) -> Option<&Correction<G::Action>> {
        let entry = self.entries().get(entry).filter(|entry| entry.members.is_empty())?;
        self.corrections.iter().find(|correction| correction.label.letter == entry.key)
    }

    fn level(&self) -> &Level {
        self.levels.last().expect("there is always the first level")
    }

    /// What can be chosen at this step.
    pub fn entries(&self) -> &[Entry] {
        &self.level().entries
    }

    /// Which entry is selected.
    pub fn selected(&self) -> usize {
        self.level().selected
    }

    /// Moves the selection, round and round.
    pub fn move_by(&mut self, entries: isize) {
        let count = self.entries().len() as isize;
        if count > 0 {
            let level = self.levels.last_mut().expect("there is always the first level");
            level.selected = (level.selected as isize + entries).rem_euclid(count) as usize;
        }
    }

    /// Selects an entry.
    pub fn select(&mut self, entry: usize) {
        self.levels.last_mut().expect("there is always the first level").selected = entry;
    }

    /// The entry with this key.
    pub fn find(&self, key: char) -> Option<usize> {
        self.entries().iter().position(|entry| entry.key == Some(key))
    }

    /// Chooses an entry: the plan it stands for, or none if it leads to a further choice.
    pub fn choose(&mut self, entry: usize) -> Option<&Plan<G>> {
        let Entry { members, depth, labels, .. } = self.entries().get(entry)?.clone();
        self.select(entry);
        if let [only] = members[..] {
            return Some(&self.plans[only]);
        }
        let entries = entries(&self.plans, members, depth);
        self.levels.push(Level { entries, selected: 0, chosen: labels });
        None
    }

    /// Goes back a step; false if this is the first.
    pub fn back(&mut self) -> bool {
        if self.is_inside() {
            self.levels.pop();
            true
        } else {
            false
        }
    }
}

/// Where an entry with this key belongs: behind those with an earlier number, before those with a later one, and below the
/// first entry, which Enter takes.
fn place_among(entries: &[Entry], key: Option<char>) -> usize {
    let is_number = |entry: &Entry| entry.key.is_some_and(|key| key.is_ascii_digit());
    let earlier = entries.iter().rposition(|entry| is_number(entry) && entry.key < key).map(|index| index + 1);
    let later = || entries.iter().position(|entry| is_number(entry) && entry.key > key);
    earlier.or_else(later).unwrap_or(entries.len().min(1))
}

/// What can be chosen among these plans, which are all alike up to `depth`.
fn entries<G: Game>(plans: &[Plan<G>], members: Vec<usize>, depth: usize) -> Vec<Entry> {
    // Steps that all have in common go without saying, unless there is nothing else to say.
    let (members, depth) = match members[..] {
        [_] => (members, depth),
        _ => {
            let (members, depth, _) = narrow(plans, members, depth);
            (members, depth)
        }
    };
    let groups = groups(plans, &members, depth);
    let label = |group: &[usize]| plans[group[0]].path.get(depth);
    let letters: Vec<char> = groups.iter().filter_map(|group| label(group)?.letter).collect();
    let mut numbers = NUMBERS.chars().filter(|number| !letters.contains(number));
    let entry = |group: Vec<usize>| {
        let label = label(&group);
        let key = label.and_then(|label| label.letter).or_else(|| numbers.next());
        let (members, depth, mut labels) = narrow(plans, group, depth + 1);
        labels.splice(0..0, label.map(|label| label.phrase.clone()));
        Entry { key, labels, members, depth }
    };
    groups.into_iter().map(entry).collect()
}

/// Plans that go on alike, in the order in which they come.
fn groups<G: Game>(plans: &[Plan<G>], members: &[usize], depth: usize) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for &member in members {
        let label = plans[member].path.get(depth);
        match groups.iter_mut().find(|group| plans[group[0]].path.get(depth) == label) {
            Some(group) => group.push(member),
            None => groups.push(vec![member]),
        }
    }
    groups
}

/// Goes on as long as there is only one way, and names the steps that do not go without saying.
fn narrow<G: Game>(plans: &[Plan<G>], members: Vec<usize>, mut depth: usize) -> (Vec<usize>, usize, Vec<Phrase>) {
    let mut labels = Vec::new();
    while let Some(&first) = members.first() {
        let Some(label) = plans[first].path.get(depth) else { break };
        if members.iter().any(|&member| plans[member].path.get(depth) != Some(label)) {
            break;
        }
        if !label.is_quiet {
            labels.push(label.phrase.clone());
        }
        depth += 1;
    }
    (members, depth, labels)
}

#[cfg(test)]
mod tests {
    use games::clever_cubed::{Action, CleverCubed};

    use super::*;
    use guide::{Gains, Label};

    /// A menu with a plan for each path; the plans are told apart by the row of a cross.
    fn menu(paths: &[&[&'static str]]) -> Menu<CleverCubed> {
        let label = |key: &&'static str| match key.strip_prefix('-') {
            Some(quiet) => Label::quiet(Phrase::new(quiet)),
            None => Label::new(Phrase::new(key)),
        };
        let plan = |(path, row): (&&[&'static str], u8)| Plan {
            actions: vec![Action::Cross { row }],
            path: path.iter().map(label).collect(),
            gains: Gains::default(),
        };
        Menu::new(paths.iter().zip(0..).map(plan).collect(), Vec::new())
    }

    fn lines(menu: &Menu<CleverCubed>) -> Vec<String> {
        let line = |entry: &Entry| {
            let labels: Vec<_> = entry.labels.iter().map(|phrase| phrase.key).collect();
            format!("{} {} ({})", entry.key.unwrap_or(' '), labels.join(" "), entry.members.len())
        };
        menu.entries().iter().map(line).collect()
    }

    fn choose(menu: &mut Menu<CleverCubed>, entry: usize) -> Option<u8> {
        menu.choose(entry).map(|plan| match plan.actions[..] {
            [Action::Cross { row }] => row,
            _ => unreachable!("every plan of this menu is a cross"),
        })
    }

    #[test]
    fn single_ways_are_walked_at_once() {
        let mut menu =
            menu(&[&["yellow", "-plain", "row"], &["pink", "-plain", "bonus"], &["pink", "-plain", "points"]]);
        assert_eq!(lines(&menu), ["1 yellow row (1)", "2 pink (2)"]);
        assert_eq!(choose(&mut menu, 0), Some(0));
        assert_eq!(choose(&mut menu, 1), None);
        assert_eq!(lines(&menu), ["1 bonus (1)", "2 points (1)"]);
        assert_eq!(menu.chosen().map(|phrase| phrase.key).collect::<Vec<_>>(), ["pink"]);
        assert_eq!(choose(&mut menu, 1), Some(2));
        assert!(menu.back());
        assert_eq!(menu.selected(), 1);
        assert!(!menu.back());
    }

    #[test]
    fn quiet_steps_speak_up_when_there_are_others() {
        let mut menu = menu(&[&["yellow", "-plain", "row"], &["yellow", "joker", "row"]]);
        assert_eq!(lines(&menu), ["1 plain row (1)", "2 joker row (1)"]);
        assert_eq!(choose(&mut menu, 1), Some(1));
    }

    #[test]
    fn a_correction_takes_the_place_of_its_choice() {
        let label = |letter: char, key: &'static str| Label::lettered(letter, Phrase::new(key));
        let plan = |(letter, row): (char, u8)| Plan::<CleverCubed> {
            actions: vec![Action::Cross { row }],
            path: vec![label(letter, "mark")],
            gains: Gains::default(),
        };
        let corrections =
            ['1', '2', '4'].map(|letter| Correction { label: label(letter, "keep"), undo: 1, actions: vec![] });
        let menu_of = |letters: &str| Menu::new(letters.chars().zip(0..).map(plan).collect(), corrections.to_vec());
        let menu = menu_of("t235e");
        assert_eq!(
            lines(&menu),
            ["t mark (1)", "1 keep (0)", "2 mark (1)", "3 mark (1)", "4 keep (0)", "5 mark (1)", "e mark (1)"]
        );
        let undone = |entry| menu.correction(entry).and_then(|correction| correction.label.letter);
        assert_eq!([0, 1, 2, 4].map(undone), [None, Some('1'), None, Some('4')], "no plan is a correction");
        assert_eq!(lines(&menu_of("t")), ["t mark (1)", "1 keep (0)", "2 keep (0)", "4 keep (0)"]);
    }

    #[test]
    fn the_selection_goes_round() {
        let mut menu = menu(&[&["a"], &["b"], &["c"]]);
        menu.move_by(-1);
        assert_eq!(menu.selected(), 2);
        menu.move_by(2);
        assert_eq!(menu.selected(), 1);
        assert_eq!(menu.find('3'), Some(2));
        assert_eq!(menu.find('x'), None);
    }
}
