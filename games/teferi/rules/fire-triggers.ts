/** Fires triggered abilities (CR 603). */
import { at } from '@ludoteca/kernel';
import { memoizeByObject } from '@ludoteca/kit';
import { TRIGGER_KINDS, type TriggeredAbility } from '../abilities/index.ts';
import { holds } from '../layers/amounts.ts';
import { type AbilityScope, type BoardState, createScope } from '../layers/board-state.ts';
import { triggerBitsOf } from '../layers/compiled-cards.ts';
import { examine } from '../layers/examination-limit.ts';
import { deriveBoard } from '../layers/index.ts';
import { MAX_OBJECTS } from '../limits.ts';
import { matchesSubject, matchesTrigger } from './match-triggers.ts';
import { addTrigger, createPendingTrigger, isAlreadyTriggered } from './pending-triggers.ts';
import { recordUse } from './state-access.ts';
import type { TriggerEvent } from './trigger-events.ts';
import type { ObjectId, State } from '../state.ts';

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

/** 603.8: state triggers. */
export function fireStateTriggers(state: State): void {
  if ((deriveBoard(state).triggerBits & (TRIGGER_BIT.get('state') ?? 0)) !== 0)
    fireTriggers(state, { on: 'state', player: state.active });
}
