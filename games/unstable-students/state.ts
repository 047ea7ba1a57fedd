import type { CardIndex, Settings, State } from './parts.ts';
import { deckToText } from './settings.ts';

/** An empty table with these settings. */
export function createState(set: Settings, seats: number): State {
  const none = (): CardIndex[][] => Array.from({ length: seats }, () => []);
  return {
    rules: set.rules,
    students: set.students,
    limit: set.hand,
    last: set.rounds,
    deck: deckToText(set.deck),
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
