import { Broken, Engine, Refused } from '$lib/engine/client';
import { keep, kept, remove, type Kept, type Whereabouts } from '$lib/components';
import { hasStrangers, isDataFile, whole, type DataFile, type Whole } from '$lib/componentsFile';
import { newId } from '$lib/id';
import { FILE_BYTES_MAX, read as readMatch, type Read as ReadMatch } from '$lib/shelf/files';
import { isObject, tidyName } from '$lib/shelf/saved';
import type { Components } from '$lib/types/cubitos';
import { Draft } from './draft.svelte';
import { faultsOf, readFault, type Fault } from './faults';
import { read } from './text';

/** Nobody waits for it, and nobody is asked at every key. */
const CHECK_MS = 150;

/** Why a text cannot be shown entry by entry. */
export type Wrong =
  | { key: 'components-too-large'; megabytes: number }
  | { key: 'components-unreadable' | 'components-empty' | 'components-no-engine' }
  | { key: 'components-not-json'; line: number; column: number }
  | { key: 'components-refused'; fault: Fault };

/** Where files of component data are corrected: the file in hand, those that are kept, and the rules that look at it. */
export class Desk {
  draft: Draft | null = $state.raw(null);
  files: readonly Kept[] = $state.raw([]);
  /** The file in hand; it is kept from its first change on. */
  id = $state('');
  where: Whereabouts = $state('kept');
  /** What can be played with: the file without the entries that are refused. */
  sound: DataFile = $state.raw({});
  isChecking = $state(false);
  /** The track on the easel, and its shortest lap by land if the map is in order. */
  track = $state('nothing-goes-right');
  lap: number | null = $state(null);
  /** Why the rules do not answer. */
  trouble: string | null = $state(null);

  #engine: Engine | null = null;
  #printed: Whole | null = null;
  #checking: ReturnType<typeof setTimeout> | undefined;
  #keeping: Promise<void> | null = null;
  #isUnkept = false;

  /** Takes a file into the hand: the one with this id, else the last one, else a new one. */
  async open(id: string | null, unnamed: string): Promise<void> {
    this.trouble = null;
    try {
      this.#printed ??= whole(await this.#builtIn());
      this.files = await kept();
      const printed = this.#printed;
      const known = this.files.filter(({ file }) => !hasStrangers(printed, file));
      const found = known.find((one) => one.id === id) ?? known[0];
      this.#take(found ?? { id: newId(), name: unnamed, file: {}, changed: 0 });
    } catch (reason) {
      this.#fail(reason);
    }
  }

  async #builtIn(): Promise<DataFile> {
    const { data } = (await this.#rules().ask({ data: {} })) as { data: unknown };
    if (!isDataFile(data)) throw new Broken('the built-in data are of another version');
    return data;
  }

  #rules(): Engine {
    return (this.#engine ??= new Engine('cubitos'));
  }

