/** Players whom spells and abilities of opponents cannot cause to sacrifice permanents (CR 101.2). */
import type { Seat } from '@ludoteca/kernel';
import type { AbilityScope, BoardState } from '../layers/board-state.ts';

/** The players among these who can be made to sacrifice by the spell or ability. */
export const sacrificingPlayers = (
  { gameRules }: BoardState,
  seats: readonly Seat[],
  { controller }: AbilityScope,
): readonly Seat[] =>
  seats.filter(
    (seat) =>
      seat === controller ||
      !gameRules.some(({ rule, scope }) => rule.says === 'no forced sacrifices' && scope.controller === seat),
  );
