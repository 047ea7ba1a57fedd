/** The main phase: as much for the energy as there is to be had; then combat. */
import { at } from '@ludoteca/kernel';
import type { Lirya } from '../parts.ts';
import type { Outlook } from './outlook.ts';
import { cardNamed } from './outlook.ts';
import { type Plan, planOf } from './plays.ts';

type Main = Lirya['choice']['main'];
type Deed = Exclude<Main, string>;

/** What is worth less is left for later. A spell is gone once it is cast: it must be worth its cost and more. */
const LEAST = 0.4;
const SPELL = 1.3;

interface Choice extends Plan {
  readonly option: Deed;
  readonly turn: number;
}

/** In which order: what helps all that follows first, equipment and abilities when everybody is there. */
function turnOf(option: Deed): number {
  if (!('play' in option)) return 'upgrade' in option ? 1 : 5;
  return { structure: 0, spell: 2, character: 3, equipment: 4 }[cardNamed(option.play)?.type ?? 'spell'];
}

function isWorthIt(option: Deed, { gain, cost }: Plan): boolean {
  const spell = 'play' in option && cardNamed(option.play)?.type === 'spell';
  return gain > LEAST + (spell ? SPELL * cost : 0);
}

/** The best that can be done together with so much energy: the way through a small knapsack. */
function bestTogether(choices: readonly Choice[], energy: number): readonly Choice[] {
  let best: { readonly gain: number; readonly chosen: readonly Choice[] } = { gain: 0, chosen: [] };
  const walk = (from: number, left: number, gain: number, chosen: readonly Choice[]): void => {
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
const MOST = 9;

export function mainChoice(outlook: Outlook, options: readonly Main[]): Main {
  const choices = options
    .filter(
      (option): option is Deed =>
        typeof option === 'object' && !('move' in option) && !('demolish' in option),
    )
    .map((option): Choice => {
      const { gain, cost } = planOf(outlook, option);
      return { option, turn: turnOf(option), gain, cost };
    })
    .filter((choice) => isWorthIt(choice.option, choice))
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, MOST);
  const chosen = bestTogether(choices, outlook.me.energy);
  const [first] = chosen.toSorted((a, b) => a.turn - b.turn || b.gain - a.gain);
  if (first !== undefined) return first.option;
  return options.includes('combat') ? 'combat' : 'end turn';
}
