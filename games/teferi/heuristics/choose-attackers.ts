/** 508: who attacks. The party whose attack ends best, if the other side blocks as well as it can and then strikes back. */
import { at, type Seat } from '@ludoteca/kernel';
import { playerEntity } from '../layers/board-state.ts';
import type { AttackChoice, View } from '../parts.ts';
import { type BlockMasks, BlockSearch } from './block-search.ts';
import { type Combatant, combatantsOf, playerDamage, landSubtypes, canBlock } from './combatant.ts';
import { WIN_VALUE, evaluateLife } from './evaluation.ts';

/** What may come back counts for less than what is certain. */
const COUNTERATTACK_WEIGHT = 0.6;
/** To be dead next turn, unless it can be helped. */
const LETHAL_COUNTERATTACK = 60;
/** From this turn on, each makes trades a little more welcome. */
const LONG_GAME_TURN = 14;
const AGGRESSION_PER_TURN = 0.02;
/** How often everybody is thought over. */
const MAX_ROUNDS = 3;
/** To attack, or to stay at home, must bring something. */
const MIN_IMPROVEMENT = 0.05;

interface AttackSituation {
  readonly field: BlockSearch;
  readonly own: readonly Combatant[];
  readonly rivals: readonly Combatant[];
  readonly ownLands: ReadonlySet<string>;
  readonly ownLife: number;
  readonly theirLife: number;
}

const totalValue = (side: readonly Combatant[]): number => side.reduce((sum, { value }) => sum + value, 0);

/** Whoever is ahead likes to trade, and nobody waits for ever. */
function aggressionOf(view: View, own: readonly Combatant[], opponents: readonly Combatant[]): number {
  const [mine, theirs] = [totalValue(own), totalValue(opponents)];
  const lead = (mine - theirs) / (mine + theirs + 1);
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
    field: new BlockSearch(attackers, able, can, () => true, aggressionOf(view, own, opponents)),
    own,
    rivals: opponents,
    ownLands: landSubtypes(view, seat),
    ownLife: at(view.sides, seat).life,
    theirLife: at(view.sides, opponent).life,
  };
}

/** An attack as it would end. */
interface EvaluatedAttack {
  readonly worth: number;
  readonly blocks: BlockMasks;
}

/** What an attack brings, blows in return considered. */
function evaluateAttack(situation: AttackSituation, from: BlockMasks): EvaluatedAttack {
  const { field, own, rivals: opponents, theirLife } = situation;
  const blocks = field.findBestDefence(from, theirLife);
  const value = field.evaluate(blocks, theirLife);
  if (value >= WIN_VALUE) return { worth: value, blocks };
  const away = new Set<number>();
  const dead = new Set<number>();
  blocks.forEach((mask, i) => {
    if (mask === -1) return;
    const attacker = at(field.attackers, i);
    const { attackerDies, deadBlockers: fallen } = field.combatResult(i, mask);
    if (attackerDies || !attacker.vigilance) away.add(attacker.id);
    if (fallen === 0) return;
    field.blockersIn(mask).forEach(({ id }, place) => {
      if ((fallen & (1 << place)) !== 0) dead.add(id);
    });
  });
  const home = own.filter(({ id, permanent }) => !away.has(id) && !permanent.tapped);
  const left = dead.size === 0 ? opponents : opponents.filter(({ id }) => !dead.has(id));
  return { worth: value - counterattackLoss(situation, home, left), blocks };
}

/** What the rivals do next turn, if each of those at home stops the largest that it can. */
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

/** From all, from those whom nobody can hurt, and from none; then one in or out at a time, as long as that helps. */
function findBestAttack(situation: AttackSituation, fixed: number): EvaluatedAttack {
  const { field } = situation;
  const all = field.attackers.map(() => 0);
  const few = all.map((_, i) => (i < fixed ? 0 : -1));
  const safe = few.map((mask, i) => (field.isSafe(i) ? 0 : mask));
  const starts = [all, safe, few].map((from) => evaluateAttack(situation, from));
  let best = starts.reduce((one, other) => (other.worth > one.worth ? other : one));
  for (let round = 0; round < MAX_ROUNDS && best.worth < WIN_VALUE; round++) {
    const before = best;
    for (let i = fixed; i < all.length; i++) {
      const other = evaluateAttack(
        situation,
        best.blocks.map((mask, n) => (n === i ? (mask === -1 ? 0 : -1) : mask)),
      );
      if (other.worth > best.worth + MIN_IMPROVEMENT) best = other;
    }
    if (best === before) break;
  }
  return best;
}

/** Who does more at home than by one point of damage stays there. */
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

/** Planeswalkers are attacked by as many as it takes, unless the player dies of all. */
function chooseDefender(
  view: View,
  options: readonly (AttackChoice | 'done')[],
  chosen: readonly AttackChoice[],
  { id }: Combatant,
  { field }: AttackSituation,
  { worth: value }: EvaluatedAttack,
): AttackChoice | 'done' {
  const ways = options.filter((option): option is AttackChoice => option !== 'done' && option.attack === id);
  const way = ways.find(({ at: entity }) => {
    const loyalty = view.battlefield.find((one) => one.id === entity)?.counters['loyalty'];
    if (loyalty === undefined || value >= WIN_VALUE) return false;
    const sent = field.attackers.filter((one) =>
      chosen.some((other) => other.attack === one.id && other.at === entity),
    );
    return sent.reduce((sum, one) => sum + playerDamage(one), 0) < loyalty;
  });
  return way ?? at(ways, 0);
}
