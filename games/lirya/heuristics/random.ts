/** The random choice, which avoids idle answers. */
import { at, type Choice, type Dice, type Question } from '@ludoteca/kernel';
import type { Lirya } from '../parts.ts';

/** An idle answer is accepted with a chance of one in this many. */
const IDLE_ODDS = 8;

const isIdle = (option: Choice<Lirya>): boolean =>
  option === 'end turn' || option === 'done' || (typeof option === 'object' && 'move' in option);

/** Idle answers (moving back and forth, stopping early) and responses are rare. */
export function chooseRandomly({ prompt, options }: Question<Lirya>, dice: Dice): Choice<Lirya> {
  const all: readonly Choice<Lirya>[] = options;
  if (prompt === 'window' && (all.length === 1 || dice.int(IDLE_ODDS) > 0)) return 'pass';
  const choice = dice.pick(all);
  if (!isIdle(choice) || dice.int(IDLE_ODDS) === 0) return choice;
  const busy = all.filter((option) => !isIdle(option));
  return busy.length === 0 ? at(all, all.length - 1) : dice.pick(busy);
}
