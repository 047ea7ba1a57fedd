/** Options picked through items while a subset is chosen. */
import { type Choice, deepEqual, type AnyParts } from '@ludoteca/kernel';

/** An option picked through an item. Equal items are distinguished. */
export interface ItemPick {
  readonly from: string;
  readonly option: Choice<AnyParts>;
}

const isSamePick = (one: ItemPick, other: ItemPick): boolean =>
  one.from === other.from && deepEqual(one.option, other.option);

export const countPicks = (picks: readonly ItemPick[], pick: ItemPick): number =>
  picks.filter((other) => isSamePick(other, pick)).length;

/** Adds a pick, or removes all equal ones if the maximum is reached. */
export const togglePick = (picks: readonly ItemPick[], pick: ItemPick, max: number): readonly ItemPick[] =>
  countPicks(picks, pick) < max ? [...picks, pick] : picks.filter((other) => !isSamePick(other, pick));
