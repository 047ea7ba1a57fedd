/** 608.2c: an effect is a function from the item that resolves to the frames that must come before the next effect. */
import type { Effect } from '../abilities/index.ts';
import type { Frame } from '../parts.ts';
import type { Item } from '../state.ts';
import type { TeferiDealer } from './table.ts';

export type Performers = {
  readonly [K in Effect['do']]: (
    dealer: TeferiDealer,
    item: Item,
    effect: Extract<Effect, { readonly do: K }>,
  ) => readonly Frame[];
};

/** The effect once more, now that somebody has chosen what comes first (616.1). */
export const again = (item: Item, effect: Effect): Frame => ({
  do: 'effects',
  item: item.id,
  list: [effect],
  from: 0,
  base: item.base,
});

/** Nothing is left to do before the next effect. */
export const NONE: readonly Frame[] = [];
