/** Texts of a game in one language, and how they describe a view as zones of items. */
import type { Choice, Outcome, Parts, Question, Reason, Seat, Watcher } from '@ludoteca/kernel';
import type { Form } from '../settings/settings-form.ts';

/** Italian is the reference; a text that is missing in another language does not compile. */
export const LANGUAGES = ['it', 'en', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];
export type ByLanguage<T> = { readonly [L in Language]: T };

/** Uses the texts of one language for all. Only for games that are not listed. */
export const singleLanguage = <T>(texts: T): ByLanguage<T> => ({ it: texts, en: texts, pt: texts });

/** Meanings of colours, in terminal and browser. Each meaning is also shown by a word or a shape. */
export const TEXT_ROLES = ['possible', 'quiet', 'warn', 'good', 'red', 'black', 'seat'] as const;
export type TextRole = (typeof TEXT_ROLES)[number];

/** How generic boards draw an item: a card with its name, a card back, or a chip, die or other token. */
export type ItemShape = 'card' | 'back' | 'token';

/** A card, token or other item of a zone, with the options of the open question that concern it. */
export interface ZoneItem<P extends Parts> {
  readonly name: string;
  /** Additional text for a closer look, such as a card's rules text. */
  readonly detail?: string;
  /** Number of equal items. Default: 1. */
  readonly count?: number;
  readonly role?: TextRole;
  /** Default: `card`. */
  readonly shape?: ItemShape;
  readonly options?: readonly Choice<P>[];
}

/** A place that holds items: a hand, a pile, a row. */
export interface Zone<P extends Parts> {
  readonly id: string;
  readonly name: string;
  /** The owner, if the zone belongs to a seat. */
  readonly seat?: Seat;
  readonly items: readonly ZoneItem<P>[];
}

/** Formats a zone as one line: its name, then its items with their counts. */
export const formatZone = <P extends Parts>({ name, items }: Zone<P>): string =>
  `${name}: ${items.map(formatItem).join(' ') || '-'}`;

const formatItem = <P extends Parts>({ name, count }: ZoneItem<P>): string =>
  count === undefined ? name : `${name} x${count}`;

/** The question as a watcher may know it, with options only for the asked seat and the judge. */
export type VisibleQuestion<P extends Parts> = Question<P> | WithoutOptions<Question<P>>;
type WithoutOptions<Q> = Q extends unknown ? Omit<Q, 'options'> : never;

/** Names of the players by seat. */
export type PlayerNames = readonly string[];

/** Texts for one field of a settings form. */
export interface FieldText {
  readonly label: string;
  /** Names of its choices. */
  readonly choices?: { readonly [choice: string]: string };
}

/** Texts for all fields of a form; a field or choice without a text does not compile. */
export type FormText<F extends Form> = {
  readonly [K in keyof F]: F[K] extends { readonly among: readonly (infer C extends string)[] }
    ? { readonly label: string; readonly choices: { readonly [choice in C]: string } }
    : { readonly label: string };
};

/** The options of a question, empty if they are not visible. */
export const optionsOf = <P extends Parts>(asked: VisibleQuestion<P> | undefined): readonly Choice<P>[] =>
  asked !== undefined && 'options' in asked ? asked.options : [];

/** All texts of a game in one language. User interfaces need no other knowledge of the game. */
export interface GameTexts<P extends Parts> {
  readonly name: string;
  /** One sentence for a menu. */
  readonly about: string;
  /** A summary of the rules, one paragraph per element. */
  readonly rules: readonly string[];
  /** Names of the game's characters. */
  readonly players?: { readonly [name: string]: string };
  /** Texts of the settings form by field. */
  readonly settings: { readonly [field: string]: FieldText };
  event(event: P['event'], names: PlayerNames): string | undefined;
  /** If a view is given, questions and options may name items and quote cards. */
  question(question: VisibleQuestion<P>, names: PlayerNames, view?: P['view']): string;
  option(choice: Choice<P>, question: VisibleQuestion<P>, names: PlayerNames, view?: P['view']): string;
  reason(reason: Reason, names: PlayerNames): string;
  /** Describes a view as zones. Each option is attached to the items it concerns; passing and 'done' belong to no item. */
  zones(
    view: P['view'],
    watcher: Watcher,
    names: PlayerNames,
    asked: VisibleQuestion<P> | undefined,
  ): readonly Zone<P>[];
  outcome(outcome: Outcome, names: PlayerNames): string;
}
