/** Measures how many cards of a file the Oracle parser supports. */
import type { CardDefinition } from '../abilities/index.ts';
import type { FileCard } from '../card-files/index.ts';
import { parseCard, type CardRefusal } from '../oracle/index.ts';

export const REFUSAL_REASONS = ['faces', 'types', 'cost', 'size', 'no enchant', 'too long', 'text'] as const;

/** A reason why cards are refused: the first words at which parsing failed. */
export interface RefusalCause {
  readonly why: (typeof REFUSAL_REASONS)[number];
  readonly words: string;
  readonly cards: number;
  /** The name of one of the cards. */
  readonly example: string;
}

export interface CoverageSurvey {
  readonly cards: number;
  readonly read: number;
  readonly refused: number;
  /** The most frequent first. */
  readonly reasons: readonly RefusalCause[];
}

export type RefusedCard = Pick<CardRefusal, 'name' | 'line' | 'column' | 'words' | 'sentences'> & {
  readonly why: RefusalCause['why'];
};

export interface ParsedCards {
  readonly read: readonly CardDefinition[];
  readonly refused: readonly RefusedCard[];
}

export function parseCards(cards: readonly FileCard[]): ParsedCards {
  const read: CardDefinition[] = [];
  const refused: RefusedCard[] = [];
  for (const card of cards) {
    const found = parseCard(card);
    if (found.ok) read.push(found.card);
    else refused.push(found.refusal);
  }
  return { read, refused };
}

const CAUSE_WORDS = 4;

export function surveyCards({ read, refused }: ParsedCards): CoverageSurvey {
  const causes = new Map<
    string,
    { why: RefusalCause['why']; words: string; cards: number; example: string }
  >();
  for (const { why, words, name } of refused) {
    const first = words.split(' ').slice(0, CAUSE_WORDS).join(' ');
    const key = `${why}: ${first}`;
    const known = causes.get(key);
    if (known === undefined) causes.set(key, { why, words: first, cards: 1, example: name });
    else known.cards++;
  }
  const reasons = [...causes.values()].toSorted((one, other) => other.cards - one.cards);
  return { cards: read.length + refused.length, read: read.length, refused: refused.length, reasons };
}
