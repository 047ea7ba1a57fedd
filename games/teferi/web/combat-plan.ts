/** Choices of several that are gathered on the table: who attacks, who blocks whom, what stays tapped. */
import { deepEqual } from '@ludoteca/kernel';
import type { BlockChoice } from '../parts.ts';
import type { EntityId, ObjectId } from '../state.ts';
import type { TeferiOption } from './offers.ts';

export const isChosen = (chosen: readonly TeferiOption[], option: TeferiOption): boolean =>
  chosen.some((one) => deepEqual(one, option));

const removeChoice = (chosen: readonly TeferiOption[], option: TeferiOption): readonly TeferiOption[] =>
  chosen.filter((one) => !deepEqual(one, option));

/** Chooses an option, or no longer. */
export const toggleChoice = (
  chosen: readonly TeferiOption[],
  option: TeferiOption,
): readonly TeferiOption[] => (isChosen(chosen, option) ? removeChoice(chosen, option) : [...chosen, option]);

const isAttackOf = (option: TeferiOption, id: ObjectId): boolean =>
  typeof option === 'object' && 'attack' in option && option.attack === id;
export const isBlock = (option: TeferiOption): option is BlockChoice =>
  typeof option === 'object' && 'with' in option;

/** A creature attacks one aim: another takes the place of the first. */
export const chooseAttack = (
  chosen: readonly TeferiOption[],
  id: ObjectId,
  option: TeferiOption,
): readonly TeferiOption[] =>
  isChosen(chosen, option)
    ? removeChoice(chosen, option)
    : [...chosen.filter((one) => !isAttackOf(one, id)), option];

/** A creature blocks another attacker instead, or besides if it is meant so. */
export const chooseBlock = (
  chosen: readonly TeferiOption[],
  option: BlockChoice,
  besides: boolean,
): readonly TeferiOption[] =>
  isChosen(chosen, option)
    ? removeChoice(chosen, option)
    : [...chosen.filter((one) => besides || !isBlock(one) || one.with !== option.with), option];

/** One attack for everybody who can: each at what is offered for it first. */
export function chooseAllAttacks(options: readonly TeferiOption[]): readonly TeferiOption[] {
  const seen = new Set<ObjectId>();
  return options.filter((option) => {
    if (typeof option !== 'object' || !('attack' in option) || seen.has(option.attack)) return false;
    seen.add(option.attack);
    return true;
  });
}

/** What is sent: in the order in which it is offered, and that this is all; where it may not end yet, what is chosen so far. */
export function planAnswers(
  options: readonly TeferiOption[],
  chosen: readonly TeferiOption[],
): readonly TeferiOption[] {
  const ordered = options.filter((option) => option !== 'done' && isChosen(chosen, option));
  return options.includes('done') ? [...ordered, 'done'] : ordered;
}

/** From whom to whom an arrow leads for an option. */
export function arrowEnds(option: TeferiOption): readonly [ObjectId, EntityId] | undefined {
  if (typeof option !== 'object') return undefined;
  if ('attack' in option) return [option.attack, option.at];
  return isBlock(option) ? [option.with, option.block] : undefined;
}
