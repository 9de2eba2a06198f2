import type { Phrase, Scene as WireScene } from '../types/session';
import type * as Clever from '../types/clever-cubed';
import type * as Duel from '../types/king-of-tokyo-duel';

/** Who sits at a seat. */
export type Sitter = { kind: 'person'; name: string } | { kind: 'bot'; policy: string };

/** What the types of one game are called. */
export interface Rules {
  View: unknown;
  Action: unknown;
  Event: { event: string };
}

export interface CleverCubed extends Rules {
  View: Clever.View;
  Action: Clever.Action;
  Event: Clever.Event;
}

export interface KingOfTokyoDuel extends Rules {
  View: Duel.View;
  Action: Duel.Action;
  Event: Duel.Event;
}

/** One choice: a decision, or several in one go. */
export interface Plan<G extends Rules = Rules> {
  actions: G['Action'][];
  path: { phrase: Phrase; letter: string | null; isQuiet: boolean }[];
  gains: { symbols: Phrase[]; words: Phrase[]; points: number; notes: Phrase[] };
}

/** All that a board draws, with the types of its game. */
export interface Scene<G extends Rules = Rules> extends Omit<WireScene, 'view' | 'sealed' | 'choices' | 'events'> {
  view: G['View'];
  sealed: G['View'] | null;
  choices: Plan<G>[];
  events: G['Event'][];
}

/** What a plan would lead to. */
export interface Forecast<G extends Rules = Rules> {
  plan: Plan<G>;
  view: G['View'];
  events: G['Event'][];
  log: Phrase[];
}
