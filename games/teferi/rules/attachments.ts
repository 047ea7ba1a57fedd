/** Legality of attachments (CR 301.5 and 303.4). */
import { at, type Seat } from '@ludoteca/kernel';
import {
  type BoardState,
  isPlayer,
  battlefieldIndex,
  playerEntity,
  createScope,
  scopeOfPermanent,
  hasObjectRule,
} from '../layers/board-state.ts';
import { CREATURE } from '../layers/bit-masks.ts';
import type { AbilityList } from '../layers/compiled-cards.ts';
import { permanentMatches } from '../layers/filters.ts';
import { snapshotCard, IN_BATTLEFIELD, snapshotPermanent } from '../layers/object-snapshots.ts';
import type { EntityId, ObjectId, CardIndex } from '../state.ts';
import { isProtected } from './protection.ts';

/** Whether an Aura or Equipment can be, or remain, attached to the host. */
export function canAttach(board: BoardState, id: ObjectId, host: EntityId): boolean {
  const place = battlefieldIndex(board.state, id);
  if (place === -1) return false;
  const permanent = at(board.state.battlefield, place);
  const { enchant } = at(board.cards, permanent.kind);
  const { subtypes, types, abilities } = at(board.characteristics, place);
  if (isPlayer(host)) return enchant?.player === true;
  const onto = battlefieldIndex(board.state, host);
  if (onto === -1 || onto === place) return false;
  if (isProtected(board, host, snapshotPermanent(board, place))) return false; // 702.16c, 702.16d
  if (subtypes.includes('Equipment')) {
    // 301.5c: not while the Equipment is a creature.
    if (
      ((types & CREATURE) !== 0 && !canReconfigure(abilities)) ||
      hasObjectRule(board, onto, 'cannot be equipped')
    )
      return false;
    return (at(board.characteristics, onto).types & CREATURE) !== 0;
  }
  const keywordAbility = abilities.keywordAbilities.find(({ keyword }) => keyword === 'enchant') ?? enchant;
  if (keywordAbility?.keyword !== 'enchant' || hasObjectRule(board, onto, 'cannot be enchanted'))
    return false;
  return (
    (types & CREATURE) === 0 &&
    permanentMatches(board, onto, keywordAbility.what, scopeOfPermanent(permanent))
  );
}

/** 702.151b: an Equipment with reconfigure stops being a creature as it becomes attached. */
const canReconfigure = ({ activated }: AbilityList): boolean =>
  activated.some((ability) => 'effects' in ability && ability.effects[0]?.do === 'unattach');

/** 303.4f: what an Aura that enters without being cast may enchant. Nothing is targeted. */
export function findLegalHosts(board: BoardState, kind: CardIndex, seat: Seat): EntityId[] {
  const { enchant } = at(board.cards, kind);
  if (enchant === undefined) return [];
  if (enchant.player === true) return board.state.sides.map((_, one) => playerEntity(one));
  const aura = snapshotCard(board, kind, seat, IN_BATTLEFIELD, 0);
  const scope = createScope(seat, 0, kind);
  return board.state.battlefield.flatMap(({ id }, i) =>
    permanentMatches(board, i, enchant.what, scope) &&
    !isProtected(board, id, aura) &&
    !hasObjectRule(board, i, 'cannot be enchanted')
      ? [id]
      : [],
  );
}
