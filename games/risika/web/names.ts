import { at, type Seat } from '@ludoteca/kernel';
import type { PlayerNames } from '@ludoteca/kit';
import { FACULTY_OF, NEIGHBOURS, type Territory } from '../board.ts';
import { type Card, WEAPONS, weaponOf } from '../cards.ts';
import { NOBODY, type View } from '../parts.ts';
import { nameIn, type Words } from './words.ts';

/** A card as it is read aloud. */
export function cardName(words: Words, card: Card): string {
  const weapon = weaponOf(card);
  return weapon === undefined
    ? words.joker
    : words.card(at(words.territories, card), words.weapons[at(WEAPONS, weapon)]);
}

const holder = (words: Words, view: View, names: PlayerNames, seat: Seat): string =>
  nameIn(words, at(names, seat), at(view.colours, seat));

/** All there is to say of a territory: where it is, whose, how many armies. */
export function landName(words: Words, view: View, names: PlayerNames, territory: Territory): string {
  const owner = at(view.owners, territory);
  const held =
    owner === NOBODY
      ? words.free
      : `${holder(words, view, names, owner)}, ${words.counts.armies(at(view.armies, territory))}`;
  const faculty = at(words.faculties, at(FACULTY_OF, territory));
  return words.land(at(words.territories, territory), faculty, held);
}

/** What a territory is linked to. */
export const neighbourNames = (words: Words, territory: Territory): string =>
  words.linked(
    at(NEIGHBOURS, territory)
      .map((other) => at(words.territories, other))
      .join(', '),
  );
