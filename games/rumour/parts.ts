import type { Parts, Seat } from '@ludoteca/kernel';
import type { VisiblePile } from '@ludoteca/kit';

export const CARDS = ['rumour', 'alibi', 'gossip'] as const;
export type Card = (typeof CARDS)[number];

export interface State {
  stock: Card[];
  hands: Card[][];
  pile: Card[];
  /** Who has left, first to last. */
  left: Seat[];
}

export type Frame =
  | { readonly do: 'deal' }
  | { readonly do: 'turn'; readonly seat: Seat }
  | { readonly do: 'speak'; readonly seat: Seat }
  | {
      readonly do: 'window';
      readonly seat: Seat;
      /** Who may answer after this seat. */
      readonly rest: readonly Seat[];
      /** What follows if nobody stops it, and if somebody does. */
      readonly stands: readonly Frame[];
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

export interface View {
  readonly hands: readonly VisiblePile<Card>[];
  readonly stock: VisiblePile<Card>;
  readonly pile: readonly Card[];
  readonly left: readonly Seat[];
}

export interface Rumour extends Parts {
  state: State;
  frame: Frame;
  choice: { speak: 'rumour' | 'quiet'; window: 'alibi' | 'pass'; discard: Card };
  event: Event;
  view: View;
  settings: Record<never, never>;
}
