/** RULES 6: puts triggers on the stack, asks for responses and resolves the top. */
import { at, deepCopy, type Rulebook, type Seat } from '@ludoteca/kernel';
import { scopeOfItem } from '../effects/scope.ts';
import type {
  EffectFrame,
  Frame,
  StackItem,
  Lirya,
  LiryaDealer,
  ReadonlyStackItem,
  ReadonlyState,
} from '../parts.ts';
import { abilityAt, cardAt, idAt } from '../pool/index.ts';
import { configOf } from '../settings.ts';
import type { CardEffect } from '../card-definition/index.ts';
import { targetFrames, announceOption, targetRowsOf } from './announce.ts';
import { findBarredResponses } from './barred.ts';
import { abortChain, exceedsChainLimits } from './chain-limits.ts';
import { runChecks } from './checks.ts';
import { couldRespond } from './legality.ts';
import { findResponses } from './options.ts';
import { resolvePermanent } from './resolution.ts';
import { putIntoDiscard } from './piles.ts';
import { nameObject, findStackItem, findPieceOrDeparted, opponentOf } from './lookup.ts';
import { hasTargets, isStillTarget } from './targets.ts';
import { triggerClassOf, checkCondition, sortTriggers } from './triggers.ts';
import { hasUsesLeft, recordUse } from './uses.ts';
import { whyNotRespond } from './why-not.ts';

export const FIRST_WINDOW: readonly Frame[] = [0, 1].map((seat) => ({ do: 'window', seat, passes: 0 }));
/** The other player has passed, or could not respond as far as everybody knows. */
const LAST_WINDOW: readonly Frame[] = [0, 1].map((seat) => ({ do: 'window', seat, passes: 1 }));
export const SETTLE: Frame = { do: 'settle' };

export type StackRules = Pick<Rulebook<Lirya>, 'settle' | 'order' | 'window' | 'resolved'>;

/** 6.2 */
export const firstToRespond = ({ active, settings }: ReadonlyState): Seat =>
  configOf(settings).firstResponse === 'active' ? active : opponentOf(active);

/** 6.7 and 12.2: whether it has targets and uses left. Records the use. */
function canGoOnStack(dealer: LiryaDealer, item: StackItem): boolean {
  const { state } = dealer;
  if (!hasTargets(state, targetRowsOf(item), item, item.id)) return false;
  const ability = item.ability < 0 ? undefined : abilityAt(item.ability).ability;
  const limit = ability?.kind === 'triggered' ? ability.limit : undefined;
  const source = findPieceOrDeparted(state, item.source);
  if (limit === undefined || source === undefined) return true;
  if (!hasUsesLeft(state, source, item.ability, limit)) return false;
  recordUse(dealer, item.source, item.ability);
  return true;
}

/** 6.6 */
function putTriggersOnStack(dealer: LiryaDealer, items: readonly StackItem[]): void {
  const { state } = dealer;
  const aim: Frame[] = [];
  for (const item of items.filter((trigger) => canGoOnStack(dealer, trigger)).toReversed()) {
    state.stack.push(item);
    dealer.tell({
      did: 'trigger',
      seat: item.seat,
      piece: nameObject(state, item.source),
      ability: item.ability,
      item: item.id,
    });
    const frames = targetFrames(item.seat, item);
    if (frames.length > 0) aim.push(...frames, { do: 'announced', item: item.id });
  }
  dealer.next(...aim, SETTLE);
}

/** Triggers of one player and one class that are not in order yet, if there are several. */
function findUnorderedTriggers(
  { waiting, ordered }: ReadonlyState,
  seat: Seat,
): readonly ReadonlyStackItem[] {
  for (const kind of [0, 1, 2]) {
    const open = waiting.filter(
      (item) => item.seat === seat && triggerClassOf(item) === kind && !ordered.includes(item.id),
    );
    if (open.length > 1) return open;
  }
  return [];
}

/** If the stack was empty, the window opens again afterwards. */
function respond(dealer: LiryaDealer, seat: Seat, choice: Exclude<Lirya['choice']['window'], 'pass'>): void {
  const { state } = dealer;
  const wasEmpty = state.stack.length === 0;
  dealer.next(SETTLE, ...(wasEmpty ? [at(FIRST_WINDOW, firstToRespond(state))] : []));
  announceOption(dealer, seat, choice);
}

/** 6.2: when both pass in a row, the top resolves. */
function passPriority(
  dealer: LiryaDealer,
  { seat, passes }: { readonly seat: Seat; readonly passes: number },
): void {
  if (passes === 0) return dealer.next(at(LAST_WINDOW, opponentOf(seat)));
  const top = dealer.state.stack.at(-1);
  if (top !== undefined) resolve(dealer, top);
}

