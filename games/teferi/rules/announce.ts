/** Putting spells and abilities on the stack, stage by stage (CR 601.2, 602.2 and 603.3d). */
import { at, type FrameOf, type AutomaticRule } from '@ludoteca/kernel';
import {
  type ActivatedAbility,
  type Cost,
  type Instructions,
  type AbilityEffect,
  isDividedEffect,
} from '../abilities/index.ts';
import { type BoardState, isPlayer } from '../layers/board-state.ts';
import { matchesFilter } from '../layers/filters.ts';
import { deriveBoard } from '../layers/index.ts';
import { snapshotObject } from '../layers/object-snapshots.ts';
import { deepFreeze } from '../layers/deep-freeze.ts';
import type { AnnounceStage, Frame, Teferi } from '../parts.ts';
import type { ObjectId, PendingAnnouncement, StackObject, State } from '../state.ts';
import { hasConvoke } from './convoke.ts';
import { computeTotalCost } from './total-cost.ts';
import { whyUnpayable } from './unpayable-costs.ts';
import { payCosts } from './pay-costs.ts';
import { dependsOnTargets } from './target-costs.ts';
import {
  countFact,
  getStackObject,
  nameEntity,
  nameOf,
  findPermanent,
  readsField,
  recheckSaga,
  sideOf,
  type TeferiDealer,
  markChanged,
  markCharacteristicsChanged,
  recordUse,
} from './state-access.ts';
import { minTargets, possibleModes, targetSlots } from './targets.ts';
import {
  hasEitherCost,
  hasEntwine,
  isKicker,
  requiresX,
  spellCosts,
  whySpellUnpayable,
} from './legal-actions.ts';
import { fireTriggers } from './fire-triggers.ts';
import { frontOf, KNOWN_TO_BOTH, putIntoZone } from './zones.ts';

export const announceFrame = (
  item: ObjectId,
  stage: AnnounceStage,
  slot = 0,
): FrameOf<Teferi, 'announce'> => ({ do: 'announce', item, stage, slot });

/** Executes one stage; each choice pushes the frame of the next stage, so that a cancelled announcement leaves no frames behind. */
export const announce: AutomaticRule<Teferi, 'announce'> = (dealer, { item: id, stage, slot }) => {
  const { state } = dealer;
  const item = getStackObject(state, id);
  const seat = item.controller;
  switch (stage) {
    case 'modes':
      if (item.does !== null && 'modes' in item.does) return dealer.next({ do: 'mode', seat, item: id });
      return dealer.next(announceFrame(id, 'kicker'));
    case 'kicker':
      if (!canKick(state, item)) {
        if (item.what === 'spell') item.kicked = mustPayOther(state, item);
        return dealer.next(announceFrame(id, 'x'));
      }
      return dealer.next({ do: 'kicker', seat, item: id, ...optionalCostName(state, item) });
    case 'x':
      return dealer.next(hasX(state, item) ? { do: 'x', seat, item: id } : announceFrame(id, 'targets'));
    case 'targets':
      if (slot >= targetSlots(item.does, item.modes).length) return dealer.next(announceFrame(id, 'shares'));
      if (item.targets.length <= slot) item.targets.push([]);
      return dealer.next({ do: 'target', seat, item: id, slot });
    case 'shares': {
      if (lacksTargets(deriveBoard(state), item)) return removeTrigger(dealer, item);
      const next = dividedSlots(item).find(
        (one) => one >= slot && at(item.targets, one).length > item.shares.length,
      );
      return dealer.next(
        next === undefined ? announceFrame(id, 'help') : { do: 'share', seat, item: id, slot: next },
      );
    }
    case 'help':
      if (item.what === 'spell' && hasConvoke(at(deriveBoard(state).cards, item.kind)))
        return dealer.next({ do: 'convoke', seat, item: id });
      return dealer.next(hasHelp(state, item) ? { do: 'help', seat, item: id } : announceFrame(id, 'costs'));
    case 'costs':
      if (item.what === 'triggered') return dealer.next(announceFrame(id, 'done'));
      if (isUnaffordable(state, item)) return cancelAnnouncement(dealer, item);
      return payCosts(dealer, seat, item, announcedCosts(state, item), [announceFrame(id, 'done')]);
    case 'done':
      return finishAnnouncement(dealer, item);
  }
};

