/** The status of a player that every user interface shows: students, and what the bonus and malus cards in play forbid. */
import { at, type Seat } from '@ludoteca/kernel';
import type { CardFilter } from './cards/codes.ts';
import { findDefinition } from './deck/indexed-deck.ts';
import type { View } from './view-types.ts';

export interface SeatSummary {
  readonly students: number;
  /** RULES 6.9 to 6.11 */
  readonly isHandShown: boolean;
  readonly forbidden: readonly CardFilter[];
  readonly cannotWin: boolean;
}

export function summarizeSeat(view: View, seat: Seat): SeatSummary {
  const definitions = at(view.areas, seat).map((card) => findDefinition(view, card));
  const forbidden = definitions.flatMap(({ kind }) =>
    kind.effects.filter(({ action }) => action === 'IMPEDIRE').map(({ filter }) => filter),
  );
  return {
    students: at(view.rooms, seat).length,
    isHandShown: definitions.some(({ showsHand }) => showsHand),
    forbidden: [...new Set(forbidden)],
    cannotWin: definitions.some(({ preventsWin }) => preventsWin),
  };
}
