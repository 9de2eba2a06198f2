import type { GameName } from '../games';
import { newId } from '../id';
import type { Error as Refusal, Forecast, GameEntry, Hinted, Moment, Question, Reply, Scene, Section } from '../types/session';

export interface Ask {
  id: number;
  module: string;
  question: string;
}

export type Told = { id: number; answer: string } | { id: number; broken: string };

/** The modules of the games, by their addresses. */
const MODULES = import.meta.glob<string>('../../../engine/*.wasm', { query: '?url', import: 'default', eager: true });

/** The engine refused, and has changed nothing. */
export class Refused extends Error {
  readonly code: Refusal['code'];

  constructor({ code, message }: Refusal) {
    super(message);
    this.code = code;
  }

  /** For the sentence `refused-why`: the reason, and where in what was asked it lies, as in `steps[3].seat`. */
  get why(): { code: string; place: string } {
    return { code: this.code, place: /^\w+(?:\[\d+\]|\.\w+)+(?=:)/.exec(this.message)?.[0] ?? 'none' };
  }
}

/** The engine is gone: its module could not be loaded, or it broke. */
export class Broken extends Error {}

/** What the engine has to say about why something went wrong; whatever else went wrong is thrown on. */
export function troubleOf(reason: unknown): Refused | Broken {
  if (reason instanceof Refused || reason instanceof Broken) return reason;
  throw reason;
}

/** What a game says about itself. */
export interface About {
  game: GameEntry;
  policies: string[];
  help: Section[];
}

interface Waiting {
  resolve(answer: string): void;
  reject(reason: Error): void;
}

/** The rules of one game, in a worker of their own. */
export class Engine {
  readonly game: GameName;
  readonly #module: string;
  readonly #worker: Worker;
  readonly #answers: BroadcastChannel;
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;
  /** Why it answers no more. */
  #broken: string | null = null;

  constructor(game: GameName) {
    this.game = game;
    const module = MODULES[`../../../engine/${game}.wasm`];
    if (!module) throw new Broken(`there is no module for ${game}`);
    this.#module = new URL(module, document.baseURI).href;
    // After a press browsers hold a worker's own messages back until they have drawn a picture, in which nothing is new yet.
    // What is broadcast comes at once.
    const name = `kubik-engine-${newId()}`;
    this.#answers = new BroadcastChannel(name);
    this.#answers.onmessage = ({ data }: MessageEvent<Told>) => this.#hear(data);
    this.#worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#break(event.message);
    };
  }

  async ask(question: Question): Promise<Reply> {
    const answer = await new Promise<string>((resolve, reject) => {
      if (this.#broken !== null) return reject(new Broken(this.#broken));
      const id = this.#next++;
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, module: this.#module, question: JSON.stringify(question) } satisfies Ask);
    });
    const reply = JSON.parse(answer) as Reply;
    if ('error' in reply) throw new Refused(reply.error);
    return reply;
  }

  async scene(question: Question): Promise<Scene> {
    return (await this.ask(question)) as Scene;
  }

  async forecast(question: Question): Promise<Forecast> {
    return ((await this.ask(question)) as { forecast: Forecast }).forecast;
  }

  /** What the choices of a seat are worth, the best first. */
  async hint(seat: number, games: number): Promise<Hinted[]> {
    return ((await this.ask({ hint: { seat, games } })) as unknown as { hint: Hinted[] }).hint;
  }

  async record(steps: number | null = null): Promise<unknown> {
    return ((await this.ask({ record: { steps } })) as { record: unknown }).record;
  }

  async course(): Promise<Moment[]> {
    return ((await this.ask({ course: {} })) as { course: Moment[] }).course;
  }

  /** What is printed on the components of the match; nothing where the view has all of it. */
  async components(): Promise<unknown> {
    return ((await this.ask({ components: {} })) as { components: unknown }).components;
  }

  async about(): Promise<About> {
    return (await this.ask({ about: {} })) as About;
  }

  close(): void {
    this.#worker.terminate();
    this.#answers.close();
    this.#break('closed');
  }

  #hear(told: Told): void {
    const waiting = this.#waiting.get(told.id);
    this.#waiting.delete(told.id);
    if ('answer' in told) waiting?.resolve(told.answer);
    else {
      waiting?.reject(new Broken(told.broken));
      this.#break(told.broken);
    }
  }

  #break(reason: string): void {
    this.#broken ??= reason;
    for (const { reject } of this.#waiting.values()) reject(new Broken(reason));
    this.#waiting.clear();
  }
}

/** Seeds are 64 bits; as text they survive JavaScript. */
export function seed(): string {
  return crypto.getRandomValues(new BigUint64Array(1)).join();
}
