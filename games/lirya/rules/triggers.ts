/** RULES 6.6 and 12.1: triggered abilities: what triggers them and in which order they go on the stack. */
import { compareAbilities } from './card-order.ts';
import { matchesRef } from '../effects/filters.ts';
import { conditionHolds } from '../effects/conditions.ts';
import { scopeOfEvent, type EffectScope } from '../effects/scope.ts';
import type {
  StackItem,
  Ref,
  State,
  LiryaDealer,
  ReadonlyStackItem,
  ReadonlyPiece,
  ReadonlyState,
} from '../parts.ts';
import { findConditionFault, customTriggerHolds, type PluginFault } from '../plugins/run-plugin.ts';
import { abilityAt, type AbilityRow } from '../pool/index.ts';
import type { TriggerEventBit } from '../pool/feature-bits.ts';
import type { Condition, TurnPhase, StateName, TriggerEvent, Trigger } from '../card-definition/index.ts';
import { createTrigger } from './objects.ts';
import { isSilenced } from './static-abilities.ts';
import { isStructure, playerAt, cardLevelOf, controllerOf } from './lookup.ts';
import { hasUsesLeft } from './uses.ts';

/** Events whose trigger is about the actor, not about the object it happens to. */
const ACTOR_EVENTS: ReadonlySet<string> = new Set(['attack', 'kill', 'damage dealt']);
/** Events that happen to players. */
const PLAYER_EVENTS: ReadonlySet<string> = new Set([
  'turn start',
  'turn end',
  'phase',
  'draw',
  'discard',
  'reveal',
  'energy',
  'cast',
]);

/** Whose abilities may trigger: at the end of the turn structures come first (4.5). */
export type TriggerSources = 'all' | 'structures' | 'others';

/** 12.7 */
export function disablePlugin(dealer: LiryaDealer, { plugin, why }: PluginFault): void {
  dealer.state.off.push(plugin);
  dealer.tell({ did: 'plug-in off', plugin, why });
}

/** Evaluates a condition and disables a plug-in that fails. */
export function checkCondition(dealer: LiryaDealer, condition: Condition, scope: EffectScope): boolean {
  const fault =
    typeof condition === 'object' ? findConditionFault(dealer.state, condition, scope) : undefined;
  if (fault !== undefined) disablePlugin(dealer, fault);
  return conditionHolds(dealer.state, condition, scope);
}

/** An event as triggers see it: what it happened to, what caused it, and its state or phase. */
interface TriggerOccurrence {
  readonly on: TriggerEvent;
  readonly subject: Ref;
  readonly cause: Ref;
  readonly amount: number;
  readonly detail: StateName | TurnPhase | '';
}

/** Queues all abilities that trigger on an event. */
export function fireTriggers(
  dealer: LiryaDealer,
  { on, bit }: TriggerEventBit,
  subject: Ref,
  cause: Ref,
  amount: number,
  detail: TriggerOccurrence['detail'] = '',
  among: TriggerSources = 'all',
): void {
  const { pieces, awaits } = dealer.state;
  if ((awaits & bit) === 0) return;
  const occurrence = { on, subject, cause, amount, detail };
  for (const piece of pieces) {
    const { awaitedEvents, triggered } = cardLevelOf(piece);
    if ((awaitedEvents & bit) === 0 && piece.marks.length === 0) continue;
    if (among !== 'all' && (among === 'structures') !== isStructure(piece)) continue;
    for (const row of triggered) triggerOn(dealer, piece, row, occurrence);
    for (const { kind, amount: ability } of piece.marks)
      if (kind === 'ability') triggerOn(dealer, piece, abilityAt(ability), occurrence);
  }
}

const scopeOfOccurrence = (
  piece: ReadonlyPiece,
  { subject, cause, amount }: TriggerOccurrence,
): EffectScope => scopeOfEvent(piece, subject, cause, amount);

