/** 6: what effects do, one action after the other, and the choices they ask for. */
import { at, type FrameOf, type Rulebook, type Seat } from '@ludoteca/kernel';
import type { Effect } from '../cards/codes.ts';
import type { Card, Students } from '../parts.ts';
import { begin, enter } from './chain.ts';
import { before, different, namedBy, whyNotDiscard } from './choices.ts';
import { faceIn, has, packOf, type Types, typesOf } from './pack.ts';
import {
  discard,
  drawCard,
  handOf,
  lies,
  lose,
  present,
  putAway,
  type StillState,
  type StudentsDealer,
  swap,
  take,
  takeUp,
} from './piles.ts';

type Miss = { readonly seat: Seat; readonly on: Seat; readonly filter: Effect['filter'] };
const miss = (dealer: StudentsDealer, action: Effect['action'], { seat, on, filter }: Miss): void =>
  dealer.tell({ did: 'miss', seat, action, filter, on });

/** A card of those types from a hand, by chance. */
function drawn(dealer: StudentsDealer, from: Seat, types: Types): Card | undefined {
  const { faces } = packOf(dealer.state.deck);
  const cards = handOf(dealer.state, from).filter((card) => has(types, at(faces, card).type));
  return cards.length === 0 ? undefined : dealer.dice.pick(cards);
}

/** 7: in a classic match who acts decides for all; otherwise whoever is hit together with others decides for themselves. */
const chooser = (state: StillState, { target }: Effect, by: Seat, on: Seat): Seat =>
  state.rules === 'classic' || target === 'TU' ? by : on;

/** 6.2 and 7 */
function forceDiscard(dealer: StudentsDealer, { filter }: Effect, by: Seat, on: Seat): void {
  if (by === on || dealer.state.rules === 'faithful') return dealer.next({ do: 'discard', seat: on, filter });
  const card = drawn(dealer, on, typesOf(filter));
  if (card === undefined) return miss(dealer, 'SCARTA', { seat: by, on, filter });
  lose(dealer, on, card, by);
}

/** 6.6 */
function takeFrom(dealer: StudentsDealer, { filter }: Effect, by: Seat, on: Seat): void {
  const card = drawn(dealer, on, typesOf(filter));
  if (card === undefined) return miss(dealer, 'PRENDI', { seat: by, on, filter });
  take(dealer, by, on, card, typesOf(filter));
}

function work(dealer: StudentsDealer, effect: Effect, by: Seat, on: Seat): void {
  const { action, filter } = effect;
  switch (action) {
    case 'GIOCA':
      dealer.tell({ did: 'oblige', seat: on, by, action, filter });
      return dealer.next({ do: 'play', seat: on, filter });
    case 'SCARTA':
      return forceDiscard(dealer, effect, by, on);
    case 'ELIMINA':
      return dealer.next({
        do: 'eliminate',
        seat: chooser(dealer.state, effect, by, on),
        from: on,
        filter,
      });
    case 'RUBA':
      return by === on ? undefined : dealer.next({ do: 'steal', seat: by, from: on, filter });
    case 'PESCA':
      dealer.tell({ did: 'oblige', seat: on, by, action, filter });
      return drawCard(dealer, on, filter);
    case 'PRENDI':
      return by === on ? undefined : takeFrom(dealer, effect, by, on);
    case 'SCAMBIA':
      return by === on ? undefined : swap(dealer, by, on);
    case 'BLOCCA':
    case 'MOSTRA':
    case 'IMPEDIRE':
    case 'INGEGNERE':
  }
}

/** 5.6: a card leaves its place. What it does on leaving is its owner's, and comes before it lies anywhere else. */
function leave(dealer: StudentsDealer, from: Seat, card: Card, to?: Seat): void {
  takeUp(dealer, from, card);
  if (faceIn(packOf(dealer.state.deck), card).when === 'FINE')
    return begin(dealer, from, card, 'FINE', true, to);
  if (to === undefined) putAway(dealer, card);
  else enter(dealer, to, card);
}

