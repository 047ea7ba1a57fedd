/** Options that are chosen on the board before they are sent together, compared by value. */
import { deepEqual } from '@ludoteca/kernel';

export const isChosen = <C>(chosen: readonly C[], option: C): boolean =>
  chosen.some((one) => deepEqual(one, option));

export const removeChosen = <C>(chosen: readonly C[], option: C): readonly C[] =>
  chosen.filter((one) => !deepEqual(one, option));

/** Subsets are sent in the order in which their options are offered. */
export const chosenInOrder = <C>(options: readonly C[], chosen: readonly C[]): readonly C[] =>
  options.filter((option) => isChosen(chosen, option));
