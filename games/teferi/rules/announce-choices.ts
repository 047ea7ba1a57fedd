/** The choices made while a spell or ability is put on the stack: modes, kicker, X, targets, division (CR 601.2b to 601.2d). */
import { type QuestionRule, at, type Reason } from '@ludoteca/kernel';
import { type AbilityEffect, type Cost, isDividedEffect, type TargetSpec } from '../abilities/index.ts';
import { deriveBoard } from '../layers/index.ts';
import type { BoardState, ReadonlyTeferiState } from '../layers/board-state.ts';
import { holds } from '../layers/amounts.ts';
import { MAX_DIVIDED } from '../limits.ts';
import type { Frame, NamedEntity, Teferi } from '../parts.ts';
import type { EntityId, ObjectId, StackObject } from '../state.ts';
import { cancelAnnouncement, announcedCosts, announceFrame, removeTrigger } from './announce.ts';
import { canConvoke, findConvokers } from './convoke.ts';
import { computeTotalCost } from './total-cost.ts';
import { whyUnpayable } from './unpayable-costs.ts';
import { getStackObject, nameEntity, type TeferiDealer, markChanged } from './state-access.ts';
import {
  dependsOnTarget,
  findCandidates,
  minTargets,
  legalTargets,
  maxTargets,
  possibleModes,
  targetSlots,
  whyUntargetable,
} from './targets.ts';
import { dependsOnTargets } from './target-costs.ts';
import {
  hasEntwine,
  isPayableWithSomeTarget,
  MAX_X,
  maxHelp,
  spellCosts,
  whySpellUnpayable,
} from './legal-actions.ts';

/** `ask` gets a readonly state; the lookup itself changes nothing. */
const readStackObject = (state: ReadonlyTeferiState, id: ObjectId): StackObject =>
  getStackObject(state as Parameters<typeof getStackObject>[0], id);
const canCancel = ({ what }: StackObject): boolean => what !== 'triggered';

/** The greatest number of modes that may be chosen. */
function maxModes(board: BoardState, item: StackObject): number {
  const { does } = item;
  if (does === null || !('modes' in does)) return 0;
  const { more, max } = does;
  return more !== undefined && holds(board, more.if, item) ? more.max : max;
}

/** 700.2: modes are chosen in the order of the text, each once unless `repeat` is set. */
export const mode: QuestionRule<Teferi, 'mode'> = {
  ask: (state, { item: id }) => {
    const item = readStackObject(state, id);
    const { does, modes } = item;
    if (does === null || !('modes' in does)) return [];
    const possible = possibleModes(deriveBoard(state), does, item);
    const last = modes.at(-1) ?? -1;
    const later = possible.filter(
      (one) =>
        (does.repeat === true ? one >= last : one > last) &&
        (modes.length === 0 || isModeAffordable(deriveBoard(state), item, one)),
    );
    const missing = does.min - modes.length;
    // Enough modes must remain for the minimum.
    const open = later.filter((_, i) => does.repeat === true || later.length - i >= missing);
    if (modes.length >= maxModes(deriveBoard(state), item)) return [];
    const options: (number | 'done' | 'cancel')[] = open;
    if (missing <= 0) options.push('done');
    else if (canCancel(item)) options.push('cancel');
    return options;
  },
  answer: (dealer, { seat, item: id }, choice) => {
    const item = getStackObject(dealer.state, id);
    if (choice === 'cancel') return cancelAnnouncement(dealer, item);
    if (choice === 'done') return dealer.next(announceFrame(id, 'kicker'));
    item.modes.push(choice);
    markChanged(dealer.state);
    const full = item.modes.length >= maxModes(deriveBoard(dealer.state), item);
    dealer.next(full ? announceFrame(id, 'kicker') : { do: 'mode', seat, item: id });
  },
  otherwise: (dealer, { item: id }) => {
    const item = getStackObject(dealer.state, id);
    const { does, modes } = item;
    const incomplete = does !== null && 'modes' in does && modes.length < does.min;
    abandonChoice(dealer, item, incomplete, announceFrame(id, 'kicker'));
  },
};

