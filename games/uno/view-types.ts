/** The types of the view. */
import type { Seat } from '@ludoteca/kernel';
import type { VisiblePile } from '@ludoteca/kit';
import type { UnoCard, Suit, Value } from './cards.ts';

export interface View {
  readonly hands: readonly VisiblePile<UnoCard>[];
  readonly stock: VisiblePile<UnoCard>;
  readonly pile: readonly UnoCard[];
  readonly value: Value;
  readonly suit: Suit;
  readonly direction: 1 | -1;
  readonly left: readonly Seat[];
}
