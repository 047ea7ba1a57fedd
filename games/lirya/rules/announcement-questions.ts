/** RULES 5.4 and 6.4: the questions about an announced object: slot, bearer, way to pay, targets, costs. */
import { at, type FrameOf, type Rulebook } from '@ludoteca/kernel';
import { matchesCard } from '../effects/filters.ts';
import type {
  TargetOption,
  StackItem,
  Lirya,
  CardOption,
  PieceOption,
  LiryaDealer,
  ReadonlyState,
} from '../parts.ts';
import { cardAt, idAt, indexOfId, rowAt } from '../pool/index.ts';
import { TRIGGER_EVENT } from '../pool/feature-bits.ts';
import type { Cost } from '../card-definition/index.ts';
import { chargeFrames, costsOf, targetRowsOf } from './announce.ts';
import { findSacrificable } from './costs.ts';
import { findBearers } from './legality.ts';
import { payDiscard, payEnergy, payAutomaticCost, paySacrifice } from './payment.ts';
import { cardOf } from './known-cards.ts';
import {
  toTargetOption,
  nameObject,
  findStackItem,
  findPiece,
  playerAt,
  playerRef,
  refOfTarget,
  toPieceOption,
} from './lookup.ts';
import { findFreeSlots } from './slots.ts';
import { findTargets } from './targets.ts';
import { fireTriggers } from './triggers.ts';

/** The stack item of a frame. It exists as long as the frame does. */
function getStackItem(dealer: LiryaDealer, id: number): StackItem {
  const item = findStackItem(dealer.state, id);
  if (item === undefined) throw new RangeError(`no object ${id} on the stack`);
  return item;
}

export type AnnouncementRules = Pick<
  Rulebook<Lirya>,
  'place' | 'bear' | 'way' | 'target' | 'charge' | 'pay' | 'announced'
>;

function chosenTargetsOf(
  state: ReadonlyState,
  { item: id, which }: FrameOf<Lirya, 'target'>,
): readonly number[] {
  return findStackItem(state, id)?.targets[which] ?? [];
}

const findCost = (
  state: ReadonlyState,
  { item, of, at: place }: Pick<FrameOf<Lirya, 'pay'>, 'item' | 'of' | 'at'>,
): Cost | undefined => {
  const found = findStackItem(state, item);
  return found && costsOf(found, of)[place];
};

/** One option for each distinct card. */
export function toDistinctCardOptions(cards: readonly number[]): CardOption[] {
  const names: CardOption[] = [];
  for (let i = 0; i < cards.length; i++)
    if (cards.indexOf(at(cards, i)) === i) names.push({ card: idAt(at(cards, i)) });
  return names;
}

