import type { Choice, Outcome, Parts, Question, Reason, Seat, Watcher } from '@ludoteca/kernel';
import type { Form } from '../settings/settings-form.ts';

/** Italian is the reference: a message that another language lacks does not compile. */
export const LANGUAGES = ['it', 'en', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];
export type ByLanguage<T> = { readonly [L in Language]: T };

/** What a colour means, in a terminal and on a page. Every meaning has a word or a shape besides. */
export const TEXT_ROLES = ['possible', 'quiet', 'warn', 'good', 'red', 'black', 'seat'] as const;
export type TextRole = (typeof TEXT_ROLES)[number];

/** A thing on the table, with the options of the open question that it stands for. */
export interface ZoneItem<P extends Parts> {
  readonly name: string;
  /** What more there is to say of it, when somebody looks closely: a card's text. */
  readonly detail?: string;
  /** How many like it lie here; absent: one. */
  readonly count?: number;
  readonly role?: TextRole;
  readonly options?: readonly Choice<P>[];
}

/** A place on the table: a hand, a pile, a row. */
export interface Zone<P extends Parts> {
  readonly id: string;
  readonly name: string;
  /** Whose place it is, if anybody's. */
  readonly seat?: Seat;
  readonly items: readonly ZoneItem<P>[];
}

/** The question as a watcher may know it: options only at the seat that is asked. */
export type VisibleQuestion<P extends Parts> = Question<P> | WithoutOptions<Question<P>>;
type WithoutOptions<Q> = Q extends unknown ? Omit<Q, 'options'> : never;

/** The names of the players, by seat. */
export type PlayerNames = readonly string[];

/** The words for one field of a settings form. */
export interface FieldText {
  readonly label: string;
  /** What its choices are called, where it has any. */
  readonly choices?: { readonly [choice: string]: string };
}

/** The words that a form needs: a field or a choice without a word does not compile. */
export type FormText<F extends Form> = {
  readonly [K in keyof F]: F[K] extends { readonly among: readonly (infer C extends string)[] }
    ? { readonly label: string; readonly choices: { readonly [choice in C]: string } }
    : { readonly label: string };
};

/** The options of a question, where the watcher may know them. */
export const optionsOf = <P extends Parts>(asked: VisibleQuestion<P> | undefined): readonly Choice<P>[] =>
  asked !== undefined && 'options' in asked ? asked.options : [];

/** Every word of a game in one language. Sentences need no knowledge of the rules; faces need no knowledge of the game. */
export interface GameTexts<P extends Parts> {
  readonly name: string;
  /** One sentence for a menu. */
  readonly about: string;
  /** The rules in short, a paragraph each. */
  readonly rules: readonly string[];
  /** What the game's own computer players are called. */
  readonly players?: { readonly [name: string]: string };
  /** What each field of the settings form is called. */
  readonly settings: { readonly [field: string]: FieldText };
  event(event: P['event'], names: PlayerNames): string | undefined;
  /** With what the watcher sees, questions and options may say more: the name of a thing, the words on a card. */
  question(question: VisibleQuestion<P>, names: PlayerNames, view?: P['view']): string;
  option(choice: Choice<P>, question: VisibleQuestion<P>, names: PlayerNames, view?: P['view']): string;
  reason(reason: Reason, names: PlayerNames): string;
  /** The table as a watcher sees it. Options of the open question stand on the things they are about; to pass or to be done is about none. */
  zones(
    view: P['view'],
    watcher: Watcher,
    names: PlayerNames,
    asked: VisibleQuestion<P> | undefined,
  ): readonly Zone<P>[];
  outcome(outcome: Outcome, names: PlayerNames): string;
}
