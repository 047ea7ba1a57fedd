/** The type of effect handlers: each executes one kind of effect and returns the frames that must come before the next one (CR 608.2c). */
import type { AbilityEffect } from '../abilities/index.ts';
import type { Frame } from '../parts.ts';
import type { StackObject } from '../state.ts';
import type { TeferiDealer } from './state-access.ts';

export type EffectHandlers = {
  readonly [K in AbilityEffect['do']]: (
    dealer: TeferiDealer,
    item: StackObject,
    effect: Extract<AbilityEffect, { readonly do: K }>,
  ) => readonly Frame[];
};

/** The frame that executes the effect again after a choice has been made (616.1). */
export const repeatEffect = (item: StackObject, effect: AbilityEffect): Frame => ({
  do: 'effects',
  item: item.id,
  list: [effect],
  from: 0,
  base: item.base,
});

export const NO_FRAMES: readonly Frame[] = [];
