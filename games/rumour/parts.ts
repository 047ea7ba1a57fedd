/** The types the game is made of: state, frames, events, choices. */
import type { Parts, Seat } from '@ludoteca/kernel';
import type { Card } from './cards.ts';
import type { View } from './view-types.ts';

export interface State {
  stock: Card[];
  hands: Card[][];
  pile: Card[];
  /** Seats that have left, in the order of leaving. */
  left: Seat[];
}

export type Frame =
  | { readonly do: 'deal' }
  | { readonly do: 'turn'; readonly seat: Seat }
  | { readonly do: 'speak'; readonly seat: Seat }
  | {
      readonly do: 'window';
      readonly seat: Seat;
      /** Seats that are asked after this one. */
      readonly rest: readonly Seat[];
      /** Frames that follow if the card that was played stands. */
      readonly stands: readonly Frame[];
      /** Frames that follow if it is stopped. */
      readonly falls: readonly Frame[];
    }
  | { readonly do: 'draw'; readonly seat: Seat }
  | { readonly do: 'discard'; readonly seat: Seat };

export type Event =
  | { readonly did: 'begin'; readonly seat: Seat }
  | { readonly did: 'draw'; readonly seat: Seat; readonly count: number; readonly cards?: readonly Card[] }
  | { readonly did: 'play'; readonly seat: Seat; readonly card: Card }
  | { readonly did: 'keep quiet'; readonly seat: Seat }
  | { readonly did: 'discard'; readonly seat: Seat; readonly card: Card }
  | { readonly did: 'leave'; readonly seat: Seat; readonly cards: readonly Card[] };

export interface Rumour extends Parts {
  state: State;
  frame: Frame;
  choice: { speak: 'rumour' | 'quiet'; window: 'alibi' | 'pass'; discard: Card };
  event: Event;
  view: View;
  settings: Record<never, never>;
}
