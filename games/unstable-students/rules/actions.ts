/** 6: what effects do, one action after the other, and the choices they ask for. */
import { at, type FrameOf, type Rulebook, type Seat } from '@ludoteca/kernel';
import type { CardEffect } from '../cards/codes.ts';
import type { CardIndex, Students } from '../parts.ts';
import { startEffects, enterPlay } from './chain.ts';
import { optionsInPlay, distinctOptions, findNamedCard, whyNotDiscard } from './options.ts';
import { definitionOf, hasType, indexDeck, type TypeSet, typesMatching } from '../deck/indexed-deck.ts';
import {
  discard,
  drawCard,
  handOf,
  isInPlay,
  discardAtRandom,
  isPresent,
  putAway,
  type ReadonlyState,
  type StudentsDealer,
  swapHands,
  takeFromHand,
  removeFromPlay,
} from './piles.ts';

type MissedEffect = { readonly seat: Seat; readonly on: Seat; readonly filter: CardEffect['filter'] };
const miss = (
  dealer: StudentsDealer,
  action: CardEffect['action'],
  { seat, on, filter }: MissedEffect,
): void => dealer.tell({ did: 'miss', seat, action, filter, on });

/** A card of those types from a hand, by chance. */
function pickAtRandom(dealer: StudentsDealer, from: Seat, types: TypeSet): CardIndex | undefined {
  const { definitions: faces } = indexDeck(dealer.state.deck);
  const cards = handOf(dealer.state, from).filter((card) => hasType(types, at(faces, card).type));
  return cards.length === 0 ? undefined : dealer.dice.pick(cards);
}

/** 7: in a classic match who acts decides for all; otherwise whoever is hit together with others decides for themselves. */
const choosingSeat = (state: ReadonlyState, { target }: CardEffect, by: Seat, on: Seat): Seat =>
  state.rules === 'classic' || target === 'TU' ? by : on;

/** 6.2 and 7 */
function forceDiscard(dealer: StudentsDealer, { filter }: CardEffect, by: Seat, on: Seat): void {
  if (by === on || dealer.state.rules === 'faithful') return dealer.next({ do: 'discard', seat: on, filter });
  const card = pickAtRandom(dealer, on, typesMatching(filter));
  if (card === undefined) return miss(dealer, 'SCARTA', { seat: by, on, filter });
  discardAtRandom(dealer, on, card, by);
}

/** 6.6 */
function takeAtRandom(dealer: StudentsDealer, { filter }: CardEffect, by: Seat, on: Seat): void {
  const card = pickAtRandom(dealer, on, typesMatching(filter));
  if (card === undefined) return miss(dealer, 'PRENDI', { seat: by, on, filter });
  takeFromHand(dealer, by, on, card, typesMatching(filter));
}

function executeAction(dealer: StudentsDealer, effect: CardEffect, by: Seat, on: Seat): void {
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
        seat: choosingSeat(dealer.state, effect, by, on),
        from: on,
        filter,
      });
    case 'RUBA':
      return by === on ? undefined : dealer.next({ do: 'steal', seat: by, from: on, filter });
    case 'PESCA':
      dealer.tell({ did: 'oblige', seat: on, by, action, filter });
      return drawCard(dealer, on, filter);
    case 'PRENDI':
      return by === on ? undefined : takeAtRandom(dealer, effect, by, on);
    case 'SCAMBIA':
      return by === on ? undefined : swapHands(dealer, by, on);
    case 'BLOCCA':
    case 'MOSTRA':
    case 'IMPEDIRE':
    case 'INGEGNERE':
  }
}

/** 5.6: a card leaves its place. What it does on leaving is its owner's, and comes before it lies anywhere else. */
function leavePlay(dealer: StudentsDealer, from: Seat, card: CardIndex, to?: Seat): void {
  removeFromPlay(dealer, from, card);
  if (definitionOf(indexDeck(dealer.state.deck), card).when === 'FINE')
    return startEffects(dealer, from, card, 'FINE', true, to);
  if (to === undefined) putAway(dealer, card);
  else enterPlay(dealer, to, card);
}

type CardTargetFrame = FrameOf<Students, 'eliminate' | 'steal'>;

