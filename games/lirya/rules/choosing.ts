/** RULES 5.4 and 6.4: what is asked about something that is being announced. */
import { at, type FrameOf, type Rulebook } from '@ludoteca/kernel';
import { matchesPile } from '../effects/filters.ts';
import type { Aim, Item, Lirya, Named, Standing } from '../parts.ts';
import { cardAt, idAt, indexOfId, rowAt } from '../pool/index.ts';
import { ON } from '../pool/gives.ts';
import type { Cost } from '../vocabulary/index.ts';
import { chargeCosts, costsOf, targetsOf } from './announce.ts';
import { sacrificable } from './costs.ts';
import { bearersFor } from './legal.ts';
import { discardAsCost, payEnergy, payPlain, sacrifice } from './paying.ts';
import {
  aimOf,
  bodyOf,
  cardOf,
  freeFor,
  type Hands,
  itemOf,
  pieceOf,
  playerAt,
  playerRef,
  refOf,
  standing,
  type Table,
} from './table.ts';
import { candidates } from './targets.ts';
import { fire } from './triggers.ts';

/** The object that a frame is about: it is there as long as the frame is. */
function itemAt(dealer: Hands, id: number): Item {
  const item = itemOf(dealer.state, id);
  if (item === undefined) throw new RangeError(`no object ${id} on the stack`);
  return item;
}

export type Announcing = Pick<
  Rulebook<Lirya>,
  'place' | 'bear' | 'way' | 'target' | 'charge' | 'pay' | 'announced'
>;

/** How many of one target are chosen, and whether that may do. */
function chosen(state: Table, { item: id, which }: FrameOf<Lirya, 'target'>): readonly number[] {
  return itemOf(state, id)?.targets[which] ?? [];
}

const costAt = (
  state: Table,
  { item, of, at: place }: Pick<FrameOf<Lirya, 'pay'>, 'item' | 'of' | 'at'>,
): Cost | undefined => {
  const found = itemOf(state, item);
  return found && costsOf(found, of)[place];
};

/** Of equal cards one. */
export function distinct(cards: readonly number[]): Named[] {
  const names: Named[] = [];
  for (let i = 0; i < cards.length; i++)
    if (cards.indexOf(at(cards, i)) === i) names.push({ card: idAt(at(cards, i)) });
  return names;
}

export const announcing: Announcing = {
  place: {
    ask: (state, { seat, card }) => freeFor(state, seat, rowAt(indexOfId(card))).map((place) => ({ place })),
    answer: (dealer, { item }, { place: slot }) => {
      itemAt(dealer, item).slot = slot;
      dealer.tell({ did: 'place', item, slot });
    },
    why: () => ({ why: 'no such place', rule: '2.2' }),
  },

  bear: {
    ask: (state, { seat, card }) => {
      const equipment = cardAt(indexOfId(card));
      return equipment.type === 'equipment'
        ? bearersFor(state, seat, equipment).map((piece) => standing(state, piece))
        : [];
    },
    answer: (dealer, { item: id }, { id: bearer }) => {
      itemAt(dealer, id).targets = [[bearer]];
      dealer.tell({ did: 'target', item: id, targets: [bodyOf(dealer.state, bearer)] });
    },
    why: () => ({ why: 'cannot bear', rule: '11.1' }),
  },

  /** 5.5 */
  way: {
    ask: () => ['energy', 'instead'],
    answer: (dealer, { seat, item: id, cost }, way) => {
      const item = itemAt(dealer, id);
      dealer.tell({ did: 'choose', seat, what: way === 'energy' ? 0 : 1 });
      if (way === 'energy') payEnergy(dealer, seat, cost);
      dealer.next(...chargeCosts(item, way === 'energy' ? 'own' : 'instead'));
    },
    why: () => ({ why: 'one of two ways', rule: '5.5' }),
  },

  target: {
    ask: (state, frame) => {
      const item = itemOf(state, frame.item);
      const target = item && targetsOf(item)[frame.which];
      if (item === undefined || target === undefined) return [];
      const done = chosen(state, frame);
      const open: (Aim | 'done')[] = candidates(state, target, item, item.id)
        .filter((ref) => !done.includes(ref))
        .map((ref) => aimOf(state, ref));
      if (done.length >= target.least && open.length > 0) open.push('done');
      return open;
    },
    answer: (dealer, frame, aim) => {
      if (aim === 'done') return;
      const ref = refOf(aim);
      const item = itemAt(dealer, frame.item);
      while (item.targets.length <= frame.which) item.targets.push([]);
      const list = at(item.targets, frame.which);
      list.push(ref);
      dealer.tell({ did: 'target', item: item.id, targets: [bodyOf(dealer.state, ref)] });
      const most = targetsOf(item)[frame.which]?.most ?? 1;
      if (list.length < most) dealer.next(frame);
    },
    why: () => ({ why: 'no such target', rule: '6.4' }),
  },

  /** The costs one by one; those that must be chosen are asked for. */
  charge: (dealer, frame) => {
    const cost = costAt(dealer.state, frame);
    if (cost === undefined) return;
    const { item: id, of, at: place } = frame;
    dealer.next({ ...frame, at: place + 1 });
    const { seat } = itemAt(dealer, id);
    if (typeof cost === 'object' && 'discard' in cost)
      dealer.next({ do: 'pay', seat, item: id, of, at: place, left: cost.discard });
    else if (typeof cost === 'object' && 'sacrifice' in cost)
      dealer.next({ do: 'pay', seat, item: id, of, at: place, left: cost.count ?? 1 });
    else payPlain(dealer, itemAt(dealer, id), cost);
  },

  pay: {
    ask: (state, frame) => {
      const cost = costAt(state, frame);
      const item = itemOf(state, frame.item);
      if (cost === undefined || item === undefined || typeof cost === 'string') return [];
      if ('sacrifice' in cost)
        return sacrificable(state, cost.sacrifice, costsOf(item, frame.of), item).map(
          (ref) => aimOf(state, ref) as Standing,
        );
      if (!('discard' in cost)) return [];
      const hand = at(state.players, frame.seat).hand.map(cardOf);
      return distinct(hand.filter((card) => matchesPile(state, cost.like, rowAt(card), item)));
    },
    answer: (dealer, frame, choice) => {
      const item = itemAt(dealer, frame.item);
      if (frame.left > 1) dealer.next({ ...frame, left: frame.left - 1 });
      if (!('id' in choice)) return discardAsCost(dealer, item, indexOfId(choice.card));
      const piece = pieceOf(dealer.state, choice.id);
      if (piece !== undefined) sacrifice(dealer, item, piece);
    },
    why: () => ({ why: 'not a payment', rule: '5.4' }),
  },

  /** It lies on the stack, paid and aimed: whoever waits for that may trigger now. Who is to carry something is no target. */
  announced: (dealer, { item: id }) => {
    const { state } = dealer;
    const item = itemAt(dealer, id);
    if (item.kind === 'spell') {
      playerAt(state, item.seat).spells++;
      fire(dealer, ON.cast, id, playerRef(item.seat), 0);
    } else if (item.kind === 'ability') fire(dealer, ON.use, item.source, playerRef(item.seat), 0);
    if (item.kind !== 'equip')
      for (const refs of item.targets) for (const ref of refs) fire(dealer, ON.targeted, ref, id, 0);
  },
};
