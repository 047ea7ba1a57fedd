/** The colour of a card by its type. */
import type { TextSpan } from '@ludoteca/kit';
import type { StudentsCardType } from '../cards/codes.ts';
import { findDefinition } from '../deck/indexed-deck.ts';
import type { CardName } from '../parts.ts';
import type { View } from '../view-types.ts';

const TYPE_COLOURS: { readonly [type in StudentsCardType]: Omit<TextSpan, 'text'> } = {
  MATRICOLA: { role: 'black' },
  STUDENTE_SEMPLICE: { role: 'black' },
  LAUREANDO: { role: 'warn' },
  BONUS: { role: 'good' },
  MALUS: { role: 'red' },
  MAGIA: { role: 'seat', seat: 3 },
  ISTANTANEA: { role: 'seat', seat: 1 },
};

/** A text about a card, in the colour of its type. */
export const toCardSpan = (view: View, card: CardName, text: string = card): TextSpan => ({
  text,
  ...TYPE_COLOURS[findDefinition(view, card).kind.type],
});
