/** What a face remembers of a turn: what came in, and how the dice fell last. */
import type { Event } from '../parts.ts';

type Told<D extends Event['did']> = Extract<Event, { readonly did: D }>;
export type Roll = Told<'roll'>;

export interface Recall {
  readonly income?: Told<'reinforce'>;
  readonly set?: Told<'set'>;
  readonly roll?: Roll;
}

export const NO_RECALL: Recall = {};

/** After some events; with a turn begins a new page. */
export function recalled(before: Recall, events: readonly Event[]): Recall {
  let recall = before;
  for (const event of events)
    switch (event.did) {
      case 'turn':
        recall = NO_RECALL;
        break;
      case 'reinforce':
        recall = { ...recall, income: event };
        break;
      case 'set':
        recall = { ...recall, set: event };
        break;
      case 'roll':
        recall = { ...recall, roll: event };
        break;
    }
  return recall;
}
