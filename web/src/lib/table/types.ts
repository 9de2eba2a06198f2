import type { Phrase, Scene as WireScene } from '../types/session';
import type * as Clever from '../types/clever-cubed';
import type * as Cubit from '../types/cubitos';
import type * as City from '../types/dice-city';
import type * as Duel from '../types/king-of-tokyo-duel';

/** Who sits at a seat. */
export type Sitter = { kind: 'person'; name: string } | { kind: 'bot'; policy: string };

/** What the types of one game are called. */
export interface Rules {
  View: unknown;
  Action: unknown;
  /** What a board shows besides the view. */
  Traces: unknown;
  /** What is printed on the components. */
  Components: unknown;
  Event: { event: string };
}

export interface CleverCubed extends Rules {
  View: Clever.View;
  Action: Clever.Action;
  Traces: null;
  Components: null;
  Event: Clever.Event;
}

export interface KingOfTokyoDuel extends Rules {
  View: Duel.View;
  Action: Duel.Action;
  Traces: Duel.Traces;
  Components: Duel.Components;
  Event: Duel.Event;
}

export interface DiceCity extends Rules {
  View: City.View;
  Action: City.Action;
  Traces: null;
  Components: null;
  Event: City.Event;
}

export interface Cubitos extends Rules {
  View: Cubit.View;
  Action: Cubit.Action;
  Traces: null;
  Components: Cubit.Components;
  Event: Cubit.Event;
}

/** A change of mind: a decision taken back while those made after it stay. */
export interface Correction<G extends Rules = Rules> {
  label: { phrase: Phrase; letter: string | null; isQuiet: boolean };
  undo: number;
  actions: G['Action'][];
}

/** One choice: a decision, or several in one go. */
export interface Plan<G extends Rules = Rules> {
  actions: G['Action'][];
  path: { phrase: Phrase; letter: string | null; isQuiet: boolean }[];
  gains: { symbols: Phrase[]; words: Phrase[]; points: number; notes: Phrase[] };
}

/** All that a board draws, with the types of its game. */
export interface Scene<G extends Rules = Rules> extends Omit<WireScene, 'view' | 'sealed' | 'choices' | 'corrections' | 'traces' | 'events'> {
  view: G['View'];
  sealed: G['View'] | null;
  choices: Plan<G>[];
  corrections: Correction<G>[];
  traces: G['Traces'];
  events: G['Event'][];
}

/** What a plan would lead to. */
export interface Forecast<G extends Rules = Rules> {
  plan: Plan<G>;
  view: G['View'];
  events: G['Event'][];
  log: Phrase[];
}
