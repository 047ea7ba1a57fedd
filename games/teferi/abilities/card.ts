/** Deck lists. */
import type { CardDefinition } from './ability.ts';

/** A deck list, with definitions of the cards that do not ship with the game. */
export interface Deck {
  readonly name: string;
  readonly cards: readonly DeckLine[];
  readonly definitions?: readonly CardDefinition[];
}
export interface DeckLine {
  readonly count: number;
  readonly card: string;
}
