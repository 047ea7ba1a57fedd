/** Compares trigger events with trigger conditions (CR 603.2). */
import type { Seat } from '@ludoteca/kernel';
import type { ObjectFilter, TriggerCondition, TriggerPlayer, TriggerSubject } from '../abilities/index.ts';
import { holds } from '../layers/amounts.ts';
import {
  type AbilityScope,
  type BoardState,
  isPlayer,
  opponentOf,
  seatOfEntity,
} from '../layers/board-state.ts';
import { matchesFilter } from '../layers/filters.ts';
import { lastKnownObject } from '../layers/object-snapshots.ts';
import { countMatchingCasts, reachesNumber } from './trigger-counts.ts';
import type { DamageGrouping, TriggerEvent } from './trigger-events.ts';
import type { ObjectId } from '../state.ts';

const groupingOf = ({
  by,
  to,
  together: notAlone,
}: Extract<TriggerCondition, { on: 'damage' }>): DamageGrouping =>
  notAlone === true ? 'together' : by === undefined ? 'recipient' : to === undefined ? 'source' : 'pair';

export function matchesTrigger(
  board: BoardState,
  when: TriggerCondition,
  event: TriggerEvent,
  scope: AbilityScope,
): boolean {
  if (when.on === 'any') return when.of.some((one) => matchesTrigger(board, one, event, scope));
  if (when.on !== event.on) return false;
  const { it = 0, other = 0, player, amount = 0 } = event;
  const whose = (one: TriggerPlayer): boolean => matchesPlayer(board, one, player, scope);
  const isNth = (nth: number | undefined): boolean => nth === undefined || nth === event.nth;
  const object = (subject: TriggerSubject | undefined, id: ObjectId): boolean =>
    subject === undefined || matchesSubject(board, subject, id, scope);
  switch (when.on) {
    case 'enters':
      if (when.together === true) return (event.group ?? []).some((id) => object(when.what, id));
      return (
        event.group === undefined &&
        object(when.what, it) &&
        (when.from === undefined || when.from === event.from)
      );
    case 'leaves':
      return object(when.what, it) && (when.to === undefined || when.to === event.to);
    case 'put into graveyard':
      return object(when.what, it) && (when.from === undefined || when.from === event.from);
    case 'performs':
      return when.action === event.action && object(when.what, it);
    case 'dies':
    case 'tapped':
    case 'transforms':
    case 'untapped':
    case 'is unblocked':
      return object(when.what, it);
    case 'attacks':
      return (
        object(when.what, it) &&
        (when.alone !== true || event.alone === true) &&
        amount > (when.beside ?? 0) &&
        (when.at === undefined ||
          (player === scope.controller && (when.at === 'your side' || isPlayer(event.recipient ?? 0))))
      );
    case 'attack': {
      const { what } = when;
      const matching = (event.attackers ?? []).filter((id) => object(what, id));
      return whose(when.whose) && matching.length >= (when.count ?? 1);
    }
    // 509.3: `other` is 0 in the event that is fired once, and set in those fired per creature.
    case 'blocks':
      return (when.whom === undefined) === (other === 0) && object(when.what, it) && object(when.whom, other);
    case 'becomes blocked':
      return (when.by === undefined) === (other === 0) && object(when.what, it) && object(when.by, other);
    case 'damage':
      return (
        groupingOf(when) === event.grouping &&
        (when.together === true
          ? (event.sources ?? []).some((id) => object(when.by, id))
          : object(when.by, it)) &&
        (when.combat === undefined || when.combat === event.combat) &&
        isRecipient(board, when.to, event, scope)
      );
    case 'cast':
      return (
        whose(when.whose) &&
        object(when.what, it) &&
        (when.nthOf === true
          ? countMatchingCasts(board, when.what, player, scope) === when.nth
          : isNth(when.nth)) &&
        (when.own !== true || it === scope.source) &&
        (when.from === undefined || when.from === event.from) &&
        (when.turn === undefined || (when.turn === 'you') === (board.state.active === scope.controller))
      );
    case 'targeted':
      return (
        (it === 0
          ? when.orYou === true && seatOfEntity(event.recipient ?? 0) === scope.controller
          : object(when.what, it)) &&
        whose(when.whose) &&
        (when.by === undefined ||
          (typeof when.by === 'object'
            ? event.ability !== true && object(when.by, other)
            : (when.by === 'ability') === (event.ability === true)))
      );
    case 'step':
      return when.step === event.step && whose(when.whose) && isNth(when.nth);
    case 'draw':
      return whose(when.whose) && isNth(when.nth) && (when.extra !== true || event.isTurnBased !== true);
    case 'discard':
      return (
        whose(when.whose) &&
        object(when.what, it) &&
        (when.byOpponent !== true || event.isByOpponent === true)
      );
    case 'cycle':
    case 'sacrifice':
      return whose(when.whose) && object(when.what, it);
    case 'gain life':
    case 'lose life':
    case 'scry':
      return whose(when.whose);
    case 'state':
      return holds(board, when.when, scope);
    case 'counters':
      return (
        object(when.what, it) &&
        (when.kind === undefined || when.kind === event.counter) &&
        (when.reaching === undefined || reachesNumber(board, it, when.reaching, event))
      );
  }
}

function isRecipient(
  board: BoardState,
  to: Extract<TriggerCondition, { on: 'damage' }>['to'],
  { recipient: entity = 0 }: TriggerEvent,
  scope: AbilityScope,
): boolean {
  if (to === undefined) return true;
  if (to === 'you' || to === 'opponent' || to === 'each')
    return isPlayer(entity) && matchesPlayer(board, to, seatOfEntity(entity), scope);
  return !isPlayer(entity) && matchesSubject(board, to, entity, scope);
}

function matchesPlayer(board: BoardState, whose: TriggerPlayer, seat: Seat, scope: AbilityScope): boolean {
  if (whose === 'you') return seat === scope.controller;
  if (whose === 'opponent') return seat === opponentOf(scope.controller);
  if (whose === 'each') return true;
  const host = lastKnownObject(board, scope.source)?.host ?? 0;
  return isPlayer(host)
    ? seatOfEntity(host) === seat
    : host !== 0 && lastKnownObject(board, host)?.controller === seat;
}

export function matchesSubject(
  board: BoardState,
  subject: TriggerSubject,
  id: ObjectId,
  scope: AbilityScope,
): boolean {
  if (subject === 'this') return id === scope.source;
  if (subject === 'host') return id !== 0 && (lastKnownObject(board, scope.source)?.host ?? 0) === id;
  const found = lastKnownObject(board, id);
  return found !== undefined && matchesFilter(board, found, subject satisfies ObjectFilter, scope);
}
