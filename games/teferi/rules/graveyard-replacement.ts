/** Replacement effects that exile cards instead of putting them into a graveyard (CR 614.1a). */
import { at, type Seat } from '@ludoteca/kernel';
import { scopeOfPermanent } from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import { holds } from '../layers/amounts.ts';
import { matchesFilter } from '../layers/filters.ts';
import { IN_GRAVEYARD, type ObjectSnapshot, snapshotCard } from '../layers/object-snapshots.ts';
import type { CardIndex, StackObject, State } from '../state.ts';

/** The zone to which a card of the owner, or a permanent, goes that would be put into a graveyard. */
export function graveyardDestination(
  state: State,
  owner: Seat,
  object: CardIndex | ObjectSnapshot,
  token = false,
): 'graveyard' | 'exile' {
  const board = deriveBoard(state);
  for (let i = 0; i < state.battlefield.length; i++) {
    const { replacements } = at(board.characteristics, i).abilities;
    if (replacements.length === 0) continue;
    const permanent = at(state.battlefield, i);
    const scope = scopeOfPermanent(permanent);
    for (const ability of replacements) {
      if (ability.instead !== 'graveyard' || (token && ability.tokens !== true)) continue;
      if (ability.while !== undefined && !holds(board, ability.while, scope)) continue;
      if (ability.whose !== 'each' && (ability.whose === 'you') !== (permanent.controller === owner))
        continue;
      const subject =
        typeof object === 'number' ? snapshotCard(board, object, owner, IN_GRAVEYARD, 0) : object;
      if (ability.what === undefined || matchesFilter(board, subject, ability.what, scope)) return 'exile';
    }
  }
  return 'graveyard';
}

/** Where a spell goes that would be put into its owner's graveyard. */
export const spellGraveyardDestination = (
  state: State,
  { exiled, owner, kind }: Pick<StackObject, 'exiled' | 'owner' | 'kind'>,
): 'graveyard' | 'exile' => (exiled === true ? 'exile' : graveyardDestination(state, owner, kind));