export const announcementRules: AnnouncementRules = {
  place: {
    ask: (state, { seat, card }) =>
      findFreeSlots(state, seat, rowAt(indexOfId(card))).map((place) => ({ place })),
    answer: (dealer, { item }, { place: slot }) => {
      getStackItem(dealer, item).slot = slot;
      dealer.tell({ did: 'place', item, slot });
    },
    why: () => ({ why: 'no such place', rule: '2.2' }),
  },

  bear: {
    ask: (state, { seat, card }) => {
      const equipment = cardAt(indexOfId(card));
      return equipment.type === 'equipment'
        ? findBearers(state, seat, equipment).map((piece) => toPieceOption(state, piece))
        : [];
    },
    answer: (dealer, { item: id }, { id: bearer }) => {
      getStackItem(dealer, id).targets = [[bearer]];
      dealer.tell({ did: 'target', item: id, targets: [nameObject(dealer.state, bearer)] });
    },
    why: () => ({ why: 'cannot bear', rule: '11.1' }),
  },

  /** 5.5 */
  way: {
    ask: () => ['energy', 'instead'],
    answer: (dealer, { seat, item: id, cost }, way) => {
      const item = getStackItem(dealer, id);
      dealer.tell({ did: 'choose', seat, what: way === 'energy' ? 0 : 1 });
      if (way === 'energy') payEnergy(dealer, seat, cost);
      dealer.next(...chargeFrames(item, way === 'energy' ? 'own' : 'instead'));
    },
    why: () => ({ why: 'one of two ways', rule: '5.5' }),
  },

  target: {
    ask: (state, frame) => {
      const item = findStackItem(state, frame.item);
      const target = item && targetRowsOf(item)[frame.which];
      if (item === undefined || target === undefined) return [];
      const done = chosenTargetsOf(state, frame);
      const open: (TargetOption | 'done')[] = findTargets(state, target, item, item.id)
        .filter((ref) => !done.includes(ref))
        .map((ref) => toTargetOption(state, ref));
      if (done.length >= target.min && open.length > 0) open.push('done');
      return open;
    },
    answer: (dealer, frame, aim) => {
      if (aim === 'done') return;
      const ref = refOfTarget(aim);
      const item = getStackItem(dealer, frame.item);
      while (item.targets.length <= frame.which) item.targets.push([]);
      const list = at(item.targets, frame.which);
      list.push(ref);
      dealer.tell({ did: 'target', item: item.id, targets: [nameObject(dealer.state, ref)] });
      const max = targetRowsOf(item)[frame.which]?.max ?? 1;
      if (list.length < max) dealer.next(frame);
    },
    why: () => ({ why: 'no such target', rule: '6.4' }),
  },

  /** Pays the costs in order; costs that need a choice are asked. */
  charge: (dealer, frame) => {
    const cost = findCost(dealer.state, frame);
    if (cost === undefined) return;
    const { item: id, of, at: place } = frame;
    dealer.next({ ...frame, at: place + 1 });
    const { seat } = getStackItem(dealer, id);
    if (typeof cost === 'object' && 'discard' in cost)
      dealer.next({ do: 'pay', seat, item: id, of, at: place, left: cost.discard });
    else if (typeof cost === 'object' && 'sacrifice' in cost)
      dealer.next({ do: 'pay', seat, item: id, of, at: place, left: cost.count ?? 1 });
    else payAutomaticCost(dealer, getStackItem(dealer, id), cost);
  },

  pay: {
    ask: (state, frame) => {
      const cost = findCost(state, frame);
      const item = findStackItem(state, frame.item);
      if (cost === undefined || item === undefined || typeof cost === 'string') return [];
      if ('sacrifice' in cost)
        return findSacrificable(state, cost.sacrifice, costsOf(item, frame.of), item).map(
          (ref) => toTargetOption(state, ref) as PieceOption,
        );
      if (!('discard' in cost)) return [];
      const hand = at(state.players, frame.seat).hand.map(cardOf);
      return toDistinctCardOptions(hand.filter((card) => matchesCard(state, cost.like, rowAt(card), item)));
    },
    answer: (dealer, frame, choice) => {
      const item = getStackItem(dealer, frame.item);
      if (frame.left > 1) dealer.next({ ...frame, left: frame.left - 1 });
      if (!('id' in choice)) return payDiscard(dealer, item, indexOfId(choice.card));
      const piece = findPiece(dealer.state, choice.id);
      if (piece !== undefined) paySacrifice(dealer, item, piece);
    },
    why: () => ({ why: 'not a payment', rule: '5.4' }),
  },

  /** The object is paid for and has its targets: triggers may fire. The bearer of equipment is not a target (6.4). */
  announced: (dealer, { item: id }) => {
    const { state } = dealer;
    const item = getStackItem(dealer, id);
    if (item.kind === 'spell') {
      playerAt(state, item.seat).spells++;
      fireTriggers(dealer, TRIGGER_EVENT.cast, id, playerRef(item.seat), 0);
    } else if (item.kind === 'ability')
      fireTriggers(dealer, TRIGGER_EVENT.use, item.source, playerRef(item.seat), 0);
    if (item.kind !== 'equip')
      for (const refs of item.targets)
        for (const ref of refs) fireTriggers(dealer, TRIGGER_EVENT.targeted, ref, id, 0);
  },
};