/** No option is left. If the minimum is not reached, a trigger is removed (603.3c) and a spell or activation is cancelled. */
function abandonChoice(dealer: TeferiDealer, item: StackObject, incomplete: boolean, then: Frame): void {
  if (!incomplete) return dealer.next(then);
  if (item.what === 'triggered') removeTrigger(dealer, item);
  else cancelAnnouncement(dealer, item);
}

/** 702.33a */
export const kicker: QuestionRule<Teferi, 'kicker'> = {
  ask: () => ['no', 'yes'],
  answer: (dealer, { item: id }, choice) => {
    const item = getStackObject(dealer.state, id);
    item.kicked = choice === 'yes';
    const compiled = at(deriveBoard(dealer.state).cards, item.kind);
    const { does } = item;
    // 702.42a: with entwine all modes are chosen.
    if (item.kicked && hasEntwine(compiled) && does !== null && 'modes' in does)
      item.modes = does.modes.map((_, i) => i);
    markChanged(dealer.state);
    dealer.next(announceFrame(id, 'x'));
  },
  otherwise: (dealer, { item }) => dealer.next(announceFrame(item, 'x')),
};

/** 702.66a: how many cards or permanents pay for generic mana; only numbers with which the rest can be paid. */
export const help: QuestionRule<Teferi, 'help'> = {
  ask: (state, { seat, item: id }) => {
    const item = readStackObject(state, id);
    const board = deriveBoard(state);
    const compiled = at(board.cards, item.kind);
    const plain = spellCosts(compiled, item.way, item.kicked) ?? [];
    const most = maxHelp(board, seat, compiled, plain, item);
    return Array.from({ length: most + 1 }, (_, helped) => helped).filter((helped) => {
      const costs = spellCosts(compiled, item.way, item.kicked, helped) ?? [];
      return whyUnpayable(state, seat, computeTotalCost(board, costs, item, item.kind), item) === undefined;
    });
  },
  answer: (dealer, { item: id }, helped) => {
    if (helped > 0) getStackObject(dealer.state, id).helped = helped;
    markChanged(dealer.state);
    dealer.next(announceFrame(id, 'costs'));
  },
  otherwise: (dealer, { item: id }) => cancelAnnouncement(dealer, getStackObject(dealer.state, id)),
};

/** 702.51a: creatures are chosen one by one; every choice leaves a cost that can be paid. */
export const convoke: QuestionRule<Teferi, 'convoke'> = {
  ask: (state, { seat, item: id }) => {
    const item = readStackObject(state, id);
    const board = deriveBoard(state);
    const { convoked: chosen = [], ...plain } = item;
    const costs = announcedCosts(state as Parameters<typeof announcedCosts>[0], item);
    const { demand } = computeTotalCost(board, costs, plain, item.kind);
    const open = findConvokers(board, seat)
      .filter((one) => !chosen.includes(one) && canConvoke(board, plain, [...chosen, one], demand, item.kind))
      .map((one) => nameEntity(state, one));
    const total = computeTotalCost(board, costs, item, item.kind);
    const isPayable = whyUnpayable(state, seat, total, item) === undefined;
    return isPayable && open.length > 0 ? [...open, 'done'] : open;
  },
  answer: (dealer, { seat, item: id }, choice) => {
    if (choice === 'done') return dealer.next(announceFrame(id, 'costs'));
    const item = getStackObject(dealer.state, id);
    item.convoked = [...(item.convoked ?? []), choice.id];
    markChanged(dealer.state);
    dealer.next({ do: 'convoke', seat, item: id });
  },
  otherwise: (dealer, { seat, item: id }) => {
    const { state } = dealer;
    const item = getStackObject(state, id);
    const total = computeTotalCost(deriveBoard(state), announcedCosts(state, item), item, item.kind);
    if (whyUnpayable(state, seat, total, item) === undefined) dealer.next(announceFrame(id, 'costs'));
    else cancelAnnouncement(dealer, item);
  },
};

/** Whether the cost can be paid with this X; the targets are chosen later. */
function isPayableForX(
  board: BoardState,
  { what, kind, controller }: StackObject,
  costs: readonly Cost[],
  scope: StackObject,
  slot: TargetSpec | undefined,
): boolean {
  if (what !== 'spell')
    return (
      whyUnpayable(board.state, controller, computeTotalCost(board, costs, scope, -1), scope) === undefined
    );
  const compiled = at(board.cards, kind);
  return dependsOnTargets(board, compiled)
    ? isPayableWithSomeTarget(board, compiled, costs, slot, scope)
    : whySpellUnpayable(board, compiled, costs, scope) === undefined;
}

