/** Fires triggered abilities; they wait in `State.triggered` until a player would get priority (CR 603). */
import { at, type Seat } from '@ludoteca/kernel';
import { memoizeByObject } from '@ludoteca/kit';
import {
  type ObjectFilter,
  type TurnStep,
  type TriggerSubject,
  type TriggerCondition,
  type TriggeredAbility,
  TRIGGER_KINDS,
  type TriggerPlayer,
  type GameZone,
} from '../abilities/index.ts';
import {
  type BoardState,
  isPlayer,
  opponentOf,
  type AbilityScope,
  createScope,
  seatOfEntity,
} from '../layers/board-state.ts';
import { triggerBitsOf } from '../layers/compiled-cards.ts';
import { deriveBoard } from '../layers/index.ts';
import { matchesFilter } from '../layers/filters.ts';
import { lastKnownObject } from '../layers/object-snapshots.ts';
import { holds } from '../layers/amounts.ts';
import { examine } from '../layers/examination-limit.ts';
import { MAX_OBJECTS } from '../limits.ts';
import type { EntityId, ObjectId, State, PendingTrigger } from '../state.ts';
import { recordUse } from './state-access.ts';
import { countMatchingCasts, reachesNumber } from './trigger-counts.ts';

/** A trigger event (603.2). */
export interface TriggerEvent {
  readonly on: Exclude<TriggerCondition['on'], 'any'>;
  /** 0 by default, like `other` and `amount`. */
  readonly it?: ObjectId;
  readonly other?: ObjectId;
  readonly player: Seat;
  readonly amount?: number;
  readonly recipient?: EntityId;
  readonly step?: TurnStep;
  readonly from?: GameZone;
  readonly to?: GameZone;
  readonly combat?: boolean;
  readonly alone?: boolean;
  readonly nth?: number;
  readonly counter?: string;
  readonly ability?: boolean;
  readonly attackers?: readonly ObjectId[];
  readonly grouping?: DamageGrouping;
  /** All sources that dealt the damage together. */
  readonly sources?: readonly ObjectId[];
  /** The card is drawn as the draw step begins. */
  readonly isTurnBased?: boolean;
  /** All objects that entered together. */
  readonly group?: readonly ObjectId[];
  readonly action?: string;
  /** A spell or ability of an opponent of `player` caused it. */
  readonly isByOpponent?: boolean;
  /** The event is about to happen; intervening ifs are checked afterwards by `recheckInterveningIfs`. */
  readonly isBeforehand?: true;
}

/** Damage fires several trigger events; a trigger condition reacts to the grouping that matches its fields. */
export type DamageGrouping = 'pair' | 'source' | 'recipient' | 'together';
const groupingOf = ({
  by,
  to,
  together: notAlone,
}: Extract<TriggerCondition, { on: 'damage' }>): DamageGrouping =>
  notAlone === true ? 'together' : by === undefined ? 'recipient' : to === undefined ? 'source' : 'pair';

const TRIGGER_BIT = new Map(TRIGGER_KINDS.map((on, i) => [on, 1 << i]));

/** Whether any ability could trigger on such an event. The check makes random matches about 20 % faster. */
export function hasTriggerFor(state: State, on: TriggerEvent['on']): boolean {
  const bit = TRIGGER_BIT.get(on) ?? 0;
  const { triggerBits, cards } = deriveBoard(state);
  return (
    (triggerBits & bit) !== 0 ||
    state.delayed.length > 0 ||
    hasGraveyardTriggers(cards) ||
    (on === 'cast' && hasCastTriggers(cards))
  );
}

const hasCastTriggers = memoizeByObject((cards: BoardState['cards']): boolean =>
  cards.some(({ characteristics }) =>
    characteristics.abilities.triggered.some(({ zone }) => zone === 'stack'),
  ),
);

const hasGraveyardTriggers = memoizeByObject((cards: BoardState['cards']): boolean =>
  cards.some(({ characteristics }) =>
    characteristics.abilities.triggered.some(({ zone }) => zone === 'graveyard'),
  ),
);

/** 603.2: triggers all matching abilities. Fired before an object leaves (603.10), otherwise after the event. */
export function fireTriggers(state: State, happening: TriggerEvent): void {
  if (!hasTriggerFor(state, happening.on) || state.triggered.length > MAX_OBJECTS) return;
  const board = deriveBoard(state);
  const event = board.gameRules.length > 0 ? withoutSuppressed(board, happening) : happening;
  if (event === undefined) return;
  const bit = TRIGGER_BIT.get(event.on) ?? 0;
  for (let i = 0; i < state.battlefield.length; i++) {
    const { abilities } = at(board.characteristics, i);
    if ((abilities.triggerBits & bit) === 0) continue;
    const { controller, id, kind, x, kicked } = at(state.battlefield, i);
    const scope = { ...createScope(controller, id, kind), ...eventBindings(event), x, kicked };
    for (let n = 0; n < abilities.triggered.length; n++) {
      const ability = at(abilities.triggered, n);
      if ((ability.zone ?? 'battlefield') === 'battlefield')
        triggerIfMatching(board, state, ability, n, scope, event, i);
    }
  }
  if (hasGraveyardTriggers(board.cards)) fireGraveyardTriggers(board, state, event);
  if (event.on === 'cast') fireCastTriggers(board, state, event);
  if (state.delayed.length > 0) fireDelayedTriggers(board, state, event, bit);
}

