/** Chooses attackers: the attack with the best outcome after the best blocks and the opponent's counterattack. */
import { at, type Seat } from '@ludoteca/kernel';
import { playerEntity } from '../layers/board-state.ts';
import type { AttackChoice, View } from '../parts.ts';
import { type BlockMasks, BlockSearch } from './block-search.ts';
import { type Combatant, combatantsOf, playerDamage, landSubtypes, canBlock } from './combatant.ts';
import { WIN_VALUE, evaluateLife } from './evaluation.ts';

/** Damage of the counterattack counts less because it is not certain. */
const COUNTERATTACK_WEIGHT = 0.6;
/** The loss if the counterattack would be lethal. */
const LETHAL_COUNTERATTACK = 60;
/** From this turn on, each turn makes trades slightly more attractive. */
const LONG_GAME_TURN = 14;
const AGGRESSION_PER_TURN = 0.02;
const MAX_ROUNDS = 3;
/** Adding or removing an attacker must improve the value by this much. */
const MIN_IMPROVEMENT = 0.05;

interface AttackSituation {
  readonly search: BlockSearch;
  readonly own: readonly Combatant[];
  readonly opponents: readonly Combatant[];
  readonly ownLands: ReadonlySet<string>;
  readonly ownLife: number;
  readonly opponentLife: number;
}

const totalValue = (side: readonly Combatant[]): number => side.reduce((sum, { value }) => sum + value, 0);

/** The weight of kills: higher for the player who is ahead and in long games. */
function aggressionOf(view: View, own: readonly Combatant[], opponents: readonly Combatant[]): number {
  const [ownTotal, opponentTotal] = [totalValue(own), totalValue(opponents)];
  const lead = (ownTotal - opponentTotal) / (ownTotal + opponentTotal + 1);
  return 1 + Math.max(0, lead) * 0.5 + Math.max(0, view.turn - LONG_GAME_TURN) * AGGRESSION_PER_TURN;
}

function createSituation(
  view: View,
  seat: Seat,
  attackers: readonly Combatant[],
  own: readonly Combatant[],
): AttackSituation {
  const opponent = 1 - seat;
  const opponents = combatantsOf(view, opponent);
  const lands = landSubtypes(view, opponent);
  const able = opponents.filter(({ permanent }) => !permanent.tapped);
  const can = (blocker: Combatant, attacker: Combatant): boolean => canBlock(blocker, attacker, lands);
  return {
    search: new BlockSearch(attackers, able, can, () => true, aggressionOf(view, own, opponents)),
    own,
    opponents: opponents,
    ownLands: landSubtypes(view, seat),
    ownLife: at(view.sides, seat).life,
    opponentLife: at(view.sides, opponent).life,
  };
}

/** An attack with its expected blocks and value. */
interface EvaluatedAttack {
  readonly value: number;
  readonly blocks: BlockMasks;
}

/** The value of an attack, including the counterattack. */
function evaluateAttack(situation: AttackSituation, from: BlockMasks): EvaluatedAttack {
  const { search, own, opponents, opponentLife } = situation;
  const blocks = search.findBestDefence(from, opponentLife);
  const value = search.evaluate(blocks, opponentLife);
  if (value >= WIN_VALUE) return { value: value, blocks };
  const away = new Set<number>();
  const dead = new Set<number>();
  blocks.forEach((mask, i) => {
    if (mask === -1) return;
    const attacker = at(search.attackers, i);
    const { attackerDies, deadBlockers: fallen } = search.combatResult(i, mask);
    if (attackerDies || !attacker.vigilance) away.add(attacker.id);
    if (fallen === 0) return;
    search.blockersIn(mask).forEach(({ id }, place) => {
      if ((fallen & (1 << place)) !== 0) dead.add(id);
    });
  });
  const home = own.filter(({ id, permanent }) => !away.has(id) && !permanent.tapped);
  const left = dead.size === 0 ? opponents : opponents.filter(({ id }) => !dead.has(id));
  return { value: value - counterattackLoss(situation, home, left), blocks };
}

