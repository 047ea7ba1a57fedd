/** What a language must know to speak of cards: nouns, adjectives, and phrases made of them. */
import type { PlayerSide } from '../card-definition/index.ts';

export type Gender = 'm' | 'f';

export interface NounForms {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
}

/** Masculine, feminine, and the plurals of both. */
export type Adjective = readonly [string, string, string, string];

export const inflect = (
  [m, f, ms, fs]: Adjective,
  { gender, plural }: Pick<NounPhrase, 'gender' | 'plural'>,
): string => (plural ? (gender === 'f' ? fs : ms) : gender === 'f' ? f : m);

/** One that never changes. */
export const invariable = (word: string): Adjective => [word, word, word, word];

/** A phrase that can be subject or object of a sentence. */
export interface NounPhrase {
  readonly text: string;
  readonly gender: Gender;
  readonly plural: boolean;
  /** The player who is spoken to: sentences about them are requests. */
  readonly you?: true;
  /** What stands for it as a subject, where that is less: nothing, or a pronoun. */
  readonly subject?: string;
}

/** What is said of a noun besides. */
export interface NounModifier {
  readonly adjective?: Adjective;
  /** The adjective stands right beside the noun, where a language puts others farther away. */
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
  /** More than one: any of them. */
  readonly nouns: readonly NounForms[];
  readonly side?: PlayerSide | undefined;
  readonly other?: boolean;
  readonly modifiers: readonly NounModifier[];
  /** It is chosen on announcement. */
  readonly target?: boolean;
  /** At the very end: `at random`. */
  readonly tails?: readonly string[];
}

/** How a verb goes: as a request, of one, of many. */
export type VerbForms = readonly [you: string, one: string, many: string];

/** Subject and verb; a request has no subject. */
export const conjugate = (who: NounPhrase, [you, one, many]: VerbForms, rest = ''): string =>
  (who.you === true
    ? `${you} ${rest}`
    : `${who.subject ?? who.text} ${who.plural ? many : one} ${rest}`
  ).trim();

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
