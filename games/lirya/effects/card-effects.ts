/** Effects on cards that are not searched for: draw, discard, mill, look, reveal, put back, return, recover, play, copy, create, shuffle (RULES 12.5). */
import { at } from '@ludoteca/kernel';
import type { EffectFrame, Frame } from '../parts.ts';
import { cardAt, idAt, indexOfId, rowAt } from '../pool/index.ts';
import { TRIGGER_EVENT } from '../pool/feature-bits.ts';
import { leavePlay } from '../rules/pieces.ts';
import {
  hideAfterSecretChoice,
  discardCard,
  drawCards,
  putIntoHand,
  millCards,
  putOntoDeck,
  shuffleDeck,
  takeCard,
} from '../rules/piles.ts';
import { cardOf, EVERYONE } from '../rules/known-cards.ts';
import { findStackItem, playerAt, playerRef } from '../rules/lookup.ts';
import { isHandProtected } from '../rules/traits.ts';
import { fireTriggers } from '../rules/triggers.ts';
import { matchesCard } from './filters.ts';
import type { EffectContext, EffectHandlers } from './effect-context.ts';

/** Whether the opponent of this seat can neither see nor empty its hand. */
const isHandShielded = (context: EffectContext, seat: number): boolean =>
  seat !== context.item.seat && isHandProtected(context.state, seat);

export const cardEffects: EffectHandlers<
  | 'draw'
  | 'discard'
  | 'mill'
  | 'look'
  | 'reveal'
  | 'put back'
  | 'return to deck'
  | 'recover'
  | 'return to hand'
  | 'play'
  | 'copy spell'
  | 'create'
  | 'shuffle'
