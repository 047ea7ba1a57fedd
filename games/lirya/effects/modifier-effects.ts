/** Effects that give modifiers: give, swap stats, add counters (RULES 9 and 12). */
import type { Json } from '@ludoteca/kernel';
import type { CardIndex, StackItem, Modifier, Ref } from '../parts.ts';
import { abilityAt, cardAt, rowAt } from '../pool/index.ts';
import { TRIGGER_EVENT } from '../pool/feature-bits.ts';
import { heal } from '../rules/damage.ts';
import { canBear } from '../rules/legality.ts';
import { addModifier, type ModifierTerm, toTerm } from '../rules/modifiers.ts';
import { moveEquipment } from '../rules/pieces.ts';
import { raiseLevel } from '../rules/resolution.ts';
import { applyState, removeImmunity, purify, removeState, endStealth } from '../rules/states.ts';
import { playerAt, playerRef } from '../rules/lookup.ts';
import { fireTriggers } from '../rules/triggers.ts';
import { configOf } from '../settings.ts';
import type { CardFilter, Gift } from '../card-definition/index.ts';
import type { EffectContext, EffectHandlers } from './effect-context.ts';

type ModifierContent = Pick<Modifier, 'kind' | 'word' | 'amount'> & { readonly data?: Json };

const filterToJson = (filter: CardFilter): Json => filter as unknown as Json;

/** The card on which the ability is printed; a granted ability belongs to the card that granted it. */
const printedCardOf = ({ ability, card }: StackItem): CardIndex =>
  ability < 0 ? card : abilityAt(ability).card;

/** A gift as a modifier, with its values computed now. */
function toModifier(now: EffectContext, gift: Gift): ModifierContent {
  if ('stat' in gift) return { kind: gift.stat, word: '', amount: now.evaluate(gift.by) };
  if ('set' in gift) return { kind: 'set', word: gift.set, amount: now.evaluate(gift.to) };
  if ('double' in gift) return { kind: 'double', word: gift.double, amount: 2 };
  if ('keyword' in gift)
    return { kind: 'keyword', word: gift.keyword, amount: gift.n === undefined ? 1 : now.evaluate(gift.n) };
  if ('lose' in gift) return { kind: 'lose', word: gift.lose, amount: 0 };
  if ('immune' in gift) return { kind: 'immune', word: gift.immune, amount: 0 };
  if ('untargetable' in gift) return { kind: 'untargetable', word: gift.untargetable, amount: 0 };
  if ('cannot' in gift) return { kind: 'cannot', word: gift.cannot, amount: 0 };
  if ('ability' in gift)
    return {
      kind: 'ability',
      word: gift.ability,
      amount: rowAt(printedCardOf(now.item)).extras.get(gift.ability)?.index ?? -1,
    };
  if ('more' in gift)
    return {
      kind: 'more',
      word: gift.of === undefined ? gift.more : `${gift.more} ${gift.of}`,
      amount: now.evaluate(gift.by),
    };
  if ('hand' in gift) return { kind: 'hand', word: gift.hand, amount: 0 };
  const word = gift.once === true ? 'once' : '';
  return 'costs' in gift
    ? { kind: 'costs', word, amount: now.evaluate(gift.costs), data: filterToJson(gift.cards) }
    : { kind: 'cost', word, amount: now.evaluate(gift.cost), data: filterToJson(gift.cards) };
}

export function applyModifiers(
  now: EffectContext,
  ref: Ref,
  gifts: readonly Gift[],
  term: ModifierTerm,
): void {
  for (const gift of gifts) {
    const mark = toModifier(now, gift);
    if (mark.kind !== 'ability' || mark.amount >= 0) addModifier(now.dealer, ref, mark, term);
  }
}

