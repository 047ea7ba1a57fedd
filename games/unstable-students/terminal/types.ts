import { at } from '@ludoteca/kernel';
import type { TextSpan } from '@ludoteca/kit';
import type { Type } from '../cards/codes.ts';
import type { Name, View } from '../parts.ts';
import { type Face, packOf } from '../rules/pack.ts';

/** How a card of each type is coloured; what it is stands on it in words. */
const INKS: { readonly [type in Type]: Omit<TextSpan, 'text'> } = {
  MATRICOLA: { role: 'black' },
  STUDENTE_SEMPLICE: { role: 'black' },
  LAUREANDO: { role: 'warn' },
  BONUS: { role: 'good' },
  MALUS: { role: 'red' },
  MAGIA: { role: 'seat', seat: 3 },
  ISTANTANEA: { role: 'seat', seat: 1 },
};

export function faceOf({ deck }: View, card: Name): Face {
  const pack = packOf(deck);
  return at(pack.faces, pack.cardOf(card));
}

/** In the colour of the card's type. */
export const inked = (text: string, { kind }: Face): TextSpan => ({ text, ...INKS[kind.type] });
