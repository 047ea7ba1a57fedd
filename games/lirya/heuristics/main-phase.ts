/** Chooses the action of the main phase that makes best use of the energy. */
import type { MainOption, MainAction } from '../parts.ts';
import { at } from '@ludoteca/kernel';
import { type ViewEvaluator, findCard } from './view-evaluator.ts';
import { type ActionValue, valueAction } from './action-values.ts';

/** Actions below the minimum gain are not taken. A spell must gain more than the energy it costs. */
const MIN_GAIN = 0.4;
const SPELL_ENERGY_PRICE = 1.3;

interface PlannedAction extends ActionValue {
  readonly option: MainAction;
  readonly priority: number;
}

/** Structures and upgrades first, equipment and abilities last. */
function priorityOf(option: MainAction): number {
  if (!('play' in option)) return 'upgrade' in option ? 1 : 5;
  return { structure: 0, spell: 2, character: 3, equipment: 4 }[findCard(option.play)?.type ?? 'spell'];
}

function isWorthwhile(option: MainAction, { gain, cost }: ActionValue): boolean {
  const spell = 'play' in option && findCard(option.play)?.type === 'spell';
  return gain > MIN_GAIN + (spell ? SPELL_ENERGY_PRICE * cost : 0);
}

/** The most valuable set of actions for the available energy: a small knapsack. */
function findBestCombination(choices: readonly PlannedAction[], energy: number): readonly PlannedAction[] {
  let best: { readonly gain: number; readonly chosen: readonly PlannedAction[] } = { gain: 0, chosen: [] };
  const walk = (from: number, left: number, gain: number, chosen: readonly PlannedAction[]): void => {
    if (gain > best.gain) best = { gain, chosen };
    for (let i = from; i < choices.length; i++) {
      const choice = at(choices, i);
      if (choice.cost <= left) walk(i + 1, left - choice.cost, gain + choice.gain, [...chosen, choice]);
    }
  };
  walk(0, energy, 0, []);
  return best.chosen;
}

/** Only so many of the best actions are combined. */
const MAX_WEIGHED = 9;

export function chooseMainAction(evaluator: ViewEvaluator, options: readonly MainOption[]): MainOption {
  const choices = options
    .filter(
      (option): option is MainAction =>
        typeof option === 'object' && !('move' in option) && !('demolish' in option),
    )
    .map((option): PlannedAction => {
      const { gain, cost } = valueAction(evaluator, option);
      return { option, priority: priorityOf(option), gain, cost };
    })
    .filter((choice) => isWorthwhile(choice.option, choice))
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, MAX_WEIGHED);
  const chosen = findBestCombination(choices, evaluator.own.energy);
  const [first] = chosen.toSorted((a, b) => a.priority - b.priority || b.gain - a.gain);
  if (first !== undefined) return first.option;
  return options.includes('combat') ? 'combat' : 'end turn';
}
