/** What is given (RULES 9, 12), states (10), resources (5.2), structures and equipment (11). */
import type { Json } from '@ludoteca/kernel';
import type { CardIndex, Item, Mark, Ref } from '../parts.ts';
import { abilityAt, cardAt, rowAt } from '../pool/index.ts';
import { ON } from '../pool/gives.ts';
import { heal } from '../rules/damage.ts';
import { canBear } from '../rules/legal.ts';
import { addMark, type Term, termOf } from '../rules/marks.ts';
import { handOver } from '../rules/pieces.ts';
import { raise } from '../rules/resolving.ts';
import { applyState, expose, purify, removeState, unveil } from '../rules/states.ts';
import { playerAt, playerRef } from '../rules/table.ts';
import { fire } from '../rules/triggers.ts';
import { configOf } from '../settings.ts';
import type { Filter, Gift } from '../vocabulary/index.ts';
import type { Happening, Handlers } from './happening.ts';

type What = Pick<Mark, 'kind' | 'word' | 'amount'> & { readonly data?: Json };

const filterData = (filter: Filter): Json => filter as unknown as Json;

/** The card whose text it is: an ability that was given is still its own card's. */
const homeOf = ({ ability, card }: Item): CardIndex => (ability < 0 ? card : abilityAt(ability).card);

/** A gift as a mark, its values as they are now. */
function markOf(now: Happening, gift: Gift): What {
  if ('stat' in gift) return { kind: gift.stat, word: '', amount: now.value(gift.by) };
  if ('set' in gift) return { kind: 'set', word: gift.set, amount: now.value(gift.to) };
  if ('double' in gift) return { kind: 'double', word: gift.double, amount: 2 };
  if ('keyword' in gift)
    return { kind: 'keyword', word: gift.keyword, amount: gift.n === undefined ? 1 : now.value(gift.n) };
  if ('lose' in gift) return { kind: 'lose', word: gift.lose, amount: 0 };
  if ('immune' in gift) return { kind: 'immune', word: gift.immune, amount: 0 };
  if ('untargetable' in gift) return { kind: 'untargetable', word: gift.untargetable, amount: 0 };
  if ('cannot' in gift) return { kind: 'cannot', word: gift.cannot, amount: 0 };
  if ('ability' in gift)
    return {
      kind: 'ability',
      word: gift.ability,
      amount: rowAt(homeOf(now.item)).extras.get(gift.ability)?.index ?? -1,
    };
  if ('more' in gift)
    return {
      kind: 'more',
      word: gift.of === undefined ? gift.more : `${gift.more} ${gift.of}`,
      amount: now.value(gift.by),
    };
  if ('hand' in gift) return { kind: 'hand', word: gift.hand, amount: 0 };
  const word = gift.once === true ? 'once' : '';
  return 'costs' in gift
    ? { kind: 'costs', word, amount: now.value(gift.costs), data: filterData(gift.cards) }
    : { kind: 'cost', word, amount: now.value(gift.cost), data: filterData(gift.cards) };
}

/** Gives some gifts to a piece or a player. */
export function bestow(now: Happening, ref: Ref, gifts: readonly Gift[], term: Term): void {
  for (const gift of gifts) {
    const mark = markOf(now, gift);
    if (mark.kind !== 'ability' || mark.amount >= 0) addMark(now.dealer, ref, mark, term);
  }
}

export const shapes: Handlers<'give' | 'swap stats' | 'add counters'> = {
  give: (now, { to, gifts, for: duration }) => {
    const refs = now.who(to);
    if (refs === undefined) return;
    for (const ref of refs) bestow(now, ref, gifts, termOf(duration, now.scope));
    now.item.last = refs.length;
  },

  'swap stats': (now, { of, stats, for: duration }) => {
    const refs = now.who(of);
    if (refs === undefined) return;
    for (const ref of refs)
      addMark(
        now.dealer,
        ref,
        { kind: 'swap', word: stats.join('/'), amount: 0 },
        termOf(duration, now.scope),
      );
  },

  'add counters': (now, { to, name, count }) => {
    const refs = now.who(to);
    if (refs === undefined) return;
    const amount = now.value(count);
    for (const ref of refs)
      if (amount > 0)
        addMark(now.dealer, ref, { kind: 'counters', word: name, amount }, termOf('permanent', now.scope));
  },
};

export const states: Handlers<'apply' | 'remove' | 'purify'> = {
  apply: (now, { state, to, for: duration, amount, against, fixed }) => {
    const pieces = now.pieces(to);
    if (pieces === undefined) return;
    const term = termOf(duration, now.scope, fixed === true);
    const given = { state, term, amount: amount === undefined ? undefined : now.value(amount), against };
    let applied = 0;
    for (const piece of pieces) if (piece.bearer === 0 && applyState(now.dealer, piece, given)) applied++;
    now.item.last = applied;
  },

  remove: (now, { state, from }) => {
    const pieces = now.pieces(from);
    if (pieces === undefined) return;
    for (const piece of pieces)
      if (state === 'stealth') unveil(now.dealer, piece, 'removed');
      else if (state === 'immunity') expose(now.dealer, piece);
      else removeState(now.dealer, piece, state, 'removed');
  },

  purify: (now, { who, count }) => {
    const pieces = now.pieces(who);
    if (pieces === undefined) return;
    const most = count === undefined ? Infinity : now.count(count);
    now.item.last = pieces.reduce((sum, piece) => sum + purify(now.dealer, piece, most), 0);
  },
};

export const resources: Handlers<'energy' | 'capacity'> = {
  energy: (now, { who, amount }) => {
    const { state } = now.dealer;
    for (const seat of now.seats(who)) {
      const player = playerAt(state, seat);
      const gained = now.value(amount);
      player.energy = Math.max(0, Math.min(configOf(state.settings).maxEnergy, player.energy + gained));
      now.dealer.tell({ did: 'energy', seat, energy: player.energy, capacity: player.capacity });
      if (gained > 0) fire(now.dealer, ON.energy, playerRef(seat), now.from, gained);
    }
  },

  capacity: (now, { who, amount }) => {
    const { state } = now.dealer;
    for (const seat of now.seats(who)) {
      const player = playerAt(state, seat);
      player.capacity = Math.max(
        0,
        Math.min(configOf(state.settings).maxEnergy, player.capacity + now.value(amount)),
      );
      now.dealer.tell({ did: 'energy', seat, energy: player.energy, capacity: player.capacity });
    }
  },
};

export const works: Handlers<'upgrade' | 'repair' | 'move equipment'> = {
  upgrade: (now, { who }) => {
    for (const { id } of now.pieces(who) ?? []) raise(now.dealer, id);
  },

  repair: (now, { who, amount }) => {
    const pieces = now.pieces(who);
    if (pieces === undefined) return;
    let repaired = 0;
    for (const { id, level, most } of pieces)
      if (level > 0) repaired += heal(now.dealer, id, amount === 'full' ? most : now.value(amount), now.from);
    now.item.last = repaired;
  },

  /** 11.1: to a slot that is free; what is required is looked at when it is equipped and not again. */
  'move equipment': (now, { what, to }) => {
    const items = now.pieces(what);
    const [bearer] = now.pieces(to) ?? [];
    if (items === undefined || bearer === undefined) return;
    const { state } = now.dealer;
    for (const item of items) {
      const card = cardAt(item.card);
      if (
        item.bearer === 0 ||
        item.bearer === bearer.id ||
        card.type !== 'equipment' ||
        !canBear(state, bearer, card)
      )
        continue;
      handOver(now.dealer, item, bearer);
    }
  },
};
