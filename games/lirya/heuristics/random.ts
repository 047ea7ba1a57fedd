/** The random player that keeps to the point. */
import { at, type Choice, type Dice, type Question } from '@ludoteca/kernel';
import type { Lirya } from '../parts.ts';

type Option = Choice<Lirya>;

/** How often, in so many, what can be put off is done at once: a move, an attack not made, a turn ended early. */
const IDLE_ODDS = 8;

const isIdle = (option: Option): boolean =>
  option === 'end turn' || option === 'done' || (typeof option === 'object' && 'move' in option);

/** Any option, but idle ones seldom: to move to and fro, to stop while there is something to do; and responses now and then. */
export function chooseRandomly({ prompt, options }: Question<Lirya>, dice: Dice): Option {
  const all: readonly Option[] = options;
  if (prompt === 'window' && (all.length === 1 || dice.int(IDLE_ODDS) > 0)) return 'pass';
  const choice = dice.pick(all);
  if (!isIdle(choice) || dice.int(IDLE_ODDS) === 0) return choice;
  const busy = all.filter((option) => !isIdle(option));
  return busy.length === 0 ? at(all, all.length - 1) : dice.pick(busy);
}
