/** Which words of a sentence are names of cards. */
import type { Language } from '@ludoteca/kit';
import type { Event } from '../events.ts';
import { rowOfId } from '../pool/index.ts';
import type { CardId } from '../card-definition/index.ts';

/** Every card that an event names, wherever it stands in it. */
function findCards(event: Event): readonly CardId[] {
  const found = new Set<CardId>();
  const look = (value: unknown): void => {
    if (typeof value === 'string' && rowOfId(value) !== undefined) found.add(value);
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) look(part);
  };
  look(event);
  return [...found];
}

/** The same by the names that they have in a language. */
export const findMentions = (event: Event, language: Language) =>
  findCards(event).map((card) => ({ name: rowOfId(card)?.card.name[language] ?? card, named: card }));
