/** Determinization: re-deals the cards that a seat cannot know. */
import { at, type Dice, type Seat } from '@ludoteca/kernel';
import { shuffleUnknown } from '@ludoteca/kit';
import { KNOWN_TO_OPPONENT, KNOWN_TO_OWNER } from './rules/zones.ts';
import type { CardIndex, PlayerSide, State } from './state.ts';

/** Re-deals the cards that a seat cannot know: the opponent's hand and library, and the order of its own library. */
export function imagine(state: State, seat: Seat, dice: Dice): void {
  for (let owner = 0; owner < state.sides.length; owner++) {
    const side = at(state.sides, owner);
    const bit = owner === seat ? KNOWN_TO_OWNER : KNOWN_TO_OPPONENT;
    const hidden: CardIndex[] = [];
    forEachHidden(side, owner === seat, bit, (pile, i) => hidden.push(at(pile, i)));
    const cards = shuffleUnknown(hidden, dice);
    let next = 0;
    forEachHidden(side, owner === seat, bit, (pile, i) => {
      pile[i] = at(cards, next++);
    });
    // Any cards of the opponent's hand may have been chosen for discarding.
    if (owner !== seat && side.sealed.length > 0)
      side.sealed = shuffleUnknown(side.hand, dice).slice(0, side.sealed.length);
  }
}

/** Visits every card of a side that is unknown to the owner of the bit. */
function forEachHidden(
  side: PlayerSide,
  own: boolean,
  bit: number,
  visit: (pile: CardIndex[], place: number) => void,
): void {
  for (let i = 0; i < side.library.length; i++)
    if ((at(side.libraryKnown, i) & bit) === 0) visit(side.library, i);
  if (own) return;
  for (let i = 0; i < side.hand.length; i++) if (side.handKnown[i] === false) visit(side.hand, i);
  for (let i = 0; i < side.looking.length; i++) visit(side.looking, i);
}
