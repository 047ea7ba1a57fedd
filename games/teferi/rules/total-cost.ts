/** Total costs of spells and abilities (CR 601.2f). */
import { at } from '@ludoteca/kernel';
import { type Cost, MANA_TYPES, type ObjectFilter } from '../abilities/index.ts';
import type { AbilityScope, BoardState } from '../layers/board-state.ts';
import { findMatching, matchesFilter } from '../layers/filters.ts';
import { ANY_MANA, parseManaCost } from '../layers/mana-cost.ts';
import { IN_STACK, type ObjectSnapshot, snapshotCard } from '../layers/object-snapshots.ts';
import { MAX_MANA } from '../limits.ts';
import { demandAfterConvoke } from './convoke.ts';
import { includesSeat } from './life-and-counters.ts';
import { aimsAt } from './target-costs.ts';
import type { CardIndex, ObjectId } from '../state.ts';

/** The total cost. */
export interface TotalCost {
  /** Mana symbols, each a bit mask of `MANA_TYPES`. */
  readonly demand: readonly number[];
  readonly twobrid: readonly number[];
  readonly phyrexian: readonly number[];
  readonly others: readonly Cost[];
  /** Life to pay, without Phyrexian symbols. */
  readonly life: number;
  /** The card of the spell; -1 for an ability. */
  readonly spell: CardIndex;
  /** The source of the ability. */
  readonly source: ObjectId;
}

/** 601.2f. Reductions apply to generic mana only and not below zero (118.7c). */
export function computeTotalCost(
  board: BoardState,
  costs: readonly Cost[],
  scope: AbilityScope,
  spell: CardIndex,
): TotalCost {
  let generic = 0;
  const [symbols, twobrid, phyrexian, others]: [number[], number[], number[], Cost[]] = [[], [], [], []];
  for (const cost of costs) {
    if (cost.pay === 'reduction') generic -= board.evaluate(cost.generic, scope);
    if (cost.pay !== 'mana') {
      others.push(cost);
      continue;
    }
    const read = parseManaCost(cost.mana);
    if (read === undefined) continue;
    const times = cost.times === undefined ? 1 : Math.min(MAX_MANA, board.evaluate(cost.times, scope));
    for (let i = 0; i < times; i++) {
      generic += read.generic + read.xs * scope.x;
      symbols.push(...read.symbols);
      twobrid.push(...read.twobrid);
      phyrexian.push(...read.phyrexian);
    }
  }
  if (spell !== -1) generic += costChange(board, scope, spell);
  const paidWith = spell === -1 ? undefined : (scope.mana ?? freedomOfMana(board, scope, spell));
  const pips = paidWith === undefined ? symbols : symbols.map((symbol) => loosen(symbol, paidWith));
  const whole = [...pips, ...Array.from({ length: Math.max(0, generic) }, () => ANY_MANA)];
  const { convoked } = scope;
  const demand =
    convoked === undefined ? whole : (demandAfterConvoke(board, scope, convoked, whole, spell) ?? whole);
  const life = others.reduce(
    (sum, cost) => (cost.pay === 'life' ? sum + board.evaluate(cost.life, scope) : sum),
    0,
  );
  return { demand, twobrid, phyrexian, others, life, spell, source: scope.source };
}

const COLOURLESS = 1 << MANA_TYPES.indexOf('C');

/** 609.4b: mana of any colour pays for coloured symbols, mana of any type for all. */
const loosen = (symbol: number, paidWith: 'any colour' | 'any type'): number =>
  paidWith === 'any colour' && symbol === COLOURLESS ? symbol : ANY_MANA;

/** 609.4b: whether a rule lets the player spend mana on the spell as though it were of any colour. */
function freedomOfMana(board: BoardState, scope: AbilityScope, spell: CardIndex): 'any colour' | undefined {
  if (board.gameRules.every(({ rule }) => rule.says !== 'any colour')) return undefined;
  const subject = snapshotCard(board, spell, scope.controller, IN_STACK, scope.source);
  const isFree = board.gameRules.some(
    ({ rule, scope: from }) =>
      rule.says === 'any colour' &&
      from.controller === scope.controller &&
      matchesFilter(board, subject, rule.what, from),
  );
  return isFree ? 'any colour' : undefined;
}

/** Additional generic mana for a spell; negative for reductions. */
function costChange(board: BoardState, scope: AbilityScope, spell: CardIndex): number {
  const { controller } = scope;
  const { abilities } = at(board.cards, spell).characteristics;
  if (
    board.gameRules.length === 0 &&
    abilities.gameRules.length === 0 &&
    abilities.keywordAbilities.length === 0
  )
    return 0;
  let sum = 0;
  const subject =
    board.gameRules.length === 0 ? undefined : snapshotCard(board, spell, controller, IN_STACK, scope.source);
  for (const { rule, scope: from } of board.gameRules)
    if (rule.says === 'cost' && rule.what !== 'this' && includesSeat(rule.whose, controller, from))
      if (subject !== undefined && isCostRuleFor(board, subject, rule.what, scope, from))
        sum += board.evaluate(rule.generic, from);
  for (const { rule } of abilities.gameRules)
    if (rule.says === 'cost' && rule.what === 'this') sum += board.evaluate(rule.generic, scope);
  for (const keywordAbility of abilities.keywordAbilities)
    if (keywordAbility.keyword === 'affinity') sum -= findMatching(board, keywordAbility.what, scope).length; // 702.41
  return sum;
}

/** 601.2f: the targets of the spell are those chosen so far. */
function isCostRuleFor(
  board: BoardState,
  subject: ObjectSnapshot,
  { aimsAt: aimed, ...what }: ObjectFilter,
  scope: AbilityScope,
  from: AbilityScope,
): boolean {
  return (
    (aimed === undefined || aimsAt(board, aimed, scope, from)) && matchesFilter(board, subject, what, from)
  );
}