/** 107.3a: any value for which the cost can be paid. */
export const x: QuestionRule<Teferi, 'x'> = {
  ask: (state, { item: id }) => {
    const item = readStackObject(state, id);
    const board = deriveBoard(state);
    const costs = announcedCosts(state as Parameters<typeof announcedCosts>[0], item);
    const options: number[] = [];
    for (let amount = 0; amount <= MAX_X; amount++) {
      const scope = { ...item, x: amount };
      const slots = targetSlots(item.does, item.modes);
      if (!isPayableForX(board, item, costs, scope, slots[0])) break;
      if (slots.every((slot) => legalTargets(board, slot, scope).length >= minTargets(board, slot, scope)))
        options.push(amount);
    }
    return options;
  },
  answer: (dealer, { item: id }, amount) => {
    getStackObject(dealer.state, id).x = amount;
    markChanged(dealer.state);
    dealer.next(announceFrame(id, 'targets'));
  },
  otherwise: (dealer, { item: id }) =>
    abandonChoice(dealer, getStackObject(dealer.state, id), true, announceFrame(id, 'targets')),
};

/** The targets that may still be chosen for a slot: later in the order, with enough left for the minimum. */
function openTargets(
  state: ReadonlyTeferiState,
  id: ObjectId,
  slot: number,
): { open: NamedEntity[]; done: boolean } {
  const item = readStackObject(state, id);
  const board = deriveBoard(state);
  const slots = targetSlots(item.does, item.modes);
  const target = at(slots, slot);
  const chosen = item.targets[slot] ?? [];
  const [min, max] = [minTargets(board, target, item), maxTargets(board, target, item)];
  const missing = min - chosen.length;
  if (chosen.length >= max) return { open: [], done: true };
  const taken = target.not === undefined ? [] : (item.targets[target.not] ?? []);
  const legal = legalTargets(board, target, item).filter(
    (entity) =>
      !taken.includes(entity) &&
      !leavesNoOtherTarget(board, item, slots, slot, entity) &&
      isAffordableWith(board, item, slot, entity),
  );
  const later = legal.slice(chosen.length === 0 ? 0 : legal.indexOf(at(chosen, chosen.length - 1)) + 1);
  const open = later.filter((_, i) => later.length - i >= missing).map((entity) => nameEntity(state, entity));
  return { open, done: missing <= 0 };
}

/** 601.2f: whether the cost can be paid if the entity becomes a target as well. */
function isAffordableWith(board: BoardState, item: StackObject, slot: number, entity: EntityId): boolean {
  if (item.what !== 'spell' || !dependsOnTargets(board, at(board.cards, item.kind))) return true;
  const chosen = item.targets[slot] ?? [];
  return isAffordable(board, { ...item, targets: item.targets.with(slot, [...chosen, entity]) });
}

/** 601.2f: whether the cost can be paid with the targets chosen so far. */
const isAffordableNow = (board: BoardState, item: StackObject): boolean =>
  item.what !== 'spell' || !dependsOnTargets(board, at(board.cards, item.kind)) || isAffordable(board, item);

const isModeAffordable = (board: BoardState, item: StackObject, one: number): boolean =>
  item.what !== 'spell' ||
  !dependsOnTargets(board, at(board.cards, item.kind)) ||
  isAffordable(board, { ...item, modes: [...item.modes, one] });

const isAffordable = (board: BoardState, item: StackObject): boolean => {
  const compiled = at(board.cards, item.kind);
  const costs = spellCosts(compiled, item.way, item.kicked, item.helped) ?? [];
  return whySpellUnpayable(board, compiled, costs, item) === undefined;
};

/** Whether the choice leaves too few targets for a later "another target". */
const leavesNoOtherTarget = (
  board: BoardState,
  item: StackObject,
  slots: readonly TargetSpec[],
  slot: number,
  entity: EntityId,
): boolean =>
  slots.some(
    (other) =>
      (other.not === slot &&
        legalTargets(board, other, item).filter((one) => one !== entity).length <
          minTargets(board, other, item)) ||
      (dependsOnTarget(other, slot) &&
        legalTargets(board, other, { ...item, targets: item.targets.with(slot, [entity]) }).length <
          minTargets(board, other, item)),
  );