/** The value lost to the counterattack if each untapped creature blocks the largest attacker it can. */
function counterattackLoss(
  { ownLife, ownLands }: AttackSituation,
  home: readonly Combatant[],
  opponents: readonly Combatant[],
): number {
  const idle = home.slice();
  let damage = 0;
  for (const attacker of opponents.toSorted((a, b) => playerDamage(b) - playerDamage(a))) {
    if (attacker.power === 0 || attacker.permanent.keywords.includes('defender')) continue;
    const blocker = idle.findIndex((one) => canBlock(one, attacker, ownLands));
    if (blocker === -1) damage += playerDamage(attacker);
    else idle.splice(blocker, 1);
  }
  if (damage >= ownLife) return LETHAL_COUNTERATTACK + damage - ownLife;
  return (evaluateLife(ownLife) - evaluateLife(ownLife - damage)) * COUNTERATTACK_WEIGHT;
}

/** Starts from all attackers, the safe ones and none, then adds or removes single attackers while that helps. */
function findBestAttack(situation: AttackSituation, fixed: number): EvaluatedAttack {
  const { search } = situation;
  const all = search.attackers.map(() => 0);
  const few = all.map((_, i) => (i < fixed ? 0 : -1));
  const safe = few.map((mask, i) => (search.isSafe(i) ? 0 : mask));
  const starts = [all, safe, few].map((from) => evaluateAttack(situation, from));
  let best = starts.reduce((one, other) => (other.value > one.value ? other : one));
  for (let round = 0; round < MAX_ROUNDS && best.value < WIN_VALUE; round++) {
    const before = best;
    for (let i = fixed; i < all.length; i++) {
      const other = evaluateAttack(
        situation,
        best.blocks.map((mask, n) => (n === i ? (mask === -1 ? 0 : -1) : mask)),
      );
      if (other.value > best.value + MIN_IMPROVEMENT) best = other;
    }
    if (best === before) break;
  }
  return best;
}

/** Creatures with 1 power that have a tap ability stay back. */
const isWorthAttacking = ({ power, features }: Combatant): boolean =>
  power > 1 || (power === 1 && !features.hasTapAbility);

export function chooseAttack(
  view: View,
  seat: Seat,
  options: readonly (AttackChoice | 'done')[],
  chosen: readonly AttackChoice[],
): AttackChoice | 'done' {
  const player = playerEntity(1 - seat);
  const open = options.filter((option): option is AttackChoice => option !== 'done' && option.at === player);
  const own = combatantsOf(view, seat);
  const byId = new Map(own.map((one) => [one.id, one]));
  const sent = chosen.flatMap(({ attack: id }) => byId.get(id) ?? []);
  const free = open.flatMap(({ attack: id }) => byId.get(id) ?? []).filter(isWorthAttacking);
  if (free.length > 0) {
    const situation = createSituation(view, seat, [...sent, ...free], own);
    const plan = findBestAttack(situation, sent.length);
    const next = free.find((_, i) => plan.blocks[sent.length + i] !== -1);
    if (next !== undefined) return chooseDefender(view, options, chosen, next, situation, plan);
  }
  return options.includes('done') ? 'done' : (open[0] ?? at(options, 0));
}

/** Attacks a planeswalker with enough creatures, unless the attack kills the player. */
function chooseDefender(
  view: View,
  options: readonly (AttackChoice | 'done')[],
  chosen: readonly AttackChoice[],
  { id }: Combatant,
  { search }: AttackSituation,
  { value }: EvaluatedAttack,
): AttackChoice | 'done' {
  const ways = options.filter((option): option is AttackChoice => option !== 'done' && option.attack === id);
  const way = ways.find(({ at: entity }) => {
    const loyalty = view.battlefield.find((one) => one.id === entity)?.counters['loyalty'];
    if (loyalty === undefined || value >= WIN_VALUE) return false;
    const sent = search.attackers.filter((one) =>
      chosen.some((other) => other.attack === one.id && other.at === entity),
    );
    return sent.reduce((sum, one) => sum + playerDamage(one), 0) < loyalty;
  });
  return way ?? at(ways, 0);
}