function matchesTrigger(
  dealer: LiryaDealer,
  trigger: Trigger,
  piece: ReadonlyPiece,
  occurrence: TriggerOccurrence,
): boolean {
  const { state } = dealer;
  const { on, subject, cause, detail } = occurrence;
  if (trigger.on !== on)
    return (
      trigger.on.includes(':') &&
      matchesCustomTrigger(dealer, trigger.on, on, scopeOfOccurrence(piece, occurrence))
    );
  const [observed, by] = ACTOR_EVENTS.has(on) ? [cause, subject] : [subject, cause];
  if (!concernsSource(state, trigger, piece, observed)) return false;
  if (trigger.state !== undefined && trigger.state !== detail) return false;
  if (trigger.phase !== undefined && trigger.phase !== detail) return false;
  if (
    trigger.nth !== undefined &&
    playerAt(state, controllerOf(state, observed) ?? piece.control).spells !== trigger.nth
  )
    return false;
  if (trigger.like === undefined && trigger.by === undefined) return true;
  const scope = scopeOfOccurrence(piece, occurrence);
  return (
    (trigger.like === undefined || matchesRef(state, trigger.like, observed, scope)) &&
    (trigger.by === undefined || matchesRef(state, trigger.by, by, scope))
  );
}

function matchesCustomTrigger(dealer: LiryaDealer, custom: string, on: string, scope: EffectScope): boolean {
  const holds = customTriggerHolds(dealer.state, custom, on, scope);
  if (typeof holds === 'boolean') return holds;
  disablePlugin(dealer, holds);
  return false;
}

function concernsSource(
  state: ReadonlyState,
  { on, whose }: Trigger,
  piece: ReadonlyPiece,
  observed: Ref,
): boolean {
  switch (whose ?? (PLAYER_EVENTS.has(on) ? 'you' : 'source')) {
    case 'source':
      return observed === piece.id;
    case 'bearer':
      return observed === piece.bearer && observed !== 0;
    case 'you':
      return controllerOf(state, observed) === piece.control;
    case 'opponent':
      return controllerOf(state, observed) === 1 - piece.control;
    case 'anybody':
      return true;
  }
}

/** Queues an ability if one of its triggers matches, it may be used and its condition holds. */
function triggerOn(
  dealer: LiryaDealer,
  piece: ReadonlyPiece,
  { index, limit, triggers, if: condition }: AbilityRow,
  occurrence: TriggerOccurrence,
): void {
  const { state } = dealer;
  if (!triggers.some((trigger) => matchesTrigger(dealer, trigger, piece, occurrence))) return;
  if (isSilenced(state, piece)) return;
  if (limit !== undefined && !hasUsesLeft(state, piece, index, limit)) return;
  if (condition !== undefined && !checkCondition(dealer, condition, scopeOfOccurrence(piece, occurrence)))
    return;
  const { subject, cause, amount } = occurrence;
  state.waiting.push(createTrigger(state.nextId++, piece, index, subject, cause, amount));
}

/** 6.6: mandatory, optional, delayed; then the active player's; then as ordered, or by entry and by place on the card. */
export function sortTriggers(state: State): StackItem[] {
  const { waiting, ordered, active } = state;
  const chosenPlace = ({ id }: StackItem): number =>
    ordered.includes(id) ? ordered.indexOf(id) : ordered.length;
  return waiting.toSorted(
    (a, b) =>
      triggerClassOf(a) - triggerClassOf(b) ||
      Number(a.seat !== active) - Number(b.seat !== active) ||
      chosenPlace(a) - chosenPlace(b) ||
      a.source - b.source ||
      compareAbilities(state, a.ability, b.ability) ||
      a.id - b.id,
  );
}

export function triggerClassOf({ ability }: ReadonlyStackItem): number {
  if (ability < 0) return 2;
  const row = abilityAt(ability).ability;
  return row.kind === 'triggered' && row.optional === true ? 1 : 0;
}
