/** Re-deals at random the cards that a seat does not know. */
import { at, type Dice, type Seat } from '@ludoteca/kernel';
import { shuffleUnknown } from '@ludoteca/kit';
import { isKnown } from './card-knowledge.ts';
import type { RisikaCard } from './cards.ts';
import type { State } from './parts.ts';

/** Unknown cards change places; what the other seats know of a place stays the same. */
export function imagine({ hands, deck, known }: State, seat: Seat, dice: Dice): void {
  const before = known.slice();
  const piles = [deck, ...hands];
  const unknown = piles.flatMap((pile): RisikaCard[] => pile.filter((card) => !isKnown(before, card, seat)));
  const cards = shuffleUnknown(unknown, dice);
  for (const pile of piles)
    for (let i = 0; i < pile.length; i++) {
      const old = at(pile, i);
      if (isKnown(before, old, seat)) continue;
      const card = cards.pop() ?? old;
      pile[i] = card;
      known[card] = at(before, old);
    }
}