export const announcedCosts = (state: State, item: StackObject): readonly Cost[] =>
  item.what === 'spell'
    ? (spellCosts(at(deriveBoard(state).cards, item.kind), item.way, item.kicked, item.helped) ?? [])
    : abilityOf(item).cost;
const abilityOf = ({ does }: StackObject): ActivatedAbility => deepFreeze(does) as ActivatedAbility;

/** 601.2b: kicker is offered if it can be paid. */
function canKick(state: State, item: StackObject): boolean {
  if (item.what !== 'spell') return false;
  const board = deriveBoard(state);
  const compiled = at(board.cards, item.kind);
  if (hasEntwine(compiled) && !canChooseAllModes(board, item)) return false;
  const either = hasEitherCost(compiled);
  if (!either && !compiled.additional.some(isKicker)) return false;
  const costs = spellCosts(compiled, item.way, true) ?? [];
  if (whySpellUnpayable(board, compiled, costs, item) !== undefined) return false;
  return !either || !mustPayOther(state, item);
}

/** 702.42a */
const canChooseAllModes = (board: BoardState, { does, ...item }: StackObject): boolean =>
  does !== null && 'modes' in does && possibleModes(board, does, { ...item }).length === does.modes.length;

/** Whether only the second one of two additional costs can be paid. */
function mustPayOther(state: State, item: StackObject): boolean {
  const board = deriveBoard(state);
  const compiled = at(board.cards, item.kind);
  if (!hasEitherCost(compiled)) return item.kicked;
  const costs = spellCosts(compiled, item.way, false) ?? [];
  return whySpellUnpayable(board, compiled, costs, item) !== undefined;
}

/** The keyword of the optional cost, if it is not kicker. */
function optionalCostName(
  state: State,
  { kind }: StackObject,
): Pick<Extract<Frame, { do: 'kicker' }>, 'name'> {
  const compiled = at(deriveBoard(state).cards, kind);
  if (hasEitherCost(compiled)) return { name: 'other' };
  const found = compiled.additional.find(isKicker)?.optional;
  return found === 'buyback' || found === 'bargain' || found === 'entwine' || found === 'gift'
    ? { name: found }
    : {};
}

/** 702.66a: whether something other than mana may pay for generic mana. */
const hasHelp = (state: State, item: StackObject): boolean =>
  item.what === 'spell' &&
  at(deriveBoard(state).cards, item.kind).additional.some(({ optional }) => optional === 'generic');

const hasX = (state: State, item: StackObject): boolean =>
  item.what !== 'triggered' && requiresX(announcedCosts(state, item));

const lacksTargets = (board: BoardState, item: StackObject): boolean =>
  item.what === 'triggered' &&
  targetSlots(item.does, item.modes).some(
    (slot, i) => (item.targets[i]?.length ?? 0) < minTargets(board, slot, item),
  );

/** 603.3c and 603.3d: a trigger without legal choices is removed from the stack. */
export function removeTrigger({ state }: TeferiDealer, item: StackObject): void {
  state.stack.splice(state.stack.indexOf(item), 1);
  recheckSaga(state, item);
  markChanged(state);
}

/** 601.2i: the spell is cast or the ability activated; the player keeps priority (117.3c). */
function finishAnnouncement(dealer: TeferiDealer, item: StackObject): void {
  const { state } = dealer;
  const isDuringResolution = state.announced?.during === true;
  state.announced = null;
  if (item.what !== 'triggered') state.unchosen = [];
  if (item.what === 'activated') countUse(state, item);
  const { id, controller: seat, source, what } = item;
  const card = nameOf(state, item.kind);
  const targets = item.targets.flat().map((entity) => nameEntity(state, entity));
  if (state.aside.includes(item))
    return dealer.next(
      { do: 'effects', item: id, list: effectsOf(item), from: 0, base: 0 },
      { do: 'resolved', item: id },
    );
  if (what === 'spell') {
    if (item.from === 'hand') claimReturn(state, item);
    const nth = countFact(state, seat, 'spells cast');
    if (readsField(state, 'nthOf'))
      state.castThisTurn = [...(state.castThisTurn ?? []), { seat, kind: item.kind }];
    dealer.tell({
      did: 'cast',
      seat,
      id,
      card,
      targets,
      ...(item.x > 0 ? { x: item.x } : {}),
      rule: '601.2i',
    });
    fireTriggers(state, { on: 'cast', it: id, player: seat, amount: item.x, nth, from: item.from });
  } else {
    const did = what === 'activated' ? 'activate' : 'trigger';
    dealer.tell({ did, seat, id, source, card, targets, rule: what === 'activated' ? '602.2' : '603.3' });
  }
  for (const entity of new Set(item.targets.flat()))
    fireTriggers(state, {
      on: 'targeted',
      ...(isPlayer(entity) ? { recipient: entity } : { it: entity }),
      other: id,
      player: seat,
      ability: what !== 'spell',
    });
  if (what !== 'triggered' && !isDuringResolution) dealer.next({ do: 'check', seat });
}

