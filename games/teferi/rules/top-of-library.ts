/** The top card of a library that a player may see or play (CR 401.5, 601.3). */
import { at, type Seat } from '@ludoteca/kernel';
import type { BoardState } from '../layers/board-state.ts';
import { matchesFilter } from '../layers/filters.ts';
import { deriveBoard } from '../layers/index.ts';
import { IN_LIBRARY, snapshotCard } from '../layers/object-snapshots.ts';
import type { CardIndex, State } from '../state.ts';
import { includesSeat } from './life-and-counters.ts';
import { markChanged, nameOf, sideOf, type TeferiDealer } from './state-access.ts';
import { KNOWN_TO_BOTH, KNOWN_TO_OWNER } from './zones.ts';

/** 401.5: marks the top cards that players see because of a rule; a card that becomes known to all is revealed. */
export function showTopCards(dealer: TeferiDealer): void {
  const { state } = dealer;
  for (const { rule, scope } of deriveBoard(state).gameRules)
    if (rule.says === 'top card')
      for (let seat = 0; seat < state.sides.length; seat++)
        if (includesSeat(rule.whose, seat, scope)) showTopCard(dealer, seat, rule.shown === true);
}

function showTopCard(dealer: TeferiDealer, seat: Seat, isShown: boolean): void {
  const { state } = dealer;
  const { library, libraryKnown } = sideOf(state, seat);
  const place = library.length - 1;
  const kind = library[place];
  if (kind === undefined) return;
  const before = at(libraryKnown, place);
  const known = before | (isShown ? KNOWN_TO_BOTH : KNOWN_TO_OWNER);
  if (known === before) return;
  libraryKnown[place] = known;
  markChanged(state);
  const cards = [nameOf(state, kind)];
  dealer.tell(
    isShown ? { did: 'reveal', seat, cards, rule: '401.5' } : { did: 'look', seat, count: 1, cards },
  );
}

/** Whether a rule lets the player play some cards from the top of the library. */
export const mayPlayTopCard = ({ gameRules, state }: BoardState, seat: Seat): boolean =>
  at(state.sides, seat).library.length > 0 &&
  gameRules.some(({ rule, scope }) => rule.says === 'play from top' && scope.controller === seat);

/** The top card of the player's library, if the player knows it and a rule lets the player play it. */
export function playableTopCard(board: BoardState, seat: Seat): CardIndex | undefined {
  if (board.gameRules.length === 0) return undefined;
  const { library, libraryKnown } = at(board.state.sides, seat);
  const kind = library.at(-1);
  if (kind === undefined || (at(libraryKnown, library.length - 1) & KNOWN_TO_OWNER) === 0) return undefined;
  const card = snapshotCard(board, kind, seat, IN_LIBRARY, 0);
  const isPlayable = board.gameRules.some(
    ({ rule, scope }) =>
      rule.says === 'play from top' &&
      scope.controller === seat &&
      matchesFilter(board, card, rule.what, scope),
  );
  return isPlayable ? kind : undefined;
}

/** Takes the top card of a library; returns its index in the hand, which it has not. */
export function takeTopCard(state: State, seat: Seat): number {
  const { library, libraryKnown } = sideOf(state, seat);
  library.pop();
  libraryKnown.pop();
  markChanged(state);
  return 0;
}
