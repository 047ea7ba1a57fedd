import type { Parts, Seat } from '@ludoteca/kernel';
import { choiceField, numberField, type SettingsOf, type VisiblePile } from '@ludoteca/kit';
import type { Card, Suit, Value } from './cards.ts';

/** How many cards a hand may have depends on the seats and the decks: see `settings`. */
export const form = {
  hand: numberField(1, 53, 7),
  decks: numberField(1, 2, 1),
  firstCard: choiceField(['number', 'ace'], 'number'),
};
export type Settings = SettingsOf<typeof form>;

export interface State {
  readonly settings: Settings;
  stock: Card[];
  hands: Card[][];
  /** Discarded cards; the latest on top. */
  pile: Card[];
  /** What the table shows: a value, and the suit to follow. */
  value: Value;
  suit: Suit;
  direction: 1 | -1;
  turns: number;
  /** Who is out, first to last. */
  left: Seat[];
}

export type Frame =
  | { readonly do: 'deal' }
  | { readonly do: 'turn'; readonly seat: Seat }
  | { readonly do: 'buy'; readonly seat: Seat }
  | { readonly do: 'owe'; readonly seat: Seat; readonly count: number };

/** A card with the suit to follow: its own, but for an ace or a joker. */
export interface Discard {
  readonly discard: Card;
  readonly suit: Suit;
}

export type Event =
  | { readonly did: 'deal'; readonly seat: Seat; readonly count: number; readonly cards?: readonly Card[] }
  | { readonly did: 'table'; readonly value: Value; readonly suit: Suit }
  | { readonly did: 'begin'; readonly seat: Seat }
  | { readonly did: 'discard'; readonly seat: Seat; readonly card: Card; readonly suit: Suit }
  | { readonly did: 'buy'; readonly seat: Seat; readonly count: number; readonly cards?: readonly Card[] }
  | { readonly did: 'owe'; readonly seat: Seat; readonly count: number }
  | { readonly did: 'turn round'; readonly direction: 1 | -1 }
  | { readonly did: 'skip'; readonly seat: Seat }
  | { readonly did: 'lose the turn'; readonly seat: Seat }
  | { readonly did: 'leave'; readonly seat: Seat }
  /** Who wanted cards that are not there, and how many are missing. */
  | { readonly did: 'run out'; readonly seat: Seat; readonly missing: number }
  | { readonly did: 'reach the limit'; readonly turns: number };

export interface View {
  readonly hands: readonly VisiblePile<Card>[];
  readonly stock: VisiblePile<Card>;
  readonly pile: readonly Card[];
  readonly value: Value;
  readonly suit: Suit;
  readonly direction: 1 | -1;
  readonly left: readonly Seat[];
}

export interface Uno extends Parts {
  state: State;
  frame: Frame;
  choice: { turn: Discard | 'buy'; buy: number; owe: number };
  event: Event;
  view: View;
  settings: Settings;
}
