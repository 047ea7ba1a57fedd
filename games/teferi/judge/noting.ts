/** What is the case now, as expectations: lives, hands, and where every card that has a label is. */
import type { Desk } from '../scenario/desk.ts';
import { type Expectation, PLAYERS } from '../scenario/format.ts';
import type { Piece } from '../scenario/pieces.ts';

/** Where a card is; on the battlefield how it lies there. */
function notedCard(desk: Desk, { label, where, id }: Readonly<Piece>): readonly Expectation[] {
  if (label === undefined || where === 'library' || where === 'looking') return [];
  const seen = where === 'battlefield' ? desk.view.battlefield.find((one) => one.id === id) : undefined;
  const found: Expectation[] = [{ what: 'zone', card: label, is: where }];
  if (seen === undefined) return found;
  found.push({ what: 'tapped', card: label, is: seen.tapped });
  if (seen.types.includes('creature'))
    found.push({ what: 'power-toughness', card: label, is: [seen.power, seen.toughness] });
  return found;
}

export function noted(desk: Desk): readonly Expectation[] {
  const { sides } = desk.view;
  const players = PLAYERS.flatMap((player, seat): Expectation[] => [
    { what: 'life', player, is: sides[seat]?.life ?? 0 },
    { what: 'hand-size', player, is: sides[seat]?.hand ?? 0 },
  ]);
  return players.concat(desk.pieces.all().flatMap((piece) => notedCard(desk, piece)));
}
