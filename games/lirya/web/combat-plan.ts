/** Attacks and defences that are planned on the board before they are sent; only the offered options are known here. */
import { type VisibleQuestion, optionsOf } from '@ludoteca/kit';
import { chosenInOrder, isChosen } from '@ludoteca/kit/web';
import { type AttackPair, refOfNamedObject } from '../combat-forecast.ts';
import type { Choices, Lirya, Ref } from '../parts.ts';
import { refOfTarget } from '../rules/lookup.ts';
import type { View } from '../view-types.ts';

type AttackOption = Exclude<Choices['attack'], 'done'>;
type DefenceOption = Exclude<Choices['defend'], 'done'>;
export type CombatPair = AttackOption | DefenceOption;

/** The planned pairs, and the piece that was pressed last and still needs a target. */
export interface CombatPlan {
  readonly waiting: number | undefined;
  readonly pairs: readonly CombatPair[];
}
export const EMPTY_PLAN: CombatPlan = { waiting: undefined, pairs: [] };

const isDefence = (pair: CombatPair): pair is DefenceOption => 'defender' in pair;
/** The own attacker, or the defender. */
export const actorOf = (pair: CombatPair): number => (isDefence(pair) ? pair.defender.id : pair.attacker.id);
/** The attacked target, or the attacker that is stopped. */
export const targetOf = (pair: CombatPair): Ref =>
  isDefence(pair) ? pair.attacker.id : refOfTarget(pair.target);
const isDoubleAttack = (pair: CombatPair): boolean => !isDefence(pair) && pair.twice === true;

export function combatPairsOf(asked: VisibleQuestion<Lirya> | undefined): readonly CombatPair[] {
  if (asked?.prompt !== 'attack' && asked?.prompt !== 'defend') return [];
  return optionsOf<Lirya>(asked).filter(
    (option): option is CombatPair => typeof option === 'object' && 'attacker' in option,
  );
}

function maxAttacks(view: View, options: readonly CombatPair[], actor: number): number {
  const piece = view.players.flatMap(({ pieces }) => pieces).find(({ id }) => id === actor);
  const isDouble = piece?.keywords.some(({ keyword }) => keyword === 'double attack') ?? false;
  return isDouble && options.some((pair) => actorOf(pair) === actor && !isDefence(pair)) ? 2 : 1;
}

const countAttacks = (pairs: readonly CombatPair[], actor: number): number =>
  pairs.reduce((sum, pair) => (actorOf(pair) === actor ? sum + (isDoubleAttack(pair) ? 2 : 1) : sum), 0);

/** Whether the attack already has a defender. */
const isDefended = (pairs: readonly CombatPair[], option: CombatPair): boolean =>
  isDefence(option) && pairs.some((pair) => isDefence(pair) && pair.attack === option.attack);

/** The options that are still open to a piece. */
function openPairs(plan: CombatPlan, options: readonly CombatPair[], actor: number): readonly CombatPair[] {
  const own = options.filter((option) => actorOf(option) === actor && !isDoubleAttack(option));
  return own.filter((option) => !isDefended(plan.pairs, option) && !isChosen(plan.pairs, option));
}

const removeActor = (plan: CombatPlan, actor: number): CombatPlan => ({
  waiting: undefined,
  pairs: plan.pairs.filter((pair) => actorOf(pair) !== actor),
});

/** Selects the piece, deselects it, or pairs it with its only target. */
export function pressActor(
  plan: CombatPlan,
  view: View,
  options: readonly CombatPair[],
  actor: number,
): CombatPlan {
  if (plan.waiting === actor) return removeActor(plan, actor);
  if (countAttacks(plan.pairs, actor) >= maxAttacks(view, options, actor)) return removeActor(plan, actor);
  const [only, ...more] = openPairs(plan, options, actor);
  if (only === undefined) return removeActor(plan, actor);
  const used = countAttacks(plan.pairs, actor);
  return more.length === 0 && used === 0
    ? { waiting: undefined, pairs: [...plan.pairs, only] }
    : { ...plan, waiting: actor };
}

/** Pairs the waiting piece with a target; pressing the same target again uses both attacks of a double attack on it. */
export function pressTarget(
  plan: CombatPlan,
  view: View,
  options: readonly CombatPair[],
  target: Ref,
): CombatPlan {
  const actor = plan.waiting;
  if (actor === undefined) return plan;
  const chosen = plan.pairs.find((pair) => actorOf(pair) === actor && targetOf(pair) === target);
  const twice = options.find(
    (option) => isDoubleAttack(option) && actorOf(option) === actor && targetOf(option) === target,
  );
  if (chosen !== undefined && twice !== undefined)
    return { waiting: undefined, pairs: [...plan.pairs.filter((pair) => pair !== chosen), twice] };
  const option = openPairs(plan, options, actor).find((pair) => targetOf(pair) === target);
  if (option === undefined) return plan;
  const pairs = [...plan.pairs, option];
  const isFull = countAttacks(pairs, actor) >= maxAttacks(view, options, actor);
  return { waiting: isFull ? undefined : actor, pairs };
}

export const isActor = (options: readonly CombatPair[], id: number): boolean =>
  options.some((option) => actorOf(option) === id);
/** Whether the waiting piece may be paired with this target. */
export const isOpenTarget = (plan: CombatPlan, options: readonly CombatPair[], ref: Ref): boolean =>
  plan.waiting !== undefined &&
  options.some(
    (option) =>
      actorOf(option) === plan.waiting &&
      targetOf(option) === ref &&
      (!isChosen(plan.pairs, option) || isDoubleAttack(option)) &&
      !isDefended(plan.pairs, option),
  );

export const planAnswers = (
  plan: CombatPlan,
  options: readonly CombatPair[],
): readonly (CombatPair | 'done')[] => [...chosenInOrder(options, plan.pairs), 'done'];

/** An attack that is drawn as an arrow. */
export interface ShownAttack extends AttackPair {
  readonly kind: 'planned' | 'declared' | 'defended';
}

/** The declared attacks with the planned defences, and the planned attacks. */
export function collectAttacks(
  view: View,
  plan: CombatPlan,
  options: readonly CombatPair[],
): readonly ShownAttack[] {
  const defences = plan.pairs.filter(isDefence);
  const declared = view.attacks.flatMap(
    ({ attacker, target, defended, cancelled }, number): ShownAttack[] => {
      if (attacker === null || 'player' in attacker || cancelled) return [];
      const defence = defences.find(({ attack }) => attack === number);
      const kind = defence !== undefined ? 'planned' : defended ? 'defended' : 'declared';
      return [{ attacker: attacker.id, target: defence?.defender.id ?? refOfNamedObject(target), kind }];
    },
  );
  const planned = chosenInOrder(options, plan.pairs)
    .filter((pair) => !isDefence(pair))
    .flatMap((pair): ShownAttack[] => {
      const attack: ShownAttack = { attacker: actorOf(pair), target: targetOf(pair), kind: 'planned' };
      return isDoubleAttack(pair) ? [attack, attack] : [attack];
    });
  return [...declared, ...planned];
}