/** 603.2: the event without the entering or dying objects on which a rule keeps abilities from triggering; undefined if none is left. */
function withoutSuppressed(board: BoardState, event: TriggerEvent): TriggerEvent | undefined {
  const { on, it = 0, to, from, group } = event;
  const dies =
    on === 'dies' ||
    (on === 'leaves' && to === 'graveyard') ||
    (on === 'put into graveyard' && from === 'battlefield');
  if (on !== 'enters' && !dies) return event;
  const isCovered = (id: ObjectId): boolean =>
    board.gameRules.some(
      ({ rule, scope }) =>
        rule.says === 'no triggers' &&
        (!dies || rule.dying === true) &&
        matchesSubject(board, rule.what, id, scope),
    );
  if (group === undefined) return isCovered(it) ? undefined : event;
  const left = group.filter((id) => !isCovered(id));
  return left.length === 0 ? undefined : { ...event, group: left };
}

const eventBindings = ({ it = 0, other = 0, player, amount = 0 }: TriggerEvent) => ({
  it,
  other,
  player,
  amount,
});

function fireGraveyardTriggers(board: BoardState, state: State, event: TriggerEvent): void {
  for (let seat = 0; seat < state.sides.length; seat++)
    for (const { id, kind } of at(state.sides, seat).graveyard)
      for (const [n, ability] of at(board.cards, kind).characteristics.abilities.triggered.entries())
        if (ability.zone === 'graveyard')
          triggerIfMatching(
            board,
            state,
            ability,
            n,
            { ...createScope(seat, id, kind), ...eventBindings(event) },
            event,
            -1,
          );
}

/** 603.6: "When you cast this spell" functions on the stack. */
function fireCastTriggers(board: BoardState, state: State, event: TriggerEvent): void {
  const item = state.stack.find(({ id }) => id === event.it);
  if (item === undefined) return;
  const { controller, id, kind, x, kicked } = item;
  const scope = { ...createScope(controller, id, kind), ...eventBindings(event), x, kicked };
  for (const [n, ability] of at(board.cards, kind).characteristics.abilities.triggered.entries())
    if (ability.zone === 'stack') triggerIfMatching(board, state, ability, n, scope, event, -1);
}

/** 603.7: a delayed trigger triggers once unless stated otherwise. */
function fireDelayedTriggers(board: BoardState, state: State, event: TriggerEvent, bit: number): void {
  for (let i = 0; i < state.delayed.length; i++) {
    const delayed = at(state.delayed, i);
    if ((triggerBitsOf(delayed.when) & bit) === 0 || !examine(1)) continue;
    const { controller, source, kind, about: objects } = delayed;
    const own = createScope(controller, source, kind);
    const scope = { ...own, ...eventBindings(event), made: objects };
    if (!matchesTrigger(board, delayed.when, event, scope)) continue;
    if (delayed.if !== undefined && !holds(board, delayed.if, scope)) continue;
    const first = objects[0] ?? event.it ?? 0;
    addTrigger(state, createPendingTrigger({ ...scope, it: first }, delayed.does, delayed.if ?? null));
    if (delayed.once) state.delayed.splice(i--, 1);
  }
}

function triggerIfMatching(
  board: BoardState,
  state: State,
  ability: TriggeredAbility,
  n: number,
  scope: AbilityScope,
  event: TriggerEvent,
  place: number,
): void {
  if (!examine(1) || !matchesTrigger(board, ability.when, event, scope)) return;
  if (event.on === 'state' && isAlreadyTriggered(state, ability, scope.source)) return;
  if (event.isBeforehand !== true && ability.if !== undefined && !holds(board, ability.if, scope)) return; // 603.4
  if (ability.perTurn !== undefined && place !== -1) {
    const permanent = at(state.battlefield, place);
    const key = 100 + n;
    if ((permanent.uses[key] ?? 0) >= ability.perTurn) return;
    recordUse(permanent, key);
  }
  addTrigger(state, createPendingTrigger(scope, ability, ability.if ?? null));
}

/** Beyond the maximum the game is a draw at the next check (732.4). */
export function addTrigger(state: State, trigger: PendingTrigger): void {
  if (state.triggered.length <= MAX_OBJECTS) state.triggered.push(trigger);
}

/** 603.8: the ability has triggered and has not left the stack. */
const isAlreadyTriggered = (
  { triggered, stack }: State,
  ability: TriggeredAbility,
  source: ObjectId,
): boolean => [...triggered, ...stack].some((item) => item.source === source && item.does === ability);

/** 603.8: state triggers. */
export function fireStateTriggers(state: State): void {
  if ((deriveBoard(state).triggerBits & (TRIGGER_BIT.get('state') ?? 0)) !== 0)
    fireTriggers(state, { on: 'state', player: state.active });
}

/** 603.4: removes pending triggers from index `from` on whose condition is false after the event. */
export function recheckInterveningIfs(state: State, from: number): void {
  for (let i = state.triggered.length - 1; i >= from; i--) {
    const { if: condition } = at(state.triggered, i);
    if (condition !== null && !holds(deriveBoard(state), condition, at(state.triggered, i)))
      state.triggered.splice(i, 1);
  }
}

export const createPendingTrigger = (
  scope: AbilityScope,
  does: PendingTrigger['does'],
  condition: PendingTrigger['if'],
): PendingTrigger => ({
  controller: scope.controller,
  owner: scope.controller,
  kind: scope.kind,
  source: scope.source,
  does,
  what: 'triggered',
  from: 'battlefield',
  way: '',
  if: condition,
  modes: [],
  targets: [],
  base: 0,
  shares: [],
  x: scope.x,
  kicked: scope.kicked,
  it: scope.it,
  other: scope.other,
  player: scope.player,
  amount: scope.amount,
  made: [...scope.made],
  paid: [],
  done: false,
});

function matchesTrigger(
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

function matchesSubject(
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
