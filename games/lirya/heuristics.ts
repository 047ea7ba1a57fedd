/** What computer players are told: a random player that keeps to the point, and a simple one that plays what it can and attacks. */
import { at, type Choice, type Dice, type Question } from '@ludoteca/kernel';
import type { Heuristics } from '@ludoteca/kit';
import type { Lirya } from './parts.ts';
import { rowOfId } from './pool/index.ts';

type Option = Choice<Lirya>;

/** How often, in so many, what can be put off is done at once: a move, an attack not made, a turn ended early. */
const SELDOM = 8;

const isIdle = (option: Option): boolean =>
  option === 'end turn' || option === 'done' || (typeof option === 'object' && 'move' in option);

/** Any option, but idle ones seldom: to move to and fro, to stop while there is something to do; and responses now and then. */
function random({ prompt, options }: Question<Lirya>, dice: Dice): Option {
  const all: readonly Option[] = options;
  if (prompt === 'window' && (all.length === 1 || dice.int(SELDOM) > 0)) return 'pass';
  const choice = dice.pick(all);
  if (!isIdle(choice) || dice.int(SELDOM) === 0) return choice;
  const busy = all.filter((option) => !isIdle(option));
  return busy.length === 0 ? at(all, all.length - 1) : dice.pick(busy);
}

/** The dearest card that can be played; then abilities and upgrades; then combat. */
function worth(option: Option): number {
  if (option === 'combat') return 1;
  if (typeof option !== 'object') return 0;
  if ('play' in option) return 10 + (rowOfId(option.play)?.card.cost ?? 0);
  if ('use' in option || 'hand' in option) return 3;
  if ('upgrade' in option) return 2;
  return -1;
}

const best = (options: readonly Option[]): Option =>
  options.reduce((one, other) => (worth(other) > worth(one) ? other : one));

export const heuristics: Heuristics<Lirya> = {
  random,
  greedy: (_, { prompt, options }, dice) => {
    const all: readonly Option[] = options;
    if (prompt === 'main') return best(all);
    if (prompt === 'mulligan') return 'done';
    if (prompt === 'window') return 'pass';
    const first = at(all, 0);
    return prompt === 'attack' || prompt === 'may' ? first : dice.pick(all);
  },
};
