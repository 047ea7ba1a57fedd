/** The types of the view. */
import type { Seat } from '@ludoteca/kernel';
import type { VisiblePile } from '@ludoteca/kit';
import type { Card, Suit, Value } from './cards.ts';

export interface View {
  readonly hands: readonly VisiblePile<Card>[];
  readonly stock: VisiblePile<Card>;
  readonly pile: readonly Card[];
  readonly value: Value;
  readonly suit: Suit;
  readonly direction: 1 | -1;
  readonly left: readonly Seat[];
}
