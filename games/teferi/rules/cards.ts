/** 121 and 701: cards drawn, discarded, milled; permanents tapped, attached, destroyed, sacrificed. Each is an atom. */
import { at, type Seat } from '@ludoteca/kernel';
import { placeOf } from '../layers/board.ts';
import { boardOf } from '../layers/index.ts';
import { keywordBit } from '../layers/masks.ts';
import type { Zone } from '../abilities/index.ts';
import type { Aim, Id, Kind, State } from '../state.ts';
import {
  alter,
  count,
  named,
  nameOf,
  newStamp,
  permanentOf,
  sideOf,
  type TeferiDealer,
  touch,
} from './table.ts';
import { putCounters } from './life.ts';
import { restingPlace } from './resting.ts';
import { askIfs, fire, isHeard } from './triggering.ts';
import { BOTH, lay, OPPONENT, takeFromHand } from './zones.ts';
import { leave, leaveCombat } from './leaving.ts';

/** 121.2: one after the other. */
export function draw(dealer: TeferiDealer, seat: Seat, wanted: number): number {
  const { state } = dealer;
  const side = sideOf(state, seat);
  const cards: string[] = [];
  for (let i = 0; i < wanted; i++) {
    const kind = side.library.pop();
    const known = side.libraryKnown.pop() ?? 0;
    if (kind === undefined) {
      side.drewFromEmpty = true; // 104.3c
      break;
    }
    side.hand.push(kind);
    side.handKnown.push((known & OPPONENT) !== 0);
    cards.push(nameOf(state, kind));
    const nth = count(state, seat, 'cards drawn');
    if (isHeard(state, 'draw')) fire(state, { on: 'draw', it: 0, other: 0, player: seat, amount: 1, nth });
  }
  touch(state);
  if (cards.length > 0) dealer.tell({ did: 'draw', seat, count: cards.length, cards, rule: '121.1' });
  return cards.length;
}

/** 701.9 */
export function discard(dealer: TeferiDealer, seat: Seat, kind: Kind): Id {
  const { state } = dealer;
  takeFromHand(state, seat, kind);
  const to = restingPlace(state, seat);
  const now = lay(state, kind, seat, to, BOTH);
  const card = nameOf(state, kind);
  dealer.tell({
    did: 'move',
    seat,
    id: 0,
    card,
    from: 'hand',
    to,
    now,
    why: 'discard',
    rule: '701.9',
  });
  if (isHeard(state, 'discard')) fire(state, { on: 'discard', it: now, other: 0, player: seat, amount: 1 });
  if (to === 'graveyard') tellGraveyard(state, now, seat, 'hand');
  return now;
}

/** 400.7: a card has come to a graveyard from somewhere that is not the battlefield. */
export function tellGraveyard(state: State, id: Id, owner: Seat, from: Zone): void {
  if (isHeard(state, 'put into graveyard'))
    fire(state, { on: 'put into graveyard', it: id, other: 0, player: owner, amount: 0, from });
}

/** 701.17 */
export function mill(dealer: TeferiDealer, seat: Seat, wanted: number): Id[] {
  const { state } = dealer;
  const side = sideOf(state, seat);
  const made: Id[] = [];
  for (let i = 0; i < wanted; i++) {
    const kind = side.library.pop();
    side.libraryKnown.pop();
    if (kind === undefined) break;
    const to = restingPlace(state, seat);
    const now = lay(state, kind, seat, to, BOTH);
    const card = nameOf(state, kind);
    dealer.tell({
      did: 'move',
      seat,
      id: 0,
      card,
      from: 'library',
      to,
      now,
      why: 'mill',
      rule: '701.17',
    });
    if (to === 'graveyard') tellGraveyard(state, now, seat, 'library');
    made.push(now);
  }
  return made;
}

/** 701.26 */
export function tap(dealer: TeferiDealer, ids: readonly Id[], tapped: boolean): void {
  const { state } = dealer;
  const turned = ids.filter((id) => {
    const permanent = permanentOf(state, id);
    if (permanent === undefined || permanent.tapped === tapped) return false;
    if (!tapped && putCounters(dealer, id, 'stun', -1) !== 0) return false; // 122.1d
    permanent.tapped = tapped;
    return true;
  });
  if (turned.length === 0) return;
  touch(state);
  const cards = turned.map((id) => named(state, id).name);
  dealer.tell({ did: tapped ? 'tap' : 'untap', ids: turned, cards, rule: '701.26' });
  const on = tapped ? 'tapped' : 'untapped';
  if (isHeard(state, on))
    for (const id of turned)
      fire(state, { on, it: id, other: 0, player: permanentOf(state, id)?.controller ?? 0, amount: 0 });
}

const INDESTRUCTIBLE = keywordBit('indestructible');

/** 701.8: to the graveyard, unless it is indestructible or regenerates. Returns what they became. */
export function destroy(dealer: TeferiDealer, ids: readonly Id[], forGood: boolean): Id[] {
  const { state } = dealer;
  const board = boardOf(state);
  const dying = ids.filter((id) => {
    const place = placeOf(state, id);
    return place !== -1 && (at(board.traits, place).keywords & INDESTRUCTIBLE) === 0;
  });
  const lost = dying.filter((id) => forGood || !regenerates(dealer, id));
  return leave(dealer, lost, 'graveyard', 'destroy');
}

/** 701.19 */
function regenerates(dealer: TeferiDealer, id: Id): boolean {
  const { state } = dealer;
  const place = placeOf(state, id);
  const permanent = at(state.battlefield, place);
  if (permanent.shields === 0) return false;
  if (at(boardOf(state).traits, place).rules.some(({ is }) => is === 'cannot be regenerated')) return false;
  permanent.shields--;
  permanent.damage = 0;
  permanent.deathtouched = false;
  alter(state);
  dealer.tell({ did: 'regenerate', id, card: nameOf(state, permanent.kind), rule: '701.19' });
  tap(dealer, [id], true);
  leaveCombat(state, id);
  return true;
}

/** 701.21: nothing saves it. */
export function sacrifice(dealer: TeferiDealer, ids: readonly Id[]): Id[] {
  const { state } = dealer;
  const gone = ids.filter((id) => {
    const place = placeOf(state, id);
    return (
      place !== -1 && !at(boardOf(state).traits, place).rules.some(({ is }) => is === 'cannot be sacrificed')
    );
  });
  const waiting = state.triggered.length;
  if (isHeard(state, 'sacrifice'))
    for (const id of gone)
      fire(state, {
        on: 'sacrifice',
        it: id,
        other: 0,
        player: permanentOf(state, id)?.controller ?? 0,
        amount: 0,
        coming: true,
      });
  leave(dealer, gone, 'graveyard', 'sacrifice');
  askIfs(state, waiting);
  return gone;
}

/** 701.3 */
export function attach(dealer: TeferiDealer, id: Id, to: Aim): void {
  const { state } = dealer;
  const permanent = permanentOf(state, id);
  if (permanent === undefined || permanent.host === to || id === to) return;
  permanent.host = to;
  permanent.stamp = newStamp(state); // 613.7e
  alter(state);
  const card = nameOf(state, permanent.kind);
  dealer.tell({ did: 'attach', id, card, to: to === 0 ? null : named(state, to), rule: '701.3' });
}