/** 601.2c */
export const target: QuestionRule<Teferi, 'target'> = {
  ask: (state, { item: id, slot }) => {
    const { open, done } = openTargets(state, id, slot);
    const options: (NamedEntity | 'done' | 'cancel')[] = open;
    if (open.length === 0) return [];
    const item = readStackObject(state, id);
    if (done && isAffordableNow(deriveBoard(state), item)) options.push('done');
    else if (canCancel(item)) options.push('cancel');
    return options;
  },
  answer: (dealer, { seat, item: id, slot }, choice) => {
    const { state } = dealer;
    const item = getStackObject(state, id);
    if (choice === 'cancel') return cancelAnnouncement(dealer, item);
    if (choice === 'done') return dealer.next(announceFrame(id, 'targets', slot + 1));
    at(item.targets, slot).push(choice.id);
    markChanged(state);
    dealer.tell({ did: 'choose', seat, card: nameEntity(state, id).name, chosen: choice, rule: '601.2c' });
    const { open } = openTargets(state, id, slot);
    dealer.next(
      open.length === 0 ? announceFrame(id, 'targets', slot + 1) : { do: 'target', seat, item: id, slot },
    );
  },
  otherwise: (dealer, { item: id, slot }) => {
    const item = getStackObject(dealer.state, id);
    const min = minTargets(deriveBoard(dealer.state), at(targetSlots(item.does, item.modes), slot), item);
    abandonChoice(dealer, item, at(item.targets, slot).length < min, announceFrame(id, 'targets', slot + 1));
  },
  barred: (state, { item: id, slot }) => {
    const item = readStackObject(state, id);
    const board = deriveBoard(state);
    return findCandidates(board, at(targetSlots(item.does, item.modes), slot), item)
      .filter((entity) => whyUntargetable(board, entity, item) !== undefined)
      .map((entity) => nameEntity(state, entity));
  },
  why: (state, { item: id, slot }, choice) => whyNotTarget(state, id, slot, choice),
};

function whyNotTarget(state: ReadonlyTeferiState, id: ObjectId, slot: number, choice: unknown): Reason {
  const item = readStackObject(state, id);
  const board = deriveBoard(state);
  const entity = (choice as { id?: unknown } | null | undefined)?.id;
  if (typeof entity !== 'number') return { why: 'not offered' };
  const isCandidate = findCandidates(board, at(targetSlots(item.does, item.modes), slot), item).includes(
    entity,
  );
  return isCandidate
    ? (whyUntargetable(board, entity, item) ?? { why: 'not offered' })
    : { why: 'not a target', rule: '115.1' };
}

/** 601.2d: each target gets at least one. */
export const share: QuestionRule<Teferi, 'share'> = {
  ask: (state, { item: id, slot }) => {
    const item = readStackObject(state, id);
    const left = undividedAmount(state, item);
    const others = at(item.targets, slot).length - item.shares.length - 1;
    if (others === 0) return left > 0 ? [left] : [];
    return Array.from({ length: Math.max(0, left - others) }, (_, i) => i + 1);
  },
  answer: (dealer, { item: id, slot }, amount) => {
    getStackObject(dealer.state, id).shares.push(amount);
    markChanged(dealer.state);
    dealer.next(announceFrame(id, 'shares', slot));
  },
  otherwise: (dealer, { item: id, slot }) => {
    const item = getStackObject(dealer.state, id);
    while (item.shares.length < at(item.targets, slot).length) item.shares.push(0);
    dealer.next(announceFrame(id, 'shares', slot));
  },
};

function undividedAmount(state: ReadonlyTeferiState, item: StackObject): number {
  const effects: readonly AbilityEffect[] =
    item.does === null
      ? []
      : 'modes' in item.does
        ? item.modes.flatMap((one) =>
            item.does !== null && 'modes' in item.does ? at(item.does.modes, one).effects : [],
          )
        : item.does.effects;
  const divided = effects.find(isDividedEffect);
  const amount = divided === undefined ? 0 : deriveBoard(state).evaluate(divided.amount, item);
  return item.shares.reduce((left, one) => left - one, Math.min(MAX_DIVIDED, amount));
}
