/** Effects on life and by damage. */
import { placeOf } from '../layers/board.ts';
import { boardOf } from '../layers/index.ts';
import { CREATURE } from '../layers/masks.ts';
import { objectsOf } from '../layers/matching.ts';
import { lastKnown } from '../layers/subjects.ts';
import type { Item, State } from '../state.ts';
import type { Effect } from '../abilities/index.ts';
import type { Frame } from '../parts.ts';
import { type Blow, damageChoices, dealDamage } from './damage.ts';
import { gainLife, lifeChoices, loseLife, poison } from './life.ts';
import { sideOf, type TeferiDealer, touch } from './table.ts';
import { aimsOf, seatsOf } from './aims.ts';
import { again, NONE, type Performers } from './performing.ts';

const valueIn = (
  state: State,
  item: Item,
  value: Parameters<ReturnType<typeof boardOf>['valueOf']>[0],
): number => boardOf(state).valueOf(value, item);

const isCreature = (state: State, id: number): boolean => {
  const subject = lastKnown(boardOf(state), id);
  return subject !== undefined && placeOf(state, id) !== -1 && (subject.types & CREATURE) !== 0;
};

/** Deals it, unless somebody must first choose what changes it. */
function struck(dealer: TeferiDealer, item: Item, effect: Effect, blows: readonly Blow[]): readonly Frame[] {
  const due = damageChoices(dealer.state, blows, false);
  if (due.length > 0) return [...due, again(item, effect)];
  item.amount = dealDamage(dealer, blows, false);
  return NONE;
}

export const lives: Pick<
  Performers,
  'damage' | 'divided damage' | 'gain life' | 'lose life' | 'set life' | 'poison' | 'fight' | 'prevent'
> = {
  damage: (dealer, item, effect) => {
    const { from = 'this', also = [], sure } = effect;
    const board = boardOf(dealer.state);
    const blows = objectsOf(board, from, item).flatMap((source) => {
      // "Each … deals damage equal to its power": the number is each source's own.
      const own = from === 'this' ? item : { ...item, it: source };
      return [effect, ...also].flatMap(({ amount, to }) => {
        const dealt = Math.max(0, board.valueOf(amount, own));
        return aimsOf(board, to, item).map((aim): Blow =>
          sure === true ? { source, to: aim, amount: dealt, sure } : { source, to: aim, amount: dealt },
        );
      });
    });
    return struck(dealer, item, effect, blows);
  },
  'divided damage': (dealer, item, effect) => {
    const { target } = effect;
    const aims = item.targets[item.base + target] ?? [];
    const blows = aims.map((to, i): Blow => ({ source: item.source, to, amount: item.shares[i] ?? 0 }));
    return struck(dealer, item, effect, blows);
  },
  'gain life': (dealer, item, effect) => {
    const { state } = dealer;
    const life = valueIn(state, item, effect.amount);
    const seats = seatsOf(boardOf(state), effect.who, item);
    const due = life > 0 ? seats.flatMap((seat) => lifeChoices(state, seat)) : NONE;
    if (due.length > 0) return [...due.slice(0, 1), again(item, effect)];
    for (const seat of seats) item.amount = gainLife(dealer, seat, life);
    return NONE;
  },
  'lose life': (dealer, item, { who, amount }) => {
    const life = valueIn(dealer.state, item, amount);
    let lost = 0;
    for (const seat of seatsOf(boardOf(dealer.state), who, item)) lost += loseLife(dealer, seat, life);
    item.amount = lost;
    return NONE;
  },
  /** 119.5: gains or loses the difference. */
  'set life': (dealer, item, { who, amount }) => {
    const life = valueIn(dealer.state, item, amount);
    for (const seat of seatsOf(boardOf(dealer.state), who, item)) {
      const change = life - sideOf(dealer.state, seat).life;
      if (change > 0) gainLife(dealer, seat, change);
      else loseLife(dealer, seat, -change);
    }
    return NONE;
  },
  poison: (dealer, item, { who, amount }) => {
    const counters = valueIn(dealer.state, item, amount);
    for (const seat of seatsOf(boardOf(dealer.state), who, item)) poison(dealer, seat, counters);
    return NONE;
  },
  /** 701.14: each deals damage equal to its power to the other; not if one of them is no creature any more. */
  fight: (dealer, item, effect) => {
    const { one, other } = effect;
    const board = boardOf(dealer.state);
    const [first] = objectsOf(board, one, item);
    const [second] = objectsOf(board, other, item);
    if (first === undefined || second === undefined) return NONE;
    if (!isCreature(dealer.state, first) || !isCreature(dealer.state, second)) return NONE;
    const power = (id: number): number => lastKnown(board, id)?.power ?? 0;
    const blows = [
      { source: first, to: second, amount: power(first) },
      { source: second, to: first, amount: power(second) },
    ];
    return struck(dealer, item, effect, blows);
  },
  /** 615.3 */
  prevent: (dealer, item, { amount, to, from, combat }) => {
    const { state } = dealer;
    const board = boardOf(state);
    const left = amount === 'all' ? -1 : valueIn(state, item, amount);
    if (left === 0) return NONE;
    const aims = to === undefined ? null : [...aimsOf(board, to, item)];
    const sources = from === undefined ? [0] : objectsOf(board, from, item);
    for (const source of sources)
      state.shields.push({ source: item.source, from: source, to: aims, combat: combat === true, left });
    touch(state);
    return NONE;
  },
};
