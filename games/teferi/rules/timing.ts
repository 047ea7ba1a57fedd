/** 117.1, 305, 601.3, 602.5: what a player may do with priority, and why not. */
import { at, type Reason, type Seat } from '@ludoteca/kernel';
import type { ActivatedAbility, AlternativeCost, Cost, Doing, Modal } from '../abilities/index.ts';
import { type Board, type Scope, scopeOf } from '../layers/board.ts';
import { type Compiled, isManaAbility, type Traits } from '../layers/compiled.ts';
import { readCost } from '../layers/mana-cost.ts';
import { INSTANT, keywordBit, LAND } from '../layers/masks.ts';
import { describes } from '../layers/matching.ts';
import { cardSubject, IN_STACK } from '../layers/subjects.ts';
import { holds } from '../layers/values.ts';
import type { Id, Kind } from '../state.ts';
import { totalOf, whyUnpayable } from './costs.ts';
import { isFor } from './life.ts';
import { canPayMana } from './mana-supply.ts';
import { canBeginWith } from './targets.ts';

const NOTHING: readonly Id[] = [];
const FLASH = keywordBit('flash');

/** 307.1: an own main phase with an empty stack. */
const isSorceryTime = ({ state }: Board, seat: Seat): boolean =>
  state.active === seat && (state.step === 'main1' || state.step === 'main2') && state.stack.length === 0;

/** 305: why a land cannot be played. */
export function whyNotPlay(board: Board, seat: Seat): Reason | undefined {
  const { state } = board;
  if (state.active !== seat) return { why: 'not your turn', rule: '305.3' };
  if (!isSorceryTime(board, seat)) return { why: 'only in a main phase', rule: '305.1' };
  const side = at(state.sides, seat);
  const extra = board.rules.reduce(
    (sum, { rule, scope }) =>
      rule.says === 'extra lands' && scope.controller === seat ? sum + rule.count : sum,
    0,
  );
  return side.landsPlayed < 1 + side.extraLands + extra ? undefined : { why: 'land played', rule: '305.2' };
}

/** What a spell is cast for: its mana cost or another (118.9), with what must be paid besides. */
export function spellCosts(
  { card, additional, alternative }: Compiled,
  way: string,
  kicked: boolean,
): Cost[] | undefined {
  const other = alternative.find(({ name }) => name === way);
  if (way !== '' && other === undefined) return undefined;
  if (other === undefined && card.cost === undefined) return undefined; // 118.6
  const costs: Cost[] = other === undefined ? [{ pay: 'mana', mana: card.cost ?? '' }] : [...other.cost];
  for (const one of additional) if (one.optional === undefined || kicked) costs.push(...one.cost);
  return costs;
}

/** An Aura spell targets what it will enchant (303.4a); others do what they say. */
export function doesOf({ spell, enchant }: Compiled): Doing | Modal | null {
  if (enchant === undefined) return spell ?? null;
  const target = enchant.player === true ? ({ who: 'any' } as const) : { what: enchant.what };
  const found = auras.get(enchant) ?? { targets: [target], effects: [] };
  auras.set(enchant, found);
  return found;
}
const auras = new WeakMap<object, Doing>();

/** 601.3: why a spell cannot be cast. */
export function whyNotCast(board: Board, seat: Seat, kind: Kind, way: string, id: Id): Reason | undefined {
  const compiled = at(board.cards, kind);
  const { traits } = compiled;
  if ((traits.types & LAND) !== 0) return { why: 'land not cast', rule: '305.9' };
  if (way === '' && compiled.cost === undefined) return { why: 'no cost', rule: '118.6' };
  if (traits.abilities.gameRules.length > 0 && isUntimely(board, seat, traits, scopeOf(seat, id, kind)))
    return { why: 'not now', rule: '601.3' };
  const anytime = (traits.types & INSTANT) !== 0 || (traits.keywords & FLASH) !== 0;
  const forbidden = ruledOut(board, seat, kind, anytime || isSorceryTime(board, seat));
  if (forbidden !== undefined) return forbidden;
  const { demand } = compiled;
  if (way === '' && demand !== undefined && board.rules.length === 0) {
    if (!canPayMana(board.state, seat, demand, kind, NOTHING))
      return { why: 'not enough mana', rule: '601.2h' };
    const does = doesOf(compiled);
    if (does === null || canBeginWith(board, does, scopeOf(seat, id, kind))) return undefined;
    return { why: 'no target', rule: '601.2c' };
  }
  const costs = spellCosts(compiled, way, false);
  if (costs === undefined) return { why: 'no cost', rule: '118.6' };
  const scope = scopeOf(seat, id, kind);
  const asked = compiled.alternative.find(({ name }) => name === way)?.if;
  if (asked !== undefined && !holds(board, asked, scope)) return { why: 'not now', rule: '601.3' };
  const unpayable = whyUnpayable(board.state, seat, totalOf(board, costs, scope, kind), scope);
  if (unpayable !== undefined) return unpayable;
  return canAim(board, doesOf(compiled), costs, scope, kind)
    ? undefined
    : { why: 'no target', rule: '601.2c' };
}

