import type { Language } from './types/wire';

export type Theme = 'system' | 'light' | 'dark';
export type Pace = 'slow' | 'normal' | 'fast' | 'at-once';
export type Motion = 'system' | 'full' | 'reduced';

export const LANGUAGES: readonly Language[] = ['en', 'uk', 'ru'];
export const THEMES: readonly Theme[] = ['system', 'light', 'dark'];
export const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'at-once'];
export const MOTIONS: readonly Motion[] = ['system', 'full', 'reduced'];

const KEY = 'kubik.settings';

/** What the person prefers on this device. */
export class Settings {
  language: Language = $state('en');
  theme: Theme = $state('system');
  motion: Motion = $state('system');
  pace: Pace = $state('normal');
  sound = $state(false);
  /** Ask before one's turn passes to the others? */
  askBeforeEnd = $state(false);
  name = $state('');

  constructor(storage: Pick<Storage, 'getItem'> | null, languages: readonly string[]) {
    this.language = preferred(languages);
    this.#read(storage);
  }

  /** Reads what was written; whatever is not as it should be is left at its default. */
  #read(storage: Pick<Storage, 'getItem'> | null): void {
    let written: Record<string, unknown>;
    try {
      written = JSON.parse(storage?.getItem(KEY) ?? '{}');
    } catch {
      return;
    }
    if (typeof written !== 'object' || written === null) return;
    const one = <T>(of: readonly T[], value: unknown, otherwise: T) => (of.includes(value as T) ? (value as T) : otherwise);
    this.language = one(LANGUAGES, written.language, this.language);
    this.theme = one(THEMES, written.theme, this.theme);
    this.motion = one(MOTIONS, written.motion, this.motion);
    this.pace = one(PACES, written.pace, this.pace);
    this.sound = written.sound === true;
    this.askBeforeEnd = written.askBeforeEnd === true;
    this.name = typeof written.name === 'string' ? written.name.slice(0, 24) : '';
  }

  write(storage: Pick<Storage, 'setItem'> | null): void {
    const { language, theme, motion, pace, sound, askBeforeEnd, name } = this;
    try {
      storage?.setItem(KEY, JSON.stringify({ language, theme, motion, pace, sound, askBeforeEnd, name }));
    } catch {
      // Storage that is full or forbidden forgets preferences; nothing worse.
    }
  }
}

/** The first of the languages a person asks for that we speak. */
export function preferred(languages: readonly string[]): Language {
  for (const wanted of languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export const settings = new Settings(storage(), globalThis.navigator?.languages ?? []);

/** Keeps the settings on this device, and the document in step with them. */
export function follow(): void {
  $effect(() => settings.write(storage()));
  $effect(() => {
    const root = document.documentElement;
    root.lang = settings.language;
    if (settings.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    root.dataset.motion = settings.motion;
  });
}

/** Does the person want things to stand still? */
export function isStill(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'reduced';
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
