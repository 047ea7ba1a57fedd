/** The main phase: as much for the energy as there is to be had; then combat. */
import { at } from '@ludoteca/kernel';
import type { Lirya } from '../parts.ts';
import type { ViewEvaluator } from './view-evaluator.ts';
import { findCard } from './view-evaluator.ts';
import { type ActionValue, valueAction } from './action-values.ts';

type MainOption = Lirya['choice']['main'];
type MainAction = Exclude<MainOption, string>;

/** What is worth less is left for later. A spell is gone once it is cast: it must be worth its cost and more. */
const MIN_GAIN = 0.4;
const SPELL_ENERGY_PRICE = 1.3;

interface PlannedAction extends ActionValue {
  readonly option: MainAction;
  readonly priority: number;
}

/** In which order: what helps all that follows first, equipment and abilities when everybody is there. */
function priorityOf(option: MainAction): number {
  if (!('play' in option)) return 'upgrade' in option ? 1 : 5;
  return { structure: 0, spell: 2, character: 3, equipment: 4 }[findCard(option.play)?.type ?? 'spell'];
}

function isWorthwhile(option: MainAction, { gain, cost }: ActionValue): boolean {
  const spell = 'play' in option && findCard(option.play)?.type === 'spell';
  return gain > MIN_GAIN + (spell ? SPELL_ENERGY_PRICE * cost : 0);
}

/** The best that can be done together with so much energy: the way through a small knapsack. */
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

/** More than so many at once are not weighed against each other. */
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