type Pointing = FrameOf<Students, 'eliminate' | 'steal'>;

/** Why a card that lies, or does not lie, before somebody cannot be chosen. */
function whyNotPoint(state: StillState, frame: Pointing, choice: unknown) {
  const { seat, from, filter } = frame;
  const pack = packOf(state.deck);
  const rule = frame.do === 'steal' ? '6.4' : '6.3';
  const card = namedBy(pack, choice, frame.do);
  if (card === undefined) return { why: 'point at a card', rule };
  const face = faceIn(pack, card);
  if (!lies(state, from, card, face)) return { why: 'not there', rule, facts: { card: face.name, from } };
  if (!has(typesOf(filter), face.type))
    return { why: 'wrong type', rule, facts: { card: face.name, filter } };
  return { why: 'has one already', rule: '4.5', facts: { card: face.name, seat } };
}

type ActionRules = Pick<Rulebook<Students>, 'apply' | 'discard' | 'eliminate' | 'steal'>;

export const actionRules: ActionRules = {
  apply: (dealer, { seat, card, at: index, on }) => {
    if (!present(dealer.state, seat) || !present(dealer.state, on)) return;
    const pack = packOf(dealer.state.deck);
    work(dealer, at(faceIn(pack, pack.cardOf(card)).steps, index).effect, seat, on);
  },

  /** 6.2 and 9.5: whoever holds cards is asked, so that nobody learns who has none of the type before it is said. */
  discard: {
    ask: (state, { seat, filter }) => {
      const pack = packOf(state.deck);
      const options: Students['choice']['discard'][] = different(
        handOf(state, seat),
        pack,
        typesOf(filter),
        (face) => face.discard,
      );
      return options.length === 0 && handOf(state, seat).length > 0 ? ['none'] : options;
    },
    answer: (dealer, frame, choice) => {
      if (choice === 'none') return miss(dealer, 'SCARTA', { ...frame, on: frame.seat });
      discard(dealer, frame.seat, packOf(dealer.state.deck).cardOf(choice.discard));
    },
    otherwise: (dealer, frame) => miss(dealer, 'SCARTA', { ...frame, on: frame.seat }),
    barred: (state, { seat, filter }) =>
      different(handOf(state, seat), packOf(state.deck), ~typesOf(filter), (face) => face.discard),
    why: (state, { seat, filter }, choice) => whyNotDiscard(state, seat, filter, choice),
  },

  /** 6.3 */
  eliminate: {
    ask: (state, { from, filter }) =>
      before(state, packOf(state.deck), from, typesOf(filter), (face) => face.eliminate),
    answer: (dealer, { seat, from }, { eliminate: name }) => {
      dealer.tell({ did: 'eliminate', seat, card: name, from });
      leave(dealer, from, packOf(dealer.state.deck).cardOf(name));
    },
    otherwise: (dealer, frame) => miss(dealer, 'ELIMINA', { ...frame, on: frame.from }),
    barred: (state, { from, filter }) =>
      before(state, packOf(state.deck), from, ~typesOf(filter), (face) => face.eliminate),
    why: whyNotPoint,
  },

  /** 6.4 */
  steal: {
    ask: (state, { seat, from, filter }) =>
      before(state, packOf(state.deck), from, typesOf(filter), (face, card) =>
        lies(state, seat, card, face) ? undefined : face.steal,
      ),
    answer: (dealer, { seat, from }, { steal: name }) => {
      dealer.tell({ did: 'steal', seat, card: name, from });
      leave(dealer, from, packOf(dealer.state.deck).cardOf(name), seat);
    },
    otherwise: (dealer, frame) => miss(dealer, 'RUBA', { ...frame, on: frame.from }),
    barred: (state, { seat, from, filter }) =>
      before(state, packOf(state.deck), from, -1, (face, card) =>
        has(typesOf(filter), face.type) && !lies(state, seat, card, face) ? undefined : face.steal,
      ),
    why: whyNotPoint,
  },
};
