/** Paying costs: first the parts without a choice, then those that a player chooses (CR 601.2f to 601.2h). */
import { type QuestionRule, at, type Seat } from '@ludoteca/kernel';
import type { Cost } from '../abilities/index.ts';
import { deriveBoard } from '../layers/index.ts';
import { snapshotObject } from '../layers/object-snapshots.ts';
import type { ReadonlyTeferiState } from '../layers/board-state.ts';
import type { Frame, Teferi, TeferiChoices } from '../parts.ts';
import type { ObjectId, StackObject } from '../state.ts';
import { discard, exileFromHand, mill, sacrifice, setTapped } from './keyword-actions.ts';
import { reservedPermanents, phyrexianLifeOptions, payManaPart } from './mana-payment.ts';
import {
  amountOf,
  findCounterHolders,
  findDiscardable,
  isFromHand,
  requiresChoice,
  findPayingObjects,
} from './paying-objects.ts';
import { computeTotalCost, type TotalCost } from './total-cost.ts';
import { revealCard } from './entry-choices.ts';
import { addEnergy, loseLife, putCounters } from './life-and-counters.ts';
import {
  getStackObject,
  findCardIndex,
  nameEntity,
  nameOf,
  sideOf,
  type TeferiDealer,
} from './state-access.ts';
import { fireTriggers } from './fire-triggers.ts';
import { KNOWN_TO_BOTH, putIntoZone, takeZoneCard } from './zones.ts';
import { leaveBattlefield } from './leave-battlefield.ts';

const spellOf = ({ what, kind }: StackObject): number => (what === 'spell' ? kind : -1);
const totalCostFor = (state: ReadonlyTeferiState, item: StackObject, costs: readonly Cost[]): TotalCost =>
  computeTotalCost(deriveBoard(state), costs, item, spellOf(item));

/** Pays the costs, then continues with the frames `then`. The caller has checked that the costs can be paid. */
export function payCosts(
  dealer: TeferiDealer,
  seat: Seat,
  item: StackObject,
  costs: readonly Cost[],
  then: readonly Frame[],
): void {
  const { state } = dealer;
  const total = totalCostFor(state, item, costs);
  const lifeCount = phyrexianLifeOptions(
    state,
    seat,
    total,
    reservedPermanents(deriveBoard(state), total, item),
  );
  const [min, max] = [at(lifeCount, 0), at(lifeCount, lifeCount.length - 1)];
  if (min < max)
    return dealer.next({ do: 'phyrexian', seat, item: item.id, costs, least: min, most: max }, ...then);
  payChoiceless(dealer, seat, item, costs, min);
  dealer.next(...nextCostChoice(state, seat, item, costs, 0), ...then);
}

function payChoiceless(
  dealer: TeferiDealer,
  seat: Seat,
  item: StackObject,
  costs: readonly Cost[],
  lifeCount: number,
): void {
  payManaPart(dealer, seat, totalCostFor(dealer.state, item, costs), lifeCount, item);
  if (item.convoked !== undefined) setTapped(dealer, item.convoked, true);
  for (const cost of costs) if (!requiresChoice(cost)) payWithoutChoice(dealer, seat, cost, item);
}

/** The frame for the next cost that needs a choice. */
function nextCostChoice(
  state: ReadonlyTeferiState,
  seat: Seat,
  item: StackObject,
  costs: readonly Cost[],
  from: number,
): Frame[] {
  for (let i = from; i < costs.length; i++) {
    const cost = at(costs, i);
    if (!requiresChoice(cost)) continue;
    const missing =
      cost.pay === 'tap others' && cost.power !== undefined
        ? cost.power
        : amountOf(deriveBoard(state), cost, item);
    if (missing > 0) return [{ do: 'toll', seat, item: item.id, costs, at: i, missing }];
  }
  return [];
}

/** 107.4f */
export const phyrexian: QuestionRule<Teferi, 'phyrexian'> = {
  ask: (_, { least: min, most: max }) => Array.from({ length: max - min + 1 }, (__, i) => min + i),
  answer: (dealer, { seat, item: id, costs }, lifeCount) => {
    const item = getStackObject(dealer.state, id);
    payChoiceless(dealer, seat, item, costs, lifeCount);
    dealer.next(...nextCostChoice(dealer.state, seat, item, costs, 0));
  },
  otherwise: () => undefined,
};

