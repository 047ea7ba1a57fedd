import { at, type Choice, type Dice, type Question } from '@ludoteca/kernel';
import type { Teferi } from '../parts.ts';
import { isManaTap } from './greedy.ts';

/** Any option, but no mulligans, no mana for nothing, and nothing announced to be taken back. */
export function chooseRandomly(question: Question<Teferi>, dice: Dice): Choice<Teferi> {
  const options: readonly Choice<Teferi>[] = question.options;
  if (question.prompt === 'mulligan') return at(options, 0);
  const open = options.filter((option) => option !== 'cancel' && !isManaTap(option));
  return open.length === 0 ? at(options, 0) : dice.pick(open);
}
