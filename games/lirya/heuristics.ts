/** What computer players are told: a random player that keeps to the point, and a simple one that plays what it can and attacks. */
import { at, type Choice, type Dice, type Question } from '@ludoteca/kernel';
import type { Heuristics } from '@ludoteca/kit';
import type { Lirya } from './parts.ts';
import { rowOfId } from './pool/index.ts';

type Option = Choice<Lirya>;

const isMove = (option: Option): boolean => typeof option === 'object' && 'move' in option;

/** Moves to and fro are many and mean little: they count as one. */
function random({ prompt, options }: Question<Lirya>, dice: Dice): Option {
  const all: readonly Option[] = options;
  if (prompt !== 'main') return dice.pick(all);
  const others = all.filter((option) => !isMove(option));
  const index = dice.int(others.length + (others.length < all.length ? 1 : 0));
  return index < others.length ? at(others, index) : dice.pick(all.filter(isMove));
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
