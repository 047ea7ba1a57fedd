/** The types the game is made of: state, frames, events, choices. */
import type { Parts, Seat } from '@ludoteca/kernel';
import type { UnoCard, Suit, Value } from './cards.ts';
import type { Settings } from './settings.ts';
import type { View } from './view-types.ts';

export interface State {
  readonly settings: Settings;
  stock: UnoCard[];
  hands: UnoCard[][];
  /** Discarded cards, the latest last. */
  pile: UnoCard[];
  /** Value and suit that the next discard must match (3.2). */
  value: Value;
  suit: Suit;
  direction: 1 | -1;
  turns: number;
  /** Seats that are out, in the order of leaving. */
  left: Seat[];
}

export type Frame =
  | { readonly do: 'deal' }
  | { readonly do: 'turn'; readonly seat: Seat }
  | { readonly do: 'buy'; readonly seat: Seat }
  | { readonly do: 'owe'; readonly seat: Seat; readonly count: number };

/** A card with the suit to follow: its own, or any for an ace or a joker (3.3). */
export interface Discard {
  readonly discard: UnoCard;
  readonly suit: Suit;
}

export type Event =
  | { readonly did: 'deal'; readonly seat: Seat; readonly count: number; readonly cards?: readonly UnoCard[] }
  | { readonly did: 'table'; readonly value: Value; readonly suit: Suit }
  | { readonly did: 'begin'; readonly seat: Seat }
  | { readonly did: 'discard'; readonly seat: Seat; readonly card: UnoCard; readonly suit: Suit }
  | { readonly did: 'buy'; readonly seat: Seat; readonly count: number; readonly cards?: readonly UnoCard[] }
  | { readonly did: 'owe'; readonly seat: Seat; readonly count: number }
  | { readonly did: 'turn round'; readonly direction: 1 | -1 }
  | { readonly did: 'skip'; readonly seat: Seat }
  | { readonly did: 'lose the turn'; readonly seat: Seat }
  | { readonly did: 'leave'; readonly seat: Seat }
  /** The seat bought more cards than the stock holds. */
  | { readonly did: 'run out'; readonly seat: Seat; readonly missing: number }
  | { readonly did: 'reach the limit'; readonly turns: number };

export interface Uno extends Parts {
  state: State;
  frame: Frame;
  choice: { turn: Discard | 'buy'; buy: number; owe: number };
  event: Event;
  view: View;
  settings: Settings;
}
