/** Attackers, blockers and permanents that stay tapped, as they are chosen on the board before they are sent. */
import { chosenInOrder, isChosen, removeChosen } from '@ludoteca/kit/web';
import type { BlockChoice } from '../parts.ts';
import type { EntityId, ObjectId } from '../state.ts';
import type { TeferiOption } from './offers.ts';

type ChosenOptions = readonly TeferiOption[];

const isAttackOf = (option: TeferiOption, id: ObjectId): boolean =>
  typeof option === 'object' && 'attack' in option && option.attack === id;
export const isBlock = (option: TeferiOption): option is BlockChoice =>
  typeof option === 'object' && 'with' in option;

/** Chooses an option, in place of the options that it replaces; a chosen option is removed. */
const toggle = (
  chosen: ChosenOptions,
  option: TeferiOption,
  isReplaced: (one: TeferiOption) => boolean,
): ChosenOptions =>
  isChosen(chosen, option)
    ? removeChosen(chosen, option)
    : [...chosen.filter((one) => !isReplaced(one)), option];

export const toggleChoice = (chosen: ChosenOptions, option: TeferiOption): ChosenOptions =>
  toggle(chosen, option, () => false);

/** A creature attacks one player or permanent only. */
export const chooseAttack = (chosen: ChosenOptions, id: ObjectId, option: TeferiOption): ChosenOptions =>
  toggle(chosen, option, (one) => isAttackOf(one, id));

/** A creature blocks another attacker instead, or additionally. */
export const chooseBlock = (
  chosen: ChosenOptions,
  option: BlockChoice,
  isAdditional: boolean,
): ChosenOptions =>
  toggle(chosen, option, (one) => !isAdditional && isBlock(one) && one.with === option.with);

/** For each creature the attack that is offered first. */
export function chooseAllAttacks(options: ChosenOptions): ChosenOptions {
  const seen = new Set<ObjectId>();
  return options.filter((option) => {
    if (typeof option !== 'object' || !('attack' in option) || seen.has(option.attack)) return false;
    seen.add(option.attack);
    return true;
  });
}

/** Without 'done' if more must be chosen. */
export function planAnswers(options: ChosenOptions, chosen: ChosenOptions): ChosenOptions {
  const ordered = chosenInOrder(options, chosen).filter((option) => option !== 'done');
  return options.includes('done') ? [...ordered, 'done'] : ordered;
}

/** Where the arrow of an option starts and ends. */
export function arrowEnds(option: TeferiOption): readonly [ObjectId, EntityId] | undefined {
  if (typeof option !== 'object') return undefined;
  if ('attack' in option) return [option.attack, option.at];
  return isBlock(option) ? [option.with, option.block] : undefined;
}
