/** Grammatical types that all languages share: noun forms, adjectives, noun phrases, verbs. */
import type { PlayerSide } from '../card-definition/index.ts';

export type Gender = 'm' | 'f';

export interface NounForms {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
}

/** Masculine, feminine, masculine plural, feminine plural. */
export type Adjective = readonly [string, string, string, string];

export const inflect = (
  [m, f, ms, fs]: Adjective,
  { gender, plural }: Pick<NounPhrase, 'gender' | 'plural'>,
): string => (plural ? (gender === 'f' ? fs : ms) : gender === 'f' ? f : m);

export const invariable = (word: string): Adjective => [word, word, word, word];

/** Subject or object of a sentence. */
export interface NounPhrase {
  readonly text: string;
  readonly gender: Gender;
  readonly plural: boolean;
  /** The player who is addressed: sentences about them are imperatives. */
  readonly you?: true;
  /** Shorter form as a subject: a pronoun, or nothing. */
  readonly subject?: string;
}

export interface NounModifier {
  readonly adjective?: Adjective;
  /** The adjective is adjacent to the noun, in languages that put others farther away. */
  readonly close?: true;
  /** After the noun: `with cost 2 or less`. */
  readonly tail?: Adjective;
}

export type Determiner =
  | { readonly kind: 'a'; readonly upTo?: boolean }
  | { readonly kind: 'each' | 'this' | 'next' }
  | { readonly kind: 'the' | 'that' | 'bare'; readonly plural: boolean }
  | { readonly kind: 'number'; readonly count: string; readonly upTo: boolean };

export interface NounPhraseParts {
  readonly determiner: Determiner;
  /** Several nouns are alternatives. */
  readonly nouns: readonly NounForms[];
  readonly side?: PlayerSide | undefined;
  readonly other?: boolean;
  readonly modifiers: readonly NounModifier[];
  /** Chosen on announcement. */
  readonly target?: boolean;
  /** At the end: `at random`. */
  readonly tails?: readonly string[];
}

/** Imperative, singular, plural. */
export type VerbForms = readonly [you: string, one: string, many: string];

/** Subject and verb; an imperative has no subject. */
export const conjugate = (who: NounPhrase, [you, one, many]: VerbForms, rest = ''): string =>
  (who.you === true
    ? `${you} ${rest}`
    : `${who.subject ?? who.text} ${who.plural ? many : one} ${rest}`
  ).trim();

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
