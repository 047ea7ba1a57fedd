import type { Choice, Dice, Parts } from '@ludoteca/kernel';
import type { Entry, QuickPlayer } from '@ludoteca/kit';
import { questionOn } from './player.ts';

/** Any option, each as likely as the other. */
export function uniform<P extends Parts>(_: Entry<P>, dice: Dice): QuickPlayer<P> {
  return { choose: (line) => dice.pick<Choice<P>>(questionOn(line).options) };
}

/** The game's canonical random player where it names one, else uniform. */
export function random<P extends Parts>(entry: Entry<P>, dice: Dice): QuickPlayer<P> {
  const { heuristics } = entry;
  if (heuristics.random === undefined) return uniform(entry, dice);
  const choose = heuristics.random.bind(heuristics);
  return { choose: (line) => choose(questionOn(line), dice) };
}
