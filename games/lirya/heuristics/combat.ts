/** Chooses attacks and defences. */
import type { AttackOption, DefenceOption, Lirya, Ref } from '../parts.ts';
import { playerRef, refOfTarget } from '../rules/lookup.ts';
import type { PieceView } from '../view-types.ts';
import { refOfNamedObject, showsKeyword } from '../combat-forecast.ts';
import type { ViewEvaluator } from './view-evaluator.ts';
import { damageReturned, damageDealt, type PieceAttack, evaluateAttacks } from './evaluate-attacks.ts';
import { valueOfLifePoint, valuePiece } from './card-values.ts';
import { woundLoss } from './effect-values.ts';

/** The minimum gain of an attack, and the extra gain needed to give up stealth. */
const MIN_ATTACK_GAIN = 0.1;
const STEALTH_VALUE = 1.2;
/** How often each attacker reconsiders given the choices of the others. */
const IMPROVEMENT_ROUNDS = 2;

interface AttackPlan {
  readonly piece: PieceView;
  readonly options: readonly AttackOption[];
  chosen: AttackOption | undefined;
}

const attacksOf = ({ piece, chosen }: AttackPlan): readonly PieceAttack[] => {
  if (chosen === undefined) return [];
  const attack = { attacker: piece, target: refOfTarget(chosen.target) };
  return chosen.twice === true ? [attack, attack] : [attack];
};

function findDeclaredAttacks(evaluator: ViewEvaluator): readonly PieceAttack[] {
  return evaluator.view.attacks.flatMap(({ attacker, target }) => {
    const piece = evaluator.findPiece(refOfNamedObject(attacker));
    const ref = refOfNamedObject(target);
    return piece === undefined || ref === 0 ? [] : [{ attacker: piece, target: ref }];
  });
}

function groupByAttacker(evaluator: ViewEvaluator, options: readonly AttackOption[]): AttackPlan[] {
  const byId = new Map<number, AttackOption[]>();
  for (const option of options) {
    const known = byId.get(option.attacker.id);
    if (known === undefined) byId.set(option.attacker.id, [option]);
    else known.push(option);
  }
  return [...byId].flatMap(([id, list]) => {
    const piece = evaluator.findPiece(id);
    return piece === undefined ? [] : [{ piece, options: list, chosen: undefined }];
  });
}

const hasStealth = (piece: PieceView): boolean =>
  showsKeyword(piece, 'stealth') || piece.states.some(({ state }) => state === 'stealth');

/** Starts with all attackers on one target if that beats no attack: single attacks might only be struck back. */
function tryCommonTarget(attackers: readonly AttackPlan[], evaluate: () => number): void {
  const targets = new Set(
    attackers.flatMap(({ options }) => options.map(({ target }) => refOfTarget(target))),
  );
  let best: { readonly target: Ref | undefined; readonly gain: number } = {
    target: undefined,
    gain: evaluate(),
  };
  const aim = (target: Ref | undefined): void => {
    for (const attacker of attackers)
      attacker.chosen = attacker.options.find((option) => refOfTarget(option.target) === target);
  };
  for (const target of targets) {
    aim(target);
    const gain = evaluate();
    if (gain > best.gain) best = { target, gain };
  }
  aim(best.target);
}

/** Each attacker chooses the best option given the others, in two rounds. */
export function chooseAttack(
  evaluator: ViewEvaluator,
  options: readonly Lirya['choice']['attack'][],
): Lirya['choice']['attack'] {
  const attackers = groupByAttacker(
    evaluator,
    options.filter((option): option is AttackOption => option !== 'done'),
  );
  const before = findDeclaredAttacks(evaluator);
  const evaluate = (): number => evaluateAttacks(evaluator, [...before, ...attackers.flatMap(attacksOf)]);
  tryCommonTarget(attackers, evaluate);
  for (let round = 0; round < IMPROVEMENT_ROUNDS; round++)
    for (const attacker of attackers) {
      attacker.chosen = undefined;
      let best: { readonly option: AttackOption | undefined; readonly gain: number } = {
        option: undefined,
        gain: evaluate() + MIN_ATTACK_GAIN + (hasStealth(attacker.piece) ? STEALTH_VALUE : 0),
      };
      for (const option of attacker.options) {
        attacker.chosen = option;
        const gain = evaluate();
        if (gain > best.gain) best = { option, gain };
      }
      attacker.chosen = best.option;
    }
  return attackers.find(({ chosen }) => chosen !== undefined)?.chosen ?? 'done';
}

interface BlockOption {
  readonly option: DefenceOption;
  readonly gain: number;
}

/** The life saved and the damage to the attacker, less the loss of the defender. */
function valueBlock(
  evaluator: ViewEvaluator,
  { defender, attacker }: DefenceOption,
  isLethal: boolean,
): number {
  const [defenderPiece, attackerPiece] = [evaluator.findPiece(defender.id), evaluator.findPiece(attacker.id)];
  if (defenderPiece === undefined || attackerPiece === undefined) return 0;
  const lost = damageDealt(evaluator, attackerPiece, defenderPiece);
  const lives = lost < defenderPiece.health;
  const back = damageReturned(evaluator, defenderPiece, attackerPiece, lives);
  const saved = attackerPiece.attack * (isLethal ? 100 : valueOfLifePoint(evaluator.own.life));
  return (
    saved +
    woundLoss(valuePiece(attackerPiece), back, attackerPiece.health) -
    woundLoss(valuePiece(defenderPiece), lost, defenderPiece.health)
  );
}

/** Pairs attacks and defenders by gain; declares the pair of the earliest attack. */
export function chooseDefence(
  evaluator: ViewEvaluator,
  options: readonly Lirya['choice']['defend'][],
): Lirya['choice']['defend'] {
  const me = playerRef(evaluator.seat);
  const incoming = findDeclaredAttacks(evaluator)
    .filter(({ target }) => target === me)
    .reduce((sum, { attacker }) => sum + attacker.attack, 0);
  const isLethal = incoming >= evaluator.own.life;
  const blocks = options
    .filter((option): option is DefenceOption => option !== 'done')
    .map((option): BlockOption => ({ option, gain: valueBlock(evaluator, option, isLethal) }))
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain);
  const pairs: DefenceOption[] = [];
  for (const { option } of blocks)
    if (!pairs.some((pair) => pair.attack === option.attack || pair.defender.id === option.defender.id))
      pairs.push(option);
  return pairs.toSorted((a, b) => a.attack - b.attack)[0] ?? 'done';
}
