/** Attacks and defences are gathered before they are sent: pairs of who acts and whom it is about. Nothing here knows the rules: it knows the options. */
import { deepEqual } from '@ludoteca/kernel';
import { type VisibleQuestion, optionsOf } from '@ludoteca/kit';
import { type AttackPair, refOfNamedObject } from '../combat-forecast.ts';
import type { Choices, Lirya, Ref } from '../parts.ts';
import { refOfTarget } from '../rules/lookup.ts';
import type { View } from '../view-types.ts';

type AttackOption = Exclude<Choices['attack'], 'done'>;
type DefenceOption = Exclude<Choices['defend'], 'done'>;
export type CombatPair = AttackOption | DefenceOption;

/** What is gathered so far, and who was pressed last and waits for the other half of a pair. */
export interface CombatPlan {
  readonly waiting: number | undefined;
  readonly pairs: readonly CombatPair[];
}
export const EMPTY_PLAN: CombatPlan = { waiting: undefined, pairs: [] };

const isDefence = (pair: CombatPair): pair is DefenceOption => 'defender' in pair;
/** Who acts: an attacker of one's own, or a defender. */
export const actorOf = (pair: CombatPair): number => (isDefence(pair) ? pair.defender.id : pair.attacker.id);
/** Whom it is about: the attacked, or the attacker who is met. */
export const targetOf = (pair: CombatPair): Ref =>
  isDefence(pair) ? pair.attacker.id : refOfTarget(pair.target);
const isDoubleAttack = (pair: CombatPair): boolean => !isDefence(pair) && pair.twice === true;

export function combatPairsOf(asked: VisibleQuestion<Lirya> | undefined): readonly CombatPair[] {
  if (asked?.prompt !== 'attack' && asked?.prompt !== 'defend') return [];
  return optionsOf<Lirya>(asked).filter(
    (option): option is CombatPair => typeof option === 'object' && 'attacker' in option,
  );
}

/** How many attacks a piece may declare: who attacks twice has it written on it. */
function maxAttacks(view: View, options: readonly CombatPair[], actor: number): number {
  const piece = view.players.flatMap(({ pieces }) => pieces).find(({ id }) => id === actor);
  const isDouble = piece?.keywords.some(({ keyword }) => keyword === 'double attack') ?? false;
  return isDouble && options.some((pair) => actorOf(pair) === actor && !isDefence(pair)) ? 2 : 1;
}

const countAttacks = (pairs: readonly CombatPair[], actor: number): number =>
  pairs.reduce((sum, pair) => (actorOf(pair) === actor ? sum + (isDoubleAttack(pair) ? 2 : 1) : sum), 0);

/** Whether an attack has its defender already. */
const isDefended = (pairs: readonly CombatPair[], option: CombatPair): boolean =>
  isDefence(option) && pairs.some((pair) => isDefence(pair) && pair.attack === option.attack);

/** The options that are still open to one who acts. */
function openPairs(plan: CombatPlan, options: readonly CombatPair[], actor: number): readonly CombatPair[] {
  const own = options.filter((option) => actorOf(option) === actor && !isDoubleAttack(option));
  return own.filter(
    (option) => !isDefended(plan.pairs, option) && !plan.pairs.some((pair) => deepEqual(pair, option)),
  );
}

const removeActor = (plan: CombatPlan, actor: number): CombatPlan => ({
  waiting: undefined,
  pairs: plan.pairs.filter((pair) => actorOf(pair) !== actor),
});

/** Who acts is pressed: chosen, let go, or, where there is one target only, sent at it. */
export function pressActor(
  plan: CombatPlan,
  view: View,
  options: readonly CombatPair[],
  actor: number,
): CombatPlan {
  if (plan.waiting === actor) return removeActor(plan, actor);
  if (countAttacks(plan.pairs, actor) >= maxAttacks(view, options, actor)) return removeActor(plan, actor);
  const open = openPairs(plan, options, actor);
  const [only, ...more] = open;
  if (only === undefined) return removeActor(plan, actor);
  const used = countAttacks(plan.pairs, actor);
  return more.length === 0 && used === 0
    ? { waiting: undefined, pairs: [...plan.pairs, only] }
    : { ...plan, waiting: actor };
}

/** The other half of a pair is pressed; pressed once more, by one who attacks twice, it is attacked twice. */
export function pressTarget(
  plan: CombatPlan,
  view: View,
  options: readonly CombatPair[],
  other: Ref,
): CombatPlan {
  const actor = plan.waiting;
  if (actor === undefined) return plan;
  const chosen = plan.pairs.find((pair) => actorOf(pair) === actor && targetOf(pair) === other);
  const twice = options.find(
    (option) => isDoubleAttack(option) && actorOf(option) === actor && targetOf(option) === other,
  );
  if (chosen !== undefined && twice !== undefined)
    return { waiting: undefined, pairs: [...plan.pairs.filter((pair) => pair !== chosen), twice] };
  const option = openPairs(plan, options, actor).find((pair) => targetOf(pair) === other);
  if (option === undefined) return plan;
  const pairs = [...plan.pairs, option];
  const isFull = countAttacks(pairs, actor) >= maxAttacks(view, options, actor);
  return { waiting: isFull ? undefined : actor, pairs };
}

/** Who can still be told to act, and whom one who waits could be told to meet. */
export const isActor = (options: readonly CombatPair[], id: number): boolean =>
  options.some((option) => actorOf(option) === id);
export const isOpenTarget = (plan: CombatPlan, options: readonly CombatPair[], ref: Ref): boolean =>
  plan.waiting !== undefined &&
  options.some(
    (option) =>
      actorOf(option) === plan.waiting &&
      targetOf(option) === ref &&
      (!plan.pairs.some((pair) => deepEqual(pair, option)) || isDoubleAttack(option)) &&
      !isDefended(plan.pairs, option),
  );

/** What is sent: in the order in which it is offered, and that this is all. */
export const planAnswers = (
  plan: CombatPlan,
  options: readonly CombatPair[],
): readonly (CombatPair | 'done')[] => [
  ...options.filter((option) => plan.pairs.some((pair) => deepEqual(pair, option))),
  'done',
];

/** An arrow: from who attacks to who is attacked; a defender stands in the way of an arrow that is there. */
export interface ShownAttack extends AttackPair {
  readonly kind: 'planned' | 'declared' | 'defended';
}

/** All attacks as they stand now and would stand: those declared, with the defences that are planned; those planned. */
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
  const planned = options
    .filter((option) => !isDefence(option) && plan.pairs.some((pair) => deepEqual(pair, option)))
    .flatMap((pair): ShownAttack[] => {
      const shot: ShownAttack = { attacker: actorOf(pair), target: targetOf(pair), kind: 'planned' };
      return isDoubleAttack(pair) ? [shot, shot] : [shot];
    });
  return [...declared, ...planned];
}

/** A mulligan: how many copies of each card go back, by the places in the hand that were pressed. */
export function mulliganAnswers(
  asked: VisibleQuestion<Lirya> | undefined,
  pressed: readonly string[],
): readonly Choices['mulligan'][] {
  const counts = new Map<string, number>();
  for (const card of pressed) counts.set(card, (counts.get(card) ?? 0) + 1);
  const options = asked?.prompt === 'mulligan' ? optionsOf<Lirya>(asked) : [];
  const swaps = options.filter(
    (option): option is Exclude<Choices['mulligan'], 'done'> =>
      typeof option === 'object' && 'swap' in option && counts.get(option.swap) === option.count,
  );
  return [...swaps, 'done'];
}
