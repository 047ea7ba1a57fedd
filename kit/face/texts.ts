import type { Choice, Outcome, Parts, Question, Reason, Seat, Watcher } from '@ludoteca/kernel';
import type { Form } from './form.ts';

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
  /** What more there is to say of it, when somebody looks closely: a card's text. */
  readonly detail?: string;
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
export type Asked<P extends Parts> = Question<P> | WithoutOptions<Question<P>>;
type WithoutOptions<Q> = Q extends unknown ? Omit<Q, 'options'> : never;

/** The names of the players, by seat. */
export type Names = readonly string[];

/** The words for one field of a settings form. */
export interface FieldWords {
  readonly label: string;
  /** What its choices are called, where it has any. */
  readonly choices?: { readonly [choice: string]: string };
}

/** The words that a form needs: a field or a choice without a word does not compile. */
export type FormWords<F extends Form> = {
  readonly [K in keyof F]: F[K] extends { readonly among: readonly (infer C extends string)[] }
    ? { readonly label: string; readonly choices: { readonly [choice in C]: string } }
    : { readonly label: string };
};

/** The options of a question, where the watcher may know them. */
export const optionsIn = <P extends Parts>(asked: Asked<P> | undefined): readonly Choice<P>[] =>
  asked !== undefined && 'options' in asked ? asked.options : [];

/** Every word of a game in one language. Sentences need no knowledge of the rules; faces need no knowledge of the game. */
export interface Texts<P extends Parts> {
  readonly name: string;
  /** One sentence for a menu. */
  readonly about: string;
  /** The rules in short, a paragraph each. */
  readonly rules: readonly string[];
  /** What the game's own computer players are called. */
  readonly players?: { readonly [name: string]: string };
  /** What each field of the settings form is called. */
  readonly settings: { readonly [field: string]: FieldWords };
  event(event: P['event'], names: Names): string | undefined;
  /** With what the watcher sees, questions and options may say more: the name of a thing, the words on a card. */
  question(question: Asked<P>, names: Names, view?: P['view']): string;
  option(choice: Choice<P>, question: Asked<P>, names: Names, view?: P['view']): string;
  reason(reason: Reason, names: Names): string;
  /** The table as a watcher sees it. Options of the open question stand on the things they are about; to pass or to be done is about none. */
  zones(view: P['view'], watcher: Watcher, names: Names, asked: Asked<P> | undefined): readonly Zone<P>[];
  outcome(outcome: Outcome, names: Names): string;
}
