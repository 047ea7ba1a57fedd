/** A deck as settings and files contain it: card ids with their number of copies. */
import { type ObjectOf, type Reason, type Schema, schema, validate } from '@ludoteca/kernel';

/** The rules allow far fewer: `checkDeck` says which number is wrong. */
const MAX_KINDS = 500;
const MAX_NUMBER = 1_000_000;
const MAX_ID_LENGTH = 200;

const deckFields = {
  name: schema.optional(schema.text(80)),
  cards: schema.record(schema.integer(-MAX_NUMBER, MAX_NUMBER), MAX_KINDS, MAX_ID_LENGTH),
};
export interface Deck extends ObjectOf<typeof deckFields> {}
const deckSchema: Schema<Deck> = schema.object(deckFields);

/** Whether a value has the form of a deck; `checkDeck` checks its contents. */
export const isDeck = (value: unknown): value is Deck => validate(deckSchema, value).ok;

/** A problem of reading a deck (15.6). */
export const readingProblem = <Why extends string>(why: Why, facts?: Reason['facts']): Reason =>
  facts === undefined ? { why, rule: '15.6' } : { why, rule: '15.6', facts };

export const countCards = ({ cards }: Deck): number =>
  Object.values(cards).reduce((sum, count) => sum + count, 0);