/** No number of these cards and permanents comes near it. */
export const MOST_X = 999;

/** Whether somebody has to say what X is (107.3a). */
export const asksX = (costs: readonly Cost[]): boolean =>
  costs.some(
    (cost) =>
      (cost.pay === 'mana' && (readCost(cost.mana)?.xs ?? 0) > 0) ||
      (cost.pay === 'loyalty' && cost.loyalty === '-X') ||
      ('count' in cost && cost.count === 'X') ||
      (cost.pay === 'life' && cost.life === 'X'),
  );

/** Whether its targets are there: X is chosen before them (601.2b), so any X will do that can be paid. */
function canAim(
  board: Board,
  does: Doing | Modal | null,
  costs: readonly Cost[],
  scope: Scope,
  spell: Kind,
): boolean {
  if (canBeginWith(board, does, scope)) return true;
  if (!asksX(costs)) return false;
  for (let x = 1; x <= MOST_X; x++) {
    const more = { ...scope, x };
    const total = totalOf(board, costs, more, spell);
    if (whyUnpayable(board.state, scope.controller, total, more) !== undefined) return false;
    if (canBeginWith(board, does, more)) return true;
  }
  return false;
}

/** 601.3: it says itself when it can be cast. */
const isUntimely = (board: Board, seat: Seat, { abilities }: Traits, scope: Scope): boolean =>
  abilities.gameRules.some(
    ({ rule }) =>
      rule.says === 'cast only' &&
      ((rule.during !== undefined && !rule.during.includes(board.state.step)) ||
        (rule.whose !== undefined && (rule.whose === 'you') !== (board.state.active === seat)) ||
        (rule.if !== undefined && !holds(board, rule.if, scope))),
  );

function ruledOut(board: Board, seat: Seat, kind: Kind, timely: boolean): Reason | undefined {
  const rules = board.rules;
  if (rules.length === 0) return timely ? undefined : { why: 'only as a sorcery', rule: '307.1' };
  const subject = cardSubject(board, kind, seat, IN_STACK, 0);
  let flash = timely;
  for (const { rule, scope } of rules) {
    if (
      rule.says === 'cast as with flash' &&
      scope.controller === seat &&
      describes(board, subject, rule.what, scope)
    )
      flash = true;
    if (
      rule.says === 'cannot cast' &&
      isFor(rule.whose, seat, scope) &&
      describes(board, subject, rule.what, scope)
    )
      return { why: 'forbidden', rule: '101.2' };
    if (
      rule.says === 'one spell a turn' &&
      isFor(rule.whose, seat, scope) &&
      (at(board.state.sides, seat).facts[0] ?? 0) > 0
    )
      return { why: 'forbidden', rule: '101.2' };
  }
  return flash ? undefined : { why: 'only as a sorcery', rule: '307.1' };
}

/** 602.5: why an ability cannot be activated. `scope.source` is the object, 0 for a card in hand. */
export function whyNotActivate(
  board: Board,
  seat: Seat,
  ability: ActivatedAbility,
  scope: Scope,
  uses: number,
): Reason | undefined {
  const { state } = board;
  const loyalty = ability.cost.some(({ pay }) => pay === 'loyalty');
  const { timing } = ability;
  if ((timing === 'sorcery' || loyalty) && !isSorceryTime(board, seat))
    return { why: 'only as a sorcery', rule: '602.5d' };
  if (timing === 'your turn' && state.active !== seat) return { why: 'not your turn', rule: '602.5b' };
  if (typeof timing === 'object') {
    const own = timing.whose === undefined || (timing.whose === 'you') === (state.active === seat);
    if (!timing.during.includes(state.step) || !own) return { why: 'not now', rule: '602.5b' };
  }
  if (uses >= (loyalty ? 1 : (ability.perTurn ?? Number.POSITIVE_INFINITY)))
    return { why: 'used this turn', rule: '602.5b' };
  if (ability.condition !== undefined && !holds(board, ability.condition, scope))
    return { why: 'not now', rule: '602.5b' };
  if (!isManaAbility(ability) && !canAim(board, ability, ability.cost, scope, -1))
    return { why: 'no target', rule: '602.2b' };
  return whyUnpayable(state, seat, totalOf(board, ability.cost, scope, -1), scope);
}

/** Ways to cast a card from a graveyard. */
export const waysFrom = ({ alternative }: Compiled, zone: 'hand' | 'graveyard'): readonly AlternativeCost[] =>
  alternative.filter(({ name }) => (name === 'flashback' || name === 'escape') === (zone === 'graveyard'));
