import type { Ability } from './ability.ts';
import type { CardType, Colour, Supertype } from './game-terms.ts';

/** A card or a token, as printed. */
export interface CardDefinition {
  /** Unique in a match. */
  readonly name: string;
  /** `{1}{R}`; absent: it has none, and cannot be cast (118.6). */
  readonly cost?: string;
  readonly supertypes?: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes?: readonly string[];
  /** 204: a colour indicator, and the colours of tokens. Default: those of the cost. */
  readonly colours?: readonly Colour[];
  /** A creature's; 0 where a defining ability gives it. */
  readonly power?: number;
  readonly toughness?: number;
  readonly loyalty?: number;
  /** The printed words, a line for each ability, for people. */
  readonly text: string;
  readonly abilities: readonly Ability[];
  /** 111. Two tokens may share a name: then this tells them apart in the table of cards. */
  readonly token?: true;
}

/** A deck list with the definitions of the cards that do not ship with the game. */
export interface Deck {
  readonly name: string;
  readonly cards: readonly DeckLine[];
  readonly definitions?: readonly CardDefinition[];
}
export interface DeckLine {
  readonly count: number;
  readonly card: string;
}
