/** Keyword actions and drawing as atoms (CR 121 and 701). */
import { at, type Seat } from '@ludoteca/kernel';
import { battlefieldIndex, hasObjectRule } from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import { keywordBit } from '../layers/bit-masks.ts';
import type { GameZone } from '../abilities/index.ts';
import type { EntityId, ObjectId, CardIndex, State } from '../state.ts';
import {
  markCharacteristicsChanged,
  countFact,
  nameEntity,
  nameOf,
  newTimestamp,
  findPermanent,
  sideOf,
  type TeferiDealer,
  markChanged,
} from './state-access.ts';
import { enterBattlefield } from './enter-battlefield.ts';
import { putCounters } from './life-and-counters.ts';
import { graveyardDestination } from './graveyard-replacement.ts';
import { showTopCards } from './top-of-library.ts';
import { fireTriggers } from './fire-triggers.ts';
import { recheckInterveningIfs } from './pending-triggers.ts';
import { KNOWN_TO_BOTH, putIntoZone, KNOWN_TO_OPPONENT, takeFromHand } from './zones.ts';
import { leaveBattlefield, removeFromCombat } from './leave-battlefield.ts';

/** 121.2: cards are drawn one at a time. */
export function draw(dealer: TeferiDealer, seat: Seat, number: number, isTurnBased = false): number {
  const { state } = dealer;
  const side = sideOf(state, seat);
  const cards: string[] = [];
  for (let i = 0; i < number; i++) {
    if (i > 0) showTopCards(dealer);
    const kind = side.library.pop();
    const known = side.libraryKnown.pop() ?? 0;
    if (kind === undefined) {
      side.drewFromEmpty = true; // 104.3c
      break;
    }
    side.hand.push(kind);
    side.handKnown.push((known & KNOWN_TO_OPPONENT) !== 0);
    cards.push(nameOf(state, kind));
    const nth = countFact(state, seat, 'cards drawn');
    fireTriggers(state, { on: 'draw', player: seat, amount: 1, nth, isTurnBased });
  }
  markChanged(state);
  if (cards.length > 0) dealer.tell({ did: 'draw', seat, count: cards.length, cards, rule: '121.1' });
  return cards.length;
}

/** 701.9. `by`: the controller of the spell or ability that causes it. */
export function discard(dealer: TeferiDealer, seat: Seat, kind: CardIndex, by = seat): ObjectId {
  const { state } = dealer;
  takeFromHand(state, seat, kind);
  const isByOpponent = by !== seat;
  if (isByOpponent && entersWhenDiscarded(state, kind)) {
    const entered = enterBattlefield(dealer, kind, seat, 'hand', {});
    fireTriggers(state, { on: 'discard', it: entered, player: seat, amount: 1, isByOpponent });
    return entered;
  }
  const to = graveyardDestination(state, seat, kind);
  const now = putIntoZone(state, kind, seat, to, KNOWN_TO_BOTH);
  const card = nameOf(state, kind);
  dealer.tell({ did: 'move', seat, id: 0, card, from: 'hand', to, now, why: 'discard', rule: '701.9' });
  fireTriggers(state, { on: 'discard', it: now, player: seat, amount: 1, isByOpponent });
  if (to === 'graveyard') fireGraveyardTrigger(state, now, seat, 'hand');
  return now;
}

/** 614.1a: it is put onto the battlefield instead of into a graveyard. */
const entersWhenDiscarded = (state: State, kind: CardIndex): boolean =>
  at(deriveBoard(state).cards, kind).characteristics.abilities.replacements.some(
    ({ instead }) => instead === 'discarded onto the battlefield',
  );

/** Exiles a card of the hand. Returns its id in exile. */
export function exileFromHand(dealer: TeferiDealer, seat: Seat, kind: CardIndex): ObjectId {
  const { state } = dealer;
  takeFromHand(state, seat, kind);
  const now = putIntoZone(state, kind, seat, 'exile', KNOWN_TO_BOTH);
  dealer.tell({ did: 'move', seat, id: 0, card: nameOf(state, kind), from: 'hand', to: 'exile', now });
  return now;
}

/** Fires the trigger event of a card put into a graveyard from a zone other than the battlefield. */
export function fireGraveyardTrigger(state: State, id: ObjectId, owner: Seat, from: GameZone): void {
  fireTriggers(state, { on: 'put into graveyard', it: id, player: owner, from });
}

/** 701.17 */
export function mill(dealer: TeferiDealer, seat: Seat, number: number): ObjectId[] {
  const { state } = dealer;
  const side = sideOf(state, seat);
  const made: ObjectId[] = [];
  for (let i = 0; i < number; i++) {
    const kind = side.library.pop();
    side.libraryKnown.pop();
    if (kind === undefined) break;
    const to = graveyardDestination(state, seat, kind);
    const now = putIntoZone(state, kind, seat, to, KNOWN_TO_BOTH);
    const card = nameOf(state, kind);
    dealer.tell({ did: 'move', seat, id: 0, card, from: 'library', to, now, why: 'mill', rule: '701.17' });
    if (to === 'graveyard') fireGraveyardTrigger(state, now, seat, 'library');
    made.push(now);
  }
  return made;
}

