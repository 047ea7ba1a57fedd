/** Card definitions from outside: hostile until they have passed here. */
import { isPlainJson, type Reason } from '@ludoteca/kernel';
import { validateCard } from './schema/cards.ts';

/** What is wrong with them, and where; nothing: they are `Card`s. */
export function checkCards(cards: readonly unknown[]): Reason[] {
  return cards.flatMap((card, i): Reason[] => {
    const named = typeof card === 'object' && card !== null && 'name' in card ? card.name : undefined;
    const name = typeof named === 'string' ? named.slice(0, 200) : `${i + 1}`;
    const where = isPlainJson(card) ? validateCard(card) : '';
    return where === undefined ? [] : [{ why: 'card definition', facts: { card: name, where } }];
  });
}
