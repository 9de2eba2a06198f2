import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from './settings.svelte';
import type { Language, Phrase } from './types/wire';

/** Every sentence lives in `locales/`, shared with the terminal; a language is loaded when it is needed. */
const FILES = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default' });

export type Arguments = Record<string, FluentVariable>;

/** Whom the seats of a phrase stand for. */
export interface People {
  readonly names: readonly string[];
  /** Who is spoken to as "you", if there is only one to speak to. */
  readonly you: number | null;
}

const NOBODY: People = { names: [], you: null };

/** Some files of one language. */
export class Texts {
  readonly language: Language;
  readonly #bundle: FluentBundle;

  constructor(language: Language, sources: readonly string[]) {
    this.language = language;
    // The marks that isolate right-to-left text are of no use in these three languages.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A sentence; a key that is missing shows itself in braces, and the tests look for braces. */
  say(key: string, args: Arguments = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (pattern === undefined || pattern === null) return `{${key}}`;
    // Numbers below nothing have a minus, not a hyphen, as in the terminal.
    return this.#bundle.formatPattern(pattern, args, []).trimEnd().replace(/(?<![\p{L}\d])-(?=\d)/gu, '−');
  }

  /** The words of a phrase. A seat `$seat` comes with `$seat-is`, which is `you` or `other`: verbs depend on it. */
  phrase(phrase: Phrase, people: People = NOBODY): string {
    const args: Arguments = {};
    for (const [name, value] of Object.entries(phrase.args ?? {})) {
      if (typeof value !== 'object') args[name] = value;
      else if ('key' in value) args[name] = this.phrase(value, people);
      else {
        args[name] = people.names[value.seat] ?? '?';
        args[`${name}-is`] = people.you === value.seat ? 'you' : 'other';
      }
    }
    return this.say(phrase.key, args);
  }
}

/** What has been asked for; nothing on the page depends on it. */
const sources: Record<string, Promise<string>> = {};

function source(language: Language, file: string): Promise<string> {
  const path = `../../../locales/${language}/${file}.ftl`;
  let loading = sources[path];
  if (!loading) {
    loading = FILES[path]?.() ?? Promise.reject(new Error(`there is no ${path}`));
    loading.catch(() => delete sources[path]);
    sources[path] = loading;
  }
  return loading;
}

/** The sentences of a language: those of the page, and those of a game if one is named. */
export async function load(language: Language, game?: string): Promise<Texts> {
  const files = game ? ['page', 'kubik', game] : ['page', 'kubik'];
  return new Texts(language, await Promise.all(files.map((file) => source(language, file))));
}

/** The sentences of the page in the language in use. */
class Words {
  #texts: Texts | null = $state.raw(null);

  get isReady(): boolean {
    return this.#texts !== null;
  }

  async use(language: Language): Promise<void> {
    const texts = await load(language);
    if (language === settings.language) this.#texts = texts;
  }

  say(key: string, args?: Arguments): string {
    return this.#texts?.say(key, args) ?? '';
  }
}

export const words = new Words();

/** A sentence of the page. */
export function t(key: string, args?: Arguments): string {
  return words.say(key, args);
}
