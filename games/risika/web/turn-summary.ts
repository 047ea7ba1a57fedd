/** Collects the events of the current turn that the board shows: reinforcements, the set, the latest roll. */
import { useState } from 'react';
import type { Event } from '../parts.ts';

type EventOf<D extends Event['did']> = Extract<Event, { readonly did: D }>;
export type RollResult = EventOf<'roll'>;

export interface TurnSummary {
  readonly income?: EventOf<'reinforce'>;
  readonly set?: EventOf<'set'>;
  readonly roll?: RollResult;
}

export const EMPTY_SUMMARY: TurnSummary = {};

/** A new turn starts with an empty summary. */
export function updateSummary(before: TurnSummary, events: readonly Event[]): TurnSummary {
  let summary = before;
  for (const event of events)
    switch (event.did) {
      case 'turn':
        summary = EMPTY_SUMMARY;
        break;
      case 'reinforce':
        summary = { ...summary, income: event };
        break;
      case 'set':
        summary = { ...summary, set: event };
        break;
      case 'roll':
        summary = { ...summary, roll: event };
        break;
    }
  return summary;
}

/** The summary, updated with every new array of events. */
export function useTurnSummary(events: readonly Event[]): TurnSummary {
  const [known, setKnown] = useState({ events, summary: updateSummary(EMPTY_SUMMARY, events) });
  if (known.events === events) return known.summary;
  const summary = updateSummary(known.summary, events);
  setKnown({ events, summary });
  return summary;
}
