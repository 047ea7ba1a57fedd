/** A deck as settings and files contain it: card ids with their number of copies. */
import { isPlainJson, type Reason } from '@ludoteca/kernel';
import type { CardId } from '../card-definition/index.ts';

export interface Deck {
  readonly name?: string;
  readonly cards: { readonly [card: CardId]: number };
}

const FIELDS: ReadonlySet<string> = new Set(['name', 'cards']);
const MAX_NAME_LENGTH = 80;

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value has the form of a deck; `checkDeck` checks its contents. */
export const isDeck = (value: unknown): value is Deck =>
  isPlainJson(value) &&
  isRecord(value) &&
  Object.keys(value).every((key) => FIELDS.has(key)) &&
  (value.name === undefined || (typeof value.name === 'string' && value.name.length <= MAX_NAME_LENGTH)) &&
  isRecord(value.cards) &&
  Object.values(value.cards).every((count) => Number.isInteger(count));

/** A problem of reading a deck (15.6). */
export const readingProblem = <Why extends string>(why: Why, facts?: Reason['facts']): Reason =>
  facts === undefined ? { why, rule: '15.6' } : { why, rule: '15.6', facts };

export const countCards = ({ cards }: Deck): number =>
  Object.values(cards).reduce((sum, count) => sum + count, 0);
