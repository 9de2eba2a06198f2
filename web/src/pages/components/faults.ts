import { keyOf, SECTIONS, type DataFile, type Section } from '$lib/componentsFile';

/** What the rules have against a file. */
export interface Fault {
  /** Where: the section and the entry, if the entry is one of the file. */
  section: Section | null;
  key: string | null;
  /** The field inside the entry, as in `cells[r04c11].red`. */
  field: string;
  /** The whole path with places counted, as in `cards[0].cost`. */
  path: string;
  /** In the words of the rules. */
  message: string;
}

/** Entries are named by their place when the file has not the right form, or names something that is not there; otherwise by id. */
const BY_PLACE = /^(invalid|unknown|missing|duplicate|'[^']*' is (not in the box|listed twice))/;

/** Reads a refusal such as `setup.data.cards[bob].cost: must be 1 to 20, got 50`. */
export function readFault(refusal: string, file: DataFile): Fault {
  const [, path = '', message = refusal] = /^setup\.data\.?(.*?): (.*)$/s.exec(refusal) ?? [];
  const [, word = '', name, field = ''] = /^(\w+)(?:\[([^\]]*)\])?\.?(.*)$/s.exec(path) ?? [];
  const section = SECTIONS.find((one) => one === word) ?? null;
  if (section === null || name === undefined) return { section, key: null, field, path, message };
  const entries: ({ id: string } | { step: number })[] = Array.isArray(file[section]) ? file[section] : [];
  const place = BY_PLACE.test(message) ? Number(name) : entries.findIndex((entry) => keyOf(entry) === name);
  const entry = entries[place];
  const key = entry ? keyOf(entry) : null;
  return { section, key, field, path: entry ? `${section}[${place}]${field ? `.${field}` : ''}` : path, message };
}

/** The file without the entry that is at fault; nothing if the fault is in none. */
export function withoutEntry(file: DataFile, { section, key }: Fault): DataFile | null {
  if (section === null || key === null) return null;
  const { [section]: entries = [], ...rest } = file;
  const left = (entries as ({ id: string } | { step: number })[]).filter((entry) => keyOf(entry) !== key);
  return left.length > 0 ? { ...rest, [section]: left } : rest;
}

/** No file has so many faults that more of them would help. */
const FAULTS_MAX = 24;

/** Asks about a file until nothing is left to refuse: one fault of each entry, and the file without these entries. */
export async function faultsOf(
  file: DataFile,
  refusal: (file: DataFile) => Promise<string | null>,
): Promise<{ faults: Fault[]; sound: DataFile }> {
  const faults: Fault[] = [];
  let sound = file;
  while (faults.length < FAULTS_MAX) {
    const refused = await refusal(sound);
    if (refused === null) return { faults, sound };
    const fault = readFault(refused, sound);
    // Its place in the whole file, not in what is left of it.
    faults.push(fault.key === null ? fault : readFault(refused.replace(/^(setup\.data\.\w+)\[[^\]]*\]/, `$1[${fault.key}]`), file));
    const left = withoutEntry(sound, fault);
    if (left === null) break;
    sound = left;
  }
  return { faults, sound: {} };
}

/** What the rules say, and the sentence of `page.ftl` for it; groups are its arguments in order. */
export const SENTENCES: readonly { says: RegExp; key: string; args?: readonly string[] }[] = [
  { says: /^must be (-?\d+) to (-?\d+), got (-?\d+)$/, key: 'components-fault-range', args: ['least', 'most', 'got'] },
  { says: /^must be a number from (1) to (\d+), got (.+)$/, key: 'components-fault-range', args: ['least', 'most', 'got'] },
  { says: /^only coloured dice have symbols/, key: 'components-fault-grey-symbol' },
  { says: /^a coloured die needs at least one symbol/, key: 'components-fault-no-symbol' },
  { says: /^must be 0: the last step pays again/, key: 'components-fault-last-step' },
  { says: /^two linked tracks must differ/, key: 'components-fault-linked' },
  { says: /^must be 1 on two linked tracks/, key: 'components-fault-linked-laps' },
  { says: /^no card of the box does (\S+) in this way/, key: 'components-fault-effect', args: ['op'] },
  { says: /^cannot be reached from the start by land/, key: 'components-fault-no-way' },
  { says: /^cannot be reached from the start; join/, key: 'components-fault-island' },
  { says: /^is (\d+), but (\d+) on its neighbour (\S+); one step crosses/, key: 'components-fault-red', args: ['here', 'there', 'cell'] },
  { says: /^has no cell of kind (start|finish); a track/, key: 'components-fault-missing-end', args: ['end'] },
  { says: /^'(.*)' is no cell of this track$/, key: 'components-fault-no-cell', args: ['cell'] },
  { says: /^(\S+) is water, start or finish; a shortcut ends/, key: 'components-fault-shortcut-end', args: ['cell'] },
  { says: /^both ends of a shortcut must be reachable/, key: 'components-fault-shortcut-land' },
  { says: /^(\S+) lies (\d+) feet from the start and this cell (\d+)/, key: 'components-fault-shortcut-back', args: ['cell', 'there', 'here'] },
  { says: /^another shortcut ends on (\S+) already$/, key: 'components-fault-shortcut-twice', args: ['cell'] },
  { says: /^must be one letter, got/, key: 'components-fault-letter' },
  { says: /^must be one or two, got/, key: 'components-fault-bonuses' },
  { says: /^must be at most (\d+), got (\d+)$/, key: 'components-fault-many', args: ['most', 'got'] },
  { says: /^has (\d+) shortcuts and jetpacks; at most (\d+)/, key: 'components-fault-movement', args: ['got', 'most'] },
  { says: /^the start must not touch the finish$/, key: 'components-fault-start-finish' },
  { says: /^is (\d+) on this map, got (\d+); correct the map/, key: 'components-fault-length', args: ['measured', 'got'] },
];

/** The sentence for what the rules say, if there is one. */
export function sentenceOf(message: string): { key: string; args: Record<string, string> } | null {
  for (const { says, key, args = [] } of SENTENCES) {
    const found = says.exec(message);
    if (found) return { key, args: Object.fromEntries(args.map((name, index) => [name, found[index + 1] ?? ''])) };
  }
  return null;
}
