/** 6: executes the actions of effects and asks for the cards they need. */
import { at, type FrameOf, type Rulebook, type Seat } from '@ludoteca/kernel';
import type { CardEffect } from '../cards/codes.ts';
import type { KindIndex, Students } from '../parts.ts';
import { startEffects, enterPlay } from './chain.ts';
import { optionsInPlay, distinctOptions, findNamedCard, whyNotDiscard } from './options.ts';
import { definitionOf, findDefinition, indexDeck } from '../deck/indexed-deck.ts';
import { type TypeSet, hasType, typesMatching } from '../cards/type-sets.ts';
import {
  discard,
  discardAtRandom,
  drawCard,
  putAway,
  removeFromPlay,
  swapHands,
  takeFromHand,
} from './atoms.ts';
import { type ReadonlyStudentsState, type StudentsDealer, handOf, isInPlay, isPresent } from './zones.ts';

type MissedEffect = { readonly seat: Seat; readonly on: Seat; readonly filter: CardEffect['filter'] };
const miss = (
  dealer: StudentsDealer,
  action: CardEffect['action'],
  { seat, on, filter }: MissedEffect,
): void => dealer.tell({ did: 'miss', seat, action, filter, on });

function pickAtRandom(dealer: StudentsDealer, from: Seat, types: TypeSet): KindIndex | undefined {
  const { definitions } = indexDeck(dealer.state.deck);
  const cards = handOf(dealer.state, from).filter((card) => hasType(types, at(definitions, card).type));
  return cards.length === 0 ? undefined : dealer.dice.pick(cards);
}

/** 7 */
const choosingSeat = (state: ReadonlyStudentsState, { target }: CardEffect, by: Seat, on: Seat): Seat =>
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

/** 5.6: the effects of a card that leaves come before it reaches another zone. Its former owner acts. */
function leavePlay(dealer: StudentsDealer, from: Seat, card: KindIndex, to?: Seat): void {
  removeFromPlay(dealer, from, card);
  if (definitionOf(indexDeck(dealer.state.deck), card).when === 'FINE')
    return startEffects(dealer, from, card, 'FINE', true, to);
  if (to === undefined) putAway(dealer, card);
  else enterPlay(dealer, to, card);
}

type CardTargetFrame = FrameOf<Students, 'eliminate' | 'steal'>;

function whyNotTarget(state: ReadonlyStudentsState, frame: CardTargetFrame, choice: unknown) {
  const { seat, from, filter } = frame;
  const deck = indexDeck(state.deck);
  const rule = frame.do === 'steal' ? '6.4' : '6.3';
  const card = findNamedCard(deck, choice, frame.do);
  if (card === undefined) return { why: 'point at a card', rule };
  const definition = definitionOf(deck, card);
  const { name, type } = definition;
  if (!isInPlay(state, from, card, definition))
    return { why: 'not there', rule, facts: { card: name, from } };
  if (!hasType(typesMatching(filter), type))
    return { why: 'wrong type', rule, facts: { card: name, filter } };
  return { why: 'has one already', rule: '4.5', facts: { card: name, seat } };
}

type ActionRules = Pick<Rulebook<Students>, 'apply' | 'discard' | 'eliminate' | 'steal'>;

export const actionRules: ActionRules = {
  apply: (dealer, { seat, card, at: index, on }) => {
    if (!isPresent(dealer.state, seat) || !isPresent(dealer.state, on)) return;
    executeAction(dealer, at(findDefinition(dealer.state, card).steps, index).effect, seat, on);
  },

  /** 6.2 and 9.5: every player who holds cards is asked, so that the question does not reveal whether one matches. */
  discard: {
    ask: (state, { seat, filter }) => {
      const deck = indexDeck(state.deck);
      const options: Students['choice']['discard'][] = distinctOptions(
        handOf(state, seat),
        deck,
        typesMatching(filter),
        (definition) => definition.discard,
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
        (definition) => definition.discard,
      ),
    why: (state, { seat, filter }, choice) => whyNotDiscard(state, seat, filter, choice),
  },

  /** 6.3 */
  eliminate: {
    ask: (state, { from, filter }) =>
      optionsInPlay(
        state,
        indexDeck(state.deck),
        from,
        typesMatching(filter),
        (definition) => definition.eliminate,
      ),
    answer: (dealer, { seat, from }, { eliminate: name }) => {
      dealer.tell({ did: 'eliminate', seat, card: name, from });
      leavePlay(dealer, from, indexDeck(dealer.state.deck).getCard(name));
    },
    otherwise: (dealer, frame) => miss(dealer, 'ELIMINA', { ...frame, on: frame.from }),
    barred: (state, { from, filter }) =>
      optionsInPlay(
        state,
        indexDeck(state.deck),
        from,
        ~typesMatching(filter),
        (definition) => definition.eliminate,
      ),
    why: whyNotTarget,
  },

  /** 6.4 */
  steal: {
    ask: (state, { seat, from, filter }) =>
      optionsInPlay(state, indexDeck(state.deck), from, typesMatching(filter), (definition, card) =>
        isInPlay(state, seat, card, definition) ? undefined : definition.steal,
      ),
    answer: (dealer, { seat, from }, { steal: name }) => {
      dealer.tell({ did: 'steal', seat, card: name, from });
      leavePlay(dealer, from, indexDeck(dealer.state.deck).getCard(name), seat);
    },
    otherwise: (dealer, frame) => miss(dealer, 'RUBA', { ...frame, on: frame.from }),
    barred: (state, { seat, from, filter }) =>
      optionsInPlay(state, indexDeck(state.deck), from, -1, (definition, card) =>
        hasType(typesMatching(filter), definition.type) && !isInPlay(state, seat, card, definition)
          ? undefined
          : definition.steal,
      ),
    why: whyNotTarget,
  },
};
