/** What a face remembers of a turn: what came in, and how the dice fell last. */
import type { Event } from '../parts.ts';

type EventOf<D extends Event['did']> = Extract<Event, { readonly did: D }>;
export type RollResult = EventOf<'roll'>;

export interface TurnSummary {
  readonly income?: EventOf<'reinforce'>;
  readonly set?: EventOf<'set'>;
  readonly roll?: RollResult;
}

export const EMPTY_SUMMARY: TurnSummary = {};

/** After some events; with a turn begins a new page. */
export function updateSummary(before: TurnSummary, events: readonly Event[]): TurnSummary {
  let recall = before;
  for (const event of events)
    switch (event.did) {
      case 'turn':
        recall = EMPTY_SUMMARY;
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
