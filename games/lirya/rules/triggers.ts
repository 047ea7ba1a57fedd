/** RULES 6.6 and 12.1: what triggers, and in which order it goes on the stack. */
import { refMatches } from '../effects/filters.ts';
import { conditionHolds } from '../effects/conditions.ts';
import { scopeOfEvent } from '../effects/scope.ts';
import type { Item, Ref, State } from '../parts.ts';
import { conditionFault, customTriggerHolds, type PluginFault } from '../plugins/run.ts';
import { abilityAt, type AbilityRow } from '../pool/index.ts';
import type { Happened } from '../pool/gives.ts';
import type { Condition, Phase, StateName, Trigger } from '../vocabulary/index.ts';
import type { Scope } from '../effects/scope.ts';
import { triggerItem } from './items.ts';
import { isSilenced } from './statics.ts';
import {
  type Hands,
  isStructure,
  type ItemSeen,
  type PieceSeen,
  playerAt,
  powersOf,
  seatOf,
  type Table,
} from './table.ts';
import { mayUse } from './uses.ts';

/** With these, who acts is looked at and not to whom it happens. */
const ACTING: ReadonlySet<string> = new Set(['attack', 'kill', 'damage dealt']);
/** These happen to players. */
const OF_PLAYERS: ReadonlySet<string> = new Set([
  'turn start',
  'turn end',
  'phase',
  'draw',
  'discard',
  'reveal',
  'energy',
  'cast',
]);

/** Whose abilities may answer: all, or at the end of the turn structures first (4.5). */
export type Among = 'all' | 'structures' | 'others';

/** 12.7 */
export function switchOff(dealer: Hands, { plugin, why }: PluginFault): void {
  dealer.state.off.push(plugin);
  dealer.tell({ did: 'plug-in off', plugin, why });
}

/** Whether a condition holds; a plug-in that fails on the way is switched off. */
export function holdsHere(dealer: Hands, condition: Condition, scope: Scope): boolean {
  const fault = typeof condition === 'object' ? conditionFault(dealer.state, condition, scope) : undefined;
  if (fault !== undefined) switchOff(dealer, fault);
  return conditionHolds(dealer.state, condition, scope);
}

/** Something happened: what waits for it triggers. `detail` is the state or the phase it is about. */
export function fire(
  dealer: Hands,
  { on, bit }: Happened,
  subject: Ref,
  cause: Ref,
  amount: number,
  detail: StateName | Phase | '' = '',
  among: Among = 'all',
): void {
  const { pieces, awaits } = dealer.state;
  if ((awaits & bit) === 0) return;
  for (const piece of pieces) {
    const { awaits: its, triggered } = powersOf(piece);
    const waits = (its & bit) !== 0;
    if (!waits && piece.marks.length === 0) continue;
    if (among !== 'all' && (among === 'structures') !== isStructure(piece)) continue;
    if (waits)
      for (const row of triggered)
        if (isAwaited(dealer, row, on, piece, subject, cause, amount, detail))
          trigger(dealer, piece, row, subject, cause, amount);
    for (const mark of piece.marks) {
      if (mark.kind !== 'ability') continue;
      const row = abilityAt(mark.amount);
      if (isAwaited(dealer, row, on, piece, subject, cause, amount, detail))
        trigger(dealer, piece, row, subject, cause, amount);
    }
  }
}

/** Whether an ability waits for that; what has no triggers waits for nothing. */
function isAwaited(
  dealer: Hands,
  { triggers }: AbilityRow,
  on: string,
  piece: PieceSeen,
  subject: Ref,
  cause: Ref,
  amount: number,
  detail: string,
): boolean {
  for (const one of triggers) if (isFor(dealer, one, on, piece, subject, cause, amount, detail)) return true;
  return false;
}

function isFor(
  dealer: Hands,
  waited: Trigger,
  on: string,
  piece: PieceSeen,
  subject: Ref,
  cause: Ref,
  amount: number,
  detail: string,
): boolean {
  const { state } = dealer;
  if (waited.on !== on)
    return (
      waited.on.includes(':') && isCustom(dealer, waited.on, on, scopeOfEvent(piece, subject, cause, amount))
    );
  const acting = ACTING.has(on);
  const whom = acting ? cause : subject;
  const by = acting ? subject : cause;
  if (!isWhose(state, waited, piece, whom)) return false;
  if (waited.state !== undefined && waited.state !== detail) return false;
  if (waited.phase !== undefined && waited.phase !== detail) return false;
  if (
    waited.nth !== undefined &&
    playerAt(dealer.state, seatOf(state, whom) ?? piece.control).spells !== waited.nth
  )
    return false;
  if (waited.like === undefined && waited.by === undefined) return true;
  const scope = scopeOfEvent(piece, subject, cause, amount);
  return (
    (waited.like === undefined || refMatches(state, waited.like, whom, scope)) &&
    (waited.by === undefined || refMatches(state, waited.by, by, scope))
  );
}

function isCustom(dealer: Hands, custom: string, on: string, scope: Scope): boolean {
  const holds = customTriggerHolds(dealer.state, custom, on, scope);
  if (typeof holds === 'boolean') return holds;
  switchOff(dealer, holds);
  return false;
}

function isWhose(state: Table, { on, whose }: Trigger, piece: PieceSeen, whom: Ref): boolean {
  switch (whose ?? (OF_PLAYERS.has(on) ? 'you' : 'source')) {
    case 'source':
      return whom === piece.id;
    case 'bearer':
      return whom === piece.bearer && whom !== 0;
    case 'you':
      return seatOf(state, whom) === piece.control;
    case 'opponent':
      return seatOf(state, whom) === 1 - piece.control;
    case 'anybody':
      return true;
  }
}

function trigger(
  dealer: Hands,
  piece: PieceSeen,
  { index, limit, if: condition }: AbilityRow,
  subject: Ref,
  cause: Ref,
  amount: number,
): void {
  const { state } = dealer;
  if (isSilenced(state, piece)) return;
  if (limit !== undefined && !mayUse(state, piece, index, limit)) return;
  if (condition !== undefined && !holdsHere(dealer, condition, scopeOfEvent(piece, subject, cause, amount)))
    return;
  state.waiting.push(triggerItem(state.nextId++, piece, index, subject, cause, amount));
}

/** 6.6: mandatory, optional, delayed; then the active player's; then as their player wants, or by entry and by place on the card. */
export function inOrder({ waiting, ordered, active }: State): Item[] {
  const wanted = ({ id }: Item): number => (ordered.includes(id) ? ordered.indexOf(id) : ordered.length);
  return waiting.toSorted(
    (a, b) =>
      classOf(a) - classOf(b) ||
      Number(a.seat !== active) - Number(b.seat !== active) ||
      wanted(a) - wanted(b) ||
      a.source - b.source ||
      a.ability - b.ability ||
      a.id - b.id,
  );
}

export function classOf({ ability }: ItemSeen): number {
  if (ability < 0) return 2;
  const row = abilityAt(ability).ability;
  return row.kind === 'triggered' && row.optional === true ? 1 : 0;
}
