/** The faces of a card that can be played, and where their spells go (CR 709, 712 and 715). */
import { at } from '@ludoteca/kernel';
import type { BoardState } from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import type { CardIndex, ObjectId, Permanent, PlayPermission, StackObject, State } from '../state.ts';
import { fireTriggers } from './fire-triggers.ts';
import { findPermanent, markCharacteristicsChanged, nameOf, type TeferiDealer } from './state-access.ts';

/** The faces of a card that can be played from a zone without an alternative cost. */
export function playableFaces(
  { cards }: BoardState,
  kind: CardIndex,
  zone: 'hand' | 'graveyard' | 'exile' | 'library',
  permission?: PlayPermission,
): readonly CardIndex[] {
  const { faces } = at(cards, kind);
  const isAftermathTime = zone === 'graveyard' && permission === undefined;
  if (faces === undefined) return isAftermathTime ? [] : [kind];
  const { layout, front, others } = faces;
  if (layout === 'aftermath') return others.slice(isAftermathTime ? 1 : 0, isAftermathTime ? 2 : 1);
  if (isAftermathTime) return [];
  if (layout === 'split') return others;
  return layout === 'transform' || permission?.front === true ? [front] : [front, ...others];
}

/** 712.14a: the back face of a transforming card. */
export function backFaceOf(state: State, kind: CardIndex): CardIndex | undefined {
  const { faces } = at(deriveBoard(state).cards, kind);
  return faces?.layout === 'transform' ? faces.others[0] : undefined;
}

/** 701.27: the face that a permanent gets when it transforms; undefined if it cannot. */
function transformedFace(state: State, { kind, card }: Permanent): CardIndex | undefined {
  const { cards } = deriveBoard(state);
  const { faces } = at(cards, kind);
  // 701.27c: a permanent that only copies a face of a double-faced card does not transform.
  if (faces?.layout !== 'transform' || (card !== -1 && at(cards, card).faces?.front !== faces.front))
    return undefined;
  return kind === faces.front ? faces.others[0] : faces.front;
}

/** 701.27a */
export function transformPermanents(dealer: TeferiDealer, ids: readonly ObjectId[]): void {
  const { state } = dealer;
  for (const id of ids) {
    const permanent = findPermanent(state, id);
    const face = permanent === undefined ? undefined : transformedFace(state, permanent);
    if (permanent === undefined || face === undefined) continue;
    const card = nameOf(state, permanent.kind);
    permanent.kind = face;
    markCharacteristicsChanged(state);
    dealer.tell({ did: 'transform', id, card, into: nameOf(state, face), rule: '701.27' });
    fireTriggers(state, { on: 'transforms', it: id, player: permanent.controller });
  }
}

/** 702.34a, 702.127a, 702.133a and 702.146b: whether the spell is exiled when it would leave the stack. */
export const isExiledFromStack = (state: State, item: StackObject): boolean =>
  item.way === 'flashback' ||
  item.way === 'jump-start' ||
  item.way === 'disturb' ||
  isAftermathSpell(state, item);

/** 702.127a: an aftermath half that was cast from a graveyard is exiled when it leaves the stack. */
const isAftermathSpell = (state: State, { kind, from }: StackObject): boolean =>
  from === 'graveyard' && at(deriveBoard(state).cards, kind).faces?.layout === 'aftermath';

/** 715.3d and 720.3d: whether a resolving spell is the Adventure or Omen of a card. */
export function otherFaceLayout(state: State, { kind }: StackObject): 'adventure' | 'omen' | undefined {
  const { faces } = at(deriveBoard(state).cards, kind);
  if (faces === undefined || faces.front === kind) return undefined;
  return faces.layout === 'adventure' || faces.layout === 'omen' ? faces.layout : undefined;
}
