/** Card definitions and deck lists. */
import type { Ability } from './ability.ts';
import type { CardType, Colour, Supertype } from './game-terms.ts';

/** A card or token as printed. */
export interface CardDefinition {
  /** Unique in a match. */
  readonly name: string;
  /** For example `{1}{R}`. Without a mana cost the card cannot be cast (118.6). */
  readonly cost?: string;
  readonly supertypes?: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes?: readonly string[];
  /** 204: the colour indicator, or the colours of a token. Default: the colours of the cost. */
  readonly colours?: readonly Colour[];
  /** 0 where a characteristic-defining ability sets it. */
  readonly power?: number;
  readonly toughness?: number;
  readonly loyalty?: number;
  /** The printed text for people, one line per ability. */
  readonly text: string;
  readonly abilities: readonly Ability[];
  /** 111. Two different tokens may share a name; the flag and the definition distinguish them in `State.cards`. */
  readonly token?: true;
}

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
