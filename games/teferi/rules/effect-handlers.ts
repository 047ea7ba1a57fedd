/** 608.2c: an effect is a function from the item that resolves to the frames that must come before the next effect. */
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

/** The effect once more, now that somebody has chosen what comes first (616.1). */
export const repeatEffect = (item: StackObject, effect: AbilityEffect): Frame => ({
  do: 'effects',
  item: item.id,
  list: [effect],
  from: 0,
  base: item.base,
});

/** Nothing is left to do before the next effect. */
export const NO_FRAMES: readonly Frame[] = [];
