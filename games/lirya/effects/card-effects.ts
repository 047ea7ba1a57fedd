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
const isHandShielded = (now: EffectContext, seat: number): boolean =>
  seat !== now.item.seat && isHandProtected(now.dealer.state, seat);

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
  draw: (now, { who, count, optional }) => {
    if (optional === true && now.frame.picked === undefined)
      return now.dealer.next({
        do: 'may',
        seat: now.item.seat,
        card: idAt(now.item.card),
        scope: now.currentEffectFrame([]),
        of: 'effect',
      });
    let drawn = 0;
    for (const seat of now.selectSeats(who))
      drawn += drawCards(now.dealer, seat, now.evaluateCount(count), 'effect');
    now.item.last = drawn;
  },

  discard: (now, { who, count, like, chosen = 'by them' }) => {
    const { state, dice } = now.dealer;
    const asked: Frame[] = [];
    now.item.last = 0;
    for (const seat of now.selectSeats(who)) {
      const { hand } = playerAt(state, seat);
      const left = Math.min(now.evaluateCount(count), hand.length);
      if (left <= 0 || isHandShielded(now, seat)) continue;
      if (chosen === 'by you') lookAtTop(now, seat, 'hand', hand.length);
      if (chosen !== 'by lot') {
        const chooser = chosen === 'by you' ? now.item.seat : seat;
        asked.push({ do: 'give up', seat: chooser, whose: seat, scope: now.currentEffectFrame(), left });
        continue;
      }
      const fitting = hand.map(cardOf).filter((card) => matchesCard(state, like, rowAt(card), now.scope));
      for (const card of dice.shuffle(fitting).slice(0, left)) giveUpCard(now, seat, card);
    }
    now.dealer.next(...asked);
  },

  mill: (now, { who, count }) => {
    now.item.last = now
      .selectSeats(who)
      .reduce((sum, seat) => sum + millCards(now.dealer, seat, now.evaluateCount(count)), 0);
  },

  look: (now, { at: pile, of, count }) => {
    for (const seat of now.selectSeats(of)) {
      const most = playerAt(now.dealer.state, seat)[pile].length;
      if (pile === 'deck' || !isHandShielded(now, seat))
        lookAtTop(now, seat, pile, count === undefined ? most : Math.min(most, now.evaluateCount(count)));
    }
  },

  reveal: (now, { from, of, count }) => {
    for (const seat of now.selectSeats(of)) {
      const pile = playerAt(now.dealer.state, seat)[from];
      if (from === 'hand' && isHandShielded(now, seat)) continue;
      const shown = count === undefined ? pile.length : Math.min(pile.length, now.evaluateCount(count));
      for (let i = pile.length - shown; i < pile.length; i++) pile[i] = at(pile, i) | EVERYONE;
      const names = pile.slice(pile.length - shown).map((veiled) => idAt(cardOf(veiled)));
      now.dealer.tell({ did: 'reveal', seat, from, cards: names });
      fireTriggers(now.dealer, TRIGGER_EVENT.reveal, playerRef(seat), now.sourceRef, shown);
    }
  },

  'put back': (now, { count }) => {
    const { hand } = playerAt(now.dealer.state, now.item.seat);
    const left = Math.min(now.evaluateCount(count), hand.length);
    if (left > 0)
      now.dealer.next({
        do: 'give up',
        seat: now.item.seat,
        whose: now.item.seat,
        scope: now.currentEffectFrame(),
        left,
      });
  },

  'return to deck': (now, { who, on }) => {
    for (const piece of now.selectPieces(who) ?? []) leavePlay(now.dealer, piece, on, now.sourceRef);
  },

  'return to hand': (now, { who }) => {
    for (const piece of now.selectPieces(who) ?? []) leavePlay(now.dealer, piece, 'hand', now.sourceRef);
  },

  recover: (now, { count }) =>
    now.dealer.next(...takeFrames(now.item.seat, now.currentEffectFrame(), now.evaluateCount(count))),

  play: (now) =>
    now.dealer.next({ do: 'take', seat: now.item.seat, scope: now.currentEffectFrame(), left: 1 }),

  /** The copy has the same targets. */
  'copy spell': (now, { what }) => {
    const { state } = now.dealer;
    for (const ref of now.select(what) ?? []) {
      const spell = findStackItem(state, ref);
      if (spell?.kind !== 'spell' || spell.id === now.item.id) continue;
      const targets = spell.targets.map((refs) => refs.slice());
      const copy = { ...spell, id: state.nextId++, seat: now.item.seat, copy: true, targets, memory: {} };
      state.stack.push(copy);
      now.dealer.tell({
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
  create: (now, { card, who, count }) => {
    const times = now.evaluateCount(count);
    now.dealer.state.events += times;
    for (const seat of now.selectSeats(who))
      for (let i = 0; i < times; i++)
        if (cardAt(indexOfId(card)).token === true)
          putIntoHand(now.dealer, seat, indexOfId(card), 'nowhere', EVERYONE);
  },

  shuffle: (now, { who }) => {
    for (const seat of now.selectSeats(who)) shuffleDeck(now.dealer, seat);
  },
};

/** The question which cards to take, if any may be taken. */
export const takeFrames = (seat: number, scope: EffectFrame, left: number): Frame[] =>
  left > 0 ? [{ do: 'take', seat, scope, left }] : [];

/** Only the player of the effect learns the top cards of the pile. */
function lookAtTop(now: EffectContext, seat: number, pile: 'hand' | 'deck', count: number): void {
  const { state } = now.dealer;
  const list = playerAt(state, seat)[pile];
  const you = now.item.seat;
  for (let i = list.length - count; i < list.length; i++) list[i] = at(list, i) | (1 << you);
  const names = list.slice(list.length - count).map((veiled) => idAt(cardOf(veiled)));
  now.dealer.tell({ did: 'look', seat: you, at: pile, of: seat, count, cards: names });
}

/** Discards the card, or puts it where a `put back` says. */
export function giveUpCard(now: EffectContext, seat: number, card: number): void {
  const { dealer } = now;
  const effect = at(now.frame.list, now.frame.at);
  const { hand } = playerAt(dealer.state, seat);
  now.item.last++;
  if (effect.do !== 'put back' || !('on' in effect)) return discardCard(dealer, seat, card, 'effect');
  takeCard(hand, card);
  hideAfterSecretChoice(hand, seat);
  putOntoDeck(dealer, seat, card, effect.on, 'hand', 1 << seat);
}