> = {
  draw: (context, { who, count, optional }) => {
    if (optional === true && context.frame.picked === undefined)
      return context.dealer.next({
        do: 'may',
        seat: context.item.seat,
        card: idAt(context.item.card),
        scope: context.currentEffectFrame([]),
        of: 'effect',
      });
    let drawn = 0;
    for (const seat of context.selectSeats(who))
      drawn += drawCards(context.dealer, seat, context.evaluateCount(count), 'effect');
    context.item.last = drawn;
  },

  discard: (context, { who, count, like, chosen = 'by them' }) => {
    const {
      state,
      dealer: { dice },
    } = context;
    const questions: Frame[] = [];
    context.item.last = 0;
    for (const seat of context.selectSeats(who)) {
      const { hand } = playerAt(state, seat);
      const left = Math.min(context.evaluateCount(count), hand.length);
      if (left <= 0 || isHandShielded(context, seat)) continue;
      if (chosen === 'by you') lookAtTop(context, seat, 'hand', hand.length);
      if (chosen !== 'by lot') {
        const chooser = chosen === 'by you' ? context.item.seat : seat;
        questions.push({
          do: 'give up',
          seat: chooser,
          whose: seat,
          scope: context.currentEffectFrame(),
          left,
        });
        continue;
      }
      const fitting = hand.map(cardOf).filter((card) => matchesCard(state, like, rowAt(card), context.scope));
      for (const card of dice.shuffle(fitting).slice(0, left)) giveUpCard(context, seat, card);
    }
    context.dealer.next(...questions);
  },

  mill: (context, { who, count }) => {
    context.item.last = context
      .selectSeats(who)
      .reduce((sum, seat) => sum + millCards(context.dealer, seat, context.evaluateCount(count)), 0);
  },

  look: (context, { at: pile, of, count }) => {
    for (const seat of context.selectSeats(of)) {
      const size = playerAt(context.state, seat)[pile].length;
      if (pile === 'deck' || !isHandShielded(context, seat))
        lookAtTop(
          context,
          seat,
          pile,
          count === undefined ? size : Math.min(size, context.evaluateCount(count)),
        );
    }
  },

  reveal: (context, { from, of, count }) => {
    for (const seat of context.selectSeats(of)) {
      const pile = playerAt(context.state, seat)[from];
      if (from === 'hand' && isHandShielded(context, seat)) continue;
      const shown = count === undefined ? pile.length : Math.min(pile.length, context.evaluateCount(count));
      for (let i = pile.length - shown; i < pile.length; i++) pile[i] = at(pile, i) | EVERYONE;
      const names = pile.slice(pile.length - shown).map((known) => idAt(cardOf(known)));
      context.dealer.tell({ did: 'reveal', seat, from, cards: names });
      fireTriggers(context.dealer, TRIGGER_EVENT.reveal, playerRef(seat), context.sourceRef, shown);
    }
  },

  'put back': (context, { count }) => {
    const { hand } = playerAt(context.state, context.item.seat);
    const left = Math.min(context.evaluateCount(count), hand.length);
    if (left > 0)
      context.dealer.next({
        do: 'give up',
        seat: context.item.seat,
        whose: context.item.seat,
        scope: context.currentEffectFrame(),
        left,
      });
  },

  'return to deck': (context, { who, on }) => {
    for (const piece of context.selectPieces(who) ?? [])
      leavePlay(context.dealer, piece, on, context.sourceRef);
  },

  'return to hand': (context, { who }) => {
    for (const piece of context.selectPieces(who) ?? [])
      leavePlay(context.dealer, piece, 'hand', context.sourceRef);
  },

  recover: (context, { count }) =>
    context.dealer.next(
      ...takeFrames(context.item.seat, context.currentEffectFrame(), context.evaluateCount(count)),
    ),

  play: (context) =>
    context.dealer.next({
      do: 'take',
      seat: context.item.seat,
      scope: context.currentEffectFrame(),
      left: 1,
    }),

  /** The copy has the same targets. */
  'copy spell': (context, { what }) => {
    const { state } = context;
    for (const ref of context.select(what) ?? []) {
      const spell = findStackItem(state, ref);
      if (spell?.kind !== 'spell' || spell.id === context.item.id) continue;
      const targets = spell.targets.map((refs) => refs.slice());
      const copy = { ...spell, id: state.nextId++, seat: context.item.seat, copy: true, targets, memory: {} };
      state.stack.push(copy);
      context.dealer.tell({
        did: 'play',
        seat: copy.seat,
        card: idAt(copy.card),
        item: copy.id,
        cost: 0,
        free: true,
      });
    }
  },

  /** 1.6 */
  create: (context, { card, who, count }) => {
    const times = context.evaluateCount(count);
    context.state.events += times;
    for (const seat of context.selectSeats(who))
      for (let i = 0; i < times; i++)
        if (cardAt(indexOfId(card)).token === true)
          putIntoHand(context.dealer, seat, indexOfId(card), 'nowhere', EVERYONE);
  },

  shuffle: (context, { who }) => {
    for (const seat of context.selectSeats(who)) shuffleDeck(context.dealer, seat);
  },
};

/** The question which cards to take, if any may be taken. */
export const takeFrames = (seat: number, scope: EffectFrame, left: number): Frame[] =>
  left > 0 ? [{ do: 'take', seat, scope, left }] : [];

/** Only the player of the effect learns the top cards of the pile. */
function lookAtTop(context: EffectContext, seat: number, pile: 'hand' | 'deck', count: number): void {
  const { state } = context;
  const list = playerAt(state, seat)[pile];
  const viewer = context.item.seat;
  for (let i = list.length - count; i < list.length; i++) list[i] = at(list, i) | (1 << viewer);
  const names = list.slice(list.length - count).map((known) => idAt(cardOf(known)));
  context.dealer.tell({ did: 'look', seat: viewer, at: pile, of: seat, count, cards: names });
}

/** Discards the card, or puts it where a `put back` says. */
export function giveUpCard(context: EffectContext, seat: number, card: number): void {
  const { dealer } = context;
  const effect = at(context.frame.list, context.frame.at);
  const { hand } = playerAt(dealer.state, seat);
  context.item.last++;
  if (effect.do !== 'put back' || !('on' in effect)) return discardCard(dealer, seat, card, 'effect');
  takeCard(hand, card);
  hideAfterSecretChoice(hand, seat);
  putOntoDeck(dealer, seat, card, effect.on, 'hand', 1 << seat);
}
