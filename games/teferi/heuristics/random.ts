/** The random choice for computer players. */
import { at, type Choice, type Dice, type Question } from '@ludoteca/kernel';
import type { Teferi } from '../parts.ts';
import { isManaTap } from './greedy.ts';

/** A random option, without mulligans, useless mana abilities and cancelled announcements. */
export function chooseRandomly(question: Question<Teferi>, dice: Dice): Choice<Teferi> {
  const options: readonly Choice<Teferi>[] = question.options;
  if (question.prompt === 'mulligan') return at(options, 0);
  const open = options.filter((option) => option !== 'cancel' && !isManaTap(option));
  return open.length === 0 ? at(options, 0) : dice.pick(open);
}
