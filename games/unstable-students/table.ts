import type { Card, Settings, State } from './parts.ts';
import { deckText } from './settings.ts';

/** An empty table with these settings. */
export function bare(set: Settings, seats: number): State {
  const none = (): Card[][] => Array.from({ length: seats }, () => []);
  return {
    rules: set.rules,
    students: set.students,
    limit: set.hand,
    last: set.rounds,
    deck: deckText(set.deck),
    draw: [],
    discards: [],
    nursery: [],
    hands: none(),
    rooms: none(),
    areas: none(),
    round: 1,
    turn: 0,
    begun: 0,
    chain: [],
    known: none(),
    shuffled: [],
    left: [],
    start: { draw: [], discards: [], nursery: [], hands: none(), rooms: none(), areas: none() },
  };
}
