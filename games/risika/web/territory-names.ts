import { at, type Seat } from '@ludoteca/kernel';
import type { PlayerNames } from '@ludoteca/kit';
import { FACULTY_OF, NEIGHBOURS, type Territory } from '../board.ts';
import { type Card, WEAPONS, weaponOf } from '../cards.ts';
import { NO_OWNER, type View } from '../parts.ts';
import { formatPlayerName, type RisikaBoardTexts } from './texts/index.ts';

/** A card as it is read aloud. */
export function formatCardName(words: RisikaBoardTexts, card: Card): string {
  const weapon = weaponOf(card);
  return weapon === undefined
    ? words.joker
    : words.card(at(words.territories, card), words.weapons[at(WEAPONS, weapon)]);
}

const formatOwner = (words: RisikaBoardTexts, view: View, names: PlayerNames, seat: Seat): string =>
  formatPlayerName(words, at(names, seat), at(view.colours, seat));

/** All there is to say of a territory: where it is, whose, how many armies. */
export function describeTerritory(
  words: RisikaBoardTexts,
  view: View,
  names: PlayerNames,
  territory: Territory,
): string {
  const owner = at(view.owners, territory);
  const held =
    owner === NO_OWNER
      ? words.free
      : `${formatOwner(words, view, names, owner)}, ${words.counts.armies(at(view.armies, territory))}`;
  const faculty = at(words.faculties, at(FACULTY_OF, territory));
  return words.land(at(words.territories, territory), faculty, held);
}

/** What a territory is linked to. */
export const listNeighbours = (words: RisikaBoardTexts, territory: Territory): string =>
  words.linked(
    at(NEIGHBOURS, territory)
      .map((other) => at(words.territories, other))
      .join(', '),
  );
