import type { Choice, Outcome, Parts, Question, Reason, Seat, Watcher } from '@ludoteca/kernel';

/** Italian is the reference: a message that another language lacks does not compile. */
export const LANGUAGES = ['it', 'en', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];
export type ByLanguage<T> = { readonly [L in Language]: T };

/** What a colour means, in a terminal and on a page. Every meaning has a word or a shape besides. */
export const ROLES = ['possible', 'quiet', 'warn', 'good', 'red', 'black', 'seat'] as const;
export type Role = (typeof ROLES)[number];

/** A thing on the table, with the options of the open question that it stands for. */
export interface Thing<P extends Parts> {
  readonly name: string;
  /** How many like it lie here; absent: one. */
  readonly count?: number;
  readonly role?: Role;
  readonly options?: readonly Choice<P>[];
}

/** A place on the table: a hand, a pile, a row. */
export interface Zone<P extends Parts> {
  readonly id: string;
  readonly name: string;
  /** Whose place it is, if anybody's. */
  readonly seat?: Seat;
  readonly things: readonly Thing<P>[];
}

/** The question as a watcher may know it: options only at the seat that is asked. */
export type Asked<P extends Parts> = Question<P> | Omit<Question<P>, 'options'>;

/** The names of the players, by seat. */
export type Names = readonly string[];

/** Every word of a game in one language. Sentences need no knowledge of the rules; faces need no knowledge of the game. */
export interface Texts<P extends Parts> {
  readonly name: string;
  /** One sentence for a menu. */
  readonly about: string;
  /** The rules in short, a paragraph each. */
  readonly rules: readonly string[];
  /** What a setting is called, by its key in the form; and what its choices are called. */
  readonly settings: { readonly [key: string]: string };
  event(event: P['event'], names: Names): string | undefined;
  question(question: Asked<P>, names: Names): string;
  option(choice: Choice<P>, question: Asked<P>, names: Names): string;
  reason(reason: Reason): string;
  zones(view: P['view'], watcher: Watcher, names: Names, options: readonly Choice<P>[]): readonly Zone<P>[];
  outcome(outcome: Outcome, names: Names): string;
}