/** 701.26 */
export function setTapped(dealer: TeferiDealer, ids: readonly ObjectId[], tapped: boolean): void {
  const { state } = dealer;
  const changed = ids.filter((id) => {
    const permanent = findPermanent(state, id);
    if (permanent === undefined || permanent.tapped === tapped) return false;
    if (!tapped && putCounters(dealer, id, 'stun', -1) !== 0) return false; // 122.1d
    permanent.tapped = tapped;
    return true;
  });
  if (changed.length === 0) return;
  markChanged(state);
  // 611.2b: an effect may last while its source stays tapped.
  if (!tapped && state.effects.some(({ until }) => until === 'this stays tapped')) state.checked = -1;
  const cards = changed.map((id) => nameEntity(state, id).name);
  dealer.tell({ did: tapped ? 'tap' : 'untap', ids: changed, cards, rule: '701.26' });
  const on = tapped ? 'tapped' : 'untapped';
  for (const id of changed)
    fireTriggers(state, { on, it: id, player: findPermanent(state, id)?.controller ?? 0 });
}

const INDESTRUCTIBLE = keywordBit('indestructible');

/** 701.8: puts the permanents into the graveyard, unless indestructible or regenerated. Returns the ids that they became. */
export function destroy(dealer: TeferiDealer, ids: readonly ObjectId[], forGood: boolean): ObjectId[] {
  const { state } = dealer;
  const board = deriveBoard(state);
  const dying = ids.filter((id) => {
    const place = battlefieldIndex(state, id);
    return place !== -1 && (at(board.characteristics, place).keywords & INDESTRUCTIBLE) === 0;
  });
  const lost = dying.filter((id) => !isSavedByUmbra(dealer, id) && (forGood || !regenerate(dealer, id)));
  return leaveBattlefield(dealer, lost, 'graveyard', 'destroy');
}

/** 702.89a: an Aura with umbra armor on the permanent. */
export const findUmbra = (state: State, id: ObjectId): ObjectId | undefined => {
  const { characteristics } = deriveBoard(state);
  return state.battlefield.find(
    ({ host }, i) =>
      host === id &&
      at(characteristics, i).abilities.replacements.some(({ instead }) => instead === 'umbra armor'),
  )?.id;
};

/** 702.89a: the Aura is destroyed instead. */
function isSavedByUmbra(dealer: TeferiDealer, id: ObjectId): boolean {
  const { state } = dealer;
  const umbra = findUmbra(state, id);
  const permanent = findPermanent(state, id);
  if (umbra === undefined || permanent === undefined) return false;
  permanent.damage = 0;
  permanent.deathtouched = false;
  markCharacteristicsChanged(state);
  destroy(dealer, [umbra], false);
  return true;
}

/** 701.19 */
function regenerate(dealer: TeferiDealer, id: ObjectId): boolean {
  const { state } = dealer;
  const place = battlefieldIndex(state, id);
  const permanent = at(state.battlefield, place);
  if (permanent.shields === 0) return false;
  if (hasObjectRule(deriveBoard(state), place, 'cannot be regenerated')) return false;
  permanent.shields--;
  permanent.damage = 0;
  permanent.deathtouched = false;
  markCharacteristicsChanged(state);
  dealer.tell({ did: 'regenerate', id, card: nameOf(state, permanent.kind), rule: '701.19' });
  setTapped(dealer, [id], true);
  removeFromCombat(state, id);
  return true;
}

/** 701.21: regeneration and indestructible do not apply. */
export function sacrifice(dealer: TeferiDealer, ids: readonly ObjectId[]): ObjectId[] {
  const { state } = dealer;
  const sacrificed = ids.filter((id) => {
    const place = battlefieldIndex(state, id);
    return place !== -1 && !hasObjectRule(deriveBoard(state), place, 'cannot be sacrificed');
  });
  const waiting = state.triggered.length;
  for (const id of sacrificed)
    fireTriggers(state, {
      on: 'sacrifice',
      it: id,
      player: findPermanent(state, id)?.controller ?? 0,
      isBeforehand: true,
    });
  leaveBattlefield(dealer, sacrificed, 'graveyard', 'sacrifice');
  recheckInterveningIfs(state, waiting);
  return sacrificed;
}

/** 701.3 */
export function attach(dealer: TeferiDealer, id: ObjectId, to: EntityId): void {
  const { state } = dealer;
  const permanent = findPermanent(state, id);
  if (permanent === undefined || permanent.host === to || id === to) return;
  permanent.host = to;
  permanent.stamp = newTimestamp(state); // 613.7e
  markCharacteristicsChanged(state);
  const card = nameOf(state, permanent.kind);
  dealer.tell({ did: 'attach', id, card, to: to === 0 ? null : nameEntity(state, to), rule: '701.3' });
}
