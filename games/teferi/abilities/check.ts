/** Card definitions from outside: hostile until they have passed here. */
import { isPlain, type Reason } from '@ludoteca/kernel';
import { CARD_TYPES } from './words.ts';

/** What is wrong with them; nothing: they are `Card`s. */
export function checkCards(cards: readonly unknown[]): Reason[] {
  return cards.flatMap((card, i) => {
    const { name, types, abilities, text } = (card ?? {}) as { [field: string]: unknown };
    const fine =
      isPlain(card) &&
      typeof name === 'string' &&
      typeof text === 'string' &&
      Array.isArray(types) &&
      types.every((type) => CARD_TYPES.some((known) => known === type)) &&
      Array.isArray(abilities);
    return fine
      ? []
      : [{ why: 'card definition', facts: { card: typeof name === 'string' ? name : `${i + 1}` } }];
  });
}
