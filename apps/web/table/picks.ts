import { type Choice, deepEqual, type AnyParts } from '@ludoteca/kernel';

/** An option that was chosen through a thing. Equal things are told apart: each of them may be meant. */
export interface ThingPick {
  readonly from: string;
  readonly option: Choice<AnyParts>;
}

const isSame = (one: ThingPick, other: ThingPick): boolean =>
  one.from === other.from && deepEqual(one.option, other.option);

export const timesPicked = (picks: readonly ThingPick[], pick: ThingPick): number =>
  picks.filter((other) => isSame(other, pick)).length;

/** With one pick more, or, where it was picked as often as may be, without it. */
export const picked = (picks: readonly ThingPick[], pick: ThingPick, most: number): readonly ThingPick[] =>
  timesPicked(picks, pick) < most ? [...picks, pick] : picks.filter((other) => !isSame(other, pick));
