/** Effects with cards that need no look at what is hidden: draw, mill, return, create, recover, play (RULES 12.5). */
import { at } from '@ludoteca/kernel';
import type { EffectFrame, Frame } from '../parts.ts';
import { cardAt, idAt, indexOfId, rowAt } from '../pool/index.ts';
import { ON } from '../pool/gives.ts';
import { leave } from '../rules/pieces.ts';
import { cover, discard, draw, intoHand, mill, ontoDeck, shuffle, takeCard } from '../rules/piles.ts';
import { cardOf, EVERYBODY, itemOf, playerAt, playerRef } from '../rules/table.ts';
import { isHandProtected } from '../rules/traits.ts';
import { fire } from '../rules/triggers.ts';
import { matchesPile } from './filters.ts';
import type { Happening, Handlers } from './happening.ts';

/** Whose hand the other side can neither see nor empty. */
const isSheltered = (now: Happening, seat: number): boolean =>
  seat !== now.item.seat && isHandProtected(now.dealer.state, seat);

export const cards: Handlers<
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
        scope: now.alone([]),
        of: 'effect',
      });
    let drawn = 0;
    for (const seat of now.seats(who)) drawn += draw(now.dealer, seat, now.count(count), 'effect');
    now.item.last = drawn;
  },

  discard: (now, { who, count, like, chosen = 'by them' }) => {
    const { state, dice } = now.dealer;
    const asked: Frame[] = [];
    now.item.last = 0;
    for (const seat of now.seats(who)) {
      const { hand } = playerAt(state, seat);
      const left = Math.min(now.count(count), hand.length);
      if (left <= 0 || isSheltered(now, seat)) continue;
      if (chosen === 'by you') see(now, seat, 'hand', hand.length);
      if (chosen !== 'by lot') {
        const chooser = chosen === 'by you' ? now.item.seat : seat;
        asked.push({ do: 'give up', seat: chooser, whose: seat, scope: now.alone(), left });
        continue;
      }
      const fitting = hand.map(cardOf).filter((card) => matchesPile(state, like, rowAt(card), now.scope));
      for (const card of dice.shuffle(fitting).slice(0, left)) throwAway(now, seat, card);
    }
    now.dealer.next(...asked);
  },

  mill: (now, { who, count }) => {
    now.item.last = now.seats(who).reduce((sum, seat) => sum + mill(now.dealer, seat, now.count(count)), 0);
  },

  look: (now, { at: pile, of, count }) => {
    for (const seat of now.seats(of)) {
      const most = playerAt(now.dealer.state, seat)[pile].length;
      if (pile === 'deck' || !isSheltered(now, seat))
        see(now, seat, pile, count === undefined ? most : Math.min(most, now.count(count)));
    }
  },

  reveal: (now, { from, of, count }) => {
    for (const seat of now.seats(of)) {
      const pile = playerAt(now.dealer.state, seat)[from];
      if (from === 'hand' && isSheltered(now, seat)) continue;
      const shown = count === undefined ? pile.length : Math.min(pile.length, now.count(count));
      for (let i = pile.length - shown; i < pile.length; i++) pile[i] = at(pile, i) | EVERYBODY;
      const names = pile.slice(pile.length - shown).map((veiled) => idAt(cardOf(veiled)));
      now.dealer.tell({ did: 'reveal', seat, from, cards: names });
      fire(now.dealer, ON.reveal, playerRef(seat), now.from, shown);
    }
  },

  'put back': (now, { count }) => {
    const { hand } = playerAt(now.dealer.state, now.item.seat);
    const left = Math.min(now.count(count), hand.length);
    if (left > 0)
      now.dealer.next({ do: 'give up', seat: now.item.seat, whose: now.item.seat, scope: now.alone(), left });
  },

  'return to deck': (now, { who, on }) => {
    for (const piece of now.pieces(who) ?? []) leave(now.dealer, piece, on, now.from);
  },

  'return to hand': (now, { who }) => {
    for (const piece of now.pieces(who) ?? []) leave(now.dealer, piece, 'hand', now.from);
  },

  recover: (now, { count }) => now.dealer.next(...taking(now.item.seat, now.alone(), now.count(count))),

  play: (now) => now.dealer.next({ do: 'take', seat: now.item.seat, scope: now.alone(), left: 1 }),

  /** A copy of a spell on the stack, with the same targets. */
  'copy spell': (now, { what }) => {
    const { state } = now.dealer;
    for (const ref of now.who(what) ?? []) {
      const spell = itemOf(state, ref);
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
    const times = now.count(count);
    now.dealer.state.events += times;
    for (const seat of now.seats(who))
      for (let i = 0; i < times; i++)
        if (cardAt(indexOfId(card)).token === true)
          intoHand(now.dealer, seat, indexOfId(card), 'nowhere', EVERYBODY);
  },

  shuffle: (now, { who }) => {
    for (const seat of now.seats(who)) shuffle(now.dealer, seat);
  },
};

/** Asks to take some, if any may be taken. */
export const taking = (seat: number, scope: EffectFrame, left: number): Frame[] =>
  left > 0 ? [{ do: 'take', seat, scope, left }] : [];

/** The player of the effect learns the top cards of a pile, and nobody else. */
function see(now: Happening, seat: number, pile: 'hand' | 'deck', count: number): void {
  const { state } = now.dealer;
  const list = playerAt(state, seat)[pile];
  const you = now.item.seat;
  for (let i = list.length - count; i < list.length; i++) list[i] = at(list, i) | (1 << you);
  const names = list.slice(list.length - count).map((veiled) => idAt(cardOf(veiled)));
  now.dealer.tell({ did: 'look', seat: you, at: pile, of: seat, count, cards: names });
}

/** A card of a hand goes where the effect says. */
export function throwAway(now: Happening, seat: number, card: number): void {
  const { dealer } = now;
  const effect = at(now.frame.list, now.frame.at);
  const { hand } = playerAt(dealer.state, seat);
  now.item.last++;
  if (effect.do !== 'put back' || !('on' in effect)) return discard(dealer, seat, card, 'effect');
  takeCard(hand, card);
  cover(hand, seat);
  ontoDeck(dealer, seat, card, effect.on, 'hand', 1 << seat);
}
