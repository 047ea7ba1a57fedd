/** Attacks and defences are gathered before they are sent: pairs of who acts and whom it is about. Nothing here knows the rules: it knows the options. */
import { deepEqual } from '@ludoteca/kernel';
import { type VisibleQuestion, optionsOf } from '@ludoteca/kit';
import { type AttackPair, refOfNamedObject } from '../combat-forecast.ts';
import type { Choices, Lirya, Ref } from '../parts.ts';
import { refOfTarget } from '../rules/lookup.ts';
import type { View } from '../view-types.ts';

type AttackOption = Exclude<Choices['attack'], 'done'>;
type DefenceOption = Exclude<Choices['defend'], 'done'>;
export type Pair = AttackOption | DefenceOption;

/** What is gathered so far, and who was pressed last and waits for the other half of a pair. */
export interface Plan {
  readonly waiting: number | undefined;
  readonly pairs: readonly Pair[];
}
export const EMPTY: Plan = { waiting: undefined, pairs: [] };

const isDefence = (pair: Pair): pair is DefenceOption => 'defender' in pair;
/** Who acts: an attacker of one's own, or a defender. */
export const actorOf = (pair: Pair): number => (isDefence(pair) ? pair.defender.id : pair.attacker.id);
/** Whom it is about: the attacked, or the attacker who is met. */
export const otherOf = (pair: Pair): Ref => (isDefence(pair) ? pair.attacker.id : refOfTarget(pair.target));
const isTwice = (pair: Pair): boolean => !isDefence(pair) && pair.twice === true;

export function pairsIn(asked: VisibleQuestion<Lirya> | undefined): readonly Pair[] {
  if (asked?.prompt !== 'attack' && asked?.prompt !== 'defend') return [];
  return optionsOf<Lirya>(asked).filter(
    (option): option is Pair => typeof option === 'object' && 'attacker' in option,
  );
}

/** How many attacks a piece may declare: who attacks twice has it written on it. */
function mostOf(view: View, options: readonly Pair[], actor: number): number {
  const piece = view.players.flatMap(({ pieces }) => pieces).find(({ id }) => id === actor);
  const isDouble = piece?.keywords.some(({ keyword }) => keyword === 'double attack') ?? false;
  return isDouble && options.some((pair) => actorOf(pair) === actor && !isDefence(pair)) ? 2 : 1;
}

const usedBy = (pairs: readonly Pair[], actor: number): number =>
  pairs.reduce((sum, pair) => (actorOf(pair) === actor ? sum + (isTwice(pair) ? 2 : 1) : sum), 0);

/** Whether an attack has its defender already. */
const isMet = (pairs: readonly Pair[], option: Pair): boolean =>
  isDefence(option) && pairs.some((pair) => isDefence(pair) && pair.attack === option.attack);

/** The options that are still open to one who acts. */
function openTo(plan: Plan, options: readonly Pair[], actor: number): readonly Pair[] {
  const own = options.filter((option) => actorOf(option) === actor && !isTwice(option));
  return own.filter(
    (option) => !isMet(plan.pairs, option) && !plan.pairs.some((pair) => deepEqual(pair, option)),
  );
}

const without = (plan: Plan, actor: number): Plan => ({
  waiting: undefined,
  pairs: plan.pairs.filter((pair) => actorOf(pair) !== actor),
});

/** Who acts is pressed: chosen, let go, or, where there is one target only, sent at it. */
export function pressActor(plan: Plan, view: View, options: readonly Pair[], actor: number): Plan {
  if (plan.waiting === actor) return without(plan, actor);
  if (usedBy(plan.pairs, actor) >= mostOf(view, options, actor)) return without(plan, actor);
  const open = openTo(plan, options, actor);
  const [only, ...more] = open;
  if (only === undefined) return without(plan, actor);
  const used = usedBy(plan.pairs, actor);
  return more.length === 0 && used === 0
    ? { waiting: undefined, pairs: [...plan.pairs, only] }
    : { ...plan, waiting: actor };
}

/** The other half of a pair is pressed; pressed once more, by one who attacks twice, it is attacked twice. */
export function pressOther(plan: Plan, view: View, options: readonly Pair[], other: Ref): Plan {
  const actor = plan.waiting;
  if (actor === undefined) return plan;
  const chosen = plan.pairs.find((pair) => actorOf(pair) === actor && otherOf(pair) === other);
  const twice = options.find(
    (option) => isTwice(option) && actorOf(option) === actor && otherOf(option) === other,
  );
  if (chosen !== undefined && twice !== undefined)
    return { waiting: undefined, pairs: [...plan.pairs.filter((pair) => pair !== chosen), twice] };
  const option = openTo(plan, options, actor).find((pair) => otherOf(pair) === other);
  if (option === undefined) return plan;
  const pairs = [...plan.pairs, option];
  const isFull = usedBy(pairs, actor) >= mostOf(view, options, actor);
  return { waiting: isFull ? undefined : actor, pairs };
}

/** Who can still be told to act, and whom one who waits could be told to meet. */
export const isActor = (options: readonly Pair[], id: number): boolean =>
  options.some((option) => actorOf(option) === id);
export const isOther = (plan: Plan, options: readonly Pair[], ref: Ref): boolean =>
  plan.waiting !== undefined &&
  options.some(
    (option) =>
      actorOf(option) === plan.waiting &&
      otherOf(option) === ref &&
      (!plan.pairs.some((pair) => deepEqual(pair, option)) || isTwice(option)) &&
      !isMet(plan.pairs, option),
  );

/** What is sent: in the order in which it is offered, and that this is all. */
export const answersOf = (plan: Plan, options: readonly Pair[]): readonly (Pair | 'done')[] => [
  ...options.filter((option) => plan.pairs.some((pair) => deepEqual(pair, option))),
  'done',
];

/** An arrow: from who attacks to who is attacked; a defender stands in the way of an arrow that is there. */
export interface Shot extends AttackPair {
  readonly kind: 'planned' | 'declared' | 'defended';
}

/** All attacks as they stand now and would stand: those declared, with the defences that are planned; those planned. */
export function shotsOf(view: View, plan: Plan, options: readonly Pair[]): readonly Shot[] {
  const defences = plan.pairs.filter(isDefence);
  const declared = view.attacks.flatMap(({ attacker, target, defended, cancelled }, number): Shot[] => {
    if (attacker === null || 'player' in attacker || cancelled) return [];
    const defence = defences.find(({ attack }) => attack === number);
    const kind = defence !== undefined ? 'planned' : defended ? 'defended' : 'declared';
    return [{ attacker: attacker.id, target: defence?.defender.id ?? refOfNamedObject(target), kind }];
  });
  const planned = options
    .filter((option) => !isDefence(option) && plan.pairs.some((pair) => deepEqual(pair, option)))
    .flatMap((pair): Shot[] => {
      const shot: Shot = { attacker: actorOf(pair), target: otherOf(pair), kind: 'planned' };
      return isTwice(pair) ? [shot, shot] : [shot];
    });
  return [...declared, ...planned];
}

/** A mulligan: how many copies of each card go back, by the places in the hand that were pressed. */
export function swapsOf(
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
