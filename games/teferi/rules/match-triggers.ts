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

type ConditionOn<O extends TriggerCondition['on']> = Extract<TriggerCondition, { readonly on: O }>;

/** An event of which an ability with this scope may be told. */
interface TriggerContext {
  readonly board: BoardState;
  readonly event: TriggerEvent;
  readonly scope: AbilityScope;
}

export function matchesTrigger(
  board: BoardState,
  when: TriggerCondition,
  event: TriggerEvent,
  scope: AbilityScope,
): boolean {
  if (when.on === 'any') return when.of.some((one) => matchesTrigger(board, one, event, scope));
  if (when.on !== event.on) return false;
  const { it = 0 } = event;
  const context: TriggerContext = { board, event, scope };
  switch (when.on) {
    case 'enters':
      return matchesEntering(context, when);
    case 'leaves':
      return isObject(context, when.what, it) && (when.to === undefined || when.to === event.to);
    case 'put into graveyard':
      return isObject(context, when.what, it) && (when.from === undefined || when.from === event.from);
    case 'performs':
      return when.action === event.action && isObject(context, when.what, it);
    case 'dies':
    case 'tapped':
    case 'transforms':
    case 'untapped':
    case 'is unblocked':
      return isObject(context, when.what, it);
    case 'attacks':
      return matchesAttacker(context, when);
    case 'attack':
      return matchesAttackers(context, when);
    case 'blocks':
      return isBlock(context, when.what, when.whom);
    case 'becomes blocked':
      return isBlock(context, when.what, when.by);
    case 'damage':
      return matchesDamage(context, when);
    case 'cast':
      return matchesCast(context, when);
    case 'targeted':
      return matchesTargeting(context, when);
    case 'step':
      return when.step === event.step && isWhose(context, when.whose) && isNth(event, when.nth);
    case 'draw':
      return (
        isWhose(context, when.whose) &&
        isNth(event, when.nth) &&
        (when.extra !== true || event.isTurnBased !== true)
      );
    case 'discard':
      return (
        isWhose(context, when.whose) &&
        isObject(context, when.what, it) &&
        (when.byOpponent !== true || event.isByOpponent === true)
      );
    case 'cycle':
    case 'sacrifice':
      return isWhose(context, when.whose) && isObject(context, when.what, it);
    case 'gain life':
    case 'lose life':
    case 'scry':
      return isWhose(context, when.whose);
    case 'state':
      return holds(board, when.when, scope);
    case 'counters':
      return (
        isObject(context, when.what, it) &&
        (when.kind === undefined || when.kind === event.counter) &&
        (when.reaching === undefined || reachesNumber(board, it, when.reaching, event))
      );
  }
}

const isObject = (
  { board, scope }: TriggerContext,
  subject: TriggerSubject | undefined,
  id: ObjectId,
): boolean => subject === undefined || matchesSubject(board, subject, id, scope);

const isWhose = ({ board, event, scope }: TriggerContext, whose: TriggerPlayer): boolean =>
  matchesPlayer(board, whose, event.player, scope);

const isNth = (event: TriggerEvent, nth: number | undefined): boolean =>
  nth === undefined || nth === event.nth;

function matchesEntering(context: TriggerContext, when: ConditionOn<'enters'>): boolean {
  const { group, it = 0, from } = context.event;
  if (when.together === true) return (group ?? []).some((id) => isObject(context, when.what, id));
  return (
    group === undefined && isObject(context, when.what, it) && (when.from === undefined || when.from === from)
  );
}

function matchesAttacker(context: TriggerContext, when: ConditionOn<'attacks'>): boolean {
  const { it = 0, alone, amount = 0, player, recipient = 0 } = context.event;
  return (
    isObject(context, when.what, it) &&
    (when.alone !== true || alone === true) &&
    amount > (when.beside ?? 0) &&
    (when.at === undefined ||
      (player === context.scope.controller && (when.at === 'your side' || isPlayer(recipient))))
  );
}

function matchesAttackers(context: TriggerContext, when: ConditionOn<'attack'>): boolean {
  const matching = (context.event.attackers ?? []).filter((id) => isObject(context, when.what, id));
  return isWhose(context, when.whose) && matching.length >= (when.count ?? 1);
}

/** 509.3: `other` is 0 in the event that is fired once, and set in those fired per creature. */
function isBlock(
  context: TriggerContext,
  what: TriggerSubject | undefined,
  opposing: TriggerSubject | undefined,
): boolean {
  const { it = 0, other = 0 } = context.event;
  return (
    (opposing === undefined) === (other === 0) &&
    isObject(context, what, it) &&
    isObject(context, opposing, other)
  );
}

function matchesDamage(context: TriggerContext, when: ConditionOn<'damage'>): boolean {
  const { it = 0, grouping, sources = [], combat } = context.event;
  return (
    groupingOf(when) === grouping &&
    (when.together === true
      ? sources.some((id) => isObject(context, when.by, id))
      : isObject(context, when.by, it)) &&
    (when.combat === undefined || when.combat === combat) &&
    isRecipient(context, when.to)
  );
}

const groupingOf = ({ by, to, together: notAlone }: ConditionOn<'damage'>): DamageGrouping =>
  notAlone === true ? 'together' : by === undefined ? 'recipient' : to === undefined ? 'source' : 'pair';

function matchesCast(context: TriggerContext, when: ConditionOn<'cast'>): boolean {
  const { board, event, scope } = context;
  const { it = 0, player, from } = event;
  return (
    isWhose(context, when.whose) &&
    isObject(context, when.what, it) &&
    (when.nthOf === true
      ? countMatchingCasts(board, when.what, player, scope) === when.nth
      : isNth(event, when.nth)) &&
    (when.own !== true || it === scope.source) &&
    (when.from === undefined || when.from === from) &&
    (when.turn === undefined || (when.turn === 'you') === (board.state.active === scope.controller))
  );
}

function matchesTargeting(context: TriggerContext, when: ConditionOn<'targeted'>): boolean {
  const { it = 0, other = 0, recipient = 0, ability = false } = context.event;
  return (
    (it === 0
      ? when.orYou === true && seatOfEntity(recipient) === context.scope.controller
      : isObject(context, when.what, it)) &&
    isWhose(context, when.whose) &&
    (when.by === undefined ||
      (typeof when.by === 'object'
        ? !ability && isObject(context, when.by, other)
        : (when.by === 'ability') === ability))
  );
}

function isRecipient({ board, event, scope }: TriggerContext, to: ConditionOn<'damage'>['to']): boolean {
  const { recipient: entity = 0 } = event;
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