export const modifierEffects: EffectHandlers<'give' | 'swap stats' | 'add counters'> = {
  give: (now, { to, gifts, for: duration }) => {
    const refs = now.select(to);
    if (refs === undefined) return;
    for (const ref of refs) applyModifiers(now, ref, gifts, toTerm(duration, now.scope));
    now.item.last = refs.length;
  },

  'swap stats': (now, { of, stats, for: duration }) => {
    const refs = now.select(of);
    if (refs === undefined) return;
    for (const ref of refs)
      addModifier(
        now.dealer,
        ref,
        { kind: 'swap', word: stats.join('/'), amount: 0 },
        toTerm(duration, now.scope),
      );
  },

  'add counters': (now, { to, name, count }) => {
    const refs = now.select(to);
    if (refs === undefined) return;
    const amount = now.evaluate(count);
    for (const ref of refs)
      if (amount > 0)
        addModifier(
          now.dealer,
          ref,
          { kind: 'counters', word: name, amount },
          toTerm('permanent', now.scope),
        );
  },
};

export const stateEffects: EffectHandlers<'apply' | 'remove' | 'purify'> = {
  apply: (now, { state, to, for: duration, amount, against, fixed }) => {
    const pieces = now.selectPieces(to);
    if (pieces === undefined) return;
    const term = toTerm(duration, now.scope, fixed === true);
    const given = { state, term, amount: amount === undefined ? undefined : now.evaluate(amount), against };
    let applied = 0;
    for (const piece of pieces) if (piece.bearer === 0 && applyState(now.dealer, piece, given)) applied++;
    now.item.last = applied;
  },

  remove: (now, { state, from }) => {
    const pieces = now.selectPieces(from);
    if (pieces === undefined) return;
    for (const piece of pieces)
      if (state === 'stealth') endStealth(now.dealer, piece, 'removed');
      else if (state === 'immunity') removeImmunity(now.dealer, piece);
      else removeState(now.dealer, piece, state, 'removed');
  },

  purify: (now, { who, count }) => {
    const pieces = now.selectPieces(who);
    if (pieces === undefined) return;
    const most = count === undefined ? Infinity : now.evaluateCount(count);
    now.item.last = pieces.reduce((sum, piece) => sum + purify(now.dealer, piece, most), 0);
  },
};

export const resourceEffects: EffectHandlers<'energy' | 'capacity'> = {
  energy: (now, { who, amount }) => {
    const { state } = now.dealer;
    for (const seat of now.selectSeats(who)) {
      const player = playerAt(state, seat);
      const gained = now.evaluate(amount);
      player.energy = Math.max(0, Math.min(configOf(state.settings).maxEnergy, player.energy + gained));
      now.dealer.tell({ did: 'energy', seat, energy: player.energy, capacity: player.capacity });
      if (gained > 0) fireTriggers(now.dealer, TRIGGER_EVENT.energy, playerRef(seat), now.sourceRef, gained);
    }
  },

  capacity: (now, { who, amount }) => {
    const { state } = now.dealer;
    for (const seat of now.selectSeats(who)) {
      const player = playerAt(state, seat);
      player.capacity = Math.max(
        0,
        Math.min(configOf(state.settings).maxEnergy, player.capacity + now.evaluate(amount)),
      );
      now.dealer.tell({ did: 'energy', seat, energy: player.energy, capacity: player.capacity });
    }
  },
};

export const structureEffects: EffectHandlers<'upgrade' | 'repair' | 'move equipment'> = {
  upgrade: (now, { who }) => {
    for (const { id } of now.selectPieces(who) ?? []) raiseLevel(now.dealer, id);
  },

  repair: (now, { who, amount }) => {
    const pieces = now.selectPieces(who);
    if (pieces === undefined) return;
    let repaired = 0;
    for (const { id, level, most } of pieces)
      if (level > 0)
        repaired += heal(now.dealer, id, amount === 'full' ? most : now.evaluate(amount), now.sourceRef);
    now.item.last = repaired;
  },

  /** 11.1: needs a free equipment slot; requirements are not checked again. */
  'move equipment': (now, { what, to }) => {
    const items = now.selectPieces(what);
    const [bearer] = now.selectPieces(to) ?? [];
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
      moveEquipment(now.dealer, item, bearer);
    }
  },
};