/** 614.1a: the effect applies to the first matching spell. */
function claimReturn(state: State, item: StackObject): void {
  const board = deriveBoard(state);
  const spell = snapshotObject(board, item.id);
  const place = state.effects.findIndex(({ controller, changes }) =>
    changes.some(
      (change) =>
        change.change === 'game' &&
        change.rule.says === 'next spell returns' &&
        controller === item.controller &&
        spell !== undefined &&
        matchesFilter(board, spell, change.rule.what, item),
    ),
  );
  if (place === -1) return;
  state.effects.splice(place, 1);
  item.returns = true;
  markCharacteristicsChanged(state);
}

/** 601.2h and 733.1: a spell whose cost depends on its targets is taken back if the chosen ones make it too expensive. */
function isUnaffordable(state: State, item: StackObject): boolean {
  const board = deriveBoard(state);
  if (item.what !== 'spell' || !dependsOnTargets(board, at(board.cards, item.kind))) return false;
  const total = computeTotalCost(board, announcedCosts(state, item), item, item.kind);
  return whyUnpayable(state, item.controller, total, item) !== undefined;
}

/** For an ability, `way` is the index among the activated abilities of its source. */
function countUse(state: State, { source, way, does }: StackObject): void {
  const permanent = findPermanent(state, source);
  if (permanent === undefined) return;
  recordUse(permanent, Number(way));
  if (does !== null && 'once' in does) permanent.exhausted = [...(permanent.exhausted ?? []), Number(way)];
}

const effectsOf = ({ does }: StackObject): readonly AbilityEffect[] =>
  does !== null && 'effects' in does ? deepFreeze(does).effects : [];

/** The target slots among which an amount is divided (601.2d). */
function dividedSlots(item: StackObject): number[] {
  const { does, modes } = item;
  if (does === null) return [];
  const instructions: readonly Instructions[] =
    'modes' in does ? modes.map((mode) => at(does.modes, mode)) : [does];
  let base = 0;
  return instructions.flatMap(({ targets = [], effects }) => {
    const first = base;
    base += targets.length;
    return effects.flatMap((effect) => (isDividedEffect(effect) ? [first + effect.target] : []));
  });
}

/** 733.1: restores the state before the announcement, except that the card was seen. Nothing has been paid yet. */
export function cancelAnnouncement(dealer: TeferiDealer, item: StackObject): void {
  const { state } = dealer;
  const { id, controller: seat, kind } = item;
  const { passed, place, lying: card, during } = state.announced ?? NO_ANNOUNCEMENT;
  state.announced = null;
  state.stack.splice(state.stack.indexOf(item), 1);
  const side = sideOf(state, item.owner);
  if (card !== null) (item.from === 'exile' ? side.exile : side.graveyard).splice(place, 0, card);
  else if (item.from === 'library') putIntoZone(state, kind, item.owner, 'library top', KNOWN_TO_BOTH);
  else if (item.what === 'spell') {
    side.hand.splice(place, 0, frontOf(state, kind));
    side.handKnown.splice(place, 0, true);
  }
  markChanged(state);
  dealer.tell({ did: 'cancel', seat, id, card: nameOf(state, kind), rule: '733.1' });
  if (during !== true) dealer.next({ do: 'priority', seat, passed });
}
const NO_ANNOUNCEMENT: PendingAnnouncement = { passed: 0, place: 0, lying: null };