/** Why a card that lies, or does not lie, before somebody cannot be chosen. */
function whyNotTarget(state: ReadonlyState, frame: CardTargetFrame, choice: unknown) {
  const { seat, from, filter } = frame;
  const pack = indexDeck(state.deck);
  const rule = frame.do === 'steal' ? '6.4' : '6.3';
  const card = findNamedCard(pack, choice, frame.do);
  if (card === undefined) return { why: 'point at a card', rule };
  const face = definitionOf(pack, card);
  if (!isInPlay(state, from, card, face)) return { why: 'not there', rule, facts: { card: face.name, from } };
  if (!hasType(typesMatching(filter), face.type))
    return { why: 'wrong type', rule, facts: { card: face.name, filter } };
  return { why: 'has one already', rule: '4.5', facts: { card: face.name, seat } };
}

type ActionRules = Pick<Rulebook<Students>, 'apply' | 'discard' | 'eliminate' | 'steal'>;

export const actionRules: ActionRules = {
  apply: (dealer, { seat, card, at: index, on }) => {
    if (!isPresent(dealer.state, seat) || !isPresent(dealer.state, on)) return;
    const pack = indexDeck(dealer.state.deck);
    executeAction(dealer, at(definitionOf(pack, pack.getCard(card)).steps, index).effect, seat, on);
  },

  /** 6.2 and 9.5: whoever holds cards is asked, so that nobody learns who has none of the type before it is said. */
  discard: {
    ask: (state, { seat, filter }) => {
      const pack = indexDeck(state.deck);
      const options: Students['choice']['discard'][] = distinctOptions(
        handOf(state, seat),
        pack,
        typesMatching(filter),
        (face) => face.discard,
      );
      return options.length === 0 && handOf(state, seat).length > 0 ? ['none'] : options;
    },
    answer: (dealer, frame, choice) => {
      if (choice === 'none') return miss(dealer, 'SCARTA', { ...frame, on: frame.seat });
      discard(dealer, frame.seat, indexDeck(dealer.state.deck).getCard(choice.discard));
    },
    otherwise: (dealer, frame) => miss(dealer, 'SCARTA', { ...frame, on: frame.seat }),
    barred: (state, { seat, filter }) =>
      distinctOptions(
        handOf(state, seat),
        indexDeck(state.deck),
        ~typesMatching(filter),
        (face) => face.discard,
      ),
    why: (state, { seat, filter }, choice) => whyNotDiscard(state, seat, filter, choice),
  },

  /** 6.3 */
  eliminate: {
    ask: (state, { from, filter }) =>
      optionsInPlay(state, indexDeck(state.deck), from, typesMatching(filter), (face) => face.eliminate),
    answer: (dealer, { seat, from }, { eliminate: name }) => {
      dealer.tell({ did: 'eliminate', seat, card: name, from });
      leavePlay(dealer, from, indexDeck(dealer.state.deck).getCard(name));
    },
    otherwise: (dealer, frame) => miss(dealer, 'ELIMINA', { ...frame, on: frame.from }),
    barred: (state, { from, filter }) =>
      optionsInPlay(state, indexDeck(state.deck), from, ~typesMatching(filter), (face) => face.eliminate),
    why: whyNotTarget,
  },

  /** 6.4 */
  steal: {
    ask: (state, { seat, from, filter }) =>
      optionsInPlay(state, indexDeck(state.deck), from, typesMatching(filter), (face, card) =>
        isInPlay(state, seat, card, face) ? undefined : face.steal,
      ),
    answer: (dealer, { seat, from }, { steal: name }) => {
      dealer.tell({ did: 'steal', seat, card: name, from });
      leavePlay(dealer, from, indexDeck(dealer.state.deck).getCard(name), seat);
    },
    otherwise: (dealer, frame) => miss(dealer, 'RUBA', { ...frame, on: frame.from }),
    barred: (state, { seat, from, filter }) =>
      optionsInPlay(state, indexDeck(state.deck), from, -1, (face, card) =>
        hasType(typesMatching(filter), face.type) && !isInPlay(state, seat, card, face)
          ? undefined
          : face.steal,
      ),
    why: whyNotTarget,
  },
};