  #take({ id, name, file }: Kept): void {
    if (!this.#printed) return;
    this.id = id;
    this.draft = new Draft(this.#printed, name, file);
    this.#check();
  }

  /** To be called after every change. It is kept at once; while that goes on, only the last of further changes is. */
  touched(): void {
    this.#check();
    this.#isUnkept = true;
    this.#keeping ??= this.#keepAll().finally(() => (this.#keeping = null));
  }

  async #keepAll(): Promise<void> {
    while (this.#isUnkept) await this.keep();
  }

  async keep(): Promise<void> {
    this.#isUnkept = false;
    const draft = this.draft;
    if (!draft) return;
    const { file, name } = draft;
    this.where = await keep({ id: this.id, name: tidyName(name), file, changed: Date.now() });
    this.files = await kept();
  }

  #check(): void {
    clearTimeout(this.#checking);
    this.isChecking = true;
    this.#checking = setTimeout(() => void this.check(), CHECK_MS);
  }

  /** Asks the rules about all of it. */
  async check(): Promise<void> {
    const draft = this.draft;
    if (!draft) return;
    const { changes, file } = draft;
    const track = this.track;
    const isLate = () => draft !== this.draft || changes !== draft.changes || track !== this.track;
    try {
      const { faults, sound } = await faultsOf(file, (part) => this.#refusal(part));
      if (isLate()) return;
      draft.faults = faults;
      this.sound = sound;
      const lap = draft.faultAt('tracks', track) ? null : await this.#measure(sound, track);
      if (isLate()) return;
      this.lap = lap;
      this.trouble = null;
    } catch (reason) {
      this.#fail(reason);
    }
    this.isChecking = false;
  }

  /** Puts another track on the easel. */
  show(track: string): void {
    this.track = track;
    this.lap = null;
    this.#check();
  }

  async #refusal(data: unknown): Promise<string | null> {
    try {
      await this.#rules().ask({ new: { setup: { players: 2, data }, seed: '0', viewer: null } });
      return null;
    } catch (reason) {
      if (reason instanceof Refused) return reason.message;
      throw reason;
    }
  }

  async #measure(data: DataFile, track: string): Promise<number | null> {
    await this.#rules().ask({ new: { setup: { players: 2, track, data }, seed: '0', viewer: null } });
    const { tracks } = (await this.#rules().components()) as Components;
    return tracks[0]?.lapLength ?? null;
  }

  /** The rules are gone; the next question starts them again. */
  #fail(reason: unknown): void {
    this.#engine?.close();
    this.#engine = null;
    this.trouble = reason instanceof Error ? reason.message : String(reason);
  }

  /** The file that a text is; or why it is none that can be shown. A record of a match has the file that it was played with. */
  async read(text: string): Promise<{ file: DataFile } | { wrong: Wrong }> {
    if (text.trim() === '') return { wrong: { key: 'components-empty' } };
    const match = readMatch(text);
    const reading = 'record' in match ? { value: ofMatch(match) } : read(text);
    if ('line' in reading) return { wrong: { key: 'components-not-json', line: reading.line, column: reading.column } };
    const { value } = reading;
    if (isDataFile(value) && this.#printed && !hasStrangers(this.#printed, value)) return { file: value };
    try {
      const refusal = await this.#refusal(value);
      const fault = readFault(refusal ?? '', isObject(value) ? value : {});
      return { wrong: { key: 'components-refused', fault } };
    } catch (reason) {
      this.#fail(reason);
      return { wrong: { key: 'components-no-engine' } };
    }
  }

  /** Takes a file from elsewhere into the hand, beside those that are kept. */
  async take(source: Blob, name: string): Promise<Wrong | null> {
    if (source.size > FILE_BYTES_MAX) return { key: 'components-too-large', megabytes: FILE_BYTES_MAX >> 20 };
    let text: string;
    try {
      text = await source.text();
    } catch {
      return { key: 'components-unreadable' };
    }
    const found = await this.read(text);
    if ('wrong' in found) return found.wrong;
    await this.add(name, found.file);
    return null;
  }

  /** A file more, in hand and kept at once. */
  async add(name: string, file: DataFile): Promise<void> {
    await this.#finish();
    this.#take({ id: newId(), name: tidyName(name), file, changed: Date.now() });
    await this.keep();
  }

  async choose(id: string): Promise<void> {
    await this.#finish();
    const found = this.files.find((one) => one.id === id);
    if (found) this.#take(found);
  }

  /** Throws the file in hand away; what is returned can be added again. */
  async discard(unnamed: string): Promise<Kept | null> {
    await this.#finish();
    const draft = this.draft;
    const gone = draft && { id: this.id, name: draft.name, file: draft.file, changed: Date.now() };
    await remove(this.id);
    await this.open(null, unnamed);
    return gone;
  }

  /** Waits until everything is kept. */
  async #finish(): Promise<void> {
    await this.#keeping;
  }

  close(): void {
    clearTimeout(this.#checking);
    void this.#finish();
    this.#engine?.close();
    this.#engine = null;
  }
}

/** The component data of a match; the built-in ones if it says nothing. */
function ofMatch({ game, record: { setup } }: ReadMatch): unknown {
  return game === 'cubitos' && isObject(setup) ? (setup.data ?? {}) : setup;
}
