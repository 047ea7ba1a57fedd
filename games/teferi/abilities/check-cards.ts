/** Validates card definitions that come from outside the program. */
import { isPlainJson, listIssues, type Reason } from '@ludoteca/kernel';
import { cardSchema } from './ability.ts';

/** Values of all definitions together: a shipped card has about 20, the largest 40. */
export const MAX_DEFINITION_VALUES = 50_000;

/** Whether the data holds more values than a deck may. */
export function hasTooManyValues(data: unknown): boolean {
  let left = MAX_DEFINITION_VALUES;
  const count = (value: unknown): boolean =>
    left-- <= 0 || (typeof value === 'object' && value !== null && Object.values(value).some(count));
  return count(data);
}

/** The reasons why the values are not valid `CardDefinition`s, with the path of the first error of each. */
export function checkCards(cards: readonly unknown[]): Reason[] {
  return cards.flatMap((card, i): Reason[] => {
    const named = typeof card === 'object' && card !== null && 'name' in card ? card.name : undefined;
    const name = typeof named === 'string' ? named.slice(0, 200) : `${i + 1}`;
    const where = isPlainJson(card) ? listIssues(cardSchema, card)[0]?.path : '';
    return where === undefined ? [] : [{ why: 'card definition', facts: { card: name, where } }];
  });
}
