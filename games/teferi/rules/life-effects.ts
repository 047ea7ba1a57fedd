/** Effects that deal damage or change life. */
import { at } from '@ludoteca/kernel';
import { holds } from '../layers/amounts.ts';
import { battlefieldIndex, type BoardState } from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import { CREATURE } from '../layers/bit-masks.ts';
import { resolveObjects, resolvePlayers } from '../layers/filters.ts';
import { lastKnownObject } from '../layers/object-snapshots.ts';
import type { StackObject, State } from '../state.ts';
import type { AbilityEffect } from '../abilities/index.ts';
import type { Frame } from '../parts.ts';
import { dealDamage } from './damage.ts';
import { addEnergy, gainLife, lifeReplacementChoices, loseLife, addPoison } from './life-and-counters.ts';
import { sideOf, type TeferiDealer, markChanged } from './state-access.ts';
import { resolveEntities } from './references.ts';
import { repeatEffect, NO_FRAMES, type EffectHandlers } from './effect-handlers.ts';
import { type DamageInstance, damageReplacementChoices } from './damage-replacement.ts';

const evaluateFor = (
  state: State,
  item: StackObject,
  value: Parameters<ReturnType<typeof deriveBoard>['evaluate']>[0],
): number => deriveBoard(state).evaluate(value, item);

const isCreature = (state: State, id: number): boolean => {
  const subject = lastKnownObject(deriveBoard(state), id);
  return subject !== undefined && battlefieldIndex(state, id) !== -1 && (subject.types & CREATURE) !== 0;
};

/** 615.12: a rule of the spell itself. */
const hasSureDamage = (board: BoardState, item: StackObject): boolean =>
  item.what === 'spell' &&
  at(board.cards, item.kind).characteristics.abilities.gameRules.some(
    (ability) =>
      ability.rule.says === 'sure damage' &&
      (ability.while === undefined || holds(board, ability.while, item)),
  );

/** Deals the damage, or returns the frames of a choice that must come first. */
function dealOrAsk(
  dealer: TeferiDealer,
  item: StackObject,
  effect: AbilityEffect,
  instances: readonly DamageInstance[],
): readonly Frame[] {
  const frames = damageReplacementChoices(dealer.state, instances, false);
  if (frames.length > 0) return [...frames, repeatEffect(item, effect)];
  item.amount = dealDamage(dealer, instances, false);
  return NO_FRAMES;
}

export const lifeEffects: Pick<
  EffectHandlers,
  | 'damage'
  | 'divided damage'
  | 'gain life'
  | 'lose life'
  | 'set life'
  | 'poison'
  | 'energy'
  | 'fight'
  | 'prevent'
> = {
  damage: (dealer, item, effect) => {
    const { from = 'this', also = [] } = effect;
    const board = deriveBoard(dealer.state);
    const sure = effect.sure ?? hasSureDamage(board, item);
    const instances = resolveObjects(board, from, item).flatMap((source) => {
      // "Each … deals damage equal to its power": the amount is evaluated for each source.
      const own = from === 'this' ? item : { ...item, it: source };
      return [effect, ...also].flatMap(({ amount, to }) => {
        const dealt = Math.max(0, board.evaluate(amount, own));
        return resolveEntities(board, to, item).map((entity): DamageInstance =>
          sure ? { source, to: entity, amount: dealt, sure } : { source, to: entity, amount: dealt },
        );
      });
    });
    return dealOrAsk(dealer, item, effect, instances);
  },
  'divided damage': (dealer, item, effect) => {
    const { target } = effect;
    const entities = item.targets[item.base + target] ?? [];
    const instances = entities.map((to, i): DamageInstance => ({
      source: item.source,
      to,
      amount: item.shares[i] ?? 0,
    }));
    return dealOrAsk(dealer, item, effect, instances);
  },
  'gain life': (dealer, item, effect) => {
    const { state } = dealer;
    const life = evaluateFor(state, item, effect.amount);
    const seats = resolvePlayers(deriveBoard(state), effect.who, item);
    const frames = life > 0 ? seats.flatMap((seat) => lifeReplacementChoices(state, seat)) : NO_FRAMES;
    if (frames.length > 0) return [...frames.slice(0, 1), repeatEffect(item, effect)];
    for (const seat of seats) item.amount = gainLife(dealer, seat, life);
    return NO_FRAMES;
  },
  'lose life': (dealer, item, { who, amount }) => {
    const life = evaluateFor(dealer.state, item, amount);
    let lost = 0;
    for (const seat of resolvePlayers(deriveBoard(dealer.state), who, item))
      lost += loseLife(dealer, seat, life);
    item.amount = lost;
    return NO_FRAMES;
  },
  /** 119.5: the player gains or loses the difference. */
  'set life': (dealer, item, { who, amount }) => {
    const life = evaluateFor(dealer.state, item, amount);
    for (const seat of resolvePlayers(deriveBoard(dealer.state), who, item)) {
      const change = life - sideOf(dealer.state, seat).life;
      if (change > 0) gainLife(dealer, seat, change);
      else loseLife(dealer, seat, -change);
    }
    return NO_FRAMES;
  },
  poison: (dealer, item, { who, amount }) => {
    const counters = evaluateFor(dealer.state, item, amount);
    for (const seat of resolvePlayers(deriveBoard(dealer.state), who, item))
      addPoison(dealer, seat, counters);
    return NO_FRAMES;
  },
  energy: (dealer, item, { who, amount }) => {
    const counters = evaluateFor(dealer.state, item, amount);
    for (const seat of resolvePlayers(deriveBoard(dealer.state), who, item))
      addEnergy(dealer, seat, counters);
    return NO_FRAMES;
  },
  /** 701.14: each deals damage equal to its power to the other, if both are still creatures. */
  fight: (dealer, item, effect) => {
    const { one, other } = effect;
    const board = deriveBoard(dealer.state);
    const [first] = resolveObjects(board, one, item);
    const [second] = resolveObjects(board, other, item);
    if (first === undefined || second === undefined) return NO_FRAMES;
    if (!isCreature(dealer.state, first) || !isCreature(dealer.state, second)) return NO_FRAMES;
    const power = (id: number): number => lastKnownObject(board, id)?.power ?? 0;
    const instances = [
      { source: first, to: second, amount: power(first) },
      { source: second, to: first, amount: power(second) },
    ];
    return dealOrAsk(dealer, item, effect, instances);
  },
  /** 615.3 */
  prevent: (dealer, item, { amount, to, from, combat }) => {
    const { state } = dealer;
    const board = deriveBoard(state);
    const left = amount === 'all' ? -1 : evaluateFor(state, item, amount);
    if (left === 0) return NO_FRAMES;
    const entities = to === undefined ? null : [...resolveEntities(board, to, item)];
    const sources = from === undefined ? [0] : resolveObjects(board, from, item);
    for (const source of sources)
      state.shields.push({ source: item.source, from: source, to: entities, combat: combat === true, left });
    markChanged(state);
    return NO_FRAMES;
  },
};
