import { isDataFile, type DataFile } from './componentsFile';
import { Database } from './shelf/database';
import { isObject, tidyName } from './shelf/saved';

/** A file of component data as it is kept on this device. */
export interface Kept {
  id: string;
  name: string;
  /** What goes into the setup of a match, and into `--data` of the terminal. */
  file: DataFile;
  changed: number;
}

/** Where a file is: on this device, or only in this tab, as there is no storage or no room in it. */
export type Whereabouts = 'kept' | 'memory' | 'full';

const database = new Database<Kept>(undefined, 'kubik.components', 'files');

/** What could not be put into the database. */
const memory = new Map<string, Kept>();

/** The files on this device, those changed last first. What nobody can read is left out. */
export async function kept(): Promise<Kept[]> {
  const found = new Map<string, Kept>();
  try {
    for (const [, value] of await database.all()) {
      if (isKept(value)) found.set(value.id, { ...value, name: tidyName(value.name) });
    }
  } catch {
    // Without storage there is only what this tab has.
  }
  for (const [id, one] of memory) found.set(id, one);
  return [...found.values()].sort((one, other) => other.changed - one.changed);
}

export async function keep(file: Kept): Promise<Whereabouts> {
  try {
    await database.put(file);
    memory.delete(file.id);
    return 'kept';
  } catch (reason) {
    memory.set(file.id, file);
    return reason instanceof Error && reason.name === 'QuotaExceededError' ? 'full' : 'memory';
  }
}

export async function remove(id: string): Promise<void> {
  memory.delete(id);
  // What cannot be reached cannot be removed either, and is not shown.
  await database.remove(id).catch(() => undefined);
}

/** What the next match is to be set up with, on its way from one page to the next. */
let handed: DataFile | null = null;

export function handOver(file: DataFile): void {
  handed = file;
}

export function takeOver(): DataFile | null {
  const file = handed;
  handed = null;
  return file;
}

function isKept(value: unknown): value is Kept {
  return (
    isObject(value) &&
    typeof value.id === 'string' &&
    /^[\w-]{1,64}$/.test(value.id) &&
    typeof value.name === 'string' &&
    Number.isFinite(value.changed) &&
    isDataFile(value.file)
  );
}
