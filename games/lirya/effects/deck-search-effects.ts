/** Effects that look into decks (RULES 12.6) and the questions they ask. Cards being looked at lie aside. */
import { at, type FrameOf, type Rulebook, type Seat } from '@ludoteca/kernel';
import type { EffectFrame, Lirya, CardOption, LiryaDealer, ReadonlyState } from '../parts.ts';
import { idAt, indexOfId, rowAt } from '../pool/index.ts';
import { announceCard } from '../rules/announce.ts';
import { toDistinctCardOptions } from '../rules/announcement-questions.ts';
import { isPlayable } from '../rules/legality.ts';
import { putIntoPlay } from '../rules/pieces.ts';
import {
  putIntoDiscard,
  hideAfterSearch,
  putIntoHand,
  putOntoDeck,
  shuffleDeck,
  takeCard,
} from '../rules/piles.ts';
import { compareCards } from '../rules/card-order.ts';
import { cardOf, EVERYONE, knownCard } from '../rules/known-cards.ts';
import { findStackItem, playerAt } from '../rules/lookup.ts';
import { hasRoom } from '../rules/slots.ts';
import { configOf } from '../settings.ts';
import type { CardEffect, CardFilter } from '../card-definition/index.ts';
import { takeFrames, giveUpCard } from './card-effects.ts';
import { matchesCard } from './filters.ts';
import { EffectContext, type EffectHandlers, isEffectNamed } from './effect-context.ts';

type TakeFrame = FrameOf<Lirya, 'take'>;

const effectOf = ({ list, at: place }: EffectFrame): CardEffect => at(list, place);

/** Puts the top cards aside. Only the player of the effect knows them, and the others forget what they knew (14.1). */
function setAsideTop(context: EffectContext, whose: Seat, count: number): number {
  const { deck, aside } = playerAt(context.state, whose);
  const viewer = context.item.seat;
  const names: string[] = [];
  for (let i = 0; i < count; i++) {
    const known = deck.pop();
    if (known === undefined) break;
    aside.push(knownCard(cardOf(known), 1 << viewer));
    names.push(idAt(cardOf(known)));
  }
  context.dealer.tell({
    did: 'look',
    seat: viewer,
    at: 'deck',
    of: whose,
    count: names.length,
    cards: names,
  });
  return names.length;
}

export const deckSearchEffects: EffectHandlers<'dig' | 'search' | 'reorder'> = {
  dig: (context, { count, take }) => {
    const { seat } = context.item;
    if (setAsideTop(context, seat, context.evaluateCount(count)) === 0) return;
    context.item.last = 0;
    const scope = context.currentEffectFrame();
    const left = context.evaluateCount(take);
    context.dealer.next(...takeFrames(seat, scope, left), { do: 'stow', seat, scope });
  },

  search: (context, { count }) => {
    const { seat } = context.item;
    context.item.last = 0;
    if (playerAt(context.state, seat).deck.length === 0) return;
    const scope = context.currentEffectFrame();
    const left = context.evaluateCount(count);
    context.dealer.next(...takeFrames(seat, scope, left), { do: 'stow', seat, scope });
  },

  reorder: (context, { pile, of, count }) => {
    const { state } = context;
    for (const whose of context.selectSeats(of)) {
      const player = playerAt(state, whose);
      const taken = Math.min(context.evaluateCount(count), player[pile].length);
      if (taken === 0) continue;
      if (pile === 'deck') setAsideTop(context, whose, taken);
      else
        for (let i = 0; i < taken; i++)
          player.aside.push(knownCard(at(player.discard, player.discard.length - 1 - i), EVERYONE));
      if (pile === 'discard') player.discard.length -= taken;
      context.dealer.next({
        do: 'arrange',
        seat: context.item.seat,
        whose,
        scope: context.currentEffectFrame(),
      });
    }
  },
};

function findTakeable(state: ReadonlyState, { seat, scope }: TakeFrame): CardOption[] {
  const effect = effectOf(scope);
  const item = findStackItem(state, scope.item);
  if (item === undefined) return [];
  const player = at(state.players, seat);
  const like = 'like' in effect ? (effect.like as CardFilter | undefined) : undefined;
  const fits = (card: number): boolean => matchesCard(state, like, rowAt(card), item);
  if (isEffectNamed(effect, 'play')) {
    const { from, cost: price } = effect;
    const pile = from === 'discard' ? player.discard : player.hand.map(cardOf);
    return toDistinctCardOptions(
      pile.filter((card) => fits(card) && isPlayable(state, seat, rowAt(card), 'own', price)),
    );
  }
  const pile =
    effect.do === 'recover' ? player.discard : (effect.do === 'dig' ? player.aside : player.deck).map(cardOf);
  const toPlay = 'to' in effect && effect.to === 'play';
  // Sorted: the order of the deck is secret.
  return toDistinctCardOptions(
    pile
      .filter((card) => fits(card) && (!toPlay || hasRoom(state, seat, rowAt(card))))
      .toSorted((a, b) => compareCards(state, a, b)),
  );
}

