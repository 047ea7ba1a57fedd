import { at } from '@ludoteca/kernel';
import type { TextSpan } from '@ludoteca/kit';
import type { CardType } from '../cards/codes.ts';
import type { CardName, View } from '../parts.ts';
import { type CardDefinition, indexDeck } from '../deck/indexed-deck.ts';

/** How a card of each type is coloured; what it is stands on it in words. */
const TYPE_COLOURS: { readonly [type in CardType]: Omit<TextSpan, 'text'> } = {
  MATRICOLA: { role: 'black' },
  STUDENTE_SEMPLICE: { role: 'black' },
  LAUREANDO: { role: 'warn' },
  BONUS: { role: 'good' },
  MALUS: { role: 'red' },
  MAGIA: { role: 'seat', seat: 3 },
  ISTANTANEA: { role: 'seat', seat: 1 },
};

export function definitionIn({ deck }: View, card: CardName): CardDefinition {
  const pack = indexDeck(deck);
  return at(pack.definitions, pack.getCard(card));
}

/** In the colour of the card's type. */
export const colourByType = (text: string, { kind }: CardDefinition): TextSpan => ({
  text,
  ...TYPE_COLOURS[kind.type],
});