export const stackRules: StackRules = {
  settle: (dealer) => {
    const { state } = dealer;
    if (runChecks(dealer)) return;
    if (state.waiting.length > 0) {
      if (configOf(state.settings).orderTriggers)
        for (const seat of [state.active, opponentOf(state.active)])
          if (findUnorderedTriggers(state, seat).length > 0) return dealer.next({ do: 'order', seat });
      const items = sortTriggers(state);
      state.waiting = [];
      state.ordered = [];
      return putTriggersOnStack(dealer, items);
    }
    if (state.stack.length > 0) return dealer.next(at(FIRST_WINDOW, firstToRespond(state)));
    if (state.departed.length > 0) state.departed = [];
  },

  /** The next of the own triggers to resolve. */
  order: {
    ask: (state, { seat }) =>
      findUnorderedTriggers(state, seat).map(({ id, card }) => ({ item: id, card: idAt(card) })),
    answer: (dealer, { seat }, { item }) => {
      dealer.tell({ did: 'choose', seat, what: item });
      dealer.state.ordered.push(item);
      dealer.next(SETTLE);
    },
    why: () => ({ why: 'not a trigger', rule: '6.6' }),
  },

  window: {
    ask: (state, { seat }) => (couldRespond(state, seat) ? findResponses(state, seat) : []),
    answer: (dealer, frame, choice) => {
      if (choice !== 'pass') return respond(dealer, frame.seat, choice);
      dealer.tell({ did: 'pass', seat: frame.seat });
      passPriority(dealer, frame);
    },
    otherwise: passPriority,
    lapse: (dealer, frame) => {
      dealer.tell({ did: 'pass', seat: frame.seat });
      passPriority(dealer, frame);
    },
    barred: (state, { seat }) => findBarredResponses(state, seat),
    why: (state, { seat }, choice) => whyNotRespond(state, seat, choice),
  },

  resolved: (dealer, { item: id }) => {
    const item = findStackItem(dealer.state, id);
    if (item !== undefined) removeFromStack(dealer, item);
  },
};

/** Resolves the top of the stack. */
function resolve(dealer: LiryaDealer, item: StackItem): void {
  if (exceedsChainLimits(dealer)) {
    abortChain(dealer);
    return dealer.next(SETTLE);
  }
  const { id, card, seat } = item;
  const effects = isStillLegal(dealer, item) ? effectsOf(item) : undefined;
  dealer.tell({ did: effects === undefined ? 'fizzle' : 'resolve', item: id, card: idAt(card), seat });
  if (effects === undefined || effects.length === 0) {
    if (effects !== undefined) resolvePermanent(dealer, item);
    removeFromStack(dealer, item);
    return dealer.next(SETTLE);
  }
  dealer.next({ do: 'resolved', item: id }, SETTLE);
  const scope: EffectFrame = { do: 'effect', item: id, list: effects, at: 0 };
  const optional = item.ability >= 0 && isOptional(item);
  dealer.next(optional ? { do: 'may', seat, card: idAt(card), scope, of: 'trigger' } : scope);
}

/** Permanents are already in play; a spell goes to its owner's discard pile. */
function removeFromStack(dealer: LiryaDealer, item: StackItem): void {
  const { stack } = dealer.state;
  stack.splice(stack.indexOf(item), 1);
  if (item.kind === 'spell' && !item.copy) putIntoDiscard(dealer, item.seat, item.card);
}

const isOptional = ({ ability }: StackItem): boolean => {
  const row = abilityAt(ability).ability;
  return row.kind === 'triggered' && row.optional === true;
};

/** 6.4: a target is left; 6.6: the condition of a trigger still holds. */
function isStillLegal(dealer: LiryaDealer, item: StackItem): boolean {
  const { state } = dealer;
  const targets = targetRowsOf(item);
  if (targets.length > 0) {
    const before = item.targets.reduce((sum, refs) => sum + refs.length, 0);
    item.targets = item.targets.map((refs, which) =>
      refs.filter((ref) => isStillTarget(state, at(targets, which), item, ref, item.id)),
    );
    if (before > 0 && item.targets.every((refs) => refs.length === 0)) return false;
  }
  if (item.kind !== 'trigger' || item.ability < 0) return true;
  const row = abilityAt(item.ability).ability;
  return (
    row.kind !== 'triggered' ||
    row.if === undefined ||
    checkCondition(dealer, row.if, scopeOfItem(item, undefined))
  );
}

const NOTHING: readonly CardEffect[] = [];

function effectsOf({ ability, card, kind, effects }: StackItem): readonly CardEffect[] {
  // Frames outlive the state item: copy its effects.
  if (effects !== undefined) return deepCopy(effects);
  if (ability >= 0) {
    const row = abilityAt(ability).ability;
    return 'effects' in row ? (row.effects ?? NOTHING) : NOTHING;
  }
  const printed = cardAt(card);
  return kind === 'spell' && printed.type === 'spell' ? printed.effects : NOTHING;
}