/** Nobody can check what a player finds in a hidden zone, so it may be left there. Cards in a public zone must be taken. */
const mayTakeNone = ({ scope }: TakeFrame): boolean => effectOf(scope).do !== 'recover';

function takeCardByEffect(dealer: LiryaDealer, frame: TakeFrame, card: number): void {
  const { seat, scope, left } = frame;
  const effect = effectOf(scope);
  const item = findStackItem(dealer.state, scope.item);
  if (item === undefined) return;
  if (left > 1) dealer.next({ ...frame, left: left - 1 });
  item.last++;
  const player = playerAt(dealer.state, seat);
  if (isEffectNamed(effect, 'play')) return announceCard(dealer, seat, card, effect.from, effect.cost);
  if (effect.do === 'search') hideAfterSearch(player.deck, seat);
  if (effect.do === 'recover') player.discard.splice(player.discard.lastIndexOf(card), 1);
  else takeCard(effect.do === 'dig' ? player.aside : player.deck, card);
  const open = effect.do === 'recover' || (isEffectNamed(effect, 'search') && effect.reveal === true);
  const to = 'to' in effect ? effect.to : 'hand';
  const from = effect.do === 'recover' ? 'discard' : 'deck';
  if (to === 'play') putIntoPlay(dealer, seat, card);
  else if (to === 'top') putOntoDeck(dealer, seat, card, 'top', from, open ? EVERYONE : 1 << seat);
  else putIntoHand(dealer, seat, card, from, open ? EVERYONE : 0);
}

export const deckSearchRules: Pick<Rulebook<Lirya>, 'take' | 'stow' | 'give up' | 'arrange'> = {
  take: {
    ask: (state, frame) => {
      const options: (CardOption | 'none')[] = findTakeable(state, frame);
      if (mayTakeNone(frame)) options.push('none');
      return options;
    },
    answer: (dealer, frame, choice) => {
      if (choice === 'none') return dealer.tell({ did: 'pass', seat: frame.seat });
      takeCardByEffect(dealer, frame, indexOfId(choice.card));
    },
    lapse: (dealer, frame) => {
      const [first] = mayTakeNone(frame) ? [] : findTakeable(dealer.state, frame);
      if (first === undefined) dealer.tell({ did: 'pass', seat: frame.seat });
      else takeCardByEffect(dealer, frame, indexOfId(first.card));
    },
    why: () => ({ why: 'not there', rule: '12.6' }),
  },

  stow: (dealer, { seat, scope }) => {
    const { searchShuffles } = configOf(dealer.state.settings);
    const effect = effectOf(scope);
    const { aside } = playerAt(dealer.state, seat);
    const rest = 'rest' in effect ? effect.rest : 'top';
    for (const known of aside.splice(0).toReversed()) {
      const card = cardOf(known);
      if (rest === 'discard') {
        putIntoDiscard(dealer, seat, card);
        dealer.tell({ did: 'discard', seat, card: idAt(card), why: 'mill' });
      } else putOntoDeck(dealer, seat, card, rest, 'deck', known & EVERYONE);
    }
    if (isEffectNamed(effect, 'search') && (effect.shuffle ?? searchShuffles)) shuffleDeck(dealer, seat);
  },

  /** If no card of the hand matches, 'none' is the only option. */
  'give up': {
    ask: (state, { whose, scope }) => {
      const effect = effectOf(scope);
      const item = findStackItem(state, scope.item);
      if (item === undefined) return [];
      const hand = at(state.players, whose).hand.map(cardOf);
      const like = 'like' in effect ? (effect.like as CardFilter | undefined) : undefined;
      const options: (CardOption | 'none')[] = toDistinctCardOptions(
        hand.filter((card) => matchesCard(state, like, rowAt(card), item)),
      );
      return options.length > 0 || hand.length === 0 ? options : ['none'];
    },
    answer: (dealer, frame, choice) => {
      if (choice === 'none') return dealer.tell({ did: 'pass', seat: frame.seat });
      const item = findStackItem(dealer.state, frame.scope.item);
      if (item === undefined) return;
      if (frame.left > 1) dealer.next({ ...frame, left: frame.left - 1 });
      giveUpCard(new EffectContext(dealer, item, frame.scope), frame.whose, indexOfId(choice.card));
    },
    why: () => ({ why: 'not in hand', rule: '14.1' }),
  },

  /** The cards go back on top one by one; the last is the top. */
  arrange: {
    ask: (state, { whose }) => toDistinctCardOptions(at(state.players, whose).aside.map(cardOf)),
    answer: (dealer, frame, { card }) => {
      const player = playerAt(dealer.state, frame.whose);
      const effect = effectOf(frame.scope);
      const pile = 'pile' in effect && effect.pile === 'discard' ? 'discard' : 'deck';
      const known = takeCard(player.aside, indexOfId(card));
      if (pile === 'discard') player.discard.push(cardOf(known));
      else player.deck.push(known);
      dealer.tell({ did: 'arrange', seat: frame.seat, pile, of: frame.whose, count: 1, cards: [card] });
      if (player.aside.length > 0) dealer.next(frame);
    },
    why: () => ({ why: 'not there', rule: '12.6' }),
  },
};
