import {
  changesOf,
  differences,
  entry,
  merged,
  sameMap,
  withEntry,
  type CardEntry,
  type DataFile,
  type Entry,
  type FanStepEntry,
  type Section,
  type TrackEntry,
  type Whole,
} from '$lib/componentsFile';
import type { Fault } from './faults';

/** How many steps can be taken back. */
const STEPS_MAX = 300;

/** What is typed or painted in one go is one step. */
const ONE_GO_MS = 1200;

/** Component data while they are corrected. */
export class Draft {
  readonly printed: Whole;
  name = $state('');
  now: Whole = $state.raw({ dice: [], cards: [], race_sets: [], fan_track: [], tracks: [] });
  /** What the rules had against it when they were asked last. */
  faults: readonly Fault[] = $state.raw([]);
  /** Counts the changes, so that it is known what has been checked and kept. */
  changes = $state(0);
  #past: Whole[] = $state.raw([]);
  #future: Whole[] = $state.raw([]);
  #last = { what: '', when: 0 };

  readonly file: DataFile = $derived.by(() => differences(this.printed, this.now));
  readonly count: number = $derived(changesOf(this.file));

  constructor(printed: Whole, name: string, file: DataFile = {}) {
    this.printed = printed;
    this.name = name;
    this.now = merged(printed, file);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Steps with the same word right after each other are one. */
  change(next: Whole, what: string, when = Date.now()): void {
    if (next === this.now) return;
    const isGoingOn = what !== '' && what === this.#last.what && when - this.#last.when < ONE_GO_MS;
    if (!isGoingOn || this.#past.length === 0) this.#past = [...this.#past.slice(1 - STEPS_MAX), this.now];
    this.#last = { what, when };
    this.#future = [];
    this.#set(next);
  }

  undo(): void {
    const back = this.#past.at(-1);
    if (!back) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.now];
    this.#last.what = '';
    this.#set(back);
  }

  redo(): void {
    const next = this.#future.at(-1);
    if (!next) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.now];
    this.#last.what = '';
    this.#set(next);
  }

  #set(next: Whole): void {
    this.now = next;
    this.changes += 1;
  }

  /** What a file says takes the place of everything. */
  replace(file: DataFile, what: string): void {
    this.change(merged(this.printed, file), what);
  }

  set<S extends Section>(section: S, changed: Entry<S>, what = ''): void {
    this.change(withEntry(this.now, section, changed), what);
  }

  putBack(section: Section, key: string): void {
    const old = entry(this.printed, section, key);
    if (old) this.set(section, old);
  }

  /** A cost of one's own is known; the printed one is as uncertain as ever. */
  setCost(card: Required<CardEntry>, cost: number): void {
    this.set('cards', { ...card, cost, reconstructed: this.#marks(card, 'cost', (old) => old.cost === cost) }, `${card.id} cost`);
  }

  setParts(card: Required<CardEntry>, abilities: CardEntry['abilities'] & object): void {
    const isOld = (old: Required<CardEntry>) => JSON.stringify(old.abilities) === JSON.stringify(abilities);
    this.set('cards', { ...card, abilities, reconstructed: this.#marks(card, 'effect', isOld) }, `${card.id} parts`);
  }

  setStep(step: Required<FanStepEntry>, field: 'credits' | 'hand_tokens', value: number): void {
    const old = entry(this.printed, 'fan_track', String(step.step));
    const changed = { ...step, [field]: value };
    const isOld = old?.credits === changed.credits && old.hand_tokens === changed.hand_tokens;
    this.set('fan_track', { ...changed, reconstructed: isOld ? old.reconstructed : false }, `${step.step} ${field}`);
  }

  setTrack(track: TrackEntry, what: string): void {
    const old = entry(this.printed, 'tracks', track.id);
    const isOld = old && sameMap(old, track) && (old.reconstructed ?? false) === (track.reconstructed ?? false);
    this.set('tracks', isOld ? old : track, what);
  }

  /** The box has it just so: nothing about it is a guess any more. */
  confirm(section: 'cards' | 'fan_track' | 'tracks', key: string): void {
    if (section === 'cards') {
      const card = entry(this.now, section, key);
      if (card) this.set(section, { ...card, reconstructed: [] });
    } else if (section === 'fan_track') {
      const step = entry(this.now, section, key);
      if (step) this.set(section, { ...step, reconstructed: false });
    } else {
      const track = entry(this.now, section, key);
      if (track) this.set(section, { ...track, reconstructed: false });
    }
  }

  #marks(card: Required<CardEntry>, mark: string, isPrinted: (old: Required<CardEntry>) => boolean): string[] {
    const old = entry(this.printed, 'cards', card.id);
    const others = card.reconstructed.filter((one) => one !== mark);
    return old && isPrinted(old) && old.reconstructed.includes(mark) ? [...others, mark].sort() : others;
  }

  isOwn(section: Section, key: string): boolean {
    const entries: ({ id: string } | { step: number })[] = this.file[section] ?? [];
    return entries.some((one) => ('step' in one ? String(one.step) : one.id) === key);
  }

  /** What is wrong with an entry, or with one of its fields. */
  faultAt(section: Section, key: string, field?: string): Fault | null {
    return (
      this.faults.find((fault) => fault.section === section && fault.key === key && (field === undefined || fault.field.startsWith(field))) ?? null
    );
  }
}
