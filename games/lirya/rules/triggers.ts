/** RULES 6.6 and 12.1: triggered abilities: what triggers them and in which order they go on the stack. */
import { matchesRef } from '../effects/filters.ts';
import { conditionHolds } from '../effects/conditions.ts';
import { scopeOfEvent, type Scope } from '../effects/scope.ts';
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
import type { Condition, TurnPhase, StateName, Trigger } from '../card-definition/index.ts';
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
export function checkCondition(dealer: LiryaDealer, condition: Condition, scope: Scope): boolean {
  const fault =
    typeof condition === 'object' ? findConditionFault(dealer.state, condition, scope) : undefined;
  if (fault !== undefined) disablePlugin(dealer, fault);
  return conditionHolds(dealer.state, condition, scope);
}

/** Queues all abilities that trigger on an event. `detail` is the state or phase of the event. */
export function fireTriggers(
  dealer: LiryaDealer,
  { on, bit }: TriggerEventBit,
  subject: Ref,
  cause: Ref,
  amount: number,
  detail: StateName | TurnPhase | '' = '',
  among: TriggerSources = 'all',
): void {
  const { pieces, awaits } = dealer.state;
  if ((awaits & bit) === 0) return;
  for (const piece of pieces) {
    const { awaitedEvents: its, triggered } = cardLevelOf(piece);
    const waits = (its & bit) !== 0;
    if (!waits && piece.marks.length === 0) continue;
    if (among !== 'all' && (among === 'structures') !== isStructure(piece)) continue;
    if (waits)
      for (const row of triggered)
        if (isTriggeredBy(dealer, row, on, piece, subject, cause, amount, detail))
          queueTrigger(dealer, piece, row, subject, cause, amount);
    for (const mark of piece.marks) {
      if (mark.kind !== 'ability') continue;
      const row = abilityAt(mark.amount);
      if (isTriggeredBy(dealer, row, on, piece, subject, cause, amount, detail))
        queueTrigger(dealer, piece, row, subject, cause, amount);
    }
  }
}

function isTriggeredBy(
  dealer: LiryaDealer,
  { triggers }: AbilityRow,
  on: string,
  piece: ReadonlyPiece,
  subject: Ref,
  cause: Ref,
  amount: number,
  detail: string,
): boolean {
  for (const one of triggers)
    if (matchesTrigger(dealer, one, on, piece, subject, cause, amount, detail)) return true;
  return false;
}

function matchesTrigger(
  dealer: LiryaDealer,
  waited: Trigger,
  on: string,
  piece: ReadonlyPiece,
  subject: Ref,
  cause: Ref,
  amount: number,
  detail: string,
): boolean {
  const { state } = dealer;
  if (waited.on !== on)
    return (
      waited.on.includes(':') &&
      matchesCustomTrigger(dealer, waited.on, on, scopeOfEvent(piece, subject, cause, amount))
    );
  const acting = ACTOR_EVENTS.has(on);
  const whom = acting ? cause : subject;
  const by = acting ? subject : cause;
  if (!concernsSource(state, waited, piece, whom)) return false;
  if (waited.state !== undefined && waited.state !== detail) return false;
  if (waited.phase !== undefined && waited.phase !== detail) return false;
  if (
    waited.nth !== undefined &&
    playerAt(dealer.state, controllerOf(state, whom) ?? piece.control).spells !== waited.nth
  )
    return false;
  if (waited.like === undefined && waited.by === undefined) return true;
  const scope = scopeOfEvent(piece, subject, cause, amount);
  return (
    (waited.like === undefined || matchesRef(state, waited.like, whom, scope)) &&
    (waited.by === undefined || matchesRef(state, waited.by, by, scope))
  );
}

function matchesCustomTrigger(dealer: LiryaDealer, custom: string, on: string, scope: Scope): boolean {
  const holds = customTriggerHolds(dealer.state, custom, on, scope);
  if (typeof holds === 'boolean') return holds;
  disablePlugin(dealer, holds);
  return false;
}

function concernsSource(
  state: ReadonlyState,
  { on, whose }: Trigger,
  piece: ReadonlyPiece,
  whom: Ref,
): boolean {
  switch (whose ?? (PLAYER_EVENTS.has(on) ? 'you' : 'source')) {
    case 'source':
      return whom === piece.id;
    case 'bearer':
      return whom === piece.bearer && whom !== 0;
    case 'you':
      return controllerOf(state, whom) === piece.control;
    case 'opponent':
      return controllerOf(state, whom) === 1 - piece.control;
    case 'anybody':
      return true;
  }
}

function queueTrigger(
  dealer: LiryaDealer,
  piece: ReadonlyPiece,
  { index, limit, if: condition }: AbilityRow,
  subject: Ref,
  cause: Ref,
  amount: number,
): void {
  const { state } = dealer;
  if (isSilenced(state, piece)) return;
  if (limit !== undefined && !hasUsesLeft(state, piece, index, limit)) return;
  if (
    condition !== undefined &&
    !checkCondition(dealer, condition, scopeOfEvent(piece, subject, cause, amount))
  )
    return;
  state.waiting.push(createTrigger(state.nextId++, piece, index, subject, cause, amount));
}

/** 6.6: mandatory, optional, delayed; then the active player's; then as ordered, or by entry and by place on the card. */
export function sortTriggers({ waiting, ordered, active }: State): StackItem[] {
  const wanted = ({ id }: StackItem): number => (ordered.includes(id) ? ordered.indexOf(id) : ordered.length);
  return waiting.toSorted(
    (a, b) =>
      triggerClassOf(a) - triggerClassOf(b) ||
      Number(a.seat !== active) - Number(b.seat !== active) ||
      wanted(a) - wanted(b) ||
      a.source - b.source ||
      a.ability - b.ability ||
      a.id - b.id,
  );
}

export function triggerClassOf({ ability }: ReadonlyStackItem): number {
  if (ability < 0) return 2;
  const row = abilityAt(ability).ability;
  return row.kind === 'triggered' && row.optional === true ? 1 : 0;
}