/** 118.3: the choice of objects or cards that pay a cost; each is paid as it is chosen. */
export const costChoice: QuestionRule<Teferi, 'toll'> = {
  ask: (state, { seat, item: id, costs, at: place }) => {
    const item = getStackObject(state as Parameters<typeof getStackObject>[0], id);
    const cost = at(costs, place);
    const board = deriveBoard(state);
    if (cost.pay === 'discard')
      return findDiscardable(board, seat, cost, item).map((kind) => ({ discard: nameOf(state, kind) }));
    if (cost.pay === 'remove counters')
      return findCounterHolders(board, seat, cost, item).map(({ id: one }) => nameEntity(state, one));
    if (isFromHand(cost) || cost.pay === 'reveal')
      return findDiscardable(board, seat, cost, item).map((kind) => ({ held: nameOf(state, kind) }));
    if (
      cost.pay !== 'sacrifice' &&
      cost.pay !== 'exile' &&
      cost.pay !== 'return' &&
      cost.pay !== 'tap others'
    )
      return [];
    return findPayingObjects(board, seat, cost, item).map((one) => nameEntity(state, one));
  },
  answer: (dealer, frame, choice) => {
    const { state } = dealer;
    const { seat, item: id, costs, at: place, missing } = frame;
    const item = getStackObject(state, id);
    const cost = at(costs, place);
    const paid = payChosen(dealer, seat, item, cost, choice);
    const left = missing - paid;
    if (left > 0) return dealer.next({ ...frame, missing: left });
    dealer.next(...nextCostChoice(state, seat, item, costs, place + 1));
  },
  otherwise: (dealer, { seat, item: id, costs, at: place }) =>
    dealer.next(...nextCostChoice(dealer.state, seat, getStackObject(dealer.state, id), costs, place + 1)),
};

/** Returns how much of the missing amount the choice pays. */
function payChosen(
  dealer: TeferiDealer,
  seat: Seat,
  item: StackObject,
  cost: Cost,
  choice: TeferiChoices['toll'],
): number {
  const { state } = dealer;
  if ('discard' in choice) {
    item.made.push(discard(dealer, seat, findCardIndex(state, choice.discard)));
    return 1;
  }
  if ('held' in choice && cost.pay === 'reveal') {
    revealCard(dealer, seat, choice.held);
    return 1;
  }
  if ('held' in choice) {
    item.paid.push(exileFromHand(dealer, seat, findCardIndex(state, choice.held)));
    return 1;
  }
  const { id } = choice;
  item.made.push(id);
  item.paid.push(id);
  switch (cost.pay) {
    case 'sacrifice':
      sacrifice(dealer, [id]);
      return 1;
    case 'remove counters':
      putCounters(dealer, id, cost.kind, -1);
      return 1;
    case 'tap others': {
      const paid =
        cost.power === undefined ? 1 : Math.max(0, snapshotObject(deriveBoard(state), id)?.power ?? 0);
      setTapped(dealer, [id], true);
      if (cost.power !== undefined)
        fireTriggers(state, { on: 'performs', it: id, other: item.source, player: seat, action: 'crew' });
      return paid;
    }
    default:
      moveAsCost(dealer, id, cost.pay === 'exile' ? 'exile' : 'hand');
      return 1;
  }
}

function payWithoutChoice(dealer: TeferiDealer, seat: Seat, cost: Cost, item: StackObject): void {
  const { state } = dealer;
  const board = deriveBoard(state);
  const { source } = item;
  switch (cost.pay) {
    case 'tap':
      return setTapped(dealer, [source], true);
    case 'untap':
      return setTapped(dealer, [source], false);
    case 'life': {
      const life = board.evaluate(cost.life, item);
      loseLife(dealer, seat, life);
      return;
    }
    case 'sacrifice':
      item.made = sacrifice(dealer, [source]);
      return;
    case 'exile':
    case 'return':
      return moveAsCost(dealer, source, cost.pay === 'exile' ? 'exile' : 'hand');
    case 'discard':
      return discardWithoutChoice(dealer, seat, cost, item);
    case 'remove counters':
      putCounters(dealer, source, cost.kind, -board.evaluate(cost.count, item));
      return;
    case 'put counters':
      putCounters(dealer, source, cost.kind, board.evaluate(cost.count, item));
      return;
    case 'loyalty':
      putCounters(dealer, source, 'loyalty', cost.loyalty === '-X' ? -item.x : cost.loyalty);
      return;
    case 'energy':
      return addEnergy(dealer, seat, -board.evaluate(cost.count, item));
    case 'mill':
      item.made = mill(dealer, seat, board.evaluate(cost.count, item));
      return;
    case 'mana':
    case 'reduction':
    case 'reveal':
    case 'tap others':
      return;
  }
}

function moveAsCost(dealer: TeferiDealer, id: ObjectId, to: 'exile' | 'hand'): void {
  const { state } = dealer;
  if (leaveBattlefield(dealer, [id], to).length > 0) return;
  const taken = takeZoneCard(state, id);
  if (taken === undefined) return;
  const now = putIntoZone(state, taken.card.kind, taken.owner, to, KNOWN_TO_BOTH);
  const card = nameOf(state, taken.card.kind);
  dealer.tell({ did: 'move', seat: taken.owner, id, card, from: taken.from, to, now });
}

function discardWithoutChoice(
  dealer: TeferiDealer,
  seat: Seat,
  cost: Extract<Cost, { pay: 'discard' }>,
  item: StackObject,
): void {
  const { state, dice } = dealer;
  const { hand } = sideOf(state, seat);
  if (cost.what === 'this') {
    const now = discard(dealer, seat, item.kind);
    fireTriggers(state, { on: 'cycle', it: now, player: seat });
    return;
  }
  const number = cost.what === 'hand' ? hand.length : amountOf(deriveBoard(state), cost, item);
  for (let i = 0; i < number && hand.length > 0; i++)
    item.made.push(discard(dealer, seat, cost.what === 'hand' ? at(hand, 0) : dice.pick(hand)));
}
