/** Descriptions of territories and cards for screen readers. */
import { at, type Seat } from '@ludoteca/kernel';
import type { PlayerNames } from '@ludoteca/kit';
import { FACULTY_OF, NEIGHBOURS, type Territory } from '../board.ts';
import { type RisikaCard, WEAPONS, weaponOf } from '../cards.ts';
import { NO_OWNER } from '../parts.ts';
import type { View } from '../view-types.ts';
import { abbreviateName } from './map-labels.ts';
import { formatPlayerName, type RisikaBoardTexts } from './texts/index.ts';

export function formatCardName(boardTexts: RisikaBoardTexts, card: RisikaCard): string {
  const weapon = weaponOf(card);
  return weapon === undefined
    ? boardTexts.joker
    : boardTexts.card(at(boardTexts.territories, card), boardTexts.weapons[at(WEAPONS, weapon)]);
}

const formatOwner = (boardTexts: RisikaBoardTexts, view: View, names: PlayerNames, seat: Seat): string =>
  formatPlayerName(boardTexts, at(names, seat), at(view.colours, seat));

/** A territory, by its name on the map, with its faculty, owner and armies. */
export function describeTerritory(
  boardTexts: RisikaBoardTexts,
  view: View,
  names: PlayerNames,
  territory: Territory,
): string {
  const owner = at(view.owners, territory);
  const held =
    owner === NO_OWNER
      ? boardTexts.free
      : `${formatOwner(boardTexts, view, names, owner)}, ${boardTexts.counts.armies(at(view.armies, territory))}`;
  const faculty = at(boardTexts.faculties, at(FACULTY_OF, territory));
  return boardTexts.land(abbreviateName(at(boardTexts.territories, territory)), faculty, held);
}

export const listNeighbours = (boardTexts: RisikaBoardTexts, territory: Territory): string =>
  boardTexts.linked(
    at(NEIGHBOURS, territory)
      .map((other) => at(boardTexts.territories, other))
      .join(', '),
  );
