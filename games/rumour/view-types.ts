/** The types of the view. */
import type { Seat } from '@ludoteca/kernel';
import type { VisiblePile } from '@ludoteca/kit';
import type { Card } from './cards.ts';

export interface View {
  readonly hands: readonly VisiblePile<Card>[];
  readonly stock: VisiblePile<Card>;
  readonly pile: readonly Card[];
  readonly left: readonly Seat[];
}
